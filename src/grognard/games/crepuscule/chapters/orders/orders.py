"""P-02: orders and moves of units that do not charge, unit by unit."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision, Slots
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import LIMIT, MEANS, MOMENT, PIECE, Refusal
from grognard.kernel.state import State
from grognard.kernel.tally import Tally
from grognard.table.paths import Leg

from ...model.actions import (
    END_STEP,
    Build,
    Clear,
    Crew,
    Detach,
    EndStep,
    Enter,
    Form,
    Leave,
    Limber,
    March,
    Rejoin,
    Traverse,
    Turn,
    Withdraw,
)
from ...model.flow import SeatProcedure, battle
from ...model.kinds import (
    CHARGED,
    CHARGING,
    COUNTERING,
    DISORDERED,
    FAILED_CHARGE,
    FRONT,
    GARRISON,
    HALTED,
    MOVED,
    NOBODY,
    RALLIED,
    REFORMED,
    UNWIELDY,
    VETERAN,
    WHOLE,
)
from ...model.pieces import Unit
from ...model.state import Battle
from ..artillery.captured import crew, list_crews, why_not_crew
from ..artillery.limbers import limber, why_not_limber
from ..buildings.garrisons import leave, list_garrison_moves, occupy, why_not_enter, why_not_leave
from ..engineers import list_works, why_not_work, working
from ..moving.hauling import (
    haul,
    list_traverses,
    traverse,
    why_not_haul,
    why_not_hauled,
    why_not_traverse,
)
from ..moving.marching import carry_out, why_not_move
from ..moving.paces import base_move, left_of
from ..moving.proposed_ways import Proposed, proposed
from . import ordered
from .changes import form, is_rank_change, list_changes, why_not_change
from .ordered import ADVANCE, FORM, MOST_ORDERS, MOST_TRIES, TURN, WITHDRAW, Ordered
from .skirmishers import come_back, list_groups, send_out, why_not_detach, why_not_rejoin

NOT_ASKED: Final = Refusal("C-SEQ-4", MOMENT, "not-now")
NOT_YOURS: Final = Refusal("C-SEQ-4", PIECE, "not-yours")
FLEES: Final = Refusal("D-169", PIECE, "flees")
HAS_RALLIED: Final = Refusal("D-169", PIECE, "rallied")
ENGAGED: Final = Refusal("W-CHG-4", PIECE, "engaged")
HAS_CHARGED: Final = Refusal("D-20", PIECE, "charged-already")
HAS_FAILED: Final = Refusal("D-18", PIECE, "order-failed")
IN_DISORDER: Final = Refusal("D-34", PIECE, "in-disorder")
NO_MOVE_LEFT: Final = Refusal("D-19", PIECE, "no-move-left")
TOO_MANY: Final = Refusal("D-17", LIMIT)
TOO_UNWIELDY: Final = Refusal("D-180", PIECE)
HAS_MOVED: Final = Refusal("C-INF-9", PIECE, "moved-or-formed")
HOUSED: Final = Refusal("D-140", MEANS, "housed")
NOT_STRUCK: Final = Refusal("C-CC-6", MEANS, "not-struck")


# Who may be given what


def why_not_ordered(b: Battle, u: Unit) -> Refusal | None:
    """D-18, D-20, D-34, D-169 Whether a unit may be given any order or move at all."""
    if u.is_fleeing():
        return FLEES
    if b.is_engaged(u.uid):
        return ENGAGED
    if u.has(RALLIED):
        return HAS_RALLIED
    if u.has(CHARGING | CHARGED | FAILED_CHARGE | COUNTERING):
        return HAS_CHARGED
    if u.has(HALTED):
        return HAS_FAILED
    return NO_MOVE_LEFT if u.used >= WHOLE else None


def why_not_tested(u: Unit) -> Refusal | None:
    """D-17, D-180 Whether it may be given one more order that is tested."""
    if u.attempts >= MOST_TRIES or u.orders >= MOST_ORDERS:
        return TOO_MANY
    return TOO_UNWIELDY if u.orders > 0 and u.roster.has(UNWIELDY) else None


def why_not_march(b: Battle, u: Unit, legs: list[Leg]) -> Refusal | None:
    """C-INF-7, C-INF-9 The first move is free; one more only after a change, by a test."""
    refusal = why_not_set_out(b, u)
    if refusal is not None:
        return refusal
    return why_not_move(b, u, legs) if u.is_troops() else why_not_haul(b, u, legs)


def why_not_set_out(b: Battle, u: Unit) -> Refusal | None:
    """The same of a unit, wherever it would go."""
    refusal = why_not_ordered(b, u)
    if refusal is not None:
        return refusal
    if u.has(DISORDERED):
        return IN_DISORDER
    if not u.is_troops():
        return why_not_hauled(u)
    if is_advance(u):
        return why_not_tested(u)
    return HAS_MOVED if u.has(MOVED | REFORMED) else None


def is_advance(u: Unit) -> bool:
    """C-INF-9 After a change of formation a move is an order."""
    return u.has(REFORMED) and u.orders > 0


def why_not_form(b: Battle, u: Unit, action: Form) -> Refusal | None:
    """C-INF-7, C-INF-8, D-22, D-34 Without a test for other ranks and for the Guard."""
    refusal = why_not_ordered(b, u)
    if refusal is not None:
        return refusal
    if u.has(DISORDERED):
        return why_not_reorder(u, action)
    if is_rank_change(u, action.formation):
        refusal = HAS_MOVED if u.has(MOVED | REFORMED) else None
    elif u.roster.is_guard():
        refusal = HAS_MOVED if u.has(REFORMED) else None
    else:
        refusal = HAS_MOVED if is_advance(u) else why_not_tested(u)
    return refusal if refusal is not None else why_not_change(b, u, action)


def why_not_reorder(u: Unit, action: Form) -> Refusal | None:
    """D-34 Veterans and elite re-form on a test, in the formation they have; others wait."""
    if u.roster.quality < VETERAN or not is_rank_change(u, action.formation) or action.files:
        return IN_DISORDER
    return why_not_tested(u)


def why_not_withdraw(b: Battle, u: Unit) -> Refusal | None:
    refusal = why_not_ordered(b, u)
    if refusal is not None:
        return refusal
    if u.has(DISORDERED) or not u.is_troops():
        return IN_DISORDER
    return HOUSED if u.formation == GARRISON else why_not_tested(u)


def why_not_turn(b: Battle, u: Unit, target: i64) -> Refusal | None:
    """C-CC-6, D-69 One attempt, of a unit struck in flank or rear."""
    if u.is_fleeing() or u.attempts > 0:
        return NOT_STRUCK
    for one in b.contacts:
        if one.defender == u.uid and one.attacker == target and one.edge != FRONT:
            return None
    return NOT_STRUCK


def why_not_handle(b: Battle, u: Unit, action: Action) -> Refusal | None:
    """C-ART-4, C-ART-21, C-ART-27, C-ENG-4 What is done with guns and tools."""
    refusal = why_not_ordered(b, u)
    if refusal is not None:
        return refusal
    if isinstance(action, Traverse):
        return why_not_traverse(b, u, action.angle)
    if isinstance(action, Crew):
        return why_not_crew(b, u, action.target)
    return why_not_limber(b, u) if isinstance(action, Limber) else why_not_work(b, u, action)


def shake_off(b: Battle, seat: i64) -> None:
    """D-34 The Guard recovers from disorder by itself."""
    for u in b.side(seat):
        if u.has(DISORDERED) and u.roster.is_guard():
            b.reorder(u.uid)


# The question


class ChooseOrder(Decision):
    """4b The next unit, and what it does; or nothing more."""

    finite = False

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "C-MAN-1")

    def candidates(self, s: State) -> list[Action]:
        b = battle(s)
        found: list[Action] = [END_STEP]
        for u in b.side(self.seat):
            found += list_orders(b, u)
        return found + list_groups(b, self.seat)

    def why_not(self, s: State, action: Action) -> Refusal | None:
        b = battle(s)
        if isinstance(action, EndStep):
            return None
        if isinstance(action, Detach):
            return why_not_detach(b, self.seat, action)
        if isinstance(action, Rejoin):
            return why_not_rejoin(b, self.seat, action.unit)
        if not isinstance(
            action,
            (March, Form, Withdraw, Turn, Enter, Leave, Limber, Traverse, Crew, Clear, Build),
        ):
            return NOT_ASKED
        if not 0 <= action.unit < len(b.units):
            return NOT_YOURS
        u = b.units[action.unit]
        if u.seat != self.seat or not u.on_table():
            return NOT_YOURS
        return why_not_order(b, u, action)

    def legal(self, s: State) -> list[Action]:
        return self.slots(s).listed()

    def slots(self, s: State) -> OrderSlots:
        return OrderSlots(self, battle(s))

    def weigh(self, s: State, action: Action) -> list[Tally]:
        """The value of the test that an order takes."""
        b = battle(s)
        order = order_of(b, action)
        if order == NOBODY or not isinstance(action, (March, Form, Withdraw, Turn)):
            return []
        target = action.target if isinstance(action, Turn) else NOBODY
        return [ordered.order_value(b, b.units[action.unit], order, target, 0, True)]


def why_not_order(b: Battle, u: Unit, action: Action) -> Refusal | None:
    if isinstance(action, March):
        return why_not_march(b, u, action.legs)
    if isinstance(action, Form):
        return why_not_form(b, u, action)
    if isinstance(action, Turn):
        return why_not_turn(b, u, action.target)
    if isinstance(action, (Enter, Leave)):
        return why_not_housed(b, u, action)
    if isinstance(action, (Limber, Traverse, Crew, Clear, Build)):
        return why_not_handle(b, u, action)
    return why_not_withdraw(b, u)


def why_not_housed(b: Battle, u: Unit, action: Enter | Leave) -> Refusal | None:
    """D-140 Into a building or out of it, as the end of a move without a change of formation."""
    refusal = why_not_ordered(b, u)
    if refusal is not None:
        return refusal
    if u.has(REFORMED):
        return HAS_MOVED
    if isinstance(action, Leave):
        return why_not_leave(b, u, action.facade)
    return why_not_enter(b, u, action.area, left_of(u, base_move(u)))


def order_of(b: Battle, action: Action) -> i64:
    """The tested order that an action is, or NOBODY for what is free."""
    if isinstance(action, March):
        return ADVANCE if is_advance(b.units[action.unit]) else NOBODY
    if isinstance(action, Form):
        u = b.units[action.unit]
        if u.has(DISORDERED):
            return FORM
        free = is_rank_change(u, action.formation) or u.roster.is_guard()
        return NOBODY if free else FORM
    if isinstance(action, Turn):
        return TURN
    return WITHDRAW if isinstance(action, Withdraw) else NOBODY


# Orders worth considering


def list_orders(b: Battle, u: Unit) -> list[Action]:
    moves: list[Action] = [March(u.uid, legs) for legs in list_moves(b, u)]
    return moves + list_others(b, u)


def list_moves(b: Battle, u: Unit) -> list[list[Leg]]:
    """Ahead, wheels and on, about, toward the enemy; walking and marching, or by hand."""
    return proposed(b, u).listed() if why_not_set_out(b, u) is None else []


def list_others(b: Battle, u: Unit) -> list[Action]:
    """All but moves."""
    if b.is_engaged(u.uid):
        struck = [one for one in b.contacts if one.defender == u.uid and one.edge != FRONT]
        return [Turn(u.uid, one.attacker) for one in struck] if u.is_troops() else []
    if why_not_ordered(b, u) is not None:
        return []
    if not u.is_troops():
        return [] if u.has(DISORDERED) else list_with_guns(b, u)
    if u.has(DISORDERED):
        return [Form(u.uid, u.formation)]
    found = list_changes(b, u)
    if not u.has(REFORMED):
        found += list_garrison_moves(b, u, left_of(u, base_move(u)))
    if u.formation != GARRISON:
        found.append(Withdraw(u.uid))
    return found + list_crews(b, u) + list_works(b, u)


def list_with_guns(b: Battle, u: Unit) -> list[Action]:
    found = list_traverses(b, u)
    if u.is_deployed() and u.is_served():
        found.append(Limber(u.uid))
    return found


class OrderSlots(Slots):
    """All that units of a side may be ordered, each judged when it is looked at."""

    def __init__(self, decision: ChooseOrder, b: Battle) -> None:
        self.decision: Final = decision
        self.b: Final = b
        self.others: Final[list[Action]] = [END_STEP]
        self.ways: Final[list[Proposed]] = []  # of units that may move
        for u in b.side(decision.seat):
            self.others.extend(list_others(b, u))
            if why_not_set_out(b, u) is None:
                self.ways.append(proposed(b, u))
        self.others.extend(list_groups(b, decision.seat))

    def count(self) -> int:
        total: i64 = len(self.others)
        for ways in self.ways:
            total += ways.count()
        return total

    def at(self, number: int) -> Action | None:
        if number < len(self.others):
            action = self.others[number]
            return action if self.decision.why_not(self.b, action) is None else None
        place: i64 = number - len(self.others)
        for ways in self.ways:
            if place < ways.count():
                return ways.legal(place)
            place -= ways.count()
        raise IndexError("there are fewer answers than that")


# The step


class OrderStep(SeatProcedure):
    """C-SEQ-4 Unit by unit, in any order."""

    STAGES = ("ask", "carry_out")

    def ask(self, b: Battle) -> Step:
        return ChooseOrder(int(self.seat))

    def carry_out(self, b: Battle) -> Step:
        action = b.action
        assert action is not None
        if isinstance(action, EndStep):
            return DONE
        self.stage = 0
        order = order_of(b, action)
        if order != NOBODY:
            return tested_order(action, order)
        if isinstance(action, (Clear, Build)):
            return working(action)
        if isinstance(action, March):
            march(b, action)
        elif isinstance(action, Crew):
            crew(b, action.unit, action.target)
        elif isinstance(action, Limber):
            limber(b, action.unit)
        elif isinstance(action, Traverse):
            traverse(b, action.unit, action.angle)
        elif isinstance(action, Form):
            form(b, action.unit, action.formation, action.files, b.units[action.unit].pose.h)
        elif isinstance(action, Detach):
            send_out(b, action)
        elif isinstance(action, Rejoin):
            come_back(b, action.unit)
        elif isinstance(action, Enter):
            occupy(b, action.unit, action.area)
        elif isinstance(action, Leave):
            leave(b, action.unit, action.facade)
        self.stage = 1
        return self.ask(b)


def march(b: Battle, action: March) -> None:
    if b.units[action.unit].is_troops():
        carry_out(b, action.unit, action.legs)
    else:
        haul(b, action.unit, action.legs)


def tested_order(action: Action, order: i64) -> Ordered:
    if isinstance(action, March):
        legs = [number for leg in action.legs for number in leg.key()]
        return Ordered(action.unit, order, NOBODY, 0, 0, legs)
    if isinstance(action, Form):
        return Ordered(action.unit, order, action.formation, action.files, 0)
    if isinstance(action, Turn):
        return Ordered(action.unit, order, action.target, 0, 0)
    assert isinstance(action, Withdraw)
    return Ordered(action.unit, order, NOBODY, 0, 0)
