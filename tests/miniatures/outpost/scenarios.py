"""Outpost: its scenario files, and the setting of one battle."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from grognard.kernel.refusal import BadData
from grognard.miniatures.contract.army import ArmyList
from grognard.miniatures.files.toml_values import Node
from grognard.miniatures.files.toml_writing import Page
from grognard.miniatures.length_unit import INCHES
from grognard.miniatures.scenarios.scenario import Force, Own, Scenario, Stand
from grognard.miniatures.scenarios.scenario_format import (
    Limits,
    ScenarioFormat,
    named_tables,
    read_side,
    usual_facing,
)
from grognard.miniatures.scenarios.scenario_sections import Goals, need_point
from grognard.miniatures.terrain.pieces import ground_of
from grognard.table.pose import Pose
from tests.miniatures.outpost.armies import MOST_UNITS, army_from, is_brigaded
from tests.miniatures.outpost.troops import DATA, GENERAL, NAMES, SEATS, TERRAIN, Troop, inches

SET_UPS: Final = ("place", "ready")
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


@cache
def scenarios() -> dict[str, Scenario]:
    """Those of the game's own folder, by their ids."""
    found = [FORMAT.read(path) for path in sorted((DATA / "scenarios").glob("*.toml"))]
    return {scenario.key: scenario for scenario in found}


class Setting:
    """What does not change of a battle."""

    def __init__(self, scenario: Scenario, options: dict[str, str]) -> None:
        assert scenario.pieces is not None
        self.scenario: Final = scenario
        self.options: Final = options
        given = [options.get(f"{seat}-army", "") for seat in SEATS]
        # where a file says who stands where, it speaks of its own armies
        self.ready: Final = options.get("set-up") == "ready" and not any(given)
        size = scenario.width, scenario.height
        self.ground: Final = ground_of(*size, scenario.pieces, TERRAIN)
        self.troops: Final[list[Troop]] = []
        for seat, force in enumerate(scenario.forces):
            self.enlist(seat, army_from(given[seat] or force.army))
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


def setting_for(key: str, options: Mapping[str, str]) -> Setting:
    if key not in scenarios():
        raise BadData("scenarios", key, f"is not one of {', '.join(scenarios())}")
    chosen = options.get("set-up", SET_UPS[0])
    if chosen not in SET_UPS:
        raise BadData("options", "set-up", f"{chosen!r} is not one of {', '.join(SET_UPS)}")
    return Setting(scenarios()[key], dict(options))
