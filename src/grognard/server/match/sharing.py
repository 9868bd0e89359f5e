"""A seat that several people share: who answers for what, and who has nothing more to do.

Where a seat has hands, each person sees only what is in theirs. An open question waits for all
hands that everybody knows to be concerned; a hidden one is asked of those that have an answer, and
marks that these make are nobody else's to know.

The rules have their seats, and one question at a time. A chair is a place of one person, or of a
computer, at such a seat: 0 is that of the chief, who holds it. Each share of the seat belongs to a
chair, and what belongs to nobody in particular to the chief. Of a question that every share may
answer as often as it likes, each is offered its own answers; the one that closes the question is
kept back as a mark until all who could still act have given it, or the chief ends it for all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from grognard.kernel.decision import Action, Decision
from grognard.kernel.game import Game
from grognard.kernel.records.tableline import BACK, GIVE, PASS, TableLine
from grognard.kernel.shares import (
    ALL_HANDS,
    CHIEF,
    SIGHTS,
    chair_of,
    hands_seen,
    sight_of,
    within,
)
from grognard.kernel.state import State

Given = Mapping[tuple[int, str], int]  # the chair of each share that was given away, by seat
SHARES: Final = "shares"  # among the extras of a game: what was given away when it was made

ALONE: Final = frozenset({CHIEF})


@dataclass(frozen=True, slots=True)
class Hand:
    """Somebody at a shared seat: the `chairs` they answer for now, and all that are `taken`.

    `own` are the chairs that are theirs; a chief also answers for those who are away. With `ends`,
    which is the chief's alone, a closing answer closes the question for all. `sight` is their view:
    only some hands of the seat, where others have the rest.
    """

    chairs: frozenset[int]
    own: frozenset[int]
    taken: frozenset[int]
    ends: bool = False
    sight: int | None = None

    @property
    def leads(self) -> bool:
        return CHIEF in self.own


class Sharing:
    """Folded from the table lines of a journal; all else is asked of the state each time."""

    def __init__(self, game: Game, given: Given) -> None:
        self.game: Final = game
        self._given: Final = dict(given)
        self._passed: Final[set[tuple[int, int]]] = set()
        self._declined: Final[set[tuple[int, int]]] = set()  # the hidden question that is asked now
        self._asked: tuple[int, str, int, str] | None = None
        self._since = 0  # the entry by which the question was asked that marks are made for

    # What is known

    @property
    def since(self) -> int:
        return self._since

    def chair_of(self, s: State, seat: int, share: str, taken: frozenset[int]) -> int:
        """Who answers for a share: the chief, where nobody sits on the chair that has it."""
        given = {key: chair for (side, key), chair in self._given.items() if side == seat}
        chair = chair_of(self.game.shares(s, seat), given, share)
        return chair if chair in taken else CHIEF

    def given_to(self, s: State, seat: int) -> dict[str, int]:
        """The chair of every share, whether anybody sits there or not."""
        shares = self.game.shares(s, seat)
        given = {key: chair for (side, key), chair in self._given.items() if side == seat}
        return {share.key: chair_of(shares, given, share.key) for share in shares}

    def has_passed(self, s: State, seat: int, chair: int) -> bool:
        return (seat, chair) in (self._declined if is_hidden(s) else self._passed)

    def sight_of(self, s: State, seat: int, chairs: frozenset[int], taken: frozenset[int]) -> int:
        """From where those look who have these chairs."""
        hands = self.hands(s, seat)
        seen = [key for key in hands if self.chair_of(s, seat, key, taken) in chairs]
        return sight_of(seat, hands, seen)

    def hands(self, s: State, seat: int) -> list[str]:
        """The hands of a seat in this game, if it has several."""
        known = [share.key for share in self.game.shares(s, seat)]
        return [key for key in self.game.hands(seat) if key in known]

    def chairs_behind(self, s: State, sight: int) -> frozenset[int]:
        """The chairs whose hands a sight takes in."""
        seat, given = sight % SIGHTS, self.given_to(s, sight % SIGHTS)
        return frozenset(given[key] for key in hands_seen(sight, self.hands(s, seat)))

    def asks(self, s: State, decision: Decision, sight: int) -> bool:
        """Whether a hidden question is asked of these hands of its seat."""
        if sight % SIGHTS != decision.seat:
            return False
        seen = hands_seen(sight, self.hands(s, decision.seat))
        return sight < SIGHTS or not self.matters(s, decision).isdisjoint(seen)

    def has_declined(self, s: State, sight: int) -> bool:
        """Whether all who look from there have declined the hidden question that is asked."""
        if sight < SIGHTS or not is_hidden(s):
            return False
        chairs = self.chairs_behind(s, sight)
        return all(self.has_passed(s, sight % SIGHTS, chair) for chair in chairs)

    def covers(self, s: State, seat: int, action: Action, hand: Hand) -> bool:
        """Whether an answer is this person's to give; closing is everybody's."""
        if is_closing(self.game, s, action):
            return True
        share = self.game.share_of(s, action)
        if share == ALL_HANDS:
            return hand.sight == seat or not self.hands(s, seat)
        return self.chair_of(s, seat, share, hand.taken) in hand.chairs

    def matters(self, s: State, decision: Decision) -> set[str]:
        """The shares that have an answer of their own to this question, apart from closing it."""
        game = self.game
        open_to = [a for a in decision.legal(s) if not is_closing(game, s, a)]
        return {game.share_of(s, action) for action in open_to}

    def busy(self, s: State, decision: Decision, taken: frozenset[int]) -> frozenset[int]:
        """The chairs that a question waits for until each has closed it.

        Of hands all know which are concerned; else they are those that have an answer.
        """
        seat = decision.seat
        shares = set() if decision.hidden else {*self.game.waits_for(s)}
        shares = shares & {*self.hands(s, seat)} or self.matters(s, decision)
        return frozenset(self.chair_of(s, seat, share, taken) for share in shares - {ALL_HANDS})

    def awaited(self, s: State, decision: Decision, taken: frozenset[int]) -> frozenset[int]:
        """The chairs that a question waits for: all who can still act, or else the chief."""
        return self._left(s, decision, taken) or ALONE

    def offers(self, s: State, decision: Decision, hand: Hand) -> Callable[[Action], bool]:
        """Which answers are offered to this person: their own, and to close what waits for them."""
        waits = bool(self.awaited(s, decision, hand.taken) & hand.chairs)
        known: dict[str, bool] = {}

        def is_theirs(action: Action) -> bool:
            if is_closing(self.game, s, action):
                return waits
            share = self.game.share_of(s, action)
            if share not in known:
                known[share] = self.covers(s, decision.seat, action, hand)
            return known[share]

        return is_theirs

    def may_close(self, s: State, decision: Decision, hand: Hand) -> bool:
        """Whether a closing answer of this person means anything: it is waited for, or for all."""
        waits = self.awaited(s, decision, hand.taken) & hand.chairs
        return self.ends(s, decision.seat, hand) or bool(waits)

    def closes(self, s: State, decision: Decision, hand: Hand) -> bool:
        """Whether it is the last one that is waited for."""
        if self.ends(s, decision.seat, hand):
            return True
        return self._left(s, decision, hand.taken) <= hand.chairs

    def ends(self, s: State, seat: int, hand: Hand) -> bool:
        """A chief ends a question for all, but never for cards that they do not see (R170)."""
        return hand.ends and hand.sight in (None, seat)

    def _left(self, s: State, decision: Decision, taken: frozenset[int]) -> frozenset[int]:
        busy = self.busy(s, decision, taken)
        return frozenset(chair for chair in busy if not self.has_passed(s, decision.seat, chair))

    # What is done

    def after(self, line: TableLine, s: State) -> Sharing:
        """The same once a line of talk is folded in."""
        other = self._copy()
        other.obey(line, s, self._since)
        return other

    def asked_again(self, s: State) -> Sharing:
        """The same after an answer that leads to this state."""
        other = self._copy()
        other.look(s, self._since)
        return other

    def _copy(self) -> Sharing:
        other = Sharing(self.game, self._given)
        other._passed.update(self._passed)
        other._declined.update(self._declined)
        other._asked, other._since = self._asked, self._since
        return other

    def obey(self, line: TableLine, s: State, number: int) -> None:
        """Do what a table line says, in the state that it leads to."""
        if line.verb == GIVE:
            for key in within(self.game.shares(s, line.seat), line.share):
                self._given.pop((line.seat, key), None)
            self._given[line.seat, line.share] = line.number
        elif line.verb == PASS:
            marks = self._declined if is_hidden(s) else self._passed
            marks.update((line.seat, int(chair)) for chair in line.share)
        elif line.verb == BACK:
            self._declined.clear()
            if line.number < self._since:
                self._begin(number)
        self.look(s, number)

    def follow(self, s: State, closing: bool, number: int) -> None:
        """An answer has led to this state; one that closed its question ends all marks."""
        self._declined.clear()
        if closing:
            self._begin(number)
        self.look(s, number)

    def look(self, s: State, number: int) -> None:
        """Marks are valid for one question: the next one starts without any."""
        decision = s.pending
        if not isinstance(decision, Decision) or decision.hidden or self.game.closing(s) is None:
            return
        now = (decision.seat, decision.cite, *self.game.moment(s))
        if now != self._asked:
            self._asked = now
            self._begin(number)

    def _begin(self, number: int) -> None:
        self._passed.clear()
        self._since = number


def is_hidden(s: State) -> bool:
    return isinstance(s.pending, Decision) and s.pending.hidden


def is_closing(game: Game, s: State, action: Action) -> bool:
    closing = game.closing(s)
    return closing is not None and closing.key() == action.key()


def given_at_first(extras: Mapping[str, Any]) -> Given:
    """The shares that were given away when the match was made."""
    found = extras.get(SHARES, {})
    return {
        (int(seat), key): chair for seat, given in found.items() for key, chair in given.items()
    }


def shares_to_keep(given: Given) -> dict[str, dict[str, int]]:
    """The same as the extras keep it."""
    kept: dict[str, dict[str, int]] = {}
    for (seat, key), chair in given.items():
        kept.setdefault(str(seat), {})[key] = chair
    return kept
