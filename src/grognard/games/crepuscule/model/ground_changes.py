"""Ground that changes in a battle: walls shattered, obstacles cleared and built.

The setting of a battle is shared by its copies; one whose ground has changed has a new setting.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.table.lines import Line
from grognard.table.measure import square_to_segment
from grognard.table.pose import MM
from grognard.table.terrain import Area, Edge

from .kinds import NOBODY
from .state import Battle

SCRAP: Final = 5 * MM  # ends of an obstacle shorter than this are not worth keeping


def replace_area(b: Battle, number: i64, area: Area) -> None:
    """Another kind of ground in the same place; all others keep their numbers."""
    ground = b.setting.ground
    areas = list(ground.areas)
    areas[number] = area
    b.setting = b.setting.with_ground(areas, ground.edges)


def add_area(b: Battle, area: Area) -> None:
    b.setting = b.setting.with_ground([*b.setting.ground.areas, area], b.setting.ground.edges)


def add_edge(b: Battle, edge: Edge) -> None:
    b.setting = b.setting.with_ground(b.setting.ground.areas, [*b.setting.ground.edges, edge])


def change_section(
    b: Battle, number: i64, x: i64, y: i64, length: i64, name: str = "", traits: i64 = 0
) -> None:
    """So much of an obstacle about a point becomes another kind, or nothing without a name."""
    ground = b.setting.ground
    edges: list[Edge] = []
    for i, edge in enumerate(ground.edges):
        edges += section(edge, x, y, length, name, traits) if i == number else [edge]
    b.setting = b.setting.with_ground(ground.areas, edges)


def section(edge: Edge, x: i64, y: i64, length: i64, name: str, traits: i64) -> list[Edge]:
    """What is left of an obstacle on either side, and what is between."""
    at = nearest_piece(edge, x, y)
    piece = edge.pieces[at]
    start, stop = span(piece, x, y, length)
    left = [*edge.points[: at + 1], start]
    right = [stop, *edge.points[at + 1 :]]
    found = [Edge(edge.name, points, edge.traits, edge.width) for points in (left, right)]
    kept = [one for one in found if extent(one) > SCRAP]
    return [*kept, Edge(name, [start, stop], traits, edge.width)] if name else kept


def extent(edge: Edge) -> float:
    total = 0.0
    for piece in edge.pieces:
        total += piece.length
    return total


def nearest_piece(edge: Edge, x: i64, y: i64) -> int:
    best = 0
    least = -1.0
    for i, piece in enumerate(edge.pieces):
        off = square_to_segment(x, y, piece.ax, piece.ay, piece.bx, piece.by)
        if least < 0 or off < least:
            best, least = i, off
    return best


def span(piece: Line, x: i64, y: i64, length: i64) -> tuple[tuple[int, int], tuple[int, int]]:
    """So much of a straight piece, with the foot of a point in its middle where it can be."""
    whole = piece.length
    wide = float(length)
    foot = float((x - piece.ax) * piece.dx + (y - piece.ay) * piece.dy) / whole
    first = min(max(foot - wide / 2, 0.0), max(whole - wide, 0.0))
    last = min(first + wide, whole)
    return point_on(piece, first), point_on(piece, last)


def point_on(piece: Line, along: float) -> tuple[int, int]:
    share = along / piece.length
    x = float(piece.ax) + float(piece.dx) * share
    y = float(piece.ay) + float(piece.dy) * share
    return int(x + 0.5), int(y + 0.5)


def nearest_edge(b: Battle, x: i64, y: i64, traits: i64, limit: i64) -> i64:
    """The number of the obstacle nearest to a point, within a limit; or nobody's."""
    best: i64 = NOBODY
    least = float(limit) * float(limit)
    for number, edge in enumerate(b.setting.ground.edges):
        if edge.traits & traits:
            piece = edge.pieces[nearest_piece(edge, x, y)]
            off = square_to_segment(x, y, piece.ax, piece.ay, piece.bx, piece.by)
            if off <= least:
                best, least = number, off
    return best
