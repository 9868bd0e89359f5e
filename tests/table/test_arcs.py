"""Arcs and sectors, on both sides of every limit."""

from __future__ import annotations

from math import atan2, degrees, hypot

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from grognard.table.angles import DEGREE, QUARTER, TURN, aside
from grognard.table.arcs import (
    FRONT,
    LEFT,
    REAR,
    RIGHT,
    corner_sector,
    in_arc,
    in_wide_arc,
    is_ahead,
    meets_wide_arc,
    sector,
    sector_45,
)
from grognard.table.measure import TOLERANCE
from grognard.table.pose import CM, Pose
from grognard.table.shapes import box, rectangle
from tests.table.sketch import sketch
from tests.table.strategies import depths, headings, poses, widths

NORTH = Pose(0, 0, 0)
SLACK = float(TOLERANCE)
WIDTH, DEPTH = 8 * CM, 4 * CM
NAMES = {FRONT: "f", RIGHT: "r", REAR: "b", LEFT: "l"}
offsets = st.integers(-90_000, 90_000)


def angle_off(pose: Pose, x: int, y: int) -> float:
    """Between straight ahead and a point, in degrees either side."""
    off = degrees(atan2(x - pose.x, y - pose.y)) - pose.h / DEGREE
    return abs((off + 180) % 360 - 180)


def test_a_point_exactly_on_the_limit_is_inside() -> None:
    for x in (-5_000, 5_000):
        assert in_arc(NORTH, 45 * DEGREE, x, 5_000)
        assert in_arc(NORTH, 45 * DEGREE, x, 5_000 - TOLERANCE)
        assert not in_arc(NORTH, 45 * DEGREE, x, 5_000 - TOLERANCE - 1)


def test_an_arc_may_be_narrow_half_the_table_or_all_of_it() -> None:
    assert in_arc(NORTH, 0, 0, 5_000)
    assert not in_arc(NORTH, 0, 0, -5_000)
    assert not in_arc(NORTH, 0, 3, 5_000)
    assert in_arc(NORTH, QUARTER, 5_000, 0)
    assert in_arc(NORTH, QUARTER, -5_000, 0)
    assert not in_arc(NORTH, QUARTER, 5_000, -3)
    assert in_arc(NORTH, QUARTER + 45 * DEGREE, 5_000, -5_000)
    assert in_arc(NORTH, QUARTER + 45 * DEGREE, -5_000, -5_000)
    assert not in_arc(NORTH, QUARTER + 45 * DEGREE, 5_000, -5_010)
    assert in_arc(NORTH, 2 * QUARTER, 0, -5_000)


def test_the_place_itself_is_in_every_arc() -> None:
    for half in (0, 30 * DEGREE, QUARTER, 2 * QUARTER):
        assert in_arc(NORTH, half, 0, 0)


@given(poses, st.integers(0, 2 * QUARTER), offsets, offsets)
def test_a_point_is_in_an_arc_as_its_angle_says(pose: Pose, half: int, dx: int, dy: int) -> None:
    x, y = pose.x + dx, pose.y + dy
    assume(hypot(dx, dy) > 1_000)
    off = angle_off(pose, x, y) - half / DEGREE
    # the tolerance is a length: near by it is a wider angle
    assume(abs(off) > degrees(3 * SLACK / hypot(dx, dy)))
    assert in_arc(pose, half, x, y) == (off < 0)


