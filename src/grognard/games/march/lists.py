"""Chapters 2 and 17: army lists as text, and the armies that come with the game.

A list is text, one battalion a line; everything after a # is a comment:

    british: Fane's brigade
    commander: Henry Fane
    b50 32 veterans, drummer, sergeant, officer: 50th Foot
    b95 24 veterans, light, rifles, drummer, detach 18: 95th Rifles

In one line, as an option takes it, semicolons stand for the ends of the lines.
"""

from __future__ import annotations

import re
from typing import Final

from ...kernel.refusal import BadNotation
from .actions import COLUMN, FORMATIONS, LINE
from .armies import ARMY_POINTS, army_faults, roster_faults
from .files import data_files, read_text
from .pieces import (
    BRITISH,
    CHARACTERS,
    COMMANDER,
    ENSIGN,
    FRENCH,
    NATIONS,
    QUALITIES,
    Army,
    Roster,
)

LONGEST_NAME: Final = 60
LONGEST_LIST: Final = 4000
NAME: Final = re.compile(r"[^;#\x00-\x1f\x7f-\x9f\u2028\u2029]+")
ID: Final = re.compile(r"[a-z][a-z0-9-]{0,7}")
PLAIN: Final = re.compile(r"[0-9]{1,4}")

# Words that a list may use for each thing; the first is the one written.
QUALITY_WORDS: Final = (
    ("recruits", "recrues", "green"),
    ("drilled", "entraînés", "entraines"),
    ("veterans", "vétérans"),
    ("guard", "guards", "garde"),
)
CHARACTER_WORDS: Final = (
    ("drummer", "drummers", "bugler", "buglers", "trumpeter", "trumpeters",
     "tambour", "tambours", "clairon", "clairons", "trompette", "trompettes"),
    ("sergeant", "sergeants", "sergent", "sergents"),
    ("ensign", "ensigns", "porte-drapeau", "porte-drapeaux", "enseigne", "enseignes"),
    ("officer", "officers", "officier", "officiers"),
)  # fmt: skip
FORMATION_WORDS: Final = (("line", "ligne"), ("column", "colonne"))
LIGHT_WORDS: Final = ("light", "léger", "légère", "légers")
RIFLE_WORDS: Final = ("rifles", "rifle", "fusils")
DETACH_WORDS: Final = ("detach", "détache")
NATION_WORDS: Final = (("british", "britanniques"), ("french", "français"), ("other", "autre"))
COMMANDER_WORDS: Final = ("commander", "commandant")
RESERVED: Final = (*NATIONS, *COMMANDER_WORDS)


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
    return f"{', '.join(words)}: {roster.name}"


def read_army(text: str, points: int = ARMY_POINTS) -> Army:
    """2.0 A list, in lines or in one; raises BadNotation with the line, the value and the rule."""
    if len(text) > LONGEST_LIST:
        raise BadNotation(0, f"{len(text)} characters", f"a list has at most {LONGEST_LIST}")
    draft = _Draft()
    for number, line in enumerate(text.splitlines(), 1):
        for item in line.partition("#")[0].split(";"):
            if item.strip():
                draft.take(number, item.strip())
    army = draft.army()
    for fault in army_faults(army, points):
        raise fault.bad(0)
    return army


class _Draft:
    """An army list as far as it is read."""

    def __init__(self) -> None:
        self.nation = -1
        self.name = ""
        self.commander = ""
        self.entries: list[tuple[int, str, str]] = []

    def take(self, line: int, item: str) -> None:
        head, colon, tail = item.partition(":")
        word = head.strip().lower()
        nation = _place(NATION_WORDS, word)
        if nation >= 0:
            if self.nation >= 0:
                raise BadNotation(line, head, "the nation is said twice; an army is of one (R1)")
            self.nation = nation
            self.name = _name(line, tail) if tail.strip() else ""
        elif word in COMMANDER_WORDS:
            if self.commander:
                raise BadNotation(line, head, "an army has one Supreme Commander (R2)")
            self.commander = _name(line, tail)
        else:
            self.entries.append((line, head, _name(line, tail) if colon else ""))

    def army(self) -> Army:
        if self.nation < 0:
            raise BadNotation(0, "", f"an army begins with its nation: {', '.join(NATIONS)} (R1)")
        battalions: list[Roster] = []
        taken: list[str] = []
        for order, (line, head, name) in enumerate(self.entries, 1):
            roster = _roster(line, head, name, self.nation, order)
            if roster.id in taken:
                raise BadNotation(line, roster.id, "two battalions have the same id")
            for fault in roster_faults(self.nation, roster):
                raise fault.bad(line)
            taken.append(roster.id)
            battalions.append(roster)
        name = self.name or NATIONS[self.nation].capitalize()
        return Army(name, self.nation, self.commander, battalions)


