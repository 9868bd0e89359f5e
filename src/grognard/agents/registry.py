"""Agents by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grognard.games import part
from grognard.kernel.decision import Action
from grognard.kernel.game import Game
from grognard.kernel.refusal import BadNotation
from grognard.kernel.state import State

from .agent import Agent, Blindfolded
from .random_agent import Chance

RANDOM: Final = "random"
SENSIBLE: Final = "sensible"
NAMES: Final = (RANDOM, SENSIBLE)
HOME: Final = "grognard.agents"


def sensible_player(key: str) -> Callable[[int], Agent]:
    """The player that the package of a game's agents offers; one at random without it."""
    player: Callable[[int], Agent] = getattr(part(HOME, key), "Player", Chance)
    return player


class Sensible(Agent):
    """The sensible player of each game; random in a game that has none."""

    def __init__(self, seed: int) -> None:
        self.seed: Final = seed
        self.players: Final[dict[str, Agent]] = {}

    def choose(self, game: Game, state: State, seat: int) -> Action:
        return self.player_of(game.info.key).choose(game, state, seat)

    def player_of(self, key: str) -> Agent:
        player = self.players.get(key)
        if player is None:
            player = sensible_player(key)(self.seed)
            self.players[key] = player
        return player


def make(name: str, seed: int) -> Agent:
    """An agent to be handed true states: it sees only what its seat sees of them."""
    if name == RANDOM:
        return Blindfolded(Chance(seed), seed + 1)
    if name == SENSIBLE:
        return Blindfolded(Sensible(seed), seed + 1)
    raise BadNotation(0, name, f"no such agent; known agents: {', '.join(NAMES)}")
