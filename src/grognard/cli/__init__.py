"""The command line. A mistyped command is answered with one sentence, never a traceback."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType
from typing import Final

from grognard.games import PACKAGES, part
from grognard.kernel.refusal import BadData, BadNotation

from .terminal.arguments import Parser, add_language, game_in
from .terminal.complaints import NotAllowed, words_for
from .terminal.screen import paragraphs
from .terminal.speech import asked_for, language, lexicon, say, speak

OF_EVERY_GAME: Final = tuple(
    "play serve show legal act odds replay report analyse verify".split()
    + "rules army scenario chart print".split()
)
OF_THE_ARENA: Final = "arena balance train".split()
OF_THE_PROGRAM: Final = "fuzz bench backup restore version".split()
OF_RECORDS: Final = "replay report analyse verify".split()
OF_HOSTS: Final = "serve backup restore".split()
FAULTY: Final = 1
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit code is 0 only when it succeeded."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    speak(asked_for(arguments))
    make_output_robust()
    try:
        code = run(arguments)
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        return silence()
    except (KeyboardInterrupt, EOFError):
        print(say("interrupted"), file=sys.stderr)
        return INTERRUPTED
    except (BadNotation, BadData, NotAllowed, OSError, UnicodeError) as wrong:
        return complain(wrong)


def run(arguments: list[str]) -> int:
    parser = make_parser(arguments)
    if not arguments:
        parser.print_help()
        return 0
    args = parser.parse_args(arguments)
    if "command" not in args or args.command is None:
        parser.error(say("no-command", commands=", ".join(COMMANDS)))
    code: int = args.run(args)
    return code


def own_commands() -> dict[str, str]:
    """The commands of single games, with the game of each."""
    parts = {key: part(__name__, key) for key in PACKAGES}
    return {name: key for key, own in parts.items() for name in getattr(own, "COMMANDS", ())}


OF_ONE_GAME: Final = own_commands()
ROOMS: Final = {
    **OF_ONE_GAME,
    **dict.fromkeys(OF_THE_ARENA, "arena"),
    **dict.fromkeys(OF_RECORDS, "records"),
    **dict.fromkeys(OF_HOSTS, "hosting"),
}
COMMANDS: Final = [*OF_EVERY_GAME, *OF_ONE_GAME, *OF_THE_ARENA, *OF_THE_PROGRAM]


def make_parser(arguments: Sequence[str]) -> Parser:
    parser = Parser(
        prog="grognard",
        description=say("about"),
        epilog=say("about-examples"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_language(parser)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title=say("commands"))
    game = game_in(arguments)
    for name in COMMANDS:
        add_command(
            commands,
            name,
            import_module(f"{__name__}.{ROOMS.get(name, 'commands')}.{name}"),
            game,
        )
    return parser


def add_command(
    commands: argparse._SubParsersAction[Parser], name: str, module: ModuleType, game: str
) -> None:
    own = f"{name}-help-{game}"
    words = own if lexicon.has(language(), own) else f"{name}-help"
    parser = commands.add_parser(
        name,
        help=say(f"{name}-help"),
        description=paragraphs(say(f"{words}.about")),
        epilog=say(f"{words}.examples"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.set_defaults(run=module.run)
    if hasattr(module, "add_game_arguments"):
        module.add_game_arguments(parser, game)
    else:
        module.add_arguments(parser)
    add_language(parser)


def complain(wrong: Exception) -> int:
    """One clear sentence on standard error."""
    print(f"grognard: {words_for(wrong)}", file=sys.stderr)
    return FAULTY


def make_output_robust() -> None:
    """A terminal that cannot show an accent shows a question mark instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def silence() -> int:
    """The reader of our output has gone; nothing more is written, not even at exit."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):
        return BROKEN_PIPE
    return BROKEN_PIPE
