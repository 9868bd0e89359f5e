"""Word that something changed, between listeners of one process or of several: ids only.

A listener is told where to look and looks for itself, so a word may come twice or late without
harm. A word without a game means that words may have been missed: look at everything you hold.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]

CHANNEL: Final = "grognard"
MOST_WORDS: Final = 100  # of one message: 100 lines stay below the 8000 bytes a NOTIFY may carry
FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 5.0
PULSE: Final = 20.0  # seconds between proofs that a silent connection is alive
PATIENCE: Final = 10.0

log: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Word:
    """What changed: an "entry", "game", "seat", "chat", "offer", or a matter of the teller's."""

    game_id: str | None
    what: str = "entry"
    number: int = 0


MISSED: Final = Word(None, "missed")
Listener = Callable[[Word], None]


def write_words(words: Iterable[Word]) -> str:
    return "\n".join(f"{word.game_id} {word.what} {word.number}" for word in words)


def read_words(text: str) -> list[Word]:
    parts = [line.split(" ") for line in text.split("\n")]
    return [Word(game_id, what, int(number)) for game_id, what, number in parts]


class Bus:
    """Tells the listeners of this process; enough when there is no other."""

    def __init__(self) -> None:
        self._listeners: Final[list[Listener]] = []

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call the listener, in the loop, with every word from now on; the answer ends it."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    async def tell(self, game_id: str, number: int = 0, what: str = "entry") -> None:
        """Pass on what is not stored; changes in the store announce themselves."""
        await self.tell_all([Word(game_id, what, number)])

    async def tell_all(self, words: Sequence[Word]) -> None:
        self.deliver(words)

    def deliver(self, words: Iterable[Word]) -> None:
        for word in words:
            for listener in tuple(self._listeners):
                try:
                    listener(word)
                except Exception:  # one listener's fault is not the others'
                    log.exception("a listener failed")

    async def start(self) -> None:
        """Ready to hear others."""

    async def close(self) -> None:
        self._listeners.clear()


class PostgresBus(Bus):
    """Hears every process on one PostgreSQL, this one included, by LISTEN.

    A lost connection is made again; as words may have gone by meanwhile, MISSED follows.
    """

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
