"""grognard show: a position as one seat sees it."""

from __future__ import annotations

import argparse

from ..kernel.game import Game
from ..kernel.state import State
from .arguments import (
    add_json,
    add_position,
    add_seat,
    load_position,
    print_json,
    seat_asked,
    seat_for,
    seat_label,
)
from .screen import QUESTION, out, tell
from .speech import language, say


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_position(parser)
    add_seat(parser, say("show-help.seat"))
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    game, s = load_position(args)
    seat = seat_for(game, s, args.seat)
    if args.json:
        print_json(shown(game, s, seat))
    else:
        out(game.table(s, seat, language()))
        out()
        tell(game.prompt(s, seat, language()), QUESTION)
    return 0


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
