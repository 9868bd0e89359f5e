"""How long a computer player thinks about a whole turn.

    ./run tool turns --game crepuscule --scenario great-field --option points=2000 [--turns 12]

Two players of the same kind fight battles; the time of the processor for all answers of one side
in one turn is summed up. Setting up is no turn.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from itertools import count, islice
from statistics import median

from grognard.agents import AT_ONCE, seated
from grognard.games import game as find_game
from grognard.kernel.decision import Decision
from grognard.kernel.dice import Rng, Throw
from grognard.kernel.game import Game
from grognard.kernel.umpire import settle, submit
from grognard.native import running

ASKED = 3.0  # seconds for a turn with 2,000 points


def turns(game: Game, scenario: str, options: dict[str, str], player: str) -> Iterator[float]:
    """Seconds for each turn of each side, in battles one after the other."""
    for seed in count(1):
        agents = [seated(player, seed + seat) for seat in range(len(game.info.seats))]
        rng = Rng(seed)
        s = game.setup(scenario, options)
        turn, spent = game.turn_key(s), [0.0] * len(agents)
        begun = False
        while isinstance(s.pending, Decision | Throw):
            if game.turn_key(s) != turn:
                if begun:
                    yield from [one for one in spent if one > 0]
                turn, spent, begun = game.turn_key(s), [0.0] * len(agents), True
            if isinstance(s.pending, Throw):
                settle(s, s.pending.toss(rng))
                continue
            seat = s.pending.seat
            start = time.process_time()
            action = agents[seat].answer(game, s, seat, AT_ONCE)
            spent[seat] += time.process_time() - start
            submit(s, action)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, prog="./run tool turns")
    parser.add_argument("--game", default="crepuscule")
    parser.add_argument("--scenario", default="great-field")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--player", default="sensible")
    parser.add_argument("--turns", type=int, default=12)
    args = parser.parse_args(arguments)
    game = find_game(args.game)
    options = dict(one.split("=", 1) for one in args.option)
    found = list(islice(turns(game, args.scenario, options, args.player), args.turns))
    slow = sum(one > ASKED for one in found)
    print(f"{len(found)} turns of one side in {args.scenario}; rules {running()}")
    print(
        f"median {median(found):.3f} s, worst {max(found):.3f} s; {slow} above {ASKED:.0f} s,"
        " of one processor"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
