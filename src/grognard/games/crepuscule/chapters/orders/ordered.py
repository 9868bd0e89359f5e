"""P-01, P-02: an order that is tested: repeats, success, and what a final failure leaves."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Total
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import LIMIT, MOMENT, Refusal
from grognard.kernel.state import State
from grognard.kernel.tally import Tally
from grognard.table.paths import Leg

from ...model.actions import (
    AGAIN,
    FALL_BACK,
    STAY,
    Again,
    FallBack,
    Stay,
)
from ...model.flow import BattleProcedure, battle
from ...model.kinds import DISORDERED, FRONT, NOBODY, STRIKES_LAST, WHOLE
from ...model.pieces import Unit
from ...model.state import Battle
from ..moving import forced
from ..moving.forced import fall_back_dice
from ..moving.marching import carry_out, why_not_move
from .changes import form, is_rank_change
from .manoeuvre import Circumstance, manoeuvre_value, tested

NOT_ASKED: Final = Refusal("D-18", MOMENT, "not-now")
NO_MORE_TRIES: Final = Refusal("D-17", LIMIT)

# Orders that are tested.
FORM: Final = 0
ADVANCE: Final = 1
WITHDRAW: Final = 2
TURN: Final = 3
CHARGE: Final = 4
HUNT: Final = 5  # a charge at an officer on his own
ORDERS: Final = ("form", "advance", "withdraw", "turn", "charge", "hunt")
MOST_TRIES: Final = 3  # D-17
MOST_ORDERS: Final = 2


def circumstance(u: Unit, order: i64, target: i64, strength: i64) -> Circumstance:
    """What an order's test is about; each attempt of the turn counts (D-17)."""
    at = target if order == CHARGE else NOBODY
    return Circumstance(
        at, None, order == WITHDRAW, u.attempts, strength, order == FORM, hunts=order == HUNT
    )


def order_value(
    b: Battle, u: Unit, order: i64, target: i64, strength: i64 = 0, keep: bool = False
) -> Tally:
    return manoeuvre_value(b, u, circumstance(u, order, target, strength), keep)


class Ordered(BattleProcedure):
    """C-MAN-1, C-MAN-2, C-MAN-4, D-17, D-18 A unit tests for an order, and carries it out.

    `target` is the enemy of a charge or a turn, the officer of a hunt, or else the formation;
    `detail` the wheel of a charge or the files of a formation; `strength` the figures of a
    supported attack (D-07).
    """

    unit: i64
    order: i64
    target: i64
    detail: i64
    strength: i64
    legs: list[int] = []

    STAGES = ("announce", "throw", "judge", "ask", "answered")

    def announce(self, b: Battle) -> Step:
        b.note("ordered", self.unit, [self.order])
        self.stage = 2
        return self.throw(b)

    def throw(self, b: Battle) -> Step:
        return Total("C-MAN-6")

    def judge(self, b: Battle) -> Step:
        u = b.units[self.unit]
        value = order_value(b, u, self.order, self.target, self.strength).total
        b.attempt(self.unit)
        if tested(b, self.unit, value, b.outcome):
            self.stage = 5
            return self.carry_out(b)
        self.stage = 4
        return self.ask(b)

    def ask(self, b: Battle) -> Step:
        return ChooseAfterFailure(int(b.units[self.unit].seat), self.unit)

    def answered(self, b: Battle) -> Step:
        """D-18 Again at a malus, or no more orders in this turn."""
        if isinstance(b.action, Again):
            self.stage = 2
            return self.throw(b)
        b.halt(self.unit)
        if isinstance(b.action, FallBack):
            dice = fall_back_dice(b, b.units[self.unit], False)
            return forced.FallBack(self.unit, dice)
        return DONE

    def carry_out(self, b: Battle) -> Step:
        b.carry_order(self.unit)
        uid = self.unit
        if self.order == FORM:
            return carry_change(b, uid, self.target, self.detail)
        if self.order == CHARGE:
            b.declare(uid, self.target, self.detail)
        elif self.order == HUNT:
            b.declare_on(uid, self.target, self.detail)
        elif self.order == ADVANCE:
            legs = legs_of(self.legs)
            if why_not_move(b, b.units[uid], legs) is None:
                carry_out(b, uid, legs)
        elif self.order == TURN:
            turn_to(b, uid, self.target)
        else:
            b.spend(uid, WHOLE)
            return forced.FallBack(uid, fall_back_dice(b, b.units[uid], False))
        return DONE


def carry_change(b: Battle, uid: i64, formation: i64, files: i64) -> Step:
    """C-INF-8, D-34 It changes; one that was disordered has only re-formed."""
    u = b.units[uid]
    if u.has(DISORDERED):
        b.reorder(uid)
        b.spend(uid, WHOLE)
        if is_rank_change(u, formation):
            return DONE
    form(b, uid, formation, files, u.pose.h)
    return DONE


def turn_to(b: Battle, uid: i64, target: i64) -> None:
    """C-CC-6, D-69 Its figures face that enemy, and strike last in this turn."""
    for one in b.contacts:
        if one.defender == uid and one.attacker == target:
            b.change_contact(one, one.with_edge(FRONT))
            b.mark(uid, STRIKES_LAST)
            b.note("turned in combat", uid, [target])


def legs_of(numbers: list[int]) -> list[Leg]:
    return [Leg(numbers[i], numbers[i + 1]) for i in range(0, len(numbers), 2)]


class ChooseAfterFailure(Decision):
    """C-MAN-3, D-17, D-18 To repeat an order that has failed, to stay, or to fall back."""

    def __init__(self, seat: int, unit: i64) -> None:
        super().__init__(seat, "C-MAN-3")
        self.unit: Final[i64] = unit

    def candidates(self, s: State) -> list[Action]:
        return [AGAIN, STAY, FALL_BACK]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        b = battle(s)
        if isinstance(action, Again):
            return NO_MORE_TRIES if b.units[self.unit].attempts >= MOST_TRIES else None
        if isinstance(action, FallBack) and b.is_engaged(self.unit):
            return NOT_ASKED
        return None if isinstance(action, (Stay, FallBack)) else NOT_ASKED
