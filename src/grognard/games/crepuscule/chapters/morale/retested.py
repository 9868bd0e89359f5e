"""C-QUA-3, W-RER-1, D-104: a test of two dice that veterans may re-roll once in a battle."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.dice import Total
from grognard.kernel.procedure import DONE, Step

from ...model.actions import Again
from ...model.flow import UnitProcedure
from ...model.kinds import REROLLED
from ...model.state import Battle
from ..leadership import may_reroll, passes
from .break_test import ChooseReroll

OVER: Final = 4  # the last of the four stages: what is returned then is the end of the test


class Retested(UnitProcedure):
    """A panic or morale test; kinds of it say what it is tested on, and what follows.

    Their first stages are throw, judge, ask and answered.
    """

    def throw(self, b: Battle) -> Step:
        return Total(self.rule())

    def judge(self, b: Battle) -> Step:
        value = self.value(b)
        passed = passes(b, b.outcome, value)
        b.note(self.event(), self.unit, [b.outcome, int(value), int(passed)])
        if passed:
            self.stage = OVER
            return self.passed(b)
        if not may_reroll(b.units[self.unit]):
            self.stage = OVER
            return self.failed(b)
        self.stage = 3
        return self.ask(b)

    def ask(self, b: Battle) -> Step:
        return ChooseReroll(int(b.units[self.unit].seat), self.unit)

    def answered(self, b: Battle) -> Step:
        if not isinstance(b.action, Again):
            return self.failed(b)
        b.mark(self.unit, REROLLED)
        b.note("rerolled", self.unit, [])
        self.stage = 1
        return self.throw(b)

    # What each kind says of itself

    def rule(self) -> str:
        return "C-MOR-2"

    def event(self) -> str:
        return "morale tested"

    def value(self, b: Battle) -> i64:
        return 0

    def passed(self, b: Battle) -> Step:
        return DONE

    def failed(self, b: Battle) -> Step:
        return DONE
