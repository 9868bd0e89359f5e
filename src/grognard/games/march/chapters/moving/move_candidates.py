"""Chapter 7, ways worth considering: a few for each distance die, for screens and computers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.miniatures.moving.move_candidates import forward, list_ways
from grognard.miniatures.moving.mover import Mover
from grognard.table.angles import DEGREE
from grognard.table.contact import straight_to
from grognard.table.measure import far
from grognard.table.paths import Leg
from grognard.table.pose import CM

from ...model.pieces import ON_TABLE, Battalion
from ...model.state import Battle
from ..figures import footprint

WHEELS: Final = (15 * DEGREE, -15 * DEGREE, 30 * DEGREE, -30 * DEGREE, 45 * DEGREE, -45 * DEGREE)
SHORT_RANGE: Final = 15 * CM
MIDDLE_RANGE: Final = 30 * CM


def list_paths(b: Battle, u: Battalion, m: Mover) -> list[list[Leg]]:
    """7.2 Halt, full and half advance, to ranges and to rough ground, wheels and on, and back."""
    full = forward(m, m.pose, [])
    return list_ways(m, full, goals(b, u, m, full), WHEELS)


def goals(b: Battle, u: Battalion, m: Mover, full: i64) -> list[int]:
    """To both ranges of the nearest enemy straight ahead, and up to rough ground."""
    found: list[int] = []
    near = nearest_ahead(b, u, m, full + MIDDLE_RANGE)
    if near >= 0:
        found += [near - SHORT_RANGE, near - MIDDLE_RANGE]
    for area in m.turning:
        found.append(straight_to(m.pose, m.width, m.depth, area.shape))
    return found


def nearest_ahead(b: Battle, u: Battalion, m: Mover, most: i64) -> i64:
    """How far straight ahead the nearest enemy is, if no farther than most; -1 if there is none."""
    nearest: i64 = -1
    box = footprint(u).hull.widened(most)
    for enemy in b.units:
        if enemy.seat != u.seat and enemy.place == ON_TABLE:
            shape = footprint(enemy).hull
            if not far(box, shape, 0):
                found = straight_to(m.pose, m.width, m.depth, shape)
                if found >= 0 and (nearest < 0 or found < nearest):
                    nearest = found
    return nearest
