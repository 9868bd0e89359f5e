"""How long it takes to work out everywhere that a unit may go, in random battles.

    ./run tool reaches [--scenario saalfeld] [--count 200] [--seed 1]

Every unit of L'Âge des Aigles that is asked where to go has the verdict and cost of every place
worked out, in whole degrees and millimetres. A browser that drags it waits for that.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from statistics import median

from grognard.games.age.chapters.moving.ways import ChooseWay
from grognard.games.age.game import GAME
from grognard.games.age.model.flow import battle
from grognard.games.age.screen.lexicon import LEDGER
from grognard.kernel.dice import Rng
from grognard.kernel.umpire import play_random
from grognard.miniatures.moving.mover import Mover
from grognard.miniatures.reach.move_fan import Fan
from grognard.miniatures.reach.verdict_rows import Whys
from grognard.native import running
from grognard.table.pose import MM

ASKED = 5  # milliseconds for one unit


def movers(scenario: str, rng: Rng) -> Iterator[Mover]:
    """Units that are asked where to go, in battles one after the other."""
    while True:
        s = GAME.setup(scenario, {})
        while play_random(s, rng, 1):
            wait = s.pending
            if isinstance(wait, ChooseWay):
                b = battle(s)
                yield wait.mover(b, b.units[wait.unit])


def milliseconds(mover: Mover) -> float:
    start = time.perf_counter()
    Fan(mover, [], Whys(LEDGER, "en"), MM).reach("unit")
    return 1000 * (time.perf_counter() - start)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, prog="./run tool reaches")
    parser.add_argument("--scenario", default="saalfeld")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(arguments)
    found = movers(args.scenario, Rng(args.seed))
    times = [milliseconds(next(found)) for _ in range(args.count)]
    slow = sum(one > ASKED for one in times)
    print(f"{args.count} reaches in {args.scenario}; rules {running()}")
    print(f"median {median(times):.1f} ms, worst {max(times):.1f} ms; {slow} above {ASKED} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
