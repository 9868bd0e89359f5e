"""A straight line: what it crosses, what of it lies within a shape."""

from __future__ import annotations

from hypothesis import assume, given

from grognard.table.lines import (
    BESIDE,
    Line,
    Track,
    longest,
    passes,
    passes_block,
    square_between,
    stretch_within,
    to_shape,
)
from grognard.table.measure import TOLERANCE
from grognard.table.pose import Pose
from grognard.table.shapes import Polygon, rectangle
from tests.table.strategies import box, convexes, depths, points, poses, stars, widths

Point = tuple[int, int]
HOUSE = box(10_000, 0, 20_000, 10_000)


def test_a_line_misses_what_is_beside_its_box() -> None:
    assert Line(0, 0, 9_999, 5_000).misses(HOUSE)
    assert not Line(0, 0, 10_000, 5_000).misses(HOUSE)
    assert not Line(0, 20_000, 30_000, 9_000).misses(HOUSE)
    assert Line(30_000, 20_000, 12_000, 10_001).misses(HOUSE)
    assert Line(15_000, -500, 15_000, -1).misses(HOUSE)
    assert Line(20_001, 0, 30_000, 500).misses(HOUSE)


def test_a_line_passes_a_shape_that_is_drawn_in_by_the_tolerance() -> None:
    rim = TOLERANCE / 30_000
    assert passes(Line(0, 5_000, 30_000, 5_000), HOUSE) == (1 / 3 + rim, 2 / 3 - rim)
    assert passes(Line(12_000, 5_000, 18_000, 5_000), HOUSE) == (0.0, 1.0)
    assert passes(Line(0, TOLERANCE, 30_000, TOLERANCE), HOUSE) == (1.0, 0.0)
    assert passes(Line(0, 20_000, 30_000, 9_000), HOUSE) == (1.0, 0.0)
    assert passes(Line(0, 0, 0, 5_000), HOUSE) == (1.0, 0.0)
    assert passes(Line(5_000, 8_000, 12_500, 11_000), HOUSE) == (1.0, 0.0)


def test_a_stretch_has_a_length_a_beginning_and_an_end() -> None:
    assert stretch_within(Line(0, 5_000, 30_000, 5_000), HOUSE, BESIDE) == (
        10_000.0,
        10_000.0,
        20_000.0,
    )
    assert stretch_within(Line(0, 5_000, 15_000, 5_000), HOUSE, BESIDE) == (
        5_000.0,
        10_000.0,
        15_000.0,
    )
    assert stretch_within(Line(0, 15_000, 15_000, 15_000), HOUSE, BESIDE)[0] == 0.0


@given(stars(), points, points)
def test_a_stretch_is_no_longer_than_a_line_on_either_side(
    shape: Polygon, a: Point, b: Point
) -> None:
    assume(a != b)
    line = Line(*a, *b)
    length, first, last = stretch_within(line, shape, line.touch)
    assert length <= longest(line, shape, line.touch) + 1e-6
    assert length <= longest(line, shape, -line.touch) + 1e-6
    assert length <= max(0.0, last - first) + 1e-6


def test_the_distance_of_two_lines() -> None:
    road = Line(0, 0, 10_000, 0)
    assert square_between(road, Line(5_000, -10, 5_000, 10)) == 0
    assert square_between(road, Line(5_000, 20, 5_000, 50)) == 20 * 20
    assert square_between(Line(5_000, 20, 5_000, 50), road) == 20 * 20
    assert square_between(road, Line(10_003, 4, 20_000, 4)) == 5 * 5
    assert square_between(Line(10_003, 4, 20_000, 4), road) == 5 * 5


def test_the_distance_of_a_line_to_a_shape() -> None:
    assert to_shape(Line(0, 0, 0, 9_000), HOUSE) == 10_000
    assert to_shape(Line(15_000, 5_000, 16_000, 5_000), HOUSE) == 0
    assert to_shape(Line(0, 5_000, 30_000, 5_000), HOUSE) == 0
    assert to_shape(Line(23_000, 14_000, 40_000, 90_000), HOUSE) == 5_000


@given(convexes(), points, points)
def test_a_line_that_passes_a_shape_is_at_no_distance_from_it(
    shape: Polygon, a: Point, b: Point
) -> None:
    first, last = passes(Line(*a, *b), shape)
    if first < last:
        assert to_shape(Line(*a, *b), shape) == 0


@given(points, points, poses, widths, depths)
def test_a_rectangle_is_passed_whether_it_is_made_or_not(
    start: Point, end: Point, pose: Pose, width: int, depth: int
) -> None:
    line = Line(*start, *end)
    first, last = passes(line, rectangle(pose, width, depth))
    assert passes_block(line, pose, width, depth) == (first < last)


def test_a_line_beside_a_block_or_along_its_side_does_not_pass_it() -> None:
    pose = Pose(0, 0, 0)
    assert passes_block(Line(-500, -10_000, -500, 10_000), pose, 2_000, 1_000)
    assert not passes_block(Line(1_000, -10_000, 1_000, 10_000), pose, 2_000, 1_000)
    assert not passes_block(Line(-500, 1, -500, 10_000), pose, 2_000, 1_000)


def test_how_far_to_the_right_a_line_is_between_two_depths() -> None:
    track = Track(Line(0, 0, 10_000, 10_000), Pose(0, 0, 0))
    assert track.between(2_000.0, 5_000.0) == (2_000.0, 5_000.0)
    assert track.between(-5_000.0, 3_000.0) == (0.0, 3_000.0)
    least, most = track.between(10_001.0, 12_000.0)
    assert least > most
    level = Track(Line(-4_000, 100, 9_000, 100), Pose(0, 0, 0))
    assert level.between(0.0, 200.0) == (-4_000.0, 9_000.0)
    least, most = level.between(101.0, 200.0)
    assert least > most
