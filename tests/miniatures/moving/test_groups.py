"""Groups: which units the chief commands, and which move when all go by one leg."""

from __future__ import annotations

from hypothesis import given

from grognard.miniatures.moving.groups import (
    Group,
    ends_of,
    pivot_of,
    swing_cost,
    why_not_swing,
    why_not_together,
)
from grognard.miniatures.moving.move_cost import cost
from grognard.miniatures.moving.mover import AT_START, PER_LENGTH, GroundRule, Mover, Toll
from grognard.miniatures.moving.why_not_path import why_not_path
from grognard.table.angles import DEGREE, QUARTER, arc_length
from grognard.table.measure import TOLERANCE, distance
from grognard.table.paths import WHEEL, Leg, end
from grognard.table.pose import Pose
from tests.miniatures.moving.parade import (
    FACE_ABOUT,
    NO_PASSAGE,
    NO_WHEEL,
    NOT_A_STEP,
    OFF_TABLE,
    ON_FRIEND,
    RATE,
    TOO_FAR,
    TOO_NEAR,
    ahead,
    angles,
    at,
    body,
    fence,
    inch,
    mover,
    oblique,
    parts,
    patch,
    poses,
    wheel,
)


def line() -> list[Mover]:
    """Three bodies of four inches side by side, from west to east."""
    return [mover(at(x, 24)) for x in (20, 24, 28)]


def why(movers: list[Mover], leg: Leg) -> tuple[int, str] | None:
    found = why_not_together(movers, leg)
    return None if found is None else (int(found.member), found.refusal.cite)


# Command


def test_members_hear_their_chief_within_his_radius_edge_to_edge() -> None:
    group = Group(0, [1, 2, 3, 4], inch(6))
    places = {
        0: body(at(10, 10), 1, 1),
        1: body(at(10, 17), 1, 1),
        2: body(at(10, 17.1), 1, 1),
        3: body(at(14, 10), 1, 1),
        7: body(at(11, 10), 1, 1),
    }
    assert group.in_command(places) == [1, 3]


def test_without_a_chief_nobody_is_in_command() -> None:
    assert Group(0, [1], inch(6)).in_command({1: body(at(10, 10))}) == []


# One leg for all


def test_all_go_or_nobody() -> None:
    movers = line()
    assert why(movers, ahead(12)) is None
    assert why(movers, ahead(12.1)) == (0, TOO_FAR.cite)
    movers[1].keep_out_of([patch(23, 26, 25, 28)], [])
    movers[2].keep_away(body(at(28, 26, 180)), inch(1))
    assert why(movers, ahead(1)) is None
    assert why(movers, ahead(1.5)) == (2, TOO_NEAR.cite)
    assert why(movers, ahead(2.5)) == (1, NO_PASSAGE.cite)


def test_a_group_goes_aslant_and_faces_about() -> None:
    assert why(line(), oblique(-6)) is None
    assert [pose.key() for pose in ends_of(line(), oblique(-4))] == [
        end(m.pose, m.width, m.depth, oblique(-4)).key() for m in line()
    ]
    assert why(line(), FACE_ABOUT) is None


def test_members_do_not_stand_in_each_others_way() -> None:
    file = [mover(at(24, 24)), mover(at(24, 23))]
    assert why(file, ahead(5)) is None


def test_members_that_face_each_other_cannot_advance_together() -> None:
    facing = [mover(at(24, 20)), mover(at(24, 24, 180))]
    assert why(facing, ahead(2)) is None
    assert why(facing, ahead(2.1)) == (1, ON_FRIEND.cite)


def test_the_slowest_member_decides() -> None:
    movers = line()
    movers[1] = mover(at(24, 24), move=6)
    assert why(movers, ahead(6)) is None
    assert why(movers, ahead(6.1)) == (1, TOO_FAR.cite)


# A wheel


