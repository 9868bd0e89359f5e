"""Where one can get to: the region, the rays it is made of, and ways worth a thought."""

from __future__ import annotations

from math import hypot, sqrt

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from grognard.table.angles import DEGREE, QUARTER, TURN
from grognard.table.fans import Fan, fans, most
from grognard.table.measure import square_to_segment
from grognard.table.movers import FORBIDDEN
from grognard.table.parts import convex_parts
from grognard.table.paths import ADVANCE, BACK, SIDESTEP, WHEEL, Leg, end_path
from grognard.table.pose import CM, MM, Pose
from grognard.table.rays import Surroundings, kept, without
from grognard.table.reach import Mover, Scene, allowed, region, samples
from grognard.table.shapes import Footprint, Polygon, block, polygon, twice_area
from grognard.table.terrain import Area, Edge, Ground, inside
from tests.table.sketch import sketch
from tests.table.strategies import box

WALL = 1
SIDE = 60 * CM
HERE = Pose(30 * CM, 20 * CM, 0)
OPEN = Scene(Ground(SIDE, SIDE, [], []), WALL, [], 10 * CM, [])
kinds = [(8_000, 12_000), (24_000, 4_000), (4_000, 2_000), (10_001, 5_001)]


def line(budget: int = 20 * CM, pose: Pose = HERE, sidestep: int = FORBIDDEN) -> Mover:
    return Mover(pose, 12 * CM, 4 * CM, 1, 2, 2, budget, sidestep)


def among(
    enemies: list[Footprint], friends: list[Footprint] | None = None, limit: int = 10 * CM
) -> Scene:
    return Scene(OPEN.ground, WALL, enemies, limit, friends or [])


def holds(shapes: list[Polygon], x: int, y: int, slack: float = 0.0) -> bool:
    return any(inside(shape, x, y) or to_edge(shape, x, y) <= slack for shape in shapes)


def to_edge(shape: Polygon, x: int, y: int) -> float:
    corners = shape.corners()
    sides = [(*corners[i - 1], *corners[i]) for i in range(len(corners))]
    squares = [square_to_segment(x, y, ax, ay, bx, by) for ax, ay, bx, by in sides]
    return sqrt(min(squares))


# The region of a mover on its own


def test_straight_ahead_one_gets_as_far_as_the_budget() -> None:
    found = region(line(), OPEN)
    assert holds(found, 30 * CM, 40 * CM)
    assert not holds(found, 30 * CM, 40 * CM + 5)
    assert holds(found, 30 * CM, 10 * CM)
    assert not holds(found, 30 * CM, 10 * CM - 5)


def test_the_region_is_the_same_to_both_sides() -> None:
    found = region(line(), OPEN)
    for x, y in ((25, 35), (22, 30), (28, 15), (18, 38), (24, 20)):
        assert holds(found, x * CM, y * CM) == holds(found, (60 - x) * CM, y * CM)


def test_who_has_nothing_to_spend_gets_nowhere() -> None:
    assert region(line(0), OPEN) == []
    assert samples(line(0), OPEN) == []


def test_who_may_not_turn_ends_on_a_line() -> None:
    mover = Mover(HERE, 12 * CM, 4 * CM, 1, FORBIDDEN, FORBIDDEN, 20 * CM)
    [ahead] = region(mover, OPEN)
    assert (ahead.south, ahead.north) == (20 * CM, 40 * CM)
    assert ahead.east - ahead.west == MM
    mover = Mover(HERE, 12 * CM, 4 * CM, FORBIDDEN, FORBIDDEN, 1, 10 * CM)
    [back] = region(mover, OPEN)
    assert (back.south, back.north) == (10 * CM, 20 * CM)


