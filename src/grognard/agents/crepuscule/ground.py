"""C-VIC-2, D-118 Ground in the last turn: moves by the points of it that they gain or deny."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.crepuscule.chapters.formations import body_of, centre_of
from grognard.games.crepuscule.chapters.orders.orders import (
    list_moves,
    why_not_march,
    why_not_set_out,
)
from grognard.games.crepuscule.chapters.victory import (
    ACROSS,
    DEEP,
    EIGHTH,
    goal_holder,
    holders,
)
from grognard.games.crepuscule.model.actions import March
from grognard.games.crepuscule.model.kinds import NOBODY
from grognard.games.crepuscule.model.pieces import Unit
from grognard.games.crepuscule.model.state import Battle
from grognard.kernel.decision import Action
from grognard.table.paths import Leg, end_path

from ..agent import Staff
from ..thought import Proposal
from .moves import Post, toward
from .plans import Plan

TAKING: Final = 80.0  # of the score of an order that gains ground
KEPT: Final = 3
TRIED: Final = 6  # ways of a unit checked against the rules


class Footing:
    """What ground is worth to a side as everybody stands, and after a move."""

    def __init__(self, b: Battle, seat: i64) -> None:
        self.seat: Final[i64] = seat
        self.b: Final[Battle] = b.clone()
        self.now: Final[i64] = ground_of(self.b, seat)

    def gain(self, uid: i64, legs: list[Leg]) -> i64:
        """The points by which a move changes what one side has more than the other."""
        u = self.b.units[uid]
        body, pose = body_of(self.b, u), u.pose
        self.b.place(uid, end_path(pose, body.width, body.depth, legs))
        then = ground_of(self.b, self.seat)
        self.b.place(uid, pose)
        return then - self.now


def ground_of(b: Battle, seat: i64) -> i64:
    """C-VIC-2 Points for eighths and goals, less those of the enemy."""
    total: i64 = 0
    for holder in holders(b):
        if holder != NOBODY:
            total += EIGHTH if holder == seat else -EIGHTH
    for number, goal in enumerate(b.setting.goals):
        holder = goal_holder(b, number)
        if holder != NOBODY:
            total += goal.worth if holder == seat else -goal.worth
    return total


def last_footing(b: Battle, plan: Plan) -> Footing | None:
    """None before the last turn: until then ground is not what counts."""
    return Footing(b, plan.seat) if plan.left <= 0 else None


def ground_wishes(b: Battle, plan: Plan, staff: Staff, footing: Footing | None) -> list[Proposal]:
    """The moves of the last turn that gain ground, the most first."""
    found: list[Proposal] = []
    if footing is None:
        return found
    for u in plan.own:
        if u.is_troops() and why_not_set_out(b, u) is None:
            found += [one for one in gains_of(b, footing, u) if staff.answers_for(b, one.action)]
    found.sort(key=falling)
    return found[:KEPT]


def keeps_ground(footing: Footing | None, action: Action) -> bool:
    """Whether a move is not one of the last turn that gives ground away."""
    if footing is None or not isinstance(action, March):
        return True
    return footing.gain(action.unit, action.legs) >= 0


def falling(one: Proposal) -> float:
    return -one.score


def gains_of(b: Battle, footing: Footing, u: Unit) -> list[Proposal]:
    """The best legal way of a unit that gains ground, the shortest of those as good."""
    rated: list[tuple[int, int]] = []
    ways = list_moves(b, u)
    for post in posts(b, u):
        ways += toward(b, u, post)
    for number, legs in enumerate(ways):
        gain = footing.gain(u.uid, legs)
        if gain > 0:
            rated.append((-int(gain), number))
    rated.sort()
    for loss, number in rated[:TRIED]:
        if why_not_march(b, u, ways[number]) is None:
            return [Proposal(March(u.uid, ways[number]), TAKING - float(loss) / 100.0)]
    return []


def posts(b: Battle, u: Unit) -> list[Post]:
    """The middle of each eighth of the table, and each goal."""
    ground = b.setting.ground
    wide, deep = ground.width // ACROSS, ground.height // DEEP
    x, y = centre_of(b, u)
    found: list[Post] = []
    for part in range(ACROSS * DEEP):
        west, south = part % ACROSS * wide, part // ACROSS * deep
        if not (west <= x < west + wide and south <= y < south + deep):
            found.append(post_at(west + wide // 2, south + deep // 2))
    return found + [post_at(goal.x, goal.y) for goal in b.setting.goals]


def post_at(x: i64, y: i64) -> Post:
    return Post(x, y, x, y)
