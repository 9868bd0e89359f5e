"""Generals: near the brigades that will have to test, with those that charge, out of danger."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.age.chapters.artillery import why_not_attach_battery
from grognard.games.age.chapters.command.chain import (
    commander_in_chief,
    is_in_chain,
    point_of,
)
from grognard.games.age.chapters.command.riding import allowance, ride_cost
from grognard.games.age.chapters.command.staff import (
    ChooseCommand,
    ChooseRide,
    rides,
    way_to,
    why_not_attach,
    why_not_ride,
)
from grognard.games.age.chapters.formations import centre_of
from grognard.games.age.model.actions import END_STEP, Attach, AttachBattery, Detach, Ride
from grognard.games.age.model.kinds import INFANTRY, LIMBERED, NOBODY
from grognard.games.age.model.pieces import General, Unit
from grognard.games.age.model.state import Battle
from grognard.table.measure import distance
from grognard.table.pose import INCH

from ..agent import Staff
from ..thought import Proposal
from .charges import good_charges
from .plans import FAR, Plan

HEARD: Final = 13 * INCH  # from the middle of a unit, a little more than the radius from its edge
ENGAGED: Final = 20 * INCH  # a brigade this close to the enemy will have to test
SAFE: Final = 4 * INCH  # how far generals keep from the enemy
LEAST_GAIN: Final = 1.0
SHORTER: Final = [1.0, 0.8, 0.6, 0.4]  # shares of a ride that is too long
KEPT: Final = 4


# Attached or detached


def propose_command(b: Battle, decision: ChooseCommand, staff: Staff) -> list[Proposal]:
    """1.2 A general joins a brigade about to fight and leaves it afterwards; guns join infantry."""
    plan = Plan(b, decision.seat, staff.daring)
    found: list[Proposal] = []
    fighting = fighters(b, plan)
    for g in b.staff(decision.seat):
        if g.attached != NOBODY:
            if g.attached not in fighting and g.ridden == 0:  # no going back and forth
                found.append(Proposal(Detach(g.gid), 2.0))
        elif not g.is_committed() and g.gid != commander_in_chief(b, g.seat):
            uid = brigade_for(b, g, fighting)
            if uid != NOBODY:
                found.append(Proposal(Attach(g.gid, uid), 2.0))
    found += [Proposal(action, 1.0) for action in battery_joins(b, plan)]
    found = [one for one in found if staff.answers_for(b, one.action)]
    found = [one for one in found if decision.why_not(b, one.action) is None]
    return [*found[:KEPT], Proposal(END_STEP, 0.0)]


def battery_joins(b: Battle, plan: Plan) -> list[AttachBattery]:
    found: list[AttachBattery] = []
    for u in plan.own:
        if u.is_battery() and u.escort == NOBODY and u.formation != LIMBERED:
            for other in plan.own:
                if other.arm == INFANTRY:
                    if why_not_attach_battery(b, plan.seat, u.uid, other.uid) is None:
                        found.append(AttachBattery(u.uid, other.uid))
                        break
    return found


def fighters(b: Battle, plan: Plan) -> list[int]:
    """Brigades in combat, or with a charge to make."""
    found = [int(u.uid) for u in plan.own if u.is_brigade() and b.in_contact(u.uid)]
    for one in good_charges(b, plan):
        if one.action.unit not in found:
            found.append(int(one.action.unit))
    return found


def brigade_for(b: Battle, g: General, fighting: list[int]) -> int:
    """The largest brigade about to fight that has no general yet and that he can reach."""
    best, most = NOBODY, 0
    for uid in fighting:
        u = b.units[uid]
        if u.bases > most and not b.attached_to(uid):
            if way_to(b, g, u) > 0 and why_not_attach(b, g.seat, g.gid, uid) is None:
                best, most = uid, int(u.bases)
    return best


# Rides


def propose_ride(b: Battle, decision: ChooseRide, staff: Staff) -> list[Proposal]:
    """11.5 Each general goes to where most of his units are within his command."""
    plan = Plan(b, decision.seat, staff.daring)
    for g in b.staff(decision.seat):
        if why_not_ride(b, decision.seat, g.gid) is None:
            ride = best_ride(b, plan, decision, g)
            if ride is not None and staff.answers_for(b, ride):
                return [Proposal(ride, 1.0), Proposal(END_STEP, 0.0)]
    return [Proposal(END_STEP, 0.0)]


def best_ride(b: Battle, plan: Plan, decision: ChooseRide, g: General) -> Ride | None:
    """The best place behind one of his units, or part of the way there; None: he stays."""
    heard = hearers(b, plan, g)
    x, y = point_of(b, g)
    now = worth_of_place(b, plan, heard, x, y)
    goals: list[tuple[float, int, int]] = []
    for action in rides(b, g):
        if isinstance(action, Ride):
            value = worth_of_place(b, plan, heard, action.x, action.y)
            if value > now + LEAST_GAIN:
                goals.append((-value, int(action.x), int(action.y)))
    goals.sort()
    for _, gx, gy in goals[:KEPT]:
        ride = as_far(b, plan, decision, g, gx, gy)
        if ride is not None:
            return ride
    return None


def as_far(
    b: Battle, plan: Plan, decision: ChooseRide, g: General, gx: i64, gy: i64
) -> Ride | None:
    """A ride in full, or as much of it as he is allowed."""
    x, y = point_of(b, g)
    cost = ride_cost(b, (x, y), (gx, gy))
    most = min(1.0, float(allowance(g)) / float(max(cost, 1)))
    for part in SHORTER:
        share = part * most
        ride = Ride(g.gid, x + int(share * float(gx - x)), y + int(share * float(gy - y)))
        if distance(x, y, ride.x, ride.y) >= INCH and decision.why_not(b, ride) is None:
            return ride
    return None


class Hearer:
    """A unit that a general may help, where it is, and how much it needs him."""

    def __init__(self, x: i64, y: i64, need: float) -> None:
        self.x: Final[i64] = x
        self.y: Final[i64] = y
        self.need: Final = need


def hearers(b: Battle, plan: Plan, g: General) -> list[Hearer]:
    found: list[Hearer] = []
    for u in plan.own:
        if is_in_chain(b, g, u) or u.is_battery():
            x, y = centre_of(b, u)
            found.append(Hearer(x, y, need_of(plan, u)))
    return found


def need_of(plan: Plan, u: Unit) -> float:
    """Brigades that must test need a general most, those in disorder above all."""
    near = FAR
    for foe in plan.foes:
        near = min(near, int(distance(u.pose.x, u.pose.y, foe.pose.x, foe.pose.y)))
    if u.is_battery():
        return 1.0 if u.formation == LIMBERED and near < ENGAGED else 0.2
    if not u.in_order():
        return 4.0
    return 2.0 if near < ENGAGED else 1.0


def worth_of_place(b: Battle, plan: Plan, heard: list[Hearer], x: i64, y: i64) -> float:
    """The needs that a general meets from a place; a nearby enemy reduces them."""
    value = 0.0
    for one in heard:
        off = distance(one.x, one.y, x, y)
        if off <= HEARD:
            value += one.need
        else:
            value -= 0.02 * one.need * float(off - HEARD) / INCH
    for foe in plan.foes:
        if distance(foe.pose.x, foe.pose.y, x, y) < SAFE:
            value -= 5.0
    return value
