"""How many simulations a second the searches do at Waterloo, beside OpenSpiel's in C++.

    ./run tool simulations [--seconds 2] [--positions 5]

In the middle of Waterloo, where a side has more than eight answers, each simulation goes from the
root to a leaf that is at least three answers away, and is evaluated there. Lines of whole turns,
which the levels search with, go on to the end of the next turn. OpenSpiel's ISMCTS plays gin
rummy in the same run, with one random rollout a simulation. All by processor time.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from random import Random
from statistics import median
from typing import Any, Final

from grognard.agents import AT_ONCE, Budget, seated
from grognard.agents.registry import search_of
from grognard.agents.search import Search, Tree
from grognard.games import game as find_game
from grognard.kernel.decision import Decision
from grognard.kernel.dice import Rng, Throw
from grognard.kernel.seen import Seen
from grognard.kernel.umpire import settle, submit
from grognard.native import running

EAGLES: Final = find_game("eagles")
TURN: Final = 4
FEWEST: Final = 9  # answers at the root
ASKED: Final = 5000
PROBE: Final = 200
GIN: Final = "gin_rummy"
DECISIONS: Final = 12  # in gin rummy before it is measured


def middles() -> Iterator[Seen]:
    """One position of each deal, as the seat that is asked sees it."""
    for deal in range(1, 1000):
        agents = [seated("sensible", deal + seat) for seat in range(2)]
        rng, s = Rng(deal), EAGLES.setup("waterloo", {})
        while isinstance(s.pending, Decision | Throw):
            if isinstance(s.pending, Throw):
                settle(s, s.pending.toss(rng))
                continue
            if EAGLES.moment(s)[0] >= TURN and len(s.pending.legal(s)) >= FEWEST:
                yield Seen(EAGLES, s, s.pending.seat, Rng(deal))
                break
            submit(s, agents[s.pending.seat].answer(EAGLES, s, s.pending.seat, AT_ONCE))


def sims_in(think: Callable[[int], Any], seconds: float) -> tuple[int, float, Any]:
    """As many simulations as take about so long, and their processor time."""
    begun = time.process_time()
    think(PROBE)
    sims = max(PROBE, int(PROBE * seconds / max(1e-6, time.process_time() - begun)))
    begun = time.process_time()
    done = think(sims)
    return sims, time.process_time() - begun, done


def of_the_tree(seen: Seen, seconds: float) -> tuple[float, float, int]:
    """Simulations a second, answers in one, and the fewest."""

    def think(sims: int) -> Tree:
        tree = search_of(seen, 1, search=Tree)
        assert isinstance(tree, Tree)
        tree.think(Budget(sims=sims))
        return tree

    sims, taken, tree = sims_in(think, seconds)
    assert tree.lines.sims == sims
    return sims / taken, tree.answers / sims, tree.shallowest


def of_lines(seen: Seen, seconds: float) -> tuple[float, float]:
    """Lines of whole turns a second, and answers in one."""

    def think(sims: int) -> Search:
        search = search_of(seen, 1)
        search.go_on(Budget(sims=sims))
        while not search.is_over():
            search.extend(search.challenger(2))
        return search

    sims, taken, search = sims_in(think, seconds)
    return sims / taken, search.lines.answers / sims


def of_open_spiel(seed: int, seconds: float) -> float:
    """ISMCTS on gin rummy, some decisions into a game."""
    spiel = import_module("pyspiel")
    state, rng = spiel.load_game(GIN).new_initial_state(), Random(seed)
    decisions = 0
    while decisions < DECISIONS or state.is_chance_node() or len(state.legal_actions()) < FEWEST:
        if state.is_terminal():
            state = spiel.load_game(GIN).new_initial_state()
        elif state.is_chance_node():
            answers, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(answers, weights)[0])
        else:
            decisions += 1
            state.apply_action(rng.choice(state.legal_actions()))

    def think(sims: int) -> None:
        policy = spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        rollouts = spiel.RandomRolloutEvaluator(1, seed)
        spiel.ISMCTSBot(seed, rollouts, 2.0, sims, -1, policy, True, False).step(state)

    sims, taken, _ = sims_in(think, seconds)
    return sims / taken


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, prog="./run tool simulations")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--positions", type=int, default=5)
    args = parser.parse_args(arguments)
    found, lines, spiel = [], [], []
    for number, seen in zip(range(args.positions), middles(), strict=False):
        found.append(of_the_tree(seen, args.seconds))
        lines.append(of_lines(seen, args.seconds))
        spiel.append(of_open_spiel(number + 1, args.seconds))
    rate = median(one[0] for one in found)
    print(f"{len(found)} positions; rules {running()}; medians, a second of processor time")
    print(
        f"tree of EAGLES         {rate:8.0f} ({ASKED} asked), {median(o[1] for o in found):.1f} "
        f"answers deep, at least {min(one[2] for one in found)}"
    )
    print(
        f"lines of whole turns   {median(one[0] for one in lines):8.0f}, "
        f"{median(one[1] for one in lines):.1f} answers each"
    )
    print(f"OpenSpiel on gin rummy {median(spiel):8.0f}")
    return 0 if rate >= ASKED and min(one[2] for one in found) >= 3 else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
