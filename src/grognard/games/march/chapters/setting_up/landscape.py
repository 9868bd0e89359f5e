"""Chapter 4: what may lie on the table, and the ground it makes.

Woods, vineyards and marshes are rough, and so is whatever is built up (R10); hedges, walls, ravines
and streams are obstacles; a hill has slopes; nobody enters a pond.
"""

from __future__ import annotations

from typing import Final

from grognard.table.pose import CM
from grognard.table.shapes import polygon, twice_area
from grognard.table.terrain import Area, Edge, Ground

from ...model.pieces import HARD_COVER, IMPASSABLE, LIGHT_COVER, OBSTACLE, ROUGH, SLOPE

SIGHT_DEPTH: Final = 4 * CM  # R92: one sees so far into a wood or a village, and out of it
CLEAR: Final = -1
MOST_PIECES: Final = 40
MOST_CORNERS: Final = 40
SMALLEST_AREA: Final = CM * CM


class Kind:
    """What a kind of ground does."""

    def __init__(self, traits: int, level: int = 0, depth: int = CLEAR, line: bool = False) -> None:
        self.traits: Final = traits
        self.level: Final = level
        self.depth: Final = depth
        self.line: Final = line


BUILT_UP: Final = Kind(ROUGH | HARD_COVER, depth=SIGHT_DEPTH)
KINDS: Final = {
    "wood": Kind(ROUGH | LIGHT_COVER, depth=SIGHT_DEPTH),
    "vineyard": Kind(ROUGH | LIGHT_COVER),
    "marsh": Kind(ROUGH),
    "farm": BUILT_UP,
    "village": BUILT_UP,
    "chapel": BUILT_UP,
    "hill": Kind(SLOPE, level=1),
    "pond": Kind(IMPASSABLE),
    "hedge": Kind(OBSTACLE | LIGHT_COVER, line=True),
    "wall": Kind(OBSTACLE | HARD_COVER, line=True),
    "ravine": Kind(OBSTACLE | LIGHT_COVER, line=True),
    "stream": Kind(OBSTACLE, line=True),
}


class Piece:
    """4.2 One piece of the scenery: its kind, the name it may have, and its corners or bends."""

    def __init__(self, kind: str, points: list[tuple[int, int]], name: str = "") -> None:
        self.kind: Final = kind
        self.points: Final = points
        self.name: Final = name

    def title(self) -> str:
        """What the ground calls it: its kind first, then its own name."""
        return f"{self.kind} {self.name}" if self.name else self.kind


def kind_of(title: str) -> str:
    """The kind of an area or edge of the ground, from what the ground calls it."""
    return title.partition(" ")[0]


def own_name(title: str) -> str:
    """The name of its own that an area or edge has, or an empty string."""
    return title.partition(" ")[2]


def ground_of(width: int, height: int, pieces: list[Piece]) -> Ground:
    areas: list[Area] = []
    edges: list[Edge] = []
    for piece in pieces:
        kind = KINDS[piece.kind]
        if kind.line:
            edges.append(Edge(piece.title(), piece.points, kind.traits))
        else:
            shape = polygon(piece.points)
            areas.append(Area(piece.title(), shape, kind.traits, kind.level, kind.depth))
    return Ground(width, height, areas, edges)


def why_bad_shape(points: list[tuple[int, int]], line: bool, width: int, height: int) -> str:
    """What is wrong with the corners of an area or the bends of a line, or an empty string."""
    least = 2 if line else 3
    if not least <= len(points) <= MOST_CORNERS:
        return f"{least} to {MOST_CORNERS} points are needed, {len(points)} are given"
    for x, y in points:
        if not (0 <= x <= width and 0 <= y <= height):
            return f"{in_cm(x, y)} is off the table of {width / CM:g} x {height / CM:g} cm"
    for i in range(1 if line else 0, len(points)):
        if points[i] == points[i - 1]:
            return f"{in_cm(*points[i])} stands twice in a row"
    if line:
        return ""
    if crosses_itself(points):
        return "its outline crosses or touches itself"
    if abs(twice_area(points)) < 2 * SMALLEST_AREA:
        return "it is smaller than a square centimetre"
    return ""


def in_cm(x: int, y: int) -> str:
    return f"[{x / CM:g}, {y / CM:g}]"


def crosses_itself(points: list[tuple[int, int]]) -> bool:
    """Whether sides of an outline that are not neighbours meet, or neighbours fold back."""
    count = len(points)
    for i in range(count):
        a, b = points[i], points[(i + 1) % count]
        if _turn(points[i - 1], a, b) == 0 and _folds(points[i - 1], a, b):
            return True
        for j in range(i + 2, count):
            if (j + 1) % count != i and _meet(a, b, points[j], points[(j + 1) % count]):
                return True
    return False


def _turn(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> int:
    """1 to the left, -1 to the right, 0 straight on or back."""
    side = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (side > 0) - (side < 0)


def _folds(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> bool:
    return (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]) < 0


def _meet(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int], d: tuple[int, int]) -> bool:
    """Whether two straight sides have a point in common."""
    if _turn(a, b, c) != _turn(a, b, d) and _turn(c, d, a) != _turn(c, d, b):
        return True
    return any(_on(p, q, r) for p, q, r in ((a, b, c), (a, b, d), (c, d, a), (c, d, b)))


def _on(a: tuple[int, int], b: tuple[int, int], p: tuple[int, int]) -> bool:
    """Whether a point lies on a straight side."""
    if _turn(a, b, p) != 0:
        return False
    inside_x = min(a[0], b[0]) <= p[0] <= max(a[0], b[0])
    return inside_x and min(a[1], b[1]) <= p[1] <= max(a[1], b[1])
