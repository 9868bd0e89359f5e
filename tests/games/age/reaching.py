"""How a hand puts the pieces of L'Âge des Aigles, for the law of reaches and for drags."""

from __future__ import annotations

from grognard.games.age.chapters.artillery import pivoted
from grognard.games.age.chapters.charging.charge import path_to
from grognard.games.age.chapters.charging.ways import way_cost
from grognard.games.age.chapters.formations import body_of
from grognard.games.age.chapters.moving.journeys import (
    RESERVE_MOVE,
    after_first_legs,
    after_march,
    legs_cost,
    turns_column,
    why_not_march,
)
from grognard.games.age.chapters.moving.marching import budget_of, mover_of
from grognard.games.age.chapters.moving.roads import points_to, road_at, road_mover, road_pieces
from grognard.games.age.chapters.moving.ways import ChooseWay
from grognard.games.age.chapters.upkeep import entry_pose
from grognard.games.age.game import GAME
from grognard.games.age.model.actions import Charge, Enter, March, Pivot, Ride
from grognard.games.age.model.flow import battle
from grognard.kernel.decision import Action
from grognard.kernel.dice import Rng
from grognard.kernel.state import State
from grognard.miniatures.contract.reach import Track, Turn
from grognard.miniatures.moving.move_cost import cost, crossing_cost
from grognard.table.angles import QUARTER
from grognard.table.paths import ABOUT, ADVANCE, BACK, OBLIQUE, PIVOT, WHEEL, Leg
from grognard.table.pose import Pose
from tests.miniatures.reach.reading import Hand, Judge
from tests.nightly import by_night

KINDS: dict[type[Action], str] = {
    March: "way",
    Charge: "charge",
    Ride: "ride",
    Enter: "enter",
    Pivot: "pivot",
}
LEGS = {
    "advance": (ADVANCE, 1),
    "back": (BACK, 1),
    "oblique-left": (OBLIQUE, -1),
    "oblique-right": (OBLIQUE, 1),
}
ROADS = {"road": 1, "road-back": -1}
TURNS = {
    "about": Leg(ABOUT, 0),
    "pivot-left": Leg(PIVOT, -QUARTER),
    "pivot-right": Leg(PIVOT, QUARTER),
}


class AgeHand(Hand):
    game = GAME
    options: list[dict[str, str]] = [{"turns": str(by_night(2, 1))}]

    def kind(self, action: Action) -> str:
        return KINDS.get(type(action), "")

    def begun(self, action: Action, rng: Rng) -> Action:
        """A way so far cut short."""
        return March(action.legs[: rng.below(2)]) if isinstance(action, March) else action

    def goes_on(self, action: Action) -> bool:
        return isinstance(action, March) and not action.road

    def fresh(self, action: Action) -> Action:
        return March([]) if isinstance(action, March) else action

    def put(self, action: Action, track: Track, place: int) -> Action:
        if isinstance(action, March):
            if track.leg in ROADS:
                return March(action.legs, ROADS[track.leg] * place)
            turn = [Leg(WHEEL, track.at)] if track.at else []
            kind, sign = LEGS[track.leg]
            ahead = [Leg(kind, sign * place)] if place else []
            return March([*action.legs, *turn, *ahead])
        if isinstance(action, Charge):
            return Charge(action.unit, action.target, track.at)
        if isinstance(action, Pivot):
            return Pivot(action.unit, track.at)
        if isinstance(action, Enter):
            return Enter(action.unit, place, track.at)
        assert isinstance(action, Ride)
        return Ride(action.general, place, track.at)

    def turned(self, action: Action, turn: Turn) -> Action:
        assert isinstance(action, March)
        return March([*action.legs, TURNS[turn.leg]])

    def pose_after(self, s: State, action: Action) -> Pose:
        """Of a charge, where it comes into contact."""
        b = battle(s)
        if isinstance(action, March):
            assert isinstance(s.pending, ChooseWay)
            return after_march(b, b.units[s.pending.unit], action.legs, action.road).pose
        if isinstance(action, Charge):
            return path_to(b, b.units[action.unit], action.target, action.wheel).contact()
        if isinstance(action, Pivot):
            return pivoted(b.units[action.unit], action.angle)
        if isinstance(action, Enter):
            return entry_pose(b, b.units[action.unit], action.x, action.y)
        assert isinstance(action, Ride)
        return Pose(action.x, action.y, 0)

    def judge(self, s: State) -> Judge:
        return WayJudge(s) if isinstance(s.pending, ChooseWay) else AgeJudge(s)


class AgeJudge(Judge):
    def cost(self, order: Action) -> int | None:
        """Of a charge that comes into contact."""
        if not isinstance(order, Charge):
            return None
        b = battle(self.s)
        u = b.units[order.unit]
        way = path_to(b, u, order.target, order.wheel)
        return way_cost(b, u, u.pose, way.legs()) if way.met == order.target else None


class WayJudge(Judge):
    """The verdict of ChooseWay, without looking round again for each way."""

    def __init__(self, s: State) -> None:
        super().__init__(s)
        self.b = battle(s)
        assert isinstance(s.pending, ChooseWay)
        self.choice = s.pending
        self.u = self.b.units[s.pending.unit]
        self.reserve = s.pending.order == RESERVE_MOVE
        budget = budget_of(self.b, self.u, s.pending.halves)
        self.mover = mover_of(self.b, self.u, budget, self.reserve)

    def cite(self, order: Action) -> str | None:
        assert isinstance(order, March)
        choice = self.choice
        refusal = why_not_march(
            self.b, self.u, order.legs, order.road, choice.halves, choice.order, self.mover
        )
        return None if refusal is None else refusal.cite

    def cost(self, order: Action) -> int | None:
        assert isinstance(order, March)
        road = self.road_cost(order) if order.road else 0
        if turns_column(self.u, order.legs):
            return road + legs_cost(self.b, self.u, order.legs, self.reserve)
        return road + cost(self.mover, order.legs)

    def road_cost(self, order: March) -> int:
        """Its length, and the fords on it."""
        place = road_at(self.b, after_first_legs(self.b, self.u, order.legs).pose)
        assert place is not None
        line = points_to(place, order.road)
        m = road_mover(self.b, self.u, self.mover.budget, self.reserve, line)
        width = body_of(self.b, self.u).width
        return abs(int(order.road)) + crossing_cost(m, road_pieces(line, width))


HAND = AgeHand()
