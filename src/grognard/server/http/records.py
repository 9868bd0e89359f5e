"""Records over HTTP: a match as text, and a text as a match."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import PlainTextResponse

from ..accounts.auth import address, may_review, someone
from ..errors import ApiError
from ..rooms.room import Room
from ..wire.api import Id, MatchInfo, NewFromRecord, Token
from .context import problems, services_of, text_or_problems, viewer_of

router = APIRouter(prefix="/api", tags=["records"])


@router.get(
    "/matches/{match_id}/record",
    response_class=PlainTextResponse,
    responses=text_or_problems("NO_SUCH_MATCH", "NOT_STARTED", "TOO_EARLY", "VERSION_GONE"),
)
async def read_record(
    request: Request,
    match_id: Annotated[Id, Path(description="a match")],
    token: Annotated[
        Token | None, Query(description="the end of a link to a finished match")
    ] = None,
) -> PlainTextResponse:
    """The whole match as a record, with the secret of its dice; once it is over."""
    services = services_of(request)
    person = await viewer_of(request)
    row = await services.row(match_id, person, token)
    if not may_review(services.context, row, person.id if person else None, token):
        raise ApiError("NO_SUCH_MATCH")
    room = (await services.place(row.id)).room
    match = room.playing()
    viewer = person.id if person else None
    mine = room.sitters.sights_of(viewer)
    if not room.is_over_for(mine[0] if mine else None) and not holds_everything(room, viewer):
        raise ApiError("TOO_EARLY")
    return PlainTextResponse(match.record(reveal=True).text())


def holds_everything(room: Room, person_id: str | None) -> bool:
    """Whether nothing in a running match is a secret from this person: all seats are theirs."""
    return person_id is not None and all(seat.person_id == person_id for seat in room.row.everybody)


@router.post(
    "/records",
    status_code=201,
    responses=problems(
        "NOT_SIGNED_IN",
        "NO_SUCH_GAME",
        "BAD_SETUP",
        "VERSION_GONE",
        "TOO_MANY_CHALLENGES",
        "TOO_MANY_COMPUTERS",
    ),
)
async def import_record(request: Request, wish: NewFromRecord) -> MatchInfo:
    """Continue where a record stops, or after a line of it, or keep a finished one."""
    services = services_of(request)
    person = await someone(services.context, request)
    row = await services.seating.from_record(person, wish, address(request))
    return await services.info(row.id, person)
