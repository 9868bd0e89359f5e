"""One game of the arena from its first question to its result, and what is kept of it."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from grognard.agents import Seated, seated
from grognard.games import game as find_game
from grognard.games import trials
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import KeyedDice, Throw
from grognard.kernel.game import Game
from grognard.kernel.state import State
from grognard.kernel.umpire import settle, submit

from .contest import Bout, Contestant, Question

OTHER: Final = 1_000_000  # seeds of the second agent are this much higher
FIRST_TURN: Final = 1


@dataclass
class SideOf:
    """A seat in a game: how often and how long its agent thought, and its strength at both ends."""

    decisions: int = 0
    seconds: float = 0.0
    before: int = 0
    after: int = 0


@dataclass(frozen=True)
class Taken:
    """What a piece lost in a game: how often, how much of its side's strength, and its fate.

    `fate` is empty where it was only damaged.
    """

    seat: int
    piece: str
    fate: str
    times: int
    amount: int


@dataclass
class Played:
    """Who won (None: nobody), by which rule, after how long, and at what price.

    `met` says whether the armies met, None in a game that has no word for it.
    """

    bout: Bout
    winner: int | None = None
    ending: str = ""
    turns: int = 0
    met: bool | None = None
    sides: list[SideOf] = field(default_factory=list)
    taken: list[Taken] = field(default_factory=list)

    @property
    def decisions(self) -> int:
        return sum(side.decisions for side in self.sides)


def play(question: Question, bout: Bout) -> Played:
    """One game; every answer is checked against the true state."""
    game, setting = find_game(question.game), question.settings[bout.setting]
    s = game.setup(setting.battle, setting.options_of(bout.deal))
    table = Table(game, s, seats_of(question, bout), bout)
    dice = KeyedDice(bout.deal)
    while isinstance(s.pending, Decision | Throw):
        table.look()
        if isinstance(s.pending, Throw):
            settle(s, dice.toss(s.pending, game.turn_key(s)))
        else:
            submit(s, table.answer(s.pending.seat))
    table.look()
    return table.close()


def seats_of(question: Question, bout: Bout) -> list[tuple[Contestant, Seated]]:
    """Each seat with its agent, which has the same seed in both games of a pair."""
    agents = []
    for seat, number in enumerate(bout.seats):
        one = question.contestants[number]
        is_second = seat != int(bout.swapped)
        agents.append((one, seated(one.name, bout.deal + OTHER * is_second)))
    return agents


class Table:
    """Where a game is played: it asks the agents and keeps the statistics."""

    def __init__(
        self, game: Game, s: State, seats: list[tuple[Contestant, Seated]], bout: Bout
    ) -> None:
        self.game: Final = game
        self.s: Final = s
        self.seats: Final = seats
        self.contact: Final[Sequence[str]] = getattr(trials(game.info.key), "CONTACT", ())
        self.played: Final = Played(bout, met=False if self.contact else None)
        self.played.sides = [SideOf() for _ in seats]
        self.taken: Final[dict[tuple[int, str, str], Counter[str]]] = {}
        s.events = []

    def answer(self, seat: int) -> Action:
        one, agent = self.seats[seat]
        side = self.played.sides[seat]
        start = time.process_time()
        action = agent.answer(self.game, self.s, seat, one.budget)
        side.seconds += time.process_time() - start
        side.decisions += 1
        return action

    def look(self) -> None:
        """Record what has happened since the last call."""
        self.muster()
        events, self.s.events = self.s.events or [], []
        for event in events:
            if event.kind() in self.contact:
                self.played.met = True
            loss = self.game.loss(self.s, event)
            if loss is not None:
                entry = self.taken.setdefault((loss.seat, loss.piece, loss.fate), Counter())
                entry.update(times=1, amount=loss.amount)

    def muster(self) -> None:
        """The strength of both armies once all of them are there: they arrive piece by piece."""
        if self.game.moment(self.s)[0] > FIRST_TURN:
            return
        for seat, side in enumerate(self.played.sides):
            side.before = max(side.before, self.game.strength(self.s, seat))

    def close(self) -> Played:
        played, verdict = self.played, self.game.verdict(self.s)
        assert verdict is not None, "the game stopped without a result"
        played.winner, played.ending = verdict.winner, verdict.cite
        played.turns = self.game.moment(self.s)[0]
        for seat, side in enumerate(played.sides):
            side.after = self.game.strength(self.s, seat)
        played.taken = [
            Taken(*key, entry["times"], entry["amount"]) for key, entry in self.taken.items()
        ]
        return played
