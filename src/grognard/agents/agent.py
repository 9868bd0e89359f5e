"""What an agent is, what a game's own player is, and how a table asks one of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng
from grognard.kernel.game import Game
from grognard.kernel.sealed import facing
from grognard.kernel.seen import Part, Seen
from grognard.kernel.state import State

from .thought import Budget, Proposal, Thought, ranked


@mypyc_attr(allow_interpreted_subclasses=True)
class Agent:
    """Answers the question to a seat, knowing no more than that seat."""

    def think(self, seen: Seen, budget: Budget) -> Thought:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Staff(Agent):
    """The player of one game: it proposes answers by rules of thumb and searches nothing.

    As an agent it gives the first of its proposals. A search may ask it about any seat in any state
    of its own making. While it thinks for a `part` of a seat, only answers of that part count.
    `daring` is 0 as usual, up to 1 for a bold player, down to -1 for a careful one.
    """

    part: Part | None = None
    daring: float = 0.0

    def proposals(self, s: State, decision: Decision) -> list[Proposal]:
        """Legal answers to a pending question, the best first; at least one.

        The state is one that the seat asked could be in. What that seat cannot see of it must not
        count: that would treat a guess as a fact.
        """
        raise NotImplementedError

    def answers_for(self, s: State, action: Action) -> bool:
        """Whether an answer is this player's to give, legal or not."""
        part = self.part
        return part is None or part.holds(s, action)

    def think(self, seen: Seen, budget: Budget) -> Thought:
        self.part = seen.part
        found = self.proposals(seen.guess, seen.decision)
        part = seen.part
        if part is not None:
            found = [one for one in found if part.holds(seen.guess, one.action)]
        return Thought(found or ranked(seen.legal(), [0.0] * len(seen.legal())), None, None, 0)


class Seated:
    """A seat at a table with an agent in it: the table's side of the two.

    It gets the true state, shows the agent what the seat sees of it, and brings the answer back.
    """

    def __init__(self, agent: Agent, seed: int) -> None:
        self.agent: Final = agent
        self.rng: Final = Rng(seed)

    def answer(self, game: Game, s: State, seat: int, budget: Budget) -> Action:
        """The agent's answer as an action of the true state.

        A hidden card may be another one in what the agent saw, so the answer comes back by its key,
        which names hidden cards by where they lie.
        """
        seen = Seen(game, s, seat, self.rng)
        thought = self.agent.think(seen, budget)
        return game.parse(facing(s, seat), seen.key(seen.guess, thought.action))
