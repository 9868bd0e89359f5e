"""An entry on its way to the disk, and what it changes there."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Double, bindparam, func, insert, update

from .rows import Appended, Conflict, Duplicate, Notice, Stage, Standing
from .schema import entries, games

Outcome = Appended | Conflict | Duplicate
Key = tuple[str, int, str]


@dataclass(slots=True, eq=False)
class Waiting:
    """An entry on its way to the disk."""

    game_id: str
    number: int
    text: str
    seat: int
    request_id: str
    standing: Standing
    notices: Sequence[Notice]
    outcome: asyncio.Future[Outcome]

    def key(self) -> Key:
        return self.game_id, self.seat, self.request_id


INSERT: Final = insert(entries)
STAND: Final = (
    update(games)
    .where(games.c.id == bindparam("which"))
    .values(touched_at=func.coalesce(bindparam("touched", type_=Double), games.c.touched_at))
)


def entry_values(waiting: Waiting, at: float) -> dict[str, object]:
    return {
        "game_id": waiting.game_id,
        "number": waiting.number,
        "seat": waiting.seat,
        "request_id": waiting.request_id,
        "text": waiting.text,
        "at": at,
    }


def game_values(waiting: Waiting, at: float) -> dict[str, object]:
    standing = waiting.standing
    over = bool(standing.ending)
    return {
        "which": waiting.game_id,
        "number": waiting.number,
        "stage": Stage.OVER if over else Stage.RUNNING,
        "asked": None if over else standing.asked,
        "wake_at": None if over else standing.wake_at,
        "deadline": None if over else standing.deadline,
        "ending": standing.ending,
        "over_at": at if over else None,
        "touched": None if standing.secret else at,
    }


def is_simple(batch: Sequence[Waiting]) -> bool:
    """Whether each entry is of a game of its own, and brings no letters."""
    games = {waiting.game_id for waiting in batch}
    return len(games) == len(batch) and not any(waiting.notices for waiting in batch)
