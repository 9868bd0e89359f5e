"""Chapter 5: fire power.

Power is counted in eighths of a point, so that every sum is whole: bases fire in half points, and
multipliers come in quarters once they are limited to between one half and two (R28). Functions that
add a line to a sum take plain facts: the printed charts ask a player for the same ones.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.tally import Shares, Tally
from grognard.table.arcs import is_ahead

from ...model.charts import (
    base_power_halves,
    battery_power,
    bracket,
    least_times,
    modifier,
    most_times,
    multiplier_halves,
    troops_row,
)
from ...model.kinds import (
    COLUMN,
    DAMAGED,
    DISORDERED,
    GARRISON,
    HURRIED,
    INFANTRY,
    LIMBERED,
    LINE,
    MASSE,
    REFORMED,
    SQUARE,
    TIRAILLEURS,
)
from ...model.pieces import Unit
from ...model.state import Battle
from ..artillery import grand_battery
from ..formations import centre_of, files_and_ranks
from ..ground import cover_from, gap_between

POINT: Final = 8  # eighths
HALF_POINT: Final = POINT // 2
FACES: Final = 4  # of a square
MUSKETRY: Final = 0  # columns of the power table
SKIRMISH: Final = 1

GUN_ROWS: Final = ("5.1 old guard or russian", "5.1 french line or british", "5.1 other guns")
TROOP_ROWS: Final = (
    "5.2 two ranks",
    "5.2 three ranks",
    "5.2 columnar square or tirailleurs",
    "5.2 cavalry",
)


# What fires


def firing_bases(u: Unit) -> i64:
    """5.2, R21, R24 The bases that fire at 2 inches."""
    if u.formation == LINE or u.formation == TIRAILLEURS:
        return u.bases
    if u.formation == SQUARE:
        return max(u.bases // FACES, 1)
    if u.formation == GARRISON:
        return max(u.bases // 2, 1)
    return files_and_ranks(u.formation, u.bases, u.roster.bases)[0]


def skirmishing_bases(u: Unit) -> i64:
    """5.2, R22 The bases that fire beyond 2 inches; as tirailleurs all of them."""
    if u.arm != INFANTRY:
        return 0
    return u.bases if u.formation == TIRAILLEURS else u.skirmishers()


def plain_power(b: Battle, u: Unit, target: Unit) -> tuple[i64, str]:
    """5.1, 5.2, R23 Half points before multipliers, and the row they come from."""
    column = bracket(gap_between(b, u, target))
    if u.is_battery():
        return guns_halves(u.roster.guns, u.roster.weight, column)
    row = troops_row(u.arm, u.roster.mode, u.roster.ranks, u.formation)
    halves, cite = base_halves(row, column)
    bases = skirmishing_bases(u) if column == SKIRMISH else firing_bases(u)
    return bases * halves, cite


def guns_halves(guns: i64, weight: i64, column: i64) -> tuple[i64, str]:
    """5.1, R23 Half points of a battery, and its row."""
    return 2 * battery_power(guns, weight, column), GUN_ROWS[guns]


def base_halves(row: i64, column: i64) -> tuple[i64, str]:
    """5.2, R22, R23 Half points of one base, and its row."""
    cite = "5.2 skirmish bases" if column == SKIRMISH else TROOP_ROWS[row]
    return base_power_halves(row, column), cite


# Multipliers


def is_enfiladed(b: Battle, u: Unit, target: Unit) -> bool:
    """5.3, R29 The firer's centre is behind the line through the target's front edge."""
    if target.formation in (SQUARE, TIRAILLEURS, GARRISON, LIMBERED):
        return False
    x, y = centre_of(b, u)
    return not is_ahead(target.pose, x, y)


def is_deep(target: Unit) -> bool:
    """5.3, R28 Formations in which every ball hits many men."""
    return target.formation in (MASSE, COLUMN, SQUARE, LIMBERED)


def is_raining(b: Battle) -> bool:
    notes = b.setting.notes
    return notes.rain_from > 0 and notes.rain_from <= b.turn <= notes.rain_to


def multipliers(b: Battle, u: Unit, target: Unit) -> list[str]:
    """5.3, R28, 10.5 Every line of the chart that holds for one firer."""
    lines = [
        ("5.3 enfilade", is_enfiladed(b, u, target)),
        ("5.3 guns at a column", u.is_battery() and is_deep(target)),
        ("5.3 firer disordered", u.has(DISORDERED)),
        ("5.3 battery damaged", u.has(DAMAGED)),
        ("5.3 at tirailleurs", target.formation == TIRAILLEURS),
        ("5.3 at a grand battery", len(grand_battery(b, target)) > 0),
        ("10.5 rain", u.arm == INFANTRY and is_raining(b)),
    ]
    return [cite for cite, holds in lines if holds]


# Sums


class Power(Shares):
    """5.3 Power in eighths of a point."""

    def parts(self) -> int:
        return POINT


def firer_power(b: Battle, u: Unit, target: Unit, keep: bool = False) -> Tally:
    """R28, R70 The power of one firer in eighths, multiplied and limited."""
    halves, cite = plain_power(b, u, target)
    sum_ = Power(halves * HALF_POINT, cite, keep)
    for line in multipliers(b, u, target):
        multiply(sum_, line)
    hold_multipliers(sum_)
    return sum_


def multiply(sum_: Shares, cite: str) -> None:
    """5.3 One line of the chart."""
    sum_.cut(multiplier_halves(cite), 2, cite)


def hold_multipliers(sum_: Shares) -> None:
    """R28 All lines together."""
    sum_.hold(least_times(), most_times(), 2, "R28 multipliers")


def total_power(b: Battle, firers: list[Unit], target: Unit) -> i64:
    """5.3, R27, R70 Whole points of all firers at one target; the fraction is dropped."""
    total: i64 = 0
    for u in firers:
        total += firer_power(b, u, target).total
    return total // POINT


def fire_modifiers(b: Battle, firers: list[Unit], target: Unit, keep: bool = False) -> Tally:
    """5.4, R34, R35, R70 What is added to the fire die, once for the target."""
    sum_ = Tally(0, "6.1 fire roll", keep)
    cover = cover_from(b, target, nearest_of(b, firers, target))
    add_target(sum_, is_moving(target), target.formation == TIRAILLEURS, cover)
    return sum_


def add_target(sum_: Tally, moving: bool, tirailleurs: bool, cover: i64) -> None:
    """5.4 The target's state, and what covers it."""
    if moving:
        add(sum_, "5.4 target limbered or moving", 1)
    if tirailleurs:
        add(sum_, "5.4 target in tirailleurs", 1)
    if cover:
        add(sum_, "5.4 target in cover", cover)


def nearest_of(b: Battle, firers: list[Unit], target: Unit) -> Unit:
    """R70 Works between the target and the nearest firer count."""
    best = firers[0]
    for u in firers:
        if gap_between(b, u, target) < gap_between(b, best, target):
            best = u
    return best


def is_moving(target: Unit) -> bool:
    """5.4, R34 Limbered, in march column, changed formation, or moved more than half its speed."""
    if target.formation == LIMBERED or target.formation == COLUMN:
        return True
    return target.has(REFORMED | HURRIED)


def add(sum_: Tally, cite: str, times: i64) -> None:
    sum_.add(modifier(cite) * times, cite)
