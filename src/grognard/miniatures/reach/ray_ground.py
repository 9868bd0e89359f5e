"""The ground under a straight way, place after place: to which places it slows the whole way.

A contour or a border that is crossed cleanly is crossed on the way to every place beyond it;
only where one runs along the way, or two meet on it, places are looked at one by one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.table.lines import BESIDE, Line, stretches_within
from grognard.table.terrain import Area

from ..moving.move_cost import WHOLE, climbs, inside_length
from ..moving.mover import GroundRule
from .rays import Ray
from .verdict_rows import Spans

# How much the measured length within some ground may differ from that along the true way.
BLUR: Final = 8.0


def slow_places(ray: Ray, rule: GroundRule, hard: i64, total: i64) -> Spans:
    """The places after the start to which a rule slows the whole way.

    `total` is how long the way is before this leg, `hard` how much of that lies in slow ground.
    """
    if ray.most == 0:
        return []
    return uphill(ray, rule.areas) if rule.climb else Shares(ray, rule, hard, total).places()


# Uphill


def uphill(ray: Ray, hills: list[Area]) -> Spans:
    """Once it has gone up it has, wherever it ends."""
    spans: Spans = []
    here: i64 = 1
    for first, last, edges in ray.clusters(hills, ray.points(1)[0]):
        if here <= first - 1 and goes_up(ray, hills, min(first - 1, ray.most)):
            return [*spans, (here, ray.most)]
        stop = min(last, ray.most) if edges == 1 else ray.most
        for place in range(max(here, first), stop + 1):
            if goes_up(ray, hills, place):
                spans.append((place, place))
        here = max(here, stop + 1)
    if here <= ray.most and goes_up(ray, hills, ray.most):
        spans.append((here, ray.most))
    return spans


def goes_up(ray: Ray, hills: list[Area], place: i64) -> bool:
    return climbs(ray.mover.ground, hills, ray.points(place))


# A share of the way


class Shares:
    """How much of the way to each place lies in slow ground, and how much would slow it."""

    __slots__ = ("hard", "ray", "rule", "scale", "total")

    def __init__(self, ray: Ray, rule: GroundRule, hard: i64, total: i64) -> None:
        self.ray: Final = ray
        self.rule: Final = rule
        self.hard: Final[i64] = hard
        self.total: Final[i64] = total
        self.scale: Final = float(max(rule.share, WHOLE - rule.share))

    def places(self) -> Spans:
        """What is inside grows by each step, or shrinks, but by no more than the step."""
        ray = self.ray
        inside = self.stretches()
        blur = BLUR
        for low, high in ray.crossed(self.rule.areas, ray.points(1)[0]):
            blur += 2.0 * (high - low)
        if not inside and blur == BLUR and WHOLE * self.hard <= self.rule.share * self.total:
            return []
        spans: Spans = []
        place: i64 = 1
        while place <= ray.most:
            excess = self.excess(inside, place)
            size = excess if excess >= 0.0 else -excess
            if size > blur:
                last: i64 = min(place + int((size - blur) / float(ray.pitch)), ray.most)
                slow = excess > 0.0
            else:
                last = place
                slow = self.is_slow(place)
            if slow:
                spans.append((place, last))
            place = last + 1
        return spans

    def stretches(self) -> list[tuple[float, float]]:
        """The parts of the way that lie in slow ground, none of them twice."""
        points = self.ray.points(self.ray.most)
        line = Line(points[0][0], points[0][1], points[1][0], points[1][1])
        found: list[tuple[float, float]] = []
        for area in self.rule.areas:
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
        """By how much the way to a place is slow, nearly; less than 0 where it is not."""
        length = float(place * self.ray.pitch)
        hard = float(self.hard)
        for first, last in inside:
            if first < length:
                hard += min(last, length) - first
        over = float(WHOLE) * hard - float(self.rule.share) * (length + float(self.total))
        return over / self.scale

    def is_slow(self, place: i64) -> bool:
        points = self.ray.points(place)
        hard = self.hard + inside_length(self.rule.areas, points[0], points[1])
        return WHOLE * hard > self.rule.share * (self.total + place * self.ray.pitch)
