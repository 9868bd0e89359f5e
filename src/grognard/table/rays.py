"""Straight ways among what stands around: which of their lengths are open.

Spans of lengths, each with both its ends, take the place of trying one length after another.
"""

from __future__ import annotations

from math import ceil, floor
from typing import Final

from mypy_extensions import i64

from .angles import cosine, sine
from .measure import TOLERANCE
from .movers import Mover, Scene
from .parts import convex_parts
from .shapes import Footprint, Polygon, block
from .slide import EVER, UNIT, blocked

Spans = list[tuple[int, int]]

# Ends found in closed form are rounded to whole numbers afterwards: half the tolerance is for that.
SLACK: Final[i64] = 1


class Bar:
    """A convex shape that may not be approached nearer than a limit."""

    __slots__ = ("limit", "shape")

    def __init__(self, shape: Polygon, limit: i64) -> None:
        self.shape: Final = shape
        self.limit: Final[i64] = limit


class Surroundings:
    """Bars on the way, shapes that may be passed but not ended upon, and the edge of the table."""

    __slots__ = ("bars", "east", "north", "seats", "south", "west")

    def __init__(self, mover: Mover, scene: Scene) -> None:
        here = block(mover.pose, mover.width, mover.depth)
        width, height = scene.ground.width, scene.ground.height
        self.bars: Final = _enemies(scene, here) + _walls(scene)
        self.seats: Final = [base for friend in scene.friends for base in friend.parts]
        self.west: Final = _margin(here.hull.west)
        self.south: Final = _margin(here.hull.south)
        self.east: Final = float(width) - _margin(width - here.hull.east)
        self.north: Final = float(height) - _margin(height - here.hull.north)

    def open(self, shape: Polygon, heading: i64, spans: Spans, slack: i64 = SLACK) -> Spans:
        """What of the spans a shape may slide over."""
        if not spans:
            return spans
        first, last = self._on_table(shape, heading)
        spans = kept(spans, first, last)
        for bar in self.bars:
            if spans and _near(shape, heading, spans[-1][1], bar.shape, bar.limit):
                start, stop = blocked(shape, heading, bar.shape, bar.limit, slack)
                spans = without(spans, start, stop)
        return spans

    def _on_table(self, shape: Polygon, heading: i64) -> tuple[float, float]:
        s, c = float(sine(heading)) / UNIT, float(cosine(heading)) / UNIT
        first, last = _beside(float(shape.west), s, self.west, -EVER, EVER)
        first, last = _beside(-float(shape.east), -s, -self.east, first, last)
        first, last = _beside(float(shape.south), c, self.south, first, last)
        return _beside(-float(shape.north), -c, -self.north, first, last)

    def free(self, shape: Polygon, heading: i64, spans: Spans) -> Spans:
        """What of the spans a shape may end upon."""
        for seat in self.seats:
            if spans and _near(shape, heading, spans[-1][1], seat, 0):
                start, stop = blocked(shape, heading, seat, 0, SLACK)
                spans = without(spans, start, stop)
        return spans

    def passable(self, pieces: list[Polygon], slack: i64 = SLACK) -> bool:
        """Whether pieces of a way meet nothing."""
        for piece in pieces:
            if not self.open(piece, 0, [(0, 0)], slack):
                return False
        return True


def _enemies(scene: Scene, here: Footprint) -> list[Bar]:
    bars: list[Bar] = []
    for enemy in scene.enemies:
        limit = scene.limit_to(here, enemy)
        bars += [Bar(base, limit) for base in enemy.parts]
    return bars


def _walls(scene: Scene) -> list[Bar]:
    bars: list[Bar] = []
    for area in scene.ground.areas_with(scene.impassable):
        bars += [Bar(part, 0) for part in convex_parts(area.shape)]
    for edge in scene.ground.edges_with(scene.impassable):
        for i in range(1, len(edge.points)):
            (ax, ay), (bx, by) = edge.points[i - 1], edge.points[i]
            bars.append(Bar(Polygon([ax, bx], [ay, by]), edge.width // 2))
    return bars


def _margin(room: i64) -> float:
    """Who touches the edge of the table may stay there, however it was rounded."""
    least: i64 = min(room, 0) - SLACK
    return float(max(least, -TOLERANCE))


def _beside(at: float, rate: float, least: float, first: float, last: float) -> tuple[float, float]:
    """What of a span keeps a value, that changes at a rate, from falling below its least."""
    if rate > 0.0:
        return max(first, (least - at) / rate), last
    if rate < 0.0:
        return first, min(last, (least - at) / rate)
    return (first, last) if at >= least else (EVER, -EVER)


def _near(shape: Polygon, heading: i64, most: i64, other: Polygon, limit: i64) -> bool:
    """Whether the boxes around a way and around another shape are near: a quick no."""
    x = (most * sine(heading)) >> 30
    y = (most * cosine(heading)) >> 30
    return (
        shape.west + min(x, 0) - limit <= other.east + 1
        and shape.east + max(x, 0) + limit >= other.west - 1
        and shape.south + min(y, 0) - limit <= other.north + 1
        and shape.north + max(y, 0) + limit >= other.south - 1
    )


def kept(spans: Spans, first: float, last: float) -> Spans:
    """What of the spans lies between two lengths."""
    return [
        (max(low, ceil(first)), min(high, floor(last)))
        for low, high in spans
        if low <= last and high >= first and max(low, ceil(first)) <= min(high, floor(last))
    ]


def without(spans: Spans, start: float, stop: float) -> Spans:
    """What of the spans lies not between two lengths; the lengths themselves stay."""
    left: Spans = []
    for low, high in spans:
        if stop <= low or start >= high:
            left.append((low, high))
            continue
        if low <= start:
            left.append((low, floor(start)))
        if high >= stop:
            left.append((ceil(stop), high))
    return left
