"""grognard army: the ready armies of a miniatures game, and army lists checked."""

from __future__ import annotations

import argparse
from pathlib import Path

from grognard.games import game as find_game
from grognard.kernel.refusal import BadNotation
from grognard.kernel.rulebook.ledger import Ledger
from grognard.miniatures.contract.army import (
    CHOICE,
    ArmyCheck,
    ArmyOptions,
    CheckedUnit,
    Fact,
    Flaw,
    ReadyArmy,
    Term,
)
from grognard.miniatures.game import MiniaturesGame, army_check_of, army_options_of

from ..terminal.arguments import add_miniatures_game, print_json
from ..terminal.files import STANDARD, in_file, read_text
from ..terminal.screen import FAINT, HEADING, out, tell
from ..terminal.speech import language, say


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_miniatures_game(parser)
    parser.add_argument("army", metavar="ARMY", nargs="?", help=say("army-help.army"))
    parser.add_argument("--points", type=int, metavar="N", help=say("army-help.points"))
    shape = parser.add_mutually_exclusive_group()
    shape.add_argument("--code", action="store_true", help=say("army-help.code"))
    shape.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: argparse.Namespace) -> int:
    options = army_options_of(find_game(args.game), language())
    if not options.terms:
        raise BadNotation(0, args.game, say("army-no-lists"))
    points = options.points if args.points is None else args.points
    if not options.least <= points <= options.most:
        limits = say("army-bad-points", fewest=options.least, most=options.most)
        raise BadNotation(0, str(points), limits)
    if args.army is None:
        list_ready(args, options)
        return 0
    army = find_army(args, options, points)
    if args.code:
        out(army.line)
    elif args.json:
        print_json({**as_json(army), "limit": points})
    else:
        print_army(army, options)
    return 0


def find_army(args: argparse.Namespace, options: ArmyOptions, points: int) -> ArmyCheck:
    """A ready army by its name, a file, or a list in one line; raises BadNotation and BadData."""
    text: str = args.army
    ready = [army.key for army in options.ready]
    is_file = text == STANDARD or (text not in ready and text.isprintable() and is_there(text))
    game = find_game(args.game)
    given = as_list(read_text(text)) if is_file else text
    found = army_check_of(game, given, points, language())
    for flaw in found.flaws:
        told = BadNotation(flaw.line, flaw.value, with_rule(flaw, game.ledger()))
        raise in_file(text, told) if is_file else told
    return found


def as_list(text: str) -> str:
    """The content of a file is never a name, however short."""
    return text if "\n" in text else f"{text}\n"


def is_there(name: str) -> bool:
    try:
        return Path(name).exists()
    except OSError:
        return False


def with_rule(flaw: Flaw, ledger: Ledger) -> str:
    """What was expected, with the rule in words, where there is one."""
    if not flaw.cite:
        return flaw.expected
    number = flaw.cite.split()[0]
    rules = ledger.numbered(number)
    rule = f". {number}: {rules[0].texts[language()]}" if len(rules) == 1 else ""
    return f"{flaw.expected} ({number}){rule}"


# All of them


def list_ready(args: argparse.Namespace, options: ArmyOptions) -> None:
    if args.json:
        every = {army.key: as_json(checked(args, army, options)) for army in options.ready}
        print_json(every)
        return
    margin = max(len(army.key) for army in options.ready)
    for army in options.ready:
        size = checked(args, army, options).words
        line = say("army-line", points=army.points, size=size)
        out(f"  {army.key:<{margin}}  {army.name:<24} {line}")
    game = find_game(args.game)
    assert isinstance(game, MiniaturesGame)
    first, second = (f"--{key}" for key in game.army_keys())
    tell(say("army-hint", first=first, second=second), FAINT)


def checked(args: argparse.Namespace, army: ReadyArmy, options: ArmyOptions) -> ArmyCheck:
    return army_check_of(find_game(args.game), army.key, options.most, language())


# One of them


def print_army(army: ArmyCheck, options: ArmyOptions) -> None:
    titles = [shown(term, army.facts[term.key]) for term in options.army if term.kind == CHOICE]
    tell(f"{army.name} ({', '.join(titles)})", HEADING)
    tell(say("army-total", points=army.points, limit=army.limit, size=army.words))
    for term in options.army:
        if term.kind != CHOICE and army.facts[term.key]:
            tell(say("army-fact", term=term.title, value=str(army.facts[term.key])))
    for unit in army.units:
        out()
        print_group(army, unit)
        print_unit(unit)
    out()
    tell(say("army-code"), FAINT)
    tell(army.line, indent="  ")


def shown(term: Term, value: Fact) -> str:
    return next((choice.title for choice in term.choices if choice.key == value), str(value))


def print_group(army: ArmyCheck, unit: CheckedUnit) -> None:
    """The group whose first unit this is."""
    first = next(one for one in army.units if one.group == unit.group)
    if unit.group >= 0 and first is unit:
        tell(army.groups[unit.group].name, HEADING)


def print_unit(unit: CheckedUnit) -> None:
    """Its name and points, what it is, and what the points consist of."""
    out(f"{unit.id:<8} {unit.name}  {say('army-points', points=unit.points)}")
    tell(unit.words, indent=" " * 9)
    lines = [f"{part.label} {part.value} ({part.cite.split()[0]})" for part in unit.parts]
    tell(", ".join(lines), FAINT, indent=" " * 9)


def as_json(army: ArmyCheck) -> dict[str, object]:
    return {
        "name": army.name,
        "facts": army.facts,
        "points": army.points,
        "groups": [
            {"kind": group.kind, "name": group.name, "parent": group.parent, "facts": group.facts}
            for group in army.groups
        ],
        "units": [unit_json(unit) for unit in army.units],
        "code": army.line,
    }


def unit_json(unit: CheckedUnit) -> dict[str, object]:
    return {
        "id": unit.id,
        "name": unit.name,
        "group": unit.group,
        "facts": unit.facts,
        "points": unit.points,
        "sum": [{"cite": part.cite, "value": part.value} for part in unit.parts],
    }
