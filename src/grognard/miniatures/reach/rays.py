"""A straight way from a pose, place after place, and where borders cross it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.table.angles import cosine, sine
from grognard.table.paths import Leg, course, end, sweep
from grognard.table.pose import Point, Pose
from grognard.table.shapes import Polygon
from grognard.table.slide import UNIT
from grognard.table.terrain import Area

from ..moving.move_cost import trodden
from ..moving.mover import Mover
from .verdict_rows import Spans, last_free

# Ends of ways lie on whole hundredths of a millimetre: so far aside of the true way, and so far
# along it, what is found there may differ from place to place.
ASIDE: Final = 4.0


class Ray:
    """A straight leg of some kind, to one side, of so many places that are a pitch apart."""

    __slots__ = ("heading", "kind", "most", "mover", "pitch", "pose", "sign")

    def __init__(
        self, mover: Mover, pose: Pose, kind: i64, sign: i64, most: i64, pitch: i64
    ) -> None:
        self.mover: Final = mover
        self.pose: Final = pose
        self.kind: Final[i64] = kind
        self.sign: Final[i64] = sign
        self.most: Final[i64] = most
        self.pitch: Final[i64] = pitch
        self.heading: Final[i64] = course(pose, Leg(kind, sign))

    def before(self, barred: Spans) -> Ray:
        """The same as far as there is a place that some spans leave free."""
        most = max(last_free(barred, self.most), 0)
        if most == self.most:
            return self
        return Ray(self.mover, self.pose, self.kind, self.sign, most, self.pitch)

    def leg(self, place: i64) -> Leg:
        return Leg(self.kind, self.sign * place * self.pitch)

    def length(self) -> float:
        return float(self.most * self.pitch)

    def end(self, place: i64) -> Pose:
        return end(self.pose, self.mover.width, self.mover.depth, self.leg(place))

    def swept(self, place: i64) -> Polygon:
        """All the ground of the way to a place."""
        return sweep(self.pose, self.mover.width, self.mover.depth, self.leg(place))[0]

    def points(self, place: i64) -> list[Point]:
        """What is trodden on the way to a place."""
        return trodden(self.pose, self.mover.width, self.mover.depth, self.leg(place))

    def beyond(self, length: float) -> i64:
        """The first place beyond a length, if after the start; one past the last if none is."""
        if length >= self.length():
            return self.most + 1
        place: i64 = int(length // float(self.pitch)) + 1
        return max(place, 1)

    # Borders

    def crossed(self, areas: list[Area], start: Point) -> list[tuple[float, float]]:
        """Where borders cross or brush a way from a point: from which length to which, each."""
        s, c = float(sine(self.heading)) / UNIT, float(cosine(self.heading)) / UNIT
        most = self.length() + ASIDE
        found: list[tuple[float, float]] = []
        for area in areas:
            add_crossed(found, area.shape, start, s, c, most)
        found.sort()
        return found

    def clusters(self, areas: list[Area], start: Point) -> list[tuple[int, int, int]]:
        """Crossings that run into each other as one: first and last place, how many edges."""
        found: list[tuple[int, int, int]] = []
        first, last, edges = 0.0, 0.0, 0
        for low, high in self.crossed(areas, start):
            if edges and low <= last:
                last = max(last, high)
                edges += 1
            else:
                if edges:
                    found.append(self.places(first, last, edges))
                first, last, edges = low, high, 1
        if edges:
            found.append(self.places(first, last, edges))
        return found

    def places(self, first: float, last: float, edges: int) -> tuple[int, int, int]:
        low: int = max(1, int(first // float(self.pitch)))
        high: int = int(last // float(self.pitch)) + 1
        return low, high, edges


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