def test_a_group_wheels_about_its_corner_on_that_side() -> None:
    assert pivot_of(line(), QUARTER) == (inch(30), inch(24))
    assert pivot_of(line(), -QUARTER) == (inch(18), inch(24))
    movers = [mover(at(20, 24), move=40), *line()[1:]]
    assert [pose.key() for pose in ends_of(movers, wheel(90))] == [
        (inch(30), inch(34), QUARTER),
        (inch(30), inch(30), QUARTER),
        (inch(30), inch(26), QUARTER),
    ]


def test_each_member_pays_for_the_arc_of_its_own_outer_corner() -> None:
    x, y = pivot_of(line(), 30 * DEGREE)
    costs = [swing_cost(m, x, y, 30 * DEGREE) for m in line()]
    assert costs == [RATE * arc_length(inch(wide), 30 * DEGREE) for wide in (12, 8, 4)]


def test_a_wheel_is_too_far_for_the_outermost_first() -> None:
    assert why(line(), wheel(57)) is None
    assert why(line(), wheel(58)) == (0, TOO_FAR.cite)
    assert why(line(), wheel(-58)) == (2, TOO_FAR.cite)


def test_a_member_wheels_past_nothing_that_bars_it() -> None:
    for rule, cite in (("turning", NO_WHEEL.cite), ("closed", NO_PASSAGE.cite)):
        movers = line()
        wood = [patch(19, 27, 21, 28)]
        if rule == "turning":
            movers[0].not_wheel_in(wood)
        else:
            movers[0].keep_out_of(wood, [])
        assert why(movers, wheel(10)) is None
        assert why(movers, wheel(40)) == (0, cite)


def test_a_wheel_ends_on_no_friend_and_on_the_table() -> None:
    movers = line()
    movers[0].not_end_on(body(at(21, 29)).hull)
    assert why(movers, wheel(30)) == (0, ON_FRIEND.cite)
    assert why([mover(at(24, 47.9)), mover(at(28, 47.9))], wheel(5)) == (0, OFF_TABLE.cite)


def test_a_wheel_that_is_no_step_is_none_of_a_group() -> None:
    assert why(line(), Leg(WHEEL, 0)) == (0, NOT_A_STEP.cite)
    assert why(line(), Leg(WHEEL, QUARTER + 1)) == (0, NOT_A_STEP.cite)


def test_slow_ground_and_tolls_are_paid_on_a_wheel_of_the_group() -> None:
    m = mover()
    bare = RATE * arc_length(inch(8), 20 * DEGREE)
    x, y = m.pose.point(0, inch(6))
    assert swing_cost(m, x, y, 20 * DEGREE) == bare
    m.slow_down(GroundRule([patch(10, 10, 40, 40)], PER_LENGTH, 3))
    assert swing_cost(m, x, y, 20 * DEGREE) == 3 * bare
    m.pay(Toll([fence((20, 24.5), (23, 24.5))], [], parts(2)))
    assert swing_cost(m, x, y, 20 * DEGREE) == 3 * bare + parts(2)
    late = mover()
    late.slow_down(GroundRule([patch(10, 10, 40, 40)], AT_START, 2))
    assert swing_cost(late, x, y, 20 * DEGREE) == 2 * bare


@given(poses, angles)
def test_a_group_of_one_wheels_as_one(pose: Pose, angle: int) -> None:
    m, leg = mover(pose), Leg(WHEEL, angle)
    [there] = ends_of([m], leg)
    alone = end(pose, m.width, m.depth, leg)
    assert there.h == alone.h
    assert distance(there.x, there.y, alone.x, alone.y) <= TOLERANCE
    x, y = pivot_of([m], angle)
    assert abs(int(swing_cost(m, x, y, angle) - cost(m, [leg]))) <= 2 * RATE
    if cost(m, [leg]) + 2 * RATE < m.budget:
        assert why_not_swing(m, x, y, leg) is why_not_path(m, [leg])
