"""The program of one computer player's process.

It knows nothing but the position in the question, which was redealt from what one seat may see.
"""

from __future__ import annotations

import sys
from typing import Final

from grognard.agents import guessing_seed, make
from grognard.agents.registry import budget_within
from grognard.kernel.dice import Rng
from grognard.kernel.registry import find
from grognard.kernel.seen import Part, Seen

from .worker import Question, work

NICENESS: Final = 5  # people's questions are answered first


def think(question: Question) -> str:
    """The answer in notation."""
    game = find(question["game"], question["version"])
    position, seed = game.read(question["position"]), question["seed"]
    shares = question["shares"]
    part = None if shares is None else Part(game, shares)
    seen = Seen(game, position, question["seat"], Rng(guessing_seed(seed)), part)
    budget = budget_within(question["agent"], question["seconds"])
    thought = make(question["agent"], seed).think(seen, budget)
    return seen.key(seen.guess, thought.action)


if __name__ == "__main__":
    work(sys.argv[1:], think, NICENESS)
