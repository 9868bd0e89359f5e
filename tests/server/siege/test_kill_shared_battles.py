"""kill -9 while phones write in a shared battle: every line that was acknowledged is there."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx

from tests.server.charts.phones import Phone, writing
from tests.server.running import ServerProcess


def test_an_acknowledged_line_survives_kill_9(tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "games.db"))

    async def work() -> None:
        async with Phone(server.url) as phone:
            await phone.share()
            acknowledged: list[str] = []

            async def write() -> None:
                while True:
                    line = writing()
                    answer = await phone.add(line, after=len(acknowledged))
                    assert answer.status_code == 200
                    acknowledged.append(line["key"])

            writer = asyncio.create_task(write())
            while len(acknowledged) < 20:
                await asyncio.sleep(0.005)
                assert not writer.done() or writer.exception() is None
            server.kill()
            try:
                await writer
            except httpx.TransportError:
                pass  # cut off within a request: that one may be stored or not
            await asyncio.to_thread(server.start)
            stored = [line["key"] for line in (await phone.read()).json()["lines"]]
            assert stored[: len(acknowledged)] == acknowledged
            assert len(stored) <= len(acknowledged) + 1
            assert (await phone.add(writing(), after=len(stored))).status_code == 200

    try:
        server.start()
        asyncio.run(work())
    finally:
        server.kill()
