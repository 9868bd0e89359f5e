"""A sensible staff for L'Âge des Aigles.

It gives each division a task from the objectives and the points, and each brigade, battery and
general a place to be at; it charges where the rules' own sums promise to win. It does not search.
"""

from __future__ import annotations

from typing import Final

from grognard.games.age.chapters.charging.breakthrough import ChooseFollowUp
from grognard.games.age.chapters.charging.charge import ChooseAdvance
from grognard.games.age.chapters.charging.combat import ChooseCombat
from grognard.games.age.chapters.charging.counter_charge import ChooseAnswer
from grognard.games.age.chapters.command.staff import ChooseCommand, ChooseRide
from grognard.games.age.chapters.fire.fire import ChooseFire
from grognard.games.age.chapters.initiative import ChooseFirst
from grognard.games.age.chapters.moving.division import ChooseToGoOn
from grognard.games.age.chapters.moving.orders import ChooseOrder
from grognard.games.age.chapters.moving.reserve import ChooseReserve, why_not_reserve
from grognard.games.age.chapters.moving.ways import ChooseWay
from grognard.games.age.chapters.upkeep import ChooseEntry
from grognard.games.age.model.actions import (
    COUNTER_CHARGE,
    END_STEP,
    EVADE,
    GO_FIRST,
    GO_ON,
    GO_SECOND,
    OCCUPY,
    STAND,
    STOP,
    BreakThrough,
    Enter,
    Reserve,
)
from grognard.games.age.model.flow import battle
from grognard.games.age.model.state import Battle
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng
from grognard.kernel.state import State
from grognard.table.measure import distance

from ..agent import Staff
from ..thought import Proposal, at_random
from .charges import good_charges
from .command import propose_command, propose_ride
from .moves import propose_way
from .odds import expected_lead
from .orders import propose_order
from .plans import Plan, inches, nearest_of
from .posts import goal_point, miss, post_of
from .shots import propose_fire

FEW: Final = 4
THROUGH: Final = 1.0  # what a breakthrough adds
WORTH_IT: Final = 1.0  # the least lead for a second combat
WORTH_A_TRY: Final = 1.0  # inches from its post


class SensibleStaff(Staff):
    """Attacks when it is behind, holds when it is ahead, and charges what should give way."""

    def __init__(self, seed: int) -> None:
        self.rng: Final = Rng(seed)

    def proposals(self, s: State, decision: Decision) -> list[Proposal]:
        b = battle(s)
        found = self.weighed(b, decision)
        if not found:
            wanted = [a for a in wishes(b, decision, self) if self.answers_for(b, a)]
            found = in_order(b, decision, wanted)
        if not found:
            return at_random(decision.legal(s), self.rng)
        return found if len(found) > 1 else with_another(found[0], decision.legal(s))

    def weighed(self, b: Battle, decision: Decision) -> list[Proposal]:
        """Answers by what they are worth; none where a list of preferences is enough."""
        if isinstance(decision, ChooseOrder):
            return propose_order(b, decision, self)
        if isinstance(decision, ChooseWay):
            return propose_way(b, decision, self)
        if isinstance(decision, ChooseFire):
            return propose_fire(b, decision, self)
        if isinstance(decision, ChooseCommand):
            return propose_command(b, decision, self)
        return propose_ride(b, decision, self) if isinstance(decision, ChooseRide) else []


def with_another(best: Proposal, legal: list[Action]) -> list[Proposal]:
    """The only preference, and after it every other answer, for a search to try."""
    for action in legal:
        if action.key() != best.action.key():
            return [best, Proposal(action, best.score - 1.0)]
    return [best]


def in_order(b: Battle, decision: Decision, actions: list[Action]) -> list[Proposal]:
    """The first few legal ones of a list; each counts less than the one before."""
    found: list[Proposal] = []
    known: set[tuple[int, ...]] = set()
    for action in actions:
        if len(found) == FEW:
            break
        if action.key() not in known and decision.why_not(b, action) is None:
            found.append(Proposal(action, -float(len(found))))
            known.add(action.key())
    return found


def wishes(b: Battle, decision: Decision, staff: Staff) -> list[Action]:
    """What it would answer, the best first, legal or not."""
    if isinstance(decision, ChooseFirst):
        first = goes_first(b, decision.seat, staff)
        return [GO_FIRST, GO_SECOND] if first else [GO_SECOND, GO_FIRST]
    if isinstance(decision, ChooseEntry):
        return entries(b, decision)
    if isinstance(decision, ChooseReserve):
        return reserves(b, decision.seat, staff)
    if isinstance(decision, ChooseAnswer):
        return [COUNTER_CHARGE, EVADE, STAND]
    if isinstance(decision, ChooseToGoOn):
        return [STOP, GO_ON]
    if isinstance(decision, ChooseAdvance):
        return [GO_ON, STOP]
    if isinstance(decision, ChooseFollowUp):
        return follow_ups(b, decision)
    return decision.candidates(b) if isinstance(decision, ChooseCombat) else []


def goes_first(b: Battle, seat: int, staff: Staff) -> bool:
    """1.1 First to charge or attack; second in the last turn, to act last."""
    plan = Plan(b, seat, staff.daring)
    return plan.left > 0 and (plan.attacks or len(good_charges(b, plan)) > 0)


def entries(b: Battle, decision: ChooseEntry) -> list[Action]:
    """10.6 The places of its stretch, those nearest to its objective first."""
    u = b.units[decision.unit]
    point = goal_point(b, Plan(b, u.seat), u)
    places: list[tuple[int, int, Action]] = []
    for number, action in enumerate(decision.candidates(b)):
        if isinstance(action, Enter) and point is not None:
            off = distance(action.x, action.y, point[0], point[1])
            places.append((int(off), number, action))
    if not places:
        return decision.candidates(b)
    places.sort(key=first_two)
    return [action for _, _, action in places]


def first_two(entry: tuple[int, int, Action]) -> tuple[int, int]:
    return entry[0], entry[1]


def reserves(b: Battle, seat: int, staff: Staff) -> list[Action]:
    """9.2 Brigades that are not at their post, the nearest to the enemy first."""
    plan = Plan(b, seat, staff.daring)
    found: list[tuple[float, int]] = []
    for u in plan.own:
        if u.is_brigade() and why_not_reserve(b, seat, u.uid) is None:
            post = post_of(b, plan, u)
            if post is not None and miss(b, post, u, u.pose) > WORTH_A_TRY:
                found.append((inches(nearest_of(b, u, plan.foes)[1]), int(u.uid)))
    found.sort()
    actions: list[Action] = [Reserve(uid) for _, uid in found]
    mine = [action for action in actions if staff.answers_for(b, action)]
    return [*mine[: FEW - 1], END_STEP]


def follow_ups(b: Battle, decision: ChooseFollowUp) -> list[Action]:
    """8.7 A second combat where it should win; else the position is occupied."""
    u = b.units[decision.unit]
    good: list[Action] = []
    poor: list[Action] = []
    for action in decision.candidates(b):
        if isinstance(action, BreakThrough):
            lead = expected_lead(b, [u], b.units[action.target], True) + THROUGH
            (good if lead >= WORTH_IT else poor).append(action)
    return [*good, OCCUPY, STAND, *poor]
