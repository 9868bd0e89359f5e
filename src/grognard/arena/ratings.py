"""Ratings by Bradley and Terry: strengths that explain the points of all meetings best.

Elo's scale, 0 in the middle of the agents. Draws count as halves. In each meeting one drawn pair is
added, so that an agent that never lost is not infinitely good. Intervals come from a bootstrap over
pairs, meeting by meeting: games of a pair share their deal and are not independent.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Mapping
from typing import Final

from .scores import Interval, Unit, between, points_of, redrawn, rounds_for

Meetings = Mapping[tuple[int, int], Counter[Unit]]

ADDED: Final = 2.0  # games, half of their points to each
STEPS: Final = 10_000
CLOSE: Final = 1e-9
ELO: Final = 400 / math.log(10)


def ratings(agents: int, meetings: Meetings) -> list[Interval]:
    rng = random.Random(1)
    best = fitted(agents, meetings)
    total = sum(sum(count.values()) for count in meetings.values())
    found = []
    for _ in range(rounds_for(total)):
        drawn = {who: redrawn(count, rng) for who, count in meetings.items()}
        found.append(fitted(agents, drawn))
    return [between([one[k] for one in found], best[k]) for k in range(agents)]


def fitted(agents: int, meetings: Meetings) -> list[float]:
    """The strengths of greatest likelihood, found by Hunter's minorisation."""
    won = [0.0] * agents
    met: dict[tuple[int, int], float] = {}
    for (first, second), count in meetings.items():
        points, games = points_of(count)
        won[first] += points + ADDED / 2
        won[second] += games - points + ADDED / 2
        met[(first, second)] = games + ADDED
    strength = [1.0] * agents
    for _ in range(STEPS):
        better = centred(step(strength, won, met))
        moved = max(abs(math.log(a / b)) for a, b in zip(better, strength, strict=True))
        strength = better
        if moved < CLOSE:
            break
    return [ELO * math.log(one) for one in strength]


def step(
    strength: list[float], won: list[float], met: Mapping[tuple[int, int], float]
) -> list[float]:
    weight = [0.0] * len(strength)
    for (first, second), games in met.items():
        share = games / (strength[first] + strength[second])
        weight[first] += share
        weight[second] += share
    return [points / share if share else 1.0 for points, share in zip(won, weight, strict=True)]


def centred(strength: list[float]) -> list[float]:
    middle = math.exp(sum(map(math.log, strength)) / len(strength))
    return [one / middle for one in strength]


def expected(elo: float) -> float:
    """The share of points that a rating so much higher wins."""
    return 1 / (1 + 10 ** (-elo / 400))
