"""Chapter 3, which orders there are: what a unit may be ordered, and what is worth asking about."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Slots
from grognard.kernel.refusal import MEANS, MOMENT, PIECE, Refusal
from grognard.miniatures.moving.charge_path import MOST_WHEELS

from ...model import actions
from ...model.actions import (
    CHARGE,
    END_STEP,
    FORM,
    HOLD,
    MOVE,
    WITHDRAW,
    Form,
    Hold,
    Limber,
    Move,
    Pivot,
    Roll,
    Unlimber,
    Withdraw,
)
from ...model.kinds import DISORDERED, LINE, NOBODY, TIRAILLEURS
from ...model.pieces import Unit
from ...model.state import Battle
from .. import artillery
from ..charging.charge import why_not_charge
from ..charging.charge_choices import charges_at, legal_charges, list_charges
from ..formations import field_of
from .changes import why_not_change
from .division import LENGTHS, divisions_of, may_move
from .who_moves import why_not_brigade, why_not_free

NOT_ASKED: Final = Refusal("1.2 order of the steps", MOMENT)
NOT_YOURS: Final = Refusal("1.2 not its segment", PIECE)
NEED_NOT: Final = Refusal("3.4 must test", MEANS)

NAMED: Final = (Hold, Move, actions.Charge, Form, Withdraw)

# places of a brigade among the slots: hold, withdraw, move, formations, charges
FORMS: Final = 3
CHARGES: Final = FORMS + TIRAILLEURS + 1 - LINE


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
    """3.4 What a unit might be ordered, worth asking about."""
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
    """3.4 The orders among these that its own side may give, each checked once."""
    if u.seat != seat:
        return []
    if u.is_battery():
        return [a for a in artillery.list_actions(b, u) if why_not_guns(b, u, a) is None]
    if why_not_brigade(b, u, HOLD) is not None:
        return []
    found: list[Action] = [Hold(u.uid)] if u.has(DISORDERED) else []
    if why_not_free(b, u) is not None:
        return found
    found.append(Withdraw(u.uid))
    if not b.in_contact(u.uid):
        found.append(Move(u.uid))
        found += legal_charges(b, u)
        for formation in range(LINE, TIRAILLEURS + 1):
            if why_not_change(b, u, formation) is None:
                found.append(Form(u.uid, formation))
    return found


def includes_move(orders: list[Action]) -> bool:
    for action in orders:
        if isinstance(action, Move):
            return True
    return False


class OrderSlots(Slots):
    """All orders to units of a side, each judged when it is looked at."""

    def __init__(self, b: Battle, seat: i64) -> None:
        self.b: Final = b
        self.seat: Final[i64] = seat
        self.enemies: Final = field_of(b).enemies(seat)
        self.brigades: Final[list[Unit]] = []
        self.guns: Final[list[Action]] = []
        for u in b.side(seat):
            if u.is_battery():
                self.guns.extend(artillery.list_actions(b, u))
            elif why_not_brigade(b, u, HOLD) is None:
                self.brigades.append(u)
        self.each: Final[i64] = CHARGES + MOST_WHEELS * len(self.enemies)  # of a brigade
        self.commands: Final = [one.number for one in b.setting.commands if one.seat == seat]

    def count(self) -> int:
        orders = len(self.brigades) * self.each + len(self.guns)
        return 1 + orders + len(self.commands) * len(LENGTHS)

    def at(self, number: int) -> Action | None:
        place: i64 = number
        if place == 0:
            return END_STEP
        place -= 1
        if place < len(self.brigades) * self.each:
            return self.order(self.brigades[place // self.each], place % self.each)
        place -= len(self.brigades) * self.each
        if place < len(self.guns):
            action = self.guns[place]
            u = self.b.units[unit_of(action)]
            return action if why_not_guns(self.b, u, action) is None else None
        place -= len(self.guns)
        return self.division(self.commands[place // len(LENGTHS)], place % len(LENGTHS))

    def order(self, u: Unit, place: i64) -> Action | None:
        """3.4 One order of a brigade that may be ordered at all."""
        if place == 0:
            return Hold(u.uid) if u.has(DISORDERED) else None
        if why_not_free(self.b, u) is not None:
            return None
        if place == 1:
            return Withdraw(u.uid)
        if self.b.in_contact(u.uid):
            return None
        if place < FORMS:
            return Move(u.uid)
        if place >= CHARGES:
            return self.charge(u, place - CHARGES)
        formation = LINE + place - FORMS
        return Form(u.uid, formation) if why_not_change(self.b, u, formation) is None else None

    def charge(self, u: Unit, place: i64) -> Action | None:
        found = charges_at(self.b, u, self.enemies[place // MOST_WHEELS])
        return found[place % MOST_WHEELS] if place % MOST_WHEELS < len(found) else None

    def division(self, command: i64, place: i64) -> Action | None:
        """3.5 A formation of which several brigades may move."""
        movers = [u for u in self.brigades if u.roster.command == command and may_move(self.b, u)]
        found = divisions_of(self.b, self.seat, movers)
        return found[place] if found else None
