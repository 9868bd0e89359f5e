"""Units for tests of the layer: bases of any size, in any order, in inches."""

from __future__ import annotations

from collections.abc import Callable

from grognard.miniatures.bodies import Body
from grognard.table.formations import (
    battery,
    column_size,
    line_size,
    march_column,
    open_square,
    screen,
    strip_width,
)
from grognard.table.pose import INCH, Pose
from grognard.table.shapes import Footprint, block, polygon
from grognard.table.terrain import Area, Edge, Ground

RED = 0
BLUE = 1
POND = 1
WOOD = 2
WALL = 4


def inches(length: float) -> int:
    return round(length * INCH)


def pose(x: float, y: float, facing: float = 0) -> Pose:
    return Pose(inches(x), inches(y), round(facing * 100))


def body(
    owner: int, seat: int, place: Pose, width: float, depth: float, shape: Footprint | None = None
) -> Body:
    wide, deep = inches(width), inches(depth)
    return Body(owner, 0, seat, place, wide, deep, shape or block(place, wide, deep))


def line(owner: int, seat: int, place: Pose, bases: int = 4, base: float = 1.5) -> Body:
    wide, deep = line_size(bases, inches(base), inches(1))
    return Body(owner, 0, seat, place, wide, deep, block(place, wide, deep))


def column(owner: int, seat: int, place: Pose, bases: int = 6, base: float = 1.5) -> Body:
    wide, deep = column_size(bases, 2, inches(base), inches(1))
    return Body(owner, 0, seat, place, wide, deep, block(place, wide, deep))


def square(owner: int, seat: int, place: Pose, side: float = 3) -> Body:
    """Four faces around an empty middle."""
    shape = open_square(place, inches(side), inches(0.75))
    return body(owner, seat, place, side, side, shape)


def skirmishers(owner: int, seat: int, place: Pose, bases: int = 3, gap: float = 1) -> Body:
    shape = screen(place, bases, inches(1), inches(0.5), inches(gap))
    wide = strip_width(bases, inches(1), inches(gap))
    return Body(owner, 0, seat, place, wide, inches(0.5), shape)


def guns(owner: int, seat: int, place: Pose, bases: int = 2, gap: float = 0.5) -> Body:
    shape = battery(place, bases, inches(2), inches(3), inches(gap))
    wide = strip_width(bases, inches(2), inches(gap))
    return Body(owner, 0, seat, place, wide, inches(3), shape)


def on_the_road(owner: int, seat: int, place: Pose, bases: int = 3) -> Body:
    """A march column: bases one behind the other, a little apart."""
    shape = march_column(place, bases, inches(1), inches(1), inches(0.25))
    return body(owner, seat, place, 1, bases * 1.25 - 0.25, shape)


Make = Callable[[int, int, Pose], Body]
ORDERS: tuple[Make, ...] = (line, column, square, skirmishers, guns, on_the_road)


def patch(name: str, west: float, south: float, east: float, north: float, traits: int) -> Area:
    corners = [(west, south), (east, south), (east, north), (west, north)]
    shape = polygon([(inches(x), inches(y)) for x, y in corners])
    return Area(name, shape, traits, depth=inches(2) if traits & WOOD else -1)


def wall(*points: tuple[float, float]) -> Edge:
    return Edge("wall", [(inches(x), inches(y)) for x, y in points], WALL)


def ground(*areas: Area, edges: tuple[Edge, ...] = ()) -> Ground:
    """Six feet by four."""
    return Ground(inches(72), inches(48), list(areas), list(edges))
