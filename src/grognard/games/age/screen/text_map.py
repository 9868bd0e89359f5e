"""The table drawn in text: the field from above, and a line for every unit and general.

A unit is drawn with its letter, upper case for the south and lower case for the north, and with an
arrow at the middle of its front. Interpreted.
"""

from __future__ import annotations

from typing import Final

from grognard.miniatures.screen.battle_words import YES_NO
from grognard.miniatures.screen.text_map import TextMap
from grognard.miniatures.text.grammar import unit_text
from grognard.miniatures.text.lengths import angle_text
from grognard.table.pose import INCH

from ..chapters.formations import footprint
from ..chapters.victory import points_of
from ..model.kinds import ARTILLERY, DAMAGED, DISORDERED, MARKS, NOBODY, ON_TABLE, PLACES, SILENCED
from ..model.pieces import General, Unit
from ..model.state import Battle
from ..text.notation import LENGTHS, general_text
from .looks import scene_of
from .words import (
    SHOWN,
    command_name,
    formation_name,
    full_name,
    general_name,
    goal_name,
    say,
    side_name,
    strength,
)

NARROWEST: Final = INCH // 2  # of a cell
RULED: Final = 6 * INCH
INSIDE: Final = INCH // 2  # how far behind its front edge the arrow of a unit lies
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
GENERALS: Final = ("★", "☆")


def draw(b: Battle, lang: str) -> str:
    lines = Map(b, lang).titled_lines()
    # a message is trimmed at its beginning
    lines += [f" {line.strip()}" for line in say(lang, "map-key").splitlines()]
    lines += [goal_line(b, number, lang) for number in range(len(b.setting.goals))]
    for seat in (1, 0):
        lines += ["", side_title(b, seat, lang), *side_lines(b, seat, lang)]
    return "\n".join(lines)


def letter(b: Battle, u: Unit) -> str:
    """The units of a side by their order in its list."""
    first = next(uid for uid, seat in enumerate(b.setting.seat_of) if seat == u.seat)
    sign = LETTERS[(u.uid - first) % len(LETTERS)]
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
        for g in b.generals:
            if g.on_table() and g.attached == NOBODY:
                self.put(int(g.x), int(g.y), GENERALS[g.seat])


def goal_line(b: Battle, number: int, lang: str) -> str:
    worth, seat = int(b.setting.goals[number].worth), b.holders[number]
    name = goal_name(b, number, lang)
    holder = side_name(b, seat, lang) if seat != NOBODY else say(lang, "nobody")
    return f" ◎ {say(lang, 'goal-line', name=name, worth=worth, holder=holder)}"


def side_title(b: Battle, seat: int, lang: str) -> str:
    """The army, where it comes from, and its state."""
    where = say(lang, "map-side", south=YES_NO[seat == 0])
    points = int(points_of(b, seat).total)
    fares = say(lang, "map-points", points=points, level=b.levels[seat])
    return f" {side_name(b, seat, lang)} ({where}): {fares}"


def side_lines(b: Battle, seat: int, lang: str) -> list[str]:
    lines = [unit_line(b, u, lang) for u in b.units if u.seat == seat]
    return lines + [general_line(b, g, lang) for g in b.generals if g.seat == seat]


def unit_line(b: Battle, u: Unit, lang: str) -> str:
    head, name = f" {letter(b, u)} {unit_text(b, u.uid):<5}", full_name(b, u.uid, lang)
    if not u.on_table():
        return f"{head} {say(lang, 'gone', place=PLACES[u.place]):<20} {name}"
    place = f"{LENGTHS.point_text(u.pose.x, u.pose.y)} {angle_text(u.pose.h)}°"
    what = f"{strength_sign(b, u, lang)} {formation_name(u.formation, lang)}"
    marks = [say(lang, "mark", mark=mark) for mark in SHOWN if u.marks & 1 << MARKS.index(mark)]
    return ", ".join([f"{head} {place:<18} {what:<24} {name}", *marks])


def strength_sign(b: Battle, u: Unit, lang: str) -> str:
    """12.2 Bases left and at the start, the first letter of its condition, and its marks."""
    ails = "!" if u.marks & (DISORDERED | SILENCED) else ""
    ails += "x" if u.marks & DAMAGED else ""
    if u.arm == ARTILLERY:
        return f"{ails:<6}"
    facts = strength(b, u.uid, lang)
    sign = str(facts["condition"])[0].upper()
    return f"{u.bases}/{u.roster.bases}{sign}{ails:<2}"


def general_line(b: Battle, g: General, lang: str) -> str:
    if g.place != ON_TABLE:
        where = say(lang, "gone", place=PLACES[g.place])
    elif g.attached != NOBODY:
        where = say(lang, "general-with", unit=unit_text(b, g.attached))
    else:
        where = LENGTHS.point_text(g.x, g.y)
    if g.substitute != NOBODY:
        where += f", {say(lang, 'general-leads', command=command_name(b, g.substitute, lang))}"
    name = f"{general_name(b, g.gid, lang)} ({general_text(b, g.gid)})"
    return f" {GENERALS[g.seat]} {say(lang, 'general-line', name=name, where=where)}"