@given(poses, widths, st.integers(0, QUARTER), offsets, offsets)
def test_a_wide_arc_holds_the_arcs_of_all_its_points(
    pose: Pose, width: int, half: int, dx: int, dy: int
) -> None:
    x, y = pose.x + dx, pose.y + dy
    for right in (-(width // 2), -(width // 5), 0, width // 3, width // 2):
        if in_arc(pose.moved(0, right), half, x, y):
            assert in_wide_arc(pose, width, half, x, y) or near_limit(pose, x, y, right)


def near_limit(pose: Pose, x: int, y: int, right: int) -> bool:
    """Whether the corner, rounded to whole hundredths, is what decides."""
    px, py = pose.point(0, right)
    return hypot(x - px, y - py) < 5 * SLACK


def test_a_wide_arc_opens_from_the_corners() -> None:
    assert in_wide_arc(NORTH, WIDTH, 45 * DEGREE, 4_000, 0)
    assert in_wide_arc(NORTH, WIDTH, 45 * DEGREE, 6_000, 2_000)
    assert not in_wide_arc(NORTH, WIDTH, 45 * DEGREE, 6_003, 2_000)
    assert not in_wide_arc(NORTH, WIDTH, 45 * DEGREE, -6_003, 2_000)
    assert not in_wide_arc(NORTH, WIDTH, 45 * DEGREE, 0, -3)


def test_on_the_line_through_the_front_is_ahead() -> None:
    assert is_ahead(NORTH, 90_000, 0)
    assert is_ahead(NORTH, -90_000, -TOLERANCE)
    assert not is_ahead(NORTH, 0, -TOLERANCE - 1)


def sectors_of(drawing: str, *, by_corners: bool) -> None:
    """Each lower-case letter is where the sector of that name is; `=` is the unit, facing north."""
    drawn = sketch(drawing)
    unit = drawn.shape("=")
    front = Pose((unit.west + unit.east) // 2, unit.north, 0)
    size = unit.east - unit.west, unit.north - unit.south
    for (column, row), mark in drawn.marks.items():
        if mark != "=":
            x, y = column * CM + CM // 2, row * CM + CM // 2
            found = sector_45 if by_corners else sector
            assert NAMES[found(front, *size, x, y)] == mark, (column, row)


def test_sectors_by_the_diagonals() -> None:
    sectors_of(
        """
            ffffffffffffff
            ffffffffffffff
            .lffffffffffr.
            llll.ffff.rrrr
            lllll====rrrrr
            lllll====rrrrr
            llll.bbbb.rrrr
            .lbbbbbbbbbbr.
            bbbbbbbbbbbbbb
        """,
        by_corners=False,
    )


def test_sectors_by_lines_from_the_corners() -> None:
    sectors_of(
        """
            l.ffffffffff.r
            ll.ffffffff.rr
            lll.ffffff.rrr
            llll.ffff.rrrr
            lllll====rrrrr
            lllll====rrrrr
            llll.bbbb.rrrr
            lll.bbbbbb.rrr
        """,
        by_corners=True,
    )


def test_on_a_diagonal_front_wins_over_flank_and_flank_over_rear() -> None:
    for side, flank in ((1, RIGHT), (-1, LEFT)):
        assert sector(NORTH, WIDTH, DEPTH, side * 8_000, 2_000) == FRONT
        assert sector(NORTH, WIDTH, DEPTH, side * 8_000, 1_998) == FRONT
        assert sector(NORTH, WIDTH, DEPTH, side * 8_000, 1_997) == flank
        assert sector(NORTH, WIDTH, DEPTH, side * 8_000, -6_000) == flank
        assert sector(NORTH, WIDTH, DEPTH, side * 8_000, -6_002) == flank
        assert sector(NORTH, WIDTH, DEPTH, side * 8_000, -6_003) == REAR


def test_on_a_line_from_a_corner_front_wins_over_flank_and_flank_over_rear() -> None:
    for side, flank in ((1, RIGHT), (-1, LEFT)):
        assert sector_45(NORTH, WIDTH, DEPTH, side * 6_000, 2_000) == FRONT
        assert sector_45(NORTH, WIDTH, DEPTH, side * 6_000, 1_998) == FRONT
        assert sector_45(NORTH, WIDTH, DEPTH, side * 6_000, 1_997) == flank
        assert sector_45(NORTH, WIDTH, DEPTH, side * 6_000, -6_000) == flank
        assert sector_45(NORTH, WIDTH, DEPTH, side * 6_000, -6_002) == flank
        assert sector_45(NORTH, WIDTH, DEPTH, side * 6_000, -6_003) == REAR


def test_the_middle_of_a_unit_is_in_its_front_sector() -> None:
    assert sector(NORTH, WIDTH, DEPTH, 0, -DEPTH // 2) == FRONT


def test_corner_sectors_at_other_angles() -> None:
    assert corner_sector(NORTH, WIDTH, DEPTH, QUARTER, 50_000, 0) == FRONT
    assert corner_sector(NORTH, WIDTH, DEPTH, QUARTER, 50_000, -2_000) == RIGHT
    assert corner_sector(NORTH, WIDTH, DEPTH, QUARTER, -50_000, -4_003) == REAR
    assert corner_sector(NORTH, WIDTH, DEPTH, 0, 4_003, 50_000) == RIGHT
    assert corner_sector(NORTH, WIDTH, DEPTH, 0, -4_000, 50_000) == FRONT


@pytest.mark.parametrize("by", [sector, sector_45])
@given(widths, depths, headings, offsets, offsets)
def test_sectors_turn_with_the_unit(
    by: object, width: int, depth: int, heading: int, forward: int, right: int
) -> None:
    find = sector if by is sector else sector_45
    here, there = Pose(50_000, 50_000, heading), Pose(90_000, 90_000, 0)
    around = [
        int(find(there, width, depth, *there.point(forward + f, right + r)))
        for f in (-8, 0, 8)
        for r in (-8, 0, 8)
    ]
    # near a limit rounding decides
    assume(len(set(around)) == 1)
    assert find(here, width, depth, *here.point(forward, right)) == around[0]


@given(poses, widths, depths, offsets, offsets)
def test_every_sector_by_corners_lies_where_its_name_says(
    pose: Pose, width: int, depth: int, dx: int, dy: int
) -> None:
    x, y = pose.x + dx, pose.y + dy
    found = sector_45(pose, width, depth, x, y)
    if found == FRONT:
        assert is_ahead(pose, x, y)
    elif found == REAR:
        assert not is_ahead(pose, x, y)
        assert is_ahead(pose.moved(-depth).turned(TURN // 2), x, y)
    else:
        assert (aside(dx, dy, pose.h) >= 0) == (found == RIGHT)


def test_a_shape_meets_an_arc_by_a_corner_an_edge_or_all_of_it() -> None:
    half = 45 * DEGREE
    corner = box(WIDTH // 2 + 1_000, 0, WIDTH // 2 + 2_000, 1_000)
    assert meets_wide_arc(NORTH, WIDTH, half, corner)
    assert not meets_wide_arc(NORTH, WIDTH, half, box(WIDTH // 2 + 1_010, 0, 9_000, 1_000))
    across = box(-50_000, 3_000, 50_000, 4_000)  # no corner of it lies in the arc
    assert meets_wide_arc(NORTH, WIDTH, half, across)
    assert not meets_wide_arc(NORTH, WIDTH, half, box(-50_000, -4_000, 50_000, -3_000))
    assert meets_wide_arc(NORTH, WIDTH, half, box(-50_000, -4_000, 50_000, 50_000))


@given(poses, widths, st.integers(1, 90), poses, widths, depths)
def test_a_shape_meets_the_arc_in_which_one_of_its_points_lies(
    pose: Pose, width: int, degrees_out: int, other: Pose, across: int, deep: int
) -> None:
    shape = rectangle(other, across, deep)
    half = degrees_out * DEGREE
    points = [*shape.corners(), shape.centre(), other.key()[:2]]
    if any(in_wide_arc(pose, width, half, x, y) for x, y in points):
        assert meets_wide_arc(pose, width, half, shape)
