"""grognard deck: custom decks of EAGLES, checked, counted, or built by the program."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from grognard.games.eagles.armies.deck_builder import STYLES
from grognard.games.eagles.armies.deck_check import deck_check
from grognard.games.eagles.chapters.decks import why_not_add, why_not_deck
from grognard.games.eagles.model.cards import ARMIES, BattleChart, CardList, battles, standard
from grognard.games.eagles.screen.words import army_name
from grognard.games.eagles.text.deck_problems import problem_words
from grognard.games.eagles.text.deck_text import CODES, DeckText, read_deck_text
from grognard.kernel.bringing.decks import DeckCheck, DeckCurve, DeckQuestion
from grognard.kernel.refusal import BadData, BadNotation

from ..terminal.arguments import print_json
from ..terminal.files import read_text
from ..terminal.screen import FAINT, HEADING, out, tell
from ..terminal.speech import language, say
from .card_text import battle_name, card_line
from .cards import chosen_list

BAR = 24  # characters of the longest bar


def add_arguments(parser: argparse.ArgumentParser) -> None:
    armies = [army.lower() for army in ARMIES]
    parser.add_argument("deck", metavar="DECK", nargs="?", help=say("deck-help.file"))
    parser.add_argument("--battle", choices=list(battles()), help=say("help-battle"))
    parser.add_argument("--army", choices=armies, help=say("deck-help.army"))
    parser.add_argument("--scale", metavar="N/M", help=say("deck-help.scale"))
    parser.add_argument("--build", choices=STYLES, help=say("deck-help.build"))
    parser.add_argument("--owned", metavar="FILE", help=say("deck-help.owned"))
    parser.add_argument("--why", type=int, metavar="CARD", help=say("deck-help.why"))
    parser.add_argument("--write", metavar="FILE", help=say("deck-help.write"))
    parser.add_argument("--list", metavar="FILE", help=say("cards-help.list"))
    parser.add_argument("--specials", metavar="FILE", help=say("cards-help.specials"))
    shape = parser.add_mutually_exclusive_group()
    shape.add_argument("--code", action="store_true", help=say("deck-help.code"))
    shape.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: argparse.Namespace) -> int:
    cards = chosen_list(args)
    given = given_deck(args)
    question = asked(args, given, cards)
    check = deck_check(question, language(), cards)
    if args.why is not None:
        return tell_why(args.why, check, cards)
    if args.write:
        write_deck(args.write, check.listing)
    if args.json:
        print_json(as_json(check, cards))
        return 1 if check.flaws else 0
    return show(args, check, cards)


def show(args: argparse.Namespace, check: DeckCheck, cards: CardList) -> int:
    name = args.deck or args.build
    for problem in problems_of(check, cards):
        print(f"grognard: {name}: {problem_words(problem, language())}", file=sys.stderr)
    if check.flaws:
        return 1
    if args.code:
        out(check.code)
        return 0
    print_deck(check, cards)
    return 0


def given_deck(args: argparse.Namespace) -> DeckText:
    """A file or a share code; with --build there is none."""
    if (args.deck is None) == (args.build is None):
        raise BadNotation(0, args.deck or "", say("deck-one-of"))
    if args.deck is None:
        return DeckText([])
    is_code = CODES.is_code(args.deck)
    return read_deck_text(args.deck if is_code else read_text(args.deck), args.deck)


def asked(args: argparse.Namespace, given: DeckText, cards: CardList) -> DeckQuestion:
    """What the flags say, otherwise what the deck itself says."""
    battle = args.battle or given.battle
    if battle not in battles():
        raise BadNotation(0, battle, say("deck-no-battle", battles=", ".join(battles())))
    numbers = [n for n in given.numbers if n in cards.by_number]
    army = army_of(args, battles()[battle], numbers)
    scale = args.scale or given.scale or "1"
    text = ", ".join(str(number) for number in given.numbers)
    owned = None if args.owned is None else owned_in(args.owned)
    key = ARMIES[army].lower()
    return DeckQuestion(battle, key, scale, text, args.build or "", owned, given.name)


def army_of(args: argparse.Namespace, chart: BattleChart, numbers: list[int]) -> int:
    """The army asked for, otherwise that of the first card."""
    if args.army is not None:
        army = [name.lower() for name in ARMIES].index(args.army)
    else:
        army = standard().by_number[numbers[0]].army if numbers else min(chart.decks)
    if army not in chart.decks:
        raise BadNotation(0, ARMIES[army], say("army-not-there", battle=chart.key))
    return army


def owned_in(name: str) -> dict[str, int]:
    """The cards that a player owns, written as a deck is."""
    numbers = read_deck_text(read_text(name), name).numbers
    return {str(number): numbers.count(number) for number in numbers}


def write_deck(name: str, text: str) -> None:
    """An existing file is not overwritten by mistake."""
    try:
        with Path(name).open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise BadData(name, "", say("record-exists")) from None


def table_of(check: DeckCheck) -> tuple[BattleChart, int, tuple[int, int]]:
    army = [name.lower() for name in ARMIES].index(check.army)
    parts = [int(part) for part in check.scale.split("/")]
    return battles()[check.battle], army, (parts[0], parts[1] if len(parts) == 2 else 1)


def numbers_of(check: DeckCheck) -> list[int]:
    return [int(piece) for piece, copies in check.copies.items() for _ in range(copies)]


def problems_of(check: DeckCheck, cards: CardList) -> list[tuple[str, dict[str, str | int]]]:
    chart, army, scale = table_of(check)
    return why_not_deck(cards, chart, army, numbers_of(check), scale)


def tell_why(card: int, check: DeckCheck, cards: CardList) -> int:
    """Why one more of a card may not be added, by the nearest rule; 1 where it may not."""
    chart, army, scale = table_of(check)
    problem = why_not_add(cards, chart, army, numbers_of(check), card, scale)
    if problem is None:
        tell(say("deck-may-add", card=f"{card:03d}", left=check.limit - check.points))
        return 0
    out(problem_words(problem, language()))
    return 1


def print_deck(check: DeckCheck, cards: CardList) -> None:
    """Every card, the totals of the deck, and its code."""
    if check.name:
        tell(check.name, HEADING)
    for piece, copies in check.copies.items():
        card = cards.by_number[int(piece)]
        out(card_line(card, language()) + (f" x{copies}" if copies > 1 else ""))
    facts = {"points": check.points, "limit": check.limit, "muster": check.muster}
    count = sum(check.copies.values())
    army = army_name(table_of(check)[1], language())
    where = battle_name(check.battle, language())
    tell(say("deck-good", army=army, battle=where, cards=count, **facts))
    out()
    for arm in check.arms:
        if arm.cards:
            out(f"{arm.title:<12} {arm.cards:>3} {arm.points:>4}  {bar(arm.points, check.points)}")
    for curve in check.curves:
        print_curve(curve)
    out()
    for note in check.notes:
        tell(note)
    tell(say("deck-code"), FAINT)
    tell(check.code, indent="  ")


def print_curve(curve: DeckCurve) -> None:
    out()
    tell(curve.title, HEADING)
    most = 100 if curve.unit else max((value for _, value in curve.bars), default=0)
    for label, value in curve.bars:
        out(f"{label:>3} {value:>4}{curve.unit}  {bar(value, most)}")


def bar(value: int, most: int) -> str:
    return "█" * round(BAR * value / most) if most else ""


def as_json(check: DeckCheck, cards: CardList) -> dict[str, object]:
    problems = [{"cite": cite, "facts": facts} for cite, facts in problems_of(check, cards)]
    return {
        "army": check.army,
        "battle": check.battle,
        "name": check.name,
        "cards": sum(check.copies.values()),
        "copies": check.copies,
        "points": check.points,
        "limit": check.limit,
        "muster": check.muster,
        "problems": problems,
        "arms": {arm.key: {"cards": arm.cards, "points": arm.points} for arm in check.arms},
        "curves": {curve.key: dict(curve.bars) for curve in check.curves},
        "code": check.code,
    }
