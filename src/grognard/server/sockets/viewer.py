"""A person who looks at a match from a seat, a hand of it, or as a spectator."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from starlette.websockets import WebSocket

from grognard.kernel.shares import SIGHTS, seat_seen

from ..accounts.auth import address, language_of, may_watch
from ..errors import ApiError
from ..match.feed import KEPT, Audience, Update
from ..rooms.rooms import Place, Rooms
from ..rooms.slices import Slices
from ..store.rows import PersonRow
from ..wire.games import piece_info
from ..wire.match_messages import seat_key, sync_message, update_message
from ..wire.measured_messages import board_info
from ..wire.play import Welcome
from ..wire.requests import (
    Hello,
)
from ..workers.line import Asker
from .connection import Connection

LONG_STORY: Final = 20
STORED_ROW: Final = 5
LONGEST_WAIT: Final = 5.0  # seconds, to be shown a match
LOOK_EVERY: Final = 0.05


class Viewer(Connection):
    """A listener in a room. What it costs the server to show a match is paid for."""

    def __init__(
        self, socket: WebSocket, rooms: Rooms, place: Place, person: PersonRow | None
    ) -> None:
        super().__init__(socket, rooms.context, language_of(socket, person))
        self.rooms: Final = rooms
        self.place: Final = place
        self.room: Final = place.room
        self.person_id: Final = person.id if person else None
        self.key: Final = self.person_id or address(socket)
        self.purse: Final = rooms.context.work.purse(self.key, address(socket))
        self.asker: Final = Asker(address(socket), self.key, pay=self.purse.pay)
        self.audience: Audience = None
        self.chair: int | None = None
        self.reasons = False
        self.views = True
        self.blocked: frozenset[str] = frozenset()
        self.greeted = False
        self.asking: Final = asyncio.Lock()
        self.questions: Final[set[asyncio.Task[None]]] = set()  # not answered yet

    async def hello(self, message: Hello) -> None:
        self.lang = message.lang
        try:
            audience = self.looks_from(message.seat)
        except ApiError as refused:
            if refused.code != "NOT_YOUR_SEAT":
                raise
            self.spend(STORED_ROW)
            await self.rooms.reread(self.place)
            audience = self.looks_from(message.seat)
        if self.person_id is not None:
            blocked = await self.context.store.blocked_by(self.person_id)
            self.blocked = frozenset(person.id for person in blocked)
        self.check_chair(audience, message.chair)
        if audience is not None:
            audience = self.room.sitters.sight(self.person_id, audience, message.chair)
        self.reasons, self.views = message.reasons, message.views
        await self.wait_for_credit()
        async with self.room.lock:  # a match that is just beginning has its opening first
            missed = await self.missed(audience, message.last)
            with self.purse.paying():
                self.audience, self.chair = audience, message.chair
                self.show(missed)
        if self.greeted:
            self.send(self.place.presence.message())
        else:
            self.greeted = True
            await self.rooms.come(self.place, self)

    async def missed(self, audience: Audience, last: int | None) -> list[Update]:
        """What came after the last number seen; a long story has to be worked out again."""
        match = self.room.match
        if match is None or last is None:
            return []
        if match.feed(audience).number - last > KEPT:
            self.spend(LONG_STORY)
        if not 0 <= last <= match.feed(audience).number:
            return []
        found: list[Update] = []
        slices, story = Slices(), iter(match.retold(audience, last, self.lang))
        while True:
            with self.purse.paying():
                updates = next(story, None)
            if updates is None:
                break
            found += updates
            await slices.rest()
        # more may have been sent meanwhile
        return found + (match.since(audience, found[-1].number, self.lang) or [] if found else [])

    def spend(self, cost: int) -> None:
        """What takes long to work out counts as many messages; raises ApiError."""
        if not self.context.message_rate.allow(self.key, cost):
            raise ApiError("TOO_FAST")

    def check_purse(self) -> None:
        if not self.purse.may_ask():
            raise ApiError("TOO_FAST")

    def check_credit(self) -> None:
        if not self.purse.may_act():
            raise ApiError("TOO_FAST")

    async def wait_for_credit(self) -> None:
        """Others of the same address may have used up everything; raises ApiError in the end."""
        end = time.monotonic() + LONGEST_WAIT
        while not self.purse.may_act() and time.monotonic() < end:
            await asyncio.sleep(LOOK_EVERY)
        self.check_credit()

    def show(self, missed: list[Update]) -> None:
        """Everything this audience may see now, after what it has missed."""
        match = self.room.match
        begun = match is not None and match.number >= 0
        number = match.feed(self.audience).number if match is not None else 0
        info = self.rooms.info(self.place, self.person_id)
        seat = seat_key(self.room.game, self.audience)
        board = board_info(match.board(self.lang)) if match is not None and begun else None
        own = [piece_info(piece) for piece in match.own_pieces()] if match and begun else []
        self.send(Welcome(match=info, seat=seat, number=number, board=board, pieces=own))
        if match is None or not begun:
            return
        deadline = self.room.telling.deadline_of(self.audience)
        self.send_all(
            [
                update_message(match, self.audience, update, self.lang, deadline, None)
                for update in missed
            ]
        )
        self.send(sync_message(match, self.audience, deadline, self.lang))
        self.room.telling.follow_up(match, self.audience, [self])
        waiting = self.room.telling.waiting(match, self.audience)
        if waiting is not None:
            self.send(waiting)
        if self.audience is not None:
            for offer in self.place.offers.known_to(self.audience):
                self.send(self.place.offers.message(offer))

    def looks_from(self, key: str | None) -> Audience:
        """The seat to look from, as far as this process knows who sits there; raises ApiError.

        After a cut it may not know yet who sat down through another process: the store does.
        """
        if key is not None:
            return self.seat(key)
        if not may_watch(self.room.row, self.person_id):
            raise ApiError("NOT_YOUR_SEAT")
        return None

    def seat(self, key: str | None) -> int:
        """A seat of this person's: the one named, or the one looked from; raises ApiError."""
        seats = self.room.game.info.seats
        if key is not None and key not in seats:
            raise ApiError("NO_SUCH_SEAT")
        seat = seat_seen(self.audience) if key is None else seats.index(key)
        if seat is None or seat not in self.room.sitters.seats_of(self.person_id):
            raise ApiError("NOT_YOUR_SEAT")
        return seat

    def check_chair(self, audience: Audience, chair: int | None) -> None:
        """Raise ApiError unless this is one of the person's chairs at the seat they look from."""
        if chair is None:
            return
        if audience is None or chair not in self.room.commanders.own(self.person_id, audience):
            raise ApiError("NOT_YOUR_SEAT")

    def look_again(self) -> None:
        """Others sit at one's own seat than before: see more of it, or less."""
        assert self.audience is not None
        self.audience = self.room.sitters.sight(self.person_id, self.audience % SIGHTS, self.chair)
        self.show([])

    def lose_seat(self) -> None:
        """Watch as a spectator, or not at all."""
        self.chair = None
        if not may_watch(self.room.row, self.person_id):
            self.hang_up()
            return
        self.audience = None
        self.show([])
