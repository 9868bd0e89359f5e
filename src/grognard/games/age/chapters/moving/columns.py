"""Chapter 12, march columns: the head goes its way, and the rest follows it."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.table.angles import heading_of
from grognard.table.paths import ABOUT, Leg, end
from grognard.table.polylines import pairs, upto
from grognard.table.pose import Pose
from grognard.table.shapes import Footprint

from ...model.kinds import COLUMN
from ...model.pieces import Unit
from ..formations import BASE, base_width, column_footprint, footprint_at


class Place:
    """Where a unit is or would be: its pose, and for a march column the way it lies along."""

    __slots__ = ("_bent", "pose", "trail")

    def __init__(self, pose: Pose, trail: list[int]) -> None:
        self.pose = pose
        self.trail = trail
        self._bent: Footprint | None = None  # of its column: it is asked for twice

    def shape(self, u: Unit, formation: i64) -> Footprint:
        """The ground it holds there."""
        if formation != COLUMN or not self.trail:
            return footprint_at(u.roster, formation, u.bases, self.pose)
        if self._bent is None:
            self._bent = column_footprint(u.roster, self.pose, u.bases, self.trail)
        return self._bent


def line_of(u: Unit) -> list[tuple[int, int]]:
    """12.1 The way that a march column lies along, from its head."""
    if u.trail:
        return [(u.pose.x, u.pose.y), *pairs(u.trail)]
    return [(u.pose.x, u.pose.y), u.pose.point(-u.bases * BASE, 0)]


def after_legs(u: Unit, legs: list[Leg]) -> Place:
    """Where a march column is after its head has gone some legs."""
    pose, line = led(u, legs)
    return laid(u, pose, line)


def led(u: Unit, legs: list[Leg]) -> tuple[Pose, list[tuple[int, int]]]:
    """The head of a march column after some legs, and all the way behind it."""
    line = line_of(u)
    pose = u.pose
    width = base_width(u.roster)
    for leg in legs:
        if leg.kind == ABOUT:
            line = line[::-1]
            pose = facing_out(line)
        else:
            pose = end(pose, width, BASE, leg)
            line = [(pose.x, pose.y), *line]
    return pose, line


def facing_out(line: list[tuple[int, int]]) -> Pose:
    """The head of a column that lies along a line, facing away from the rest."""
    (ax, ay), (bx, by) = line[0], line[1]
    return Pose(ax, ay, heading_of(ax - bx, ay - by))


def laid(u: Unit, pose: Pose, line: list[tuple[int, int]]) -> Place:
    """12.1, R109 As much of the way behind the head as the column is long."""
    points = upto(without_stops(line), u.bases * BASE)
    x, y = pose.point(-u.bases * BASE, 0)
    if len(points) == 2 and points[1][0] == x and points[1][1] == y:
        return Place(pose, [])
    return Place(pose, [number for point in points[1:] for number in point])


def without_stops(line: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Each point once."""
    return [point for i, point in enumerate(line) if i == 0 or point != line[i - 1]]
