"""Chapter 8: retreats."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.age.chapters.formations import body_of
from grognard.games.age.chapters.ground import gap_between
from grognard.games.age.chapters.moving.forced import (
    FULL,
    HALF_OR_RANGE,
    OUT_OF_MUSKETRY,
    SILENCED_BACK,
    TWO_INCHES,
    Retreat,
)
from grognard.games.age.model.kinds import (
    BUILT_UP,
    CAVALRY,
    COLUMNAR,
    DESTROYED,
    DISORDERED,
    GARRISON,
    IMPASSABLE,
    LIMBERED,
    MASSE,
    ON_TABLE,
    SILENCED,
    SQUARE,
    UNLIMBERED,
)
from grognard.games.age.model.pieces import Contact
from grognard.kernel.umpire import settle
from tests.games.age.builders import (
    ALLIED,
    Troops,
    area,
    battery,
    battle,
    brigade,
    general,
    inch,
    pose,
    run,
    waiting,
)

PASSING = "8.8 friends passed in retreat"


def foe(y: float = 13, **details: Any) -> Troops:
    return brigade("p1", ALLIED, (24, y), **details)


def test_8_8_a_full_retreat_goes_its_speed_and_faces_the_enemy() -> None:
    b = battle([brigade("f1"), foe()])
    run(b, Retreat(0, FULL))
    assert b.units[0].pose.key() == pose(24, 6).key()


def test_R79_ground_costs_a_retreat_nothing() -> None:
    b = battle([brigade("f1"), foe()], terrain=[area(0, 0, 48, 12, 1)])
    run(b, Retreat(0, FULL))
    assert b.units[0].pose.key() == pose(24, 6).key()


def test_R48_attacked_in_flank_it_turns_to_face_the_enemy() -> None:
    """Six bases of 3/4 inch: the middle is 2.75 inches from the enemy at its right."""
    enemy = brigade("p1", ALLIED, (26.25, 11.5), facing=270, bases=1, ranks=2)
    b = battle([brigade("f1"), enemy])
    run(b, Retreat(0, FULL))
    assert b.units[0].pose.h == 9000
    assert body_of(b, b.units[0]).centre() == (inch(18), inch(11.5))


def test_R48_from_two_equally_near_it_goes_toward_its_own_edge() -> None:
    left = brigade("p1", ALLIED, (21, 14), facing=150)
    right = brigade("p2", ALLIED, (27, 14), facing=210)
    b = battle([brigade("f1"), left, right])
    run(b, Retreat(0, FULL))
    assert b.units[0].pose.key() == pose(24, 6).key()


def test_R49_half_speed_or_out_of_range_whichever_is_farther() -> None:
    b = battle([brigade("f1"), foe(12)])
    run(b, Retreat(0, HALF_OR_RANGE))
    assert b.units[0].pose.key() == pose(24, 9).key()
    b = battle([brigade("f1"), foe(12, skirmishers=1)])
    run(b, Retreat(0, HALF_OR_RANGE))
    assert inch(4) < gap_between(b, b.units[0], b.units[1]) < inch(4.01)


def test_8_3_a_recoil_ends_two_inches_from_the_enemy() -> None:
    b = battle([brigade("f1"), foe(12)])
    run(b, Retreat(0, TWO_INCHES))
    assert gap_between(b, b.units[0], b.units[1]) == inch(2)
    b = battle([brigade("f1"), foe(15)])
    run(b, Retreat(0, TWO_INCHES))
    assert b.units[0].pose.key() == pose(24, 12).key()


@pytest.mark.parametrize(("skirmishers", "away"), [(0, 2), (2, 4)])
def test_R18_a_brigade_that_retires_leaves_musketry_range(skirmishers: int, away: int) -> None:
    b = battle([brigade("f1"), foe(13, skirmishers=skirmishers)])
    run(b, Retreat(0, OUT_OF_MUSKETRY))
    assert inch(away) < gap_between(b, b.units[0], b.units[1]) < inch(away + 0.01)
    assert b.units[0].in_order()


def test_R18_outside_already_it_stays() -> None:
    b = battle([brigade("f1"), foe(14.1)])
    run(b, Retreat(0, OUT_OF_MUSKETRY))
    assert b.units[0].pose.key() == pose(24, 12).key()


@pytest.mark.parametrize("how", [FULL, HALF_OR_RANGE, TWO_INCHES])
def test_R48_blocked_by_impassable_ground_it_is_lost(how: int) -> None:
    river = area(0, 9, 48, 10.5, IMPASSABLE)
    b = battle([brigade("f1"), foe(12)], [general("ney", attached="f1")], terrain=[river])
    run(b, Retreat(0, how))
    assert b.units[0].place == DESTROYED
    assert b.generals[0].place == ON_TABLE  # R56


def test_R48_blocked_by_an_enemy_it_is_lost() -> None:
    b = battle([brigade("f1"), foe(), brigade("p2", ALLIED, (24, 8), facing=0)])
    run(b, Retreat(0, FULL))
    assert b.units[0].place == DESTROYED


def test_R85_over_the_edge_it_is_lost() -> None:
    b = battle([brigade("f1", at=(24, 6.9)), foe(8)])
    run(b, Retreat(0, FULL))
    assert b.units[0].place == DESTROYED
    b = battle([brigade("f1", at=(24, 7)), foe(8)])
    run(b, Retreat(0, FULL))
    assert b.units[0].place == ON_TABLE


@pytest.mark.parametrize("how", [OUT_OF_MUSKETRY, SILENCED_BACK])
def test_R100_units_that_only_give_way_stay_where_they_are_blocked(how: int) -> None:
    river = area(0, 9, 48, 10.9, IMPASSABLE)
    one = battery("f1") if how == SILENCED_BACK else brigade("f1")
    b = battle([one, foe(13)], terrain=[river])
    run(b, Retreat(0, how))
    assert b.units[0].place == ON_TABLE
    assert b.units[0].pose.key() == pose(24, 12).key()


def test_R100_guns_without_room_to_be_limbered_stay_in_battery() -> None:
    river = area(0, 9, 48, 10.9, IMPASSABLE)
    b = battle([battery("f1"), foe(13)], terrain=[river])
    run(b, Retreat(0, SILENCED_BACK))
    assert b.units[0].formation == UNLIMBERED


def test_R58_guns_that_need_not_follow_their_brigade_are_not_limbered_onto_others() -> None:
    guns, behind = battery("fb1", at=(26.75, 12)), brigade("f2", at=(26.75, 10.5))
    b = battle([brigade("f1"), guns, behind, foe(30)])
    b.escort(1, 0)
    run(b, Retreat(0, OUT_OF_MUSKETRY))
    assert b.units[1].formation == UNLIMBERED
    free = battle([brigade("f1"), guns, foe(30)])
    free.escort(1, 0)
    run(free, Retreat(0, OUT_OF_MUSKETRY))
    assert free.units[1].formation == LIMBERED


def test_R48_it_passes_friends_and_stops_just_beyond() -> None:
    b = battle([brigade("f1"), foe(), brigade("f2", at=(24, 6.5))])
    run(b, Retreat(0, FULL))
    assert waiting(b) == ""
    assert b.units[0].pose.key() == pose(24, 5.5).key()
    assert b.units[2].in_order()


@pytest.mark.parametrize(("face", "disordered"), [(3, True), (4, False)])
def test_R48_friends_in_order_whom_a_disordered_unit_passes(face: int, disordered: bool) -> None:
    friends = [brigade("f2", at=(24, 9)), brigade("f3", at=(40, 9))]
    b = battle([brigade("f1", marks=DISORDERED), foe(), *friends])
    run(b, Retreat(0, FULL))
    assert waiting(b) == PASSING
    settle(b, face)
    assert waiting(b) == ""
    assert b.units[2].has(DISORDERED) is disordered
    assert b.units[3].in_order()


def test_R48_each_of_several_friends_has_a_die() -> None:
    friends = [brigade("f2", at=(24, 10.5)), brigade("f3", at=(24, 8.5))]
    b = battle([brigade("f1", marks=DISORDERED), foe(), *friends])
    run(b, Retreat(0, FULL))
    settle(b, 1)
    assert waiting(b) == PASSING
    settle(b, 10)
    assert waiting(b) == ""
    assert [u.has(DISORDERED) for u in b.units] == [True, False, True, False]


def test_R66_a_square_forced_back_becomes_a_masse() -> None:
    b = battle([brigade("f1", formation=SQUARE, mode=COLUMNAR), foe(12, arm=CAVALRY)])
    run(b, Retreat(0, HALF_OR_RANGE))
    assert b.units[0].formation == MASSE
    assert gap_between(b, b.units[0], b.units[1]) >= inch(4.5)


def test_R66_a_garrison_forced_out_leaves_its_area() -> None:
    village = area(22, 10, 26, 12, BUILT_UP)
    one = brigade("f1", at=(24, 12), formation=GARRISON, mode=COLUMNAR)
    b = battle([one, foe(12)], terrain=[village])
    run(b, Retreat(0, FULL))
    assert b.units[0].formation == MASSE
    assert b.units[0].pose.y < inch(10)


def test_8_8_a_retreat_leaves_the_combat() -> None:
    b = battle([brigade("f1"), foe(12)])
    b.touch(Contact(1, 0, False, False, False, False))
    run(b, Retreat(0, TWO_INCHES))
    assert not b.contacts


def test_R32_an_attached_battery_shares_the_retreat() -> None:
    b = battle([brigade("f1"), foe(12), battery("fb1", at=(26.75, 12))])
    b.escort(2, 0)
    run(b, Retreat(0, FULL))
    assert b.units[0].pose.y == inch(6)
    assert b.units[2].pose.y < inch(7)
    assert b.units[2].formation == LIMBERED


def test_R73_a_silenced_battery_limbers_and_goes_back() -> None:
    b = battle([battery("fb1", marks=SILENCED), battery("pb1", ALLIED, (24, 20))])
    run(b, Retreat(0, SILENCED_BACK))
    assert b.units[0].formation == LIMBERED
    assert b.units[0].pose.key() == pose(24, 9).key()


def test_R32_a_silenced_battery_leaves_its_brigade() -> None:
    units = [battery("fb1", at=(26.75, 12), marks=SILENCED), brigade("f1"), foe(13)]
    b = battle(units)
    b.escort(0, 1)
    run(b, Retreat(0, SILENCED_BACK))
    assert b.units[0].escort == -1
    assert b.units[1].pose.key() == pose(24, 12).key()


def test_R73_out_of_all_lines_of_fire_it_stays() -> None:
    turned = battery("pb1", ALLIED, (24, 20), facing=0)
    b = battle([battery("fb1", marks=SILENCED), turned])
    run(b, Retreat(0, SILENCED_BACK))
    assert b.units[0].pose.key() == pose(24, 12).key()


def test_R73_in_contact_it_stays() -> None:
    b = battle([battery("fb1", marks=SILENCED), foe(12)])
    b.touch(Contact(1, 0, False, False, False, False))
    run(b, Retreat(0, SILENCED_BACK))
    assert b.units[0].pose.key() == pose(24, 12).key()
    assert b.contacts


def test_R83_lone_generals_make_way() -> None:
    b = battle([brigade("f1"), foe()], [general("blake", ALLIED, (24, 8))])
    run(b, Retreat(0, FULL))
    assert (b.generals[0].x, b.generals[0].y) == (inch(24), inch(14))
