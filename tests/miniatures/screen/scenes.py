"""A small table in inches, with all kinds of ground, for tests of what people see."""

from __future__ import annotations

from grognard.miniatures.length_unit import INCHES
from grognard.miniatures.scenarios.scenario import Objective
from grognard.miniatures.screen.looks import (
    CHAPEL,
    HEDGE,
    HILL,
    HOUSES,
    MARSH,
    RAVINE,
    STREAM,
    VINES,
    WALL,
    WATER,
    WOOD,
    Look,
    Looks,
)
from grognard.miniatures.text.lengths import Lengths
from grognard.table.shapes import polygon
from grognard.table.terrain import Area, Edge, Ground
from tests.miniatures.troops import inches

LENGTHS = Lengths(INCHES)
AREAS = {HILL: "^", WATER: "w", HOUSES: "h", CHAPEL: "c", WOOD: "t", VINES: "v", MARSH: "m"}
LINES = {WALL: "=", HEDGE: "%", RAVINE: "x", STREAM: "~"}
LOOKS = Looks(
    {drawing: Look(drawing, sign) for drawing, sign in {**AREAS, **LINES}.items()}, str.upper
)


def rectangle(title: str, west: float, south: float, wide: float, deep: float, **more: int) -> Area:
    corners = [(west, south), (west + wide, south), (west + wide, south + deep)]
    corners.append((west, south + deep))
    return Area(title, polygon([(inches(x), inches(y)) for x, y in corners]), 1, **more)


def line(title: str, *points: tuple[float, float], width: float = 0) -> Edge:
    return Edge(title, [(inches(x), inches(y)) for x, y in points], 1, inches(width))


def countryside() -> Ground:
    """Every kind of area in a row, and every kind of line above it."""
    areas = [rectangle(kind, 1 + 5 * order, 1, 4, 4) for order, kind in enumerate(AREAS)]
    edges = [line(kind, (1 + 9 * order, 8), (8 + 9 * order, 9)) for order, kind in enumerate(LINES)]
    return Ground(inches(36), inches(24), areas, edges)


def ford() -> Objective:
    return Objective("Ford", inches(18), inches(12), inches(3), 2)
