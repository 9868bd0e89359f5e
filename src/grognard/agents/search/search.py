"""The search: plan after plan against the best so far, on the same deals.

It begins with what the staff would do and gives that up only for what is better by more than the
error of the comparison.
"""

from __future__ import annotations

import math
import sys
import time
from collections.abc import Callable
from typing import Final

from grognard.kernel.seen import Seen

from ..agent import Staff
from ..evaluation import Evaluation
from ..thought import AT_ONCE, Budget, Proposal, Thought
from .lines import Leaf, Lines
from .plans import Plan

LOOKS: Final = 2.0  # deals of a whole comparison, times the root of the number of lines
FEWEST: Final = 3
FIRST_LOOK: Final = 6  # deals after which a plan that does no better is dropped
SURE: Final = 1.5  # standard errors by which a plan has to be better
CLEAR: Final = 0.985  # beyond this chance the search stops
CLEARLY: Final = 3.0  # standard errors by which an answer leads that needs no more proof
MOODS: Final = [1.0, 0.5, 2.0]  # how much plans differ from the staff, in grains
TRIAL: Final = 4  # lines that show how many there is time for
STRIDE: Final = 7919


def moody(mood: int, grain: float) -> Plan:
    """The staff in a mood, which says how much it differs as well."""
    return Plan(mood, grain * MOODS[mood % len(MOODS)], "")


def is_named(budget: Budget) -> bool:
    """Whether it sets a limit."""
    return budget.sims > 0 or budget.seconds > 0.0


class Tried:
    """A plan, the answer it gives now, and its chances deal by deal."""

    def __init__(self, plan: Plan, answer: int) -> None:
        self.plan: Final = plan
        self.answer: Final = answer  # its place among the staff's proposals
        self.chances: Final[list[float]] = []
        self.leaves: Final[list[Leaf]] = []

    def mean(self) -> float:
        return sum(self.chances) / len(self.chances)

    def error(self) -> float:
        """The standard error of the mean."""
        return error_of(self.chances)


def error_of(values: list[float]) -> float:
    count = len(values)
    if count < 2:
        return 0.5
    mean = sum(values) / count
    spread = sum([(value - mean) ** 2 for value in values])
    return math.sqrt(spread / (count - 1) / count)


def exceeds(best: Tried, other: Tried) -> bool:
    """Whether a plan leads another clearly, deal by deal."""
    count = min(len(best.chances), len(other.chances))
    gains = [best.chances[n] - other.chances[n] for n in range(count)]
    return count >= FIRST_LOOK and sum(gains) / count > CLEARLY * error_of(gains)


