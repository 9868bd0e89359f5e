"""Random shapes, poses and lines for the laws of the table, and slow exact answers to check by."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from math import cos, pi, sin

from hypothesis import strategies as st

from grognard.table.angles import TURN
from grognard.table.pose import Pose
from grognard.table.shapes import Polygon, hull, polygon, rectangle

FAR = 200_000
coordinates = st.integers(0, FAR)
points = st.tuples(coordinates, coordinates)
headings = st.integers(0, TURN - 1)
poses = st.builds(Pose, coordinates, coordinates, headings)
widths = st.integers(1_000, 40_000)
depths = st.integers(1_000, 10_000)
blocks = st.builds(rectangle, poses, widths, depths)
# on a coarse grid corners meet lines, and lines each other
grid = st.integers(-6, 6).map(lambda step: step * 1_000)
grid_points = st.tuples(grid, grid)

Exact = tuple[Fraction, Fraction]


@st.composite
def stars(draw: st.DrawFn) -> Polygon:
    """A simple polygon, mostly concave: corners at growing angles round a middle."""
    x, y = draw(points)
    count = draw(st.integers(3, 9))
    lengths = draw(st.lists(st.integers(2_000, 60_000), min_size=count, max_size=count))
    start = draw(st.floats(0.0, 1.0))
    corners = []
    for i, length in enumerate(lengths):
        angle = 2 * pi * (i + start) / count
        corners.append((round(x + length * cos(angle)), round(y + length * sin(angle))))
    return polygon(corners)


@st.composite
def convexes(draw: st.DrawFn) -> Polygon:
    """A convex polygon of any number of corners."""
    x, y = draw(points)
    spread = st.integers(-20_000, 20_000)
    more = draw(st.lists(st.tuples(spread, spread), max_size=6))
    around = [(0, 0), (3_000, 200), (100, 2_500), *more]
    return hull([(x + dx, y + dy) for dx, dy in around])


def box(west: int, south: int, east: int, north: int) -> Polygon:
    return polygon([(west, south), (east, south), (east, north), (west, north)])


def moved(shape: Polygon, dx: int, dy: int) -> Polygon:
    return Polygon([x + dx for x in shape.xs], [y + dy for y in shape.ys])


def quarter_turned(shape: Polygon) -> Polygon:
    """Turned left by a quarter about the origin, which is exact."""
    return Polygon([-y for y in shape.ys], list(shape.xs))


def exactly_inside(shape: Polygon, x: Fraction, y: Fraction) -> int:
    """1 inside, 0 on the boundary, -1 outside: by whole-number crossing, slowly."""
    within = -1
    corners = shape.corners()
    for i, (bx, by) in enumerate(corners):
        ax, ay = corners[i - 1]
        side = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
        if side == 0 and min(ax, bx) <= x <= max(ax, bx) and min(ay, by) <= y <= max(ay, by):
            return 0
        if (ay > y) != (by > y) and (side > 0) == (by > ay):
            within = -within
    return within


def exact_stretches(shape: Polygon, a: tuple[int, int], b: tuple[int, int]) -> list[Exact]:
    """The parts of a segment, from 0 to 1, inside a polygon: every piece tried by its middle."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    cuts = {Fraction(0), Fraction(1)}
    corners = shape.corners()
    for i, (qx, qy) in enumerate(corners):
        px, py = corners[i - 1]
        for x, y in ((px, py), (qx, qy)):
            if dx * (y - a[1]) == dy * (x - a[0]):
                cuts.add(Fraction((x - a[0]) * dx + (y - a[1]) * dy, dx * dx + dy * dy))
        across = dx * (qy - py) - dy * (qx - px)
        if across:
            cuts.add(Fraction((px - a[0]) * (qy - py) - (py - a[1]) * (qx - px), across))
    ordered = sorted(cut for cut in cuts if 0 <= cut <= 1)
    return [
        (low, high)
        for low, high in pairwise(ordered)
        if exactly_inside(shape, a[0] + (low + high) / 2 * dx, a[1] + (low + high) / 2 * dy) > 0
    ]


def exact_shared(region: Polygon, shape: Polygon) -> Fraction:
    """The ground two polygons share: in upright strips in which no sides cross."""
    sides = [_sides(region), _sides(shape)]
    cuts = {Fraction(x) for some in sides for ax, _, bx, _ in some for x in (ax, bx)}
    for one in sides[0]:
        for other in sides[1]:
            cuts |= _meeting(one, other)
    ordered = sorted(cuts)
    total = Fraction(0)
    for low, high in pairwise(ordered):
        spans = [_spans(some, (low + high) / 2) for some in sides]
        total += (high - low) * _common(spans[0], spans[1])
    return total


Side = tuple[int, int, int, int]


def _sides(shape: Polygon) -> list[Side]:
    corners = shape.corners()
    return [(*corners[i - 1], *corners[i]) for i in range(len(corners))]


def _meeting(one: Side, other: Side) -> set[Fraction]:
    ax, ay, bx, by = one
    px, py, qx, qy = other
    across = (bx - ax) * (qy - py) - (by - ay) * (qx - px)
    if across == 0:
        return set()
    share = Fraction((px - ax) * (qy - py) - (py - ay) * (qx - px), across)
    return {ax + share * (bx - ax)} if 0 <= share <= 1 else set()


def _spans(sides: list[Side], x: Fraction) -> list[Exact]:
    """What of an upright line lies inside: between each two sides that it crosses."""
    heights = sorted(
        ay + (x - ax) * Fraction(by - ay, bx - ax)
        for ax, ay, bx, by in sides
        if min(ax, bx) < x < max(ax, bx)
    )
    return list(zip(heights[::2], heights[1::2], strict=True))


def _common(some: list[Exact], others: list[Exact]) -> Fraction:
    return sum(
        (
            max(Fraction(0), min(high, top) - max(low, bottom))
            for low, high in some
            for bottom, top in others
        ),
        Fraction(0),
    )
