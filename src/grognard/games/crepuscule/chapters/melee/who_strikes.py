"""C-CC-5, C-OFF-4, D-137, D-195: questions about who strikes whom in a round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision
from grognard.kernel.refusal import MOMENT, TARGET, Refusal
from grognard.kernel.state import State

from ...model.combat_actions import Strike, StrikeOfficer

NOT_ASKED: Final = Refusal("D-195", MOMENT, "not-now")
NOT_SO_MANY: Final = Refusal("D-195", TARGET, "not-so-many")
TOO_MANY: Final = Refusal("D-137", TARGET, "touch-him")


class ChooseStrike(Decision):
    """C-CC-5, D-195 How many of its figures strike one of the enemies that they touch."""

    def __init__(self, seat: int, unit: i64, target: i64, least: i64, most: i64) -> None:
        super().__init__(seat, "D-195")
        self.unit: Final[i64] = unit
        self.target: Final[i64] = target
        self.least: Final[i64] = least
        self.most: Final[i64] = most

    def candidates(self, s: State) -> list[Action]:
        span = range(self.least, self.most + 1)
        return [Strike(self.unit, self.target, count) for count in span]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        if not isinstance(action, Strike):
            return NOT_ASKED
        if action.unit != self.unit or action.target != self.target:
            return NOT_ASKED
        return None if self.least <= action.count <= self.most else NOT_SO_MANY


class ChooseOfficerStrike(Decision):
    """C-OFF-4, D-137 How many of the figures that touch an officer strike at him."""

    def __init__(self, seat: int, unit: i64, officer: i64, most: i64) -> None:
        super().__init__(seat, "D-137")
        self.unit: Final[i64] = unit
        self.officer: Final[i64] = officer
        self.most: Final[i64] = most

    def candidates(self, s: State) -> list[Action]:
        return [StrikeOfficer(self.unit, self.officer, count) for count in range(self.most + 1)]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        if not isinstance(action, StrikeOfficer):
            return NOT_ASKED
        if action.unit != self.unit or action.officer != self.officer:
            return NOT_ASKED
        return None if 0 <= action.count <= self.most else TOO_MANY
