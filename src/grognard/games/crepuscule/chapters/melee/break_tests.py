"""W-BRK-1, D-61, D-62, D-191: units that lost a round test, then they flee or fall back."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.kernel.dice import Total
from grognard.kernel.procedure import DONE, Step

from ...model.actions import Again
from ...model.flow import BattleProcedure
from ...model.kinds import BROKEN, FRONT, REROLLED, YIELDING
from ...model.pieces import Unit
from ...model.state import Battle
from ..leadership import may_reroll, moral_ld
from ..morale.alarm import spread
from ..morale.break_test import BREAKS, HOLDS, ChooseReroll, outcome_of
from ..morale.rally import least_figures
from .pursuit import Rout


def breaks_at_once(u: Unit) -> bool:
    """W-RES-8, D-191 Too few are left; gunners count from their starting crew."""
    return u.figures < least_figures(u)


def is_flanked(b: Battle, uid: i64) -> bool:
    """D-62 Struck in flank or rear."""
    for one in b.contacts:
        if one.defender == uid and one.edge != FRONT:
            return True
    return False


class BreakTest(BattleProcedure):
    """W-BRK-1, D-61 One unit that lost by so much: it holds, yields in good order, or breaks."""

    unit: i64
    difference: i64
    score: i64 = 0

    STAGES = ("begin", "throw", "judge", "ask", "answered")

    def begin(self, b: Battle) -> Step:
        if breaks_at_once(b.units[self.unit]):
            return self.suffer(b, BREAKS)
        self.stage = 2
        return self.throw(b)

    def throw(self, b: Battle) -> Step:
        return Total("W-BRK-1")

    def judge(self, b: Battle) -> Step:
        u = b.units[self.unit]
        self.score = b.outcome
        outcome = self.outcome(b)
        value = int(moral_ld(b, u) - self.difference)
        b.note("break tested", self.unit, [int(self.score), value, int(outcome == HOLDS)])
        if outcome == HOLDS or not may_reroll(u):
            return self.suffer(b, outcome)
        self.stage = 4
        return self.ask(b)

    def ask(self, b: Battle) -> Step:
        return ChooseReroll(int(b.units[self.unit].seat), self.unit)

    def answered(self, b: Battle) -> Step:
        if not isinstance(b.action, Again):
            return self.suffer(b, self.outcome(b))
        b.mark(self.unit, REROLLED)
        b.note("rerolled", self.unit, [])
        self.stage = 2
        return self.throw(b)

    def outcome(self, b: Battle) -> i64:
        u = b.units[self.unit]
        return outcome_of(b, u, self.score, self.difference, is_flanked(b, self.unit))

    def suffer(self, b: Battle, outcome: i64) -> Step:
        if outcome == BREAKS:
            b.note("broke", self.unit, [])
            b.mark(self.unit, BROKEN)
            spread(b, self.unit)
        elif outcome != HOLDS:
            b.note("fell back in order", self.unit, [])
            b.mark(self.unit, YIELDING)
        return DONE


class Losers(BattleProcedure):
    """6b, 6c All of them test; then one after the other leaves the fight."""

    difference: i64
    at: i64
    units: list[int]

    STAGES = ("test", "leave")

    def test(self, b: Battle) -> Step:
        while self.at < len(self.units):
            uid = self.units[self.at]
            self.at += 1
            if b.units[uid].on_table() and b.units[uid].figures > 0:
                self.stage = 0
                return BreakTest(uid, self.difference)
        self.stage = 2
        return self.leave(b)

    def leave(self, b: Battle) -> Step:
        self.stage = 1
        for uid in self.units:
            u = b.units[uid]
            if u.has(BROKEN | YIELDING) and u.on_table():
                ordered = u.has(YIELDING)
                b.unmark(uid, YIELDING)
                return Rout(uid, ordered)
        return DONE
