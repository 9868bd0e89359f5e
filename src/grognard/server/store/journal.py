"""Journals: each entry is on disk before anyone is notified, once, under its number.

Entries of many games that come at the same time share one transaction, and so one wait for the
disk. The row of the game is locked first, in one order everywhere, so that two processes can
neither give a number twice nor wait for each other.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from .bus import Word
from .database import Database, SqliteDatabase, Trouble, Uncertain
from .entry import INSERT, STAND, Key, Outcome, Waiting, entry_values, game_values, is_simple
from .part import Clock, StorePart, lock_games, seat_number, seat_or_none
from .post import post
from .postgres.quick import append_at_once
from .quick import append_quickly
from .rows import Appended, Conflict, Duplicate, EntryRow, Notice, Stage, Standing, new_id
from .schema import entries

MOST_AT_ONCE: Final = 64


class NoSuchGame(LookupError):
    """No game has this id."""


class Journals(StorePart):
    def __init__(self, database: Database, clock: Clock) -> None:
        super().__init__(database, clock)
        self.process_id: Final = new_id()  # of the process that this store serves
        self._waiting: list[Waiting] = []
        self._writer: asyncio.Task[None] | None = None

    async def append(
        self,
        game_id: str,
        number: int,
        text: str,
        seat: int | None,
        request_id: str | None,
        standing: Standing,
        notices: Sequence[Notice] = (),
    ) -> Outcome:
        """Put an entry at the end of a running game's journal; raises NoSuchGame.

        `number` must be the next one. A request of a seat counts once. The notices go into the
        outbox with the entry or not at all. Without a request id the entry is the server's own.
        """
        outcome: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        own_id = request_id or f"*{new_id()}"  # known even when the answer of a commit is lost
        row = seat_number(seat)
        self._waiting.append(
            Waiting(game_id, number, text, row, own_id, standing, notices, outcome)
        )
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_waiting())
        return await outcome

    async def entries(
        self, game_id: str, after: int = -1, most: int | None = None
    ) -> list[EntryRow]:
        """The journal behind this number, in order, all of it or so many entries."""
        columns = (entries.c[name] for name in ("number", "seat", "request_id", "text", "at"))
        query = (
            select(*columns)
            .where(entries.c.game_id == game_id, entries.c.number > after)
            .order_by(entries.c.number)
            .limit(most)
        )
        return [
            EntryRow(number, seat_or_none(seat), request_id, text, at)
            for number, seat, request_id, text, at in await self.all_rows(query)
        ]

    async def request(self, game_id: str, seat: int, request_id: str) -> int | None:
        """The number of the entry that this request became, if it did."""
        return await self.database.read(
            lambda connection: carried_out(connection, (game_id, seat, request_id))
        )

    async def flush(self) -> None:
        """Wait until nothing is on its way to the disk."""
        while self._writer is not None:
            await asyncio.wait([self._writer])

    async def _write_waiting(self) -> None:
        try:
            while self._waiting:
                batch = self._waiting[:MOST_AT_ONCE]
                del self._waiting[:MOST_AT_ONCE]
                await self._write_batch(batch)
        finally:
            self._writer = None

    async def _write_batch(self, batch: list[Waiting]) -> None:
        try:
            outcomes = await self._commit(batch)
        except Exception as failure:
            if len(batch) > 1 and not isinstance(failure, Trouble):
                # one entry that the database cannot hold must not take the others with it
                for waiting in batch:
                    await self._write_batch([waiting])
                return
            for waiting in batch:
                answer(waiting, failure)
            return
        for waiting, outcome in zip(batch, outcomes, strict=True):
            answer(waiting, outcome)

    async def _commit(self, batch: list[Waiting]) -> Sequence[Outcome | NoSuchGame]:
        now = self.clock()
        quick, careful = Append(batch, now), Append(batch, now, careful=True)
        if isinstance(self.database, SqliteDatabase):
            appended = await self.database.write_quickly(lambda c: append_quickly(c, batch, now))
            if appended is not None:
                self.database.bus.deliver(quick.words(appended))
                return appended
        elif is_simple(batch):
            return await self._commit_at_once(batch, now)
        try:
            return await self.database.write(quick.try_once, quick.words, twice=True)
        except IntegrityError:
            return await self.database.write(careful.try_once, careful.words, twice=True)

    async def _commit_at_once(
        self, batch: list[Waiting], now: float
    ) -> Sequence[Outcome | NoSuchGame]:
        """In one statement; what does not fit, or whose answer was lost, goes the careful way."""
        database = self.database
        try:
            stored = await database.write_at_once(
                lambda c: append_at_once(c, batch, now, self.process_id)
            )
        except Uncertain:
            careful = Append(batch, now, careful=True)
            careful.tries = 1  # what is found may be our own
            return await database.write(careful.try_once, careful.words, twice=True)
        rest = [waiting for waiting in batch if waiting.game_id not in stored]
        careful = Append(rest, now, careful=True)
        left = await database.write(careful.try_once, careful.words, twice=True) if rest else []
        others = iter(left)
        return [Appended(w.number, now) if w.game_id in stored else next(others) for w in batch]


def answer(waiting: Waiting, outcome: Outcome | Exception) -> None:
    if waiting.outcome.done():
        return  # the asker has left; the entry is kept all the same
    if isinstance(outcome, Exception):
        waiting.outcome.set_exception(outcome)
    else:
        waiting.outcome.set_result(outcome)


class Append:
    """One transaction for a batch of entries.

    At first requests are only looked up when their number is taken, because those that come twice
    nearly always are. The unique constraint catches the rest, and then every one is looked up.
    """

    def __init__(self, batch: list[Waiting], at: float, careful: bool = False) -> None:
        self.batch: Final = batch
        self.at: Final = at
        self.careful: Final = careful
        self.tries = 0

    def words(self, outcomes: Sequence[Outcome | NoSuchGame]) -> list[Word]:
        return [
            Word(waiting.game_id, "entry", outcome.number)
            for waiting, outcome in zip(self.batch, outcomes, strict=True)
            if isinstance(outcome, Appended)
        ]

    def try_once(self, connection: Connection) -> list[Outcome | NoSuchGame]:
        self.tries += 1
        self.stand = lock_games(connection, [waiting.game_id for waiting in self.batch])
        self.fresh: dict[Key, int] = {}
        self.accepted: list[Waiting] = []
        outcomes = [self.decide(connection, waiting) for waiting in self.batch]
        if self.accepted:
            self.store(connection)
        return outcomes

    def decide(self, connection: Connection, waiting: Waiting) -> Outcome | NoSuchGame:
        if waiting.game_id not in self.stand:
            return NoSuchGame(waiting.game_id)
        last, stage = self.stand[waiting.game_id]
        free = stage == Stage.RUNNING and waiting.number == last + 1
        if self.careful or not free or waiting.key() in self.fresh:
            done = self.done(connection, waiting.key())
            if done is not None:
                return self.done_before(waiting, done)
        if not free:
            return Conflict(last, stage)
        self.stand[waiting.game_id] = (
            waiting.number,
            Stage.OVER if waiting.standing.ending else stage,
        )
        self.fresh[waiting.key()] = waiting.number
        self.accepted.append(waiting)
        return Appended(waiting.number, self.at)

    def done(self, connection: Connection, key: Key) -> int | None:
        return self.fresh[key] if key in self.fresh else carried_out(connection, key)

    def done_before(self, waiting: Waiting, number: int) -> Outcome:
        """After a commit whose answer was lost, what we find may be our own."""
        if self.tries > 1 and number == waiting.number:
            return Appended(number, self.at)
        return Duplicate(number)

    def store(self, connection: Connection) -> None:
        connection.execute(INSERT, [entry_values(w, self.at) for w in self.accepted])
        latest = {waiting.game_id: waiting for waiting in self.accepted}
        connection.execute(STAND, [game_values(w, self.at) for w in latest.values()])
        post(connection, [notice for w in self.accepted for notice in w.notices], self.at)


def carried_out(connection: Connection, key: Key) -> int | None:
    game_id, seat, request_id = key
    query = select(entries.c.number).where(
        entries.c.game_id == game_id,
        entries.c.seat == seat,
        entries.c.request_id == request_id,
    )
    number: int | None = connection.execute(query).scalar()
    return number
