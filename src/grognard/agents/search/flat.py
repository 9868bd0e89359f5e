"""Flat rollouts: every answer of the staff is played out, the more often the better it does.

A yardstick for the search: no plan is compared with another, and no answer but the first is chosen.
"""

from __future__ import annotations

import math
from typing import Final

from ..thought import Budget, Thought
from .plans import Plan
from .search import Search, Tried, is_named

CURIOUS: Final = 0.2  # how much an answer gains that was tried less often


class Flat(Search):
    """The answer with the best mean, by upper confidence bounds."""

    def think(self, budget: Budget) -> Thought:
        if len(self.found) < 2 or not is_named(budget):
            return Thought(self.found, None, None, 0)
        self.go_on(budget)
        for place in range(len(self.keys)):
            self.tried.append(Tried(Plan(0, 0.0, self.keys[place]), place))
        for one in self.tried:
            if not self.lines.sims or not self.is_over():
                self.extend(one)
        while not self.is_over():
            self.extend(self.most_promising())
        return self.thought(max([one for one in self.tried if one.chances], key=mean_of))

    def most_promising(self) -> Tried:
        found, best = self.tried[0], -math.inf
        known = math.log(self.lines.sims + 1)
        for one in self.tried:
            bound = one.mean() + CURIOUS * math.sqrt(known / len(one.chances))
            if bound > best:
                found, best = one, bound
        return found


def mean_of(one: Tried) -> float:
    return one.mean()
