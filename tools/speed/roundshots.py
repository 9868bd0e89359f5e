"""How long a ball of Au crépuscule de l'Aigle takes that goes through 40 units.

    ./run tool roundshots [--units 40] [--count 2000]

Battalions in column stand one behind the other, nearer than they could, so that the bounce goes
through all of them. One roundshot is what the rules do from the artillery die to the first die that
is thrown for wounds: what stops the ball, where it bounces, and whose bases it goes through.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from statistics import median

from grognard.games.crepuscule.chapters.artillery.roundshot import Roundshot
from grognard.games.crepuscule.model.kinds import COLUMN
from grognard.games.crepuscule.model.state import Battle
from grognard.kernel.dice import Throw
from grognard.kernel.umpire import settle
from grognard.native import running
from tests.games.crepuscule.builders import ALLIED, battalion, battery, battle, run

ASKED = 50  # microseconds for one roundshot
FIGURES = 24
FIRST = 20.0  # inches from the muzzle to the first column
DIE = 2  # inches that the artillery die adds, as its first face says
BOUNCE = 6


def deep_column(units: int) -> Battle:
    """A gun, and so many columns within the length of its bounce."""
    step = (BOUNCE - 1) / units
    foes = [
        battalion(f"a{i}", ALLIED, (24, 4 + FIRST + i * step), figures=FIGURES, formation=COLUMN)
        for i in range(units)
    ]
    return battle([battery("f0", at=(24, 4)), *foes], estimates="exact", unit_officers="off")


def shots(units: int, count: int) -> list[float]:
    """Microseconds of each ball."""
    b = deep_column(units)
    run(b, Roundshot(0, 1, int(FIRST) - DIE - 1))
    found = []
    for _ in range(count):
        one = b.clone()
        assert isinstance(one, Battle)
        start = time.process_time()
        fly(one)
        found.append(1e6 * (time.process_time() - start))
    return found


def fly(b: Battle) -> None:
    for face in (1, BOUNCE):
        assert isinstance(b.pending, Throw)
        settle(b, face)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, prog="./run tool roundshots")
    parser.add_argument("--units", type=int, default=40)
    parser.add_argument("--count", type=int, default=2000)
    args = parser.parse_args(arguments)
    found = shots(args.units, args.count)
    print(f"{args.count} roundshots through {args.units} units; rules {running()}")
    print(f"median {median(found):.0f} µs, asked {ASKED} µs")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
