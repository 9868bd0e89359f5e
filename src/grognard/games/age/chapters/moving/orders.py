"""Chapter 3, tactical movement: orders are named, then rolled for, then carried out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Answers, Decision
from grognard.kernel.dice import Die
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import Refusal
from grognard.kernel.state import State
from grognard.kernel.tally import Tally

from ...model import actions
from ...model.actions import (
    CHARGE,
    END_STEP,
    FORM,
    HOLD,
    MOVE,
    EndStep,
    Form,
    Limber,
    MoveDivision,
    Pivot,
    Roll,
    Unlimber,
)
from ...model.chart_rows import FULL_SPEED, HALF_SPEED, MoveResult
from ...model.flow import BattleProcedure, SeatProcedure, battle
from ...model.kinds import DISORDERED, MOVED, NOBODY, ROLLING, TESTED
from ...model.pieces import Unit
from ...model.state import Battle
from .. import artillery
from ..charging.charge import Charge, called_off
from ..formations import turn_into
from .changes import change_halves
from .division import DivisionMove, divisions_of, list_divisions, why_not_division
from .marching import WHOLE
from .movement_table import (
    ROLL,
    allowance,
    apply_result,
    column_of,
    look_up,
    retreat_of,
    tactical_sum,
)
from .ways import Moving
from .which_orders import (
    OrderSlots,
    includes_move,
    legal_orders,
    list_orders,
    order_of,
    unit_of,
    why_not_order,
)
from .zones import is_tactical, look_at_zones

ELAN: Final = 10  # the score from which on a disordered brigade charges (R37)


class ChooseOrder(Decision):
    """3.4, R16 The next unit, and its order; or nothing more."""

    finite = False

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "3.4 order named first")

    def candidates(self, s: State) -> list[Action]:
        b = battle(s)
        found: list[Action] = [END_STEP]
        for u in b.side(self.seat):
            found += list_orders(b, u)
        return found + list_divisions(b, self.seat)

    def legal(self, s: State) -> list[Action]:
        return self.answers(s).listed()

    def answers(self, s: State) -> Answers:
        b = battle(s)
        parts: list[list[Action]] = [[END_STEP]]
        movers: list[Unit] = []
        for u in b.side(self.seat):
            orders = legal_orders(b, self.seat, u)
            if orders:
                parts.append(orders)
                if includes_move(orders):
                    movers.append(u)
        # straight ahead, which every brigade may do
        return Answers([*parts, divisions_of(b, self.seat, movers)])

    def slots(self, s: State) -> OrderSlots:
        return OrderSlots(battle(s), self.seat)

    def why_not(self, s: State, action: Action) -> Refusal | None:
        b = battle(s)
        if isinstance(action, EndStep):
            return None
        if isinstance(action, MoveDivision):
            return why_not_division(b, self.seat, action.command, action.legs)
        return why_not_order(b, self.seat, action)

    def weigh(self, s: State, action: Action) -> list[Tally]:
        """3.2 What is added to the roll of an order."""
        b = battle(s)
        order = order_of(action)
        if order == NOBODY:
            return []
        return [tactical_sum(b, b.units[unit_of(action)], order, True)]


# The step


class TacticalStep(SeatProcedure):
    """1.2 Orders in any order of units; at the end units that must roll do so (R15)."""

    STAGES = ("begin", "ask", "carry_out", "finish")

    def begin(self, b: Battle) -> Step:
        look_at_zones(b)
        self.stage = 2
        return self.ask(b)

    def ask(self, b: Battle) -> Step:
        return ChooseOrder(self.seat)

    def carry_out(self, b: Battle) -> Step:
        action = b.action
        assert action is not None
        if isinstance(action, EndStep):
            self.stage = 4
            return self.finish(b)
        self.stage = 1
        if isinstance(action, MoveDivision):
            legs = [number for leg in action.legs for number in leg.key()]
            return DivisionMove(self.seat, action.command, NOBODY, legs)
        uid = unit_of(action)
        order = order_of(action)
        if order == NOBODY:
            return self.serve(b, uid, action)
        target, wheel = objects_of(action)
        return Ordered(uid, order, target, wheel)

    def serve(self, b: Battle, uid: i64, action: Action) -> Step:
        """4.1 One action of a battery."""
        if isinstance(action, Roll):
            b.mark(uid, ROLLING)
            return Moving(uid, WHOLE, MOVE)
        if isinstance(action, Limber):
            artillery.limber(b, uid)
        elif isinstance(action, Unlimber):
            artillery.unlimber(b, uid)
        elif isinstance(action, Pivot):
            artillery.pivot(b, uid, action.angle)
        self.stage = 2
        return self.ask(b)

    def finish(self, b: Battle) -> Step:
        """3.4, R15 Every disordered brigade of the tactical zone rolls."""
        for u in b.side(self.seat):
            if u.is_brigade() and u.has(DISORDERED) and not u.has(TESTED) and is_tactical(b, u):
                self.stage = 3
                return Ordered(u.uid, HOLD, NOBODY, 0)
        look_at_zones(b)
        return DONE


def objects_of(action: Action) -> tuple[int, int]:
    """The target of a charge and its wheel, or the formation to be formed."""
    if isinstance(action, actions.Charge):
        return action.target, action.wheel
    return (action.formation, 0) if isinstance(action, Form) else (NOBODY, 0)


class Ordered(BattleProcedure):
    """3.1 A brigade rolls for its order, suffers what the table says, and then moves.

    `target` is the enemy of a charge or the formation to be formed.
    """

    unit: i64
    order: i64
    target: i64
    wheel: i64

    STAGES = ("announce", "throw", "result")

    def announce(self, b: Battle) -> Step:
        b.note("ordered", self.unit, [self.order, self.target])
        self.stage = 2
        return self.throw(b)

    def throw(self, b: Battle) -> Step:
        return Die(ROLL, 10)

    def result(self, b: Battle) -> Step:
        """3.1 Its row; units that fall back or rout do nothing else."""
        u = b.units[self.unit]
        was_in_order = u.in_order()
        added = tactical_sum(b, u, self.order).total
        result = look_up(b, self.unit, column_of(u), b.outcome, added)
        elan = b.outcome + added >= ELAN
        apply_result(b, self.unit, result)
        if not b.units[self.unit].on_table():
            return DONE
        retreat = retreat_of(self.unit, result)
        if retreat is not None:
            b.mark(self.unit, MOVED)
            return retreat
        return self.go(b, result, was_in_order or elan)

    def go(self, b: Battle, result: MoveResult, charges: bool) -> Step:
        """3.4 Its order, as far as its row allows."""
        halves = halves_of(result)
        if halves == 0 or self.order == HOLD:
            return DONE
        if self.order == CHARGE:
            reach = allowance(b, b.units[self.unit], result)
            charge = Charge(self.unit, self.target, self.wheel, reach)
            return charge if charges else called_off(b, charge)
        if self.order == FORM:
            return self.form(b, result)
        return Moving(self.unit, halves, self.order)

    def form(self, b: Battle, result: MoveResult) -> Step:
        """2.6, R19 Only at full speed; what is left of the move may be used."""
        if not result.forms:
            return DONE
        left = WHOLE - change_halves(b.units[self.unit], self.target)
        turn_into(b, self.unit, self.target)
        b.mark(self.unit, MOVED)
        return Moving(self.unit, left, MOVE) if left > 0 else DONE


def halves_of(result: MoveResult) -> i64:
    """3.1 Halves of a move."""
    if result.move == FULL_SPEED:
        return WHOLE
    return 1 if result.move == HALF_SPEED else 0
