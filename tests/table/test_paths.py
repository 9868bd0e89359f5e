"""Legs and ways: where they lead, what a tape measures, what they sweep."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from grognard.table.angles import DEGREE, QUARTER, TURN
from grognard.table.measure import TOLERANCE, distance, far
from grognard.table.paths import (
    ABOUT,
    ADVANCE,
    BACK,
    OBLIQUE,
    PIVOT,
    SIDESTEP,
    WHEEL,
    Leg,
    cut,
    end,
    end_path,
    length,
    sweep,
    sweep_about,
    sweep_on,
    sweep_path,
    turn_step,
    wheel_box,
)
from grognard.table.pose import CM, Pose
from grognard.table.shapes import Extent, hull, rectangle
from tests.table.motion import (
    all_inside,
    legs,
    poses,
    shifted,
    sizes,
    turned_about,
)

HERE = Pose(60_000, 60_000, 0)
LINE = (24_000, 4_000)
wheels = st.builds(Leg, st.just(WHEEL), st.integers(-QUARTER, QUARTER).filter(bool))


def part(leg: Leg, share: int) -> Leg:
    """So many hundredths of a leg."""
    return Leg(leg.kind, leg.amount * share // 100)


# Where legs lead


@pytest.mark.parametrize(
    ("leg", "x", "y", "heading"),
    [
        (Leg(ADVANCE, 5_000), 60_000, 65_000, 0),
        (Leg(BACK, 5_000), 60_000, 55_000, 0),
        (Leg(SIDESTEP, 5_000), 65_000, 60_000, 0),
        (Leg(SIDESTEP, -5_000), 55_000, 60_000, 0),
        (Leg(WHEEL, QUARTER), 72_000, 72_000, QUARTER),
        (Leg(WHEEL, -QUARTER), 48_000, 72_000, 3 * QUARTER),
        (Leg(ABOUT, 0), 60_000, 56_000, 2 * QUARTER),
        (Leg(OBLIQUE, 10_000), 67_071, 67_071, 0),
        (Leg(OBLIQUE, -10_000), 52_929, 67_071, 0),
        (Leg(PIVOT, QUARTER), 62_000, 58_000, QUARTER),
        (Leg(PIVOT, -QUARTER), 58_000, 58_000, 3 * QUARTER),
        (Leg(PIVOT, 2 * QUARTER), 60_000, 56_000, 2 * QUARTER),
    ],
)
def test_a_leg_leads_to(leg: Leg, x: int, y: int, heading: int) -> None:
    assert end(HERE, *LINE, leg).key() == (x, y, heading)


def test_a_way_is_its_legs_one_after_the_other() -> None:
    way = [Leg(ADVANCE, 10_000), Leg(WHEEL, QUARTER), Leg(ADVANCE, 1_000)]
    assert end_path(HERE, *LINE, way).key() == (73_000, 82_000, QUARTER)
    assert end_path(HERE, *LINE, []).key() == HERE.key()


def test_a_leg_has_a_key() -> None:
    assert Leg(WHEEL, -300).key() == (WHEEL, -300)


@given(poses, sizes, wheels)
@example(HERE, (7_001, 3_001), Leg(WHEEL, -3_000))
def test_a_wheel_keeps_its_pivot(pose: Pose, size: tuple[int, int], wheel: Leg) -> None:
    before = rectangle(pose, *size).corners()
    after = rectangle(end(pose, *size, wheel), *size).corners()
    front_right, front_left = 1, 2
    pivot = front_right if wheel.amount > 0 else front_left
    assert distance(*before[pivot], *after[pivot]) <= TOLERANCE


@given(poses, sizes)
def test_to_turn_about_keeps_the_ground(pose: Pose, size: tuple[int, int]) -> None:
    before = rectangle(pose, *size).corners()
    after = rectangle(end(pose, *size, Leg(ABOUT, 0)), *size).corners()
    for i in range(4):
        assert distance(*before[i], *after[i - 2]) <= TOLERANCE


@given(poses, sizes, st.integers(-TURN, TURN))
def test_a_pivot_keeps_its_middle(pose: Pose, size: tuple[int, int], angle: int) -> None:
    there = end(pose, *size, Leg(PIVOT, angle))
    half = size[1] // 2
    assert distance(*pose.point(-half, 0), *there.point(-half, 0)) <= TOLERANCE
    assert there.h == (pose.h + angle) % TURN


@given(poses, sizes, st.integers(-30_000, 30_000))
def test_an_oblique_is_as_far_ahead_as_aside(
    pose: Pose, size: tuple[int, int], amount: int
) -> None:
    there = end(pose, *size, Leg(OBLIQUE, amount))
    square = abs(amount) * 2**0.5 / 2
    ahead = pose.moved(round(square), round(square) if amount > 0 else -round(square))
    assert there.h == pose.h
    assert distance(there.x, there.y, ahead.x, ahead.y) <= TOLERANCE


@given(poses, sizes, wheels)
def test_to_swing_about_the_own_corner_is_to_wheel(
    pose: Pose, size: tuple[int, int], wheel: Leg
) -> None:
    side = size[0] // 2 if wheel.amount > 0 else size[0] // 2 - size[0]
    x, y = pose.point(0, side)
    swung, wheeled = pose.swung(x, y, wheel.amount), end(pose, *size, wheel)
    assert distance(swung.x, swung.y, wheeled.x, wheeled.y) <= TOLERANCE
    assert swung.h == wheeled.h
    pieces = sweep_about(pose, *size, x, y, wheel.amount)
    assert all_inside(pieces[0], rectangle(pose, *size), TOLERANCE)
    assert all_inside(pieces[-1], rectangle(wheeled, *size), TOLERANCE)


@given(poses, sizes, legs)
def test_a_leg_can_be_undone(pose: Pose, size: tuple[int, int], leg: Leg) -> None:
    opposite = {ADVANCE: BACK, BACK: ADVANCE, ABOUT: ABOUT, SIDESTEP: SIDESTEP, PIVOT: PIVOT}
    assume(leg.kind not in (WHEEL, OBLIQUE))
    amount = leg.amount if leg.kind in (ADVANCE, BACK) else -leg.amount
    there = end(pose, *size, leg)
    back = end(there, *size, Leg(opposite[leg.kind], amount))
    assert distance(pose.x, pose.y, back.x, back.y) <= TOLERANCE
    assert back.h == pose.h


@given(poses, sizes, legs, st.integers(-50_000, 50_000), st.integers(-50_000, 50_000))
def test_a_shifted_table_shifts_the_end(
    pose: Pose, size: tuple[int, int], leg: Leg, dx: int, dy: int
) -> None:
    there = end(pose, *size, leg)
    assert end(shifted(pose, dx, dy), *size, leg).key() == shifted(there, dx, dy).key()


@given(poses, sizes, legs, st.integers(0, TURN))
def test_a_turned_table_turns_the_end(
    pose: Pose, size: tuple[int, int], leg: Leg, angle: int
) -> None:
    one = end(turned_about(pose, angle), *size, leg)
    other = turned_about(end(pose, *size, leg), angle)
    assert one.h == other.h
    assert max(abs(int(one.x - other.x)), abs(int(one.y - other.y))) <= TOLERANCE


# What a tape measures


def test_a_line_of_24_cm_wheels_30_degrees_for_12_57_cm() -> None:
    assert length(Leg(WHEEL, 30 * DEGREE), 24 * CM) == 12_566
    assert length(Leg(WHEEL, -30 * DEGREE), 24 * CM) == 12_566


def test_a_column_of_8_cm_wheels_a_quarter_for_the_same() -> None:
    assert length(Leg(WHEEL, QUARTER), 8 * CM) == 12_566


def test_straight_legs_are_as_long_as_they_are() -> None:
    assert length(Leg(ADVANCE, 70), 8 * CM) == 70
    assert length(Leg(BACK, 70), 8 * CM) == 70
    assert length(Leg(SIDESTEP, -70), 8 * CM) == 70
    assert length(Leg(OBLIQUE, -70), 8 * CM) == 70
    assert length(Leg(ABOUT, 0), 8 * CM) == 0
    assert length(Leg(PIVOT, QUARTER), 8 * CM) == 0


@given(poses, sizes, legs, st.integers(0, 100))
def test_a_leg_measures_as_much_as_its_parts(
    pose: Pose, size: tuple[int, int], leg: Leg, share: int
) -> None:
    first = part(leg, share)
    second = Leg(leg.kind, leg.amount - first.amount)
    whole = length(leg, size[0])
    assert abs(int(length(first, size[0]) + length(second, size[0]) - whole)) <= 1
    there, straight = end_path(pose, *size, [first, second]), end(pose, *size, leg)
    if leg.kind != ABOUT:
        assert there.h == straight.h
        assert distance(there.x, there.y, straight.x, straight.y) <= TOLERANCE


@given(poses, sizes, legs, st.integers(0, 50_000))
def test_a_cut_leg_is_the_longest_that_fits(
    pose: Pose, size: tuple[int, int], leg: Leg, amount: int
) -> None:
    short = cut(pose, *size, leg, amount)
    assert short.kind == leg.kind
    if length(leg, size[0]) <= amount:
        assert short.key() == leg.key()
        return
    assert short.amount * leg.amount >= 0
    assert length(short, size[0]) <= amount
    more = Leg(leg.kind, short.amount + (1 if leg.amount > 0 else -1))
    assert length(more, size[0]) > amount


def test_a_cut_wheel_keeps_its_side() -> None:
    assert cut(HERE, *LINE, Leg(WHEEL, -QUARTER), 12_566).amount == -30 * DEGREE
    assert cut(HERE, *LINE, Leg(WHEEL, QUARTER), 12_565).amount == 30 * DEGREE - 1
    assert cut(HERE, *LINE, Leg(SIDESTEP, -900), 100).amount == -100
    assert cut(HERE, *LINE, Leg(OBLIQUE, -900), 100).amount == -100
    assert cut(HERE, *LINE, Leg(PIVOT, 900), 0).amount == 900


# What is swept


def test_straight_legs_sweep_one_shape() -> None:
    ahead = sweep(HERE, *LINE, Leg(ADVANCE, 5_000))
    assert [(shape.west, shape.south, shape.east, shape.north) for shape in ahead] == [
        (48_000, 56_000, 72_000, 65_000)
    ]
    [aside] = sweep(HERE, *LINE, Leg(SIDESTEP, -5_000))
    assert (aside.west, aside.east) == (43_000, 72_000)
    [slant] = sweep(HERE, *LINE, Leg(OBLIQUE, 10_000))
    assert (slant.west, slant.east, slant.north) == (48_000, 79_071, 67_071)
    assert len(slant.corners()) == 6


@given(poses, st.sampled_from((1, -1)), st.integers(0, 40), st.integers(1, 40))
def test_a_continued_wheel_sweeps_the_same_shapes(
    pose: Pose, side: int, first: int, more: int
) -> None:
    turned, angle = side * first * 100, side * (first + more) * 100
    for width, depth in ((8_000, 12_000), (48_000, 4_000)):
        whole = sweep(pose, width, depth, Leg(WHEEL, angle))
        last = sweep_on(pose, width, depth, turned, angle)
        assert [p.corners() for p in last] == [p.corners() for p in whole[len(whole) - len(last) :]]
        assert len(last) == more * 100 // turn_step(width, depth)


@given(poses, sizes, st.sampled_from((15 * DEGREE, -40 * DEGREE)))
def test_of_a_wheel_shapes_of_no_interest_are_left_out(
    pose: Pose, size: tuple[int, int], angle: int
) -> None:
    def is_west(box: Extent) -> bool:
        return box.east < pose.x

    some = sweep(pose, *size, Leg(WHEEL, angle), is_west)
    every = sweep(pose, *size, Leg(WHEEL, angle))
    assert [p.corners() for p in some] == [p.corners() for p in every if not is_west(p)]


def test_a_wheel_sweeps_a_shape_for_every_degree() -> None:
    assert len(sweep(HERE, *LINE, Leg(WHEEL, 30 * DEGREE))) == 30
    assert len(sweep(HERE, *LINE, Leg(WHEEL, -30 * DEGREE - 1))) == 31


@pytest.mark.parametrize(("width", "step"), [(29_000, 100), (31_000, 50), (130_000, 25)])
def test_wide_fronts_are_swept_in_smaller_steps(width: int, step: int) -> None:
    assert turn_step(width, 4_000) == step


def test_no_way_sweeps_the_place_itself() -> None:
    here = rectangle(HERE, *LINE).corners()
    for leg in (Leg(ADVANCE, 0), Leg(WHEEL, 0), Leg(ABOUT, 0)):
        assert [shape.corners() for shape in sweep(HERE, *LINE, leg)] == [here]
    assert [shape.corners() for shape in sweep_path(HERE, *LINE, [])] == [here]


@given(poses, sizes, legs)
@example(HERE, (50_000, 600), Leg(WHEEL, 4_321))
@example(HERE, (600, 50_000), Leg(WHEEL, -4_321))
def test_a_sweep_is_convex_and_holds_both_ends(pose: Pose, size: tuple[int, int], leg: Leg) -> None:
    pieces = sweep(pose, *size, leg)
    for piece in pieces:
        assert all_inside(piece, piece, 0)
    assert all_inside(pieces[0], rectangle(pose, *size), 0)
    if leg.kind != ABOUT:
        assert all_inside(pieces[-1], rectangle(end(pose, *size, leg), *size), 0)


@given(poses, sizes, legs, st.integers(0, 100))
def test_a_sweep_holds_every_moment(
    pose: Pose, size: tuple[int, int], leg: Leg, share: int
) -> None:
    moment = part(leg, share)
    pieces = sweep(pose, *size, leg)
    at = 0
    if leg.kind in (WHEEL, PIVOT) and leg.amount:
        at = min(abs(int(moment.amount)) // turn_step(*size), len(pieces) - 1)
    # the moment itself is rounded as well
    assert all_inside(pieces[at], rectangle(end(pose, *size, moment), *size), TOLERANCE + 1)


@given(poses, sizes, wheels)
def test_the_shapes_of_a_wheel_are_the_hulls_of_its_steps(
    pose: Pose, size: tuple[int, int], wheel: Leg
) -> None:
    step = turn_step(*size) * (1 if wheel.amount > 0 else -1)
    turns = [*range(0, wheel.amount, step), wheel.amount]
    shapes = [rectangle(pose, *size)]
    shapes += [rectangle(pose.wheeled(size[0], turn), *size) for turn in turns[1:]]
    for i, piece in enumerate(sweep(pose, *size, wheel)):
        exact = hull(shapes[i].corners() + shapes[i + 1].corners())
        assert sorted(piece.corners()) == sorted(exact.corners())


@given(poses, sizes, wheels, st.integers(0, 99))
def test_the_box_of_a_wheel_holds_all_that_is_left_of_it(
    pose: Pose, size: tuple[int, int], wheel: Leg, share: int
) -> None:
    turned = int(wheel.amount * share / 100)
    outer = wheel_box(pose, *size, wheel.amount, turned)
    for piece in sweep_on(pose, *size, turned, wheel.amount):
        assert outer.west <= piece.west and piece.east <= outer.east
        assert outer.south <= piece.south and piece.north <= outer.north


@given(poses, sizes, st.lists(legs, max_size=3))
def test_a_way_sweeps_what_its_legs_sweep(
    pose: Pose, size: tuple[int, int], way: list[Leg]
) -> None:
    found = [piece.corners() for piece in sweep_path(pose, *size, way)]
    wanted = []
    for leg in way:
        wanted += [piece.corners() for piece in sweep(pose, *size, leg)]
        pose = end(pose, *size, leg)
    assert found == wanted or not way


@given(poses, sizes, legs, st.integers(-50_000, 50_000), st.integers(-50_000, 50_000))
def test_a_shifted_table_shifts_the_sweep(
    pose: Pose, size: tuple[int, int], leg: Leg, dx: int, dy: int
) -> None:
    one = sweep(pose, *size, leg)
    other = sweep(shifted(pose, dx, dy), *size, leg)
    assert [[(x + dx, y + dy) for x, y in piece.corners()] for piece in one] == [
        piece.corners() for piece in other
    ]


@given(poses, sizes, st.integers(-QUARTER, QUARTER))
def test_the_pieces_of_a_turn_are_the_hulls_of_its_moments(
    pose: Pose, size: tuple[int, int], angle: int
) -> None:
    assume(angle != 0)
    step = turn_step(*size) * (1 if angle > 0 else -1)
    places = [
        rectangle(pose.pivoted(size[1], turn), *size) for turn in [*range(0, angle, step), angle]
    ]
    expected = [hull(one.corners() + other.corners()) for one, other in pairwise(places)]
    pieces = sweep(pose, *size, Leg(PIVOT, angle))
    assert [sorted(one.corners()) for one in pieces] == [sorted(one.corners()) for one in expected]


@given(poses, sizes, st.integers(-QUARTER, QUARTER), poses)
def test_of_a_turn_only_pieces_that_come_near_are_needed(
    pose: Pose, size: tuple[int, int], angle: int, other: Pose
) -> None:
    assume(angle != 0)
    beside = rectangle(other, *size)
    pieces = sweep(pose, *size, Leg(PIVOT, angle))
    some = sweep(pose, *size, Leg(PIVOT, angle), lambda box: far(box, beside, 0))
    near = [sorted(one.corners()) for one in pieces if not far(one, beside, 0)]
    found = [sorted(one.corners()) for one in some]
    assert all(one in found for one in near)
