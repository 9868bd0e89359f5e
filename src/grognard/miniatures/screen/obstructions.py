"""What is in the way of a move, for screens that say why.

Rules only say whether; here it gets a name and a measure.
"""

from __future__ import annotations

from typing import Final

from grognard.table.measure import TOLERANCE, collide, gap, to_polygon
from grognard.table.shapes import Footprint, Polygon
from grognard.table.terrain import Area, Edge, Ground, enters, enters_any, meets

from ..moving.mover import Mover, limit_to
from ..moving.why_not_path import nearest_to

EDGES: Final = ("west", "south", "east", "north")

Box = tuple[int, int, int, int]  # west, south, east, north
Named = tuple[str, Footprint]


# Where the table, or a zone of it, ends


def beyond(area: Box, shapes: list[Polygon]) -> tuple[int, str]:
    """How far shapes reach out of a box, and on which side."""
    west, south, east, north = area
    over = [0, 0, 0, 0]
    for shape in shapes:
        out = (west - shape.west, south - shape.south, shape.east - east, shape.north - north)
        over = [max(was, int(now)) for was, now in zip(over, out, strict=True)]
    most = max(over)
    return most, EDGES[over.index(most)]


def table_box(ground: Ground) -> Box:
    return 0, 0, int(ground.width), int(ground.height)


def zone_box(zone: Polygon) -> Box:
    return int(zone.west), int(zone.south), int(zone.east), int(zone.north)


# Who or what is in a place


def taken_by(named: list[Named], place: Footprint) -> str:
    """The first unit there, or an empty string."""
    return next((name for name, shape in named if collide(place, shape)), "")


def closed_by(areas: list[Area], edges: list[Edge], shapes: list[Polygon]) -> str:
    """The title of the ground or line that comes first on the way, or ""."""
    for shape in shapes:
        for area in areas:
            if enters(area, shape):
                return area.name
        for edge in edges:
            if meets(edge, shape):
                return edge.name
    return ""


def ground_under(areas: list[Area], shapes: list[Polygon]) -> str:
    """The title of the first area that shapes enter, or ""."""
    for area in areas:
        if enters_any([area], shapes):
            return area.name
    return ""


def speck(x: int, y: int) -> Polygon:
    """A place as a shape of no size at all: it can be looked at, but not measured from."""
    return Polygon([x, x, x, x], [y, y, y, y])


def dot(x: int, y: int) -> Footprint:
    """A place as the smallest shape there is."""
    spot = Polygon([x, x + 1, x + 1, x], [y, y, y + 1, y + 1])
    return Footprint([spot], spot)


# How near somebody is


class Near:
    """Somebody who would be too near: the name, how near, and how near is allowed."""

    def __init__(self, name: str, distance: int, limit: int) -> None:
        self.name: Final = name
        self.distance: Final = distance
        self.limit: Final = limit


def too_near(named: list[Named], here: Footprint, pieces: list[Polygon], limit: int) -> Near | None:
    """Which unit pieces of the table approach most closely beyond what is allowed, from where it
    is.
    """
    return _worst(
        [
            Near(name, int(nearest_to(pieces, shape)), int(limit_to(here, shape, limit)))
            for name, shape in named
        ]
    )


def nearest_met(m: Mover, pieces: list[Polygon], others: list[Named]) -> Near | None:
    """The same for a mover and the units it keeps away from, named among others."""
    found = []
    for enemy, limit in zip(m.enemies, m.limits, strict=True):
        name = next(name for name, shape in others if shape.hull is enemy.hull)
        found.append(Near(name, int(nearest_to(pieces, enemy)), limit))
    return _worst(found)


def _worst(found: list[Near]) -> Near | None:
    """The first of the units nearest beyond their limits."""
    worst: Near | None = None
    for near in found:
        short = near.limit - near.distance
        if short > TOLERANCE and (worst is None or short > worst.limit - worst.distance):
            worst = near
    return worst


def nearest_of(named: list[Named], place: Footprint, limit: int) -> Near | None:
    """Who is nearest to a place, if nearer than a limit."""
    return _nearest([(int(gap(place, shape)), name) for name, shape in named], limit)


def nearest_of_place(named: list[Named], x: int, y: int, limit: int) -> Near | None:
    """The same for a mover that takes no room."""
    return _nearest([(int(to_polygon(x, y, shape.hull)), name) for name, shape in named], limit)


def _nearest(found: list[tuple[int, str]], limit: int) -> Near | None:
    near = [one for one in found if one[0] < limit - TOLERANCE]
    return Near(min(near)[1], min(near)[0], limit) if near else None
