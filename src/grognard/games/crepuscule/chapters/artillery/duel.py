"""C-ART-11, D-97, D-98: a battery that is fired at by guns answers them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import MOMENT, Refusal
from grognard.kernel.state import State
from grognard.kernel.tally import Tally

from ...model.actions import PASS, Pass
from ...model.combat_actions import Duel
from ...model.flow import battle
from ...model.kinds import BALL, DUELLED, HEAVY, MEDIUM
from ...model.pieces import Unit
from ...model.state import Battle
from ..leadership import moral_ld
from ..morale.retested import Retested
from ..orders.manoeuvre import Circumstance, manoeuvre_value
from .aiming import why_not_aim

NOT_ASKED: Final = Refusal("C-ART-11", MOMENT, "not-now")


def may_answer(b: Battle, u: Unit, foe: i64) -> bool:
    """C-ART-11 A medium or heavy battery, once, that could fire at the other."""
    if not u.is_battery() or u.roster.weight not in (MEDIUM, HEAVY) or u.has(DUELLED):
        return False
    return why_not_aim(b, u, foe, BALL) is None


def duel_value(b: Battle, u: Unit, foe: i64, keep: bool = False) -> Tally:
    """C-ART-11, D-97, D-168 Its manoeuvre value at a first attempt, and one less for the duel."""
    tally = manoeuvre_value(b, u, Circumstance(fires=True, answers=foe), keep)
    add_duel(True, tally)
    return tally


def add_duel(answers: bool, tally: Tally) -> None:
    """C-ART-11"""
    if answers:
        tally.add(-1, "C-ART-11")


class ChooseCounterFire(Decision):
    """5a Before any estimate: whether a battery that is aimed at fires back."""

    def __init__(self, seat: int, unit: i64, target: i64) -> None:
        super().__init__(seat, "C-ART-11")
        self.unit: Final[i64] = unit
        self.target: Final[i64] = target

    def candidates(self, s: State) -> list[Action]:
        return [Duel(self.unit, self.target), PASS]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        if isinstance(action, Pass):
            return None
        same = Duel(self.unit, self.target).key()
        return None if isinstance(action, Duel) and action.key() == same else NOT_ASKED

    def weigh(self, s: State, action: Action) -> list[Tally]:
        b = battle(s)
        return (
            [duel_value(b, b.units[self.unit], self.target, True)]
            if isinstance(action, Duel)
            else []
        )


def cost_of(u: Unit) -> i64:
    """D-98 What a battery has lost so far: wounds of the gun, and gunners."""
    return u.wounds + u.roster.figures - u.figures


class DuelLost(Retested):
    """D-98 The battery that lost more tests, or its crew runs."""

    STAGES = ("throw", "judge", "ask", "answered")

    def rule(self) -> str:
        return "C-ART-11"

    def value(self, b: Battle) -> i64:
        return moral_ld(b, b.units[self.unit])

    def failed(self, b: Battle) -> Step:
        b.abandon(self.unit)
        return DONE
