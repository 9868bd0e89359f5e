"""Outpost: its scenario files, and the setting of one battle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from grognard.kernel.game import Option
from grognard.miniatures.armies.lists import army_from
from grognard.miniatures.contract.army import ArmyList
from grognard.miniatures.files.toml_values import Node
from grognard.miniatures.files.toml_writing import Page
from grognard.miniatures.length_unit import INCHES
from grognard.miniatures.scenarios.battle_options import BattleOptions
from grognard.miniatures.scenarios.battlefield import Surveyor
from grognard.miniatures.scenarios.scenario import Force, Own, Scenario, Stand
from grognard.miniatures.scenarios.scenario_files import ScenarioFiles
from grognard.miniatures.scenarios.scenario_format import (
    Limits,
    ScenarioFormat,
    named_tables,
    read_side,
    usual_facing,
)
from grognard.miniatures.scenarios.scenario_sections import Goals, need_point
from grognard.table.pose import Pose
from tests.miniatures.outpost.armies import MOST_UNITS, POINTS, RULES, is_brigaded
from tests.miniatures.outpost.model.troops import (
    DATA,
    GENERAL,
    NAMES,
    SEATS,
    TERRAIN,
    Troop,
    inches,
)

ARMIES: Final = ("red-army", "blue-army")
OPTIONS: Final = [
    Option("set-up", ["place", "ready"], "place", {"en": "how it begins", "fr": "le début"}),
    Option("red-army", [], "", {"en": "the red army", "fr": "l'armée rouge"}),
    Option("blue-army", [], "", {"en": "the blue army", "fr": "l'armée bleue"}),
    Option("turns", [], "scenario", {"en": "turns played", "fr": "tours joués"}),
    Option("objectives", ["scenario", "off"], "scenario", {"en": "goals", "fr": "objectifs"}),
]
LIMITS: Final = Limits(
    smallest=(inches(12), inches(12)),
    largest=inches(48),
    table=(inches(24), inches(18)),
    turns=(4, 12),
    back=inches(4),
    zone=inches(4),
    apart=inches(6),
    pieces=20,
    goals=Goals(most=3, radius=(inches(1), inches(6), inches(3)), worth=(5, 1)),
)


class OutpostForce(Force):
    """An army, and the places where its scouts may hide."""

    def __init__(
        self, army: str, side: int, stands: dict[str, Stand], hiding: list[tuple[int, int]]
    ) -> None:
        super().__init__(army, side, stands)
        self.hiding: Final = hiding


class OutpostFormat(ScenarioFormat):
    def read_force(self, node: Node, size: tuple[int, int], own: Own) -> Force:
        army, side = node.text("army", 400), read_side(node)
        hiding = node.points("hiding")
        ids = [f"{seat[0]}{number}" for seat in SEATS for number in range(MOST_UNITS + 1)]
        tables = named_tables(node.table("stand"), ids)
        stands = {id: _stand(one, side) for id, one in tables.items()}
        return OutpostForce(army, side, stands, hiding)

    def write_force(self, page: Page, seat: str, force: Force) -> None:
        assert isinstance(force, OutpostForce)
        page.points("hiding", force.hiding)


def _stand(node: Node, side: int) -> Stand:
    x, y = need_point(node, "at")
    pose = Pose(x, y, node.angle("facing", usual_facing(side)))
    node.finish()
    return Stand(pose)


FORMAT: Final = OutpostFormat("outpost scenario 1", [INCHES], SEATS, TERRAIN, LIMITS)


SCENARIOS: Final = ScenarioFiles(FORMAT, sorted((DATA / "scenarios").glob("*.toml")))
SURVEYOR: Final = Surveyor(TERRAIN, None, (inches(3), 1))


class Setting:
    """What does not change of a battle."""

    def __init__(self, scenario: Scenario, options: BattleOptions) -> None:
        self.scenario: Final = scenario
        self.options: Final = options
        # a file with places of its own is about its own armies
        ready = options.values["set-up"] == "ready"
        self.ready: Final = ready and not any(options.armies)
        table = SURVEYOR.survey(scenario, options)
        self.ground: Final = table.ground
        self.objectives: Final = table.objectives
        self.troops: Final[list[Troop]] = []
        for seat, force in enumerate(scenario.forces):
            self.enlist(seat, army_from(RULES, options.armies[seat] or force.army, POINTS))
        self.by_id: Final = {troop.id: troop.uid for troop in self.troops}
        self.hiding: Final = [_poses(force) for force in scenario.forces]

    def enlist(self, seat: int, army: ArmyList) -> None:
        """Its general first, then his brigade, then the others."""
        chief = str(army.facts["general"]) or "general"
        self.troops.append(Troop(len(self.troops), seat, GENERAL, 1, chief, False, 0))
        for number, unit in enumerate(sorted(army.units, key=lambda u: not is_brigaded(u)), 1):
            kind, bases = NAMES.index(str(unit.facts["arm"])), int(unit.facts["bases"])
            uid, brigaded = len(self.troops), is_brigaded(unit)
            self.troops.append(Troop(uid, seat, kind, bases, unit.name, brigaded, number))

    def of(self, seat: int) -> list[Troop]:
        return [troop for troop in self.troops if troop.seat == seat]


def _poses(force: Force) -> list[Pose]:
    assert isinstance(force, OutpostForce)
    return [Pose(x, y, usual_facing(force.side)) for x, y in force.hiding]


def setting_for(key: str, given: Mapping[str, str]) -> Setting:
    scenario = SCENARIOS.chosen(key)
    points, turns = (RULES.least, RULES.most), (scenario.turns, LIMITS.turns[1])
    return Setting(scenario, BattleOptions(OPTIONS, given, ARMIES, points, turns))
