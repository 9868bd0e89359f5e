"""Obstacles: where a way touches them, what their dice cost, and ways cut short."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from grognard.miniatures.moving.move_cost import cost, cost_at, way_factor
from grognard.miniatures.moving.mover import AT_START, PER_LENGTH, GroundRule, Mover, Toll
from grognard.miniatures.moving.obstacles import (
    LegCost,
    Touch,
    before_bodies,
    die_price,
    first_touch,
    lies_across,
    shortened,
)
from grognard.table.paths import ADVANCE, BACK, OBLIQUE, WHEEL, Leg, sweep_path
from grognard.table.pose import Pose
from grognard.table.shapes import bases, box
from grognard.table.terrain import Area, Edge, meets
from tests.miniatures.moving.parade import (
    FACE_ABOUT,
    OPEN,
    RATE,
    STEPS,
    ahead,
    at,
    back,
    body,
    fence,
    inch,
    lengths,
    mover,
    oblique,
    parts,
    patch,
    pivot,
    poses,
    ways,
    wheel,
    woods,
)

WALL, HEDGE = fence((20, 26), (28, 26)), fence((20, 28), (28, 28))


def touch(legs: list[Leg], *edges: Edge, crossed: int = 0) -> Touch | None:
    return first_touch(list(edges), at(24, 24), inch(4), inch(1), legs, crossed)


def keys(legs: list[Leg]) -> list[tuple[int, int]]:
    return [leg.key() for leg in legs]


# Where they are touched


def test_a_way_stops_at_the_first_obstacle() -> None:
    found = touch([ahead(6)], HEDGE, WALL)
    assert found is not None
    assert (found.edge, found.kind) == (1, ADVANCE)
    assert keys(found.legs) == [(ADVANCE, inch(2) + 2)]


def test_one_that_is_crossed_already_is_not_met_again() -> None:
    found = touch([ahead(6)], HEDGE, WALL, crossed=2)
    assert found is not None
    assert found.edge == 0
    assert touch([ahead(6)], HEDGE, WALL, crossed=3) is None


def test_an_obstacle_beyond_the_way_is_not_met() -> None:
    assert touch([ahead(2)], WALL) is None
    assert touch([ahead(2.1)], WALL) is not None
    assert touch([], WALL) is None
    assert touch([ahead(6)]) is None


def test_the_legs_before_it_are_kept_and_a_leg_of_nothing_is_not() -> None:
    found = touch([ahead(1), back(1), wheel(60)], WALL)
    assert found is not None
    assert found.kind == WHEEL
    assert keys(found.legs)[:2] == [(ADVANCE, inch(1)), (BACK, inch(1))]
    at_once = touch([ahead(2), wheel(-10)], WALL)
    assert at_once is not None
    assert at_once.kind == WHEEL
    assert [leg.kind for leg in at_once.legs] in ([ADVANCE], [ADVANCE, WHEEL])


def test_aslant_to_the_left_it_is_met_as_well() -> None:
    found = touch([oblique(-6)], WALL)
    assert found is not None
    assert found.kind == OBLIQUE
    assert abs(int(found.legs[0].amount) + inch(2) * 2**0.5) < 10


def test_obstacles_that_a_body_lies_across() -> None:
    across = fence((20, 23.5), (28, 23.5))
    assert lies_across([WALL, across], body(at(24, 24)).hull) == 2
    assert lies_across([WALL], body(at(24, 26)).hull) == 0
    assert lies_across([WALL], body(at(24, 26.1)).hull) == 1


@given(poses, ways)
def test_up_to_an_obstacle_a_way_is_free_of_it(pose: Pose, way: list[Leg]) -> None:
    crossed = lies_across([WALL, HEDGE], body(pose).hull)
    found = first_touch([WALL, HEDGE], pose, inch(4), inch(1), way, crossed)
    legs = way if found is None else found.legs
    for i, edge in enumerate((WALL, HEDGE)):
        if not crossed >> i & 1 and legs:
            assert not any(meets(edge, p) for p in sweep_path(pose, inch(4), inch(1), legs))


def test_a_die_costs_its_length_at_the_price_of_the_step() -> None:
    assert die_price(STEPS, ADVANCE, 3 * inch(1), OPEN) == parts(3)
    assert die_price(STEPS, BACK, 3 * inch(1), OPEN) == parts(6)
    assert die_price(STEPS, ADVANCE, 3 * inch(1), (3, 2)) == parts(4.5)


# Ways cut short


def cut(m: Mover, legs: list[Leg], inches: float) -> list[tuple[int, int]]:
    return keys(shortened(m, legs, parts(inches), way_factor(m, legs)))


def test_a_way_that_is_paid_for_is_not_cut() -> None:
    way = [ahead(3), wheel(30), wheel(30), back(1)]
    m = mover(move=40)
    assert keys(shortened(m, way, cost(m, way), OPEN)) == keys(way)
    assert len(shortened(m, way, cost(m, way) - 1, OPEN)) == 4
    assert keys(shortened(m, way, cost(m, way) - 1, OPEN)) != keys(way)


def test_a_way_ends_where_a_leg_is_cut() -> None:
    assert cut(mover(), [ahead(3), back(2), ahead(1)], 5) == [(0, inch(3)), (BACK, inch(1))]
    assert cut(mover(), [ahead(3), back(2)], 3) == [(0, inch(3))]
    assert cut(mover(), [ahead(3)], 0) == []


def test_a_turn_on_the_spot_is_made_whole_or_not_at_all() -> None:
    assert cut(mover(), [ahead(3), FACE_ABOUT, ahead(3)], 5.5)[-1] == (ADVANCE, inch(0.5))
    assert cut(mover(), [ahead(3), FACE_ABOUT, ahead(3)], 4.9) == [(ADVANCE, inch(3))]
    assert cut(mover(), [pivot(30)], 0.9) == []
    assert cut(mover(), [FACE_ABOUT], 2) == [FACE_ABOUT.key()]


def test_a_way_is_cut_in_slow_ground_and_before_a_toll_it_cannot_pay() -> None:
    m = mover()
    m.slow_down(GroundRule([patch(20, 26, 28, 40)], PER_LENGTH))
    assert cut(m, [ahead(6)], 6) == [(ADVANCE, inch(4))]
    m = mover()
    m.pay(Toll([WALL], [], parts(3)))
    [(_, amount)] = cut(m, [ahead(6)], 4)
    assert inch(2) <= amount <= inch(2) + 2
    assert cut(m, [ahead(6)], 6) == [(ADVANCE, inch(3))]


def test_the_factor_of_the_whole_way_stays() -> None:
    m = mover()
    m.slow_down(GroundRule([patch(0, 0, 48, 48)], AT_START, 3))
    assert cut(m, [ahead(6)], 6) == [(ADVANCE, inch(2))]


@given(poses, ways, st.lists(woods(), max_size=2), st.integers(0, parts(20)))
def test_a_cut_way_never_costs_more_than_the_budget_and_as_much_as_it_may(
    pose: Pose, way: list[Leg], slow: list[Area], budget: int
) -> None:
    m = mover(pose, move=20)
    m.slow_down(GroundRule(slow, PER_LENGTH, 3, 2))
    short = shortened(m, way, budget, OPEN)
    assert cost_at(m, short, OPEN) <= budget
    if keys(short) == keys(way):
        return
    last = way[len(short)] if keys(short) == keys(way[: len(short)]) else way[len(short) - 1]
    if last.kind in (ADVANCE, BACK, OBLIQUE):
        assert budget - cost_at(m, short, OPEN) < 3 * RATE + m.fixed[last.kind]


# Bodies


def stopped(legs: list[Leg], *friends: Pose) -> list[tuple[int, int]]:
    bodies = [body(friend) for friend in friends]
    return keys(before_bodies(at(24, 24), inch(4), inch(1), legs, bodies))


def test_a_way_that_ends_on_a_body_stops_before_it() -> None:
    assert stopped([ahead(3.5)], at(24, 28)) == [(ADVANCE, inch(3))]
    assert stopped([ahead(6)], at(24, 28)) == [(ADVANCE, inch(6))]
    about = stopped([FACE_ABOUT, ahead(2.5)], at(24, 22))
    assert about == [FACE_ABOUT.key(), (ADVANCE, inch(1))]
    assert stopped([]) == []


def test_before_one_body_there_may_be_another() -> None:
    assert stopped([ahead(4.5)], at(24, 29), at(24, 27.5)) == [(ADVANCE, inch(2.5))]


def test_a_unit_that_cannot_leave_stays() -> None:
    assert stopped([ahead(0.5)], at(24, 24.9)) == []
    assert stopped([FACE_ABOUT], at(24, 24)) == []


def test_a_way_ends_before_a_body_of_several_parts_without_further_search() -> None:
    """Within the hull of a bent body, but on none of its parts, a way may end."""
    here = Pose(20_000, 20_000, 0)
    arms = [box(10_000, 30_000, 30_000, 31_000), box(29_000, 25_000, 30_000, 31_000)]
    bent = bases(arms)
    free = before_bodies(here, 2_000, 1_000, [Leg(ADVANCE, 8_000)], [bent])
    assert [leg.key() for leg in free] == [(0, 8_000)]
    met = before_bodies(here, 2_000, 1_000, [Leg(ADVANCE, 10_500)], [bent])
    assert [leg.key() for leg in met] == [(0, 10_000)]
    inside = bases([box(19_000, 19_000, 21_000, 40_000)])
    assert before_bodies(here, 2_000, 1_000, [Leg(ADVANCE, 5_000)], [inside]) == []


@given(poses, st.lists(poses, min_size=1, max_size=3), st.lists(lengths, min_size=1))
def test_what_is_crossed_ahead_is_the_same_when_it_is_looked_at_beforehand(
    pose: Pose, friends: list[Pose], sizes: list[int]
) -> None:
    m = mover(pose)
    for friend in friends:
        m.pay(Toll([], [body(friend).hull], parts(2)))
    whole = Leg(ADVANCE, max(sizes))
    costs = LegCost(m, [], whole, OPEN)
    before = [costs.dues(Leg(ADVANCE, size)) for size in sizes]
    costs.look_ahead(whole)
    assert [costs.dues(Leg(ADVANCE, size)) for size in sizes] == before
