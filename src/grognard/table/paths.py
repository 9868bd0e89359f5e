"""Ways over the table: legs, what a tape measures of them, and the ground they sweep."""

from __future__ import annotations

from collections.abc import Callable
from math import floor, sqrt
from typing import Final

from mypy_extensions import i64

from .angles import DEGREE, QUARTER, SHIFT, arc_length, cosine
from .measure import TOLERANCE, apart, between, distance, far, innermost, overlap
from .pose import Pose
from .shapes import (
    Extent,
    Footprint,
    Polygon,
    around,
    hull,
    rectangle,
    rectangle_box,
    ring,
)
from .slide import blocked

ADVANCE: Final[i64] = 0
WHEEL: Final[i64] = 1
BACK: Final[i64] = 2
SIDESTEP: Final[i64] = 3
ABOUT: Final[i64] = 4
OBLIQUE: Final[i64] = 5
PIVOT: Final[i64] = 6
KINDS: Final[i64] = 7

DIAGONAL: Final[i64] = QUARTER // 2

PART: Final[i64] = 15 * DEGREE  # a turn is looked at in parts of so much

# Whether what is swept within a box is of no interest: of a wheel or turn such pieces are left out
Skips = Callable[[Extent], bool]


class Leg:
    """One part of a way.

    The amount of ADVANCE, BACK, SIDESTEP (right positive) and OBLIQUE (DIAGONAL to the right if
    positive, facing kept) is a length. That of WHEEL is an angle, right positive, about the front
    corner on that side; that of PIVOT one about the middle. ABOUT turns the footprint round: the
    new front is the old rear; its amount means nothing. A figure that goes anywhere pivots, then
    advances.
    """

    __slots__ = ("amount", "kind")

    def __init__(self, kind: i64, amount: i64) -> None:
        self.kind: Final[i64] = kind
        self.amount: Final[i64] = amount

    def key(self) -> tuple[int, int]:
        return self.kind, self.amount


def end(pose: Pose, width: i64, depth: i64, leg: Leg) -> Pose:
    """Where a leg leads."""
    if leg.kind == ADVANCE:
        return pose.moved(leg.amount)
    if leg.kind == WHEEL:
        return pose.wheeled(width, leg.amount)
    if leg.kind == BACK:
        return pose.moved(-leg.amount)
    if leg.kind == SIDESTEP:
        return pose.moved(0, leg.amount)
    if leg.kind == OBLIQUE:
        size: i64 = leg.amount if leg.amount >= 0 else -leg.amount
        x, y = Pose(pose.x, pose.y, course(pose, leg)).point(size, 0)
        return Pose(x, y, pose.h)
    if leg.kind == PIVOT:
        return pose.pivoted(depth, leg.amount)
    return pose.moved(-depth, -(width & 1)).turned(2 * QUARTER)


def end_path(pose: Pose, width: i64, depth: i64, legs: list[Leg]) -> Pose:
    """Where legs lead, one after the other."""
    for leg in legs:
        pose = end(pose, width, depth, leg)
    return pose


def length(leg: Leg, width: i64) -> i64:
    """What a tape measures: the straight way, or the arc of the outer front corner.

    For turns on the spot it measures nothing.
    """
    if leg.kind == ABOUT or leg.kind == PIVOT:
        return 0
    size: i64 = leg.amount if leg.amount >= 0 else -leg.amount
    return arc_length(width, size) if leg.kind == WHEEL else size


def cut(pose: Pose, width: i64, depth: i64, leg: Leg, amount: i64) -> Leg:
    """The leg stopped after so much of its length; a wheel at the last angle that fits."""
    if length(leg, width) <= amount:
        return leg
    if leg.kind != WHEEL:
        return Leg(leg.kind, amount if leg.amount >= 0 else -amount)
    low: i64 = 0
    high: i64 = leg.amount if leg.amount >= 0 else -leg.amount
    while low < high:
        middle = (low + high + 1) >> 1
        if arc_length(width, middle) <= amount:
            low = middle
        else:
            high = middle - 1
    return Leg(WHEEL, low if leg.amount >= 0 else -low)


