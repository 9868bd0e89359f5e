"""grognard analyse: was it luck or play? The chances, luck and mistakes of a recorded battle."""

from __future__ import annotations

import argparse
from typing import Any, Final

from grognard.agents.evaluation import evaluation_of
from grognard.analysis.analysis import Analysis, Setting, analyse
from grognard.analysis.mistakes import Effort
from grognard.analysis.values import gain_of, seen_by
from grognard.analysis.wording import Told, told
from grognard.kernel.game import Game
from grognard.kernel.refusal import BadNotation

from ..arena.bar import Bar
from ..terminal.arguments import add_json, add_seat, print_json, seat_named
from ..terminal.files import in_file
from ..terminal.screen import FAINT, HEADING, QUESTION, out, tell
from ..terminal.speech import language, say
from .replay import load_record

WIDE: Final = 40  # columns of a chance of 100 %
INDENT: Final = "  "


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", metavar="RECORD", help=say("help-record"))
    add_seat(parser, say("report-help.seat"))
    add = parser.add_argument
    add("--quick", action="store_true", help=say("analyse-help.quick"))
    add("--sims", type=int, default=0, metavar="N", help=say("analyse-help.sims"))
    add("--seed", type=int, default=0, metavar="S", help=say("arena-help.seed"))
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    game, record = load_record(args.record)
    reader = None if args.seat is None else seat_named(game, args.seat)
    bar = Bar(len(record.entries), words=steps)
    try:
        found = analyse(record, game, evaluation_of(game), setting_of(args), language(), bar.reach)
    except BadNotation as wrong:
        raise in_file(args.record, wrong) from None
    bar.over()
    story = told(found, game, reader, language())
    if args.json:
        print_json(as_json(game, found, story))
    else:
        print_analysis(game, found, story)
    return 0


def steps(**facts: object) -> str:
    return say("analyse-progress", **facts)


def setting_of(args: argparse.Namespace) -> Setting:
    if args.quick:
        return Setting(args.seed, None)
    effort = Effort(sims=args.sims)
    return Setting(args.seed, effort, "marshal" if args.sims else "")


# On the screen


def print_analysis(game: Game, found: Analysis, story: Told) -> None:
    tell(story.title, HEADING)
    for line in story.summary:
        tell(line, QUESTION)
    out()
    side = game.seat_name(found.course.state, story.seat, language())
    tell(say("analyse-chances", side=side), HEADING)
    for moment, part in zip(found.moments, found.parts, strict=True):
        chance = seen_by(story.seat, moment.value)
        luck = signed(gain_of(story.seat, part.luck))
        bar = "█" * round(WIDE * chance)
        out(f"{moment.turn:>4}  {100 * chance:3.0f} %  {bar:<{WIDE}}  {luck:>5}")
    if story.points:
        out()
        tell(say("analyse-points"), HEADING)
    for point in story.points:
        facts = {"line": point.line, "turn": point.turn, "words": point.words}
        tell(say("analyse-point", change=signed(point.gain), **facts), indent=INDENT)
        if point.detail:
            tell(point.detail, FAINT, indent=INDENT * 2)


def signed(change: float) -> str:
    return f"{round(100 * change):+d} %"


# For programs


def as_json(game: Game, found: Analysis, story: Told) -> dict[str, Any]:
    seats = game.info.seats
    return {
        "seat": seats[story.seat],
        "winner": None if found.winner is None else seats[found.winner],
        "summary": story.summary,
        "luck": found.luck(story.seat),
        "without_luck": found.without_luck(story.seat),
        "turns": [
            {
                "turn": moment.turn,
                "line": moment.line,
                "chance": seen_by(story.seat, moment.value),
                "luck": gain_of(story.seat, part.luck),
            }
            for moment, part in zip(found.moments, found.parts, strict=True)
        ],
        "points": [
            {
                "kind": point.kind,
                "line": point.line,
                "turn": point.turn,
                "seat": None if point.seat is None else seats[point.seat],
                "words": point.words,
                "detail": point.detail,
                "gain": point.gain,
                "error": point.error,
            }
            for point in story.points
        ],
    }
