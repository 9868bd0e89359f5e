"""Convex parts of any simple polygon."""

from __future__ import annotations

from mypy_extensions import i64

from .shapes import Polygon


def convex_parts(shape: Polygon) -> list[Polygon]:
    """The shape itself if it is convex; otherwise triangles that together are the shape."""
    if all(_turn(shape, i - 2, i - 1, i) >= 0 for i in range(shape.size)):
        return [shape]
    left = list(range(len(shape.xs)))
    parts: list[Polygon] = []
    while len(left) > 2:
        at = _ear(shape, left)
        part = [left[at - 2], left[at - 1], left[at]]
        if _turn(shape, part[0], part[1], part[2]) > 0:
            parts.append(Polygon([shape.xs[i] for i in part], [shape.ys[i] for i in part]))
        del left[at - 1]
    return parts


def _turn(shape: Polygon, a: i64, b: i64, c: i64) -> i64:
    """Twice the area of a triangle of corners; positive if they turn left."""
    ax: i64 = shape.xs[a]
    ay: i64 = shape.ys[a]
    bx: i64 = shape.xs[b]
    by: i64 = shape.ys[b]
    cx: i64 = shape.xs[c]
    cy: i64 = shape.ys[c]
    return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)


def _ear(shape: Polygon, left: list[int]) -> int:
    """The place after a corner that can be cut off: no other lies in the triangle cut."""
    for at in range(len(left)):
        a, b, c = left[at - 2], left[at - 1], left[at]
        turn = _turn(shape, a, b, c)
        if turn == 0 or (turn > 0 and not _any_inside(shape, left, a, b, c)):
            return at
    return 0


def _any_inside(shape: Polygon, left: list[int], a: int, b: int, c: int) -> bool:
    for i in left:
        if i in (a, b, c):
            continue
        if _turn(shape, a, b, i) >= 0 and _turn(shape, b, c, i) >= 0 and _turn(shape, c, a, i) >= 0:
            return True
    return False