def sweep(
    pose: Pose, width: i64, depth: i64, leg: Leg, skips: Skips | None = None
) -> list[Polygon]:
    """Convex pieces that cover every moment of the leg, to TOLERANCE."""
    if leg.kind == ABOUT or leg.amount == 0:
        return [rectangle(pose, width, depth)]
    if leg.kind == WHEEL:
        return sweep_on(pose, width, depth, 0, leg.amount, skips)
    if leg.kind == PIVOT:
        return sweep_turn(pose, width, depth, leg.amount, skips)
    here, there = rectangle(pose, width, depth), end(pose, width, depth, leg)
    return [_stretched(here, there.x - pose.x, there.y - pose.y)]


def straight_box(pose: Pose, width: i64, depth: i64, leg: Leg) -> Extent:
    """The box around what a straight leg sweeps."""
    there = end(pose, width, depth, leg)
    return around(rectangle_box(pose, width, depth), rectangle_box(there, width, depth))


def is_straight(leg: Leg) -> bool:
    return leg.kind != WHEEL and leg.kind != PIVOT and leg.kind != ABOUT


def sweep_path(
    pose: Pose, width: i64, depth: i64, legs: list[Leg], skips: Skips | None = None
) -> list[Polygon]:
    """The pieces of all legs, one after the other; the place itself if there are none."""
    if not legs:
        return [rectangle(pose, width, depth)]
    pieces: list[Polygon] = []
    for leg in legs:
        pieces += sweep(pose, width, depth, leg, skips)
        pose = end(pose, width, depth, leg)
    return pieces


def _stretched(shape: Polygon, dx: i64, dy: i64) -> Polygon:
    """The hull of a convex shape before and after a shift."""
    xs, ys = shape.xs, shape.ys
    us: list[i64] = []
    vs: list[i64] = []
    before = _faces(shape, 0, dx, dy)
    for i in range(shape.size):
        after = _faces(shape, i + 1 if i + 1 < shape.size else 0, dx, dy)
        if not before:
            us.append(xs[i])
            vs.append(ys[i])
        if before or after:
            us.append(xs[i] + dx)
            vs.append(ys[i] + dy)
        if before and not after:
            us.append(xs[i])
            vs.append(ys[i])
        before = after
    return Polygon(us, vs)


def _faces(shape: Polygon, edge: i64, dx: i64, dy: i64) -> bool:
    """Whether an edge has its outer side towards a direction."""
    ex: i64 = shape.xs[edge] - shape.xs[edge - 1]
    ey: i64 = shape.ys[edge] - shape.ys[edge - 1]
    return ex * dy - ey * dx < 0


def sweep_on(
    pose: Pose, width: i64, depth: i64, turned: i64, angle: i64, skips: Skips | None = None
) -> list[Polygon]:
    """The pieces of a wheel from where it has turned so far; the same as the last ones of all."""
    step = turn_step(width, depth)
    pieces: list[Polygon] = []
    before = rectangle(pose if turned == 0 else pose.wheeled(width, turned), width, depth)
    while turned != angle:
        turned = min(turned + step, angle) if angle > 0 else max(turned - step, angle)
        after = rectangle(pose.wheeled(width, turned), width, depth)
        if skips is None or not skips(around(before, after)):
            pieces.append(_hull_of(before, after, angle > 0))
        before = after
    return pieces


def wheel_box(pose: Pose, width: i64, depth: i64, angle: i64, turned: i64 = 0) -> Extent:
    """A box around all of a wheel, or of what is left of it after it has turned so far.

    That is its first and last place, and how far the arcs bulge out.
    """
    first = rectangle_box(pose if turned == 0 else pose.wheeled(width, turned), width, depth)
    last = rectangle_box(pose.wheeled(width, angle), width, depth)
    return around(first, last).widened(wheel_bulge(width, depth, angle - turned))


