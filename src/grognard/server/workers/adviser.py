"""The program of a process that answers what players ask before they decide.

It knows nothing but the positions in the question, which were redealt from what the asker may
see. Positions are kept for a while, for a player asks many things about the same one.
"""

from __future__ import annotations

import json
import sys
from functools import lru_cache
from typing import Final

from grognard.kernel.game import Game
from grognard.kernel.registry import find
from grognard.kernel.state import State

from ..match.judging import MatchError
from ..match.standpoint import Standpoint
from ..wire.answers import answer, rejected
from ..wire.requests import Ask
from .advisers import ANSWERED, REFUSED
from .worker import Question, work

NICENESS: Final = 2
KEPT: Final = 256


def advise(question: Question) -> str:
    """The answer as it goes over the wire, or why there is none."""
    ask, lang = Ask(**question["ask"]), question["lang"]
    try:
        return f"{ANSWERED} {answer(standpoint(question), ask, lang).model_dump_json()}"
    except MatchError as wrong:
        refused = rejected(wrong, lang)
        return f"{REFUSED} {json.dumps([refused.code, refused.cite, refused.words(lang)])}"


def standpoint(question: Question) -> Standpoint:
    game = find(question["game"], question["version"])
    return Standpoint(
        game=game,
        audience=question["audience"],
        is_asked=question["asked"],
        guesses=[read(game, text) for text in question["positions"]],
        seed=question["seed"],
    )


@lru_cache(KEPT)
def read(game: Game, text: str) -> State:
    return game.read(text)


if __name__ == "__main__":
    work(sys.argv[1:], advise, NICENESS)
