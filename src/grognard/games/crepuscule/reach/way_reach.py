"""C-INF-7, C-ART-3, C-ART-4, where a way may lead: walking, on a march, by a road, with a team."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.refusal import Refusal
from grognard.miniatures.contract.reach import ALLOWED, FAN, Reach, Turn
from grognard.miniatures.length_unit import INCHES
from grognard.miniatures.moving.move_cost import cost
from grognard.miniatures.moving.mover import FORBIDDEN, Mover
from grognard.miniatures.moving.why_not_path import why_not_path
from grognard.miniatures.reach.joined_tracks import (
    AWAY,
    Choice,
    Key,
    PaceTracks,
    joined_tracks,
    key_of,
)
from grognard.miniatures.reach.move_fan import TURNS, Fan
from grognard.miniatures.reach.verdict_rows import Spans, Whys
from grognard.table.paths import ADVANCE, WHEEL, Leg, end_path
from grognard.table.pose import INCH, Pose

from ..chapters.moving.hauling import gun_mover, why_not_haul
from ..chapters.moving.marching import (
    NO_MOVE,
    NOT_A_STEP,
    OFFICER_TIRED,
    TOO_FAR,
    WIDEST,
    Movers,
    is_on_road,
    keeps_to_road,
    march_budget,
    mover_of,
    pace_of,
    road_budget,
    walk_budget,
    why_not_legs,
    why_not_move,
)
from ..chapters.moving.paces import road_times
from ..chapters.orders.orders import why_not_set_out
from ..model.kinds import EXTENDED, GARRISON, MARCH
from ..model.pieces import Unit
from ..model.state import Battle

PITCH: Final = INCHES.step
NO_LIMIT: Final = 1 << 50
NOT_SURE: Final = 0  # what is spent on a way that may not be gone

# Paces of a unit, by their place in the list.
WALK: Final = 0
MARCHING: Final = 1
BY_ROAD: Final = 2


def way_reach(b: Battle, u: Unit, before: list[Leg], whys: Whys) -> Reach:
    """Where one more wheel and one more straight leg lead after the way so far."""
    never = why_not_at_all(b, u)
    if never is not None:
        return nowhere(b, u, whys.number(never), whys)
    if not u.is_troops():
        return hauled(b, u, before, whys)
    paces = [pace(u, mover_of(b, u, walk_budget(u), False), before, whys)]
    budget = walk_budget(u)
    if march_budget(b, u) > 0:
        budget = max(budget, march_budget(b, u))
        paces.append(pace(u, mover_of(b, u, march_budget(b, u), True), before, whys))
        if u.formation == MARCH and road_times(b, u) > 0:
            m = mover_of(b, u, road_budget(b, u), True)
            paces.append(by_road(b, u, m, before, whys))
            if paces[-1].only:
                budget = max(budget, road_budget(b, u))
    choice = UnitChoice(b, u, whys.number(TOO_FAR))
    turns = [turn_of(b, u, before, kind, amount, word, whys) for kind, amount, word in TURNS]
    return reach_of(b, u, paces, choice, budget, before, turns, whys)


def why_not_at_all(b: Battle, u: Unit) -> Refusal | None:
    refusal = why_not_set_out(b, u)
    if refusal is not None:
        return refusal
    return NO_MOVE if u.formation == GARRISON else None


def nowhere(b: Battle, u: Unit, number: int, whys: Whys) -> Reach:
    m = mover_of(b, u, 0, False)
    size = m.width, m.depth
    return Reach(u.roster.id, FAN, u.pose.key(), size, PITCH, [], whys.words, number, 1, 0, 0)


def reach_of(
    b: Battle,
    u: Unit,
    paces: list[PaceTracks],
    choice: Choice,
    budget: i64,
    before: list[Leg],
    turns: list[Turn],
    whys: Whys,
) -> Reach:
    m = paces[0].fan.mover
    tracks = joined_tracks(paces, choice, whys)
    number = choice.pick([AWAY if one.only is not None else one.beyond for one in paces])
    pose, size = end_path(u.pose, m.width, m.depth, before).key(), (m.width, m.depth)
    parts, spent = m.rates[ADVANCE], spent_on(b, u, m, before)
    beyond, words = paces[number].beyond, whys.words
    return Reach(
        u.roster.id, FAN, pose, size, PITCH, tracks, words, beyond, parts, spent, budget, turns
    )  # fmt: skip


def spent_on(b: Battle, u: Unit, m: Mover, before: list[Leg]) -> i64:
    """What the way so far has cost at the slowest pace that leads so far."""
    if not before:
        return 0
    if not u.is_troops():
        return cost(m, before)
    if is_known(m, before) and cost(m, before) <= m.budget:
        return cost(m, before)
    return pace_of(Movers(b, u), before).cost if why_not_move(b, u, before) is None else NOT_SURE


def is_known(m: Mover, legs: list[Leg]) -> bool:
    for leg in legs:
        if m.rates[leg.kind] == FORBIDDEN:
            return False
    return True


# One pace


class PaceFan(Fan):
    """C-INF-5, D-29 What the legs themselves forbid comes before all else."""

    def __init__(self, u: Unit, m: Mover, before: list[Leg], whys: Whys) -> None:
        super().__init__(m, before, whys, PITCH)
        self.u: Final = u

    def why_not_legs(self, legs: list[Leg]) -> Refusal | None:
        return why_not_legs(self.u, legs) if self.u.is_troops() else None

    def why_not_end(self, legs: list[Leg]) -> Refusal | None:
        """Who stays where he is has not moved."""
        return None if legs else NOT_A_STEP

    def widest(self) -> i64:
        """C-INF-5 Of an extended line what its wheels so far have left."""
        if self.u.formation != EXTENDED:
            return self.mover.steps.widest
        turned: i64 = 0
        for leg in self.before:
            if leg.kind == WHEEL:
                turned += leg.amount if leg.amount >= 0 else -leg.amount
        return max(WIDEST - turned, 0)


def pace(u: Unit, m: Mover, before: list[Leg], whys: Whys) -> PaceTracks:
    return PaceTracks(PaceFan(u, m, before, whys))


class UnitChoice(Choice):
    """C-INF-7 It walks where it can; else it marches, if only the length was wrong."""

    def __init__(self, b: Battle, u: Unit, too_far: int) -> None:
        self.too_far: Final = too_far
        # C-OFF-6 what the most tired of the officers with it leaves, walking and marching
        self.walks: Final[i64] = least_left(b, u, 1)
        self.marches: Final[i64] = least_left(b, u, 2)

    def pick(self, verdicts: list[int]) -> int:
        if verdicts[WALK] == ALLOWED or len(verdicts) == 1:
            return WALK
        number = MARCHING
        if verdicts[MARCHING] == self.too_far and len(verdicts) > BY_ROAD:
            if verdicts[BY_ROAD] != AWAY:
                number = BY_ROAD
        stays = verdicts[number] != ALLOWED and verdicts[WALK] != self.too_far
        return WALK if stays else number

    def most(self, number: int) -> i64:
        return self.walks if number == WALK else self.marches

    def dearer(self) -> Refusal | None:
        return OFFICER_TIRED


def least_left(b: Battle, u: Unit, times: i64) -> i64:
    least: i64 = NO_LIMIT
    for o in b.attached_to(u.uid):
        least = min(least, times * o.roster.profile.move * INCH - o.ridden)
    return least


def turn_of(
    b: Battle, u: Unit, before: list[Leg], kind: int, amount: int, word: str, whys: Whys
) -> Turn:
    """D-29 A leg without a choice, as the rules have it."""
    legs = [*before, Leg(kind, amount)]
    refusal = why_not_march_legs(b, u, legs)
    spent = pace_cost(b, u, legs) if refusal is None else NOT_SURE
    m = mover_of(b, u, 0, False)
    pose = end_path(u.pose, m.width, m.depth, legs)
    return Turn(word, whys.number(refusal), spent, pose.key())


def why_not_march_legs(b: Battle, u: Unit, legs: list[Leg]) -> Refusal | None:
    return why_not_move(b, u, legs) if u.is_troops() else why_not_haul(b, u, legs)


def pace_cost(b: Battle, u: Unit, legs: list[Leg]) -> i64:
    if u.is_troops():
        return pace_of(Movers(b, u), legs).cost
    m = gun_mover(b, u, False)
    return cost(gun_mover(b, u, True) if why_not_path(m, legs) is TOO_FAR else m, legs)


# Roads


def by_road(b: Battle, u: Unit, m: Mover, before: list[Leg], whys: Whys) -> PaceTracks:
    """C-INF-1, C-ART-4 The same along roads only, where all of the way so far is on one."""
    fan = PaceFan(u, m, before, whys)
    only: dict[Key, Spans] = {}
    if before and not keeps_to_road(b, u, before):
        return PaceTracks(fan, only)
    for track in fan.tracks():
        if track.leg == "advance":
            turn = [Leg(WHEEL, track.at)] if track.at else []
            start = end_path(fan.pose, m.width, m.depth, turn)
            if keeps_to_road(b, u, [*before, *turn]) if turn else is_on_road(b, start):
                only[key_of(track)] = on_road(b, start, track.runs[-1][0] // PITCH)
    return PaceTracks(fan, only)


def on_road(b: Battle, start: Pose, most: i64) -> Spans:
    """The places straight ahead that are on a road, and half way to them too."""
    found: Spans = []
    for place in range(most + 1):
        there = start.moved(place * PITCH)
        middle = Pose((start.x + there.x) // 2, (start.y + there.y) // 2, there.h)
        if is_on_road(b, there) and is_on_road(b, middle):
            if found and found[-1][1] == place - 1:
                found[-1] = (found[-1][0], place)
            else:
                found.append((place, place))
    return found


# Guns and wagons


class TeamChoice(Choice):
    """C-ART-4 By a road where it is too far without."""

    def __init__(self, too_far: int) -> None:
        self.too_far: Final = too_far

    def pick(self, verdicts: list[int]) -> int:
        if len(verdicts) == 1 or verdicts[0] != self.too_far or verdicts[1] == AWAY:
            return 0
        return 1


def hauled(b: Battle, u: Unit, before: list[Leg], whys: Whys) -> Reach:
    """C-ART-3, C-ART-4 A team, a caisson, or a gun by hand."""
    m = gun_mover(b, u, False)
    paces = [pace(u, m, before, whys)]
    budget = m.budget
    if u.is_wagon():
        road = gun_mover(b, u, True)
        paces.append(by_road(b, u, road, before, whys))
        if paces[-1].only:
            budget = max(budget, road.budget)
    turns = [
        turn_of(b, u, before, kind, amount, word, whys)
        for kind, amount, word in TURNS
        if m.rates[kind] != FORBIDDEN
    ]
    choice = TeamChoice(whys.number(TOO_FAR))
    return reach_of(b, u, paces, choice, budget, before, turns, whys)
