"""9.4, R54 Where a unit that goes straight on is nearer to others than a limit.

The gap between two convex shapes, one of which slides straight on, is a convex function of how far
it has gone: between two places it is no greater than at the farther of them, and beyond them no
less than the line through both. So a few places decide for all others.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from grognard.miniatures.reach.ray_ends import merged
from grognard.miniatures.reach.verdict_rows import Spans
from grognard.table.measure import between
from grognard.table.shapes import Polygon

NOISE: Final = 8  # places lie on whole hundredths of a millimetre, and so do gaps


class Sample:
    """How near it is at a place."""

    __slots__ = ("gap", "place")

    def __init__(self, place: i64, gap: i64) -> None:
        self.place: Final[i64] = place
        self.gap: Final[i64] = gap


class Sliding:
    """A shape place after place of a straight way, `pitch` apart."""

    def __init__(self, shape: Callable[[int], Polygon], pitch: i64, limit: i64) -> None:
        self.shape: Final = shape
        self.pitch: Final[i64] = pitch
        self.limit: Final[i64] = limit
        self.known: Final[dict[int, Polygon]] = {}

    def at(self, place: i64) -> Polygon:
        found = self.known.get(int(place))
        if found is None:
            found = self.shape(int(place))
            self.known[int(place)] = found
        return found

    def near(self, others: list[Polygon], first: i64, last: i64) -> Spans:
        """The places from the first to the last where it is nearer to one than the limit."""
        found: Spans = []
        left: Spans = [(int(first), int(last))]
        for other in others:
            more: Spans = []
            for low, high in left:
                more += Slide(self, other).near(low, high)
            if more:
                found = merged(found + more)
                left = others_than(found, int(first), int(last))
        return found


class Slide:
    """The same past one other shape."""

    def __init__(self, sliding: Sliding, other: Polygon) -> None:
        self.sliding: Final = sliding
        self.other: Final = other
        self.spans: Final[Spans] = []

    def near(self, first: i64, last: i64) -> Spans:
        start = self.sample(first)
        self.note(start)
        if last > first:
            stop = self.sample(last)
            self.look(None, start, stop, None)
            self.note(stop)
        return self.spans

    def sample(self, place: i64) -> Sample:
        return Sample(place, between(self.sliding.at(place), self.other))

    def note(self, one: Sample) -> None:
        if one.gap < self.sliding.limit:
            self.spans.append((int(one.place), int(one.place)))

    def look(self, before: Sample | None, a: Sample, b: Sample, after: Sample | None) -> None:
        """All places between two whose gaps are known."""
        if b.place - a.place < 2:
            return
        limit = self.sliding.limit
        if max(a.gap, b.gap) < limit - NOISE:
            self.spans.append((int(a.place) + 1, int(b.place) - 1))
            return
        if self.least(before, a, b, after) >= float(limit):
            return
        middle = self.sample((a.place + b.place) // 2)
        self.look(before, a, middle, b)
        self.note(middle)
        self.look(a, middle, b, after)

    def least(self, before: Sample | None, a: Sample, b: Sample, after: Sample | None) -> float:
        """What the gap between two places is at least: above two lines, at their crossing."""
        down, up = self.slope(before, a), self.slope(after, b)
        low, high = float(a.gap) - NOISE, float(b.gap) - NOISE
        wide = float(b.place - a.place)
        if down <= 0.0 or up <= 0.0:
            return max(low - max(down, 0.0) * wide, high - max(up, 0.0) * wide, min(low, high))
        off = min(max((low - high + up * wide) / (down + up), 0.0), wide)
        return max(low - down * off, high - up * (wide - off))

    def slope(self, beyond: Sample | None, here: Sample) -> float:
        """By how much the gap may fall at a place, away from one on its other side."""
        most = float(self.sliding.pitch)
        if beyond is None:
            return most
        steps = here.place - beyond.place
        steps = steps if steps > 0 else -steps
        return min((float(beyond.gap - here.gap) + 2.0 * NOISE) / float(steps), most)


def others_than(spans: Spans, first: int, last: int) -> Spans:
    """The places from the first to the last that are in none of the spans, which are in order."""
    found: Spans = []
    here = first
    for low, high in spans:
        if low > here:
            found.append((here, min(low - 1, last)))
        here = max(here, high + 1)
    if here <= last:
        found.append((here, last))
    return [(low, high) for low, high in found if low <= high]
