"""Shares of games won, how sure they are, and the pairs that they are counted by."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from .playing import Played

SURE: Final = 1.959964  # standard errors either side: 95 %
LOW: Final = 0.025
HIGH: Final = 0.975
ROUNDS: Final = 1000
FEWEST_ROUNDS: Final = 200
MOST_DRAWS: Final = 2_000_000  # from the mean, over all rounds of a bootstrap


@dataclass(frozen=True)
class Interval:
    """An estimate, and the 95 % interval around it."""

    value: float
    low: float
    high: float

    def holds(self, value: float) -> bool:
        return self.low <= value <= self.high


@dataclass
class Score:
    """Games of one side, as that side sees them."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    def add(self, winner: int | None, seat: int) -> None:
        self.won += winner == seat
        self.drawn += winner is None
        self.lost += winner not in (seat, None)

    @property
    def games(self) -> int:
        return self.won + self.drawn + self.lost

    def share(self) -> Interval:
        """Of all games, draws as halves, by Wilson's interval: draws make it a little too wide."""
        return wilson((self.won + self.drawn / 2), self.games)


def wilson(points: float, games: int) -> Interval:
    """The interval of a share of so many games; the whole range where there are none."""
    if not games:
        return Interval(0.5, 0.0, 1.0)
    share, z = points / games, SURE * SURE / games
    middle = (share + z / 2) / (1 + z)
    reach = math.sqrt(share * (1 - share) * z + z * z / 4) / (1 + z)
    return Interval(share, max(0.0, middle - reach), min(1.0, middle + reach))


# Pairs


@dataclass(frozen=True)
class Unit:
    """A pair of games, or one that has no partner: the points of the first agent, in halves."""

    halves: int
    games: int


def units(games: Iterable[Played]) -> dict[tuple[int, int], Counter[Unit]]:
    """How often each result of a pair came up, meeting by meeting."""
    pairs: dict[tuple[int, int, int, int], list[int]] = {}
    for one in games:
        pairs.setdefault(one.bout.pair, []).append(halves_of(one))
    found: dict[tuple[int, int], Counter[Unit]] = {}
    for (_, first, second, _), halves in pairs.items():
        count = found.setdefault((first, second), Counter())
        count[Unit(sum(halves), len(halves))] += 1
    return found


def halves_of(one: Played) -> int:
    """The points of the first agent in a game, in halves."""
    if one.winner is None:
        return 1
    return 2 * (one.winner == int(one.bout.swapped))


def points_of(count: Mapping[Unit, int]) -> tuple[float, int]:
    """The points of the first agent, and of how many games."""
    points = sum(unit.halves * often for unit, often in count.items()) / 2
    return points, sum(unit.games * often for unit, often in count.items())


def pentanomial(count: Mapping[Unit, int]) -> list[int]:
    """Whole pairs by the points of the first agent: 0, a half, 1, one and a half, 2."""
    found = [0] * 5
    for unit, often in count.items():
        if unit.games == 2:
            found[unit.halves] += often
    return found


# The bootstrap


def redrawn(count: Mapping[Unit, int], rng: random.Random) -> Counter[Unit]:
    """As many pairs, drawn with replacement."""
    return Counter(rng.choices(list(count), list(count.values()), k=sum(count.values())))


def rounds_for(total: int) -> int:
    return max(FEWEST_ROUNDS, min(ROUNDS, MOST_DRAWS // max(1, total)))


def between(values: Sequence[float], value: float) -> Interval:
    """An estimate between the percentiles of the values found by a bootstrap."""
    order = sorted(values)
    last = len(order) - 1
    return Interval(value, order[round(LOW * last)], order[round(HIGH * last)])


def share_of_pairs(count: Mapping[Unit, int]) -> Interval:
    """The first agent's share of all points, by pairs."""
    rng = random.Random(1)
    points, games = points_of(count)
    found = []
    for _ in range(rounds_for(sum(count.values()))):
        some, many = points_of(redrawn(count, rng))
        found.append(some / many)
    return between(found, points / games)
