"""What the parts of the store have in common: a database, a clock, and rows made of results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Executable, Row, Select, Table, select
from sqlalchemy.dialects import sqlite

from .bus import Word
from .database import Database, Work
from .rows import Stage
from .schema import NOBODY, games

T = TypeVar("T")
Clock = Callable[[], float]
Query = Select[*tuple[Any, ...]]
AnyRow = Row[*tuple[Any, ...]]


class StorePart:
    def __init__(self, database: Database, clock: Clock) -> None:
        self.database: Final = database
        self.clock: Final = clock

    async def all_rows(self, query: Query) -> Sequence[AnyRow]:
        return await self.database.read(lambda connection: connection.execute(query).all())

    async def first_row(self, query: Query) -> AnyRow | None:
        return await self.database.read(lambda connection: connection.execute(query).first())

    async def change(self, command: Executable, *told: Word) -> bool:
        """Carry out one command; returns whether it changed a row.

        Notifications are sent only if it did.
        """
        return await self.write(lambda connection: changed(connection, command), *told)

    async def write(self, work: Work[T], *told: Word) -> T:
        """Commit the work; notifications are sent with it unless the answer is empty."""
        return await self.database.write(work, lambda answer: told if answer else ())


def changed(connection: Connection, command: Executable) -> bool:
    return connection.execute(command).rowcount > 0


def insert_new(connection: Connection, table: Table, **values: object) -> bool:
    """Insert a row unless its key, or another unique value of it, is taken; whether it did."""
    command = insert_for(connection, table).values(values).on_conflict_do_nothing()
    return changed(connection, command)


def insert_or_replace(connection: Connection, table: Table, **values: object) -> bool:
    """Insert a row, or give the one with its key these values."""
    keys = [column.name for column in table.primary_key]
    rest = {name: value for name, value in values.items() if name not in keys}
    command = (
        insert_for(connection, table)
        .values(values)
        .on_conflict_do_update(index_elements=keys, set_=rest)
    )
    return changed(connection, command)


def insert_for(connection: Connection, table: Table) -> Any:
    """Both dialects write ON CONFLICT the same way, each with a class of its own."""
    if connection.dialect.name == "sqlite":
        return sqlite.insert(table)
    from sqlalchemy.dialects import postgresql  # takes long to read, and few need it

    return postgresql.insert(table)


def lock_games(connection: Connection, ids: Sequence[str]) -> dict[str, tuple[int, Stage]]:
    """How these games stand; until the commit nobody else can change that."""
    query = (
        select(games.c.id, games.c.number, games.c.stage)
        .where(games.c.id.in_(rounded_up(sorted(set(ids)))))
        .order_by(games.c.id)
        .with_for_update()
    )
    found = connection.execute(query).all()
    return {game_id: (number, Stage(stage)) for game_id, number, stage in found}


def rounded_up(ids: list[str]) -> list[str]:
    """Repeat the last to a power of two: few lengths make few statements to prepare."""
    length = 1 << (len(ids) - 1).bit_length()
    return ids + ids[-1:] * (length - len(ids))


def seat_number(seat: int | None) -> int:
    return NOBODY if seat is None else seat


def seat_or_none(number: int) -> int | None:
    return None if number == NOBODY else number