def test_the_turn_may_be_limited() -> None:
    free = Mover(HERE, 4 * CM, 4 * CM, 1, 1, FORBIDDEN, 15 * CM)
    bound = Mover(HERE, 4 * CM, 4 * CM, 1, 1, FORBIDDEN, 15 * CM, FORBIDDEN, 45 * DEGREE)
    assert most(free, WHEEL) == 2 * QUARTER
    assert most(bound, WHEEL) == 45 * DEGREE
    assert holds(region(free, OPEN), 35 * CM, 20 * CM)
    assert not holds(region(bound, OPEN), 35 * CM, 20 * CM)


def test_what_costs_nothing_is_limited_by_the_table_alone() -> None:
    mover = Mover(HERE, 4 * CM, 4 * CM, 0, 0, FORBIDDEN, 1)
    assert most(mover, WHEEL) == 2 * QUARTER
    assert holds(region(mover, OPEN), 30 * CM, 60 * CM)


def test_steps_to_the_side_widen_the_region() -> None:
    assert not holds(region(line(), OPEN), 38 * CM, 21 * CM)
    assert holds(region(line(20 * CM, HERE, 2), OPEN), 38 * CM, 21 * CM)
    assert holds(region(line(20 * CM, HERE, 2), OPEN), 22 * CM, 21 * CM)
    assert not holds(region(line(20 * CM, HERE, 2), OPEN), 38 * CM, 25 * CM)


# What stands around


def test_an_enemy_ahead_cuts_the_region_short() -> None:
    found = region(line(), among([block(Pose(30 * CM, 45 * CM, 0), 12 * CM, 4 * CM)]))
    assert holds(found, 30 * CM, 31 * CM)
    assert not holds(found, 30 * CM, 31 * CM + 10)


def test_a_friend_ahead_leaves_a_hole() -> None:
    friend = block(Pose(30 * CM, 30 * CM, 0), 12 * CM, 4 * CM)
    found = region(line(), among([], [friend]))
    assert holds(found, 30 * CM, 26 * CM)
    assert not holds(found, 30 * CM, 30 * CM)
    assert holds(found, 30 * CM, 34 * CM)


def test_a_friend_aside_parts_some_rays_and_not_others() -> None:
    friend = block(Pose(33 * CM, 33 * CM, 0), 2 * CM, 2 * CM)
    mover = Mover(HERE, 4 * CM, 4 * CM, 1, 1, FORBIDDEN, 20 * CM)
    found = region(mover, among([], [friend]))
    assert not holds(found, 33 * CM, 33 * CM)
    assert holds(found, 29 * CM, 33 * CM)
    assert holds(found, 30 * CM, 38 * CM)


def test_one_may_slide_along_the_edge_of_the_table() -> None:
    found = region(line(pose=Pose(6 * CM, 20 * CM, 0)), OPEN)
    assert holds(found, 6 * CM, 40 * CM)
    found = region(line(pose=Pose(6 * CM - 2, 20 * CM, 0)), OPEN)
    assert holds(found, 6 * CM - 2, 40 * CM)


def test_neighbours_in_contact_do_not_hinder_each_other() -> None:
    for heading in (0, 1_234, 7_777):
        here = Pose(30 * CM, 25 * CM, heading)
        beside = [block(here.moved(0, side), 12 * CM, 4 * CM) for side in (12 * CM, -12 * CM)]
        ahead = here.moved(15 * CM)
        assert holds(region(line(pose=here), among([], beside)), ahead.x, ahead.y, 60.0)
        ways = [[leg.key() for leg in way] for way in samples(line(pose=here), among([], beside))]
        assert [(ADVANCE, 20 * CM)] in ways


def test_who_can_only_turn_or_step_aside_ends_on_a_line() -> None:
    enemy = block(Pose(30 * CM, 24 * CM, 0), 30 * CM, 4 * CM)
    mover = Mover(HERE, 12 * CM, 4 * CM, 1, FORBIDDEN, FORBIDDEN, 20 * CM, 2)
    found = region(mover, among([enemy], limit=0))
    assert holds(found, 24 * CM, 20 * CM)
    assert holds(found, 36 * CM, 20 * CM)
    assert not holds(found, 36 * CM, 20 * CM + MM)


