"""The analysis of a battle that is over: chances, luck, the result without it, mistakes."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from grognard.agents import Agent, make
from grognard.agents.registry import staff_of
from grognard.kernel.game import Game
from grognard.kernel.records.record import Record
from grognard.kernel.refusal import BadData

from .course import LUCK, PLAY, WORD, Change, Course, Moment, course_of
from .mistakes import Effort, Mistake, Review, WeakTurn
from .trials import Trials
from .values import Evaluates, Values, gain_of, seen_by

GREAT: Final = 0.05  # a throw that changed this much is worth a place in the story
USUAL: Final = Effort()
MOST: Final = 5  # of throws and of mistakes, in the story

Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Setting:
    """What an analysis depends on besides the record; without an `agent` the staff proposes.

    Without an `effort` nobody looks for mistakes. With `seconds` of processor time the answers that
    seem worst are examined first, as many as there is time for.
    """

    seed: int = 0
    effort: Effort | None = USUAL
    agent: str = ""
    seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class Part:
    """The luck between two moments: what the dice did to the first seat's chance."""

    line: int
    turn: int
    luck: float


@dataclass(frozen=True, slots=True)
class Analysis:
    """Values and gains are those of the first seat; `winner` is None for a draw.

    `looked_at` answers were weighed against others; None where mistakes were not looked for.
    """

    winner: int | None
    course: Course
    parts: list[Part]
    mistakes: list[Mistake]
    turns: list[WeakTurn]
    looked_at: int | None = None

    @property
    def throws(self) -> list[Change]:
        return [change for change in self.course.changes if change.kind == LUCK]

    @property
    def moments(self) -> list[Moment]:
        return self.course.moments

    @property
    def end(self) -> float:
        return self.course.end

    def luck(self, seat: int) -> float:
        """What all dice and deals together did to a seat's chance."""
        return gain_of(seat, self.sum_of(LUCK))

    def luck_of(self, seat: int, thrower: int | None) -> float:
        """The part of it that came from the throws of one side, or of neither."""
        own = [one.gain for one in self.throws if one.seat == thrower]
        return gain_of(seat, sum(own))

    def play(self, seat: int, chooser: int) -> float:
        """What the answers of one side did to a seat's chance, as it is estimated."""
        own = [c.gain for c in self.course.changes if c.kind == PLAY and c.seat == chooser]
        return gain_of(seat, sum(own))

    def given_up(self, seat: int) -> float:
        """What an ending outside the rules did to a seat's chance."""
        return gain_of(seat, self.sum_of(WORD))

    def without_luck(self, seat: int) -> float:
        """The result less the luck: how the same play does on average, as a chance."""
        return min(1.0, max(0.0, seen_by(seat, self.end) - self.luck(seat)))

    def sum_of(self, kind: str) -> float:
        return sum(change.gain for change in self.course.changes if change.kind == kind)

    def great_throws(self) -> list[Change]:
        """The throws that changed most, in the order of play."""
        great = [change for change in self.throws if abs(change.gain) >= GREAT]
        most = sorted(great, key=lambda change: -abs(change.gain))[:MOST]
        return sorted(most, key=lambda change: change.line)

    def worst_mistakes(self) -> list[Mistake]:
        worst = sorted(self.mistakes, key=lambda mistake: -mistake.gap.mean)[:MOST]
        return sorted(worst, key=lambda mistake: mistake.line)


def analyse(
    record: Record,
    game: Game,
    evaluation: Evaluates,
    setting: Setting,
    lang: str,
    progress: Progress = lambda done, all: None,
) -> Analysis:
    """Examine a whole battle; raises BadNotation, and BadData for one that is not over.

    `progress` is called with how much is done, of how much.
    """
    if not record.ending:
        raise BadData("record", "ending", "a battle is analysed when it is over")
    values = Values(game, evaluation, setting.seed)
    lines = len(record.entries)
    courses = course_of(record, game, values, lang)
    course = followed(
        courses, lambda done: progress(done, lines if not setting.effort else 2 * lines)
    )
    winner = None if course.verdict is None else course.verdict.winner
    parts = parts_of(course)
    if setting.effort is None:
        return Analysis(winner, course, parts, [], [])
    review = Review(*means_of(values, setting, setting.effort))
    count = reviewed(review, course, setting.seconds, progress)
    mistakes = sorted(review.mistakes, key=lambda mistake: mistake.line)
    return Analysis(winner, course, parts, mistakes, review.turns, count)


def followed(courses: Iterator[Course], progress: Callable[[int], None]) -> Course:
    """A course to its end."""
    course = next(courses)
    for done, later in enumerate(courses):
        course = later
        progress(done)
    return course


def means_of(
    values: Values, setting: Setting, effort: Effort
) -> tuple[Trials, Effort, Agent | None]:
    """What a review needs: lines of play, how many, and who proposes."""
    agent = make(setting.agent, setting.seed) if setting.agent else None
    staff = staff_of(values.game.info.key)
    return Trials(values, staff, setting.seed), effort, agent


def reviewed(review: Review, course: Course, seconds: float, progress: Progress) -> int:
    """Look for mistakes, as long as there is time; returns how many choices were examined."""
    choices, end = course.choices, math.inf
    if seconds:
        choices = sorted(choices, key=lambda choice: choice.gain)
        end = time.process_time() + seconds
    for _ in review.look_at_turns(course):
        if time.process_time() > end:
            break
    done, count = len(choices), 0
    for choice in choices:
        if time.process_time() > end:
            break
        review.look_at(choice)
        count += 1
        progress(done + count, 2 * done)
    return count


def parts_of(course: Course) -> list[Part]:
    """The luck of each turn, from its first throw to the next turn."""
    found = []
    ends = [moment.changes for moment in course.moments[1:]] + [len(course.changes)]
    for moment, end in zip(course.moments, ends, strict=True):
        own = [c.gain for c in course.changes[moment.changes : end] if c.kind == LUCK]
        found.append(Part(moment.line, moment.turn, sum(own)))
    return found
