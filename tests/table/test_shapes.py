"""Polygons, rectangles, hulls and footprints."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from grognard.table.angles import QUARTER
from grognard.table.measure import TOLERANCE, distance, holds
from grognard.table.pose import CM, Pose
from grognard.table.shapes import (
    Polygon,
    bases,
    block,
    hull,
    polygon,
    rectangle,
    rectangle_box,
    rectangle_centre,
    twice_area,
)
from tests.table.strategies import blocks, depths, grid_points, points, poses, widths

SQUARE = [(0, 0), (10, 0), (10, 20), (0, 20)]


def turns_left(shape: Polygon) -> bool:
    corners = shape.corners()
    for i, (cx, cy) in enumerate(corners):
        (ax, ay), (bx, by) = corners[i - 2], corners[i - 1]
        if (bx - ax) * (cy - by) - (by - ay) * (cx - bx) <= 0:
            return False
    return True


def test_a_polygon_knows_the_box_around_it() -> None:
    shape = polygon([(3, 1), (9, 4), (2, 8)])
    assert (shape.west, shape.east, shape.south, shape.north) == (2, 9, 1, 8)
    assert shape.size == 3
    assert shape.centre() == (4, 4)


@given(poses, widths, depths)
def test_the_box_around_a_rectangle_needs_no_rectangle(pose: Pose, width: int, depth: int) -> None:
    shape, box = rectangle(pose, width, depth), rectangle_box(pose, width, depth)
    assert (box.west, box.east) == (shape.west, shape.east)
    assert (box.south, box.north) == (shape.south, shape.north)


def test_corners_may_be_given_in_either_order() -> None:
    assert polygon(SQUARE).corners() == SQUARE
    assert polygon(SQUARE[::-1]).corners() == SQUARE
    assert twice_area(SQUARE) == 400
    assert twice_area(SQUARE[::-1]) == -400


def test_a_rectangle_lies_behind_the_middle_of_its_front() -> None:
    assert rectangle(Pose(0, 0, 0), 8, 4).corners() == [(4, -4), (4, 0), (-4, 0), (-4, -4)]
    assert rectangle(Pose(0, 0, QUARTER), 8, 4).corners() == [(-4, -4), (0, -4), (0, 4), (-4, 4)]


def test_an_odd_width_is_kept_whole() -> None:
    shape = rectangle(Pose(0, 0, 0), 7, 4)
    assert (shape.west, shape.east) == (-4, 3)


@given(poses, widths, depths)
def test_a_rectangle_keeps_its_sides(pose: Pose, width: int, depth: int) -> None:
    shape = rectangle(pose, width, depth)
    corners = shape.corners()
    sides = [int(distance(*corners[i - 1], *corners[i])) for i in range(4)]
    for found, side in zip(sides, [width, depth, width, depth], strict=True):
        assert abs(found - side) <= TOLERANCE
    assert turns_left(shape)


@given(st.lists(points, min_size=1, max_size=9))
def test_a_hull_turns_left_and_holds_its_points(some: list[tuple[int, int]]) -> None:
    around = [*some, (0, 0), (200_000, 5), (3, 200_000)]
    shape = hull(around)
    assert turns_left(shape)
    assert set(shape.corners()) <= set(around)
    assert all(holds(shape, x, y) for x, y in around)


@given(st.lists(grid_points, min_size=1, max_size=9))
def test_a_hull_leaves_out_corners_that_are_none(some: list[tuple[int, int]]) -> None:
    around = [*some, *some, (-6_000, -6_000), (6_000, -6_000), (0, 6_000), (0, -6_000)]
    shape = hull(around)
    assert turns_left(shape)
    assert (0, -6_000) not in shape.corners()
    assert hull(shape.corners()).corners() == shape.corners()


def test_a_block_is_one_base() -> None:
    unit = block(Pose(0, 0, 0), 24 * CM, 4 * CM)
    assert unit.parts == [unit.hull]
    assert unit.hull.corners() == rectangle(Pose(0, 0, 0), 24 * CM, 4 * CM).corners()


@given(st.lists(blocks, min_size=1, max_size=4))
def test_the_hull_of_a_unit_holds_all_its_bases(shapes: list[Polygon]) -> None:
    unit = bases(shapes)
    assert unit.parts == shapes
    assert all(holds(unit.hull, x, y) for shape in shapes for x, y in shape.corners())


@given(poses, widths, depths)
def test_the_middle_of_a_rectangle_needs_no_rectangle(pose: Pose, width: int, depth: int) -> None:
    assert rectangle_centre(pose, width, depth) == rectangle(pose, width, depth).centre()
