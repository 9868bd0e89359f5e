"""grognard play: the table in the browser; with --terminal or any option of a game, here.

What follows plays in the terminal, against the computer or another person.
"""

from __future__ import annotations

import argparse
import secrets
import sys
from pathlib import Path
from typing import Final

from grognard.agents import NAMES, seated
from grognard.games import game as find_game
from grognard.kernel.bringing.decks import DeckArmy, DeckForm, DeckQuestion
from grognard.kernel.game import Game, Option
from grognard.kernel.records.pair_proof import standing_in
from grognard.kernel.records.record import Record
from grognard.kernel.records.replay import Recorder, begin, begin_from, resume
from grognard.kernel.records.tableline import is_table_line
from grognard.kernel.refusal import BadData, BadNotation

from ..records.replay import load_record
from ..terminal.arguments import add_game
from ..terminal.files import STANDARD, in_file, read_text
from ..terminal.match import Match
from ..terminal.pair import (
    after_first,
    has_second,
    promise_second,
    score,
    second_game,
    second_path,
)
from ..terminal.screen import HEADING, tell
from ..terminal.sitting import Sitting
from ..terminal.speech import language, say
from . import browser

HUMAN: Final = "human"
PLAYERS: Final = (HUMAN, *NAMES)
DEFAULT_OPPONENT: Final = "sensible"
DECK: Final = "-deck"
ARMY: Final = "-army"
OWN_SCENARIO: Final = "file"
# options that do not imply the terminal
BROWSER_TOO: Final = ("command", "run", "lang", "game", "open", "port", "database")


def add_game_arguments(parser: argparse.ArgumentParser, key: str) -> None:
    """The options of the chosen game become flags of this command."""
    add_game(parser, key)
    add_browser(parser)
    game = find_game(key)
    parser.add_argument(
        "--terminal", action="store_true", default=None, help=say("play-help.terminal")
    )
    names = game.info.scenarios
    parser.add_argument("--battle", choices=names, help=say("play-help.battle"))
    seats = ", ".join(game.info.seats)
    parser.add_argument("--side", metavar="SIDE", help=say("play-help.side", seats=seats))
    known = ", ".join(name for name in PLAYERS if "-" not in name)
    parser.add_argument(
        "--against", choices=PLAYERS, metavar="PLAYER", help=say("play-help.against", known=known)
    )
    for seat in game.info.seats:
        parser.add_argument(
            f"--{seat}", choices=PLAYERS, metavar="PLAYER", help=say("play-help.player", seat=seat)
        )
    if any(game.pair_rule(name) for name in names):
        parser.add_argument(
            "--best-of-two", action="store_true", default=None, help=say("play-help.best-of-two")
        )
    parser.add_argument("--position", metavar="FILE", help=say("play-help.position"))
    parser.add_argument("--record", metavar="FILE", help=say("play-help.record"))
    parser.add_argument("--resume", metavar="FILE", help=say("play-help.resume"))
    parser.add_argument("--seed", type=int, metavar="N", help=say("play-help.seed"))
    parser.add_argument(
        "--curtain", action=argparse.BooleanOptionalAction, help=say("play-help.curtain")
    )
    add_option_flags(parser, game)


