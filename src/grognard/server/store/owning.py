"""Which process holds a match in memory, so that its players need not be served by several.

A process renews one row of its own; the matches that it holds point to that row. One that finds
an owner which does not renew its row takes the match over. All this only says where to go: two
that take themselves for the owner do no harm, since a journal gives each number once.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import Connection, Select, delete, literal, select

from .part import StorePart, insert_for, insert_or_replace
from .schema import games, owners, processes


@dataclass(frozen=True, slots=True)
class Owner:
    """A process and where it can be reached by those on its machine."""

    id: str
    address: str


class Owning(StorePart):
    async def renew_process(self, process_id: str, address: str, seconds: float) -> None:
        """Say that this process lives, for so long; forget those that did not say so."""
        now = self.clock()

        def work(connection: Connection) -> bool:
            connection.execute(delete(processes).where(processes.c.until < now - seconds))
            values = {"address": address, "until": now + seconds}
            return insert_or_replace(connection, processes, id=process_id, **values)

        await self.database.write(work, twice=True)

    async def end_process(self, process_id: str) -> None:
        """This process ends, or was found dead: all that it held is free."""

        def work(connection: Connection) -> None:
            connection.execute(delete(processes).where(processes.c.id == process_id))
            connection.execute(delete(owners).where(owners.c.process_id == process_id))

        await self.database.write(work, twice=True)

    async def own(self, game_id: str, process_id: str) -> Owner | None:
        """The owner of a game: the one that it has, or else this process; None without a game."""
        found = await self.owner(game_id)
        if found is not None:
            return found
        now = self.clock()

        def work(connection: Connection) -> Owner | None:
            take(connection, game_id, process_id, now)
            row = connection.execute(held_by(game_id)).first()
            return None if row is None else Owner(row.process_id, row.address or "")

        return await self.database.write(work, twice=True)

    async def owner(self, game_id: str) -> Owner | None:
        """The living process that holds a game."""
        row = await self.first_row(held_by(game_id).where(processes.c.until > self.clock()))
        return None if row is None else Owner(row.process_id, row.address)

    async def disown(self, game_ids: Collection[str], process_id: str) -> None:
        """This process no longer holds these games."""
        mine = owners.c.process_id == process_id
        await self.change(delete(owners).where(owners.c.game_id.in_(game_ids), mine))


def held_by(game_id: str) -> Select[tuple[str, str | None]]:
    return (
        select(owners.c.process_id, processes.c.address)
        .outerjoin(processes, processes.c.id == owners.c.process_id)
        .where(owners.c.game_id == game_id)
    )


def take(connection: Connection, game_id: str, process_id: str, now: float) -> None:
    """Make a game one's own unless a living process has it."""
    living = select(processes.c.id).where(processes.c.until > now)
    there = select(games.c.id, literal(process_id)).where(games.c.id == game_id)
    connection.execute(
        insert_for(connection, owners)
        .from_select(["game_id", "process_id"], there)
        .on_conflict_do_update(
            index_elements=["game_id"],
            set_={"process_id": process_id},
            where=owners.c.process_id.not_in(living),
        )
    )
