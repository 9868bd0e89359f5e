"""The append of every move on SQLite, in the driver's own words: a third of the time.

Only what nearly always happens is done here: entries that are next in their running games and
bring no letters. Whatever else there is, nothing is changed and the careful way is taken.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import cache
from typing import Final

from sqlalchemy import Insert, Update
from sqlalchemy.dialects import sqlite

from .entry import INSERT, STAND, Waiting, entry_values, game_values
from .rows import Appended, Stage

LOOK: Final = "SELECT number FROM games WHERE id = ? AND stage = ?"


def append_quickly(
    connection: sqlite3.Connection, batch: Sequence[Waiting], at: float
) -> list[Appended] | None:
    """Commit a batch in which every entry fits; None, with nothing changed, when one does not."""
    if any(waiting.notices for waiting in batch):
        return None
    try:
        connection.execute("BEGIN IMMEDIATE")
        if fits(connection, batch):
            execute(connection, INSERT, [entry_values(waiting, at) for waiting in batch])
            latest = {waiting.game_id: waiting for waiting in batch}
            execute(connection, STAND, [game_values(w, at) for w in latest.values()])
            connection.execute("COMMIT")
            return [Appended(waiting.number, at) for waiting in batch]
    except sqlite3.IntegrityError:
        pass  # the careful way finds out what is wrong, and says so
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
    return None


def fits(connection: sqlite3.Connection, batch: Sequence[Waiting]) -> bool:
    """Whether each entry is the next of its game; one that ends a game must be its last."""
    stand: dict[str, int | None] = {}
    for waiting in batch:
        if waiting.game_id not in stand:
            row = connection.execute(LOOK, (waiting.game_id, Stage.RUNNING)).fetchone()
            stand[waiting.game_id] = row[0] if row else None
        last = stand[waiting.game_id]
        if last is None or waiting.number != last + 1:
            return False
        stand[waiting.game_id] = None if waiting.standing.ending else waiting.number
    return True


def execute(
    connection: sqlite3.Connection, statement: Insert | Update, rows: list[dict[str, object]]
) -> None:
    connection.executemany(in_words(statement, tuple(rows[0])), rows)


@cache
def in_words(statement: Insert | Update, keys: tuple[str, ...]) -> str:
    """A statement as the driver takes it, with named values."""
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named"), column_keys=keys))