def test_who_may_only_turn_ends_on_arcs() -> None:
    mover = Mover(HERE, 12 * CM, 4 * CM, FORBIDDEN, 1, FORBIDDEN, 20 * CM)
    found = region(mover, OPEN)
    there = end_path(HERE, 12 * CM, 4 * CM, [Leg(WHEEL, 60 * DEGREE)])
    assert holds(found, there.x, there.y)
    assert not holds(found, there.x, there.y + MM)
    assert [leg.kind for way in samples(mover, OPEN) for leg in way] == [WHEEL] * 12


def test_who_stands_where_nobody_may_gets_nowhere() -> None:
    off = line(pose=Pose(2 * CM, 20 * CM, 0))
    assert region(off, OPEN) == []
    pond = Area("pond", box(25 * CM, 18 * CM, 35 * CM, 30 * CM), WALL)
    assert region(line(), Scene(Ground(SIDE, SIDE, [pond], []), WALL, [], 0, [])) == []


def test_a_wall_stops_a_wheel_before_its_last_degree() -> None:
    post = block(Pose(24 * CM - MM, 22 * CM, 0), MM, MM)
    mover = Mover(HERE, 12 * CM, 4 * CM, 1, 1, FORBIDDEN, 20 * CM)
    [fan] = [fan for fan in right(mover, among([post], limit=0)) if not fan.after]
    last = fan.rays[-1].turn.amount
    assert 18 * DEGREE < last < 22 * DEGREE and last % DEGREE
    assert allowed(mover, among([post], limit=0), [Leg(WHEEL, last)])
    assert not allowed(mover, among([post], limit=0), [Leg(WHEEL, last + DEGREE)])


def right(mover: Mover, scene: Scene, kind: int = WHEEL, step: int = DEGREE) -> list[Fan]:
    last = most(mover, kind)
    return fans(mover, Surroundings(mover, scene), kind, [*range(0, last, step), last])


def test_who_advances_first_may_wheel_behind_the_post() -> None:
    post = block(Pose(24 * CM - MM, 22 * CM, 0), MM, MM)
    mover = Mover(HERE, 12 * CM, 4 * CM, 1, 1, FORBIDDEN, 25 * CM)
    turned = [Leg(ADVANCE, 8 * CM), Leg(WHEEL, 60 * DEGREE)]
    assert allowed(mover, among([post], limit=0), turned)
    there = end_path(HERE, 12 * CM, 4 * CM, turned)
    assert holds(region(mover, among([post], limit=0)), there.x, there.y)


# A game's own prices


def test_a_game_may_slow_some_of_the_ways() -> None:
    mover = line()

    def price(way: list[Leg]) -> int | None:
        there = end_path(HERE, 12 * CM, 4 * CM, way)
        return mover.cost(way) * (2 if there.y > 25 * CM else 1)

    found = region(mover, OPEN, price)
    assert holds(found, 30 * CM, 30 * CM)
    assert not holds(found, 30 * CM, 30 * CM + 15)


def test_what_is_forbidden_between_leaves_a_hole() -> None:
    mover = line()

    def price(way: list[Leg]) -> int | None:
        there = end_path(HERE, 12 * CM, 4 * CM, way)
        return None if 28 * CM < there.y < 33 * CM else mover.cost(way)

    found = region(mover, OPEN, price)
    assert holds(found, 30 * CM, 28 * CM)
    assert not holds(found, 30 * CM, 28 * CM + 15)
    assert not holds(found, 30 * CM, 33 * CM - 15)
    assert holds(found, 30 * CM, 33 * CM)
    for way in samples(mover, OPEN, price):
        assert allowed(mover, OPEN, way, price)


# The region is what trying every way finds


def somewhere(low: int, high: int) -> st.SearchStrategy[Pose]:
    return st.builds(Pose, st.integers(low, high), st.integers(low, high), st.integers(0, TURN - 1))


