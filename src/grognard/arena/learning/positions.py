"""Positions of games that moody players play, each with who won in the end.

What an evaluation will see is kept: not the true state but one that the seat asked could be in.
"""

from __future__ import annotations

from array import array
from collections.abc import Generator
from dataclasses import dataclass
from typing import Final

from grognard.agents.evaluation.features import Features, features_of
from grognard.agents.registry import grain_of, staff_of
from grognard.agents.search.plans import Mood, Plan
from grognard.games import game as find_game
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import KeyedDice, Rng, Throw
from grognard.kernel.game import Game
from grognard.kernel.seen import without_traces
from grognard.kernel.state import State
from grognard.kernel.umpire import answer, settle

from ..contest import Bout, Question
from ..crew import carry_out_all

NUMBER: Final = "f"
MUCH: Final = (0.0, 0.5, 1.0, 2.0)  # how far a plan is from the staff, in grains
MOST_MOODS: Final = 3
NUMBERS: Final = 1 << 30
BETWEEN: Final = 30  # one of so many questions within a turn is kept too
OTHER: Final = 1_000_000


@dataclass(frozen=True)
class Watched:
    """A game: who won (None: nobody), and the numbers of its positions one after the other.

    `openings` says of each whether a turn began there.
    """

    bout: Bout
    winner: int | None
    numbers: bytes
    openings: bytes


def watch_all(question: Question, games: int, workers: int) -> Generator[Watched, None, None]:
    """Every game in the order in which they end."""
    yield from carry_out_all(watch, question, list(question.bouts(games)), workers)


def watch(question: Question, bout: Bout) -> Watched:
    """One game between noisy players; its deal decides everything."""
    game, setting = find_game(question.game), question.settings[bout.setting]
    features = features_of(question.game)
    assert features is not None
    rng = Rng(bout.deal)
    players = [Moody(question.game, bout.deal + OTHER * seat) for seat in range(2)]
    notes = Notes(game, features, rng)
    s = game.setup(setting.battle, setting.options_of(bout.deal))
    dice = KeyedDice(bout.deal)
    while isinstance(s.pending, Decision | Throw):
        if isinstance(s.pending, Throw):
            settle(s, dice.toss(s.pending, game.turn_key(s)))
        else:
            notes.look(s, s.pending)
            player = players[s.pending.seat]
            answer(s, player.answer(s, s.pending, game.turn_key(s)))
    verdict = game.verdict(s)
    assert verdict is not None, "the game stopped without a result"
    return Watched(bout, verdict.winner, notes.numbers.tobytes(), bytes(notes.openings))


class Moody:
    """One who plays every turn by another plan, as a search would try it.

    So an evaluation learns what such plans lead to, and not only what the staff does.
    """

    def __init__(self, key: str, seed: int) -> None:
        self.rng: Final = Rng(seed)
        self.staff: Final = staff_of(key)(seed)
        self.grain: Final = grain_of(key)
        self.turn = -1
        self.plan = Plan([])

    def answer(self, s: State, decision: Decision, turn: int) -> Action:
        if turn != self.turn:
            self.turn, self.plan = turn, self.new_plan()
        return self.plan.choose(self.staff.proposals(s, decision), self.rng.below(NUMBERS))

    def new_plan(self) -> Plan:
        much = MUCH[self.rng.below(len(MUCH))] * self.grain
        count = 1 + self.rng.below(MOST_MOODS) if much else 0
        return Plan([Mood(1 + self.rng.below(NUMBERS), much) for _ in range(count)])


class Notes:
    """What is written down of a game while it is played."""

    def __init__(self, game: Game, features: Features, rng: Rng) -> None:
        self.game: Final = game
        self.features: Final = features
        self.rng: Final = rng
        self.turn = -1
        self.numbers: Final = array(NUMBER)
        self.openings: Final[list[int]] = []

    def look(self, s: State, decision: Decision) -> None:
        """The first question of every turn, and a few others."""
        turn = self.game.turn_key(s)
        opens = turn != self.turn
        self.turn = turn
        if opens or not self.rng.below(BETWEEN):
            guess = without_traces(self.game.determinize(s, decision.seat, self.rng))
            self.numbers.extend(self.features.of(guess))
            self.openings.append(int(opens))
