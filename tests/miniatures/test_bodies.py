"""Everything on a table."""

from __future__ import annotations

import pytest

from grognard.miniatures.bodies import (
    ANY,
    Body,
    Field,
    besides,
    closed_area,
    gap_to_nearest,
    is_on,
    near,
    nearest_first,
    on_any,
    overlapping,
    stands_on,
)
from grognard.table.measure import collide
from grognard.table.paths import WHEEL, Leg, sweep, wheel_box
from grognard.table.pose import Pose
from grognard.table.shapes import Footprint, block, hull
from tests.miniatures.troops import (
    BLUE,
    ORDERS,
    RED,
    Make,
    ground,
    guns,
    inches,
    line,
    patch,
    pose,
    skirmishers,
    square,
)

OPEN = 2


def loose(one: Body) -> Body:
    """The same body with another trait."""
    return Body(one.owner, 1, one.seat, one.pose, one.width, one.depth, one.shape, OPEN)


def test_friends_and_enemies_by_their_traits() -> None:
    foot, gun = line(0, RED, pose(10, 10)), guns(1, RED, pose(30, 10))
    screen, foe = loose(skirmishers(0, RED, pose(10, 14))), line(2, BLUE, pose(10, 30, 180))
    field = Field([foot, screen, gun, foe])
    assert field.friends(RED) == [foot, screen, gun]
    assert field.friends(RED, 1) == [foot, gun]
    assert field.enemies(BLUE, OPEN) == [screen]
    assert field.enemies(RED) == [foe]
    assert field.enemies(RED, OPEN) == []
    assert field.with_traits(ANY) == field.bodies
    assert besides(field.friends(RED), 0) == [gun]


def test_what_is_asked_twice_is_found_once() -> None:
    field = Field([line(0, RED, pose(10, 10)), line(1, BLUE, pose(10, 30))])
    assert field.enemies(RED) is field.enemies(RED)
    assert field.friends(RED) is not field.friends(BLUE)


def test_enemies_of_whom_nobody_moved_are_the_same_list() -> None:
    foot, foe = line(0, RED, pose(10, 10)), line(1, BLUE, pose(10, 30))
    before = Field([foot, foe])
    foes, gap = before.enemies(RED), before.gap_to_enemy(foot)
    ours = before.enemies(BLUE)
    after = Field([line(0, RED, pose(10, 12)), foe], before)
    assert after.enemies(RED) is foes
    assert after.gap_to_enemy(foot) == gap
    assert after.enemies(BLUE) is not ours
    assert after.gap_to_enemy(after.bodies[0]) == gap - inches(2)


def test_the_nearest_of_some_bodies_is_not_always_the_one_with_the_nearest_box() -> None:
    here = line(0, RED, pose(20, 20)).shape
    slanting, straight = line(1, BLUE, pose(29, 29, 45)), line(2, BLUE, pose(20, 28))
    gaps = [gap_to_nearest([one], here) for one in (slanting, straight)]
    assert gap_to_nearest([slanting, straight], here) == min(gaps)
    assert gap_to_nearest([], here) > inches(1000)
    assert nearest_first([straight, slanting], here.hull) == [slanting, straight]
    assert nearest_first([slanting, straight], straight.shape.hull) == [straight, slanting]


def test_the_middle_of_a_block() -> None:
    assert line(0, RED, pose(10, 10)).centre() == (inches(10), inches(9.5))
    assert square(0, RED, pose(10, 10, 90)).centre() == (inches(8.5), inches(10))


@pytest.mark.parametrize("make", ORDERS)
def test_a_body_holds_its_bases_and_not_the_ground_between(make: Make) -> None:
    one = make(0, RED, pose(20, 20, 30))
    for part in one.shape.parts:
        assert is_on(one, part)
        x, y = part.centre()
        speck = block(Pose(x, y, 0), 10, 10)
        assert stands_on([one], speck) is one and on_any([one], speck.hull) is one


