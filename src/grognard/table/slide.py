"""Sliding: when a convex shape that moves straight ahead is too near to another.

Seen in the direction of the move, every condition is a span of the way run so far, found in closed
form: the same verdict as measuring at every moment, without trying any.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from .angles import cosine, sine
from .measure import TOLERANCE, innermost
from .shapes import Polygon

Span = tuple[float, float]

EVER: Final = 1e9
UNIT: Final = float(1 << 30)
ALIKE: Final = 1e-5  # corners as far from an edge as each other, but for the rounding of floats


def blocked(shape: Polygon, heading: i64, other: Polygon, limit: i64, slack: i64 = 0) -> Span:
    """From which length of the way to which the shape is nearer to the other than a limit.

    Behind the start lengths are negative; if it passes by, the span ends before it starts. With a
    limit of 0 it may touch but not overlap. The slack is by how much less is still allowed.
    """
    s, c = float(sine(heading)) / UNIT, float(cosine(heading)) / UNIT
    if limit <= TOLERANCE:
        return _overlapping(shape, s, c, other, float(slack))
    if _aside(shape, s, c, other, float(limit - slack)):
        return (EVER, -EVER)
    return _close(shape, s, c, other, float(limit - slack))


def passes_beside(shape: Polygon, heading: i64, other: Polygon, depth: float) -> bool:
    """Whether the whole way passes the other, or goes so deep into its side at the most."""
    return _aside(shape, float(sine(heading)) / UNIT, float(cosine(heading)) / UNIT, other, -depth)


def _overlapping(shape: Polygon, s: float, c: float, other: Polygon, slack: float) -> Span:
    """No edge of either has the other outside: each edge leaves a half of the way."""
    start, stop = _inside(shape, -s, -c, other, slack, -EVER, EVER)
    if start >= stop:
        return (EVER, -EVER)
    start, stop = _inside(other, s, c, shape, slack, start, stop)
    return (start, stop) if start < stop else (EVER, -EVER)


def _inside(
    one: Polygon, s: float, c: float, other: Polygon, slack: float, start: float, stop: float
) -> Span:
    """Where on the way no edge of the first has the other, which moves, entirely outside."""
    xs, ys = one.xs, one.ys
    ax: i64 = xs[-1]
    ay: i64 = ys[-1]
    for i in range(one.size):
        bx: i64 = xs[i]
        by: i64 = ys[i]
        dx, dy = bx - ax, by - ay
        deepest = innermost(other, ax, ay, dx, dy)
        depth = float(deepest) - slack * sqrt(float(dx * dx + dy * dy))
        rate = float(dx) * c - float(dy) * s
        if rate > 0.0:
            start = max(start, -depth / rate)
        elif rate < 0.0:
            stop = min(stop, -depth / rate)
        elif depth <= 0.0:
            return (EVER, -EVER)
        ax, ay = bx, by
    return start, stop


def _aside(shape: Polygon, s: float, c: float, other: Polygon, limit: float) -> bool:
    """Whether the whole way passes the other at a distance: a quick yes."""
    ox: i64 = shape.xs[0]
    oy: i64 = shape.ys[0]
    left, right = _breadth(shape, ox, oy, s, c)
    first, last = _breadth(other, ox, oy, s, c)
    return first - right >= limit or left - last >= limit


def _breadth(shape: Polygon, ox: i64, oy: i64, s: float, c: float) -> Span:
    least, most = EVER, -EVER
    for i in range(shape.size):
        x: i64 = shape.xs[i]
        y: i64 = shape.ys[i]
        a = float(x - ox) * c - float(y - oy) * s
        least = min(least, a)
        most = max(most, a)
    return least, most


def _close(shape: Polygon, s: float, c: float, other: Polygon, limit: float) -> Span:
    """A corner of one is near to a corner or to an edge of the other: together they are a span."""
    start, stop = _corners_close(shape, s, c, other, limit)
    start, stop = _edges_close(other, s, c, shape, limit, start, stop)
    start, stop = _edges_close(shape, -s, -c, other, limit, start, stop)
    return (start, stop) if start < stop else (EVER, -EVER)


def _corners_close(shape: Polygon, s: float, c: float, other: Polygon, limit: float) -> Span:
    start, stop = EVER, -EVER
    for i in range(shape.size):
        x: i64 = shape.xs[i]
        y: i64 = shape.ys[i]
        for j in range(other.size):
            u: i64 = other.xs[j]
            v: i64 = other.ys[j]
            dx, dy = float(u - x), float(v - y)
            a = dx * c - dy * s
            if -limit < a < limit:
                ahead, half = dx * s + dy * c, sqrt(limit * limit - a * a)
                start = min(start, ahead - half)
                stop = max(stop, ahead + half)
    return start, stop


def _edges_close(
    one: Polygon, s: float, c: float, other: Polygon, limit: float, start: float, stop: float
) -> Span:
    """The span grown by those in which a corner of the other, which moves, is beside an edge.

    Of a convex shape no corner comes near an edge first, or leaves it last, but the one that lies
    the least outside of it, or both ends of a side along it.
    """
    ax: i64 = one.xs[-1]
    ay: i64 = one.ys[-1]
    for i in range(one.size):
        bx: i64 = one.xs[i]
        by: i64 = one.ys[i]
        dx, dy = float(bx - ax), float(by - ay)
        length = sqrt(dx * dx + dy * dy)
        dx, dy = dx / length, dy / length
        least, behind, ahead = EVER, 0.0, 0.0
        for j in range(other.size):
            u: i64 = other.xs[j]
            v: i64 = other.ys[j]
            px, py = float(u - ax), float(v - ay)
            outside, at = px * dy - py * dx, px * dx + py * dy
            if outside < least - ALIKE:
                least, behind, ahead = outside, at, at
            elif outside <= least + ALIKE:
                least = min(least, outside)
                behind, ahead = min(behind, at), max(ahead, at)
        first, last = _while(least, s * dy - c * dx, -limit, limit, -EVER, EVER)
        if first < last:
            start, stop = _beside(behind, s * dx + c * dy, length, first, last, start, stop)
            if ahead > behind:
                start, stop = _beside(ahead, s * dx + c * dy, length, first, last, start, stop)
        ax, ay = bx, by
    return start, stop


def _beside(
    at: float, rate: float, length: float, first: float, last: float, start: float, stop: float
) -> Span:
    """The span grown by where a corner, near enough from a first length to a last, is beside."""
    low, high = _while(at, rate, 0.0, length, first, last)
    return (min(start, low), max(stop, high)) if low < high else (start, stop)


def _while(at: float, rate: float, least: float, most: float, low: float, high: float) -> Span:
    """What of a span has a value, that changes at a rate, between two bounds."""
    if rate > 0.0:
        return max(low, (least - at) / rate), min(high, (most - at) / rate)
    if rate < 0.0:
        return max(low, (most - at) / rate), min(high, (least - at) / rate)
    return (low, high) if least < at < most else (EVER, -EVER)
