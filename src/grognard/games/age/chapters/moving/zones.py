"""Chapter 9, zones: a unit is tactical while an enemy is nearer than 18 inches."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.miniatures.bodies import ANY, near
from grognard.table.measure import TOLERANCE, far, is_surely_closer
from grognard.table.paths import clear
from grognard.table.shapes import Extent, Footprint

from ...model.kinds import TACTICAL, ZONE
from ...model.pieces import Unit
from ...model.state import Battle
from ..formations import body_of, field_of


def is_tactical(b: Battle, u: Unit) -> bool:
    """9.1, R62 Nearer than 18 inches; at exactly 18 it is what it was before."""
    field, body = field_of(b), body_of(b, u)
    foes = field.foes(u.seat, ANY)
    known = foes.gaps.get(body)
    if known is None:
        around = near(foes.bodies, body.shape.hull, ZONE + 2 * TOLERANCE)
        if not around:
            return False
        for enemy in around:  # most are so near that nothing has to be measured
            if is_surely_closer(body.shape, enemy.shape, ZONE - TOLERANCE):
                return True
        known = field.gap_to_enemy(body)
    if known < ZONE - TOLERANCE:
        return True
    return known <= ZONE + TOLERANCE and u.has(TACTICAL)


def is_in_zone(b: Battle, seat: i64, place: Footprint) -> bool:
    """9.1 Whether a place is nearer than 18 inches to an enemy of a side."""
    limit = ZONE - TOLERANCE
    for enemy in field_of(b).enemies(seat):
        if not far(place.hull, enemy.shape.hull, ZONE):
            if is_surely_closer(place, enemy.shape, limit):
                return True
            if not clear(place.parts, enemy.shape, ZONE):
                return True
    return False


class Zones:
    """9.1 The zones of all enemies of a side, by the boxes around them."""

    def __init__(self, b: Battle, seat: i64) -> None:
        self.enemies: Final = field_of(b).enemies(seat)

    def are_far(self, box: Extent) -> bool:
        """Whether none of them reaches into a box: a quick yes."""
        for enemy in self.enemies:
            if not far(box, enemy.shape.hull, ZONE):
                return False
        return True


def look_at_zones(b: Battle) -> None:
    """R62 Remember for each unit in which zone it is, in case an enemy halts at 18 inches."""
    for u in b.units:
        if u.on_table():
            if is_tactical(b, u):
                b.mark(u.uid, TACTICAL)
            else:
                b.unmark(u.uid, TACTICAL)
