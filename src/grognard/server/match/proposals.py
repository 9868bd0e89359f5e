"""What may be requested of a match: each request is computed on a clone, and changes nothing.

The resulting entry is committed by the caller, and then applied.
"""

from __future__ import annotations

from grognard.kernel.decision import Action, Decision
from grognard.kernel.lesson import Said as Taught
from grognard.kernel.records.fair import Stream
from grognard.kernel.records.record import Entry
from grognard.kernel.records.tableline import (
    BACK,
    DRAW,
    GIVE,
    PASS,
    RESIGN,
    TIME,
    UNSEAL,
    TableLine,
)
from grognard.kernel.sealed import (
    facing,
    has_sealed,
    line_of,
)

from .audiences import looks
from .course import Dice
from .judging import MatchError, allowed, not_theirs, read_action
from .knowing import Knowing
from .sharing import Hand, is_closing
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


class Proposals(Knowing):
    """Requests of a seat, or of somebody who shares it; they raise MatchError."""

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
        """An answer that a seat has given beforehand, even if it was informed of more since."""
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
        """Go back to before this seat's last move, with everything since: the others agreed.

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
        """Whether undo is worth offering: neither dice nor another player come before it."""
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

    def said(self) -> list[Taught]:
        """The answers that still count, each after the key of its seat, as a lesson reads them."""
        seats = self.game.info.seats
        given = [*self._course.trail.newest_first()][::-1]
        acts = [(seats[step.seat], self._course.action(step.number)) for step in given]
        return [(seat, act.removeprefix(f"{seat}: ")) for seat, act in acts]

    def _asked(self, sight: int) -> Decision:
        decision = self._question(sight)
        if decision is None:
            raise MatchError("NOT_YOUR_TURN")
        return decision

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
