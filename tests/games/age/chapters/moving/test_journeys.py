"""Chapters 2, 3 and 12: where moves end, garrisons, attached batteries, withdrawals."""

from __future__ import annotations

import pytest

from grognard.games.age.chapters.formations import centre_of, footprint
from grognard.games.age.chapters.moving.journeys import (
    IN_AND_OUT,
    LEAVES,
    NOT_BACK,
    RESERVE_MOVE,
    carry_out,
    why_not_march,
)
from grognard.games.age.chapters.moving.marching import ON_FRIEND, TOO_FAR, WHOLE
from grognard.games.age.model.actions import MOVE, WITHDRAW
from grognard.games.age.model.kinds import (
    BUILT_UP,
    COLUMNAR,
    GARRISON,
    HURRIED,
    LIMBERED,
    LINE,
    MASSE,
    MOVED,
    REFORMED,
    ROLLING,
)
from grognard.games.age.model.pieces import Contact
from grognard.games.age.model.state import Battle
from grognard.kernel.refusal import Refusal
from grognard.table.paths import ABOUT, ADVANCE, BACK, WHEEL, Leg
from tests.games.age.builders import (
    ALLIED,
    area,
    battery,
    battle,
    brigade,
    cavalry,
    general,
    inch,
    pose,
)

VILLAGE = area(22, 15, 26, 18, BUILT_UP)


def ahead(length: float) -> list[Leg]:
    return [Leg(ADVANCE, inch(length))]


def why(b: Battle, legs: list[Leg], order: int = MOVE) -> Refusal | None:
    return why_not_march(b, b.units[0], legs, 0, WHOLE, order)


def go(b: Battle, legs: list[Leg]) -> None:
    carry_out(b, 0, legs, 0, False)


@pytest.mark.parametrize(("length", "hurried"), [(3, False), (3.01, True)])
def test_R34_more_than_half_its_speed(length: float, hurried: bool) -> None:
    b = battle([brigade("f1")])
    go(b, ahead(length))
    assert b.units[0].pose.key() == pose(24, 12 + length).key()
    assert b.units[0].has(HURRIED) is hurried
    assert b.units[0].has(MOVED)


def test_3_4_a_halt_uses_up_the_move() -> None:
    b = battle([brigade("f1")])
    go(b, [])
    assert b.units[0].pose.key() == pose(24, 12).key()
    assert b.units[0].has(MOVED)


def test_R83_lone_generals_make_way() -> None:
    b = battle([brigade("f1")], [general("z", ALLIED, (24, 14)), general("a", at=(24, 14))])
    go(b, ahead(4))
    assert [g.y for g in b.generals] == [inch(20), inch(14)]


# Built-up areas


@pytest.mark.parametrize(
    ("bases", "length", "formation"), [(8, 5, GARRISON), (8, 4.4, MASSE), (9, 5, MASSE)]
)
def test_R57_a_small_brigade_whose_middle_enters_is_a_garrison(
    bases: int, length: float, formation: int
) -> None:
    """A masse of 8 is 4 inches deep: its middle enters at y = 15 with its front at 17."""
    one = brigade("f1", at=(24, 12.5), formation=MASSE, bases=bases, ranks=2)
    b = battle([one], terrain=[VILLAGE])
    go(b, ahead(length))
    assert b.units[0].formation == formation


def test_R108_cavalry_is_no_garrison() -> None:
    b = battle([cavalry("f1")], terrain=[VILLAGE])
    go(b, ahead(5))
    assert b.units[0].formation == LINE


def test_12_5_it_holds_the_area_and_its_middle() -> None:
    b = battle([brigade("f1", bases=4)], terrain=[VILLAGE])
    go(b, ahead(4))
    u = b.units[0]
    assert u.trail == [0]
    assert centre_of(b, u) == (inch(24), inch(16.5))
    assert footprint(b, u).hull.west == inch(22)


def test_12_5_an_area_holds_one_garrison() -> None:
    friend = brigade("f2", at=(22.2, 17), bases=1)
    b = battle([brigade("f1", bases=1), friend], terrain=[VILLAGE])
    go(b, ahead(4))
    assert b.units[0].formation == LINE


