"""What games cost a server: memory, and time to start."""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from collections.abc import Sequence
from typing import Final

from grognard.server.store.store import NewGame, Sitter, Standing, Store
from tests.server.client import Json, new_client
from tests.server.running import ServerProcess
from tests.server.siege.crowd import Club
from tools.progress import Progress
from tools.server.measures.plan import (
    KB,
    Plan,
    server_on,
)

FEWEST_SIZES: Final = 6
USUAL_KB: Final = 200
MOST_KB: Final = {"campaign": 400}  # two tables


async def memory(plan: Plan) -> Json:
    """Resident memory for each open game with its two connections, some actions into it."""
    with tempfile.TemporaryDirectory(dir=plan.folder) as folder, server_on(plan, folder) as server:
        async with new_client() as http:
            club = Club(server.url, http, plan.game, plan.seed, plan.battle)
            await club.open(10)
            await club.play_some(plan.actions)
            before = server.memory()
            await club.open(plan.games)
            await club.play_some(plan.actions)
            await asyncio.sleep(1)
            after = server.memory()
            well = server.is_well()
            await club.close()
    each, most = (after - before) / plan.games, MOST_KB.get(plan.battle, USUAL_KB)
    return {
        "games": plan.games,
        "game": plan.game,
        "battle": plan.battle or "usual",
        "before_mb": round(before / KB / KB, 1),
        "after_mb": round(after / KB / KB, 1),
        "kb_a_game": round(each / KB, 1),
        "actions_a_game": plan.actions,
        "asked": f"{plan.games:,} games with a connected pair each, under {most} KB a game",
        "reached": well and each < most * KB,
    }


async def churn(plan: Plan) -> Json:
    """Games are opened, played a little and left, on and on: what they took is given back."""
    sizes: list[float] = []
    opened = 0
    with (
        tempfile.TemporaryDirectory(dir=plan.folder) as folder,
        server_on(plan, folder, idle_after=5) as server,
    ):
        end = time.monotonic() + 60 * plan.minutes
        progress = Progress("minutes of churn", int(plan.minutes))
        async with new_client() as http:
            while time.monotonic() < end or len(sizes) < FEWEST_SIZES:
                club = Club(server.url, http, plan.game, plan.seed + opened)
                await club.open(plan.games)
                await club.play_some(plan.actions, plan.pace)
                await club.close()
                opened += plan.games
                sizes.append(server.memory() / KB / KB)
                progress.at(int(plan.minutes - (end - time.monotonic()) / 60))
            held = await until_few(server)
        progress.over()
    middle, last = (statistics.median(third) for third in thirds(sizes)[1:])
    return {
        "games": plan.games,
        "game": plan.game,
        "minutes": plan.minutes,
        "games_opened": opened,
        "first_mb": round(sizes[0], 1),
        "middle_mb": round(middle, 1),
        "last_mb": round(last, 1),
        "games_held_at_the_end": held,
        "asked": "the last third takes at most a twentieth more than the second; all games let go",
        "reached": last <= 1.05 * middle and held == 0,
    }


def thirds(sizes: Sequence[float]) -> list[Sequence[float]]:
    size = len(sizes) // 3
    return [sizes[:size], sizes[size : 2 * size], sizes[2 * size :]]


async def until_few(server: ServerProcess, patience: float = 60.0) -> int:
    """How many games are in memory when everybody has been gone for a while."""
    end = time.monotonic() + patience
    while True:
        figures = await asyncio.to_thread(server.figures)
        held = [line for line in figures.splitlines() if line.startswith("grognard_rooms ")]
        count = int(float(held[0].split()[1]))
        if count == 0 or time.monotonic() > end:
            return count
        await asyncio.sleep(1)


async def startup(plan: Plan) -> Json:
    """From the command to the first answer, with many games stored, half of them running."""
    with tempfile.TemporaryDirectory(dir=plan.folder) as folder:
        server = server_on(plan, folder)
        await fill(server.database, plan.games)
        laps = []
        for _ in range(3):
            laps.append(await asyncio.to_thread(server.start))
            server.stop()
    return {
        "games": plan.games,
        "seconds": round(statistics.median(laps), 2),
        "all_seconds": [round(lap, 2) for lap in laps],
        "asked": "10,000 stored games, under 3 s",
        "reached": statistics.median(laps) < 3,
    }


async def fill(database: str, games: int) -> None:
    """Store games of two people, twenty entries each; every second one is over."""
    store = await Store.open(database)
    people = [await store.create_guest(name, "en") for name in ("Ann", "Bob")]
    sitters = [Sitter(person.id, None, "nonce") for person in people]

    async def one(number: int) -> None:
        new = NewGame(
            game="eagles",
            version="1",
            scenario="waterloo",
            commitment="0" * 64,
            secret=number.to_bytes(32, "big"),
            sitters=sitters,
            created_by=people[0].id,
        )
        game = await store.create_game(new)
        assert game is not None and await store.begin(game.id)
        for entry in range(20):
            over = "french resigned" if number % 2 and entry == 19 else ""
            standing = Standing(asked=None if over else entry % 2, ending=over)
            text = f"{entry} move 015 > AC column : 6 5 4"
            await store.append(game.id, entry, text, entry % 2, f"r{entry}", standing)

    progress = Progress("games stored", games)
    for first in range(0, games, 200):
        progress.at(first)
        await asyncio.gather(*(one(number) for number in range(first, min(first + 200, games))))
    progress.over()
    await store.close()
