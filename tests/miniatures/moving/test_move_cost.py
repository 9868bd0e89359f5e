"""What ways cost: rates, fixed prices, slow ground of three kinds, tolls."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.miniatures.moving.move_cost import cost, crossing_cost, open_cost, way_factor
from grognard.miniatures.moving.mover import (
    AT_START,
    PER_LENGTH,
    WHOLE_WAY,
    GroundRule,
    Mover,
    Toll,
    is_dearer,
)
from grognard.miniatures.moving.tolls import toll_cost
from grognard.table.angles import DEGREE, QUARTER, TURN, arc_length
from grognard.table.paths import ADVANCE, WHEEL, Leg, sweep_path
from grognard.table.pose import Pose
from grognard.table.terrain import Area
from tests.miniatures.moving.parade import (
    FACE_ABOUT,
    OPEN,
    RATE,
    STEPS,
    ahead,
    at,
    back,
    body,
    box,
    fence,
    ground,
    inch,
    lengths,
    mover,
    oblique,
    parts,
    patch,
    pivot,
    poses,
    sidestep,
    ways,
    wheel,
    woods,
)


def slowed(*areas: Area, times: int = 2, over: int = 1, pose: Pose | None = None) -> Mover:
    """A mover for which each length in these areas counts more."""
    m = mover(pose)
    m.slow_down(GroundRule(list(areas), PER_LENGTH, times, over))
    return m


# Legs


@pytest.mark.parametrize(
    ("leg", "inches"),
    [
        (ahead(5), 5),
        (back(5), 10),
        (sidestep(5), 10),
        (sidestep(-5), 10),
        (oblique(5), 10),
        (oblique(-5), 10),
        (FACE_ABOUT, 2),
        (pivot(90), 1),
        (pivot(-1), 1),
    ],
)
def test_a_leg_costs_its_length_at_its_rate_and_a_fixed_price(leg: Leg, inches: float) -> None:
    assert cost(mover(), [leg]) == parts(inches)


def test_a_wheel_costs_the_arc_of_the_outer_corner() -> None:
    assert cost(mover(), [wheel(30)]) == RATE * arc_length(inch(4), 30 * DEGREE)
    assert cost(mover(), [wheel(-30)]) == RATE * arc_length(inch(4), 30 * DEGREE)


def test_arcs_are_measured_together() -> None:
    assert cost(mover(), [wheel(1)] * 3) == cost(mover(), [wheel(3)])


def test_no_way_costs_nothing() -> None:
    assert cost(mover(), []) == 0


# Each length in slow ground


def test_each_inch_in_slow_ground_counts_double() -> None:
    m = slowed(patch(20, 26, 28, 29))
    assert cost(m, [ahead(2)]) == parts(2)
    assert cost(m, [ahead(3)]) == parts(4)
    assert cost(m, [ahead(5)]) == parts(8)
    assert cost(m, [ahead(7)]) == parts(10)


@pytest.mark.parametrize(("times", "over", "inches"), [(2, 1, 8), (3, 1, 11), (3, 2, 6.5)])
def test_slow_ground_has_a_factor(times: int, over: int, inches: float) -> None:
    m = slowed(patch(20, 26, 28, 29), times=times, over=over)
    assert cost(m, [ahead(5)]) == parts(inches)


def test_the_border_of_slow_ground_costs_to_the_hundredth_of_a_millimetre() -> None:
    m = slowed(patch(20, 26, 28, 29))
    assert cost(m, [Leg(ADVANCE, inch(2) + 1)]) == parts(2) + 2 * RATE


def test_going_back_the_rear_edge_is_what_counts() -> None:
    m = slowed(patch(20, 20, 28, 22))
    assert cost(m, [back(1)]) == parts(2)
    assert cost(m, [back(2)]) == parts(6)


def test_steps_aside_and_aslant_are_followed_by_the_middle_of_the_front() -> None:
    m = slowed(patch(25, 20, 40, 40))
    assert cost(m, [sidestep(-3)]) == parts(6)
    assert cost(m, [sidestep(3)]) == parts(6 + 4)
    assert cost(m, [oblique(-2)]) == parts(4)
    inside = inch(2) - round(inch(1) * 2**0.5)
    assert cost(m, [oblique(2)]) == parts(4) + 2 * RATE * inside


def test_where_rules_overlap_the_most_expensive_counts() -> None:
    m = slowed(patch(20, 26, 28, 30))
    m.slow_down(GroundRule([patch(20, 28, 28, 32)], PER_LENGTH, 3))
    assert cost(m, [ahead(10)]) == parts(2 + 2 * 2 + 4 * 3 + 2)


def test_areas_of_one_rule_that_overlap_count_once() -> None:
    m = slowed(patch(20, 26, 28, 28), patch(20, 27, 28, 29))
    assert cost(m, [ahead(6)]) == parts(2 + 2 * 3 + 1)


def test_a_wheel_in_slow_ground_pays_for_what_its_outer_corner_treads() -> None:
    arc = arc_length(inch(4), QUARTER)
    assert cost(slowed(patch(10, 20, 40, 40)), [wheel(90)]) == 2 * RATE * arc
    assert cost(slowed(patch(26.1, 20, 40, 40)), [wheel(90)]) == RATE * arc
    half = cost(slowed(patch(10, 26, 40, 40)), [wheel(90)])
    assert half == pytest.approx(RATE * (arc + arc_length(inch(4), 60 * DEGREE)), abs=RATE * 30)


def test_to_turn_on_the_spot_costs_the_same_everywhere() -> None:
    m = slowed(patch(10, 10, 40, 40))
    assert cost(m, [FACE_ABOUT]) == parts(2)
    assert cost(m, [pivot(45)]) == parts(1)


def test_a_way_pays_leg_by_leg() -> None:
    m = slowed(patch(20, 26, 28, 40))
    assert cost(m, [ahead(3), FACE_ABOUT, ahead(1)]) == parts(4 + 2 + 1)


@given(poses, woods(), lengths, lengths)
def test_a_straight_way_costs_what_its_pieces_cost(
    pose: Pose, wood: Area, first: int, second: int
) -> None:
    m = slowed(wood, pose=Pose(pose.x, pose.y, pose.h // QUARTER * QUARTER))
    way = [Leg(ADVANCE, first), Leg(ADVANCE, second)]
    assert cost(m, way) == cost(m, [Leg(ADVANCE, first + second)])


@given(poses, woods(), lengths, st.integers(1, 3_000))
def test_a_longer_leg_costs_more_by_its_rate_or_the_slow_one(
    pose: Pose, wood: Area, length: int, more: int
) -> None:
    m = slowed(wood, pose=pose)
    extra = cost(m, [Leg(ADVANCE, length + more)]) - cost(m, [Leg(ADVANCE, length)])
    assert RATE * more <= extra <= 2 * RATE * more


@given(poses, st.lists(woods(), max_size=3), ways)
def test_slow_ground_never_makes_a_way_cheaper_nor_more_expensive_than_its_factor(
    pose: Pose, areas: list[Area], way: list[Leg]
) -> None:
    m = slowed(*areas, pose=pose, times=3)
    bare = open_cost(STEPS, m.width, way, OPEN)
    assert bare <= cost(m, way) <= open_cost(STEPS, m.width, way, (3, 1)) + 2 * RATE * len(way)


# The whole way


def mostly(*areas: Area, share: int = 5_000) -> Mover:
    m = mover()
    m.slow_down(GroundRule(list(areas), WHOLE_WAY, share=share))
    return m


def test_a_way_that_lies_mostly_in_slow_ground_is_slowed_as_a_whole() -> None:
    m = mostly(patch(20, 26, 28, 28))
    assert cost(m, [ahead(4)]) == parts(4)
    assert cost(m, [Leg(ADVANCE, inch(4) - 1)]) == RATE * (inch(4) - 1)
    assert cost(m, [ahead(3.9)]) == parts(3.9)
    m = mostly(patch(20, 26, 28, 28.1))
    assert cost(m, [ahead(4.2)]) == parts(4.2)
    assert cost(m, [ahead(4.15)]) == parts(8.3)


def test_the_share_is_the_games() -> None:
    m = mostly(patch(20, 26, 28, 27), share=2_000)
    assert cost(m, [ahead(5)]) == parts(5)
    assert cost(m, [ahead(4.9)]) == parts(9.8)


def test_fixed_prices_are_not_slowed() -> None:
    m = mostly(patch(20, 10, 28, 40))
    assert cost(m, [ahead(2), FACE_ABOUT]) == parts(4 + 2)


def test_any_step_upward_slows_the_whole_way() -> None:
    hill = patch(20, 26, 28, 40, level=1)
    m = mover(table=ground(hill))
    m.slow_down(GroundRule([hill], WHOLE_WAY, 3, climb=True))
    assert cost(m, [ahead(1.9)]) == parts(1.9)
    assert cost(m, [ahead(2.1)]) == parts(6.3)
    down = mover(at(24, 39, 180), table=ground(hill))
    down.slow_down(GroundRule([hill], WHOLE_WAY, 3, climb=True))
    assert cost(down, [ahead(14)]) == parts(14)


def test_to_face_about_on_a_slope_climbs_nothing() -> None:
    hill = patch(20, 10, 28, 22.5, level=1)
    m = mover(table=ground(hill))
    m.slow_down(GroundRule([hill], WHOLE_WAY, climb=True))
    assert is_dearer(way_factor(m, [back(1)]), OPEN)
    assert not is_dearer(way_factor(m, [FACE_ABOUT]), OPEN)
    assert not is_dearer(way_factor(m, [pivot(90)]), OPEN)


# The start


def starting(share: int, west: float) -> Mover:
    """Part of the mover's four inches are in slow ground."""
    m = mover()
    m.slow_down(GroundRule([patch(west, 10, 40, 30)], AT_START, 3, share=share))
    return m


