"""What the routes share: the parts of the server, and how refusals are described to programs."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from starlette.requests import HTTPConnection

from ..accounts.auth import may_see, who
from ..accounts.notify import Postman
from ..context import House, known_game
from ..errors import CODES, Refused
from ..rooms.rooms import Place, Tables
from ..rooms.seating import Seating
from ..store.rows import GameRow, PersonRow, Stage, seats_in
from ..store.store import Store
from ..wire.api import MatchInfo, Problem
from ..wire.match_messages import match_info

COUNT_EVERY: Final = 60.0
MOST_RETOLD: Final = 2  # matches that are told once more, or proven, at the same time
ANYWHERE: Final = ("BAD_ORIGIN", "TOO_LARGE", "UNREADABLE", "TOO_FAST", "BUSY")


class Hall:
    """Everything a request may need; kept in the application's state."""

    def __init__(self, house: House) -> None:
        self.house: Final = house
        self.store: Final[Store] = house.store
        self.tables: Final = Tables(house)
        self.seating: Final = Seating(self.tables)
        self.postman: Final = Postman(house)
        self.retelling: Final = asyncio.Semaphore(MOST_RETOLD)
        house.poke = self.postman.poke
        self._counted: tuple[float, dict[Stage, int]] = (0.0, {})

    async def counts(self) -> dict[Stage, int]:
        """How many matches there are, as of a while ago: nobody is to see one end on the dot.

        One that is over counts as running while those who watch were not told.
        """
        now = self.house.clock()
        if not self._counted[0] <= now < self._counted[0] + COUNT_EVERY:
            counts = await self.store.count_games()
            unheard = len(self.tables.unheard())
            counts[Stage.RUNNING] += unheard
            counts[Stage.OVER] -= unheard
            self._counted = (now, counts)
        return self._counted[1]

    async def row(
        self, match_id: str, person: PersonRow | None, token: str | None = None
    ) -> GameRow:
        """A match that this person may know of; raises Refused."""
        row = await self.store.game(match_id)
        viewer = person.id if person else None
        if row is None or not may_see(self.house, row, viewer, token):
            raise Refused("NO_SUCH_MATCH")
        return row

    async def info(self, match_id: str, person: PersonRow | None) -> MatchInfo:
        place = await self.place(match_id)
        if place.table.row.stage == Stage.WAITING:
            await self.tables.reread(place)
        return self.tables.info(place, person.id if person else None)

    async def infos(self, rows: list[GameRow], person: PersonRow | None) -> list[MatchInfo]:
        """Many matches at once: those in memory as they stand, others by their rows alone."""
        people = {seat.person_id for row in rows for seat in row.seats if seat.person_id}
        names = await self.store.names(sorted(people))
        viewer = person.id if person else None
        return [self._info(row, names, viewer) for row in rows if is_playable(row)]

    def _info(self, row: GameRow, names: dict[str, str], viewer: str | None) -> MatchInfo:
        place = self.tables.places.get(row.id)
        if place is not None and place.table.match is not None:
            return self.tables.info(place, viewer)
        game = known_game(row.game, row.version)
        links = self.tables.links(row, viewer) if row.stage == Stage.WAITING else {}
        return match_info(
            row, game, names, viewer, owing=seats_in(row.asked), deadline=row.deadline, links=links
        )

    async def place(self, match_id: str) -> Place:
        return await self.tables.find(match_id)


def is_playable(row: GameRow) -> bool:
    """Whether this server still has the rules of a match."""
    try:
        known_game(row.game, row.version)
    except Refused:
        return False
    return True


def hall_of(connection: HTTPConnection) -> Hall:
    hall: Hall = connection.app.state.hall
    return hall


async def viewer_of(connection: HTTPConnection) -> PersonRow | None:
    return await who(hall_of(connection).house, connection)


def text_or_problems(*codes: str) -> dict[int | str, dict[str, Any]]:
    """The same for an operation whose good answer is plain text: its refusals are JSON still."""
    problem = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    refusals: dict[int | str, dict[str, Any]] = {
        status: {"description": found["description"], "content": problem}
        for status, found in problems(*codes).items()
    }
    return {**refusals, 200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}


def problems(*codes: str) -> dict[int | str, dict[str, Any]]:
    """The refusals of an operation by status, for its OpenAPI description."""
    by_status: dict[int | str, list[str]] = {}
    for code in (*codes, *ANYWHERE):
        by_status.setdefault(CODES[code], []).append(code)
    return {
        status: {"model": Problem, "description": ", ".join(found)}
        for status, found in by_status.items()
    }
