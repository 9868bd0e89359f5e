"""Scenarios as files: what only this game has; docs/formats-crepuscule.md describes it."""

from __future__ import annotations

from typing import Final

from grognard.kernel.refusal import BadNotation
from grognard.miniatures.files.toml_values import Node
from grognard.miniatures.files.toml_writing import Page
from grognard.miniatures.length_unit import INCHES
from grognard.miniatures.scenarios import scenario as any_game
from grognard.miniatures.scenarios.scenario import Own, Scenario
from grognard.miniatures.scenarios.scenario_format import (
    LONGEST_LIST,
    Limits,
    ScenarioFormat,
    named_tables,
    read_side,
    usual_facing,
)
from grognard.miniatures.scenarios.scenario_sections import Goals, need_point, place_on_table
from grognard.table.pose import INCH, Point, Pose

from ...armies.lists import army_of_its_size
from ...armies.rosters import Army
from ...model.kinds import FORMATIONS, NOBODY, SEATS
from ...model.options import MOST_TURNS, TURNS
from .landscape import KINDS, MOST_PIECES

# W-VIC-3, D-112 The table of a battle of 1,000 points, if a file says nothing.
LIMITS: Final = Limits(
    smallest=(24 * INCH, 24 * INCH),
    largest=144 * INCH,
    table=(72 * INCH, 48 * INCH),
    turns=(TURNS, MOST_TURNS),
    back=12 * INCH,
    zone=6 * INCH,
    apart=12 * INCH,
    pieces=MOST_PIECES,
    goals=Goals(most=12, radius=(INCH, 12 * INCH, 3 * INCH), worth=(500, 100)),
)
MOST_FILES: Final = 30


class Stand(any_game.Stand):
    """Where a unit is as the battle begins, in a formation of its own if the file says so."""

    def __init__(self, pose: Pose, formation: int, files: int) -> None:
        super().__init__(pose)
        self.formation: Final = formation  # NOBODY: as its list has it
        self.files: Final = files


class Force(any_game.Force):
    """The army itself, and where its units and officers are.

    Where no places are given, the army is set up by the rules.
    """

    def __init__(
        self,
        text: str,
        army: Army | None,
        side: int,
        stands: dict[str, any_game.Stand],
        officers: dict[str, Point],
    ) -> None:
        super().__init__(text, side, stands)
        self.roll: Final = army
        self.officers: Final = officers


class CrepusculeFormat(ScenarioFormat):
    def __init__(self) -> None:
        super().__init__("crepuscule scenario 1", [INCHES], SEATS, KINDS, LIMITS)

    def read_force(self, node: Node, size: tuple[int, int], own: Own) -> Force:
        text = node.text("army", LONGEST_LIST)
        side = read_side(node)
        army = _army(node, text, SEATS.index(node.where)) if text else None
        ids = [roster.id for roster in army.rosters] if army else []
        names = [officer.id for officer in army.staff] if army else []
        stands = _stands(node.table("stand"), ids, side)
        officers = _officers(node.table("officer"), names, size)
        if stands or officers:
            _check(node, "stand", ids, list(stands))
            _check(node, "officer", names, list(officers))
        return Force(text, army, side, stands, officers)

    def write_force(self, page: Page, seat: str, force: any_game.Force) -> None:
        assert isinstance(force, Force)
        if force.officers:
            page.table(f"{seat}.officer")
        for name, at in force.officers.items():
            page.inline(name, {"at": page.place(at)})

    def write_stand(
        self, page: Page, force: any_game.Force, name: str, stand: any_game.Stand
    ) -> dict[str, str]:
        assert isinstance(stand, Stand)
        values: dict[str, str] = {}
        if stand.formation != NOBODY:
            values["formation"] = f'"{FORMATIONS[stand.formation]}"'
        if stand.files:
            values["files"] = str(stand.files)
        return values


FORMAT: Final = CrepusculeFormat()


def force_of(scenario: Scenario, seat: int) -> Force:
    force = scenario.forces[seat]
    assert isinstance(force, Force)
    return force


def _army(node: Node, text: str, seat: int) -> Army | None:
    try:
        return army_of_its_size(text, seat)
    except BadNotation as error:
        node.unread("army", error)
        return None


def _stands(node: Node, ids: list[str], side: int) -> dict[str, any_game.Stand]:
    return {id: _stand(table, side) for id, table in named_tables(node, ids).items()}


def _stand(node: Node, side: int) -> Stand:
    facing = node.angle("facing", usual_facing(side))
    formation = node.choice("formation", FORMATIONS, NOBODY)
    files = node.whole("files", 1, MOST_FILES, 0)
    at = need_point(node, "at")
    node.finish()
    return Stand(Pose(at[0], at[1], facing), formation, files)


def _officers(node: Node, names: list[str], size: tuple[int, int]) -> dict[str, Point]:
    found: dict[str, Point] = {}
    for name, table in named_tables(node, names).items():
        found[name] = place_on_table(table, "at", size)
        table.finish()
    return found


def _check(node: Node, section: str, wanted: list[str], given: list[str]) -> None:
    """Either everybody has a place, or nobody."""
    for id in wanted:
        if id not in given:
            node.fault(f"{section}.{id}", "no-place", example="[36, 10]")
