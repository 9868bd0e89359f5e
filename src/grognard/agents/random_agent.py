"""The agent that answers at random."""

from __future__ import annotations

from typing import Final

from grognard.kernel.decision import Action
from grognard.kernel.dice import Rng
from grognard.kernel.game import Game
from grognard.kernel.state import State
from grognard.kernel.umpire import legal_actions

from .agent import Agent


class Chance(Agent):
    """Every legal action is as likely as any other."""

    def __init__(self, seed: int) -> None:
        self.rng: Final = Rng(seed)

    def choose(self, game: Game, state: State, seat: int) -> Action:
        actions = legal_actions(state)
        return actions[self.rng.below(len(actions))]
