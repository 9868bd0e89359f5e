"""What a record holds for a report: its throws, losses and strengths, line by line.

Only lines that still count are taken: what was taken back never happened.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from grognard.kernel.aids import SHORT, Loss
from grognard.kernel.event import GRAVE, LOSS, PLAIN, TURN, Event
from grognard.kernel.game import Game, Verdict
from grognard.kernel.records.record import Record
from grognard.kernel.records.replay import Watcher, path_to, play_back, verdict_of
from grognard.kernel.state import State

from .luck import Cast, casts


@dataclass(frozen=True, slots=True)
class Thrown:
    line: int
    turn: int
    cast: Cast


@dataclass(frozen=True, slots=True)
class Lost:
    line: int
    turn: int
    loss: Loss


@dataclass(frozen=True, slots=True)
class Point:
    """What each seat has in the field after a line, and the most important event in it.

    `detail` describes the last dice of that line.
    """

    line: int
    turn: int
    strengths: tuple[int, ...]
    told: str = ""
    detail: str = ""


@dataclass(slots=True)
class Account:
    """All that was gathered; `verdict` is None for a record that is still open."""

    state: State
    verdict: Verdict | None = None
    throws: list[Thrown] = field(default_factory=list)
    losses: list[Lost] = field(default_factory=list)
    points: list[Point] = field(default_factory=list)
    turns: list[tuple[int, int]] = field(default_factory=list)  # the first line of each turn


class Heavy(NamedTuple):
    """What weighs most in a line: what happened, in which turn, and the dice before it."""

    weight: int
    turn: int
    told: str
    detail: str


NOTHING: Final = Heavy(0, 0, "", "")
ORDER: Final = {PLAIN: 0, LOSS: 1, GRAVE: 2}


class Bookkeeper(Watcher):
    """Follows a record as it is played back."""

    def __init__(self, game: Game, record: Record, lang: str) -> None:
        super().__init__()
        self.game: Final = game
        self.lang: Final = lang
        actions = ["", *(entry.action for entry in record.entries)]
        standing = path_to(actions, len(record.entries), game.info.seats)
        self.standing: Final = {0, *standing}
        self.line = 0
        self.turn = 0
        self.decided = ""  # what dice decided last, in words
        self.heaviest = NOTHING
        self.throws: Final[list[Thrown]] = []

    def thrown(self, s: State, faces: list[int]) -> None:
        if self.line in self.standing:
            turn = self.game.moment(s)[0]
            found = casts(self.game, s, faces)
            self.throws.extend(Thrown(self.line, turn, cast) for cast in found)

    def note(self, account: Account, s: State) -> None:
        """Write down what a line that counts has done."""
        events, s.events = s.events or [], []
        if self.line not in self.standing:
            return
        for event in events:
            self.turn = self.turn_after(event)
            loss = self.game.loss(s, event)
            if loss is not None:
                account.losses.append(Lost(self.line, self.turn, loss))
            self.listen(s, event, loss is not None)
        self.weigh(account, s)
        self.heaviest = NOTHING
        turn = self.game.moment(s)[0]
        if not account.turns or account.turns[-1][0] != turn:
            account.turns.append((turn, self.line))
            self.decided = ""
        self.turn = turn

    def listen(self, s: State, event: Event, costly: bool) -> None:
        """Keep the gravest words of a line, the last of several, and the last dice before them."""
        kind, told = self.game.kind_of(event), self.narrate(s, event)
        weight = 2 * ORDER[kind.weight] + costly
        if told and (weight >= self.heaviest.weight if weight else not self.heaviest.told):
            self.heaviest = Heavy(weight, self.turn, told, self.decided)
        if kind.decided_by:
            self.decided = told

    def turn_after(self, event: Event) -> int:
        """The turn that an event belongs to: a line may end one and open the next."""
        kind = self.game.kind_of(event)
        return kind.number(event, TURN) if kind.opens == TURN and TURN in kind.args else self.turn

    def weigh(self, account: Account, s: State) -> None:
        """A point of the curve, where the strength has changed."""
        strengths = tuple(self.game.strength(s, seat) for seat in range(len(self.game.info.seats)))
        if not all(strengths) and not account.points:
            return  # the armies are not there yet
        if account.points and account.points[-1].strengths == strengths:
            return
        heavy = self.heaviest if account.points else NOTHING
        turn = heavy.turn if heavy.told else self.turn
        account.points.append(Point(self.line, turn, strengths, heavy.told, heavy.detail))

    def narrate(self, s: State, event: Event) -> str:
        return self.game.narrate(s, event, self.lang, SHORT)


def account_of(record: Record, game: Game, lang: str) -> Account:
    """Play a record back and write down what happened; raises BadNotation."""
    keeper = Bookkeeper(game, record, lang)
    states = play_back(record, game, listen=True, watcher=keeper)
    account = Account(next(states))
    keeper.note(account, account.state)
    if record.opening.throws:
        account.state = next(states)
        keeper.note(account, account.state)
    for line in range(1, len(record.entries) + 1):
        keeper.line = line
        account.state = next(states)
        keeper.note(account, account.state)
    account.throws = keeper.throws
    account.verdict = verdict_of(game, account.state, record.entries)
    return account
