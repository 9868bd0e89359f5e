"""Whether the time an answer takes betrays a hand with a playable Special (R130).

    ./run tool timing [--pairs 2000] [--modes live correspondence computer] [--laps FILE] [--json]

Two battles look alike to the player who acts: in one the enemy is asked in secret about the act, in
the other nobody is. Both are set up on a real server, the same act is made in each, in random
order, and the time from sending it to each message that answers it is compared, pair by pair. On a
busy machine more pairs are needed for the same certainty; nothing else should run beside it. It may
be measured in portions: with --laps the times are added to those that the file holds, and all of
them are compared. The exit code is 1 when a difference is found that chance gives less than once in
a thousand times, all comparisons taken together.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, cast

from grognard.kernel.dice import Rng
from tests.server.hosting import Client, Hosted, Person, token_in
from tests.server.leaks.traffic import DICE
from tests.server.leaks.twins import find_twins, move
from tests.server.matches import EAGLES, from_position
from tests.server.running import ServerProcess
from tools.progress import Progress

MODES: Final = ("live", "correspondence", "computer")
MESSAGES: Final = ("ack", "waiting", "pong")
CHANCE: Final = 0.001
FREE: Final = ("person_requests", "address_requests", "messages", "sign_ups", "new_matches")
LIMITS: Final = " ".join(f"{name}=1000000/1000000" for name in FREE)


Pair = tuple[list[float], list[float]]  # the times in either world


@dataclass(frozen=True)
class Scene:
    """Two positions that look alike to a seat, and its act; in the first the enemy is asked."""

    seat: int
    positions: tuple[str, str]
    act: str


def scene() -> Scene:
    """A move of EAGLES: the enemy holds a Special for it, or a card that is none."""
    twins = find_twins(0, "waterloo", "combat", "move", 30)
    matches = [from_position(EAGLES, position) for position in twins.positions]
    dice = [Rng(DICE), Rng(DICE)]
    for step in twins.steps:
        if step.differs and step.seat == twins.observer:
            texts = [EAGLES.write(match.state) for match in matches]
            order = (0, 1) if len(step.asked[0]) > len(step.asked[1]) else (1, 0)
            return Scene(step.seat, (texts[order[0]], texts[order[1]]), step.text)
        for match, luck in zip(matches, dice, strict=True):
            move(match, step.text, luck)
    raise LookupError("no act of this stretch is the observer's")


def terms_of(mode: str, seats: list[str], seat: int) -> dict[str, Any]:
    """How a match of each kind is made."""
    other = "random" if mode == "computer" else "open"
    wished = {key: "me" if number == seat else other for number, key in enumerate(seats)}
    pace = {"live": "live", "correspondence": "day", "computer": "none"}[mode]
    return {"seats": wished, "pace": pace}


class Laps:
    """The times of one kind of match, by message, for each of the two worlds."""

    def __init__(self) -> None:
        self.seconds: Final[dict[str, Pair]] = {}

    def add(self, message: str, world: int, seconds: float) -> None:
        self.seconds.setdefault(message, ([], []))[world].append(seconds)

    def extend(self, other: dict[str, Pair]) -> None:
        """Add what was measured before."""
        for message, worlds in other.items():
            for world, laps in enumerate(worlds):
                self.seconds.setdefault(message, ([], []))[world].extend(laps)

    def compared(self) -> dict[str, dict[str, float]]:
        return {message: difference(*pair) for message, pair in self.seconds.items()}


def difference(asked: list[float], unasked: list[float]) -> dict[str, float]:
    """The difference of pairs in milliseconds, and how likely chance alone makes one so large."""
    found = [1000 * (a - b) for a, b in zip(asked, unasked, strict=True)]
    mean, spread = statistics.fmean(found), statistics.stdev(found) if len(found) > 1 else 0.0
    error = spread / math.sqrt(len(found))
    wins = sum(a > b for a, b in zip(asked, unasked, strict=True))
    z = max(abs(mean) / error if error else 0.0, abs(2 * wins - len(found)) / math.sqrt(len(found)))
    return {
        "pairs": len(found),
        "asked_ms": 1000 * statistics.median(asked),
        "unasked_ms": 1000 * statistics.median(unasked),
        "mean_ms": mean,
        "error_ms": error,
        "chance": math.erfc(z / math.sqrt(2)),
    }


async def one_lap(
    people: tuple[Person, Person], act: Scene, mode: str, world: int, laps: Laps
) -> None:
    """Set a match up in one of the worlds, act in it, and take the times."""
    seats = EAGLES.info.seats
    mine, theirs = seats[act.seat], seats[1 - act.seat]
    match = await people[0].make(
        "eagles", position=act.positions[world], **terms_of(mode, seats, act.seat)
    )
    if mode != "computer":
        await people[1].join(match["id"], theirs, token_in(match, theirs))
    await people[0].join(match["id"], mine)
    client = await people[0].sit(match["id"], mine)
    await client.asked()
    await asyncio.sleep(0.02)
    for message, seconds in (await times_of(client, act.act)).items():
        laps.add(message, world, seconds)
    await client.stop()


async def times_of(client: Client, act: str) -> dict[str, float]:
    """From sending an act, and a ping after it, to each message that answers."""
    found: dict[str, float] = {}
    begun = time.perf_counter()
    await client.say("act", id="a", action=act, seen=client.number)
    await client.say("ping")
    while set(found) != set(MESSAGES):
        heard = await client.until(*MESSAGES, "refused")
        assert heard["type"] != "refused", heard
        found.setdefault(heard["type"], time.perf_counter() - begun)
    return found


async def measure(server: Hosted, modes: Sequence[str], pairs: int, seed: int) -> dict[str, Laps]:
    people = await server.person("Ann"), await server.person("Bob")
    act, rng, found = scene(), random.Random(seed), {mode: Laps() for mode in modes}
    progress = Progress("pairs", pairs)
    for count in range(pairs):
        for mode in modes:
            for world in rng.sample((0, 1), 2):
                await one_lap(people, act, mode, world, found[mode])
        progress.at(count + 1)
    progress.over()
    return found


async def on_a_server(modes: Sequence[str], pairs: int, seed: int) -> dict[str, Laps]:
    with tempfile.TemporaryDirectory() as folder:
        with ServerProcess(str(Path(folder, "games.db")), GROGNARD_LIMITS=LIMITS) as process:
            server = Hosted(cast(Any, None), cast(Any, None), process.port)
            try:
                return await measure(server, modes, pairs, seed)
            finally:
                await server.hang_up()


def add_to(file: Path, laps: dict[str, Laps]) -> None:
    """Put what was measured now behind what the file holds, here and there."""
    before = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    for mode, worlds in before.items():
        laps.setdefault(mode, Laps()).extend(worlds)
    whole = {mode: each.seconds for mode, each in laps.items()}
    file.write_text(json.dumps(whole), encoding="utf-8")


def report(found: dict[str, dict[str, dict[str, float]]]) -> bool:
    """Print each comparison; whether one of them betrays something."""
    limit = CHANCE / sum(len(messages) for messages in found.values())
    betrayed = False
    for mode, messages in found.items():
        for message, seen in messages.items():
            betrayed |= seen["chance"] < limit
            print(
                f"{mode}, to {message}: {seen['pairs']:.0f} pairs, "
                f"{seen['asked_ms']:.2f} ms asked, {seen['unasked_ms']:.2f} ms not; "
                f"difference {seen['mean_ms']:+.3f} ± {seen['error_ms']:.3f} ms, "
                f"p = {seen['chance']:.3g}"
            )
    print("the time betrays something" if betrayed else "the time betrays nothing")
    return betrayed


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--pairs", type=int, default=2000)
    parser.add_argument("--modes", nargs="+", choices=MODES, default=list(MODES))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--laps", type=Path, help="a file of times to add to")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args(arguments)
    laps = asyncio.run(on_a_server(args.modes, args.pairs, args.seed))
    if args.laps is not None:
        add_to(args.laps, laps)
    found = {mode: each.compared() for mode, each in laps.items()}
    if args.json:
        print(json.dumps(found))
        return 0
    return int(report(found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
