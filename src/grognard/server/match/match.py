"""A match in memory: what its journal makes of it, and what each audience may know.

Nothing here reads a clock, a file or a socket. A request is first proposed: it is checked and
worked out on a clone, and nothing changes. The entry so made is committed by the caller; then it
is folded in, here and in every other process that holds the match. The journal alone decides:
matches that folded the same entries are the same, feeds and all.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Iterator
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from grognard.kernel.aids import FULL, Piece, Stakes
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng
from grognard.kernel.game import Game, Verdict
from grognard.kernel.lesson import Lesson
from grognard.kernel.lesson import Said as Taught
from grognard.kernel.pairs import Half
from grognard.kernel.records.fair import Stream
from grognard.kernel.records.record import Entry, Record, ending, first_link, next_link
from grognard.kernel.records.tableline import (
    BACK,
    DRAW,
    GIVE,
    PASS,
    RESIGN,
    TIME,
    UNSEAL,
    TableLine,
    is_table_line,
    is_talk,
    is_unsealing,
    read_table_line,
)
from grognard.kernel.refusal import BrokenRule
from grognard.kernel.sealed import (
    asked,
    facing,
    has_sealed,
    line_of,
    owing,
    spoken,
)
from grognard.kernel.shares import SIGHTS, hands_seen, seat_seen, sights
from grognard.kernel.state import State
from grognard.kernel.verbs import Said
from grognard.miniatures.contract.board import Board
from grognard.miniatures.game import board_of
from grognard.miniatures.screen.table_pieces import sent_view

from .advice import answers_to, guesses_of
from .course import Course, Dice, Played, goals
from .feed import Audience, Feed, Item, Line, Update, Words
from .judging import MatchError, allowed, legal_action, not_theirs, read_action
from .sealed_waits import SealedWaits, keeps_waiting
from .sharing import Given, Hand, Sharing, is_closing
from .standpoint import Standpoint
from .terms import Terms
from .undo import (
    MOST_LINES,
    NOTHING_TO_UNDO,
    OTHER_PLAYER,
    REVEALED,
    TOO_MANY_LINES,
    Barrier,
    last_move,
    why_not_undone,
)

__all__ = ["Audience", "Feed", "Line", "Match", "MatchError", "Terms", "Told", "Update"]

Told = dict[Audience, list[Update]]


@lru_cache(maxsize=1)  # all audiences of a match are told in turn
def view_for_all(game: Game, s: State) -> str:
    """The view of a game that hides nothing: it is the same for everybody."""
    return sent_view(game, s, None)


def audiences_of(game: Game, divided: Iterable[int]) -> list[Audience]:
    """The seats, the hands of those that are divided, and all who look on."""
    hands = [sight for seat in divided for sight in sights(seat, game.hands(seat))]
    return [*range(len(game.info.seats)), *hands, None]


def sight_name(game: Game, sight: int) -> str:
    """A seat by its key, with its hands where it is not all of them."""
    seat = game.info.seats[sight % SIGHTS]
    hands = hands_seen(sight, game.hands(sight % SIGHTS)) if sight >= SIGHTS else []
    return " ".join([seat, *hands])


def looks(seat: int, hand: Hand | None) -> int:
    """From where the one who has a seat, or a hand of it, looks."""
    return seat if hand is None or hand.sight is None else hand.sight


# Guesses are dealt from their own key: what they show tells nothing of dice to come.
_GUESSES: Final = b"grognard guesses 1"
_SEEDS: Final = 1 << 31


class Match:
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

    def foresee(self, entries: Iterable[Entry]) -> None:
        """These are to be folded in next: the states that they go back to are worth keeping."""
        self._course.will_go_back_to(goals(entries, self.game.info.seats))

    # What is known

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
        """The seats that are asked as far as this audience was told, not one that has answered."""
        shown, state = self._feeds[audience].shown, self._course.state
        if shown is state and not self.has_declined(audience):
            return owing(state) if self.verdict is None else []
        return [seat for seat in owing(shown) if seat != seat_seen(audience)]

    def has_declined(self, audience: Audience) -> bool:
        """One hand has said no in secret: whether another is still asked it is not told."""
        return audience is not None and self.sharing.has_declined(self.state, audience)

    def asked_as_seen(self, audience: Audience) -> int | None:
        """The audience's own seat if it is asked, as far as it was told; else the first that is."""
        seats = self.owing_as_seen(audience)
        own = seat_seen(audience)
        return own if own in seats else next(iter(seats), None)

    def ended(self, audience: Audience) -> Verdict | None:
        """The verdict, once this audience was told."""
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

        Empty for one who has answered and not yet heard more, and after a last word at the table.
        With `waits` it is another's at the same seat to answer.
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
        """Whether somebody of the seat was told of its question."""
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
        """What an audience knows now, to answer whatever it asks."""
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

    def since(self, audience: Audience, number: int, lang: str) -> list[Update] | None:
        """The updates after a number, from memory or from the journal; None for no such number."""
        if not 0 <= number <= self._feeds[audience].number:
            return None
        return [update for some in self.retold(audience, number, lang) for update in some]

    def retold(self, audience: Audience, number: int, lang: str) -> Iterator[list[Update]]:
        """The same in pieces, for a caller that lets others have their turn between them."""
        kept = self._feeds[audience].since(number, lang)
        return self._told_again(audience, number, lang) if kept is None else iter([kept])

    def journal(self) -> list[Entry]:
        """Every entry so far, the opening first, which goes to nobody."""
        return self._course.entries()

    def record(self, reveal: bool = False) -> Record:
        """The journal as a record; the secret only of a match that is over."""
        record = self.terms.record()
        entries = self._course.entries()
        record.opening, record.entries = entries[0] if entries else Entry(""), entries[1:]
        if self.verdict is not None:
            record.ending = ending(self.game, self.verdict)
            record.secret = self._secret.hex() if reveal else ""
        return record

    def said(self) -> list[Taught]:
        """The answers that still count, each after the key of its seat, as a lesson reads them."""
        seats = self.game.info.seats
        given = [*self._course.trail.newest_first()][::-1]
        acts = [(seats[step.seat], self._course.action(step.number)) for step in given]
        return [(seat, act.removeprefix(f"{seat}: ")) for seat, act in acts]

    def guess(self, sight: int) -> State:
        """A state that this seat, or one of its hands, could be in, for computer players."""
        shown = self._feeds[sight].shown
        return self.game.determinize(shown, sight, self._guessing(sight, "thinking"))

    # What may be asked for

    def opening(self) -> Entry:
        """Entry 0: the throws before the first question."""
        return self._work_out(-1, None)

    def propose(self, seat: int, seen: int, text: str, hand: Hand | None = None) -> Entry:
        """An answer to the question; raises MatchError."""
        self._check_seen(seat, seen, hand)
        decision = self._asked(looks(seat, hand))
        if hand is None:
            return self._work_out(seat, self._legal(decision, text))
        state = self.game.spoken_by(facing(self.state, seat), looks(seat, hand))
        action = read_action(self.game, state, text)
        if not self.sharing.covers(state, seat, action, hand):
            raise not_theirs(self.game, state, self.game.share_of(state, action))
        allowed(self.game, state, decision, action)
        if is_closing(self.game, state, action):
            if not self.sharing.may_close(state, decision, hand):
                raise MatchError("WAITS_FOR_OTHERS")
            if not self.sharing.closes(state, decision, hand):
                return self._pass(seat, hand)
        return self._work_out(seat, action)

    def _pass(self, seat: int, hand: Hand) -> Entry:
        """These chairs have nothing more to do: the question is closed when no other has."""
        passed = self.sharing.has_passed
        fresh = [chair for chair in sorted(hand.own) if not passed(self.state, seat, chair)]
        if not fresh:
            raise MatchError("WAITS_FOR_OTHERS")
        return self._say(TableLine(PASS, seat, share="".join(str(chair) for chair in fresh)))

    def propose_give(self, seat: int, share: str, chair: int) -> Entry:
        """A share of this seat goes to another chair; raises MatchError."""
        if share not in self.sharing.given_to(self.state, seat):
            raise MatchError("NO_SUCH_COMMAND")
        if share in self.sharing.hands(self.state, seat):
            raise MatchError("HAND_STAYS")
        return self._say(TableLine(GIVE, seat, chair, share=share))

    def propose_decline(self) -> Entry | None:
        """The answer that does nothing to the hidden question now asked, if there is one."""
        decision = self._decision()
        action = decision.decline(self.state) if decision and decision.hidden else None
        return self._work_out(decision.seat, action) if decision and action else None

    def propose_for(self, seat: int, text: str) -> Entry:
        """An answer that a seat has given beforehand, whatever it was told since."""
        decision = self._decision()
        if decision is None or decision.seat != seat:
            raise MatchError("NOT_YOUR_TURN")
        return self._work_out(seat, self._legal(decision, text))

    def propose_undo(self, seat: int, seen: int, hand: Hand | None = None) -> Entry:
        """Undo the last move, freely, or take back what was sealed; raises MatchError."""
        self._check_seen(seat, seen, hand)
        reason = self.why_not_undo(seat, hand)
        if reason:
            raise MatchError(reason)
        if has_sealed(self.state, seat):
            return self._say(TableLine(UNSEAL, seat))
        move = last_move(self._course.trail.newest_first())[0]
        return self._say(TableLine(BACK, seat, self._course.number_before(move)))

    def propose_back(self, seat: int, hand: Hand | None = None) -> Entry:
        """Go back to before this seat's last move, whatever came of it: the others agreed.

        Of a seat that is divided, before the last one of this hand.
        """
        shares = None if hand is None else self.shares_of(seat, hand)
        mine = next(
            (
                step
                for step in self._course.trail.newest_first()
                if step.seat == seat and not step.hidden
                if shares is None or step.share in shares
            ),
            None,
        )
        if mine is None:
            raise MatchError(NOTHING_TO_UNDO)
        number = self._course.number_before(mine)
        return self._say(TableLine(BACK, seat, number, agreed=True))

    def propose_return(self, seat: int, kept: int) -> Entry:
        """Keep so many of the answers that count, and take the others back: only in a lesson."""
        trail = self._course.trail
        if kept >= trail.length:
            raise MatchError(NOTHING_TO_UNDO)
        number = trail.at(kept).number
        return self._say(TableLine(BACK, seat, number, agreed=True))

    def propose_resign(self, seat: int) -> Entry:
        return self._say(TableLine(RESIGN, seat))

    def propose_draw(self) -> Entry:
        return self._say(TableLine(DRAW, -1))

    def propose_time(self, seat: int) -> Entry:
        """This seat has lost on time."""
        return self._say(TableLine(TIME, seat))

    def might_undo(self, seat: int, hand: Hand | None = None) -> bool:
        """Whether undo is worth offering: neither dice nor another player stand before it."""
        return not self._quick_barrier(seat, hand)

    def may_undo(self, seat: int) -> bool:
        return not self.why_not_undo(seat)

    def why_not_undo(self, seat: int, hand: Hand | None = None) -> str:
        """The code that forbids undo, or an empty string; worked out once for each entry."""
        reason = self._quick_barrier(seat, hand)
        if reason or has_sealed(self.state, seat):
            return reason
        if self._barrier is None or self._barrier[0] != self.number:
            self._barrier = (self.number, self._slow_barrier(looks(seat, hand)))
        return self._barrier[1]

    # What is done

    def owing_after(self, line: TableLine) -> list[int]:
        """The seats that are asked after going back, or after a sealed answer is taken back."""
        if line.verb == BACK:
            return owing(self._course.state_after(line.number))
        return sorted({*self.owing(), line.seat})

    def state_after(self, line: TableLine) -> State:
        """The state that a table line leads to: another one only by going back."""
        return self._course.state_after(line.number) if line.verb == BACK else self.state

    def mover(self, entry: Entry) -> int:
        """The seat whose answer an entry is, before it is folded in."""
        return spoken(self.game, self.state, entry.action)[0]

    def is_of(self, sight: Audience, entry: Entry) -> bool:
        """Whether an answer, before it is folded in, was given by those who look from there."""
        if sight is None or self.mover(entry) != sight % SIGHTS or sight < SIGHTS:
            return sight is not None and self.mover(entry) == sight
        seat, text = spoken(self.game, self.state, entry.action)
        state = facing(self.state, seat)
        share = self.game.share_of(state, self.game.parse(state, text))
        return share in hands_seen(sight, self.game.hands(seat))

    def fold(self, number: int, entry: Entry, hold: bool = False) -> Told:
        """Take in a committed entry; what each audience must now be told.

        One that was taken in before changes nothing. With `hold` an answer is told by nobody but
        the caller, by `Feed.tell` for each audience, or when something is said at the table.
        """
        if number <= self.number:
            return {}
        if number != self.number + 1:
            raise BrokenRule(f"entry {number} was given where {self.number + 1} was expected")
        talk = is_talk(entry.action)
        said = is_table_line(entry.action) and not is_unsealing(entry.action) and not talk
        same_wait = keeps_waiting(self.state, entry)
        items = self._obey(entry) if is_table_line(entry.action) else self._follow(entry)
        self._course.write_down(entry)
        if number or entry.throws:
            self._link = next_link(self._link, entry.text(number))
        self.number = number
        self._ready = None
        told: Told = {}
        words, secret = Words(), self.asked_in_secret()
        for audience, feed in self._feeds.items():
            feed.gather(items)
            if self.is_let_in(audience) and not (talk and secret is not None):
                feed.close(self.state, words)
            if not same_wait:
                self._waits.begin(feed)
            if not talk:
                self._waits.heard(feed, self.sharing.since == number)
            told[audience] = [] if hold and not said else feed.tell()
        return told

    def play_again(self) -> None:
        """Work as much as the last answer took, of which nothing is left."""
        items = self._course.read_last()
        for feed in self._feeds.values():
            feed.may_hear(items)

    def _follow(self, entry: Entry) -> list[Item]:
        """Play an entry: the very one proposed, or one that another process was first with."""
        played = self._ready
        if played is None or played.entry is not entry:
            played = self._course.read(entry)
        number = self._course.next_number
        self._course.follow(played)
        self.sharing.follow(self.state, played.closing, number)
        self.verdict = self.game.verdict(self.state)
        return played.items

    def _obey(self, entry: Entry) -> list[Item]:
        """Do what a table line says."""
        line = read_table_line(entry.action, self.game.info.seats)
        self.verdict = line.verdict(self.game.info.seats)
        if line.verb == BACK:
            self._course.go_back(line)
            for feed in self._feeds.values():
                feed.drop()
        elif line.verb == UNSEAL:
            self._course.unseal(line.seat)
        self.sharing.obey(line, self.state, self._course.next_number)
        return [] if line.verb == PASS else [line]  # not worth a line of the log

    def _decision(self) -> Decision | None:
        step = self.state.pending
        return step if self.verdict is None and isinstance(step, Decision) else None

    def _question(self, sight: int) -> Decision | None:
        """The decision that is to be made now by a seat, as far as those know who look from it."""
        seat = seat_seen(sight)
        known = self.verdict is None and self.asked_as_seen(sight) == seat
        return asked(self.state, seat) if known else None

    def _asked(self, sight: int) -> Decision:
        decision = self._question(sight)
        if decision is None:
            raise MatchError("NOT_YOUR_TURN")
        return decision

    def _legal(self, decision: Decision, text: str) -> Action:
        return legal_action(self.game, facing(self.state, decision.seat), decision, text)

    def _check_seen(self, seat: int, seen: int, hand: Hand | None = None) -> None:
        sight = looks(seat, hand)
        if self.ended(sight):
            raise MatchError("OVER")
        feed = self._feeds[sight]
        fresh = self._waits.is_fresh(self.state, feed, seen)
        if hand is not None and not fresh and not self.is_asked_in_secret(sight):
            fresh = self._waits.is_fresh_among(
                feed, seen, self.game.closing(self.state) is not None
            )
        if not fresh:
            raise MatchError("STALE")

    def _work_out(self, seat: int, action: Action | None) -> Entry:
        text = line_of(self.game, facing(self.state, seat), action) if action else ""
        self._ready = self._course.try_out(seat, text, action, self._dice(seat, text))
        return self._ready.entry

    def _dice(self, seat: int, text: str) -> Dice:
        """The dice that belong to the next line of the journal, or to what a lesson is about."""
        if self.lesson is not None:
            name = self.game.info.seats[seat]
            return self.lesson.luck(self.said(), name, text.removeprefix(f"{name}: ")).faces
        stream = Stream(self._secret, self._nonces, self.number + 1, self._link)
        return lambda throw: throw.sample(stream)

    def _say(self, line: TableLine) -> Entry:
        if self.verdict is not None:
            raise MatchError("OVER")
        if line.verb in (BACK, UNSEAL, GIVE, PASS) and self.number >= MOST_LINES:
            raise MatchError(TOO_MANY_LINES)
        return Entry(line.text(self.game.info.seats))

    def _quick_barrier(self, seat: int, hand: Hand | None = None) -> str:
        if self.number >= MOST_LINES:
            return TOO_MANY_LINES
        if has_sealed(self.state, seat):
            return "" if hand is None or hand.leads else OTHER_PLAYER
        decision = self._question(looks(seat, hand))
        if decision is None or len(self.owing()) > 1:
            return OTHER_PLAYER
        move = last_move(self._course.trail.newest_first(self._course.floor))
        if hand is not None and move and move[0].seat == seat:
            chair = self.sharing.chair_of(self.state, seat, move[0].share, hand.taken)
            if chair not in hand.chairs:
                return OTHER_PLAYER
        return NOTHING_TO_UNDO if decision.hidden else why_not_undone(move, seat)

    def _slow_barrier(self, sight: int) -> str:
        move = last_move(self._course.trail.newest_first())[0]
        text = self._course.action(move.number)
        before = self.game.spoken_by(self._course.state_before(move), sight)
        barrier = Barrier(self.game, before, text, self.audiences)
        return REVEALED if barrier.has_told(sight, self._guessing(sight, "undo")) else ""

    def _guessing(self, audience: Audience, purpose: str) -> Rng:
        """Luck for guesses: the same however often somebody asks, and by what they have seen."""
        key = hmac.digest(self._secret, _GUESSES, "sha256")
        who = "" if audience is None else sight_name(self.game, audience)
        return Stream(key, [purpose, who], self._feeds[audience].number, "")

    def _told_again(self, audience: Audience, number: int, lang: str) -> Iterator[list[Update]]:
        """Replay the journal, for updates no longer in memory.

        Its faces and answers are those of the journal: neither the dice of a lesson nor who was
        given which share at first changes what was told.
        """
        upto = self._feeds[audience].number
        again = Match(self.game, self.terms, self._secret, divided=self.divided)
        entries = self._course.entries()
        again.foresee(entries)
        for past, entry in enumerate(entries):
            told = again.fold(past, entry)[audience]
            wanted = [update for update in told if number < update.number <= upto]
            for update in wanted:
                update.lines(lang)
            yield wanted
