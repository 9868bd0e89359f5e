"""Measuring edge to edge, with one tolerance."""

from __future__ import annotations

from fractions import Fraction
from math import dist, sqrt

from hypothesis import given
from hypothesis import strategies as st

from grognard.table.measure import (
    TOLERANCE,
    apart,
    between,
    closer,
    collide,
    distance,
    far,
    gap,
    holds,
    nearest,
    overlap,
    square_to_segment,
    to_polygon,
    within,
)
from grognard.table.pose import CM, Pose
from grognard.table.shapes import Footprint, Polygon, bases, block, polygon, rectangle
from tests.table.strategies import (
    blocks,
    box,
    convexes,
    exact_shared,
    exactly_inside,
    moved,
    points,
    quarter_turned,
)

Point = tuple[int, int]
shifts = st.integers(-50_000, 50_000)
UNIT = rectangle(Pose(10_000, 10_000, 0), 8_000, 4_000)
units = st.lists(blocks, min_size=1, max_size=3).map(bases)


def test_on_a_limit_is_within_it_and_far_enough() -> None:
    limit = 10 * CM
    assert within(limit, limit) and within(limit + TOLERANCE, limit)
    assert not within(limit + TOLERANCE + 1, limit)
    assert apart(limit, limit) and apart(limit - TOLERANCE, limit)
    assert not apart(limit - TOLERANCE - 1, limit)


def test_a_distance_is_rounded_to_the_nearest() -> None:
    assert distance(0, 0, 3, 4) == 5
    assert distance(0, 0, 1, 1) == 1
    assert distance(0, 0, 2, 2) == 3
    assert [nearest(length) for length in (0.0, 0.49, 0.5, 7.6)] == [0, 0, 1, 8]


@given(points, points, points)
def test_no_way_round_is_shorter(a: Point, b: Point, c: Point) -> None:
    assert distance(*a, *c) <= distance(*a, *b) + distance(*b, *c) + 1
    assert distance(*a, *b) == distance(*b, *a)
    assert distance(*a, *a) == 0


def test_a_point_is_measured_to_the_side_or_the_end_of_a_segment() -> None:
    assert square_to_segment(5, 7, 0, 0, 10, 0) == 49.0
    assert square_to_segment(-3, 4, 0, 0, 10, 0) == 25.0
    assert square_to_segment(13, 4, 0, 0, 10, 0) == 25.0
    assert square_to_segment(3, 4, 0, 0, 0, 0) == 25.0


def test_a_point_is_measured_to_a_shape_from_outside_only() -> None:
    assert to_polygon(10_000, 9_000, UNIT) == 0
    assert to_polygon(10_000, 10_000, UNIT) == 0
    assert to_polygon(10_000, 10_007, UNIT) == 7
    assert to_polygon(14_003, 10_004, UNIT) == 5


@given(convexes(), points)
def test_a_convex_shape_holds_what_is_inside_it(shape: Polygon, point: Point) -> None:
    x, y = point
    assert holds(shape, x, y) == (exactly_inside(shape, Fraction(x), Fraction(y)) >= 0)
    assert all(holds(shape, cx, cy) for cx, cy in shape.corners())


def test_boxes_are_far_beyond_a_limit_only() -> None:
    here = box(0, 0, 100, 100)
    for there in (
        box(150, 0, 200, 9),
        box(-90, 0, -50, 9),
        box(0, 150, 9, 200),
        box(0, -90, 9, -50),
    ):
        assert far(here, there, 49) and far(there, here, 49)
        assert not far(here, there, 50) and not far(there, here, 50)


def test_to_touch_is_not_to_overlap() -> None:
    here = box(0, 0, 10_000, 10_000)
    assert not overlap(here, box(10_000, 0, 20_000, 10_000))
    assert not overlap(here, box(10_000 - TOLERANCE, 0, 20_000, 10_000))
    assert overlap(here, box(10_000 - TOLERANCE - 1, 0, 20_000, 10_000))
    assert overlap(here, box(2_000, 2_000, 3_000, 3_000))
    assert not overlap(here, polygon([(10_000, 10_001), (10_001, 10_000), (11_000, 11_000)]))


