"""Contact: how far straight ahead, which edge, and lying flush against it."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from grognard.table.angles import DEGREE, QUARTER, TURN, turn_between
from grognard.table.contact import facing, flush, straight_to, touched_edge, touching
from grognard.table.measure import TOLERANCE, collide, distance
from grognard.table.paths import ADVANCE, Leg, clear, room, sweep
from grognard.table.pose import Pose
from grognard.table.shapes import Footprint, Polygon, block, polygon, rectangle
from tests.table.motion import poses, shifted, sizes, turned_about
from tests.table.sketch import sketch

HERE = Pose(60_000, 60_000, 0)
LINE = (24_000, 4_000)
REAR, RIGHT, FRONT, LEFT = 0, 1, 2, 3


Encounter = tuple[Pose, tuple[int, int], Footprint]


@st.composite
def encounters(draw: st.DrawFn) -> Encounter:
    """A mover, its size, and a body somewhere ahead that it does not overlap."""
    pose, size, other = draw(poses), draw(sizes), draw(sizes)
    ahead, aside = draw(st.integers(0, 40_000)), draw(st.integers(-20_000, 20_000))
    turn = draw(st.one_of(st.integers(0, TURN - 1), st.sampled_from(range(0, TURN, 4_500))))
    met = rectangle(Pose(0, 0, turn), *other)
    place = pose.moved(ahead + max(0, -int(met.south)), aside).turned(turn)
    enemy = block(place, *other)
    assume(not collide(block(pose, *size), enemy))
    return pose, size, enemy


def turned_point(x: int, y: int, angle: int) -> tuple[int, int]:
    there = turned_about(Pose(x, y, 0), angle)
    return there.x, there.y


def facing_south(x: int, y: int, turn: int = 0) -> Polygon:
    return rectangle(Pose(x, y, 2 * QUARTER + turn), *LINE)


# How far


def test_straight_to_an_enemy_straight_ahead() -> None:
    assert straight_to(HERE, *LINE, facing_south(60_000, 80_000)) == 20_000


@pytest.mark.parametrize(("aside", "met"), [(23_900, 20_000), (23_997, 20_000), (23_998, -1)])
def test_to_brush_along_is_to_pass_by(aside: int, met: int) -> None:
    assert straight_to(HERE, *LINE, facing_south(60_000 + aside, 80_000)) == met
    assert straight_to(HERE, *LINE, facing_south(60_000 - aside, 80_000)) == met


def test_what_is_behind_is_passed_by() -> None:
    assert straight_to(HERE, *LINE, rectangle(Pose(60_000, 40_000, 0), *LINE)) == -1
    assert straight_to(HERE, *LINE, rectangle(Pose(60_000, 60_000, 0), *LINE)) == 0


def test_who_touches_is_there() -> None:
    assert straight_to(HERE, *LINE, facing_south(60_000, 60_000)) == 0
    assert straight_to(HERE, *LINE, facing_south(60_000, 59_000)) == 0


def test_a_corner_is_met_first() -> None:
    enemy = facing_south(60_000, 80_000, 45 * DEGREE)
    assert straight_to(HERE, *LINE, enemy) == enemy.south - 60_000


def test_an_edge_is_met_by_the_end_of_the_front() -> None:
    # it slopes by half a right angle and begins beyond the right end of the front
    enemy = Polygon([80_000, 80_000, 50_000], [60_000, 90_000, 90_000])
    assert abs(int(straight_to(HERE, *LINE, enemy)) - 8_000) <= 2 * TOLERANCE


@given(encounters())
def test_the_way_there_is_free_and_ends_in_contact(met: Encounter) -> None:
    pose, size, enemy = met
    ahead = straight_to(pose, *size, enemy.hull)
    if ahead < 0:
        narrow = size[0] - 2 * TOLERANCE
        assert clear(sweep(pose, narrow, size[1], Leg(ADVANCE, 100_000)), enemy, 0)
        return
    assert clear(sweep(pose, *size, Leg(ADVANCE, ahead)), enemy, 0)
    there = block(pose.moved(ahead), *size)
    assert touching(there, enemy)
    assert not collide(there, enemy)


@given(encounters())
def test_it_is_the_room_straight_ahead(met: Encounter) -> None:
    pose, size, enemy = met
    ahead = straight_to(pose, *size, enemy.hull)
    free = room(pose, *size, Leg(ADVANCE, 100_000), enemy, 0)
    grazed = straight_to(pose, size[0] - 20 * TOLERANCE, size[1], enemy.hull) < 0
    slope = turn_between(pose.h, facing(enemy.hull, touched_edge(pose, *size, enemy.hull)))
    # an edge that slopes almost along the way is touched long before it is overlapped
    if ahead >= 0 and not grazed and -60 * DEGREE < slope < 60 * DEGREE:
        assert abs(int(free - ahead)) <= 4 * TOLERANCE


@given(encounters(), st.integers(-20_000, 20_000), st.integers(0, TURN))
def test_a_shifted_or_turned_table_changes_nothing(met: Encounter, d: int, angle: int) -> None:
    pose, size, enemy = met
    here = straight_to(pose, *size, enemy.hull)
    moved = Polygon([x + d for x in enemy.hull.xs], [y - d for y in enemy.hull.ys])
    assert straight_to(shifted(pose, d, -d), *size, moved) == here
    edge = touched_edge(pose, *size, enemy.hull)
    assert touched_edge(shifted(pose, d, -d), *size, moved) == edge
    turned = polygon([turned_point(x, y, angle) for x, y in enemy.hull.corners()])
    there = straight_to(turned_about(pose, angle), *size, turned)
    if here >= 0 and there >= 0:
        slope = turn_between(pose.h, facing(enemy.hull, edge))
        if -60 * DEGREE < slope < 60 * DEGREE:
            assert abs(int(there - here)) <= 4 * TOLERANCE


# Which edge


def test_edges_of_a_rectangle_by_number() -> None:
    shape = rectangle(HERE, *LINE)
    assert facing(shape, REAR) == 0
    assert facing(shape, RIGHT) == 3 * QUARTER
    assert facing(shape, FRONT) == 2 * QUARTER
    assert facing(shape, LEFT) == QUARTER


def test_the_edge_touched_straight_ahead() -> None:
    assert touched_edge(HERE, *LINE, facing_south(60_000, 80_000)) == FRONT
    assert touched_edge(HERE, *LINE, facing_south(60_000, 80_000, 2 * QUARTER)) == REAR
    assert touched_edge(HERE, *LINE, facing_south(60_000, 90_000, QUARTER)) == LEFT
    assert touched_edge(HERE, *LINE, facing_south(60_000, 90_000, -QUARTER)) == RIGHT
    assert touched_edge(HERE, *LINE, facing_south(0, 80_000)) == -1


def test_at_a_corner_the_edge_of_the_smaller_turn_is_touched() -> None:
    assert touched_edge(HERE, *LINE, facing_south(60_000, 90_000, 44 * DEGREE)) == FRONT
    assert touched_edge(HERE, *LINE, facing_south(60_000, 90_000, 46 * DEGREE)) == LEFT


def test_of_equal_turns_the_first_edge_is_touched() -> None:
    diamond = Polygon([60_000, 61_000, 60_000, 59_000], [80_000, 81_000, 82_000, 81_000])
    assert touched_edge(HERE, *LINE, diamond) == 0 or touched_edge(HERE, *LINE, diamond) == 1
    assert touched_edge(HERE, *LINE, diamond) == min(
        edge for edge in range(4) if abs(int(turn_between(0, facing(diamond, edge)))) == 4_500
    )


# Flush


def test_flush_against_a_slanting_front() -> None:
    enemy = facing_south(60_000, 80_000, 20 * DEGREE)
    here = HERE.moved(straight_to(HERE, *LINE, enemy))
    there = flush(here, LINE[0], enemy, touched_edge(HERE, *LINE, enemy))
    assert there.h == 20 * DEGREE
    assert touching(block(there, *LINE), Footprint([enemy], enemy))


@given(encounters())
def test_flush_touches_and_never_overlaps(met: Encounter) -> None:
    pose, size, enemy = met
    ahead = straight_to(pose, *size, enemy.hull)
    if ahead >= 0:
        edge = touched_edge(pose, *size, enemy.hull)
        there = flush(pose.moved(ahead), size[0], enemy.hull, edge)
        assert there.h == facing(enemy.hull, edge)
        assert not collide(block(there, *size), enemy)
        assert touching(block(there, *size), enemy)


@given(encounters())
def test_flush_shifts_no_further_than_half_the_front(met: Encounter) -> None:
    pose, size, enemy = met
    ahead = straight_to(pose, *size, enemy.hull)
    if ahead >= 0:
        here = pose.moved(ahead)
        there = flush(here, size[0], enemy.hull, touched_edge(pose, *size, enemy.hull))
        assert distance(here.x, here.y, there.x, there.y) <= size[0] // 2 + 4 * TOLERANCE


def test_flush_against_an_edge_that_lies_aside_goes_to_its_line() -> None:
    enemy = facing_south(100_000, 80_000)
    assert flush(HERE, LINE[0], enemy, FRONT).key() == (60_000, 80_000, 0)


# Touching


@pytest.mark.parametrize(("apart", "verdict"), [(-2, True), (0, True), (2, True), (3, False)])
def test_touching_is_to_the_tolerance(apart: int, verdict: bool) -> None:
    enemy = block(Pose(60_000, 60_000 + apart, 2 * QUARTER), *LINE)
    assert touching(block(HERE, *LINE), enemy) == verdict
    assert touching(enemy, block(HERE, *LINE)) == verdict


def test_corners_touch_too() -> None:
    assert touching(block(HERE, *LINE), block(Pose(84_000, 64_000, 0), *LINE))
    assert not touching(block(HERE, *LINE), block(Pose(84_003, 64_003, 0), *LINE))


# Drawn


def test_the_nearer_of_two_shapes_is_met_first() -> None:
    drawing = sketch(
        """
        ...2222...
        ..........
        .111......
        ..........
        ....A.....
        """,
        2_000,
    )
    here = Pose(*drawing.point("A"), 0)
    one, two = drawing.shape("1"), drawing.shape("2")
    assert straight_to(here, 6_000, 2_000, one) == 3_000
    assert straight_to(here, 6_000, 2_000, two) == 7_000
    assert straight_to(here, 2_000, 2_000, one) == -1
