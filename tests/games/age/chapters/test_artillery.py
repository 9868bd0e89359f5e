"""Chapter 4: artillery."""

from __future__ import annotations

import pytest

from grognard.games.age.chapters.artillery import (
    IN_CONTACT,
    LIMBERED_ALREADY,
    MUST_LIMBER,
    NO_GENERAL,
    NO_PIVOT,
    NOT_ATTACHED,
    NOT_GUNS,
    NOT_TOUCHING,
    ONCE,
    ONE_MOVE,
    TWO_ACTIONS,
    UNLIMBERED_ALREADY,
    actions_used,
    grand_battery,
    limber,
    part_from_brigades,
    pivot,
    unlimber,
    why_not_attach_battery,
    why_not_detach_battery,
    why_not_limber,
    why_not_pivot,
    why_not_roll,
    why_not_unlimber,
)
from grognard.games.age.chapters.formations import NO_ROOM, body_of
from grognard.games.age.model.kinds import (
    DAMAGED,
    DESTROYED,
    FIRED,
    IMPASSABLE,
    LIMBERED,
    LIMBERING,
    MOVED,
    ON_TABLE,
    PIVOTING,
    ROLLING,
    SILENCED,
    UNLIMBERED,
    UNLIMBERING,
)
from grognard.games.age.model.pieces import Contact
from tests.games.age.builders import (
    ALLIED,
    FRENCH,
    area,
    battery,
    battle,
    brigade,
    general,
    inch,
    pose,
)


def test_4_1_to_limber_is_an_action() -> None:
    b = battle([battery("fb1")])
    assert why_not_limber(b, b.units[0]) is None
    limber(b, 0)
    u = b.units[0]
    assert (u.formation, u.pose.key(), actions_used(u)) == (LIMBERED, pose(24, 12).key(), 1)
    assert why_not_limber(b, u) is ONCE


def test_4_1_limbers_need_room_behind() -> None:
    b = battle([battery("fb1"), battery("fb2", at=(24, 11))])
    assert why_not_limber(b, b.units[0]) is NO_ROOM
    b = battle([battery("fb1")], terrain=[area(20, 9, 30, 10.9, IMPASSABLE)])
    assert why_not_limber(b, b.units[0]) is NO_ROOM


def test_4_1_only_what_is_in_battery_limbers() -> None:
    b = battle([battery("fb1", limbered=True), brigade("f1", at=(40, 12))])
    assert why_not_limber(b, b.units[0]) is LIMBERED_ALREADY
    assert why_not_limber(b, b.units[1]) is NOT_GUNS


@pytest.mark.parametrize(("y", "found"), [(25, None), (25.1, NO_GENERAL)])
def test_4_2_R72_a_general_within_12_inches_unlimbers(y: float, found: object) -> None:
    """The nearest edge is at y = 12; any general of the side will do."""
    b = battle([battery("fb1", at=(24, 13), limbered=True)], [general("a", at=(24, y))])
    assert why_not_unlimber(b, b.units[0]) is found


def test_R72_an_enemy_general_does_not() -> None:
    b = battle([battery("fb1", limbered=True)], [general("a", ALLIED, (24, 14))])
    assert why_not_unlimber(b, b.units[0]) is NO_GENERAL


def test_4_1_unlimbered_it_stays_where_its_front_is() -> None:
    b = battle([battery("fb1", limbered=True)], [general("a", at=(24, 14))])
    unlimber(b, 0)
    u = b.units[0]
    assert (u.formation, u.pose.key()) == (UNLIMBERED, pose(24, 12).key())
    assert why_not_unlimber(b, u) is ONCE
    b = battle([battery("fb1")], [general("a", at=(24, 14))])
    assert why_not_unlimber(b, b.units[0]) is UNLIMBERED_ALREADY


def test_4_1_only_limbered_guns_move() -> None:
    b = battle([battery("fb1"), battery("fb2", at=(30, 12), limbered=True)])
    assert why_not_roll(b, b.units[0]) is MUST_LIMBER
    assert why_not_roll(b, b.units[1]) is None
    b.mark(1, MOVED)
    assert why_not_roll(b, b.units[1]) is ONE_MOVE


@pytest.mark.parametrize(
    ("angle", "found"), [(4500, None), (-4500, None), (4501, NO_PIVOT), (0, NO_PIVOT)]
)
def test_4_1_guns_in_battery_pivot_by_up_to_45_degrees(angle: int, found: object) -> None:
    b = battle([battery("fb1")])
    assert why_not_pivot(b, b.units[0], angle) is found
    b = battle([battery("fb1", limbered=True)])
    assert why_not_pivot(b, b.units[0], angle) is NO_PIVOT


def test_4_1_it_pivots_about_its_middle() -> None:
    b = battle([battery("fb1")])
    pivot(b, 0, 3000)
    assert b.units[0].pose.h == 3000
    assert body_of(b, b.units[0]).centre()[0] in range(inch(24) - 1, inch(24) + 2)
    assert why_not_pivot(b, b.units[0], 3000) is ONCE


