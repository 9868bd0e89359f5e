"""Convex parts of shapes of any kind."""

from __future__ import annotations

from hypothesis import given

from grognard.table.parts import convex_parts
from grognard.table.shapes import Polygon, twice_area
from tests.table.motion import all_inside
from tests.table.sketch import sketch
from tests.table.strategies import box, convexes, stars


def whole(shapes: list[Polygon]) -> int:
    return sum(twice_area(shape.corners()) for shape in shapes)


def test_a_box_is_its_own_part() -> None:
    shape = box(0, 0, 10, 10)
    assert convex_parts(shape) == [shape]


@given(convexes())
def test_a_convex_shape_is_its_own_part(shape: Polygon) -> None:
    assert convex_parts(shape) == [shape]


@given(stars())
def test_parts_are_convex_and_make_up_the_whole(shape: Polygon) -> None:
    parts = convex_parts(shape)
    assert all(all_inside(part, part, 0) for part in parts)
    assert whole(parts) == whole([shape])


def test_a_drawn_shape_with_bays() -> None:
    shape = sketch(
        """
        #.#.#
        #####
        .#.#.
        .#.#.
        """
    ).shape("#")
    parts = convex_parts(shape)
    assert whole(parts) == whole([shape])
    assert all(part.size == 3 for part in parts)


def test_corners_in_one_line_are_no_parts() -> None:
    arrow = Polygon([0, 10, 20, 10, 10, 10], [0, 4, 0, 20, 12, 8])
    assert whole(convex_parts(arrow)) == whole([arrow])


def test_what_crosses_itself_comes_to_an_end() -> None:
    assert convex_parts(Polygon([0, 10, 0, 10], [0, 10, 10, 0]))