@pytest.mark.parametrize("make", ORDERS)
def test_every_order_lies_within_its_block(make: Make) -> None:
    one = make(0, RED, pose(20, 20, 30))
    room = one.block_at(one.pose).widened(2)
    hull = one.shape.hull
    assert room.west <= hull.west and room.east >= hull.east
    assert room.south <= hull.south and room.north >= hull.north


def test_the_middle_of_a_square_is_free() -> None:
    one = square(0, RED, pose(20, 20), 4)
    speck = block(pose(20, 18), 100, 100)
    assert stands_on([one], speck) is None and on_any([one], speck.hull) is None
    assert collide(one.shape, block(pose(20, 20), 100, 100))


def test_a_gap_of_skirmishers_is_free() -> None:
    one = skirmishers(0, RED, pose(20, 20), bases=2, gap=2)
    assert on_any([one], block(pose(20, 20), inches(1.5), inches(0.5)).hull) is None
    assert on_any([one], block(pose(20, 20), inches(2.5), inches(0.5)).hull) is one


def test_near_goes_by_boxes() -> None:
    one, other = line(0, RED, pose(10, 10)), guns(1, RED, pose(30, 10))
    around = block(pose(10, 15), inches(2), inches(1)).hull
    assert near([one, other], around) == []
    assert near([one, other], around, inches(4)) == [one]
    assert near([one, other], around, inches(20)) == [one, other]


@pytest.mark.parametrize("angle", [-9000, -4500, -700, 200, 4500, 9000])
def test_the_box_of_a_wheel_holds_all_of_it(angle: int) -> None:
    place = pose(30, 20, 37)
    around = wheel_box(place, inches(6), inches(1), angle)
    for piece in sweep(place, inches(6), inches(1), Leg(WHEEL, angle)):
        assert around.west <= piece.west and piece.east <= around.east
        assert around.south <= piece.south and piece.north <= around.north


def test_bodies_on_each_other_are_found_with_the_one_they_are_on() -> None:
    first, second = line(1, RED, pose(20, 20)), line(2, BLUE, pose(20.5, 20))
    third = line(3, RED, pose(40, 20))
    assert overlapping([first, second, third]) == [(second, first)]
    assert overlapping([first, third]) == []


@pytest.mark.parametrize(("deep", "found"), [(3, 0), (6, 1)])
def test_a_hairs_breadth_that_rounding_makes_is_no_overlap(deep: int, found: int) -> None:
    first, place = line(1, RED, pose(20, 20)), pose(20, 20)
    second = line(2, BLUE, Pose(place.x, place.y - first.depth + deep, 0))
    assert collide(first.shape, second.shape)
    assert len(overlapping([first, second])) == found


def test_closed_ground_is_named_where_a_body_is_in_it() -> None:
    table = ground(patch("pond Mere", 0, 0, 10, 10, 2))
    assert closed_area(table, 2, line(1, RED, pose(30, 30))) == ""
    wet = line(1, RED, pose(5, 8))
    assert closed_area(table, 2, wet) == "pond Mere"
    assert closed_area(table, 1, wet) == ""


def test_a_bent_column_is_in_closed_ground_only_where_one_of_its_bases_is() -> None:
    head, tail = (
        block(pose(20, 20), inches(1), inches(8)),
        block(pose(21, 13, 270), inches(1), inches(8)),
    )
    shape = Footprint([head.hull, tail.hull], hull([*head.hull.corners(), *tail.hull.corners()]))
    bent = Body(1, 0, RED, pose(20, 20), inches(1), inches(8), shape)
    corner = ground(patch("pond Mere", 21, 14, 23, 16, 2))  # within its bend
    assert closed_area(corner, 2, bent) == ""
    assert closed_area(ground(patch("pond Mere", 20, 14, 23, 16, 2)), 2, bent) == "pond Mere"
