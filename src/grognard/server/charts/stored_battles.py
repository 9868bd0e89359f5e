"""Battles beside the charts that several phones share: what was there first, and numbered lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from sqlalchemy import Connection, delete, func, insert, select, update

from ..store.bus import Word
from ..store.part import StorePart, changed
from ..store.rows import new_id
from ..store.schema import shared_battles, shared_lines

SHARED = "shared"  # what words about these battles are about


@dataclass(frozen=True, slots=True)
class SharedRow:
    """`start` is the text of the battle when it was shared; `number` counts its lines."""

    id: str
    game: str
    start: str
    number: int


class Added(Enum):
    """What became of lines: only those added are stored."""

    YES = "yes"
    STALE = "stale"  # others were there before them
    FULL = "full"
    GONE = "gone"


class StoredBattles(StorePart):
    async def share(self, game: str, start: str, source: str, most: int) -> str | None:
        """Store a battle under a new id; None where its source shares too many already."""
        battle_id, at = new_id(), self.clock()
        mine = select(func.count()).where(shared_battles.c.source == source)

        def work(connection: Connection) -> str | None:
            if connection.execute(mine).scalar_one() >= most:
                return None
            values = {"id": battle_id, "game": game, "start": start, "number": 0}
            sizes = {"bytes": len(start.encode()), "source": source, "touched_at": at}
            connection.execute(insert(shared_battles).values(**values, **sizes))
            return battle_id

        return await self.write(work)

    async def find(self, battle_id: str) -> SharedRow | None:
        columns = shared_battles.c
        query = select(columns.id, columns.game, columns.start, columns.number)
        row = await self.first_row(query.where(columns.id == battle_id))
        return None if row is None else SharedRow(row.id, row.game, row.start, row.number)

    async def lines(self, battle_id: str, after: int = 0) -> list[str]:
        """The texts of all lines beyond so many, in their order."""
        columns = shared_lines.c
        query = (
            select(columns.text)
            .where(columns.battle_id == battle_id, columns.number > after)
            .order_by(columns.number)
        )
        return [row.text for row in await self.all_rows(query)]

    async def add(
        self, battle_id: str, after: int, texts: Sequence[str], most_lines: int, most_bytes: int
    ) -> Added:
        """Add lines from a page that has seen `after` of them: all, or none and why not.

        The number in the row decides between several that write at once.
        """
        at, size = self.clock(), sum(len(text.encode()) for text in texts)
        columns, number = shared_battles.c, after + len(texts)
        command = (
            update(shared_battles)
            .where(columns.id == battle_id, columns.number == after)
            .where(columns.bytes <= most_bytes - size)
            .values(number=number, bytes=columns.bytes + size, touched_at=at)
        )
        rows = [
            {"battle_id": battle_id, "number": after + place, "text": text}
            for place, text in enumerate(texts, 1)
        ]

        def work(connection: Connection) -> Added:
            if number <= most_lines and changed(connection, command):
                connection.execute(insert(shared_lines), rows)
                return Added.YES
            found = connection.execute(
                select(columns.number).where(columns.id == battle_id)
            ).first()
            if found is None:
                return Added.GONE
            return Added.FULL if found.number == after else Added.STALE

        def told(answer: Added) -> Sequence[Word]:
            return [Word(battle_id, SHARED, number)] if answer is Added.YES else ()

        return await self.database.write(work, told)

    async def forget(self, before: float) -> bool:
        """Remove those that nobody has written in since then."""
        old = select(shared_battles.c.id).where(shared_battles.c.touched_at < before)

        def work(connection: Connection) -> bool:
            connection.execute(delete(shared_lines).where(shared_lines.c.battle_id.in_(old)))
            return changed(
                connection, delete(shared_battles).where(shared_battles.c.touched_at < before)
            )

        return await self.write(work)
