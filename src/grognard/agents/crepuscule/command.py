"""Officers: where they help most of the units that will test, out of the enemy's way."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.crepuscule.chapters.charging.at_officers import hunters_of
from grognard.games.crepuscule.chapters.charging.ways import reach_of
from grognard.games.crepuscule.chapters.formations import body_of
from grognard.games.crepuscule.chapters.leadership import panic_ld, range_of
from grognard.games.crepuscule.chapters.officers.charged import ChooseRefuge
from grognard.games.crepuscule.chapters.officers.riding import (
    ChooseRide,
    allowance_of,
    list_rides,
    way_to_unit,
    why_not_received,
    why_not_rides,
)
from grognard.games.crepuscule.model.actions import (
    DEFEND,
    END_STEP,
    EVADE,
    STAY,
    Join,
    Ride,
)
from grognard.games.crepuscule.model.kinds import INFANTRY, NOBODY
from grognard.games.crepuscule.model.pieces import Officer, Unit
from grognard.games.crepuscule.model.state import Battle
from grognard.kernel.decision import Action
from grognard.table.measure import distance, to_polygon
from grognard.table.pose import INCH

from ..agent import Staff
from ..thought import Proposal
from .odds import worth_of
from .plans import Plan, inches, nearest_of

AT_HAND: Final = 6 * INCH  # the value of a brigadier's help
SAFE: Final = 5 * INCH  # from the enemy
DANGER: Final = 5.0
FLEEING_NEED: Final = 3.0  # units that are to be rallied
FIGHTING_NEED: Final = 2.5
LEAST_GAIN: Final = 1.0
FAR: Final = 48.0
KEPT: Final = 4
LEAST_RIDE: Final = INCH
USUAL: Final = 7 * INCH  # of two dice
AT_ODDS: Final = 10 * INCH  # from the enemy: units that may soon be shaken
ENOUGH: Final = 8  # figures around an officer


def propose_ride(b: Battle, decision: ChooseRide, staff: Staff) -> list[Proposal]:
    """C-OFF-6 The next officer to a better place; then the end of the step."""
    plan = Plan(b, decision.seat)
    hearers = hearers_of(b, plan)
    for o in b.staff(decision.seat):
        if not o.is_chief() and o.ridden == 0:
            join = best_join(b, plan, decision, o)
            if join is not None and staff.answers_for(b, join):
                return [Proposal(join, 2.0), Proposal(END_STEP, 0.0)]
            if o.attached != NOBODY and is_near_foes(b, plan, b.units[o.attached]):
                continue
        if o.ridden == 0 and why_not_rides(b, o) is None:
            ride = best_ride(b, plan, decision, o, hearers)
            if ride is not None and staff.answers_for(b, ride):
                return [Proposal(ride, 1.0), Proposal(END_STEP, 0.0)]
    return [Proposal(END_STEP, 0.0)]


def is_near_foes(b: Battle, plan: Plan, u: Unit) -> bool:
    return nearest_of(b, u, plan.foes)[1] <= AT_ODDS


def best_join(b: Battle, plan: Plan, decision: ChooseRide, o: Officer) -> Action | None:
    """D-137, C-MOR-1 A unit near the enemy that his leadership should keep from panic."""
    best: Action | None = None
    most = 0.0
    if o.attached != NOBODY and is_near_foes(b, plan, b.units[o.attached]):
        return None
    for u in plan.own:
        better = o.roster.profile.ld - panic_ld(b, u)
        if u.arm == INFANTRY and u.figures >= ENOUGH and better > 0 and is_near_foes(b, plan, u):
            value = float(better) * worth_of(u)
            if value > most and decision.why_not(b, Join(o.oid, u.uid)) is None:
                best, most = Join(o.oid, u.uid), value
    return best


class Hearer:
    """A unit that an officer may help, and how much it needs him."""

    def __init__(self, b: Battle, uid: i64, need: float) -> None:
        self.hull: Final = body_of(b, b.units[uid]).shape.hull
        self.need: Final[float] = need


def hearers_of(b: Battle, plan: Plan) -> list[Hearer]:
    found: list[Hearer] = []
    for u in plan.own:
        off = inches(nearest_of(b, u, plan.foes)[1])
        need = 1.0 + max(0.0, FAR - off) / FAR
        if u.is_fleeing():
            need = FLEEING_NEED
        elif b.is_engaged(u.uid):
            need = FIGHTING_NEED
        if u.is_troops() or u.is_battery():
            found.append(Hearer(b, u.uid, need))
    return found


def worth_of_place(
    b: Battle, plan: Plan, o: Officer, hearers: list[Hearer], x: i64, y: i64
) -> float:
    """How many units that need him are within his reach, less the danger of the place."""
    reach = range_of(b, o) if o.is_chief() else AT_HAND
    value = 0.0
    for one in hearers:
        if to_polygon(x, y, one.hull) < reach - INCH:
            value += one.need
    for foe in plan.foes:
        if to_polygon(x, y, body_of(b, foe).shape.hull) < SAFE:
            value -= DANGER
    return value


def best_ride(
    b: Battle, plan: Plan, decision: ChooseRide, o: Officer, hearers: list[Hearer]
) -> Action | None:
    """The best place behind a unit, or part of the way to the middle of all; None: he stays."""
    x, y = o.x, o.y
    if o.attached != NOBODY:
        x, y = body_of(b, b.units[o.attached]).centre()
    now = worth_of_place(b, plan, o, hearers, x, y)
    places: list[tuple[float, int]] = []
    rides = [one for one in list_rides(b, o) if isinstance(one, Ride)]
    rides += toward_middle(b, plan, o, x, y)
    for number, ride in enumerate(rides):
        value = worth_of_place(b, plan, o, hearers, ride.x, ride.y)
        if value > now + LEAST_GAIN:
            places.append((-value, number))
    places.sort()
    for _, number in places[:KEPT]:
        if decision.why_not(b, rides[number]) is None:
            return rides[number]
    return None


def toward_middle(b: Battle, plan: Plan, o: Officer, x: i64, y: i64) -> list[Ride]:
    """On the way to each of his units, as far as he may go and half of that."""
    reach = allowance_of(b, o) - INCH
    found: list[Ride] = []
    for u in plan.own:
        body = body_of(b, u)
        tx, ty = body.pose.point(-(body.depth + 2 * INCH), 0)
        whole = distance(x, y, tx, ty)
        for part in (reach, reach // 2):
            go = min(part, whole)
            if go >= LEAST_RIDE:
                found.append(Ride(o.oid, x + (tx - x) * go // whole, y + (ty - y) * go // whole))
    return found


# When he is charged himself


def answers(b: Battle, oid: i64) -> list[Action]:
    """D-108 He evades if two dice should bring him to friends or out of reach."""
    o = b.officers[oid]
    for u in b.side(o.seat):
        if way_to_unit(b, o, u) <= USUAL and why_not_received(b, o, u.uid) is None:
            return [EVADE, DEFEND]
    for foe in hunters_of(b, o):
        if way_to_unit(b, o, foe) + USUAL <= reach_of(foe):
            return [DEFEND, EVADE]
    return [EVADE, DEFEND]


def refuges(b: Battle, decision: ChooseRefuge) -> list[Action]:
    """C-OFF-4 The first unit that he may join, otherwise the place farthest from all enemies."""
    places: list[tuple[int, int]] = []
    found = decision.candidates(b)
    foes = b.side(1 - decision.seat)
    for number, action in enumerate(found):
        if isinstance(action, Ride):
            off = [to_polygon(action.x, action.y, body_of(b, foe).shape.hull) for foe in foes]
            places.append((-int(min(off, default=0)), number))
    joins = [action for action in found if isinstance(action, Join)]
    return [*joins, *[found[number] for _, number in sorted(places)], STAY]
