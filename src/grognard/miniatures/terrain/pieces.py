"""Pieces of terrain on a table, and the ground that they make."""

from __future__ import annotations

from typing import Final

from grognard.table.clipping import without
from grognard.table.measure import far
from grognard.table.parts import convex_parts
from grognard.table.shapes import Polygon, polygon
from grognard.table.terrain import Area, Edge, Ground

from .kinds import Kind


class Piece:
    """One piece: its kind, the name it may have, and its corners or bends."""

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


def ground_of(
    width: int,
    height: int,
    pieces: list[Piece],
    kinds: dict[str, Kind],
    closed: int = 0,
    opening: int = 0,
) -> Ground:
    """The ground of a table; areas with `opening` traits, such as bridges, cut `closed` ones."""
    areas: list[Area] = []
    edges: list[Edge] = []
    for piece in pieces:
        kind = kinds[piece.kind]
        if kind.line:
            edges.append(Edge(piece.title(), piece.points, kind.traits, kind.width))
        else:
            shape = polygon(piece.points)
            areas.append(Area(piece.title(), shape, kind.traits, kind.level, kind.depth))
    return Ground(width, height, opened(areas, closed, opening), edges)


def opened(areas: list[Area], closed: int, opening: int) -> list[Area]:
    """Closed areas in convex pieces, where something leads over them; all others as they are."""
    gaps = [gap for area in areas if area.traits & opening for gap in convex_parts(area.shape)]
    found: list[Area] = []
    for area in areas:
        near = [gap for gap in gaps if area.traits & closed and not far(gap, area.shape, 0)]
        for shape in cut(convex_parts(area.shape), near) if near else [area.shape]:
            found.append(Area(area.name, shape, area.traits, area.level, area.depth))
    return found


def cut(parts: list[Polygon], holes: list[Polygon]) -> list[Polygon]:
    for hole in holes:
        parts = [piece for part in parts for piece in without(part, hole)]
    return parts
