"""Chapter 12, joining: friends who have come into the flank or rear of a fighting enemy."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import Refusal
from grognard.kernel.state import State
from grognard.table.angles import QUARTER
from grognard.table.pose import CM

from ...model.actions import STAND, WITHDRAW, Stand, Withdraw
from ...model.flow import BattleProcedure, UnitProcedure, battle
from ...model.pieces import FREED, ON_TABLE, Battalion
from ...model.state import Battle
from ..moving.forced_moves import drive_off, recoil_length
from ..quality import NOT_ASKED
from ..shooting.skirmishers import ScreenMove

NO_WAY_BACK: Final = Refusal("R37 one joiner", why="no-way-back")

RECOIL: Final = 5 * CM


def is_joined(b: Battle, u: Battalion) -> bool:
    """12.9, R37 Whether any friend has joined its combat."""
    for friend in b.units:
        if friend.helps == u.uid and friend.place == ON_TABLE:
            return True
    return False


def draw_off_length(b: Battle, u: Battalion) -> i64:
    """R37 5 cm straight back, as a recoil; -1 where it cannot."""
    return recoil_length(b, u, u.pose.h + 2 * QUARTER, RECOIL)


class ChooseWithdrawal(Decision):
    """12.9, R37 The combat it had joined is over: it may draw off."""

    def __init__(self, seat: int, unit: i64) -> None:
        super().__init__(seat, "12.9 draw off")
        self.unit: Final = unit

    def candidates(self, s: State) -> list[Action]:
        return [WITHDRAW, STAND]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        b = battle(s)
        if isinstance(action, Withdraw):
            return NO_WAY_BACK if draw_off_length(b, b.units[self.unit]) < 0 else None
        return None if isinstance(action, Stand) else NOT_ASKED


class DrawOff(UnitProcedure):
    """12.9 One battalion is free of the combat it had joined."""

    STAGES = ("ask", "go")

    def ask(self, b: Battle) -> Step:
        return ChooseWithdrawal(b.units[self.unit].seat, self.unit)

    def go(self, b: Battle) -> Step:
        b.unmark(self.unit, FREED)
        if isinstance(b.action, Stand):
            return DONE
        u = b.units[self.unit]
        drive_off(b, u, u.pose.h + 2 * QUARTER, draw_off_length(b, u))
        return ScreenMove(self.unit)


class Disengaging(BattleProcedure):
    """12.9 A battalion that had joined a combat is free when it is over."""

    def step(self, s: State) -> Step:
        b = battle(s)
        for u in b.units:
            if u.marks & FREED and u.place == ON_TABLE:
                return DrawOff(u.uid)
        return DONE
