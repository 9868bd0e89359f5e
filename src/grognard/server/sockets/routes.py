"""The WebSockets: of a match, and of the notices for a person's open pages."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

from starlette.websockets import WebSocket, WebSocketDisconnect

from ..accounts.auth import address, language_of, may_see, pass_of, someone, who
from ..accounts.notify import Postman
from ..context import Context
from ..errors import ApiError, say
from ..guard.door import PASSABLE
from ..log import note_error
from ..rooms.rooms import Place, Rooms
from ..store.database import Trouble
from ..store.rows import PersonRow
from ..wire.match_messages import refused_message
from .connection import GOING_AWAY, REFUSED, TRY_LATER, Connection
from .player import Player


async def play(socket: WebSocket, rooms: Rooms, match_id: str) -> None:
    """Serve one connection to a match, to its end."""
    if await rooms.owners.send_home(match_id, socket.scope["extensions"].get(PASSABLE)):
        return
    await socket.accept()
    context = rooms.context
    try:
        person = await who(context, socket)
        place = await rooms.find(match_id)
    except (ApiError, Trouble) as why:
        await turn_away(context, socket, why)
        return
    with place.connected():
        await play_at(socket, rooms, place, person)


async def play_at(socket: WebSocket, rooms: Rooms, place: Place, person: PersonRow | None) -> None:
    context, viewer = rooms.context, person.id if person else None
    try:
        if not may_see(context, place.room.row, viewer):
            await rooms.reread(place)  # another process may know more than this one
            if not may_see(context, place.room.row, viewer):
                raise ApiError("NO_SUCH_MATCH")
        take_place(context, socket, person)
    except (ApiError, Trouble) as why:
        await turn_away(context, socket, why)
        return
    player, text = Player(socket, rooms, place, person), pass_of(socket)
    context.sessions.open(text, viewer, player)
    try:
        await sit(rooms, place, player)
    finally:
        context.sessions.close(text, viewer, player)
        context.places.leave(address(socket), viewer)


async def sit(rooms: Rooms, place: Place, player: Player) -> None:
    try:
        await serve(player, player.read())
    finally:
        player.stop_asking()
        await asyncio.shield(rooms.go(place, player))


async def notices(socket: WebSocket, context: Context, postman: Postman) -> None:
    """Notify a person's open page of what waits for them, as long as it stays open."""
    await socket.accept()
    try:
        person = await someone(context, socket)
        take_place(context, socket, person)
    except (ApiError, Trouble) as why:
        await turn_away(context, socket, why)
        return
    page = Connection(socket, context, language_of(socket, person))
    text = pass_of(socket)
    postman.come(person.id, page)
    context.sessions.open(text, person.id, page)
    try:
        await serve(page, page.wait())
    finally:
        postman.go(person.id, page)
        context.sessions.close(text, person.id, page)
        context.places.leave(address(socket), person.id)


def take_place(context: Context, socket: WebSocket, person: PersonRow | None) -> None:
    if not context.places.take(address(socket), person.id if person else None):
        raise ApiError("TOO_MANY")


async def turn_away(context: Context, socket: WebSocket, why: ApiError | Trouble) -> None:
    """Say why, then close; trouble with the database passes, so that the client may reconnect."""
    refused = why if isinstance(why, ApiError) else no_storage(socket, why)
    context.metrics.count("grognard_refusals_total", refused.code)
    message = refused_message(None, refused, language_of(socket))
    try:
        await socket.send_text(message.model_dump_json())
        await socket.close(TRY_LATER if refused.status in (429, 503) else REFUSED)
    except (WebSocketDisconnect, RuntimeError, OSError):
        return  # gone already


def no_storage(socket: WebSocket, trouble: Trouble) -> ApiError:
    note_error("the database failed", trouble)
    return ApiError("BUSY", said=say(language_of(socket), "no-storage"))


async def serve(connection: Connection, reading: Awaitable[None]) -> None:
    """Read and write until either ends."""
    writer = asyncio.create_task(connection.write())
    reader = asyncio.ensure_future(reading)
    try:
        await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
    finally:
        reader.cancel()
        writer.cancel()
        ended = await asyncio.gather(reader, writer, return_exceptions=True)
    for error in ended:
        if isinstance(error, TimeoutError):
            await connection.close(GOING_AWAY)
        elif isinstance(error, Exception) and not is_hangup(error):
            note_error("a connection failed", error)


def is_hangup(error: Exception) -> bool:
    """What the libraries raise when the other side has gone."""
    return isinstance(error, WebSocketDisconnect | RuntimeError | OSError)
