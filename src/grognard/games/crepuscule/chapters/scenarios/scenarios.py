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
from grognard.miniatures.scenarios.scenario import Scenario
from grognard.miniatures.scenarios.scenario_files import ScenarioFiles
from grognard.miniatures.terrain.pieces import Piece

from ...armies.lists import army_from
from ...armies.rosters import Army
from ...model.kinds import SKIRMISH
from ...model.options import ARMIES, Options
from ...model.setting import Goal, OfficerRoster, Roster, Setting, Side, with_detachments
from ..deploying.gabions import with_gabions
from ..formations import usual_files
from .deployment import check_room, lay_out, post, ready
from .landscape import GAME, SURVEYOR
from .misplaced import why_misplaced
from .scenario_file import FORMAT, Force, Stand, force_of

FIRST: Final = (
    "training",
    "maida",
    "raszyn",
    "plancenoit",
    "open-field",
    "great-field",
)  # the easiest first
SCENARIOS: Final = ScenarioFiles(FORMAT, data_files(GAME, "scenarios", ".toml"), FIRST)
HOMES: Final = (18_000, 0)  # the directions of the south and north edges


def setting_for(key: str, given: Mapping[str, str], pieces: list[Piece] | None = None) -> Setting:
    """Table, ground, armies, all that does not change; raises BadNotation or BadData.

    A position may have other `pieces` of terrain than its battle.
    """
    options = Options(given)
    scenario = SCENARIOS.chosen(key, options.file, options.own_battle)
    options = Options(given, scenario.turns)
    table = SURVEYOR.survey(scenario, options, pieces)
    armies = [_army(scenario, options, seat) for seat in range(2)]
    forces = [_force(scenario, options, seat, table.own) for seat in range(2)]
    rosters = _rosters(armies, forces)
    staff = _staff(armies, forces)
    seats = [seat for seat, force in enumerate(forces) if force is None]
    if options.ready:
        rosters = lay_out(table.ground, rosters, seats)
        staff = post(table.ground, rosters, staff, seats)
    deploying = [] if options.ready else seats
    rosters = [ready(one) if int(one.seat) in deploying else one for one in rosters]
    sides = [
        Side(army.name, army.nation, HOMES[seat], army.points) for seat, army in enumerate(armies)
    ]
    goals = [Goal(one.name, one.x, one.y, one.radius, one.worth) for one in table.objectives]
    ground = table.ground
    if pieces is None:
        check_room(ground, rosters, deploying)
        ground = with_gabions(ground, rosters, [n for n in range(2) if n not in deploying])
    units = with_detachments(rosters, SKIRMISH)
    setting = Setting(
        scenario.key, scenario.titles, ground, goals, sides, units, staff, options.turns,
        options, pieces, tuple(deploying),
    )  # fmt: skip
    if pieces is None:  # a position says itself where everybody is
        _check(setting)
    return setting


def table_of(key: str, given: Mapping[str, str]) -> tuple[int, int]:
    """Width and height of the table of a battle; raises BadNotation or BadData."""
    options = Options(given)
    scenario = SCENARIOS.chosen(key, options.file, options.own_battle)
    return table_size(scenario, Options(given, scenario.turns))


def _army(scenario: Scenario, options: Options, seat: int) -> Army:
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


def _force(scenario: Scenario, options: Options, seat: int, own: bool) -> Force | None:
    """Where the file puts an army; None where it is laid out by the rules."""
    force = force_of(scenario, seat)
    return force if force.stands and own and not options.armies[seat] else None


def _rosters(armies: list[Army], forces: list[Force | None]) -> list[Roster]:
    """The units of both armies; the second one's ids differ from all of the first."""
    first, second = armies
    ids = [one.id for one in first.rosters]
    ids += unlike(ids, [one.id for one in second.rosters])
    found: list[Roster] = []
    for army, force in zip(armies, forces, strict=True):
        for roster in army.rosters:
            stand = force.stands[roster.id] if force else None
            found.append(_placed(roster, ids[len(found)], stand))
    return found


def _placed(roster: Roster, id: str, stand: object) -> Roster:
    if not isinstance(stand, Stand):
        return roster.placed(id, roster.pose)
    formation = stand.formation if stand.formation >= 0 else int(roster.formation)
    files = stand.files or int(usual_files(roster.arm, formation, roster.figures))
    return roster.placed(id, stand.pose, formation, files)


def _staff(armies: list[Army], forces: list[Force | None]) -> list[OfficerRoster]:
    first, second = armies
    ids = [one.id for one in first.staff]
    ids += unlike(ids, [one.id for one in second.staff])
    found: list[OfficerRoster] = []
    for army, force in zip(armies, forces, strict=True):
        for officer in army.staff:
            x, y = force.officers[officer.id] if force else (0, 0)
            found.append(officer.placed(ids[len(found)], x, y))
    return found


def _check(setting: Setting) -> None:
    """Whether everybody is where they may be; raises BadData with all that is wrong."""
    check_places(setting.key, why_misplaced(setting))
