"""A player, or someone who watches: one connection to a room, one view at a time."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, Final

from pydantic import ValidationError

from grognard.kernel.records.record import Entry
from grognard.kernel.shares import CHIEF, seat_seen

from ..accounts.people import clean_text
from ..errors import ApiError, say
from ..log import note_error
from ..match.judging import MatchError
from ..match.match import Match
from ..match.standpoint import Standpoint
from ..rooms.offers import RESIGN
from ..rooms.room import Make
from ..store.database import Trouble
from ..store.rows import MOST_SEATS, chair_number
from ..wire.answers import answer, rejected
from ..wire.play import Ack, OrderMessage, Pong
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
from .viewer import Viewer

MOST_ORDERS: Final = 50
MOST_QUESTIONS: Final = 64
HINT: Final = "hint"
FOR_ANYBODY: Final = ("table", "piece", "measure")  # other questions are about a seat's answer


class Player(Viewer):
    """A listener who may also act, talk and ask."""

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
        """Carry out one message; an error in it is answered, and changes nothing."""
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

    def paid(self, make: Make) -> Make:
        """What the rules take to judge a request is paid for, refused or not."""

        def judged(match: Match) -> Entry:
            with self.purse.paying():
                return make(match)

        self.check_credit()
        return judged

    # Playing

    def leading(self, key: str | None) -> int:
        """A seat of this person's that nobody leads but them; raises ApiError."""
        seat = self.seat(key)
        if not self.room.commanders.leads(self.person_id, seat):
            raise ApiError("NOT_CHIEF")
        return seat

    def speaking(self, key: str | None) -> int:
        """The seat or chair through which this person acts for a seat; raises ApiError."""
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
