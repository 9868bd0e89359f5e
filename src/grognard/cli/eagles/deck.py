"""grognard deck: check a custom deck of EAGLES for a battle."""

from __future__ import annotations

import argparse
import sys

from grognard.games.eagles.chapters.decks import custom_line, read_deck, why_not_deck
from grognard.games.eagles.model.cards import ARMIES, BattleChart, battles, standard
from grognard.games.eagles.screen.words import army_name
from grognard.games.eagles.text.deck_problems import problem_words
from grognard.kernel.refusal import BadNotation

from ..terminal.arguments import add_json, print_json
from ..terminal.files import read_text
from ..terminal.screen import out, tell
from ..terminal.speech import language, say
from .card_text import battle_name, card_line
from .cards import chosen_list


def add_arguments(parser: argparse.ArgumentParser) -> None:
    armies = [army.lower() for army in ARMIES]
    parser.add_argument("deck", metavar="FILE", help=say("deck-help.file"))
    parser.add_argument("--battle", required=True, choices=list(battles()), help=say("help-battle"))
    parser.add_argument("--army", choices=armies, help=say("deck-help.army"))
    parser.add_argument("--scale", default="1", metavar="N/M", help=say("deck-help.scale"))
    parser.add_argument("--list", metavar="FILE", help=say("cards-help.list"))
    parser.add_argument("--specials", metavar="FILE", help=say("cards-help.specials"))
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    chart = battles()[args.battle]
    cards = chosen_list(args)
    numbers = read_deck(read_text(args.deck), args.deck)
    army = army_of(args, chart, [n for n in numbers if n in cards.by_number])
    scale = read_scale(args.scale)
    problems = why_not_deck(cards, chart, army, numbers, scale)
    line = custom_line(chart, army, len(numbers), scale[0], scale[1])
    deck = [cards.by_number[n] for n in sorted(numbers) if n in cards.by_number]
    points = sum(card.bp for card in deck)
    if args.json:
        told = [{"cite": cite, "facts": facts} for cite, facts in problems]
        facts = {"cards": len(numbers), "points": points, "limit": line.points}
        print_json({"army": ARMIES[army].lower(), **facts, "problems": told})
        return 1 if problems else 0
    for problem in problems:
        print(f"grognard: {args.deck}: {problem_words(problem, language())}", file=sys.stderr)
    if problems:
        return 1
    for card in deck:
        out(card_line(card, language()))
    facts = {"cards": len(deck), "points": points, "limit": line.points, "muster": line.muster}
    where = battle_name(chart.key, language())
    tell(say("deck-good", army=army_name(army, language()), battle=where, **facts))
    return 0


def army_of(args: argparse.Namespace, chart: BattleChart, numbers: list[int]) -> int:
    """The army asked for, else that of the first card."""
    if args.army is not None:
        army = [name.lower() for name in ARMIES].index(args.army)
    else:
        army = standard().by_number[numbers[0]].army if numbers else min(chart.decks)
    if army not in chart.decks:
        raise BadNotation(0, ARMIES[army], say("army-not-there", battle=chart.key))
    return army


def read_scale(text: str) -> tuple[int, int]:
    parts = text.split("/")
    good = len(parts) <= 2 and all(p.isascii() and p.isdecimal() and 0 < int(p) < 21 for p in parts)
    if not good:
        raise BadNotation(0, text, say("bad-scale"))
    return int(parts[0]), int(parts[-1]) if len(parts) == 2 else 1
