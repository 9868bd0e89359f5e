"""Playing on from a position with the game's own player: what an answer is worth, with common dice.

Lines that are compared begin in the same states that the seat could be in, and have the same luck
wherever they do the same.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from typing import Final

from grognard.agents import Staff
from grognard.kernel.decision import Decision
from grognard.kernel.dice import KeyedDice, Rng, Throw
from grognard.kernel.game import Game
from grognard.kernel.sealed import facing
from grognard.kernel.seen import Seen
from grognard.kernel.state import State
from grognard.kernel.umpire import answer, settle

from .values import Values, seen_by

AHEAD: Final = 2  # turns begin before a line of play is valued
MakeStaff = Callable[[int], Staff]


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and its standard error."""

    mean: float
    error: float

    def exceeds(self, least: float, errors: float) -> bool:
        return self.mean > least and self.mean > errors * self.error


def estimate(found: list[float]) -> Estimate:
    n = len(found)
    mean = sum(found) / n
    square = sum((value - mean) ** 2 for value in found)
    return Estimate(mean, sqrt(square / (n - 1) / n) if n > 1 else 1.0)


class Trials:
    """Lines of play of one game; the same seed gives the same lines."""

    def __init__(self, values: Values, make_staff: MakeStaff, seed: int = 0) -> None:
        self.values: Final = values
        self.game: Final[Game] = values.game
        self.make_staff: Final = make_staff
        self.seed: Final = seed

    def worth(self, seen: Seen, texts: list[str], numbers: range) -> list[list[float]]:
        """What each answer is worth to the seat that is asked, trial by trial."""
        found: list[list[float]] = [[] for _ in texts]
        for number in numbers:
            sample = facing(seen.sample(Rng(self.seed + number)), seen.seat)
            for each, text in zip(found, texts, strict=True):
                each.append(self.line_of_play(sample, text, seen.seat, self.seed + number))
        return found

    def line_of_play(self, sample: State, text: str, seat: int, seed: int) -> float:
        s = sample.clone()
        key = self.game.turn_key(s)
        answer(s, self.game.parse(s, text))
        self.play_on(s, key, seed)
        return seen_by(seat, self.values.of(s))

    def play_on(self, s: State, key: int, seed: int) -> None:
        """Play until so many turns have begun after the one of this key, or to the end."""
        staff, dice, begun = self.make_staff(seed), KeyedDice(seed), 0
        while isinstance(s.pending, Decision | Throw):
            now = self.game.turn_key(s)
            begun, key = begun + (now != key), now
            if isinstance(s.pending, Throw):
                settle(s, dice.toss(s.pending, now))
            elif begun >= AHEAD:
                return
            else:
                answer(s, staff.proposals(s, s.pending)[0].action)
