"""Chapter 4, lines of fire: whether any enemy could fire at a battery that is silenced."""

from __future__ import annotations

from typing import Final

from grognard.miniatures.shooting.fire_lines import Front
from grognard.table.angles import DEGREE

from ...model import charts
from ...model.chart_rows import BEYOND
from ...model.kinds import TIRAILLEURS, UNLIMBERED
from ...model.pieces import Unit
from ...model.state import Battle
from ..formations import body_of, footprint
from ..ground import gap_between, sees

ARC: Final = 45 * DEGREE  # R24
SKIRMISH: Final = 1  # the column of the ranges in which only skirmishers fire


def is_under_fire(b: Battle, u: Unit) -> bool:
    """R73 Whether it is within musketry range, or in a line of fire of enemy guns."""
    for enemy in b.side(1 - u.seat):
        column = charts.bracket(gap_between(b, u, enemy))
        if column < SKIRMISH or (column == SKIRMISH and skirmishes(enemy)):
            return True
        if column < BEYOND and enemy.formation == UNLIMBERED and bears(b, enemy, u):
            return True
    return False


def skirmishes(enemy: Unit) -> bool:
    """R49 Brigades with skirmishers reach 4 inches."""
    if not enemy.is_brigade():
        return False
    return enemy.skirmishers() > 0 or enemy.formation == TIRAILLEURS


def bears(b: Battle, gun: Unit, u: Unit) -> bool:
    """R24, R25 Whether a battery has it in its arc and sees it."""
    body = body_of(b, gun)
    front = Front(body.pose, 1, body.width, 0, ARC)
    return front.line(0, footprint(b, u).parts) is not None and sees(b, gun, u)
