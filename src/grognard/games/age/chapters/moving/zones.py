"""Chapter 9, zones: a unit is tactical while an enemy is nearer than 18 inches."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.table.measure import TOLERANCE, far, gap, is_surely_closer
from grognard.table.shapes import Footprint

from ...model.kinds import TACTICAL, ZONE
from ...model.pieces import Unit
from ...model.state import Battle
from ..formations import body_of, field_of


def is_tactical(b: Battle, u: Unit) -> bool:
    """9.1, R62 Nearer than 18 inches; at exactly 18 it is what it was before."""
    field, body = field_of(b), body_of(b, u)
    for enemy in field.enemies(u.seat):
        if is_surely_closer(body.shape, enemy.shape, ZONE - TOLERANCE):
            return True
    near = field.gap_to_enemy(body)
    if near < ZONE - TOLERANCE:
        return True
    return near <= ZONE + TOLERANCE and u.has(TACTICAL)


def is_in_zone(b: Battle, seat: i64, place: Footprint) -> bool:
    """9.1 Whether a place is nearer than 18 inches to an enemy of a side."""
    limit = ZONE - TOLERANCE
    for enemy in field_of(b).enemies(seat):
        if not far(place.hull, enemy.shape.hull, ZONE):
            if is_surely_closer(place, enemy.shape, limit) or gap(place, enemy.shape) < limit:
                return True
    return False


def look_at_zones(b: Battle) -> None:
    """R62 Remember for each unit in which zone it is, in case an enemy halts at 18 inches."""
    for u in b.units:
        if u.on_table():
            if is_tactical(b, u):
                b.mark(u.uid, TACTICAL)
            else:
                b.unmark(u.uid, TACTICAL)
