"""R58 Where a march column may end: the quick answer is that of every place by itself."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from grognard.games.age.chapters.formations import BASE, base_width, field_of
from grognard.games.age.chapters.moving.columns import after_legs
from grognard.games.age.chapters.moving.journeys import why_not_there
from grognard.games.age.chapters.moving.marching import OFF_TABLE, ON_FRIEND, bare_mover
from grognard.games.age.model.kinds import COLUMN, LINE, MASSE
from grognard.games.age.model.state import Battle
from grognard.games.age.reach.column_ends import OffTable, OnOthers, Tail
from grognard.kernel.dice import Rng
from grognard.miniatures.bodies import Body
from grognard.miniatures.length_unit import INCHES
from grognard.miniatures.reach.ray_ends import EndRule, forbidden
from grognard.miniatures.reach.rays import Ray
from grognard.table.paths import ADVANCE, WHEEL, Leg
from tests.games.age.builders import Troops, battle, brigade, inch

MOST = 160  # eight inches


def crowd(rng: Rng) -> list[Troops]:
    """A column, and others close around it."""
    size, ranks = 4 + rng.below(5), 2 + rng.below(2)
    units = [brigade("f0", at=(12, 10), bases=size, ranks=ranks, formation=COLUMN)]
    for i in range(1, 7):
        at = (2 + rng.below(200) / 10, 2 + rng.below(200) / 10)
        formation = (LINE, MASSE, COLUMN)[rng.below(3)]
        one = brigade(f"f{i}", at=at, facing=rng.below(360), bases=4, formation=formation)
        units.append(one)
    return units


def bent(b: Battle, rng: Rng) -> None:
    """The column has come by a way with bends, some of them sharp."""
    u = b.units[0]
    legs: list[Leg] = []
    for _ in range(rng.below(4)):
        legs.append(Leg(WHEEL, 100 * (rng.below(91) - 45)))
        legs.append(Leg(ADVANCE, inch(0.25 * (1 + rng.below(8)))))
    place = after_legs(u, legs)
    b.move_to(0, place.pose, place.trail)


def ray_after(b: Battle, legs: list[Leg]) -> Ray:
    u = b.units[0]
    pose = after_legs(u, legs).pose
    return Ray(bare_mover(b, u, inch(20), False), pose, ADVANCE, 1, MOST, INCHES.step)


def others_of(b: Battle) -> list[Body]:
    return [body for body in field_of(b).bodies if body.owner]


class Counted(EndRule):
    def __init__(self, rule: EndRule) -> None:
        self.rule = rule
        self.asked = 0
        self.bad = 0

    def at(self, place: i64) -> tuple[bool, i64]:
        bad, more = self.rule.at(place)
        self.asked += 1
        self.bad += bad
        return bad, more


@pytest.mark.parametrize("seed", range(20))
def test_R58_every_place_of_a_ray_has_the_verdict_of_the_rule(seed: int) -> None:
    rng = Rng(seed)
    b = battle(crowd(rng))
    bent(b, rng)
    u, ground = b.units[0], b.setting.ground
    for angle in (-4500, -1700, 0, 900, 4500):
        legs = [Leg(WHEEL, angle)] if angle else []
        ray = ray_after(b, legs)
        tail = Tail(u, ray, legs)
        places = range(1, MOST + 1)
        whys = [why_not_there(b, u, after_legs(u, [*legs, ray.leg(one)])) for one in places]
        others = tail.beside(others_of(b))
        on_others = spread(forbidden(OnOthers(tail, others), 1, MOST)) if others else set()
        off_table = spread(forbidden(OffTable(tail, ground), 1, MOST))
        assert off_table == {one for one in places if whys[one - 1] is OFF_TABLE}
        found = {one for one in places if whys[one - 1] is ON_FRIEND}
        assert on_others - off_table == found


def spread(spans: list[tuple[int, int]]) -> set[int]:
    return {place for first, last in spans for place in range(first, last + 1)}


def test_R58_few_places_are_asked_about_where_nobody_is_near() -> None:
    b = battle([brigade("f0", at=(12, 10), formation=COLUMN), brigade("f1", at=(30, 10))])
    legs = [Leg(WHEEL, 3000)]
    tail = Tail(b.units[0], ray_after(b, legs), legs)
    rule = Counted(OnOthers(tail, others_of(b)[0].shape.parts))
    assert forbidden(rule, 1, MOST) == []
    assert rule.asked < 5


def test_R58_who_stands_two_inches_beside_its_way_is_not_asked_about() -> None:
    b = battle([brigade("f0", at=(12, 10), formation=COLUMN), brigade("f1", at=(15, 14), bases=2)])
    assert Tail(b.units[0], ray_after(b, []), []).beside(others_of(b)) == []
    assert Tail(b.units[0], ray_after(b, legs := [Leg(WHEEL, 4500)]), legs).beside(others_of(b))


@pytest.mark.parametrize("facing", [0, 37, 90])
def test_R58_a_column_slides_along_a_friend_it_touches(facing: int) -> None:
    """What is measured only now and then there is not missed: one that lies ahead of it."""
    units = [
        brigade("f0", at=(24, 18), facing=facing, bases=6, formation=COLUMN),
        brigade("f1", at=(22, 18), facing=facing, bases=4, formation=MASSE),
        brigade("f2", at=(40, 18), facing=facing, bases=2),
    ]
    b = battle(units)
    u = b.units[0]
    body = field_of(b).bodies[1]
    b.move_to(1, u.pose.moved(0, -(BASE + body.width) // 2), [])
    b.move_to(2, u.pose.moved(inch(4), inch(1)), [])
    for legs in ([], [Leg(WHEEL, 1000)]):
        ray = ray_after(b, legs)
        tail = Tail(u, ray, legs)
        places = range(1, MOST + 1)
        ends = [after_legs(u, [*legs, ray.leg(one)]) for one in places]
        found = {one for one in places if why_not_there(b, u, ends[one - 1]) is ON_FRIEND}
        others = tail.beside(others_of(b))
        assert found and spread(forbidden(OnOthers(tail, others), 1, MOST)) == found


@pytest.mark.parametrize("turned", [0, 25, 90])
def test_R58_who_lies_deep_on_somebody_is_asked_about_only_now_and_then(turned: int) -> None:
    units = [
        brigade("f0", at=(24, 24), bases=6, formation=COLUMN),
        brigade("f1", at=(24, 22), facing=turned, bases=4, formation=MASSE),
    ]
    b = battle(units)
    u = b.units[0]
    for legs in ([], [Leg(WHEEL, 2000)]):
        ray = ray_after(b, legs)
        tail = Tail(u, ray, legs)
        ends = [after_legs(u, [*legs, ray.leg(one)]) for one in range(1, MOST + 1)]
        lying = {i + 1 for i in range(MOST) if why_not_there(b, u, ends[i]) is ON_FRIEND}
        rule = Counted(OnOthers(tail, others_of(b)[0].shape.parts))
        assert spread(forbidden(rule, 1, MOST)) == lying
        assert rule.bad < len(lying) // 2


@pytest.mark.parametrize(("off", "free"), [(300, True), (0, False)])
def test_R58_who_stands_beside_a_column_bars_nothing_behind_its_head(off: int, free: bool) -> None:
    units = [
        brigade("f0", at=(24, 24), bases=6, formation=COLUMN),
        brigade("f1", at=(20, 22), bases=4, formation=MASSE),
    ]
    b = battle(units)
    u, body = b.units[0], field_of(b).bodies[1]
    b.move_to(1, u.pose.moved(-BASE, -(base_width(u.roster) + body.width) // 2 - off), [])
    for legs in ([], [Leg(WHEEL, 2000)]):
        ray = ray_after(b, legs)
        tail = Tail(u, ray, legs)
        others = [part for body in others_of(b) for part in body.shape.parts]
        assert tail.is_free_behind(others) is free
        ends = [after_legs(u, [*legs, ray.leg(one)]) for one in range(1, MOST + 1)]
        lying = {i + 1 for i in range(MOST) if why_not_there(b, u, ends[i]) is ON_FRIEND}
        assert spread(forbidden(OnOthers(tail, others), 1, MOST)) == lying
