"""Chapter 10: critical levels, objectives, victory points, and the end of a battle."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.tally import Tally
from grognard.table.measure import to_polygon, within
from grognard.table.pose import INCH

from ..model import charts
from ..model.charts import LISTS, victory
from ..model.kinds import (
    ARTILLERY,
    CAPTURED,
    DESTROYED,
    FRESH,
    LOST,
    NOBODY,
    ON_TABLE,
    OUT,
    SPENT,
    TO_COME,
)
from ..model.pieces import General, Unit
from ..model.state import Battle
from .command.chain import commander_in_chief
from .formations import footprint

BATTERY_BASES: Final = 2  # what a battery, or a commander-in-chief, counts in losses (R3)
BROKEN: Final = 3
HOLDS: Final = 2 * INCH

# How a battle ends.
DECISIVE: Final = "10.3 decisive victory"
DRAW: Final = "10.3 draw"


# Critical levels


def weight_of(u: Unit) -> i64:
    """R3 What a whole unit counts in the strength of its army."""
    return BATTERY_BASES if u.arm == ARTILLERY else u.roster.bases


def strength_at_start(b: Battle, seat: i64) -> i64:
    """R3 All bases of an army, later arrivals too, and 2 for each battery."""
    return sum([weight_of(u) for u in b.units if u.seat == seat])


def strength_lost(b: Battle, seat: i64) -> i64:
    """R3 Bases lost, 2 for each battery and for the commander-in-chief."""
    lost: i64 = 0
    for u in b.units:
        if u.seat == seat:
            if u.place == DESTROYED or u.place == CAPTURED:
                lost += weight_of(u)
            else:
                lost += u.roster.bases - u.bases
    chief = commander_in_chief(b, seat)
    if chief != NOBODY and is_lost(b.generals[chief]):
        lost += BATTERY_BASES
    return lost


def is_lost(g: General) -> bool:
    """R36 Hit or taken at least once; his successor does not change that."""
    return g.place == OUT or g.place == CAPTURED or g.place == LOST or g.until == NOBODY


def critical_level(b: Battle, seat: i64) -> i64:
    """10.1, R3 How many of the shares of losses are reached."""
    lost, whole = strength_lost(b, seat), strength_at_start(b, seat)
    shares = b.setting.notes.critical
    if not shares:
        return charts.critical_level(lost, whole)
    level: i64 = 0
    for share in shares:
        if lost > 0 and 100 * lost >= share * whole:
            level += 1
    return level


def is_broken(b: Battle, seat: i64) -> bool:
    """10.1, R88 The last level is reached, or no brigade is left on the table or to come."""
    if critical_level(b, seat) >= BROKEN:
        return True
    for u in b.units:
        if u.seat == seat and u.is_brigade() and (u.place == ON_TABLE or u.place == TO_COME):
            return False
    return True


# Objectives


def hold_goals(b: Battle) -> None:
    """10.2 An objective belongs to the side that last had it to itself."""
    for number in range(len(b.setting.goals)):
        seat = holder_of(b, number)
        if seat != NOBODY:
            b.hold_goal(number, seat)


def holder_of(b: Battle, number: i64) -> i64:
    """10.2 The side with a brigade in good order within 2 inches, and no enemy there."""
    goal = b.setting.goals[number]
    found: i64 = NOBODY
    for u in b.units:
        if u.place == ON_TABLE and u.is_brigade() and is_at(b, u, goal.x, goal.y):
            if found != NOBODY and found != u.seat:
                return NOBODY
            found = u.seat
    return found if found != NOBODY and any_in_order(b, found, goal.x, goal.y) else NOBODY


def is_at(b: Battle, u: Unit, x: i64, y: i64) -> bool:
    return within(min([to_polygon(x, y, part) for part in footprint(b, u).parts]), HOLDS)


def any_in_order(b: Battle, seat: i64, x: i64, y: i64) -> bool:
    for u in b.side(seat):
        if u.is_brigade() and u.in_order() and is_at(b, u, x, y):
            return True
    return False


# Victory points


def points_of(b: Battle, seat: i64, keep: bool = False) -> Tally:
    """10.2 What a side has gained: objectives, and what the enemy has lost."""
    sum_ = Tally(0, "10.2 objective held", keep)
    for number, goal in enumerate(b.setting.goals):
        if b.holders[number] == seat:
            sum_.add(goal.worth, "10.2 objective held")
    for u in b.units:
        if u.seat != seat:
            cite = loss_cite(u)
            if cite:
                sum_.add(LISTS.points[cite], cite)
    for g in b.generals:
        if g.seat != seat and is_lost(g):
            cite = general_cite(b, g)
            times = 2 if g.place == LOST else 1
            sum_.add(times * LISTS.points[cite], cite)
    return sum_


def loss_cite(u: Unit) -> str:
    """10.2 The one line by which a unit's losses count; "" for none."""
    if u.arm == ARTILLERY:
        if u.place == CAPTURED:
            return "10.2 battery captured"
        return "10.2 battery destroyed" if u.place == DESTROYED else ""
    if u.place == DESTROYED or u.place == CAPTURED:
        return "10.2 destroyed brigade"
    condition = u.condition()
    if condition == FRESH:
        return ""
    return "10.2 spent brigade" if condition == SPENT else "10.2 worn brigade"


def general_cite(b: Battle, g: General) -> str:
    chief = commander_in_chief(b, g.seat) == g.gid
    return "10.2 commander lost" if chief else "10.2 general lost"


# The end


def check_end(b: Battle) -> None:
    """10.1, 10.4, R88 After the second segment: a broken army, or the last turn."""
    first, second = is_broken(b, 0), is_broken(b, 1)
    if first != second:
        b.finish(1 if first else 0, DECISIVE)
    elif first or b.turn >= b.setting.turns:
        decide(b)


def decide(b: Battle) -> None:
    """10.3 By victory points."""
    lead = points_of(b, 0).total - points_of(b, 1).total
    winner: i64 = 0 if lead > 0 else 1
    size: i64 = lead if lead >= 0 else -lead
    kind = victory(size)
    b.finish(NOBODY if kind == DRAW else winner, kind)
