"""The door of the running server, by either parser of HTTP: what never ends is ended."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.http.h11_impl import H11Protocol

from grognard.server.guard.door import HttpDoor, Requests, Watch
from grognard.server.guard.doorman import Doorman
from tests.server.hosting import FREELY, PATIENCE, Hosted, Person, begun, hosted

pytestmark = pytest.mark.anyio

HEAD = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
LIMITS = replace(FREELY, tcp_of_address=5)
# only for tests of time: on a busy machine a process may wait that long to continue
HURRIED = replace(LIMITS, head_seconds=0.3, unread_seconds=0.3, body_seconds=0.3)


class SlowDoor(Requests, H11Protocol):  # type: ignore[misc]
    """The same door before the parser that is written in Python."""


both_doors = pytest.fixture(scope="module", params=[HttpDoor, SlowDoor])


@both_doors
async def strict(
    anyio_backend: str, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Hosted]:
    path = str(tmp_path_factory.mktemp("door") / "games.db")
    async with hosted(path, http=request.param, limits=LIMITS) as found:
        yield found
        await hang_up()


@both_doors
async def hurried(
    anyio_backend: str, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Hosted]:
    path = str(tmp_path_factory.mktemp("door") / "games.db")
    async with hosted(path, http=request.param, limits=HURRIED) as found:
        yield found
        await hang_up()


class Line:
    """A bare connection, from an address of this machine's own choice."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def send(self, data: bytes) -> None:
        with suppress(ConnectionError):
            self.writer.write(data)
            await self.writer.drain()

    async def status(self) -> int:
        """The status of the next answer; 0 when the server has hung up."""
        try:
            line = await asyncio.wait_for(self.reader.readline(), PATIENCE)
            return int(line.split()[1]) if line else 0
        except ConnectionError:
            return 0

    async def ended(self) -> bool:
        with suppress(ConnectionError):
            await asyncio.wait_for(self.reader.read(), PATIENCE)
        return True


LINES: list[Line] = []


async def hang_up() -> None:
    for line in LINES:
        line.writer.transport.abort()
    LINES.clear()
    await asyncio.sleep(0)


async def call(server: Hosted, address: str = "127.0.0.1") -> Line:
    reader, writer = await asyncio.open_connection(
        "127.0.0.1", server.port, local_addr=(address, 0)
    )
    LINES.append(Line(reader, writer))
    return LINES[-1]


async def is_well(server: Hosted, address: str = "127.0.0.1") -> bool:
    line = await call(server, address)
    await line.send(HEAD + b"\r\n")
    found = await line.status()
    return found == 200


def test_the_parser_that_is_installed_stands_behind_the_door() -> None:
    assert issubclass(HttpDoor, AutoHTTPProtocol)


