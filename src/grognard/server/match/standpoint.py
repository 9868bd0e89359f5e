"""Where somebody stands who asks a question before they decide, and all that they may ask.

Everything here is worked out on guesses: states that the asker could be in for all they know.
Rules refuse only by what a player may know, so what is legal in one guess is legal in all of them
and in truth. A standpoint holds nothing else of the match and may be sent to another process.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Final

from grognard.kernel.aids import Outlook
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng
from grognard.kernel.game import Game
from grognard.kernel.reasons import allowed, meant, nearest
from grognard.kernel.refusal import BadNotation, IllegalAction
from grognard.kernel.sealed import asked, facing
from grognard.kernel.shares import SIGHTS, hands_seen
from grognard.kernel.state import State
from grognard.kernel.verbs import Said
from grognard.miniatures.contract.measure import Measure
from grognard.miniatures.contract.reach import Reach
from grognard.miniatures.game import measure_of, reach_of

from .advice import Advice, Preview, Prospect, Reason, answers_to, refusals, sheet
from .feed import Audience
from .judging import MatchError, legal_action, read_action, reason, unreadable
from .sums import Sum


@dataclass(frozen=True)
class Standpoint:
    """The guesses of one audience; `is_asked` says that it has a question to answer now.

    `seed` is the luck of trials, where odds are too wide to be exact.
    """

    game: Game
    audience: Audience
    is_asked: bool
    guesses: list[State]
    seed: int

    @cached_property
    def positions(self) -> list[str]:
        """The guesses in notation, for another process: written once, however much is asked."""
        return [self.game.write(guess) for guess in self.guesses]

    # What anybody may ask

    def table(self, lang: str) -> str:
        return self.game.table(self.guesses[0], self.audience, lang)

    def sheet(self, name: str, lang: str) -> tuple[list[str], list[Sum], list[Outlook]]:
        """A piece as it stands, from what an audience may know; raises MatchError."""
        try:
            return sheet(self.game, self.guesses, self.audience, name, lang)
        except BadNotation as wrong:
            raise unreadable(wrong) from None

    def measure(self, text: str, lang: str) -> Measure:
        """What may be measured of what an audience sees; raises MatchError."""
        try:
            return measure_of(self.game, self.guesses[0], self.audience, text, lang)
        except BadNotation as wrong:
            raise unreadable(wrong) from None
        except IllegalAction as forbidden:
            refused = MatchError("ILLEGAL", forbidden.refusal)
            refused.words = partial(self.game.explain, forbidden.refusal)
            raise refused from None

    # What a seat may ask about its answer

    def legal(self) -> list[Said]:
        """What this seat may answer, taken apart; nothing while it is not asked."""
        if not self.is_asked:
            return []
        state, decision = self._question()
        return answers_to(self.game, state, decision, self._is_theirs)

    def refusals(self, lang: str) -> list[Reason]:
        """Why this seat may not answer what it may not; nothing while it is not asked."""
        if not self.is_asked:
            return []
        return refusals(self.game, self._question()[0], lang, self._is_theirs)

    def _is_theirs(self, action: Action) -> bool:
        """People who have only some hands of a seat answer only for these."""
        sight = self.audience
        if sight is None or sight < SIGHTS:
            return True
        share = self.game.share_of(self.guesses[0], action)
        return not share or share in hands_seen(sight, self.game.hands(sight % SIGHTS))

    def reasons(self, text: str, lang: str) -> list[Reason]:
        """The rule that forbids an answer, or nothing; raises MatchError."""
        state, _ = self._question()
        return self._nearest(state, [read_action(self.game, state, text)], lang)

    def read(self, text: str) -> Said:
        """An answer as it was understood, legal or not; raises MatchError."""
        state, _ = self._question()
        return self.game.take_apart(state, read_action(self.game, state, text))

    def touch(self, text: str, lang: str) -> tuple[list[Said], list[Reason]]:
        """What a piece, put on a target or touched, may be meant to do, or the nearest reason why
        none of it may be done; raises MatchError."""
        state, _ = self._question()
        try:
            found = meant(self.game, state, text)
        except BadNotation as wrong:
            raise unreadable(wrong) from None
        open_to = [self.game.take_apart(state, action) for action in allowed(state, found)]
        return open_to, self._nearest(state, found, lang)

    def _nearest(self, state: State, actions: list[Action], lang: str) -> list[Reason]:
        found = nearest(self.game, state, actions)
        if found is None:
            return []
        action, refusal = found
        words = reason(self.game, state, action, refusal, lang)
        return [Reason(refusal.cite, words, [self.game.take_apart(state, action)])]

    def reach(self, text: str, lang: str) -> Reach | None:
        """Where the piece of an order in hand may be put; raises MatchError."""
        state, _ = self._question()
        return reach_of(self.game, state, read_action(self.game, state, text), lang)

    def odds(self, text: str, lang: str) -> Prospect:
        """What may come of a legal answer; raises MatchError."""
        return self._advice(text).prospect(lang)

    def preview(self, text: str, lang: str) -> Preview:
        """What a legal answer would bring at once; raises MatchError."""
        return self._advice(text).preview(lang)

    def _question(self) -> tuple[State, Decision]:
        """The first guess with this seat's question pending, and that question."""
        if self.audience is None or not self.is_asked:
            raise MatchError("NOT_YOUR_TURN")
        seat = self.audience % SIGHTS
        state = self.game.spoken_by(facing(self.guesses[0], seat), self.audience)
        decision = asked(state, seat)
        assert decision is not None
        return state, decision

    def _advice(self, text: str) -> Advice:
        """The same sentence in every guess, in words that mean the same in each."""
        state, decision = self._question()
        said = self.game.notate(state, legal_action(self.game, state, decision, text))
        assert self.audience is not None
        faced = [facing(guess, decision.seat) for guess in self.guesses]
        guesses = [self.game.spoken_by(guess, self.audience) for guess in faced]
        return Advice(self.game, guesses, self.audience, said, Rng(self.seed))


class Standpoints:
    """Those that were asked from last: one asks many things about the same position.

    What they take up are their guesses, of which games that hide nothing need one; those of
    one standpoint in EAGLES' campaign take as much as the match itself.
    """

    def __init__(self, most: int = 128) -> None:
        self.most: Final = most  # guesses
        self.guesses = 0
        self._kept: Final[OrderedDict[Hashable, Standpoint]] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], Standpoint]) -> Standpoint:
        found = self._kept.pop(key, None)
        if found is None:
            found = make()
            self.guesses += len(found.guesses)
        self._kept[key] = found
        while self.guesses > self.most and len(self._kept) > 1:
            self.guesses -= len(self._kept.popitem(last=False)[1].guesses)
        return found
