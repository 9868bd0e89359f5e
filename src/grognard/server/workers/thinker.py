"""The program of one computer player's process.

It knows nothing but the position in the question, which was dealt anew from what one seat may see.
"""

from __future__ import annotations

import sys
from typing import Final

from grognard.agents import make
from grognard.kernel.registry import find
from grognard.kernel.sealed import facing

from .worker import Question, work

NICENESS: Final = 5  # people's questions are answered first


def think(question: Question) -> str:
    """The answer in notation."""
    game = find(question["game"], question["version"])
    seat = question["seat"]
    state = facing(game.read(question["position"]), seat)
    agent = make(question["agent"], question["seed"])
    return game.notate(state, agent.choose(game, state, seat))


if __name__ == "__main__":
    work(sys.argv[1:], think, NICENESS)
