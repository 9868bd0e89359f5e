"""D-111: who goes first: a die for each side, and the higher chooses."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import OPPOSED_BASE, Contest
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import MOMENT, Refusal
from grognard.kernel.state import State

from ..model.actions import (
    GO_FIRST,
    GO_SECOND,
    GoFirst,
    GoSecond,
)
from ..model.flow import BattleProcedure
from ..model.kinds import NOBODY
from ..model.state import Battle

NOT_ASKED: Final = Refusal("D-111", MOMENT, "not-now")


class FirstPlayer(BattleProcedure):
    """D-111 Equal dice are re-rolled."""

    winner: i64 = NOBODY

    STAGES = ("throw", "thrown", "ask", "answered")

    def throw(self, b: Battle) -> Step:
        return Contest("D-111", 0)

    def thrown(self, b: Battle) -> Step:
        one, other = divmod(b.outcome, OPPOSED_BASE)
        self.winner = 0 if one > other else 1
        b.note("thrown for first", NOBODY, [one, other])
        self.stage = 3
        return self.ask(b)

    def ask(self, b: Battle) -> Step:
        return ChooseFirst(int(self.winner))

    def answered(self, b: Battle) -> Step:
        b.go_first(self.winner if isinstance(b.action, GoFirst) else 1 - self.winner)
        return DONE


class ChooseFirst(Decision):
    """D-111 To go first, or second."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "D-111")

    def candidates(self, s: State) -> list[Action]:
        return [GO_FIRST, GO_SECOND]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        return None if isinstance(action, (GoFirst, GoSecond)) else NOT_ASKED
