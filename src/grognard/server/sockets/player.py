"""A player, or someone who watches: one connection to a room, one view at a time."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, Final

from pydantic import ValidationError
from starlette.websockets import WebSocket

from grognard.kernel.records.record import Entry
from grognard.kernel.shares import CHIEF, SIGHTS, seat_seen

from ..accounts.auth import address, language_of, may_watch
from ..accounts.people import clean_text
from ..errors import ApiError, say
from ..log import note_error
from ..match.feed import KEPT, Audience, Update
from ..match.judging import MatchError
from ..match.match import Match
from ..match.standpoint import Standpoint
from ..rooms.offers import RESIGN
from ..rooms.room import Make
from ..rooms.rooms import Place, Rooms
from ..rooms.slices import Slices
from ..store.database import Trouble
from ..store.rows import MOST_SEATS, PersonRow, chair_number
from ..wire.answers import answer, rejected
from ..wire.games import piece_info
from ..wire.match_messages import seat_key, sync_message, update_message
from ..wire.measured_messages import board_info
from ..wire.play import Ack, OrderMessage, Pong, Welcome
from ..wire.requests import (
    Act,
    Ask,
    Assign,
    Claim,
    GiveOrder,
    Hello,
    MakeOffer,
    Ping,
    Reply,
    Resign,
    Say,
    Undo,
    client_messages,
)
from ..workers.line import Asker
from .connection import Connection

MOST_ORDERS: Final = 50
LONG_STORY: Final = 20
STORED_ROW: Final = 5
MOST_QUESTIONS: Final = 64
LONGEST_WAIT: Final = 5.0  # seconds, to be shown a match
LOOK_EVERY: Final = 0.05
HINT: Final = "hint"
FOR_ANYBODY: Final = ("table", "piece", "measure")  # other questions are about a seat's answer


class Player(Connection):
    """A listener in a room."""

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

    # Reading

    async def read(self) -> None:
        limits = self.context.settings.limits
        patience = limits.hello_seconds
        while True:
            async with asyncio.timeout(patience):
                message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if not self.context.message_rate.allow(self.key):
                self.refuse(id_in(message.get("text")), ApiError("TOO_FAST"))
                await asyncio.sleep(0)  # others have their turn, however much waits here
                continue
            await self.hear(message.get("text"))
            if self.greeted:
                patience = limits.idle_seconds

    async def hear(self, text: str | None) -> None:
        """Carry out one message; whatever is wrong with it is answered, and changes nothing."""
        try:
            message = self.parse(text)
        except ApiError as refused:
            self.refuse(id_in(text), refused)
            return
        self.context.metrics.count("grognard_messages_total", message.type)
        await self.attempt(getattr(message, "id", None), self.carry_out(message))

    async def carry_out(self, message: Any) -> None:
        if not self.greeted and not isinstance(message, Hello | Ping):
            raise ApiError("UNREADABLE", problem="hello")
        await WAYS[type(message)](self, message)

    async def attempt(self, request_id: str | None, work: Awaitable[None]) -> None:
        """Do what was requested, or say why not."""
        try:
            await work
        except ApiError as refused:
            self.refuse(request_id, refused)
        except MatchError as reason:
            self.refuse(request_id, rejected(reason, self.lang))
        except Trouble as trouble:
            note_error("the database failed", trouble, match=self.room.id)
            self.refuse(request_id, ApiError("BUSY", said=say(self.lang, "no-storage")))
        except Exception as error:
            self.room.report(error)
            self.refuse(request_id, ApiError("BROKEN"))

    def parse(self, text: str | None) -> Any:
        most = self.context.settings.limits.message_bytes
        if text is None:
            raise ApiError("UNREADABLE", problem=say(self.lang, "problem-json"))
        if len(text) > most:
            raise ApiError("TOO_LARGE", most=most)
        try:
            return client_messages.validate_json(text)
        except ValidationError as wrong:
            raise ApiError("UNREADABLE", problem=first_problem(wrong)) from None

    # Looking

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
        # more may have been told meanwhile
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

    def paid(self, make: Make) -> Make:
        """What the rules take to judge a request is paid for, refused or not."""

        def judged(match: Match) -> Entry:
            with self.purse.paying():
                return make(match)

        self.check_credit()
        return judged

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

        After a cut it may not have heard yet who sat down by another process: the store knows.
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
        """Look on as anybody may, or not at all."""
        self.chair = None
        if not may_watch(self.room.row, self.person_id):
            self.hang_up()
            return
        self.audience = None
        self.show([])

    # Playing

    def leading(self, key: str | None) -> int:
        """A seat of this person's that nobody leads but them; raises ApiError."""
        seat = self.seat(key)
        if not self.room.commanders.leads(self.person_id, seat):
            raise ApiError("NOT_CHIEF")
        return seat

    def speaking(self, key: str | None) -> int:
        """The seat or chair by which this person speaks for a seat; raises ApiError."""
        seat = self.seat(key)
        if seat not in self.room.divided:
            return self.leading(key)
        own = self.room.commanders.own(self.person_id, seat)
        return chair_number(seat, self.chair if self.chair in own else min(own))

    def place_of(self, key: str | None) -> tuple[int, int | None]:
        """A seat of this person's, and one of their chairs if that is named; raises ApiError."""
        name, _, chair = (key or "").partition(".")
        seat = self.seat(name or None)
        if not chair:
            return seat, self.chair if seat == seat_seen(self.audience) else None
        if int(chair) not in self.room.commanders.own(self.person_id, seat):
            raise ApiError("NOT_YOUR_SEAT")
        return seat, int(chair)

    def own_id(self, seat: int, request_id: str) -> str:
        """An id of this person's own: others at the same seat may have chosen the same."""
        own = self.room.commanders.own(self.person_id, seat)
        return request_id if CHIEF in own else f"{min(own)}~{request_id}"

    def ack(self, request_id: str, number: int) -> Callable[[], None]:
        return lambda: self.send(Ack(id=request_id, number=number))

    def seen(self, seat: int) -> int:
        return self.room.playing().feed(self.room.sitters.sight(self.person_id, seat)).number

    async def act(self, message: Act) -> None:
        seat, chair = self.place_of(message.seat)
        if message.for_all:
            self.leading(self.room.game.info.seats[seat])

        def make(match: Match) -> Entry:
            hand = self.room.commanders.hand(self.person_id, seat, chair)
            if hand is not None and message.for_all:
                hand = replace(hand, ends=True)
            return match.propose(seat, message.seen, message.action, hand)

        with self.context.metrics.timed("grognard_actions_seconds"):
            await self.room.carry_out(
                seat,
                self.own_id(seat, message.id),
                self.paid(make),
                self.ack(message.id, message.seen),
            )

    async def undo(self, message: Undo) -> None:
        seat = self.seat(message.seat)

        def make(match: Match) -> Entry:
            hand = self.room.commanders.hand(self.person_id, seat)
            return match.propose_undo(seat, message.seen, hand)

        await self.room.carry_out(
            seat,
            self.own_id(seat, message.id),
            self.paid(make),
            self.ack(message.id, message.seen),
        )

    async def assign(self, message: Assign) -> None:
        """Give a share of one's seat to a commander, or take it back."""
        seat = self.leading(message.seat)
        if self.room.row.at(chair_number(seat, message.chair)) is None:
            raise ApiError("NO_SUCH_SEAT")
        await self.room.carry_out(
            seat,
            message.id,
            self.paid(lambda match: match.propose_give(seat, message.share, message.chair)),
            self.ack(message.id, self.seen(seat)),
        )
        self.rooms.tell_changed(self.place)

    async def resign(self, message: Resign) -> None:
        place = self.speaking(message.seat)
        ack = self.ack(message.id, self.seen(place % MOST_SEATS))
        if place % MOST_SEATS in self.room.divided:
            await self.place.offers.make(place, RESIGN, message.id, ack)
            return
        await self.room.carry_out(place, message.id, lambda match: match.propose_resign(place), ack)

    async def claim(self, message: Claim) -> None:
        place = self.speaking(message.seat)
        seat, sight = place % MOST_SEATS, self.room.sitters.sight_at(place)
        ack = self.ack(message.id, self.seen(seat))
        await self.room.carry_out(
            seat, message.id, lambda match: self.room.claim_entry(match, sight), ack
        )

    async def offer(self, message: MakeOffer) -> None:
        place = self.speaking(message.seat)
        ack = self.ack(message.id, self.seen(place % MOST_SEATS))
        await self.place.offers.make(place, message.what, message.id, ack)

    async def reply(self, message: Reply) -> None:
        place = self.speaking(message.seat)
        ack = self.ack(message.id, self.seen(place % MOST_SEATS))
        await self.place.offers.reply(place, message.what, message.accept, message.id, ack)

    # Talking

    async def chat(self, message: Say) -> None:
        if self.person_id is None:
            raise ApiError("NOT_SIGNED_IN")
        if not self.context.chat_rate.allow(self.person_id):
            raise ApiError("TOO_FAST")
        text = clean_text(message.text).strip()
        if not text:
            raise ApiError("UNREADABLE", problem="text")
        await self.context.store.add_chat(
            self.room.id, self.person_id, seat_seen(self.audience), text, message.id
        )
        self.send(Ack(id=message.id, number=0))

    async def order(self, message: GiveOrder) -> None:
        place = self.speaking(message.seat)
        store, match_id = self.context.store, self.room.id
        if message.reply is None:
            await store.drop_order(match_id, place, message.prefix)
        elif len(await store.orders(match_id, place)) >= MOST_ORDERS:
            raise ApiError("TOO_LARGE", most=MOST_ORDERS)
        else:
            await store.set_order(match_id, place, message.prefix, message.reply)
        self.send(Ack(id=message.id, number=0))
        key = self.room.game.info.seats[place % MOST_SEATS]
        self.send(OrderMessage(seat=key, prefix=message.prefix, reply=message.reply))

    # Asking

    async def ask(self, message: Ask) -> None:
        """A question about the rules; what it takes to work out is paid for."""
        self.room.playing()
        if message.what == HINT and not self.room.sitters.may_hint(self.person_id):
            raise ApiError("NO_HINTS")
        audience = self.audience
        if message.what not in FOR_ANYBODY:
            audience = self.room.sitters.sight(self.person_id, self.seat(None), self.chair)
        self.check_purse()
        with self.purse.paying():
            seen = self.room.standpoint(audience)
            if not self.context.advisers.is_open and message.what != HINT:
                self.send(answer(seen, message, self.lang))
                return
        if len(self.questions) >= MOST_QUESTIONS:
            raise ApiError("TOO_FAST")
        work = self.attempt(message.id, self.ask_adviser(seen, message, self.lang))
        task = asyncio.create_task(work)
        self.questions.add(task)
        task.add_done_callback(self.questions.discard)

    async def ask_adviser(self, seen: Standpoint, message: Ask, lang: str) -> None:
        """One question of this connection at a time; those before it may have emptied the purse."""
        async with self.asking:
            self.check_purse()
            self.send_text(await self.room.advised(seen, message, lang, self.asker))

    def stop_asking(self) -> None:
        for task in tuple(self.questions):
            task.cancel()

    async def ping(self, message: Ping) -> None:
        self.send(Pong())


Way = Callable[[Player, Any], Awaitable[None]]
WAYS: Final[dict[type, Way]] = {
    Hello: Player.hello,
    Act: Player.act,
    Undo: Player.undo,
    MakeOffer: Player.offer,
    Reply: Player.reply,
    Resign: Player.resign,
    Claim: Player.claim,
    Assign: Player.assign,
    Say: Player.chat,
    Ask: Player.ask,
    GiveOrder: Player.order,
    Ping: Player.ping,
}


def first_problem(wrong: ValidationError) -> str:
    """The first thing wrong with a message, without repeating what it said."""
    error = wrong.errors(include_url=False, include_context=False, include_input=False)[0]
    where = ".".join(str(part) for part in error["loc"])
    return f"{where}: {error['msg']}" if where else error["msg"]


def id_in(text: str | None) -> str | None:
    """The id of a request that could not be read otherwise, so that its sender knows which."""
    try:
        found = json.loads(text or "").get("id")
    except (ValueError, AttributeError, RecursionError):
        return None
    return found if isinstance(found, str) and len(found) <= 64 else None
