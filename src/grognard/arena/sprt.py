"""Is it better? Wald's sequential test on pairs, as chess engines are tested.

Two claims about the first agent, a low and a high Elo, are weighed by the likelihood of the five
results that a pair may have (pentanomial). The test stops when one claim is so much likelier that a
wrong verdict comes in at most one run of twenty, either way.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from .ratings import expected

WRONG: Final = 0.05
BOUND: Final = math.log((1 - WRONG) / WRONG)
POINTS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)  # of a pair, as a share
UNSEEN: Final = 1e-3  # pairs, for results that never came up
HALVINGS: Final = 60


@dataclass(frozen=True)
class Claims:
    """No better than `low`, or at least `high`, in Elo."""

    low: float
    high: float


@dataclass(frozen=True)
class Trial:
    """How far a test has come:

    the logarithm of the likelihood ratio, and the verdict if there is one.
    """

    pairs: int
    ratio: float
    better: bool | None


def likelihood_ratio(pairs: Sequence[float], claims: Claims) -> float:
    """How much likelier the high claim is than the low one, as a logarithm."""
    counts = [max(float(count), UNSEEN) for count in pairs]
    total = sum(counts)
    shares = [count / total for count in counts]
    low, high = (tilted(shares, expected(elo)) for elo in (claims.low, claims.high))
    logs = [math.log(b / a) for a, b in zip(low, high, strict=True)]
    return sum(count * log for count, log in zip(counts, logs, strict=True))


def tilted(shares: Sequence[float], mean: float) -> list[float]:
    """The likeliest chances of the five results, of all those with this mean."""
    gaps = [points - mean for points in POINTS]
    low, high = -1 / gaps[-1], -1 / gaps[0]  # where a chance would turn negative
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        slope = sum(s * gap / (1 + middle * gap) for s, gap in zip(shares, gaps, strict=True))
        low, high = (middle, high) if slope > 0 else (low, middle)
    return [s / (1 + low * gap) for s, gap in zip(shares, gaps, strict=True)]


class Sequential:
    """A test that takes pairs one after the other, and none after its verdict."""

    def __init__(self, claims: Claims) -> None:
        self.claims: Final = claims
        self.counts: Final = [0] * 5
        self.path: Final[list[float]] = []
        self.better: bool | None = None

    def add(self, halves: int) -> bool:
        """The points of the first agent in one pair, in halves; whether there is a verdict."""
        if self.better is None:
            self.counts[halves] += 1
            self.path.append(likelihood_ratio(self.counts, self.claims))
            if abs(self.path[-1]) >= BOUND:
                self.better = self.path[-1] > 0
        return self.better is not None

    def trial(self) -> Trial:
        return Trial(len(self.path), self.path[-1] if self.path else 0.0, self.better)


def sequential(claims: Claims, pairs: Iterable[int]) -> Sequential:
    """The test after these pairs."""
    found = Sequential(claims)
    for halves in pairs:
        if found.add(halves):
            break
    return found
