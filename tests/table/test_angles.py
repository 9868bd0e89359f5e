"""Directions: sines as whole numbers, headings of vectors, turns and arcs."""

from __future__ import annotations

from math import atan2, degrees, radians, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.table.angles import (
    DEGREE,
    QUARTER,
    SHIFT,
    SINES,
    TURN,
    along,
    arc_length,
    aside,
    cosine,
    heading_of,
    rounded,
    sine,
    turn_between,
)
from grognard.table.pose import CM
from tests.table.strategies import headings

UNIT = 1 << SHIFT
lengths = st.integers(-(2**19), 2**19)
wide_headings = st.integers(-3 * TURN, 3 * TURN)


def test_the_quarters_are_exact() -> None:
    quarters = range(0, TURN, QUARTER)
    assert [sine(heading) for heading in quarters] == [0, UNIT, 0, -UNIT]
    assert [cosine(heading) for heading in quarters] == [UNIT, 0, -UNIT, 0]
    assert 2 * sine(30 * DEGREE) == UNIT


def test_no_sine_is_so_near_a_half_that_two_libraries_could_round_it_apart() -> None:
    for angle in range(1, QUARTER):
        exact = sin(radians(angle / DEGREE)) * UNIT
        assert abs(abs(exact - int(SINES[angle])) - 0.5) > 1e-6


@given(wide_headings)
def test_sines_repeat_and_mirror(heading: int) -> None:
    assert sine(heading) == sine(heading + TURN)
    assert sine(-heading) == -sine(heading)
    assert cosine(-heading) == cosine(heading)
    assert sine(heading + 2 * QUARTER) == -sine(heading)
    assert abs(int(sine(heading)) ** 2 + int(cosine(heading)) ** 2 - UNIT**2) <= 2 * UNIT


def test_a_half_is_rounded_up() -> None:
    half = UNIT // 2
    assert [rounded(number) for number in (half - 1, half, half + 1)] == [0, 1, 1]
    assert [rounded(number) for number in (-half - 1, -half, -half + 1)] == [-1, 0, 0]


@pytest.mark.parametrize(
    ("vector", "heading"),
    [
        ((0, 1), 0),
        ((1, 1), 4_500),
        ((1, 0), 9_000),
        ((1, -1), 13_500),
        ((0, -1), 18_000),
        ((-1, -1), 22_500),
        ((-1, 0), 27_000),
        ((-1, 1), 31_500),
        ((3, 4), 3_687),
    ],
)
def test_the_heading_of_a_vector_is_clockwise_from_north(
    vector: tuple[int, int], heading: int
) -> None:
    assert heading_of(*vector) == heading
    assert heading_of(vector[0] * 50_000, vector[1] * 50_000) == heading


@given(lengths, lengths)
def test_no_heading_is_nearer_to_a_vector(dx: int, dy: int) -> None:
    heading = heading_of(dx, dy)
    assert 0 <= heading < TURN
    off = abs(int(aside(dx, dy, heading)))
    assert off <= abs(int(aside(dx, dy, heading - 1)))
    assert off <= abs(int(aside(dx, dy, heading + 1)))
    assert along(dx, dy, heading) >= 0
    if (dx, dy) != (0, 0):
        exact = degrees(atan2(dx, dy))
        assert abs((heading / DEGREE - exact + 180) % 360 - 180) < 0.0051


@given(headings, st.integers(1, 2**19))
def test_a_vector_drawn_in_a_direction_has_it(heading: int, length: int) -> None:
    dx, dy = rounded(length * sine(heading)), rounded(length * cosine(heading))
    assert abs(int(along(dx, dy, heading)) - length * UNIT) <= UNIT
    assert abs(int(aside(dx, dy, heading))) <= UNIT


def test_aside_is_to_the_right_and_along_is_ahead() -> None:
    assert aside(5, 0, 0) == 5 * UNIT
    assert along(0, 5, 0) == 5 * UNIT
    assert aside(0, -5, QUARTER) == 5 * UNIT
    assert along(5, 0, QUARTER) == 5 * UNIT


@given(headings, headings)
def test_a_turn_leads_from_one_direction_to_the_other(start: int, end: int) -> None:
    turn = turn_between(start, end)
    assert (start + turn) % TURN == end
    assert -2 * QUARTER < turn <= 2 * QUARTER
    assert abs(int(turn)) == abs(int(turn_between(end, start)))


def test_the_shorter_turn_is_right_or_left_and_half_a_turn_is_right() -> None:
    assert turn_between(35_000, 1_000) == 2_000
    assert turn_between(1_000, 35_000) == -2_000
    assert turn_between(0, 18_000) == turn_between(18_000, 0) == 18_000


def test_an_arc_is_radius_times_angle() -> None:
    assert arc_length(24 * CM, 30 * DEGREE) == 12_566
    assert arc_length(8 * CM, 90 * DEGREE) == 12_566
    assert arc_length(24 * CM, 0) == 0
