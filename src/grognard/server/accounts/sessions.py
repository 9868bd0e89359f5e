"""Passes that have ended: logging out hangs up on every connection made by that pass."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

from ..store.bus import Word
from ..store.store import Store
from .people import COOKIE_SECONDS, Pass, token_hash

LOGGED_OUT: Final = "logout"
REFUSED: Final = 1008


class Line(Protocol):
    async def close(self, code: int) -> None: ...


class Sessions:
    """The open connections of this process by their passes; other processes hear of an end too."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self._lines: Final[dict[str, set[Line]]] = {}
        self._closing: Final[set[asyncio.Task[None]]] = set()
        store.bus.listen(self.hear)

    def open(self, text: str, line: Line) -> None:
        self._lines.setdefault(token_hash(text), set()).add(line)

    def close(self, text: str, line: Line) -> None:
        key = token_hash(text)
        self._lines.get(key, set()).discard(line)
        if not self._lines.get(key):
            self._lines.pop(key, None)

    async def end(self, text: str, found: Pass) -> None:
        """This pass holds no more, on any device that has it; others of the person do."""
        key = token_hash(text)
        await self.store.end_pass(key, found.person_id, self.store.clock() + COOKIE_SECONDS)
        await self.store.bus.tell(key, 0, LOGGED_OUT)

    def hear(self, word: Word) -> None:
        if word.what == LOGGED_OUT and word.game_id is not None:
            for line in self._lines.get(word.game_id, ()):
                task = asyncio.get_running_loop().create_task(line.close(REFUSED))
                self._closing.add(task)
                task.add_done_callback(self._closing.discard)
