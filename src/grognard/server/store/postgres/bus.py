"""Word between processes on one PostgreSQL, by LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Mapping, Sequence
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]

from ..bus import CHANNEL, MISSED, MOST_WORDS, Bus, Word, read_words, write_words

FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 5.0
PULSE: Final = 20.0  # seconds between proofs that a silent connection is alive
PATIENCE: Final = 10.0

log: Final = logging.getLogger(__name__)


class PostgresBus(Bus):
    """Listens to every process on one PostgreSQL, this one included, by LISTEN.

    A lost connection is made again; as notifications may have been lost meanwhile, MISSED follows.
    """

    is_shared = True

    def __init__(self, address: Mapping[str, Any]) -> None:
        super().__init__()
        self._address: Final = address
        self._connection: Any = None  # asyncpg carries no types
        self._speaking: Final = asyncio.Lock()  # a connection does one thing at a time
        self._cut: Final = asyncio.Event()
        self._keeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self._connect()
        self._keeper = asyncio.create_task(self._keep_connected())

    async def close(self) -> None:
        await super().close()
        if self._keeper is not None:
            self._keeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._keeper
        self._forget()

    async def tell_all(self, words: Sequence[Word]) -> None:
        try:
            for start in range(0, len(words), MOST_WORDS):
                message = write_words(words[start : start + MOST_WORDS])
                async with self._speaking:
                    await self._connection.execute("SELECT pg_notify($1, $2)", CHANNEL, message)
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as failure:
            # words are hints and everybody looks again after a cut, so this one may go
            log.warning("a message to the other processes was not sent: %s", failure)

    async def _connect(self) -> None:
        self._cut.clear()
        connection = await asyncpg.connect(**self._address)
        connection.add_termination_listener(lambda gone: self._ended(gone))
        self._connection = connection
        await connection.add_listener(CHANNEL, self._hear)

    def _hear(self, connection: object, pid: int, channel: str, message: str) -> None:
        self.deliver(read_words(message))

    def _ended(self, gone: object) -> None:
        if gone is self._connection:
            self._cut.set()

    def _forget(self) -> None:
        if self._connection is not None:
            self._connection.terminate()

    async def _keep_connected(self) -> None:
        while True:
            await self._until_cut()
            self._forget()
            await self._reconnect()
            self.deliver([MISSED])

    async def _until_cut(self) -> None:
        """Wait for the end of the connection; one that is silent is asked now and then."""
        while not self._cut.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._cut.wait(), PULSE)
                return
            try:
                async with self._speaking:
                    await self._connection.execute("SELECT 1", timeout=PATIENCE)
            except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError):
                return

    async def _reconnect(self) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                return await self._connect()
            except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError) as why:
                log.warning("no messages from the other processes: %s", why)
                self._forget()
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE)
