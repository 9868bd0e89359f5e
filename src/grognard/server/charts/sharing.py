"""Shared battles: made, read and written by anyone with the link, and sent to open pages.

A line is committed before it is acknowledged or sent. Each page gets from the store what it has not
seen, so a notification that comes twice, late or from another process does no harm.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from pydantic import TypeAdapter
from starlette.websockets import WebSocket

from grognard.kernel.charts.book import ChartBook

from ..accounts.auth import address, language_of
from ..context import Context
from ..errors import ApiError
from ..log import note_error
from ..sockets.connection import Connection
from ..sockets.routes import serve, take_place, turn_away
from ..store.bus import Word
from ..store.database import Trouble
from ..wire.shared_battles import BattleLine, BattleText, NewLines, SharedLines
from .judging import Judge
from .stored_battles import SHARED, Added, SharedRow, StoredBattles

TIDY_EVERY: Final = 3600.0
LOOK_EVERY: Final = 5.0
A_DAY: Final = 86_400.0
LINE: Final[TypeAdapter[BattleLine]] = TypeAdapter(BattleLine)
SHARE: Final = "share"  # what an address is signed for, so that nobody reads it


class SharedBattles:
    """The shared battles of one process; `start` once its loop runs."""

    def __init__(self, context: Context) -> None:
        self.context: Final = context
        self.stored: Final = StoredBattles(context.store.database, context.clock)
        self.days: Final = round(context.settings.limits.shared_battle_seconds / A_DAY)
        self._bells: Final[dict[str, set[asyncio.Event]]] = {}
        self._tidying: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.context.store.bus.listen(self._hear)
        self._tidying = asyncio.create_task(self._tidy())

    async def stop(self) -> None:
        if self._tidying is not None:
            self._tidying.cancel()
            with suppress(asyncio.CancelledError):
                await self._tidying

    # What anyone with the link may do; each raises ApiError

    async def share(self, book: ChartBook, battle: BattleText, source: str) -> str:
        """Store a battle as it is now; its id is the whole permission to read and write it."""
        limits = self.context.settings.limits
        Judge(book.sheet.facts).check_battle(battle)
        text = battle.model_dump_json()
        if len(text.encode()) > limits.shared_battle_bytes // 2:
            raise ApiError("TOO_LARGE", most=limits.shared_battle_bytes // 2)
        if not self.context.match_rate.allow(f"{SHARE} {source}"):
            raise ApiError("TOO_FAST")
        signed = self.context.signer.sign(SHARE, source)[:16]
        made = await self.stored.share(battle.game, text, signed, limits.shared_battles)
        if made is None:
            raise ApiError("TOO_MANY_BATTLES", most=limits.shared_battles)
        return made

    async def find(self, battle_id: str) -> SharedRow:
        row = await self.stored.find(battle_id)
        if row is None:
            raise ApiError("NO_SUCH_BATTLE", days=self.days)
        return row

    async def lines(self, battle_id: str, after: int) -> SharedLines:
        """What follows on so many lines; nobody has seen more than there are."""
        if after > (await self.find(battle_id)).number:
            raise ApiError("STALE")
        texts = await self.stored.lines(battle_id, after)
        return SharedLines(after=after, lines=[LINE.validate_json(text) for text in texts])

    async def add(self, battle_id: str, book: ChartBook, new: NewLines) -> int:
        """Add lines on top of those seen; the number of lines there are then."""
        judge, limits = Judge(book.sheet.facts), self.context.settings.limits
        for line in new.lines:
            judge.check_line(line)
        added = await self.stored.add(
            battle_id,
            new.after,
            [line.model_dump_json() for line in new.lines],
            limits.shared_battle_lines,
            limits.shared_battle_bytes,
        )
        if added is Added.GONE:
            raise ApiError("NO_SUCH_BATTLE", days=self.days)
        if added is not Added.YES:
            raise ApiError("STALE" if added is Added.STALE else "BATTLE_FULL")
        return new.after + len(new.lines)

    async def follow(self, socket: WebSocket, battle_id: str, after: int) -> None:
        """Send an open page every line beyond those it has seen, as long as it stays open."""
        await socket.accept()
        try:
            first = await self.lines(battle_id, after)
            take_place(self.context, socket, None)
        except (ApiError, Trouble) as why:
            await turn_away(self.context, socket, why)
            return
        page, bell = Connection(socket, self.context, language_of(socket)), asyncio.Event()
        self._bells.setdefault(battle_id, set()).add(bell)
        bell.set()  # something may have come before the bell was there
        page.send(first)
        seen = after + len(first.lines)
        telling = asyncio.create_task(self._tell(page, bell, battle_id, seen))
        try:
            await serve(page, page.wait())
        finally:
            telling.cancel()
            self._forget(battle_id, bell)
            self.context.places.leave(address(socket), None)

    async def _tell(self, page: Connection, bell: asyncio.Event, battle_id: str, seen: int) -> None:
        while True:
            await bell.wait()
            bell.clear()
            try:
                found = await self.lines(battle_id, seen)
            except ApiError:
                page.hang_up()  # forgotten: the page finds out when it comes again
                return
            except Trouble as trouble:
                note_error("the database failed", trouble)
                await asyncio.sleep(LOOK_EVERY)
                bell.set()
                continue
            if found.lines:
                page.send(found)
                seen += len(found.lines)

    def _hear(self, word: Word) -> None:
        """Words about anything else are for others; one without an id means look everywhere."""
        if word.game_id is None:
            for bells in self._bells.values():
                for bell in bells:
                    bell.set()
        elif word.what == SHARED:
            for bell in self._bells.get(word.game_id, ()):
                bell.set()

    def _forget(self, battle_id: str, bell: asyncio.Event) -> None:
        bells = self._bells[battle_id]
        bells.discard(bell)
        if not bells:
            del self._bells[battle_id]

    async def _tidy(self) -> None:
        while True:
            seconds = self.context.settings.limits.shared_battle_seconds
            try:
                await self.stored.forget(self.context.clock() - seconds)
            except Trouble as trouble:
                note_error("the database failed", trouble)
            await asyncio.sleep(TIDY_EVERY)
