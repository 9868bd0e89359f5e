"""How two agents fare against each other, in every seat in turn.

    ./run tool duel --game march --games 100 --agents sensible random

The first agent plays so many games in each seat, the second in all others; the same seeds give the
same games again. In every seat it meets the same luck, deal and dice, as far as the games are alike
(`KeyedDice`). Games are shared out among as many processes as there are idle processors.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Final

from grognard.agents import AT_ONCE, NAMES, seated
from grognard.games import game as find_game
from grognard.kernel.decision import Decision
from grognard.kernel.dice import KeyedDice, Throw
from grognard.kernel.umpire import settle, submit
from grognard.native import running
from tools.progress import counted

OTHER: Final = 1_000_000  # seeds of the second agent are as many higher


@dataclass(frozen=True)
class Bout:
    """One game to be played: by whom, where, and with which seeds."""

    game: str
    scenario: str
    agents: tuple[str, str]
    seat: int  # of the first agent
    seed: int


@dataclass(frozen=True)
class Outcome:
    """How a game went for the first agent, 1, 0 or -1, and how long it thought in all."""

    bout: Bout
    points: int
    decisions: int
    seconds: float


def play(bout: Bout) -> Outcome:
    """One game; every answer is judged by the true state."""
    game = find_game(bout.game)
    first = seated(bout.agents[0], bout.seed)
    second = seated(bout.agents[1], bout.seed + OTHER)
    dice = KeyedDice(bout.seed)
    s = game.setup(bout.scenario, {})
    decisions, seconds = 0, 0.0
    while isinstance(s.pending, Decision | Throw):
        if isinstance(s.pending, Throw):
            settle(s, dice.toss(s.pending, game.turn_key(s)))
            continue
        seat = s.pending.seat
        if seat == bout.seat:
            start = time.process_time()
            action = first.answer(game, s, seat, AT_ONCE)
            seconds += time.process_time() - start
            decisions += 1
        else:
            action = second.answer(game, s, seat, AT_ONCE)
        submit(s, action)
    verdict = game.verdict(s)
    winner = verdict.winner if verdict is not None else None
    points = 0 if winner is None else 1 if winner == bout.seat else -1
    return Outcome(bout, points, decisions, seconds)


@dataclass
class Score:
    """The games of the first agent in one seat."""

    won: int = 0
    drawn: int = 0
    lost: int = 0
    failures: list[int] = field(default_factory=list)  # seeds of games that were not won

    def add(self, outcome: Outcome) -> None:
        self.won += outcome.points > 0
        self.drawn += outcome.points == 0
        self.lost += outcome.points < 0
        if outcome.points <= 0:
            self.failures.append(outcome.bout.seed)


def idle_processors() -> int:
    """How many processors nobody uses just now, one at least."""
    count = os.cpu_count() or 1
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    return max(1, min(count, round(count - load)))


def bouts(
    game: str, scenario: str, agents: tuple[str, str], games: int, seed: int
) -> Iterable[Bout]:
    for number in range(games):
        for seat in range(len(find_game(game).info.seats)):
            yield Bout(game, scenario, agents, seat, seed + number)


def outcomes(all_bouts: Sequence[Bout], workers: int) -> Iterable[Outcome]:
    if workers == 1:
        yield from map(play, all_bouts)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(play, all_bouts)


def options(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="How two agents fare against each other.")
    parser.add_argument("--game", default="eagles", help="the game (default: eagles)")
    parser.add_argument("--scenario", help="its scenario (default: the first of the game)")
    parser.add_argument("--games", type=int, default=100, help="games in each seat (default: 100)")
    parser.add_argument("--agents", nargs=2, choices=NAMES, default=["sensible", "random"])
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--workers", type=int, help="processes (default: idle processors)")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str]) -> int:
    asked = options(arguments)
    info = find_game(asked.game).info
    scenario = asked.scenario or info.scenarios[0]
    agents = (asked.agents[0], asked.agents[1])
    workers = asked.workers or idle_processors()
    scores = [Score() for _ in info.seats]
    decisions, seconds = 0, 0.0
    everything = list(bouts(asked.game, scenario, agents, asked.games, asked.seed))
    for outcome in counted("games", len(everything), outcomes(everything, workers)):
        scores[outcome.bout.seat].add(outcome)
        decisions += outcome.decisions
        seconds += outcome.seconds
    print(f"{info.name}, {scenario}: {agents[0]} against {agents[1]}, {running()}")
    for name, score in zip(info.seats, scores, strict=True):
        line = f"as {name}: {score.won} won, {score.drawn} drawn, {score.lost} lost"
        print(f"{line}; not won: {score.failures}" if score.failures else line)
    if decisions:
        print(f"{1000 * seconds / decisions:.2f} ms a decision, {decisions} decisions")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
