"""Everything durable, on SQLite or PostgreSQL. What has returned is on disk."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, select

from .bus import Bus
from .condition import Trouble
from .database import Database, open_database
from .games import Games
from .journal import Journals, NoSuchGame
from .migrations import bring_up_to_date
from .owning import Owning
from .part import Clock, insert_new, insert_or_replace
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

TRIAL: Final = {"name": "trial", "value": bytes(4096)}  # enough to need a page of its own
TRIAL_SECONDS: Final = 1.0

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

    def __init__(self, database: Database, clock: Clock) -> None:
        super().__init__(database, clock)
        self._trial: asyncio.Task[None] | None = None

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
        if self._trial is not None:
            await asyncio.wait([self._trial])
        await self.database.close()

    async def check(self) -> None:
        """Raise Trouble when the database does not answer, or accepts nothing.

        A write that failed a while ago is tried again only by us: the trouble may have passed.
        """
        await self.database.check()
        if self.database.condition.reason and self._trial is None:
            self._trial = asyncio.create_task(self._try_to_write())
        if self._trial is not None:
            await asyncio.wait([self._trial], timeout=TRIAL_SECONDS)
        if self.database.condition.reason:
            raise Trouble(self.database.condition.reason)

    async def _try_to_write(self) -> None:
        try:
            await self.write(
                lambda connection: insert_or_replace(connection, server_values, **TRIAL)
            )
        except Trouble:
            return  # the condition has it
        finally:
            self._trial = None

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
