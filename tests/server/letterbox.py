"""Where letters and webhooks arrive: a mail server and a web server of a few lines each."""

from __future__ import annotations

import asyncio
import email
import email.policy
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.message import EmailMessage
from typing import Any, Final


class Letterbox:
    """`refusals` so many letters or calls are turned away before one is taken."""

    def __init__(self, refusals: int = 0) -> None:
        self.letters: Final[list[EmailMessage]] = []
        self.calls: Final[list[Any]] = []
        self.refusals = refusals
        self.port = 0

    async def mail(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 letterbox\r\n")
        while line := await reader.readline():
            word = line.split()[0].upper() if line.split() else b""
            if word == b"DATA":
                await self.take(reader, writer)
            elif word == b"QUIT":
                writer.write(b"221 bye\r\n")
                break
            else:
                writer.write(b"250 ok\r\n")
            await writer.drain()
        writer.close()

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"354 go on\r\n")
        text = b""
        while (line := await reader.readline()) != b".\r\n":
            text += line
        if self.refusals > 0:
            self.refusals -= 1
            writer.write(b"451 not now\r\n")
            return
        letter = email.message_from_bytes(text, policy=email.policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        writer.write(b"250 taken\r\n")

    async def web(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().partition(b"content-length: ")[2].split(b"\r\n")[0])
        self.calls.append(json.loads(await reader.readexactly(length)))
        status = b"503 Busy" if self.refusals > 0 else b"204 Taken"
        self.refusals -= 1
        writer.write(b"HTTP/1.1 " + status + b"\r\nConnection: close\r\n\r\n")
        await writer.drain()
        writer.close()


@asynccontextmanager
async def letterbox(kind: str = "mail", refusals: int = 0) -> AsyncIterator[Letterbox]:
    box = Letterbox(refusals)
    take = box.mail if kind == "mail" else box.web
    server = await asyncio.start_server(take, "127.0.0.1", 0)
    box.port = server.sockets[0].getsockname()[1]
    try:
        yield box
    finally:
        server.close()
        await server.wait_closed()
