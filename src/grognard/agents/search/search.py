"""The search: it climbs from what the staff would do to better plans, round by round.

In a round several plans, each a step away from the best so far, meet on the same deals; the worse
half drops out again and again, and the last one replaces the best only if it is better by more
than the error of the comparison.
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
from .plans import Mood, Plan

WIDTH: Final = 10  # plans of a round
NARROW: Final = 4  # where there is little time
LOOKS: Final = 32  # deals that the last of a round is tried on, where there is time
LEAST_LOOKS: Final = 6
SHARE: Final = 6  # one line of so many goes into these
FEWEST: Final = 4  # deals after which the worse half drops out
ROOMY: Final = 160  # lines in all, from which rounds are wide
SURE: Final = 1.0  # standard errors by which a plan has to be better
CLEAR: Final = 0.985  # a chance beyond which nothing more is looked for
QUIET: Final = 4  # rounds without anything better after which the choice is clear
MOODS: Final = [0.7, 0.5, 1.0]  # how far a step goes, in grains
TRIAL: Final = 4  # lines that tell how many there is time for
STRIDE: Final = 7919


def is_named(budget: Budget) -> bool:
    """Whether it says how long to think."""
    return budget.sims > 0 or budget.seconds > 0.0


class Tried:
    """A plan, the answer it gives now, and its chances deal by deal."""

    def __init__(self, plan: Plan, answer: int) -> None:
        self.plan: Final = plan
        self.answer: Final = answer  # its place among the staff's proposals
        self.chances: Final[list[float]] = []
        self.leaves: Final[list[Leaf]] = []

    def mean(self) -> float:
        return sum(self.chances) / len(self.chances) if self.chances else 0.0

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


def mean_of(one: Tried) -> float:
    return one.mean()


class Search:
    """One search for the answer to one question.

    `begun` is the plan that the turn was begun with, if there is one: it is tried first. `aides`
    play its lines and `others` those of the enemy; where nobody is named the same player does.
    """

    def __init__(
        self,
        seen: Seen,
        staff_of: Callable[[int], Staff],
        evaluation: Evaluation,
        grain: float,
        turns: int,
        seed: int,
        others: Callable[[int], Staff] | None = None,
        begun: Plan | None = None,
        aides: Callable[[int], Staff] | None = None,
    ) -> None:
        self.seen: Final = seen
        self.grain: Final = grain
        self.begun: Final = begun
        self.lines: Final = Lines(
            seen, aides or staff_of, evaluation, turns, seed, others or aides or staff_of
        )
        self.found: Final = staff_of(seed).think(seen, AT_ONCE).options
        self.keys: Final = [seen.key(seen.guess, one.action) for one in self.found]
        self.tried: Final[list[Tried]] = []
        self.mood = seed * STRIDE
        self.single = 1  # the next of the staff's proposals to be tried as a first answer
        self.until = math.inf
        self.most = 0
        self.looks = LEAST_LOOKS
        self.best = Tried(Plan([]), 0)

    def think(self, budget: Budget) -> Thought:
        if len(self.found) < 2 or not is_named(budget):
            return Thought(self.found, None, None, 0)
        self.begin(budget)
        quiet = 0
        while not self.is_over() and quiet < QUIET:
            quiet = 0 if self.finds_better() else quiet + 1
            if abs(self.best.mean() - 0.5) > CLEAR - 0.5 and self.single >= len(self.found):
                break
        return self.thought()

    def begin(self, budget: Budget) -> None:
        """What the staff would do; and how many lines there will be."""
        best = self.best
        self.tried.append(best)
        started = time.perf_counter()
        if budget.sims:
            self.most = budget.sims
        else:
            self.until = started + budget.seconds
            while len(best.chances) < TRIAL and not self.is_late():
                self.extend(best)
            taken = (time.perf_counter() - started) / max(1, len(best.chances))
            self.most = max(TRIAL, int(budget.seconds / max(taken, 1e-6)))
        self.looks = max(LEAST_LOOKS, min(LOOKS, self.most // SHARE))
        if not best.chances:
            self.extend(best)

    def is_over(self) -> bool:
        return self.lines.sims >= self.most or self.is_late()

    def is_late(self) -> bool:
        return self.until < math.inf and time.perf_counter() >= self.until

    def extend(self, one: Tried) -> None:
        leaf = self.lines.leaf(one.plan, len(one.leaves))
        one.chances.append(leaf.win)
        one.leaves.append(leaf)

    def go_on(self, budget: Budget) -> None:
        """Another end for lines that are played on: so many in all, or so many seconds from now."""
        self.most = budget.sims if budget.sims else sys.maxsize
        self.until = math.inf if budget.sims else time.perf_counter() + budget.seconds

    # A round

    def finds_better(self) -> bool:
        """Whether a round has found a better plan, which is then the best."""
        last = self.last_of(self.rivals())
        if last is None or not self.beats_best(last):
            return False
        self.best = last
        return True

    def rivals(self) -> list[Tried]:
        """The plan of this turn, other first answers, and steps from the best plan."""
        width = WIDTH if self.most >= ROOMY else NARROW
        found: list[Tried] = []
        if self.begun is not None and len(self.tried) == 1:
            found.append(self.tried_by(self.begun))
        while len(found) < width // 2 and self.single < len(self.found):
            first = self.best.plan.answering(self.keys[self.single])
            found.append(Tried(first, self.single))
            self.single += 1
        while len(found) < width:
            self.mood += 1
            much = self.grain * MOODS[self.mood % len(MOODS)]
            found.append(self.tried_by(self.best.plan.with_mood(Mood(self.mood, much))))
        self.tried.extend(found)
        return found

    def tried_by(self, plan: Plan) -> Tried:
        """A plan with the answer that it gives to what is asked now."""
        key = plan.choose(self.found, 0).key()
        for place in range(len(self.found)):
            if self.found[place].action.key() == key:
                return Tried(plan, place)
        return Tried(plan, 0)

    def last_of(self, rivals: list[Tried]) -> Tried | None:
        """The one that is left when the worse half has dropped out again and again."""
        deals = FEWEST
        while True:
            for one in rivals:
                while len(one.chances) < deals:
                    if self.is_over():
                        return None
                    self.extend(one)
            if deals >= self.looks:
                return rivals[0]
            rivals.sort(key=mean_of, reverse=True)
            rivals = rivals[: max(1, len(rivals) // 2)]
            deals = min(self.looks, 2 * deals)

    def beats_best(self, one: Tried) -> bool:
        """Deal by deal, by more than the error."""
        best = self.best
        while len(best.chances) < len(one.chances):
            if self.is_over():
                break
            self.extend(best)
        count = min(len(best.chances), len(one.chances))
        gains = [one.chances[n] - best.chances[n] for n in range(count)]
        return sum(gains) / count > SURE * error_of(gains)

    # What it comes to

    def plan(self) -> Plan | None:
        """The best plan for the questions that come in this turn; None where it is the staff's."""
        moods = self.best.plan.moods
        return Plan(moods) if moods else None

    def thought(self) -> Thought:
        """The answer of the best plan; the others by the best that was found for each."""
        best = self.best
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
