"""Which processes hold a match in memory, and which of them owns it and serves its players.

A process renews one row of its own; the matches that it holds point to that row. One that finds
an owner which does not renew its row takes the match over. All this only says where to go: two
that take themselves for the owner do no harm, since a journal gives each number once.

An entry is announced where another process than the one that stores it holds the match. So a
process says that it does before it reads the journal, in the row that every entry locks: an entry
is either there when it reads, or announced to it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from sqlalchemy import Connection, Select, delete, literal, select, update

from .part import StorePart, insert_for, insert_or_replace, lock_games
from .schema import games, owners, processes


@dataclass(frozen=True, slots=True)
class Owner:
    """A process and where it can be reached by those on its machine."""

    id: str
    address: str


class Owning(StorePart):
    async def renew_process(self, process_id: str, address: str, seconds: float) -> bool:
        """Say that this process lives, for so long; forget those that did not say so.

        Whether the others took it for alive until now.
        """
        now = self.clock()
        own = select(processes.c.id).where(processes.c.id == process_id, processes.c.until > now)

        def work(connection: Connection) -> bool:
            known = connection.execute(own).first() is not None
            connection.execute(delete(processes).where(processes.c.until < now - seconds))
            values = {"address": address, "until": now + seconds}
            insert_or_replace(connection, processes, id=process_id, **values)
            return known

        return await self.database.write(work, twice=True)

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

    async def hold(self, game_ids: Collection[str], process_id: str) -> None:
        """From now on this process is notified of every entry of these games."""
        await self._set_holders(game_ids, lambda living: living | {process_id})

    async def release(self, game_ids: Collection[str], process_id: str) -> None:
        await self._set_holders(game_ids, lambda living: living - {process_id})

    async def _set_holders(
        self, game_ids: Collection[str], change: Callable[[frozenset[str]], frozenset[str]]
    ) -> None:
        """Change who holds these games; processes that are known no more do not."""

        def work(connection: Connection) -> None:
            if not lock_games(connection, sorted(game_ids)):
                return
            known = frozenset(connection.execute(select(processes.c.id)).scalars())
            query = select(games.c.id, games.c.holders).where(games.c.id.in_(game_ids))
            for game_id, ids in connection.execute(query).all():
                found = " ".join(sorted(change(known.intersection((ids or "").split()))))
                put = update(games).where(games.c.id == game_id).values(holders=found or None)
                connection.execute(put)

        if game_ids:
            await self.database.write(work, twice=True)


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
