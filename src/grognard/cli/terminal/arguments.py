"""What the sub-commands have in common: the parser, its usual options, and seats by name."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from typing import Any, Final, NoReturn

from grognard.games import PACKAGES, load
from grognard.games import game as find_game
from grognard.kernel.decision import Decision
from grognard.kernel.game import Game
from grognard.kernel.refusal import BadData, BadNotation
from grognard.kernel.state import State
from grognard.lexicon import LANGUAGES
from grognard.miniatures.game import MiniaturesGame

from .files import STANDARD, in_file, read_text
from .speech import say

DEFAULT_GAME: Final = PACKAGES[0]
SPECTATOR: Final = "spectator"
NAMING_FILES: Final = ("--resume", "--position")  # flags of files that say which game it is


class Parser(argparse.ArgumentParser):
    """Errors are one sentence and a hint; errors in a value, in the reader's language."""

    def _check_value(self, action: argparse.Action, value: object) -> None:
        if action.choices is not None and value not in action.choices:
            known = ", ".join(map(str, action.choices))
            raise argparse.ArgumentError(action, say("bad-choice", value=str(value), known=known))

    def _get_value(self, action: argparse.Action, text: str) -> object:
        try:
            return super()._get_value(action, text)
        except argparse.ArgumentError:
            if action.type is not int:
                raise
            raise argparse.ArgumentError(action, say("bad-number", value=text)) from None

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message}\n{say('see-help', command=self.prog)}", file=sys.stderr)
        raise SystemExit(2)


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=say("help-lang")
    )


def add_game(parser: argparse.ArgumentParser, default: str | None = DEFAULT_GAME) -> None:
    text = say("help-game", games=", ".join(PACKAGES))
    parser.add_argument("--game", default=default, metavar="GAME", help=text)


def add_miniatures_game(parser: argparse.ArgumentParser) -> None:
    """Of commands for games on a measured table; the first of them if none is named."""
    known = [game for game in map(find_game, PACKAGES) if isinstance(game, MiniaturesGame)]
    usual = known[0].info.key
    parser.add_argument("--game", default=usual, metavar="GAME", help=say("help-miniatures-game"))


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def add_seat(parser: argparse.ArgumentParser, text: str) -> None:
    parser.add_argument("--seat", metavar="SEAT", help=text)


def add_position(parser: argparse.ArgumentParser) -> None:
    add_game(parser, None)
    parser.add_argument("position", metavar="POSITION", help=say("help-position"))


def game_in(arguments: Sequence[str]) -> str:
    """The game of these arguments, before they are parsed: its options become flags."""
    named = value_of("--game", arguments)
    if named is not None:
        return named
    for flag in NAMING_FILES:
        name = value_of(flag, arguments)
        if name is not None and name != STANDARD:
            return game_of_file(name)
    return DEFAULT_GAME


def value_of(flag: str, arguments: Sequence[str]) -> str | None:
    for order, word in enumerate(arguments):
        if word.startswith(f"{flag}="):
            return word.partition("=")[2]
        if word == flag and order + 1 < len(arguments):
            return arguments[order + 1]
    return None


def game_of_file(name: str) -> str:
    """The game that a position or record names; a file that cannot be read is reported when it is
    used.
    """
    try:
        return game_of(read_text(name))
    except BadData:
        return DEFAULT_GAME


def game_of(text: str) -> str:
    """A position begins with its game, "march position 1"; a record says `game march 1`."""
    known = [game.info.key for game in load()]
    for line in text.splitlines():
        words = line.split()
        if words[1:2] == ["position"] and words[0] in known:
            return words[0]
        if words[:1] == ["game"] and words[1:2] and words[1] in known:
            return words[1]
        if words and not line.startswith(("#", "grognard record")):
            break
    return DEFAULT_GAME


def load_position(args: argparse.Namespace) -> tuple[Game, State]:
    """The game that the position names, otherwise the one that was asked for, and its state."""
    text = read_text(args.position)
    game = find_game(args.game or game_of(text))
    try:
        return game, game.read(text)
    except BadNotation as wrong:
        raise in_file(args.position, wrong) from None


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
    """The seat named, otherwise the one that is asked."""
    return seat_asked(s) if name is None else seat_named(game, name)


def seat_label(game: Game, seat: int | None) -> str:
    return SPECTATOR if seat is None else game.info.seats[seat]


def print_json(value: Any) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=2))
