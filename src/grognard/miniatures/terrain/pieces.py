"""Pieces of terrain on a table, and the ground that they make."""

from __future__ import annotations

from typing import Final

from grognard.table.shapes import polygon
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


def ground_of(width: int, height: int, pieces: list[Piece], kinds: dict[str, Kind]) -> Ground:
    areas: list[Area] = []
    edges: list[Edge] = []
    for piece in pieces:
        kind = kinds[piece.kind]
        if kind.line:
            edges.append(Edge(piece.title(), piece.points, kind.traits, kind.width))
        else:
            shape = polygon(piece.points)
            areas.append(Area(piece.title(), shape, kind.traits, kind.level, kind.depth))
    return Ground(width, height, areas, edges)
