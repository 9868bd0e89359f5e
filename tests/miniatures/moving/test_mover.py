"""Movers: what is near enough to matter, and how near they may come to which units."""

from __future__ import annotations

import pytest
from hypothesis import given

from grognard.miniatures.moving.move_cost import cost
from grognard.miniatures.moving.mover import (
    AT_START,
    PER_LENGTH,
    WHOLE_WAY,
    GroundRule,
    Steps,
    Toll,
    is_dearer,
    limit_to,
)
from grognard.table.angles import QUARTER
from grognard.table.measure import far
from grognard.table.paths import ADVANCE, WHEEL, Leg, end, sweep
from grognard.table.pose import Pose
from tests.miniatures.moving.parade import (
    NO_PASSAGE,
    at,
    body,
    box,
    fence,
    ground,
    inch,
    mover,
    patch,
    poses,
    ways,
)


def test_a_factor_is_more_expensive_than_another() -> None:
    assert is_dearer((3, 2), (1, 1))
    assert is_dearer((2, 1), (3, 2))
    assert not is_dearer((4, 2), (2, 1))


def test_ground_never_makes_a_way_cheaper() -> None:
    with pytest.raises(AssertionError):
        GroundRule([], PER_LENGTH, 1, 2)


def test_a_factor_must_leave_costs_whole() -> None:
    m = mover(steps=Steps({ADVANCE: 3}, {}, 4, QUARTER, inch(20)))
    m.slow_down(GroundRule([patch(0, 0, 48, 48)], PER_LENGTH, 4, 3))
    with pytest.raises(AssertionError):
        m.slow_down(GroundRule([patch(0, 0, 48, 48)], PER_LENGTH, 3, 2))


def test_a_mover_knows_how_far_it_can_get() -> None:
    only_ahead = Steps({ADVANCE: 6}, {}, 4, QUARTER, inch(20))
    reach = mover(move=12, steps=only_ahead).reach
    assert reach.north == inch(36) + 1
    assert reach.west == inch(10) - 1
    turning = mover(move=12, steps=Steps({WHEEL: 6}, {}, 4, QUARTER, inch(20))).reach
    assert turning.north == inch(24) + int(inch(12) * 17**0.5 / 4) + 1


@given(poses, ways)
def test_no_part_of_a_way_that_it_can_pay_for_is_out_of_reach(pose: Pose, way: list[Leg]) -> None:
    m = mover(pose, move=8)
    if cost(m, way) > m.budget:
        return
    reach = m.reach.widened(2)
    for leg in way:
        for piece in sweep(pose, m.width, m.depth, leg):
            assert reach.west <= piece.west and piece.east <= reach.east
            assert reach.south <= piece.south and piece.north <= reach.north
        pose = end(pose, m.width, m.depth, leg)


def test_only_what_is_in_reach_is_kept() -> None:
    m = mover(at(10, 10), move=4)
    m.keep_away(body(at(40, 40)), inch(1))
    m.not_end_on(body(at(40, 40)).hull)
    m.keep_out_of([patch(30, 30, 40, 40)], [fence((30, 30), (40, 40))])
    m.not_wheel_in([patch(30, 30, 40, 40)])
    for when in (PER_LENGTH, WHOLE_WAY, AT_START):
        m.slow_down(GroundRule([patch(30, 30, 40, 40)], when))
    m.pay(Toll([fence((30, 30), (40, 40))], [box(30, 30, 40, 40)], 1))
    assert not (m.enemies or m.friends or m.closed or m.barred or m.turning)
    assert not (m.per_length or m.whole_way or m.tolls)
    assert m.start == (1, 1)
    assert m.leaves_alone(box(1, 1, 20, 20))


def test_the_table_matters_only_to_units_that_can_reach_its_edge() -> None:
    assert mover(at(24, 24), move=12).free
    assert not mover(at(24, 40), move=12).free


def test_an_enemy_is_kept_away_from_unless_it_is_nearer_already() -> None:
    here = body(at(24, 24))
    assert limit_to(here, body(at(24, 28, 180), 4, 1), inch(2)) == inch(2)
    assert limit_to(here, body(at(24, 25, 180), 4, 1), inch(2)) == inch(1)


def test_of_several_slow_starts_the_most_expensive_counts() -> None:
    m = mover()
    for times in (2, 4, 3):
        m.slow_down(GroundRule([patch(0, 0, 48, 48)], AT_START, times))
    assert m.start == (4, 1)


def test_a_quick_look_sees_everything_that_may_forbid_a_step() -> None:
    near = box(20, 24, 28, 30)
    wood, line = patch(20, 26, 28, 28), fence((20, 26), (28, 26))
    movers = [mover() for _ in range(6)]
    movers[0].keep_away(body(at(24, 30.5, 180)), inch(1))
    movers[1].not_wheel_in([wood])
    movers[2].keep_out_of([wood], [])
    movers[3].keep_out_of([], [line])
    movers[4].pay(Toll([line], [], 0, NO_PASSAGE))
    movers[5].pay(Toll([], [wood.shape], 0, NO_PASSAGE))
    for m in movers:
        assert not m.leaves_alone(near)
        assert m.leaves_alone(box(20, 20, 28, 24))
    assert not mover(at(24, 44), table=ground()).leaves_alone(box(20, 40, 28, 49))


def test_a_toll_that_bars_nobody_does_not_hinder_a_quick_look() -> None:
    m = mover()
    m.pay(Toll([fence((20, 26), (28, 26))], [], 5))
    assert m.leaves_alone(box(20, 24, 28, 30))


def test_the_reach_of_a_pivoting_unit_includes_its_corners() -> None:
    assert not far(mover(move=0).reach, box(24, 26, 25, 27), 0)
