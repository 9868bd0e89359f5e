"""Recoils, pursuits and flights: straight off, facing kept."""

from __future__ import annotations

import pytest

from grognard.miniatures.bodies import Body, stands_on
from grognard.miniatures.moving.forced_moves import (
    apart_length,
    clear_length,
    closed_parts,
    met_on,
    past,
    place_at,
    recoil_length,
    shifted,
    swept,
)
from grognard.miniatures.moving.passable import are_walkable, is_walkable
from grognard.table.measure import collide, gap, overlap
from grognard.table.shapes import block
from tests.miniatures.troops import (
    BLUE,
    ORDERS,
    POND,
    RED,
    WALL,
    Make,
    ground,
    guns,
    inches,
    line,
    on_the_road,
    patch,
    pose,
    skirmishers,
    square,
    wall,
)

SOUTH = 18_000
OPEN = ground()


def test_facing_is_kept() -> None:
    there = shifted(pose(30, 20, 33), SOUTH, inches(5))
    assert there.key() == (inches(30), inches(15), 3300)


@pytest.mark.parametrize("make", ORDERS)
@pytest.mark.parametrize("heading", [0, 4_500, 12_345, SOUTH])
def test_the_ground_it_would_hold_is_that_of_its_order_there(make: Make, heading: int) -> None:
    one = make(0, RED, pose(30, 20, 33))
    there = place_at(one, heading, inches(5))
    made = make(0, RED, shifted(one.pose, heading, inches(5))).shape
    assert [part.corners() for part in there.parts] == [part.corners() for part in made.parts]
    assert there.hull.corners() == made.hull.corners()


@pytest.mark.parametrize("make", ORDERS)
def test_what_is_swept_holds_every_base_all_the_way(make: Make) -> None:
    one = make(0, RED, pose(30, 20, 33))
    pieces = swept(one, SOUTH, inches(5))
    assert len(pieces) == len(one.shape.parts)
    for run in range(0, inches(5) + 1, inches(1)):
        for piece, base in zip(pieces, place_at(one, SOUTH, run).parts, strict=True):
            assert overlap(piece, base)
            assert piece.west <= base.west and base.east <= piece.east
            assert piece.south <= base.south and base.north <= piece.north


@pytest.mark.parametrize("make", ORDERS)
def test_it_continues_until_it_is_clear(make: Make) -> None:
    one, friend = make(0, RED, pose(30, 20)), guns(1, RED, pose(30, 17.7))
    bars = list(friend.shape.parts)
    length = clear_length(one, bars, SOUTH, inches(2))
    assert length > inches(2)
    assert not collide(place_at(one, SOUTH, length), friend.shape)
    assert collide(place_at(one, SOUTH, length - 10), friend.shape)
    assert clear_length(one, bars, 0, inches(2)) == inches(2)


def test_two_friends_one_behind_the_other() -> None:
    one = line(0, RED, pose(30, 30))
    bars = [line(1, RED, pose(30, 27)).shape.hull, line(2, RED, pose(30, 25.5)).shape.hull]
    length = clear_length(one, bars, SOUTH, inches(2.5))
    assert inches(5.5) - 2 <= length <= inches(5.5) + 2


def test_bases_far_apart_may_stand_astride() -> None:
    one = skirmishers(0, RED, pose(30, 20), bases=2, gap=4)
    friend = on_the_road(1, RED, pose(30, 18))
    assert clear_length(one, friend.shape.parts, SOUTH, inches(2)) == inches(2)
    assert past(one, SOUTH, friend.shape.hull) == 0


def test_a_recoil_stops_before_enemies_ground_and_the_edge() -> None:
    one = square(0, RED, pose(30, 20))

    def recoil(enemies: list[Body], on: float = 2, closed: int = POND) -> int:
        table = ground(patch("pond", 29, 10, 31, 15.5, POND))
        return recoil_length(one, [], enemies, table, closed, SOUTH, inches(on))

    assert recoil([], 1) == inches(1)
    assert recoil([], 2) == -1
    assert recoil([], 2, WALL) == inches(2)
    assert recoil([line(1, BLUE, pose(30, 16.2))], 1) == -1
    assert recoil_length(one, [], [], OPEN, POND, SOUTH, inches(18)) == -1


def test_a_recoil_goes_through_friends() -> None:
    one, friend = line(0, RED, pose(30, 20)), line(1, RED, pose(30, 18.5))
    length = recoil_length(one, friend.shape.parts, [], OPEN, POND, SOUTH, inches(2))
    assert inches(2.5) - 2 <= length <= inches(2.5) + 2
    assert stands_on([friend], place_at(one, SOUTH, length)) is None


def test_who_is_met_on_the_way() -> None:
    one = guns(0, RED, pose(30, 20))
    first, second = line(1, BLUE, pose(30, 12)), line(2, BLUE, pose(30, 9))
    assert met_on([first, second], swept(one, SOUTH, inches(4))) is None
    assert met_on([first, second], swept(one, SOUTH, inches(9))) is first


def test_ground_that_nobody_enters() -> None:
    table = ground(patch("pond", 10, 10, 14, 14, POND), edges=(wall((20, 10), (20, 20)),))
    assert is_walkable(table, POND, block(pose(17, 17), 2540, 2540).hull)
    assert not is_walkable(table, POND, block(pose(12, 12), 2540, 2540).hull)
    assert not is_walkable(table, WALL, block(pose(20, 12), 2540, 2540).hull)
    assert not is_walkable(table, POND, block(pose(71.9, 12), 2540, 2540).hull)
    pieces = [block(pose(x, 17), 2540, 2540).hull for x in (12, 16, 20)]
    assert are_walkable(table, POND, pieces) and not are_walkable(table, WALL, pieces)
    assert [part.corners() for part in closed_parts(table, POND)] == [
        [(inches(x), inches(y)) for x, y in ((10, 10), (14, 10), (14, 14), (10, 14))]
    ]


@pytest.mark.parametrize("make", ORDERS)
@pytest.mark.parametrize("limit", [1, 2, 4])
def test_it_goes_just_as_far_as_it_must_to_be_apart(make: Make, limit: int) -> None:
    one = make(0, RED, pose(30, 20))
    other = line(1, BLUE, pose(30, 20.5, 180)).shape
    length = apart_length(one, [other], [inches(limit)], SOUTH, 0)
    assert inches(limit) - 2 <= gap(place_at(one, SOUTH, length), other) <= inches(limit) + 2


def test_it_continues_past_a_second_one_it_would_be_too_near() -> None:
    one = line(0, RED, pose(30, 20))
    others = [line(1, BLUE, pose(30, 21, 180)).shape, line(2, BLUE, pose(30, 17)).shape]
    length = apart_length(one, others, [inches(2), inches(2)], SOUTH, 0)
    for other in others:
        assert gap(place_at(one, SOUTH, length), other) >= inches(2) - 2
    assert apart_length(one, others, [inches(2), inches(2)], SOUTH, length) == length
