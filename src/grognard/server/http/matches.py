"""Matches over HTTP: making, finding, joining and leaving them; chat, notes, standing orders."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, WebSocket

from ..accounts.auth import address, belongs, may_watch, someone
from ..accounts.people import clean_text
from ..context import known_game
from ..errors import ApiError
from ..rooms.rooms import may_hear
from ..rooms.seating import seat_named
from ..sockets.routes import play
from ..store.rows import GameRow, PersonRow
from ..wire.api import (
    Chat,
    ChatLine,
    Id,
    Join,
    Leave,
    MatchInfo,
    NewMatch,
    Note,
    Order,
    Orders,
    SeatKey,
    Token,
)
from ..wire.match_messages import seat_key
from .context import Services, problems, services_of, viewer_of

router = APIRouter(prefix="/api/matches", tags=["matches"])
MatchId = Annotated[Id, Path(description="a match")]
SeatPath = Annotated[SeatKey, Path(description="a seat of the match")]
Link = Annotated[Token | None, Query(description="the token of a link to a seat")]


@router.post(
    "",
    status_code=201,
    responses=problems(
        "NOT_SIGNED_IN", "NO_SUCH_GAME", "BAD_SETUP", "TOO_MANY_CHALLENGES", "TOO_MANY_COMPUTERS"
    ),
)
async def make_match(request: Request, wish: NewMatch) -> MatchInfo:
    """Make a match. It begins when every seat is taken and every person has given a nonce."""
    services = services_of(request)
    person = await someone(services.context, request)
    row = await services.seating.create(person, wish, address(request))
    return await services.info(row.id, person)


@router.get("/{match_id}", responses=problems("NO_SUCH_MATCH", "VERSION_GONE"))
async def look_at_match(request: Request, match_id: MatchId, token: Link = None) -> MatchInfo:
    services = services_of(request)
    person = await viewer_of(request)
    row = await services.row(match_id, person, token)
    return await services.info(row.id, person)


@router.delete(
    "/{match_id}",
    status_code=204,
    responses=problems("NOT_SIGNED_IN", "NO_SUCH_MATCH", "NOT_YOURS", "OVER"),
)
async def withdraw_match(request: Request, match_id: MatchId) -> None:
    """Take back a match of yours that has not begun."""
    services, person, row = await asked_for(request, match_id)
    await services.seating.withdraw(person, row)


@router.post(
    "/{match_id}/join",
    responses=problems(
        "NOT_SIGNED_IN",
        "NO_SUCH_MATCH",
        "NO_SUCH_SEAT",
        "BAD_LINK",
        "BLOCKED",
        "TAKEN",
        "OTHER_SIDE",
    ),
)
async def join_match(request: Request, match_id: MatchId, wish: Join) -> MatchInfo:
    """Sit down; or give your nonce, once you have seen the match's commitment."""
    services = services_of(request)
    person = await someone(services.context, request)
    row = await services.row(match_id, person, wish.token)
    await services.seating.join(person, row, wish)
    return await services.info(row.id, person)


@router.post(
    "/{match_id}/leave",
    responses=problems("NOT_SIGNED_IN", "NO_SUCH_MATCH", "NO_SUCH_SEAT", "NOT_YOUR_SEAT", "OVER"),
)
async def leave_match(request: Request, match_id: MatchId, wish: Leave) -> MatchInfo:
    """Get up again before the match begins."""
    services, person, row = await asked_for(request, match_id)
    await services.seating.leave(person, row, wish.seat)
    return await services.info(row.id, person)


@router.post(
    "/{match_id}/begin",
    responses=problems("NOT_SIGNED_IN", "NO_SUCH_MATCH", "NOT_YOURS", "TOO_EARLY", "OVER"),
)
async def begin_match(request: Request, match_id: MatchId) -> MatchInfo:
    """Begin though some commanders have not come: their part is the commander-in-chief's."""
    services, person, row = await asked_for(request, match_id)
    await services.seating.begin_short(person, row)
    return await services.info(row.id, person)


@router.post(
    "/{match_id}/rematch",
    responses=problems("NOT_SIGNED_IN", "NO_SUCH_MATCH", "NOT_YOUR_SEAT", "TOO_EARLY", "BLOCKED"),
)
async def play_again(request: Request, match_id: MatchId) -> MatchInfo:
    """A rematch with the sides swapped; the second player to ask gets the same match."""
    services, person, row = await asked_for(request, match_id)
    made = await services.seating.rematch(person, row)
    return await services.info(made.id, person)


