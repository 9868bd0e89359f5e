"""Chapter 11, the chain of command: who commands whom, and how far a general's command reaches."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.tally import Tally
from grognard.table.lines import Line, passes
from grognard.table.measure import to_polygon, within
from grognard.table.pose import Point
from grognard.table.sight import nearest_point
from grognard.table.terrain import length_inside

from ...model.charts import modifier, most_from_generals
from ...model.kinds import IMPASSABLE, NOBODY, ON_TABLE, RADIUS, TO_COME
from ...model.pieces import General, Unit
from ...model.state import Battle
from ..formations import centre_of, footprint

SUCCESSOR: Final = -1  # of a commander-in-chief who was lost; of a French army 0


# Who commands


def commander_in_chief(b: Battle, seat: i64) -> i64:
    """R63 The highest of the generals who have arrived; NOBODY in an army without one."""
    found: i64 = NOBODY
    best: i64 = 0
    for g in b.generals:
        if g.seat == seat and g.place != TO_COME and g.roster.chief > best:
            found, best = g.gid, g.roster.chief
    return found


def is_out(b: Battle, seat: i64) -> bool:
    """1.1, R61 Whether the commander-in-chief is committed, captured, killed, or there is none."""
    gid = commander_in_chief(b, seat)
    if gid == NOBODY:
        return True
    return b.generals[gid].place != ON_TABLE or b.generals[gid].is_committed()


def chief_value(b: Battle, seat: i64) -> i64:
    """3.3, 9.5, R96 What the commander-in-chief adds to reserve movement while he is free."""
    gid = commander_in_chief(b, seat)
    if gid == NOBODY:
        return SUCCESSOR
    g = b.generals[gid]
    if g.until == NOBODY:
        return 0 if b.setting.sides[seat].french else SUCCESSOR
    return g.roster.value


def chain_of(b: Battle, u: Unit) -> list[int]:
    """R63 The formations that a unit belongs to, its own first."""
    return b.setting.commands[u.roster.command].chain


def is_in_chain(b: Battle, g: General, u: Unit) -> bool:
    """R7, R63, R95 Whether a general commands a unit, directly or from above."""
    if g.seat != u.seat or g.place != ON_TABLE:
        return False
    chain = chain_of(b, u)
    if g.substitute != NOBODY:
        return g.substitute in chain
    if g.gid == commander_in_chief(b, g.seat):
        return True
    for command in g.roster.commands:
        if command in chain and not is_replaced(b, g, command):
            return True
    return False


def is_replaced(b: Battle, g: General, command: i64) -> bool:
    """R95 Whether a superior leads a formation in his place."""
    for other in b.generals:
        if other.gid != g.gid and other.place == ON_TABLE and other.substitute == command:
            return True
    return False


# Where a general is, and how far he reaches


def point_of(b: Battle, g: General) -> Point:
    """11.1 His own place, or the middle of the brigade he is with."""
    return (g.x, g.y) if g.attached == NOBODY else centre_of(b, b.units[g.attached])


def distance_to(b: Battle, g: General, u: Unit) -> i64:
    """R6 From him to the nearest edge of a unit."""
    x, y = point_of(b, g)
    return min([to_polygon(x, y, part) for part in footprint(b, u).parts])


def in_radius(b: Battle, g: General, u: Unit) -> bool:
    """11.1, R6 Within 12 inches, the straight way clear of enemies and closed ground."""
    if not within(distance_to(b, g, u), RADIUS):
        return False
    start = point_of(b, g)
    stop = nearest_point(footprint(b, u).hull, start[0], start[1])
    return not crosses_enemy(b, g.seat, start, stop) and not crosses_closed(b, start, stop)


def crosses_enemy(b: Battle, seat: i64, start: Point, stop: Point) -> bool:
    """Whether a straight way leads through an enemy."""
    if start == stop:
        return False
    line = Line(start[0], start[1], stop[0], stop[1])
    for u in b.units:
        if u.seat != seat and u.place == ON_TABLE:
            for part in footprint(b, u).parts:
                enters, leaves = passes(line, part)
                if leaves > enters:
                    return True
    return False


def crosses_closed(b: Battle, start: Point, stop: Point) -> bool:
    """Whether a straight way leads over ground that nobody enters."""
    if start == stop:
        return False
    closed = b.setting.ground.areas_with(IMPASSABLE)
    return length_inside(closed, start[0], start[1], stop[0], stop[1]) > 0


def generals_near(b: Battle, u: Unit) -> list[General]:
    """3.2, R6, R7 Those of its chain who are with it, or detached and near."""
    found: list[General] = []
    for g in b.generals:
        if is_in_chain(b, g, u):
            if g.attached == u.uid or (g.attached == NOBODY and in_radius(b, g, u)):
                found.append(g)
    return found


def add_generals(b: Battle, u: Unit, sum_: Tally) -> None:
    """3.2, R8 What its generals add to a roll, 4 at the most."""
    add_staff([staff_cite(g) for g in generals_near(b, u)], sum_)


def add_staff(cites: list[str], sum_: Tally) -> None:
    """3.2, R8 A line for each general, as long as the limit allows."""
    left = most_from_generals()
    for cite in cites:
        share = min(left, modifier(cite))
        if share > 0:
            sum_.add(share, cite)
            left -= share


def staff_cite(g: General) -> str:
    """3.2 The line of the card that a general counts by."""
    return general_cite(g.attached != NOBODY, g.charismatic)


def general_cite(attached: bool, charismatic: bool) -> str:
    if attached:
        return "3.2 attached charismatic general" if charismatic else "3.2 attached general"
    return "3.2 detached charismatic general" if charismatic else "3.2 detached general"


def battery_led(b: Battle, u: Unit) -> bool:
    """4.2, R72 Whether any general of its side is within 12 inches of a battery."""
    for g in b.generals:
        if g.seat == u.seat and g.place == ON_TABLE and within(distance_to(b, g, u), RADIUS):
            return True
    return False


def best_attached(b: Battle, uid: i64) -> General | None:
    """8.2, R75 Of the generals with a brigade the one that counts in its combats."""
    best: General | None = None
    for g in b.attached_to(uid):
        if best is None or (g.charismatic and not best.charismatic):
            best = g
    return best
