"""The matches that this process owns, and the way to the owners of others.

Several processes may serve one database. A match is held in memory, judged and published by one of
them, the first that a player of it reached; a connection that reaches another is handed over. What
is stored does not depend on any of this: where an owner cannot be reached from here, on another
machine for instance, the match is served here as well, and follows the journal.
"""

from __future__ import annotations

import asyncio
import secrets
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from ..context import Context
from ..guard.door import adopt
from ..guard.hand_over import Dead, Letterbox, Passable, Unknown, Unreachable, hand_over
from ..log import note_error
from ..store.bus import MISSED

RENEW: Final = 3.0
LEASE: Final = 12.0  # seconds after which a process that says nothing is taken for dead
KEY: Final = "hand-over key"


class Owners:
    def __init__(self, context: Context) -> None:
        self.context: Final = context
        self.id: Final = context.store.process_id
        self._mine: Final[set[str]] = set()
        self._followed: Final[set[str]] = set()  # those of which others notify us
        self._settled: Final = asyncio.Event()  # none is being released just now
        self._settled.set()
        self._key = b""
        self._letterbox: Letterbox | None = None

    async def start(self) -> None:
        """Make this process known; nothing is done where there can be no other."""
        if not self.context.shared:
            return
        self._key = await self.context.store.server_value(KEY, new_key)
        self._letterbox = Letterbox(self._key, self._adopt)
        self._letterbox.open()
        await self._renew()

    def _adopt(self, connection: socket.socket, head: bytes) -> None:
        adopt(self.context.doorman, connection, head)

    async def stop(self) -> None:
        if self._letterbox is None:
            return
        self._letterbox.close()
        self._letterbox = None
        with suppress(Exception):  # what is not said is found out
            await self.context.store.release(tuple(self._followed), self.id)
            await self.context.store.end_process(self.id)

    async def follow(self, match_id: str) -> None:
        """From now on others notify us of the match; to be called before its journal is read."""
        if self._letterbox is not None:
            await self._settled.wait()
            await self.context.store.hold([match_id], self.id)
            self._followed.add(match_id)

    async def keep(self, held: Callable[[str], bool]) -> None:
        """Renew the lease, and release matches that are no longer in memory, for ever."""
        while True:
            await asyncio.sleep(RENEW)
            try:
                await self._renew()
                await self._let_go(held)
            except Exception as error:
                note_error("the lease was not renewed", error)

    async def _renew(self) -> None:
        if self._letterbox is None:
            return
        store = self.context.store
        if not await store.renew_process(self.id, self._letterbox.address, LEASE):
            self._mine.clear()  # others may have taken what was ours, and notified nobody here
            if self._followed:
                await store.hold(tuple(self._followed), self.id)
                store.bus.deliver([MISSED])

    async def _let_go(self, held: Callable[[str], bool]) -> None:
        self._settled.clear()
        try:
            for known, release in (
                (self._mine, self.context.store.disown),
                (self._followed, self.context.store.release),
            ):
                gone = [match_id for match_id in known if not held(match_id)]
                if gone:
                    known.difference_update(gone)
                    await release(gone, self.id)
        finally:
            self._settled.set()

    async def send_home(self, match_id: str, connection: Passable | None) -> bool:
        """Hand a connection over to the owner of its match; False when it is to be served here."""
        if self._letterbox is None or connection is None or match_id in self._mine:
            return False
        for _ in range(2):
            owner = await self.context.store.own(match_id, self.id)
            if owner is None:
                return False
            if owner.id == self.id:
                self._mine.add(match_id)
                return False
            try:
                await hand_over(owner.address, self._key, connection)
                self.context.metrics.count("grognard_handed_over_total")
                return True
            except Dead:
                await self.context.store.end_process(owner.id)
            except Unreachable:
                return False
            except Unknown:
                return True
        return False


def new_key() -> bytes:
    return secrets.token_bytes(32)
