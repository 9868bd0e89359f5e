"""What a room does by itself: computers think, orders are followed, unanswered questions declined.

Everything here can be left off at any moment and taken up again, by this process or another: the
journal says what to do next, and the store remembers when to look.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from typing import Final

from grognard.kernel.decision import Decision
from grognard.kernel.records.record import Entry

from ..errors import ApiError
from ..log import note
from ..match.judging import MatchError
from ..match.match import Match
from ..store.rows import OrderRow
from ..workers.line import Asker, NoAnswer
from .room import Room
from .standing import LEASE, MARGIN

THINK_AGAIN: Final = 3.0
SOONEST: Final = 0.005


class Autoplay:
    def __init__(self, room: Room) -> None:
        self.room: Final = room
        self._timer: asyncio.TimerHandle | None = None
        self._thinking = False
        self._waking = False
        self._pauses = False
        room.hooks.append(self.go_on)

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

    def stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _may_think(self, match: Match) -> bool:
        """Computers among themselves think wherever somebody watches, others in one process."""
        if self.room.is_for_computers:
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
        return self.room.is_for_computers and not self._is_wanted(match)

    def _tell_pause(self, match: Match) -> None:
        """Spectators of a match between computers are told when it waits and when it goes on."""
        room = self.room
        if not room.is_for_computers:
            return
        pauses = room.context.computer_games.waits(room.source, room.id)
        if pauses != self._pauses:
            self._pauses = pauses
            room.telling.follow_up(match, None, tuple(room.telling.listeners))

    # Time

    def _is_due(self, when: float | None) -> bool:
        return when is not None and when <= self.room.context.clock()

    def _set_timer(self, match: Match) -> None:
        times = [self.room.telling.next_time(match), self._declines_at(match)]
        if self._may_think(match):
            times.append(self._thinks_at(match))
        due = [when for when in times if when is not None]
        if due and not self._waking:
            wait = max(min(due) - self.room.context.clock(), SOONEST)
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(wait, self._wake_up)

    def _thinks_at(self, match: Match) -> float | None:
        """When a computer takes up what it is asked; None while none is asked anything."""
        seat = self._computer(match)
        if seat is None:
            return None
        return 0.0 if match.asked_in_secret() is not None else self.room.timing.thinks(seat)

    def _computer(self, match: Match) -> int | None:
        """The first computer's seat that is asked."""
        return next((seat for seat in match.owing() if self.room.agent(seat) is not None), None)

    def _declines_at(self, match: Match) -> float | None:
        """When the hidden question now asked is answered for its seat."""
        seat = match.asked_in_secret()
        if seat is None or self._rests(match):
            return None
        if self._by_orders(seat):
            return 0.0
        return self.room.timing.expires(seat)

    def _by_orders(self, seat: int) -> bool:
        timing = self.room.timing
        return timing.ordered and seat != timing.actor and self.room.agent(seat) is None

    def _wake_up(self) -> None:
        self._timer = None
        self._waking = True
        self.room.spawn(self.wake())

    async def wake(self) -> None:
        """Do whatever is due, then see what comes next."""
        room = self.room
        self._waking = True
        try:
            async with room.lock:
                with suppress(ApiError):  # another process was first
                    await self._answer_if_due()
                if room.match is not None:
                    room.telling.tell(room.match)
                    room.call_hooks()
                    await room.restand(self._look_again_at(room.match))
        except Exception as error:
            room.report(error)
            await asyncio.sleep(THINK_AGAIN)
        finally:
            self._waking = False
        self.go_on()

    async def _answer_if_due(self) -> None:
        room, match = self.room, self.room.match
        assert match is not None
        seat = match.asked_in_secret()
        if seat is None or not self._is_due(self._declines_at(match)):
            return
        ordered = self._by_orders(seat)
        orders = await room.context.store.orders(room.id, seat) if ordered else []
        entry = ordered_entry(match, orders)
        if entry is not None:
            await room.append(entry, seat)

    def _look_again_at(self, match: Match) -> float | None:
        """When another process is to look here, should this one have died."""
        now = self.room.context.clock()
        if self._thinks_at(match) is not None:
            return None if self.room.is_for_computers else now + LEASE
        declines, telling = self._declines_at(match), self.room.telling.next_time(match)
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
            seat = self._computer(match)
            agent = None if seat is None else room.agent(seat)
            due = self._is_due(self._thinks_at(match)) and not self._rests(match)
            if seat is None or agent is None or not due:
                return False
            number = match.number
            position = match.game.write(match.guess(seat))
        info = match.game.info
        seed = secrets.randbits(32)
        asker = Asker(room.source, room.id, may_wait=room.is_for_computers)
        text = await room.context.thinkers.think(
            info.key, info.version, position, seat, agent, seed, asker
        )
        async with room.lock:
            if match.number == number:
                await room.append(self._computers_entry(match, seat, text), seat)
        return True

    def _computers_entry(self, match: Match, seat: int, text: str) -> Entry:
        """What the computer answered; should the rules refuse it, something that they allow.

        A refusal is our mistake, so it is counted and the operator is told; the game goes on.
        """
        seen, key = match.feed(seat).number, match.game.info.key
        try:
            return match.propose(seat, seen, text)
        except MatchError as reason:
            self.room.context.metrics.count("grognard_computer_refused_total", key)
            note(
                "an action of a computer player was refused",
                logging.ERROR,
                game=key,
                code=reason.code,
            )
            return match.propose(seat, seen, secrets.choice(match.legal(seat)))


def ordered_entry(match: Match, orders: list[OrderRow]) -> Entry | None:
    """The answer to a hidden question by standing orders: an action ordered, or none at all.

    Of the orders that an action begins with the longest counts; the first action it plays is
    played.
    """
    decision, state = match.state.pending, match.state
    assert isinstance(decision, Decision)
    for action in decision.legal(state) if orders else []:
        text = match.game.notate(state, action)
        fitting = [order for order in orders if text.startswith(order.prefix)]
        if fitting and max(fitting, key=lambda order: len(order.prefix)).reply == "play":
            return match.propose_for(decision.seat, text)
    return match.propose_decline()