def test_units_that_start_in_slow_ground_are_slowed_all_the_way() -> None:
    assert cost(starting(5_000, 23.9), [ahead(10)]) == parts(30)
    assert cost(starting(5_000, 24), [ahead(10)]) == parts(10)
    assert cost(starting(0, 25.9), [ahead(10)]) == parts(30)
    assert cost(starting(0, 26), [ahead(10)]) == parts(10)


def test_of_start_and_lengths_the_more_expensive_counts() -> None:
    m = starting(5_000, 10)
    m.slow_down(GroundRule([patch(20, 26, 28, 28)], PER_LENGTH, 2))
    assert cost(m, [ahead(5)]) == parts(15)
    m.slow_down(GroundRule([patch(20, 26, 28, 28)], PER_LENGTH, 4))
    assert cost(m, [ahead(5)]) == parts(9 + 8)


# Tolls


def tolled(toll: Toll, pose: Pose | None = None) -> Mover:
    m = mover(pose)
    m.pay(toll)
    return m


def test_a_line_costs_a_fixed_price_once() -> None:
    m = tolled(Toll([fence((20, 26), (28, 26))], [], parts(3)))
    assert cost(m, [ahead(2)]) == parts(2)
    assert cost(m, [ahead(2.1)]) == parts(5.1)
    assert cost(m, [ahead(4), back(4)]) == parts(4 + 8 + 3)


