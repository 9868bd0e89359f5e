"""Agents by name."""

from __future__ import annotations

from typing import Final

from ..kernel.decision import Action
from ..kernel.game import Game
from ..kernel.refusal import BadNotation
from ..kernel.state import State
from .agent import Agent, Blindfolded
from .chance import Chance
from .eagles import SensibleCommander

RANDOM: Final = "random"
SENSIBLE: Final = "sensible"
NAMES: Final = (RANDOM, SENSIBLE)


class Sensible(Agent):
    """The sensible player of each game; random in a game that has none."""

    def __init__(self, seed: int) -> None:
        self.eagles: Final = SensibleCommander(seed)
        self.others: Final = Chance(seed)

    def choose(self, game: Game, state: State, seat: int) -> Action:
        if game.info.key == "eagles":
            return self.eagles.choose(game, state, seat)
        return self.others.choose(game, state, seat)


def make(name: str, seed: int) -> Agent:
    """An agent to be handed true states: it sees only what its seat sees of them."""
    if name == RANDOM:
        return Blindfolded(Chance(seed), seed + 1)
    if name == SENSIBLE:
        return Blindfolded(Sensible(seed), seed + 1)
    raise BadNotation(0, name, f"no such agent; known agents: {', '.join(NAMES)}")
