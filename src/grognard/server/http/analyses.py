"""Analyses over HTTP: chances, luck and mistakes of battles that are over."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from ..accounts.auth import address, language_of, someone
from ..errors import ApiError
from ..store.rows import PersonRow
from ..wire.api import Lang, SeatKey
from ..wire.report import Analysis, NewAnalysis
from ..workers.record_teller import ANALYSIS, answer_apart
from .context import Services, problems, services_of
from .replays import JSON, MatchId, Share, room_for, told_from

router = APIRouter(prefix="/api", tags=["replays"])
COST: Final = 3  # replays that a review counts as many as


@router.get(
    "/matches/{match_id}/analysis",
    response_model=Analysis,
    responses=problems("NO_SUCH_MATCH", "NO_SUCH_SEAT", "NOT_STARTED", "TOO_EARLY", "VERSION_GONE"),
)
async def analyse_match(
    request: Request,
    match_id: MatchId,
    seat: Annotated[
        SeatKey | None, Query(description="a seat, or `open`; left out, what fits you")
    ] = None,
    lang: Annotated[Lang | None, Query(description="a language")] = None,
    review: Annotated[bool, Query(description="look for mistakes, which takes a while")] = False,
    token: Share = None,
) -> Response:
    """Chances and luck turn by turn, once the match is over and open to all; mistakes if wanted."""
    services, person, room = await room_for(request, match_id, token)
    record = room.playing().record()
    key = told_from(room, person, seat)
    spoken = lang or language_of(request, person)
    return await analysed(request, services, person, record.text(), key, spoken, review)


@router.post(
    "/analyses",
    response_model=Analysis,
    responses=problems(
        "NOT_SIGNED_IN", "NO_SUCH_SEAT", "BAD_SETUP", "LOCAL_OPTION", "VERSION_GONE"
    ),
)
async def analyse_record(request: Request, wish: NewAnalysis) -> Response:
    """The same for a record from elsewhere, if it is of a battle that is over."""
    services = services_of(request)
    person = await someone(services.context, request)
    return await analysed(request, services, person, wish.record, wish.seat, wish.lang, wish.review)


async def analysed(
    request: Request,
    services: Services,
    person: PersonRow | None,
    record: str,
    seat: str,
    lang: str,
    review: bool,
) -> Response:
    """One at a time, in a process of its own with the lowest priority."""
    who = person.id if person else address(request)
    if not services.context.replay_rate.allow(who, COST if review else 1):
        raise ApiError("TOO_FAST")
    wish = {"what": "analysis", "record": record, "seat": seat, "lang": lang, "review": review}
    async with services.analysing:
        games = services.context.settings.games
        body = await answer_apart(games, wish, ANALYSIS)
    return Response(body, media_type=JSON)
