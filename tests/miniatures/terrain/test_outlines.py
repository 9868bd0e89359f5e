"""The outlines that pieces of terrain may have."""

from __future__ import annotations

from grognard.miniatures.length_unit import CENTIMETRES, INCHES
from grognard.miniatures.terrain.outlines import crosses_itself, why_bad_shape
from grognard.table.pose import CM, INCH
from grognard.table.shapes import polygon


def cm(*points: tuple[float, float]) -> list[tuple[int, int]]:
    return [(round(x * CM), round(y * CM)) for x, y in points]


def why(points: list[tuple[int, int]], line: bool = False) -> str:
    return why_bad_shape(points, line, 120 * CM, 120 * CM, CENTIMETRES)


def test_a_shape_needs_its_points() -> None:
    assert why(cm((1, 1), (9, 1))) == "3 to 40 points are needed, 2 are given"
    assert why(cm((1, 1), (9, 1)), line=True) == ""
    assert why(cm((1, 1)), line=True) == "2 to 40 points are needed, 1 are given"
    assert "41 are given" in why(cm(*((x, x % 2) for x in range(41))), line=True)


def test_a_shape_lies_on_the_table() -> None:
    assert why(cm((0, 0), (120, 0), (120, 120))) == ""
    assert why(cm((0, 0), (120.5, 0), (60, 60))) == "[120.5, 0] is off the table of 120 x 120 cm"
    assert why(cm((0, -1), (10, 0)), line=True).startswith("[0, -1] is off")


def test_a_point_is_not_given_twice_in_a_row() -> None:
    assert why(cm((1, 1), (1, 1), (9, 9))) == "[1, 1] is given twice in a row"
    assert why(cm((1, 1), (9, 1), (9, 9), (1, 1))) == "[1, 1] is given twice in a row"
    assert why(cm((1, 1), (9, 1), (1, 1)), line=True) == ""


def test_an_outline_neither_crosses_nor_touches_itself() -> None:
    crossing = "its outline crosses or touches itself"
    assert why(cm((0, 0), (10, 10), (10, 0), (0, 10))) == crossing
    assert why(cm((0, 0), (10, 0), (5, 0), (5, 9))) == crossing
    assert why(cm((0, 0), (10, 0), (10, 10), (5, 0), (0, 10))) == crossing
    assert why(cm((0, 0), (10, 0), (10, 10), (5, 1), (0, 10))) == ""
    assert crosses_itself(cm((0, 0), (4, 0), (8, 0), (8, 8))) is False
    assert crosses_itself(cm((0, 0), (8, 0), (4, 0)))  # it folds back


def test_an_area_is_no_splinter() -> None:
    assert why(cm((0, 0), (1, 0), (1, 1), (0, 1))) == ""
    assert why(cm((0, 0), (1, 0), (1, 0.9), (0, 0.9))) == "it is smaller than a square centimetre"


def test_a_shape_may_run_either_way_round() -> None:
    points = cm((0, 0), (10, 0), (10, 10))
    assert why(points) == why(points[::-1]) == ""
    assert set(polygon(points).corners()) == set(polygon(points[::-1]).corners())


def test_inches_are_shown_as_inches() -> None:
    size = 48 * INCH
    off = why_bad_shape([(0, 0), (size + 127, 0), (0, size)], False, size, size, INCHES)
    assert off == "[48.05, 0] is off the table of 48 x 48 in"
    splinter = why_bad_shape([(0, 0), (INCH, 0), (0, INCH)], False, size, size, INCHES)
    assert splinter == "it is smaller than a square inch"
