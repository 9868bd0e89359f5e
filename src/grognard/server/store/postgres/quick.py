"""The append of every move on PostgreSQL in one statement: a small part of the usual cost.

Each entry that is the next of its running game is stored; the statement says which ones those were.
It is announced to the other processes where one of them holds the game too: a notification costs
each of them as much as the statement itself. Everything else takes the careful way.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ..bus import CHANNEL
from ..entry import Waiting, entry_values, game_values
from ..rows import Stage

ENTRY: Final = {
    "game_id": "text",
    "number": "int",
    "seat": "int",
    "request_id": "text",
    "text": "text",
    "at": "float8",
}
GAME: Final = {
    "stage": "text",
    "asked": "int",
    "wake_at": "float8",
    "deadline": "float8",
    "ending": "text",
    "over_at": "float8",
}
GIVEN: Final = {**ENTRY, **GAME, "touched": "float8"}
ARRAYS: Final = ", ".join(f"${n}::{kind}[]" for n, kind in enumerate(GIVEN.values(), start=1))
OWN: Final = f"${len(GIVEN) + 1}"  # the id of this process
APPEND: Final = f"""
WITH given AS (
    SELECT * FROM unnest({ARRAYS}) AS g ({", ".join(GIVEN)})
), locked AS MATERIALIZED (
    SELECT id FROM games WHERE id = ANY($1) ORDER BY id FOR UPDATE
), stood AS (
    UPDATE games SET number = given.number, {", ".join(f"{name} = given.{name}" for name in GAME)},
        touched_at = coalesce(given.touched, games.touched_at)
    FROM given, locked
    WHERE games.id = given.game_id AND games.id = locked.id
        AND games.stage = '{Stage.RUNNING}' AND games.number = given.number - 1
    RETURNING games.id, games.number, games.holders IS DISTINCT FROM {OWN} AS heard
), put AS (
    INSERT INTO entries ({", ".join(ENTRY)})
    SELECT {", ".join(f"given.{name}" for name in ENTRY)}
    FROM given JOIN stood ON stood.id = given.game_id
)
SELECT array_agg(id) AS ids, CASE WHEN bool_or(heard) THEN
    pg_notify('{CHANNEL}', string_agg(id || ' entry ' || number, E'\\n') FILTER (WHERE heard)) END
FROM stood HAVING count(*) > 0
"""


async def append_at_once(
    connection: Any, batch: Sequence[Waiting], at: float, process_id: str
) -> set[str]:
    """The games whose entries were stored; needs a connection of the driver's."""
    rows = [{**game_values(waiting, at), **entry_values(waiting, at)} for waiting in batch]
    columns = ([row[name] for row in rows] for name in GIVEN)
    found = await connection.fetchrow(APPEND, *columns, process_id)
    return set(found["ids"]) if found is not None else set()
