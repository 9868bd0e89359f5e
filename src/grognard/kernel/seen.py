"""What one seat knows of a game, for the player who thinks for that seat.

The true state is looked at once, when a Seen is made, and is not kept. Everything in it follows
from what the seat may see and from the generator given, so that nothing else can be found in it.
"""

from __future__ import annotations

from typing import Final

from .decision import Action, Decision
from .dice import Rng
from .game import Game
from .sealed import turn_to
from .state import State


class Part:
    """What a player answers for who has only some shares of a seat; the empty one is the rest."""

    def __init__(self, game: Game, shares: list[str]) -> None:
        self.game: Final = game
        self.shares: Final = shares

    def holds(self, s: State, action: Action) -> bool:
        """Whether an answer is theirs to give; to have nothing more to say is everybody's."""
        closing = self.game.closing(s)
        if closing is not None and closing.key() == action.key():
            return True
        return self.game.share_of(s, action) in self.shares


class Shown:
    """A game as a seat sees it, also while another seat is asked.

    `guess` is one state that the seat could be in: read it, and play on in clones or samples of
    it. What the seat cannot see is redealt there, so that only what all samples have in common is
    true.
    """

    def __init__(self, game: Game, s: State, seat: int, rng: Rng) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.guess: Final = without_traces(game.determinize(s, seat, rng))

    def sample(self, rng: Rng) -> State:
        """Another state that the seat could be in, to be played on."""
        return without_traces(self.game.determinize(self.guess, self.seat, rng))

    def turn_key(self, s: State) -> int:
        """The same number as long as a turn lasts: where a search may stop looking ahead."""
        return self.game.turn_key(s)


class Seen(Shown):
    """A game as the seat that is asked sees it, with its question pending in `guess`.

    An agent with only a `part` of the seat answers for that part.
    """

    def __init__(self, game: Game, s: State, seat: int, rng: Rng, part: Part | None = None) -> None:
        super().__init__(game, s, seat, rng)
        turn_to(self.guess, seat)
        decision = self.guess.pending
        assert isinstance(decision, Decision) and decision.seat == seat
        self.decision: Final = decision
        self.part: Final = part

    def legal(self) -> list[Action]:
        """The answers that may be given, as actions of `guess`; their keys hold in any sample."""
        legal = self.decision.legal(self.guess)
        part = self.part
        return legal if part is None else [a for a in legal if part.holds(self.guess, a)]

    def key(self, s: State, action: Action) -> str:
        """An action of `guess` or of a sample by a name that holds in all of them.

        It is the notation of the seat asked there, which names hidden pieces by where they are.
        """
        return self.game.notate(s, action)


def without_traces(s: State) -> State:
    """The state with nothing left of the last answer and throw, which may have been secret.

    Nobody needs them once a question has been asked: positions do not hold them either.
    """
    s.action = None
    s.outcome = 0
    s.pauses = ()
    return s
