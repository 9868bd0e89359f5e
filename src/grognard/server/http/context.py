"""What the routes share: the parts of the server, and how refusals are described to programs."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from starlette.requests import HTTPConnection

from ..accounts.auth import may_see, who
from ..accounts.notify import Postman
from ..charts.sharing import SharedBattles
from ..context import Context, known_game
from ..errors import CODES, ApiError
from ..rooms.rooms import Place, Rooms
from ..rooms.seating import Seating
from ..store.rows import GameRow, PersonRow, Stage, seats_in
from ..store.store import Store
from ..wire.api import MatchInfo
from ..wire.match_messages import match_info

COUNT_EVERY: Final = 60.0
MOST_RETOLD: Final = 2  # matches that are replayed, or proven, at the same time
ANYWHERE: Final = (
    "BAD_ORIGIN",
    "TOO_LARGE",
    "UNREADABLE",
    "TOO_FAST",
    "TOO_MANY",
    "TOO_LONG",
    "BUSY",
)

# Named, and described once, by `/healthz`: the model itself would be made into a validator for
# every refusal of every operation, which takes a good part of the start.
PROBLEM: Final = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}


class Services:
    """Everything a request may need; kept in the application's state."""

    def __init__(self, context: Context) -> None:
        self.context: Final = context
        self.store: Final[Store] = context.store
        self.rooms: Final = Rooms(context)
        self.seating: Final = Seating(self.rooms)
        self.postman: Final = Postman(context)
        self.sharing: Final = SharedBattles(context)
        self.retelling: Final = asyncio.Semaphore(MOST_RETOLD)
        self.analysing: Final = asyncio.Semaphore(1)
        context.poke = self.postman.poke
        self._counted: tuple[float, dict[Stage, int]] = (0.0, {})

    async def counts(self) -> dict[Stage, int]:
        """How many matches there are, as of a while ago: nobody may see one end at the exact
        moment.

        A finished match counts as running until its viewers have been notified.
        """
        now = self.context.clock()
        if not self._counted[0] <= now < self._counted[0] + COUNT_EVERY:
            counts = await self.store.count_games()
            unheard = len(self.rooms.unheard())
            counts[Stage.RUNNING] += unheard
            counts[Stage.OVER] -= unheard
            self._counted = (now, counts)
        return self._counted[1]

    async def row(
        self, match_id: str, person: PersonRow | None, token: str | None = None
    ) -> GameRow:
        """A match that this person may know of; raises ApiError."""
        row = await self.store.game(match_id)
        viewer = person.id if person else None
        if row is None or not may_see(self.context, row, viewer, token):
            raise ApiError("NO_SUCH_MATCH")
        return row

    async def info(self, match_id: str, person: PersonRow | None) -> MatchInfo:
        place = await self.place(match_id)
        if place.room.row.stage == Stage.WAITING:
            await self.rooms.reread(place)
        return self.rooms.info(place, person.id if person else None)

    async def infos(self, rows: list[GameRow], person: PersonRow | None) -> list[MatchInfo]:
        """Many matches at once: those in memory as they are, others by their rows alone."""
        people = {person_id for row in rows for person_id in row.people}
        names = await self.store.names(sorted(people))
        viewer = person.id if person else None
        return [self._info(row, names, viewer) for row in rows if is_playable(row)]

    def _info(self, row: GameRow, names: dict[str, str], viewer: str | None) -> MatchInfo:
        place = self.rooms.places.get(row.id)
        if place is not None and place.room.match is not None:
            return self.rooms.info(place, viewer)
        game = known_game(row.game, row.version)
        links = self.rooms.links(row, viewer) if row.stage == Stage.WAITING else {}
        return match_info(
            row, game, names, viewer, owing=seats_in(row.asked), deadline=row.deadline, links=links
        )

    async def place(self, match_id: str) -> Place:
        return await self.rooms.find(match_id)


def is_playable(row: GameRow) -> bool:
    """Whether this server still has the rules of a match."""
    try:
        known_game(row.game, row.version)
    except ApiError:
        return False
    return True


def services_of(connection: HTTPConnection) -> Services:
    services: Services = connection.app.state.services
    return services


async def viewer_of(connection: HTTPConnection) -> PersonRow | None:
    return await who(services_of(connection).context, connection)


def text_or_problems(*codes: str) -> dict[int | str, dict[str, Any]]:
    """The same for an operation whose good answer is plain text: its refusals are JSON still."""
    return {**problems(*codes), 200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}


def problems(*codes: str) -> dict[int | str, dict[str, Any]]:
    """The refusals of an operation by status, for its OpenAPI description."""
    by_status: dict[int | str, list[str]] = {}
    for code in (*codes, *ANYWHERE):
        by_status.setdefault(CODES[code], []).append(code)
    return {
        status: {"content": PROBLEM, "description": ", ".join(found)}
        for status, found in by_status.items()
    }
