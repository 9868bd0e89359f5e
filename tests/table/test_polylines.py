"""Lines of straight pieces, and columns that lie along them."""

from __future__ import annotations

from grognard.table.angles import DEGREE
from grognard.table.polylines import (
    file_along,
    files_along,
    most_turned,
    point_along,
    total,
    upto,
)
from grognard.table.pose import INCH, Pose

BEND = [(0, 0), (0, 3 * INCH), (4 * INCH, 3 * INCH)]


def test_a_point_is_found_on_each_piece_and_beyond_the_last() -> None:
    assert point_along(BEND, 0) == (0, 0)
    assert point_along(BEND, 3 * INCH) == (0, 3 * INCH)
    assert point_along(BEND, 5 * INCH) == (2 * INCH, 3 * INCH)
    assert point_along(BEND, 9 * INCH) == (6 * INCH, 3 * INCH)


def test_the_length_of_a_line_is_that_of_its_pieces() -> None:
    assert total(BEND) == 7 * INCH
    assert total(BEND[:1]) == 0


def test_a_line_is_cut_after_a_length() -> None:
    assert upto(BEND, 2 * INCH) == [(0, 0), (0, 2 * INCH)]
    assert upto(BEND, 3 * INCH) == [(0, 0), (0, 3 * INCH)]
    assert upto(BEND, 4 * INCH) == [(0, 0), (0, 3 * INCH), (INCH, 3 * INCH)]
    assert upto(BEND, 8 * INCH) == BEND
    assert upto(BEND, 0) == [(0, 0)]


def test_a_line_turns_by_all_bends_within_a_length() -> None:
    assert most_turned(BEND[:2], INCH) == 0
    assert most_turned(BEND, INCH) == 90 * DEGREE
    hook = [*BEND, (4 * INCH, 2 * INCH)]
    assert most_turned(hook, 4 * INCH - 1) == 90 * DEGREE
    assert most_turned(hook, 4 * INCH) == 180 * DEGREE
    wave = [*BEND, (4 * INCH, 5 * INCH)]
    assert most_turned(wave, 4 * INCH) == 180 * DEGREE


def test_one_base_of_a_column_lies_where_it_lies_among_the_others() -> None:
    head, trail = Pose(0, 2 * INCH, 0), [0, INCH // 2, 2 * INCH, 0]
    shape = files_along(head, trail, 4, INCH, INCH)
    for number, part in enumerate(shape.parts):
        alone = file_along(head, trail, number, INCH, INCH)
        assert (alone.xs, alone.ys) == (part.xs, part.ys)


def test_a_column_lies_base_behind_base_around_the_bend() -> None:
    head = Pose(0, 2 * INCH, 0)
    shape = files_along(head, [0, 0, 3 * INCH, 0], 4, INCH, INCH)
    boxes = [(part.west, part.south, part.east, part.north) for part in shape.parts]
    half = INCH // 2
    assert boxes[0] == (-half, INCH, half, 2 * INCH)
    assert boxes[1] == (-half, 0, half, INCH)
    assert boxes[2] == (0, -half, INCH, half)
    assert boxes[3] == (INCH, -half, 2 * INCH, half)


def test_a_column_without_bends_is_straight_behind_its_head() -> None:
    shape = files_along(Pose(0, 0, 9000), [-INCH, 0], 2, INCH, INCH)
    assert (shape.hull.west, shape.hull.east) == (-2 * INCH, 0)
