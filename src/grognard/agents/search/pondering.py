"""Pondering: in the time of others a player looks for moods in which its staff does well.

Nobody knows what the other will do, so no answer is prepared: whole plans are, to begin the next
search with. There they have to prove themselves again.
"""

from __future__ import annotations

import sys
import time
from typing import Final

from ..thought import Budget
from .lines import STAFF_AS_IT_IS, Lines
from .search import FIRST_LOOK, error_of, moody

MOST: Final = 8  # that are worth keeping


class Hunch:
    """A mood, and how much better the staff did in it than as it is."""

    def __init__(self, mood: int, gain: float) -> None:
        self.mood: Final = mood
        self.gain: Final = gain


def hunches(lines: Lines, grain: float, budget: Budget, first: int) -> list[Hunch]:
    """The best of moods from a first one on, as many as a budget allows; the best one first."""
    most = budget.sims or sys.maxsize
    until = time.perf_counter() + budget.seconds if not budget.sims else float("inf")
    usual: list[float] = []
    found: list[Hunch] = []
    mood = first
    while lines.sims + 2 * FIRST_LOOK <= most and time.perf_counter() < until:
        gains = gains_in(lines, mood, grain, usual)
        gain = sum(gains) / len(gains)
        if gain > error_of(gains):
            found.append(Hunch(mood, gain))
        mood += 1
    return best_of(found)


def gains_in(lines: Lines, mood: int, grain: float, usual: list[float]) -> list[float]:
    """How much better a mood does than the staff as it is, deal by deal."""
    plan, gains = moody(mood, grain), []
    for deal in range(FIRST_LOOK):
        if len(usual) <= deal:
            usual.append(lines.leaf(STAFF_AS_IT_IS, deal).win)
        gains.append(lines.leaf(plan, deal).win - usual[deal])
    return gains


def best_of(found: list[Hunch]) -> list[Hunch]:
    return sorted(found, key=gain_of, reverse=True)[:MOST]


def gain_of(one: Hunch) -> float:
    return one.gain
