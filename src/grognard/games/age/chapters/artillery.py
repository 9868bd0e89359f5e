"""Chapter 4: artillery: two actions a segment, batteries with brigades, grand batteries."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action
from grognard.kernel.refusal import LIMIT, MEANS, PIECE, Refusal
from grognard.table.angles import DEGREE, turn_between
from grognard.table.measure import TOLERANCE, far, within
from grognard.table.pose import INCH, Pose

from ..model.actions import Limber, Pivot, Roll, Unlimber
from ..model.kinds import (
    FIRED,
    GUN_ACTIONS,
    LIMBERED,
    LIMBERING,
    MOVED,
    NOBODY,
    PIVOTING,
    ROLLING,
    SILENCED,
    UNLIMBERED,
    UNLIMBERING,
)
from ..model.pieces import Unit
from ..model.state import Battle
from .command.chain import battery_led
from .formations import NO_ROOM, footprint, has_known_room, has_room, size_of
from .ground import gap_between

NOT_GUNS: Final = Refusal("4.1 two actions", MEANS, "not-guns")
TWO_ACTIONS: Final = Refusal("4.1 two actions", LIMIT)
ONCE: Final = Refusal("4.1 each action once", PIECE)
LIMBERED_ALREADY: Final = Refusal("4.1 limber", MEANS)
UNLIMBERED_ALREADY: Final = Refusal("4.1 unlimber", MEANS)
MUST_LIMBER: Final = Refusal("4.1 unlimbered guns stay", PIECE)
ONE_MOVE: Final = Refusal("3.4 one move a segment", PIECE)
NO_GENERAL: Final = Refusal("4.2 general within 12 inches", PIECE)
NO_PIVOT: Final = Refusal("4.1 pivot", MEANS)
IN_CONTACT: Final = Refusal("R76 who attacks", PIECE, "fights")
NOT_ATTACHED: Final = Refusal("4.4 attached battery", PIECE)
NOT_TOUCHING: Final = Refusal("4.4 not touching")

ACTIONS: Final = 2
WIDEST: Final = 45 * DEGREE
TOUCH: Final = INCH // 4  # as in contact (R69)
GRAND: Final = 3  # batteries
PIVOTS: Final = (4500, -4500, 2000, -2000)  # worth proposing


# Actions


def actions_used(u: Unit) -> i64:
    """R71 How many of its two actions a battery has taken in this segment."""
    count: i64 = 0
    for mark in (LIMBERING, UNLIMBERING, ROLLING, PIVOTING, FIRED):
        if u.marks & GUN_ACTIONS & mark:
            count += 1
    return count


def why_not_act(b: Battle, u: Unit, mark: i64) -> Refusal | None:
    """4.1, R71 Each action at most once, two in all, and none in contact."""
    if not u.is_battery():
        return NOT_GUNS
    if b.in_contact(u.uid):
        return IN_CONTACT
    if u.marks & mark:
        return ONCE
    return TWO_ACTIONS if actions_used(u) >= ACTIONS else None


def why_not_limber(b: Battle, u: Unit) -> Refusal | None:
    """4.1 It needs room for the limbers behind it."""
    refusal = why_not_act(b, u, LIMBERING)
    if refusal is not None:
        return refusal
    if u.formation != UNLIMBERED:
        return LIMBERED_ALREADY
    return None if has_known_room(b, u, LIMBERED, LIMBERED, u.pose) else NO_ROOM


def why_not_unlimber(b: Battle, u: Unit) -> Refusal | None:
    """4.2, R72 Only with a general within 12 inches."""
    refusal = why_not_act(b, u, UNLIMBERING)
    if refusal is not None:
        return refusal
    if u.formation != LIMBERED:
        return UNLIMBERED_ALREADY
    return None if battery_led(b, u) else NO_GENERAL


def why_not_roll(b: Battle, u: Unit) -> Refusal | None:
    """4.1, R71 Only limbered guns move, and once."""
    refusal = why_not_act(b, u, ROLLING)
    if refusal is not None:
        return refusal
    if u.formation != LIMBERED:
        return MUST_LIMBER
    return ONE_MOVE if u.has(MOVED) else None


def why_not_pivot(b: Battle, u: Unit, angle: i64) -> Refusal | None:
    """4.1 In battery, by up to 45 degrees."""
    refusal = why_not_act(b, u, PIVOTING)
    if refusal is not None:
        return refusal
    if u.formation != UNLIMBERED or angle == 0 or not -WIDEST <= angle <= WIDEST:
        return NO_PIVOT
    place = pivoted(u, angle)
    if angle in PIVOTS:
        return None if has_known_room(b, u, angle, UNLIMBERED, place) else NO_ROOM
    return None if has_room(b, u, UNLIMBERED, place) else NO_ROOM


def pivoted(u: Unit, angle: i64) -> Pose:
    return u.pose.pivoted(size_of(u.roster, u.formation, u.bases)[1], angle)


def list_actions(b: Battle, u: Unit) -> list[Action]:
    """4.1 What a battery might do, worth asking about."""
    if actions_used(u) >= ACTIONS:
        return []
    if u.formation == LIMBERED:
        return [Roll(u.uid), Unlimber(u.uid)]
    return [Limber(u.uid), *[Pivot(u.uid, angle) for angle in PIVOTS]]


def limber(b: Battle, uid: i64) -> None:
    b.limber(uid, b.units[uid].pose)
    b.mark(uid, LIMBERING)


def unlimber(b: Battle, uid: i64) -> None:
    b.unlimber(uid, b.units[uid].pose)
    b.mark(uid, UNLIMBERING)


def pivot(b: Battle, uid: i64, angle: i64) -> None:
    b.pivot(uid, pivoted(b.units[uid], angle), angle)
    b.mark(uid, PIVOTING)


# Batteries with brigades


def why_not_attach_battery(b: Battle, seat: i64, battery: i64, brigade: i64) -> Refusal | None:
    """4.4, R32 A battery of the same side that touches the brigade and is not silenced."""
    if not is_ours(b, seat, battery) or not is_ours(b, seat, brigade):
        return NOT_ATTACHED
    u, v = b.units[battery], b.units[brigade]
    if not u.is_battery() or not v.is_brigade() or u.has(SILENCED) or u.escort == brigade:
        return NOT_ATTACHED
    return None if touches(b, u, v) else NOT_TOUCHING


def why_not_detach_battery(b: Battle, seat: i64, battery: i64) -> Refusal | None:
    """4.4 One that is attached."""
    if not is_ours(b, seat, battery) or b.units[battery].escort == NOBODY:
        return NOT_ATTACHED
    return None


def is_ours(b: Battle, seat: i64, uid: i64) -> bool:
    if uid < 0 or uid >= len(b.units):
        return False
    return b.units[uid].seat == seat and b.units[uid].on_table()


def touches(b: Battle, u: Unit, v: Unit) -> bool:
    """R32, R69 A quarter of an inch apart, or less."""
    if far(footprint(b, u).hull, footprint(b, v).hull, TOUCH + TOLERANCE):
        return False
    return within(gap_between(b, u, v), TOUCH)


def part_from_brigades(b: Battle) -> None:
    """R32 A battery that no longer touches its brigade is on its own."""
    for u in b.units:
        if u.on_table() and u.escort != NOBODY and not touches(b, u, b.units[u.escort]):
            b.escort(u.uid, NOBODY)


# Grand batteries


def grand_battery(b: Battle, u: Unit) -> list[int]:
    """4.5, R33 The batteries of the grand battery that a unit belongs to; none if it is in none."""
    if not u.is_battery() or u.formation != UNLIMBERED or not u.on_table():
        return []
    found = [u.uid]
    grew = True
    while grew:
        grew = False
        for other in b.side(u.seat):
            if other.uid not in found and joins(b, found, other):
                found.append(other.uid)
                grew = True
    return sorted(found) if len(found) >= GRAND else []


def joins(b: Battle, members: list[int], u: Unit) -> bool:
    """R33 In battery, touching one of them, and facing within 45 degrees of all."""
    if not u.is_battery() or u.formation != UNLIMBERED:
        return False
    near = False
    for uid in members:
        turn = turn_between(b.units[uid].pose.h, u.pose.h)
        if not -WIDEST <= turn <= WIDEST:
            return False
        near = near or touches(b, b.units[uid], u)
    return near
