"""What the games of a run show, as figures without words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

from .contest import Question
from .playing import Played
from .ratings import ratings
from .results import Results
from .scores import Interval, Score, Unit, pentanomial, points_of, share_of_pairs, units


@dataclass
class Standing:
    """An agent: its rating, its games, and how long it thought. No rating without an opponent."""

    agent: int
    rating: Interval | None = None
    points: float = 0.0
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0

    @property
    def milliseconds(self) -> float:
        """A decision, in seconds of the processor."""
        return 1000 * self.seconds / max(1, self.decisions)


@dataclass(frozen=True)
class Meeting:
    """Two agents: the first one's share of the points, and its pairs by their result."""

    first: int
    second: int
    share: Interval
    pairs: Sequence[int]


@dataclass
class Casualties:
    """What a side lost, in hundredths of what it had, by the result of the game for it."""

    won: list[float] = field(default_factory=list)
    drawn: list[float] = field(default_factory=list)
    lost: list[float] = field(default_factory=list)

    def add(self, share: float, winner: int | None, seat: int) -> None:
        kept = self.drawn if winner is None else self.won if winner == seat else self.lost
        kept.append(share)

    @property
    def all(self) -> list[float]:
        return [*self.won, *self.drawn, *self.lost]


@dataclass
class Field:
    """A battle with its options: who won it, how, how long it took, and what it cost."""

    setting: int
    sides: list[Score]
    casualties: list[Casualties]
    by_agent: dict[tuple[int, int], Score] = field(default_factory=dict)  # agent and seat
    endings: Counter[tuple[str, int | None]] = field(default_factory=Counter)
    turns: list[int] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    met: list[bool] = field(default_factory=list)
    apart: list[int] = field(default_factory=list)  # deals in which the armies did not meet

    def add(self, one: Played) -> None:
        for seat, agent in enumerate(one.bout.seats):
            self.sides[seat].add(one.winner, seat)
            self.by_agent.setdefault((agent, seat), Score()).add(one.winner, seat)
            side = one.sides[seat]
            if side.before:
                gone = 1 - side.after / side.before
                self.casualties[seat].add(gone, one.winner, seat)
        self.endings[(one.ending, one.winner)] += 1
        self.turns.append(one.turns)
        self.decisions.append(one.decisions)
        if one.met is not None:
            self.met.append(one.met)
            if not one.met:
                self.apart.append(one.bout.deal)


class Summary:
    """A run: agents, meetings and fields. Costly values are computed on demand."""

    def __init__(self, results: Results, seats: int) -> None:
        self.results = results
        self.question: Question = results.question
        self.games = list(results.games())
        self.fields = [
            self.field_of(number, seats) for number in range(len(self.question.settings))
        ]

    def field_of(self, setting: int, seats: int) -> Field:
        found = Field(
            setting, [Score() for _ in range(seats)], [Casualties() for _ in range(seats)]
        )
        for one in self.games:
            if one.bout.setting == setting:
                found.add(one)
        return found

    @cached_property
    def units(self) -> dict[tuple[int, int], Counter[Unit]]:
        return {} if self.question.alone else units(self.games)

    @cached_property
    def meetings(self) -> list[Meeting]:
        return [
            Meeting(first, second, share_of_pairs(count), pentanomial(count))
            for (first, second), count in sorted(self.units.items())
        ]

    @cached_property
    def standings(self) -> list[Standing]:
        """The best first."""
        found = [Standing(agent) for agent in range(len(self.question.contestants))]
        for one in self.games:
            for seat, agent in enumerate(one.bout.seats):
                found[agent].decisions += one.sides[seat].decisions
                found[agent].seconds += one.sides[seat].seconds
        self.rate(found)
        return sorted(found, key=lambda one: -(one.rating.value if one.rating else 0))

    def rate(self, found: list[Standing]) -> None:
        for (first, second), count in self.units.items():
            points, games = points_of(count)
            for agent, share in ((first, points), (second, games - points)):
                found[agent].points += share
                found[agent].games += games
        if self.units:
            for one, rating in zip(found, ratings(len(found), self.units), strict=True):
                one.rating = rating

    def pieces(self, setting: int) -> list[tuple[int, str, int, int]]:
        """Seat, piece, in how many games it was lost for good, and how often: most first."""
        return self.results.pieces(setting)

    def gone(self, setting: int, seat: int) -> float:
        """Pieces that a side loses for good in a game, on average."""
        lost = sum(times for side, _, _, times in self.pieces(setting) if side == seat)
        return lost / max(1, len(self.fields[setting].turns))
