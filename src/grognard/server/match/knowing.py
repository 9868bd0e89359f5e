"""What each audience of a match may know at this moment, and what it could be in."""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from types import MappingProxyType
from typing import Final

from grognard.kernel.aids import FULL, Piece, Stakes
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng
from grognard.kernel.game import Game, Verdict
from grognard.kernel.lesson import Lesson
from grognard.kernel.pairs import Half
from grognard.kernel.records.fair import Stream
from grognard.kernel.records.record import first_link
from grognard.kernel.sealed import (
    asked,
    facing,
    owing,
)
from grognard.kernel.shares import SIGHTS, seat_seen
from grognard.kernel.state import State
from grognard.kernel.verbs import Said
from grognard.miniatures.contract.board import Board
from grognard.miniatures.game import board_of
from grognard.miniatures.screen.table_pieces import sent_view

from .advice import answers_to, guesses_of
from .audiences import audiences_of, looks, sight_name, view_for_all
from .beginning.terms import Terms
from .course import Course, Played
from .feed import Audience, Feed
from .judging import MatchError, legal_action
from .sealed_waits import SealedWaits
from .sharing import Given, Hand, Sharing
from .standpoint import Standpoint

# Guesses are dealt from their own key: what they show reveals nothing of dice to come.
_GUESSES: Final = b"grognard guesses 1"
_SEEDS: Final = 1 << 31


