"""Sockets cut at random between two clients and two processes: nothing lost, nothing doubled."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.nightly import some_by_day
from tests.server.client import Player, guest, new_client, open_match, play
from tests.server.postgres import why_not
from tests.server.running import ServerProcess
from tests.server.siege.killing import journals
from tests.server.siege.proxy import CuttingProxy

GAMES = int(os.environ.get("GROGNARD_CUT_GAMES", "1"))
MEAN = 6000  # bytes until a line is cut
MEANS = {"age": 40_000, "crepuscule": 40_000}  # their whole table goes with each hello
PROCESSES = 1 if why_not() else 2  # several processes need PostgreSQL


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if PROCESSES == 1:
        yield str(tmp_path / "games.db")
    else:
        with request.getfixturevalue("postgres_server").database() as url:
            yield url


@pytest.fixture
def servers(database: str) -> Iterator[list[ServerProcess]]:
    with ExitStack() as stack:
        yield [stack.enter_context(ServerProcess(database)) for _ in range(PROCESSES)]


async def play_over_bad_lines(
    servers: list[ServerProcess], seed: int, game: str, scenario: str, seats: tuple[str, str]
) -> tuple[int, int]:
    """One game over proxies that cut; a spectator on a whole line watches. Actions and cuts."""
    mean = MEANS.get(game, MEAN)
    proxies = [CuttingProxy(server.port, seed + n, mean) for n, server in enumerate(servers)]
    for proxy in proxies:
        await proxy.start()
    urls = [f"http://127.0.0.1:{proxy.port}" for proxy in proxies]
    async with new_client() as http:
        people = [await guest(http, servers[n % len(servers)].url, f"player {n}") for n in (0, 1)]
        match = await open_match(people[0], people[1], game, scenario, seats, watchable=True)
        watcher = await Player(people[0], match, None).start()
        players = [Player(person, match, seat) for person, seat in zip(people, seats, strict=True)]
        for n, player in enumerate(players):
            player.urls = urls[n:] + urls[:n]
        acked: list[str] = []
        try:
            for player in players:
                await player.start()
            await play(players, random.Random(seed), lambda player, action: acked.append(action))
            for player in [*players, watcher]:
                await player.to_the_end()
        finally:
            for player in [*players, watcher]:
                await player.stop()
            for proxy in proxies:
                await proxy.stop()
        assert await journals(servers[0].database, [match]) == [acked]
        for player in players:
            await check_whole(player, servers)
    return len(acked), sum(proxy.cuts for proxy in proxies)


async def check_whole(player: Player, servers: list[ServerProcess]) -> None:
    """What came over bad connections is what a client with a good one gets that asks for the whole
    log.
    """
    for server in servers:
        again = Player(player.person, player.match, player.seat)
        again.urls = [server.url]
        await again.start()
        await again.to_the_end()
        await again.stop()
        assert story(again) == story(player)


def story(player: Player) -> list[tuple[int, str]]:
    """The events received, each with its number, in order."""
    updates = [message for message in player.heard if message["type"] == "update"]
    return [(update["number"], str(update["events"])) for update in updates]


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("game", "scenario", "seats"),
    some_by_day(
        [
            ("bids", "long", ("north", "south")),
            ("eagles", "quatre-bras", ("french", "allied")),
            ("march", "training", ("red", "blue")),
            ("age", "saalfeld", ("south", "north")),
            ("crepuscule", "training", ("south", "north")),
        ],
        1,
    ),
)
def test_sockets_cut_at_random_lose_nothing_and_double_nothing(
    servers: list[ServerProcess], game: str, scenario: str, seats: tuple[str, str]
) -> None:
    cuts = 0
    for seed in range(GAMES):
        acted, cut = asyncio.run(play_over_bad_lines(servers, seed, game, scenario, seats))
        assert acted
        cuts += cut
    assert cuts


@pytest.mark.nightly
def test_two_processes_serve_the_same_game(servers: list[ServerProcess]) -> None:
    """Each player on a process of its own: the other sees what one does."""

    async def work() -> None:
        async with new_client() as http:
            people = [await guest(http, servers[n % len(servers)].url, f"p{n}") for n in (0, 1)]
            seats = ("north", "south")
            match = await open_match(people[0], people[1], "bids", "short", seats)
            pairs = zip(people, seats, strict=True)
            players = [await Player(person, match, seat).start() for person, seat in pairs]
            await play(players, random.Random(1))
            for player in players:
                await player.to_the_end()
            secrets = {player.ended["secret"] for player in players if player.ended}
            assert len(secrets) == 1
            for player in players:
                await player.stop()

    asyncio.run(work())
