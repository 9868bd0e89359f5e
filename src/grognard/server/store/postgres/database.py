"""The tables in PostgreSQL, whose driver runs in the loop. Read only where they are there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import URL, func, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ..bus import CHANNEL, MOST_WORDS, Word, write_words
from ..condition import Trouble
from ..database import Database, T, Telling, Uncertain, Work, shown
from .bus import PostgresBus

CONNECTIONS: Final = 8
SETTINGS: Final = {
    "application_name": "grognard",
    "synchronous_commit": "on",
    "idle_in_transaction_session_timeout": "60000",
    "jit": "off",
}
# PostgreSQL's own words for: deadlock, serialization, shutting down, starting up, crash
PASSING: Final = ("40P01", "40001", "57P01", "57P02", "57P03")
PATIENCE: Final = 10.0
PAUSES: Final = (0.05, 0.2, 0.5, 1.0, 2.0, 4.0)

FAILURES: Final = (DBAPIError, asyncpg.PostgresError, OSError)
DRIVER_FAILURES: Final = (*FAILURES, asyncpg.InterfaceError, asyncpg.InternalClientError)

log: Final = logging.getLogger(__name__)


class Postgres(Database):
    def __init__(self, url: URL) -> None:
        self._engine: Final = postgres_engine(url)
        super().__init__(url, PostgresBus(postgres_address(self._engine)))
        self._reading: Final = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._driver: Any = None  # asyncpg carries no types
        self._driving: Final = asyncio.Lock()  # a connection does one thing at a time

    async def read(self, work: Work[T]) -> T:
        return await self._insist(lambda: self._read(work))

    async def write(self, work: Work[T], tell: Telling[T] | None = None, twice: bool = False) -> T:
        with self.condition.writing():
            return await self._insist(lambda: self._write(work, tell, twice))

    async def close(self) -> None:
        await self.bus.close()
        if self._driver is not None:
            self._driver.terminate()
        await self._engine.dispose()

    async def _read(self, work: Work[T]) -> T:
        async with self._reading.connect() as connection:
            return await connection.run_sync(work)

    async def _write(self, work: Work[T], tell: Telling[T] | None, twice: bool) -> T:
        async with self._engine.connect() as connection:
            answer = await connection.run_sync(work)
            if tell is not None:
                await announce(connection, tell(answer))
            try:
                await connection.commit()
            except (DBAPIError, OSError) as failure:
                if twice:
                    raise
                raise Trouble("uncertain", url=shown(self.url)) from failure
            return answer

    async def write_at_once(self, work: Callable[[Any], Awaitable[T]]) -> T:
        """One statement on a connection of the driver's, committed with its answer.

        That connection does nothing else: to take one of the pool and to give it back costs more
        than the statement.
        """
        async with self._driving:
            try:
                driver = await self._own_connection()
                return await self._carry_out(driver, work)
            except DRIVER_FAILURES as failure:
                raise Uncertain from failure

    async def _carry_out(self, driver: Any, work: Callable[[Any], Awaitable[T]]) -> T:
        try:
            return await work(driver)
        except BaseException as failure:
            if not isinstance(failure, asyncpg.PostgresError):
                driver.terminate()
            raise

    async def _own_connection(self) -> Any:
        if self._driver is None or self._driver.is_closed():
            self._driver = await asyncpg.connect(**postgres_address(self._engine))
        return self._driver

    async def snapshot(self, work: Work[T]) -> T:
        frozen = self._engine.execution_options(isolation_level="REPEATABLE READ")
        async with frozen.connect() as connection:
            return await connection.run_sync(work)

    async def rebuild(self, work: Work[T]) -> T:
        return await self.write(work)

    async def _insist(self, attempt: Callable[[], Awaitable[T]]) -> T:
        """Try until it works, the trouble is of a kind that stays, or patience ends."""
        for pause in (*PAUSES, None):
            try:
                return await attempt()
            except FAILURES as failure:
                if not passes(failure):
                    raise
                if pause is None:
                    raise self._unreachable(failure) from failure
                log.warning("the database cannot be reached: %s", failure)
            await asyncio.sleep(pause)
        raise AssertionError

    async def check(self) -> None:
        try:
            await self._read(lambda connection: connection.execute(select(1)).all())
        except FAILURES as failure:
            raise self._unreachable(failure) from None

    def _unreachable(self, failure: Exception) -> Trouble:
        cause = failure.orig if isinstance(failure, DBAPIError) else failure
        return Trouble("unreachable", url=shown(self.url), reason=str(cause).partition("\n")[0])


def postgres_engine(url: URL) -> AsyncEngine:
    return create_async_engine(
        url,
        pool_size=CONNECTIONS,
        max_overflow=0,
        connect_args={"server_settings": SETTINGS, "timeout": PATIENCE},
    )


def postgres_address(engine: AsyncEngine) -> dict[str, Any]:
    """What asyncpg needs to connect where this engine does."""
    _, address = engine.dialect.create_connect_args(engine.url)
    address = {key: value for key, value in address.items() if "prepared_statement" not in key}
    return {**address, "server_settings": SETTINGS, "timeout": PATIENCE}


async def announce(connection: AsyncConnection, words: Sequence[Word]) -> None:
    """Say these words when, and only when, the transaction is committed."""
    for start in range(0, len(words), MOST_WORDS):
        message = write_words(words[start : start + MOST_WORDS])
        await connection.execute(select(func.pg_notify(CHANNEL, message)))


def passes(failure: Exception) -> bool:
    """Whether this trouble may be gone at the next attempt, nothing having been done."""
    if isinstance(failure, DBAPIError):
        return failure.connection_invalidated or sqlstate(failure.orig) in PASSING
    return isinstance(failure, OSError) or sqlstate(failure) in PASSING


def sqlstate(failure: object) -> str:
    return str(getattr(failure, "sqlstate", ""))
