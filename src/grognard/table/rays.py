"""Straight ways among what stands around: which of their lengths are open.

Spans of lengths, each with both its ends, take the place of trying one length after another.
"""

from __future__ import annotations

from math import ceil, floor
from typing import Final

from mypy_extensions import i64

from .angles import cosine, sine
from .measure import TOLERANCE, between, far
from .movers import Mover, Scene
from .parts import convex_parts
from .shapes import Footprint, Polygon, block
from .slide import EVER, UNIT, blocked

Spans = list[tuple[int, int]]

# Ends found in closed form are rounded to whole numbers afterwards: half the tolerance is for that.
SLACK: Final[i64] = 1


class Bar:
    """A convex shape that may not be approached nearer than a limit.

    Who is on the limit from the start may slide along it, however its places are rounded: for it
    there is the whole tolerance.
    """

    __slots__ = ("limit", "shape", "slack")

    def __init__(self, shape: Polygon, limit: i64, here: Polygon) -> None:
        self.shape: Final = shape
        self.limit: Final[i64] = limit
        touched = not far(here, shape, limit + SLACK) and between(here, shape) <= limit + SLACK
        self.slack: Final[i64] = TOLERANCE if touched else SLACK


class Surroundings:
    """Bars on the way, those that may be passed but not ended upon, and the edge of the table.

    They are tight for who touches a bar from the start: then ends may be off by the rounding.
    """

    __slots__ = ("bars", "east", "north", "seats", "south", "tight", "west")

    def __init__(self, mover: Mover, scene: Scene) -> None:
        here = block(mover.pose, mover.width, mover.depth)
        width, height = scene.ground.width, scene.ground.height
        self.bars: Final = _enemies(scene, here) + _walls(scene, here.hull)
        self.seats: Final = _friends(scene, here.hull)
        self.tight: Final = any(bar.slack > SLACK for bar in self.bars + self.seats)
        self.west: Final = _margin(here.hull.west)
        self.south: Final = _margin(here.hull.south)
        self.east: Final = float(width) - _margin(width - here.hull.east)
        self.north: Final = float(height) - _margin(height - here.hull.north)

    def open(self, shape: Polygon, heading: i64, spans: Spans, less: i64 = 0) -> Spans:
        """What of the spans a shape may slide over; with less slack if so wanted."""
        if not spans:
            return spans
        first, last = self._on_table(shape, heading)
        return _past(self.bars, shape, heading, kept(spans, first, last), less)

    def _on_table(self, shape: Polygon, heading: i64) -> tuple[float, float]:
        s, c = float(sine(heading)) / UNIT, float(cosine(heading)) / UNIT
        first, last = _beside(float(shape.west), s, self.west, -EVER, EVER)
        first, last = _beside(-float(shape.east), -s, -self.east, first, last)
        first, last = _beside(float(shape.south), c, self.south, first, last)
        return _beside(-float(shape.north), -c, -self.north, first, last)

    def free(self, shape: Polygon, heading: i64, spans: Spans) -> Spans:
        """What of the spans a shape may end upon."""
        return _past(self.seats, shape, heading, spans, 0)

    def passable(self, pieces: list[Polygon], less: i64 = 0) -> bool:
        """Whether pieces of a way meet nothing."""
        for piece in pieces:
            if not self.open(piece, 0, [(0, 0)], less):
                return False
        return True


def _past(bars: list[Bar], shape: Polygon, heading: i64, spans: Spans, less: i64) -> Spans:
    for bar in bars:
        if spans and _near(shape, heading, spans[-1][1], bar.shape, bar.limit):
            start, stop = blocked(shape, heading, bar.shape, bar.limit, bar.slack - less)
            spans = without(spans, start, stop)
    return spans


def _enemies(scene: Scene, here: Footprint) -> list[Bar]:
    bars: list[Bar] = []
    for enemy in scene.enemies:
        limit = scene.limit_to(here, enemy)
        bars += [Bar(base, limit, here.hull) for base in enemy.parts]
    return bars


def _friends(scene: Scene, here: Polygon) -> list[Bar]:
    bars: list[Bar] = []
    for friend in scene.friends:
        bars += [Bar(base, 0, here) for base in friend.parts]
    return bars


def _walls(scene: Scene, here: Polygon) -> list[Bar]:
    bars: list[Bar] = []
    for area in scene.ground.areas_with(scene.impassable):
        bars += [Bar(part, 0, here) for part in convex_parts(area.shape)]
    for edge in scene.ground.edges_with(scene.impassable):
        for i in range(1, len(edge.points)):
            (ax, ay), (bx, by) = edge.points[i - 1], edge.points[i]
            bars.append(Bar(Polygon([ax, bx], [ay, by]), edge.width // 2, here))
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
