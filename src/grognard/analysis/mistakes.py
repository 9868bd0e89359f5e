"""Mistakes: answers and turns that gave away more than chance explains.

An answer is compared with others in states that its seat could have been in when it chose. It
counts as a mistake only where the difference is beyond two standard errors and 5 %, in trials other
than those that chose what to compare it with. Acts of one turn often replace each other, so turns
are judged as well: what a side gave away in one, without any dice, against what the game's own
player gives away in the same turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from typing import Final, NamedTuple

from grognard.agents import Agent, Budget
from grognard.kernel.decision import Decision
from grognard.kernel.dice import KeyedDice, Rng, Throw
from grognard.kernel.sealed import facing
from grognard.kernel.seen import Seen
from grognard.kernel.state import State
from grognard.kernel.umpire import answer, settle

from .course import Choice, Course
from .trials import Estimate, Trials, estimate
from .values import gain_of

LEAST: Final = 0.05
ERRORS: Final = 2.0
SUSPECT: Final = 0.025  # half of what counts deserves more trials


class Effort(NamedTuple):
    """How much is tried: answers compared with the one given, trials of a first look, and more.

    `sims` is the budget of a search that names what to compare with; 0 asks the game's own player.
    """

    rivals: int = 3
    looks: int = 6
    trials: int = 48
    turns: int = 8
    sims: int = 0


@dataclass(frozen=True, slots=True)
class Mistake:
    """An answer that was worse than another, by how much of its seat's chance to win."""

    line: int
    turn: int
    seat: int
    text: str
    better: str
    gap: Estimate
    state: State  # the seat's own view of it, to put the answers in words


@dataclass(frozen=True, slots=True)
class WeakTurn:
    """A turn in which a seat gave away more than the game's own player does."""

    line: int
    turn: int
    seat: int
    gap: Estimate


class Review:
    """Looks for mistakes in a course."""

    def __init__(self, trials: Trials, effort: Effort, agent: Agent | None) -> None:
        self.trials: Final = trials
        self.effort: Final = effort
        self.agent: Final = agent
        self.mistakes: Final[list[Mistake]] = []
        self.turns: Final[list[WeakTurn]] = []

    # By act

    def look_at(self, choice: Choice) -> None:
        """Weigh one answer; what is worse than another goes into `mistakes`."""
        number = choice.change.line
        seen = Seen(self.trials.game, choice.state, choice.seat, Rng(self.trials.seed + number))
        played = choice.change.text
        rivals = self.rivals_of(seen, played)
        if not rivals:
            return
        first = self.trials.worth(seen, [played, *rivals], range(self.effort.looks))
        means = [sum(each) / len(each) for each in first]
        best = max(range(1, len(means)), key=means.__getitem__)
        if means[best] - means[0] < SUSPECT:
            return
        gap = self.compared(seen, played, rivals[best - 1])
        if gap.exceeds(LEAST, ERRORS):
            change = choice.change
            self.mistakes.append(
                Mistake(
                    change.line,
                    change.turn,
                    choice.seat,
                    played,
                    rivals[best - 1],
                    gap,
                    seen.guess,
                )
            )

    def rivals_of(self, seen: Seen, played: str) -> list[str]:
        """Answers that may have been better, the most promising first; none for the best one."""
        ranked = self.proposed(seen)
        if not ranked or ranked[0] == played:
            return []
        return [text for text in ranked if text != played][: self.effort.rivals]

    def proposed(self, seen: Seen) -> list[str]:
        if self.agent is not None:
            options = self.agent.think(seen, Budget(self.effort.sims)).options
        else:
            staff = self.trials.make_staff(self.trials.seed)
            options = staff.proposals(seen.guess, seen.decision)
        return [seen.key(seen.guess, option.action) for option in options]

    def compared(self, seen: Seen, played: str, better: str) -> Estimate:
        looks, trials = self.effort.looks, self.effort.trials
        mine, other = self.trials.worth(seen, [played, better], range(looks, looks + trials))
        return estimate([b - a for a, b in zip(mine, other, strict=True)])

    # By turn

    def look_at_turns(self, course: Course) -> Iterator[None]:
        """Weigh whole turns of each side; one at a time."""
        for own in turns_of(course):
            lost = -sum(choice.gain for choice in own)
            if lost > LEAST:
                gap = self.more_than_usual(own[0], lost)
                if gap.exceeds(LEAST, ERRORS):
                    change = own[0].change
                    self.turns.append(WeakTurn(change.line, change.turn, own[0].seat, gap))
            yield

    def more_than_usual(self, first: Choice, lost: float) -> Estimate:
        """What was given away beyond what the game's own player gives away in that turn.

        The error is that of a single turn, since only one was played.
        """
        usual = [self.given_away(first, number) for number in range(self.effort.turns)]
        found = estimate(usual)
        return Estimate(lost - found.mean, found.error * sqrt(len(usual) + 1))

    def given_away(self, first: Choice, number: int) -> float:
        """What the game's own player gives away of a seat's chance in the rest of a turn."""
        game, values, seed = self.trials.game, self.trials.values, self.trials.seed + number
        s = facing(first.state, first.seat).clone()
        staff, dice, key = self.trials.make_staff(seed), KeyedDice(seed), first.change.key
        given, value = 0.0, values.of(s)
        while isinstance(s.pending, Decision | Throw) and game.turn_key(s) == key:
            wait = s.pending
            if isinstance(wait, Throw):
                settle(s, dice.toss(wait, key))
                value = values.of(s, number)
                continue
            answer(s, staff.proposals(s, wait)[0].action)
            after = values.of(s, number)
            if wait.seat == first.seat:
                given -= gain_of(wait.seat, after - value)
            value = after
        return given


def turns_of(course: Course) -> list[list[Choice]]:
    """The choices of each seat in each turn, in the order of play."""
    found: dict[tuple[int, int], list[Choice]] = {}
    for choice in course.choices:
        found.setdefault((choice.change.key, choice.seat), []).append(choice)
    return list(found.values())
