"""Chapter 7, the ground under a straight way, place after place: what slows it, what is a hill.

A contour or a border that is crossed cleanly is crossed alike on the way to every place beyond it;
only where one runs along the way, or two meet upon it, places are looked at one by one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.miniatures.reach.verdict_rows import Price, Spans
from grognard.table.angles import cosine, sine
from grognard.table.lines import BESIDE, Line, stretches_within
from grognard.table.paths import BACK, Leg, end
from grognard.table.pose import MM, Point, Pose
from grognard.table.shapes import Polygon
from grognard.table.slide import UNIT
from grognard.table.terrain import Area

from ..chapters.moving.marching import Surroundings
from ..chapters.moving.move_cost import climbs, rough_length, trodden

PITCH: Final = MM

# Ends of ways lie on whole hundredths of a millimetre: so far aside of the true way, and so far
# along it, what is found there may differ from place to place.
ASIDE: Final = 4.0
BLUR: Final = 8.0


class Tread:
    """A straight way of so many places from a pose, and what has been trodden before it."""

    __slots__ = ("around", "hard", "kind", "most", "pose", "total")

    def __init__(
        self, around: Surroundings, pose: Pose, kind: i64, most: i64, total: i64, hard: i64
    ) -> None:
        self.around: Final = around
        self.pose: Final = pose
        self.kind: Final[i64] = kind
        self.most: Final[i64] = most
        self.total: Final[i64] = total
        self.hard: Final[i64] = hard

    def heading(self) -> i64:
        return self.pose.h + (18000 if self.kind == BACK else 0)

    def points(self, place: i64) -> list[Point]:
        """7.6 What is trodden on the way to a place."""
        return trodden(
            self.pose, self.around.width, self.around.depth, Leg(self.kind, place * PITCH)
        )

    def slow(self) -> Spans:
        """7.6, R66 The places to which the ground slows it; none where nothing slows."""
        spans: Spans = []
        if self.most == 0:
            return spans
        if self.around.hills:
            spans += self.uphill()
        if self.around.rough:
            spans += self.mostly_rough()
        return spans

    # Uphill

    def uphill(self) -> Spans:
        """R78 Once it has gone up it has, wherever it ends."""
        spans: Spans = []
        here: i64 = 1
        for first, last, edges in clusters(self.crossed(self.around.hills, self.points(1)[0])):
            if here <= first - 1 and self.climbs(min(first - 1, self.most)):
                return [*spans, (here, self.most)]
            stop = min(last, self.most) if edges == 1 else self.most
            for place in range(max(here, first), stop + 1):
                if self.climbs(place):
                    spans.append((place, place))
            here = max(here, stop + 1)
        if here <= self.most and self.climbs(self.most):
            spans.append((here, self.most))
        return spans

    def climbs(self, place: i64) -> bool:
        return climbs(self.around.ground, self.around.hills, self.points(place))

    def crossed(self, areas: list[Area], start: Point) -> list[tuple[float, float]]:
        """Where borders cross or brush a way from a point: from which length to which, each."""
        heading = self.heading()
        s, c = float(sine(heading)) / UNIT, float(cosine(heading)) / UNIT
        most = float(self.most * PITCH) + ASIDE
        found: list[tuple[float, float]] = []
        for area in areas:
            add_crossed(found, area.shape, start, s, c, most)
        found.sort()
        return found

    # Rough ground

    def mostly_rough(self) -> Spans:
        """R66 More than half of the way: by each step that share is more, or less, by no more."""
        start = self.points(1)[0]
        inside = self.stretches()
        blur = BLUR
        for low, high in self.crossed(self.around.rough, start):
            blur += 2.0 * (high - low)
        if not inside and blur == BLUR and 2 * self.hard <= self.total:
            return []
        spans: Spans = []
        place: i64 = 1
        while place <= self.most:
            excess = self.excess(inside, place)
            size = excess if excess >= 0.0 else -excess
            if size > blur:
                last: i64 = min(place + int((size - blur) / float(PITCH)), self.most)
                slow = excess > 0.0
            else:
                last = place
                slow = self.is_slow(place)
            if slow:
                spans.append((place, last))
            place = last + 1
        return spans

    def stretches(self) -> list[tuple[float, float]]:
        """The parts of the way that lie in rough ground, none of them twice."""
        points = self.points(self.most)
        line = Line(points[0][0], points[0][1], points[1][0], points[1][1])
        found: list[tuple[float, float]] = []
        for area in self.around.rough:
            if not line.misses(area.shape):
                found += stretches_within(line, area.shape, BESIDE)
        found.sort()
        parts: list[tuple[float, float]] = []
        here = 0.0
        for first, last in found:
            if last > here:
                parts.append((max(first, here), last))
                here = last
        return parts

    def excess(self, inside: list[tuple[float, float]], place: i64) -> float:
        """By how much the rough part of the way is more than the rest, nearly."""
        length = float(place * PITCH)
        hard = 0.0
        for first, last in inside:
            if first < length:
                hard += min(last, length) - first
        return 2.0 * (hard + float(self.hard)) - length - float(self.total)

    def is_slow(self, place: i64) -> bool:
        points = self.points(place)
        hard = self.hard + rough_length(self.around.rough, points[0], points[1])
        return 2 * hard > self.total + place * PITCH

    # The hill that is held

    def off_hill(self) -> Spans:
        """R98 The places where the middle of a battalion is on no hill."""
        ground = self.around.ground
        start = self.pose.point(-(self.around.depth // 2), 0)
        raised = [ground.areas[i] for i in ground.raised]
        spans: Spans = []
        here: i64 = 1
        for first, last, _ in clusters(self.crossed(raised, start)):
            if here <= first - 1 and self.is_off(min(first - 1, self.most)):
                spans.append((here, min(first - 1, self.most)))
            for place in range(max(here, first), min(last, self.most) + 1):
                if self.is_off(place):
                    spans.append((place, place))
            here = max(here, last + 1)
        if here <= self.most and self.is_off(self.most):
            spans.append((here, self.most))
        return spans

    def is_off(self, place: i64) -> bool:
        around = self.around
        pose = end(self.pose, around.width, around.depth, Leg(self.kind, place * PITCH))
        x, y = pose.point(-(around.depth // 2), 0)
        return around.ground.level_at(x, y) <= 0


def slowed_prices(most: i64, slow: Spans, before: i64, step: i64) -> list[Price]:
    """What the places cost, where the ground makes the whole way to some of them twice as dear."""
    paces = [1] * (most + 1)
    cuts = [0]
    for first, last in slow:
        paces[first : last + 1] = [2] * (last + 1 - first)
        cuts += [first, last + 1]
    prices: list[Price] = []
    for cut in sorted(set(cuts)):
        if cut <= most:
            prices.append((cut, paces[cut] * (before + cut * step), paces[cut] * step))
    return prices


def add_crossed(
    found: list[tuple[float, float]], shape: Polygon, start: Point, s: float, c: float, most: float
) -> None:
    """Add where the edges of a shape come near to a way, if ahead and no farther than most."""
    ox, oy = start
    ax: i64 = shape.xs[-1]
    ay: i64 = shape.ys[-1]
    v0 = float(ax - ox) * c - float(ay - oy) * s
    for i in range(shape.size):
        bx: i64 = shape.xs[i]
        by: i64 = shape.ys[i]
        v1 = float(bx - ox) * c - float(by - oy) * s
        if not ((v0 > ASIDE and v1 > ASIDE) or (v0 < -ASIDE and v1 < -ASIDE)):
            u0 = float(ax - ox) * s + float(ay - oy) * c
            u1 = float(bx - ox) * s + float(by - oy) * c
            one, other = _clipped(u0, v0, u1, v1), _clipped(u1, v1, u0, v0)
            first, last = min(one, other) - ASIDE, max(one, other) + ASIDE
            if last >= 0.0 and first <= most:
                found.append((first, last))
        ax, ay, v0 = bx, by, v1


def _clipped(u0: float, v0: float, u1: float, v1: float) -> float:
    """How far along the first end of an edge is, or the place where it comes near enough."""
    if -ASIDE <= v0 <= ASIDE:
        return u0
    v = ASIDE if v0 > ASIDE else -ASIDE
    return u0 + (u1 - u0) * (v - v0) / (v1 - v0)


def clusters(crossed: list[tuple[float, float]]) -> list[tuple[int, int, int]]:
    """Crossings that run into each other taken together: first and last place, how many edges."""
    found: list[tuple[int, int, int]] = []
    first, last, edges = 0.0, 0.0, 0
    for low, high in crossed:
        if edges and low <= last:
            last = max(last, high)
            edges += 1
        else:
            if edges:
                found.append(_places(first, last, edges))
            first, last, edges = low, high, 1
    if edges:
        found.append(_places(first, last, edges))
    return found


def _places(first: float, last: float, edges: int) -> tuple[int, int, int]:
    low: int = max(1, int(first // float(PITCH)))
    high: int = int(last // float(PITCH)) + 1
    return low, high, edges
