"""Of two processes on one PostgreSQL one is killed: the other takes its matches over."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Final

import pytest

from tests.nightly import some_by_day
from tests.server.client import Player, guest, new_client, open_match, play
from tests.server.postgres import Server
from tests.server.running import ServerProcess
from tests.server.siege.killing import GAMES, NAMED, Sitting, check_journals

PATIENCE: Final = 100.0
SOME: Final = 2  # actions between two changes


@pytest.fixture
def two(postgres_server: Server) -> Iterator[list[ServerProcess]]:
    with postgres_server.database() as url:
        servers = [ServerProcess(url, GROGNARD_ADVISERS="1") for _ in range(2)]
        try:
            for server in servers:
                server.start()
            yield servers
        finally:
            for server in servers:
                server.kill()


@pytest.mark.parametrize("game", some_by_day(NAMED, 1))
def test_a_match_whose_owner_is_killed_goes_on_at_the_other_process(
    game: str, two: list[ServerProcess]
) -> None:
    asyncio.run(asyncio.wait_for(kill_the_owners_in_turn(two, game), PATIENCE))


async def kill_the_owners_in_turn(two: list[ServerProcess], game: str) -> None:
    """The players go to the process that lives; each is killed once, with the match in it."""
    seats, scenario = next((seats, name) for key, name, seats in GAMES if key == game)
    async with new_client() as http:
        sitting = Sitting(two[0].url, http, seed=7)
        people = [await guest(http, two[0].url, seat) for seat in seats]
        match = sitting.match = await open_match(people[0], people[1], game, scenario, seats)
        sitting.acked[match] = []
        sitting.players = [
            Player(person, match, seat) for person, seat in zip(people, seats, strict=True)
        ]
        players = [await player.start() for player in sitting.players]
        try:
            for dead, other in (two, reversed(two)):
                await play(players, sitting.rng, sitting.note, most=SOME)
                for player in players:
                    player.urls = [other.url]
                dead.kill()
                await play(players, sitting.rng, sitting.note, most=SOME)
                if dead is two[0]:
                    await asyncio.to_thread(dead.start)
        finally:
            for player in players:
                await player.stop()
        await check_journals(two[0].database, sitting)
    assert len(sitting.acked[match]) > 3 * SOME