@st.composite
def scenes(draw: st.DrawFn) -> tuple[Mover, Scene]:
    width, depth = draw(st.sampled_from(kinds))
    pose = draw(somewhere(14 * CM, 46 * CM))
    die = draw(st.integers(1, 3))
    mover = Mover(pose, width, depth, 1, draw(st.integers(1, 3)), 2, die * 6 * CM, draw(step))
    others = st.builds(
        lambda place, size: block(place, *size), somewhere(5 * CM, 55 * CM), st.sampled_from(kinds)
    )
    x, y = draw(st.integers(5 * CM, 50 * CM)), draw(st.integers(5 * CM, 50 * CM))
    bay = polygon([(x, y), (x + 9_000, y), (x + 2_000, y + 2_000), (x, y + 9_000)])
    wall = Edge("wall", [(y, x), (y + 5_000, x + 2_000), (y + 6_000, x)], WALL, draw(broad))
    areas = [Area("bay", bay, WALL)] if draw(st.booleans()) else []
    edges = [wall] if draw(st.booleans()) else []
    enemies, friends = draw(st.lists(others, max_size=2)), draw(st.lists(others, max_size=2))
    ground = Ground(SIDE, SIDE, areas, edges)
    scene = Scene(ground, WALL, enemies, draw(st.sampled_from([0, 5 * CM])), friends)
    assume(allowed(mover, Scene(ground, WALL, enemies, 0, []), []))
    return mover, scene


step = st.sampled_from([FORBIDDEN, 2])
broad = st.sampled_from([0, 1_000])
slowly = settings(max_examples=15, suppress_health_check=[HealthCheck.filter_too_much])


def grown(mover: Mover, more: int) -> Mover:
    """Larger on every side, or smaller: what is free for it is free beyond all rounding."""
    return Mover(
        mover.pose.moved(more),
        mover.width + 2 * more,
        mover.depth + 2 * more,
        mover.forward,
        mover.wheel,
        mover.back,
        mover.budget,
        mover.sidestep,
    )


@settings(slowly, max_examples=40)
@given(scenes(), st.data())
def test_a_ray_is_open_exactly_where_its_ways_are_allowed(
    met: tuple[Mover, Scene], data: st.DataObject
) -> None:
    mover, scene = met
    kind = data.draw(st.sampled_from([WHEEL, SIDESTEP] if mover.sidestep > 0 else [WHEEL]))
    smaller, larger = grown(mover, -2), grown(mover, 6)
    for fan in right(mover, scene, kind, 15 * DEGREE):
        for ray in fan.rays:
            ahead = data.draw(st.integers(0, 18 * CM))
            way = ray.legs(ahead)
            if any(low <= ahead <= high for low, high in ray.spans):
                assert allowed(mover, scene, way) or allowed(smaller, scene, way)
                there = end_path(mover.pose, mover.width, mover.depth, way)
                x, y = ray.point(ahead)
                assert hypot(there.x - x, there.y - y) <= 2
            else:
                assert not (allowed(mover, scene, way) and allowed(larger, scene, way))


def every_way(mover: Mover) -> list[list[Leg]]:
    """Turns of 15 degrees and lengths of three centimetres, in either order, to both sides."""
    ways: list[list[Leg]] = []
    for straight in range(0, mover.budget + 1, 3 * CM):
        for kind in (ADVANCE, BACK):
            ahead = Leg(kind, straight)
            ways.append([ahead])
            for turn in range(15 * DEGREE, 2 * QUARTER + 1, 15 * DEGREE):
                if mover.cost([Leg(WHEEL, turn), ahead]) > mover.budget:
                    break
                for side in (turn, -turn):
                    ways += [[Leg(WHEEL, side), ahead], [ahead, Leg(WHEEL, side)]]
    return ways


@slowly
@given(scenes())
def test_every_allowed_way_ends_in_the_region(met: tuple[Mover, Scene]) -> None:
    mover, scene = met
    found = region(mover, scene)
    larger = grown(mover, 6)
    for way in every_way(mover):
        there = end_path(mover.pose, mover.width, mover.depth, way)
        # between two rays the outline is straight: a millimetre for the shadows of corners
        if not holds(found, there.x, there.y, 1.0 * MM):
            assert not (allowed(mover, scene, way) and allowed(larger, scene, way))


