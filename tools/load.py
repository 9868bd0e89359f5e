"""What the server reaches, measured on this machine with real processes and real sockets.

    ./run tool load latency     from an action in one client to its event in the other
    ./run tool load memory      1,000 open games, each with a connected pair
    ./run tool load startup     start with 10,000 stored games
    ./run tool load commits     durable actions a second through one process on SQLite
    ./run tool load advice      action to event while players at other tables ask for odds
    ./run tool load fairness    an honest player's ping while 20 guests of one address ask
    ./run tool load computers   a person's opponent while one address asks for 90 computer matches
    ./run tool load busy        1,000 games at 400 actions a second, the clients on the other core
    ./run tool load processes   1, 2 and 4 processes on PostgreSQL, as fast as they go
    ./run tool load churn [--minutes 60]    games opened and left: memory stays flat
    ./run tool load all [--json]

Latency is compared with a bare WebSocket echo on the same stack in the same run, in slices that
take turns, at the same pace and over as many connections. Server and clients share two cores, also
where there are more. Databases are made in --folder, which should lie on a real disk.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from itertools import cycle
from pathlib import Path
from typing import Final

import uvloop

from grognard import native
from grognard.server.settings import PUBLIC_LIMITS
from grognard.server.store.store import NewGame, Sitter, Standing, Store
from tests.server.client import Json, guest, new_client
from tests.server.crowd import SEATS, Club, Pair
from tests.server.flood import (
    alone,
    ask_for,
    computers_playing,
    flooding,
    heard,
    line_of,
    ping_for,
    play_the_computer,
)
from tests.server.postgres import throw_away_server, why_not
from tests.server.running import ServerProcess, free_port
from tools.echo import Echoes, wait_for_port
from tools.progress import Progress, counted, stage

ROOT: Final = Path(__file__).resolve().parent.parent
CORES: Final = 2
SLICES: Final = 5
ASKERS: Final = 4
MORE_WHILE_ASKED: Final = 30  # milliseconds
FREE: Final = ("person_requests", "address_requests", "sign_ups", "new_matches")
WORK: Final = ("messages", "work_of_person", "work_of_address")
LIMITS: Final = " ".join(f"{name}=1000000/1000000" for name in (*FREE, *WORK))
LONGEST_PING: Final = 100  # milliseconds
LONGEST_ANSWER: Final = 1000  # of an opponent
PUBLIC_WORK: Final = " ".join(
    f"{name}={rate[0]:g}/{rate[1]:g}"
    for name, rate in ((name, getattr(PUBLIC_LIMITS, name)) for name in WORK)
)
FREE_TO_COME: Final = " ".join(f"{name}=1000000/1000000" for name in FREE)
KB: Final = 1024
BUSY_RATE: Final = 420.0  # actions a second that are tried: some wait for their game
PROCESSES: Final = (1, 2, 4)
FEWEST_SIZES: Final = 6


@dataclass(frozen=True)
class Plan:
    """What was asked for on the command line."""

    games: int
    seconds: float
    pace: float
    game: str
    folder: str
    seed: int
    actions: int = 40
    minutes: float = 5.0


def server_on(plan: Plan, folder: str, idle_after: int = 600) -> ServerProcess:
    path, kept = os.path.join(folder, "games.db"), str(idle_after)
    return ServerProcess(path, GROGNARD_LIMITS=LIMITS, GROGNARD_IDLE_AFTER=kept)


def milliseconds(laps: Sequence[float]) -> Json:
    ordered = sorted(laps)
    return {
        "median_ms": round(1000 * statistics.median(ordered), 2),
        "p99_ms": round(1000 * ordered[int(0.99 * (len(ordered) - 1))], 2),
        "worst_ms": round(1000 * ordered[-1], 2),
        "count": len(ordered),
    }


def disk(folder: str) -> Json:
    """How long this disk takes to make 4 KB durable: nothing that is committed can be quicker."""
    laps = []
    with tempfile.TemporaryFile(dir=folder, buffering=0) as file:
        for _ in range(100):
            file.write(b"x" * 4096)
            begun = time.perf_counter()
            os.fsync(file.fileno())
            laps.append(time.perf_counter() - begun)
    return milliseconds(laps)


async def latency(plan: Plan, clients: Sequence[int] | None = None) -> Json:
    """Action to event against the bare echo, in slices that take turns; clients on these cores."""
    port = free_port()
    with tempfile.TemporaryDirectory(dir=plan.folder) as folder:
        command = [sys.executable, "-m", "tools.echo", str(port)]
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
                    found[count] = await flat_out(server, plan)
    one, two = found[1], found[2]
    return {
        "games": plan.games,
        "game": plan.game,
        **{f"with_{count}": found[count] for count in PROCESSES},
        "asked": "2 processes do at least as much as one, within a tenth, for no more cost each",
        "reached": two["actions_a_second"] >= 0.9 * one["actions_a_second"]
        and two["cpu_ms_an_action"] <= 1.1 * one["cpu_ms_an_action"],
    }


async def flat_out(server: ServerProcess, plan: Plan) -> Json:
    """As fast as all pairs together can play, after a while to warm up."""
    async with new_client() as http:
        club = Club(server.url, http, plan.game, plan.seed)
        await club.open(plan.games)
        await club.play(plan.seconds / 4, 0)
        club.acted = 0
        used, begun = server.cpu_of_all(), time.perf_counter()
        laps = await club.play(plan.seconds, 0)
        cpu, wall = server.cpu_of_all() - used, time.perf_counter() - begun
        await club.close()
    return {
        "actions_a_second": round(club.acted / wall, 1),
        "cpu_ms_an_action": round(1000 * cpu / max(club.acted, 1), 3),
        "action_to_event": milliseconds(laps),
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
                await club.play_some(plan.actions)
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


async def memory(plan: Plan) -> Json:
    """Resident memory for each open game with its two connections, some actions into it."""
    with tempfile.TemporaryDirectory(dir=plan.folder) as folder, server_on(plan, folder) as server:
        async with new_client() as http:
            club = Club(server.url, http, plan.game, plan.seed)
            await club.open(10)
            await club.play_some(plan.actions)
            before = server.memory()
            await club.open(plan.games)
            await club.play_some(plan.actions)
            await asyncio.sleep(1)
            after = server.memory()
            well = server.is_well()
            await club.close()
    each = (after - before) / plan.games
    return {
        "games": plan.games,
        "game": plan.game,
        "before_mb": round(before / KB / KB, 1),
        "after_mb": round(after / KB / KB, 1),
        "kb_a_game": round(each / KB, 1),
        "actions_a_game": plan.actions,
        "asked": "1,000 games with a connected pair each, under 200 KB a game",
        "reached": well and each < 200 * KB,
    }


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


async def advice(plan: Plan) -> Json:
    """Action to event without questions, and while some tables ask for odds without a pause."""
    answers: list[float] = []
    with tempfile.TemporaryDirectory(dir=plan.folder) as folder, server_on(plan, folder) as server:
        async with new_client() as http:
            playing = Club(server.url, http, plan.game, plan.seed)
            asking = Club(server.url, http, plan.game, plan.seed + plan.games)
            await playing.open(plan.games)
            await asking.open(ASKERS)
            await asking.play_some(plan.actions)
            await playing.play(plan.seconds / 4, plan.pace)  # to warm up
            quiet = await playing.play(plan.seconds / 2, plan.pace)
            askers = [asyncio.create_task(keep_asking(pair, answers)) for pair in asking.pairs]
            asked = await playing.play(plan.seconds / 2, plan.pace)
            for asker in askers:
                asker.cancel()
            await asyncio.gather(*askers, return_exceptions=True)
            await playing.close()
            await asking.close()
    before, during = milliseconds(quiet), milliseconds(asked)
    return {
        "games": plan.games,
        "game": plan.game,
        "play": before,
        "play_while_asked": during,
        "odds": milliseconds(answers) if answers else None,
        "asked": f"p99 at most {MORE_WHILE_ASKED} ms more than without questions",
        "reached": during["p99_ms"] <= before["p99_ms"] + MORE_WHILE_ASKED,
    }


async def keep_asking(pair: Pair, answers: list[float]) -> None:
    """Ask for the odds of every answer that may be given, and begin again; not if it is over."""
    player = next((player for player in pair.players if player.legal), pair.players[0])
    for action in cycle(player.legal):
        begun = time.perf_counter()
        await player.ask("ask", what="odds", action=action)
        answers.append(time.perf_counter() - begun)


async def fairness(plan: Plan) -> Json:
    """An honest player's ping and questions while guests of another address ask at their limits.

    The limits are those of a public server, but for signing up and making matches.
    """
    with tempfile.TemporaryDirectory(dir=plan.folder) as folder:
        limits = f"{PUBLIC_WORK} questions_of_address=32 {FREE_TO_COME}"
        server = ServerProcess(os.path.join(folder, "games.db"), GROGNARD_LIMITS=limits)
        with server:
            return await ping_in_a_crowd(server, plan)


async def ping_in_a_crowd(server: ServerProcess, plan: Plan) -> Json:
    async with new_client() as http:
        honest = await guest(http, server.url, "honest")
        match = await alone(honest, plan.game)
        seat = SEATS[plan.game][0]
        async with line_of(honest, match, seat) as pings, line_of(honest, match, seat) as asks:
            await heard(asks, "prompt")
            quiet = await ping_for(pings, plan.seconds / 4)
            pace = PUBLIC_LIMITS.messages[1]
            async with flooding(server.url, plan.game, plan.games, pace) as said:
                before = server.cpu()
                asking = asyncio.create_task(ask_for(asks, plan.seconds))
                laps = await ping_for(pings, plan.seconds)
                used = [after - then for after, then in zip(server.cpu(), before, strict=True)]
                answers = await asking
    ping = milliseconds(laps)
    return {
        "guests": plan.games,
        "game": plan.game,
        "ping_before": milliseconds(quiet),
        "ping": ping,
        "own_questions": milliseconds(answers),
        "server_cpu": f"{100 * used[0] / plan.seconds:.0f} %",
        "workers_cpu": f"{100 * used[1] / plan.seconds:.0f} %",
        "guests_heard": dict(said),
        "asked": f"p99 of a ping at most {LONGEST_PING} ms",
        "reached": ping["p99_ms"] <= LONGEST_PING,
    }


async def computers(plan: Plan) -> Json:
    """How soon a person's opponent answers while another address has computers play each other.

    Once with the limit of a public server, and once without: then only the order of thoughts helps.
    """
    found: Json = {"wanted": plan.games, "game": plan.game}
    few = PUBLIC_LIMITS.computer_games_of_address
    for name, most in (("with_the_limit", few), ("without_limit", plan.games)):
        with tempfile.TemporaryDirectory(dir=plan.folder) as folder:
            limits = f"{LIMITS} computer_games_of_address={most}"
            server = ServerProcess(os.path.join(folder, "games.db"), GROGNARD_LIMITS=limits)
            with server:
                found[name] = await opponent_in_a_crowd(server, plan)
    worst = max(found[name]["p99_ms"] for name in ("with_the_limit", "without_limit"))
    asked = f"p99 of an opponent's answer at most {LONGEST_ANSWER} ms"
    return {**found, "asked": asked, "reached": worst <= LONGEST_ANSWER}


async def opponent_in_a_crowd(server: ServerProcess, plan: Plan) -> Json:
    async with new_client() as http:
        honest = await guest(http, server.url, "honest")
        async with computers_playing(server.url, plan.game, plan.games) as told:
            before = server.cpu()
            laps = await play_the_computer(honest, plan.game, plan.seconds, plan.seed)
            used = [after - then for after, then in zip(server.cpu(), before, strict=True)]
    shares = [f"{100 * each / plan.seconds:.0f} %" for each in used]
    cpu = {"server_cpu": shares[0], "workers_cpu": shares[1]}
    return {**milliseconds(laps), **cpu, **told}


MEASURES: Final[dict[str, Callable[[Plan], Awaitable[Json]]]] = {
    "latency": latency,
    "memory": memory,
    "startup": startup,
    "commits": commits,
    "advice": advice,
    "fairness": fairness,
    "computers": computers,
    "busy": busy,
    "processes": processes,
    "churn": churn,
}
GAMES: Final = {
    "latency": 200,
    "memory": 1000,
    "startup": 10_000,
    "commits": 100,
    "advice": 50,
    "fairness": 20,
    "computers": 90,
    "busy": 1000,
    "processes": 100,
    "churn": 50,
}


def read_arguments(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("what", choices=[*MEASURES, "all"])
    parser.add_argument("--json", action="store_true", help="figures as JSON")
    parser.add_argument("--games", type=int, help="another number of games")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long to play")
    parser.add_argument("--pace", type=float, default=1.0, help="actions a second in each game")
    parser.add_argument("--game", choices=list(SEATS), default="eagles")
    parser.add_argument("--folder", default=None, help="where databases are made")
    parser.add_argument("--actions", type=int, default=40, help="how far the open games are played")
    parser.add_argument("--minutes", type=float, default=5.0, help="how long games come and go")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args(arguments)


def stay_on_two_cores() -> int:
    """This process and all it starts; returns how many cores there are to use."""
    cores = own_cores()[:CORES]
    stay_on(cores)
    return len(cores)


def own_cores() -> list[int]:
    if hasattr(os, "sched_getaffinity"):
        return sorted(os.sched_getaffinity(0))
    return list(range(os.cpu_count() or 1))


def stay_on(cores: Sequence[int]) -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, cores)


def measure(what: str, args: argparse.Namespace) -> Json:
    games = args.games or GAMES[what]
    folder = args.folder or tempfile.gettempdir()
    told = args.seconds, args.pace, args.game, folder, args.seed, args.actions, args.minutes
    plan = Plan(games, *told)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        found = runner.run(as_coroutine(MEASURES[what](plan)))
    return {**found, "disk": disk(folder)}


async def as_coroutine(work: Awaitable[Json]) -> Json:
    return await work


def show(what: str, found: Json) -> None:
    print(f"{what}: {'reached' if found['reached'] else 'NOT REACHED'} ({found['asked']})")
    for name, value in found.items():
        if name not in ("asked", "reached"):
            print(f"  {name.replace('_', ' '):<20}{value}")


def main(arguments: Sequence[str]) -> int:
    args = read_arguments(arguments)
    cores = stay_on_two_cores()
    found: dict[str, Json] = {}
    for what in MEASURES if args.what == "all" else [args.what]:
        stage(f"Measuring {what}")
        found[what] = measure(what, args)
        if not args.json:
            show(what, found[what])
    if args.json:
        print(json.dumps({"cores": cores, "rules": native.running(), **found}, indent=2))
    else:
        print(f"({cores} cores, rules {native.running()})")
    return 0 if all(each["reached"] for each in found.values()) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
