"""Chapter 12, where a march column may end: all of it on the table and not on another unit (R58).

Places that another one decides are not checked: what lies far enough from a column is not reached
before its bases have gone that far.
"""

from __future__ import annotations

from math import isqrt
from typing import Final

from mypy_extensions import i64

from grognard.miniatures.bodies import Body
from grognard.miniatures.moving.why_not_path import is_on_any
from grognard.miniatures.reach.ray_ends import EndRule
from grognard.miniatures.reach.rays import Ray
from grognard.table.angles import QUARTER, SHIFT, cosine, heading_of, sine
from grognard.table.clipping import circle_within
from grognard.table.measure import TOLERANCE, between, distance, far, is_around, overlap
from grognard.table.paths import Leg
from grognard.table.polylines import (
    file_along,
    file_between,
    most_turned,
    pairs,
    point_along,
    upto,
)
from grognard.table.pose import Point, Pose
from grognard.table.shapes import Extent, Footprint, Polygon, rectangle
from grognard.table.terrain import Ground

from ..chapters.formations import BASE, base_width
from ..chapters.moving.columns import Place, laid, led, without_stops
from ..model.kinds import COLUMN
from ..model.pieces import Unit

ROUNDED: Final = 8  # places lie on whole hundredths of a millimetre, and so do gaps
TURNED: Final = 9 * BASE // 4  # a base that turns on its front takes no corner farther
FARTHEST: Final = 1 << 30
NONE: Final = -1
LOOKED_AHEAD: Final = 8 * BASE  # no base farther behind is looked at
ALONG: Final = 10  # places between two measurements of bodies that it slides along


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
        turned = most_turned(self.ground, BASE)
        self.chord: Final[i64] = shortest_chord(turned)
        self.swing: Final[i64] = farthest_swing(turned, self.width)
        self.aside: Final[i64] = self.width // 2 + off_line(self.chord) + ROUNDED

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
        """For how many more places no corner of it gets this far from where it is now.

        Both ends of a base go as far as the head. What lies between or beside them goes farther
        where the line bends: the shorter the chord of a base, and the more it turns, the farther.
        """
        off = min(off, FARTHEST)
        bound = off - TURNED
        if self.chord > 0:
            more = min(2 * (BASE - self.chord) + self.width, self.swing)
            bound = max(bound, off * self.chord // (self.chord + more))
        return max((bound - ROUNDED) // self.ray.pitch, 0)

    def base_kept(self, place: i64, number: i64, off: i64) -> i64:
        """The same of one base: while it follows a straight piece of its line, it turns nowhere."""
        straight = min(self.straight_on(place * self.ray.pitch - number * BASE), off - ROUNDED)
        return max(straight // self.ray.pitch, self.kept(off))

    def straight_on(self, front: i64) -> i64:
        """How far a base goes straight on from where its front is, so far beyond the ray's start.

        Behind the start the front is on a piece of the way so far; 0 where the base lies on two.
        """
        if front >= BASE:
            return FARTHEST
        ahead: i64 = 0
        for i in range(1, len(self.line)):
            (ax, ay), (bx, by) = self.line[i - 1], self.line[i]
            behind = ahead - distance(ax, ay, bx, by)
            if behind <= front - BASE - ROUNDED:
                return max(ahead - front - ROUNDED, 0)
            ahead = behind
        return 0

    def box(self) -> Extent:
        """A box around all the ground on which any of it might end."""
        return box_around(self.ground).widened(self.aside)

    def beside(self, bodies: list[Body]) -> list[Polygon]:
        """The parts of some bodies that it might end on."""
        strips = self.strips() if bodies else []
        found: list[Polygon] = []
        for body in bodies:
            found += [part for part in body.shape.parts if is_on_any(part, strips)]
        return found

    def strips(self) -> list[Polygon]:
        """All the ground on which any of it might end, piece by piece of its line."""
        return strips_along(self.ground, self.aside)

    def is_free_behind(self, others: list[Polygon]) -> bool:
        """Whether no base that is still behind the start of the ray can lie on anybody."""
        behind = upto(without_stops(self.line), self.u.bases * BASE)
        aside = self.width // 2 + off_line(shortest_chord(most_turned(behind, BASE))) + ROUNDED
        strips = strips_along(behind, aside)
        for other in others:
            if is_on_any(other, strips):
                return False
        return True


def strips_along(line: list[tuple[int, int]], aside: i64) -> list[Polygon]:
    """The ground that lies no farther than that from a line, and a little more at its ends."""
    found: list[Polygon] = []
    for i in range(1, len(line)):
        ax, ay = line[i - 1]
        bx, by = line[i]
        front = Pose(ax, ay, heading_of(ax - bx, ay - by)).moved(aside)
        found.append(rectangle(front, 2 * aside, distance(ax, ay, bx, by) + 2 * aside))
    return found


def box_around(points: list[tuple[int, int]]) -> Extent:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Extent(min(xs), min(ys), max(xs), max(ys))


def off_line(chord: i64) -> i64:
    """How far the middle of a base may be from a line that is as long between its ends as a base.

    Between the ends the line keeps within an ellipse about them; behind the second the base extends
    by as much as the chord is shorter than it.
    """
    if chord == 0:
        return TURNED
    bulge: i64 = isqrt(BASE * BASE - chord * chord) // 2 + 1
    return max(bulge, BASE - chord)


def shortest_chord(turned: i64) -> i64:
    """How near to each other the ends of a base on a line may be that turns so much within its
    length; 0 where it bends back.
    """
    return BASE * cosine(turned // 2) >> SHIFT if turned <= QUARTER else 0


def farthest_swing(turned: i64, width: i64) -> i64:
    """How far the farthest corner of a base swings while its ends go as far as the base is long.

    The ends go in directions that differ by no more than the line turns between them.
    """
    corner: i64 = isqrt(BASE * BASE + width * width // 4) + 1
    return 2 * corner * sine(turned // 2) >> SHIFT if turned <= QUARTER else 2 * corner


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
    """R58 Part of a march column lies on another unit."""

    def __init__(self, tail: Tail, others: list[Polygon]) -> None:
        self.tail: Final = tail
        self.others: Final = others
        self.beside: i64 = 0  # for how many places more nothing is measured
        self.lying: i64 = NONE  # the last base found on another unit: it will still be there
        self.under: Polygon = others[0]
        self.free_behind: Final = tail.is_free_behind(others)

    def at(self, place: i64) -> tuple[bool, i64]:
        if self.lying != NONE:
            base = self.tail.base(place, self.lying)
            if overlap(base, self.under):
                return True, self.tail.base_kept(place, self.lying, circle_within(base, self.under))
        self.lying = NONE
        if self.beside:  # it slides along another unit: only whether it lies on any is checked
            self.beside -= 1
            self.gap(place, 0)
            return self.lying != NONE, 0
        more = self.tail.kept(self.gap(place, LOOKED_AHEAD if self.free_behind else FARTHEST))
        self.beside = ALONG if more == 0 else 0
        return self.lying != NONE, more

    def gap(self, place: i64, least: i64) -> i64:
        """How far off the nearest is, if less than so much; 0 with a base that lies on one.

        Where the ground behind the start is free, a base there matters only when it leaves it.
        """
        there, gone = self.tail.at(place), place * self.tail.ray.pitch
        if not there.trail:
            return self.gap_of(0, there.shape(self.tail.u, COLUMN).parts[0], least)
        points = [(there.pose.x, there.pose.y), *pairs(there.trail)]
        ahead = points[0]
        for number in range(max(self.tail.u.bases, 1)):
            if self.free_behind and number * BASE > gone + least + ROUNDED:
                break
            behind = point_along(points, (number + 1) * BASE)
            if self.is_near(ahead, least):
                base = file_between(ahead, behind, there.pose.h, self.tail.width, BASE)
                least = min(least, self.gap_of(number, base, least))
                if self.lying != NONE:
                    return 0
            ahead = behind
        return least

    def is_near(self, ahead: Point, limit: i64) -> bool:
        """Whether any base from there on back could be nearer to a body than a limit."""
        most = limit + BASE + self.tail.width
        for other in self.others:
            if is_around(ahead[0], ahead[1], other, most):
                return True
        return False

    def gap_of(self, number: i64, base: Polygon, least: i64) -> i64:
        """The same of one base, where it is less than so much."""
        for other in self.others:
            if not far(base, other, least):
                if overlap(base, other):
                    self.lying, self.under = number, other
                    return 0
                if least:
                    least = min(least, between(base, other))
        return least
