"""Groups: bodies under one chief, within the radius of his command, that may move as one.

The movers of a group know nothing of each other: as all of them move, none is in another's way.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.refusal import Refusal
from grognard.table.angles import arc_length, aside
from grognard.table.measure import distance, gap, overlap, within
from grognard.table.paths import WHEEL, Leg, end, sweep_about
from grognard.table.pose import Point, Pose
from grognard.table.shapes import Footprint, rectangle

from .move_cost import crossing_cost
from .mover import Mover
from .slow_lengths import arc_extra
from .why_not_path import ends_on, why_not_path, why_not_steps, why_not_sweep


class Group:
    """A chief and the members under him, by their numbers in the game."""

    __slots__ = ("chief", "members", "radius")

    def __init__(self, chief: i64, members: list[int], radius: i64) -> None:
        self.chief: Final[i64] = chief
        self.members: Final = members
        self.radius: Final[i64] = radius

    def in_command(self, places: dict[int, Footprint]) -> list[int]:
        """The members on the table within the radius of their chief, edge to edge."""
        chief = places.get(self.chief)
        if chief is None:
            return []
        return [
            one
            for one in self.members
            if one in places and within(gap(chief, places[one]), self.radius)
        ]


class Barred:
    """The first member of a group that may not go, by its place among the movers, and why."""

    __slots__ = ("member", "refusal")

    def __init__(self, member: i64, refusal: Refusal) -> None:
        self.member: Final[i64] = member
        self.refusal: Final = refusal


def why_not_together(movers: list[Mover], leg: Leg) -> Barred | None:
    """All go by the same leg, a wheel as one body, or nobody goes."""
    x, y = pivot_of(movers, leg.amount)
    for i in range(len(movers)):
        m = movers[i]
        refusal = why_not_swing(m, x, y, leg) if leg.kind == WHEEL else why_not_path(m, [leg])
        if refusal is not None:
            return Barred(i, refusal)
    return why_not_ends(movers, ends_of(movers, leg))


def ends_of(movers: list[Mover], leg: Leg) -> list[Pose]:
    """Where each of them ends."""
    if leg.kind != WHEEL:
        return [end(m.pose, m.width, m.depth, leg) for m in movers]
    x, y = pivot_of(movers, leg.amount)
    return [m.pose.swung(x, y, leg.amount) for m in movers]


def why_not_ends(movers: list[Mover], ends: list[Pose]) -> Barred | None:
    """Members that face different ways may end up on each other."""
    places = [rectangle(ends[i], m.width, m.depth) for i, m in enumerate(movers)]
    for i in range(len(places)):
        for j in range(i):
            if overlap(places[i], places[j]):
                return Barred(i, movers[i].verdicts.on_friend)
    return None


# A wheel of the whole group


def pivot_of(movers: list[Mover], angle: i64) -> Point:
    """The front corner farthest to the side it turns to, as the first member faces."""
    sign: i64 = 1 if angle > 0 else -1
    facing = movers[0].pose
    best = front_corner(movers[0], sign)
    for m in movers:
        x, y = front_corner(m, sign)
        if aside(x - best[0], y - best[1], facing.h) * sign > 0:
            best = (x, y)
    return best


def front_corner(m: Mover, side: i64) -> Point:
    """The right one, or with a side below 0 the left one."""
    return m.pose.point(0, m.width // 2 if side > 0 else m.width // 2 - m.width)


def why_not_swing(m: Mover, x: i64, y: i64, leg: Leg) -> Refusal | None:
    """What forbids a member its part of a wheel about a point."""
    refusal = why_not_steps(m.steps, m.verdicts, [leg])
    if refusal is not None:
        return refusal
    if swing_cost(m, x, y, leg.amount) > m.budget:
        return m.verdicts.too_far
    pieces = sweep_about(m.pose, m.width, m.depth, x, y, leg.amount)
    refusal = why_not_sweep(m, pieces, True)
    if refusal is None and ends_on(m, m.pose.swung(x, y, leg.amount)):
        return m.verdicts.on_friend
    return refusal


def swing_cost(m: Mover, x: i64, y: i64, angle: i64) -> i64:
    """What the arc of its outer front corner costs a member; rules of whole ways do not apply."""
    outer = outer_corner(m, x, y)
    size: i64 = angle if angle >= 0 else -angle
    rate: i64 = m.rates[WHEEL]
    times, over = m.start
    total = arc_length(distance(x, y, outer[0], outer[1]), size) * rate * times // over
    if m.per_length:
        total += arc_extra(m.per_length, (x, y), outer, angle, rate, m.start)
    pieces = sweep_about(m.pose, m.width, m.depth, x, y, angle) if m.tolls else []
    return total + m.fixed[WHEEL] + crossing_cost(m, pieces)


def outer_corner(m: Mover, x: i64, y: i64) -> Point:
    """The front corner that is farther from a point."""
    left, right = front_corner(m, -1), front_corner(m, 1)
    if distance(x, y, left[0], left[1]) > distance(x, y, right[0], right[1]):
        return left
    return right
