"""How fast a server plays: action to event, and how many actions a second."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Final

from tests.server.client import Json, new_client
from tests.server.postgres import throw_away_server, why_not
from tests.server.running import ServerProcess, free_port
from tests.server.siege.crowd import Club
from tools.progress import counted
from tools.server.echo import Echoes, wait_for_port
from tools.server.measures.plan import (
    GAMES,
    LIMITS,
    ROOT,
    Plan,
    milliseconds,
    own_cores,
    server_on,
    stay_on,
)

SLICES: Final = 5
BUSY_RATE: Final = 420.0  # actions a second that are tried: some wait for their game
PROCESSES: Final = (1, 2, 4)
STEADY_RATE: Final = 400.0  # actions a second


async def latency(plan: Plan, clients: Sequence[int] | None = None) -> Json:
    """Action to event against the bare echo, in slices that take turns; clients on these cores."""
    port = free_port()
    with tempfile.TemporaryDirectory(dir=plan.folder) as folder:
        command = [sys.executable, "-m", "tools.server.echo", str(port)]
        bare = subprocess.Popen(command, cwd=ROOT)
        try:
            with server_on(plan, folder) as server:
                if clients is not None:
                    stay_on(clients)
                return await compare(server, port, plan)
        finally:
            bare.kill()
            bare.wait()


async def compare(server: ServerProcess, port: int, plan: Plan) -> Json:
    await wait_for_port(port)
    echoes = Echoes(port, plan.seed)
    await echoes.open(plan.games)
    async with new_client() as http:
        club = Club(server.url, http, plan.game, plan.seed)
        await club.open(plan.games)
        await club.play(plan.seconds / SLICES, plan.pace)  # to warm up
        played: list[float] = []
        echoed: list[float] = []
        club.acted, cpu, wall = 0, 0.0, 0.0
        for _ in counted("slices of play", SLICES, range(SLICES)):
            echoed += await echoes.call(plan.seconds / SLICES, plan.pace)
            used, begun = server.cpu_of_all(), time.perf_counter()
            played += await club.play(plan.seconds / SLICES, plan.pace)
            cpu, wall = cpu + server.cpu_of_all() - used, wall + time.perf_counter() - begun
        await club.close()
    await echoes.close()
    game, bare = milliseconds(played), milliseconds(echoed)
    return {
        "games": plan.games,
        "game": plan.game,
        "actions_a_second": round(club.acted / wall, 1),
        "cpu_ms_an_action": round(1000 * cpu / max(club.acted, 1), 3),
        "play": game,
        "echo": bare,
        "median_ratio": round(game["median_ms"] / bare["median_ms"], 2),
        "p99_ratio": round(game["p99_ms"] / bare["p99_ms"], 2),
        "asked": "median ratio at most 10, p99 ratio at most 30",
        "reached": game["median_ms"] <= 10 * bare["median_ms"]
        and game["p99_ms"] <= 30 * bare["p99_ms"],
    }


async def busy(plan: Plan) -> Json:
    """Many games at the rate of a large evening; servers on one core, clients on the other."""
    cores = own_cores()
    pace = plan.pace if plan.games != GAMES["busy"] else BUSY_RATE / plan.games
    try:
        stay_on(cores[:1])  # what is started from here on stays there
        found = await latency(replace(plan, pace=pace), clients=cores[1:] or cores)
    finally:
        stay_on(cores)
    quick = found["p99_ratio"] <= 10
    return {
        **found,
        "asked": "400 actions a second, p99 ratio at most 10",
        "reached": quick and found["actions_a_second"] >= 400,
    }


async def processes(plan: Plan) -> Json:
    """Actions a second and what each costs, by the number of processes on one PostgreSQL."""
    if why_not():
        return {"asked": "a PostgreSQL server", "reached": False, "why_not": why_not()}
    found: dict[int, Json] = {}
    with throw_away_server() as postgres:
        for count in PROCESSES:
            with postgres.database() as url:
                many = ServerProcess(url, GROGNARD_PROCESSES=str(count), GROGNARD_LIMITS=LIMITS)
                with many as server:
                    found[count] = await fast_and_steady(server, plan)
    one, two = found[1], found[2]
    return {
        "games": plan.games,
        "game": plan.game,
        **{f"with_{count}": found[count] for count in PROCESSES},
        "asked": "2 processes do at least as much as one, within a tenth, for no more cost each",
        "reached": two["actions_a_second"] >= 0.9 * one["actions_a_second"]
        and two["cpu_ms_an_action"] <= 1.1 * one["cpu_ms_an_action"],
    }


async def commits(plan: Plan) -> Json:
    """Acknowledged actions a second, as fast as all pairs together can play."""
    with tempfile.TemporaryDirectory(dir=plan.folder) as folder, server_on(plan, folder) as server:
        found = await flat_out(server, plan)
    return {
        "games": plan.games,
        "game": plan.game,
        **found,
        "asked": "at least 500 actions a second on SQLite with full sync",
        "reached": found["actions_a_second"] >= 500,
    }


async def flat_out(server: ServerProcess, plan: Plan) -> Json:
    """As fast as all pairs together can play, after a while to warm up."""
    async with opened(server, plan) as club:
        return await cost(server, club, plan.seconds, 0)


async def fast_and_steady(server: ServerProcess, plan: Plan) -> Json:
    """Flat out, and then at a pace that leaves the cores idle half of the time.

    The fewer entries come at once, the fewer share a commit and its notification to all processes.
    """
    async with opened(server, plan) as club:
        found = await cost(server, club, plan.seconds, 0)
        steady = await cost(server, club, plan.seconds, STEADY_RATE / plan.games)
    return {**found, "steady": steady}


@asynccontextmanager
async def opened(server: ServerProcess, plan: Plan) -> AsyncIterator[Club]:
    async with new_client() as http:
        club = Club(server.url, http, plan.game, plan.seed)
        await club.open(plan.games)
        await club.play(plan.seconds / 4, 0)  # to warm up
        yield club
        await club.close()


async def cost(server: ServerProcess, club: Club, seconds: float, pace: float) -> Json:
    """What is done at a pace, and what each action costs."""
    club.acted = 0
    used, begun = server.cpu_of_all(), time.perf_counter()
    laps = await club.play(seconds, pace)
    cpu, wall = server.cpu_of_all() - used, time.perf_counter() - begun
    return {
        "actions_a_second": round(club.acted / wall, 1),
        "cpu_ms_an_action": round(1000 * cpu / max(club.acted, 1), 3),
        "action_to_event": milliseconds(laps),
    }
