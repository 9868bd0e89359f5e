"""One game between two waits for a player: what PettingZoo, OpenSpiel and vectors all drive."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from grognard.games import game as find_game
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng, Throw
from grognard.kernel.game import Game
from grognard.kernel.state import State
from grognard.kernel.umpire import answer, settle

from .encoding import Features, Mask, features, mask_of, numbered


class Play:
    """A state and the numbers of the answers in it."""

    def __init__(self, game: Game, s: State) -> None:
        self.game: Final = game
        self.s: Final = s
        self._answers: dict[int, Action] | None = None

    def __deepcopy__(self, memo: dict[int, Any]) -> Play:
        return Play(self.game, self.s.clone())

    def __reduce__(self) -> tuple[Callable[[str, str], Play], tuple[str, str]]:
        """Pickled as a position: compiled states cannot be pickled themselves."""
        return restored, (self.game.info.key, self.game.write(self.s))

    @property
    def seat(self) -> int | None:
        """Who is asked; None while chance decides, and at the end."""
        pending = self.s.pending
        return pending.seat if isinstance(pending, Decision) else None

    @property
    def is_over(self) -> bool:
        return not isinstance(self.s.pending, Decision | Throw)

    def answers(self) -> dict[int, Action]:
        if self._answers is None:
            self._answers = numbered(self.game, self.s)
        return self._answers

    def mask(self, seat: int) -> Mask:
        """The answers that a seat may give now: none while another is asked."""
        return mask_of(self.answers() if seat == self.seat else {})

    def features(self, seat: int) -> Features:
        return features(self.game, self.s, seat)

    def take(self, number: int) -> None:
        """Give an answer by its number; raises ValueError for one that is not offered."""
        action = self.answers().get(int(number))
        if action is None:
            raise ValueError(f"{number} is no answer here; the mask says which are")
        self._answers = None
        answer(self.s, action)

    def settle(self, outcome: int) -> None:
        self._answers = None
        settle(self.s, outcome)

    def throw_on(self, rng: Rng) -> None:
        """Throw until somebody is asked or the game is over."""
        while isinstance(self.s.pending, Throw):
            self.settle(self.s.pending.toss(rng))

    def rewards(self) -> list[float]:
        """1 for the winner, -1 for the loser; 0 for a draw and while the game is in progress."""
        verdict = self.game.verdict(self.s) if self.is_over else None
        winner = None if verdict is None else verdict.winner
        seats = range(len(self.game.info.seats))
        return [0.0 if winner is None else 1.0 if seat == winner else -1.0 for seat in seats]


def begin(game: str, battle: str | None = None, options: Mapping[str, str] | None = None) -> Play:
    """A new game, the first battle of it if none is named; raises BadNotation and BadData."""
    found = find_game(game)
    return Play(found, found.setup(battle or found.info.scenarios[0], options or {}))


def restored(game: str, position: str) -> Play:
    found = find_game(game)
    return Play(found, found.read(position))
