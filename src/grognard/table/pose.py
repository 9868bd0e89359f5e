"""Where something stands and which way it faces.

Lengths are whole hundredths of a millimetre, so that centimetres and inches are both whole.
x grows to the east, y to the north. The place of a unit is the middle of its front edge.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .angles import COSINES, SINES, TURN, cosine, rounded, sine

MM: Final = 100
CM: Final = 1000
INCH: Final = 2540

Point = tuple[i64, i64]


class Pose:
    """A place and a direction (hundredths of a degree, clockwise from north), with its sines."""

    __slots__ = ("cos", "h", "sin", "x", "y")

    def __init__(self, x: i64, y: i64, h: i64) -> None:
        h %= TURN
        self.x: Final[i64] = x
        self.y: Final[i64] = y
        self.h: Final[i64] = h
        self.sin: Final[i64] = SINES[h]
        self.cos: Final[i64] = COSINES[h]

    def key(self) -> tuple[int, int, int]:
        return self.x, self.y, self.h

    def point(self, forward: i64, right: i64) -> Point:
        """The point so far ahead and so far to the right."""
        return (
            self.x + rounded(forward * self.sin + right * self.cos),
            self.y + rounded(forward * self.cos - right * self.sin),
        )

    def ahead(self, x: i64, y: i64) -> i64:
        """How far ahead of it a point lies, times 2^30."""
        return (x - self.x) * self.sin + (y - self.y) * self.cos

    def aside(self, x: i64, y: i64) -> i64:
        """How far to its right a point lies, times 2^30."""
        return (x - self.x) * self.cos - (y - self.y) * self.sin

    def moved(self, forward: i64, right: i64 = 0) -> Pose:
        x, y = self.point(forward, right)
        return Pose(x, y, self.h)

    def turned(self, angle: i64) -> Pose:
        """Turned on the spot, right positive."""
        return Pose(self.x, self.y, self.h + angle)

    def swung(self, x: i64, y: i64, angle: i64) -> Pose:
        """Swung about any point of the table, right positive."""
        dx, dy = self.x - x, self.y - y
        s, c = sine(angle), cosine(angle)
        return Pose(x + rounded(dx * c + dy * s), y + rounded(dy * c - dx * s), self.h + angle)

    def pivoted(self, depth: i64, angle: i64) -> Pose:
        """Turned about the middle of a body of that depth, right positive."""
        half, h = depth // 2, self.h + angle
        x = self.x + rounded(half * (sine(h) - self.sin))
        y = self.y + rounded(half * (cosine(h) - self.cos))
        return Pose(x, y, h)

    def wheeled(self, width: i64, angle: i64) -> Pose:
        """Wheeled about the front corner on the side it turns to, right positive."""
        side: i64 = width // 2 if angle > 0 else width // 2 - width
        x, y = self.point(0, side)
        h = self.h + angle
        return Pose(x + rounded(-side * cosine(h)), y + rounded(side * sine(h)), h)
