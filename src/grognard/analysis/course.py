"""The course of a battle: every change of its value, and its cause: a throw, a choice, an ending
outside the rules.

A throw is worth the mean of its outcomes. So changes by dice are luck and nothing else, changes by
answers are play, and all changes together lead from the first value to the last.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from grognard.kernel.dice import Throw
from grognard.kernel.game import Game, Verdict
from grognard.kernel.records.record import Record
from grognard.kernel.records.replay import play_back, verdict_of
from grognard.kernel.records.tableline import is_table_line
from grognard.kernel.sealed import opens_all, spoken
from grognard.kernel.state import State
from grognard.report.account import NOTHING, Bookkeeper

from .values import Values, gain_of, result

LUCK: Final = "luck"
PLAY: Final = "play"
WORD: Final = "word"  # an ending outside the rules: a side resigned, or both agreed on a draw


@dataclass(slots=True)
class Change:
    """One change of the first seat's chance to win, by the line of the record that made it.

    `seat` is the one that threw or chose; None where both or neither did. `told` are the events
    that followed.
    """

    line: int
    turn: int
    key: int
    kind: str
    seat: int | None
    before: float
    after: float
    text: str
    told: str = ""
    exact: bool = True

    @property
    def gain(self) -> float:
        return self.after - self.before


class Asked(NamedTuple):
    """Which seat is asked, and the state with the question."""

    seat: int
    state: State


@dataclass(frozen=True, slots=True)
class Choice:
    """A question as it was answered:

    which seat was asked, in which state, and what the answer changed.
    """

    seat: int
    state: State
    change: Change

    @property
    def gain(self) -> float:
        """What the answer changed for the seat that chose, without any dice."""
        return gain_of(self.seat, self.change.gain)


@dataclass(frozen=True, slots=True)
class Moment:
    """The value when a turn begins, after so many `changes` of it."""

    changes: int
    line: int
    turn: int
    key: int
    value: float


@dataclass(slots=True)
class Course:
    state: State
    start: float
    end: float = 0.0
    verdict: Verdict | None = None
    changes: list[Change] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)
    choices: list[Choice] = field(default_factory=list)


class Follower(Bookkeeper):
    """Values every wait of a record as it is played back."""

    def __init__(self, game: Game, record: Record, values: Values, lang: str) -> None:
        super().__init__(game, record, lang)
        self.values: Final = values
        self.changes: Final[list[Change]] = []
        self.value = 0.0
        self.cause: Change | None = None  # a throw in progress: its outcome is not known yet

    def begin(self, s: State) -> float:
        self.value = self.values.of(s)
        return self.value

    def thrown(self, s: State, faces: list[int]) -> None:
        if self.line not in self.standing:
            return
        if self.cause is not None:
            self.arrive(s)
        throw, who = s.pending, self.game.thrower(s)
        assert isinstance(throw, Throw)
        text = f"{self.game.thrown_for(throw.cite, self.lang)} {shown(faces)}".strip()
        seat = None if who is None else who.seat
        self.cause = self.change(s, LUCK, seat, text, self.values.exact)

    def change(self, s: State, kind: str, seat: int | None, text: str, exact: bool) -> Change:
        turn, key = self.game.moment(s)[0], self.game.turn_key(s)
        return Change(self.line, turn, key, kind, seat, self.value, self.value, text, exact=exact)

    def arrive(self, s: State) -> None:
        """The state waits: what was in progress has led to its value."""
        value = self.values.of(s, len(self.changes) + 1)
        self.listen_to(s)
        if self.cause is not None:
            self.cause.after, self.cause.told = value, self.heaviest.told
            self.changes.append(self.cause)
        self.cause, self.heaviest, self.value = None, NOTHING, value

    def listen_to(self, s: State) -> None:
        events, s.events = s.events or [], []
        for event in events:
            self.turn = self.turn_after(event)
            self.listen(s, event, self.game.loss(s, event) is not None)

    def ends_with(self, verdict: Verdict | None, s: State) -> None:
        """An ending outside the rules changes the value to the result."""
        if verdict is not None and self.game.verdict(s) is None:
            said = self.change(s, WORD, None, verdict.cite, True)
            self.value = said.after = result(verdict.winner)
            self.changes.append(said)


def shown(faces: list[int], most: int = 12) -> str:
    """The faces of a throw, unless it dealt a whole deck."""
    return " ".join(str(face) for face in faces) if len(faces) <= most else ""


def course_of(record: Record, game: Game, values: Values, lang: str) -> Iterator[Course]:
    """The course line by line, each time as far as it is known; raises BadNotation."""
    follower = Follower(game, record, values, lang)
    states = play_back(record, game, listen=True, watcher=follower)
    s = next(states)
    course = Course(s, follower.begin(s), changes=follower.changes)
    mark_turn(course, game, follower, s)
    if record.opening.throws:
        s = next(states)
        follower.arrive(s)
        mark_turn(course, game, follower, s)
    for line, entry in enumerate(record.entries, start=1):
        before, follower.line = len(follower.changes), line
        asked = begin_choice(game, follower, s, entry.action)
        s = next(states)
        if asked is not None:
            follower.arrive(s)
            course.choices.append(Choice(asked.seat, asked.state, follower.changes[before]))
            mark_turn(course, game, follower, s)
        else:
            s.events = []
        course.state = s
        yield course
    course.verdict = verdict_of(game, course.state, record.entries)
    follower.ends_with(course.verdict, course.state)
    course.end = follower.value
    yield course


def begin_choice(game: Game, follower: Follower, s: State, said: str) -> Asked | None:
    """The question that a line of the record answers, and the command of a table line, before
    anything changes.
    """
    if follower.line not in follower.standing or is_table_line(said):
        return None
    seat, text = spoken(game, s, said)
    before = s.clone()
    before.events = None
    follower.cause = follower.change(s, PLAY, None if opens_all(s) else seat, text, True)
    return Asked(seat, before)


def mark_turn(course: Course, game: Game, follower: Follower, s: State) -> None:
    turn, key = game.moment(s)[0], game.turn_key(s)
    if not course.moments or course.moments[-1].key != key:
        course.moments.append(Moment(len(course.changes), follower.line, turn, key, follower.value))
