"""grognard scenario: the battles of a miniatures game, and scenario files checked and shown."""

from __future__ import annotations

import argparse

from grognard.games import game as find_game
from grognard.kernel.refusal import BadData, BadNotation
from grognard.kernel.state import State
from grognard.miniatures.contract.army import ArmyCheck
from grognard.miniatures.game import MiniaturesGame
from grognard.miniatures.scenarios.battle_options import FILE
from grognard.miniatures.scenarios.scenario import Scenario

from ..terminal.arguments import add_miniatures_game, print_json
from ..terminal.screen import FAINT, HEADING, out, tell
from ..terminal.speech import language, say


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_miniatures_game(parser)
    parser.add_argument("scenario", metavar="SCENARIO", nargs="?", help=say("scenario-help.name"))
    shape = parser.add_mutually_exclusive_group()
    shape.add_argument("--position", action="store_true", help=say("scenario-help.position"))
    shape.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    if not isinstance(game, MiniaturesGame):
        raise BadNotation(0, args.game, say("scenario-no-files"))
    files = game.scenario_files()
    if args.scenario is None:
        list_all(args, files.known)
        return 0
    given = {} if args.scenario in files.known else {FILE: args.scenario}
    scenario = files.chosen(args.scenario, given.get(FILE, ""))
    ready = set_up(game, args.scenario, scenario, given)
    if args.position:
        out(game.write(ready).rstrip("\n"))
    elif args.json:
        print_json(as_json(game, scenario, ready))
    else:
        print_scenario(game, scenario, ready)
    return 0


def set_up(game: MiniaturesGame, name: str, scenario: Scenario, given: dict[str, str]) -> State:
    """Both armies where they begin; raises BadNotation, and BadData that names the file."""
    try:
        return game.setup(scenario.key, {**given, **game.ready_options()})
    except BadData as wrong:
        raise BadData(name, wrong.where, wrong.problem, wrong.told) from None


def list_all(args: argparse.Namespace, every: dict[str, Scenario]) -> None:
    if args.json:
        print_json({key: one.titles for key, one in every.items()})
        return
    margin = max(len(key) for key in every)
    for key, one in every.items():
        out(f"  {key:<{margin}}  {one.titles[language()]:<36} {say('scenario-line', **facts(one))}")
    tell(say("scenario-hint", game=args.game), FAINT)


def facts(scenario: Scenario) -> dict[str, object]:
    unit = scenario.unit
    size = f"{unit.told(scenario.width)} × {unit.told(scenario.height)}"
    return {"size": size, "unit": unit.key, "turns": scenario.turns}


def print_scenario(game: MiniaturesGame, scenario: Scenario, ready: State) -> None:
    """Its title and note, the objectives of each side, and both armies where they begin."""
    unit = scenario.unit
    tell(scenario.titles[language()], HEADING)
    tell(say("scenario-line", **facts(scenario)))
    if scenario.notes[language()]:
        out()
        tell(scenario.notes[language()])
    out()
    for order, army in enumerate(armies(game, scenario)):
        name, seat = game.seat_name(ready, order, language()), game.info.seats[order]
        told = {"army": name, "points": army.points, "size": army.words}
        tell(say("scenario-army", seat=seat, **told))
    for goal in game.objectives(ready, language()):
        place = f"{unit.told(goal.x)},{unit.told(goal.y)}"
        tell(say("scenario-objective", name=goal.name, place=place, worth=goal.words))
    out()
    out(game.table(ready, None, language()))


def armies(game: MiniaturesGame, scenario: Scenario) -> list[ArmyCheck]:
    """The army of each seat and its cost; historical battles have no limit of points."""
    most = game.army_options(language()).most
    return [game.army_check(force.army, most, language()) for force in scenario.forces]


def as_json(game: MiniaturesGame, scenario: Scenario, ready: State) -> dict[str, object]:
    unit, ground = scenario.unit.size, game.ground(ready)
    return {
        "id": scenario.key,
        "title": scenario.titles,
        "note": scenario.notes,
        "table": [scenario.width / unit, scenario.height / unit],
        "unit": scenario.unit.key,
        "turns": scenario.turns,
        "ground": [area.name for area in ground.areas] + [edge.name for edge in ground.edges],
        "objectives": [
            {"name": goal.name, "at": [goal.x / unit, goal.y / unit], "worth": goal.worth}
            for goal in game.objectives(ready, language())
        ],
        "armies": [
            {"seat": seat, "name": army.name, "points": army.points}
            for seat, army in zip(game.info.seats, armies(game, scenario), strict=True)
        ],
    }
