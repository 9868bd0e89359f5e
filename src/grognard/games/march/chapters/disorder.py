"""Chapter 8: disorder by rough ground and by friends passed through.

The other causes are where they happen: attacks and shots before recovery is complete, and blows
in flank or rear, in chapters 9 and 12; charges across obstacles in chapter 12.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.table.measure import overlap
from grognard.table.shapes import Polygon
from grognard.table.terrain import Area, covered, enters_any

from ..model.pieces import ON_TABLE, ROUGH, Battalion
from ..model.state import Battle
from .figures import footprint

HALF: Final = 5_000  # of the ten-thousandths in which shares are measured


def in_rough(b: Battle, u: Battalion) -> bool:
    """8.0, R66 Whether more than half of a battalion is in rough ground."""
    areas = b.setting.ground.areas_with(ROUGH)
    return bool(areas) and covered(areas, footprint(u).hull) > HALF


def touches_rough(areas: list[Area], pieces: list[Polygon]) -> bool:
    """8.1, R10 Whether any part of what is swept lies in one of the areas."""
    return enters_any(areas, pieces)


def disorder_by_ground(b: Battle, uid: i64, pieces: list[Polygon]) -> None:
    """8.1, R10 A step in rough ground ends close order; open order survives it (R68)."""
    areas = b.setting.ground.areas_with(ROUGH)
    if areas and touches_rough(areas, pieces):
        b.disorder(uid)


def passed_through(b: Battle, uid: i64, pieces: list[Polygon]) -> list[Battalion]:
    """R12, R125 The friends on whose ground it comes, even in rout; screens let all through."""
    seat = b.units[uid].seat
    found: list[Battalion] = []
    for u in b.units:
        if u.seat == seat and u.uid != uid and u.place == ON_TABLE and _swept(u, pieces):
            found.append(u)
    return found


def _swept(u: Battalion, pieces: list[Polygon]) -> bool:
    shape = footprint(u).hull
    for piece in pieces:
        if overlap(piece, shape):
            return True
    return False


def disorder_by_mixing(b: Battle, uid: i64, pieces: list[Polygon]) -> None:
    """8.3, R12 Both are disordered: the one that passes and the one it passes through."""
    friends = passed_through(b, uid, pieces)
    for u in friends:
        b.disorder(u.uid)
    if friends:
        b.disorder(uid)
