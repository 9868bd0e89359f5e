"""What one player notices while others ask a lot."""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from itertools import cycle
from typing import Final

from grognard.server.settings import PUBLIC_LIMITS
from tests.server.client import Json, guest, new_client
from tests.server.running import ServerProcess
from tests.server.siege.crowd import SEATS, Club, Pair
from tests.server.siege.flood import (
    alone,
    ask_for,
    computers_playing,
    flooding,
    heard,
    line_of,
    ping_for,
    play_the_computer,
)
from tools.progress import Progress
from tools.server.measures.plan import (
    FREE_TO_COME,
    LIMITS,
    PUBLIC_WORK,
    Plan,
    milliseconds,
    server_on,
)

ASKERS: Final = 4
MORE_WHILE_ASKED: Final = 30  # milliseconds
LONGEST_PING: Final = 100  # milliseconds
PING: Final = f"p99 of a ping at most {LONGEST_PING} ms"
LONGEST_CROWD: Final = 180  # seconds for the guests to come and go, beside other work
LONGEST_ANSWER: Final = 1000  # of an opponent


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
        longest = 2 * plan.seconds + LONGEST_CROWD
        with server:
            try:
                async with asyncio.timeout(longest):
                    return await ping_in_a_crowd(server, plan)
            except TimeoutError:
                why = f"not over in {longest:g} s: the machine has too much else to do"
                return {"guests": plan.games, "why_not": why, "asked": PING, "reached": False}


async def ping_in_a_crowd(server: ServerProcess, plan: Plan) -> Json:
    async with new_client() as http:
        honest = await guest(http, server.url, "honest")
        match = await alone(honest, plan.game)
        seat = SEATS[plan.game][0]
        async with line_of(honest, match, seat) as pings, line_of(honest, match, seat) as asks:
            await heard(asks, "prompt")
            quiet = await ping_for(pings, plan.seconds / 4)
            pace, coming = PUBLIC_LIMITS.messages[1], Progress("guests there", plan.games)
            async with flooding(server.url, plan.game, plan.games, pace, coming.at) as said:
                coming.over()
                passing = Progress("seconds of pings", int(plan.seconds))
                before = server.cpu()
                asking = asyncio.create_task(ask_for(asks, plan.seconds))
                laps = await ping_for(pings, plan.seconds, passing.at)
                passing.over()
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
        "asked": PING,
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