@pytest.mark.parametrize(
    "flood",
    [b"a: b\r\n", b"a: " + b"b" * 1000 + b"\r\n", b"b" * 1000],
    ids=["many headers", "long headers", "one header"],
)
async def test_headers_without_end_are_cut_off(strict: Hosted, flood: bytes) -> None:
    line = await call(strict)
    await line.send(HEAD + flood * (2 * LIMITS.head_bytes // len(flood)))
    assert await line.status() in (0, 400, 431)
    assert await line.ended()


async def test_an_address_without_end_is_cut_off(strict: Hosted) -> None:
    line = await call(strict)
    await line.send(b"GET /" + b"a" * 2 * LIMITS.head_bytes)
    assert await line.status() in (0, 400, 431)
    assert await line.ended()


async def test_a_head_of_the_permitted_length_is_read(strict: Hosted) -> None:
    line = await call(strict)
    await line.send(HEAD + b"a: " + b"b" * (LIMITS.head_bytes - 100) + b"\r\n\r\n")
    assert await line.status() == 200


@pytest.mark.parametrize(("count", "status"), [(90, 200), (101, 431)])
async def test_there_may_be_only_so_many_headers(strict: Hosted, count: int, status: int) -> None:
    line = await call(strict)
    await line.send(HEAD + b"a: b\r\n" * count + b"\r\n")
    assert await line.status() == status


@pytest.mark.parametrize(("length", "status"), [(4000, 200), (4200, 431)])
async def test_an_address_may_be_only_so_long(strict: Hosted, length: int, status: int) -> None:
    line = await call(strict)
    await line.send(b"GET /healthz?" + b"a" * length + b" HTTP/1.1\r\nHost: x\r\n\r\n")
    assert await line.status() == status


@pytest.mark.parametrize("sent", [b"", b"GET", HEAD])
async def test_a_request_must_come_in_time(hurried: Hosted, sent: bytes) -> None:
    line = await call(hurried)
    await line.send(sent)
    assert await line.status() == 408
    assert await line.ended()


async def test_a_trickle_does_not_win_time(hurried: Hosted) -> None:
    line = await call(hurried)
    async with asyncio.timeout(PATIENCE):
        while not line.reader.at_eof():
            await line.send(b"G" if line.reader._buffer == b"" else b"")  # type: ignore[attr-defined]
            with suppress(TimeoutError, ConnectionError):
                await asyncio.wait_for(line.reader.read(), 0.05)


async def test_the_second_request_of_a_connection_is_limited_too(strict: Hosted) -> None:
    line = await call(strict)
    await line.send(HEAD + b"\r\n")
    assert await line.status() == 200
    await line.reader.readuntil(b"}")
    await line.send(b"GET /" + b"a" * 2 * LIMITS.head_bytes)
    assert await line.status() in (0, 400, 431)


async def test_headers_after_a_body_are_limited_too(strict: Hosted) -> None:
    line = await call(strict)
    start = b"POST /api/people HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n"
    await line.send(start + b"a: b\r\n" * 20_000)
    assert await line.ended()
    assert await is_well(strict)


async def test_a_body_goes_on_after_its_refusal_only_so_long(strict: Hosted) -> None:
    line = await call(strict)
    await line.send(b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999\r\n\r\n")
    assert await line.status() == 413
    for _ in range(100):
        await line.send(b"x" * 65536)
    assert await line.ended()


async def test_requests_that_do_not_wait_for_answers_are_bounded(strict: Hosted) -> None:
    line = await call(strict)
    await line.send((HEAD + b"\r\n") * 5000)
    assert await line.ended()
    assert await is_well(strict)


async def gone(doorman: Doorman) -> None:
    async with asyncio.timeout(PATIENCE):
        while doorman.open:
            await asyncio.sleep(0.02)


async def test_idle_connections_of_one_address_leave_room_for_another(strict: Hosted) -> None:
    for _ in range(20):
        await call(strict, "127.0.0.2")
    assert await is_well(strict, "127.0.0.2")
    assert strict.services.context.doorman._counts["127.0.0.2"] <= LIMITS.tcp_of_address
    assert await is_well(strict)


async def test_a_socket_counts_until_it_is_gone(
    strict: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    doorman = strict.services.context.doorman
    await hang_up()
    await gone(doorman)
    ann, bob = await strict.person("Ann"), await strict.person("Bob")
    match = await begun(ann, bob)
    await ann.http.aclose()
    await bob.http.aclose()
    await gone(doorman)
    monkeypatch.setattr(doorman, "limits", replace(LIMITS, head_seconds=0.5))
    client = await ann.sit(match, "north")
    await asyncio.sleep(2 * doorman.limits.head_seconds)
    assert doorman.open == 1
    await client.request("ask", what="legal")
    await client.stop()
    await gone(doorman)


async def test_a_flood_of_small_frames_ends_the_connection(tmp_path: Path) -> None:
    limits = replace(FREELY, messages=(10, 10))
    async with hosted(str(tmp_path / "l.db"), limits=limits) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        client = await ann.sit(await begun(ann, bob), "north")
        transport = client.line.transport
        transport.write(b"\x89\x80\x00\x00\x00\x00" * 20_000)
        await asyncio.wait_for(client.line.wait_closed(), PATIENCE)


class Wire(asyncio.Transport):
    """A connection on which so many bytes wait to be read by the other side."""

    def __init__(self) -> None:
        super().__init__()
        self.unread = 0
        self.aborted = self.closed = False

    def get_write_buffer_size(self) -> int:
        return self.unread

    def abort(self) -> None:
        self.aborted = True


@pytest.mark.parametrize(("read", "cut_off"), [(0, True), (10, True), (200_000, False)])
async def test_a_client_that_does_not_read_is_cut_off(read: int, cut_off: bool) -> None:
    wire = Wire()
    watch = Watch(Doorman(HURRIED), wire)
    wire.unread = 1_000_000
    watch.look()
    assert not wire.aborted
    wire.unread -= read
    watch.look()
    watch.stop()
    assert wire.aborted == cut_off


async def test_a_player_who_does_not_read_is_disconnected(tmp_path: Path) -> None:
    limits = replace(FREELY, unsent_bytes=50_000, unread_seconds=0.1)
    async with hosted(str(tmp_path / "l.db"), limits=limits) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        match = await begun(ann, bob)
        raw = await deaf_player(server, ann, match)
        telling = server.services.rooms.places[match].room.telling
        async with asyncio.timeout(PATIENCE):
            while not telling.listeners or telling.listeners[0]._unsent.qsize():  # type: ignore[attr-defined]
                await asyncio.sleep(0.01)  # until the greeting is sent
            most = 0
            while telling.listeners:
                for listener in telling.listeners:
                    listener.send_text("y" * 100_000)
                    most = max(most, listener._unsent.qsize())  # type: ignore[attr-defined]
                await asyncio.sleep(0.001)
        assert most <= 3
        raw.close()


async def deaf_player(server: Hosted, person: Person, match: str) -> socket.socket:
    """A client that says hello and never reads."""
    raw = socket.socket()
    raw.setblocking(False)
    await asyncio.get_running_loop().sock_connect(raw, ("127.0.0.1", server.port))
    head = f"GET /api/matches/{match}/play HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
    head += f"Authorization: Bearer {person.token}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    head += "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    await asyncio.get_running_loop().sock_sendall(raw, head.encode())
    await asyncio.get_running_loop().sock_recv(raw, 4096)
    hello = b'{"type": "hello", "seat": "north"}'
    frame = b"\x81" + bytes([0x80 | len(hello)]) + b"\0\0\0\0" + hello
    await asyncio.get_running_loop().sock_sendall(raw, frame)
    return raw


async def test_bodies_under_way_share_their_memory(tmp_path: Path) -> None:
    limits = replace(FREELY, bodies_bytes=200_000)
    async with hosted(str(tmp_path / "l.db"), limits=limits) as server:
        line = await call(server, "127.0.0.2")
        head = b"POST /api/replays HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n"
        await line.send(head + b"x" * 60_000)
        assert await line.status() == 503
        ann: Person = await server.person("Ann")
        assert ann.id
        await hang_up()
