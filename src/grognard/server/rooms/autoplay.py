"""What a room does by itself: computers think, orders are followed, unanswered questions declined.

Everything here can be left off at any moment and taken up again, by this process or another: the
journal says what to do next, and the store remembers when to look.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from grognard.kernel.decision import Action, Decision
from grognard.kernel.records.record import Entry
from grognard.kernel.records.tableline import is_talk
from grognard.kernel.shares import CHIEF

from ..errors import ApiError
from ..log import note
from ..match.audiences import looks
from ..match.judging import MatchError
from ..match.match import Match
from ..match.reveal_timing import Chance
from ..match.sharing import Hand
from ..store.rows import MOST_SEATS, OrderRow, SeatRow
from ..workers.line import Asker, NoAnswer
from .chances import Chances
from .pondering import Pondering
from .room import Room
from .standing import LEASE, MARGIN

THINK_AGAIN: Final = 3.0
SOONEST: Final = 0.005
IN_TIME: Final = 0.6  # of the time there is, for the way to a worker and back takes some of it
LEAST_TIME: Final = 0.02


class Autoplay:
    def __init__(self, room: Room, pondering: Pondering) -> None:
        self.room: Final = room
        self.pondering: Final = pondering
        self.chances: Final = Chances(room)
        # by a computer, about what stopped play there, and for whom it answers
        self._said: tuple[int, str, Hand | None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._thinking = False
        self._waking = False
        self._pauses = False
        room.after_change(self.go_on)

    @property
    def waits(self) -> bool:
        """Whether something will happen here by itself."""
        return self._timer is not None or self._thinking or self._waking

    def go_on(self) -> None:
        """See what to do now; called after anything has changed."""
        self.stop_timer()
        match = self.room.match
        if match is None or match.number < 0:
            return
        if self._may_think(match) and self._is_due(self._thinks_at(match)):
            self._thinking = True
            self.room.spawn(self._think())
        self._set_timer(match)
        self._tell_pause(match)
        self.pondering.go_on()

    def stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _may_think(self, match: Match) -> bool:
        """Computers among themselves think wherever somebody watches, others in one process."""
        if self.room.sitters.is_for_computers:
            return self._is_wanted(match) and not self._thinking
        return self.room.ours and not self._thinking

    def _is_wanted(self, match: Match) -> bool:
        """Whether a match between computers is watched, and one of the few of its address."""
        room, games = self.room, self.room.context.computer_games
        if match.verdict is None and room.telling.listeners:
            return games.may_play(room.source, room.id, self.go_on)
        games.leave(room.source, room.id)
        return False

    def _rests(self, match: Match) -> bool:
        return self.room.sitters.is_for_computers and not self._is_wanted(match)

    def _tell_pause(self, match: Match) -> None:
        """Spectators of a match between computers see when it waits and when it continues."""
        room = self.room
        if not room.sitters.is_for_computers:
            return
        pauses = room.context.computer_games.waits(room.source, room.id)
        if pauses != self._pauses:
            self._pauses = pauses
            room.telling.follow_up(match, None, tuple(room.telling.listeners))

    # Time

    def _is_due(self, when: float | None) -> bool:
        return when is not None and when <= self.room.context.clock()

    def _set_timer(self, match: Match) -> None:
        times = [self.room.telling.next_time(match), self._answers_at(match)]
        if self._may_think(match):
            times.append(self._thinks_at(match))
        due = [when for when in times if when is not None]
        if due and not self._waking:
            wait = max(min(due) - self.room.context.clock(), SOONEST)
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(wait, self._wake_up)

    def _thinks_at(self, match: Match) -> float | None:
        """When a computer takes up what it is asked, or could have been; None: nothing like it."""
        chance = self.chances.to_take_up(match)
        times = (self._asked_to_think_at(match), chance and chance.takes_up)
        return min((when for when in times if when is not None), default=None)

    def _asked_to_think_at(self, match: Match) -> float | None:
        place = self._computer(match)
        if place is None:
            return self.room.commanders.computer_takes_over_at(match)
        if self._has_said(match):
            return None
        if match.asked_in_secret() is None:
            return self.room.timing.thinks(place.side)
        chance = self.chances.asked(match)
        return chance.takes_up if chance is not None else 0.0

    def _has_said(self, match: Match) -> bool:
        """Whether the computer that is asked has answered, and only the moment has not come."""
        return self._said is not None and self._said[0] == match.number

    def _computer(self, match: Match) -> SeatRow | None:
        """The first computer that is asked, on a seat of its own or sharing one."""
        found = (self.room.commanders.computer(match, seat) for seat in match.owing())
        return next((row for row in found if row is not None), None)

    def _answers_at(self, match: Match) -> float | None:
        """When a hidden question is answered for its seat, or could have been."""
        chance = self.chances.to_answer(match)
        seat = match.asked_in_secret()
        if (chance is None and seat is None) or self._rests(match):
            return None
        times = (self._asked_is_answered_at(match, seat), chance and chance.answers)
        return min((when for when in times if when is not None), default=None)

    def _asked_is_answered_at(self, match: Match, seat: int | None) -> float | None:
        """A computer that thinks too long has as long as a person, then it is declined."""
        if seat is None:
            return None
        chance, ordered = self.chances.asked(match), self.room.timing.by_orders(seat)
        if chance is not None and (ordered or self._has_said(match)):
            return chance.answers
        return 0.0 if ordered else self.room.timing.expires(seat)

    def _wake_up(self) -> None:
        self._timer = None
        self._waking = True
        self.room.spawn(self.wake())

    async def wake(self) -> None:
        """Do everything that is due, then see what comes next."""
        room = self.room
        self._waking = True
        try:
            async with room.lock:
                stored = False
                with suppress(ApiError):  # another process was first
                    stored = await self._answer_if_due()
                if room.match is not None:
                    room.telling.tell(room.match)
                    room.call_hooks()
                    if not stored:
                        await room.restand(self._look_again_at(room.match))
        except Exception as error:
            room.report(error)
            await asyncio.sleep(THINK_AGAIN)
        finally:
            self._waking = False
        self.go_on()

    async def _answer_if_due(self) -> bool:
        """Whether something was answered, and the row stored with it, be it for show."""
        match, stored = self.room.match, False
        assert match is not None
        while (chance := self.chances.to_answer(match)) and self._is_due(chance.answers):
            await self._answer_for_show(match, chance)
            stored = True
        seat = match.asked_in_secret()
        if seat is not None and self._is_due(self._asked_is_answered_at(match, seat)):
            await self._answer(match, seat)
            stored = True
        return stored

    async def _answer(self, match: Match, seat: int) -> None:
        room, chance = self.room, self.chances.asked(match)
        orders = await self._orders(seat)
        if self._said is not None and self._has_said(match):
            entry: Entry | None = self._computers_entry(match, seat, *self._said[1:])
            if entry is not None and is_talk(entry.action):
                entry = match.propose_decline()  # the time of all is over
        else:
            entry = ordered_entry(match, orders, self._gives)
        if chance is not None:
            self.chances.was_answered(chance)
        if entry is not None:
            await room.append(entry, seat)

    async def _answer_for_show(self, match: Match, chance: Chance) -> None:
        """All the work that an answer takes; the row is stored as it was."""
        room, stood = self.room, self.room.stood
        self.chances.was_answered(chance)
        await self._orders(chance.seat)
        match.play_again()
        await room.context.store.restand(
            room.id, match.number, stood.asked, stood.wake_at, stood.deadline
        )

    async def _orders(self, seat: int) -> list[OrderRow]:
        if not self.room.timing.by_orders(seat):
            return []
        store, places = self.room.context.store, [seat]
        if seat in self.room.divided:
            places += [row.seat for row in self.room.row.commanders_of(seat)]
        return [order for place in places for order in await store.orders(self.room.id, place)]

    def _gives(self, order: OrderRow, action: Action) -> bool:
        """Whether an order may be about an answer: of a divided seat each orders their own."""
        match, hand = self.room.match, self.room.sitters.hand_at(order.seat)
        if match is None or hand is None:
            return True
        return match.sharing.covers(match.state, order.seat % MOST_SEATS, action, hand)

    def _look_again_at(self, match: Match) -> float | None:
        """When another process is to look here, should this one have died."""
        now = self.room.context.clock()
        if self._thinks_at(match) is not None:
            return None if self.room.sitters.is_for_computers else now + LEASE
        declines, telling = self._answers_at(match), self.room.telling.next_time(match)
        times = [when for when in (declines, telling) if when is not None]
        return max(max(times), now) + MARGIN if times else None

    # Computers

    async def _think(self) -> None:
        room = self.room
        try:
            while await self._think_once():
                pass
        except NoAnswer as reason:
            note("no thought", match=room.id, reason=str(reason))
            await asyncio.sleep(THINK_AGAIN)
        except ApiError:
            pass  # another process was first
        except Exception as error:
            room.report(error)
            await asyncio.sleep(THINK_AGAIN)
        finally:
            self._thinking = False
        self.go_on()

    async def _think_once(self) -> bool:
        """Answer one question of a computer's; False when none is asked by now."""
        room = self.room
        async with room.lock:
            match = room.match
            assert match is not None
            self._take_up_for_show(match)
            place, chance = self._computer(match), self.chances.asked(match)
            due = self._is_due(self._asked_to_think_at(match)) and not self._rests(match)
            if place is None or place.agent is None or not due:
                return False
            seat, agent = place.side, place.agent
            hand = room.commanders.computers_hand(seat, place.chair)
            shares = None if hand is None else match.shares_of(seat, hand)
            if chance is not None:
                self.chances.was_taken_up(chance)
            seconds = None if chance is None else self._time_for(chance)
            number, moods = match.number, self.pondering.moods(seat)
            position = match.game.write(match.guess(looks(seat, hand)))
        info = match.game.info
        seed = secrets.randbits(32)
        asker = Asker(room.source, room.id, may_wait=room.sitters.is_for_computers)
        text = await room.context.thinkers.think(
            info.key, info.version, position, seat, agent, seed, asker, shares, seconds, moods
        )
        async with room.lock:
            if match.number == number:
                await self._take_answer(match, seat, text, chance, hand)
        return True

    def _time_for(self, chance: Chance) -> float:
        """How long a computer may think about what it is asked in secret, to answer in time."""
        return max(LEAST_TIME, IN_TIME * (chance.answers - self.room.context.clock()))

    def _take_up_for_show(self, match: Match) -> None:
        """Guess as for a computer that is asked. What it then thinks is not the loop's work."""
        chance = self.chances.to_take_up(match)
        if chance is not None and self._is_due(chance.takes_up) and not self._rests(match):
            self.chances.was_taken_up(chance)
            match.game.write(match.guess(self._thinks_from(match, chance.seat)))

    def _thinks_from(self, match: Match, seat: int) -> int:
        """From where the computer at a seat looks, be it one hand of it."""
        found = (row for row in self.room.row.everybody if row.side == seat and row.agent)
        chair = next((row.chair for row in found), CHIEF)
        return looks(seat, self.room.commanders.computers_hand(seat, chair))

    async def _take_answer(
        self, match: Match, seat: int, text: str, chance: Chance | None, hand: Hand | None
    ) -> None:
        """What others must not notice is stored when its moment has come. Needs the lock."""
        if chance is None:
            await self.room.append(self._computers_entry(match, seat, text, hand), seat)
        else:
            self._said = match.number, text, hand

    def _computers_entry(self, match: Match, seat: int, text: str, hand: Hand | None) -> Entry:
        """What the computer answered; if the rules refuse it, an answer that they allow.

        A refusal is our mistake, so it is counted and the operator is informed; the game continues.
        """
        seen, key = match.feed(looks(seat, hand)).number, match.game.info.key
        try:
            return match.propose(seat, seen, text, hand)
        except MatchError as reason:
            self.room.context.metrics.count("grognard_computer_refused_total", key)
            note(
                "an action of a computer player was refused",
                logging.ERROR,
                game=key,
                code=reason.code,
            )
            others = [said.text for said in match.answers(seat, hand)]
            return match.propose(seat, seen, secrets.choice(others), hand)


def ordered_entry(
    match: Match,
    orders: list[OrderRow],
    gives: Callable[[OrderRow, Action], bool] = lambda order, action: True,
) -> Entry | None:
    """The answer to a hidden question by standing orders: an action ordered, or none at all.

    Of the orders that an action begins with the longest counts; the first action it plays is
    played.
    """
    decision, state = match.state.pending, match.state
    assert isinstance(decision, Decision)
    for action in decision.legal(state) if orders else []:
        text = match.game.notate(state, action)
        fitting = [o for o in orders if text.startswith(o.prefix) and gives(o, action)]
        if fitting and max(fitting, key=lambda order: len(order.prefix)).reply == "play":
            return match.propose_for(decision.seat, text)
    return match.propose_decline()
