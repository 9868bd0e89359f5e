"""Where the piece of an order that is held in hand may be put, each place with the rule's word."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision
from grognard.miniatures.contract.reach import Reach
from grognard.miniatures.reach.verdict_rows import Whys

from ..chapters.artillery.limbers import ChooseUnlimber
from ..chapters.charging.charges import ChooseCharge
from ..chapters.charging.reactions import ChooseReaction
from ..chapters.deploying.deployment import ChoosePlace, ChoosePost
from ..chapters.engineers import why_not_builder
from ..chapters.morale.formed_again import ChooseFormation
from ..chapters.officers.riding import ChooseRide
from ..chapters.orders.orders import ChooseOrder, why_not_ordered
from ..chapters.orders.skirmishers import is_group
from ..chapters.shooting.rank_swap import ChooseSwap
from ..model.actions import (
    Build,
    Charge,
    ChargeOfficer,
    Detach,
    Form,
    Limber,
    March,
    Place,
    Post,
    React,
    Ride,
    Traverse,
    Unlimber,
)
from ..model.combat_actions import Swap
from ..model.kinds import NOBODY, REFORM
from ..model.state import Battle
from ..screen.lexicon import LEDGER
from .charge_reach import charge_reach, officer_charge_reach
from .deployment_reach import place_reach, post_reach
from .grid_reach import group_reach, ride_reach, work_reach
from .spot_reach import form_reach, limber_reach, react_reach, swap_reach, traverse_reach
from .way_reach import way_reach


def reach(b: Battle, action: Action, lang: str) -> Reach | None:
    """None where what is asked leaves nothing of this order to be placed."""
    wait = b.pending
    whys = Whys(LEDGER, lang)
    if isinstance(wait, ChooseOrder):
        return order_reach(b, wait, action, whys)
    if isinstance(wait, ChooseCharge) and isinstance(action, Charge):
        if is_unit(b, wait.seat, action.unit) and is_unit(b, 1 - wait.seat, action.target):
            return charge_reach(b, wait, action, whys)
    if isinstance(wait, ChooseCharge) and isinstance(action, ChargeOfficer):
        if is_unit(b, wait.seat, action.unit) and is_alone(b, 1 - wait.seat, action.officer):
            return officer_charge_reach(b, wait, action, whys)
    if isinstance(wait, ChooseRide) and isinstance(action, Ride):
        if 0 <= action.officer < len(b.officers):
            o = b.officers[action.officer]
            return ride_reach(b, action, whys) if o.seat == wait.seat and o.on_table() else None
    if isinstance(wait, ChoosePlace) and isinstance(action, Place):
        return place_reach(b, wait.seat, action, whys)
    if isinstance(wait, ChoosePost) and isinstance(action, Post):
        return post_reach(b, wait.seat, action, whys)
    return shown(b, wait, action, whys) if isinstance(wait, Decision) else None


def order_reach(b: Battle, wait: ChooseOrder, action: Action, whys: Whys) -> Reach | None:
    """4b What is given to the units of a side in its movement."""
    seat = wait.seat
    if isinstance(action, Detach):
        mine = is_group(b, action.unit) and b.units[action.unit].seat == seat
        return group_reach(b, seat, action, whys) if mine else None
    unit: int = getattr(action, "unit", NOBODY)
    if not is_unit(b, seat, unit):
        return None
    u = b.units[unit]
    if isinstance(action, March):
        return way_reach(b, u, action.legs, whys)
    if isinstance(action, Build):
        never = why_not_ordered(b, u)
        never = never if never is not None else why_not_builder(b, u)
        return work_reach(b, u, action, never, whys)
    if isinstance(action, Traverse):
        return traverse_reach(b, wait, u, whys) if u.is_deployed() else None
    return shown(b, wait, action, whys)


def shown(b: Battle, wait: Decision, action: Action, whys: Whys) -> Reach | None:
    """D-160 What only changes its shape is shown where it would stand."""
    unit: int = getattr(action, "unit", NOBODY)
    if not is_unit(b, wait.seat, unit):
        return None
    if isinstance(wait, (ChooseOrder, ChooseCharge, ChooseFormation)) and isinstance(action, Form):
        return form_reach(b, wait, action, whys)
    if isinstance(wait, ChooseReaction) and isinstance(action, React):
        return react_reach(b, wait, action, whys) if action.reaction == REFORM else None
    if isinstance(wait, ChooseOrder) and isinstance(action, Limber):
        return limber_reach(b, wait, action, whys)
    if isinstance(wait, ChooseSwap) and isinstance(action, Swap):
        return swap_reach(b, wait, action, whys)
    if isinstance(wait, ChooseUnlimber) and isinstance(action, Unlimber):
        return limber_reach(b, wait, action, whys)
    return None


def is_alone(b: Battle, seat: i64, oid: i64) -> bool:
    return (
        0 <= oid < len(b.officers) and b.officers[oid].seat == seat and b.officers[oid].is_alone()
    )


def is_unit(b: Battle, seat: i64, unit: i64) -> bool:
    """Whether there is anything of that name on the table to be held in hand."""
    return 0 <= unit < len(b.units) and b.units[unit].seat == seat and b.units[unit].on_table()
