"""The table drawn in text: the field from above, and a line for every battalion.

A cell is 2 cm wide and 4 cm deep, more on a wide table. A battalion is drawn with its letter, large
for red and small for blue, and with an arrow at the middle of its front.
"""

from __future__ import annotations

from typing import Final

from grognard.miniatures.screen.battle_words import YES_NO
from grognard.miniatures.screen.text_map import TextMap
from grognard.miniatures.text.grammar import unit_text
from grognard.miniatures.text.lengths import angle_text
from grognard.table.pose import CM

from ..chapters.figures import footprint, screen_footprint
from ..model.pieces import MARKS, NOBODY, STATUSES, Battalion, Commander
from ..model.state import Battle
from ..text.notation import LENGTHS
from ..text.writing import SEATS
from .looks import scene_of
from .words import SHOWN, chief_name, formation_name, quality_name, say, side_name

NARROWEST: Final = 2 * CM  # of a cell
LETTERS: Final = "ABCDEFGHIJKL"
COMMANDERS: Final = ("★", "☆")
SCREENS: Final = (";", ":")
RULED: Final = 20 * CM
INSIDE: Final = 2 * CM  # how far behind its front edge the arrow of a battalion lies
CHARACTERS: Final = ("drummer", "sergeant", "ensign", "officer")


def draw(b: Battle, lang: str) -> str:
    lines = Map(b, lang).titled_lines()
    # a message is trimmed at its beginning
    lines += [f" {line.strip()}" for line in say(lang, "map-key").splitlines()]
    for seat in (1, 0) if b.sides and b.sides[0] == 0 else (0, 1):
        lines += ["", side_title(b, seat, lang), *side_lines(b, seat, lang)]
    return "\n".join(lines)


def letter(b: Battle, u: Battalion) -> str:
    """The battalions of a side by their order in its list."""
    first = 0 if u.seat == 0 else len(b.setting.armies[0].battalions)
    sign = LETTERS[(u.uid - first) % len(LETTERS)]
    return sign if u.seat == 0 else sign.lower()


class Map(TextMap):
    """A battle from above."""

    def __init__(self, b: Battle, lang: str) -> None:
        super().__init__(scene_of(b, lang), NARROWEST, RULED)
        standing = [u for u in b.units if u.on_table()]
        for u in standing:
            self.put_arrow(u.pose, INSIDE)
            self.blocks.append((footprint(u).hull, letter(b, u)))
            if u.screen:
                self.strips.append((screen_footprint(u).hull, SCREENS[u.seat]))
        for c in b.commanders:
            if c.placed and c.alive and c.unit == NOBODY:
                self.put(int(c.x), int(c.y), COMMANDERS[c.seat])


# The armies


def side_title(b: Battle, seat: int, lang: str) -> str:
    """The army, its colour, and where it comes from."""
    words = [say(lang, "map-seat", seat=SEATS[seat])]
    if b.sides:
        words.append(say(lang, "map-side", south=YES_NO[b.sides[seat] == 0]))
    return f" {side_name(b, seat, lang)} ({', '.join(words)})"


def side_lines(b: Battle, seat: int, lang: str) -> list[str]:
    lines = [unit_line(b, u, lang) for u in b.units if u.seat == seat]
    return [*lines, commander_line(b, b.commanders[seat], lang)]


def unit_line(b: Battle, u: Battalion, lang: str) -> str:
    head = f" {letter(b, u)} {unit_text(b, u.uid):<5}"
    if not u.on_table():
        where = say(lang, "gone", place=("in-hand", "", "fled", "destroyed")[u.place])
        return f"{head} {where:<20} {u.roster.name}"
    place = f"{LENGTHS.point_text(u.pose.x, u.pose.y)} {angle_text(u.pose.h)}°"
    skirmishers = f"+{u.screen}" if u.screen else ""
    men = f"{u.rankers}{skirmishers}/{u.roster.rankers}"
    what = f"{quality_name(u.quality, lang)}, {formation_name(u.formation, lang)}"
    line = f"{head} {place:<18} {men:<8} {what:<18} {staff_signs(u, lang):<6} {u.roster.name}"
    status = [say(lang, "status", status=STATUSES[u.status])] if u.status else []
    return ", ".join([line, *conditions(b, u, lang), *status])


def staff_signs(u: Battalion, lang: str) -> str:
    """A letter for each character."""
    return "".join(
        say(lang, "staff-sign", character=name) * u.staff[kind]
        for kind, name in enumerate(CHARACTERS)
    )


def conditions(b: Battle, u: Battalion, lang: str) -> list[str]:
    """Its marks, and its opponent."""
    words = [say(lang, "mark", mark=name) for name in SHOWN if u.marks & 1 << MARKS.index(name)]
    if u.foe != NOBODY:
        words.append(say(lang, "fights", foe=unit_text(b, u.foe)))
    if u.helps != NOBODY:
        words.append(say(lang, "helps", friend=unit_text(b, u.helps)))
    return words


def commander_line(b: Battle, c: Commander, lang: str) -> str:
    name = chief_name(b, c.seat, lang)
    state = "dead" if not c.alive else "in-hand" if not c.placed else "joined"
    unit = unit_text(b, c.unit) if c.unit != NOBODY else ""
    where = say(lang, "chief", state=state, unit=unit)
    if state == "joined" and c.unit == NOBODY:
        where = LENGTHS.point_text(c.x, c.y)
    return f" {COMMANDERS[c.seat]} {say(lang, 'chief-line', name=name, where=where)}"
