"""Arcs and sectors: where a point lies as seen from a pose. On a limit is inside."""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from .angles import DEGREE, QUARTER, SHIFT, along, aside, cosine, sine
from .measure import TOLERANCE, TOUCHING
from .pose import Pose
from .shapes import Polygon

FRONT: Final[i64] = 0
RIGHT: Final[i64] = 1
REAR: Final[i64] = 2
LEFT: Final[i64] = 3

# what `aside` and `along` measure by, and the tolerance in it
UNIT: Final = float(1 << SHIFT)
SLACK: Final[i64] = TOLERANCE << SHIFT


def in_arc(pose: Pose, half_angle: i64, x: i64, y: i64) -> bool:
    """Whether a point lies within an angle either side of straight ahead."""
    return in_wide_arc(pose, 0, half_angle, x, y)


def in_wide_arc(pose: Pose, width: i64, half_angle: i64, x: i64, y: i64) -> bool:
    """Whether a point lies ahead, between lines from both front corners; at most a quarter out."""
    return _opens_to(pose, width, half_angle, x, y, SLACK)


def _opens_to(pose: Pose, width: i64, half_angle: i64, x: i64, y: i64, slack: i64) -> bool:
    right = width // 2
    beyond_right = _aside(pose, right, half_angle, x, y) > slack
    beyond_left = _aside(pose, right - width, -half_angle, x, y) < -slack
    if half_angle > QUARTER:
        return not (beyond_right and beyond_left)
    return not beyond_right and not beyond_left and along(x - pose.x, y - pose.y, pose.h) >= -slack


def _aside(pose: Pose, right: i64, angle: i64, x: i64, y: i64) -> i64:
    """How far right of a line, drawn at an angle from a point of the front edge, a point lies."""
    px, py = pose.point(0, right)
    return aside(x - px, y - py, pose.h + angle)


def meets_wide_arc(pose: Pose, width: i64, half_angle: i64, shape: Polygon) -> bool:
    """Whether any of a convex shape lies in such an arc, its limits included."""
    corners = _as_seen(pose, shape)
    slant, rise = float(cosine(half_angle)) / UNIT, float(sine(half_angle)) / UNIT
    right = float(width // 2)
    left = right - float(width)
    corners = _up_to(corners, 0.0, -1.0, TOUCHING)
    corners = _up_to(corners, slant, -rise, right * slant + TOUCHING)
    return len(_up_to(corners, -slant, -rise, TOUCHING - left * slant)) > 0


def _as_seen(pose: Pose, shape: Polygon) -> list[tuple[float, float]]:
    """Corners by how far to the right and how far ahead of a pose they are."""
    found: list[tuple[float, float]] = []
    for i in range(shape.size):
        dx: i64 = shape.xs[i] - pose.x
        dy: i64 = shape.ys[i] - pose.y
        found.append((float(aside(dx, dy, pose.h)) / UNIT, float(along(dx, dy, pose.h)) / UNIT))
    return found


def _up_to(
    corners: list[tuple[float, float]], p: float, q: float, most: float
) -> list[tuple[float, float]]:
    """The part of a convex shape where p times x plus q times y is no more than that."""
    kept: list[tuple[float, float]] = []
    for i in range(len(corners)):
        ax, ay = corners[i - 1]
        bx, by = corners[i]
        a, b = most - p * ax - q * ay, most - p * bx - q * by
        if (a < 0.0) != (b < 0.0):
            share = a / (a - b)
            kept.append((ax + (bx - ax) * share, ay + (by - ay) * share))
        if b >= 0.0:
            kept.append((bx, by))
    return kept


def is_ahead(pose: Pose, x: i64, y: i64) -> bool:
    """Whether a point lies ahead of the line through the front edge, or on it."""
    return along(x - pose.x, y - pose.y, pose.h) >= -SLACK


def sector(pose: Pose, width: i64, depth: i64, x: i64, y: i64) -> i64:
    """By the diagonals of the rectangle; on one, front wins over flank and flank over rear."""
    dx, dy = x - pose.x, y - pose.y
    across, deep = float(width), float(depth)
    ahead = float(along(dx, dy, pose.h)) / UNIT + deep / 2.0
    right = float(aside(dx, dy, pose.h)) / UNIT
    outward = right if right >= 0.0 else -right
    touch = TOUCHING * sqrt(across * across + deep * deep)
    if ahead * across - outward * deep >= -touch:
        return FRONT
    if -ahead * across - outward * deep > touch:
        return REAR
    return RIGHT if right >= 0.0 else LEFT


def sector_45(pose: Pose, width: i64, depth: i64, x: i64, y: i64) -> i64:
    """By lines at 45 degrees outwards from the corners; ties as in `sector`."""
    return corner_sector(pose, width, depth, 45 * DEGREE, x, y)


def corner_sector(pose: Pose, width: i64, depth: i64, half_angle: i64, x: i64, y: i64) -> i64:
    """By lines at an angle from the corners, measured from straight ahead and straight back."""
    if _opens_to(pose, width, half_angle, x, y, SLACK):
        return FRONT
    if _opens_to(pose.moved(-depth).turned(2 * QUARTER), width, half_angle, x, y, -SLACK):
        return REAR
    return RIGHT if aside(x - pose.x, y - pose.y, pose.h) >= 0 else LEFT
