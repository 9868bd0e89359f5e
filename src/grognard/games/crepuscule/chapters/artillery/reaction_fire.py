"""C-ART-6, C-ART-10, D-96: a battery fires at a charger."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import MEANS, MOMENT, PIECE, Refusal
from grognard.kernel.state import State

from ...model.combat_actions import Aim, Estimate
from ...model.flow import BattleProcedure, battle
from ...model.kinds import BALL, CANISTER, FIRED_BACK, NOBODY, SHELL
from ...model.pieces import Unit
from ...model.state import Battle
from ..ground import gap_between, in_front_arc
from .aiming import NO_ROUNDS, NO_SIGHT, OVER_FRIENDS, TOO_FAR, reach_of, sees_edge, why_not_fire
from .canister import Canister
from .estimates import ChooseEstimates
from .paths import aim_distance, crosses_friends
from .roundshot import Roundshot
from .types import ammunition_of, fires, has_rounds

NOT_ASKED: Final = Refusal("D-96", MOMENT, "not-now")
WRONG_ROUND: Final = Refusal("D-96", MEANS, "wrong-round-back")
NOT_AHEAD: Final = Refusal("C-ART-6", MEANS, "not-ahead")
HAS_FIRED: Final = Refusal("C-ART-33", PIECE, "gun-fired")


def why_not_round(b: Battle, u: Unit, charger: Unit, ammunition: i64) -> Refusal | None:
    """C-ART-6, C-ART-33, D-78, D-96 Whether it may fire such a round at a charger."""
    refusal = why_not_fire(b, u)
    if refusal is not None:
        return refusal
    if u.has(FIRED_BACK):
        return HAS_FIRED
    if not in_front_arc(b, u, charger):
        return NOT_AHEAD
    if ammunition == SHELL or not fires(u, ammunition):
        return WRONG_ROUND
    if not has_rounds(b, u, ammunition):
        return NO_ROUNDS
    if not sees_edge(b, u, charger):
        return NO_SIGHT
    if ammunition == CANISTER:
        return None  # the charger comes to it
    if aim_distance(b, u, charger) > reach_of(u, BALL):
        return TOO_FAR
    return OVER_FRIENDS if crosses_friends(b, u, charger) else None


def why_not_shoot(b: Battle, u: Unit, charger: Unit) -> Refusal | None:
    """Whether it may fire at this charger at all."""
    refusal: Refusal | None = WRONG_ROUND
    for ammunition in ammunition_of(u):
        refusal = why_not_round(b, u, charger, ammunition)
        if refusal is None:
            return None
    return refusal


def charger_in_arc(b: Battle, u: Unit) -> i64:
    """C-ART-6 The nearest charger that it may fire at."""
    best: i64 = NOBODY
    least: i64 = 1 << 60
    for foe in b.chargers_of(u.uid):
        off = gap_between(b, u, foe)
        if off < least and why_not_shoot(b, u, foe) is None:
            best, least = foe.uid, off
    return best


class ChooseRound(Decision):
    """D-96 Ball or canister, as the player likes."""

    def __init__(self, seat: int, unit: i64, target: i64) -> None:
        super().__init__(seat, "D-96")
        self.unit: Final[i64] = unit
        self.target: Final[i64] = target

    def candidates(self, s: State) -> list[Action]:
        return [Aim(self.unit, self.target, BALL), Aim(self.unit, self.target, CANISTER)]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        if not isinstance(action, Aim):
            return NOT_ASKED
        if action.unit != self.unit or action.target != self.target:
            return NOT_ASKED
        b = battle(s)
        return why_not_round(b, b.units[self.unit], b.units[self.target], action.ammunition)


class GunReaction(BattleProcedure):
    """C-ART-6, D-96 It loads, estimates and fires."""

    unit: i64
    target: i64
    ammunition: i64 = 0

    STAGES = ("ask", "loaded", "ask_estimate", "fire")

    def ask(self, b: Battle) -> Step:
        u, foe = b.units[self.unit], b.units[self.target]
        if not foe.on_table() or why_not_shoot(b, u, foe) is not None:
            return DONE
        return ChooseRound(int(u.seat), self.unit, self.target)

    def loaded(self, b: Battle) -> Step:
        action = b.action
        assert isinstance(action, Aim)
        self.ammunition = action.ammunition
        self.stage = 3
        return self.ask_estimate(b)

    def ask_estimate(self, b: Battle) -> Step:
        aims = [int(self.unit), int(self.target), int(self.ammunition), 0, 0]
        return ChooseEstimates(int(b.units[self.unit].seat), aims)

    def fire(self, b: Battle) -> Step:
        action = b.action
        assert isinstance(action, Estimate)
        inches = action.inches[0]
        uid, target = self.unit, self.target
        b.note("estimated", uid, [int(target), int(self.ammunition), inches])
        b.mark(uid, FIRED_BACK)
        b.fire_gun(uid, self.ammunition == CANISTER, b.units[uid].waits)
        if self.ammunition == BALL:
            return Roundshot(uid, target, inches)
        return Canister(uid, target, inches, meets=True)
