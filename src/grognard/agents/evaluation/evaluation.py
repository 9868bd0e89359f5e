"""The chance to win of a seat, game by game.

Where trained weights are shipped and fit a state, they are used; otherwise the strength of both
sides is.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.game import Game
from grognard.kernel.state import State

from .features import Features, features_of
from .net import Net, logistic, shipped_net

STEEPNESS: Final = 6.0  # how much weight an advantage in strength has


class Evaluation:
    """The chance in 0..1 that a seat wins, a draw counted as half."""

    def __init__(self, game: Game, features: Features | None, net: Net | None) -> None:
        self.game: Final = game
        self.features: Final = features
        self.net: Final = net

    def win(self, s: State, seat: int) -> float:
        """From a state that the seat could be in; a finished game has a known result."""
        known = self.result(s, seat)
        if known >= 0.0:
            return known
        first = self.first(s)
        return first if seat == 0 else 1.0 - first

    def result(self, s: State, seat: int) -> float:
        """How a finished game ended for a seat; -1 while it is in progress."""
        if s.finished or not s.stack:
            verdict = self.game.verdict(s)
            if verdict is not None:
                return 0.5 if verdict.winner is None else float(verdict.winner == seat)
        return -1.0

    def numbers(self, s: State) -> list[float]:
        """The numbers that the net reads from a state; nothing where it does not apply."""
        features = self.features
        if features is None or self.net is None or not features.covers(s):
            return []
        return features.of(s)

    def of_numbers(self, numbers: list[float], seat: int) -> float:
        """The chance of a seat by these numbers."""
        net = self.net
        assert net is not None
        first = net.chance(numbers)
        return first if seat == 0 else 1.0 - first

    def first(self, s: State) -> float:
        """The chance of the first seat while the game is in progress."""
        features, net = self.features, self.net
        if features is not None and net is not None and features.covers(s):
            return net.chance(features.of(s))
        ours = float(self.game.strength(s, 0))
        theirs = float(self.game.strength(s, 1))
        whole = ours + theirs
        return logistic(STEEPNESS * (ours - theirs) / whole) if whole > 0.0 else 0.5


_known: dict[str, Evaluation] = {}


def evaluation_of(game: Game) -> Evaluation:
    """The evaluation shipped for a game; by strength alone where there are no arrays that fit."""
    key = game.info.key
    found = _known.get(key)
    if found is None or found.game is not game:
        features, net = features_of(key), shipped_net(key)
        fits = features is not None and net is not None and features.names() == net.names
        found = Evaluation(game, features if fits else None, net if fits else None)
        _known[key] = found
    return found
