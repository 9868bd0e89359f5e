"""Ways worth considering: some of each kind, and what is left of the budget used up."""

from __future__ import annotations

from hypothesis import given

from grognard.miniatures.moving.move_candidates import bought, forward, list_ways, straight
from grognard.miniatures.moving.move_cost import cost, cost_at, way_factor
from grognard.miniatures.moving.mover import (
    AT_START,
    PER_LENGTH,
    WHOLE_WAY,
    GroundRule,
    Mover,
    Steps,
    Toll,
)
from grognard.miniatures.moving.why_not_path import why_not_path
from grognard.table.angles import DEGREE, QUARTER, arc_length
from grognard.table.paths import ADVANCE, BACK, OBLIQUE, WHEEL, Leg, end
from grognard.table.pose import Pose
from grognard.table.terrain import Area
from tests.miniatures.moving.parade import (
    FACE_ABOUT,
    RATE,
    TOO_NEAR,
    at,
    body,
    fence,
    inch,
    mover,
    parts,
    patch,
    poses,
    wheel,
    woods,
)

Keys = list[list[tuple[int, int]]]


def listed(m: Mover, *goals: int, wheels: tuple[int, ...] = ()) -> Keys:
    full = forward(m, m.pose, [])
    ways = list_ways(m, full, list(goals), wheels)
    return [[leg.key() for leg in legs] for legs in ways]


def test_halt_full_and_half_aslant_back_and_about() -> None:
    assert listed(mover(move=12)) == [
        [],
        [(ADVANCE, inch(12))],
        [(ADVANCE, inch(6))],
        [(OBLIQUE, inch(6))],
        [(OBLIQUE, -inch(6))],
        [(BACK, inch(6))],
        [FACE_ABOUT.key()],
    ]


def test_only_legs_that_it_knows() -> None:
    steps = Steps({ADVANCE: RATE}, {}, 2, QUARTER, inch(20))
    assert listed(mover(steps=steps)) == [[], [(ADVANCE, inch(12))], [(ADVANCE, inch(6))]]


def test_goals_before_the_end_of_the_way_each_once() -> None:
    found = listed(mover(move=12), inch(4), inch(6), inch(12), inch(13), 0, -5)
    assert found[:4] == [
        [],
        [(ADVANCE, inch(12))],
        [(ADVANCE, inch(6))],
        [(ADVANCE, inch(4))],
    ]
    assert found[4][0][0] == OBLIQUE


def test_a_wheel_and_on_with_what_is_left() -> None:
    arc = int(arc_length(inch(4), 30 * DEGREE))
    found = listed(mover(move=12), wheels=(30 * DEGREE, -30 * DEGREE))
    assert found[3:5] == [
        [(WHEEL, 30 * DEGREE), (ADVANCE, inch(12) - arc)],
        [(WHEEL, -30 * DEGREE), (ADVANCE, inch(12) - arc)],
    ]


def test_a_wheel_that_costs_all_or_more_than_all() -> None:
    arc = int(arc_length(inch(4), 30 * DEGREE))
    exact = mover(move=arc / 2540)
    assert [(WHEEL, 30 * DEGREE)] in listed(exact, wheels=(30 * DEGREE,))
    short = mover(move=(arc - 1) / 2540)
    assert [(WHEEL, 30 * DEGREE)] not in listed(short, wheels=(30 * DEGREE,))


def test_the_enemy_ends_a_way_ahead_and_aslant() -> None:
    m = mover(move=12)
    m.keep_away(body(at(24, 31, 180)), inch(1))
    assert forward(m, m.pose, []) == inch(6)
    m.keep_away(body(at(31, 28.5, 180)), inch(1))
    right = straight(m, m.pose, [], OBLIQUE, 1)
    assert 0 < right < inch(6) == straight(m, m.pose, [], OBLIQUE, -1)
    assert why_not_path(m, [Leg(OBLIQUE, right)]) is None
    assert why_not_path(m, [Leg(OBLIQUE, right + 10)]) is TOO_NEAR


def test_slow_ground_shortens_a_way() -> None:
    m = mover(move=6)
    m.slow_down(GroundRule([patch(20, 26, 28, 40)], PER_LENGTH))
    assert forward(m, m.pose, []) == inch(4)
    m = mover(move=6)
    m.slow_down(GroundRule([patch(20, 10, 28, 40)], WHOLE_WAY, 3))
    assert forward(m, m.pose, []) == inch(2)
    m = mover(move=6)
    m.slow_down(GroundRule([patch(0, 0, 48, 48)], AT_START, 3, 2))
    assert forward(m, m.pose, []) == inch(4)


def test_a_toll_shortens_a_way() -> None:
    m = mover(move=6)
    m.pay(Toll([fence((20, 26), (28, 26))], [], parts(3)))
    assert forward(m, m.pose, []) == inch(3)


def test_a_unit_that_has_spent_all_goes_no_further() -> None:
    m = mover(move=6)
    assert bought(m, [Leg(ADVANCE, inch(6))], ADVANCE, 1) == 0
    assert forward(m, m.pose, [Leg(ADVANCE, inch(6))]) == 0


def test_no_leg_is_longer_than_a_leg_may_be() -> None:
    assert bought(mover(move=30), [], ADVANCE, 1) == inch(20)


@given(poses, woods())
def test_candidates_are_paid_for_and_none_could_be_longer(pose: Pose, wood: Area) -> None:
    m = mover(pose, move=8)
    m.slow_down(GroundRule([wood], PER_LENGTH, 3))
    m.pay(Toll([fence((18, 26), (30, 22))], [], parts(1)))
    full = forward(m, m.pose, [])
    for way in list_ways(m, full, [], (2_000, -2_000)):
        if way and way[-1].kind == ADVANCE and way[-1].amount != full // 2:
            assert cost(m, way) <= m.budget
            longer = [*way[:-1], Leg(ADVANCE, way[-1].amount + 1)]
            assert cost_at(m, longer, way_factor(m, longer)) > m.budget


def test_straight_on_from_the_end_of_a_wheel() -> None:
    m = mover(move=12)
    m.keep_away(body(at(24, 31, 180)), inch(1))
    turned = end(m.pose, m.width, m.depth, wheel(90))
    assert forward(m, turned, [wheel(90)]) == inch(12) - arc_length(inch(4), QUARTER)
