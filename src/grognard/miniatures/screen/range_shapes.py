"""The shapes that a tape would draw: how far troops shoot, charge, and keep others away.

Arcs are drawn by chords of two degrees, which at 60 cm lie less than 0.1 mm inside them.
"""

from __future__ import annotations

from math import asin, atan2, ceil, cos, pi, radians, sin, sqrt
from typing import Final

from grognard.table.pose import Pose
from grognard.table.shapes import Footprint, Polygon

from ..contract.board import Outline

CHORD: Final = radians(2)

Seen = list[tuple[float, float]]  # ahead, and to the right


def chords(start: float, stop: float) -> list[float]:
    """Angles from one to another, both included, a chord apart."""
    steps = max(1, ceil(abs(stop - start) / CHORD - 1e-9))
    return [start + (stop - start) * step / steps for step in range(steps + 1)]


def widened(shape: Footprint, distance: int) -> Outline:
    """All that lies within a distance of the hull of a unit, or of a place."""
    if shape.hull.size == 1:
        return circle(shape.hull.xs[0], shape.hull.ys[0], distance)
    return around(shape.hull, distance)


def around(shape: Polygon, distance: int) -> Outline:
    """All that lies within a distance of a convex shape."""
    corners = shape.corners()
    found: Outline = []
    for i, (x, y) in enumerate(corners):
        before, after = corners[i - 1], corners[(i + 1) % len(corners)]
        start = _outward(before, (x, y))
        turn = (_outward((x, y), after) - start) % (2 * pi)
        found += [
            (round(x + distance * cos(angle)), round(y + distance * sin(angle)))
            for angle in chords(start, start + turn)
        ]
    return found


def _outward(one: tuple[int, int], other: tuple[int, int]) -> float:
    """Which way an edge looks, anticlockwise from east."""
    return atan2(-(other[0] - one[0]), other[1] - one[1])


def circle(x: int, y: int, radius: int) -> Outline:
    return [
        (round(x + radius * cos(angle)), round(y + radius * sin(angle)))
        for angle in chords(0, 2 * pi)[:-1]
    ]


class Muzzles:
    """Bases that shoot, side by side, seen from the middle of their front.

    Each aims from the middle of its front edge, up to `arc` to either side, but its range is
    measured from its whole front edge.
    """

    def __init__(self, pose: Pose, bases: int, base: int, gap: int, arc: int) -> None:
        self.pose: Final = pose
        self.base: Final = base
        self.step: Final = base + gap
        self.arc: Final = radians(arc / 100)
        wing = (bases - 1) * self.step // 2
        self.middles: Final = [order * self.step - wing for order in range(bases)]


def fire_fan(muzzles: Muzzles, limit: int) -> list[Outline]:
    """Where a point may be for a base to have it in its arc and near enough.

    One outline where the arcs of neighbours meet within the limit, or else one for each base.
    """
    meet = muzzles.step / 2 / sin(muzzles.arc) if muzzles.arc else limit
    if meet < limit or len(muzzles.middles) == 1:
        return [placed(muzzles.pose, _fan(muzzles, muzzles.middles, limit))]
    return [placed(muzzles.pose, _fan(muzzles, [one], limit)) for one in muzzles.middles]


def _fan(muzzles: Muzzles, middles: list[int], limit: int) -> Seen:
    half, first, last = muzzles.base // 2, middles[0], middles[-1]
    found: Seen = []
    for middle in middles:
        found.append((0, middle))
        if middle != last:
            across = muzzles.step / 2
            found.append((across * cos(muzzles.arc) / sin(muzzles.arc), middle + across))
    tip = _tip(muzzles, limit)
    found += _end(last, half, limit, tip, 1)
    between = asin(min(1.0, (muzzles.step - muzzles.base) / 2 / limit))
    for middle in middles[:0:-1]:
        found += _arc(middle - half, limit, 0, -between)
        found += _arc(middle - muzzles.step + half, limit, between, 0)
    return found + _end(first, half, limit, tip, -1)


def _tip(muzzles: Muzzles, limit: int) -> tuple[float, float]:
    """Where the limit ends the arc, seen from the base that aims."""
    half, s, c = muzzles.base // 2, sin(muzzles.arc), cos(muzzles.arc)
    if limit * s <= half * c:
        return limit, limit * s / c
    far = half * s + sqrt(limit * limit - half * half * c * c)
    return far * c, far * s


def _end(middle: int, half: int, limit: int, tip: tuple[float, float], side: int) -> Seen:
    """Between the tip of an arc and straight ahead of the end of its base, from right to left."""
    ahead, across = tip
    if across <= half:
        return [(ahead, middle + side * across)]
    aside = atan2(across - half, ahead)
    start, stop = (aside, 0.0) if side > 0 else (0.0, -aside)
    return _arc(middle + side * half, limit, start, stop)


def _arc(right: float, radius: float, start: float, stop: float) -> Seen:
    """About a place on the front, by angles from straight ahead."""
    return [(radius * cos(angle), right + radius * sin(angle)) for angle in chords(start, stop)]


def placed(pose: Pose, points: Seen) -> Outline:
    """What is seen from a pose, as places on the table; each once."""
    turn = radians(pose.h / 100)
    s, c = sin(turn), cos(turn)
    x, y = float(pose.x), float(pose.y)
    found = [
        (round(x + ahead * s + right * c), round(y + ahead * c - right * s))
        for ahead, right in points
    ]
    return [point for i, point in enumerate(found) if point != found[i - 1]]


def charge_fan(pose: Pose, width: int, longest: float, dearer: float, widest: int) -> Outline:
    """Where a point may be for a charge to meet it: one wheel, which is paid for, then straight on.

    `longest` is how far it gets straight ahead, `dearer` how many times more an arc costs.
    """
    most = min(radians(widest / 100), longest / (width * dearer))
    right, left = width // 2, width // 2 - width
    found: Seen = [(0, left), (0, right)]
    for angle in chords(most, 0):
        reach = longest - width * angle * dearer
        found.append((reach * cos(angle), right + reach * sin(angle)))
    for angle in chords(0, most):
        reach = longest - width * angle * dearer
        found.append((reach * cos(angle), left - reach * sin(angle)))
    return placed(pose, found)
