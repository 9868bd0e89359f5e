"""A connection that belongs at another process of this machine is handed over, descriptor and all.

What is sent is the request that was read and the open socket itself. After that the other process
serves it as if it had accepted it, and this one has no part in it: nothing is relayed. Messages are
signed with a key that only the processes of one server know.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import os
import shutil
import socket
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, Protocol

from ..log import note

POSSIBLE: Final = hasattr(socket, "send_fds")  # not on Windows
MOST_BYTES: Final = 64 * 1024
SIGNATURE: Final = hashlib.sha256().digest_size
TAKEN: Final = b"+"
PATIENCE: Final = 5.0
QUEUE: Final = 512

Adopt = Callable[[socket.socket, bytes], None]


class Dead(Exception):
    """Nobody listens at this address any more."""


class Unreachable(Exception):
    """There is no way to this process from here: it may be on another machine."""


class Unknown(Exception):
    """The connection is gone, and perhaps at the other process: its client must come again."""


class Passable(Protocol):
    """A connection that is not answered yet.

    `copy` stops reading and gives its descriptor and all that was read; then follows either `keep`,
    to continue here, or `release`, to have no more part in it.
    """

    def copy(self) -> tuple[int, bytes]: ...

    def keep(self) -> None: ...

    def release(self) -> None: ...


class Letterbox:
    """Where a process takes connections from others of its machine."""

    def __init__(self, key: bytes, adopt: Adopt) -> None:
        self.key: Final = key
        self.adopt: Final = adopt
        self.address = ""
        self._listening: socket.socket | None = None
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    def open(self) -> None:
        """Listen in a folder that only this user can enter."""
        if not POSSIBLE:
            return
        self.address = str(Path(tempfile.mkdtemp(prefix="grognard-", dir=short_folder()), "door"))
        listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        listening.setblocking(False)
        listening.bind(self.address)
        listening.listen(QUEUE)
        self._listening = listening
        asyncio.get_running_loop().add_reader(listening.fileno(), self._accept)

    def close(self) -> None:
        if self._listening is None:
            return
        asyncio.get_running_loop().remove_reader(self._listening.fileno())
        self._listening.close()
        self._listening = None
        for task in tuple(self._tasks):
            task.cancel()
        shutil.rmtree(Path(self.address).parent, ignore_errors=True)

    def _accept(self) -> None:
        assert self._listening is not None
        with suppress(OSError):  # none is there any more
            line = self._listening.accept()[0]
            task = asyncio.get_running_loop().create_task(self._take(line))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _take(self, line: socket.socket) -> None:
        found: list[int] = []
        try:
            with line:
                line.setblocking(False)
                async with asyncio.timeout(PATIENCE):
                    message = await receive(line, found)
                if len(found) != 1 or not self._is_signed(message):
                    note("a connection was offered by a stranger", logging.WARNING)
                    return
                line.send(TAKEN)
                self.adopt(socket.socket(fileno=found.pop()), message[SIGNATURE:])
        except (OSError, TimeoutError):
            pass  # the sender has gone, and still has the connection
        finally:
            for descriptor in found:
                os.close(descriptor)

    def _is_signed(self, message: bytes) -> bool:
        signature = sign(self.key, self.address, message[SIGNATURE:])
        return hmac.compare_digest(signature, message[:SIGNATURE])


async def receive(line: socket.socket, found: list[int]) -> bytes:
    """All that is sent until the sender ends; descriptors with it are put into `found`."""
    message = bytearray()
    while len(message) <= SIGNATURE + MOST_BYTES:
        await readable(line)
        data, descriptors, _, _ = socket.recv_fds(line, MOST_BYTES, 1)
        found += descriptors
        if not data:
            break
        message += data
    return bytes(message)


async def readable(line: socket.socket) -> None:
    loop = asyncio.get_running_loop()
    ready = asyncio.Event()
    loop.add_reader(line.fileno(), ready.set)
    try:
        await ready.wait()
    finally:
        loop.remove_reader(line.fileno())


async def hand_over(address: str, key: bytes, connection: Passable) -> None:
    """Give a connection to the process at this address; raises Dead, Unreachable or Unknown."""
    with knock(address) as line:
        descriptor, head = connection.copy()
        try:
            if len(head) > MOST_BYTES:
                raise Unreachable
            message = sign(key, address, head) + head
            if socket.send_fds(line, [message], [descriptor]) != len(message):
                raise Unreachable
            line.shutdown(socket.SHUT_WR)
        except (OSError, Unreachable) as trouble:
            connection.keep()
            raise Unreachable from trouble
        finally:
            os.close(descriptor)
        connection.release()
        try:
            async with asyncio.timeout(PATIENCE):
                await readable(line)
                if line.recv(1) != TAKEN:
                    raise Unknown
        except (OSError, TimeoutError) as trouble:
            raise Unknown from trouble


def knock(address: str) -> socket.socket:
    """A line to the process at this address; raises Dead or Unreachable."""
    if not POSSIBLE or not address:
        raise Unreachable
    line = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    line.setblocking(False)
    try:
        line.connect(address)
    except ConnectionRefusedError as refused:  # its socket is there, and nobody behind it
        line.close()
        raise Dead from refused
    except OSError as trouble:
        line.close()
        raise Unreachable from trouble
    return line


def sign(key: bytes, address: str, head: bytes) -> bytes:
    """The address is signed too: what was meant for one process is of no use at another."""
    return hmac.digest(key, address.encode() + b"\0" + head, "sha256")


def short_folder() -> str | None:
    """The address of a Unix socket has about a hundred bytes at most."""
    usual = tempfile.gettempdir()
    return usual if len(usual) < 60 else "/tmp"
