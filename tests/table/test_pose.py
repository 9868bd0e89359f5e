"""Places and directions: what lies ahead, and where moves lead."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from grognard.table.angles import DEGREE, QUARTER, TURN
from grognard.table.measure import TOLERANCE, distance
from grognard.table.pose import CM, INCH, MM, Pose
from tests.table.strategies import poses, widths

lengths = st.integers(-50_000, 50_000)
angles = st.integers(-QUARTER, QUARTER)


def apart(one: tuple[int, int], other: tuple[int, int]) -> int:
    return distance(*one, *other)


def test_lengths_of_both_measures_are_whole() -> None:
    assert (MM, CM, INCH) == (100, 1_000, 2_540)


def test_a_direction_is_kept_within_one_turn() -> None:
    assert Pose(0, 0, TURN).h == 0
    assert Pose(0, 0, -QUARTER).h == 3 * QUARTER
    assert Pose(1, 2, 3).key() == (1, 2, 3)


def test_ahead_and_to_the_right() -> None:
    assert Pose(0, 0, 0).point(100, 10) == (10, 100)
    assert Pose(0, 0, QUARTER).point(100, 10) == (100, -10)
    assert Pose(0, 0, 2 * QUARTER).point(100, 10) == (-10, -100)
    assert Pose(0, 0, 3 * QUARTER).point(100, 10) == (-100, 10)
    assert Pose(5, 5, 45 * DEGREE).point(1_000, 0) == (712, 712)


def test_a_move_keeps_the_direction_and_a_turn_the_place() -> None:
    assert Pose(5, 5, QUARTER).moved(100).key() == (105, 5, QUARTER)
    assert Pose(5, 5, QUARTER).moved(0, 10).key() == (5, -5, QUARTER)
    assert Pose(5, 5, QUARTER).turned(-QUARTER).key() == (5, 5, 0)


def test_a_wheel_turns_about_the_corner_on_its_side() -> None:
    line = Pose(0, 0, 0)
    assert line.wheeled(1_000, QUARTER).key() == (500, 500, QUARTER)
    assert line.wheeled(1_000, -QUARTER).key() == (-500, 500, 3 * QUARTER)
    assert line.wheeled(1_000, 0).key() == (0, 0, 0)


@given(poses, lengths, lengths)
def test_there_and_back_is_here(pose: Pose, forward: int, right: int) -> None:
    back = pose.moved(forward, right).moved(-forward, -right)
    assert apart((back.x, back.y), (pose.x, pose.y)) <= TOLERANCE


@given(poses, lengths, lengths)
def test_a_point_is_as_far_as_it_is_ahead_and_aside(pose: Pose, forward: int, right: int) -> None:
    found = distance(*pose.point(forward, right), pose.x, pose.y)
    assert abs(int(found) - (forward**2 + right**2) ** 0.5) <= 1.5


@given(poses, widths, angles)
def test_a_wheel_keeps_its_corner(pose: Pose, width: int, angle: int) -> None:
    side = width // 2 if angle > 0 else width // 2 - width
    wheeled = pose.wheeled(width, angle)
    assert apart(wheeled.point(0, side), pose.point(0, side)) <= TOLERANCE
    assert wheeled.h == (pose.h + angle) % TURN


@given(poses, widths, st.integers(1, QUARTER))
def test_a_wheel_back_about_the_same_corner_undoes_a_wheel(
    pose: Pose, width: int, angle: int
) -> None:
    corner = pose.wheeled(width, angle).moved(0, width // 2)
    back = Pose(corner.x, corner.y, corner.h - angle).moved(0, -(width // 2))
    assert apart((back.x, back.y), (pose.x, pose.y)) <= 2 * TOLERANCE
    assert back.h == pose.h
