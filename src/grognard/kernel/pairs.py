"""A match of two games: after the first the players change seats, and both count together.

A win counts two points, a draw one for each. Where the points are equal, a measure of the game's
own decides (`Game.tie_break`): the player with more of it over both games. Halves and standings use
the seats of one game, the one that is looked at; the other is turned round.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .game import Game, Verdict
from .state import State

SEATS: Final = 2
WIN: Final = 2
DRAW: Final = 1

POINTS: Final = "points"
MEASURE: Final = "measure"
LEVEL: Final = "level"


class Half:
    """One of the two games:

    who won it, None while it is in progress or drawn, and each seat's measure.
    """

    def __init__(self, over: bool, winner: int | None, measure: Sequence[int]) -> None:
        self.over: Final = over
        self.winner: Final = winner
        self.measure: Final = list(measure)

    def turned(self) -> Half:
        """The same by the seats of the other game."""
        winner = None if self.winner is None else 1 - self.winner
        return Half(self.over, winner, self.measure[::-1])

    def points(self) -> list[int]:
        if not self.over:
            return [0] * SEATS
        return [
            DRAW if self.winner is None else WIN * (seat == self.winner) for seat in range(SEATS)
        ]


class Standing:
    """How two games stand together: who leads, None for nobody, and by what."""

    def __init__(self, halves: Sequence[Half]) -> None:
        self.points: Final = [sum(half.points()[seat] for half in halves) for seat in range(SEATS)]
        self.measure: Final = [sum(half.measure[seat] for half in halves) for seat in range(SEATS)]
        self.over: Final = len(halves) == 2 and all(half.over for half in halves)
        self.leader: Final = greater(self.points, self.measure)
        self.by: Final = decided_by(self.points, self.measure)


def greater(points: list[int], measure: list[int]) -> int | None:
    for values in (points, measure):
        if values[0] != values[1]:
            return values.index(max(values))
    return None


def decided_by(points: list[int], measure: list[int]) -> str:
    if points[0] != points[1]:
        return POINTS
    return MEASURE if measure[0] != measure[1] else LEVEL


def half_of(game: Game, s: State, verdict: Verdict | None) -> Half:
    """A game as it stands, by its own seats."""
    measure = [game.tie_break(s, seat) for seat in range(SEATS)]
    return Half(verdict is not None, None if verdict is None else verdict.winner, measure)
