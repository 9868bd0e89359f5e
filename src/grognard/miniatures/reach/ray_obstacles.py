"""What a straight way meets, place after place: where it is barred, where it ends on a friend.

What bars the way to a place bars it to all beyond, except for a tiny rounding error: only where
something is so near the limit places are tried one by one.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from grognard.table.measure import TOLERANCE, TOUCHING, far, innermost, overlap
from grognard.table.paths import Leg, clear, end, surely_apart, sweep
from grognard.table.pose import CM
from grognard.table.shapes import Extent, Footprint, Polygon, rectangle
from grognard.table.slide import blocked, passes_beside
from grognard.table.terrain import Area, Edge, enters, meets

from ..moving.mover import is_beside
from .rays import Ray
from .verdict_rows import Spans

# What rounding cannot turn, in hundredths of a millimetre: so much nearer than the limit is clear,
# so much more is not; of those who touch from the start, and of the body itself.
CLEAR_SLACK: Final = 1
BARRED_SLACK: Final = 4
TOUCH_GAP: Final = 10
TOUCH_DEPTH: Final = 20
HAIR: Final = 4
# A place is rounded by less than 0.75 in any direction: who brushes along another no deeper than
# this touches it at the most.
BRUSH: Final = TOUCHING - 0.75


class Wall:
    """Ground, lines or bodies that bar every body that meets one of them."""

    __slots__ = ("areas", "edges", "shapes")

    def __init__(self, areas: list[Area], edges: list[Edge], shapes: list[Polygon]) -> None:
        self.areas: Final = areas
        self.edges: Final = edges
        self.shapes: Final = shapes

    def is_met(self, piece: Polygon) -> bool:
        for area in self.areas:
            if enters(area, piece):
                return True
        for edge in self.edges:
            if meets(edge, piece):
                return True
        for shape in self.shapes:
            if overlap(shape, piece):
                return True
        return False

    def is_beside(self, box: Extent) -> bool:
        """Whether anything of it might lie in a box."""
        for area in self.areas:
            if not far(area.shape, box, 0):
                return True
        for edge in self.edges:
            if is_beside(edge, box):
                return True
        for shape in self.shapes:
            if not far(shape, box, 0):
                return True
        return False

    def is_swept(self, pieces: list[Polygon]) -> bool:
        for piece in pieces:
            if self.is_met(piece):
                return True
        return False


def is_beside_any(walls: list[Wall], box: Extent) -> bool:
    for wall in walls:
        if wall.is_beside(box):
            return True
    return False


class Straight:
    """A body that goes along a ray."""

    __slots__ = ("box", "mover", "ray", "shape", "wide_box", "widest", "within")

    def __init__(self, ray: Ray) -> None:
        self.ray: Final = ray
        self.mover: Final = ray.mover
        self.shape: Final = rectangle(ray.pose, ray.mover.width, ray.mover.depth)
        self.box: Final = ray.swept(ray.most)
        self.wide_box: Final = self.box.widened(4 * HAIR)
        self.widest: Polygon | None = None  # made when something is near
        self.within: Final[Spans] = []  # where it surely is nearer to somebody than a limit

    def before(self, barred: Spans) -> Straight:
        """The same as far as there is a place that some spans leave free."""
        ray = self.ray.before(barred)
        return self if ray is self.ray else Straight(ray)

    # The enemy

    def too_near(self) -> Spans:
        """The places that it cannot reach without coming too near to an enemy."""
        return self.past_limits(self.mover.enemies, self.mover.limits)

    def past_limits(self, others: list[Footprint], limits: list[int]) -> Spans:
        """The places that it cannot reach without being nearer to one of some than a limit.

        What bars the way from a place on leaves only those before it to the others.
        """
        spans: Spans = []
        barred, box = self.ray.most + 1, self.box
        for i in range(len(others)):
            limit: i64 = limits[i]
            if far(box, others[i].hull, limit):
                continue
            for base in others[i].parts:
                if surely_apart(box, base, limit + HAIR):
                    continue
                found = self.near(base, limit)
                spans += found
                if found and found[-1][1] == self.ray.most and found[-1][0] < barred:
                    barred = found[-1][0]
                    box = self.ray.swept(barred)
        return spans

    def near(self, base: Polygon, limit: i64) -> Spans:
        ray = self.ray
        if limit <= TOLERANCE:
            if self.leads_off(base):
                return []
            first, last = blocked(self.shape, ray.heading, base, TOUCH_GAP)
            sure, over = blocked(self.shape, ray.heading, base, 0, TOUCH_DEPTH)
        else:
            first, last = blocked(self.shape, ray.heading, base, limit, CLEAR_SLACK)
            sure, over = blocked(self.shape, ray.heading, base, limit, BARRED_SLACK)
            if over > 0.0:
                self.within.append((ray.beyond(sure), ray.beyond(over - float(HAIR)) - 1))
        if last <= 0.0 or first >= ray.length():
            return []
        barred: i64 = ray.most + 1 if over <= 0.0 else ray.beyond(sure)
        return self.tried_near(Footprint([base], base), limit, ray.beyond(first), barred)

    def tried_near(self, enemy: Footprint, limit: i64, first: i64, barred: i64) -> Spans:
        spans: Spans = []
        for place in range(first, barred):
            if not clear([self.ray.swept(place)], enemy, limit):
                spans.append((place, place))
        if barred <= self.ray.most:
            spans.append((barred, self.ray.most))
        return spans

    def leads_off(self, base: Polygon) -> bool:
        """Whether an edge of the one touched has the body outside, and it goes away from that."""
        pose, leg = self.ray.pose, Leg(self.ray.kind, self.ray.sign * 10 * CM)
        there = end(pose, self.mover.width, self.mover.depth, leg)
        dx, dy = float(there.x - pose.x), float(there.y - pose.y)
        run = sqrt(dx * dx + dy * dy)
        for i in range(base.size):
            ax: i64 = base.xs[i - 1]
            ay: i64 = base.ys[i - 1]
            ex: i64 = base.xs[i] - ax
            ey: i64 = base.ys[i] - ay
            edge = sqrt(float(ex * ex + ey * ey))
            # so steeply away from it that no rounding of a place leads back
            if float(ey) * dx - float(ex) * dy > edge * run / 100.0:
                if float(innermost(self.shape, ax, ay, ex, ey)) <= TOUCHING * edge:
                    return True
        return False

    # The ground

    def off_table(self) -> Spans:
        """The places that it cannot reach on the table: once it has left the table it stays off."""
        ground = self.mover.ground
        if self.mover.free or ground.on_table(self.box):
            return []
        low: i64 = 0
        high = self.ray.most
        while low + 1 < high:
            middle = (low + high) >> 1
            if ground.on_table(self.ray.swept(middle)):
                low = middle
            else:
                high = middle
        return [(high, self.ray.most)]

    def no_passage(self) -> Spans:
        """The places that it cannot reach past impassable ground."""
        if not self.mover.closed and not self.mover.barred:
            return []
        return self.past(Wall(self.mover.closed, self.mover.barred, []))

    def past(self, wall: Wall) -> Spans:
        """The places that it reaches only by meeting a wall."""
        most = self.ray.most
        if not wall.is_beside(self.wide_box) or not wall.is_met(self.wide()):
            return []
        if len(wall.shapes) == 1 and not wall.areas and not wall.edges:
            return self.past_body(wall)
        low, high = self.last_before(wall)
        step: i64 = 1
        while low > 0 and self.meets(wall, low, HAIR):
            low, step = max(0, low - step), 2 * step
        step = 1
        while high <= most and not self.meets(wall, high, -HAIR):
            high, step = min(most + 1, high + step), 2 * step
        return self.tried_past(wall, low + 1, high)

    def past_body(self, wall: Wall) -> Spans:
        """The same of a wall that is one body."""
        if passes_beside(self.shape, self.ray.heading, wall.shapes[0], BRUSH):
            return []
        first, sure = self.onto(wall.shapes[0])
        return self.tried_past(wall, first, sure)

    def onto(self, shape: Polygon) -> tuple[i64, i64]:
        """The first place where it may meet a body, and the first from which on it surely has."""
        ray = self.ray
        first, last = blocked(self.shape, ray.heading, shape, 0, 0)
        sure, over = blocked(self.shape, ray.heading, shape, 0, 2 * TOLERANCE)
        if first >= last:
            first = 0.0  # it only brushes along: every place is looked at
        hair = float(HAIR)
        return ray.beyond(first - hair), ray.most + 1 if over <= 0.0 else ray.beyond(sure + hair)

    def tried_past(self, wall: Wall, first: i64, barred: i64) -> Spans:
        """The places that are barred for sure, and those before it that are when they are tried."""
        spans: Spans = []
        for place in range(first, barred):
            if self.meets(wall, place, 0):
                spans.append((place, place))
        if barred <= self.ray.most:
            spans.append((barred, self.ray.most))
        return spans

    def wide(self) -> Polygon:
        """The way to the last place, of a body that is a little larger all round."""
        if self.widest is None:
            self.widest = self.widened(self.ray.most, HAIR)
        return self.widest

    def last_before(self, wall: Wall) -> tuple[i64, i64]:
        """Two places, one after the other: the way to the first is open, to the second not."""
        low: i64 = 0
        high = self.ray.most if self.meets(wall, self.ray.most, 0) else self.ray.most + 1
        while low + 1 < high:
            middle = (low + high) >> 1
            if self.meets(wall, middle, 0):
                high = middle
            else:
                low = middle
        return low, high

    def meets(self, wall: Wall, place: i64, more: i64) -> bool:
        """Whether the way to a place meets a wall, of a body that is so much larger all round."""
        return wall.is_met(self.widened(place, more))

    def widened(self, place: i64, more: i64) -> Polygon:
        """The way to a place, of a body that is so much larger all round."""
        pose = self.ray.pose if more == 0 else self.ray.pose.moved(more)
        width, depth = self.mover.width + 2 * more, self.mover.depth + 2 * more
        return sweep(pose, width, depth, self.ray.leg(place))[0]

    # Friends

    def on_friend(self) -> Spans:
        """The places where it would be on a friend."""
        spans: Spans = []
        for friend in self.mover.friends:
            if not far(self.box, friend, 0):
                spans += self.on(friend)
        return spans

    def on(self, friend: Polygon) -> Spans:
        """Those between two ends, each settled by trying the places next to it."""
        ray = self.ray
        first, last = blocked(self.shape, ray.heading, friend, 0, 0)
        low, high = ray.beyond(first), min(ray.beyond(last), ray.most)
        if low > high:
            return []
        sure, over = blocked(self.shape, ray.heading, friend, 0, 2 * TOLERANCE)
        if sure >= over:
            return self.tried_on(friend, low, high)
        start, stop = ray.beyond(sure), ray.beyond(over) - 1
        if start > stop:
            return self.tried_on(friend, low, high)
        ends = self.tried_on(friend, low, start - 1) + self.tried_on(friend, stop + 1, high)
        return [*ends, (start, min(stop, ray.most))]

    def tried_on(self, friend: Polygon, first: i64, last: i64) -> Spans:
        spans: Spans = []
        for place in range(first, last + 1):
            there = rectangle(self.ray.end(place), self.mover.width, self.mover.depth)
            if overlap(there, friend):
                spans.append((place, place))
        return spans
