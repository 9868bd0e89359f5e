"""How fast random play is for a learner: many games at once, with and without what it sees.

    ./run tool vector                         # EAGLES, one process and one for each processor
    ./run tool vector --game march --workers 1 2 --seconds 5

For each number of processes it plays so many seconds twice: the rules alone, each process by
itself, and games in lockstep (`grognard.research.vector`), where every answer comes from outside
and every position is seen as an array with its mask. Answers a second by the clock: run it on a
quiet machine.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import numpy as np

from grognard import native
from grognard.arena.crew import processors
from grognard.games import game as find_game
from grognard.kernel.dice import Rng
from grognard.kernel.umpire import play_random
from grognard.research.vector import Vector, at_random

AT_ONCE = 100


def main(arguments: Sequence[str]) -> int:
    asked = options(arguments)
    battle = asked.battle or find_game(asked.game).info.scenarios[0]
    print(f"{asked.game}, {battle}, {native.running()}: answers a second")
    first: list[float] = []
    for workers in asked.workers or sorted({1, processors()}):
        alone = rules_alone(asked.game, battle, workers, asked.seconds)
        seen = in_lockstep(asked.game, battle, asked.games, workers, asked.seconds)
        first = first or [alone, seen]
        ratios = f"{alone / first[0]:.2f} and {seen / first[1]:.2f} times the first"
        print(f"{workers} processes: rules alone {alone:,.0f}, in lockstep {seen:,.0f}; {ratios}")
    return 0


def options(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="How fast random play is for a learner.")
    parser.add_argument("--game", default="eagles")
    parser.add_argument("--battle", help="default: the first of the game")
    parser.add_argument("--games", type=int, default=64, help="in lockstep (default: 64)")
    parser.add_argument("--workers", type=int, nargs="+", help="numbers of processes to try")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each figure (default: 3)")
    return parser.parse_args(arguments)


def rules_alone(game: str, battle: str, workers: int, seconds: float) -> float:
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        jobs = [pool.submit(random_answers, game, battle, n, seconds) for n in range(workers)]
        return sum(job.result() for job in jobs)


def random_answers(game: str, battle: str, seed: int, seconds: float) -> float:
    """Answers a second in this process, when its modules are there."""
    found, rng = find_game(game), Rng(seed)
    s = found.setup(battle, {})
    made, start = 0, time.perf_counter()
    while (taken := time.perf_counter() - start) < seconds:
        some = play_random(s, rng, AT_ONCE)
        made += some
        if some < AT_ONCE:
            s = found.setup(battle, {})
    return made / taken


def in_lockstep(game: str, battle: str, games: int, workers: int, seconds: float) -> float:
    random = np.random.default_rng(1)
    with Vector(game, battle, games=games, workers=workers) as play:
        masks = play.reset(1)
        made, start = 0, time.perf_counter()
        while (taken := time.perf_counter() - start) < seconds:
            play.step(at_random(masks, random))
            made += games
        return made / taken


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
