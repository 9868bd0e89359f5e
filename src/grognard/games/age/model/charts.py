"""The charts, read once: every number of the card that a rule uses, by its cite or its row.

Lengths are hundredths of a millimetre, as everywhere. Power is in half points, so that 2.5 is a
whole number; multipliers are in halves too: x2 is 4, x1/2 is 1, x3/2 is 3.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from grognard.kernel.refusal import BadData
from grognard.kernel.rulebook.ledger import path_of

from .chart_files import HIGHEST, LOWEST
from .chart_rows import (
    BEYOND,
    FOOT_GUNS,
    HORSE_GUNS,
    LOOSE,
    ON_HORSE,
    RIDERS,
    ROWS,
    THREE_RANKS,
    TWO_RANKS,
    Charts,
    CombatResult,
    Commander,
    MoveResult,
)
from .kinds import CAVALRY, COLUMNAR, HEAVY, INFANTRY, SQUARE, TIRAILLEURS


def folder_of_charts() -> Path:
    folder = path_of("games/age/data", "charts")
    if folder is None:
        raise BadData("charts", "", "this folder of the game is missing; reinstall the package")
    return folder


CHARTS: Final = Charts(folder_of_charts())
LISTS: Final = CHARTS.lists
# Bound to names of the module: the rules read them a million times.
_MODIFIERS: Final = CHARTS.modifiers
_MOVEMENT_ROWS: Final = CHARTS.movement_rows
_COMBAT_ROWS: Final = CHARTS.combat_rows
_POWER_ROWS: Final = CHARTS.power_rows
_EFFECTS: Final = CHARTS.effects
_RANGES: Final = CHARTS.ranges


def modifier(cite: str) -> int:
    """The number beside this line of a chart; attached generals have one in two charts (R60)."""
    return _MODIFIERS[cite]


def place_of(score: i64) -> i64:
    """Where a score is in the lists that go from the lowest to the highest."""
    return min(max(score, LOWEST), HIGHEST) - LOWEST


# 2 Speeds


def mover(arm: i64, mode: i64, horse: bool) -> i64:
    """2.1 The row of a unit in the table of speeds; that of generals is ON_STAFF."""
    if arm == INFANTRY:
        return mode
    if arm == CAVALRY:
        return ON_HORSE
    return HORSE_GUNS if horse else FOOT_GUNS


def speed(row: i64, road: bool = False) -> i64:
    """2.1, 2.2 How far a row of the table goes."""
    return CHARTS.road_speeds[row] if road else CHARTS.speeds[row]


def rough_factor(row: i64) -> i64:
    """2.3, R20 What an inch of rough ground costs, in inches."""
    return CHARTS.rough[row]


def ford_cost(row: i64) -> i64:
    """2.4 The price of a stream."""
    return CHARTS.fords[row]


def passing_cost() -> i64:
    """2.5 The price of a friendly unit that is passed through."""
    return LISTS.passing


def formation_cost(cite: str) -> i64:
    """2.6 Halves of a move: 1 leaves half of it, 2 leaves nothing."""
    return LISTS.halves[cite]


# 3 The movement table


def movement_row(score: i64) -> i64:
    """3.1 The row of a score, 0 for 10 or more down to 5 for 0 or less."""
    return _MOVEMENT_ROWS[place_of(score)]


def movement_result(column: i64, row: i64) -> MoveResult:
    """3.1, R17 What a row does to a brigade; one that is shaken does not move."""
    return CHARTS.move_results[column * ROWS + row]


def most_from_generals() -> i64:
    """3.2, R8 The limit on the sum of all generals."""
    return LISTS.most_from_generals


# 5 Power


def bracket(distance: i64) -> i64:
    """R23 The column of a distance, 0 to 4: a limit belongs to the nearer column. 5 is beyond."""
    for place in range(BEYOND):
        if distance <= _RANGES[place]:
            return place
    return BEYOND


def battery_power(guns: i64, weight: i64, column: i64) -> i64:
    """5.1, R30 Points of a battery, which is one model; 0 when beyond its range."""
    if column >= BEYOND:
        return 0
    heavy, light = CHARTS.gun_power[guns * BEYOND + column]
    return heavy if weight == HEAVY else light


def troops_row(arm: i64, mode: i64, ranks: i64, formation: i64) -> i64:
    """5.2, R21 The row of a brigade in the power table."""
    if arm == CAVALRY:
        return RIDERS
    if mode == COLUMNAR or formation == SQUARE or formation == TIRAILLEURS:
        return LOOSE
    return TWO_RANKS if ranks == 2 else THREE_RANKS


def base_power_halves(row: i64, column: i64) -> i64:
    """5.2 Half points of one base; in the second column of one skirmish base (R22)."""
    return CHARTS.base_power[row * 2 + column] if column < 2 else 0


def multiplier_halves(cite: str) -> i64:
    """5.3 What power is multiplied by, in halves."""
    return LISTS.times[cite]


def least_times() -> i64:
    """R28 The least total of multipliers, in halves."""
    return LISTS.least_times


def most_times() -> i64:
    """R28 The greatest total of multipliers, in halves."""
    return LISTS.most_times


# 6 Fire


def fire_effect(power: i64, score: i64) -> i64:
    """6.1 NO_EFFECT, DISORDERS, or ONE_BASE to THREE_BASES."""
    return _EFFECTS[_POWER_ROWS[place_of(power)]][place_of(score)]


def power_row(power: i64) -> i64:
    """6.1 The row of the fire table for a power."""
    return _POWER_ROWS[place_of(power)]


# 7 Generals hit


def is_unharmed(score: i64) -> bool:
    """7.1 Whether a general is not hit."""
    return score >= LISTS.unharmed


# 8 Combat


def combat_row(difference: i64) -> i64:
    """8.3 The row of a difference, 0 for 7 or more down to 6 for -7 or less."""
    return _COMBAT_ROWS[place_of(difference)]


def combat_result(row: i64) -> CombatResult:
    return CHARTS.combat_results[row]


def outnumbering(own: i64, enemy: i64) -> str:
    """R46, R86 The cite of the best ratio reached, or nothing."""
    best = ""
    for cite, (top, bottom) in LISTS.ratios.items():
        if enemy > 0 and own * bottom >= enemy * top:
            best = cite
    return best


def is_from_afar(distance: i64) -> bool:
    """8.2, R40, R89 Whether a cavalry charge comes from 5 inches or more, exactly."""
    return distance >= LISTS.afar


# 9 Reserve movement


def commander_value(name: str, nation: str, year: int) -> tuple[int, str]:
    """9.5 The value of a commander-in-chief who is not committed, and its line."""
    for row in LISTS.commanders:
        if name in row.names and row.counts_in(year):
            return row.value, row.cite
    row = next(row for row in LISTS.other_commanders if fits(row, nation, year))
    return row.value, row.cite


def fits(row: Commander, nation: str, year: int) -> bool:
    return row.nation in ("", nation) and row.counts_in(year)


def commander_cite(value: int) -> str:
    """9.5 The line of a value that a battle gives."""
    for row in LISTS.commanders + LISTS.other_commanders:
        if row.value == value:
            return row.cite
    return "3.3 commander in chief"


# 10 Victory


def critical_level(lost: i64, strength: i64) -> i64:
    """10.1, R3 How many levels a loss reaches; a level is reached at exactly its share."""
    level = 0
    for top, bottom in LISTS.levels:
        if lost > 0 and lost * bottom >= strength * top:
            level += 1
    return level


def victory(difference: i64) -> str:
    """10.3 The kind of victory that a lead in points is."""
    kinds = [cite for cite, least in LISTS.victories.items() if difference >= least]
    return kinds[-1]


# 12 Labels


def label(bases: i64, grade: i64) -> tuple[i64, i64]:
    """12.8 The bases from which on a brigade is worn, and spent, if history does not say."""
    worn, spent = CHARTS.label_shares[grade]
    up = CHARTS.rounds_up[grade]
    first = min(portion(bases, worn, up), bases - 1)
    return first, max(min(portion(bases, spent, up), first - 1), 0)


def portion(bases: i64, share: tuple[int, int], up: bool) -> i64:
    return (bases * share[0] + (share[1] - 1 if up else 0)) // share[1]


def bases_of(arm: i64, men: i64) -> i64:
    """12.8 Bases of this many infantrymen or horsemen, rounded, at least one."""
    each = CHARTS.men[arm]
    return max((2 * men + each) // (2 * each), 1)
