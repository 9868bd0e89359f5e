"""How long it takes to find everywhere that a unit may go, in random battles.

    ./run tool reaches [--scenario saalfeld] [--count 200] [--seed 1]

Every unit of L'Âge des Aigles that is asked where to go has the verdict and cost of every place
computed, in whole degrees and twentieths of an inch. A browser that drags it waits for that.
March columns are listed separately too: where others are near, each of their bases is checked.
The first reach of a moment is cold: it also makes the field of all bodies. What a browser waits for
afterwards, as the same unit is turned or moves on, is warm; that is what the limit is about.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from itertools import islice
from statistics import median
from typing import NamedTuple

from grognard.games.age.chapters.moving.ways import ChooseWay
from grognard.games.age.game import GAME
from grognard.games.age.model.flow import battle
from grognard.games.age.model.kinds import COLUMN
from grognard.games.age.model.state import Battle
from grognard.games.age.reach.way_reach import way_reach
from grognard.games.age.screen.lexicon import LEDGER
from grognard.kernel.dice import Rng
from grognard.kernel.umpire import play_random
from grognard.miniatures.reach.verdict_rows import Whys
from grognard.native import running

ASKED = 5  # milliseconds for one unit


class Timed(NamedTuple):
    column: bool
    cold: float  # milliseconds
    warm: float


def reaches(scenario: str, rng: Rng) -> Iterator[Timed]:
    """Of units that are asked where to go, in battles one after the other."""
    while True:
        s = GAME.setup(scenario, {})
        while play_random(s, rng, 1):
            wait = s.pending
            if isinstance(wait, ChooseWay):
                yield timed(battle(s), wait)


def timed(b: Battle, wait: ChooseWay) -> Timed:
    column = b.units[wait.unit].formation == COLUMN
    return Timed(column, taken(b, wait), taken(b, wait))


def taken(b: Battle, wait: ChooseWay) -> float:
    start = time.process_time()
    way_reach(b, b.units[wait.unit], wait.halves, wait.order, [], Whys(LEDGER, "en"))
    return 1000 * (time.process_time() - start)


def told(times: list[float]) -> str:
    slow = sum(one > ASKED for one in times)
    return f"median {median(times):.1f} ms, worst {max(times):.1f} ms; {slow} above {ASKED} ms"


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, prog="./run tool reaches")
    parser.add_argument("--scenario", default="saalfeld")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(arguments)
    found = list(islice(reaches(args.scenario, Rng(args.seed)), args.count))
    print(f"{args.count} reaches in {args.scenario}; rules {running()}")
    print(f"cold: {told([one.cold for one in found])}")
    print(f"warm: {told([one.warm for one in found])}")
    columns = [one.warm for one in found if one.column]
    if columns:
        print(f"{len(columns)} of march columns, warm: {told(columns)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
