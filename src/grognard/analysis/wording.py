"""An analysis in words, for one reader: how it came about, its turning points and mistakes."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from grognard.kernel.game import Game
from grognard.lexicon import Lexicon, sentence
from grognard.report.conclusion import title

from .analysis import Analysis
from .course import Change
from .mistakes import Mistake, WeakTurn
from .values import gain_of

lexicon: Final = Lexicon(Path(__file__).resolve().parent / "words")

EVEN: Final = 0.05  # less luck than this decided nothing
HALF: Final = 0.5
Kind = Literal["throw", "mistake", "turn"]
THROW: Final = "throw"
MISTAKE: Final = "mistake"
TURN: Final = "turn"


@dataclass(frozen=True, slots=True)
class Point:
    """A turning point: a throw, a mistake or a whole turn; `gain` is the reader's.

    `mine` says that it was a mistake of the reader, or of the first side where the report is for
    everybody.
    """

    kind: Kind
    line: int
    turn: int
    seat: int | None
    words: str
    detail: str
    gain: float
    error: float


@dataclass(frozen=True, slots=True)
class Told:
    """`summary` is a few sentences; `points` are in the order of play."""

    seat: int
    title: str
    summary: list[str]
    points: list[Point]


def told(analysis: Analysis, game: Game, reader: int | None, lang: str) -> Told:
    """The analysis for a seat, or for everybody: then in the first side's chances."""
    seat = reader or 0
    words = Words(analysis, game, seat, lang)
    head = title(game, analysis.course.state, analysis.winner, lang)
    return Told(seat, head, words.summary(), words.points())


class Words:
    def __init__(self, analysis: Analysis, game: Game, seat: int, lang: str) -> None:
        self.analysis: Final = analysis
        self.game: Final = game
        self.seat: Final = seat
        self.lang: Final = lang

    def say(self, key: str, **facts: object) -> str:
        return lexicon.say(self.lang, key, **facts)

    def name(self, seat: int) -> str:
        return self.game.seat_name(self.analysis.course.state, seat, self.lang)

    # The summary

    def summary(self) -> list[str]:
        found = [self.of_luck(), self.of_play(), self.of_mistakes()]
        return [sentence(words) for words in found if words]

    def of_luck(self) -> str:
        luck = self.analysis.luck(self.seat)
        lucky = self.seat if luck > 0 else 1 - self.seat
        key = "luck-even" if abs(luck) < EVEN else "luck-for"
        return self.say(key, side=self.name(lucky), points=percent(abs(luck)))

    def of_play(self) -> str:
        """What the same play would have led to with even luck."""
        winner = self.analysis.winner
        judged = self.seat if winner is None else winner
        chance = self.analysis.without_luck(judged)
        drawn = "draw" if winner is None else "earned" if chance > HALF else "dice"
        return self.say(f"play-{drawn}", side=self.name(judged), chance=percent(chance))

    def of_mistakes(self) -> str:
        if self.analysis.looked_at is None:
            return ""
        counts = [0, 0]
        for mistake in self.analysis.mistakes:
            counts[mistake.seat] += 1
        if not any(counts):
            return self.say("mistakes-none")
        first, second = self.seat, 1 - self.seat
        return self.say(
            "mistakes-counted",
            side=self.name(first),
            count=counts[first],
            other=self.name(second),
            others=counts[second],
        )

    # Turning points

    def points(self) -> list[Point]:
        analysis = self.analysis
        found = [
            *(self.of_throw(change) for change in analysis.great_throws()),
            *(self.of_mistake(mistake) for mistake in analysis.worst_mistakes()),
            *(self.of_turn(turn) for turn in analysis.turns),
        ]
        return sorted(found, key=lambda point: (point.line, point.kind))

    def of_throw(self, change: Change) -> Point:
        gain = gain_of(self.seat, change.gain)
        words, detail = (change.told, change.text) if change.told else (change.text, "")
        return Point(THROW, change.line, change.turn, change.seat, sentence(words), detail, gain, 0)

    def of_mistake(self, mistake: Mistake) -> Point:
        gap, seat = mistake.gap, mistake.seat
        words = sentence(self.said(mistake, mistake.text))
        better = self.say("better", order=self.said(mistake, mistake.better))
        own = -gap.mean if seat == self.seat else gap.mean
        return Point(MISTAKE, mistake.line, mistake.turn, seat, words, better, own, gap.error)

    def said(self, mistake: Mistake, text: str) -> str:
        """An answer in words, in its seat's own view of the table."""
        s = mistake.state
        return self.game.describe(s, self.game.parse(s, text), self.lang) or text

    def of_turn(self, turn: WeakTurn) -> Point:
        own = -turn.gap.mean if turn.seat == self.seat else turn.gap.mean
        words = sentence(self.say("weak-turn", side=self.name(turn.seat)))
        detail = self.say("weak-turn-why")
        return Point(TURN, turn.line, turn.turn, turn.seat, words, detail, own, turn.gap.error)


def percent(chance: float) -> int:
    return round(100 * chance)
