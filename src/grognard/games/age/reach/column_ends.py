"""Chapter 12, where a march column may end: all of it on the table and on nobody (R58).

No place is asked about that another speaks for: what lies so far from a column is not reached
before its bases have gone as far.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.miniatures.reach.ray_ends import EndRule
from grognard.miniatures.reach.rays import Ray
from grognard.table.angles import QUARTER, SHIFT, cosine
from grognard.table.measure import TOLERANCE, between, far, overlap
from grognard.table.paths import Leg
from grognard.table.polylines import file_along, most_turned, upto
from grognard.table.shapes import Extent, Footprint, Polygon
from grognard.table.terrain import Ground

from ..chapters.formations import BASE, base_width
from ..chapters.moving.columns import Place, laid, led, without_stops
from ..model.kinds import COLUMN
from ..model.pieces import Unit

ROUNDED: Final = 8  # places lie on whole hundredths of a millimetre, and so do gaps
TURNED: Final = 9 * BASE // 4  # a base that turns on its front takes no corner farther
FARTHEST: Final = 1 << 30
NONE: Final = -1


class Tail:
    """A march column behind its head, place after place of a ray."""

    def __init__(self, u: Unit, ray: Ray, legs: list[Leg]) -> None:
        self.u: Final = u
        self.ray: Final = ray
        self.width: Final[i64] = base_width(u.roster)
        _, self.line = led(u, legs)
        head = ray.end(ray.most)
        behind = upto(without_stops(self.line), u.bases * BASE)
        self.ground: Final = without_stops([(head.x, head.y), *behind])
        self.chord: Final[i64] = shortest_chord(self.ground)

    def at(self, place: i64) -> Place:
        pose = self.ray.end(place)
        return laid(self.u, pose, [(pose.x, pose.y), *self.line])

    def shape(self, place: i64) -> Footprint:
        return self.at(place).shape(self.u, COLUMN)

    def base(self, place: i64, number: i64) -> Polygon:
        """One of its parts at a place; a straight column has but one."""
        there = self.at(place)
        if not there.trail:
            return there.shape(self.u, COLUMN).parts[0]
        return file_along(there.pose, there.trail, number, self.width, BASE)

    def kept(self, off: i64) -> i64:
        """For how many places more no corner of it gets so far from where it is now.

        Both ends of a base go as far as the head. What lies between or beside them goes farther
        where the line bends: the shorter the chord of a base, the farther.
        """
        off = min(off, FARTHEST)
        bound = off - TURNED
        if self.chord > 0:
            bound = max(bound, off * self.chord // (2 * BASE + self.width - self.chord))
        return max((bound - ROUNDED) // self.ray.pitch, 0)

    def box(self) -> Extent:
        """All the ground on which any of it might end."""
        xs, ys = [x for x, _ in self.ground], [y for _, y in self.ground]
        return Extent(min(xs), min(ys), max(xs), max(ys)).widened(TURNED + self.width)


def shortest_chord(line: list[tuple[int, int]]) -> i64:
    """How near to each other the ends of a base on a line may be; 0 where it bends back."""
    turned = most_turned(line, BASE)
    return BASE * cosine(turned // 2) >> SHIFT if turned <= QUARTER else 0


class OffTable(EndRule):
    """R58 Some of a march column is beyond the edge of the table."""

    def __init__(self, tail: Tail, ground: Ground) -> None:
        self.tail: Final = tail
        self.ground: Final = ground

    def at(self, place: i64) -> tuple[bool, i64]:
        hull = self.tail.shape(place).hull
        across = min(hull.west, self.ground.width - hull.east)
        along = min(hull.south, self.ground.height - hull.north)
        room = min(across, along) + TOLERANCE
        return room < 0, self.tail.kept(room if room >= 0 else -room)


class OnOthers(EndRule):
    """R58 Some of a march column lies on somebody."""

    def __init__(self, tail: Tail, others: list[Polygon]) -> None:
        self.tail: Final = tail
        self.others: Final = others
        self.lying: i64 = NONE  # the last base found on somebody: it will still be there
        self.under: Polygon = others[0]

    def at(self, place: i64) -> tuple[bool, i64]:
        if self.lying != NONE and overlap(self.tail.base(place, self.lying), self.under):
            return True, 0
        self.lying = NONE
        gap = self.gap(self.tail.shape(place))
        return self.lying != NONE, self.tail.kept(gap)

    def gap(self, shape: Footprint) -> i64:
        """How far off the nearest is; 0 with a base that lies on one."""
        least: i64 = FARTHEST
        for i, part in enumerate(shape.parts):
            for other in self.others:
                if not far(part, other, least):
                    if overlap(part, other):
                        self.lying, self.under = i, other
                        return 0
                    least = min(least, between(part, other))
        return least
