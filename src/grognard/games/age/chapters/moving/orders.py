"""Chapter 3, tactical movement: orders are named, then rolled for, then carried out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Die
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import MEANS, MOMENT, PIECE, Refusal
from grognard.kernel.state import State
from grognard.kernel.tally import Tally

from ...model import actions
from ...model.actions import (
    CHARGE,
    END_STEP,
    FORM,
    HOLD,
    MOVE,
    WITHDRAW,
    EndStep,
    Form,
    Hold,
    Limber,
    Move,
    MoveDivision,
    Pivot,
    Roll,
    Unlimber,
    Withdraw,
)
from ...model.chart_rows import FULL_SPEED, HALF_SPEED, MoveResult
from ...model.flow import BattleProcedure, SeatProcedure, battle
from ...model.kinds import DISORDERED, LINE, MOVED, NOBODY, ROLLING, TESTED, TIRAILLEURS
from ...model.pieces import Unit
from ...model.state import Battle
from .. import artillery
from ..charging.charge import (
    Charge,
    called_off,
    legal_charges,
    list_charges,
    why_not_charge,
)
from ..formations import turn_into
from .changes import change_halves, why_not_change
from .division import DivisionMove, list_divisions, why_not_division
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
from .who_moves import why_not_brigade, why_not_free
from .zones import is_tactical, look_at_zones

NOT_ASKED: Final = Refusal("1.2 order of the steps", MOMENT)
NOT_YOURS: Final = Refusal("1.2 not its segment", PIECE)
NEED_NOT: Final = Refusal("3.4 must test", MEANS)
ELAN: Final = 10  # the score from which on a disordered brigade charges (R37)

NAMED: Final = (Hold, Move, actions.Charge, Form, Withdraw)


# Which orders


def order_of(action: Action) -> i64:
    """R16 The order that an action names, or NOBODY."""
    if isinstance(action, Hold):
        return HOLD
    if isinstance(action, Move):
        return MOVE
    if isinstance(action, actions.Charge):
        return CHARGE
    if isinstance(action, Form):
        return FORM
    return WITHDRAW if isinstance(action, Withdraw) else NOBODY


def unit_of(action: Action) -> i64:
    """The unit that an action is about, or NOBODY."""
    if isinstance(action, NAMED):
        return action.unit
    if isinstance(action, (Limber, Unlimber, Roll, Pivot)):
        return action.unit
    return NOBODY


def why_not_order(b: Battle, seat: i64, action: Action) -> Refusal | None:
    """3.4 Whether an order may be given now."""
    uid = unit_of(action)
    if uid == NOBODY:
        return NOT_ASKED
    if not artillery.is_ours(b, seat, uid):
        return NOT_YOURS
    u = b.units[uid]
    if order_of(action) == NOBODY:
        return why_not_guns(b, u, action)
    refusal = why_not_brigade(b, u, order_of(action))
    return refusal if refusal is not None else why_not_such(b, u, action)


def why_not_such(b: Battle, u: Unit, action: Action) -> Refusal | None:
    """3.4, R15 What forbids a brigade this order, if it may have any."""
    if isinstance(action, Hold):
        return None if u.has(DISORDERED) else NEED_NOT
    if isinstance(action, Form):
        return why_not_change(b, u, action.formation)
    if isinstance(action, actions.Charge):
        return why_not_charge(b, u, action.target, action.wheel)
    return None


def why_not_guns(b: Battle, u: Unit, action: Action) -> Refusal | None:
    """4.1 The actions of batteries."""
    refusal = why_not_free(b, u)
    if refusal is not None:
        return refusal
    if isinstance(action, Limber):
        return artillery.why_not_limber(b, u)
    if isinstance(action, Unlimber):
        return artillery.why_not_unlimber(b, u)
    if isinstance(action, Roll):
        return artillery.why_not_roll(b, u)
    assert isinstance(action, Pivot)
    return artillery.why_not_pivot(b, u, action.angle)


def list_orders(b: Battle, u: Unit) -> list[Action]:
    """3.4 What a unit might be told, worth asking about."""
    if u.is_battery():
        return artillery.list_actions(b, u)
    if why_not_brigade(b, u, HOLD) is not None:
        return []
    found: list[Action] = [Hold(u.uid)] if u.has(DISORDERED) else []
    found.append(Withdraw(u.uid))
    if why_not_brigade(b, u, MOVE) is None:
        found.append(Move(u.uid))
        found += list_charges(b, u)
        found += [Form(u.uid, formation) for formation in range(LINE, TIRAILLEURS + 1)]
    return found


def legal_orders(b: Battle, seat: i64, u: Unit) -> list[Action]:
    """3.4 What of that it may be told, each thing looked at once."""
    if u.is_battery():
        return [a for a in artillery.list_actions(b, u) if why_not_order(b, seat, a) is None]
    if why_not_brigade(b, u, HOLD) is not None:
        return []
    found: list[Action] = [Hold(u.uid)] if u.has(DISORDERED) else []
    if why_not_brigade(b, u, WITHDRAW) is None:
        found.append(Withdraw(u.uid))
    if why_not_brigade(b, u, MOVE) is None:
        found.append(Move(u.uid))
        found += legal_charges(b, u)
        for formation in range(LINE, TIRAILLEURS + 1):
            if why_not_change(b, u, formation) is None:
                found.append(Form(u.uid, formation))
    return found


class ChooseOrder(Decision):
    """3.4, R16 The next unit, and what it is told; or nothing more."""

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
        b = battle(s)
        found: list[Action] = [END_STEP]
        for u in b.side(self.seat):
            found += legal_orders(b, self.seat, u)
        return found + list_divisions(b, self.seat)  # straight ahead, which no brigade is denied

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
    """1.2 Orders in any order of units; at the end those roll who must (R15)."""

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
    """Whom a charge is aimed at and its wheel, or the formation to be formed."""
    if isinstance(action, actions.Charge):
        return action.target, action.wheel
    return (action.formation, 0) if isinstance(action, Form) else (NOBODY, 0)


class Ordered(BattleProcedure):
    """3.1 A brigade rolls for its order, suffers what the table says, and then goes.

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
        """3.1 Its row; those who fall back or rout do nothing else."""
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
        """3.4 What it was told, as far as its row allows."""
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
