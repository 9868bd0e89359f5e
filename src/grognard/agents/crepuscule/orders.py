"""Orders of the movement step: squares first, then other formations, then moves from the front."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.crepuscule.chapters.casualties import has_lost_quarter, is_below_half
from grognard.games.crepuscule.chapters.charging.ways import reach_of
from grognard.games.crepuscule.chapters.formations import has_enough, knows
from grognard.games.crepuscule.chapters.ground import gap_between, in_front_arc
from grognard.games.crepuscule.chapters.orders.ordered import FORM, WITHDRAW, order_value
from grognard.games.crepuscule.chapters.orders.orders import (
    ChooseOrder,
    list_orders,
    why_not_ordered,
)
from grognard.games.crepuscule.chapters.orders.skirmishers import list_groups
from grognard.games.crepuscule.model.actions import (
    END_STEP,
    Detach,
    Form,
    Rejoin,
    Turn,
    Withdraw,
)
from grognard.games.crepuscule.model.kinds import (
    CAVALRY,
    COLUMN,
    DISORDERED,
    GARRISON,
    HOLLOW,
    INFANTRY,
    LINE,
    MARCH,
    MOVED,
    NOBODY,
    REFORMED,
    SOLID,
)
from grognard.games.crepuscule.model.pieces import Unit
from grognard.games.crepuscule.model.state import Battle
from grognard.table.pose import INCH

from ..agent import Staff
from ..thought import Proposal
from .ground import Footing, ground_wishes, keeps_ground, last_footing
from .moves import post_of, propose_ways
from .odds import pass_chance
from .plans import FAR, Plan, horse_of, inches, nearest_of

URGENT: Final = 100.0  # to turn in combat
SQUARES: Final = 90.0
FORMING: Final = 60.0
MOVING: Final = 40.0
SCREENS: Final = 20.0
KEPT: Final = 3
LEEWAY: Final = INCH  # beyond the reach of a charge
CLEAR: Final = 6 * INCH  # beyond it: the square opens
FOOT_NEAR: Final = 10 * INCH  # enemy infantry this close would shoot a square down
DEPLOY: Final = 20 * INCH  # a column this close to the enemy forms line
SCREEN_FAR: Final = 24 * INCH
SCREEN_NEAR: Final = 12 * INCH
SURE_ENOUGH: Final = 0.5


def propose_order(b: Battle, decision: ChooseOrder, staff: Staff) -> list[Proposal]:
    """P-02 The most urgent legal orders, then to end the step."""
    plan = Plan(b, decision.seat)
    footing = last_footing(b, plan)
    found = ground_wishes(b, plan, staff, footing)
    for wish in formation_wishes(b, plan):
        if staff.answers_for(b, wish.action) and decision.why_not(b, wish.action) is None:
            found.append(wish)
    found.sort(key=falling)
    if not found:
        found = move_wishes(b, plan, staff, footing)
    return [*found[:KEPT], Proposal(END_STEP, 0.0)]


def falling(one: Proposal) -> float:
    return -one.score


# Formations


def formation_wishes(b: Battle, plan: Plan) -> list[Proposal]:
    found: list[Proposal] = []
    for u in plan.own:
        if not u.is_troops():
            continue
        if b.is_engaged(u.uid):
            found += [Proposal(one, URGENT) for one in list_orders(b, u) if isinstance(one, Turn)]
        elif why_not_ordered(b, u) is None:
            found += wishes_of(b, plan, u)
    return found + screen_wishes(b, plan)


def wishes_of(b: Battle, plan: Plan, u: Unit) -> list[Proposal]:
    """Another formation, order after disorder, or a way out for beaten units."""
    if u.has(DISORDERED):
        return [Proposal(Form(u.uid, u.formation), FORMING)]
    if u.has(MOVED | REFORMED) or u.formation == GARRISON or u.is_detached():
        return []
    formation = formation_for(b, plan, u)
    if formation != u.formation:
        if pass_chance(b, order_value(b, u, FORM, NOBODY).total) >= SURE_ENOUGH:
            score = SQUARES if formation in (HOLLOW, SOLID) else FORMING
            return [Proposal(Form(u.uid, formation), score)]
    if is_below_half(b, u) and nearest_of(b, u, plan.foes)[1] < FOOT_NEAR:
        if pass_chance(b, order_value(b, u, WITHDRAW, NOBODY).total) >= SURE_ENOUGH:
            return [Proposal(Withdraw(u.uid), FORMING)]
    return []


def formation_for(b: Battle, plan: Plan, u: Unit) -> i64:
    """Squares against cavalry in reach, columns to charge the shaken, lines to shoot."""
    if u.is_open():
        return u.formation
    foe, off = nearest_of(b, u, plan.foes)
    if u.arm == CAVALRY:
        return LINE if off <= DEPLOY and u.formation == MARCH else u.formation
    square = square_of(u)
    if square != NOBODY and is_threatened(b, plan, u):
        return u.formation if u.is_square() else square
    if foe == NOBODY or (off > DEPLOY and not u.is_square()):
        return u.formation
    if is_shaken(b, u, b.units[foe]):
        return u.formation if u.formation == LINE and off <= reach_of(u) else COLUMN
    return LINE


def square_of(u: Unit) -> i64:
    """The square that it can form, or NOBODY."""
    for formation in (HOLLOW, SOLID):
        if knows(u, formation) and has_enough(u, formation):
            return formation
    return NOBODY


def is_threatened(b: Battle, plan: Plan, u: Unit) -> bool:
    """Cavalry that can charge it, with no infantry near that would profit from a square."""
    more = CLEAR if u.is_square() else LEEWAY
    danger = False
    for foe in horse_of(plan.foes):
        if not b.is_engaged(foe.uid) and not foe.is_open():
            if gap_between(b, u, foe) <= reach_of(foe) + more and in_front_arc(b, foe, u):
                danger = True
    if not danger:
        return False
    for foe in plan.foes:
        if foe.arm == INFANTRY and foe.is_formed() and not foe.is_fleeing():
            if gap_between(b, u, foe) <= FOOT_NEAR:
                return False
    return True


def is_shaken(b: Battle, u: Unit, foe: Unit) -> bool:
    """An enemy on foot that a column should drive off."""
    if foe.arm != INFANTRY or foe.is_square():
        return False
    return foe.has(DISORDERED) or has_lost_quarter(b, foe) or 2 * foe.figures <= u.figures


# Skirmishers


def screen_wishes(b: Battle, plan: Plan) -> list[Proposal]:
    """C-CMD-4 Out while the enemy approaches, back before cavalry comes."""
    found: list[Proposal] = []
    for action in list_groups(b, plan.seat):
        if isinstance(action, Detach):
            parent = b.units[b.units[action.unit].roster.parent]
            off = nearest_of(b, parent, plan.foes)[1] if parent.on_table() else FAR
            if SCREEN_NEAR < off < SCREEN_FAR and not parent.is_fleeing():
                found.append(Proposal(action, SCREENS))
        elif isinstance(action, Rejoin):
            group = b.units[action.unit]
            for foe in horse_of(plan.foes):
                if gap_between(b, group, foe) <= reach_of(foe):
                    found.append(Proposal(action, SCREENS))
                    break
    return found


# Moves


def move_wishes(b: Battle, plan: Plan, staff: Staff, footing: Footing | None) -> list[Proposal]:
    """Ways to their posts, of the units nearest to the enemy first."""
    waiting: list[tuple[int, int]] = []
    for u in plan.own:
        if u.is_troops() and not u.has(MOVED | REFORMED | DISORDERED) and not u.is_square():
            if u.formation != GARRISON and why_not_ordered(b, u) is None:
                waiting.append((int(nearest_of(b, u, plan.foes)[1]), int(u.uid)))
    waiting.sort()
    for off, uid in waiting:
        u = b.units[uid]
        post = post_of(b, plan, u)
        if post is None:
            continue
        found = propose_ways(b, u, post, MOVING - min(inches(off), MOVING) / 2.0)
        found = [one for one in found if staff.answers_for(b, one.action)]
        found = [one for one in found if keeps_ground(footing, one.action)]
        if found:
            return found
    return []
