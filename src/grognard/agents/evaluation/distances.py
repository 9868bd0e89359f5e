"""How near armies are to each other and to their objectives, for the miniatures games."""

from __future__ import annotations

import math
from typing import Final

NAMES: Final = ("standoff", "close", "near", "to-goals", "at-goals")
FAR: Final = 4.0  # multiple of what counts as close: beyond that all distances count the same


class Standing:
    """A unit on the table: where it is, and its worth."""

    def __init__(self, x: float, y: float, worth: float) -> None:
        self.x: Final = x
        self.y: Final = y
        self.worth: Final = worth


def away(a: Standing, x: float, y: float) -> float:
    return math.sqrt((a.x - x) ** 2 + (a.y - y) ** 2)


def nearest(one: Standing, others: list[Standing], close: float) -> float:
    found = FAR
    for other in others:
        found = min(found, away(one, other.x, other.y) / close)
    return found


def distances(
    own: list[Standing], foes: list[Standing], goals: list[Standing], close: float
) -> list[float]:
    """A number for each of NAMES: shares of the worth of a side, and means weighed by worth."""
    whole, total, at_hand, near, at_goals = 1e-9, 0.0, 0.0, 0.0, 0.0
    for one in own:
        gap = nearest(one, foes, close)
        whole += one.worth
        total += one.worth * gap
        if gap <= 1.0:
            at_hand += one.worth
        if gap <= 2.0:
            near += one.worth
        if goals and nearest(one, goals, close) <= 1.0:
            at_goals += one.worth
    to_goals = 0.0
    for goal in goals:
        to_goals += nearest(goal, own, close) / len(goals)
    return [total / whole, at_hand / whole, near / whole, to_goals, at_goals / whole]
