"""Passes that have ended: every connection made by one of them is hung up.

Logging out ends one pass; a new password, or a new pass, ends all the others of the person.
"""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

from ..store.bus import Word
from ..store.store import Store
from .people import COOKIE_SECONDS, Pass, token_hash

LOGGED_OUT: Final = "logout"
RENEWED: Final = "renewed"
REFUSED: Final = 1008


class Line(Protocol):
    async def close(self, code: int) -> None: ...


class Sessions:
    """The open connections of this process by their passes; other processes are notified of an end
    too.
    """

    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self._lines: Final[dict[str, set[Line]]] = {}
        self._passes: Final[dict[str, set[str]]] = {}  # those with open connections, by person
        self._closing: Final[set[asyncio.Task[None]]] = set()
        store.bus.listen(self.hear)

    def open(self, text: str, person_id: str | None, line: Line) -> None:
        key = token_hash(text)
        self._lines.setdefault(key, set()).add(line)
        if person_id is not None:
            self._passes.setdefault(person_id, set()).add(key)

    def close(self, text: str, person_id: str | None, line: Line) -> None:
        key = token_hash(text)
        self._lines.get(key, set()).discard(line)
        if self._lines.get(key):
            return
        self._lines.pop(key, None)
        if person_id is not None:
            self._passes.get(person_id, set()).discard(key)
            if not self._passes.get(person_id):
                self._passes.pop(person_id, None)

    async def end(self, text: str, found: Pass) -> None:
        """This pass is no longer valid, on any device that has it; others of the person are."""
        key = token_hash(text)
        await self.store.end_pass(key, found.person_id, self.store.clock() + COOKIE_SECONDS)
        await self.store.bus.tell(key, 0, LOGGED_OUT)

    async def renew(self, text: str, person_id: str) -> None:
        """No pass of the person holds any more; only what this one has open stays open."""
        await self.store.renew_pass(person_id)
        await self.store.bus.tell(f"{person_id}/{token_hash(text)}", 0, RENEWED)

    def hear(self, word: Word) -> None:
        if word.what == LOGGED_OUT and word.game_id is not None:
            self.hang_up(word.game_id)
        elif word.what == RENEWED and word.game_id is not None:
            person_id, _, kept = word.game_id.rpartition("/")
            for key in self._passes.get(person_id, set()) - {kept}:
                self.hang_up(key)

    def hang_up(self, key: str) -> None:
        for line in self._lines.get(key, ()):
            task = asyncio.get_running_loop().create_task(line.close(REFUSED))
            self._closing.add(task)
            task.add_done_callback(self._closing.discard)
