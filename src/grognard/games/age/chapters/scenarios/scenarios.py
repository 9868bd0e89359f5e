"""Battles that may be played: scenarios of the game or a player's own, and what options change."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from grognard.kernel.refusal import BadNotation
from grognard.miniatures.armies.unit_ids import unlike
from grognard.miniatures.files.data_files import data_files
from grognard.miniatures.scenarios.battle_options import of_army
from grognard.miniatures.scenarios.battlefield import table_size
from grognard.miniatures.scenarios.misplaced import check_places
from grognard.miniatures.scenarios.scenario import Objective, Scenario
from grognard.miniatures.scenarios.scenario_files import ScenarioFiles
from grognard.miniatures.terrain.pieces import Piece
from grognard.table.measure import distance
from grognard.table.pose import Pose

from ...armies.lists import army_from
from ...armies.orders_of_battle import OrderOfBattle
from ...model.kinds import NOBODY
from ...model.options import ARMIES, Options
from ...model.setting import Command, GeneralRoster, Goal, Roster, Setting, Side
from .landscape import GAME, SURVEYOR
from .meeting import lay_out
from .misplaced import why_misplaced
from .scenario_file import FORMAT, Force, force_of, notes_of

FIRST: Final = ("saalfeld", "albuera", "quatre-bras", "meeting")  # the easiest first
SCENARIOS: Final = ScenarioFiles(FORMAT, data_files(GAME, "scenarios", ".toml"), FIRST)
HOMES: Final = (18_000, 0)  # the directions of the south and north edges
COLOURS: Final = {
    "french": "fr",
    "british": "gb",
    "allied": "gb",
    "prussian": "pr",
    "austrian": "pr",
    "russian": "pr",
    "spanish": "gb",
}


def setting_for(key: str, given: Mapping[str, str], pieces: list[Piece] | None = None) -> Setting:
    """Table, ground, armies, all that does not change; raises BadNotation or BadData.

    A position may have other `pieces` of terrain than its battle.
    """
    options = Options(given)
    scenario = SCENARIOS.chosen(key, options.file, options.own_battle)
    options = Options(given, scenario.turns)
    table = SURVEYOR.survey(scenario, options, pieces)
    armies = [_army(scenario, options, seat) for seat in range(2)]
    rosters = _rosters(scenario, options, armies)
    staff = _staff(scenario, options, armies)
    commands = _commands(armies)
    seats = _laid_out(scenario, options)
    if seats:
        rosters, staff = lay_out(table.ground, rosters, staff, commands, seats)
    name, titles, notes = scenario.key, scenario.titles, notes_of(scenario)
    sides = [_side(army, seat) for seat, army in enumerate(armies)]
    goals = _goals(table.objectives, rosters, commands)
    turns, ground = options.turns, table.ground
    setting = Setting(
        name, titles, ground, goals, sides, commands, rosters, staff, turns, notes, options, pieces
    )
    _check(setting)
    return setting


def table_of(key: str, given: Mapping[str, str]) -> tuple[int, int]:
    """Width and height of the table of a battle; raises BadNotation or BadData."""
    options = Options(given)
    scenario = SCENARIOS.chosen(key, options.file, options.own_battle)
    return table_size(scenario, Options(given, scenario.turns))


def _army(scenario: Scenario, options: Options, seat: int) -> OrderOfBattle:
    """The army that a player brings, or the scenario's."""
    text = options.armies[seat]
    if text:
        try:
            return army_from(text, seat, options.points)
        except BadNotation as error:
            raise of_army(ARMIES[seat], error) from error
    army = force_of(scenario, seat).roll
    assert army is not None
    return army


def _laid_out(scenario: Scenario, options: Options) -> list[int]:
    """The seats whose armies are set up by the rules, as no file gives their places."""
    found: list[int] = []
    for seat in range(2):
        force = force_of(scenario, seat)
        if options.armies[seat] or not (force.stands or force.arrivals):
            found.append(seat)
    return found


def _side(army: OrderOfBattle, seat: int) -> Side:
    return Side(army.name, COLOURS[army.nation], army.nation == "french", HOMES[seat])


def _commands(armies: list[OrderOfBattle]) -> list[Command]:
    """The formations of both armies, numbered through; the second ones' ids differ from all."""
    first, second = armies
    found = list(first.commands)
    ids = unlike([one.id for one in found], [one.id for one in second.commands])
    start = len(found)
    for one, id in zip(second.commands, ids, strict=True):
        parent = one.parent if one.parent == NOBODY else one.parent + start
        found.append(Command(one.number + start, id, one.name, one.seat, parent))
    return found


def _rosters(scenario: Scenario, options: Options, armies: list[OrderOfBattle]) -> list[Roster]:
    first, second = armies
    ids = unlike([one.id for one in first.rosters], [one.id for one in second.rosters])
    named = [*[one.id for one in first.rosters], *ids]
    found: list[Roster] = []
    for seat, army in enumerate(armies):
        force = force_of(scenario, seat) if not options.armies[seat] else None
        start = len(first.commands) if seat else 0
        for roster in army.rosters:
            found.append(_placed(roster, named[len(found)], start, force))
    return found


def _placed(roster: Roster, id: str, start: int, force: Force | None) -> Roster:
    """A roster with its number of formation, its place and its arrival."""
    stand = force.stands.get(roster.id) if force else None
    pose = stand.pose if stand is not None else roster.pose
    arrival = force.arrivals.get(roster.id) if force else None
    return roster.placed(id, roster.command + start, pose, arrival)


def _staff(
    scenario: Scenario, options: Options, armies: list[OrderOfBattle]
) -> list[GeneralRoster]:
    first, second = armies
    ids = unlike([one.id for one in first.staff], [one.id for one in second.staff])
    named = [*[one.id for one in first.staff], *ids]
    found: list[GeneralRoster] = []
    for seat, army in enumerate(armies):
        force = force_of(scenario, seat) if not options.armies[seat] else None
        start = len(first.commands) if seat else 0
        for general in army.staff:
            found.append(_posted(general, named[len(found)], start, force))
    return found


def _posted(general: GeneralRoster, id: str, start: int, force: Force | None) -> GeneralRoster:
    coming = force.generals.get(general.id) if force else None
    pose = coming.pose if coming is not None and coming.pose is not None else Pose(0, 0, 0)
    arrival = coming.arrival if coming is not None else None
    commands = [command + start for command in general.commands]
    return general.placed(id, commands, pose.x, pose.y, arrival)


def _goals(
    objectives: list[Objective], rosters: list[Roster], commands: list[Command]
) -> list[Goal]:
    """10.2 At the start an objective belongs to the nearer side."""
    return [
        Goal(one.name, one.x, one.y, one.worth, _nearer(one, rosters, commands))
        for one in objectives
    ]


def _nearer(goal: Objective, rosters: list[Roster], commands: list[Command]) -> int:
    best, seat = -1, NOBODY
    for roster in rosters:
        if roster.arrival is None:
            away = int(distance(goal.x, goal.y, roster.pose.x, roster.pose.y))
            if best < 0 or away < best:
                best, seat = away, int(commands[roster.command].seat)
    return seat


def _check(setting: Setting) -> None:
    """Whether every unit is where it may be; raises BadData with every error."""
    check_places(setting.key, why_misplaced(setting))