@given(blocks, blocks)
def test_shapes_that_overlap_share_ground(one: Polygon, other: Polygon) -> None:
    shared = exact_shared(one, other)
    if overlap(one, other):
        assert shared > 0
    else:
        assert shared <= TOLERANCE * 50_000


@given(convexes(), convexes())
def test_the_distance_of_two_shapes_is_that_of_their_nearest_corner_and_edge(
    one: Polygon, other: Polygon
) -> None:
    found = between(one, other)
    assert between(other, one) == found
    if overlap(one, other):
        assert found == 0
    else:
        least = min(
            *(int(to_polygon(x, y, other)) for x, y in one.corners()),
            *(int(to_polygon(x, y, one)) for x, y in other.corners()),
        )
        assert abs(int(found) - least) <= TOLERANCE


@given(blocks, blocks, shifts, shifts)
def test_measures_are_the_same_wherever_shapes_lie(
    one: Polygon, other: Polygon, dx: int, dy: int
) -> None:
    found = between(one, other), overlap(one, other)
    here, there = moved(one, dx, dy), moved(other, dx, dy)
    assert (between(here, there), overlap(here, there)) == found
    here, there = quarter_turned(one), quarter_turned(other)
    assert (between(here, there), overlap(here, there)) == found


@given(blocks, blocks, blocks)
def test_shapes_obey_the_triangle_but_for_the_size_of_the_middle_one(
    one: Polygon, middle: Polygon, other: Polygon
) -> None:
    size = max(dist(a, b) for a in middle.corners() for b in middle.corners())
    way = int(between(one, middle)) + int(between(middle, other)) + size
    assert int(between(one, other)) <= way + 2


@given(blocks, shifts, shifts)
def test_a_shape_moved_is_no_further_than_it_was_moved(shape: Polygon, dx: int, dy: int) -> None:
    assert int(between(shape, moved(shape, dx, dy))) <= dist((0, 0), (dx, dy)) + 1


def test_units_are_measured_base_to_base() -> None:
    screen = bases([box(0, 0, 4_000, 2_000), box(8_000, 0, 12_000, 2_000)])
    between_them = block(Pose(6_000, 2_000, 0), 2_000, 2_000)
    assert gap(screen, between_them) == 1_000
    assert not collide(screen, between_them)
    assert overlap(screen.hull, between_them.hull)
    assert collide(screen, block(Pose(6_000, 2_000, 0), 4_010, 2_000))
    assert not collide(screen, block(Pose(60_000, 2_000, 0), 4_010, 2_000))


def test_closer_than_a_limit() -> None:
    here, there = block(Pose(0, 0, 0), 4_000, 2_000), block(Pose(0, 12_000, 0), 4_000, 2_000)
    assert gap(here, there) == 10_000
    assert not closer(here, there, 10_000)
    assert not closer(here, there, 10_000 + TOLERANCE)
    assert closer(here, there, 10_000 + TOLERANCE + 1)
    assert not closer(here, there, 5_000)


@given(units, units)
def test_the_gap_of_two_units_is_that_of_their_nearest_bases(
    one: Footprint, other: Footprint
) -> None:
    least = min(int(between(part, base)) for part in one.parts for base in other.parts)
    assert gap(one, other) == least == gap(other, one)
    assert collide(one, other) == any(overlap(p, b) for p in one.parts for b in other.parts)
    assert closer(one, other, 10 * CM) == (not apart(least, 10 * CM))


@given(convexes(), points)
def test_to_a_shape_is_to_the_nearest_of_all_its_edges(shape: Polygon, point: Point) -> None:
    corners = shape.corners()
    squares = [
        square_to_segment(*point, *corners[i - 1], *corner) for i, corner in enumerate(corners)
    ]
    expected = 0 if holds(shape, *point) else round(sqrt(min(squares)))
    assert to_polygon(*point, shape) == expected


def test_shapes_that_overlap_by_less_than_the_tolerance_are_as_near_as_their_edges() -> None:
    assert between(box(0, 0, 10_000, 10_000), box(9_999, -5_000, 20_000, 15_000)) == 1
