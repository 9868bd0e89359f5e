"""Chapter 2: speeds: how far a unit goes."""

from __future__ import annotations

from mypy_extensions import i64

from ...model import charts
from ...model.kinds import COLUMN, LIMBERED, SQUARE
from ...model.pieces import Unit
from ...model.state import Battle


def row_of(u: Unit) -> i64:
    """2.1 Its row in the table of speeds."""
    return charts.mover(u.arm, u.roster.mode, u.roster.horse)


def full_speed(u: Unit) -> i64:
    """2.1, R79 The speed of its kind, whatever its formation."""
    return charts.speed(row_of(u))


def speed_of(b: Battle, u: Unit) -> i64:
    """2.1, R66 How far it goes in a move; a square goes half as far."""
    speed = full_speed(u)
    return speed // 2 if u.formation == SQUARE else speed


def takes_roads(u: Unit) -> bool:
    """2.2, R20 Only march columns and limbered guns have the speed of a road."""
    return u.formation == COLUMN or u.formation == LIMBERED


def road_speed_of(b: Battle, u: Unit) -> i64:
    """2.2 How far it goes along a road."""
    return charts.speed(row_of(u), True)
