"""Chapter 7, a straight way place after place: where it is barred, where it ends on a friend.

What bars the way to a place bars it to all beyond, but for the hair's breadth of rounding: only
where something is so near the limit places are tried one by one.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from grognard.miniatures.reach.verdict_rows import Spans
from grognard.table.measure import TOLERANCE, TOUCHING, far, innermost, overlap
from grognard.table.paths import BACK, Leg, clear, end, sweep
from grognard.table.pose import Pose
from grognard.table.shapes import Footprint, Polygon, rectangle
from grognard.table.slide import blocked

from ..chapters.moving.marching import Surroundings, is_open
from .ray_ground import PITCH

# What rounding cannot turn, in hundredths of a millimetre: so much nearer than the limit is clear,
# so much more is not; of those who touch from the start, and of the body of a battalion.
CLEAR_SLACK: Final = 1
BARRED_SLACK: Final = 4
TOUCH_GAP: Final = 10
TOUCH_DEPTH: Final = 20
HAIR: Final = 4


class Straight:
    """A straight way of so many places from a pose."""

    __slots__ = ("around", "box", "heading", "kind", "most", "pose", "shape")

    def __init__(self, around: Surroundings, pose: Pose, kind: i64, most: i64) -> None:
        self.around: Final = around
        self.pose: Final = pose
        self.kind: Final[i64] = kind
        self.most: Final[i64] = most
        self.heading: Final[i64] = pose.h + (18000 if kind == BACK else 0)
        self.shape: Final = rectangle(pose, around.width, around.depth)
        self.box: Final = self.swept(most)

    def swept(self, place: i64) -> Polygon:
        """All the ground of the way to a place."""
        around = self.around
        return sweep(self.pose, around.width, around.depth, Leg(self.kind, place * PITCH))[0]

    # The enemy

    def too_near(self) -> Spans:
        """7.11 The places that it cannot reach without coming too near to an enemy."""
        spans: Spans = []
        for i in range(len(self.around.enemies)):
            enemy, limit = self.around.enemies[i], self.around.limits[i]
            if not far(self.box, enemy.hull, limit):
                for base in enemy.parts:
                    spans += self.near(base, limit)
        return spans

    def near(self, base: Polygon, limit: i64) -> Spans:
        if limit <= TOLERANCE:
            if self.leads_off(base):
                return []
            first, last = blocked(self.shape, self.heading, base, TOUCH_GAP)
            sure, over = blocked(self.shape, self.heading, base, 0, TOUCH_DEPTH)
        else:
            first, last = blocked(self.shape, self.heading, base, limit, CLEAR_SLACK)
            sure, over = blocked(self.shape, self.heading, base, limit, BARRED_SLACK)
        if last <= 0.0 or first >= float(self.most * PITCH):
            return []
        barred: i64 = self.most + 1 if over <= 0.0 else _beyond(sure, self.most)
        return self.tried_near(Footprint([base], base), limit, _beyond(first, self.most), barred)

    def tried_near(self, enemy: Footprint, limit: i64, first: i64, barred: i64) -> Spans:
        spans: Spans = []
        for place in range(first, barred):
            if not clear([self.swept(place)], enemy, limit):
                spans.append((place, place))
        if barred <= self.most:
            spans.append((barred, self.most))
        return spans

    def leads_off(self, base: Polygon) -> bool:
        """Whether an edge of who is touched has the battalion outside, and it goes away from it."""
        there = end(self.pose, self.around.width, self.around.depth, Leg(self.kind, 100 * PITCH))
        dx, dy = float(there.x - self.pose.x), float(there.y - self.pose.y)
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
        """18.6 The places that it cannot reach on the table: whatever it has left it has."""
        around = self.around
        if around.free or around.ground.on_table(self.box):
            return []
        low: i64 = 0
        high = self.most
        while low + 1 < high:
            middle = (low + high) >> 1
            if around.ground.on_table(self.swept(middle)):
                low = middle
            else:
                high = middle
        return [(high, self.most)]

    def no_passage(self) -> Spans:
        """R65 The places that it cannot reach past impassable ground."""
        around = self.around
        if not around.closed and not around.barred:
            return []
        if self.is_open(self.most, HAIR):
            return []
        low, high = self.edge_of_way()
        step: i64 = 1
        while low > 0 and not self.is_open(low, HAIR):
            low, step = max(0, low - step), 2 * step
        step = 1
        while high <= self.most and self.is_open(high, -HAIR):
            high, step = min(self.most + 1, high + step), 2 * step
        spans: Spans = []
        for place in range(low + 1, high):
            if not self.is_open(place, 0):
                spans.append((place, place))
        if high <= self.most:
            spans.append((high, self.most))
        return spans

    def edge_of_way(self) -> tuple[i64, i64]:
        """Two places, one after the other: the way to the first is open, to the second not."""
        low: i64 = 0
        high = self.most if not self.is_open(self.most, 0) else self.most + 1
        while low + 1 < high:
            middle = (low + high) >> 1
            if self.is_open(middle, 0):
                low = middle
            else:
                high = middle
        return low, high

    def is_open(self, place: i64, more: i64) -> bool:
        """Whether ground lets it pass, as a body that is so much larger on all sides."""
        around = self.around
        leg = Leg(self.kind, place * PITCH)
        pose = self.pose if more == 0 else self.pose.moved(more)
        piece = sweep(pose, around.width + 2 * more, around.depth + 2 * more, leg)[0]
        return is_open(around.closed, around.barred, piece)

    # Friends

    def on_friend(self) -> Spans:
        """R65 The places where it would stand on a friend."""
        spans: Spans = []
        for friend in self.around.friends:
            if not far(self.box, friend, 0):
                spans += self.on(friend)
        return spans

    def on(self, friend: Polygon) -> Spans:
        """Those between two ends, each settled by trying the places next to it."""
        first, last = blocked(self.shape, self.heading, friend, 0, 0)
        sure, over = blocked(self.shape, self.heading, friend, 0, 2 * TOLERANCE)
        low, high = _beyond(first, self.most), min(_beyond(last, self.most), self.most)
        if sure >= over:
            return self.tried_on(friend, low, high)
        start, stop = _beyond(sure, self.most), _beyond(over, self.most) - 1
        if start > stop:
            return self.tried_on(friend, low, high)
        ends = self.tried_on(friend, low, start - 1) + self.tried_on(friend, stop + 1, high)
        return [*ends, (start, min(stop, self.most))]

    def tried_on(self, friend: Polygon, first: i64, last: i64) -> Spans:
        around = self.around
        spans: Spans = []
        for place in range(first, last + 1):
            leg = Leg(self.kind, place * PITCH)
            there = end(self.pose, around.width, around.depth, leg)
            if overlap(rectangle(there, around.width, around.depth), friend):
                spans.append((place, place))
        return spans


def _beyond(length: float, most: i64) -> i64:
    """The first place beyond a length, if after the start; one past the last if there is none."""
    if length >= float(most * PITCH):
        return most + 1
    place: i64 = int(length // float(PITCH)) + 1
    return max(place, 1)
