"""Everything durable, on SQLite or PostgreSQL alike. What has returned is on disk."""

from __future__ import annotations

import time
from collections.abc import Callable

from sqlalchemy import Connection, select

from .bus import Bus
from .database import open_database
from .games import Games
from .journal import Journals, NoSuchGame
from .migrations import bring_up_to_date
from .owning import Owning
from .part import Clock, insert_new
from .people import People
from .post import Post
from .rows import (
    AccountRow,
    Appended,
    ChatRow,
    Conflict,
    Duplicate,
    EntryRow,
    GameRow,
    NewGame,
    Notice,
    OfferRow,
    OrderRow,
    PersonRow,
    Played,
    SeatRow,
    Sitter,
    Stage,
    Standing,
    Subscription,
    TokenRow,
    new_id,
)
from .schema import server_values
from .seats import Seats
from .talk import Talk

__all__ = [
    "AccountRow",
    "Appended",
    "ChatRow",
    "Conflict",
    "Duplicate",
    "EntryRow",
    "GameRow",
    "NewGame",
    "NoSuchGame",
    "Notice",
    "OfferRow",
    "OrderRow",
    "PersonRow",
    "Played",
    "SeatRow",
    "Sitter",
    "Stage",
    "Standing",
    "Store",
    "Subscription",
    "TokenRow",
    "new_id",
]


class Store(Journals, Games, Seats, People, Talk, Post, Owning):
    """One database, with its bus. Made by `open`, in the loop that will use it."""

    @classmethod
    async def open(cls, url: str, clock: Clock = time.time) -> Store:
        """Reach the database and bring its tables up to date; raises Trouble."""
        database = open_database(url)
        try:
            await database.check()
            await bring_up_to_date(database)
            await database.bus.start()
        except BaseException:
            await database.close()
            raise
        return cls(database, clock)

    @property
    def bus(self) -> Bus:
        return self.database.bus

    async def close(self) -> None:
        """What was asked for is still done."""
        await self.flush()
        await self.database.close()

    async def check(self) -> None:
        """Raise Trouble when the database does not answer."""
        await self.database.check()

    async def server_value(self, name: str, make: Callable[[], bytes]) -> bytes:
        """A value of the server itself, such as the key of its cookies, made when first asked."""
        query = select(server_values.c.value).where(server_values.c.name == name)
        row = await self.first_row(query)
        if row is not None:
            return bytes(row.value)
        fresh = make()

        def work(connection: Connection) -> bytes:
            insert_new(connection, server_values, name=name, value=fresh)
            return bytes(connection.execute(query).scalar_one())

        return await self.write(work)
