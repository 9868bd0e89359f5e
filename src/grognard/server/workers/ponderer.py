"""The program of the process in which computers think while people do.

Like a thinker it knows nothing but a position that was redealt from what one seat may see. It gets
time that nobody else wants, and works for a moment only, so that it can be left alone at any time.
"""

from __future__ import annotations

import json
import os
import sys
from typing import Final

from grognard.agents import Budget, ponder
from grognard.kernel.dice import Rng
from grognard.kernel.registry import find
from grognard.kernel.seen import Shown

from .worker import Question, work

NICENESS: Final = 5  # while it starts
LEAST: Final = 19
MOMENT: Final = Budget(seconds=0.25)


def think(question: Question) -> str:
    """Moods with what each gains, the best first, in what time is left."""
    give_way()
    return moods(question)


def give_way() -> None:
    """Whatever else the machine has to do goes first."""
    if sys.platform != "win32":
        os.nice(LEAST)


def moods(question: Question) -> str:
    game, seed = find(question["game"], question["version"]), question["seed"]
    shown = Shown(game, game.read(question["position"]), question["seat"], Rng(seed))
    found = ponder(question["agent"], shown, MOMENT, seed)
    return json.dumps([[one.mood, one.gain] for one in found])


if __name__ == "__main__":
    work(sys.argv[1:], think, NICENESS)