class Search:
    """One search for the answer to one question."""

    def __init__(
        self,
        seen: Seen,
        staff_of: Callable[[int], Staff],
        evaluation: Evaluation,
        grain: float,
        turns: int,
        seed: int,
        others: Callable[[int], Staff] | None = None,
        aides: Callable[[int], Staff] | None = None,
    ) -> None:
        """`aides` play its lines, `others` the enemy's; where none is named the same staff does."""
        self.seen: Final = seen
        self.grain: Final = grain
        self.lines: Final = Lines(
            seen, aides or staff_of, evaluation, turns, seed, others or aides or staff_of
        )
        self.found: Final = staff_of(seed).think(seen, AT_ONCE).options
        self.keys: Final = [seen.key(seen.guess, one.action) for one in self.found]
        self.mood: Final = STRIDE * seen.turn_key(seen.guess)
        self.tried: Final[list[Tried]] = []
        self.until = math.inf
        self.most = 0
        self.looks = FEWEST
        self.hunches: list[int] = []  # moods to begin with, found while others were thinking
        self.doubted_at = 0  # the number of the last plan for another answer that looked better

    def think(self, budget: Budget) -> Thought:
        if len(self.found) < 2 or not is_named(budget):
            return Thought(self.found, None, None, 0)
        best = self.begin(budget)
        number = 0
        while not self.is_over() and number < self.most_plans():
            number += 1
            other = self.challenger(number)
            won = self.beats(other, best)
            if other.answer != best.answer and (won or len(other.chances) > FIRST_LOOK):
                self.doubted_at = number
            if won:
                best = other
            elif self.is_clear(best, number):
                break
        return self.thought(best)

    def is_clear(self, best: Tried, number: int) -> bool:
        """Whether it is known what to answer, whatever else there might be to find.

        The battle is decided; or every answer was tried, and the best leads clearly or no other
        has looked better for long.
        """
        if number <= len(self.found):
            return False
        if abs(best.mean() - 0.5) > CLEAR - 0.5:
            return True
        if number < 2 * len(self.found):
            return False
        return number - self.doubted_at > self.looks // 2 or self.leads(best)

    def leads(self, best: Tried) -> bool:
        """Whether every other answer does worse by so much, on the same deals, at its best."""
        rivals: dict[int, Tried] = {}
        for one in self.tried:
            before = rivals.get(one.answer)
            if one.chances and (before is None or one.mean() > before.mean()):
                rivals[one.answer] = one
        for one in rivals.values():
            if one.answer != best.answer and not exceeds(best, one):
                return False
        return len(rivals) == len(self.found)

    def begin(self, budget: Budget) -> Tried:
        """What the staff would do; and how many lines there will be."""
        best = Tried(Plan(0, 0.0, self.keys[0]), 0)
        self.tried.append(best)
        begun = time.perf_counter()
        if budget.sims:
            self.most = budget.sims
        else:
            self.until = begun + budget.seconds
            while len(best.chances) < TRIAL and not self.is_late():
                self.extend(best)
            taken = (time.perf_counter() - begun) / max(1, len(best.chances))
            self.most = max(TRIAL, int(budget.seconds / max(taken, 1e-6)))
        self.looks = max(FEWEST, int(LOOKS * math.sqrt(self.most)))
        if not best.chances:
            self.extend(best)
        return best

    def most_plans(self) -> int:
        return len(self.found) + self.looks

    def is_over(self) -> bool:
        return self.lines.sims >= self.most or self.is_late()

    def is_late(self) -> bool:
        return self.until < math.inf and time.perf_counter() >= self.until

    def extend(self, one: Tried) -> None:
        leaf = self.lines.leaf(one.plan, len(one.leaves))
        one.chances.append(leaf.win)
        one.leaves.append(leaf)

    def go_on(self, budget: Budget) -> None:
        """Another limit for lines that are played on: a total number, or seconds from now."""
        self.most = budget.sims if budget.sims else sys.maxsize
        self.until = math.inf if budget.sims else time.perf_counter() + budget.seconds

    def challenger(self, number: int) -> Tried:
        """Alternately another first answer, then the staff, and the staff in another mood."""
        single = (number + 1) // 2
        if number % 2 and single < len(self.found):
            return Tried(Plan(0, 0.0, self.keys[single]), single)
        mood = self.mood + number
        if number % 2 == 0 and number // 2 <= len(self.hunches):
            mood = self.hunches[number // 2 - 1]
        plan = moody(mood, self.grain)
        answer = self.place_of(plan)
        return Tried(Plan(mood, plan.much, self.keys[answer]), answer)

    def place_of(self, plan: Plan) -> int:
        """Which of the staff's proposals a plan would choose now."""
        key = plan.choose(self.found, 0).key()
        for place in range(len(self.found)):
            if self.found[place].action.key() == key:
                return place
        return 0

    def beats(self, one: Tried, best: Tried) -> bool:
        """Deal by deal; a plan that is no better at a first look is dropped."""
        self.tried.append(one)
        gains: list[float] = []
        while len(gains) < self.looks and not self.is_over():
            if len(best.chances) <= len(gains):
                self.extend(best)
            self.extend(one)
            gains.append(one.chances[len(gains)] - best.chances[len(gains)])
            if len(gains) >= FIRST_LOOK and sum(gains) <= 0.0:
                return False
        if len(gains) < min(self.looks, FIRST_LOOK):
            return False
        return sum(gains) / len(gains) > SURE * error_of(gains)

    def thought(self, best: Tried) -> Thought:
        """The answer of the best plan; the others by the best that was found for each."""
        chances: dict[int, float] = {}
        for one in self.tried:
            if one.chances:
                chances[one.answer] = max(chances.get(one.answer, 0.0), one.mean())
        win = best.mean()
        options = [Proposal(self.found[best.answer].action, win)]
        others = [place for place in chances if place != best.answer]
        others.sort(key=chances.__getitem__, reverse=True)
        for place in others:
            options.append(Proposal(self.found[place].action, min(win, chances[place])))
        for place in range(len(self.found)):
            if len(options) < 2 and place not in chances:
                options.append(Proposal(self.found[place].action, 0.0))
        return Thought(options, win, best.error(), self.lines.sims)
