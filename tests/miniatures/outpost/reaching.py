"""How a hand puts the pieces of Outpost, for the law of reaches and for drags."""

from __future__ import annotations

from grognard.kernel.decision import Action
from grognard.kernel.dice import Rng
from grognard.kernel.state import State
from grognard.miniatures.contract.reach import Track, Turn
from grognard.miniatures.moving.move_cost import cost
from grognard.miniatures.moving.mover import Mover
from grognard.miniatures.moving.why_not_path import why_not_path
from grognard.miniatures.reach.move_fan import STRAIGHT, TURNS
from grognard.table.paths import WHEEL, Leg, end_path
from grognard.table.pose import Pose
from tests.miniatures.outpost.chapters.moving import mover_of, why_not_ready
from tests.miniatures.outpost.game import OUTPOST
from tests.miniatures.outpost.model.orders import Move, Place
from tests.miniatures.outpost.model.state import battle
from tests.miniatures.reach.reading import Hand, Judge

KINDS: dict[type[Action], str] = {Move: "way", Place: "place"}
LEGS = {word: (kind, sign) for kind, sign, word in STRAIGHT}
CHOICELESS = {word: Leg(kind, amount) for kind, amount, word in TURNS}


class OutpostHand(Hand):
    game = OUTPOST
    options: list[dict[str, str]] = [{}, {"set-up": "ready"}]

    def kind(self, action: Action) -> str:
        return KINDS.get(type(action), "")

    def begun(self, action: Action, rng: Rng) -> Action:
        """A way so far cut short, a piece that looks anywhere."""
        if isinstance(action, Move):
            return Move(action.unit, action.legs[: rng.below(2)])
        assert isinstance(action, Place)
        turned = Pose(action.pose.x, action.pose.y, 500 * rng.below(72))
        return Place(action.unit, turned) if rng.below(2) else action

    def goes_on(self, action: Action) -> bool:
        return isinstance(action, Move)

    def fresh(self, action: Action) -> Action:
        return Move(action.unit, []) if isinstance(action, Move) else action

    def put(self, action: Action, track: Track, place: int) -> Action:
        if isinstance(action, Move):
            turn = [Leg(WHEEL, track.at)] if track.at else []
            kind, sign = LEGS[track.leg]
            straight = [Leg(kind, sign * place)] if place else []
            return Move(action.unit, [*action.legs, *turn, *straight])
        assert isinstance(action, Place)
        return Place(action.unit, Pose(place, track.at, action.pose.h))

    def turned(self, action: Action, turn: Turn) -> Action:
        assert isinstance(action, Move)
        return Move(action.unit, [*action.legs, CHOICELESS[turn.leg]])

    def pose_after(self, s: State, action: Action) -> Pose:
        if isinstance(action, Move):
            body = battle(s).body(action.unit)
            return end_path(body.pose, body.width, body.depth, action.legs)
        assert isinstance(action, Place)
        return action.pose

    def judge(self, s: State) -> Judge:
        return OutpostJudge(s)


class OutpostJudge(Judge):
    """The verdict of the rules, without looking round again for each way of one unit."""

    def __init__(self, s: State) -> None:
        super().__init__(s)
        self.movers: dict[int, Mover] = {}

    def mover(self, uid: int) -> Mover:
        if uid not in self.movers:
            self.movers[uid] = mover_of(battle(self.s), uid)
        return self.movers[uid]

    def cite(self, order: Action) -> str | None:
        if not isinstance(order, Move):
            return super().cite(order)
        refusal = why_not_ready(battle(self.s), self.wait.seat, order.unit)
        if refusal is None:
            refusal = why_not_path(self.mover(order.unit), order.legs)
        return None if refusal is None else refusal.cite

    def cost(self, order: Action) -> int | None:
        return cost(self.mover(order.unit), order.legs) if isinstance(order, Move) else None


HAND = OutpostHand()
