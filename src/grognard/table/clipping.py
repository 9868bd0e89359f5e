"""How much ground two shapes share.

A product of floats is rounded once and a sum once, as IEEE 754 demands, so every machine finds the
same.
"""

from __future__ import annotations

from math import floor, sqrt

from mypy_extensions import i64

from .shapes import Polygon, polygon, twice_area


def shared(region: Polygon, shape: Polygon) -> float:
    """Which part of a convex shape, from 0 to 1, lies within any simple polygon."""
    # measured from a corner of the shape: the numbers stay small
    ox: i64 = shape.xs[0]
    oy: i64 = shape.ys[0]
    us, vs = _from(shape.xs, ox), _from(shape.ys, oy)
    xs, ys = _clipped(_from(region.xs, ox), _from(region.ys, oy), us, vs)
    return _twice_area(xs, ys) / _twice_area(us, vs) if xs else 0.0


def uncovered(parts: list[Polygon], shape: Polygon) -> float:
    """Which part of a convex shape, from 0 to 1, lies in none of some convex shapes."""
    ox: i64 = shape.xs[0]
    oy: i64 = shape.ys[0]
    us, vs = _from(shape.xs, ox), _from(shape.ys, oy)
    left = [(us, vs)]
    for part in parts:
        xs, ys = _from(part.xs, ox), _from(part.ys, oy)
        rest: list[tuple[list[float], list[float]]] = []
        for piece in left:
            rest += _outside(piece[0], piece[1], xs, ys)
        left = rest
    total = 0.0
    for piece in left:
        total += _twice_area(piece[0], piece[1])
    return total / _twice_area(us, vs)


def circle_within(one: Polygon, other: Polygon) -> i64:
    """The radius of a circle that lies in both of two convex shapes; 0 where they share no ground.

    A larger one may, too: it lies about the middle of the corners of what they share.
    """
    ox: i64 = other.xs[0]
    oy: i64 = other.ys[0]
    us, vs = _from(other.xs, ox), _from(other.ys, oy)
    xs, ys = _clipped(_from(one.xs, ox), _from(one.ys, oy), us, vs)
    if not xs:
        return 0
    x: i64 = ox + floor(sum(xs) / len(xs))
    y: i64 = oy + floor(sum(ys) / len(ys))
    return max(min(_inside(one, x, y), _inside(other, x, y)), 0)


def _inside(shape: Polygon, x: i64, y: i64) -> i64:
    """How far a point lies within the edges of a convex shape."""
    least = 1e300
    ax: i64 = shape.xs[-1]
    ay: i64 = shape.ys[-1]
    for i in range(shape.size):
        bx: i64 = shape.xs[i]
        by: i64 = shape.ys[i]
        dx, dy = bx - ax, by - ay
        depth = float(dx * (y - ay) - dy * (x - ax)) / sqrt(float(dx * dx + dy * dy))
        least = min(least, depth)
        ax, ay = bx, by
    return floor(least)


def without(shape: Polygon, hole: Polygon) -> list[Polygon]:
    """What is left of one convex shape where another is cut out, in convex pieces."""
    ox: i64 = shape.xs[0]
    oy: i64 = shape.ys[0]
    us, vs = _from(shape.xs, ox), _from(shape.ys, oy)
    pieces = _outside(us, vs, _from(hole.xs, ox), _from(hole.ys, oy))
    found: list[Polygon] = []
    for xs, ys in pieces:
        corners = [(ox + round(xs[i]), oy + round(ys[i])) for i in range(len(xs))]
        kept = [corners[i] for i in range(len(corners)) if corners[i] != corners[i - 1]]
        if len(kept) > 2 and twice_area(kept) > 0:
            found.append(polygon(kept))
    return found


def _outside(
    us: list[float], vs: list[float], xs: list[float], ys: list[float]
) -> list[tuple[list[float], list[float]]]:
    """What of one convex shape lies outside another: a piece beyond each of its edges."""
    found: list[tuple[list[float], list[float]]] = []
    px, py = xs[-1], ys[-1]
    for i in range(len(xs)):
        qx, qy = xs[i], ys[i]
        beyond = _left_of(us, vs, qx, qy, px, py)
        if len(beyond[0]) > 2:
            found.append(beyond)
        us, vs = _left_of(us, vs, px, py, qx, qy)
        if len(us) < 3:
            break
        px, py = qx, qy
    return found


def _from(numbers: list[i64], origin: i64) -> list[float]:
    return [float(number - origin) for number in numbers]


def _clipped(
    xs: list[float], ys: list[float], us: list[float], vs: list[float]
) -> tuple[list[float], list[float]]:
    """What lies within a convex shape, whose corners are the us and vs."""
    px, py = us[-1], vs[-1]
    for i in range(len(us)):
        qx, qy = us[i], vs[i]
        xs, ys = _left_of(xs, ys, px, py, qx, qy)
        if not xs:
            break
        px, py = qx, qy
    return xs, ys


def _left_of(
    xs: list[float], ys: list[float], px: float, py: float, qx: float, qy: float
) -> tuple[list[float], list[float]]:
    """What of a polygon lies to the left of a line; parts left over hang together by its edge."""
    us: list[float] = []
    vs: list[float] = []
    dx, dy = qx - px, qy - py
    ax, ay = xs[-1], ys[-1]
    start = dx * (ay - py) - dy * (ax - px)
    for i in range(len(xs)):
        bx, by = xs[i], ys[i]
        stop = dx * (by - py) - dy * (bx - px)
        if (start < 0.0 and stop > 0.0) or (start > 0.0 and stop < 0.0):
            share = start / (start - stop)
            us.append(ax + (bx - ax) * share)
            vs.append(ay + (by - ay) * share)
        if stop >= 0.0:
            us.append(bx)
            vs.append(by)
        ax, ay, start = bx, by, stop
    return us, vs


def _twice_area(xs: list[float], ys: list[float]) -> float:
    total = 0.0
    ax, ay = xs[-1], ys[-1]
    for i in range(len(xs)):
        bx, by = xs[i], ys[i]
        total += ax * by - bx * ay
        ax, ay = bx, by
    return total
