"""Answers weighed against each other: what a hint is made of, and why one is better.

A search finds a good plan for each answer. Then the best few are played on the same deals, each
equally often, so that the difference shown is not luck. Why one is better is found by removal:
where its lines end, what they reached in one respect is replaced by what the other reached, and the
chance falls by what that was worth.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.decision import Action

from ..evaluation import Evaluation
from ..evaluation.topics import Topic
from ..thought import Budget
from .lines import Leaf
from .plans import Plan
from .search import FEWEST, Search, Tried, error_of

MOST: Final = 3
CERTAIN: Final = 2.0  # standard errors
SLIGHT: Final = 0.01  # a smaller difference means nothing to a player
END: Final = "end"  # the topic of battles that are over


class Weighed:
    """An answer and the ends of its lines, deal by deal."""

    def __init__(self, action: Action, key: str, leaves: list[Leaf]) -> None:
        self.action: Final = action
        self.key: Final = key
        self.leaves: Final = leaves

    def win(self) -> float:
        return sum([leaf.win for leaf in self.leaves]) / len(self.leaves)

    def error(self) -> float:
        return error_of([leaf.win for leaf in self.leaves])

    def gains(self, other: Weighed) -> list[float]:
        """How much better it did than another, deal by deal."""
        count = min(len(self.leaves), len(other.leaves))
        return [self.leaves[n].win - other.leaves[n].win for n in range(count)]

    def is_better(self, other: Weighed) -> bool:
        """Whether that is more than chance and large enough to matter."""
        gains = self.gains(other)
        return is_real(gains)


class Reason:
    """What one answer reaches that another does not, and what that is worth of its chance."""

    def __init__(self, topic: str, side: int, worth: float) -> None:
        self.topic: Final = topic
        self.side: Final = side
        self.worth: Final = worth


def is_real(gains: list[float]) -> bool:
    mean = sum(gains) / len(gains) if gains else 0.0
    return mean > SLIGHT and mean > CERTAIN * error_of(gains)


def weigh(search: Search, budget: Budget) -> list[Weighed]:
    """The best few answers to the question of a search, the best first; at least one."""
    lines = search.lines
    lines.keeps = True
    search.think(Budget(budget.sims // 2, budget.seconds / 2))
    chosen = best_of_each(search)[:MOST]
    known = [one.answer for one in chosen]
    for place in range(len(search.found)):
        if len(chosen) < MOST and place not in known:
            chosen.append(Tried(Plan(0, 0.0, search.keys[place]), place))
    search.go_on(Budget(budget.sims, budget.seconds / 2))
    while not search.is_over() or min([len(one.leaves) for one in chosen]) < FEWEST:
        search.extend(fewest(chosen))
    count = min([len(one.leaves) for one in chosen])
    found = [
        Weighed(search.found[one.answer].action, search.keys[one.answer], one.leaves[:count])
        for one in chosen
    ]
    found.sort(key=win_of, reverse=True)
    return found


def best_of_each(search: Search) -> list[Tried]:
    """For each answer that was tried the plan that did best, the best first."""
    found: dict[int, Tried] = {}
    for one in search.tried:
        before = found.get(one.answer)
        if one.chances and (before is None or one.mean() > before.mean()):
            found[one.answer] = one
    return sorted(found.values(), key=mean_of, reverse=True)


def mean_of(one: Tried) -> float:
    return one.mean()


def win_of(one: Weighed) -> float:
    return one.win()


def fewest(tried: list[Tried]) -> Tried:
    found = tried[0]
    for one in tried:
        if len(one.leaves) < len(found.leaves):
            found = one
    return found


# Why


def reason_of(
    evaluation: Evaluation, topics: list[Topic], seat: int, one: Weighed, other: Weighed
) -> Reason | None:
    """The topic in which an answer reaches most that another does not; None where none is clear."""
    best: Reason | None = None
    falls = [fall_at_end(one, other)]
    found = [Reason(END, seat, mean(falls[0]))]
    for topic in topics:
        drops = falls_without(evaluation, topic, seat, one, other)
        falls.append(drops)
        found.append(Reason(topic.name, topic.side, mean(drops)))
    for place, reason in enumerate(found):
        if is_real(falls[place]) and (best is None or reason.worth > best.worth):
            best = reason
    return best


def fall_at_end(one: Weighed, other: Weighed) -> list[float]:
    """How much finished battles add to the difference."""
    found: list[float] = []
    for place in range(min(len(one.leaves), len(other.leaves))):
        a, b = one.leaves[place], other.leaves[place]
        found.append(a.win - b.win if a.over or b.over else 0.0)
    return found


def falls_without(
    evaluation: Evaluation, topic: Topic, seat: int, one: Weighed, other: Weighed
) -> list[float]:
    """How far an answer's chance falls, deal by deal, without what it reaches in a topic."""
    found: list[float] = []
    for place in range(min(len(one.leaves), len(other.leaves))):
        a, b = one.leaves[place], other.leaves[place]
        if not a.numbers or not b.numbers:
            found.append(0.0)
            continue
        without = a.numbers[:]
        for number in topic.places:
            without[number] = b.numbers[number]
        found.append(a.win - evaluation.of_numbers(without, seat))
    return found


def mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0
