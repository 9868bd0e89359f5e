"""Records over HTTP: a match as text, and a text as a match."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from fastapi.responses import PlainTextResponse

from ..accounts.auth import may_watch, someone
from ..errors import Refused
from ..rooms.room import Table
from ..wire.api import Id, MatchInfo, NewFromRecord
from .context import hall_of, problems, text_or_problems, viewer_of

router = APIRouter(prefix="/api", tags=["records"])


@router.get(
    "/matches/{match_id}/record",
    response_class=PlainTextResponse,
    responses=text_or_problems("NO_SUCH_MATCH", "NOT_STARTED", "TOO_EARLY", "VERSION_GONE"),
)
async def read_record(
    request: Request, match_id: Annotated[Id, Path(description="a match")]
) -> PlainTextResponse:
    """The whole match as a record, with the secret of its dice; once it is over."""
    hall = hall_of(request)
    person = await viewer_of(request)
    row = await hall.row(match_id, person)
    if not may_watch(row, person.id if person else None):
        raise Refused("NO_SUCH_MATCH")
    table = (await hall.place(row.id)).table
    match = table.playing()
    viewer = person.id if person else None
    mine = table.seats_of(viewer)
    if not table.is_over_for(mine[0] if mine else None) and not holds_everything(table, viewer):
        raise Refused("TOO_EARLY")
    return PlainTextResponse(match.record(reveal=True).text())


def holds_everything(table: Table, person_id: str | None) -> bool:
    """Whether nothing in a running match is a secret from this person: all seats are his."""
    return len(table.seats_of(person_id)) == len(table.row.seats)


@router.post(
    "/records",
    status_code=201,
    responses=problems("NOT_SIGNED_IN", "NO_SUCH_GAME", "BAD_SETUP", "VERSION_GONE"),
)
async def import_record(request: Request, wish: NewFromRecord) -> MatchInfo:
    """Go on where a record stops, or keep a finished one."""
    hall = hall_of(request)
    person = await someone(hall.house, request)
    row = await hall.seating.from_record(person, wish)
    return await hall.info(row.id, person)
