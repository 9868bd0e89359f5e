"""How a hand puts the pieces of La Marche des Aigles, for the law of reaches and for drags."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.games.march.chapters.charging.charge_path import approach
from grognard.games.march.chapters.figures import depth_of, width_of
from grognard.games.march.chapters.moving.manoeuvre import ChoosePath
from grognard.games.march.chapters.moving.marching import mover_of, why_not_leave
from grognard.games.march.chapters.moving.move_cost import path_cost
from grognard.games.march.game import GAME
from grognard.games.march.model.actions import (
    Attack,
    March,
    Place,
    PlaceCommander,
    PlaceScreen,
    RideTo,
)
from grognard.games.march.model.flow import battle
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng
from grognard.kernel.state import State
from grognard.miniatures.contract.reach import Reach, Track
from grognard.miniatures.moving.move_cost import cost
from grognard.miniatures.moving.why_not_path import why_not_path
from grognard.table.paths import ADVANCE, BACK, WHEEL, Leg, end_path
from grognard.table.pose import Pose
from tests.miniatures.reach import reading
from tests.miniatures.reach.reading import Hand, Judge, Word

KINDS: dict[type[Action], str] = {
    March: "way",
    Attack: "attack",
    Place: "place",
    PlaceScreen: "screen",
    PlaceCommander: "commander",
    RideTo: "ride",
}
LEGS = {"advance": ADVANCE, "back": BACK}


class MarchHand(Hand):
    game = GAME
    options: list[dict[str, str]] = [
        {"turns": "5"},
        {"set-up": "ready", "french-hold": "on", "turns": "5"},
        {"terrain": "7", "turns": "5"},
        {"set-up": "ready", "terrain": "12", "table": "160x120"},
    ]

    def kind(self, action: Action) -> str:
        return KINDS.get(type(action), "")

    def begun(self, action: Action, rng: Rng) -> Action:
        """A way so far cut short, a piece that looks anywhere."""
        if isinstance(action, March):
            return March(action.legs[: rng.below(2)])
        if isinstance(action, Place) and rng.below(2):
            return Place(action.unit, faced(action.pose, rng), action.formation, action.detached)
        if isinstance(action, PlaceScreen) and rng.below(2):
            return PlaceScreen(action.unit, faced(action.pose, rng), action.gap)
        return action

    def goes_on(self, action: Action) -> bool:
        return isinstance(action, March)

    def fresh(self, action: Action) -> Action:
        return March([]) if isinstance(action, March) else action

    def put(self, action: Action, track: Track, place: int) -> Action:
        if isinstance(action, March):
            turn = [Leg(WHEEL, track.at)] if track.at else []
            ahead = [Leg(LEGS[track.leg], place)] if place else []
            return March([*action.legs, *turn, *ahead])
        if isinstance(action, Attack):
            return Attack(action.unit, action.target, track.at)
        if isinstance(action, Place):
            pose = Pose(place, track.at, action.pose.h)
            return Place(action.unit, pose, action.formation, action.detached)
        if isinstance(action, PlaceScreen):
            return PlaceScreen(action.unit, Pose(place, track.at, action.pose.h), action.gap)
        if isinstance(action, RideTo):
            return RideTo(place, track.at)
        assert isinstance(action, PlaceCommander)
        return PlaceCommander(place, track.at)

    def pose_after(self, s: State, action: Action) -> Pose:
        """Of a charge, where it comes into contact."""
        b = battle(s)
        if isinstance(action, March):
            assert isinstance(s.pending, ChoosePath)
            u = b.units[s.pending.unit]
            return end_path(u.pose, width_of(u), depth_of(u), action.legs)
        if isinstance(action, Attack):
            way = approach(b, b.units[action.unit], action.wheel, action.target)
            return way.contact()
        if isinstance(action, Place | PlaceScreen):
            return action.pose
        assert isinstance(action, PlaceCommander | RideTo)
        return Pose(action.x, action.y, 0)

    def judge(self, s: State) -> Judge:
        return WayJudge(s) if isinstance(s.pending, ChoosePath) else MarchJudge(s)


def faced(pose: Pose, rng: Rng) -> Pose:
    return Pose(pose.x, pose.y, 500 * rng.below(72))


class MarchJudge(Judge):
    def cost(self, order: Action) -> int | None:
        """Of a charge that comes into contact."""
        if not isinstance(order, Attack):
            return None
        b = battle(self.s)
        u = b.units[order.unit]
        way = approach(b, u, order.wheel, order.target)
        return path_cost(b, u, way.legs()) if way.met == order.target else None


class WayJudge(Judge):
    """The verdict of ChoosePath, without looking round again for each way."""

    def __init__(self, s: State) -> None:
        super().__init__(s)
        self.b = battle(s)
        assert isinstance(s.pending, ChoosePath)
        self.u = self.b.units[s.pending.unit]
        self.mover = mover_of(self.b, self.u, s.pending.pips)

    def cite(self, order: Action) -> str | None:
        assert isinstance(order, March)
        refusal = why_not_path(self.mover, order.legs)
        if refusal is None:
            refusal = why_not_leave(self.b, self.u, order.legs)
        return None if refusal is None else refusal.cite

    def cost(self, order: Action) -> int | None:
        assert isinstance(order, March)
        return cost(self.mover, order.legs)


HAND = MarchHand()


def reach_of(s: State, action: Action) -> Reach:
    return HAND.reach(s, action)


def differences(
    s: State, action: Action, asked: Iterable[tuple[Track, list[int]]], reach: Reach
) -> list[tuple[str, Word, Word]]:
    assert isinstance(s.pending, Decision)
    return reading.differences(HAND, s, action, asked, reach)
