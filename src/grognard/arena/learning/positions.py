"""Positions of games between our own players, each with the winner.

What an evaluation will see is kept: not the true state but one that the seat asked could be in.
"""

from __future__ import annotations

from array import array
from collections.abc import Generator
from dataclasses import dataclass
from typing import Final

from grognard.agents.evaluation.features import Features, features_of
from grognard.agents.noise import Noisy
from grognard.agents.registry import grain_of, staff_of
from grognard.games import game as find_game
from grognard.kernel.decision import Decision
from grognard.kernel.dice import KeyedDice, Rng, Throw
from grognard.kernel.game import Game
from grognard.kernel.seen import without_traces
from grognard.kernel.state import State
from grognard.kernel.umpire import answer, settle

from ..contest import Bout, Question
from ..crew import carry_out_all

NUMBER: Final = "f"
MUCH: Final = (0.0, 0.5, 1.0, 2.0)  # noise of a player in a game, in grains
BETWEEN: Final = 30  # one of this many questions within a turn is kept too
OTHER: Final = 1_000_000


@dataclass(frozen=True)
class Watched:
    """A game: who won (None: nobody), and the numbers of its positions in order.

    `openings` says for each whether a turn began there.
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
    staffs = [noisy(question.game, bout.deal + OTHER * seat, rng) for seat in range(2)]
    notes = Notes(game, features, rng)
    s = game.setup(setting.battle, setting.options_of(bout.deal))
    dice = KeyedDice(bout.deal)
    while isinstance(s.pending, Decision | Throw):
        if isinstance(s.pending, Throw):
            settle(s, dice.toss(s.pending, game.turn_key(s)))
        else:
            notes.look(s, s.pending)
            answer(s, staffs[s.pending.seat].proposals(s, s.pending)[0].action)
    verdict = game.verdict(s)
    assert verdict is not None, "the game stopped without a result"
    return Watched(bout, verdict.winner, notes.numbers.tobytes(), bytes(notes.openings))


def noisy(key: str, seed: int, rng: Rng) -> Noisy:
    """A player of a game, more or less sure of itself from game to game."""
    much = MUCH[rng.below(len(MUCH))] * grain_of(key)
    return Noisy(staff_of(key)(seed), much, seed + 1)


class Notes:
    """What is recorded of a game while it is played."""

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
