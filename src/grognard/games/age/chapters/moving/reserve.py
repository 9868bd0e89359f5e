"""Chapter 9: reserve movement."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Die
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import MOMENT, PIECE, Refusal
from grognard.kernel.state import State
from grognard.kernel.tally import Tally

from ...model.actions import END_STEP, EndStep, Reserve
from ...model.chart_rows import FULL_SPEED, IN_RESERVE
from ...model.flow import SeatProcedure, UnitProcedure, battle
from ...model.kinds import AIDE, ARRIVED, DISORDERED, NOBODY, RESERVED, ROLLING, SILENCED, TESTED
from ...model.pieces import General, Unit
from ...model.state import Battle
from ..artillery import is_ours, why_not_roll
from ..command.chain import chain_of, chief_value, commander_in_chief, in_radius, is_out
from .journeys import RESERVE_MOVE
from .marching import WHOLE
from .movement_table import add, add_levels, apply_result, levels_of, look_up
from .ways import Moving
from .who_moves import ONE_MOVE, why_not_free
from .zones import is_tactical, look_at_zones

RESERVE_ROLL: Final = "9.2 reserve roll"
NOT_ASKED: Final = Refusal("1.2 order of the steps", MOMENT)
NOT_YOURS: Final = Refusal("1.2 not its segment", PIECE)
IN_TACTICAL: Final = Refusal("9.1 tactical zone", PIECE)

SUCCEEDED: Final = -1  # of a streak
FREE: Final = 0  # the relation of the commander-in-chief to a unit
COMMITTED: Final = 1
WITH_IT: Final = 2
FAILED: Final = ("3.3 failed once", "3.3 failed twice", "3.3 failed three times")


# Which units may try


def why_not_reserve(b: Battle, seat: i64, uid: i64) -> Refusal | None:
    """9.1, 9.2, R9, R64 A unit of the reserve zone, or one that has just arrived; once."""
    if not is_ours(b, seat, uid):
        return NOT_YOURS
    u = b.units[uid]
    if u.has(RESERVED | TESTED):
        return ONE_MOVE
    if is_tactical(b, u) and not u.has(ARRIVED):
        return IN_TACTICAL
    refusal = why_not_free(b, u)
    if refusal is not None:
        return refusal
    return why_not_roll(b, u) if u.is_battery() else None


# What is added


def reserve_sum(b: Battle, u: Unit, keep: bool = False) -> Tally:
    """3.3, 9.2 The modifiers of a reserve roll: these and no others."""
    found = Tally(0, RESERVE_ROLL, keep)
    add_commander(commander_is(b, u), chief_value(b, u.seat), found)
    add_aide(has_aide(b, u), found)
    add_first_turn(b.turn == 1, found)
    add_streak(u.streak, found)
    add_disorder(disordered_with(b, u), found)
    add_levels(levels_of(b, u.seat), found, "3.3 critical level")
    return found


def commander_is(b: Battle, u: Unit) -> i64:
    """9.5, 9.6, R5 With the unit, committed elsewhere or lost, or free."""
    gid = commander_in_chief(b, u.seat)
    if gid != NOBODY and is_with(b, b.generals[gid], u):
        return WITH_IT
    return COMMITTED if is_out(b, u.seat) else FREE


def add_commander(where: i64, value: i64, found: Tally) -> None:
    """9.5, 9.6, R5 The value of the commander-in-chief; committed, 1 to those he is with."""
    if where == WITH_IT:
        add(found, "3.3 commander with the unit")
    elif where == COMMITTED:
        add(found, "3.3 commander committed")
    elif value:
        found.add(value, "3.3 commander in chief")


def add_first_turn(first: bool, found: Tally) -> None:
    if first:
        add(found, "3.3 first turn")


def add_streak(streak: i64, found: Tally) -> None:
    """3.3, R12 What it did when it last tried."""
    if streak == SUCCEEDED:
        add(found, "3.3 last move succeeded")
    elif streak > 0:
        add(found, FAILED[min(streak, len(FAILED)) - 1])


def is_with(b: Battle, g: General, u: Unit) -> bool:
    """9.6 Attached to the brigade, or leading its formation from within 12 inches."""
    if not g.on_table():
        return False
    if g.attached != NOBODY:
        return g.attached == u.uid
    if g.substitute == NOBODY or g.substitute not in chain_of(b, u):
        return False
    return in_radius(b, g, u)


def has_aide(b: Battle, u: Unit) -> bool:
    """3.3, 9.6 An aide of Napoleon who is not a gunner and is committed to it."""
    for g in b.staff(u.seat):
        if g.roster.rank == AIDE and not g.roster.gunner and is_with(b, g, u):
            return True
    return False


def add_aide(aide: bool, found: Tally) -> None:
    if aide:
        add(found, "3.3 aide of Napoleon")


def disordered_with(b: Battle, u: Unit) -> i64:
    """R13 The brigade itself, and silenced batteries that are attached to it."""
    count: i64 = 1 if u.has(DISORDERED) else 0
    for battery in b.side(u.seat):
        if battery.escort == u.uid and battery.has(SILENCED):
            count += 1
    return count


def add_disorder(count: i64, found: Tally) -> None:
    """3.3, R13 A line for each."""
    for _ in range(count):
        add(found, "3.3 disordered unit")


# The step


class ChooseReserve(Decision):
    """9.2 The next unit that tries to move in reserve, or none."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "9.2 optional")

    def candidates(self, s: State) -> list[Action]:
        b = battle(s)
        return [END_STEP, *[Reserve(u.uid) for u in b.side(self.seat)]]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        if isinstance(action, EndStep):
            return None
        if isinstance(action, Reserve):
            return why_not_reserve(battle(s), self.seat, action.unit)
        return NOT_ASKED

    def weigh(self, s: State, action: Action) -> list[Tally]:
        """3.3 What is added to the roll of a brigade."""
        b = battle(s)
        if isinstance(action, Reserve) and b.units[action.unit].is_brigade():
            return [reserve_sum(b, b.units[action.unit], True)]
        return []


