"""A long evening on a bad network: people play and chat, wires are cut, servers are killed.

    ./run tool soak [--minutes 30] [--database sqlite|postgresql|both] [--pairs 6] [--pace 0]

Each pair plays at this pace, in actions a second: 0 is as fast as it goes. On SQLite one server
plays, on PostgreSQL two, which hand players over to each other. At the end every acknowledged
action and line of chat must be stored, once and in order, finished games must verify, dice and all,
and no server may have noticed an error of its own. What memory servers took is reported.
PostgreSQL is started for the purpose and thrown away.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import sys
import time
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Final

import httpx

from grognard.server.store.store import Store
from tests.server.client import Json, Refusal, new_client, play
from tests.server.postgres import why_not
from tests.server.running import ServerProcess
from tests.server.siege.crowd import Moments
from tests.server.siege.hostile import errors_in
from tests.server.siege.killing import Sitting, check_journals, check_records
from tests.server.siege.proxy import CuttingProxy
from tools.progress import Progress
from tools.server.kill import empty_database

SERVERS: Final = {"sqlite": 1, "postgresql": 2}
BYTES_BEFORE_A_CUT: Final = 20_000
TALKATIVE: Final = 0.1  # how often an action is followed by a line of chat
LONGEST_CALM: Final = 40.0  # seconds between two kills
FREE: Final = ("person_requests", "address_requests", "messages", "sign_ups", "new_matches", "chat")
LIMITS: Final = " ".join(f"{name}=1000000/1000000" for name in FREE)
MOST_UNDER_WAY: Final = 2  # lines that were sent and never acknowledged
MB: Final = 1024 * 1024


class Guests(Sitting):
    """Two people who play game after game, and talk, until the evening is over."""

    def __init__(
        self, url: str, wires: list[str], http: httpx.AsyncClient, seed: int, pace: float
    ) -> None:
        super().__init__(url, http, seed)
        self.wires: Final = wires
        self.pace: Final = pace
        self.said: dict[str, list[str]] = {}

    async def stay(self, end: float) -> None:
        while time.perf_counter() < end:
            try:
                await self.sit_down()
            except (httpx.TransportError, Refusal):  # its server was killed just now
                await asyncio.sleep(0.1)
                continue
            try:
                await self.play_on(end)
            finally:
                for player in self.players:
                    await player.stop()

    async def play_on(self, end: float) -> None:
        for count, player in enumerate(self.players):
            player.urls = self.wires[count:] + self.wires[:count]
            player.keep = False
        moments = Moments(self.pace, self.rng)
        while await moments.another(end):
            if not await play(self.players, self.rng, self.note, most=1):
                self.finished.append(self.match)
                return
            if self.rng.random() < TALKATIVE:
                await self.talk()

    async def talk(self) -> None:
        text = f"line {self.rng.randrange(1 << 40)}"
        answer = await self.rng.choice(self.players).ask("chat", text=text)
        assert answer["type"] == "ack", answer
        self.said.setdefault(self.match, []).append(text)


@dataclass
class Evening:
    """What happened, in figures."""

    kills: int = 0
    cuts: int = 0
    memory: list[float] = field(default_factory=list)


async def soak(kind: str, seconds: float, pairs: int, pace: float, seed: int) -> Json:
    """Play on a database of this kind for so long; raises AssertionError when something is lost."""
    evening = Evening()
    with ExitStack() as stack:
        database = stack.enter_context(empty_database(kind))
        servers = [
            ServerProcess(database, GROGNARD_LIMITS=LIMITS, GROGNARD_IDLE_AFTER="20")
            for _ in range(SERVERS[kind])
        ]
        try:
            for server in servers:
                await asyncio.to_thread(server.start)
            async with new_client() as http:
                guests = await spend(evening, servers, http, seconds, pairs, pace, seed)
                tell = Progress("finished games verified", sum(len(g.finished) for g in guests))
                for each in guests:
                    await check_records(each, tell.one_more)
                tell.over()
        finally:
            for server in servers:
                if server.process is not None:
                    server.kill()
        tell = Progress("journals checked", sum(len(each.acked) for each in guests))
        for each in guests:
            await check_journals(database, each, tell.one_more)
            await check_chat(database, each)
        tell.over()
    return figures(evening, guests, seconds)


async def spend(
    evening: Evening,
    servers: list[ServerProcess],
    http: httpx.AsyncClient,
    seconds: float,
    pairs: int,
    pace: float,
    seed: int,
) -> list[Guests]:
    """Everybody plays over wires that break, while servers are killed and started again."""
    proxies = [CuttingProxy(server.port, seed, BYTES_BEFORE_A_CUT) for server in servers]
    for proxy in proxies:
        await proxy.start()
    wires = [f"http://127.0.0.1:{proxy.port}" for proxy in proxies]
    end = time.perf_counter() + seconds
    everybody = [
        Guests(servers[number % len(servers)].url, wires, http, seed + number, pace)
        for number in range(pairs)
    ]
    try:
        async with asyncio.TaskGroup() as together:  # what fails for one ends it for all
            together.create_task(kill_now_and_then(evening, servers, end, seed))
            for each in everybody:
                together.create_task(each.stay(end))
        await asyncio.to_thread(check_errors, servers)
    finally:
        for proxy in proxies:
            evening.cuts += proxy.cuts
            await proxy.stop()
    return everybody


async def kill_now_and_then(
    evening: Evening, servers: list[ServerProcess], end: float, seed: int
) -> None:
    rng = random.Random(seed)
    whole = end - time.perf_counter()
    progress = Progress("seconds of soak", int(whole))
    while True:
        calm = rng.uniform(0.3, 1) * min(LONGEST_CALM, whole / 2)
        if time.perf_counter() + calm > end:
            break
        await asyncio.sleep(calm)
        progress.at(int(whole - (end - time.perf_counter())))
        server = rng.choice(servers)
        await asyncio.to_thread(check_errors, [server])
        evening.memory.append(server.memory() / MB)
        server.kill()
        evening.kills += 1
        await asyncio.to_thread(server.start)
    progress.over()


def check_errors(servers: Sequence[ServerProcess]) -> None:
    for server in servers:
        assert errors_in(server.figures()) == 0, "the server met errors of its own"


async def check_chat(database: str, guests: Guests) -> None:
    """Every line that was acknowledged is stored once, in its order."""
    store = await Store.open(database)
    try:
        for match, said in guests.said.items():
            rows = await store.chat(match, limit=2 * len(said) + MOST_UNDER_WAY)
            stored = [row.text for row in rows if row.text in said]
            assert stored == said, f"{match}: chat was lost or doubled"
    finally:
        await store.close()


def figures(evening: Evening, guests: Sequence[Guests], seconds: float) -> Json:
    actions = sum(each.sent for each in guests)
    return {
        "actions_acknowledged": actions,
        "actions_a_second": round(actions / seconds, 1),
        "lines_of_chat": sum(len(said) for each in guests for said in each.said.values()),
        "games": sum(len(each.acked) for each in guests),
        "games_finished_and_verified": sum(len(each.finished) for each in guests),
        "connections_cut": evening.cuts,
        "servers_killed": evening.kills,
        "memory_mb_before_a_kill": round(statistics.median(evening.memory or [0]), 1),
    }


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--database", choices=[*SERVERS, "both"], default="both")
    parser.add_argument("--pairs", type=int, default=6)
    parser.add_argument("--pace", type=float, default=0.0)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(arguments)
    kinds = list(SERVERS) if args.database == "both" else [args.database]
    if "postgresql" in kinds and why_not():
        print(why_not())
        kinds.remove("postgresql")
    for kind in kinds:
        seconds = 60 * args.minutes / len(kinds)
        found = asyncio.run(soak(kind, seconds, args.pairs, args.pace, args.seed))
        print(f"{kind}: nothing lost, nothing doubled in {seconds / 60:g} minutes")
        for name, value in found.items():
            print(f"  {name.replace('_', ' '):<30}{value}", flush=True)
    return 0 if kinds else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
