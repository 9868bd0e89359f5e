"""Chapters 2 and 17: army lists as text, and the armies that come with the game.

A list is text, one battalion a line; everything after a # is a comment:

    british: Fane's brigade
    commander: Henry Fane
    b50 32 veterans, drummer, sergeant, officer, green coats: 50th Foot
    b95 24 veterans, light, rifles, drummer, detach 18: 95th Rifles

In one line, as an option takes it, semicolons stand for the ends of the lines.
"""

from __future__ import annotations

from typing import Final

from grognard.miniatures.files.data_files import data_files, read_text

from ..model.actions import COLUMN, FORMATIONS
from ..model.pieces import CHARACTERS, COATS, NATIONS, QUALITIES, Army, Roster
from .armies import ARMY_POINTS, army_faults
from .list_errors import Fault
from .list_parser import read_draft
from .share_codes import is_code, read_code


def write_army(army: Army) -> str:
    """A list, a battalion a line."""
    return "\n".join(_written(army)) + "\n"


def write_army_line(army: Army) -> str:
    """The same in one line, for an option."""
    return "; ".join(_written(army))


def _written(army: Army) -> list[str]:
    lines = [f"{NATIONS[army.nation]}: {army.name}"]
    if army.commander:
        lines.append(f"commander: {army.commander}")
    return lines + [_roster_line(roster) for roster in army.battalions]


def _roster_line(roster: Roster) -> str:
    words = [f"{roster.id} {roster.rankers} {QUALITIES[roster.quality]}"]
    if roster.light:
        words.append("light")
    if roster.rifles:
        words.append("rifles")
    for character, count in enumerate(roster.characters):
        name = CHARACTERS[character]
        if count:
            words.append(name if count == 1 else f"{count} {name}s")
    if roster.formation == COLUMN:
        words.append(FORMATIONS[COLUMN])
    if roster.detached:
        words.append(f"detach {roster.detached}")
    if roster.coat:
        words.append(f"{COATS[roster.coat]} coats")
    return f"{', '.join(words)}: {roster.name}"


def read_army(text: str, points: int = ARMY_POINTS) -> Army:
    """2.0 A list, in lines or in one; raises BadNotation with the line, the value and the rule."""
    draft = read_draft(text)
    for found in draft.found:
        raise found.fault.bad(found.line)
    army = draft.army()
    for fault in army_faults(army, points):
        raise fault.bad(0)
    return army


# Ready armies

_ready: Final[dict[str, Army]] = {}


def ready_armies() -> dict[str, Army]:
    """17.1 The armies that come with the game, by their names, those of the book among them."""
    if not _ready:
        for path in data_files("march", "armies", ".army"):
            _ready[path.stem] = read_army(read_text(path))
    return _ready


def list_of(text: str) -> str | Fault:
    """17.2 The list that a ready army's name or a share code stands for; a list stands for itself.

    A name alone is no list.
    """
    known = ready_armies()
    if text in known:
        return write_army(known[text])
    if is_code(text):
        line = read_code(text)
        return line if line is not None else Fault("", "code", "", text)
    if ":" not in text and ";" not in text and "\n" not in text:
        return Fault("", "army", "", text, known=", ".join(known))
    return text


def army_from(text: str, points: int = ARMY_POINTS) -> Army:
    """17.2 A ready army by its name, such as sample-french, a share code, or a list."""
    known = ready_armies()
    if text in known:
        for fault in army_faults(known[text], points):
            raise fault.bad(0)
        return known[text]
    found = list_of(text)
    if isinstance(found, Fault):
        raise found.bad(0)
    return read_army(found, points)
