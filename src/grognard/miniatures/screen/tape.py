"""The tape: how far it is from one thing to another, and along which way."""

from __future__ import annotations

from grognard.table.measure import gap, to_polygon
from grognard.table.pose import Point
from grognard.table.shapes import Footprint, Polygon
from grognard.table.sight import nearest_point

from ..contract.measure import Span


def spot(x: int, y: int) -> Footprint:
    """A place that takes no room."""
    point = Polygon([x], [y])
    return Footprint([point], point)


def span(one: Footprint, other: Footprint) -> Span:
    """The shortest way from one to another, nearest base to nearest base."""
    ways = [way for part in one.parts for base in other.parts for way in _ways(part, base)]
    start, end = min(ways, key=lambda way: _square(*way))
    return Span(_plain(start), _plain(end), tape(one, other))


def tape(one: Footprint, other: Footprint) -> int:
    """How far it is; a place may lie within a unit."""
    for single, parts in ((one.parts[0], other.parts), (other.parts[0], one.parts)):
        if single.size == 1:
            return min(int(to_polygon(single.xs[0], single.ys[0], part)) for part in parts)
    return int(gap(one, other))


def _ways(one: Polygon, other: Polygon) -> list[tuple[Point, Point]]:
    """From each corner of either to the nearest point of the other."""
    there = [(corner, nearest_point(other, *corner)) for corner in one.corners()]
    back = [(nearest_point(one, *corner), corner) for corner in other.corners()]
    return there + back


def _square(start: Point, end: Point) -> int:
    return int((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2)


def _plain(point: Point) -> tuple[int, int]:
    return int(point[0]), int(point[1])
