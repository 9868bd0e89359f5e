"""Which way to go: ways worth considering, by how close they bring a unit to its post."""

from __future__ import annotations

from typing import Final

from grognard.games.age.chapters.formations import body_of
from grognard.games.age.chapters.moving.journeys import RESERVE_MOVE, after_march
from grognard.games.age.chapters.moving.marching import budget_of, mover_of
from grognard.games.age.chapters.moving.ways import ChooseWay, list_moves
from grognard.games.age.model.actions import Form, March
from grognard.games.age.model.kinds import CAVALRY, COLUMN, LINEAR, MASSE, SUPPORTED
from grognard.games.age.model.pieces import Unit
from grognard.games.age.model.state import Battle
from grognard.miniatures.moving.charge_path import wheel_toward
from grognard.miniatures.moving.move_candidates import forward
from grognard.table.angles import DEGREE
from grognard.table.paths import ADVANCE, WHEEL, Leg, end
from grognard.table.pose import INCH

from ..agent import Staff
from ..thought import Proposal
from .plans import Plan, inches, nearest_of
from .posts import ALARM, Post, miss, post_of

WIDEST: Final = 45 * DEGREE
SHORTER: Final = [0, INCH, 2 * INCH, 3 * INCH, 7 * INCH // 2]  # but not the full distance
KEPT: Final = 3  # legal ways proposed
TRIED: Final = 24  # ways considered
HALT: Final = 0.3  # a way that gains less than this is not taken
GOOD_ENOUGH: Final = 0.7  # of what a way might gain at best


def propose_way(b: Battle, decision: ChooseWay, staff: Staff) -> list[Proposal]:
    """3.4 The ways that bring a unit nearest to its post, the best first."""
    u = b.units[decision.unit]
    plan = Plan(b, u.seat, staff.daring)
    post = post_of(b, plan, u)
    halt = March([])
    if post is None:
        return [Proposal(halt, 0.0)]
    if decision.order == RESERVE_MOVE:
        form = deployment(b, plan, u)
        if form is not None and decision.why_not(b, form) is None:
            return [Proposal(form, 1.0), Proposal(halt, 0.0)]
    return best_ways(b, decision, u, post, halt)


def best_ways(b: Battle, decision: ChooseWay, u: Unit, post: Post, halt: March) -> list[Proposal]:
    """Straight to its post where that is good enough; otherwise by any of the usual ways."""
    found = gaining(b, decision, u, post, toward(b, decision, u, post))
    wanted = min(miss(b, post, u, u.pose), inches(budget_of(b, u, decision.halves)))
    if not found or found[0].score < GOOD_ENOUGH * wanted:
        found = gaining(b, decision, u, post, ways_of(b, decision, u, post))
    return [*found, Proposal(halt, 0.0)] if decision.why_not(b, halt) is None else found


def gaining(
    b: Battle, decision: ChooseWay, u: Unit, post: Post, ways: list[March]
) -> list[Proposal]:
    """Ways by what they gain compared with a halt: the best that are legal."""
    here = miss(b, post, u, u.pose)
    known: set[tuple[int, ...]] = set()
    scored: list[tuple[float, int, March]] = []
    for number, way in enumerate(ways):
        if way.key() not in known:
            known.add(way.key())
            gain = here - miss(b, post, u, after_march(b, u, way.legs, way.road).pose)
            if gain > HALT:
                scored.append((-gain, number, way))
    scored.sort(key=first_two)
    found: list[Proposal] = []
    for lack, _, way in scored[:TRIED]:
        if len(found) < KEPT and decision.why_not(b, way) is None:
            found.append(Proposal(way, -lack))
    return found


def first_two(entry: tuple[float, int, March]) -> tuple[float, int]:
    return entry[0], entry[1]


def ways_of(b: Battle, decision: ChooseWay, u: Unit, post: Post) -> list[March]:
    """The usual ways, those toward its post, and roads."""
    found = toward(b, decision, u, post)
    for action in list_moves(b, u, decision.halves, decision.order):
        if isinstance(action, March) and (action.legs or action.road):
            found.append(action)
    return found


def toward(b: Battle, decision: ChooseWay, u: Unit, post: Post) -> list[March]:
    """Straight ahead, or after a wheel toward its post, as far as it can go and a little less."""
    m = mover_of(b, u, budget_of(b, u, decision.halves), decision.order == RESERVE_MOVE)
    found: list[March] = []
    wheel = wheel_toward(body_of(b, u), WIDEST, post.x, post.y)
    for angle in (0, wheel) if wheel else (0,):
        before = [Leg(WHEEL, angle)] if angle else []
        pose = end(m.pose, m.width, m.depth, before[0]) if before else m.pose
        length = forward(m, pose, before)
        for less in SHORTER:
            if length - less > 0:
                found.append(March([*before, Leg(ADVANCE, length - less)]))
        if before:
            found.append(March(before))
    return found


def deployment(b: Battle, plan: Plan, u: Unit) -> Form | None:
    """9.1 A march column that will end near the enemy forms for battle."""
    if u.formation != COLUMN or nearest_of(b, u, plan.foes)[1] > ALARM + 9 * INCH:
        return None
    if u.arm == CAVALRY or u.roster.mode != LINEAR:
        return Form(u.uid, MASSE)
    return Form(u.uid, SUPPORTED)
