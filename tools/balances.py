"""How even the battles of a game are between equal players, and which handicap makes them even.

    ./run tool balances --game eagles --games 200 [--battle charleroi] [--workers 2] [--write]

Every battle is played as it is; where it is not even, with every handicap for the weaker side that
the game has, too. Of a campaign, played when it is named, it counts by which rule it ended.
`--write` keeps the figures for the lobby and the table (src/grognard/balances/figures).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from typing import Final

from grognard.agents.evaluation.features import features_of
from grognard.arena.contest import ask, contestant
from grognard.arena.crew import idle_processors, play_all
from grognard.arena.playing import Played
from grognard.balances import (
    EVEN,
    Balance,
    Ending,
    Handicap,
    balances_of,
    figures_file,
    written,
)
from grognard.games import game as find_game
from grognard.games import trials

PLAYER: Final = "sensible"
GAMES: Final = 200


def played(
    game: str, battle: str, options: list[tuple[str, str]], games: int, crew: int
) -> list[Played]:
    question = ask(game, [battle], options, [contestant(PLAYER)])
    return list(play_all(question, list(question.bouts(games)), crew))


def share(results: Sequence[Played]) -> float:
    """The share of the points of the first seat, draws as halves."""
    points = sum(0.5 if one.winner is None else float(one.winner == 0) for one in results)
    return round(points / len(results), 3)


def balance(game: str, battle: str, games: int, crew: int) -> Balance:
    results = played(game, battle, [], games, crew)
    endings = tuple(endings_in(results, sequels_of(game, battle)))
    found = Balance(battle, games, share(results), endings=endings)
    if found.is_fair or endings:
        return found
    tried = list(handicaps(game, found, crew))
    best = min(tried, key=lambda one: abs(one.share - EVEN), default=None)
    if best is None or abs(best.share - EVEN) >= abs(found.share - EVEN):
        return found
    return Balance(battle, games, found.share, best)


def sequels_of(game: str, battle: str) -> list[str]:
    """The rules by which a game of several parts may go on, as it begins."""
    rules = find_game(game)
    stakes = rules.stakes(rules.setup(battle, {}), None, "en")
    return [sequel.cite for sequel in stakes.sequels] if stakes is not None else []


def endings_in(results: Sequence[Played], cites: Sequence[str]) -> Iterator[Ending]:
    for cite in cites:
        ended = [one for one in results if one.ending == cite]
        if ended:
            yield Ending(cite, len(ended), share(ended))


def handicaps(game: str, plain: Balance, crew: int) -> Iterator[Handicap]:
    """What the game has for the weaker side, with the share of the first seat."""
    option: str = getattr(trials(game), "HANDICAP", "")
    seats = find_game(game).info.seats
    weaker = seats[0] if plain.share < EVEN else seats[1]
    for known in find_game(game).info.options:
        for value in known.values if known.key == option else []:
            if value.startswith(weaker):
                given = [(option, value)]
                results = played(game, plain.battle, given, plain.games, crew)
                yield Handicap(option, value, share(results))


def battles_of(game: str) -> list[str]:
    """Battles that a player's numbers describe; a campaign must be asked for."""
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
