"""Where the piece of an order in hand may be put, each place with the rule's verdict."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.kernel.decision import Action
from grognard.miniatures.contract.reach import Reach
from grognard.miniatures.reach.verdict_rows import Whys

from ..chapters.command.staff import ChooseRide
from ..chapters.moving.journeys import RESERVE_MOVE
from ..chapters.moving.marching import WHOLE
from ..chapters.moving.orders import ChooseOrder
from ..chapters.moving.reserve import ChooseReserve
from ..chapters.moving.ways import ChooseWay
from ..chapters.upkeep import ChooseEntry
from ..model import actions
from ..model.actions import (
    MOVE,
    WITHDRAW,
    Charge,
    Enter,
    March,
    Move,
    Pivot,
    Reserve,
    Ride,
    Roll,
    Withdraw,
)
from ..model.state import Battle
from ..screen.lexicon import LEDGER
from ..screen.words import say
from .charge_reach import charge_reach
from .grid_reach import entry_reach, ride_reach
from .paces import charge_paces, reserve_paces, way_paces, with_paces
from .pivot_reach import pivot_reach
from .way_reach import way_reach


def reach(b: Battle, action: Action, lang: str) -> Reach | None:
    """None where the order leaves nothing to be placed."""
    wait = b.pending
    whys = Whys(LEDGER, lang)
    if isinstance(wait, ChooseWay) and isinstance(action, March) and not action.road:
        u = b.units[wait.unit]
        return way_reach(b, u, wait.halves, wait.order, action.legs, whys)
    if isinstance(wait, ChooseOrder):
        return order_reach(b, wait, action, whys, lang)
    if isinstance(wait, ChooseReserve) and isinstance(action, Reserve):
        if wait.why_not(b, action) is None:
            u = b.units[action.unit]
            found = way_reach(b, u, WHOLE, RESERVE_MOVE, [], whys)
            return found if u.is_battery() else with_paces(found, reserve_paces(b, u), "")
    elif isinstance(wait, ChooseRide) and isinstance(action, Ride):
        if is_general(b, wait.seat, action.general):
            return ride_reach(b, wait, action, whys)
    elif isinstance(wait, ChooseEntry) and isinstance(action, Enter):
        if action.unit == wait.unit:
            return entry_reach(b, action, whys)
    return None


def order_reach(
    b: Battle, wait: ChooseOrder, action: Action, whys: Whys, lang: str
) -> Reach | None:
    """3.4 Where the best die would lead; of a battery, where it may go."""
    if isinstance(action, (Move, Withdraw, Roll)):
        if wait.why_not(b, action) is not None:
            return None
        u = b.units[action.unit]
        order = WITHDRAW if isinstance(action, Withdraw) else MOVE
        found = way_reach(b, u, WHOLE, order, [], whys)
        if isinstance(action, Roll):
            return found
        caveat = "" if u.in_order() else say(lang, "plan-rallied")
        return with_paces(found, way_paces(b, u, order), caveat)
    if isinstance(action, Charge) and is_target(b, wait.seat, action):
        u = b.units[action.unit]
        return with_paces(charge_reach(b, wait, action, whys), charge_paces(b, u), "")
    if isinstance(action, Pivot) and is_unit(b, wait.seat, action.unit):
        if b.units[action.unit].is_battery():
            return pivot_reach(b, wait, action, whys)
    return None


def is_target(b: Battle, seat: i64, action: actions.Charge) -> bool:
    return is_unit(b, seat, action.unit) and is_unit(b, 1 - seat, action.target)


def is_unit(b: Battle, seat: i64, unit: i64) -> bool:
    """Whether a piece of that name is on the table."""
    return 0 <= unit < len(b.units) and b.units[unit].seat == seat and b.units[unit].on_table()


def is_general(b: Battle, seat: i64, general: i64) -> bool:
    known = 0 <= general < len(b.generals)
    return known and b.generals[general].seat == seat and b.generals[general].on_table()