async def asked_for(request: Request, match_id: str) -> tuple[Services, PersonRow, GameRow]:
    services = services_of(request)
    person = await someone(services.context, request)
    return services, person, await services.row(match_id, person)


# Talk


@router.get("/{match_id}/chat", responses=problems("NO_SUCH_MATCH", "VERSION_GONE"))
async def read_chat(request: Request, match_id: MatchId) -> Chat:
    """What was said in the room, as far as you may read it."""
    services = services_of(request)
    person = await viewer_of(request)
    row = await services.row(match_id, person)
    viewer = person.id if person else None
    if not may_watch(row, viewer):
        raise ApiError("NO_SUCH_MATCH")
    blocked = await services.store.blocked_by(viewer) if viewer else []
    ids = frozenset(other.id for other in blocked)
    room = (await services.place(match_id)).room
    rows = [
        said for said in await services.store.chat(match_id) if may_hear(room, said, viewer, ids)
    ]
    names = await services.store.names([said.person_id for said in rows])
    return Chat(
        lines=[
            ChatLine(
                number=said.number,
                name=names.get(said.person_id, ""),
                seat=seat_key(room.game, said.seat),
                text=said.text,
                at=said.at,
            )
            for said in rows
        ]
    )


NOTES = problems("NOT_SIGNED_IN", "NO_SUCH_MATCH")


@router.get("/{match_id}/note", responses=NOTES)
async def read_note(request: Request, match_id: MatchId) -> Note:
    """Your own notes on a match; nobody else can read them."""
    services, person, row = await asked_for(request, match_id)
    return Note(text=await services.store.note(row.id, person.id, None))


@router.put("/{match_id}/note", responses=NOTES)
async def write_note(request: Request, match_id: MatchId, note: Note) -> Note:
    services, person, row = await asked_for(request, match_id)
    if not (belongs(row, person.id) or may_watch(row, person.id)):
        raise ApiError("NO_SUCH_MATCH")
    text = clean_text(note.text)
    await services.store.set_note(row.id, person.id, None, text)
    return Note(text=text)


ORDERS = problems("NOT_SIGNED_IN", "NO_SUCH_MATCH", "NO_SUCH_SEAT", "NOT_YOUR_SEAT")


@router.get("/{match_id}/seats/{seat}/orders", responses=ORDERS)
async def read_orders(request: Request, match_id: MatchId, seat: SeatPath) -> Orders:
    """Your standing orders: how hidden questions are answered while you are away."""
    services, number = await own_seat(request, match_id, seat)
    rows = await services.store.orders(match_id, number)
    kept = [
        Order(prefix=row.prefix, reply="play" if row.reply == "play" else "hold") for row in rows
    ]
    return Orders(orders=kept)


@router.put("/{match_id}/seats/{seat}/orders", responses=ORDERS)
async def write_orders(request: Request, match_id: MatchId, seat: SeatPath, wish: Orders) -> Orders:
    """Replace all your standing orders for this seat."""
    services, number = await own_seat(request, match_id, seat)
    wanted = {order.prefix: order for order in wish.orders}
    for row in await services.store.orders(match_id, number):
        if row.prefix not in wanted:
            await services.store.drop_order(match_id, number, row.prefix)
    for order in wanted.values():
        await services.store.set_order(match_id, number, order.prefix, order.reply)
    return Orders(orders=sorted(wanted.values(), key=lambda order: order.prefix))


async def own_seat(request: Request, match_id: str, key: str) -> tuple[Services, int]:
    services, person, row = await asked_for(request, match_id)
    seat = seat_named(row, key)
    chairs = row.commanders_of(seat.seat) if known_game(row.game).hands(seat.seat) else []
    for place in (seat, *chairs):  # of a divided seat each has orders of their own
        if place.person_id == person.id:
            return services, place.seat
    raise ApiError("NOT_YOUR_SEAT")


@router.websocket("/{match_id}/play")
async def play_match(socket: WebSocket, match_id: str) -> None:
    await play(socket, services_of(socket).rooms, match_id)