@slowly
@given(scenes())
def test_every_sample_is_allowed_and_ends_in_the_region(met: tuple[Mover, Scene]) -> None:
    mover, scene = met
    found = region(mover, scene)
    ways = samples(mover, scene)
    ends = [end_path(mover.pose, mover.width, mover.depth, way) for way in ways]
    for way, there in zip(ways, ends, strict=True):
        assert allowed(mover, scene, way)
        # rays of steps to the side are two millimetres apart
        assert holds(found, there.x, there.y, (3.0 if mover.sidestep > 0 else 1.0) * MM)
    assert len({there.key() for there in ends}) == len(ways)
    assert mover.pose.key() not in {there.key() for there in ends}


def test_samples_go_as_far_as_one_may() -> None:
    enemy = block(Pose(30 * CM, 45 * CM, 0), 12 * CM, 4 * CM)
    ways = [[leg.key() for leg in way] for way in samples(line(), among([enemy]))]
    assert [(ADVANCE, 11 * CM)] in ways or [(ADVANCE, 11 * CM + 1)] in ways
    assert [(BACK, 10 * CM)] in ways
    assert [(WHEEL, 15 * DEGREE)] in ways
    assert [(WHEEL, -15 * DEGREE)] in ways
    assert all(len(way) == 1 for way in ways if way[0][0] == BACK)


def test_samples_step_aside_where_one_may() -> None:
    ways = [[leg.key() for leg in way] for way in samples(line(20 * CM, HERE, 2), OPEN)]
    assert [(SIDESTEP, 10 * CM)] in ways
    assert [(SIDESTEP, -5 * CM)] in ways


# Spans


@pytest.mark.parametrize(
    ("start", "stop", "left"),
    [
        (200.0, 300.0, [(0, 10), (20, 90)]),
        (-5.0, 0.0, [(0, 10), (20, 90)]),
        (10.0, 20.0, [(0, 10), (20, 90)]),
        (9.5, 20.5, [(0, 9), (21, 90)]),
        (-5.0, 95.0, []),
        (0.0, 90.0, [(0, 0), (90, 90)]),
        (30.2, 40.2, [(0, 10), (20, 30), (41, 90)]),
        (30.2, 30.4, [(0, 10), (20, 30), (31, 90)]),
        (50.0, -50.0, [(0, 10), (20, 90)]),
    ],
)
def test_without(start: float, stop: float, left: list[tuple[int, int]]) -> None:
    assert without([(0, 10), (20, 90)], start, stop) == left


def test_kept() -> None:
    assert kept([(0, 10), (20, 90)], 5.5, 20.0) == [(6, 10), (20, 20)]
    assert kept([(0, 10), (20, 90)], 10.5, 19.5) == []
    assert kept([(0, 10)], 5.2, 5.8) == []


# Drawn


def test_a_gap_between_two_ponds_is_reached_by_going_straight() -> None:
    drawing = sketch(
        """
        ............
        ............
        .####..####.
        .####..####.
        ............
        .....A......
        ............
        ............
        """,
        4 * CM,
    )
    ponds = [Area("pond", shape, WALL) for shape in drawing.shapes("#")]
    scene = Scene(Ground(drawing.width, drawing.height, ponds, []), WALL, [], 0, [])
    x, y = drawing.point("A")
    mover = Mover(Pose(x + 2 * CM, y, 0), 6 * CM, 4 * CM, 1, 3, 3, 20 * CM)
    found = region(mover, scene)
    assert holds(found, x + 2 * CM, y + 20 * CM)
    assert not holds(found, x - 4 * CM, y + 10 * CM)
    assert holds(found, x + 1 * CM, y + 4 * CM)
    assert sum(abs(twice_area(part.corners())) for shape in found for part in convex_parts(shape))
