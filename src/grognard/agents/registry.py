"""Agents by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grognard.games import part
from grognard.kernel.refusal import BadNotation
from grognard.kernel.seen import Seen

from .agent import Agent, Seated, Staff
from .random_agent import Chance
from .thought import Budget, Thought

RANDOM: Final = "random"
SENSIBLE: Final = "sensible"
NAMES: Final = (RANDOM, SENSIBLE)
HOME: Final = "grognard.agents"


def staff_of(key: str) -> Callable[[int], Staff]:
    """The player that the package of a game's agents offers; one at random without it."""
    player: Callable[[int], Staff] = getattr(part(HOME, key), "Player", Chance)
    return player


class Sensible(Agent):
    """The sensible player of each game; random in a game that has none."""

    def __init__(self, seed: int) -> None:
        self.seed: Final = seed
        self.players: Final[dict[str, Staff]] = {}

    def think(self, seen: Seen, budget: Budget) -> Thought:
        return self.player_of(seen.game.info.key).think(seen, budget)

    def player_of(self, key: str) -> Staff:
        player = self.players.get(key)
        if player is None:
            player = staff_of(key)(self.seed)
            self.players[key] = player
        return player


def make(name: str, seed: int) -> Agent:
    """An agent by its name; raises BadNotation with the known ones."""
    if name == RANDOM:
        return Chance(seed)
    if name == SENSIBLE:
        return Sensible(seed)
    raise BadNotation(0, name, f"no such agent; known agents: {', '.join(NAMES)}")


def guessing_seed(seed: int) -> int:
    """The seed by which an agent's seat is dealt what it cannot see; not the agent's own."""
    return seed + 1


def seated(name: str, seed: int) -> Seated:
    """An agent by its name, at a table that knows the true state."""
    return Seated(make(name, seed), guessing_seed(seed))