def add_browser(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group(say("play-browser"))
    group.add_argument("--port", type=int, metavar="P", help=say("play-help.port"))
    group.add_argument("--database", metavar="URL", help=say("play-help.database"))
    group.add_argument(
        "--no-browser", dest="open", action="store_false", help=say("play-help.no-browser")
    )


def add_option_flags(parser: argparse.ArgumentParser, game: Game) -> None:
    group = parser.add_argument_group(say("play-options", game=game.info.name))
    for option in game.info.options:
        about = option.about[language()].replace("%", "%%")
        default = say("play-default", value=option.default) if option.default else ""
        group.add_argument(
            f"--{option.key}",
            dest=f"option_{option.key}",
            choices=option.values or None,
            metavar=None if option.values else placeholder(option),
            help=f"{about} {default}".rstrip(),
        )


def placeholder(option: Option) -> str:
    """The placeholder of a value in the help."""
    if option.key.endswith(ARMY):
        return "ARMY"
    return "VALUE" if option.default else "FILE"


def run(args: argparse.Namespace) -> int:
    return in_terminal(args) if wants_terminal(args) else browser.run(args)


def wants_terminal(args: argparse.Namespace) -> bool:
    """Whether anything is asked for that only the terminal has."""
    if args.game is not None and not find_game(args.game).info.on_screen:
        return True
    given = (value for name, value in vars(args).items() if name not in BROWSER_TOO)
    return any(value is not None for value in given)


def in_terminal(args: argparse.Namespace) -> int:
    saved = take_up(args.resume) if args.resume else None
    game = saved.game if saved is not None else find_game(args.game)
    players = choose_players(game, args)
    seed = secrets.randbits(32) if args.seed is None else args.seed
    recorder = saved if saved is not None else start(game, args)
    for order, seat in enumerate(game.info.seats):
        recorder.record.players.setdefault(seat, players[order])
    if getattr(args, "best_of_two", None) and saved is None:
        promise_second(recorder.record, game)
    path = record_path(args)
    record = sit_down(recorder, players, seed, path, args.curtain)
    if has_second(record):
        sit_down_again(record, game, players[::-1], seed + 1, path, args.curtain)
    return 0


def sit_down(
    recorder: Recorder, players: list[str], seed: int, path: str, curtain: bool | None
) -> Record:
    """Play a game at this keyboard, to its end or until a player leaves; returns its record."""
    match = Match(recorder, seed, path)
    agents = [None if who == HUMAN else seated(who, seed + n) for n, who in enumerate(players)]
    match.begin()
    Sitting(match, agents, curtain).play()
    return match.recorder.record


def sit_down_again(
    first: Record, game: Game, players: list[str], seed: int, path: str, curtain: bool | None
) -> None:
    """The second of two games, with the sides swapped, and how both ended."""
    where = second_path(path)
    tell(after_first(first, game), HEADING)
    second = sit_down(second_game(first, game), players, seed, where, curtain)
    if second.ending:
        tell(score(standing_in(first, second, game), second, game), HEADING)


def choose_players(game: Game, args: argparse.Namespace) -> list[str]:
    """Who plays which side: --french and --allied, otherwise --side against --against."""
    seats = game.info.seats
    named = {seat: getattr(args, seat, None) for seat in seats}
    mine = seat_index(game, args.side) if args.side else free_seat(seats, named)
    other = args.against or DEFAULT_OPPONENT
    return [named[seat] or (HUMAN if n == mine else other) for n, seat in enumerate(seats)]


def free_seat(seats: list[str], named: dict[str, str | None]) -> int:
    """The first seat that no player was named for."""
    free = [n for n, seat in enumerate(seats) if named[seat] is None]
    return free[0] if free else -1


def seat_index(game: Game, name: str) -> int:
    found = [n for n, seat in enumerate(game.info.seats) if seat.startswith(name.lower())]
    if len(found) != 1:
        raise BadNotation(0, name, say("no-such-seat", seats=", ".join(game.info.seats)))
    return found[0]


def start(game: Game, args: argparse.Namespace) -> Recorder:
    """A new battle, or one from a position."""
    if args.position:
        return begin_at(game, args.position)
    options = options_of(game, args)
    battle = args.battle or ask_scenario(game, options)
    return begin(game, battle, with_built_decks(game, battle, options))


def take_up(name: str) -> Recorder:
    """A saved game from where it stopped."""
    game, record = load_record(name)
    if record.entries and is_table_line(record.entries[-1].action) and record.ending:
        raise BadData(name, "", say("said-over", ending=record.ending))
    # the dice from here on are thrown here, and prove nothing
    record.commitment, record.fair_from = "", 0
    record.nonces.clear()
    try:
        return resume(record, game)
    except BadNotation as wrong:
        raise in_file(name, wrong) from None


def begin_at(game: Game, name: str) -> Recorder:
    """A game from a position file."""
    text = read_text(name)
    try:
        return begin_from(game, text)
    except BadNotation as wrong:
        raise in_file(name, wrong) from None


def options_of(game: Game, args: argparse.Namespace) -> dict[str, str]:
    options = {}
    for option in game.info.options:
        value = getattr(args, f"option_{option.key}")
        if value is not None:
            options[option.key] = read_text(value) if is_in_file(option, value) else value
    return options


def is_in_file(option: Option, value: str) -> bool:
    """Decks and armies come from files, or by name, as a code or a list in one line."""
    if not option.key.endswith((ARMY, DECK)):
        return False
    return value == STANDARD or (value.isprintable() and is_file(value))


def is_file(name: str) -> bool:
    try:
        return Path(name).is_file()
    except OSError:
        return False  # a list is too long for a name


def with_built_decks(game: Game, battle: str, options: dict[str, str]) -> dict[str, str]:
    """The cards of decks given by the style in which they build themselves."""
    form = game.deck_form(language())
    styles = [style.key for style in form.styles] if form is not None else []
    found = {**options}
    for army in armies_of(form, battle):
        style = options.get(army.option, "")
        if style in styles:
            question = DeckQuestion(battle, army.key, options.get("scale", "1"), style=style)
            found[army.option] = game.deck_check(question, language()).line
    return found


def armies_of(form: DeckForm | None, battle: str) -> list[DeckArmy]:
    charts = form.battles if form is not None else []
    return [army for chart in charts if chart.key == battle for army in chart.armies]


def ask_scenario(game: Game, options: dict[str, str]) -> str:
    """At a terminal the player chooses; elsewhere, or with a file of their own, it is the first."""
    names = game.info.scenarios
    if OWN_SCENARIO in options or not sys.stdin.isatty():
        return names[0]
    for number, name in enumerate(names, start=1):
        print(f"  {number}  {name}")
    while True:
        text = input(say("which-battle")).strip()
        if text.isdecimal() and 1 <= int(text) <= len(names):
            return names[int(text) - 1]
        if text in names or not text:
            return text or names[0]


def record_path(args: argparse.Namespace) -> str:
    """Where the game is saved; an old file is not overwritten by mistake."""
    if args.record and Path(args.record).exists() and args.record != args.resume:
        raise BadData(args.record, "", say("record-exists"))
    path: str = args.record or args.resume or ""
    return path
