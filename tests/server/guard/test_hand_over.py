"""An open socket goes from one process to another of the same machine, and to nobody else."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import ClassVar

import pytest

from grognard.server.guard.hand_over import (
    MOST_BYTES,
    Dead,
    Letterbox,
    Unknown,
    Unreachable,
    hand_over,
)

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform == "win32", reason="no descriptors can be sent there"),
]
KEY = bytes(32)
HEAD = b"GET / HTTP/1.1\r\n\r\n"


class Held:
    """Our end of a connection whose other end is `peer`."""

    made: ClassVar[list[Held]] = []

    def __init__(self, head: bytes = HEAD) -> None:
        self.own, self.peer = socket.socketpair()
        self.made.append(self)
        self.head = head
        self.after = ""

    def copy(self) -> tuple[int, bytes]:
        return os.dup(self.own.fileno()), self.head

    def keep(self) -> None:
        self.after = "kept"

    def release(self) -> None:
        self.after = "released"
        self.own.close()


@pytest.fixture(autouse=True)
def hang_up() -> Iterator[None]:
    yield
    for held in Held.made:
        held.own.close()
        held.peer.close()
    Held.made.clear()


class Taker:
    def __init__(self) -> None:
        self.taken: list[tuple[socket.socket, bytes]] = []
        self.letterbox = Letterbox(KEY, lambda found, head: self.taken.append((found, head)))
        self.letterbox.open()


@pytest.fixture
async def taker(anyio_backend: str) -> AsyncIterator[Taker]:
    made = Taker()
    yield made
    made.letterbox.close()
    for found, _ in made.taken:
        found.close()


async def test_the_socket_itself_arrives_with_what_was_read(taker: Taker) -> None:
    held = Held()
    await hand_over(taker.letterbox.address, KEY, held)
    ((found, head),) = taker.taken
    assert (head, held.after) == (HEAD, "released")
    held.peer.send(b"question")
    assert found.recv(100) == b"question"
    found.close()
    assert held.peer.recv(100) == b""  # nobody else has it open


@pytest.mark.parametrize(("more", "fits"), [(0, True), (1, False)])
async def test_a_long_head_arrives_whole_or_not_at_all(taker: Taker, more: int, fits: bool) -> None:
    held = Held(b"x" * (MOST_BYTES + more))
    if fits:
        await hand_over(taker.letterbox.address, KEY, held)
        assert taker.taken[0][1] == held.head
    else:
        with pytest.raises(Unreachable):
            await hand_over(taker.letterbox.address, KEY, held)
        assert (held.after, taker.taken) == ("kept", [])


async def test_one_without_the_key_is_not_believed(taker: Taker) -> None:
    held = Held()
    with pytest.raises(Unknown):
        await hand_over(taker.letterbox.address, b"another key", held)
    assert taker.taken == []
    assert held.peer.recv(100) == b""


async def test_a_signature_for_another_process_is_worth_nothing(taker: Taker) -> None:
    other = Taker()
    try:
        os.rename(taker.letterbox.address, other.letterbox.address)
        with pytest.raises(Unknown):
            await hand_over(other.letterbox.address, KEY, Held())
        assert taker.taken == other.taken == []
    finally:
        other.letterbox.close()


async def test_a_message_without_a_socket_is_not_taken(taker: Taker) -> None:
    line = socket.socket(socket.AF_UNIX)
    line.connect(taker.letterbox.address)
    line.send(b"hello")
    line.shutdown(socket.SHUT_WR)
    line.setblocking(False)
    assert await asyncio.get_running_loop().sock_recv(line, 1) == b""
    line.close()
    assert taker.taken == []


async def test_a_dead_process_is_known_by_its_silent_door(tmp_path: Path) -> None:
    address = str(tmp_path / "door")
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(address)  # as after kill -9: the file stays, and nobody is behind it
    held = Held()
    with pytest.raises(Dead):
        await hand_over(address, KEY, held)
    assert held.after == ""


@pytest.mark.parametrize("address", ["", "/nowhere/at/all"])
async def test_an_address_of_another_machine_is_out_of_reach(address: str) -> None:
    held = Held()
    with pytest.raises(Unreachable):
        await hand_over(address, KEY, held)
    assert held.after == ""


async def test_a_closed_letterbox_leaves_nothing_behind(taker: Taker) -> None:
    folder = Path(taker.letterbox.address).parent
    assert folder.stat().st_mode & 0o777 == 0o700
    taker.letterbox.close()
    assert not folder.exists()
