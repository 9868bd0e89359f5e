"""grognard rules: every rule and ruling by number or by words, in our own words."""

from __future__ import annotations

import argparse
import re
from itertools import groupby
from typing import Final

from grognard.games import game as find_game
from grognard.kernel.game import Game
from grognard.kernel.refusal import BadNotation
from grognard.kernel.rulebook.ledger import Entry, Ledger

from ..terminal.arguments import DEFAULT_GAME, add_game, add_json, print_json
from ..terminal.screen import FAINT, HEADING, out, tell
from ..terminal.speech import language, say

NUMBER: Final = re.compile(r"(?:\d{1,2}(?:\.\d{1,2})?|[rR]\d{1,3})\.?")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("words", metavar="NUMBER|WORDS", nargs="*", help=say("rules-help.words"))
    parser.add_argument("--rulings", action="store_true", help=say("rules-help.rulings"))
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    found = chosen(game.ledger(), args)
    if args.json:
        print_json([as_json(rule) for rule in found])
    elif args.rulings and not args.words:
        print_rulings(found)
    elif not args.words:
        print_chapters(game)
    else:
        print_rules(found)
        if len(args.words) == 1 and found and not found[0].is_ruling():
            print_related(game.ledger(), found)
    return 0


def chosen(ledger: Ledger, args: argparse.Namespace) -> list[Entry]:
    if not args.words:
        return [*([] if args.rulings else ledger.rules.values()), *ledger.rulings.values()]
    return find_rules(ledger, " ".join(args.words))


def find_rules(ledger: Ledger, text: str) -> list[Entry]:
    """By number, or by words; raises BadNotation when there is none."""
    by_number = NUMBER.fullmatch(text) is not None
    found = ledger.numbered(text) if by_number else ledger.search(text)
    if not found:
        raise BadNotation(0, text, say("no-such-rule"))
    return found


def print_chapters(game: Game) -> None:
    ledger = game.ledger()
    tell(say("rules-chapters"))
    out()
    for chapter in game.rules(language()).chapters:
        count = len(ledger.numbered(chapter.number))
        out(f"  {chapter.number:>3}  {chapter.title:<34} {count:>3}")
    out(f"    R  {say('rules-rulings'):<34} {len(ledger.rulings):>3}")
    out()
    key = game.info.key
    command = "grognard rules" + ("" if key == DEFAULT_GAME else f" --game {key}")
    tell(say("rules-hint", command=command), FAINT)


def print_rules(found: list[Entry]) -> None:
    for rule in found:
        print_rule(rule)


def print_rule(rule: Entry) -> None:
    lang = language()
    title = rule.labels.get(lang, rule.slug if lang == "en" else "")
    status = "" if rule.status == "done" else f"  [{say('rule-status', status=rule.status)}]"
    out(f"{rule.number:<6} {title}{status}".rstrip(), HEADING)
    indent = " " * 7
    if rule.questions:
        tell(rule.questions[lang], FAINT, indent)
    tell(rule.texts[lang], indent=indent)
    if rule.grounds:
        tell(f"{say('rule-why')} {rule.grounds[lang]}", FAINT, indent)
    if rule.reasons.get(lang):
        because = say("rule-planned") if rule.status == "planned" else say("rule-omitted")
        tell(f"{because} {rule.reasons[lang]}", FAINT, indent)


def print_related(ledger: Ledger, found: list[Entry]) -> None:
    """The rulings that belong to the paragraphs shown."""
    paragraphs = dict.fromkeys(rule.number for rule in found)
    related = [r for number in paragraphs for r in ledger.rulings_about(number)]
    if related:
        out()
        numbers = ", ".join(dict.fromkeys(r.number for r in related))
        tell(say("rules-related", numbers=numbers), FAINT)


def print_rulings(found: list[Entry]) -> None:
    for group, members in groupby(found, lambda rule: rule.groups[language()]):
        out()
        tell(group.upper(), HEADING)
        for rule in members:
            out()
            print_rule(rule)
            tell(say("ruling-about", numbers=", ".join(rule.about)), FAINT, " " * 7)


def as_json(rule: Entry) -> dict[str, object]:
    facts: dict[str, object] = {
        "key": rule.key(),
        "number": rule.number,
        "status": rule.status,
        "text": rule.texts,
        "label": rule.labels,
    }
    if rule.is_ruling():
        facts |= {"question": rule.questions, "reason": rule.grounds, "rules": rule.about}
    if rule.reasons:
        facts[f"{rule.status}_because"] = rule.reasons
    return facts