def test_every_line_costs_its_own() -> None:
    m = tolled(Toll([fence((20, 26), (28, 26)), fence((20, 27), (28, 27))], [], parts(2)))
    assert cost(m, [ahead(2.5)]) == parts(4.5)
    assert cost(m, [ahead(4)]) == parts(8)


def test_a_body_passed_through_costs_as_well() -> None:
    friend = body(at(24, 28)).hull
    m = tolled(Toll([], [friend], parts(3)))
    assert cost(m, [ahead(3)]) == parts(3)
    assert cost(m, [ahead(3.1)]) == parts(6.1)
    assert cost(m, [ahead(8)]) == parts(11)


def test_what_it_lies_across_from_the_start_is_free() -> None:
    m = tolled(Toll([fence((20, 23.5), (28, 23.5))], [box(20, 23, 22.5, 26)], parts(3)))
    assert not m.tolls
    assert cost(m, [ahead(5)]) == parts(5)


def test_tolls_are_not_slowed() -> None:
    m = slowed(patch(10, 10, 40, 40))
    m.pay(Toll([fence((20, 26), (28, 26))], [], parts(3)))
    assert cost(m, [ahead(4)]) == parts(8 + 3)


@given(poses, woods(), ways, st.integers(0, TURN))
def test_a_way_costs_no_less_than_its_beginning(
    pose: Pose, wood: Area, way: list[Leg], heading: int
) -> None:
    m = slowed(wood, pose=Pose(pose.x, pose.y, heading))
    m.pay(Toll([fence((18, 18), (30, 27))], [], parts(1)))
    costs = [cost(m, way[:count]) for count in range(len(way) + 1)]
    assert costs == sorted(costs)


@given(poses, st.lists(poses, max_size=3), ways)
def test_tolls_are_paid_for_all_that_the_pieces_of_a_way_sweep(
    pose: Pose, friends: list[Pose], way: list[Leg]
) -> None:
    m = tolled(Toll([fence((18, 18), (30, 27))], [], parts(1)), pose)
    for friend in friends:
        m.pay(Toll([], [body(friend).hull], parts(2)))
    swept = sweep_path(m.pose, m.width, m.depth, way) if way else []
    assert toll_cost(m, way) == crossing_cost(m, swept)


@given(poses, woods(), st.lists(st.integers(1, QUARTER), min_size=2, max_size=4))
def test_a_wheel_costs_the_same_after_others_were_asked_about(
    pose: Pose, wood: Area, angles: list[int]
) -> None:
    m = slowed(wood, pose=pose)
    for angle in angles:
        legs = [Leg(WHEEL, angle)]
        assert cost(m, legs) == cost(slowed(wood, pose=pose), legs)
