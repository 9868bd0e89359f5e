"""Ground that nobody enters."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.table.measure import far
from grognard.table.shapes import Extent, Polygon
from grognard.table.terrain import Ground, enters, meets

from .mover import is_beside


def is_walkable(ground: Ground, closed: i64, piece: Polygon) -> bool:
    """Whether a convex piece is on the table, and nowhere on ground with these traits."""
    if not ground.on_table(piece):
        return False
    for area in ground.areas_with(closed):
        if enters(area, piece):
            return False
    for edge in ground.edges_with(closed):
        if meets(edge, piece):
            return False
    return True


def is_wholly_open(ground: Ground, closed: i64, box: Extent) -> bool:
    """Whether all that lies in a box is walkable: a quick yes."""
    if not ground.on_table(box):
        return False
    for area in ground.areas_with(closed):
        if not far(area.shape, box, 0):
            return False
    for edge in ground.edges_with(closed):
        if is_beside(edge, box):
            return False
    return True


def are_walkable(ground: Ground, closed: i64, pieces: list[Polygon]) -> bool:
    for piece in pieces:
        if not is_walkable(ground, closed, piece):
            return False
    return True
