"""Charges: one wheel, straight ahead, and the enemy that is met first."""

from __future__ import annotations

from random import Random

import pytest

from grognard.miniatures.bodies import Body
from grognard.miniatures.moving.charge_path import (
    Charger,
    approach,
    bars_run,
    bars_wheel,
    flush_pose,
    hits,
    in_sight,
    is_aside,
    is_beyond,
    list_wheels,
    stopped_short,
    wheel_toward,
)
from grognard.table.contact import touching
from grognard.table.measure import collide, gap
from grognard.table.paths import ADVANCE, WHEEL, Leg, end_path
from grognard.table.pose import Pose
from grognard.table.shapes import block
from tests.miniatures.troops import (
    BLUE,
    ORDERS,
    POND,
    RED,
    WOOD,
    Make,
    column,
    ground,
    guns,
    inches,
    line,
    on_the_road,
    patch,
    pose,
    skirmishers,
    square,
)

OPEN = ground()


def horse(x: float = 30, y: float = 10, facing: float = 0, width: float = 4) -> Body:
    """Cavalry on bases two inches deep."""
    place = pose(x, y, facing)
    wide, deep = inches(width), inches(2)
    return Body(0, 0, RED, place, wide, deep, block(place, wide, deep))


def charger(one: Body, reach: float = 20, widest: int = 4500) -> Charger:
    """An inch on the arc costs as much as one ahead."""
    return Charger(one, widest, inches(reach), 1, 1)


def place_of(one: Body, at: Pose) -> Body:
    shape = block(at, one.width, one.depth)
    return Body(one.owner, 0, one.seat, at, one.width, one.depth, shape)


@pytest.mark.parametrize("make", ORDERS)
@pytest.mark.parametrize("facing", [0, 20, 90, 135, 180, 200])
def test_contact_touches_and_does_not_overlap(make: Make, facing: float) -> None:
    one, foe = horse(), make(1, BLUE, pose(31, 25, facing))
    way = approach(one, 0, [foe])
    assert way.met == 1 and way.struck is foe
    came = place_of(one, way.contact())
    assert not collide(came.shape, foe.shape)
    assert gap(came.shape, foe.shape) <= 5
    flushed = place_of(one, flush_pose(way, [foe], OPEN, POND))
    assert touching(flushed.shape, foe.shape)
    assert not collide(flushed.shape, foe.shape)


@pytest.mark.parametrize("make", ORDERS)
def test_flush_is_square_against_the_base_that_was_struck(make: Make) -> None:
    way = approach(horse(), 0, [make(1, BLUE, pose(30, 25, 170))])
    heading = int(flush_pose(way, [], OPEN, POND).h)
    assert min(abs(heading - square_on) for square_on in (35_000, 26_000, 8_000)) <= 3


def test_the_nearest_base_is_struck_and_not_the_hull() -> None:
    far, near = block(pose(30, 25, 180), 2540, 2540), block(pose(36, 20, 180), 2540, 2540)
    shape = type(far)(far.parts + near.parts, block(pose(33, 20, 180), 17_000, 15_000).hull)
    bent = Body(1, 0, BLUE, pose(30, 20, 180), 17_000, 15_000, shape)
    assert approach(horse(width=2), 0, [bent]).length == inches(15)
    way = approach(horse(x=36, width=2), 0, [bent])
    assert (way.length, way.part()) == (inches(10), near.parts[0])


def test_a_narrow_front_goes_between_two_bases() -> None:
    foe = skirmishers(1, BLUE, pose(30, 25, 180), bases=2, gap=3)
    assert approach(horse(width=2), 0, [foe]).met == -1
    assert approach(horse(width=4), 0, [foe]).met == 1


def test_which_enemy_it_meets_first() -> None:
    near, far = line(1, BLUE, pose(33, 20, 180)), line(2, BLUE, pose(30, 30, 180))
    way = approach(horse(), 0, [far, near])
    assert (way.met, way.length) == (1, inches(10))
    assert approach(horse(), 0, [far, near], far).met == 1
    assert approach(horse(), 0, [far]).length == inches(20)
    assert approach(horse(facing=180), 0, [far, near]).met == -1


def test_of_two_abreast_the_target_is_met() -> None:
    left, right = line(1, BLUE, pose(27, 20, 180)), line(2, BLUE, pose(33, 20, 180))
    assert approach(horse(), 0, [left, right]).met == 1
    assert approach(horse(), 0, [left, right], right).met == 2


def test_the_way_is_a_wheel_and_an_advance() -> None:
    foe = guns(1, BLUE, pose(40, 22, 200))
    wheel = wheel_toward(horse(), 4500, *foe.centre())
    way = approach(horse(), wheel, [foe])
    assert [(leg.kind, leg.amount) for leg in way.legs()] == [(WHEEL, wheel), (ADVANCE, way.length)]
    assert way.legs(100)[-1].amount == way.length + 100
    stood = approach(horse(y=20), 0, [line(1, BLUE, pose(30, 20, 180))])
    assert (stood.length, stood.legs()) == (0, [])


