"""Battles that may be played: scenarios of the game or a player's own, and what options change."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from grognard.kernel.refusal import BadData, BadNotation
from grognard.miniatures.armies.list_errors import Fault
from grognard.miniatures.armies.unit_ids import unlike
from grognard.miniatures.files.data_files import data_files
from grognard.miniatures.scenarios.battle_options import of_army
from grognard.miniatures.scenarios.battlefield import table_size
from grognard.miniatures.scenarios.scenario import NO_SIDE, Scenario
from grognard.miniatures.scenarios.scenario_files import ScenarioFiles
from grognard.miniatures.terrain.pieces import Piece
from grognard.table.pose import Point

from ...armies.army_rules import RULES
from ...armies.lists import army_from, within_points
from ...model.actions import NORTH, SIDES, SOUTH
from ...model.options import ARMIES, Options
from ...model.pieces import Army, Roster, Setting, Stand
from ...model.state import blank
from .deployment_packing import fits
from .deployment_suggestions import lay_out
from .landscape import FIRST_SURVEYOR, GAME, SURVEYOR
from .scenario_file import FORMAT, force_of, points_of

FIRST: Final = ("training", "vimeiro", "barrosa", "open")  # the easiest first
SCENARIOS: Final = ScenarioFiles(FORMAT, data_files(GAME, "scenarios", ".toml"), FIRST)


def table_of(key: str, given: Mapping[str, str]) -> tuple[int, int]:
    """4.1 Width and height of the table of a battle; raises BadNotation or BadData."""
    scenario = _scenario(key, given)
    return table_size(scenario, Options(given, scenario.turns))


def setting_for(
    key: str,
    given: Mapping[str, str],
    first_rules: bool = False,
    pieces: list[Piece] | None = None,
) -> Setting:
    """4.1, 4.2, 16.3 Table, ground and all that does not change; raises BadNotation or BadData.

    A position may have other `pieces` of terrain than its battle.
    """
    scenario = _scenario(key, given)
    options = Options(given, scenario.turns)
    surveyor = FIRST_SURVEYOR if first_rules else SURVEYOR
    table = surveyor.survey(scenario, options, pieces)
    armies = _unlike([_army(scenario, options, seat) for seat in range(2)])
    sides = [force.side for force in scenario.forces if force.side != NO_SIDE]
    # Names of their own: read within the call, beside a list made there, mypyc lets them go too
    # early when nobody else holds the scenario.
    name, titles = scenario.key, scenario.titles
    ground, objectives, zones = table.ground, table.objectives, table.zones
    own = table.own and pieces is None
    stands = _stands(scenario, options, armies) if own else {}
    posts = _posts(scenario) if own else {}
    setting = Setting(
        name,
        titles,
        ground,
        objectives,
        armies,
        sides,
        options,
        zones,
        stands,
        posts,
        first_rules,
        pieces,
    )
    _check(setting)
    return setting


def _scenario(key: str, given: Mapping[str, str]) -> Scenario:
    options = Options(given)
    return SCENARIOS.chosen(key, options.file, options.own_battle)


def _army(scenario: Scenario, options: Options, seat: int) -> Army:
    """1.4 The army that a player brings, or the scenario's; within the points agreed on."""
    text = options.armies[seat]
    points = options.points if "points" in options.given else points_of(scenario)
    try:
        if text:
            return army_from(text, points)
        army = force_of(scenario, seat).roll
        assert army is not None
        return within_points(army, points)
    except BadNotation as error:
        raise of_army(ARMIES[seat], error) from error


def _unlike(armies: list[Army]) -> list[Army]:
    """Battalions of blue that are called like one of red get an x: each has its own id."""
    red, blue = armies
    ids = [roster.id for roster in blue.battalions]
    new = unlike([roster.id for roster in red.battalions], ids)
    if new == ids:
        return armies
    renamed = [_renamed(roster, id) for roster, id in zip(blue.battalions, new, strict=True)]
    return [red, Army(blue.name, blue.nation, blue.commander, renamed)]


def _renamed(roster: Roster, id: str) -> Roster:
    return Roster(
        id,
        roster.name,
        roster.quality,
        roster.rankers,
        roster.characters,
        roster.light,
        roster.rifles,
        roster.formation,
        roster.detached,
        roster.coat,
    )


def _stands(scenario: Scenario, options: Options, armies: list[Army]) -> dict[int, Stand]:
    """4.0 The ready layout of the scenario's own armies, by battalion."""
    stands: dict[int, Stand] = {}
    first = 0
    for seat, army in enumerate(armies):
        force = force_of(scenario, seat)
        if force.roll is not None and not options.armies[seat]:
            for order, roster in enumerate(force.roll.battalions):
                stand = force.stands.get(roster.id)
                if isinstance(stand, Stand):
                    stands[first + order] = stand
        first += len(army.battalions)
    return stands


def _posts(scenario: Scenario) -> dict[int, Point]:
    """4.0 Where the Supreme Commanders are in it."""
    posts: dict[int, Point] = {}
    for seat in range(len(scenario.forces)):
        post = force_of(scenario, seat).post
        if post is not None:
            posts[seat] = post
    return posts


def _check(setting: Setting) -> None:
    """R107 Whether the armies find room, and stand rightly where the scenario puts them."""
    for seat in range(2):
        for side in [setting.sides[seat]] if setting.sides else [SOUTH, NORTH]:
            if not fits(setting, seat, side):
                name, zone = setting.armies[seat].name, SIDES[side]
                fault = Fault("R107 room for all", "no-room", "", name, side=zone)
                raise of_army(ARMIES[seat], RULES.bad(fault, 0))
    if setting.options.ready:
        b = blank(setting)
        b.sides = b.sides or [SOUTH, NORTH]
        wrong = lay_out(b)
        if wrong is not None:
            raise BadData(setting.key, f"stand {wrong[0]}", f"not allowed by {wrong[1].cite}")
