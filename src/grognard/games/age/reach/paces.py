"""3.1, 9.2 Before the die is thrown: which face leads how far, and how likely."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from mypy_extensions import i64

from grognard.miniatures.contract.reach import Pace, Reach

from ..chapters.moving.marching import WHOLE, budget_of
from ..chapters.moving.movement_table import allowance, column_of, tactical_sum
from ..chapters.moving.orders import ELAN, halves_of
from ..chapters.moving.reserve import reserve_sum
from ..model.actions import CHARGE
from ..model.chart_rows import IN_RESERVE
from ..model.charts import movement_result, movement_row
from ..model.pieces import Unit
from ..model.state import Battle

FACES: Final = 10


def way_paces(b: Battle, u: Unit, order: i64) -> list[Pace]:
    """3.1 Half a move and a whole one, each with the lowest face that gives it."""
    added = tactical_sum(b, u, order).total
    column = column_of(u)
    halves: list[int] = []
    for face in range(1, FACES + 1):
        halves.append(halves_of(movement_result(column, movement_row(face + added))))
    return paces(halves, [budget_of(b, u, number) for number in range(WHOLE + 1)])


def reserve_paces(b: Battle, u: Unit) -> list[Pace]:
    """9.2 A whole move, or none."""
    added = reserve_sum(b, u).total
    halves: list[int] = []
    for face in range(1, FACES + 1):
        halves.append(halves_of(movement_result(IN_RESERVE, movement_row(face + added))))
    return paces(halves, [budget_of(b, u, number) for number in range(WHOLE + 1)])


def charge_paces(b: Battle, u: Unit) -> list[Pace]:
    """8.4, R37 As far as the row allows; in disorder only with the best of them."""
    added = tactical_sum(b, u, CHARGE).total
    column = column_of(u)
    halves: list[int] = []
    totals = [0, 0, 0]
    for face in range(1, FACES + 1):
        result = movement_result(column, movement_row(face + added))
        number = halves_of(result) if u.in_order() or face + added >= ELAN else 0
        totals[number] = allowance(b, u, result) if number else 0
        halves.append(number)
    return paces(halves, totals)


def paces(halves: list[int], totals: list[int]) -> list[Pace]:
    """Of each speed that any face gives the lowest face; a better face is never slower."""
    found: list[Pace] = []
    for number in range(1, WHOLE + 1):
        if number in halves and totals[number] > 0:
            face = halves.index(number) + 1
            found.append(Pace(face, totals[number], Fraction(FACES + 1 - face, FACES)))
    return found


def with_paces(found: Reach, paces: list[Pace], caveat: str) -> Reach:
    found.paces = paces
    found.caveat = caveat
    return found
