"""Legs and ways: where they lead, what a tape measures, what they sweep, and how far is free."""

from __future__ import annotations

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from grognard.table.angles import DEGREE, QUARTER, TURN, arc_length
from grognard.table.measure import TOLERANCE, between, collide, distance, gap
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
    cut,
    end,
    end_path,
    length,
    room,
    sweep,
    sweep_about,
    sweep_on,
    sweep_path,
    turn_step,
    wheel_box,
)
from grognard.table.pose import CM, Pose
from grognard.table.shapes import Extent, Footprint, Polygon, block, hull, rectangle
from tests.table.motion import (
    all_inside,
    legs,
    limits,
    outside,
    poses,
    shifted,
    sizes,
    turned_about,
    units,
)
from tests.table.sketch import sketch

HERE = Pose(60_000, 60_000, 0)
LINE = (24_000, 4_000)
COLUMN = (8_000, 12_000)
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
def test_a_wheel_that_goes_on_sweeps_the_same_shapes(
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
