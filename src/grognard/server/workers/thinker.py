"""The program of one computer player's process.

It knows nothing but the position in the question, which was redealt from what one seat may see.
"""

from __future__ import annotations

import sys
from typing import Final

from grognard.agents import Budget, guessing_seed, make, reminded
from grognard.agents.registry import budget_within
from grognard.analysis.hints import hints
from grognard.kernel.dice import Rng
from grognard.kernel.registry import find
from grognard.kernel.seen import Part, Seen

from ..wire.answers import hints_answer
from .worker import Question, work

NICENESS: Final = 5  # people's questions are answered first
HINT: Final = Budget(seconds=1.5)


def think(question: Question) -> str:
    """The answer in notation, or a hint as it goes over the wire."""
    seen, seed = seen_in(question), question["seed"]
    if "hint" in question:
        found = hints(seen, HINT, seed, question["lang"])
        return hints_answer(question["hint"], found).model_dump_json()
    budget = budget_within(question["agent"], question.get("seconds"))
    agent = reminded(make(question["agent"], seed), question.get("moods", []))
    thought = agent.think(seen, budget)
    return seen.key(seen.guess, thought.action)


def seen_in(question: Question) -> Seen:
    game = find(question["game"], question["version"])
    position = game.read(question["position"])
    shares = question.get("shares")
    part = None if shares is None else Part(game, shares)
    return Seen(game, position, question["seat"], Rng(guessing_seed(question["seed"])), part)


if __name__ == "__main__":
    work(sys.argv[1:], think, NICENESS)
