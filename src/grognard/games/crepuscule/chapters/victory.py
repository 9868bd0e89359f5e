"""P-20: victory: points for losses, ground, colours, guns and generals, and the end of a battle."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.tally import Tally
from grognard.table.measure import distance

from ..model.kinds import (
    ADC,
    ARTILLERY,
    CAISSON,
    CAPTURED,
    COLOUR_LOST,
    DESTROYED,
    IN_HAND,
    INFANTRY,
    NOBODY,
    SPIKED,
)
from ..model.pieces import Unit
from ..model.state import Battle
from .casualties import strength_of
from .formations import centre_of

EIGHTH: Final = 100
TROPHY: Final = 100  # a colour, a gun, a general
GUNNER: Final = 5  # points of one of the crew (D-148)
ELITE: Final = 5  # of an elite horseman more than another (C-CAV-23)
ACROSS: Final = 4
DEEP: Final = 2
USUAL: Final = 2000  # the army that the grades are stated for (D-147)

# Grades of a victory, by the difference for armies of 2000 points (C-VIC-4).
DRAWN: Final = 0
TACTICAL: Final = 1
VICTORY: Final = 2
DECISIVE: Final = 3
STRATEGIC: Final = 4
GRADES: Final = ("draw", "tactical-success", "victory", "decisive-victory", "strategic-victory")

LAST_TURN: Final = "D-111"
ARMY_BROKEN: Final = "W-VIC-2"


# Losses


def is_wholly_lost(u: Unit) -> bool:
    """C-VIC-1, D-119 Destroyed, off the table, captured, or in flight at the end."""
    return not (u.on_table() or u.place == IN_HAND) or u.is_fleeing()


def loss_of(b: Battle, u: Unit) -> i64:
    """C-VIC-1, D-119, D-148 What the enemy scores for a unit."""
    if u.is_detached():
        return 0  # counted with its battalion
    if u.arm == ARTILLERY:
        return battery_loss(u)
    if is_wholly_lost(u):
        return u.roster.cost
    start = u.roster.figures
    lost = start - strength_of(b, u)
    elites = u.roster.elites - u.elites
    return lost * u.roster.price + elites * ELITE if 4 * lost > start else 0


def battery_loss(u: Unit) -> i64:
    """D-148 The whole for a gun that is lost, else its crew."""
    if is_wholly_lost(u) or u.captor != NOBODY:
        return u.roster.cost
    lost = u.roster.figures - u.figures
    return lost * GUNNER if 4 * lost > u.roster.figures else 0


# Ground


def eighth_of(b: Battle, u: Unit) -> i64:
    """D-118 Which of the eight parts of the table holds its middle."""
    x, y = centre_of(b, u)
    ground = b.setting.ground
    column = min(max(x * ACROSS // ground.width, 0), ACROSS - 1)
    row = min(max(y * DEEP // ground.height, 0), DEEP - 1)
    return row * ACROSS + column


def is_able(u: Unit) -> bool:
    """D-118 A unit that can fight and does not flee; caissons never fight."""
    return u.on_table() and not u.is_fleeing() and u.figures > 0 and u.arm != CAISSON


def holders(b: Battle) -> list[i64]:
    """C-VIC-2, D-118 Who holds each eighth of the table: NOBODY, or a seat."""
    formed: list[i64] = [0 for _ in range(ACROSS * DEEP)]
    present: list[i64] = [0 for _ in range(ACROSS * DEEP)]
    for u in b.units:
        if is_able(u):
            part = eighth_of(b, u)
            present[part] |= 1 << u.seat
            if u.arm == INFANTRY and u.is_formed():
                formed[part] |= 1 << u.seat
    found: list[i64] = []
    for part in range(ACROSS * DEEP):
        alone = present[part] == 1 or present[part] == 2
        found.append(present[part] - 1 if alone and formed[part] == present[part] else NOBODY)
    return found


def goal_holder(b: Battle, goal: i64) -> i64:
    """C-VIC-2 A side with formed infantry at a goal, and no enemy there who can fight."""
    place = b.setting.goals[goal]
    sides: i64 = 0
    formed: i64 = 0
    for u in b.units:
        if is_able(u):
            x, y = centre_of(b, u)
            if distance(x, y, place.x, place.y) <= place.radius:
                sides |= 1 << u.seat
                if u.arm == INFANTRY and not u.is_open():
                    formed |= 1 << u.seat
    return sides - 1 if (sides == 1 or sides == 2) and formed == sides else NOBODY


# Points


def points_of(b: Battle, seat: i64, keep: bool = False) -> Tally:
    """P-20 What a side has collected."""
    tally = Tally(0, "C-VIC-1", keep)
    for u in b.units:
        if u.seat != seat:
            lost = loss_of(b, u)
            if lost > 0:
                tally.add(int(lost), "C-VIC-1")
    held = len([one for one in holders(b) if one == seat])
    if held:
        tally.add(held * EIGHTH, "C-VIC-2")
    for goal in range(len(b.setting.goals)):
        if goal_holder(b, goal) == seat:
            tally.add(int(b.setting.goals[goal].worth), "C-VIC-2")
    add_trophies(b, tally, seat)
    return tally


def add_trophies(b: Battle, tally: Tally, seat: i64) -> None:
    """C-VIC-3, D-148 Colours, guns and generals of the enemy."""
    for u in b.units:
        if u.seat != seat:
            if u.has(COLOUR_LOST):
                tally.add(TROPHY, "C-VIC-3 colour")
            if u.arm == ARTILLERY and u.captor != NOBODY and not u.has(SPIKED) and u.on_table():
                tally.add(TROPHY, "C-VIC-3 gun")
    for o in b.officers:
        if o.seat != seat and o.place in (DESTROYED, CAPTURED):
            tally.add(int(o.roster.cost), "D-148")
            if o.roster.rank != ADC:
                tally.add(TROPHY, "C-VIC-3 general")


def scaled_lead(b: Battle) -> i64:
    """D-147 By how many points the south leads, as for armies of 2000."""
    lead = points_of(b, 0).total - points_of(b, 1).total
    size: i64 = max(b.setting.sides[0].points, b.setting.sides[1].points)
    return lead * USUAL // size if lead >= 0 else -(-lead * USUAL // size)


def grade_of(lead: i64) -> i64:
    """C-VIC-4, D-147 How great a victory is, by the lead for armies of 2000 points."""
    if lead == 0:
        return DRAWN
    lead = lead if lead > 0 else -lead
    if lead < 100:
        return TACTICAL
    if lead <= 300:
        return VICTORY
    return DECISIVE if lead <= 500 else STRATEGIC


# The end


def is_broken(b: Battle, seat: i64) -> bool:
    """D-111, W-VIC-2 A quarter or less of its figures is on the table, those in flight included."""
    start: i64 = 0
    left: i64 = 0
    for u in b.units:
        if u.seat == seat:
            start += u.roster.figures
            if u.on_table():
                left += u.figures
    return 4 * left <= start


def check_broken(b: Battle) -> None:
    """D-111, W-VIC-2 At the end of a player turn, when an army has melted away."""
    if b.setting.options.early_end and (is_broken(b, 0) or is_broken(b, 1)):
        conclude(b, ARMY_BROKEN)


def check_end(b: Battle) -> None:
    """D-111 After the last turn."""
    if b.turn >= b.setting.turns:
        conclude(b, LAST_TURN)


def conclude(b: Battle, cite: str) -> None:
    lead = points_of(b, 0).total - points_of(b, 1).total
    b.finish(NOBODY if lead == 0 else 0 if lead > 0 else 1, cite)