class ReserveStep(SeatProcedure):
    """1.2 Unit after unit of the reserve zone, as its player likes."""

    STAGES = ("begin", "ask", "carry_out")

    def begin(self, b: Battle) -> Step:
        look_at_zones(b)
        self.stage = 2
        return self.ask(b)

    def ask(self, b: Battle) -> Step:
        return ChooseReserve(self.seat)

    def carry_out(self, b: Battle) -> Step:
        action = b.action
        if isinstance(action, Reserve):
            self.stage = 1
            return ReserveMove(action.unit)
        forget_idle(b, self.seat)
        return DONE


def forget_idle(b: Battle, seat: i64) -> None:
    """R12, R111 A success helps only a brigade that tries again in the next segment."""
    for u in b.side(seat):
        if u.streak == SUCCEEDED and not u.has(RESERVED):
            b.remember(u.uid, 0)


class ReserveMove(UnitProcedure):
    """9.2 A brigade rolls; a battery does not (4.1)."""

    STAGES = ("begin", "throw", "result")

    def begin(self, b: Battle) -> Step:
        b.mark(self.unit, RESERVED)
        if b.units[self.unit].is_battery():
            b.mark(self.unit, ROLLING)
            self.stage = 3
            return Moving(self.unit, WHOLE, RESERVE_MOVE)
        self.stage = 2
        return self.throw(b)

    def throw(self, b: Battle) -> Step:
        return Die(RESERVE_ROLL, 10)

    def result(self, b: Battle) -> Step:
        """R12, R14 By 7 or more it moves; the attempt is used up in any case."""
        u = b.units[self.unit]
        result = look_up(b, self.unit, IN_RESERVE, b.outcome, reserve_sum(b, u).total)
        moves = result.move == FULL_SPEED
        b.remember(self.unit, SUCCEEDED if moves else max(u.streak, 0) + 1)
        apply_result(b, self.unit, result)
        return Moving(self.unit, WHOLE, RESERVE_MOVE) if moves else DONE
