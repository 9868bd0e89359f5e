"""How far a way is free."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.table.angles import DEGREE, QUARTER, arc_length
from grognard.table.measure import TOLERANCE, between, collide, gap
from grognard.table.paths import (
    ABOUT,
    ADVANCE,
    BACK,
    OBLIQUE,
    PIVOT,
    SIDESTEP,
    WHEEL,
    Leg,
    clear,
    clear_by_definition,
    course,
    end,
    length,
    room,
    sweep,
)
from grognard.table.pose import Pose
from grognard.table.shapes import Footprint, Polygon, block, rectangle
from tests.table.motion import legs, limits, outside, poses, sizes, units
from tests.table.sketch import sketch

HERE = Pose(60_000, 60_000, 0)
LINE = (24_000, 4_000)
COLUMN = (8_000, 12_000)


# What is free


@settings(max_examples=300)
@given(poses, sizes, legs, units(), limits)
def test_the_fast_verdict_is_the_definition(
    pose: Pose, size: tuple[int, int], leg: Leg, other: Footprint, limit: int
) -> None:
    pieces = sweep(pose, *size, leg)
    assert clear(pieces, other, limit) == clear_by_definition(pieces, other, limit)


def at(west: int, south: int) -> Footprint:
    """Two centimetres square, by its south-west corner."""
    return block(Pose(west + 1_000, south + 2_000, 0), 2_000, 2_000)


def test_what_just_touches_is_clear() -> None:
    here = [rectangle(HERE, 2_000, 2_000)]
    assert clear(here, at(61_000, 58_000), 0)
    assert clear(here, at(60_998, 58_000), 0)
    assert not clear(here, at(60_997, 58_000), 0)


def test_what_is_on_the_limit_is_clear() -> None:
    here = [rectangle(HERE, 2_000, 2_000)]
    assert clear(here, at(71_000, 58_000), 10_000)
    assert clear(here, at(70_998, 58_000), 10_000)
    assert not clear(here, at(70_997, 58_000), 10_000)


def test_a_leg_stops_at_the_limit_itself() -> None:
    enemy = block(Pose(60_000, 80_000, 2 * QUARTER), *LINE)
    assert room(HERE, *LINE, Leg(ADVANCE, 30_000), enemy, 10_000) == 10_000
    assert room(HERE, *LINE, Leg(ADVANCE, 30_000), enemy, 0) == 20_000
    assert room(HERE, *LINE, Leg(ADVANCE, 10_000), enemy, 10_000) == 10_000
    assert room(HERE, *LINE, Leg(ADVANCE, 10_001), enemy, 10_000) == 10_001
    assert room(HERE, *LINE, Leg(ADVANCE, 10_003), enemy, 10_000) == 10_000
    assert room(HERE, *LINE, Leg(BACK, 20_000), enemy, 10_000) == 20_000


def test_room_has_the_sign_of_the_leg() -> None:
    friend = block(Pose(30_000, 60_000, 0), *LINE)
    assert room(HERE, *LINE, Leg(SIDESTEP, -30_000), friend, 0) == -6_000
    assert room(HERE, *LINE, Leg(SIDESTEP, 30_000), friend, 0) == 30_000


def test_an_oblique_stops_at_a_friend_on_its_side() -> None:
    friend = block(Pose(90_000, 75_000, 0), *LINE)
    found = room(HERE, *LINE, Leg(OBLIQUE, 30_000), friend, 0)
    assert found == 15_556  # 11 cm ahead, 11 aside
    assert room(HERE, *LINE, Leg(OBLIQUE, -30_000), friend, 0) == -30_000


def test_a_pivot_stops_at_a_wall_of_men() -> None:
    friend = block(Pose(60_000, 70_000, 0), *LINE)
    found = room(HERE, *LINE, Leg(PIVOT, QUARTER), friend, 0)
    assert 0 < found < QUARTER
    assert clear(sweep(HERE, *LINE, Leg(PIVOT, found)), friend, 0)
    assert not clear(sweep(HERE, *LINE, Leg(PIVOT, found + 1)), friend, 0)
    assert room(HERE, *LINE, Leg(PIVOT, -found), friend, 0) == -found
    before = block(Pose(60_000, 75_000, 0), *LINE)
    assert room(HERE, *LINE, Leg(WHEEL, -QUARTER), before, 0) < -20 * DEGREE
    assert room(HERE, *LINE, Leg(WHEEL, QUARTER), before, 0) > 20 * DEGREE


def test_who_is_too_near_has_no_room() -> None:
    enemy = block(Pose(60_000, 65_000, 0), *LINE)
    for leg in (Leg(ADVANCE, 5_000), Leg(BACK, 5_000), Leg(WHEEL, 500), Leg(ABOUT, 0)):
        assert room(HERE, *LINE, leg, enemy, 10_000) == 0


def test_who_is_nearer_by_the_tolerance_may_use_it_up() -> None:
    enemy = block(Pose(60_000, 74_000 - 1, 0), *LINE)
    assert room(HERE, *LINE, Leg(ADVANCE, 5_000), enemy, 10_000) == 1
    assert room(HERE, *LINE, Leg(SIDESTEP, 5_000), enemy, 10_000) == 5_000


def test_rounding_never_leaves_more_than_the_tolerance() -> None:
    here, other = Pose(60_000, 60_000, 4_206), block(Pose(60_627, 59_433, 22_206), 8_000, 3_000)
    assert room(here, *LINE, Leg(ADVANCE, 225), other, 0) == 0
    assert not clear(sweep(here, *LINE, Leg(ADVANCE, 1)), other, 0)


def outer_step(width: int, leg: Leg) -> int:
    """How far the outer end of a wheel goes by the smallest turn there is."""
    return width * 2 * 355 // (113 * 360 * DEGREE) + 1 if leg.kind == WHEEL else 0


@settings(max_examples=200)
@given(poses, sizes, legs, units(), limits)
def test_room_is_free_and_more_is_not(
    pose: Pose, size: tuple[int, int], leg: Leg, other: Footprint, limit: int
) -> None:
    found = room(pose, *size, leg, other, limit)
    if clear(sweep(pose, *size, leg), other, limit):
        assert found == leg.amount
        return
    assert min(0, leg.amount) <= found <= max(0, leg.amount)
    if not clear([rectangle(pose, *size)], other, limit):
        assert found == 0
        return
    assert clear(sweep(pose, *size, Leg(leg.kind, found)), other, limit)
    # on a slow approach a hundredth of a millimetre less of distance is much more of the way
    there = block(end(pose, *size, Leg(leg.kind, found)), *size)
    more = Leg(leg.kind, found + (2 if leg.amount > 0 else -2))
    if leg.kind != WHEEL or clear(sweep(pose, *size, more), other, limit):
        assert abs(int(gap(there, other)) - limit) <= TOLERANCE + outer_step(size[0], leg)


@settings(max_examples=50)
@given(poses, sizes, legs, units(), limits, st.integers(1, 20))
def test_room_is_what_measuring_at_every_moment_finds(
    pose: Pose, size: tuple[int, int], leg: Leg, other: Footprint, limit: int, steps: int
) -> None:
    found = room(pose, *size, leg, other, limit)
    width, depth = size
    for i in range(steps + 1 if found else 0):
        there = end(pose, width, depth, Leg(leg.kind, found * i // steps))
        # every moment is rounded by itself
        less = TOLERANCE + 1
        inner = block(there.moved(-less), width - 2 * less, depth - 2 * less)
        assert not collide(inner, other)
        assert gap(inner, other) >= limit - TOLERANCE


@given(poses, sizes, legs.filter(lambda leg: leg.kind not in (WHEEL, ABOUT, PIVOT) and leg.amount))
def test_the_course_of_a_straight_leg(pose: Pose, size: tuple[int, int], leg: Leg) -> None:
    there = end(pose, *size, leg)
    ahead = Pose(pose.x, pose.y, course(pose, leg)).moved(length(leg, size[0]))
    assert (ahead.x, ahead.y) == (there.x, there.y)


# Drawn


def test_a_wheel_passes_before_a_wall_that_an_advance_would_hit() -> None:
    drawing = sketch(
        """
        ..........
        .####.....
        ..........
        ..........
        .....A....
        ..........
        ..........
        """,
        2_000,
    )
    wall = Footprint([drawing.shape("#")], drawing.shape("#"))
    here = Pose(*drawing.point("A"), 0)
    assert room(here, 4_000, 2_000, Leg(ADVANCE, 8_000), wall, 0) == 3_000 + 2_000
    assert room(here, 4_000, 2_000, Leg(WHEEL, QUARTER), wall, 0) == QUARTER


def test_the_outer_corner_of_a_wheel_reaches_what_lies_beside_both_ends() -> None:
    drawing = sketch(
        """
        ..........
        .....#....
        ..........
        ......A...
        ..........
        """,
        2_000,
    )
    stone = Footprint([drawing.shape("#")], drawing.shape("#"))
    here = Pose(*drawing.point("A"), 0)
    assert clear([rectangle(here, 8_000, 1_000)], stone, 0)
    turned = end(here, 8_000, 1_000, Leg(WHEEL, QUARTER))
    assert clear([rectangle(turned, 8_000, 1_000)], stone, 0)
    free = room(here, 8_000, 1_000, Leg(WHEEL, QUARTER), stone, 0)
    assert 0 < free < QUARTER
    stopped = rectangle(end(here, 8_000, 1_000, Leg(WHEEL, free)), 8_000, 1_000)
    assert between(stopped, stone.hull) <= 16


def test_a_corner_is_never_far_from_the_arc() -> None:
    pieces = sweep(HERE, *COLUMN, Leg(WHEEL, QUARTER))
    pivot = Pose(60_000 + 4_000, 60_000, 0)
    for angle in range(0, QUARTER, 7):
        x, y = pivot.turned(angle).point(0, -8_000)
        assert outside(pieces[angle // DEGREE], x, y) <= float(TOLERANCE)
    assert arc_length(8_000, QUARTER) == 12_566
    assert isinstance(pieces[0], Polygon)
