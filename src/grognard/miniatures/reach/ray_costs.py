"""What the ways to the places of a ray cost: where that changes, and how evenly it continues."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.table.paths import WHEEL, Leg

from ..moving.move_cost import WHOLE, open_cost, slow_cost
from ..moving.mover import Factor, in_the_open
from ..moving.slow_lengths import Piece, extra, ray, slow_pieces
from .ray_ground import slow_places
from .ray_obstacles import Straight
from .rays import Ray
from .verdict_rows import Price, Spans
from .way_so_far import SoFar, Terms, middle_arc


class RayCosts:
    """A way so far, a wheel or none, and a straight leg to any place of a ray.

    `high` and `crossed` are of the way and the wheel: for each rule of whole ways whether it went
    up, for each toll whether it is paid already.
    """

    def __init__(
        self, so_far: SoFar, angle: i64, ray: Ray, high: list[bool], crossed: list[bool]
    ) -> None:
        self.so_far: Final = so_far
        self.terms: Final[Terms] = so_far.terms
        self.mover: Final = so_far.terms.mover
        self.angle: Final[i64] = angle
        self.ray: Final = ray
        self.rate: Final[i64] = self.mover.rates[ray.kind]
        self.cuts: Final[set[int]] = {0, 1} if self.mover.fixed[ray.kind] else {0}
        self.legs: Final = [*so_far.legs, Leg(WHEEL, angle)] if angle else so_far.legs
        self.fixed: i64 = 0
        for leg in self.legs:
            self.fixed += self.mover.fixed[leg.kind]
        steps, width = self.mover.steps, self.mover.width
        self.open: Final[i64] = open_cost(steps, width, self.legs, in_the_open()) - self.fixed
        self.levels: Final[list[int]] = [0] * (ray.most + 1)
        self.pieces: Final[list[Piece]] = self.slow_pieces()
        self.tolls: Final[list[tuple[int, Spans]]] = []
        self.paid: i64 = 0
        self.slow_down(high)
        self.take_tolls(crossed)

    # What the way meets

    def slow_down(self, high: list[bool]) -> None:
        """To each place, the costliest rule that slows the whole way there."""
        total = self.so_far.total + middle_arc(self.mover, self.angle)
        for i in range(len(self.terms.rules)):
            rule = self.terms.rules[i]
            hard: i64 = self.so_far.hard[i]
            if rule.climb and high[i]:
                self.raise_to(i + 1, [(0, self.ray.most)])
                continue
            if not rule.climb and WHOLE * hard > rule.share * total:
                self.raise_to(i + 1, [(0, 0)])
            self.raise_to(i + 1, slow_places(self.ray, rule, hard, total))

    def raise_to(self, level: i64, spans: Spans) -> None:
        for first, last in spans:
            self.levels[first : last + 1] = [level] * (last + 1 - first)
            self.cuts.add(first)
            self.cuts.add(last + 1)

    def slow_pieces(self) -> list[Piece]:
        """The pieces of the ray in ground that slows each length."""
        m, way = self.mover, self.ray
        if not m.per_length or way.most == 0:
            return []
        pieces = slow_pieces(m.per_length, ray(m.ground, way.pose, m.depth, way.leg(1)))
        for first, last, _ in pieces:
            self.cuts.add(-(-first // way.pitch))
            self.cuts.add(-(-last // way.pitch))
        return pieces

    def take_tolls(self, crossed: list[bool]) -> None:
        straight = Straight(self.ray) if self.terms.walls and self.ray.most else None
        for i in range(len(self.terms.walls)):
            if crossed[i]:
                self.paid += self.terms.prices[i]
            elif straight is not None:
                spans = straight.past(self.terms.walls[i])
                self.tolls.append((self.terms.prices[i], spans))
                for first, last in spans:
                    self.cuts.add(first)
                    self.cuts.add(last + 1)

    # What it costs

    def prices(self) -> list[Price]:
        """From each place where that changes, what the way there costs and how it continues."""
        found: list[Price] = []
        for place in sorted(self.cuts):
            if place <= self.ray.most:
                level: i64 = self.levels[place]
                lengths = self.lengths(place, level)
                cost = lengths + self.extra_before(level) + self.tolls_to(place)
                found.append((place, cost, self.lengths(place + 1, level) - lengths))
        return found

    def factor(self, level: i64) -> Factor:
        return self.terms.rules[level - 1].factor() if level else self.mover.start

    def lengths(self, place: i64, level: i64) -> i64:
        """All lengths, at the price of the slow ground that the straight leg goes through."""
        length = place * self.ray.pitch
        times, over = self.factor(level)
        total = (self.open + length * self.rate) * times // over
        if self.pieces:
            total += extra(self.pieces, length, self.rate, (times, over))
        return total

    def extra_before(self, level: i64) -> i64:
        """What slow ground adds to the legs before."""
        m, extras, factor = self.mover, self.so_far.extras, self.factor(level)
        if not m.per_length:
            return 0
        if level not in extras:
            extras[level] = slow_cost(m, self.so_far.legs, factor)
        if self.angle == 0:
            return extras[level]
        sign: i64 = 1 if self.angle > 0 else -1
        return extras[level] + self.so_far.arc(level, sign, factor).extra(self.angle * sign)

    def tolls_to(self, place: i64) -> i64:
        """What is paid as such: for legs, and for what is crossed."""
        total = self.fixed + self.paid
        if place:
            total += self.mover.fixed[self.ray.kind]
        for price, spans in self.tolls:
            for first, last in spans:
                if first <= place <= last:
                    total += price
                    break
        return total
