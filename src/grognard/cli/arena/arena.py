"""grognard arena: agents against each other, with ratings, and a test whether one is better."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Generator, Iterator, Sequence
from pathlib import Path
from typing import Final

from grognard.agents import CONTESTANTS
from grognard.arena.cluster import play_on_cluster
from grognard.arena.contest import Bout, Question, ask, contestant
from grognard.arena.crew import idle_processors, play_all
from grognard.arena.page import page
from grognard.arena.playing import Played
from grognard.arena.results import Results, open_results, read_results
from grognard.arena.running import Judge, Play
from grognard.arena.running import run as run_all
from grognard.arena.sprt import BOUND, Claims
from grognard.arena.summary import Summary
from grognard.arena.tables import Names, grids, lines_of
from grognard.arena.verdicts import apart_sentences, trial_of, trial_sentence
from grognard.games import game as find_game
from grognard.kernel.refusal import BadNotation

from ..terminal.arguments import add_game, seat_named
from ..terminal.files import write_text
from ..terminal.screen import FAINT, HEADING, out, tell
from ..terminal.speech import language, say
from .bar import Bar

ALL: Final = "all"
PAIRS: Final = 50
PAIRS_OF_A_TEST: Final = 10_000  # at most
AUTO: Final = "auto"
CUT_SHORT: Final = 130


def add_arguments(parser: argparse.ArgumentParser) -> None:
    usual = ["sensible", "random"]
    add_game(parser)
    add = parser.add_argument
    add("--battle", action="append", metavar="NAME", help=say("arena-help.battle"))
    add("--agents", nargs="+", default=usual, metavar="AGENT", help=agents_help())
    add("--pairs", type=int, metavar="N", help=say("arena-help.pairs", usual=PAIRS))
    add("--side", metavar="SIDE", help=say("arena-help.side"))
    add("--sprt", nargs=2, type=float, metavar=("LOW", "HIGH"), help=say("arena-help.sprt"))
    add("--read", type=Path, metavar="FILE", help=say("arena-help.read"))
    add_run_arguments(parser)


def agents_help() -> str:
    return say("arena-help.agents", known=", ".join(CONTESTANTS))


def add_run_arguments(parser: argparse.ArgumentParser) -> None:
    """What every run takes."""
    add = parser.add_argument
    add("--option", action="append", default=[], metavar="KEY=VALUE", help=say("arena-help.option"))
    add("--seed", type=int, default=0, metavar="S", help=say("arena-help.seed"))
    add("--results", type=Path, metavar="FILE", help=say("arena-help.results"))
    add("--report", metavar="FILE", help=say("arena-help.report"))
    add("--workers", type=int, metavar="N", help=say("arena-help.workers"))
    add("--cluster", nargs="?", const=AUTO, metavar="ADDRESS", help=say("arena-help.cluster"))


def run(args: argparse.Namespace) -> int:
    claims = None if args.sprt is None else read_claims(*args.sprt)
    if args.read is not None:
        return report(args, read_results(args.read), claims)
    question = question_of(args)
    if claims is not None and (len(question.contestants) != 2 or args.side is not None):
        raise BadNotation(0, "--sprt", say("arena-two-agents"))
    deals = args.pairs or (PAIRS if claims is None else PAIRS_OF_A_TEST)
    return carry_out(args, question, at_least_one(deals), claims)


def read_claims(low: float, high: float) -> Claims:
    if not low < high:
        raise BadNotation(0, f"{low:g} {high:g}", say("arena-claims"))
    return Claims(low, high)


def at_least_one(count: int) -> int:
    if count < 1:
        raise BadNotation(0, str(count), say("arena-too-few"))
    return count


def question_of(args: argparse.Namespace) -> Question:
    game = find_game(args.game)
    battles = args.battle or game.info.scenarios[:1]
    side = None if args.side is None else seat_named(game, args.side)
    return ask(
        args.game,
        game.info.scenarios if ALL in battles else battles,
        options_in(args.option),
        [contestant(name) for name in args.agents],
        args.seed,
        side,
    )


def options_in(texts: Sequence[str]) -> list[tuple[str, str]]:
    found = []
    for text in texts:
        key, sign, value = text.partition("=")
        if not sign:
            raise BadNotation(0, text, say("arena-bad-option"))
        found.append((key, value))
    return found


# Playing


def carry_out(
    args: argparse.Namespace, question: Question, deals: int, claims: Claims | None
) -> int:
    """Play, then report; an interrupted run is reported too, and continues when started again."""
    results = open_results(args.results, question, find_game(question.game).info.seats)
    bouts = list(question.bouts(deals))
    judge = None if claims is None else Judge(claims, bouts)
    bar = Bar(len(results.missing(bouts)))
    whole = run_all(results, bouts, player(args, question), counting(bar, judge), judge)
    bar.over()
    if not whole:
        tell(say("arena-cut-short"), FAINT)
    code = report(args, results, claims)
    return code if whole else CUT_SHORT


def player(args: argparse.Namespace, question: Question) -> Play:
    """How the games of a run are played: by processes here, or on a cluster."""
    workers = None if args.workers is None else at_least_one(args.workers)

    def play(bouts: Sequence[Bout]) -> Generator[Played, None, None]:
        if args.cluster is not None:
            return play_on_cluster(question, bouts, args.cluster, workers)
        return play_all(question, bouts, workers or idle_processors())

    return play


def counting(bar: Bar, judge: Judge | None) -> Callable[[Played], None]:
    def count(one: Played) -> None:
        path = [] if judge is None else judge.test.path
        bar.one_more(f" · LLR {path[-1]:+.2f} / ±{BOUND:.2f}" if path else "")

    return count


# Reporting


def report(args: argparse.Namespace, results: Results, claims: Claims | None) -> int:
    game = find_game(results.question.game)
    summary = Summary(results, len(game.info.seats))
    names = Names(summary, language())
    test = None if claims is None else trial_of(summary, claims)
    told = [*verdicts(args, summary, names)]
    if test is not None:
        told.append(trial_sentence(names, test))
    print_report(summary, names, told)
    if args.report is not None:
        write_text(args.report, page(summary, names, told, test))
    results.close()
    return 0


def verdicts(args: argparse.Namespace, summary: Summary, names: Names) -> Iterator[str]:
    own = getattr(args, "verdicts", None)
    if own is not None:
        yield from own(summary, names)
    yield from apart_sentences(summary, names)


def print_report(summary: Summary, names: Names, told: Sequence[str]) -> None:
    if not summary.games:
        tell(say("arena-nothing"))
        return
    for grid in grids(summary, names):
        title, *lines = lines_of(grid)
        out(title, HEADING)
        out("\n".join(lines) + "\n")
    for sentence in told:
        tell(sentence)
