"""Rows of the printed tables, each with the scores that lead to it and its chance. Interpreted."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Final

from grognard.kernel.aids import Chart, ChartRow
from grognard.kernel.dice import OPPOSED_BASE, Opposed

from ..model.chart_rows import (
    BOTH_LOSE,
    FULL_SPEED,
    HALF_SPEED,
    NO_WINNER,
    RETREATS,
    ROWS,
    WINNERS,
    CombatResult,
    MoveResult,
)
from ..model.charts import combat_result, combat_row, fire_effect, movement_row, power_row
from .words import say

FACES: Final = 10
EACH: Final = Fraction(1, FACES)
COMBAT_ROWS: Final = 7
MOST_POWER: Final = 60
BESIDE: Final = 2  # rows of the fire table on either side of the one that counts
CELLS: Final = ("", "D", "1", "2", "3")
SCORES: Final = range(-15, 26)


def movement_chances(added: int) -> list[Fraction]:
    """3.1 The chance of each row, by what is added to the die."""
    chances = [Fraction(0)] * ROWS
    for face in range(1, FACES + 1):
        chances[movement_row(face + added)] += EACH
    return chances


def movement_faces(added: int) -> list[str]:
    """3.1 The faces that lead to each row."""
    return [
        spread([face for face in range(1, FACES + 1) if movement_row(face + added) == row])
        for row in range(ROWS)
    ]


def speed_word(result: MoveResult) -> str:
    if result.move == FULL_SPEED:
        return "full"
    return "half" if result.move == HALF_SPEED else "none"


def combat_chances(lead: int) -> list[Fraction]:
    """8.3 The chance of each row, by how much the attacker adds more than the defender."""
    chances = [Fraction(0)] * COMBAT_ROWS
    for outcome, weight in Opposed("8.1 combat roll", FACES).outcomes():
        one, other = divmod(outcome, OPPOSED_BASE)
        chances[combat_row(one - other + lead)] += Fraction(weight, FACES * FACES)
    return chances


def combat_scores() -> list[str]:
    """8.3 The differences of each row."""
    return [open_spread(SCORES, combat_row, row) for row in range(COMBAT_ROWS)]


def combat_note(cite: str, lang: str) -> str:
    """8.3 What a row does to the losers, and what it lets the winner do."""
    for row in range(COMBAT_ROWS):
        result = combat_result(row)
        if result.cite == cite:
            winner = "" if result.winner == NO_WINNER else WINNERS[result.winner]
            return say(lang, "row-combat", losses=losses_of(result, lang), winner=winner)
    return ""


def losses_of(result: CombatResult, lang: str) -> str:
    both = "yes" if result.loser == BOTH_LOSE else "no"
    words = [say(lang, "row-retreats", back=RETREATS[result.retreat])] if result.retreat else []
    if result.bases:
        words.append(say(lang, "row-routs", count=int(result.bases), both=both))
    if result.general_captured:
        words.append(say(lang, "row-captured"))
    return ", ".join(words)


def open_spread(scores: range, row_of: Callable[[int], int], row: int) -> str:
    found = [score for score in scores if row_of(score) == row]
    if found[0] == scores[0]:
        return f"≤ {minus(found[-1])}"
    return f"{minus(found[0])}+" if found[-1] == scores[-1] else spread(found)


def spread(numbers: list[int]) -> str:
    """Neighbouring numbers by the first and the last."""
    if not numbers:
        return ""
    first, last = minus(numbers[0]), minus(numbers[-1])
    return first if first == last else f"{first} – {last}"


def minus(number: int) -> str:
    return str(number).replace("-", "\N{MINUS SIGN}")


def fire_chart(power: int, added: int, legend: dict[str, str]) -> Chart:
    """6.1 The row of a power and those beside it, cell by cell for each face."""
    here = int(power_row(power))
    rows: list[ChartRow] = []
    powers = range(1, MOST_POWER)
    for row in range(max(1, here - BESIDE), int(power_row(MOST_POWER)) + 1):
        if row > here + BESIDE:
            break
        one = next(power for power in powers if power_row(power) == row)
        label = open_spread(range(MOST_POWER), lambda power: int(power_row(power)), row)
        effects = [int(fire_effect(one, face + added)) for face in range(1, FACES + 1)]
        rows.append(ChartRow(label, [CELLS[effect] for effect in effects], row == here))
    return Chart([str(face) for face in range(1, FACES + 1)], rows, legend)