def test_2_6_to_leave_costs_half_a_move() -> None:
    """A masse of 4, 2 inches deep, in the middle: its front is at y = 17.5."""
    one = brigade("f1", at=(24, 17.5), bases=4, formation=GARRISON)
    b = battle([one], terrain=[VILLAGE])
    assert why(b, ahead(3)) is None
    assert why(b, ahead(3.01)) is TOO_FAR
    go(b, ahead(3))
    u = b.units[0]
    assert (u.formation, u.pose.key()) == (MASSE, pose(24, 20.5).key())
    assert u.has(REFORMED)


# Withdrawals


def test_R54_to_leave_the_zone_needs_the_order() -> None:
    units = [brigade("f1", mode=COLUMNAR), brigade("p1", ALLIED, (24, 29))]
    b = battle(units)
    back = [Leg(BACK, inch(2))]
    assert why(b, back) is LEAVES
    assert why(b, back, WITHDRAW) is None
    assert why(b, [Leg(BACK, inch(0.5))]) is None
    assert why(b, [Leg(BACK, inch(0.5))], WITHDRAW) is None


def test_R54_a_withdrawal_leads_away() -> None:
    b = battle([brigade("f1"), brigade("p1", ALLIED, (24, 29))])
    assert why(b, ahead(2), WITHDRAW) is NOT_BACK
    assert why(b, [], WITHDRAW) is None


def test_R76_a_withdrawal_from_contact_leaves_it() -> None:
    b = battle([brigade("f1"), brigade("p1", ALLIED, (24, 12))])
    b.touch(Contact(1, 0, False, False, False, True))
    assert why(b, [Leg(BACK, inch(0.9))], WITHDRAW) is NOT_BACK
    assert why(b, [Leg(BACK, inch(1))], WITHDRAW) is None
    go(b, [Leg(BACK, inch(1))])
    assert not b.contacts


def test_9_4_a_reserve_move_does_not_enter_the_zone_and_leave_it() -> None:
    """The way leads past an enemy at its left, a little less or more than 18 inches away."""
    foe = brigade("p1", ALLIED, (8, 20), facing=90, bases=1, ranks=2)
    b = battle([cavalry("f1", at=(27.9, 14)), foe])
    assert why(b, ahead(11), RESERVE_MOVE) is IN_AND_OUT
    assert why(b, ahead(6), RESERVE_MOVE) is None
    b = battle([cavalry("f1", at=(28.1, 14)), foe])
    assert why(b, ahead(11), RESERVE_MOVE) is None


# Attached batteries


def test_R32_an_attached_battery_moves_with_its_brigade() -> None:
    b = battle([brigade("f1"), battery("fb1", at=(26.75, 12))])
    b.escort(1, 0)
    go(b, ahead(4))
    guns = b.units[1]
    assert guns.pose.key() == pose(26.75, 16).key()
    assert guns.escort == 0
    assert guns.has(ROLLING)


def test_R32_it_wheels_with_its_brigade() -> None:
    b = battle([brigade("f1"), battery("fb1", at=(26.75, 12), limbered=True)])
    b.escort(1, 0)
    go(b, [Leg(WHEEL, 3000)])
    guns = b.units[1]
    assert guns.pose.h == 3000
    assert guns.escort == 0
    assert guns.formation == LIMBERED


def test_R110_one_that_cannot_follow_is_left_behind() -> None:
    units = [cavalry("f1"), battery("fb1", at=(26.5, 12)), battery("fb2", at=(21.5, 12))]
    b = battle(units)
    b.escort(1, 0)
    b.escort(2, 0)
    go(b, ahead(7))
    assert [u.escort for u in b.units] == [-1, -1, -1]
    assert b.units[1].pose.key() == pose(26.5, 12).key()


def test_R58_it_does_not_end_on_its_own_battery() -> None:
    b = battle([brigade("f1"), battery("fb1", at=(24, 13.2))])
    b.escort(1, 0)
    assert why(b, ahead(1)) is ON_FRIEND
    assert why(b, ahead(0.1)) is None


def test_12_6_it_faces_about() -> None:
    b = battle([brigade("f1")])
    go(b, [Leg(ABOUT, 0)])
    assert b.units[0].pose.key() == pose(24, 11, 180).key()
