"""C-ART-2: gunners of the guard re-roll the die of one of their shots, once in a battle."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import MOMENT, Refusal
from grognard.kernel.state import State

from ...model.actions import (
    AGAIN,
    STAY,
    Again,
    Stay,
)
from ...model.flow import UnitProcedure
from ...model.kinds import DIE_USED, GUARD, NOBODY
from ...model.pieces import Unit
from ...model.state import Battle
from .types import artillery_die

NOT_ASKED: Final = Refusal("C-ART-2", MOMENT, "not-now")


class ChooseDie(Decision):
    """C-ART-2 To keep the artillery die that shows `face`, or to re-roll it."""

    def __init__(self, seat: int, unit: i64, face: i64) -> None:
        super().__init__(seat, "C-ART-2")
        self.unit: Final[i64] = unit
        self.face: Final[i64] = face

    def candidates(self, s: State) -> list[Action]:
        return [AGAIN, STAY]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        return None if isinstance(action, (Again, Stay)) else NOT_ASKED


def gunners_die(b: Battle, u: Unit) -> Step:
    """W-ART-1 The die of a shot."""
    return GunnersDie(u.uid) if may_throw_again(u) else artillery_die()


def may_throw_again(u: Unit) -> bool:
    """C-ART-2 Guards at their own gun, who have not done so yet."""
    return u.roster.quality == GUARD and not u.has(DIE_USED) and u.captor == NOBODY


class GunnersDie(UnitProcedure):
    """C-ART-2, D-214 The die that they keep is the outcome for the shot that waits for it."""

    face: i64 = 0

    STAGES = ("throw", "thrown", "ask", "answered", "throw_again")

    def throw(self, b: Battle) -> Step:
        return artillery_die()

    def thrown(self, b: Battle) -> Step:
        self.face = b.outcome
        self.stage = 3
        return self.ask(b)

    def ask(self, b: Battle) -> Step:
        return ChooseDie(int(b.units[self.unit].seat), self.unit, self.face)

    def answered(self, b: Battle) -> Step:
        if not isinstance(b.action, Again):
            self.stage = len(self.STAGES)
            b.outcome = self.face
            return DONE
        b.mark(self.unit, DIE_USED)
        b.note("rerolled", self.unit, [])
        self.stage = 5
        return self.throw_again(b)

    def throw_again(self, b: Battle) -> Step:
        return artillery_die()
