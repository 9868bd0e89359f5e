"""Lengths, angles and places as text that reads back exactly, in the unit of a game.

A length is written with as many decimals as distinguish every hundredth of a millimetre: three of a
centimetre, four of an inch. Steps of 0.05 inch are whole hundredths of a millimetre.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import grognard
from grognard.kernel.reading import unread
from grognard.lexicon import Lexicon
from grognard.table.angles import DEGREE
from grognard.table.pose import Pose

from ..length_unit import LengthUnit

# What is expected of orders and lengths.
EXPECTED: Final = Lexicon(Path(grognard.__path__[0], "miniatures", "text", "words"))
ANGLE_DECIMALS: Final = 2
MOST_DIGITS: Final = 4  # before the point
ANGLE: Final = re.compile(r"\d{1,4}(?:\.\d{1,3})?", re.ASCII)


def expectations(own: Lexicon | None, key: str) -> Lexicon:
    """The words of a game that say what is expected, if it has any for this, or else ours."""
    return own if own is not None and own.has("en", key) else EXPECTED


def decimal(amount: int, scale: int) -> str:
    """So many parts of a power of ten as a decimal number without idle zeros."""
    whole, part = divmod(abs(amount), scale)
    text = f"{whole}.{part:0{len(str(scale)) - 1}}".rstrip("0").rstrip(".")
    return f"-{text}" if amount < 0 else text


def read_decimal(
    word: str, scale: int, key: str, line: int, form: re.Pattern[str], unit: str = ""
) -> int:
    """So many parts of a power of ten; a decimal comma is read as well. `key`: what is expected."""
    plain_word = word.replace(",", ".")
    whole, _, part = plain_word.partition(".")
    digits = len(str(scale)) - 1
    if not form.fullmatch(plain_word) or len(part) > digits:
        raise unread(EXPECTED, word, key, line, decimals=digits, unit=unit)
    return int(whole) * scale + int(part.ljust(digits, "0") or "0")


def angle_text(angle: int) -> str:
    return decimal(angle, DEGREE)


def read_angle(word: str, line: int = 0) -> int:
    angle = read_decimal(word, DEGREE, "angle", line, ANGLE)
    if angle > 360 * DEGREE:
        raise unread(EXPECTED, word, "angle-too-wide", line)
    return angle


class Lengths:
    """How lengths and places are written in a unit."""

    def __init__(self, unit: LengthUnit) -> None:
        decimals = 0
        while 10**decimals < unit.size:
            decimals += 1
        number = rf"\d{{1,{MOST_DIGITS}}}(?:\.\d{{1,{decimals}}})?"
        self.unit: Final = unit
        self.scale: Final[int] = 10**decimals
        self.number: Final = re.compile(number, re.ASCII)
        self.pair: Final = re.compile(f"({number}),({number})", re.ASCII)

    def text(self, length: int) -> str:
        """A length so that it reads back as the same."""
        size = self.unit.size
        parts = (2 * abs(length) * self.scale + size) // (2 * size)
        return decimal(parts if length >= 0 else -parts, self.scale)

    def point_text(self, x: int, y: int) -> str:
        return f"{self.text(x)},{self.text(y)}"

    def pose_text(self, pose: Pose) -> str:
        return f"{self.point_text(pose.x, pose.y)} {angle_text(pose.h)}"

    def size_text(self, width: int, depth: int) -> str:
        return f"{self.text(width)}x{self.text(depth)}"

    def read(self, word: str, line: int = 0) -> int:
        parts = read_decimal(word, self.scale, "length", line, self.number, self.unit.key)
        return (2 * parts * self.unit.size + self.scale) // (2 * self.scale)

    def read_point(self, word: str, line: int = 0) -> tuple[int, int]:
        match = self.pair.fullmatch(word)
        if match is None:
            raise unread(EXPECTED, word, "place", line, unit=self.unit.key)
        return self.read(match[1], line), self.read(match[2], line)

    def read_pose(self, place: str, heading: str, line: int = 0) -> Pose:
        x, y = self.read_point(place, line)
        return Pose(x, y, read_angle(heading, line))
