"""What the server reaches, measured on this machine with real processes and real sockets.

    ./run tool load latency     from an action in one client to its event in the other
    ./run tool load memory      1,000 open games, each with a connected pair
    ./run tool load startup     start with 10,000 stored games
    ./run tool load commits     durable actions a second through one process on SQLite
    ./run tool load advice      action to event while players at other tables ask for odds
    ./run tool load fairness    an honest player's ping while 20 guests of one address ask
    ./run tool load computers   a person's opponent while one address asks for 90 computer matches
    ./run tool load busy        1,000 games at 400 actions a second, the clients on the other core
    ./run tool load processes   1, 2 and 4 processes on PostgreSQL, flat out and steadily
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
import sys
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import uvloop

from grognard import native
from tests.server.client import Json
from tests.server.siege.crowd import SEATS
from tools.progress import stage
from tools.server.measures.crowds import advice, computers, fairness
from tools.server.measures.plan import (
    GAMES,
    Plan,
    disk,
    stay_on_two_cores,
)
from tools.server.measures.size import churn, memory, startup
from tools.server.measures.speed import busy, commits, latency, processes

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


def read_arguments(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("what", choices=[*MEASURES, "all"])
    parser.add_argument("--json", action="store_true", help="figures as JSON")
    parser.add_argument("--games", type=int, help="another number of games")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long to play")
    parser.add_argument("--pace", type=float, default=1.0, help="actions a second in each game")
    parser.add_argument("--game", choices=list(SEATS), default="eagles")
    parser.add_argument("--battle", default="", help="another battle than usual, for memory")
    parser.add_argument("--folder", default=None, help="where databases are made")
    parser.add_argument("--actions", type=int, default=40, help="how far the open games are played")
    parser.add_argument("--minutes", type=float, default=5.0, help="how long games come and go")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args(arguments)


def measure(what: str, args: argparse.Namespace) -> Json:
    games = args.games or GAMES[what]
    folder = args.folder or tempfile.gettempdir()
    told = args.seconds, args.pace, args.game, folder, args.seed, args.actions, args.minutes
    plan = Plan(games, *told, battle=args.battle)
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
