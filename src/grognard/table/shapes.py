"""Shapes on the table: polygons, and the footprints of units made of one or many bases."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .angles import rounded
from .pose import Point, Pose


class Extent:
    """How far something reaches each way: the box around it."""

    __slots__ = ("east", "north", "south", "west")

    def __init__(self, west: i64, south: i64, east: i64, north: i64) -> None:
        self.west: Final[i64] = west
        self.south: Final[i64] = south
        self.east: Final[i64] = east
        self.north: Final[i64] = north

    def widened(self, by: i64) -> Extent:
        """So much more on all sides."""
        return Extent(self.west - by, self.south - by, self.east + by, self.north + by)


class Polygon(Extent):
    """Corners anticlockwise, at least three; a footprint's are convex, a terrain's need not be."""

    __slots__ = ("size", "xs", "ys")

    def __init__(self, xs: list[i64], ys: list[i64]) -> None:
        self.xs: Final = xs
        self.ys: Final = ys
        self.size: Final[i64] = len(xs)
        west: i64 = xs[0]
        east: i64 = west
        south: i64 = ys[0]
        north: i64 = south
        # shapes are made in hot loops, where the built-in min and max cost five times as much
        for i in range(1, self.size):
            x: i64 = xs[i]
            y: i64 = ys[i]
            if x < west:
                west = x
            elif x > east:
                east = x
            if y < south:
                south = y
            elif y > north:
                north = y
        super().__init__(west, south, east, north)

    def corners(self) -> list[tuple[int, int]]:
        return list(zip(self.xs, self.ys, strict=True))

    def centre(self) -> Point:
        """The middle of the corners."""
        return sum(self.xs) // len(self.xs), sum(self.ys) // len(self.ys)


def around(one: Extent, other: Extent) -> Extent:
    """The box around two."""
    return Extent(
        one.west if one.west < other.west else other.west,
        one.south if one.south < other.south else other.south,
        one.east if one.east > other.east else other.east,
        one.north if one.north > other.north else other.north,
    )


def polygon(corners: list[tuple[int, int]]) -> Polygon:
    """A polygon from its corners in either order."""
    ordered = corners if twice_area(corners) > 0 else corners[::-1]
    return Polygon([x for x, _ in ordered], [y for _, y in ordered])


def box(west: i64, south: i64, east: i64, north: i64) -> Polygon:
    """A rectangle along the edges of the table."""
    return polygon([(west, south), (east, south), (east, north), (west, north)])


def twice_area(corners: list[tuple[int, int]]) -> int:
    """Positive for corners given anticlockwise."""
    total = 0
    x0, y0 = corners[-1]
    for x, y in corners:
        total += x0 * y - x * y0
        x0, y0 = x, y
    return total


def rectangle(pose: Pose, width: i64, depth: i64) -> Polygon:
    """Behind the middle of its front edge; corners from the rear right one on, anticlockwise."""
    right = width // 2
    left = right - width
    x, y, s, c = pose.x, pose.y, pose.sin, pose.cos
    xs: list[i64] = [
        x + rounded(right * c - depth * s),
        x + rounded(right * c),
        x + rounded(left * c),
        x + rounded(left * c - depth * s),
    ]
    ys: list[i64] = [
        y + rounded(-depth * c - right * s),
        y + rounded(-right * s),
        y + rounded(-left * s),
        y + rounded(-depth * c - left * s),
    ]
    return Polygon(xs, ys)


def rectangle_box(pose: Pose, width: i64, depth: i64) -> Extent:
    """The box around a rectangle, which is not made for it: most questions end at the boxes."""
    right = width // 2
    left = right - width
    s, c = pose.sin, pose.cos
    a, b = rounded(right * c), rounded(left * c)
    d, e = rounded(right * c - depth * s), rounded(left * c - depth * s)
    west = min(min(a, b), min(d, e))
    east = max(max(a, b), max(d, e))
    a, b = rounded(-right * s), rounded(-left * s)
    d, e = rounded(-depth * c - right * s), rounded(-depth * c - left * s)
    south = min(min(a, b), min(d, e))
    north = max(max(a, b), max(d, e))
    return Extent(pose.x + west, pose.y + south, pose.x + east, pose.y + north)


def rectangle_centre(pose: Pose, width: i64, depth: i64) -> Point:
    """The middle of the corners of a rectangle, which is not made for it."""
    right = width // 2
    left = right - width
    s, c = pose.sin, pose.cos
    across, along = rounded(right * c) + rounded(left * c), -depth * s
    x = across + rounded(right * c + along) + rounded(left * c + along)
    across, along = rounded(-right * s) + rounded(-left * s), -depth * c
    y = across + rounded(along - right * s) + rounded(along - left * s)
    return (4 * pose.x + x) // 4, (4 * pose.y + y) // 4


def hull(points: list[tuple[int, int]]) -> Polygon:
    """The smallest convex polygon around some points that are not all in one line."""
    ordered = sorted(set(points))
    lower = _chain(ordered)
    upper = _chain(ordered[::-1])
    corners = lower[:-1] + upper[:-1]
    return Polygon([x for x, _ in corners], [y for _, y in corners])


def _chain(points: list[tuple[int, int]]) -> list[tuple[int, int]]:
    chain: list[tuple[int, int]] = []
    for x, y in points:
        while len(chain) > 1:
            ax, ay = chain[-2]
            bx, by = chain[-1]
            if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                break
            chain.pop()
        chain.append((x, y))
    return chain


def ring(xs: list[i64], ys: list[i64]) -> Polygon:
    """The hull of corners that go once round anticlockwise, of which the first is on it."""
    us = [xs[0]]
    vs = [ys[0]]
    count = len(xs)
    bx: i64 = xs[0]
    by: i64 = ys[0]
    ax, ay = bx, by  # the last corner kept is b, the one before it a
    for i in range(1, count + 1):
        x: i64 = xs[i % count]
        y: i64 = ys[i % count]
        while len(us) > 1 and (bx - ax) * (y - by) <= (by - ay) * (x - bx):
            us.pop()
            vs.pop()
            bx, by = ax, ay
            if len(us) > 1:
                ax, ay = us[-2], vs[-2]
        if i < count:
            us.append(x)
            vs.append(y)
            ax, ay, bx, by = bx, by, x, y
    return Polygon(us, vs)


class Footprint:
    """The ground under a unit: its bases, and the convex hull of them all."""

    __slots__ = ("hull", "parts")

    def __init__(self, parts: list[Polygon], hull: Polygon) -> None:
        self.parts: Final = parts
        self.hull: Final = hull


def block(pose: Pose, width: i64, depth: i64) -> Footprint:
    """A unit in close order: one rectangle."""
    shape = rectangle(pose, width, depth)
    return Footprint([shape], shape)


def bases(shapes: list[Polygon]) -> Footprint:
    """A unit in open order: many bases and the strip that they hold."""
    return Footprint(shapes, hull([corner for shape in shapes for corner in shape.corners()]))
