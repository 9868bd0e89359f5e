"""grognard scenario: the battles of La Marche des Aigles, and scenario files checked and shown."""

from __future__ import annotations

import argparse
from typing import Final

from grognard.games import game as find_game
from grognard.games.march.armies.armies import army_cost
from grognard.games.march.chapters.setting_up.scenario_file import SEATS
from grognard.games.march.chapters.setting_up.scenarios import SCENARIOS
from grognard.games.march.model.flow import battle
from grognard.games.march.model.pieces import Setting
from grognard.games.march.text.notation import LENGTHS
from grognard.kernel.refusal import BadData
from grognard.kernel.state import State
from grognard.miniatures.scenarios.scenario import Scenario
from grognard.table.pose import CM

from ..terminal.arguments import print_json
from ..terminal.screen import FAINT, HEADING, out, tell
from ..terminal.speech import language, say

GAME: Final = "march"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("scenario", metavar="SCENARIO", nargs="?", help=say("scenario-help.name"))
    shape = parser.add_mutually_exclusive_group()
    shape.add_argument("--position", action="store_true", help=say("scenario-help.position"))
    shape.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: argparse.Namespace) -> int:
    if args.scenario is None:
        list_all(args)
        return 0
    given = {} if args.scenario in SCENARIOS.known else {"file": args.scenario}
    scenario = SCENARIOS.chosen(args.scenario, given.get("file", ""))
    ready = set_up(args.scenario, scenario, given)
    if args.position:
        out(find_game(GAME).write(ready).rstrip("\n"))
    elif args.json:
        print_json(as_json(scenario, battle(ready).setting))
    else:
        print_scenario(scenario, ready)
    return 0


def set_up(name: str, scenario: Scenario, given: dict[str, str]) -> State:
    """Both armies where they begin; raises BadNotation, and BadData that names the file."""
    try:
        return find_game(GAME).setup(scenario.key, {**given, "set-up": "ready"})
    except BadData as wrong:
        raise BadData(name, wrong.where, wrong.problem) from None


def list_all(args: argparse.Namespace) -> None:
    every = SCENARIOS.known
    if args.json:
        print_json({key: one.titles for key, one in every.items()})
        return
    margin = max(len(key) for key in every)
    for key, one in every.items():
        out(f"  {key:<{margin}}  {one.titles[language()]:<36} {say('scenario-line', **facts(one))}")
    tell(say("scenario-hint"), FAINT)


def facts(scenario: Scenario) -> dict[str, object]:
    size = f"{scenario.width // CM} × {scenario.height // CM}"
    return {"size": size, "turns": scenario.turns}


def print_scenario(scenario: Scenario, ready: State) -> None:
    """Its title and note, who fights for what, and both armies where they begin."""
    setting = battle(ready).setting
    tell(scenario.titles[language()], HEADING)
    tell(say("scenario-line", **facts(scenario)))
    if scenario.notes[language()]:
        out()
        tell(scenario.notes[language()])
    out()
    for seat, army in zip(SEATS, setting.armies, strict=True):
        told = {"army": army.name, "points": army_cost(army), "count": len(army.battalions)}
        tell(say("scenario-army", seat=seat, **told))
    for goal in setting.objectives:
        place = LENGTHS.point_text(goal.x, goal.y)
        tell(say("scenario-objective", name=goal.name, place=place, worth=int(goal.worth)))
    out()
    out(find_game(GAME).table(ready, None, language()))


def as_json(scenario: Scenario, setting: Setting) -> dict[str, object]:
    return {
        "id": scenario.key,
        "title": scenario.titles,
        "note": scenario.notes,
        "table": [scenario.width / CM, scenario.height / CM],
        "turns": scenario.turns,
        "ground": [area.name for area in setting.ground.areas]
        + [edge.name for edge in setting.ground.edges],
        "objectives": [
            {"name": goal.name, "at": [goal.x / CM, goal.y / CM], "worth": int(goal.worth)}
            for goal in setting.objectives
        ],
        "armies": [
            {"seat": seat, "name": army.name, "points": army_cost(army)}
            for seat, army in zip(SEATS, setting.armies, strict=True)
        ],
    }
