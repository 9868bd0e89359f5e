"""Coming into contact: how far straight ahead, with which edge, and lying flush against it."""

from __future__ import annotations

from math import floor
from typing import Final

from mypy_extensions import i64

from .angles import HALF, SHIFT, along, heading_of, turn_between
from .measure import TOLERANCE, far, gap, within
from .pose import Pose
from .shapes import Footprint, Polygon

NEVER: Final[i64] = 1 << 60


def straight_to(pose: Pose, width: i64, depth: i64, other: Polygon) -> i64:
    """How far straight ahead the front edge touches a convex shape; -1 when it passes by.

    To brush along its side is to pass by. 0 where the front edge is in the shape already.
    """
    if _passes_by(pose, width, other):
        return -1
    best = NEVER
    last: i64 = -NEVER
    for i in range(other.size):
        near, most = _ahead(pose, width, other, i)
        if near < best:
            best = near
        if most > last:
            last = most
    if last < -TOLERANCE:
        return -1
    return best if best > 0 else 0


def _passes_by(pose: Pose, width: i64, other: Polygon) -> bool:
    """Whether a shape lies beside the way of the front, or no further in it than to touch."""
    right = (width // 2 - TOLERANCE) << SHIFT
    left = (width // 2 - width + TOLERANCE) << SHIFT
    least, most = NEVER, -NEVER
    for i in range(other.size):
        off = pose.aside(other.xs[i], other.ys[i])
        if off < least:
            least = off
        if off > most:
            most = off
    return least >= right or most <= left


def touched_edge(pose: Pose, width: i64, depth: i64, other: Polygon) -> i64:
    """The edge that the front edge touches first going straight ahead; -1 when it passes by.

    Edge i runs from corner i-1 to corner i. Of edges that meet in the corner touched, the one
    that needs the smaller turn to lie flush; of equal ones the first.
    """
    reach = straight_to(pose, width, depth, other)
    if reach < 0:
        return -1
    found: i64 = -1
    least: i64 = NEVER
    for i in range(other.size):
        near, _ = _ahead(pose, width, other, i)
        if near <= reach + TOLERANCE:
            turn = turn_between(pose.h, facing(other, i))
            size: i64 = turn if turn >= 0 else -turn
            if size < least:
                found, least = i, size
    return found


def facing(other: Polygon, edge: i64) -> i64:
    """The heading of someone who stands square against an edge of a shape."""
    dx: i64 = other.xs[edge] - other.xs[edge - 1]
    dy: i64 = other.ys[edge] - other.ys[edge - 1]
    return heading_of(-dy, dx)


def flush(pose: Pose, width: i64, other: Polygon, edge: i64) -> Pose:
    """Turned flush against an edge: the middle of the front goes the shortest way to its line."""
    h = facing(other, edge)
    ahead = along(other.xs[edge] - pose.x, other.ys[edge] - pose.y, h)
    placed = Pose(pose.x, pose.y, h).moved((ahead + HALF) >> SHIFT)
    near, _ = _ahead(placed, width, other, edge)
    return placed if near == NEVER else placed.moved(near)


def touching(one: Footprint, other: Footprint) -> bool:
    """Whether two units are in contact, base to base."""
    return not far(one.hull, other.hull, TOLERANCE) and within(gap(one, other), 0)


def _ahead(pose: Pose, width: i64, other: Polygon, edge: i64) -> tuple[i64, i64]:
    """How far ahead the part of an edge before the front begins and ends; NEVER if beside it."""
    ax: i64 = other.xs[edge - 1] - pose.x
    ay: i64 = other.ys[edge - 1] - pose.y
    bx: i64 = other.xs[edge] - pose.x
    by: i64 = other.ys[edge] - pose.y
    right = (width // 2) << SHIFT
    left = (width // 2 - width) << SHIFT
    s, c = pose.sin, pose.cos
    a, b = ax * c - ay * s, bx * c - by * s
    if (a >= right and b >= right) or (a <= left and b <= left):
        return NEVER, -NEVER
    ahead, beyond = ax * s + ay * c, bx * s + by * c
    f = _at(ahead, a, beyond, b, left, right)
    g = _at(beyond, b, ahead, a, left, right)
    return (f, g) if f <= g else (g, f)


def _at(f: i64, a: i64, g: i64, b: i64, left: i64, right: i64) -> i64:
    """How far ahead the first end of an edge is, or the place where the edge enters the front."""
    edge = right if a > right else left if a < left else a
    if edge == a:
        return (f + HALF) >> SHIFT
    share = float(edge - a) / float(b - a)
    return floor((float(f) + float(g - f) * share) / float(1 << SHIFT) + 0.5)
