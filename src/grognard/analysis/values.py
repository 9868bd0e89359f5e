"""What a position is worth: the chance of the first seat to win, from every wait of a game.

After the end the true state is the right one to value: no decision depends on it any more, and luck
is what the dice did to the battle as it was, not to a guess of it.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from fractions import Fraction
from typing import Final, Protocol

from grognard.kernel.dice import Rng, Throw
from grognard.kernel.event import Event
from grognard.kernel.game import Game
from grognard.kernel.state import State
from grognard.odds.exact import sampled_throws, thrown_odds

EXACT: Final = 120  # a throw with more outcomes than that, up to the next question, is sampled
SAMPLES: Final = 48
EQUAL: Final = 0.5
FIRST: Final = 0


class Evaluates(Protocol):
    """The chance that a seat wins, from a state that it could be in."""

    def win(self, s: State, seat: int) -> float: ...


class Values:
    """The worth of states of one game; the same seed gives the same values."""

    def __init__(self, game: Game, evaluation: Evaluates, seed: int = 0) -> None:
        self.game: Final = game
        self.evaluation: Final = evaluation
        self.seed: Final = seed
        self.exact = True  # whether the last value of a throw was its exact mean

    def of(self, s: State, number: int = 0) -> float:
        """The chance of the first seat; for a throw the mean over its outcomes.

        `number` names the throw, so that samples of several are independent.
        """
        if not isinstance(s.pending, Throw):
            self.exact = True
            return self.settled(s)
        found = thrown_odds(s, self.leaf, EXACT)
        self.exact = found is not None
        if found is None:
            found = sampled_throws(s, self.leaf, Rng(self.seed + (number << 32)), SAMPLES)
        return mean_of(found)

    def leaf(self, s: State, _: list[Event]) -> Hashable:
        return self.settled(s)

    def settled(self, s: State) -> float:
        """For a state in which nothing is thrown: its result, or its estimated worth."""
        verdict = self.game.verdict(s)
        if verdict is not None:
            return result(verdict.winner)
        return self.evaluation.win(s, FIRST)


def mean_of(found: Mapping[Hashable, Fraction]) -> float:
    """The mean of values, each with its chance."""
    mean = 0.0
    for worth, chance in found.items():
        assert isinstance(worth, float)
        mean += float(chance) * worth
    return mean


def result(winner: int | None) -> float:
    """How a game ended for the first seat: won 1, lost 0, a draw half."""
    return EQUAL if winner is None else float(winner == FIRST)


def seen_by(seat: int, worth: float) -> float:
    """The chance of a seat, where the first has this one."""
    return worth if seat == FIRST else 1 - worth


def gain_of(seat: int, change: float) -> float:
    """A change of the first seat's chance, as a seat sees it."""
    return change if seat == FIRST else -change
