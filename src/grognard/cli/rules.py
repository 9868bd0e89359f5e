"""grognard rules: every rule and ruling by number or by words, in our own words."""

from __future__ import annotations

import argparse
import re
from itertools import groupby
from typing import Final

from ..games.eagles.lawbook import chapter_title
from ..games.eagles.rulebook import Rule, numbered, rulebook, rulings_about, search
from ..kernel.refusal import BadNotation
from .arguments import add_json, print_json
from .screen import FAINT, HEADING, out, tell
from .speech import language, say

NUMBER: Final = re.compile(r"(?:\d{1,2}(?:\.\d{1,2})?|[rR]\d{1,3})\.?")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("words", metavar="NUMBER|WORDS", nargs="*", help=say("rules-help.words"))
    parser.add_argument("--rulings", action="store_true", help=say("rules-help.rulings"))
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    found = chosen(args)
    if args.json:
        print_json([as_json(rule) for rule in found])
    elif args.rulings and not args.words:
        print_rulings(found)
    elif not args.words:
        print_chapters()
    else:
        print_rules(found)
        if len(args.words) == 1 and found and not found[0].is_ruling():
            print_related(found)
    return 0


def chosen(args: argparse.Namespace) -> list[Rule]:
    book = rulebook()
    if not args.words:
        return [*([] if args.rulings else book.rules.values()), *book.rulings.values()]
    return find_rules(" ".join(args.words))


def find_rules(text: str) -> list[Rule]:
    """By number, or by words; raises BadNotation when there is none."""
    by_number = NUMBER.fullmatch(text) is not None
    found = numbered(text) if by_number else search(text)
    if not found:
        raise BadNotation(0, text, say("no-such-rule"))
    return found


def print_chapters() -> None:
    tell(say("rules-chapters"))
    out()
    for chapter in rulebook().chapters:
        count = len(numbered(chapter))
        out(f"  {chapter:>3}  {chapter_title(chapter, language()):<34} {count:>3}")
    out(f"    R  {say('rules-rulings'):<34} {len(rulebook().rulings):>3}")
    out()
    tell(say("rules-hint"), FAINT)


def print_rules(found: list[Rule]) -> None:
    for rule in found:
        print_rule(rule)


def print_rule(rule: Rule) -> None:
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
        tell(f"{say('rule-omitted')} {rule.reasons[lang]}", FAINT, indent)


def print_related(found: list[Rule]) -> None:
    """The rulings that belong to the paragraphs shown."""
    paragraphs = dict.fromkeys(rule.number for rule in found)
    related = [r for number in paragraphs for r in rulings_about(number)]
    if related:
        out()
        numbers = ", ".join(dict.fromkeys(r.number for r in related))
        tell(say("rules-related", numbers=numbers), FAINT)


def print_rulings(found: list[Rule]) -> None:
    for group, members in groupby(found, lambda rule: rule.groups[language()]):
        out()
        tell(group.upper(), HEADING)
        for rule in members:
            out()
            print_rule(rule)
            tell(say("ruling-about", numbers=", ".join(rule.about)), FAINT, " " * 7)


def as_json(rule: Rule) -> dict[str, object]:
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
        facts["omitted_because"] = rule.reasons
    return facts
