"""Movers and scenes: what ways cost, and which are allowed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.table.angles import DEGREE, QUARTER
from grognard.table.movers import FORBIDDEN, Mover, Scene, allowed
from grognard.table.paths import ABOUT, ADVANCE, BACK, SIDESTEP, WHEEL, Leg, length
from grognard.table.pose import CM, Pose
from grognard.table.shapes import Footprint, block
from grognard.table.terrain import Area, Edge, Ground
from tests.table.motion import legs
from tests.table.strategies import box

HERE = Pose(60 * CM, 60 * CM, 0)
LINE = (24 * CM, 4 * CM)
WALL, MARSH = 1, 2


def line(budget: int = 30 * CM, pose: Pose = HERE) -> Mover:
    return Mover(pose, *LINE, 1, 2, 2, budget)


def scene(
    *,
    enemies: list[Footprint] | None = None,
    friends: list[Footprint] | None = None,
    areas: list[Area] | None = None,
    edges: list[Edge] | None = None,
) -> Scene:
    ground = Ground(120 * CM, 120 * CM, areas or [], edges or [])
    return Scene(ground, WALL, enemies or [], 10 * CM, friends or [])


# What a way costs


def test_a_line_needs_a_six_to_wheel_30_degrees() -> None:
    wheel = [Leg(WHEEL, 30 * DEGREE)]
    assert line().cost(wheel) == 2 * 12_566
    assert allowed(line(6 * 5 * CM), scene(), wheel)
    assert not allowed(line(5 * 5 * CM), scene(), wheel)


def test_a_price_may_be_used_up_but_not_exceeded() -> None:
    assert allowed(line(10 * CM), scene(), [Leg(ADVANCE, 10 * CM)])
    assert not allowed(line(10 * CM), scene(), [Leg(ADVANCE, 10 * CM + 1)])
    assert allowed(line(10 * CM), scene(), [Leg(BACK, 5 * CM)])
    assert not allowed(line(10 * CM), scene(), [Leg(BACK, 5 * CM + 1)])


@given(st.lists(legs.filter(lambda leg: leg.kind != ABOUT), max_size=4))
def test_a_way_costs_the_sum_of_its_legs(way: list[Leg]) -> None:
    mover = Mover(HERE, *LINE, 1, 2, 3, 0, 4, 10 * QUARTER)
    assert mover.cost(way) == sum(mover.cost([leg]) for leg in way)
    for leg in way:
        assert mover.cost([leg]) == mover.rate(leg.kind) * length(leg, LINE[0])


@pytest.mark.parametrize("leg", [Leg(SIDESTEP, 100), Leg(ABOUT, 0)])
def test_some_legs_may_not_be_run(leg: Leg) -> None:
    assert line().cost([Leg(ADVANCE, 100), leg]) == FORBIDDEN
    assert not allowed(line(), scene(), [leg])


def test_a_step_to_the_side_may_be_allowed() -> None:
    mover = Mover(HERE, *LINE, 1, 2, 2, 10 * CM, 2)
    assert mover.cost([Leg(SIDESTEP, -5 * CM)]) == 10 * CM
    assert allowed(mover, scene(), [Leg(SIDESTEP, -5 * CM)])


def test_the_turn_is_limited_in_all() -> None:
    mover = Mover(HERE, *LINE, 1, 1, 1, 90 * CM, FORBIDDEN, 45 * DEGREE)
    assert mover.cost([Leg(WHEEL, 45 * DEGREE)]) > 0
    assert mover.cost([Leg(WHEEL, 45 * DEGREE + 1)]) == FORBIDDEN
    assert mover.cost([Leg(WHEEL, 30 * DEGREE), Leg(WHEEL, -16 * DEGREE)]) == FORBIDDEN


def test_a_game_may_have_prices_of_its_own() -> None:
    def uphill(way: list[Leg]) -> int | None:
        return None if way[0].kind == WHEEL else 2 * line().cost(way)

    assert allowed(line(10 * CM), scene(), [Leg(ADVANCE, 5 * CM)], uphill)
    assert not allowed(line(10 * CM), scene(), [Leg(ADVANCE, 5 * CM + 1)], uphill)
    assert not allowed(line(), scene(), [Leg(WHEEL, 1)], uphill)


# Who is in the way


def test_enemies_are_kept_away_from() -> None:
    enemy = block(Pose(60 * CM, 80 * CM, 2 * QUARTER), *LINE)
    assert allowed(line(), scene(enemies=[enemy]), [Leg(ADVANCE, 10 * CM)])
    assert not allowed(line(), scene(enemies=[enemy]), [Leg(ADVANCE, 10 * CM + 3)])


def test_who_is_too_near_already_may_leave_but_not_come_nearer() -> None:
    enemy = block(Pose(60 * CM, 65 * CM, 2 * QUARTER), *LINE)
    around = scene(enemies=[enemy])
    assert allowed(line(), around, [Leg(BACK, 5 * CM)])
    assert allowed(line(), around, [])
    assert not allowed(line(), around, [Leg(ADVANCE, 3)])
    assert not allowed(line(), around, [Leg(WHEEL, 5 * DEGREE)])


def test_friends_are_passed_but_not_ended_upon() -> None:
    friend = block(Pose(60 * CM, 70 * CM, 0), *LINE)
    around = scene(friends=[friend])
    assert allowed(line(), around, [Leg(ADVANCE, 6 * CM)])
    assert not allowed(line(), around, [Leg(ADVANCE, 6 * CM + 3)])
    assert not allowed(line(), around, [Leg(ADVANCE, 14 * CM - 3)])
    assert allowed(line(), around, [Leg(ADVANCE, 14 * CM)])


def test_the_edge_of_the_table_may_be_touched() -> None:
    mover = line(90 * CM)
    assert allowed(mover, scene(), [Leg(ADVANCE, 60 * CM)])
    assert not allowed(mover, scene(), [Leg(ADVANCE, 60 * CM + 3)])
    corner = line(90 * CM, Pose(20 * CM, 60 * CM, 0))
    assert not allowed(corner, scene(), [Leg(ADVANCE, 56 * CM), Leg(WHEEL, 60 * DEGREE)])


def test_only_impassable_ground_is_in_the_way() -> None:
    pond = box(55 * CM, 70 * CM, 65 * CM, 75 * CM)
    assert not allowed(line(), scene(areas=[Area("pond", pond, WALL)]), [Leg(ADVANCE, 20 * CM)])
    assert allowed(line(), scene(areas=[Area("pond", pond, WALL)]), [Leg(ADVANCE, 10 * CM)])
    assert allowed(line(), scene(areas=[Area("marsh", pond, MARSH)]), [Leg(ADVANCE, 20 * CM)])


def test_impassable_edges_are_in_the_way() -> None:
    cliff = Edge("cliff", [(50 * CM, 70 * CM), (70 * CM, 72 * CM)], WALL)
    assert not allowed(line(), scene(edges=[cliff]), [Leg(ADVANCE, 20 * CM)])
    assert allowed(line(), scene(edges=[cliff]), [Leg(ADVANCE, 9 * CM)])
