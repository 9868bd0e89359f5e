"""How even the battles of a game are between equal players, and which handicap makes them even.

    ./run tool balances --game eagles --games 200 [--battle charleroi] [--workers 2] [--write]

Every battle is played as it is; where it is not even, with every handicap for the weaker side that
the game has, too. `--write` keeps the figures for the lobby (src/grognard/balances/figures).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from typing import Final

from grognard.agents.evaluation.features import features_of
from grognard.arena.contest import ask, contestant
from grognard.arena.crew import idle_processors, play_all
from grognard.balances import EVEN, Balance, Handicap, balances_of, figures_file, written
from grognard.games import game as find_game
from grognard.games import trials

PLAYER: Final = "sensible"
GAMES: Final = 200


def share(game: str, battle: str, options: list[tuple[str, str]], games: int, crew: int) -> float:
    """The share of the points of the first seat, draws as halves."""
    question = ask(game, [battle], options, [contestant(PLAYER)])
    points = 0.0
    for one in play_all(question, list(question.bouts(games)), crew):
        points += 0.5 if one.winner is None else float(one.winner == 0)
    return round(points / games, 3)


def balance(game: str, battle: str, games: int, crew: int) -> Balance:
    found = Balance(battle, games, share(game, battle, [], games, crew))
    if found.is_fair:
        return found
    tried = list(handicaps(game, found, crew))
    best = min(tried, key=lambda one: abs(one.share - EVEN), default=None)
    if best is None or abs(best.share - EVEN) >= abs(found.share - EVEN):
        return found
    return Balance(battle, games, found.share, best)


def handicaps(game: str, plain: Balance, crew: int) -> Iterator[Handicap]:
    """What the game has for the weaker side, with the share of the first seat."""
    option: str = getattr(trials(game), "HANDICAP", "")
    seats = find_game(game).info.seats
    weaker = seats[0] if plain.share < EVEN else seats[1]
    for known in find_game(game).info.options:
        for value in known.values if known.key == option else []:
            if value.startswith(weaker):
                given = [(option, value)]
                yield Handicap(option, value, share(game, plain.battle, given, plain.games, crew))


def battles_of(game: str) -> list[str]:
    """Battles that a player's numbers describe; a campaign takes hours."""
    features, info = features_of(game), find_game(game).info
    kept = []
    for battle in info.scenarios:
        if features is None or features.covers(find_game(game).setup(battle, {})):
            kept.append(battle)
    return kept


def line(one: Balance) -> str:
    told = f"{one.battle:<16}{100 * one.share:5.1f} % of {one.games} games for the first side"
    if one.handicap is None:
        return told
    given = one.handicap
    return f"{told}; with {given.option}={given.value}: {100 * given.share:.1f} %"


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, prog="./run tool balances")
    parser.add_argument("--game", default="eagles")
    parser.add_argument("--battle", action="append")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args(arguments)
    crew = args.workers or idle_processors()
    found = {one.battle: one for one in balances_of(args.game)}
    for battle in args.battle or battles_of(args.game):
        found[battle] = balance(args.game, battle, args.games, crew)
        print(line(found[battle]), flush=True)
        if args.write:
            figures_file(args.game).write_text(written(list(found.values())), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