@pytest.mark.parametrize(
    ("marks", "used"),
    [(0, 0), (LIMBERING, 1), (LIMBERING | ROLLING, 2), (PIVOTING | FIRED, 2), (UNLIMBERING, 1)],
)
def test_R71_two_actions_in_a_segment(marks: int, used: int) -> None:
    b = battle([battery("fb1", marks=marks)])
    u = b.units[0]
    assert actions_used(u) == used
    if used == 2:
        assert why_not_limber(b, u) in (TWO_ACTIONS, ONCE)
        assert why_not_unlimber(b, u) is TWO_ACTIONS


def test_R76_guns_in_contact_do_nothing() -> None:
    b = battle([battery("fb1"), brigade("p1", ALLIED, (24, 12))])
    b.touch(Contact(1, 0, False, False, False, False))
    assert why_not_limber(b, b.units[0]) is IN_CONTACT
    assert why_not_pivot(b, b.units[0], 100) is IN_CONTACT


@pytest.mark.parametrize(("x", "found"), [(26.5, None), (27.0, NOT_TOUCHING)])
def test_4_4_R32_a_battery_is_attached_where_it_touches(x: float, found: object) -> None:
    """The brigade ends at x = 26.25; the guns are an inch wide."""
    b = battle([battery("fb1", at=(x + 0.5, 12)), brigade("f1")])
    assert why_not_attach_battery(b, FRENCH, 0, 1) is found


def test_R32_what_may_not_be_attached() -> None:
    units = [battery("fb1", at=(26.75, 12)), brigade("f1"), brigade("p1", ALLIED, (24, 13.5))]
    b = battle([*units, battery("fb2", at=(21.25, 12), marks=SILENCED)])
    assert why_not_attach_battery(b, FRENCH, 1, 0) is NOT_ATTACHED
    assert why_not_attach_battery(b, FRENCH, 0, 2) is NOT_ATTACHED
    assert why_not_attach_battery(b, ALLIED, 0, 1) is NOT_ATTACHED
    assert why_not_attach_battery(b, FRENCH, 3, 1) is NOT_ATTACHED
    assert why_not_attach_battery(b, FRENCH, 0, 99) is NOT_ATTACHED
    b.escort(0, 1)
    assert why_not_attach_battery(b, FRENCH, 0, 1) is NOT_ATTACHED


def test_R32_it_leaves_its_brigade() -> None:
    b = battle([battery("fb1", at=(26.75, 12)), brigade("f1")])
    assert why_not_detach_battery(b, FRENCH, 0) is NOT_ATTACHED
    b.escort(0, 1)
    assert why_not_detach_battery(b, FRENCH, 0) is None
    part_from_brigades(b)
    assert b.units[0].escort == 1
    b.move_to(1, pose(24, 20), [])
    part_from_brigades(b)
    assert b.units[0].escort == -1


def test_4_5_R33_three_batteries_side_by_side_are_a_grand_battery() -> None:
    three = [battery("fb1"), battery("fb2", at=(25, 12)), battery("fb3", at=(26, 12))]
    b = battle([*three, battery("fb4", at=(35, 12)), brigade("f1", at=(24, 20))])
    assert [grand_battery(b, u) for u in b.units] == [[0, 1, 2]] * 3 + [[], []]
    b = battle(three[:2])
    assert grand_battery(b, b.units[0]) == []


def test_R33_guns_that_are_limbered_do_not_count() -> None:
    third = battery("fb3", at=(26, 12), limbered=True)
    b = battle([battery("fb1"), battery("fb2", at=(25, 12)), third])
    assert grand_battery(b, b.units[0]) == []


@pytest.mark.parametrize(("facing", "count"), [(45, 3), (46, 0)])
def test_R33_they_face_within_45_degrees(facing: float, count: int) -> None:
    third = battery("fb3", at=(26, 12), facing=facing)
    b = battle([battery("fb1"), battery("fb2", at=(25, 12)), third])
    assert len(grand_battery(b, b.units[0])) == count


def test_4_6_a_damaged_battery_stays_damaged() -> None:
    b = battle([battery("fb1"), battery("fb2", at=(30, 12))])
    b.damage(0)
    b.begin_segment(FRENCH)
    assert [u.has(DAMAGED) for u in b.units] == [True, False]
    b.damage(0)
    assert [u.place for u in b.units] == [DESTROYED, ON_TABLE]


def test_4_3_a_silenced_battery_recovers_in_its_next_segment() -> None:
    b = battle([battery("fb1", marks=SILENCED)])
    b.begin_segment(ALLIED)
    assert b.units[0].has(SILENCED)
    b.begin_segment(FRENCH)
    assert not b.units[0].has(SILENCED)
