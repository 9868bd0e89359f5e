"""How often a game asks its players something, by kind of question and version of its rules.

    ./run tool prompts --game march --games 4

Computer against computer, from the same seeds for every version. A question is idle where only one
answer is possible: the player who is asked learns nothing from it and decides nothing.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from grognard.agents import AT_ONCE, NAMES, seated
from grognard.games import PACKAGES, versions
from grognard.kernel.decision import Decision
from grognard.kernel.dice import KeyedDice, Throw
from grognard.kernel.game import Game
from grognard.kernel.state import State
from grognard.kernel.umpire import settle, submit
from tools.progress import counted


@dataclass
class Count:
    """The questions of some games by their kind, and those of them that were idle."""

    games: int = 0
    asked: Counter[str] = field(default_factory=Counter)
    idle: Counter[str] = field(default_factory=Counter)

    def lines(self) -> list[str]:
        """The most frequent kind first, each with its number a game."""
        total = sum(self.asked.values())
        found = [self.line(kind, many, total) for kind, many in self.asked.most_common()]
        idle = sum(self.idle.values()) / self.games
        return [*found, f"{total / self.games:8.1f}  100 %  {idle:5.1f} idle  in all"]

    def line(self, kind: str, many: int, total: int) -> str:
        idle = self.idle[kind] / self.games
        return f"{many / self.games:8.1f}  {100 * many / total:3.0f} %  {idle:5.1f} idle  {kind}"


def play(game: Game, scenario: str, agent: str, seed: int, count: Count) -> None:
    """One game, its questions added to the count."""
    agents = [seated(agent, seed + seat) for seat in range(len(game.info.seats))]
    dice = KeyedDice(seed)
    s = game.setup(scenario, {})
    count.games += 1
    while isinstance(s.pending, Decision | Throw):
        if isinstance(s.pending, Throw):
            settle(s, dice.toss(s.pending, game.turn_key(s)))
            continue
        kind = game.question(s, s.pending.seat) or s.pending.cite
        count.asked[kind] += 1
        count.idle[kind] += is_idle(s, s.pending)
        submit(s, agents[s.pending.seat].answer(game, s, s.pending.seat, AT_ONCE))


def is_idle(s: State, decision: Decision) -> bool:
    """Whether there is only one answer; where more exist than are listed, such as places, never."""
    return decision.finite and len(decision.legal(s)) == 1


def count_prompts(game: Game, scenarios: Sequence[str], games: int, agent: str) -> Count:
    """So many games of each scenario."""
    count = Count()
    pairs = [(scenario, seed) for scenario in scenarios for seed in range(games)]
    for scenario, seed in counted("games", len(pairs), pairs):
        play(game, scenario, agent, seed, count)
    return count


def options(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="How often a game asks its players something.")
    parser.add_argument("--game", choices=PACKAGES, default="march")
    parser.add_argument("--scenario", help="one scenario (default: each of the game)")
    parser.add_argument("--games", type=int, default=1, help="games of each scenario (default: 1)")
    parser.add_argument("--agent", choices=NAMES, default="sensible")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str]) -> int:
    asked = options(arguments)
    totals = []
    for game in versions(asked.game):
        scenarios = [asked.scenario] if asked.scenario else game.info.scenarios
        count = count_prompts(game, scenarios, asked.games, asked.agent)
        totals.append(sum(count.asked.values()) / count.games)
        print(f"{game.info.name}, rules {game.info.version}: prompts a game, {count.games} games")
        print("\n".join(count.lines()))
    print(f"newest against first: {100 * (totals[-1] / totals[0] - 1):+.0f} %")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
