"""Directions in hundredths of a degree, clockwise from north, with sines as whole numbers.

A sine is kept as a whole number of 2^-30: so far from a half that every libm rounds it the same
way. All that follows from it is whole-number arithmetic, the same on every machine.
"""

from __future__ import annotations

from math import atan2, floor, pi, sin
from typing import Final

from mypy_extensions import i64

DEGREE: Final = 100
QUARTER: Final = 90 * DEGREE
TURN: Final = 360 * DEGREE
SHIFT: Final = 30
HALF: Final = 1 << (SHIFT - 1)

_RISING: Final = [
    floor(sin(pi * angle / (2 * QUARTER)) * (1 << SHIFT) + 0.5) for angle in range(QUARTER + 1)
]
_EASTWARD: Final = _RISING + _RISING[-2:0:-1]
# Of every direction, times 2^30
SINES: Final[list[i64]] = _EASTWARD + [-one for one in _EASTWARD]
COSINES: Final[list[i64]] = SINES[QUARTER:] + SINES[:QUARTER]


def sine(heading: i64) -> i64:
    """Times 2^30."""
    return SINES[heading % TURN]


def cosine(heading: i64) -> i64:
    """Times 2^30."""
    return COSINES[heading % TURN]


def rounded(product: i64) -> i64:
    """A length times a sine, as a length again; a half goes up."""
    return (product + HALF) >> SHIFT


def heading_of(dx: i64, dy: i64) -> i64:
    """The direction nearest to a vector; of two equally near the smaller."""
    guess: i64 = floor(atan2(float(dx), float(dy)) * (2 * QUARTER) / pi + 0.5)
    best = guess - 1
    least = _size(aside(dx, dy, best))
    for near in range(guess, guess + 2):
        off = _size(aside(dx, dy, near))
        if off < least:
            best, least = near, off
    return best % TURN


def _size(number: i64) -> i64:
    return number if number >= 0 else -number


def aside(dx: i64, dy: i64, heading: i64) -> i64:
    """How far to the right of a direction a vector points, times 2^30."""
    return dx * cosine(heading) - dy * sine(heading)


def along(dx: i64, dy: i64, heading: i64) -> i64:
    """How far ahead in a direction a vector points, times 2^30."""
    return dx * sine(heading) + dy * cosine(heading)


def turn_between(start: i64, end: i64) -> i64:
    """The shorter turn from one direction to another, right positive; half a turn is positive."""
    turn = (end - start) % TURN
    return turn if turn <= 2 * QUARTER else turn - TURN


def arc_length(radius: i64, angle: i64) -> i64:
    """The way of a point at the end of a radius that turns by an angle, rounded to the nearest."""
    return floor(float(radius * angle) * (pi / (2 * QUARTER)) + 0.5)
