"""What the sub-commands have in common: the parser, its usual options, and seats by name."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from typing import Any, Final, NoReturn

from ..games import game as find_game
from ..kernel.decision import Decision
from ..kernel.game import Game
from ..kernel.refusal import BadNotation, Refusal
from ..kernel.state import State
from ..lexicon import LANGUAGES
from .files import in_file, read_text
from .speech import language, say

DEFAULT_GAME: Final = "eagles"
SPECTATOR: Final = "spectator"


class Parser(argparse.ArgumentParser):
    """Errors are one sentence and a hint."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message}\n{say('see-help', command=self.prog)}", file=sys.stderr)
        raise SystemExit(2)


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=say("help-lang")
    )


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", default=DEFAULT_GAME, metavar="GAME", help=say("help-game"))


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def add_seat(parser: argparse.ArgumentParser, text: str) -> None:
    parser.add_argument("--seat", metavar="SEAT", help=text)


def add_position(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("position", metavar="POSITION", help=say("help-position"))


def game_in(arguments: Sequence[str]) -> str:
    """The game of these arguments, before they are parsed: its options become flags."""
    for order, word in enumerate(arguments):
        if word.startswith("--game="):
            return word.partition("=")[2]
        if word == "--game" and order + 1 < len(arguments):
            return arguments[order + 1]
    return DEFAULT_GAME


def load_position(args: argparse.Namespace) -> tuple[Game, State]:
    game = find_game(args.game)
    return game, read_position(game, args.position)


def read_position(game: Game, name: str) -> State:
    """A position from a file; complaints name the file."""
    text = read_text(name)
    try:
        return game.read(text)
    except BadNotation as wrong:
        raise in_file(name, wrong) from None


def seat_named(game: Game, name: str) -> int | None:
    """A seat by its name; None is a spectator. The first letters will do."""
    seats = [*game.info.seats, SPECTATOR]
    found = [seat for seat in seats if seat.startswith(name.lower()) and name]
    if len(found) != 1:
        raise BadNotation(0, name, say("no-such-seat", seats=", ".join(seats)))
    return None if found[0] == SPECTATOR else seats.index(found[0])


def seat_asked(s: State) -> int | None:
    return s.pending.seat if isinstance(s.pending, Decision) else None


def seat_for(game: Game, s: State, name: str | None) -> int | None:
    """The seat named, or else the one that is asked."""
    return seat_asked(s) if name is None else seat_named(game, name)


def seat_label(game: Game, seat: int | None) -> str:
    return SPECTATOR if seat is None else game.info.seats[seat]


def print_json(value: Any) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=2))


def refused(game: Game, text: str, refusal: Refusal) -> dict[str, object]:
    """A refusal for programs."""
    return {
        "action": text,
        "legal": False,
        "cite": refusal.cite,
        "rule": refusal.cite.split(" ", 1)[0],
        "words": game.explain(refusal, language()),
    }
