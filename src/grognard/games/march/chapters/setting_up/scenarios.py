"""Battles that may be played: scenarios of the game or a player's own, and what options change."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from grognard.kernel.refusal import BadData, BadNotation
from grognard.miniatures.files.data_files import data_files
from grognard.miniatures.scenarios.scenario import NO_SIDE, Scenario
from grognard.miniatures.terrain.pieces import Piece, ground_of
from grognard.table.pose import CM, Point

from ...armies.lists import army_from, within_points
from ...model.actions import NORTH, SIDES, SOUTH
from ...model.options import ARMIES, BY_SCENARIO, Options, options_from
from ...model.pieces import Army, Objective, Roster, Setting, Stand
from ...model.state import blank
from .deployment_packing import fits
from .deployment_suggestions import lay_out
from .landscape import GAME, countryside, kinds
from .scenario_file import force_of, points_of, read_scenario

OPEN_SEED: Final = 1
ORDER: Final = ("training", "vimeiro", "barrosa", "open")
CENTRE_RADIUS: Final = 12 * CM
CENTRE_WORTH: Final = 2

_scenarios: Final[dict[str, Scenario]] = {}


def scenarios() -> dict[str, Scenario]:
    """Those that come with the game, by their ids, the easiest first."""
    if not _scenarios:
        found = [read_scenario(path) for path in data_files(GAME, "scenarios", ".toml")]
        for scenario in sorted(found, key=lambda one: ORDER.index(one.key)):
            _scenarios[scenario.key] = scenario
    return _scenarios


def scenario_for(key: str, options: Options) -> Scenario:
    """The one chosen, or the player's own file."""
    if options.file:
        return read_scenario(Path(options.file))
    known = scenarios()
    if key not in known:
        raise BadNotation(0, key, f"no such battle; known: {', '.join(known)}")
    return known[key]


def setting_for(key: str, given: Mapping[str, str]) -> Setting:
    """What does not change in a battle; raises BadNotation or BadData."""
    scenario = scenario_for(key, options_from(given))
    options = options_from(given, scenario.turns)
    size = _size(scenario, options)
    pieces = _pieces(scenario, options, size)
    armies = _unlike([_army(scenario, options, seat) for seat in range(2)])
    ordered = pieces is scenario.pieces
    sides = [force.side for force in scenario.forces if force.side != NO_SIDE]
    # Names of their own: read within the call, beside a list made there, mypyc lets them go too
    # early when nobody else holds the scenario.
    name, titles = scenario.key, scenario.titles
    objectives = _objectives(scenario, options, size, ordered)
    zones = scenario.zones if ordered else []
    stands = _stands(scenario, options, armies) if ordered else {}
    posts = _posts(scenario) if ordered else {}
    ground = ground_of(size[0], size[1], pieces, kinds())
    setting = Setting(
        name, titles, ground, objectives, armies, sides, options, zones, stands, posts
    )
    _check(setting)
    return setting


def _size(scenario: Scenario, options: Options) -> tuple[int, int]:
    """4.1 The table of the scenario; on random ground the one that was asked for."""
    own = scenario.width, scenario.height
    if options.table == "scenario":
        return own
    width, _, height = options.table.partition("x")
    size = int(width) * CM, int(height) * CM
    if size != own and scenario.pieces is not None and options.seed == BY_SCENARIO:
        expected = (
            f"{scenario.key} has a table of its own; terrain=1 would play it on random ground"
        )
        raise BadNotation(0, options.table, expected)
    return size


def _pieces(scenario: Scenario, options: Options, size: tuple[int, int]) -> list[Piece]:
    """4.2 The scenario's ground, or random ground."""
    if scenario.pieces is not None and options.seed == BY_SCENARIO:
        return scenario.pieces
    seed = OPEN_SEED if options.seed == BY_SCENARIO else options.seed
    return countryside(seed, size[0], size[1])


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
        where = f"{ARMIES[seat]}: {error.expected}"
        raise BadNotation(error.line, error.value, where) from error


def _unlike(armies: list[Army]) -> list[Army]:
    """Battalions of blue that are called like one of red get an x: everyone has his own id."""
    red, blue = armies
    taken = [roster.id for roster in red.battalions]
    if not {roster.id for roster in blue.battalions} & set(taken):
        return armies
    renamed: list[Roster] = []
    for roster in blue.battalions:
        name = roster.id
        while name in taken:
            name += "x"
        taken.append(name)
        renamed.append(_renamed(roster, name))
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


def _objectives(
    scenario: Scenario, options: Options, size: tuple[int, int], ordered: bool
) -> list[Objective]:
    """16.3 Those of the scenario on its own ground; else, if wanted, the middle of the table."""
    if options.objectives == "off":
        return []
    if scenario.objectives and ordered:
        return scenario.objectives
    if options.objectives == "on":
        return [Objective("Centre", size[0] // 2, size[1] // 2, CENTRE_RADIUS, CENTRE_WORTH)]
    return []


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
                name = setting.armies[seat].name
                expected = f"has no room for its battalions in the {SIDES[side]} zone (R107)"
                raise BadNotation(0, name, f"{ARMIES[seat]}: {expected}")
    if setting.options.ready:
        b = blank(setting)
        b.sides = b.sides or [SOUTH, NORTH]
        wrong = lay_out(b)
        if wrong is not None:
            raise BadData(setting.key, f"stand {wrong[0]}", f"not allowed by {wrong[1].cite}")
