"""D-135: who is alarmed by the fate of friends near them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.table.pose import INCH

from ...model.kinds import ALARMED, BEATEN, CAISSON, ELITE, TESTED_FRIEND
from ...model.pieces import Unit
from ...model.state import Battle
from ..ground import is_within

AROUND: Final = 12 * INCH


def may_panic(u: Unit) -> bool:
    """W-PAN-2 A unit in flight is past it; a gun that nobody serves cannot run."""
    return u.on_table() and not u.is_fleeing() and u.figures > 0 and u.arm != CAISSON


def is_above(u: Unit, friend: Unit) -> bool:
    """C-QUA-4, C-QUA-5, D-105 Elite and Guard ignore the flight of lower classes."""
    return u.roster.quality >= ELITE and friend.roster.quality < u.roster.quality


def may_be_alarmed(b: Battle, u: Unit, friend: Unit) -> bool:
    """D-135 By a friend in trouble: not if engaged, nor twice in a step."""
    if u.uid == friend.uid or u.seat != friend.seat or not may_panic(u):
        return False
    if u.has(TESTED_FRIEND) or b.is_engaged(u.uid):
        return False
    return not is_above(u, friend)


def spread(b: Battle, uid: i64) -> None:
    """D-135 A unit is destroyed, broken or in panic: friends within 12 inches are to test.

    Called before it moves or falls. They test in the next step with panic tests.
    """
    friend = b.units[uid]
    b.mark(uid, BEATEN)
    for u in b.units:
        if may_be_alarmed(b, u, friend) and is_within(b, u, friend, AROUND):
            b.mark(u.uid, ALARMED)


def destroy(b: Battle, uid: i64) -> None:
    """D-135 A unit is destroyed, and its friends see it."""
    spread(b, uid)
    b.destroy(uid)
