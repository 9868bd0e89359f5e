"""Boxes around shapes, for quick looks at what is near."""

from __future__ import annotations

from math import sqrt

from mypy_extensions import i64

from .angles import SHIFT, cosine
from .pose import Pose
from .shapes import Polygon, rectangle


def box(west: i64, south: i64, east: i64, north: i64) -> Polygon:
    return Polygon([west, east, east, west], [south, south, north, north])


def widened(shape: Polygon, by: i64) -> Polygon:
    """The box around a shape, and so much more on all sides."""
    return box(shape.west - by, shape.south - by, shape.east + by, shape.north + by)


def wheel_box(pose: Pose, width: i64, depth: i64, angle: i64) -> Polygon:
    """A box around all of a wheel: its first and last place, and how far the arcs bulge out."""
    first = rectangle(pose, width, depth)
    last = rectangle(pose.wheeled(width, angle), width, depth)
    across: i64 = int(sqrt(float(width * width + depth * depth))) + 1
    bulge = across - (across * cosine(angle // 2) >> SHIFT) + 2
    west, east = min(first.west, last.west) - bulge, max(first.east, last.east) + bulge
    south, north = min(first.south, last.south) - bulge, max(first.north, last.north) + bulge
    return box(west, south, east, north)
