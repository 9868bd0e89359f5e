"""Measuring: edge to edge, in the plane, with the one tolerance of the table.

Differences and their products are whole numbers below 2^53. A distance is the root of one quotient,
each operation rounded as IEEE 754 demands, so every machine finds the same.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from .shapes import Extent, Footprint, Polygon

# Corners lie on whole hundredths of a millimetre: of two shapes that should just touch, each may
# be off by one.
TOLERANCE: Final[i64] = 2
TOUCHING: Final = 2.0
NOWHERE: Final = 1e300


def within(distance: i64, limit: i64) -> bool:
    """At most; on the limit is inside."""
    return distance <= limit + TOLERANCE


def apart(distance: i64, limit: i64) -> bool:
    """At least; on the limit is far enough."""
    return distance >= limit - TOLERANCE


def distance(ax: i64, ay: i64, bx: i64, by: i64) -> i64:
    """Between two points, to the nearest hundredth of a millimetre."""
    dx, dy = bx - ax, by - ay
    return nearest(sqrt(float(dx * dx + dy * dy)))


def nearest(length: float) -> i64:
    whole: i64 = int(length + 0.5)
    return whole


def square_to_segment(px: i64, py: i64, ax: i64, ay: i64, bx: i64, by: i64) -> float:
    """The square of the distance from a point to a segment."""
    dx, dy, ex, ey = bx - ax, by - ay, px - ax, py - ay
    dot = ex * dx + ey * dy
    if dot <= 0:
        return float(ex * ex + ey * ey)
    length = dx * dx + dy * dy
    if dot >= length:
        fx, fy = px - bx, py - by
        return float(fx * fx + fy * fy)
    cross = float(dx * ey - dy * ex)
    return cross * cross / float(length)


def to_polygon(px: i64, py: i64, shape: Polygon) -> i64:
    """From a point to a convex polygon; 0 inside."""
    if holds(shape, px, py):
        return 0
    return nearest(sqrt(_square_to_edges(px, py, shape)))


def is_around(px: i64, py: i64, shape: Extent, limit: i64) -> bool:
    """Whether a point is no further than a limit from the box around a polygon: a quick no."""
    return (
        shape.west - px <= limit
        and px - shape.east <= limit
        and shape.south - py <= limit
        and py - shape.north <= limit
    )


def _square_to_edges(px: i64, py: i64, shape: Polygon, inside: bool = False) -> float:
    """To the nearest edge of a convex polygon: from outside it is one whose outer side is seen."""
    xs, ys = shape.xs, shape.ys
    least = NOWHERE
    ax: i64 = xs[-1]
    ay: i64 = ys[-1]
    for i in range(shape.size):
        bx: i64 = xs[i]
        by: i64 = ys[i]
        if inside or (bx - ax) * (py - ay) <= (by - ay) * (px - ax):
            square = square_to_segment(px, py, ax, ay, bx, by)
            if square < least:
                least = square
        ax, ay = bx, by
    return least if least < NOWHERE else _square_to_edges(px, py, shape, True)


def holds(shape: Polygon, px: i64, py: i64) -> bool:
    """Whether a convex polygon holds a point, its edge included."""
    if px < shape.west or px > shape.east or py < shape.south or py > shape.north:
        return False
    xs, ys = shape.xs, shape.ys
    ax: i64 = xs[-1]
    ay: i64 = ys[-1]
    for i in range(shape.size):
        bx: i64 = xs[i]
        by: i64 = ys[i]
        if (bx - ax) * (py - ay) - (by - ay) * (px - ax) < 0:
            return False
        ax, ay = bx, by
    return True


def innermost(shape: Polygon, ax: i64, ay: i64, dx: i64, dy: i64) -> i64:
    """How far left of a line its leftmost corner lies, times the length of (dx, dy)."""
    xs, ys = shape.xs, shape.ys
    deepest: i64 = -1 << 62
    for i in range(shape.size):
        x: i64 = xs[i]
        y: i64 = ys[i]
        side = dx * (y - ay) - dy * (x - ax)
        if side > deepest:
            deepest = side
    return deepest


def separate(one: Polygon, other: Polygon) -> bool:
    """Whether an edge of the first convex polygon has the other entirely outside, or touching."""
    xs, ys = one.xs, one.ys
    ax: i64 = xs[-1]
    ay: i64 = ys[-1]
    for i in range(one.size):
        bx: i64 = xs[i]
        by: i64 = ys[i]
        dx, dy = bx - ax, by - ay
        deepest = innermost(other, ax, ay, dx, dy)
        if deepest <= 0 or float(deepest) / sqrt(float(dx * dx + dy * dy)) <= TOUCHING:
            return True
        ax, ay = bx, by
    return False


def far(one: Extent, other: Extent, limit: i64) -> bool:
    """Whether two shapes, by the boxes around them, are further apart than a limit: a quick yes."""
    return (
        one.west - other.east > limit
        or other.west - one.east > limit
        or one.south - other.north > limit
        or other.south - one.north > limit
    )


def box_gap(one: Extent, other: Extent) -> i64:
    """How far the boxes are apart along an edge of the table; less than 0 where they overlap."""
    across = max(one.west - other.east, other.west - one.east)
    along = max(one.south - other.north, other.south - one.north)
    return max(across, along)


def overlap(one: Polygon, other: Polygon) -> bool:
    """Whether two convex polygons share ground; to touch is not to overlap."""
    if far(one, other, 0):
        return False
    return not separate(one, other) and not separate(other, one)


def between(one: Polygon, other: Polygon) -> i64:
    """The distance of two convex polygons, edge to edge; 0 where they touch or overlap."""
    if overlap(one, other):
        return 0
    least = _corners_to_edges(one, other)
    most = _corners_to_edges(other, one)
    return nearest(sqrt(least if least < most else most))


def _corners_to_edges(one: Polygon, other: Polygon) -> float:
    xs, ys = one.xs, one.ys
    least = NOWHERE
    for i in range(one.size):
        square = _square_to_edges(xs[i], ys[i], other)
        if square < least:
            least = square
    return least


def gap(one: Footprint, other: Footprint) -> i64:
    """The distance of two units, nearest base to nearest base."""
    least: i64 = 1 << 60
    for part in one.parts:
        for base in other.parts:
            if not far(part, base, least):
                found = between(part, base)
                if found < least:
                    least = found
    return least


def is_surely_closer(one: Footprint, other: Footprint, limit: i64) -> bool:
    """Whether corners of two units are nearer to each other than a limit: a quick yes."""
    xs, ys, us, vs = one.hull.xs, one.hull.ys, other.hull.xs, other.hull.ys
    most = (limit - TOLERANCE) * (limit - TOLERANCE)
    for i in range(one.hull.size):
        x: i64 = xs[i]
        y: i64 = ys[i]
        for j in range(other.hull.size):
            dx, dy = us[j] - x, vs[j] - y
            if dx * dx + dy * dy < most:
                return True
    return False


def closer(one: Footprint, other: Footprint, limit: i64) -> bool:
    """Whether two units are nearer to each other than a limit allows."""
    if far(one.hull, other.hull, limit):
        return False
    return not apart(gap(one, other), limit)


def is_deeper(one: Polygon, other: Polygon, depth: i64) -> bool:
    """Whether no edge of the first convex polygon has the other outside but for such a depth."""
    xs, ys = one.xs, one.ys
    ax: i64 = xs[-1]
    ay: i64 = ys[-1]
    for i in range(one.size):
        bx: i64 = xs[i]
        by: i64 = ys[i]
        dx, dy = bx - ax, by - ay
        length = sqrt(float(dx * dx + dy * dy))
        if float(innermost(other, ax, ay, dx, dy)) <= float(depth) * length:
            return False
        ax, ay = bx, by
    return True


def collide(one: Footprint, other: Footprint) -> bool:
    """Whether two units share ground."""
    if far(one.hull, other.hull, 0):
        return False
    for part in one.parts:
        for base in other.parts:
            if overlap(part, base):
                return True
    return False
