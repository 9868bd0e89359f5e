"""How a hand puts the pieces of Au crépuscule de l'Aigle, for the law of reaches and for drags."""

from __future__ import annotations

from grognard.games.crepuscule.chapters.charging.at_officers import way_at
from grognard.games.crepuscule.chapters.charging.contact import ChooseChargeMove
from grognard.games.crepuscule.chapters.charging.ways import path_to, way_cost
from grognard.games.crepuscule.chapters.formations import body_of
from grognard.games.crepuscule.chapters.moving.hauling import turned_pose
from grognard.games.crepuscule.game import GAME
from grognard.games.crepuscule.model.actions import (
    Build,
    Charge,
    ChargeOfficer,
    Detach,
    March,
    Place,
    Post,
    Ride,
    Traverse,
)
from grognard.games.crepuscule.model.flow import battle
from grognard.games.crepuscule.reach.way_reach import pace_cost
from grognard.kernel.decision import Action
from grognard.kernel.dice import Rng
from grognard.kernel.state import State
from grognard.miniatures.contract.reach import Track, Turn
from grognard.table.angles import DEGREE, QUARTER
from grognard.table.paths import ABOUT, ADVANCE, BACK, PIVOT, SIDESTEP, WHEEL, Leg, end_path
from grognard.table.pose import Pose
from tests.miniatures.reach.reading import Hand, Judge
from tests.nightly import by_night

KINDS: dict[type[Action], str] = {
    March: "way",
    Charge: "attack",
    ChargeOfficer: "attack",
    Ride: "ride",
    Detach: "detach",
    Build: "build",
    Place: "place",
    Post: "post",
    Traverse: "traverse",
}
LEGS = {
    "advance": (ADVANCE, 1),
    "back": (BACK, 1),
    "sidestep-left": (SIDESTEP, -1),
    "sidestep-right": (SIDESTEP, 1),
}
TURNS = {
    "about": Leg(ABOUT, 0),
    "pivot-left": Leg(PIVOT, -QUARTER),
    "pivot-right": Leg(PIVOT, QUARTER),
}


class TwilightHand(Hand):
    game = GAME
    options: list[dict[str, str]] = [{"turns": str(by_night(2, 1))}]

    def kind(self, action: Action) -> str:
        return KINDS.get(type(action), "")

    def held(self, s: State, rng: Rng) -> Action | None:
        """Which of several charges moves next places none of them."""
        return None if isinstance(s.pending, ChooseChargeMove) else super().held(s, rng)

    def begun(self, action: Action, rng: Rng) -> Action:
        """A way so far cut short."""
        if isinstance(action, March):
            return March(action.unit, action.legs[: rng.below(2)])
        if isinstance(action, Place) and rng.below(2):
            facing = rng.below(360) * DEGREE
            return Place(action.unit, action.x, action.y, facing, action.formation, action.files)
        return action

    def goes_on(self, action: Action) -> bool:
        return isinstance(action, March)

    def fresh(self, action: Action) -> Action:
        return March(action.unit, []) if isinstance(action, March) else action

    def put(self, action: Action, track: Track, place: int) -> Action:
        if isinstance(action, March):
            turn = [Leg(WHEEL, track.at)] if track.at else []
            kind, sign = LEGS[track.leg]
            ahead = [Leg(kind, sign * place)] if place else []
            return March(action.unit, [*action.legs, *turn, *ahead])
        if isinstance(action, Charge):
            return Charge(action.unit, action.target, track.at)
        if isinstance(action, ChargeOfficer):
            return ChargeOfficer(action.unit, action.officer, track.at)
        if isinstance(action, Traverse):
            return Traverse(action.unit, track.at)
        if isinstance(action, Detach):
            return Detach(action.unit, action.count, place, track.at, action.facing)
        if isinstance(action, Build):
            return Build(action.unit, place, track.at, action.facing)
        if isinstance(action, Place):
            a = action
            return Place(a.unit, place, track.at, a.facing, a.formation, a.files)
        if isinstance(action, Post):
            return Post(action.officer, place, track.at)
        assert isinstance(action, Ride)
        return Ride(action.officer, place, track.at)

    def turned(self, action: Action, turn: Turn) -> Action:
        assert isinstance(action, March)
        return March(action.unit, [*action.legs, TURNS[turn.leg]])

    def pose_after(self, s: State, action: Action) -> Pose:
        """Of a charge, where it comes into contact."""
        b = battle(s)
        if isinstance(action, March):
            u = b.units[action.unit]
            body = body_of(b, u)
            return end_path(u.pose, body.width, body.depth, action.legs)
        if isinstance(action, Charge):
            return path_to(b, b.units[action.unit], action.target, action.wheel).contact()
        if isinstance(action, ChargeOfficer):
            return way_at(
                b, b.units[action.unit], b.officers[action.officer], action.wheel
            ).contact()
        if isinstance(action, Traverse):
            return turned_pose(b.units[action.unit], action.angle)
        if isinstance(action, (Detach, Build, Place)):
            return Pose(action.x, action.y, action.facing)
        assert isinstance(action, (Ride, Post))
        return Pose(action.x, action.y, 0)

    def judge(self, s: State) -> Judge:
        return TwilightJudge(s)


class TwilightJudge(Judge):
    def cost(self, order: Action) -> int | None:
        """Of a way that may be gone, and of a charge that comes into contact."""
        b = battle(self.s)
        if isinstance(order, March) and self.cite(order) is None:
            return pace_cost(b, b.units[order.unit], order.legs)
        if isinstance(order, Charge):
            u = b.units[order.unit]
            way = path_to(b, u, order.target, order.wheel)
            return way_cost(b, u, way.legs()) if way.met == order.target else None
        return None


HAND = TwilightHand()
