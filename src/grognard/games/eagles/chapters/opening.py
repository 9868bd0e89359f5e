"""R143 Opening fire: a shot into a Position whose enemy cards still lie face-down.

Horse artillery that has just engaged and infantry in Battle Confusion name the firer first; the
Position is revealed (8.1, R47), and then they name the target.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import MEANS, MOMENT, Refusal
from grognard.kernel.state import State
from grognard.kernel.tally import Tally

from ..model.actions import FireAt
from ..model.flow import BattleProcedure, battle
from ..model.pieces import MOVED, QUICK, Unit
from ..model.state import Battle
from .engagement import reveal_position
from .fire import (
    Shot,
    open_targets,
    shot_dice,
    weigh_shot,
    why_not_ready,
    why_not_shot,
)
from .out_of_phase import why_not_now

NO_SUCH_SHOT: Final = Refusal("7.4 one target", MOMENT, "answer-first")
NOTHING_HIDDEN: Final = Refusal("R143 opening fire", MEANS, "nothing-hidden")


def why_not_open(b: Battle, firer: Unit) -> Refusal | None:
    """R143 Only for a card that has just engaged cards still face-down; others name a target."""
    refusal = why_not_ready(b, firer)
    if refusal is not None:
        return refusal
    if firer.acted & MOVED:
        for uid in b.at[firer.place]:
            if b.units[uid].seat != firer.seat and not b.units[uid].up:
                return None
    return NOTHING_HIDDEN


def can_fire(b: Battle, firer: Unit) -> bool:
    """Whether a card has anything to fire at in its own Position."""
    for target in open_targets(b, firer, firer.place):
        if shot_dice(b, firer, target, False).total > 0:
            return True
    return False


class ChooseTarget(Decision):
    """7.4 A target for one card that is about to fire."""

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat, "7.4 one target")
        self.card: Final = card

    def candidates(self, s: State) -> list[Action]:
        b = battle(s)
        u = b.units[self.card]
        return [u.actions.fire(uid) for uid in b.at[u.place] if b.units[uid].seat != self.seat]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        b = battle(s)
        if isinstance(action, FireAt) and action.card == self.card:
            return why_not_shot(b, b.units[self.card], b.units[action.target], False)
        return NO_SUCH_SHOT if isinstance(action, FireAt) else why_not_now(b, self.seat, action)

    def weigh(self, s: State, action: Action) -> list[Tally]:
        b = battle(s)
        if isinstance(action, FireAt):
            return weigh_shot(b, b.units[action.card], b.units[action.target], False)
        return []


class Opening(BattleProcedure):
    """R143 The firer is named, the Position revealed, then the target named."""

    card: i64

    STAGES = ("reveal", "choose", "fire", "again")

    def reveal(self, b: Battle) -> Step:
        reveal_position(b, b.units[self.card].place)
        return self.choose(b)

    def choose(self, b: Battle) -> Step:
        self.stage = 2
        firer = b.units[self.card]
        return ChooseTarget(firer.seat, self.card) if can_fire(b, firer) else self.close(b)

    def fire(self, b: Battle) -> Step:
        action = b.action
        assert isinstance(action, FireAt)
        return Shot(self.card, action.target, False)

    def again(self, b: Battle) -> Step:
        """R158 A voided shot leaves another target."""
        firer = b.units[self.card]
        if firer.marks & QUICK and why_not_ready(b, firer) is None:
            return self.choose(b)
        return self.close(b)

    def close(self, b: Battle) -> Step:
        b.unmark(self.card, QUICK)
        return DONE
