"""What an agent is, and how it is kept from seeing what its seat may not see."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from grognard.kernel.decision import Action
from grognard.kernel.dice import Rng
from grognard.kernel.game import Game
from grognard.kernel.sealed import facing
from grognard.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Agent:
    """Chooses a legal answer to the pending decision of its seat.

    The state it is handed is one its seat could be in: what the seat cannot see has been dealt
    anew (`ask`). An agent may read all of it and play on in clones of it.
    """

    def choose(self, game: Game, state: State, seat: int) -> Action:
        raise NotImplementedError


def ask(agent: Agent, game: Game, state: State, seat: int, rng: Rng) -> Action:
    """An agent's answer to the true state, which it never sees.

    A hidden card may be another one in the state the agent saw, so the answer comes back by
    way of notation, which names hidden cards by where they lie.
    """
    seen = game.determinize(state, seat, rng)
    text = game.notate(seen, agent.choose(game, seen, seat))
    return game.parse(facing(state, seat), text)


class Blindfolded(Agent):
    """An agent that may be handed the true state: it asks another through `ask`."""

    def __init__(self, agent: Agent, seed: int) -> None:
        self.agent: Final = agent
        self.rng: Final = Rng(seed)

    def choose(self, game: Game, state: State, seat: int) -> Action:
        return ask(self.agent, game, state, seat, self.rng)
