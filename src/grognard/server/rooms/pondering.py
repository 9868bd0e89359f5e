"""Computers that think while people do: a moment at a time, when the server has nothing to do.

R130: it happens only while everybody knows that a person is asked, and every update
has been sent; so it reveals nothing. What is found is a few numbers that stay here. They
begin the computer's next search, and no answer is given sooner for them.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import Final

from grognard.agents import Hunch, best_of, ponders

from ..match.match import Match
from ..workers.line import Asker, NoAnswer
from .room import Room

PAUSE: Final = 0.5  # seconds before each moment: who answers at once is not disturbed
MOMENTS: Final = 24  # in one turn
BUSY: Final = 240  # pauses in one turn for which others had work for the server


class Pondering:
    def __init__(self, room: Room) -> None:
        self.room: Final = room
        self._turn: int | None = None
        self._found: dict[int, list[Hunch]] = {}  # by seats
        self._moments = 0
        self._pauses = 0
        self._under_way = False

    def moods(self, seat: int) -> list[int]:
        """What a computer at a seat begins its next search with."""
        return [one.mood for one in self._found.get(seat, [])]

    def go_on(self) -> None:
        """See whether there is something to ponder; called when anything has changed."""
        match = self.room.match
        if not self._under_way and match is not None and self._seats(match):
            self._under_way = True
            self.room.spawn(self._ponder())

    async def _ponder(self) -> None:
        try:
            while await self._for_a_moment():
                pass
        except NoAnswer:
            self._moments = MOMENTS  # not in this turn again
        finally:
            self._under_way = False

    async def _for_a_moment(self) -> bool:
        """Ponder for one seat; False when there is nothing to ponder, or was enough of it."""
        await asyncio.sleep(PAUSE)
        room, match = self.room, self.room.match
        seats = [] if match is None else self._seats(match)
        if match is None or not seats:
            return False
        self._begin(match.game.turn_key(match.state))
        if self._moments >= MOMENTS or self._pauses >= BUSY:
            return False
        if not self._is_free():
            self._pauses += 1
            return True
        seat, info = seats[self._moments % len(seats)], match.game.info
        self._moments += 1
        agent = room.sitters.agent(seat)
        assert agent is not None
        position, seed = match.game.write(match.guess(seat)), secrets.randbits(31)
        found = await room.context.ponderers.ponder(
            info.key, info.version, position, seat, agent, seed, Asker(room.source, room.id)
        )
        self._found[seat] = best_of(self._found.get(seat, []) + found)
        return True

    def _begin(self, turn: int) -> None:
        if turn != self._turn:
            self._turn, self._found = turn, {}
            self._moments = self._pauses = 0

    def _is_free(self) -> bool:
        """Whether no process works for the server now."""
        context = self.room.context
        return not (context.thinkers.unanswered or context.advisers.unanswered)

    def _seats(self, match: Match) -> list[int]:
        """Computers that ponder while nobody but people is asked; none where that is no secret."""
        room, owing = self.room, match.owing()
        if match.number < 0 or match.verdict is not None or not owing or not self._is_open(match):
            return []
        if any(room.commanders.computer(match, seat) is not None for seat in owing):
            return []
        return [
            row.seat
            for row in room.row.seats
            if row.agent is not None and ponders(row.agent) and row.seat not in room.divided
        ]

    def _is_open(self, match: Match) -> bool:
        """Whether it is known to everybody what is asked, and somebody looks on."""
        room = self.room
        if not room.ours or not room.telling.listeners or not room.context.thinkers.is_open:
            return False
        if match.asked_in_secret() is not None or match.feed(None).is_late:
            return False
        return room.timing.settles() <= room.context.clock()
