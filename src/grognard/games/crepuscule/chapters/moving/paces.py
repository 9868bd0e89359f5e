"""C-INF-1 to 6, C-CAV-3 to 8, D-25 to 27: how far a unit goes in one turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.table.pose import INCH

from ...model.kinds import (
    CAVALRY,
    COLUMN,
    ECHELON,
    EIGHT_INCHES,
    EXTENDED,
    FORAGERS,
    INFANTRY,
    LINE,
    MARCH,
    REFORMED,
    SKIRMISH,
    WHOLE,
)
from ...model.pieces import Unit
from ...model.state import Battle
from ..formations import field_of
from ..ground import is_within

SQUARE_MOVE: Final = 2 * INCH
LINE_SKIRMISHES: Final = 3 * INCH  # line infantry in skirmish order (C-INF-6)


def base_move(u: Unit) -> i64:
    """C-INF-4a, C-INF-6, D-27 Its move without marching, in hundredths of a millimetre."""
    if u.is_square():
        return SQUARE_MOVE
    if u.formation == SKIRMISH:
        if u.roster.is_light() or u.is_detached():
            return u.roster.profile.open_move * INCH
        return LINE_SKIRMISHES
    return u.roster.profile.move * INCH


def most_times(u: Unit) -> i64:
    """C-INF-1 to 6, C-CAV-6 to 8, W-SKI-1 How often its formation may multiply that."""
    if u.formation == MARCH:
        return 3
    if u.formation == LINE:
        return 3 if u.arm == CAVALRY else 2
    if u.formation in (COLUMN, EXTENDED, ECHELON, SKIRMISH, FORAGERS):
        return 2
    return 1


def is_watched(b: Battle, u: Unit) -> bool:
    """D-25 Whether an enemy who does not flee is within 8 inches."""
    if not b.setting.options.march_limit:
        return False
    for body in field_of(b).enemies(u.seat):
        foe = b.units[body.owner]
        if not foe.is_fleeing() and is_within(b, u, foe, EIGHT_INCHES):
            return True
    return False


def times_of(b: Battle, u: Unit) -> i64:
    """D-19, D-25, D-26 How often it may multiply its move now, roads apart."""
    times = most_times(u)
    if times > 1 and is_watched(b, u):
        return 1
    return times if times < 3 or may_force(b, u) else 2


def may_force(b: Battle, u: Unit) -> bool:
    """D-19, D-26, W-MOV-3 A forced march needs a musician, and no change of formation before."""
    if u.has(REFORMED):
        return False
    return u.roster.musician or not b.setting.options.march_musician


def road_times(b: Battle, u: Unit) -> i64:
    """C-INF-1 On a road a march column of infantry goes four times its move."""
    column = u.arm == INFANTRY and u.formation == MARCH
    return 4 if column and times_of(b, u) == 3 else 0


def allowance_of(b: Battle, u: Unit) -> i64:
    """D-19 All that it could go in this turn."""
    return base_move(u) * times_of(b, u)


def left_of(u: Unit, length: i64) -> i64:
    """D-19 What is left of an allowance after the share that is used."""
    return length * (WHOLE - u.used) // WHOLE


def share_of(cost: i64, allowance: i64) -> i64:
    """D-19 What share of its allowance a move has taken, rounded up."""
    return (cost * WHOLE + allowance - 1) // allowance if allowance > 0 else WHOLE