def wheel_bulge(width: i64, depth: i64, angle: i64) -> i64:
    """How far the arcs of a wheel bulge out beyond its first and last place."""
    across: i64 = int(sqrt(float(width * width + depth * depth))) + 1
    return across - (across * cosine(angle // 2) >> SHIFT) + 2


def part_before(angle: i64) -> i64:
    """The whole parts of a turn before its last one: shorter turns to that side share them."""
    size: i64 = angle if angle >= 0 else -angle
    before = (size - 1) // PART * PART
    return before if angle >= 0 else -before


def next_part(turned: i64, angle: i64) -> i64:
    """Up to where the part of a turn goes that comes after so much of it."""
    return min(turned + PART, angle) if angle > 0 else max(turned - PART, angle)


def pivot_box(pose: Pose, width: i64, depth: i64) -> Polygon:
    """A box around all of a turn on the spot, however far it goes."""
    x, y = pose.point(-(depth // 2), 0)
    across: i64 = int(sqrt(float(width * width + depth * depth))) // 2 + 4
    west, east, south, north = x - across, x + across, y - across, y + across
    return Polygon([west, east, east, west], [south, south, north, north])


def sweep_turn(
    pose: Pose, width: i64, depth: i64, angle: i64, skips: Skips | None = None
) -> list[Polygon]:
    """The pieces of a turn on the spot."""
    step = turn_step(width, depth)
    pieces: list[Polygon] = []
    turned: i64 = 0
    while turned != angle:
        upto = next_part(turned, angle)
        if skips is None or not skips(turn_box(pose, width, depth, turned, upto)):
            turns = [*range(turned, upto, step if angle > 0 else -step), upto]
            places = [rectangle(pose.pivoted(depth, turn), width, depth) for turn in turns]
            for i in range(1, len(places)):
                if skips is None or not skips(around(places[i - 1], places[i])):
                    pieces.append(_hull_of_turn(places[i - 1], places[i], angle > 0))
        turned = upto
    return pieces


def turn_box(pose: Pose, width: i64, depth: i64, turned: i64, upto: i64) -> Extent:
    """A box around a part of a turn on the spot: its first and last place, and the arcs between."""
    first = rectangle_box(pose.pivoted(depth, turned), width, depth)
    last = rectangle_box(pose.pivoted(depth, upto), width, depth)
    across: i64 = int(sqrt(float(width * width + depth * depth))) // 2 + 4
    bulge = across - (across * cosine((upto - turned) // 2) >> SHIFT) + 2
    return around(first, last).widened(bulge)


def sweep_about(pose: Pose, width: i64, depth: i64, x: i64, y: i64, angle: i64) -> list[Polygon]:
    """The pieces of a swing about any point."""
    reach: i64 = 0
    for corner_x, corner_y in rectangle(pose, width, depth).corners():
        reach = max(reach, distance(x, y, corner_x, corner_y))
    turns = _turns(turn_step(reach, 0), angle)
    return _hulls([rectangle(pose.swung(x, y, turn), width, depth) for turn in turns])


def _turns(step: i64, angle: i64) -> list[int]:
    """All angles from 0 on, a step apart, and the last."""
    return [*range(0, angle, step if angle > 0 else -step), angle]


def _hulls(places: list[Polygon]) -> list[Polygon]:
    """Around each two of them that follow each other."""
    found: list[Polygon] = []
    for i in range(1, len(places)):
        found.append(hull(places[i - 1].corners() + places[i].corners()))
    return found


def turn_step(width: i64, depth: i64) -> i64:
    """At most a degree, and less than TOLERANCE between the arc of the far corner and its chord."""
    square = width * width + depth * depth
    step: i64 = DEGREE
    reach: i64 = 30_000
    while square > reach * reach:
        step //= 2
        reach *= 4
    return step


def _hull_of(one: Polygon, other: Polygon, right: bool) -> Polygon:
    """The hull of a rectangle before and after a small wheel, whose corners mostly lie in order."""
    xs, ys, us, vs = one.xs, one.ys, other.xs, other.ys
    if right and _in_order(one, other, 1, 2, 3, 0):
        return ring(
            [xs[1], us[2], xs[2], us[3], xs[3], us[0], xs[0]],
            [ys[1], vs[2], ys[2], vs[3], ys[3], vs[0], ys[0]],
        )
    if not right and _in_order(one, other, 2, 1, 0, 3):
        return ring(
            [xs[2], xs[3], us[3], xs[0], us[0], xs[1], us[1]],
            [ys[2], ys[3], vs[3], ys[0], vs[0], ys[1], vs[1]],
        )
    return hull(one.corners() + other.corners())


def _hull_of_turn(one: Polygon, other: Polygon, right: bool) -> Polygon:
    """The hull of a rectangle before and after a small turn on the spot, by corners in turn.

    Where they hardly move, rounding may put one before the other.
    """
    dx: i64 = other.xs[0] - one.xs[0]
    dy: i64 = other.ys[0] - one.ys[0]
    if dx * dx + dy * dy < 100 * TOLERANCE * TOLERANCE:
        return hull(one.corners() + other.corners())
    before, after = (other, one) if right else (one, other)
    xs: list[i64] = []
    ys: list[i64] = []
    for i in range(one.size):
        xs += [before.xs[i], after.xs[i]]
        ys += [before.ys[i], after.ys[i]]
    return ring(xs, ys)


def _in_order(one: Polygon, other: Polygon, pivot: i64, front: i64, rear: i64, last: i64) -> bool:
    """Whether the pivot stayed, and each corner went further than rounding, but past no other."""
    return (
        one.xs[pivot] == other.xs[pivot]
        and one.ys[pivot] == other.ys[pivot]
        and _went(one, other, front)
        and _went(one, other, last)
        and _is_past(one, other, front, rear)
        and _is_past(one, other, rear, last)
    )


def _went(one: Polygon, other: Polygon, corner: i64) -> bool:
    dx: i64 = other.xs[corner] - one.xs[corner]
    dy: i64 = other.ys[corner] - one.ys[corner]
    return dx * dx + dy * dy > 4 * TOLERANCE * TOLERANCE


def _is_past(one: Polygon, other: Polygon, start: i64, stop: i64) -> bool:
    """Whether a corner of the other still lies beyond the one before it of the first."""
    ax: i64 = one.xs[start]
    ay: i64 = one.ys[start]
    bx: i64 = one.xs[stop]
    by: i64 = one.ys[stop]
    x: i64 = other.xs[stop]
    y: i64 = other.ys[stop]
    return (x - ax) * (bx - ax) + (y - ay) * (by - ay) > 0


def room(pose: Pose, width: i64, depth: i64, leg: Leg, other: Footprint, limit: i64) -> i64:
    """How much of the leg's amount may be run before the mover is nearer to the other than a limit.

    The sign is the leg's own: Leg(leg.kind, room(...)) is the leg stopped in time. With a limit of
    0 it may touch but not overlap. A leg is stopped at the limit itself; TOLERANCE is left to
    movers that have less than the limit already. A mover too near at the start has no room at all.
    """
    if clear(sweep(pose, width, depth, leg), other, limit):
        return leg.amount
    if leg.kind == WHEEL:
        return _room_to_wheel(pose, width, depth, leg, other, limit)
    if leg.kind == PIVOT:
        return _room_to_pivot(pose, width, depth, leg, other, limit)
    return _room_straight(pose, width, depth, leg, other, limit)


def _room_straight(
    pose: Pose, width: i64, depth: i64, leg: Leg, other: Footprint, limit: i64
) -> i64:
    here = rectangle(pose, width, depth)
    heading = course(pose, leg)
    least: i64 = leg.amount if leg.amount >= 0 else -leg.amount
    for base in other.parts:
        start, stop = blocked(here, heading, base, limit)
        if start < 0.0:
            start, stop = blocked(here, heading, base, limit, TOLERANCE)
        if stop > 0.0 and start < float(least):
            least = floor(start) if start > 0.0 else 0
    sign: i64 = 1 if leg.amount >= 0 else -1
    while least > 0 and not clear(
        sweep(pose, width, depth, Leg(leg.kind, least * sign)), other, limit
    ):
        least -= 1
    return least * sign


def course(pose: Pose, leg: Leg) -> i64:
    """The direction of a straight leg."""
    if leg.kind == OBLIQUE:
        return pose.h + (DIAGONAL if leg.amount >= 0 else -DIAGONAL)
    aside: i64 = QUARTER if leg.kind == SIDESTEP else 0
    back = (leg.kind == BACK) != (leg.amount < 0)
    return pose.h + aside + (2 * QUARTER if back else 0)


def _room_to_wheel(
    pose: Pose, width: i64, depth: i64, leg: Leg, other: Footprint, limit: i64
) -> i64:
    sign: i64 = 1 if leg.amount >= 0 else -1
    step = turn_step(width, depth)
    low: i64 = 0
    for piece in sweep(pose, width, depth, leg):
        if not clear([piece], other, limit):
            break
        low += step
    here = rectangle(pose.wheeled(width, low * sign), width, depth)
    high = min(low + step, leg.amount * sign)
    while low + 1 < high:
        middle = (low + high) >> 1
        there = rectangle(pose.wheeled(width, middle * sign), width, depth)
        if clear([_hull_of(here, there, sign > 0)], other, limit):
            low = middle
        else:
            high = middle
    return low * sign


def _room_to_pivot(
    pose: Pose, width: i64, depth: i64, leg: Leg, other: Footprint, limit: i64
) -> i64:
    sign: i64 = 1 if leg.amount >= 0 else -1
    low: i64 = 0
    high = leg.amount * sign
    while low + 1 < high:
        middle = (low + high) >> 1
        if clear(sweep(pose, width, depth, Leg(PIVOT, middle * sign)), other, limit):
            low = middle
        else:
            high = middle
    return low * sign


def clear(pieces: list[Polygon], other: Footprint, limit: i64) -> bool:
    """Whether no piece is nearer to the other than a limit; with 0 they may touch."""
    for piece in pieces:
        if far(piece, other.hull, limit):
            continue
        for base in other.parts:
            if not far(piece, base, limit) and nearer(piece, base, limit):
                return False
    return True


def clear_by_definition(pieces: list[Polygon], other: Footprint, limit: i64) -> bool:
    """The same, measured in full."""
    for piece in pieces:
        for base in other.parts:
            if overlap(piece, base) or not apart(between(piece, base), limit):
                return False
    return True


def nearer(one: Polygon, other: Polygon, limit: i64) -> bool:
    """Whether two convex shapes overlap, or are nearer to each other than a limit."""
    if limit <= TOLERANCE:
        return overlap(one, other)
    if _beyond(one, other, float(limit)) or _beyond(other, one, float(limit)):
        return False
    return not apart(between(one, other), limit)


def surely_apart(one: Polygon, other: Polygon, limit: i64) -> bool:
    """Whether an edge of either has the other outside, at least so far off: a quick yes."""
    return _beyond(one, other, float(limit)) or _beyond(other, one, float(limit))


def _beyond(one: Polygon, other: Polygon, limit: float) -> bool:
    """Whether an edge of the first has the other outside, at least so far off: a quick no."""
    xs, ys = one.xs, one.ys
    ax: i64 = xs[-1]
    ay: i64 = ys[-1]
    for i in range(one.size):
        bx: i64 = xs[i]
        by: i64 = ys[i]
        dx, dy = bx - ax, by - ay
        deepest = innermost(other, ax, ay, dx, dy)
        if deepest < 0 and -float(deepest) >= limit * sqrt(float(dx * dx + dy * dy)):
            return True
        ax, ay = bx, by
    return False
