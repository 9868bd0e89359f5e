"""The zones that armies are set up in: boxes on the south and the north side of the table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.table.measure import TOLERANCE
from grognard.table.shapes import Polygon, box

SOUTH: Final = 0
NORTH: Final = 1
SIDES: Final = ("south", "north")
FACING: Final = (0, 18000)  # to the enemy, by side


def standard_zones(width: i64, height: i64, back: i64) -> list[Polygon]:
    """All that lies so far or farther from the line between the sides, south and north."""
    south, north = height // 2 - back, height - height // 2 + back
    return [box(0, 0, width, south), box(0, north, width, height)]


def in_zone(zone: Polygon, shape: Polygon) -> bool:
    """Exactly on the line of a zone is inside."""
    return (
        shape.west >= zone.west - TOLERANCE
        and shape.south >= zone.south - TOLERANCE
        and shape.east <= zone.east + TOLERANCE
        and shape.north <= zone.north + TOLERANCE
    )


def holds_point(zone: Polygon, x: i64, y: i64) -> bool:
    return zone.west <= x <= zone.east and zone.south <= y <= zone.north
