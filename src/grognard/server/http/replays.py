"""Replays over HTTP, and the proof of the dice."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import Response

from ..accounts.auth import address, language_of, may_review, someone
from ..errors import ApiError
from ..replay.retelling import open_steps, told_steps
from ..rooms.room import Room
from ..rooms.slices import Slices
from ..store.rows import PersonRow
from ..wire.api import Id, Lang, SeatKey, Token
from ..wire.match_messages import seat_key
from ..wire.replay import NewProof, NewReplay, Proof, Replay
from ..wire.report import NewReport, Report
from ..workers.record_teller import OPEN, SPECTATOR, answer_apart, head, pieces, tail
from .context import Services, problems, services_of, viewer_of
from .records import holds_everything
from .static_files import takes

router = APIRouter(prefix="/api", tags=["replays"])
MatchId = Annotated[Id, Path(description="a match")]
Share = Annotated[Token | None, Query(description="the end of a link to a finished match")]
JSON: Final = "application/json"
GZIP: Final = 31  # what zlib calls the form that browsers take
FAST: Final = 3


@router.get(
    "/matches/{match_id}/replay",
    response_model=Replay,
    responses=problems("NO_SUCH_MATCH", "NO_SUCH_SEAT", "NOT_STARTED", "TOO_EARLY", "VERSION_GONE"),
)
async def replay_match(
    request: Request,
    match_id: MatchId,
    seat: Annotated[
        SeatKey | None,
        Query(description="a seat, `open` or `spectator`; by default yours"),
    ] = None,
    lang: Annotated[Lang | None, Query(description="a language")] = None,
    token: Share = None,
) -> Response:
    """The match step by step: all of it once it is over; before, what you have been sent so far."""
    services, person, room = await room_for(request, match_id, token)
    match = room.playing()
    key = seat or usual_seat(room, person)
    check_seat(room, person, key)
    check_rate(services, request, person)
    audience = audience_of(room, person, key)
    upto = match.feed(audience).number
    entries = match.journal()
    spoken = lang or language_of(request, person)
    info = await services.info(match_id, person)
    over = is_over(room, person)
    share = services.context.signer.share_token(match_id) if over and not info.watchable else ""
    if key == OPEN:
        steps = open_steps(room.game, match.terms, entries, spoken)
    else:
        steps = told_steps(room.game, match.terms, entries, audience, upto, spoken, lines=over)
    parts = (
        [
            head(
                info,
                None if key == SPECTATOR else key,
                match.board(spoken),
                match.own_pieces(),
                share,
            )
        ],
        pieces(steps),
        [tail(not over)],
    )
    async with services.retelling:
        return await written(request, services, parts)


@router.post(
    "/replays",
    response_model=Replay,
    responses=problems(
        "NOT_SIGNED_IN", "NO_SUCH_SEAT", "BAD_SETUP", "LOCAL_OPTION", "VERSION_GONE"
    ),
)
async def replay_record(request: Request, wish: NewReplay) -> Response:
    """A record from elsewhere, or a position, step by step. Nothing of it is kept."""
    services = services_of(request)
    person = await someone(services.context, request)
    most = services.context.settings.limits.replay_bytes
    fields = {"record": wish.record, "seat": wish.seat, "lang": wish.lang, "most": most}
    body = await apart(services, request, person, what="replay", **fields)
    return await written(request, services, [[body.decode()]])


@router.get(
    "/matches/{match_id}/proof",
    response_model=Proof,
    responses=problems("NO_SUCH_MATCH", "NOT_STARTED", "TOO_EARLY", "VERSION_GONE"),
)
async def prove_match(request: Request, match_id: MatchId, token: Share = None) -> Response:
    """Every throw derived again from the secret and the nonces, once the match is over."""
    services, person, room = await room_for(request, match_id, token)
    match = room.playing()
    if not is_over(room, person):
        raise ApiError("TOO_EARLY")
    record = match.record(reveal=True).text()
    body = await apart(services, request, person, what="proof", record=record)
    return Response(body, media_type=JSON)


@router.post(
    "/proofs",
    response_model=Proof,
    responses=problems("NOT_SIGNED_IN", "BAD_SETUP", "LOCAL_OPTION", "VERSION_GONE"),
)
async def prove_record(request: Request, wish: NewProof) -> Response:
    """The same for a record from elsewhere."""
    services = services_of(request)
    person = await someone(services.context, request)
    body = await apart(services, request, person, what="proof", record=wish.record)
    return Response(body, media_type=JSON)


@router.get(
    "/matches/{match_id}/report",
    response_model=Report,
    responses=problems("NO_SUCH_MATCH", "NO_SUCH_SEAT", "NOT_STARTED", "TOO_EARLY", "VERSION_GONE"),
)
async def report_match(
    request: Request,
    match_id: MatchId,
    seat: Annotated[
        SeatKey | None, Query(description="a seat, or `open`; left out, what fits you")
    ] = None,
    lang: Annotated[Lang | None, Query(description="a language")] = None,
    token: Share = None,
) -> Response:
    """Losses, shots, luck and turning points, once the match is over and open to all."""
    services, person, room = await room_for(request, match_id, token)
    record = room.playing().record()
    key = told_from(room, person, seat)
    fields = {"record": record.text(), "seat": key, "lang": lang or language_of(request, person)}
    body = await apart(services, request, person, what="report", **fields)
    return Response(body, media_type=JSON)


@router.post(
    "/reports",
    response_model=Report,
    responses=problems(
        "NOT_SIGNED_IN", "NO_SUCH_SEAT", "BAD_SETUP", "LOCAL_OPTION", "VERSION_GONE"
    ),
)
async def report_record(request: Request, wish: NewReport) -> Response:
    """The same for a record from elsewhere, finished or not."""
    services = services_of(request)
    person = await someone(services.context, request)
    fields = {"record": wish.record, "seat": wish.seat, "lang": wish.lang}
    body = await apart(services, request, person, what="report", **fields)
    return Response(body, media_type=JSON)


# Who may see what


def told_from(room: Room, person: PersonRow | None, seat: str | None) -> str:
    """From whose side a finished battle is shown."""
    key = seat or (OPEN if room.sitters.is_hotseat else usual_seat(room, person))
    check_seat(room, person, key)
    if not is_over(room, person):
        raise ApiError("TOO_EARLY")
    return key


async def room_for(
    request: Request, match_id: str, token: str | None
) -> tuple[Services, PersonRow | None, Room]:
    services = services_of(request)
    person = await viewer_of(request)
    row = await services.row(match_id, person, token)
    if not may_review(services.context, row, person.id if person else None, token):
        raise ApiError("NO_SUCH_MATCH")
    return services, person, (await services.place(row.id)).room


def is_over(room: Room, person: PersonRow | None) -> bool:
    """Whether it is over as far as this person has been notified."""
    mine = room.sitters.sights_of(person.id if person else None)
    return room.is_over_for(mine[0] if mine else None)


def usual_seat(room: Room, person: PersonRow | None) -> str:
    """One's own seat; for others all there is, once it is over."""
    mine = room.sitters.seats_of(person.id if person else None)
    if mine:
        return seat_key(room.game, mine[0]) or ""
    return OPEN if is_over(room, person) else SPECTATOR


