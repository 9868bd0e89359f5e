"""How long records with many undos take to load, and what others notice meanwhile.

    ./run tool long_records [--game eagles] [--lines 1000 10000 20000] [--json]

Each record is made to be hard: two acts and an undo, back to the first line and forward again. It
is read and verified in this process, then brought to a real server, where somebody joins it.
Meanwhile the server's own loop sends a regular signal: the most work between two signals is what
everybody else would have waited. All times are processor times, so that a busy machine makes no
difference. Twice the lines may take twice the time, and no more.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, Final

from grognard.games import game as find_game
from grognard.kernel.decision import Decision
from grognard.kernel.dice import Rng
from grognard.kernel.game import Game
from grognard.kernel.records.record import Entry, Record, read_record
from grognard.kernel.records.replay import Recorder, begin, verify
from grognard.kernel.records.tableline import BACK, TableLine
from tests.server import known
from tests.server.hosting import Hosted, hosted, wishes

LINES: Final = (1000, 10_000, 20_000)
DEPTH: Final = 40  # answers before the going back and forth begins
BEAT: Final = 0.001
SCENARIOS: Final = {"eagles": "waterloo", "march": "training", "age": "saalfeld"}
UNWANTED: Final = ("resign", "offer draw")

assert known  # the games of the tests are known too


def long_record(game: Game, scenario: str, lines: int, depth: int = DEPTH, seed: int = 1) -> Record:
    """An open record of so many lines: a beginning, then two acts and back, or back and forth."""
    recorder = begin(game, scenario, {})
    rng = Rng(seed)
    recorder.run(rng)
    for _ in range(depth):
        act_at_random(recorder, rng)
    entries = recorder.record.entries
    base = len(entries)
    acts = two_acts(recorder, rng)
    del entries[base:]
    while len(entries) + 5 <= lines:
        entries += [again(act) for act in acts]
        entries += [said_back(game, number) for number in (base, 0, base)]
    while len(entries) < lines:
        entries.append(said_back(game, base))
    recorder.record.ending = ""
    return recorder.record


def act_at_random(recorder: Recorder, rng: Rng) -> None:
    """An answer that does not end the game."""
    decision = recorder.state.pending
    assert isinstance(decision, Decision), "the game is over before the record is long enough"
    legal = decision.legal(recorder.state)
    calm = [a for a in legal if recorder.game.notate(recorder.state, a) not in UNWANTED]
    recorder.act(calm[rng.below(len(calm))])
    recorder.run(rng)


def two_acts(recorder: Recorder, rng: Rng) -> list[Entry]:
    act_at_random(recorder, rng)
    act_at_random(recorder, rng)
    return recorder.record.entries[-2:]


def again(entry: Entry) -> Entry:
    same = Entry(entry.action)
    same.throws = [faces[:] for faces in entry.throws]
    return same


def said_back(game: Game, number: int) -> Entry:
    return Entry(TableLine(BACK, 0, number, agreed=True).text(game.info.seats))


class Heart:
    """Beats in the loop; `longest` is the most that was worked between two beats."""

    def __init__(self) -> None:
        self.longest = 0.0

    async def beat(self) -> None:
        while True:
            begun = time.thread_time()
            await asyncio.sleep(BEAT)
            self.longest = max(self.longest, time.thread_time() - begun)


async def timed(work: Callable[[], Awaitable[Any]]) -> tuple[float, float, Any]:
    """Seconds of work in the loop, the longest piece of it, and what came of it."""
    heart = Heart()
    beating = asyncio.create_task(heart.beat())
    await asyncio.sleep(0)
    begun = time.thread_time()
    found = await work()
    took = time.thread_time() - begun
    beating.cancel()
    return took, heart.longest, found


async def brought(server: Hosted, record: Record, game: Game) -> dict[str, float]:
    """Bring a record to a server, then join it as after a restart."""
    person = await server.person("Ann")
    body = {"record": record.text(), "seats": wishes(dict.fromkeys(game.info.seats, "me"))}
    bring, pause, match = await timed(lambda: person.post("/api/records", body))
    for seat in game.info.seats:
        await person.join(match["id"], seat)
    server.services.rooms.places.pop(match["id"], None)
    sit, sit_pause, client = await timed(lambda: person.sit(match["id"], game.info.seats[0]))
    await client.stop()
    return {
        "bring": bring,
        "bring_pause_ms": 1000 * pause,
        "sit": sit,
        "sit_pause_ms": 1000 * sit_pause,
    }


async def measure(game: Game, lines: Sequence[int]) -> list[dict[str, float]]:
    found = []
    with tempfile.TemporaryDirectory() as folder:
        async with hosted(str(Path(folder, "games.db"))) as server:
            for count in lines:
                text = long_record(game, SCENARIOS[game.info.key], count).text()
                begun = time.thread_time()
                record = read_record(text)
                read = time.thread_time()
                assert verify(record, game) == []
                proven = time.thread_time()
                row = {"lines": count, "bytes": len(text), "read": read - begun}
                row["verify"] = proven - read
                found.append({**row, **await brought(server, record, game)})
                print_row(found[-1])
    return found


def print_row(row: dict[str, float]) -> None:
    print(
        f"{row['lines']:>6.0f} lines, {row['bytes'] / 1000:>5.0f} KB: read {row['read']:.2f} s, "
        f"verified {row['verify']:.2f} s, brought {row['bring']:.2f} s "
        f"(others wait {row['bring_pause_ms']:.0f} ms), sat down at {row['sit']:.2f} s "
        f"(others wait {row['sit_pause_ms']:.0f} ms)",
        file=sys.stderr,
        flush=True,
    )


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--game", choices=sorted(SCENARIOS), default="eagles")
    parser.add_argument("--lines", type=int, nargs="+", default=list(LINES))
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args(arguments)
    found = asyncio.run(measure(find_game(args.game), args.lines))
    if args.json:
        print(json.dumps(found))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
