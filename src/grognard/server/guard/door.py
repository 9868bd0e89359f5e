"""The door itself: what a connection may do before its request is known, and how slowly.

It stands between the network and the parser of HTTP, whichever that is: bytes are counted before
they are parsed, and handed on in small pieces, so that nobody can keep the loop busy. What is known
of a request only after parsing (how many headers, how long an address) the guard looks at.
"""

from __future__ import annotations

import asyncio
import os
import socket
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from .doorman import Doorman
from .limits import Rates

DOORMAN: Final = "doorman"  # where the application keeps it for its connections
HTTP: Final = "grognard.server.guard.door:HttpDoor"
SOCKETS: Final = "grognard.server.guard.door:SocketDoor"
PASSABLE: Final = "grognard.passable"  # the extension by which a WebSocket can be handed over
PIECE: Final = 4096
MOST_QUEUED: Final = 32  # requests of one connection that wait for an answer to the one before
TOGETHER: Final = 16  # messages that go out at once
LEAST_SPEED: Final = 512  # bytes a second; a slower reader does not read
UNREAD_PONGS: Final = 1 << 20
TOO_LONG: Final = b"431 Request Header Fields Too Large"
TOO_SLOW: Final = b"408 Request Timeout"
FULL: Final = b"503 Service Unavailable"

if TYPE_CHECKING:  # every parser has these parts
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as Parser
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as Parts
else:
    Parts, Parser = object, AutoHTTPProtocol


class Watch:
    """Looks at one connection now and then: does it read what is sent, does it ever close?"""

    def __init__(self, doorman: Doorman, transport: asyncio.Transport) -> None:
        self.doorman: Final = doorman
        self.transport: Final = transport
        self.loop: Final = asyncio.get_running_loop()
        self.asking_since: float | None = None  # since when a request is awaited
        self._unread: int | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._set(min(doorman.limits.head_seconds, doorman.limits.unread_seconds))

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def wait_for_request(self) -> None:
        self.asking_since = self.loop.time()
        if self._timer is not None and self._timer.when() > self._asked_by():
            self._set(self.doorman.limits.head_seconds)

    def _asked_by(self) -> float:
        since = self.loop.time() if self.asking_since is None else self.asking_since
        return since + self.doorman.limits.head_seconds

    def _set(self, seconds: float) -> None:
        self.stop()
        self._timer = self.loop.call_later(seconds, self.look)

    def look(self) -> None:
        patience = self.doorman.limits.unread_seconds
        unread = self.transport.get_write_buffer_size()
        stuck = self._unread is not None and unread > self._unread - LEAST_SPEED * patience
        if unread and stuck:
            self.transport.abort()
        elif self.asking_since is not None and self.loop.time() >= self._asked_by():
            turn_away(self.transport, TOO_SLOW)
        self._unread = unread or None
        left = self._asked_by() - self.loop.time()
        waits = self.asking_since is not None and left > 0 and not unread
        self._set(min(patience, left) if waits else patience)


def turn_away(transport: asyncio.Transport, status: bytes) -> None:
    """Say why in one line, and hang up."""
    if not transport.is_closing():
        transport.write(b"HTTP/1.1 %b\r\nconnection: close\r\ncontent-length: 0\r\n\r\n" % status)
        transport.close()


class Requests(Parts):
    """A connection that sends requests, one after another; mixed into a parser's protocol."""

    def __init__(self, **facts: Any) -> None:
        super().__init__(**facts)
        self.doorman: Final[Doorman] = self.app_state[DOORMAN]
        self.doorman.door_facts = facts
        self.watch: Watch | None = None
        self.head = 0  # bytes since the last request was complete

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.doorman.come(transport, self.client[0] if self.client else ""):
            self.watch = Watch(self.doorman, transport)
            self.watch.wait_for_request()
        else:
            turn_away(transport, FULL)
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.doorman.leave(self.transport)
        if self.watch is not None:
            self.watch.stop()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            if self.transport.get_protocol() is not self:  # it has become a WebSocket
                self.transport.get_protocol().data_received(data[start:])  # type: ignore[attr-defined]
                return
            self._take(data[start : start + PIECE])

    def _take(self, piece: bytes) -> None:
        before = self.cycle
        if not self._reads_body():
            if self.watch is not None and not self.head:
                self.watch.wait_for_request()
            self.head += len(piece)
        super().data_received(piece)
        if self.cycle is not before:
            self.head = 0
            self.doorman.serve(self.transport)
            if self.watch is not None:
                self.watch.asking_since = None
        if self.head > self._most() or self._crowded(self.cycle is before):
            self._refuse()

    def _refuse(self) -> None:
        """Between two answers there is room for a line; within one there is none."""
        if self.cycle is None or self.cycle.response_complete:
            turn_away(self.transport, TOO_LONG)
        else:
            self.transport.abort()

    def _reads_body(self) -> bool:
        cycle = self.cycle
        return cycle is not None and cycle.more_body and not cycle.response_complete

    def _most(self) -> int:
        """A head may be so long; before it may come the rest of a body that was refused."""
        limits, cycle = self.doorman.limits, self.cycle
        rest = cycle is not None and cycle.more_body and cycle.response_complete
        return limits.head_bytes + (limits.record_bytes if rest else 0)

    def _crowded(self, within: bool) -> bool:
        """Too many requests wait, or too many headers: those after a body count as well."""
        if len(getattr(self, "pipeline", ())) > MOST_QUEUED:
            return True
        return within and len(self.headers or ()) > self.doorman.limits.headers

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.cycle.response_complete:
            self.doorman.rest(self.transport)

    def handle_websocket_upgrade(self, *event: Any) -> None:
        if self.watch is not None:
            self.watch.stop()
        super().handle_websocket_upgrade(*event)


