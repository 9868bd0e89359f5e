"""C-ART-9, C-ART-42, D-82, D-212: batteries side by side that fire at one target."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.table.angles import DEGREE, turn_between
from grognard.table.pose import INCH

from ...model.kinds import BALL, GRAND_BATTERY, MASSED
from ...model.pieces import Unit
from ...model.state import Battle
from ..ground import is_within
from .estimates import PER_AIM

LEAST_POINTS: Final = 2500
BESIDE: Final = 3 * INCH
SAME_WAY: Final = 45 * DEGREE


def is_large_enough(b: Battle, seat: i64) -> bool:
    """C-ART-9 Grand batteries need an army of 2,500 points."""
    return b.setting.sides[seat].points >= LEAST_POINTS


def stand_together(b: Battle, u: Unit, v: Unit) -> bool:
    """D-82 Within 3 inches, and pointing the same way."""
    turned = turn_between(u.pose.h, v.pose.h)
    return -SAME_WAY <= turned <= SAME_WAY and is_within(b, u, v, BESIDE)


def massed_with(b: Battle, aims: list[int], at: i64) -> list[int]:
    """D-82, D-212 The gun of an aim and all that fire balls at its target in one row with it."""
    gun = b.units[aims[at]]
    if aims[at + 2] != BALL or not may_mass(b, gun):
        return [int(gun.uid)]
    others: list[int] = []
    for i in range(0, len(aims), PER_AIM):
        other = b.units[aims[i]]
        if aims[i + 1] == aims[at + 1] and aims[i + 2] == BALL and other.seat == gun.seat:
            if other.uid != gun.uid and may_mass(b, other):
                others.append(int(other.uid))
    found: list[int] = [int(gun.uid)]
    grown = True
    while grown:
        grown = False
        for uid in others:
            if uid not in found and is_beside_any(b, uid, found):
                found.append(uid)
                grown = True
    return found


def is_beside_any(b: Battle, uid: i64, others: list[int]) -> bool:
    for other in others:
        if stand_together(b, b.units[uid], b.units[other]):
            return True
    return False


def may_mass(b: Battle, gun: Unit) -> bool:
    """C-ART-9 Its nation groups its batteries, it is large enough, and its own crew serves it."""
    return gun.roster.has(GRAND_BATTERY) and gun.is_served() and is_large_enough(b, gun.seat)


def bonus_of(b: Battle, aims: list[int], at: i64) -> i64:
    """D-82 As many hits as there are guns in the row, until one of them has had them."""
    row = massed_with(b, aims, at)
    if len(row) < 2:
        return 0
    for uid in row:
        if b.units[uid].has(MASSED):
            return 0
    return len(row)
