"""grognard balance: is a battle fair between equal players, and which option makes it fairer?"""

from __future__ import annotations

import argparse

from grognard.arena.contest import Question, ask, contestant
from grognard.arena.verdicts import balance_sentences
from grognard.games import PACKAGES
from grognard.games import game as find_game
from grognard.kernel.refusal import BadNotation

from ..terminal.speech import say
from .arena import add_run_arguments, agents_help, at_least_one, carry_out, options_in

GAMES = 200


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("battle", metavar="BATTLE", help=say("balance-help.battle"))
    parser.add_argument("--game", metavar="GAME", help=say("help-game", games=", ".join(PACKAGES)))
    parser.add_argument("--agent", default="sensible", metavar="AGENT", help=agents_help())
    parser.add_argument(
        "--games", type=int, default=GAMES, metavar="N", help=say("balance-help.games", usual=GAMES)
    )
    add_run_arguments(parser)


def run(args: argparse.Namespace) -> int:
    args.verdicts = balance_sentences
    return carry_out(args, question_of(args), at_least_one(args.games), None)


def question_of(args: argparse.Namespace) -> Question:
    key = args.game or game_of_battle(args.battle)
    options = options_in(args.option)
    return ask(key, [args.battle], options, [contestant(args.agent)], args.seed)


def game_of_battle(battle: str) -> str:
    """The first game that has such a battle."""
    battles = {key: find_game(key).info.scenarios for key in PACKAGES}
    for key, names in battles.items():
        if battle in names:
            return key
    known = "; ".join(f"{key}: {', '.join(names)}" for key, names in battles.items())
    raise BadNotation(0, battle, say("balance-no-battle", known=known))