class HttpDoor(Requests, Parser):
    """Before the parser that is installed."""


class HandedDoor(HttpDoor):
    """For a connection that another process has accepted, with the request that it read."""

    def __init__(self, request: bytes, **facts: Any) -> None:
        super().__init__(**facts)
        self.request: Final = request

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.data_received(self.request)


def adopt(doorman: Doorman, connection: socket.socket, request: bytes) -> None:
    """Serve a connection that was handed over, like one that came to this process."""
    facts = doorman.door_facts
    if facts is None:
        connection.close()
        return
    loop = asyncio.get_running_loop()
    connection.setblocking(False)
    work = loop.connect_accepted_socket(lambda: HandedDoor(request, **facts), connection)
    task = loop.create_task(work)
    doorman.adopting.add(task)
    task.add_done_callback(doorman.adopting.discard)


class SocketDoor(WebSocketsSansIOProtocol):
    """A WebSocket; it is inside, and counts until it is gone."""

    def __init__(self, **facts: Any) -> None:
        super().__init__(**facts)
        self.doorman: Final[Doorman] = self.app_state[DOORMAN]
        self.watch: Watch | None = None
        at_once, per_second = self.doorman.limits.messages
        self.pace: Final = Rates((5 * at_once + 500, 5 * per_second + 100))
        self.unanswered: Final = bytearray()  # what was read before the handshake
        self.extensions: dict[str, Any] = {}

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.doorman.serve(self.transport)
        self.watch = Watch(self.doorman, self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.doorman.leave(self.transport)
        if self.watch is not None:
            self.watch.stop()
        super().connection_lost(exc)
        self.extensions.pop(PASSABLE, None)  # else it would hold itself, and its buffers
        self.conn.parser.close()  # which holds the one that holds it

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[PASSABLE] = self
            self.extensions = extensions

    def copy(self) -> tuple[int, bytes]:
        self.transport.pause_reading()
        descriptor = os.dup(self.transport.get_extra_info("socket").fileno())
        return descriptor, bytes(self.unanswered)

    def write_now(self, text: str) -> bool:
        """Send a message without waiting; False where that must wait, or cannot be any more.

        What is sent in one turn of the loop goes out together, unless it is a lot.
        """
        unsent = len(self.conn.writes)
        if self.close_sent or self.conn.state is not State.OPEN:
            return False
        if not self.writable.is_set() or unsent >= TOGETHER:
            return False
        if not unsent:
            self.loop.call_soon(self._flush)
        self.conn.send_text(text.encode())
        return True

    def _flush(self) -> None:
        output = self.conn.data_to_send()
        if output:  # nothing is left where something else was sent meanwhile
            self.transport.write(b"".join(output))

    def keep(self) -> None:
        if not self.read_paused:
            self.transport.resume_reading()

    def release(self) -> None:
        self.handshake_complete = self.disconnected = True  # it is answered elsewhere
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            self.unanswered.extend(data)
        elif self.unanswered:
            self.unanswered.clear()
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])
        if self.transport.get_write_buffer_size() > UNREAD_PONGS and not self.writable.is_set():
            self.transport.abort()  # it wants answers and reads none

    def handle_events(self) -> None:
        """Messages beyond their rate are refused one by one; a flood of them is not even read."""
        if self.pace.allow("", len(self.conn.events)):
            super().handle_events()
        else:
            self.transport.abort()
