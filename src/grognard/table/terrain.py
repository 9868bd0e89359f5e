"""The ground: patches with traits, levels and depth, lines such as walls and streams.

What a trait does is a rule's matter; here it is only a bit to be found by.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .clipping import shared, uncovered
from .lines import (
    BESIDE,
    Crossing,
    Line,
    add_crossings,
    in_order,
    passes,
    square_between,
    stretches_within,
    to_shape,
)
from .measure import TOLERANCE, TOUCHING, far, nearest
from .parts import convex_parts
from .shapes import Extent, Polygon

WHOLE: Final = 10_000.0
OUTSIDE: Final[i64] = -1
BOUNDARY: Final[i64] = 0
INSIDE: Final[i64] = 1


class Area:
    """A patch of ground; its shape may be concave.

    `level` is by how much it is higher than what it lies on, so the contours of a hill add up;
    `depth` is how far one sees into and out of it, -1 where it does not hinder sight.
    """

    __slots__ = ("depth", "level", "name", "shape", "sides", "traits")

    def __init__(
        self, name: str, shape: Polygon, traits: i64, level: i64 = 0, depth: i64 = -1
    ) -> None:
        self.name: Final = name
        self.shape: Final = shape
        corners = shape.corners()
        self.sides: Final = [_side(corners[i - 1], corners[i]) for i in range(len(corners))]
        self.traits: Final[i64] = traits
        self.level: Final[i64] = level
        self.depth: Final[i64] = depth


def _side(start: tuple[int, int], end: tuple[int, int]) -> Line:
    return Line(start[0], start[1], end[0], end[1])


class Edge:
    """A wall, a hedge, a stream: a line of straight pieces, with ground to half its width aside."""

    __slots__ = ("east", "name", "north", "pieces", "points", "south", "traits", "west", "width")

    def __init__(
        self, name: str, points: list[tuple[int, int]], traits: i64, width: i64 = 0
    ) -> None:
        self.name: Final = name
        self.points: Final = points
        self.pieces: Final = [_side(points[i - 1], points[i]) for i in range(1, len(points))]
        self.traits: Final[i64] = traits
        self.width: Final[i64] = width
        self.west: Final[i64] = min([x for x, _ in points])
        self.east: Final[i64] = max([x for x, _ in points])
        self.south: Final[i64] = min([y for _, y in points])
        self.north: Final[i64] = max([y for _, y in points])

    def is_far(self, west: i64, south: i64, east: i64, north: i64, limit: i64) -> bool:
        """Whether a box is further away than a limit: a quick yes."""
        return (
            self.west - east > limit
            or west - self.east > limit
            or self.south - north > limit
            or south - self.north > limit
        )


class Ground:
    """A table from (0, 0), its south-west corner, and all that lies on it."""

    __slots__ = (
        "_areas_with",
        "_edges_with",
        "areas",
        "edges",
        "height",
        "hindering",
        "raised",
        "width",
    )

    def __init__(self, width: i64, height: i64, areas: list[Area], edges: list[Edge]) -> None:
        self.width: Final[i64] = width
        self.height: Final[i64] = height
        self.areas: Final = areas
        self.edges: Final = edges
        # places in `areas` of what hinders sight, and of what is not level with its surroundings
        self.hindering: Final = [i for i, area in enumerate(areas) if area.depth >= 0]
        self.raised: Final = [i for i, area in enumerate(areas) if area.level != 0]
        self._areas_with: dict[int, list[Area]] = {}
        self._edges_with: dict[int, list[Edge]] = {}

    def on_table(self, shape: Extent) -> bool:
        """Whether a shape lies entirely on the table; its edge may be touched."""
        return (
            shape.west >= -TOLERANCE
            and shape.south >= -TOLERANCE
            and shape.east <= self.width + TOLERANCE
            and shape.north <= self.height + TOLERANCE
        )

    def level_at(self, x: i64, y: i64) -> i64:
        """How high the ground is; on a contour, the higher side."""
        level: i64 = 0
        step: i64 = 0
        bordering = False
        for i in self.raised:
            area = self.areas[i]
            found = place(area.shape, x, y)
            if found == INSIDE:
                level += area.level
            elif found == BOUNDARY:
                bordering = True
                step = max(step, area.level)
        return max(level + step, _highest_around(self, x, y)) if bordering else level

    def areas_with(self, traits: i64) -> list[Area]:
        """Those with any of these traits."""
        found = self._areas_with.get(traits)
        if found is None:
            found = [area for area in self.areas if area.traits & traits]
            self._areas_with[traits] = found
        return found

    def edges_with(self, traits: i64) -> list[Edge]:
        """Those with any of these traits."""
        found = self._edges_with.get(traits)
        if found is None:
            found = [edge for edge in self.edges if edge.traits & traits]
            self._edges_with[traits] = found
        return found


def _highest_around(ground: Ground, x: i64, y: i64) -> i64:
    """Where contours share a line, only the ground beside it distinguishes nested from adjoining
    ones.
    """
    highest: i64 = -1 << 30
    for east in range(-1, 2):
        for north in range(-1, 2):
            level: i64 = 0
            for i in ground.raised:
                area = ground.areas[i]
                if place(area.shape, x + east, y + north) == INSIDE:
                    level += area.level
            highest = max(highest, level)
    return highest


def place(shape: Polygon, x: i64, y: i64) -> i64:
    """Where a point lies to any simple polygon: INSIDE, on its BOUNDARY or OUTSIDE; exact."""
    if x < shape.west or x > shape.east or y < shape.south or y > shape.north:
        return OUTSIDE
    xs, ys = shape.xs, shape.ys
    within = OUTSIDE
    ax: i64 = xs[-1]
    ay: i64 = ys[-1]
    for i in range(shape.size):
        bx: i64 = xs[i]
        by: i64 = ys[i]
        side = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
        if side == 0 and _between(ax, x, bx) and _between(ay, y, by):
            return BOUNDARY
        if (ay <= y < by and side > 0) or (by <= y < ay and side < 0):
            within = -within
        ax, ay = bx, by
    return within


def _between(a: i64, x: i64, b: i64) -> bool:
    return a <= x <= b or b <= x <= a


def inside(shape: Polygon, x: i64, y: i64) -> bool:
    """Whether any simple polygon holds a point, its boundary included; exact."""
    return place(shape, x, y) != OUTSIDE


def covers(area: Area, shape: Polygon) -> i64:
    """The share of a convex footprint that lies inside the area, in ten-thousandths."""
    if far(area.shape, shape, 0):
        return 0
    return nearest(shared(area.shape, shape) * WHOLE)


def covered(areas: list[Area], shape: Polygon) -> i64:
    """The share of a convex footprint that lies inside any of some areas, in ten-thousandths."""
    near = [area for area in areas if not far(area.shape, shape, 0)]
    if len(near) < 2:
        return covers(near[0], shape) if near else 0
    parts: list[Polygon] = []
    for area in near:
        parts += convex_parts(area.shape)
    return nearest((1.0 - uncovered(parts, shape)) * WHOLE)


def enters(area: Area, shape: Polygon) -> bool:
    """Whether a convex shape shares ground with the area; to touch is not to enter."""
    if far(area.shape, shape, 0):
        return False
    for side in area.sides:
        first, last = passes(side, shape)
        if first < last:
            return True
    # no boundary runs through it: it lies entirely inside or entirely outside
    x, y = shape.centre()
    return inside(area.shape, x, y)


def enters_any(areas: list[Area], pieces: list[Polygon]) -> bool:
    """Whether any of some convex pieces shares ground with any of some areas."""
    for area in areas:
        for piece in pieces:
            if not far(area.shape, piece, 0) and enters(area, piece):
                return True
    return False


def length_inside(areas: list[Area], ax: i64, ay: i64, bx: i64, by: i64) -> i64:
    """How much of a segment lies inside any of some areas; to run along a boundary is not inside.

    Where areas overlap it counts once.
    """
    line = Line(ax, ay, bx, by)
    found: list[tuple[float, float]] = []
    for area in areas:
        if line.square > 0 and not line.misses(area.shape):
            found += stretches_within(line, area.shape, BESIDE)
    found.sort()
    length, here = 0.0, 0.0
    for start, end in found:
        if end > here:
            length += end - max(start, here)
            here = end
    return nearest(length)


def crosses(edge: Edge, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
    """Whether a segment crosses the line of the edge or touches it."""
    line = Line(ax, ay, bx, by)
    if edge.is_far(line.west, line.south, line.east, line.north, TOLERANCE):
        return False
    for piece in edge.pieces:
        if square_between(line, piece) <= TOUCHING * TOUCHING:
            return True
    return False


def meets(edge: Edge, shape: Polygon) -> bool:
    """Whether a convex shape lies across the edge; to touch is not to lie across."""
    half = edge.width // 2
    if edge.is_far(shape.west, shape.south, shape.east, shape.north, half):
        return False
    for line in edge.pieces:
        first, last = passes(line, shape)
        if first < last or (half > TOLERANCE and to_shape(line, shape) < half - TOLERANCE):
            return True
    return False


def edge_distance(edge: Edge, shape: Polygon) -> i64:
    """From a convex shape to the ground of the edge; 0 where they touch or overlap."""
    least: i64 = 1 << 60
    for line in edge.pieces:
        least = min(least, to_shape(line, shape))
    return max(0, least - edge.width // 2)


class Stretch:
    """A part of a line on one level; two where it runs along a contour. By which area it begins."""

    __slots__ = ("end", "high", "index", "low", "start")

    def __init__(self, start: float, end: float, left: i64, right: i64, index: i64) -> None:
        self.start: Final = start
        self.end: Final = end
        self.low: Final[i64] = left if left < right else right
        self.high: Final[i64] = right if left < right else left
        self.index: Final[i64] = index


def profile(ground: Ground, line: Line) -> list[Stretch]:
    """How high the ground is along a line.

    A stretch no longer than the tolerance is left out: there contours meet that should adjoin.
    """
    found: list[Stretch] = []
    left: i64 = 0
    right: i64 = 0
    index: i64 = -1
    start = 0.0
    for crossing in _contours(ground, line):
        end = min(crossing.at, line.length)
        if end - start > TOUCHING:
            found.append(Stretch(start, end, left, right, index))
        if crossing.index % 2 == 0:
            left += crossing.change
        else:
            right += crossing.change
        index = crossing.index // 2
        start = max(start, crossing.at)
    if line.length - start > TOUCHING:
        found.append(Stretch(start, line.length, left, right, index))
    return found


def _contours(ground: Ground, line: Line) -> list[Crossing]:
    """Every contour crossed just left and just right of the endless line: even and odd indices.

    Only of areas that the box around the line itself meets.
    """
    found: list[Crossing] = []
    for i in ground.raised:
        area = ground.areas[i]
        if not line.misses(area.shape):
            add_crossings(found, line, area.shape, line.touch, area.level, 2 * i)
            add_crossings(found, line, area.shape, -line.touch, area.level, 2 * i + 1)
    return in_order(found)


def rises(ground: Ground, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
    """Whether the straight way crosses a contour upward anywhere; to run along one is not to."""
    line = Line(ax, ay, bx, by)
    if line.square == 0 or not ground.raised:
        return False
    lowest = ground.level_at(ax, ay)
    for stretch in profile(ground, line):
        if stretch.low > lowest:
            return True
        lowest = min(lowest, stretch.high)
    return ground.level_at(bx, by) > lowest
