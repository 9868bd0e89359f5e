"""The shapes that a tape would draw: how far troops shoot, charge, and keep others away.

Arcs are drawn by chords of two degrees, which at 60 cm lie less than 0.1 mm inside them.
Interpreted: only a person waits.
"""

from __future__ import annotations

from math import asin, atan2, ceil, cos, pi, radians, sin, sqrt
from typing import Final

from grognard.miniatures.contract.board import Outline
from grognard.table.paths import ADVANCE, WHEEL
from grognard.table.pose import Pose
from grognard.table.shapes import Polygon

from ..chapters.charging.charge_path import HIGHEST
from ..chapters.figures import shown_groups, width_of
from ..chapters.moving.move_cost import PIP, move_price
from ..model.actions import LINE
from ..model.pieces import COLUMN_WIDTH, GROUP, Battalion

CHORD: Final = radians(2)
WIDEST: Final = radians(45)


def chords(start: float, stop: float) -> list[float]:
    """Angles from one to another, both included, a chord apart."""
    steps = max(1, ceil(abs(stop - start) / CHORD - 1e-9))
    return [start + (stop - start) * step / steps for step in range(steps + 1)]


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
    """9.2 The groups that shoot, side by side, seen from the middle of their front."""

    def __init__(self, u: Battalion, detached: bool) -> None:
        self.pose: Final = u.stripe if detached else u.pose
        groups = int(u.screen_groups() if detached else shown_groups(u))
        if not detached and u.formation != LINE:
            groups = min(groups, COLUMN_WIDTH)
        self.step: Final = GROUP + (int(u.gap) if detached else 0)
        wing = (groups - 1) * self.step // 2
        self.middles: Final = [group * self.step - wing for group in range(groups)]


def fire_fan(u: Battalion, detached: bool, limit: int) -> Outline:
    """9.4, R18, R62 Where a point may be for a group to have it in its arc and near enough.

    Each aims from the middle of its front, 45 degrees to either side, but its range is measured
    from its whole front edge.
    """
    muzzles = Muzzles(u, detached)
    half, first, last = GROUP // 2, muzzles.middles[0], muzzles.middles[-1]
    tip = (half + sqrt(2 * limit * limit - half * half)) / 2  # where the arc ends the cone
    aside = atan2(tip - half, tip)
    found: list[tuple[float, float]] = []  # ahead, and to the right
    for middle in muzzles.middles:
        found.append((0, middle))
        if middle != last:
            found.append((muzzles.step / 2, middle + muzzles.step / 2))
    found += _arc(last + half, limit, aside, 0)
    between = asin((muzzles.step - GROUP) / 2 / limit)
    for middle in muzzles.middles[:0:-1]:
        found += _arc(middle - half, limit, 0, -between)
        found += _arc(middle - muzzles.step + half, limit, between, 0)
    found += _arc(first - half, limit, 0, -aside)
    return placed(muzzles.pose, found)


def _arc(right: float, radius: float, start: float, stop: float) -> list[tuple[float, float]]:
    """About a place on the front, by angles from straight ahead."""
    return [(radius * cos(angle), right + radius * sin(angle)) for angle in chords(start, stop)]


def placed(pose: Pose, points: list[tuple[float, float]]) -> Outline:
    """What is seen from a pose, as places on the table; each once."""
    turn = radians(pose.h / 100)
    s, c = sin(turn), cos(turn)
    x, y = float(pose.x), float(pose.y)
    found = [
        (round(x + ahead * s + right * c), round(y + ahead * c - right * s))
        for ahead, right in points
    ]
    return [point for i, point in enumerate(found) if point != found[i - 1]]


def charge_fan(u: Battalion, slow: bool, wheels: bool) -> Outline:
    """12.3, R26, R74 Where a point may be for a charge to meet it with a 6 on the distance die.

    One wheel about a front corner, which is paid for, then straight ahead: so far as a corner
    goes after each wheel.
    """
    width = int(width_of(u))
    ahead = int(move_price(u.formation, ADVANCE, slow))
    longest = HIGHEST * PIP / ahead
    dearer = int(move_price(u.formation, WHEEL, slow)) / ahead
    most = min(WIDEST, longest / (width * dearer)) if wheels else 0.0
    right, left = width // 2, width // 2 - width
    found: list[tuple[float, float]] = [(0, left), (0, right)]
    for angle in chords(most, 0):
        reach = longest - width * angle * dearer
        found.append((reach * cos(angle), right + reach * sin(angle)))
    for angle in chords(0, most):
        reach = longest - width * angle * dearer
        found.append((reach * cos(angle), left - reach * sin(angle)))
    return placed(u.pose, found)
