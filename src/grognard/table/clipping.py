"""How much ground two shapes share.

A product of floats is rounded once and a sum once, as IEEE 754 demands, so every machine finds the
same.
"""

from __future__ import annotations

from mypy_extensions import i64

from .shapes import Polygon


def shared(region: Polygon, shape: Polygon) -> float:
    """Which part of a convex shape, from 0 to 1, lies within any simple polygon."""
    # measured from a corner of the shape: the numbers stay small
    ox: i64 = shape.xs[0]
    oy: i64 = shape.ys[0]
    us, vs = _from(shape.xs, ox), _from(shape.ys, oy)
    xs, ys = _from(region.xs, ox), _from(region.ys, oy)
    px, py = us[-1], vs[-1]
    for i in range(len(us)):
        qx, qy = us[i], vs[i]
        xs, ys = _left_of(xs, ys, px, py, qx, qy)
        if not xs:
            return 0.0
        px, py = qx, qy
    return _twice_area(xs, ys) / _twice_area(us, vs)


def _from(numbers: list[int], origin: i64) -> list[float]:
    return [float(number - origin) for number in numbers]


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
