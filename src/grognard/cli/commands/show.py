"""grognard show: a position as one seat sees it."""

from __future__ import annotations

import argparse

from grognard.kernel.game import Game
from grognard.kernel.refusal import BadNotation
from grognard.kernel.state import State

from ..terminal.arguments import (
    add_position,
    add_seat,
    load_position,
    print_json,
    seat_asked,
    seat_for,
    seat_label,
)
from ..terminal.files import STANDARD, write_text
from ..terminal.screen import QUESTION, out, tell
from ..terminal.speech import language, say


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_position(parser)
    add_seat(parser, say("show-help.seat"))
    shape = parser.add_mutually_exclusive_group()
    shape.add_argument(
        "--svg", nargs="?", const=STANDARD, metavar="FILE", help=say("show-help.svg")
    )
    shape.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: argparse.Namespace) -> int:
    game, s = load_position(args)
    seat = seat_for(game, s, args.seat)
    if args.svg is not None:
        write_picture(game, s, seat, args.svg)
    elif args.json:
        print_json(shown(game, s, seat))
    else:
        out(game.table(s, seat, language()))
        out()
        tell(game.prompt(s, seat, language()), QUESTION)
    return 0


def write_picture(game: Game, s: State, seat: int | None, name: str) -> None:
    """The table as an SVG file; raises BadNotation for a game that draws none."""
    picture = game.picture(s, seat, language())
    if not picture:
        raise BadNotation(0, "--svg", say("no-picture", game=game.info.name))
    if name == STANDARD:
        out(picture.rstrip("\n"))
        return
    write_text(name, picture)
    out(say("picture-written", file=name))


def shown(game: Game, s: State, seat: int | None) -> dict[str, object]:
    """A position for programs: what the seat may see, and what is asked."""
    verdict = game.verdict(s)
    asked = seat_asked(s)
    hidden = getattr(s.pending, "hidden", False) and asked != seat
    return {
        "game": game.info.key,
        "version": game.info.version,
        "seat": seat_label(game, seat),
        "asked": None if asked is None or hidden else game.info.seats[asked],
        "waits_for": "" if hidden else getattr(s.pending, "cite", ""),
        "prompt": game.prompt(s, seat, language()),
        "view": game.view(s, seat),
        "over": None
        if verdict is None
        else {"winner": seat_label(game, verdict.winner), "cite": verdict.cite},
    }
