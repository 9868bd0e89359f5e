"""A straight line across the table, and what of it lies within a shape.

Every corner is put into the line's own frame: u along it, v to its left, both times its length, so
that both are whole. The line is never crossed itself, for a corner may lie on it, but two lines
drawn a little to its left and right, by a v that is not whole: what is within a shape on both of
them is inside, what is on one only runs along its boundary.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from .angles import SHIFT, rounded
from .measure import TOUCHING, holds, nearest, square_to_segment
from .pose import Pose
from .shapes import Polygon

# so little aside that no whole v lies between
BESIDE: Final = 0.5
ASIDE: Final = 1e12  # farther than any table is wide


class Line:
    """From one point to another, with the box around it."""

    __slots__ = (
        "ax",
        "ay",
        "bx",
        "by",
        "dx",
        "dy",
        "east",
        "length",
        "north",
        "south",
        "square",
        "touch",
        "west",
    )

    def __init__(self, ax: i64, ay: i64, bx: i64, by: i64) -> None:
        self.ax: Final[i64] = ax
        self.ay: Final[i64] = ay
        self.bx: Final[i64] = bx
        self.by: Final[i64] = by
        self.dx: Final[i64] = bx - ax
        self.dy: Final[i64] = by - ay
        self.west: Final[i64] = ax if ax < bx else bx
        self.east: Final[i64] = bx if ax < bx else ax
        self.south: Final[i64] = ay if ay < by else by
        self.north: Final[i64] = by if ay < by else ay
        self.square: Final[i64] = self.dx * self.dx + self.dy * self.dy
        self.length: Final = sqrt(float(self.square))
        # the table's tolerance in the measure of v
        self.touch: Final = float(int(TOUCHING * self.length)) + 0.5

    def misses(self, shape: Polygon) -> bool:
        """Whether the boxes around the two are apart: a quick yes."""
        return (
            self.west > shape.east
            or self.east < shape.west
            or self.south > shape.north
            or self.north < shape.south
        )


class Crossing:
    """Where a line comes into a shape or, with a change below 0, out of it."""

    __slots__ = ("at", "change", "index")

    def __init__(self, at: float, change: i64, index: i64) -> None:
        self.at: Final = at
        self.change: Final[i64] = change
        self.index: Final[i64] = index


def _at(crossing: Crossing) -> float:
    return crossing.at


def in_order(crossings: list[Crossing]) -> list[Crossing]:
    crossings.sort(key=_at)
    return crossings


def add_crossings(
    found: list[Crossing], line: Line, shape: Polygon, v: float, change: i64, index: i64
) -> None:
    """Add all crossings of the endless line, drawn so far to its left, with any simple polygon.

    Corners run anticlockwise: an edge that goes to the right lets the line in, one that goes to
    the left lets it out.
    """
    xs, ys, ax, ay, dx, dy = shape.xs, shape.ys, line.ax, line.ay, line.dx, line.dy
    ex: i64 = xs[-1] - ax
    ey: i64 = ys[-1] - ay
    u0, v0 = float(ex * dx + ey * dy), float(dx * ey - dy * ex)
    for i in range(shape.size):
        ex = xs[i] - ax
        ey = ys[i] - ay
        u1, v1 = float(ex * dx + ey * dy), float(dx * ey - dy * ex)
        if (v0 < v) != (v1 < v):
            at = (u0 + (u1 - u0) * (v - v0) / (v1 - v0)) / line.length
            found.append(Crossing(at, change if v0 > v else -change, index))
        u0, v0 = u1, v1


def stretch_within(line: Line, shape: Polygon, v: float) -> tuple[float, float, float]:
    """How much of a line lies within any simple polygon, where it begins and where it ends."""
    total, first, last = 0.0, line.length, 0.0
    for start, end in stretches_within(line, shape, v):
        total += end - start
        first, last = min(first, start), end
    return total, first, last


def stretches_within(line: Line, shape: Polygon, v: float) -> list[tuple[float, float]]:
    """The parts of a line within any simple polygon, each by its beginning and its end."""
    crossings: list[Crossing] = []
    add_crossings(crossings, line, shape, v, 1, 0)
    add_crossings(crossings, line, shape, -v, 1, 0)
    found: list[tuple[float, float]] = []
    here = 0.0
    sides: i64 = 0
    for crossing in in_order(crossings):
        at = _clamped(crossing.at, line.length)
        if sides == 2 and at > here:
            found.append((here, at))
        sides += crossing.change
        here = at
    return found


def _clamped(at: float, end: float) -> float:
    if at < 0.0:
        return 0.0
    return at if at < end else end


def longest(line: Line, shape: Polygon, v: float) -> float:
    """How much of the line, drawn so far to its left, lies within a polygon.

    No less than `stretch_within`, and a sum of ends less beginnings needs no order: a quick no.
    """
    xs, ys, ax, ay, dx, dy = shape.xs, shape.ys, line.ax, line.ay, line.dx, line.dy
    end = float(line.square)
    total = 0.0
    ex: i64 = xs[-1] - ax
    ey: i64 = ys[-1] - ay
    u0, v0 = float(ex * dx + ey * dy), float(dx * ey - dy * ex)
    for i in range(shape.size):
        ex = xs[i] - ax
        ey = ys[i] - ay
        u1, v1 = float(ex * dx + ey * dy), float(dx * ey - dy * ex)
        if (v0 < v) != (v1 < v):
            at = _clamped(u0 + (u1 - u0) * (v - v0) / (v1 - v0), end)
            total += at if v0 < v else -at
        u0, v0 = u1, v1
    return total / line.length


def passes(line: Line, shape: Polygon) -> tuple[float, float]:
    """The part of a line, from 0 to 1, through a convex shape drawn in by the tolerance.

    (1.0, 0.0) when there is none: to touch a corner or run along an edge is not to pass.
    """
    if line.misses(shape):
        return 1.0, 0.0
    xs, ys = shape.xs, shape.ys
    first, last = 0.0, 1.0
    px: i64 = xs[-1]
    py: i64 = ys[-1]
    for i in range(shape.size):
        qx: i64 = xs[i]
        qy: i64 = ys[i]
        first, last = _cut(line, px, py, qx, qy, first, last)
        if first >= last:
            return 1.0, 0.0
        px, py = qx, qy
    return first, last


def _cut(
    line: Line, px: i64, py: i64, qx: i64, qy: i64, first: float, last: float
) -> tuple[float, float]:
    """What of a part of a line lies to the left of an edge, drawn in by the tolerance."""
    ex, ey = qx - px, qy - py
    touch = TOUCHING * sqrt(float(ex * ex + ey * ey))
    start = float(ex * (line.ay - py) - ey * (line.ax - px)) - touch
    stop = float(ex * (line.by - py) - ey * (line.bx - px)) - touch
    if start <= 0.0 and stop <= 0.0:
        return 1.0, 0.0
    if start <= 0.0:
        return max(first, start / (start - stop)), last
    return (first, min(last, start / (start - stop))) if stop <= 0.0 else (first, last)


def passes_block(line: Line, pose: Pose, width: i64, depth: i64) -> bool:
    """Whether any of a line passes through a rectangle, which is not made for it."""
    right = width // 2
    left = right - width
    s, c = pose.sin, pose.cos
    ax, ay = pose.x + rounded(right * c - depth * s), pose.y + rounded(-depth * c - right * s)
    bx, by = pose.x + rounded(right * c), pose.y + rounded(-right * s)
    first, last = _cut(line, ax, ay, bx, by, 0.0, 1.0)
    if first >= last:
        return False
    cx, cy = pose.x + rounded(left * c), pose.y + rounded(-left * s)
    first, last = _cut(line, bx, by, cx, cy, first, last)
    if first >= last:
        return False
    dx, dy = pose.x + rounded(left * c - depth * s), pose.y + rounded(-depth * c - left * s)
    first, last = _cut(line, cx, cy, dx, dy, first, last)
    if first >= last:
        return False
    first, last = _cut(line, dx, dy, ax, ay, first, last)
    return first < last


class Track:
    """A line in the frame of a pose: how far ahead of it, and how far to its right."""

    __slots__ = ("ahead", "on", "right", "sideways")

    def __init__(self, line: Line, pose: Pose) -> None:
        whole = float(1 << SHIFT)
        self.ahead: Final = float(pose.ahead(line.ax, line.ay)) / whole
        self.right: Final = float(pose.aside(line.ax, line.ay)) / whole
        self.on: Final = float(pose.ahead(line.bx, line.by)) / whole - self.ahead
        self.sideways: Final = float(pose.aside(line.bx, line.by)) / whole - self.right

    def between(self, behind: float, before: float) -> tuple[float, float]:
        """How far to the right it is there: at least, and at most, which is less if it is not."""
        first, last = 0.0, 1.0
        if self.on == 0.0:
            if not behind <= self.ahead <= before:
                return ASIDE, -ASIDE
        else:
            one, other = (behind - self.ahead) / self.on, (before - self.ahead) / self.on
            first, last = max(first, min(one, other)), min(last, max(one, other))
            if first > last:
                return ASIDE, -ASIDE
        start, stop = self.right + first * self.sideways, self.right + last * self.sideways
        return min(start, stop), max(start, stop)


def square_between(one: Line, other: Line) -> float:
    """The square of the distance of two lines; 0 where they cross."""
    ax, ay, bx, by = one.ax, one.ay, one.bx, one.by
    px, py, qx, qy = other.ax, other.ay, other.bx, other.by
    p = one.dx * (py - ay) - one.dy * (px - ax)
    q = one.dx * (qy - ay) - one.dy * (qx - ax)
    a = other.dx * (ay - py) - other.dy * (ax - px)
    b = other.dx * (by - py) - other.dy * (bx - px)
    if ((p < 0 < q) or (q < 0 < p)) and ((a < 0 < b) or (b < 0 < a)):
        return 0.0
    return min(
        min(square_to_segment(ax, ay, px, py, qx, qy), square_to_segment(bx, by, px, py, qx, qy)),
        min(square_to_segment(px, py, ax, ay, bx, by), square_to_segment(qx, qy, ax, ay, bx, by)),
    )


def to_shape(line: Line, shape: Polygon) -> i64:
    """From a line to a convex shape; 0 where they touch or overlap."""
    if holds(shape, line.ax, line.ay):
        return 0
    xs, ys = shape.xs, shape.ys
    least = 1e300
    px: i64 = xs[-1]
    py: i64 = ys[-1]
    for i in range(shape.size):
        qx: i64 = xs[i]
        qy: i64 = ys[i]
        least = min(least, square_between(line, Line(px, py, qx, qy)))
        px, py = qx, qy
    return nearest(sqrt(least))
