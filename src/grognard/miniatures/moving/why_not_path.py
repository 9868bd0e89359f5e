"""Whether a way may be gone: the definition by which every quicker answer is measured."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.kernel.refusal import Refusal
from grognard.table.measure import far, gap, overlap
from grognard.table.paths import (
    ABOUT,
    ADVANCE,
    BACK,
    PIVOT,
    WHEEL,
    Leg,
    clear,
    end,
    is_straight,
    next_part,
    part_before,
    pivot_box,
    straight_box,
    sweep,
    sweep_on,
    wheel_box,
)
from grognard.table.pose import Pose
from grognard.table.shapes import Extent, Footprint, Polygon, rectangle, rectangle_box
from grognard.table.terrain import Area, Edge, enters, enters_any, meets

from .move_cost import cost_without_tolls, open_cost, way_factor
from .mover import FORBIDDEN, Dues, Mover, Steps, Verdicts, in_the_open
from .tolls import toll_cost


def why_not_path(m: Mover, legs: list[Leg], paid: bool = False) -> Refusal | None:
    """Whether its legs are steps it knows, whether it can pay for them, and what they meet.

    Of legs that were made as long as the budget allows it is known that they are paid for.
    """
    refusal = why_not_steps(m.steps, m.verdicts, legs)
    if refusal is None and not paid:
        refusal = why_not_paid(m, legs)
    return refusal if refusal is not None else why_not_met(m, legs)


def why_not_steps(steps: Steps, verdicts: Verdicts, legs: list[Leg]) -> Refusal | None:
    """Whether a way, wherever it comes from, is made of legs that there are."""
    if len(legs) > steps.most:
        return verdicts.not_a_step
    for leg in legs:
        if not is_step(steps, leg):
            return verdicts.not_a_step
        if leg.kind != WHEEL and leg.kind != PIVOT:
            if leg.amount > steps.longest or -leg.amount > steps.longest:
                return verdicts.too_far
    return None


def is_step(steps: Steps, leg: Leg) -> bool:
    """A kind that is allowed, of an amount that makes sense; lengths are judged apart."""
    if leg.kind < 0 or leg.kind >= len(steps.rates) or steps.rates[leg.kind] == FORBIDDEN:
        return False
    if leg.kind == ABOUT:
        return leg.amount == 0
    if leg.kind == WHEEL or leg.kind == PIVOT:
        return leg.amount != 0 and -steps.widest <= leg.amount <= steps.widest
    if leg.kind == ADVANCE or leg.kind == BACK:
        return leg.amount > 0
    return leg.amount != 0


def why_not_way(m: Mover, legs: list[Leg]) -> Refusal | None:
    """What it costs, then what it meets."""
    refusal = why_not_paid(m, legs)
    return refusal if refusal is not None else why_not_met(m, legs)


def may_go(m: Mover, legs: list[Leg]) -> bool:
    """Whether `why_not_way` forbids nothing; what forbids it is not looked for."""
    if legs and legs[0].kind == WHEEL and not can_wheel(m, legs[0].amount):
        return False
    return why_not_way(m, legs) is None


def why_not_paid(m: Mover, legs: list[Leg]) -> Refusal | None:
    if open_cost(m.steps, m.width, legs, in_the_open()) > m.budget:
        return m.verdicts.too_far
    total = cost_without_tolls(m, legs, way_factor(m, legs))
    if m.tolls and legs and total + most_tolls(m, legs) > m.budget:
        total += toll_cost(m, legs)
    return m.verdicts.too_far if total > m.budget else None


def most_tolls(m: Mover, legs: list[Leg]) -> i64:
    """What it could pay at the most for all that it crosses."""
    box: Extent = m.reach
    if len(legs) == 1 and legs[0].kind == PIVOT:
        box = pivot_box(m.pose, m.width, m.depth)
    return Dues(0, m.tolls).most(box)


def why_not_met(m: Mover, legs: list[Leg]) -> Refusal | None:
    """What it meets, step by step, then where it ends."""
    pose = m.pose
    for leg in legs:
        refusal = why_not_leg(m, pose, leg)
        if refusal is not None:
            return refusal
        pose = end(pose, m.width, m.depth, leg)
    if m.friends and legs and ends_on(m, pose):
        return m.verdicts.on_friend
    return None


def why_not_leg(m: Mover, pose: Pose, leg: Leg) -> Refusal | None:
    """One step is judged at every moment."""
    if leg.kind == WHEEL and leg.amount:
        return why_not_wheel(m, leg.amount) if pose is m.pose else why_not_turn(m, pose, leg.amount)
    if leg.kind == PIVOT and m.leaves_alone(pivot_box(pose, m.width, m.depth)):
        return None
    if is_straight(leg) and m.leaves_alone(straight_box(pose, m.width, m.depth, leg)):
        return None
    return why_not_sweep(m, sweep(pose, m.width, m.depth, leg, m.leaves_alone), turns(leg))


def why_not_wheel(m: Mover, angle: i64) -> Refusal | None:
    """A wheel from where it is; what forbids a part of it may not be what forbids the whole."""
    return None if can_wheel(m, angle) else why_not_turn(m, m.pose, angle)


def can_wheel(m: Mover, angle: i64) -> bool:
    """Whether nothing forbids a wheel from where it is; many ways begin with the same."""
    if angle not in m.wheels:
        before = part_before(angle)
        free = can_wheel_to(m, angle) and (not before or can_wheel(m, before))
        if free:
            pieces = wheel_near_others(m, m.pose, angle, before)
            free = not pieces or why_not_sweep(m, pieces, True) is None
        m.wheels[angle] = free
    return m.wheels[angle]


def can_wheel_to(m: Mover, angle: i64) -> bool:
    """Whether the place at the end of a wheel is open; mostly it is that which forbids one."""
    there = rectangle(m.pose.wheeled(m.width, angle), m.width, m.depth)
    return m.leaves_alone(there) or why_not_sweep(m, [there], True) is None


def why_not_turn(m: Mover, pose: Pose, angle: i64) -> Refusal | None:
    pieces = wheel_near_others(m, pose, angle)
    return why_not_sweep(m, pieces, True) if pieces else None


def wheel_near_others(m: Mover, pose: Pose, angle: i64, turned: i64 = 0) -> list[Polygon]:
    """The pieces of a wheel, less those that come near nothing that could forbid it."""
    pieces: list[Polygon] = []
    while turned != angle:
        upto = next_part(turned, angle)
        if not m.leaves_alone(wheel_box(pose, m.width, m.depth, upto, turned)):
            pieces += sweep_on(pose, m.width, m.depth, turned, upto, m.leaves_alone)
        turned = upto
    return pieces


def turns(leg: Leg) -> bool:
    return leg.kind == WHEEL or leg.kind == PIVOT


def why_not_sweep(m: Mover, pieces: list[Polygon], turning: bool) -> Refusal | None:
    """What forbids to sweep over pieces of ground."""
    if turning and enters_any(m.turning, pieces):
        return m.verdicts.no_wheel_here
    for i in range(len(m.enemies)):
        if not clear(pieces, m.enemies[i], m.limits[i]):
            return m.verdicts.too_near
    for piece in pieces:
        refusal = why_not_piece(m, piece)
        if refusal is not None:
            return refusal
    for toll in m.tolls:
        if toll.refusal is not None and toll.crossings(pieces):
            return toll.refusal
    return None


def why_not_piece(m: Mover, piece: Polygon) -> Refusal | None:
    if not m.free and not m.ground.on_table(piece):
        return m.verdicts.off_table
    return None if is_open(m.closed, m.barred, piece) else m.verdicts.no_passage


def is_open(closed: list[Area], barred: list[Edge], piece: Polygon) -> bool:
    """Whether a piece of a way keeps clear of impassable ground."""
    for area in closed:
        if enters(area, piece):
            return False
    for edge in barred:
        if meets(edge, piece):
            return False
    return True


def ends_on(m: Mover, pose: Pose) -> bool:
    """Whether it would be on a friend there."""
    box = rectangle_box(pose, m.width, m.depth)
    near = [friend for friend in m.friends if not far(friend, box, 0)]
    return bool(near) and is_on_any(rectangle(pose, m.width, m.depth), near)


def is_on_any(place: Polygon, friends: list[Polygon]) -> bool:
    for friend in friends:
        if overlap(place, friend):
            return True
    return False


def nearest_to(pieces: list[Polygon], other: Footprint) -> i64:
    """How near pieces of ground come to a body."""
    least: i64 = 1 << 60
    for piece in pieces:
        least = min(least, gap(Footprint([piece], piece), other))
    return least
