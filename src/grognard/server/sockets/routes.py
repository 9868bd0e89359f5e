"""The WebSockets: of a match, and of the notices for a person's open pages."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

from starlette.websockets import WebSocket, WebSocketDisconnect

from ..accounts.auth import address, language_of, may_see, someone, who
from ..accounts.notify import Postman
from ..context import House
from ..errors import Refused
from ..log import note_error
from ..rooms.rooms import Place, Tables
from ..store.rows import PersonRow
from ..wire.match_messages import refused_message
from .connection import GOING_AWAY, REFUSED, TRY_LATER, Connection
from .player import Player


async def play(socket: WebSocket, tables: Tables, match_id: str) -> None:
    """Serve one connection to a match, to its end."""
    await socket.accept()
    house = tables.house
    try:
        person = await who(house, socket)
        place = await tables.find(match_id)
        if not may_see(house, place.table.row, person.id if person else None):
            raise Refused("NO_SUCH_MATCH")
        take_place(house, socket, person)
    except Refused as refused:
        await turn_away(house, socket, refused)
        return
    try:
        await sit(tables, place, Player(socket, tables, place, person))
    finally:
        house.places.leave(address(socket), person.id if person else None)


async def sit(tables: Tables, place: Place, player: Player) -> None:
    try:
        await serve(player, player.read())
    finally:
        await asyncio.shield(tables.go(place, player))


async def notices(socket: WebSocket, house: House, postman: Postman) -> None:
    """Tell a person's open page what waits for him, as long as it stays open."""
    await socket.accept()
    try:
        person = await someone(house, socket)
        take_place(house, socket, person)
    except Refused as refused:
        await turn_away(house, socket, refused)
        return
    page = Connection(socket, house, language_of(socket, person))
    postman.come(person.id, page)
    try:
        await serve(page, page.wait())
    finally:
        postman.go(person.id, page)
        house.places.leave(address(socket), person.id)


def take_place(house: House, socket: WebSocket, person: PersonRow | None) -> None:
    if not house.places.take(address(socket), person.id if person else None):
        raise Refused("TOO_MANY")


async def turn_away(house: House, socket: WebSocket, refused: Refused) -> None:
    """Say why, then close."""
    house.metrics.count("grognard_refusals_total", refused.code)
    message = refused_message(None, refused, language_of(socket))
    try:
        await socket.send_text(message.model_dump_json())
        await socket.close(TRY_LATER if refused.status == 429 else REFUSED)
    except (WebSocketDisconnect, RuntimeError, OSError):
        return  # gone already


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
