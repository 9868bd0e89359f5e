"""Whether a way may be gone: every verdict, on both sides of its boundary."""

from __future__ import annotations

import pytest
from hypothesis import given

from grognard.kernel.refusal import Refusal
from grognard.miniatures.moving.mover import AT_START, PER_LENGTH, GroundRule, Mover, Steps, Toll
from grognard.miniatures.moving.why_not_path import (
    may_go,
    nearest_to,
    why_not_leg,
    why_not_path,
    why_not_sweep,
    why_not_way,
)
from grognard.table.angles import QUARTER
from grognard.table.paths import ADVANCE, BACK, KINDS, PIVOT, SIDESTEP, WHEEL, Leg, sweep
from grognard.table.pose import Pose
from grognard.table.terrain import Area, Ground
from tests.miniatures.moving.parade import (
    FACE_ABOUT,
    NO_PASSAGE,
    NO_WHEEL,
    NOT_A_STEP,
    OFF_TABLE,
    ON_FRIEND,
    TOO_FAR,
    TOO_NEAR,
    ahead,
    angles,
    at,
    back,
    body,
    fence,
    headings,
    inch,
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

NO_CROSSING = Refusal("1.8 nobody crosses")


def why(m: Mover, *legs: Leg) -> str | None:
    refusal = why_not_path(m, list(legs))
    return None if refusal is None else refusal.cite


# Steps


@pytest.mark.parametrize(
    "leg",
    [
        Leg(ADVANCE, 0),
        Leg(ADVANCE, -100),
        Leg(BACK, -100),
        Leg(SIDESTEP, 0),
        Leg(WHEEL, 0),
        Leg(WHEEL, QUARTER + 1),
        Leg(WHEEL, -QUARTER - 1),
        Leg(PIVOT, 0),
        Leg(PIVOT, QUARTER + 1),
        Leg(FACE_ABOUT.kind, 1),
        Leg(KINDS, 100),
        Leg(-1, 100),
    ],
)
def test_what_is_no_step(leg: Leg) -> None:
    assert why(mover(move=40), leg) == NOT_A_STEP.cite


@pytest.mark.parametrize(
    "leg",
    [
        Leg(ADVANCE, 1),
        Leg(BACK, 1),
        Leg(SIDESTEP, -1),
        Leg(WHEEL, QUARTER),
        Leg(WHEEL, -QUARTER),
        Leg(PIVOT, -QUARTER),
        FACE_ABOUT,
        oblique(1),
        oblique(-1),
    ],
)
def test_what_is_a_step(leg: Leg) -> None:
    assert why(mover(), leg) is None


def test_a_kind_without_a_rate_is_forbidden() -> None:
    infantry = Steps({ADVANCE: 6}, {}, 2, QUARTER, inch(20))
    assert why(mover(steps=infantry), ahead(1)) is None
    for leg in (back(1), sidestep(1), oblique(1), wheel(1), pivot(1), FACE_ABOUT):
        assert why(mover(steps=infantry), leg) == NOT_A_STEP.cite


def test_a_way_has_only_so_many_legs() -> None:
    assert why(mover(), *[ahead(1)] * 4) is None
    assert why(mover(), *[ahead(1)] * 5) == NOT_A_STEP.cite


def test_a_leg_has_a_greatest_length_on_either_side() -> None:
    m = mover(at(24, 1), move=100)
    assert why(m, ahead(20)) is None
    assert why(m, Leg(ADVANCE, inch(20) + 1)) == TOO_FAR.cite
    assert why(m, sidestep(20.1)) == TOO_FAR.cite
    assert why(m, sidestep(-20.1)) == TOO_FAR.cite


# The budget


def test_a_way_may_cost_all_and_no_more() -> None:
    assert why(mover(move=6), ahead(6)) is None
    assert why(mover(move=6), Leg(ADVANCE, inch(6) + 1)) == TOO_FAR.cite
    assert why(mover(move=6), ahead(4), FACE_ABOUT) is None
    assert why(mover(move=6), ahead(4.1), FACE_ABOUT) == TOO_FAR.cite


def test_slow_ground_and_tolls_are_paid_from_the_budget() -> None:
    m = mover(move=6)
    m.slow_down(GroundRule([patch(20, 26, 28, 40)], PER_LENGTH))
    assert why(m, ahead(4)) is None
    assert why(m, Leg(ADVANCE, inch(4) + 1)) == TOO_FAR.cite
    m.pay(Toll([fence((20, 27), (28, 27))], [], parts(1)))
    assert why(m, ahead(3.5)) is None
    assert why(m, ahead(3.6)) == TOO_FAR.cite


# What it meets


def test_an_enemy_is_not_approached_nearer_than_the_limit() -> None:
    m = mover()
    m.keep_away(body(at(24, 30, 180)), inch(1))
    assert why(m, ahead(5)) is None
    assert why(m, ahead(5.01)) == TOO_NEAR.cite
    assert why(m, ahead(5.01), back(2)) == TOO_NEAR.cite
    assert why(m, oblique(10)) == TOO_FAR.cite
    assert why(m, oblique(6)) is None


def test_a_unit_that_is_too_near_already_may_only_go_away() -> None:
    m = mover()
    m.keep_away(body(at(24, 24.5, 180)), inch(1))
    assert why(m, back(3)) is None
    assert why(m, FACE_ABOUT, ahead(3)) is None
    assert why(m, ahead(0.1)) == TOO_NEAR.cite


def test_the_edge_of_the_table_may_be_touched() -> None:
    m = mover(at(24, 40))
    assert why(m, ahead(8)) is None
    assert why(m, ahead(8.01)) == OFF_TABLE.cite
    assert why(mover(at(2, 24)), sidestep(-0.1)) == OFF_TABLE.cite
    assert why(mover(at(2, 24)), wheel(-10)) is None
    assert why(mover(at(2, 24)), wheel(10)) == OFF_TABLE.cite
    assert why(mover(at(2.1, 24)), pivot(10)) is None
    assert why(mover(at(2, 24)), pivot(10)) == OFF_TABLE.cite


def test_closed_ground_and_barred_lines_let_nobody_through() -> None:
    m = mover()
    m.keep_out_of([patch(20, 28, 28, 30)], [])
    assert why(m, ahead(4)) is None
    assert why(m, ahead(4.1)) == NO_PASSAGE.cite
    m = mover()
    m.keep_out_of([], [fence((20, 28), (28, 28))])
    assert why(m, ahead(4)) is None
    assert why(m, ahead(4.1)) == NO_PASSAGE.cite


def test_some_ground_is_crossed_straight_only() -> None:
    m = mover()
    m.not_wheel_in([patch(20, 26, 28, 30)])
    assert why(m, ahead(5)) is None
    assert why(m, ahead(5), wheel(10)) == NO_WHEEL.cite
    assert why(m, ahead(5), pivot(10)) == NO_WHEEL.cite
    assert why(m, ahead(5), FACE_ABOUT) is None
    assert why(m, wheel(20)) is None
    assert why(m, wheel(40)) == NO_WHEEL.cite


def test_a_line_may_have_a_refusal_of_its_own() -> None:
    m = mover()
    m.pay(Toll([fence((20, 26), (28, 26))], [], 0, NO_CROSSING))
    assert why(m, ahead(2)) is None
    assert why(m, ahead(2.1)) == NO_CROSSING.cite
    assert why(m, wheel(20)) is None
    assert why(m, wheel(40)) == NO_CROSSING.cite


def test_a_body_may_bar_the_way_as_well() -> None:
    m = mover()
    m.pay(Toll([], [body(at(24, 28)).hull], 0, NO_CROSSING))
    assert why(m, ahead(3)) is None
    assert why(m, ahead(3.1)) == NO_CROSSING.cite


def test_a_friend_may_be_passed_but_not_ended_on() -> None:
    m = mover()
    m.not_end_on(body(at(24, 28)).hull)
    assert why(m, ahead(3)) is None
    assert why(m, ahead(3.1)) == ON_FRIEND.cite
    assert why(m, ahead(4.9)) == ON_FRIEND.cite
    assert why(m, ahead(5)) is None


def test_to_stay_is_always_allowed() -> None:
    m = mover(at(24, 60))
    m.keep_out_of([patch(20, 40, 28, 80)], [])
    assert why(m) is None


def test_the_first_reason_is_the_one_that_is_given() -> None:
    m = mover()
    m.keep_away(body(at(24, 27, 180)), inch(1))
    m.keep_out_of([patch(20, 25, 28, 30)], [])
    m.not_end_on(body(at(24, 30)).hull)
    assert why(m, ahead(5)) == TOO_NEAR.cite
    assert why(m, ahead(1.5)) == NO_PASSAGE.cite
    assert why(m, ahead(13)) == TOO_FAR.cite


def test_how_near_a_way_leads_to_somebody() -> None:
    pieces = sweep(at(24, 24), inch(4), inch(1), ahead(2))
    assert nearest_to(pieces, body(at(24, 30, 180))) == inch(4)


# Laws


@given(poses, ways, woods(), woods())
def test_of_a_way_that_may_be_gone_every_beginning_may(
    pose: Pose, way: list[Leg], slow: Area, closed: Area
) -> None:
    """Where it may end is another matter; what slows a whole way may slow a part of it more."""
    m = mover(pose)
    m.slow_down(GroundRule([slow], PER_LENGTH, 3))
    m.slow_down(GroundRule([slow], AT_START))
    m.keep_out_of([closed], [])
    m.keep_away(body(at(30, 30)), inch(1))
    m.pay(Toll([fence((18, 26), (30, 22))], [], parts(1)))
    if why_not_path(m, way) is None:
        for count in range(len(way)):
            assert why_not_path(m, way[:count]) is None


@given(poses, angles, woods(), headings)
def test_the_quick_verdict_of_a_wheel_is_the_slow_one(
    pose: Pose, angle: int, wood: Area, heading: int
) -> None:
    m = mover(pose)
    m.not_wheel_in([wood])
    m.keep_away(body(Pose(inch(26), inch(29), heading)), inch(1))
    leg = Leg(WHEEL, angle)
    slow = why_not_sweep(m, sweep(pose, m.width, m.depth, leg), True)
    assert why_not_leg(m, pose, leg) is slow


@given(poses, ways, woods(), woods(), headings)
def test_a_way_may_be_gone_where_nothing_forbids_it(
    pose: Pose, way: list[Leg], rough: Area, closed: Area, heading: int
) -> None:
    """Asked of a mover that has not looked at any wheel yet, near the edge of the table."""
    found = []
    for _ in range(2):
        m = mover(pose, table=Ground(inch(30), inch(30), [], []))
        m.not_wheel_in([rough])
        m.keep_out_of([closed], [])
        m.keep_away(body(Pose(inch(26), inch(29), heading)), inch(1))
        found.append(m)
    assert may_go(found[0], way) == (why_not_way(found[1], way) is None)
