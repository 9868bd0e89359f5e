"""The table as a screen shows it: its ground, and ground with a meaning."""

from __future__ import annotations

from collections.abc import Callable

from grognard.table.shapes import Polygon
from grognard.table.terrain import Area, Ground, inside

from ..contract.board import Board, Feature, Outline, Side, Unit, Zone
from ..scenarios.scenario import Objective
from ..terrain.pieces import kind_of
from .looks import Looks
from .range_shapes import circle
from .scene import Scene


def closed(area: Area) -> list[int]:
    """No side of it has an opening."""
    return []


def laid_out(
    scene: Scene,
    fineness: tuple[int, int],
    zones: list[Zone],
    sides: list[Side],
    units: list[Unit],
    openings: Callable[[Area], list[int]] = closed,
) -> Board:
    """The table and both sides on it.

    `fineness` is the least by which a hand moves a piece, and how many decimals are shown;
    `openings` says which sides of a building have any.
    """
    step, decimals = fineness
    return Board(
        scene.title,
        int(scene.ground.width),
        int(scene.ground.height),
        scene.lengths.unit.key,
        step,
        decimals,
        features(scene.ground, scene.looks, openings),
        zones + [objective(goal) for goal in scene.objectives],
        sides,
        units,
    )


def features(
    ground: Ground, looks: Looks, openings: Callable[[Area], list[int]] = closed
) -> list[Feature]:
    """Areas in the order of the ground, hills below all else and the lowest first; then lines."""
    areas = [
        Feature(
            kind_of(area.name),
            looks.label(area.name),
            outline(area.shape),
            False,
            0,
            height(area, ground.areas),
            openings(area),
        )
        for area in ground.areas
    ]
    areas.sort(key=lambda feature: (not feature.level, feature.level))
    lines = [
        Feature(kind_of(edge.name), looks.label(edge.name), edge.points, True, int(edge.width), 0)
        for edge in ground.edges
    ]
    return areas + lines


def outline(shape: Polygon) -> Outline:
    return [(int(x), int(y)) for x, y in shape.corners()]


def height(area: Area, others: list[Area]) -> int:
    """How high a hill stands: contours that lie within others add up."""
    if not area.level:
        return 0
    below = [one for one in others if one is not area and holds(one, area)]
    return int(area.level) + sum(int(one.level) for one in below)


def holds(one: Area, other: Area) -> bool:
    """Whether an area lies within another."""
    return all(inside(one.shape, x, y) for x, y in other.shape.corners())


def objective(goal: Objective) -> Zone:
    """The circle that counts."""
    return Zone(None, objective_name(goal), circle(int(goal.x), int(goal.y), int(goal.radius)))


def objective_name(goal: Objective) -> str:
    """With its worth where that is more than one."""
    return goal.name if goal.worth == 1 else f"{goal.name} ({goal.worth})"
