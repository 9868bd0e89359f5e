"""A wire that breaks: a TCP proxy that cuts connections at random, even within a frame."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from typing import Final

CHUNK: Final = 4096


class CuttingProxy:
    """Passes bytes on to `port`; each connection is cut after a random number of bytes.

    `mean` is that number on average, 0 for a wire that holds. `cuts` counts the cut connections.
    """

    def __init__(self, port: int, seed: int, mean: int) -> None:
        self.upstream: Final = port
        self.rng: Final = random.Random(seed)
        self.mean = mean
        self.cuts = 0
        self.port = 0
        self.server: asyncio.Server | None = None
        self.writers: set[asyncio.StreamWriter] = set()

    async def start(self) -> None:
        self.server = await asyncio.start_server(self.carry, "127.0.0.1", 0)
        self.port = int(self.server.sockets[0].getsockname()[1])

    async def stop(self) -> None:
        assert self.server is not None
        self.server.close()
        self.cut_all()
        await self.server.wait_closed()

    def cut_all(self) -> None:
        for writer in list(self.writers):
            writer.transport.abort()

    async def carry(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        self.writers.add(back)
        try:
            far, forth = await asyncio.open_connection("127.0.0.1", self.upstream)
            self.writers.add(forth)
            with suppress(OSError):
                await self.carry_both(near, forth, far, back)
            forth.transport.abort()
            self.writers.discard(forth)
        except OSError:
            pass  # nobody listens there just now; the client sees its connection end
        finally:
            back.transport.abort()
            self.writers.discard(back)

    async def carry_both(
        self,
        near: asyncio.StreamReader,
        forth: asyncio.StreamWriter,
        far: asyncio.StreamReader,
        back: asyncio.StreamWriter,
    ) -> None:
        """Both ways until either side ends or the wire breaks."""
        budget = Budget(round(self.rng.expovariate(1 / self.mean)) if self.mean else -1)
        ways = [
            asyncio.create_task(self.pass_on(near, forth, budget)),
            asyncio.create_task(self.pass_on(far, back, budget)),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)

    async def pass_on(
        self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, budget: Budget
    ) -> None:
        while True:
            chunk = await source.read(CHUNK)
            if not chunk:
                return
            whole = budget.take(len(chunk))
            sink.write(chunk[:whole])
            with suppress(OSError):
                await sink.drain()
            if whole < len(chunk):
                self.cuts += 1
                return


class Budget:
    """How many bytes a connection may still carry; below zero, any number."""

    def __init__(self, left: int) -> None:
        self.left = left

    def take(self, wanted: int) -> int:
        if self.left < 0:
            return wanted
        taken = min(wanted, self.left)
        self.left -= taken
        return taken
