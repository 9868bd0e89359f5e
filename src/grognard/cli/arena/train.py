"""grognard train: learn how likely a side is to win from games of computer players."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from grognard.agents.evaluation.features import features_of
from grognard.agents.evaluation.net import arrays_file
from grognard.arena.contest import Question, ask, contestant
from grognard.arena.crew import idle_processors
from grognard.arena.learning.calibration import Calibration, calibrations
from grognard.arena.learning.fitting import fitted, numpy, sample_of, told_by
from grognard.arena.learning.positions import Watched, watch_all
from grognard.games import game as find_game
from grognard.kernel.game import Game
from grognard.kernel.refusal import BadNotation

from ..terminal.arguments import add_game
from ..terminal.files import write_text
from ..terminal.screen import HEADING, out, tell
from ..terminal.speech import say
from .arena import ALL, at_least_one, options_in
from .bar import Bar

GAMES: Final = 3000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add = parser.add_argument
    add("--games", type=int, default=GAMES, metavar="N", help=say("train-help.games", usual=GAMES))
    add("--battle", action="append", metavar="NAME", help=say("arena-help.battle"))
    add("--option", action="append", default=[], metavar="KEY=VALUE", help=say("arena-help.option"))
    add("--seed", type=int, default=0, metavar="S", help=say("arena-help.seed"))
    add("--write", type=Path, metavar="FILE", help=say("train-help.write"))
    add("--workers", type=int, metavar="N", help=say("arena-help.workers"))


def run(args: argparse.Namespace) -> int:
    numpy()
    game = find_game(args.game)
    features = features_of(args.game)
    if features is None:
        raise BadNotation(0, args.game, say("train-covers-none", game=game.info.name))
    question = question_of(args, game)
    games = played(question, at_least_one(args.games), args.workers)
    names = features.names()
    sample = sample_of(games, len(names))
    fit = fitted(sample, args.seed)
    tell(say("train-judged", games=len(games), positions=len(sample.results)))
    battles = [one.battle for one in question.settings]
    print_calibrations(calibrations(told_by(fit, sample, battles), battles))
    path = args.write or arrays_file(args.game)
    write_text(str(path), fit.text(names))
    tell(say("train-written", path=str(path)))
    return 0


def question_of(args: argparse.Namespace, game: Game) -> Question:
    """Every battle whose states the numbers describe, or those that are named."""
    battles = args.battle or [ALL]
    return ask(
        args.game,
        covered(game) if ALL in battles else battles,
        options_in(args.option),
        [contestant("sensible")],
        args.seed,
    )


def covered(game: Game) -> list[str]:
    features = features_of(game.info.key)
    assert features is not None
    return [one for one in game.info.scenarios if features.covers(game.setup(one, {}))]


def played(question: Question, games: int, workers: int | None) -> list[Watched]:
    deals = -(-games // len(question.settings))
    bar, found = Bar(deals * len(question.settings)), []
    for one in watch_all(question, deals, workers or idle_processors()):
        bar.one_more()
        found.append(one)
    bar.over()
    return found


# Reporting


def print_calibrations(found: Sequence[Calibration]) -> None:
    battle, positions = say("train-column-battle"), say("train-column-positions")
    brier, constant = say("train-column-brier"), say("train-column-constant")
    head = f"{battle:<14}{positions:>15}{brier:>9}{constant:>12}"
    out(f"{head}  {say('train-bins')}", HEADING)
    for one in found:
        name = one.battle or say("train-all")
        bins = " ".join(f"{100 * given:.0f}→{100 * won:.0f}" for given, won, _ in one.bins)
        out(f"{name:<14}{one.positions:>15}{one.brier:>9.4f}{one.constant:>12.4f}  {bins}")
