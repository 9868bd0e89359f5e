"""Plans: ways to play on that a search compares.

A plan answers every question of its seat until the search stops. Acts of one turn replace each
other, so changing a single act changes little: whole turns are compared.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action
from grognard.kernel.dice import stirred

from ..thought import Proposal

BITS: Final[i64] = 0xFFFFFFFF
WHOLE: Final = 4294967296.0
UNDRAWN: Final = -1  # the lot of one that has had no equal so far


class Plan:
    """The judgement of a staff, blurred by a preference of its own for each answer.

    A `mood` of 0 is the staff as it is. The preference depends only on the mood and the answer, so
    a plan that a turn was begun with is found again at its next question. Where `first` is named,
    that is the answer to the question asked now.
    """

    def __init__(self, mood: int, much: float, first: str) -> None:
        self.mood: Final = mood
        self.much: Final = much
        self.first: Final = first

    def choose(self, found: list[Proposal], luck: int) -> Action:
        """Among equals the one that the luck of this line of play chooses."""
        best = found[0]
        best_score = -math.inf
        most = UNDRAWN
        for one in found:
            score = one.score
            if self.mood:
                score += self.much * liking(self.mood, one.action.key())
            if score > best_score:
                best, best_score, most = one, score, UNDRAWN
            elif score == best_score:
                if most == UNDRAWN:
                    most = mixed(luck, best.action.key())
                lot = mixed(luck, one.action.key())
                if lot > most:
                    best, most = one, lot
        return best.action


def mixed(seed: int, key: tuple[int, ...]) -> int:
    """32 bits for an answer, the same on every machine."""
    x: i64 = stirred(seed & 0xFFFFFFFF)
    for number in key:
        part: i64 = number & 0xFFFFFFFF
        x = stirred((x * 31 + part) & BITS)
    return x


def liking(mood: int, key: tuple[int, ...]) -> float:
    """How a mood changes the score of an answer: such numbers (Gumbel) give soft maxima."""
    return -math.log(-math.log((mixed(mood, key) + 0.5) / WHOLE))
