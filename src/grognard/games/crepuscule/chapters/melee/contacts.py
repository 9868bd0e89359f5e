"""D-132, D-159, C-OBS-2: two units come into close combat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...model.kinds import FORTIFIED, GARRISON, OBSTACLE
from ...model.pieces import Contact, Unit
from ...model.state import Battle
from ..ground import is_behind, is_fortified, level_of

OPEN_GROUND: Final = 0
DEFENDED: Final = 1
FORTIFICATION: Final = 2


def obstacle_before(b: Battle, attacker: Unit, defender: Unit) -> i64:
    """C-OBS-2 What a defended obstacle takes from the attacker's dice to hit."""
    x, y = attacker.pose.x, attacker.pose.y
    if is_fortified(b, defender, x, y):
        return FORTIFICATION
    if defender.formation == GARRISON or is_behind(b, defender, OBSTACLE | FORTIFIED, x, y):
        return DEFENDED
    return OPEN_GROUND


def contact_between(b: Battle, attacker: i64, defender: i64, edge: i64) -> Contact:
    """Their contact on an edge of the defender, with what the ground does to it."""
    one, other = b.units[attacker], b.units[defender]
    behind = obstacle_before(b, one, other)
    high, low = level_of(b, one), level_of(b, other)
    return Contact(attacker, defender, edge, b.now(), 0, behind, low > high, high > low)
