"""A bare WebSocket echo on the stack that the server uses, to compare it with: echo.py PORT."""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from contextlib import suppress
from typing import Any, Final

import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from tests.server.siege.crowd import Moments

PATIENCE: Final = 300.0
ACT: Final = {"type": "act", "id": "0123456789-1", "seen": 17, "action": "move 015 > AC column"}


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """An ASGI application that sends back what it receives, and nothing else."""
    if scope["type"] != "websocket":
        return
    while True:
        message = await receive()
        if message["type"] == "websocket.connect":
            await send({"type": "websocket.accept"})
        elif message["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})
        else:
            return


def serve_echo(port: int) -> None:
    uvicorn.run(
        echo,
        host="127.0.0.1",
        port=port,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="error",
        access_log=False,
        lifespan="off",
        backlog=2048,
    )


class Echoes:
    """Clients of the bare echo, as many and as busy as the players."""

    def __init__(self, port: int, seed: int) -> None:
        self.rng: Final = random.Random(seed)
        self.uri: Final = f"ws://127.0.0.1:{port}/"
        self.lines: list[ClientConnection] = []
        self.idle: list[ClientConnection] = []

    async def open(self, pairs: int) -> None:
        for lines in (self.lines, self.idle):
            for _ in range(pairs):
                lines.append(await connect(self.uri, proxy=None))

    async def call(self, seconds: float, pace: float) -> list[float]:
        end = time.perf_counter() + seconds
        laps = await asyncio.gather(*(self.keep_calling(line, end, pace) for line in self.lines))
        return [lap for found in laps for lap in found]

    async def keep_calling(self, line: ClientConnection, end: float, pace: float) -> list[float]:
        laps: list[float] = []
        moments = Moments(pace, self.rng)
        while await moments.another(end):
            begun = time.perf_counter()
            await line.send(json.dumps(ACT))
            json.loads(await line.recv())
            laps.append(time.perf_counter() - begun)
        return laps

    async def close(self) -> None:
        for line in [*self.lines, *self.idle]:
            await line.close()


async def wait_for_port(port: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(OSError):
                writer = (await asyncio.open_connection("127.0.0.1", port))[1]
                writer.close()
                return
            await asyncio.sleep(0.05)


if __name__ == "__main__":
    serve_echo(int(sys.argv[1]))
