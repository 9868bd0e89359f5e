"""The agent that answers at random."""

from __future__ import annotations

from typing import Final

from ..kernel.decision import Action
from ..kernel.dice import Rng
from ..kernel.game import Game
from ..kernel.state import State
from ..kernel.umpire import legal_actions
from .agent import Agent


class Chance(Agent):
    """Every legal action is as likely as any other."""

    def __init__(self, seed: int) -> None:
        self.rng: Final = Rng(seed)

    def choose(self, game: Game, state: State, seat: int) -> Action:
        actions = legal_actions(state)
        return actions[self.rng.below(len(actions))]
