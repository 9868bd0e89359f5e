"""The table drawn in text: the field from above, and a line for every unit and officer.

A unit is drawn with its letter, large for the south and small for the north, and with an arrow at
the middle of its front. Interpreted.
"""

from __future__ import annotations

from typing import Final

from grognard.miniatures.screen.battle_words import YES_NO
from grognard.miniatures.screen.text_map import TextMap
from grognard.miniatures.text.grammar import unit_text
from grognard.miniatures.text.lengths import angle_text
from grognard.table.pose import INCH

from ..chapters.formations import footprint
from ..model.kinds import IN_RANKS, NOBODY, ON_TABLE, PLACES
from ..model.pieces import Officer, Unit
from ..model.state import Battle
from ..text.notation import LENGTHS, officer_text
from .looks import scene_of
from .words import formation_name, full_name, marks_of, officer_name, say, side_name

NARROWEST: Final = INCH // 2  # of a cell
RULED: Final = 12 * INCH
INSIDE: Final = INCH // 2  # how far behind its front edge the arrow of a unit lies
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
OFFICERS: Final = ("★", "☆")


def draw(b: Battle, lang: str) -> str:
    lines = Map(b, lang).titled_lines()
    # a message is trimmed at its beginning
    lines += [f" {line.strip()}" for line in say(lang, "map-key").splitlines()]
    for seat in (1, 0):
        lines += ["", side_title(b, seat, lang), *side_lines(b, seat, lang)]
    return "\n".join(lines)


def letter(b: Battle, u: Unit) -> str:
    """The units of a side by their order in its list; skirmishers have that of their battalion."""
    first = next(uid for uid, one in enumerate(b.setting.rosters) if one.seat == u.seat)
    whole = u.roster.parent if u.is_detached() else u.uid
    sign = LETTERS[(whole - first) % len(LETTERS)]
    return sign if u.seat == 0 else sign.lower()


class Map(TextMap):
    """A battle from above."""

    def __init__(self, b: Battle, lang: str) -> None:
        super().__init__(scene_of(b, lang), NARROWEST, RULED)
        for u in b.units:
            if u.on_table():
                self.put_arrow(u.pose, INSIDE)
                for part in footprint(b, u).parts:
                    self.blocks.append((part, letter(b, u)))
                    self.strips.append((part, letter(b, u)))  # a line may miss the cells' middles
        for o in b.officers:
            if o.on_table() and o.attached == NOBODY:
                self.put(int(o.x), int(o.y), OFFICERS[o.seat])


def side_title(b: Battle, seat: int, lang: str) -> str:
    """The army, and where it comes from."""
    where = say(lang, "map-side", south=YES_NO[seat == 0])
    return f" {side_name(b, seat, lang)} ({where})"


def side_lines(b: Battle, seat: int, lang: str) -> list[str]:
    there = [u for u in b.units if u.seat == seat and u.place != IN_RANKS]
    lines = [unit_line(b, u, lang) for u in there]
    return lines + [officer_line(b, o, lang) for o in b.officers if o.seat == seat]


def unit_line(b: Battle, u: Unit, lang: str) -> str:
    head, name = f" {letter(b, u)} {unit_text(b, u.uid):<5}", full_name(b, u.uid, lang)
    if not u.on_table():
        return f"{head} {say(lang, 'gone', place=PLACES[u.place]):<20} {name}"
    place = f"{LENGTHS.point_text(u.pose.x, u.pose.y)} {angle_text(u.pose.h)}°"
    count = f"{u.figures}/{u.roster.figures}" if not u.is_detached() else f"{u.figures}"
    what = f"{count:<5} {formation_name(u.formation, lang)} {u.files}"
    return ", ".join([f"{head} {place:<18} {what:<26} {name}", *marks_of(b, u.uid, lang)])


def officer_line(b: Battle, o: Officer, lang: str) -> str:
    if o.place != ON_TABLE:
        where = say(lang, "gone", place=PLACES[o.place])
    elif o.attached != NOBODY:
        where = say(lang, "officer-with", unit=unit_text(b, o.attached))
    else:
        where = LENGTHS.point_text(o.x, o.y)
    name = f"{officer_name(b, o.oid, lang)} ({officer_text(b, o.oid)})"
    return f" {OFFICERS[o.seat]} {say(lang, 'officer-line', name=name, where=where)}"
