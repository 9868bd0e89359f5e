"""Whether the time an answer takes betrays a hand with a playable Special (R130).

    ./run tool timing [--pairs 2000] [--modes live correspondence computer] [--json]
                      [--laps FILE [--at-most 500]]

Two battles look alike to the player who acts: in one the enemy is asked in secret about the act, in
the other nobody is. Both are set up on a real server, the same act is made in each, in random
order, and the time from sending it to each message that answers it is compared, pair by pair. On a
busy machine more pairs are needed for the same certainty; nothing else should run beside it. It may
be measured in portions: with --laps the times are kept in the file as they come, those that it
holds already count as well, and --at-most ends a portion. A run that was ended goes on where it
was. The exit code is 1 when a difference is found that chance gives less than once in a thousand
times, all comparisons taken together, and 3 while pairs are missing.
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
KEEP_EVERY: Final = 20  # pairs
MISSING: Final = 3
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

    @property
    def count(self) -> int:
        """The pairs that were measured."""
        return min((len(world) for pair in self.seconds.values() for world in pair), default=0)

    def extend(self, other: dict[str, Pair]) -> None:
        """Add what was measured elsewhere."""
        for message, worlds in other.items():
            for world, laps in enumerate(worlds):
                self.seconds.setdefault(message, ([], []))[world].extend(laps)

    def compared(self) -> dict[str, dict[str, float]]:
        return {message: difference(*pair) for message, pair in self.seconds.items()}


class Portion:
    """So many pairs of each mode are wanted; the file holds those that were measured before."""

    def __init__(
        self,
        modes: Sequence[str],
        pairs: int,
        at_most: int | None = None,
        file: Path | None = None,
        seed: int = 1,
    ) -> None:
        self.modes: Final = modes
        self.pairs: Final = pairs
        self.at_most: Final = pairs if at_most is None else at_most
        self.file: Final = file
        self.seed: Final = seed
        self.laps: Final = {mode: Laps() for mode in modes}
        if file is not None and file.exists():
            for mode, before in json.loads(file.read_text(encoding="utf-8")).items():
                self.laps.setdefault(mode, Laps()).extend(before)

    def missing(self, mode: str) -> int:
        return max(0, self.pairs - self.laps[mode].count)

    def left(self) -> int:
        return max(self.missing(mode) for mode in self.modes)

    def now(self) -> int:
        """How many are to be measured before this portion ends."""
        return min(self.left(), self.at_most)

    def keep(self) -> None:
        """Write the file in one go: ending the run loses nothing that was kept."""
        if self.file is not None:
            fresh = self.file.with_name(f"{self.file.name}.new")
            whole = {mode: laps.seconds for mode, laps in self.laps.items()}
            fresh.write_text(json.dumps(whole), encoding="utf-8")
            fresh.replace(self.file)


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


async def measure(server: Hosted, portion: Portion) -> None:
    people = await server.person("Ann"), await server.person("Bob")
    act, rng = scene(), random.Random(f"{portion.seed} {portion.left()}")
    now = portion.now()
    progress = Progress("pairs of each mode", now)
    for count in range(now):
        for mode in portion.modes:
            if portion.missing(mode):
                pair = Laps()
                for world in rng.sample((0, 1), 2):
                    await one_lap(people, act, mode, world, pair)
                portion.laps[mode].extend(pair.seconds)
        if not (count + 1) % KEEP_EVERY:
            portion.keep()
        progress.at(count + 1)
    progress.over()


async def on_a_server(portion: Portion) -> None:
    with tempfile.TemporaryDirectory() as folder:
        with ServerProcess(str(Path(folder, "games.db")), GROGNARD_LIMITS=LIMITS) as process:
            server = Hosted(cast(Any, None), cast(Any, None), process.port)
            try:
                await measure(server, portion)
            finally:
                await server.hang_up()


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
    parser.add_argument("--laps", type=Path, help="a file that holds the times")
    parser.add_argument("--at-most", type=int, help="so many more pairs in this portion")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args(arguments)
    portion = Portion(args.modes, args.pairs, args.at_most, args.laps, args.seed)
    try:
        if portion.now():
            asyncio.run(on_a_server(portion))
    finally:
        portion.keep()
    found = {mode: each.compared() for mode, each in portion.laps.items()}
    if args.json:
        print(json.dumps(found))
        return 0
    if report(found):
        return 1
    if portion.left():
        print(f"{portion.left():,} of {portion.pairs:,} pairs are missing")
        return MISSING
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
