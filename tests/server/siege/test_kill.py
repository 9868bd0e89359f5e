"""A server that is killed at any moment has lost nothing that it acknowledged."""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

import pytest

from tests.nightly import by_night, some_by_day
from tests.server.client import Player, guest, join, new_client, play
from tests.server.postgres import DATABASES
from tests.server.running import ServerProcess
from tests.server.siege.killing import NAMED, kill_under_play

TIMES = int(os.environ.get("GROGNARD_KILLS") or by_night(3, 1))


@pytest.mark.parametrize("database_url", some_by_day(DATABASES, 1), indirect=True)
def test_what_was_acknowledged_survives_kill_9_and_the_game_continues(database_url: str) -> None:
    server = ServerProcess(database_url)
    try:
        sitting = asyncio.run(kill_under_play(server, TIMES, seed=TIMES))
    finally:
        server.kill()
    assert sitting.sent >= TIMES


@pytest.mark.nightly
@pytest.mark.parametrize("game", NAMED)
def test_every_game_survives_kill_9(tmp_path: Path, game: str) -> None:
    server = ServerProcess(str(tmp_path / "games.db"))
    try:
        sitting = asyncio.run(kill_under_play(server, TIMES, seed=TIMES, games=[game]))
    finally:
        server.kill()
    assert sitting.acked and sitting.sent >= TIMES


@pytest.mark.nightly
def test_a_computers_turn_is_taken_up_again_after_kill_9(tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "games.db"))

    async def work() -> None:
        async with new_client() as http:
            person = await guest(http, server.url, "Ann")
            wishes = {"north": {"sitter": "me"}, "south": {"sitter": "computer", "agent": "random"}}
            body = {"game": "bids", "scenario": "long", "seats": wishes, "reaction": 0.0}
            match = (await person.post("/api/matches", body))["id"]
            await join(person, match, "north")
            player = await Player(person, match, "north").start()
            try:
                rng = random.Random(1)
                for _ in range(3):
                    await play([player], rng, most=1)
                    server.kill()
                    await asyncio.to_thread(server.start)
                await play([player], rng)
                assert player.ended
            finally:
                await player.stop()

    try:
        server.start()
        asyncio.run(work())
    finally:
        server.kill()
