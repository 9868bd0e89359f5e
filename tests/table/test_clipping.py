"""How much ground two shapes share."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from grognard.table.clipping import circle_within, shared, uncovered, without
from grognard.table.measure import overlap
from grognard.table.shapes import Polygon, twice_area
from tests.table.sketch import sketch
from tests.table.strategies import box, convexes, exact_shared, moved, stars


def test_shares_of_a_square() -> None:
    square = box(0, 0, 1_000, 1_000)
    assert shared(box(0, 0, 500, 1_000), square) == 0.5
    assert shared(box(-500, -500, 500, 500), square) == 0.25
    assert shared(square, square) == 1.0
    assert shared(box(-9, -9, 9_000, 9_000), square) == 1.0
    assert shared(box(1_000, 0, 2_000, 1_000), square) == 0.0
    assert shared(box(1_001, 0, 2_000, 1_000), square) == 0.0


def test_pieces_that_hang_together_by_an_edge_count_once() -> None:
    comb = sketch("#.#.# / #.#.# / #####").shape("#")
    assert shared(comb, box(0, 1_000, 5_000, 3_000)) == 0.6
    assert shared(comb, box(1_000, 1_000, 2_000, 3_000)) == 0.0


def test_what_is_left_uncovered() -> None:
    square = box(0, 0, 1_000, 1_000)
    assert uncovered([], square) == 1.0
    assert uncovered([box(0, 0, 500, 1_000)], square) == 0.5
    assert uncovered([box(0, 0, 500, 1_000), box(250, 0, 750, 1_000)], square) == 0.25
    assert uncovered([box(2_000, 0, 3_000, 1_000)], square) == 1.0
    assert uncovered([box(-9, -9, 9_000, 9_000), square], square) == 0.0


@given(convexes(), convexes())
def test_what_one_shape_leaves_uncovered_is_what_it_does_not_share(
    region: Polygon, shape: Polygon
) -> None:
    assert abs(uncovered([region], shape) - (1.0 - shared(region, shape))) < 1e-9


@given(stars(), convexes())
def test_as_exact_strips_say(region: Polygon, shape: Polygon) -> None:
    exact = exact_shared(region, shape) * 2 / twice_area(shape.corners())
    assert abs(shared(region, shape) - float(exact)) < 1e-9


def test_a_hole_leaves_pieces_that_are_all_but_the_hole() -> None:
    square, hole = box(0, 0, 1_000, 1_000), box(400, -100, 600, 1_100)
    left, right = sorted(without(square, hole), key=lambda piece: piece.west)
    assert (left.west, left.east, right.west, right.east) == (0, 400, 600, 1_000)
    assert without(square, box(-9, -9, 9_000, 9_000)) == []
    (whole,) = without(square, box(2_000, 0, 3_000, 1_000))
    assert shared(square, whole) == 1.0


@given(convexes(), convexes())
def test_what_a_hole_leaves_is_as_large_as_what_it_does_not_cover(
    hole: Polygon, shape: Polygon
) -> None:
    left = sum(twice_area(piece.corners()) for piece in without(shape, hole))
    whole = twice_area(shape.corners())
    # corners are rounded, so each edge may shift by one over its length
    around = float(shape.east - shape.west + shape.north - shape.south + 4)
    slack = 4.0 * around * float(hole.size + 1)
    assert abs(left - uncovered([hole], shape) * whole) <= slack


def test_a_circle_lies_in_both_shapes() -> None:
    square = box(0, 0, 1_000, 1_000)
    assert circle_within(square, square) == 500
    assert circle_within(square, box(400, -5_000, 9_000, 9_000)) == 300
    assert circle_within(square, box(998, 0, 2_000, 1_000)) == 1
    assert circle_within(square, box(1_000, 0, 2_000, 1_000)) == 0
    assert circle_within(square, box(1_001, 0, 2_000, 1_000)) == 0


@given(convexes(), convexes(), st.integers(-9_000, 9_000), st.integers(-9_000, 9_000))
def test_shapes_share_ground_until_one_has_gone_as_far_as_the_circle_is_wide(
    one: Polygon, other: Polygon, dx: int, dy: int
) -> None:
    radius = circle_within(one, other)
    off = max((dx * dx + dy * dy) ** 0.5, 1.0)
    share = min(1.0, (radius - 4) / off)
    if share > 0.0:
        assert overlap(one, moved(other, int(dx * share), int(dy * share)))