def _name(line: int, text: str) -> str:
    name = " ".join(text.split())
    if not name or len(name) > LONGEST_NAME or not NAME.fullmatch(name):
        raise BadNotation(line, text.strip(), f"a name has 1 to {LONGEST_NAME} letters")
    return name


def _place(words: tuple[tuple[str, ...], ...], word: str) -> int:
    for place, known in enumerate(words):
        if word in known:
            return place
    return -1


def _roster(line: int, text: str, name: str, nation: int, order: int) -> Roster:
    parts = [part.split() for part in text.lower().split(",")]
    entry = _Entry(line, parts[0], f"{NATIONS[nation][0]}{order}")
    for words in parts[1:]:
        entry.add(words)
    counts = entry.counts
    if counts[ENSIGN] == 2 and nation == BRITISH:
        counts[ENSIGN] = 1  # R3: two colours are carried, one character counts and is paid
    shown = name or _usual_name(nation, order)
    return Roster(
        entry.id,
        shown,
        entry.quality,
        entry.rankers,
        counts,
        entry.light,
        entry.rifles,
        entry.formation,
        entry.detached,
    )


def _usual_name(nation: int, order: int) -> str:
    if nation == BRITISH:
        ending = {1: "st", 2: "nd", 3: "rd"}.get(order, "th")
        return f"{order}{ending} Battalion"
    if nation == FRENCH:
        return f"{order}{'er' if order == 1 else 'e'} Bataillon"
    return f"Battalion {order}"


class _Entry:
    """The words before the colon of a battalion's line."""

    def __init__(self, line: int, first: list[str], usual: str) -> None:
        self.line = line
        self.id = usual
        self.counts = [0] * COMMANDER
        self.light = False
        self.rifles = False
        self.formation = LINE
        self.detached = 0
        self.seen: list[str] = []
        if len(first) == 3:
            self.id = self._id(first[0])
            first = first[1:]
        if len(first) != 2:
            example = "expected an id, a number and a quality, such as b1 24 drilled"
            raise BadNotation(line, " ".join(first), example)
        self.rankers = self._number(first[0])
        self.quality = self._quality(first[1])

    def _id(self, word: str) -> str:
        if not ID.fullmatch(word) or word in RESERVED:
            expected = "an id has 1 to 8 small letters, digits and dashes, a letter first"
            raise BadNotation(self.line, word, expected)
        return word

    def _quality(self, word: str) -> int:
        """1.3 One of four."""
        quality = _place(QUALITY_WORDS, word)
        if quality < 0:
            expected = f"expected a quality: {', '.join(QUALITIES)} (1.3)"
            raise BadNotation(self.line, word, expected)
        return quality

    def _number(self, word: str) -> int:
        if not PLAIN.fullmatch(word):
            raise BadNotation(self.line, word, "expected a whole number")
        return int(word)

    def add(self, words: list[str]) -> None:
        """One of the things after the quality, each said once."""
        kind = self._add(words)
        if kind in self.seen:
            raise BadNotation(self.line, " ".join(words), f"{kind} is said twice")
        self.seen.append(kind)

    def _add(self, words: list[str]) -> str:
        if len(words) == 2 and words[0] in DETACH_WORDS:
            self.detached = self._number(words[1])
            return "detach"
        if len(words) == 2 and _place(CHARACTER_WORDS, words[1]) >= 0:
            return self._character(words[1], self._number(words[0]))
        if len(words) == 1:
            found = self._single(words[0])
            if found:
                return found
        known = [*CHARACTERS[:COMMANDER], *FORMATIONS, "light", "rifles", "detach 4"]
        raise BadNotation(self.line, " ".join(words), f"expected one of {', '.join(known)}")

    def _single(self, word: str) -> str:
        if word in LIGHT_WORDS:
            self.light = True
            return "light"
        if word in RIFLE_WORDS:
            self.rifles = True
            return "rifles"
        formation = _place(FORMATION_WORDS, word)
        if formation >= 0:
            self.formation = formation
            return "the formation"
        return self._character(word, 1) if _place(CHARACTER_WORDS, word) >= 0 else ""

    def _character(self, word: str, count: int) -> str:
        character = _place(CHARACTER_WORDS, word)
        self.counts[character] = count
        return CHARACTERS[character]


# Ready armies

_ready: Final[dict[str, Army]] = {}


def ready_armies() -> dict[str, Army]:
    """17.1 The armies that come with the game, by their names, those of the book among them."""
    if not _ready:
        for path in data_files("armies", ".army"):
            _ready[path.stem] = read_army(read_text(path))
    return _ready


def army_from(text: str, points: int = ARMY_POINTS) -> Army:
    """17.2 A ready army by its name, such as sample-french, or a list."""
    known = ready_armies()
    if text in known:
        for fault in army_faults(known[text], points):
            raise fault.bad(0)
        return known[text]
    if ":" not in text and ";" not in text and "\n" not in text:
        raise BadNotation(0, text, f"no such army; ready: {', '.join(known)}; or give a list")
    return read_army(text, points)
