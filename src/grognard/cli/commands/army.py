"""grognard army: the ready armies of La Marche des Aigles, and army lists checked."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import Final

from grognard.games.march.armies.armies import ARMY_POINTS, army_cost, roster_cost
from grognard.games.march.armies.lists import army_from, read_army, ready_armies, write_army_line
from grognard.games.march.model.options import FEWEST_POINTS, MOST_POINTS
from grognard.games.march.model.pieces import (
    CHARACTERS,
    COMMANDER,
    NATIONS,
    QUALITIES,
    Army,
    Roster,
)
from grognard.games.march.screen.rulebook import LEDGER
from grognard.games.march.screen.words import formation_name, quality_name, staff_words
from grognard.kernel.refusal import BadNotation

from ..terminal.arguments import print_json
from ..terminal.files import STANDARD, in_file, read_text
from ..terminal.screen import FAINT, HEADING, out, tell
from ..terminal.speech import language, say

_RULE: Final = re.compile(r"\((R?\d+(?:\.\d+)?)\)$")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("army", metavar="ARMY", nargs="?", help=say("army-help.army"))
    parser.add_argument(
        "--points", type=int, default=ARMY_POINTS, metavar="N", help=say("army-help.points")
    )
    shape = parser.add_mutually_exclusive_group()
    shape.add_argument("--code", action="store_true", help=say("army-help.code"))
    shape.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: argparse.Namespace) -> int:
    if not FEWEST_POINTS <= args.points <= MOST_POINTS:
        limits = say("army-bad-points", fewest=FEWEST_POINTS, most=MOST_POINTS)
        raise BadNotation(0, str(args.points), limits)
    if args.army is None:
        list_ready(args)
        return 0
    army = find_army(args.army, args.points)
    if args.code:
        out(write_army_line(army))
    elif args.json:
        print_json({**as_json(army), "limit": args.points})
    else:
        print_army(army, args.points)
    return 0


def find_army(text: str, points: int) -> Army:
    """A ready army by its name, a file, or a list in one line; raises BadNotation and BadData."""
    is_file = text == STANDARD or (
        text not in ready_armies() and text.isprintable() and is_there(text)
    )
    try:
        return read_army(read_text(text), points) if is_file else army_from(text, points)
    except BadNotation as wrong:
        told = BadNotation(wrong.line, wrong.value, with_rule(wrong.expected))
        raise (in_file(text, told) if is_file else told) from None


def is_there(name: str) -> bool:
    try:
        return Path(name).exists()
    except OSError:
        return False


def with_rule(expected: str) -> str:
    """What was expected, and in words the rule whose number it ends with, where there is one."""
    number = _RULE.search(expected)
    rules = LEDGER.numbered(number[1]) if number else []
    if len(rules) != 1:
        return expected
    return f"{expected}. {rules[0].number}: {rules[0].texts[language()]}"


# All of them


def list_ready(args: argparse.Namespace) -> None:
    armies = ready_armies()
    if args.json:
        print_json({key: as_json(army) for key, army in armies.items()})
        return
    margin = max(len(key) for key in armies)
    for key, army in armies.items():
        line = say("army-line", **facts_of(army))
        out(f"  {key:<{margin}}  {army.name:<24} {line}")
    tell(say("army-hint"), FAINT)


def facts_of(army: Army) -> dict[str, object]:
    return {
        "points": army_cost(army),
        "battalions": len(army.battalions),
        "men": sum(int(roster.rankers) for roster in army.battalions),
    }


# One of them


def print_army(army: Army, points: int) -> None:
    nation = say("army-nation", nation=NATIONS[army.nation])
    tell(f"{army.name} ({nation})", HEADING)
    tell(say("army-total", limit=points, **facts_of(army)))
    if army.commander:
        tell(say("army-commander", name=army.commander))
    for roster in army.battalions:
        out()
        print_battalion(roster)
    out()
    tell(say("army-code"), FAINT)
    tell(write_army_line(army), indent="  ")


def print_battalion(roster: Roster) -> None:
    """Its name and points, what they are made of, and how it is set up."""
    cost = roster_cost(roster, True)
    out(f"{roster.id:<8} {roster.name}  {say('army-points', points=cost.total)}")
    lang = language()
    who = [say("army-rankers", men=int(roster.rankers)), quality_name(roster.quality, lang)]
    who += [say("army-light")] if roster.light else []
    who += [say("army-rifles")] if roster.rifles else []
    who += staff_words(roster.characters, lang)
    usual = [formation_name(roster.formation, lang)]
    usual += [say("army-detached", men=int(roster.detached))] if roster.detached else []
    tell(f"{', '.join(who)}; {', '.join(usual)}", indent=" " * 9)
    lines = [
        f"{LEDGER.label(cite, lang)} {value} ({cite.split()[0]})" for cite, value in cost.lines
    ]
    tell(", ".join(lines), FAINT, indent=" " * 9)


def as_json(army: Army) -> dict[str, object]:
    return {
        "name": army.name,
        "nation": NATIONS[army.nation],
        "commander": army.commander,
        "points": army_cost(army),
        "battalions": [battalion_json(roster) for roster in army.battalions],
        "code": write_army_line(army),
    }


def battalion_json(roster: Roster) -> dict[str, object]:
    cost = roster_cost(roster, True)
    return {
        "id": roster.id,
        "name": roster.name,
        "quality": QUALITIES[roster.quality],
        "rankers": int(roster.rankers),
        "characters": dict(zip(CHARACTERS[:COMMANDER], roster.characters, strict=True)),
        "light": roster.light,
        "rifles": roster.rifles,
        "formation": formation_name(roster.formation, "en"),
        "detached": int(roster.detached),
        "points": int(cost.total),
        "sum": [{"cite": cite, "value": int(value)} for cite, value in cost.lines],
    }
