"""The outlines that pieces of terrain may have."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import grognard
from grognard.kernel.reading import in_all_languages
from grognard.lexicon import Lexicon
from grognard.table.shapes import twice_area

from ..length_unit import LengthUnit

MOST_CORNERS: Final = 40
WORDS: Final = Lexicon(Path(grognard.__path__[0], "miniatures", "text", "words"))


def why_bad_shape(
    points: list[tuple[int, int]], line: bool, width: int, height: int, unit: LengthUnit
) -> str:
    """What is wrong with the corners of an area or the bends of a line, or an empty string."""
    return shape_problem(points, line, width, height, unit).get("en", "")


def shape_problem(
    points: list[tuple[int, int]], line: bool, width: int, height: int, unit: LengthUnit
) -> dict[str, str]:
    """The same in every language; empty if nothing is wrong."""
    least = 2 if line else 3
    if not least <= len(points) <= MOST_CORNERS:
        given = len(points)
        return in_all_languages(WORDS, "shape-points", least=least, most=MOST_CORNERS, given=given)
    for x, y in points:
        if not (0 <= x <= width and 0 <= y <= height):
            table = f"{unit.told(width)} x {unit.told(height)} {unit.key}"
            return in_all_languages(WORDS, "shape-off", place=unit.place(x, y), table=table)
    for i in range(1 if line else 0, len(points)):
        if points[i] == points[i - 1]:
            return in_all_languages(WORDS, "shape-twice", place=unit.place(*points[i]))
    if line:
        return {}
    if crosses_itself(points):
        return in_all_languages(WORDS, "shape-crossed")
    if abs(twice_area(points)) < 2 * unit.size * unit.size:
        return in_all_languages(WORDS, "shape-small", unit=unit.key)
    return {}


def crosses_itself(points: list[tuple[int, int]]) -> bool:
    """Whether sides of an outline that are not neighbours meet, or neighbours fold back."""
    count = len(points)
    for i in range(count):
        a, b = points[i], points[(i + 1) % count]
        if _turn(points[i - 1], a, b) == 0 and _folds(points[i - 1], a, b):
            return True
        for j in range(i + 2, count):
            if (j + 1) % count != i and _meet(a, b, points[j], points[(j + 1) % count]):
                return True
    return False


def _turn(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> int:
    """1 to the left, -1 to the right, 0 straight on or back."""
    side = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (side > 0) - (side < 0)


def _folds(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> bool:
    return (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]) < 0


def _meet(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int], d: tuple[int, int]) -> bool:
    """Whether two straight sides have a point in common."""
    if _turn(a, b, c) != _turn(a, b, d) and _turn(c, d, a) != _turn(c, d, b):
        return True
    return any(_on(p, q, r) for p, q, r in ((a, b, c), (a, b, d), (c, d, a), (c, d, b)))


def _on(a: tuple[int, int], b: tuple[int, int], p: tuple[int, int]) -> bool:
    """Whether a point lies on a straight side."""
    if _turn(a, b, p) != 0:
        return False
    inside_x = min(a[0], b[0]) <= p[0] <= max(a[0], b[0])
    return inside_x and min(a[1], b[1]) <= p[1] <= max(a[1], b[1])
