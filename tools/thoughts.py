"""Whether computer players ever answer what the rules do not allow, in portions.

    ./run tool thoughts --game eagles --seconds 300 --results eagles.thoughts

At every question of a battle each player is asked, and each answer is judged by the true state;
then play goes on with one of them, chosen at random. The battles that were played are lines of the
file of results: the same command goes on from there, until there are a million decisions of each
player (`--decisions`). Players that search have eight simulations (`--sims`).
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Final

from grognard.agents import AT_ONCE, LEVELS, SECONDS, STYLES, YARDSTICKS, Budget, has_styles, seated
from grognard.games import game as find_game
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng, Throw
from grognard.kernel.game import Game
from grognard.kernel.sealed import facing
from grognard.kernel.state import State
from grognard.kernel.umpire import settle, submit
from grognard.native import running

SEARCHING: Final = next(iter(SECONDS))  # with simulations named the others are the same


class Illegal(Exception):
    """An answer that the rules do not allow."""


def players(key: str) -> list[str]:
    """Each kind of player once, in every style that the game knows."""
    levels = [name for name in LEVELS if name not in SECONDS or name == SEARCHING]
    styled = [f"{name}-{style}" for name in levels for style in STYLES] if has_styles(key) else []
    return [*levels, *styled, *YARDSTICKS]


def battle(game: Game, scenario: str, deal: int, names: Sequence[str], sims: int) -> int:
    """A battle to its end; how many questions there were. Raises Illegal."""
    agents = {name: seated(name, deal) for name in names}
    s, rng, asked = game.setup(scenario, {}), Rng(deal), 0
    while isinstance(s.pending, Decision | Throw):
        if isinstance(s.pending, Throw):
            settle(s, s.pending.toss(rng))
            continue
        found = []
        for name, agent in agents.items():
            budget = AT_ONCE if name.partition("-")[0] in (LEVELS[0], LEVELS[1]) else Budget(sims)
            action = agent.answer(game, s, s.pending.seat, budget)
            check(game, s, action, f"{name} in {scenario}, deal {deal}, question {asked}")
            found.append(action)
        asked += 1
        submit(s, found[rng.below(len(found))])
    return asked


def check(game: Game, s: State, action: Action, where: str) -> None:
    decision = s.pending
    assert isinstance(decision, Decision)
    refusal = decision.why_not(s, action)
    if refusal is not None:
        text = game.notate(facing(s, decision.seat), action)
        raise Illegal(f"{where}: {text} ({refusal.cite})")


def known(path: Path | None) -> dict[tuple[str, int], int]:
    """The battles that were played, with their questions."""
    lines = path.read_text(encoding="utf-8").splitlines() if path and path.is_file() else []
    return {(one["battle"], one["deal"]): one["decisions"] for one in map(json.loads, lines)}


def every_battle(game: Game) -> Iterator[tuple[int, str]]:
    """Deal by deal, without an end."""
    for deal in count(1):
        for scenario in game.info.scenarios:
            yield deal, scenario


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, prog="./run tool thoughts")
    parser.add_argument("--game", default="eagles")
    parser.add_argument("--sims", type=int, default=8)
    parser.add_argument("--decisions", type=int, default=1_000_000)
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--results", type=Path, metavar="FILE")
    args = parser.parse_args(arguments)
    game, names = find_game(args.game), players(args.game)
    done, begun = known(args.results), time.monotonic()
    for deal, scenario in every_battle(game):
        if sum(done.values()) >= args.decisions or time.monotonic() - begun >= args.seconds:
            break
        if (scenario, deal) not in done:
            asked = battle(game, scenario, deal, names, args.sims)
            done[scenario, deal] = asked
            note(args.results, scenario, deal, asked)
    print(
        f"{sum(done.values())} decisions of each of {', '.join(names)} in {len(done)} battles: "
        f"none illegal; rules {running()}"
    )
    return 0


def note(path: Path | None, scenario: str, deal: int, asked: int) -> None:
    if path is not None:
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"battle": scenario, "deal": deal, "decisions": asked}) + "\n")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
