"""grognard print: cards, decks, rosters and references as PDF."""

from __future__ import annotations

import argparse
from pathlib import Path

from grognard.games import game as find_game
from grognard.kernel.refusal import BadData, BadNotation
from grognard.printing.papers import DECK, KINDS, ROSTER, NothingToPrint, paper_of
from grognard.printing.press import A4, PAPERS, NoPress, Order, page_count, pdf

from ..terminal.arguments import add_game
from ..terminal.files import STANDARD, read_text
from ..terminal.screen import tell
from ..terminal.speech import language, say


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("kind", choices=KINDS, help=say("print-help.kind"))
    parser.add_argument("wanted", nargs="?", default="", help=say("print-help.wanted"))
    parser.add_argument("--paper", choices=PAPERS, default=A4, help=say("print-help.paper"))
    parser.add_argument(
        "--no-backs", dest="backs", action="store_false", help=say("print-help.no-backs")
    )
    parser.add_argument("--out", metavar="FILE", help=say("print-help.out"))


def run(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    order = Order(args.paper, language(), args.backs)
    try:
        body = pdf(paper_of(args.kind, game, wanted(args), language()), order)
    except NothingToPrint:
        raise BadNotation(0, args.game, say("print-nothing", kind=args.kind)) from None
    except NoPress:
        raise BadNotation(0, "typst", say("print-no-press")) from None
    name = args.out or f"{args.game}-{args.kind}.pdf"
    save(name, body)
    tell(say("print-done", file=name, pages=page_count(body)))
    return 0


def wanted(args: argparse.Namespace) -> str:
    """Decks and army lists may be files; other values are used as they are."""
    text: str = args.wanted
    may_be_file = args.kind in (DECK, ROSTER) and text.isprintable()
    return read_text(text) if text == STANDARD or (may_be_file and is_file(text)) else text


def is_file(name: str) -> bool:
    try:
        return Path(name).is_file()
    except OSError:
        return False


def save(name: str, body: bytes) -> None:
    """An existing file is not overwritten by mistake."""
    try:
        with Path(name).open("xb") as file:
            file.write(body)
    except FileExistsError:
        raise BadData(name, "", say("record-exists")) from None
