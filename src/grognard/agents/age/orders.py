"""Orders of the tactical step: charges first, then guns, then the others, front to rear."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.age.chapters.artillery import (
    WIDEST,
    why_not_limber,
    why_not_pivot,
    why_not_roll,
    why_not_unlimber,
)
from grognard.games.age.chapters.fire.targets import in_fire_arc
from grognard.games.age.chapters.formations import centre_of
from grognard.games.age.chapters.ground import sees
from grognard.games.age.chapters.moving.changes import why_not_change
from grognard.games.age.chapters.moving.orders import ChooseOrder
from grognard.games.age.chapters.moving.who_moves import why_not_brigade, why_not_free
from grognard.games.age.model.actions import (
    END_STEP,
    MOVE,
    Form,
    Limber,
    Move,
    Pivot,
    Roll,
    Unlimber,
)
from grognard.games.age.model.kinds import LIMBERED, NOBODY, SILENCED, SPENT, SQUARE
from grognard.games.age.model.pieces import Unit
from grognard.games.age.model.state import Battle
from grognard.kernel.decision import Action
from grognard.table.angles import DEGREE, heading_of, turn_between
from grognard.table.pose import INCH

from ..agent import Staff
from ..thought import Proposal
from .charges import good_charges
from .plans import Plan, inches, nearest_of
from .posts import formation_for, miss, post_of

CHARGE_FIRST: Final = 100.0
SQUARE_FIRST: Final = 90.0
FORMING: Final = 60.0
GUNS: Final = 50.0
MOVING: Final = 40.0
KEPT: Final = 5
WORTH_A_MOVE: Final = 1.0  # inches from its post from which on a brigade is moved
IN_RANGE: Final = 12 * INCH  # guns unlimber this close to the enemy
OUT_OF_RANGE: Final = 17 * INCH
TOO_NEAR: Final = 3 * INCH
LEAST_TURN: Final = 5 * DEGREE


class Wish:
    """An order, and how soon it should be given."""

    def __init__(self, action: Action, score: float) -> None:
        self.action: Final = action
        self.score: Final = score


def propose_order(b: Battle, decision: ChooseOrder, staff: Staff) -> list[Proposal]:
    """3.4 The most urgent legal orders, and ending the step."""
    plan = Plan(b, decision.seat, staff.daring)
    wishes = [Wish(one.action, CHARGE_FIRST + one.lead) for one in good_charges(b, plan)]
    wishes = [wish for wish in wishes if staff.answers_for(b, wish.action)]
    if not wishes:
        wishes = ordinary_wishes(b, plan)
    wishes.sort(key=by_score)
    found: list[Proposal] = []
    for wish in wishes:
        if len(found) == KEPT or not staff.answers_for(b, wish.action):
            continue
        if decision.why_not(b, wish.action) is None:
            found.append(Proposal(wish.action, wish.score))
    return [*found, Proposal(END_STEP, 0.0)]


def by_score(wish: Wish) -> float:
    return -wish.score


def ordinary_wishes(b: Battle, plan: Plan) -> list[Wish]:
    found: list[Wish] = []
    for u in plan.own:
        wish = guns_wish(b, plan, u) if u.is_battery() else brigade_wish(b, plan, u)
        if wish is not None:
            found.append(wish)
    return found


# Brigades


def brigade_wish(b: Battle, plan: Plan, u: Unit) -> Wish | None:
    """A better formation, or a move to its post; units that can wait need not test."""
    if why_not_brigade(b, u, MOVE) is not None:
        return None
    if not u.in_order() and u.condition() != SPENT:
        return None
    formation = formation_for(b, plan, u)
    if formation != u.formation and why_not_change(b, u, formation) is None:
        return Wish(Form(u.uid, formation), SQUARE_FIRST if formation == SQUARE else FORMING)
    if u.formation == SQUARE and formation == SQUARE:
        return None
    post = post_of(b, plan, u)
    if post is None or miss(b, post, u, u.pose) < WORTH_A_MOVE:
        return None
    return Wish(Move(u.uid), MOVING - inches(nearest_of(b, u, plan.foes)[1]) / 10.0)


# Batteries


def guns_wish(b: Battle, plan: Plan, u: Unit) -> Wish | None:
    """Into battery within range and facing the enemy; moved up when the enemy is out of range."""
    if why_not_free(b, u) is not None or b.in_contact(u.uid):
        return None
    foe, off = nearest_of(b, u, plan.foes)
    if foe == NOBODY:
        return None
    if u.formation == LIMBERED:
        return limbered_wish(b, plan, u, off)
    if any_target(b, plan, u):
        return None
    turn = turn_to(b, u, b.units[foe])
    if (turn > LEAST_TURN or turn < -LEAST_TURN) and why_not_pivot(b, u, turn) is None:
        return Wish(Pivot(u.uid, turn), GUNS)
    if off > OUT_OF_RANGE and plan.attacks and why_not_limber(b, u) is None:
        return Wish(Limber(u.uid), GUNS)
    return None


def limbered_wish(b: Battle, plan: Plan, u: Unit, off: i64) -> Wish | None:
    if u.has(SILENCED):
        return None
    if TOO_NEAR < off <= IN_RANGE and any_target(b, plan, u) and why_not_unlimber(b, u) is None:
        return Wish(Unlimber(u.uid), GUNS)
    if why_not_roll(b, u) is None:
        post = post_of(b, plan, u)
        if post is not None and miss(b, post, u, u.pose) > WORTH_A_MOVE:
            return Wish(Roll(u.uid), GUNS - 1.0)
    return None


def any_target(b: Battle, plan: Plan, u: Unit) -> bool:
    """Whether an enemy is within range, in the arc and in sight."""
    for foe in plan.foes:
        if nearest_of(b, u, [foe])[1] <= OUT_OF_RANGE and in_fire_arc(b, u, foe):
            if sees(b, u, foe):
                return True
    return False


def turn_to(b: Battle, u: Unit, foe: Unit) -> i64:
    """The pivot towards an enemy, as far as it goes."""
    x, y = centre_of(b, foe)
    turn = turn_between(u.pose.h, heading_of(x - u.pose.x, y - u.pose.y))
    return max(-WIDEST, min(WIDEST, turn)) // DEGREE * DEGREE
