"""The append of every move on SQLite, in the driver's own words: a third of the time.

Only what nearly always happens is done here: entries that are next in their running games, one of
each, and bring no emails. In all other cases nothing is changed and the careful way is taken. A
batch takes two statements however large it is: after each the thread waits for its turn again.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from .entry import Waiting, entry_values, game_values, is_simple
from .rows import Appended, Stage

GAME: Final = ("stage", "asked", "wake_at", "deadline", "ending", "over_at")
GIVEN: Final = ("which", "number", *GAME, "touched")
ENTRY: Final = ("game_id", "number", "seat", "request_id", "text", "at")


def append_quickly(
    connection: sqlite3.Connection, batch: Sequence[Waiting], at: float
) -> list[Appended] | None:
    """Commit a batch in which every entry fits; None, with nothing changed, when one does not."""
    if not is_simple(batch):
        return None
    try:
        connection.execute("BEGIN IMMEDIATE")
        stood = values(GIVEN, [game_values(waiting, at) for waiting in batch])
        if connection.execute(stand(len(batch)), stood).rowcount == len(batch):
            put = values(ENTRY, [entry_values(waiting, at) for waiting in batch])
            connection.execute(insert(len(batch)), put)
            connection.execute("COMMIT")
            return [Appended(waiting.number, at) for waiting in batch]
    except sqlite3.IntegrityError:
        pass  # the careful way finds out what is wrong, and says so
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
    return None


def values(names: Sequence[str], rows: Sequence[Mapping[str, object]]) -> list[object]:
    return [row[name] for row in rows for name in names]


def given(names: Sequence[str], rows: int) -> str:
    row = f"({', '.join('?' * len(names))})"
    return ", ".join([row] * rows)


@cache
def stand(rows: int) -> str:
    """Games that run move on by one entry each; those that do not stay as they are."""
    named = ", ".join(f"column{n} AS {name}" for n, name in enumerate(GIVEN, start=1))
    return f"""
        UPDATE games SET number = given.number,
            {", ".join(f"{name} = given.{name}" for name in GAME)},
            touched_at = coalesce(given.touched, touched_at)
        FROM (SELECT {named} FROM (VALUES {given(GIVEN, rows)})) AS given
        WHERE games.id = given.which AND games.stage = '{Stage.RUNNING}'
            AND games.number = given.number - 1
        """


@cache
def insert(rows: int) -> str:
    return f"INSERT INTO entries ({', '.join(ENTRY)}) VALUES {given(ENTRY, rows)}"