def check_seat(room: Room, person: PersonRow | None, key: str) -> None:
    """While it is in progress people see what their own seat was sent, and nothing else."""
    viewer = person.id if person else None
    mine = [seat_key(room.game, seat) for seat in room.sitters.seats_of(viewer)]
    if key not in (*room.game.info.seats, OPEN, SPECTATOR):
        raise ApiError("NO_SUCH_SEAT")
    own = key in mine if mine else key == SPECTATOR
    if not (own or is_over(room, person) or holds_everything(room, viewer)):
        raise ApiError("TOO_EARLY")


def audience_of(room: Room, person: PersonRow | None, key: str) -> int | None:
    """Whose knowledge: while a match is in progress, that of one's own hand only."""
    seats = room.game.info.seats
    if key not in seats:
        return None
    seat, viewer = seats.index(key), person.id if person else None
    own = seat in room.sitters.seats_of(viewer) and not is_over(room, person)
    return room.sitters.sight(viewer, seat) if own else seat


# The work


def check_rate(services: Services, request: Request, person: PersonRow | None) -> None:
    if not services.context.replay_rate.allow(person.id if person else address(request)):
        raise ApiError("TOO_FAST")


async def apart(
    services: Services, request: Request, person: PersonRow | None, **wish: object
) -> bytes:
    check_rate(services, request, person)
    async with services.retelling:
        return await answer_apart(services.context.settings.games, wish)


async def written(request: Request, services: Services, parts: Iterable[Iterable[str]]) -> Response:
    """The parts as one answer, compressed where that is wanted, made a little at a time."""
    small = takes("gzip", request.headers.get("accept-encoding", ""))
    packer = zlib.compressobj(FAST, wbits=GZIP)
    most = services.context.settings.limits.replay_bytes
    made: list[bytes] = []
    length = 0
    slices = Slices()
    for part in parts:
        for text in part:
            piece = text.encode()
            length += len(piece)
            if length > most:
                raise ApiError("TOO_LARGE", most=most)
            made.append(packer.compress(piece) if small else piece)
            await slices.rest()
    if not small:
        return Response(b"".join(made), media_type=JSON)
    packed = b"".join([*made, packer.flush()])
    headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return Response(packed, media_type=JSON, headers=headers)
