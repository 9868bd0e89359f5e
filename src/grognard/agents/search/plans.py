"""Plans: ways to play on that a search compares.

A plan answers every question of its seat until the search stops looking. Acts of one turn replace
each other, so that a single other act changes little: whole turns are compared.
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
MEAN: Final = 0.5772156649  # of a liking
AIM: Final = 2  # where in the key of an answer stands what it aims at, such as a place


class Mood:
    """What changes a staff's judgement: a liking of its own for each answer, times `much`.

    It depends on the number of the mood and the answer alone, so a plan that a turn was begun with
    is found again at its next question. Odd moods also like everything that aims at one thing, so
    that they bring many to the same place.
    """

    def __init__(self, number: int, much: float) -> None:
        self.number: Final = number
        self.much: Final = much

    def liking(self, key: tuple[int, ...]) -> float:
        found = liking(self.number, key)
        if self.number & 1 and len(key) > AIM:
            found += liking(self.number, (key[0], key[AIM])) - MEAN
        return self.much * found


class Plan:
    """The judgement of a staff, changed by moods; without any the staff as it is.

    Where `first` is named, that is the answer to the question that is asked now.
    """

    def __init__(self, moods: list[Mood], first: str = "") -> None:
        self.moods: Final = moods
        self.first: Final = first
        self.known: Final[dict[tuple[int, ...], float]] = {}

    def with_mood(self, mood: Mood) -> Plan:
        """The same plan with one more change, and its own choice of the first answer."""
        return Plan([*self.moods, mood])

    def answering(self, first: str) -> Plan:
        """The same plan after another first answer."""
        return Plan(self.moods, first)

    def choose(self, found: list[Proposal], luck: int) -> Action:
        """Of equals the one that the luck of this line of play has it."""
        best = found[0]
        best_score = -math.inf
        lot = -1
        for one in found:
            score = one.score + self.change_of(one.action) if self.moods else one.score
            if score > best_score:
                best, best_score, lot = one, score, -1
            elif score == best_score:
                if lot < 0:
                    lot = mixed(luck, best.action.key())
                own = mixed(luck, one.action.key())
                if own > lot:
                    best, lot = one, own
        return best.action

    def change_of(self, action: Action) -> float:
        """What the moods add to the score of an answer."""
        key = action.key()
        found = self.known.get(key)
        if found is None:
            found = sum([mood.liking(key) for mood in self.moods])
            self.known[key] = found
        return found


def mixed(seed: int, key: tuple[int, ...]) -> int:
    """32 bits for an answer, the same on every machine."""
    x: i64 = stirred(seed & 0xFFFFFFFF)
    for number in key:
        part: i64 = number & 0xFFFFFFFF
        x = stirred((x * 31 + part) & BITS)
    return x


def liking(mood: int, key: tuple[int, ...]) -> float:
    """How a mood changes the score of an answer: soft maxima come of such numbers (Gumbel)."""
    return -math.log(-math.log((mixed(mood, key) + 0.5) / WHOLE))
