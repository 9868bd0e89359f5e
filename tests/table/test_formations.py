"""From counts and base sizes to sizes and footprints."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.table.formations import (
    about,
    abreast,
    battery,
    centre_of,
    column_size,
    line_size,
    march_column,
    open_square,
    screen,
    strip_width,
)
from grognard.table.measure import TOLERANCE, between, distance, overlap
from grognard.table.pose import CM, INCH, Pose
from grognard.table.shapes import bases, rectangle, twice_area
from tests.table.strategies import depths, poses

NORTH = Pose(50_000, 50_000, 0)
counts = st.integers(1, 9)


def test_a_line_is_as_wide_as_its_groups_and_as_deep_as_one() -> None:
    assert line_size(6, 4 * CM, 4 * CM) == (24 * CM, 4 * CM)
    assert line_size(12, 4 * CM, 4 * CM) == (48 * CM, 4 * CM)


@pytest.mark.parametrize(("groups", "ranks"), [(1, 1), (2, 1), (3, 2), (6, 3), (7, 4)])
def test_a_column_has_as_many_ranks_as_it_needs(groups: int, ranks: int) -> None:
    assert column_size(groups, 2, 4 * CM, 4 * CM) == (8 * CM, ranks * 4 * CM)


def test_three_abreast() -> None:
    assert column_size(10, 3, INCH, INCH) == (3 * INCH, 4 * INCH)


def test_a_screen_is_separate_bases_side_by_side() -> None:
    found = screen(NORTH, 3, 4 * CM, 2 * CM, 3 * CM)
    assert [part.corners() for part in found.parts] == [
        rectangle(Pose(x, 50_000, 0), 4 * CM, 2 * CM).corners() for x in (43_000, 50_000, 57_000)
    ]
    assert found.hull.east - found.hull.west == strip_width(3, 4 * CM, 3 * CM) == 18 * CM
    assert (found.hull.south, found.hull.north) == (48_000, 50_000)


def test_one_base_is_a_screen_too() -> None:
    found = screen(NORTH, 1, 4 * CM, 2 * CM, 3 * CM)
    assert len(found.parts) == 1
    assert sorted(found.hull.corners()) == sorted(found.parts[0].corners())


@given(poses, counts, st.integers(0, 5_000))
def test_the_bases_of_a_screen_keep_their_gaps(pose: Pose, groups: int, gap: int) -> None:
    parts = screen(pose, groups, 4 * CM, 2 * CM, gap).parts
    for left, right in pairwise(parts):
        assert not overlap(left, right)
        assert abs(int(between(left, right) - gap)) <= TOLERANCE


@given(poses, counts, st.integers(1_000, 5_000), st.integers(0, 3_000))
def test_the_hull_of_a_screen_is_that_of_its_bases(
    pose: Pose, groups: int, width: int, gap: int
) -> None:
    found = screen(pose, groups, width, 2 * CM, gap)
    assert found.hull.corners() == bases(found.parts).hull.corners()


@given(poses, counts, st.integers(1_000, 5_000), st.integers(0, 3_000))
def test_poses_abreast_are_those_of_the_bases(
    pose: Pose, groups: int, width: int, gap: int
) -> None:
    parts = screen(pose, groups, width, 2 * CM, gap).parts
    for place, part in zip(abreast(pose, groups, width, gap), parts, strict=True):
        for (px, py), (qx, qy) in zip(
            rectangle(place, width, 2 * CM).corners(), part.corners(), strict=True
        ):
            assert distance(px, py, qx, qy) <= TOLERANCE


@given(poses, counts)
def test_groups_abreast_make_up_the_line(pose: Pose, groups: int) -> None:
    width, _ = line_size(groups, 4 * CM, 4 * CM)
    places = abreast(pose, groups, 4 * CM)
    for place, corner, side in ((places[0], -(width // 2), -1), (places[-1], width // 2, 1)):
        (px, py), (qx, qy) = place.point(0, side * 2 * CM), pose.point(0, corner)
        assert distance(px, py, qx, qy) <= TOLERANCE
    assert all(place.h == pose.h for place in places)


def test_a_battery_is_its_guns_side_by_side() -> None:
    guns = battery(NORTH, 2, INCH, 2 * INCH)
    assert len(guns.parts) == 2
    assert guns.hull.east - guns.hull.west == 2 * INCH
    assert guns.hull.north - guns.hull.south == 2 * INCH


def test_a_march_column_follows_its_head() -> None:
    found = march_column(NORTH, 3, INCH, 2 * INCH, 100)
    assert [part.north for part in found.parts] == [50_000, 44_820, 39_640]
    assert found.hull.north - found.hull.south == 6 * INCH + 200
    assert found.hull.east - found.hull.west == INCH


def test_an_open_square_is_four_faces_about_an_empty_middle() -> None:
    found = open_square(NORTH, 12 * CM, 2 * CM)
    front, right, rear, left = found.parts
    assert (front.south, front.north) == (48_000, 50_000)
    assert (rear.south, rear.north) == (38_000, 40_000)
    assert (right.west, right.east, right.south, right.north) == (54_000, 56_000, 40_000, 48_000)
    assert (left.west, left.east, left.south, left.north) == (44_000, 46_000, 40_000, 48_000)
    assert twice_area(found.hull.corners()) == 2 * (12 * CM) ** 2


@given(poses, st.integers(3_000, 30_000), depths)
def test_the_faces_of_a_square_touch_but_do_not_overlap(pose: Pose, side: int, depth: int) -> None:
    parts = open_square(pose, side, depth).parts
    if side <= 2 * depth:
        assert len(parts) == 1
        return
    for i, face in enumerate(parts):
        assert between(parts[i - 1], face) <= TOLERANCE
        assert not any(overlap(face, other) for other in parts[:i])


@given(poses, depths)
def test_a_block_turned_about_its_middle_keeps_it(pose: Pose, depth: int) -> None:
    x, y = centre_of(pose, depth)
    for heading in (pose.h, pose.h + 4_500, pose.h + 18_000):
        cx, cy = centre_of(about(x, y, heading, depth), depth)
        assert distance(x, y, cx, cy) <= TOLERANCE