# What bars it


def test_a_wheel_is_barred_by_enemies_ground_and_the_edge() -> None:
    one, foe = horse(), line(1, BLUE, pose(34.2, 10, 180))
    assert not bars_wheel(one, 0, [foe], OPEN, POND)
    assert bars_wheel(one, -4500, [foe], OPEN, POND)
    assert not bars_wheel(one, -4500, [], OPEN, POND)
    pond = ground(patch("pond", 31, 11, 36, 14, POND))
    assert bars_wheel(one, -4500, [], pond, POND)
    assert not bars_wheel(one, -4500, [], pond, WOOD)
    assert bars_wheel(horse(x=2.2), 9000, [], OPEN, POND)


def test_a_run_is_barred_by_ground_and_by_friends_at_its_end() -> None:
    foe = line(1, BLUE, pose(30, 25, 180))
    way = approach(horse(), 0, [foe])
    assert not bars_run(way, [], OPEN, POND)
    assert bars_run(way, [], ground(patch("pond", 28, 15, 29, 16, POND)), POND)
    assert bars_run(way, [guns(2, RED, pose(32, 24))], OPEN, POND)
    assert not bars_run(way, [guns(2, RED, pose(31, 20))], OPEN, POND)  # passed through


def test_sight_from_the_middle_or_an_end() -> None:
    foe, one = square(1, BLUE, pose(30, 25)), horse()
    assert in_sight(one, foe, [], OPEN)
    wood = ground(patch("wood", 0, 14, 72, 18, WOOD))
    assert not in_sight(one, foe, [], wood)
    before = [line(2, BLUE, pose(30, 16, 180), bases=6).shape.hull]
    assert not in_sight(one, foe, before, OPEN)
    beside = [line(2, BLUE, pose(33, 16, 180)).shape.hull]
    assert in_sight(one, foe, beside, OPEN)


# Where it ends


def test_who_falls_short_keeps_off() -> None:
    foe = guns(1, BLUE, pose(30, 25, 170))
    one = horse()
    way = approach(one, 0, [foe])
    run = stopped_short(way, way.legs(), inches(1))
    there = place_of(one, end_path(one.pose, one.width, one.depth, run))
    assert inches(1) - 3 <= gap(there.shape, foe.shape) <= inches(1) + 3
    assert stopped_short(way, [Leg(ADVANCE, inches(3))], inches(1))[0].amount == inches(3)
    assert stopped_short(way, [Leg(WHEEL, 500)], inches(1))[0].kind == WHEEL
    near = approach(horse(y=24.5), 0, [line(1, BLUE, pose(30, 25, 180))])
    assert stopped_short(near, near.legs(), inches(1)) == []


def test_where_anything_prevents_it_one_stays_as_one_came() -> None:
    foe = line(1, BLUE, pose(31, 25, 160))
    way = approach(horse(), 0, [foe])
    assert flush_pose(way, [foe], OPEN, POND).h == 34_000
    beside = column(2, RED, pose(27.4, 24.4, 340))
    assert flush_pose(way, [foe, beside], OPEN, POND).h == 0
    pond = patch("pond", 27, 18, 27.95, 26, POND)
    assert flush_pose(way, [foe], ground(pond), POND).h == 0


# Quick looks and wheels


@pytest.mark.parametrize("make", [line, square, guns, on_the_road])
def test_whom_a_quick_look_passes_over_no_wheel_reaches(make: Make) -> None:
    lots = Random(3)
    seen = 0
    for _ in range(80):
        c = charger(horse(36, 24, lots.uniform(0, 360)), 12, 3000)
        place = pose(lots.uniform(12, 60), lots.uniform(8, 40), lots.uniform(0, 360))
        foe = make(1, BLUE, place)
        if is_beyond(c, foe.shape.hull) or is_aside(c, foe.shape.hull):
            seen += 1
            assert not any(hits(c, wheel, foe) for wheel in range(-3000, 3001, 500))
            assert list_wheels(c, foe) == []
    assert 20 < seen < 80


def test_wheels_worth_thinking_about() -> None:
    c = charger(horse())
    assert list_wheels(c, line(1, BLUE, pose(30, 25, 180))) == [0]
    assert list_wheels(c, line(1, BLUE, pose(30, 31, 180))) == []  # beyond its budget
    least, centred = list_wheels(c, guns(1, BLUE, pose(40, 22, 200)))
    assert 0 < least < centred <= 4500 and least % 100 == centred % 100 == 0
    assert hits(c, least, guns(1, BLUE, pose(40, 22, 200)))
    assert not hits(c, least - 100, guns(1, BLUE, pose(40, 22, 200)))
