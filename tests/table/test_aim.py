"""Ways to a place."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.table.aim import ways_to
from grognard.table.angles import DEGREE, turn_between
from grognard.table.measure import distance
from grognard.table.movers import FORBIDDEN, Mover, Scene, allowed
from grognard.table.parts import convex_parts
from grognard.table.paths import ADVANCE, BACK, SIDESTEP, WHEEL, Leg, end_path
from grognard.table.pose import CM, MM, Pose
from grognard.table.reach import region
from grognard.table.shapes import block
from grognard.table.terrain import Ground
from tests.table.motion import poses

HERE = Pose(60 * CM, 60 * CM, 0)
OPEN = Scene(Ground(120 * CM, 120 * CM, [], []), 0, [], 0, [])
EXACT = MM // 10


def keys(ways: list[list[Leg]]) -> list[list[tuple[int, int]]]:
    return [[leg.key() for leg in way] for way in ways]


def mover(pose: Pose = HERE, budget: int = 60 * CM, sidestep: int = FORBIDDEN) -> Mover:
    return Mover(pose, 12 * CM, 4 * CM, 1, 2, 2, budget, sidestep)


def test_straight_ahead_and_straight_back() -> None:
    assert keys(ways_to(mover(), OPEN, 60 * CM, 70 * CM))[0] == [(ADVANCE, 10 * CM)]
    assert keys(ways_to(mover(), OPEN, 60 * CM, 50 * CM))[0] == [(BACK, 10 * CM)]


def test_there_is_no_way_to_where_one_is() -> None:
    assert [] not in ways_to(mover(), OPEN, HERE.x, HERE.y)


def test_too_far_is_too_far() -> None:
    assert ways_to(mover(HERE, 10 * CM), OPEN, 60 * CM, 70 * CM)
    assert not ways_to(mover(HERE, 10 * CM), OPEN, 60 * CM, 70 * CM + 20)


def test_a_point_aside_is_reached_by_a_turn_before_or_after() -> None:
    ways = ways_to(mover(), OPEN, 65 * CM, 75 * CM)
    assert {(way[0].kind, way[-1].kind) for way in ways} == {(WHEEL, ADVANCE), (ADVANCE, WHEEL)}
    costs = [mover().cost(way) for way in ways]
    assert costs == sorted(costs)


def test_a_step_to_the_side_is_a_way_where_it_is_allowed() -> None:
    assert keys(ways_to(mover(HERE, 60 * CM, 2), OPEN, 65 * CM, 60 * CM))[0] == [(SIDESTEP, 5 * CM)]
    ways = ways_to(mover(HERE, 60 * CM), OPEN, 65 * CM, 60 * CM)
    assert all(leg.kind != SIDESTEP for way in ways for leg in way)


def test_a_game_may_have_prices_of_its_own() -> None:
    def price(way: list[Leg]) -> int | None:
        return None if way[0].kind == WHEEL else 1000 - len(way)

    ways = ways_to(mover(), OPEN, 65 * CM, 75 * CM, price)
    assert [way[0].kind for way in ways] == [ADVANCE]


def test_who_stands_there_is_in_the_way() -> None:
    friend = block(Pose(65 * CM, 75 * CM, 0), CM, CM)
    assert not ways_to(mover(), Scene(OPEN.ground, 0, [], 0, [friend]), 65 * CM, 75 * CM)


@given(
    poses,
    st.sampled_from([8_000, 24_000, 12_001]),
    st.integers(-120 * DEGREE, 120 * DEGREE),
    st.integers(-20 * CM, 20 * CM),
    st.booleans(),
)
def test_every_turn_with_a_straight_part_is_found_again(
    pose: Pose, width: int, turn: int, straight: int, after: bool
) -> None:
    line = Leg(ADVANCE, straight) if straight >= 0 else Leg(BACK, -straight)
    way = [line, Leg(WHEEL, turn)] if after else [Leg(WHEEL, turn), line]
    wide = Scene(Ground(400 * CM, 400 * CM, [], []), 0, [], 0, [])
    one = Mover(Pose(pose.x + 100 * CM, pose.y + 100 * CM, pose.h), width, 4 * CM, 1, 1, 1, 1 << 40)
    there = end_path(one.pose, width, 4 * CM, way)
    if distance(there.x, there.y, one.pose.x, one.pose.y) > MM:
        found = ways_to(one, wide, there.x, there.y)
        ends = [end_path(one.pose, width, 4 * CM, legs) for legs in found]
        assert ends
        for place in ends:
            assert distance(place.x, place.y, there.x, there.y) <= EXACT
        headings = [abs(int(turn_between(place.h, there.h))) for place in ends]
        # where the arc runs almost straight ahead a hair aside is much of a turn
        assert min(headings) <= (10 if abs(straight) > CM and not after else 300)


@settings(max_examples=5)
@given(poses, st.sampled_from([(8_000, 12_000), (24_000, 4_000)]))
def test_there_is_a_way_to_every_point_of_the_region(pose: Pose, size: tuple[int, int]) -> None:
    friend = block(pose.moved(10 * CM), 6 * CM, 4 * CM)
    scene = Scene(Ground(120 * CM, 120 * CM, [], []), 0, [], 0, [friend])
    one = Mover(pose, *size, 1, 2, 2, 15 * CM)
    for shape in region(one, scene):
        for part in convex_parts(shape)[::9]:
            x, y = part.centre()
            # between two rays the outline is straight: at its rim a millimetre further in
            near = [(x, y), *[Pose(x, y, turn * 4_500).point(MM, 0) for turn in range(8)]]
            assert any(ways_to(one, scene, u, v) for u, v in near)


def test_the_ways_found_are_allowed() -> None:
    for way in ways_to(mover(), OPEN, 66 * CM, 71 * CM):
        assert allowed(mover(), OPEN, way)
