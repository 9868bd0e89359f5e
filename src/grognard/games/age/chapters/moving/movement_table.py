"""Chapter 3: the movement table: what is added to the roll of a brigade, and what a row does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.tally import Tally

from ...model import charts
from ...model.actions import WITHDRAW
from ...model.chart_rows import (
    FULL_SPEED,
    HALF_SPEED,
    IN_DISORDER,
    IN_ORDER,
    RALLIES_ALL,
    RALLIES_NOBODY,
    RETIRE,
    RETREAT,
    MoveResult,
)
from ...model.charts import modifier
from ...model.kinds import COLUMN, CONSCRIPT, FRESH, INFANTRY, LINEAR, SPENT, SQUARE, TESTED
from ...model.pieces import Unit
from ...model.state import Battle
from ..command.chain import add_generals
from ..command.losses import displace_generals
from ..formations import shrunk_pose
from .flanks import has_insecure_flank
from .forced import FULL, OUT_OF_MUSKETRY, Retreat
from .speeds import speed_of

ROLL: Final = "3.1 movement roll"


# What is added


def tactical_sum(b: Battle, u: Unit, order: i64, keep: bool = False) -> Tally:
    """3.2 The modifiers of a tactical roll."""
    found = Tally(0, ROLL, keep)
    add_generals(b, u, found)
    deep = u.formation == COLUMN or u.formation == SQUARE
    add_formation(deep, u.arm == INFANTRY and u.roster.mode != LINEAR, found)
    add_condition(u.condition(), found)
    add_flank(has_insecure_flank(b, u), found)
    add_withdrawal(order == WITHDRAW, found)
    add_levels(levels_of(b, u.seat), found, "3.2 critical level")
    return found


def counter_charge_sum(b: Battle, u: Unit, keep: bool = False) -> Tally:
    """3.2, R41 The same for disordered cavalry that counter-charges."""
    found = tactical_sum(b, u, 0, keep)
    add_counter_charge(found)
    return found


def add(found: Tally, cite: str) -> None:
    found.add(modifier(cite), cite)


def add_formation(deep: bool, columnar: bool, found: Tally) -> None:
    """3.2 March columns and squares, and infantry that is columnar or impulse."""
    if deep:
        add(found, "3.2 march column or square")
    if columnar:
        add(found, "3.2 columnar or impulse")


def add_condition(condition: i64, found: Tally) -> None:
    """3.2 Fresh or spent."""
    if condition == FRESH:
        add(found, "3.2 brigade fresh")
    elif condition == SPENT:
        add(found, "3.2 brigade spent")


def add_flank(insecure: bool, found: Tally) -> None:
    if insecure:
        add(found, "3.2 insecure flank")


def add_withdrawal(withdraws: bool, found: Tally) -> None:
    if withdraws:
        add(found, "3.2 withdrawal")


def add_counter_charge(found: Tally) -> None:
    """3.2, R41 Only for disordered cavalry."""
    add(found, "3.2 disordered cavalry charging")


def levels_of(b: Battle, seat: i64) -> i64:
    """R2 The critical levels that count in a roll; by option in none but that for initiative."""
    return b.levels[seat] if b.setting.options.critical_rolls else 0


def add_levels(level: i64, found: Tally, cite: str) -> None:
    """3.2, R2 One less for each critical level of the army."""
    if level:
        found.add(level * modifier(cite), cite)


# What a row does


def column_of(u: Unit) -> i64:
    """3.1 The column of a tactical roll."""
    return IN_ORDER if u.in_order() else IN_DISORDER


def look_up(b: Battle, uid: i64, column: i64, face: i64, added: i64) -> MoveResult:
    """3.1, R1 The row of its score, noted."""
    row = charts.movement_row(face + added)
    b.note("tested", uid, [column, face, added, row])
    b.mark(uid, TESTED)
    return charts.movement_result(column, row)


def apply_result(b: Battle, uid: i64, result: MoveResult) -> None:
    """3.1, R14 Rallied, disordered, fewer bases or destroyed; its move comes after."""
    u = b.units[uid]
    if result.rallies == RALLIES_ALL or (
        result.rallies != RALLIES_NOBODY and u.roster.grade != CONSCRIPT
    ):
        b.rally(uid)
    if result.disorders:
        b.disorder(uid)
    if result.removes:
        displace_generals(b, uid)
        b.rout(uid)
    elif result.loses:
        lose_bases(b, uid, result.loses)


def lose_bases(b: Battle, uid: i64, count: i64) -> None:
    """R56, R65 The rest closes up; of a brigade without bases only the generals are left."""
    u = b.units[uid]
    if count >= u.bases:
        displace_generals(b, uid)
    b.lose_bases(uid, count, False, shrunk_pose(b, u, u.bases - count))


def retreat_of(uid: i64, result: MoveResult) -> Retreat | None:
    """3.1, R18 Where a row sends it back."""
    if result.move == RETIRE:
        return Retreat(uid, OUT_OF_MUSKETRY)
    return Retreat(uid, FULL) if result.move == RETREAT else None


def allowance(b: Battle, u: Unit, result: MoveResult) -> i64:
    """3.1 How far a row lets it go."""
    if result.move == FULL_SPEED:
        return speed_of(b, u)
    return speed_of(b, u) // 2 if result.move == HALF_SPEED else 0
