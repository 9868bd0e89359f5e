"""C-ENG-3, D-206: gabions before guns that are deployed as the battle begins."""

from __future__ import annotations

from typing import Final

from grognard.table.pose import MM
from grognard.table.terrain import Edge, Ground

from ...model.kinds import ARTILLERY, DEPLOYED, FOOT_BASE, GUN_WIDTH, NOBODY, PIONEERS
from ...model.setting import Roster
from ...model.state import Battle
from ..scenarios.landscape import KINDS

PIONEERS_EACH: Final = 5
BEFORE: Final = 10 * MM  # the muzzle
KIND: Final = "gabions"


def gabions_of(rosters: list[Roster], seat: int) -> list[Edge]:
    """For every five pioneers the next gun of the list, as wide as the gun and its crew."""
    mine = [one for one in rosters if one.seat == seat and one.parent == NOBODY]
    pioneers = sum([int(one.figures) for one in mine if one.has(PIONEERS)])
    guns = [one for one in mine if one.arm == ARTILLERY and one.formation == DEPLOYED]
    found: list[Edge] = []
    for gun in guns[: pioneers // PIONEERS_EACH]:
        half = GUN_WIDTH // 2 + FOOT_BASE
        ends = [gun.pose.point(BEFORE, -half), gun.pose.point(BEFORE, half)]
        found.append(Edge(KIND, ends, KINDS[KIND].traits))
    return found


def with_gabions(ground: Ground, rosters: list[Roster], seats: list[int]) -> Ground:
    """Those of the sides that begin in place."""
    edges = [edge for seat in seats for edge in gabions_of(rosters, seat)]
    if not edges:
        return ground
    return Ground(ground.width, ground.height, ground.areas, [*ground.edges, *edges])


def raise_gabions(b: Battle) -> None:
    """As the deployment ends, before the guns that were set up in battery."""
    there = [
        u.roster.placed(u.roster.id, u.pose, u.formation, u.files, u.roster.parent) for u in b.units
    ]
    for seat in b.setting.deploying:
        edges = gabions_of(there, seat)
        if edges:
            ground = b.setting.ground
            b.setting = b.setting.with_ground(ground.areas, [*ground.edges, *edges])
            b.note("gabions raised", NOBODY, [seat, len(edges)])
