"""What players say beside the moves: offers, standing orders, chat, private notes."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from .bus import Word
from .part import StorePart, changed, insert_or_replace, lock_games, seat_number, seat_or_none
from .rows import ChatRow, OfferRow, OrderRow
from .schema import chat, notes, offers, orders


class Talk(StorePart):
    async def offers(self, game_id: str) -> list[OfferRow]:
        """All offers ever made in this game, the last of each kind from each seat."""
        names = ("seat", "what", "number", "open", "refusals", "at")
        query = (
            select(*(offers.c[name] for name in names))
            .where(offers.c.game_id == game_id)
            .order_by(offers.c.seat, offers.c.what)
        )
        return [OfferRow(**row._mapping) for row in await self.all_rows(query)]

    async def make_offer(self, game_id: str, seat: int, what: str, number: int) -> None:
        """Offer something at this entry; an earlier offer of the same is replaced."""
        values = {"number": number, "open": True, "at": self.clock()}

        def work(connection: Connection) -> bool:
            again = update(offers).where(*of_seat(game_id, seat, what)).values(values)
            if changed(connection, again):
                return True
            key = {"game_id": game_id, "seat": seat, "what": what}
            return insert_or_replace(connection, offers, **key, **values, refusals=0)

        await self.write(work, Word(game_id, "offer", number))

    async def settle_offer(
        self, game_id: str, seat: int, what: str, number: int, refused: bool = False
    ) -> bool:
        """Close an offer that was made at this entry; True for one caller only."""
        command = (
            update(offers)
            .where(*of_seat(game_id, seat, what), offers.c.open, offers.c.number == number)
            .values(open=False, refusals=offers.c.refusals + int(refused))
        )
        return await self.change(command, Word(game_id, "offer", number))

    async def orders(self, game_id: str, seat: int) -> list[OrderRow]:
        query = (
            select(orders.c.seat, orders.c.prefix, orders.c.reply, orders.c.at)
            .where(orders.c.game_id == game_id, orders.c.seat == seat)
            .order_by(orders.c.prefix)
        )
        return [OrderRow(**row._mapping) for row in await self.all_rows(query)]

    async def set_order(self, game_id: str, seat: int, prefix: str, reply: str) -> None:
        values = {"game_id": game_id, "seat": seat, "prefix": prefix, "reply": reply}
        now = self.clock()
        await self.write(lambda connection: insert_or_replace(connection, orders, **values, at=now))

    async def drop_order(self, game_id: str, seat: int, prefix: str) -> bool:
        return await self.change(
            delete(orders).where(
                orders.c.game_id == game_id, orders.c.seat == seat, orders.c.prefix == prefix
            )
        )

    async def add_chat(
        self, game_id: str, person_id: str, seat: int | None, text: str, request_id: str
    ) -> int | None:
        """Say something once; its number in this game, None when there is no such game."""
        values = {
            "game_id": game_id,
            "person_id": person_id,
            "seat": seat_number(seat),
            "text": text,
            "request_id": request_id,
            "at": self.clock(),
        }
        return await self.write(lambda connection: say(connection, values), Word(game_id, "chat"))

    async def chat(self, game_id: str, after: int = 0, limit: int = 1000) -> list[ChatRow]:
        """What was said behind this number, in order; the last of it when it is too much."""
        query = (
            select(chat.c.number, chat.c.person_id, chat.c.seat, chat.c.text, chat.c.at)
            .where(chat.c.game_id == game_id, chat.c.number > after)
            .order_by(chat.c.number.desc())
            .limit(limit)
        )
        return [
            ChatRow(number, person_id, seat_or_none(seat), text, at)
            for number, person_id, seat, text, at in reversed(await self.all_rows(query))
        ]

    async def set_note(self, game_id: str, person_id: str, seat: int | None, text: str) -> None:
        values = {"game_id": game_id, "person_id": person_id, "seat": seat_number(seat)}
        now = self.clock()
        await self.write(
            lambda connection: insert_or_replace(connection, notes, **values, text=text, at=now)
        )

    async def note(self, game_id: str, person_id: str, seat: int | None) -> str:
        query = select(notes.c.text).where(
            notes.c.game_id == game_id,
            notes.c.person_id == person_id,
            notes.c.seat == seat_number(seat),
        )
        row = await self.first_row(query)
        return "" if row is None else str(row.text)


def of_seat(game_id: str, seat: int, what: str) -> tuple[ColumnElement[bool], ...]:
    return offers.c.game_id == game_id, offers.c.seat == seat, offers.c.what == what


def say(connection: Connection, values: dict[str, object]) -> int | None:
    game_id = str(values["game_id"])
    if not lock_games(connection, [game_id]):
        return None
    said = select(chat.c.number).where(
        chat.c.game_id == game_id,
        chat.c.person_id == values["person_id"],
        chat.c.request_id == values["request_id"],
    )
    before: int | None = connection.execute(said).scalar()
    if before is not None:
        return before
    last = select(func.max(chat.c.number)).where(chat.c.game_id == game_id)
    number: int = (connection.execute(last).scalar() or 0) + 1
    connection.execute(insert(chat).values(number=number, **values))
    return number
