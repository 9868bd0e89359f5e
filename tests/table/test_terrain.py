"""The ground: what holds a point, covers a footprint, is crossed by a line."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from grognard.table.measure import TOLERANCE, between, overlap
from grognard.table.pose import CM, Pose
from grognard.table.shapes import Polygon, polygon, rectangle, twice_area
from grognard.table.terrain import (
    Area,
    Edge,
    Ground,
    covered,
    covers,
    crosses,
    edge_distance,
    enters,
    inside,
    length_inside,
    meets,
)
from tests.table.sketch import sketch
from tests.table.strategies import (
    blocks,
    box,
    convexes,
    exact_shared,
    exact_stretches,
    exactly_inside,
    grid_points,
    moved,
    points,
    quarter_turned,
    stars,
)

WOOD, HILL, WALL = 1, 2, 4


HOOK = sketch("""
    .....
    .###.
    .#...
    .###.
    .....
""").shape("#")
# the squares of HOOK, by column and row
HOOK_SQUARES = {(1, 1), (2, 1), (3, 1), (1, 2), (1, 3), (2, 3), (3, 3)}
shifts = st.integers(-1_000, 1_000)


def test_a_shape_may_touch_the_edge_of_the_table() -> None:
    ground = Ground(120 * CM, 80 * CM, [], [])
    assert ground.on_table(box(0, 0, 120 * CM, 80 * CM))
    assert ground.on_table(box(-TOLERANCE, 0, 10, 10))
    assert not ground.on_table(box(-TOLERANCE - 1, 0, 10, 10))
    assert not ground.on_table(box(0, -TOLERANCE - 1, 10, 10))
    assert not ground.on_table(box(0, 0, 120 * CM + TOLERANCE + 1, 10))
    assert not ground.on_table(box(0, 0, 10, 80 * CM + TOLERANCE + 1))


def test_areas_and_edges_are_found_by_any_of_their_traits() -> None:
    wood, knoll = Area("wood", HOOK, WOOD), Area("wooded hill", HOOK, WOOD | HILL, 1)
    wall = Edge("wall", [(0, 0), (CM, 0)], WALL)
    ground = Ground(10 * CM, 10 * CM, [wood, knoll], [wall])
    assert ground.areas_with(WOOD) == [wood, knoll]
    assert ground.areas_with(HILL | WALL) == [knoll]
    assert ground.areas_with(WALL) == []
    assert ground.edges_with(WALL | WOOD) == [wall]
    assert ground.edges_with(HILL) == []


def test_what_is_found_by_traits_is_remembered() -> None:
    ground = Ground(10 * CM, 10 * CM, [Area("wood", HOOK, WOOD)], [])
    assert ground.areas_with(WOOD) is ground.areas_with(WOOD)
    assert ground.edges_with(WALL) is ground.edges_with(WALL)


@pytest.mark.parametrize("column", range(5))
@pytest.mark.parametrize("row", range(5))
def test_a_concave_shape_holds_the_middles_of_its_own_squares_only(column: int, row: int) -> None:
    found = inside(HOOK, column * CM + CM // 2, row * CM + CM // 2)
    assert found == ((column, row) in HOOK_SQUARES)


def test_a_point_on_the_boundary_is_inside() -> None:
    assert inside(HOOK, 1 * CM, 1 * CM)
    assert inside(HOOK, 2 * CM, 2 * CM)
    assert inside(HOOK, 3 * CM, 2 * CM)
    assert not inside(HOOK, 3 * CM, 2 * CM + 1)


@given(stars(), points)
def test_a_point_is_inside_as_exact_crossing_says(shape: Polygon, point: tuple[int, int]) -> None:
    x, y = point
    assert inside(shape, x, y) == (exactly_inside(shape, Fraction(x), Fraction(y)) >= 0)


@given(stars())
def test_every_corner_is_inside(shape: Polygon) -> None:
    assert all(inside(shape, x, y) for x, y in shape.corners())


@given(stars(), points, shifts, shifts)
def test_a_point_is_inside_wherever_the_shape_is_moved_or_turned(
    shape: Polygon, point: tuple[int, int], dx: int, dy: int
) -> None:
    x, y = point
    found = inside(shape, x, y)
    assert inside(moved(shape, dx, dy), x + dx, y + dy) == found
    assert inside(quarter_turned(shape), -y, x) == found


def test_half_a_footprint_covered_is_exactly_half() -> None:
    wood = Area("wood", box(0, 0, 10 * CM, 10 * CM), WOOD)
    assert covers(wood, rectangle(Pose(10 * CM, 6 * CM, 0), 24 * CM, 4 * CM)) == 4_167
    assert covers(wood, rectangle(Pose(10 * CM, 6 * CM, 0), 8 * CM, 4 * CM)) == 5_000
    assert covers(wood, rectangle(Pose(10 * CM - 10, 6 * CM, 0), 8 * CM, 4 * CM)) == 5_013


def test_a_footprint_covered_wholly_and_not_at_all() -> None:
    wood = Area("wood", HOOK, WOOD)
    assert covers(wood, box(1_100, 1_100, 1_900, 3_900)) == 10_000
    assert covers(wood, box(2_100, 2_100, 3_900, 2_900)) == 0
    assert covers(wood, box(2_000, 2_000, 4_000, 3_000)) == 0
    assert covers(wood, box(20_000, 0, 21_000, 1_000)) == 0


def test_covered_parts_on_both_sides_of_a_bay_add_up() -> None:
    assert covers(Area("wood", HOOK, WOOD), box(2_500, 1_500, 3_500, 3_500)) == 5_000


@given(stars(), blocks)
def test_a_footprint_is_covered_as_exact_strips_say(region: Polygon, shape: Polygon) -> None:
    exact = exact_shared(region, shape) * 2 / twice_area(shape.corners())
    assert abs(covers(Area("wood", region, WOOD), shape) - exact * 10_000) < 0.51


@given(stars(), blocks, shifts, shifts)
def test_a_footprint_is_covered_alike_wherever_both_are_moved_or_turned(
    region: Polygon, shape: Polygon, dx: int, dy: int
) -> None:
    share = covers(Area("wood", region, WOOD), shape)
    aside = Area("wood", moved(region, dx, dy), WOOD)
    turned = Area("wood", quarter_turned(region), WOOD)
    assert covers(aside, moved(shape, dx, dy)) == share
    assert abs(int(covers(turned, quarter_turned(shape)) - share)) <= 1


def test_ground_that_two_areas_cover_counts_once() -> None:
    wood, farm = (
        Area("wood", box(0, 0, 400, 1_000), WOOD),
        Area("farm", box(200, 0, 600, 500), WOOD),
    )
    square = box(0, 0, 1_000, 1_000)
    assert (covers(wood, square), covers(farm, square)) == (4_000, 2_000)
    assert covered([wood, farm], square) == 5_000
    assert covered([farm, wood, wood], square) == 5_000
    assert covered([wood, Area("far", box(9_000, 0, 9_900, 900), WOOD)], square) == 4_000
    assert covered([], square) == 0
    assert covered([Area("hook", HOOK, WOOD), farm], box(1_100, 1_100, 1_900, 3_900)) == 10_000


@given(stars(), blocks)
def test_an_area_that_lies_there_twice_covers_as_much(region: Polygon, shape: Polygon) -> None:
    wood = Area("wood", region, WOOD)
    assert abs(int(covered([wood, wood], shape) - covers(wood, shape))) <= 1


def test_to_touch_is_not_to_enter() -> None:
    wood = Area("wood", box(0, 0, 10 * CM, 10 * CM), WOOD)
    assert not enters(wood, box(10 * CM, 0, 14 * CM, 4 * CM))
    assert not enters(wood, box(10 * CM - TOLERANCE, 0, 14 * CM, 4 * CM))
    assert enters(wood, box(10 * CM - TOLERANCE - 1, 0, 14 * CM, 4 * CM))


def test_a_bay_is_not_entered_but_its_shore_is() -> None:
    wood = Area("wood", HOOK, WOOD)
    assert not enters(wood, box(2_000, 2_000, 5_000, 3_000))
    assert enters(wood, box(2_000, 2_000, 5_000, 3_003))


def test_who_lies_wholly_inside_or_wholly_around_enters() -> None:
    wood = Area("wood", HOOK, WOOD)
    assert enters(wood, box(1_200, 1_200, 1_800, 3_800))
    assert enters(wood, box(0, 0, 9_000, 9_000))


@given(convexes(), blocks)
def test_to_enter_a_convex_area_is_to_overlap_it(region: Polygon, shape: Polygon) -> None:
    entered = enters(Area("wood", region, WOOD), shape)
    if entered != overlap(region, shape):
        # only a corner of the shape may be deeper than the tolerance and yet nearly touch
        assert exact_shared(region, shape) < 100


@given(stars(), blocks)
def test_who_enters_shares_ground_and_who_does_not_hardly_any(
    region: Polygon, shape: Polygon
) -> None:
    ground = exact_shared(region, shape)
    if enters(Area("wood", region, WOOD), shape):
        assert ground > 0
    else:
        assert ground <= 2 * TOLERANCE * 200_000


def test_a_line_through_areas_that_overlap_is_inside_once() -> None:
    wood, farm = (
        Area("wood", box(0, 0, 4_000, 900), WOOD),
        Area("farm", box(1_000, 0, 2_000, 900), 1),
    )
    pond = Area("pond", box(3_000, 0, 5_000, 900), WOOD)
    assert length_inside([wood, farm], -500, 500, 6_000, 500) == 4_000
    assert length_inside([farm, pond, wood], 6_000, 500, -500, 500) == 5_000
    assert length_inside([farm, pond], -500, 500, 6_000, 500) == 3_000
    assert length_inside([], -500, 500, 6_000, 500) == 0


def test_a_line_through_a_bay_has_both_arms_inside() -> None:
    drawn = sketch("""
        ..A..
        .###.
        .#...
        .###.
        ..B..
    """)
    wood = Area("wood", drawn.shape("#"), WOOD)
    assert length_inside([wood], *drawn.line("A", "B")) == 2 * CM
    assert length_inside([wood], 0, 2_500, 5_000, 2_500) == 1 * CM
    assert length_inside([wood], 0, 0, 0, 5_000) == 0


def test_a_line_may_begin_and_end_inside() -> None:
    wood = Area("wood", box(0, 0, 10 * CM, 10 * CM), WOOD)
    assert length_inside([wood], 1_000, 500, 4_000, 500) == 3_000
    assert length_inside([wood], 9_000, 500, 12_000, 500) == 1_000
    assert length_inside([wood], -9_000, 500, 5, 500) == 5
    assert length_inside([wood], 5_000, 5_000, 5_000, 5_000) == 0


def test_a_line_along_the_boundary_is_not_inside() -> None:
    wood = Area("wood", HOOK, WOOD)
    assert length_inside([wood], 0, 1_000, 5_000, 1_000) == 0
    assert length_inside([wood], 5_000, 1_000, 0, 1_000) == 0
    assert length_inside([wood], 0, 2_000, 5_000, 2_000) == 1_000
    assert length_inside([wood], 0, 2_001, 5_000, 2_001) == 1_000
    assert length_inside([wood], 0, 1_999, 5_000, 1_999) == 3_000


def test_a_line_along_boundaries_on_both_sides_in_turn_is_not_inside() -> None:
    drawn = sketch("""
        .....
        .##..
        ..##.
        .....
    """)
    wood = Area("wood", drawn.shape("#"), WOOD)
    assert length_inside([wood], 0, 2_000, 5_000, 2_000) == 1_000
    assert length_inside([wood], 5_000, 2_000, 0, 2_000) == 1_000


@given(stars(), points, points)
def test_a_line_is_inside_as_exact_pieces_say(
    shape: Polygon, a: tuple[int, int], b: tuple[int, int]
) -> None:
    assume(a != b)
    wood = Area("wood", shape, WOOD)
    share = sum(high - low for low, high in exact_stretches(shape, a, b))
    whole = ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5
    assert abs(length_inside([wood], *a, *b) - float(share) * whole) < 0.51


@given(grid_points, grid_points, st.integers(0, 3))
def test_a_line_through_corners_is_inside_as_exact_pieces_say(
    a: tuple[int, int], b: tuple[int, int], turns: int
) -> None:
    assume(a != b)
    shape = moved(HOOK, -2_000, -2_000)
    for _ in range(turns):
        shape = quarter_turned(shape)
    share = sum(high - low for low, high in exact_stretches(shape, a, b))
    whole = ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5
    found = length_inside([Area("wood", shape, WOOD)], *a, *b)
    assert abs(found - float(share) * whole) < 0.51
    assert length_inside([Area("wood", shape, WOOD)], *b, *a) == found


@given(stars(), points, points, st.integers(1, 99))
def test_a_way_costs_what_its_parts_cost(
    shape: Polygon, a: tuple[int, int], step: tuple[int, int], parts: int
) -> None:
    wood = Area("wood", shape, WOOD)
    dx, dy = step[0] // 100, step[1] // 100
    middle = a[0] + parts * dx, a[1] + parts * dy
    b = a[0] + 100 * dx, a[1] + 100 * dy
    both = length_inside([wood], *a, *middle) + length_inside([wood], *middle, *b)
    assert abs(int(length_inside([wood], *a, *b) - both)) <= 1


CORNER_WALL = Edge("wall", [(0, 0), (10 * CM, 0), (10 * CM, 10 * CM)], WALL)


def test_a_line_that_touches_crosses() -> None:
    assert crosses(CORNER_WALL, 5_000, -1_000, 5_000, 1_000)
    assert crosses(CORNER_WALL, 5_000, 0, 5_000, 1_000)
    assert crosses(CORNER_WALL, 5_000, TOLERANCE, 5_000, 1_000)
    assert not crosses(CORNER_WALL, 5_000, TOLERANCE + 1, 5_000, 1_000)


def test_a_line_may_cross_any_piece_and_none() -> None:
    assert crosses(CORNER_WALL, 9_000, 5_000, 11_000, 5_000)
    assert crosses(CORNER_WALL, 9_000, -1_000, 11_000, 1_000)
    assert crosses(CORNER_WALL, 2_000, 0, 3_000, 0)
    assert not crosses(CORNER_WALL, 1_000, 1_000, 9_000, 9_000)
    assert not crosses(CORNER_WALL, 10_003, -5_000, 10_003, -3)
    assert not crosses(CORNER_WALL, 20_000, 0, 30_000, 0)


@given(points, points, points, points)
def test_crossing_has_no_direction(
    a: tuple[int, int], b: tuple[int, int], p: tuple[int, int], q: tuple[int, int]
) -> None:
    found = crosses(Edge("wall", [p, q], WALL), *a, *b)
    assert crosses(Edge("wall", [q, p], WALL), *a, *b) == found
    assert crosses(Edge("wall", [p, q], WALL), *b, *a) == found
    assert crosses(Edge("wall", [a, b], WALL), *p, *q) == found


def test_a_shape_that_touches_does_not_lie_across() -> None:
    assert not meets(CORNER_WALL, box(2_000, 0, 4_000, 2_000))
    assert not meets(CORNER_WALL, box(2_000, -TOLERANCE, 4_000, 2_000))
    assert meets(CORNER_WALL, box(2_000, -TOLERANCE - 1, 4_000, 2_000))
    assert meets(CORNER_WALL, box(-1_000, -1_000, 11_000, 11_000))
    assert not meets(CORNER_WALL, box(-2_000, 0, -1_000, 1_000))


def test_a_wide_edge_has_ground_on_both_sides() -> None:
    stream = Edge("stream", [(0, 0), (10 * CM, 0)], WALL, 2 * CM)
    assert not meets(stream, box(2_000, 1_000, 4_000, 2_000))
    assert not meets(stream, box(2_000, 1_000 - TOLERANCE, 4_000, 2_000))
    assert meets(stream, box(2_000, 1_000 - TOLERANCE - 1, 4_000, 2_000))
    assert not meets(stream, box(2_000, 1_001, 4_000, 2_000))
    assert edge_distance(stream, box(2_000, 1_000, 4_000, 2_000)) == 0
    assert edge_distance(stream, box(2_000, 1_500, 4_000, 2_000)) == 500
    assert edge_distance(stream, box(2_000, 500, 4_000, 2_000)) == 0


def test_the_distance_of_an_edge_is_that_of_its_nearest_piece() -> None:
    assert edge_distance(CORNER_WALL, box(3_000, 4_000, 5_000, 5_000)) == 4_000
    assert edge_distance(CORNER_WALL, box(13_000, 2_000, 14_000, 3_000)) == 3_000
    assert edge_distance(CORNER_WALL, box(-5_000, -6_000, -3_000, -4_000)) == 5_000
    assert edge_distance(CORNER_WALL, box(-1_000, -1_000, 20_000, 20_000)) == 0
    assert edge_distance(CORNER_WALL, box(5_000, -1_000, 6_000, 1_000)) == 0


@given(points, points, blocks)
def test_the_distance_of_an_edge_is_that_of_a_very_thin_shape(
    a: tuple[int, int], b: tuple[int, int], shape: Polygon
) -> None:
    assume(abs(a[0] - b[0]) + abs(a[1] - b[1]) > 1_000)
    thin = polygon([a, b, (b[0] + 1, b[1] + 1), (a[0] + 1, a[1] + 1)])
    assume(abs(twice_area(thin.corners())) > 0)
    found = edge_distance(Edge("wall", [a, b], WALL), shape)
    assert abs(int(found - between(thin, shape))) <= TOLERANCE + 1