class Knowing:
    """One game being played. `verdict` says how it ended; `number` is the last entry folded.

    The number is -1 before the opening, entry 0, which is folded even when nothing is thrown.
    A `lesson` throws its own dice. `given` are the shares of a seat that were given away before it
    began; who sits on which chair is not the match's business, and comes with a `Hand`. Of a seat
    that is `divided` each hand is an audience of its own.
    """

    def __init__(
        self,
        game: Game,
        terms: Terms,
        secret: bytes,
        lesson: Lesson | None = None,
        given: Given = MappingProxyType({}),
        divided: Iterable[int] = (),
    ) -> None:
        self.game: Final = game
        self.terms: Final = terms
        self.lesson: Final = lesson
        self.number = -1
        self.verdict: Verdict | None = None
        self._secret: Final = secret
        self._nonces: Final = [terms.nonces.get(seat, "") for seat in game.info.seats]
        self._course: Final = Course(game, terms)
        self._link = first_link(terms.record().header())
        self._ready: Played | None = None
        self._barrier: tuple[int, str] | None = None
        self._waits: Final = SealedWaits()
        self.first_half: Half | None = None  # of a second game, by its own seats
        self.sharing: Final = Sharing(game, given)
        self.divided: Final = tuple(divided)
        self.audiences: Final = audiences_of(game, self.divided)
        self._feeds: Final = {q: Feed(game, q, self._course.state) for q in self.audiences}

    @property
    def state(self) -> State:
        """The truth, which goes to nobody."""
        return self._course.state

    @property
    def pauses(self) -> tuple[int, ...]:
        """The seats that could have been asked in secret since the last answer."""
        return self.state.pauses

    @property
    def worked_out(self) -> State:
        """The state after the answer that was proposed last, to know before it is committed."""
        assert self._ready is not None
        return self._ready.state

    def feed(self, audience: Audience) -> Feed:
        return self._feeds[audience]

    def owing(self) -> list[int]:
        """The seats that are asked in truth, the lowest first, for the server itself."""
        return owing(self.state) if self.verdict is None else []

    def asked(self) -> int | None:
        """The first of the seats that are asked in truth, for the server itself."""
        return next(iter(self.owing()), None)

    def asked_in_secret(self) -> int | None:
        """The seat that is asked a hidden question, for the server itself."""
        decision = self._decision()
        return decision.seat if decision and decision.hidden else None

    def is_let_in(self, audience: Audience) -> bool:
        """Whether a hidden question is asked of this audience, or nobody is asked in secret."""
        decision = self._decision()
        if decision is None or not decision.hidden:
            return True
        return audience is not None and self.sharing.asks(self.state, decision, audience)

    def is_asked_in_secret(self, audience: Audience) -> bool:
        """Whether this audience is asked a hidden question."""
        return self.asked_in_secret() is not None and self.is_let_in(audience)

    def owing_as_seen(self, audience: Audience) -> list[int]:
        """The seats that are asked as far as this audience was informed, without those that have
        answered.
        """
        shown, state = self._feeds[audience].shown, self._course.state
        if shown is state and not self.has_declined(audience):
            return owing(state) if self.verdict is None else []
        return [seat for seat in owing(shown) if seat != seat_seen(audience)]

    def has_declined(self, audience: Audience) -> bool:
        """One hand has declined in secret: it does not learn whether another is still asked."""
        return audience is not None and self.sharing.has_declined(self.state, audience)

    def asked_as_seen(self, audience: Audience) -> int | None:
        """The audience's own seat if it is asked, as far as it was informed; otherwise the first
        that is.
        """
        seats = self.owing_as_seen(audience)
        own = seat_seen(audience)
        return own if own in seats else next(iter(seats), None)

    def ended(self, audience: Audience) -> Verdict | None:
        """The verdict, once this audience was informed."""
        return self.verdict if self._feeds[audience].shown is self.state else None

    def view(self, audience: Audience) -> str:
        shown = self._feeds[audience].shown
        if self.game.info.open:
            return view_for_all(self.game, shown)
        return sent_view(self.game, shown, audience)

    def stakes(self, audience: Audience, lang: str) -> Stakes | None:
        return self.game.stakes(self._feeds[audience].shown, audience, lang)

    def prompt(self, audience: Audience, lang: str, naming: int = FULL, waits: bool = False) -> str:
        """The question in a sentence, or how the rules ended the game.

        Empty for a person who has answered and not yet been sent more, and after a table line
        that ended it. With `waits` it is for another person at the same seat to answer.
        """
        if self._is_silent(audience):
            return ""
        shown = self._feeds[audience].shown
        return self.game.prompt(shown, None if waits else audience, lang, naming)

    def question(self, audience: Audience) -> str:
        """The game's name for the question, empty where there is none to be known of."""
        if self._is_silent(audience):
            return ""
        return self.game.question(self._feeds[audience].shown, audience)

    def _is_silent(self, audience: Audience) -> bool:
        shown = self._feeds[audience].shown
        late = shown is not self.state or self.has_declined(audience)
        waits = late and self.asked_as_seen(audience) is None
        return waits or bool(self.ended(audience) and self.game.verdict(shown) is None)

    def legal(self, seat: int) -> list[str]:
        """What this seat may answer, as it writes it; nothing while it is not asked."""
        return [said.text for said in self.answers(seat)]

    def answers(self, seat: int, hand: Hand | None = None) -> list[Said]:
        """The same taken apart; for somebody at a shared seat only what is theirs to answer."""
        decision = self._question(looks(seat, hand))
        if decision is None:
            return []
        state = facing(self.state, seat)
        if hand is None:
            return answers_to(self.game, state, decision)
        state = self.game.spoken_by(state, looks(seat, hand))
        return answers_to(self.game, state, decision, self.sharing.offers(state, decision, hand))

    def shares_of(self, seat: int, hand: Hand) -> list[str]:
        """The shares that somebody answers for; the empty one is what belongs to nobody else."""
        shares = ["", *self.sharing.given_to(self.state, seat)]
        sharing = self.sharing
        return [
            s for s in shares if sharing.chair_of(self.state, seat, s, hand.taken) in hand.chairs
        ]

    def has_passed(self, seat: int, hand: Hand) -> bool:
        """Whether somebody at a shared seat has said that they have nothing more to do."""
        passed = self.sharing.has_passed
        return bool(hand.own) and all(passed(self.state, seat, chair) for chair in hand.own)

    def awaited(self, seat: int, taken: frozenset[int]) -> frozenset[int]:
        """The chairs of a shared seat that its question waits for; none where it has none."""
        decision = asked(self.state, seat) if self.verdict is None else None
        if decision is None or not self._is_known(seat):
            return frozenset()
        return self.sharing.awaited(facing(self.state, seat), decision, taken)

    def _is_known(self, seat: int) -> bool:
        """Whether anybody of the seat was sent its question."""
        own = [sight for sight in self.audiences if sight is not None and sight % SIGHTS == seat]
        return any(self._question(sight) is not None for sight in own)

    def may_say(self, seat: int, text: str) -> bool:
        """Whether this seat may answer so, listed or not."""
        decision = self._question(seat)
        try:
            return decision is not None and self._legal(decision, text) is not None
        except MatchError:
            return False

    def board(self, lang: str) -> Board | None:
        """The table of a game that measures: everybody knows it."""
        return board_of(self.game, self.state, lang)

    def own_pieces(self) -> list[Piece]:
        """Pieces that are not as the catalogue has them: everybody has agreed to them."""
        return self.game.own_pieces(self.state)

    def is_asked(self, audience: Audience) -> bool:
        """Whether this audience has a question to answer now."""
        return audience is not None and self._question(audience) is not None

    def standpoint(self, audience: Audience) -> Standpoint:
        """What an audience knows now, to answer its questions."""
        return Standpoint(
            game=self.game,
            audience=audience,
            is_asked=self.is_asked(audience),
            guesses=guesses_of(
                self.game,
                self._feeds[audience].shown,
                audience,
                self._guessing(audience, "advice"),
            ),
            seed=self._guessing(audience, "trials").below(_SEEDS),
        )

    def guess(self, sight: int) -> State:
        """A state that this seat, or one of its hands, could be in, for computer players."""
        shown = self._feeds[sight].shown
        return self.game.determinize(shown, sight, self._guessing(sight, "thinking"))

    def _decision(self) -> Decision | None:
        step = self.state.pending
        return step if self.verdict is None and isinstance(step, Decision) else None

    def _question(self, sight: int) -> Decision | None:
        """The decision that is to be made now by a seat, as far as those know who look from it."""
        seat = seat_seen(sight)
        known = self.verdict is None and self.asked_as_seen(sight) == seat
        return asked(self.state, seat) if known else None

    def _legal(self, decision: Decision, text: str) -> Action:
        return legal_action(self.game, facing(self.state, decision.seat), decision, text)

    def _guessing(self, audience: Audience, purpose: str) -> Rng:
        """Luck for guesses: the same however often somebody asks, and by what they have seen."""
        key = hmac.digest(self._secret, _GUESSES, "sha256")
        who = "" if audience is None else sight_name(self.game, audience)
        return Stream(key, [purpose, who], self._feeds[audience].number, "")
