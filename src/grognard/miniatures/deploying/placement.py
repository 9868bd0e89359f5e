"""Whether a body may be set up on a place:

on the table, in its zone, not on another body, on open ground.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.refusal import Refusal
from grognard.table.measure import TOLERANCE, apart, between, far, is_around, overlap, to_polygon
from grognard.table.pose import Pose
from grognard.table.shapes import Polygon
from grognard.table.terrain import Area, Ground, enters, inside

from .zones import holds_point, in_zone


class Verdicts:
    """What a game says of a bad place."""

    def __init__(
        self, off_table: Refusal, out_of_zone: Refusal, on_another: Refusal, closed: Refusal
    ) -> None:
        self.off_table: Final = off_table
        self.out_of_zone: Final = out_of_zone
        self.on_another: Final = on_another
        self.closed: Final = closed


class Site:
    """A zone, the ground that is closed to all, and the gap that bodies keep from each other."""

    def __init__(
        self, ground: Ground, zone: Polygon, closed: list[Area], verdicts: Verdicts, gap: i64 = 0
    ) -> None:
        self.ground: Final = ground
        self.zone: Final = zone
        self.closed: Final = closed
        self.verdicts: Final = verdicts
        self.gap: Final[i64] = gap

    def why_not(self, place: Polygon, taken: list[Polygon]) -> Refusal | None:
        """A body with this footprint, beside those that are there already."""
        if not self.ground.on_table(place):
            return self.verdicts.off_table
        if not in_zone(self.zone, place):
            return self.verdicts.out_of_zone
        for shape in taken:
            if self._too_near(place, shape):
                return self.verdicts.on_another
        for area in self.closed:
            if enters(area, place):
                return self.verdicts.closed
        return None

    def _too_near(self, place: Polygon, shape: Polygon) -> bool:
        if self.gap == 0:
            return overlap(place, shape)
        return not far(place, shape, self.gap) and not apart(between(place, shape), self.gap)

    def why_not_point(self, x: i64, y: i64, taken: list[Polygon]) -> Refusal | None:
        """A figure without a footprint, which may not even touch those that are there."""
        if not is_on_table(self.ground, x, y):
            return self.verdicts.off_table
        if not holds_point(self.zone, x, y):
            return self.verdicts.out_of_zone
        for shape in taken:
            if touches(x, y, shape):
                return self.verdicts.on_another
        for area in self.closed:
            if inside(area.shape, x, y):
                return self.verdicts.closed
        return None


def is_on_table(ground: Ground, x: i64, y: i64) -> bool:
    return 0 <= x <= ground.width and 0 <= y <= ground.height


def is_near_table(ground: Ground, pose: Pose) -> bool:
    """The middle of a front lies on the table; what is far off is not even measured."""
    return is_on_table(ground, pose.x, pose.y)


def touches(x: i64, y: i64, shape: Polygon) -> bool:
    """Whether a point is on a shape or touches it."""
    return is_around(x, y, shape, TOLERANCE) and to_polygon(x, y, shape) <= TOLERANCE
