"""P-07: the fire duel: a unit in line answers the unit that shoots at it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Total
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import MOMENT, Refusal
from grognard.kernel.state import State
from grognard.kernel.tally import Tally

from ...model.actions import PASS, Again, Pass
from ...model.combat_actions import REPLY, Reply
from ...model.flow import BattleProcedure, battle
from ...model.kinds import (
    CAVALRY,
    DUELLED,
    FIRED_BACK,
    NO_VOLLEY,
    REROLLED,
    TESTED_LOSSES,
)
from ...model.pieces import Unit
from ...model.state import Battle
from ..ground import bears
from ..leadership import may_reroll, moral_ld
from ..morale.alarm import spread
from ..morale.break_test import BREAKS, HOLDS, ChooseReroll, outcome_of
from ..moving.forced import FallBack, Flight, fall_back_dice, flee_dice
from ..orders.manoeuvre import AIMING, manoeuvre_value, tested
from . import need
from .targets import in_range, is_armed, range_of
from .volley import Volley

NOT_ASKED: Final = Refusal("C-INF-14", MOMENT, "not-now")


def may_reply(b: Battle, u: Unit, shooter: Unit) -> bool:
    """C-INF-14, C-CAV-15, D-40, D-48, D-149 Infantry in line, once, that could shoot back."""
    if not u.is_in_line() or not u.on_table() or u.is_fleeing() or not is_armed(b, u):
        return False
    if u.has(DUELLED | FIRED_BACK) or b.is_engaged(u.uid) or not shooter.on_table():
        return False
    limit = range_of(u)
    return in_range(b, u, shooter, limit) and bears(b, u, shooter, limit)


class ChooseReply(Decision):
    """C-INF-14 Whether a unit that was shot at answers."""

    def __init__(self, seat: int, unit: i64, shooter: i64) -> None:
        super().__init__(seat, "C-INF-14")
        self.unit: Final[i64] = unit
        self.shooter: Final[i64] = shooter

    def candidates(self, s: State) -> list[Action]:
        return [REPLY, PASS]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        return None if isinstance(action, (Reply, Pass)) else NOT_ASKED

    def weigh(self, s: State, action: Action) -> list[Tally]:
        b = battle(s)
        if not isinstance(action, Reply):
            return []
        return [manoeuvre_value(b, b.units[self.unit], AIMING, True)]


class Duel(BattleProcedure):
    """C-INF-14, D-40 The reply, and what the worse of both suffers.

    `lost` is what the shot has cost the unit, `before` the strength of the shooter.
    """

    unit: i64
    shooter: i64
    lost: i64
    before: i64 = 0

    STAGES = ("ask", "answered", "test", "tested", "compare")

    def ask(self, b: Battle) -> Step:
        u = b.units[self.unit]
        if not may_reply(b, u, b.units[self.shooter]):
            return DONE
        return ChooseReply(int(u.seat), self.unit, self.shooter)

    def answered(self, b: Battle) -> Step:
        if not isinstance(b.action, Reply):
            return DONE
        self.stage = 3
        return self.test(b)

    def test(self, b: Battle) -> Step:
        return Total("C-MAN-6")

    def tested(self, b: Battle) -> Step:
        """C-INF-14 Units that fail fall back."""
        u = b.units[self.unit]
        value = manoeuvre_value(b, u, AIMING).total
        b.mark(self.unit, DUELLED | FIRED_BACK | NO_VOLLEY)
        if not tested(b, self.unit, value, b.outcome):
            self.stage = 5
            return FallBack(self.unit, fall_back_dice(b, u, True))
        b.note("replied", self.unit, [self.shooter])
        self.before = b.units[self.shooter].figures
        return Volley(self.unit, self.shooter, need.REPLY)

    def compare(self, b: Battle) -> Step:
        """D-40 Only casualties count; nobody tests after a draw."""
        other = b.units[self.shooter]
        theirs = self.before - other.figures
        b.note("duel", self.unit, [self.shooter, self.lost, theirs])
        if theirs == self.lost:
            return DONE
        loser = self.unit if self.lost > theirs else self.shooter
        winner = self.shooter if loser == self.unit else self.unit
        difference = self.lost - theirs if loser == self.unit else theirs - self.lost
        if not may_rout(b.units[loser], b.units[winner]):
            return DONE
        return DuelLoss(loser, winner, difference)


def may_rout(loser: Unit, winner: Unit) -> bool:
    """C-INF-14 A formed unit never routs through skirmishers or cavalry that shoot."""
    if not loser.on_table() or loser.is_fleeing():
        return False
    return not (loser.is_formed() and (winner.is_open() or winner.arm == CAVALRY))


class DuelLoss(BattleProcedure):
    """D-40, D-41, D-62 The loser tests as after a lost combat; that is its test of this phase."""

    unit: i64
    winner: i64
    difference: i64
    score: i64 = 0

    STAGES = ("throw", "judge", "ask", "answered")

    def throw(self, b: Battle) -> Step:
        return Total("W-BRK-1")

    def judge(self, b: Battle) -> Step:
        u = b.units[self.unit]
        self.score = b.outcome
        held = self.outcome(b) == HOLDS
        value = int(moral_ld(b, u) - self.difference)
        b.note("break tested", self.unit, [int(self.score), value, int(held)])
        b.mark(self.unit, TESTED_LOSSES)
        if held or not may_reroll(u):
            return self.suffer(b)
        self.stage = 3
        return self.ask(b)

    def ask(self, b: Battle) -> Step:
        return ChooseReroll(int(b.units[self.unit].seat), self.unit)

    def answered(self, b: Battle) -> Step:
        if not isinstance(b.action, Again):
            return self.suffer(b)
        b.mark(self.unit, REROLLED)
        b.note("rerolled", self.unit, [])
        self.stage = 1
        return self.throw(b)

    def outcome(self, b: Battle) -> i64:
        return outcome_of(b, b.units[self.unit], self.score, self.difference, False)

    def suffer(self, b: Battle) -> Step:
        self.stage = 4
        u = b.units[self.unit]
        outcome = self.outcome(b)
        if outcome == HOLDS:
            return DONE
        if outcome == BREAKS:
            b.note("broke", self.unit, [])
            spread(b, self.unit)
            return Flight(self.unit, flee_dice(u), self.winner)
        b.note("fell back in order", self.unit, [])
        return FallBack(self.unit, fall_back_dice(b, u, True))
