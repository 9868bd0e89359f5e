"""Lines of sight: the first thing on a straight line that hides its end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .lines import Line, longest, passes, stretch_within
from .measure import TOLERANCE, holds, nearest
from .shapes import Polygon
from .terrain import Area, Ground, profile

GROUND: Final[i64] = 0
HILL: Final[i64] = 1
UNIT: Final[i64] = 2


class Blocker:
    """What hides the end of a line: its kind and place in its list, and where along the line."""

    __slots__ = ("end", "index", "kind", "name", "start")

    def __init__(self, kind: i64, index: i64, name: str, start: i64, end: i64) -> None:
        self.kind: Final[i64] = kind
        self.index: Final[i64] = index
        self.name: Final = name
        self.start: Final[i64] = start
        self.end: Final[i64] = end


def blocker(
    ground: Ground, ax: i64, ay: i64, bx: i64, by: i64, others: list[Polygon]
) -> Blocker | None:
    """The first thing along the line that hides its end.

    An area of which more than its depth lies on the line; ground between that is higher than both
    ends; or a convex shape the line passes through. To touch a corner or run along an edge hides
    nothing.
    """
    found = blockers(ground, ax, ay, bx, by, others)
    return found[0] if found else None


def blockers(
    ground: Ground, ax: i64, ay: i64, bx: i64, by: i64, others: list[Polygon]
) -> list[Blocker]:
    """All that hides the end of the line, for rules that let some see over some; nearest first."""
    line = Line(ax, ay, bx, by)
    found: list[Blocker] = []
    if line.square > 0:
        _add_areas(found, ground, line)
        _add_hills(found, ground, line)
        _add_shapes(found, line, others)
        found.sort(key=_start)
    return found


def _start(found: Blocker) -> int:
    return found.start


def visible(ground: Ground, ax: i64, ay: i64, bx: i64, by: i64, others: list[Polygon]) -> bool:
    """Whether nothing hides the end of the line."""
    line = Line(ax, ay, bx, by)
    if line.square == 0:
        return True
    for shape in others:
        first, last = passes(line, shape)
        if first < last:
            return False
    for i in ground.hindering:
        if _hides(ground.areas[i], line):
            return False
    found: list[Blocker] = []
    _add_hills(found, ground, line)
    return not found


def _hides(area: Area, line: Line) -> bool:
    """Whether more of the area than one sees through lies on the line."""
    limit = float(area.depth + TOLERANCE) + 0.5
    if line.misses(area.shape) or longest(line, area.shape, line.touch) < limit:
        return False
    length, _, _ = stretch_within(line, area.shape, line.touch)
    return length >= limit


def _add_areas(found: list[Blocker], ground: Ground, line: Line) -> None:
    for i in ground.hindering:
        area = ground.areas[i]
        if _hides(area, line):
            _, start, end = stretch_within(line, area.shape, line.touch)
            found.append(Blocker(GROUND, i, area.name, nearest(start), nearest(end)))


def _add_hills(found: list[Blocker], ground: Ground, line: Line) -> None:
    """Each rise above both ends, by the contour with which it begins."""
    if not _meets_contours(ground, line):
        return
    eye = max(ground.level_at(line.ax, line.ay), ground.level_at(line.bx, line.by))
    hill: i64 = -1
    start, end = 0.0, 0.0
    for stretch in profile(ground, line):
        if stretch.low > eye:
            if hill < 0:
                hill, start = stretch.index, stretch.start
            end = stretch.end
        elif hill >= 0:
            found.append(_hill(ground, hill, start, end))
            hill = -1
    if hill >= 0:
        found.append(_hill(ground, hill, start, end))


def _hill(ground: Ground, index: i64, start: float, end: float) -> Blocker:
    return Blocker(HILL, index, ground.areas[index].name, nearest(start), nearest(end))


def _meets_contours(ground: Ground, line: Line) -> bool:
    for i in ground.raised:
        if not line.misses(ground.areas[i].shape):
            return True
    return False


def _add_shapes(found: list[Blocker], line: Line, others: list[Polygon]) -> None:
    for i in range(len(others)):
        first, last = passes(line, others[i])
        if first < last:
            start, end = nearest(first * line.length), nearest(last * line.length)
            found.append(Blocker(UNIT, i, "", start, end))


def nearest_point(shape: Polygon, x: i64, y: i64) -> tuple[i64, i64]:
    """The point of a convex shape nearest to a point, which may be that point itself."""
    if holds(shape, x, y):
        return x, y
    best: tuple[i64, i64] = (x, y)
    least: i64 = 1 << 62
    ax: i64 = shape.xs[-1]
    ay: i64 = shape.ys[-1]
    for i in range(shape.size):
        bx: i64 = shape.xs[i]
        by: i64 = shape.ys[i]
        px, py = on_segment(ax, ay, bx, by, x, y)
        square = (px - x) * (px - x) + (py - y) * (py - y)
        if square < least:
            best, least = (px, py), square
        ax, ay = bx, by
    return best


def on_segment(ax: i64, ay: i64, bx: i64, by: i64, x: i64, y: i64) -> tuple[i64, i64]:
    """The point of a segment nearest to a point; a half goes up."""
    dx, dy = bx - ax, by - ay
    dot = (x - ax) * dx + (y - ay) * dy
    square = dx * dx + dy * dy
    if dot <= 0:
        return ax, ay
    if dot >= square:
        return bx, by
    return (
        ax + (2 * dx * dot + square) // (2 * square),
        ay + (2 * dy * dot + square) // (2 * square),
    )
