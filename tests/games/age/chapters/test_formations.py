"""Chapter 12: formations: sizes, ground held, and changes."""

from __future__ import annotations

import pytest

from grognard.games.age.chapters.formations import (
    ALREADY_IN_IT,
    NO_ROOM,
    NO_SQUARE,
    NOT_FOR_THIS_ARM,
    body_of,
    centre_of,
    depth_of,
    footprint,
    place_for,
    retreat_formation,
    shrunk_pose,
    turn_into,
    why_not_form,
    width_of,
)
from grognard.games.age.invariants import problems
from grognard.games.age.model.kinds import (
    BUILT_UP,
    COLUMN,
    COLUMNAR,
    DISORDERED,
    GARRISON,
    IMPASSABLE,
    LIMBERED,
    LINE,
    LINEAR,
    MASSE,
    SQUARE,
    SUPPORTED,
    TIRAILLEURS,
)
from tests.games.age.builders import ALLIED, area, battery, battle, brigade, cavalry, inch, pose


@pytest.mark.parametrize(
    ("formation", "bases", "wide", "deep"),
    [
        (LINE, 6, 6, 1),
        (SUPPORTED, 6, 3, 2),
        (SUPPORTED, 5, 3, 2),
        (SUPPORTED, 1, 1, 1),
        (MASSE, 8, 2, 4),
        (MASSE, 9, 3, 3),
        (MASSE, 1, 1, 1),
        (COLUMN, 6, 1, 6),
        (TIRAILLEURS, 6, 11, 1),
    ],
)
def test_12_1_the_size_of_each_formation(formation: int, bases: int, wide: int, deep: int) -> None:
    """12.1 In bases, of two-rank infantry an inch wide, of three-rank infantry three quarters."""
    b = battle(
        [
            brigade("two", bases=bases, formation=formation, ranks=2),
            brigade("three", at=(24, 20), bases=bases, formation=formation, ranks=3),
        ]
    )
    two, three = b.units
    assert (width_of(two), depth_of(two)) == (inch(wide), inch(deep))
    assert (width_of(three), depth_of(three)) == (inch(wide * 0.75), inch(deep))


@pytest.mark.parametrize(("bases", "side"), [(1, 2), (4, 2), (5, 3), (9, 3), (10, 4)])
def test_12_1_a_square_has_equal_sides(bases: int, side: int) -> None:
    (u,) = battle([brigade("f1", bases=bases, formation=SQUARE, ranks=2)]).units
    assert (width_of(u), depth_of(u)) == (inch(side), inch(side))


def test_12_1_a_limbered_battery_is_twice_as_deep() -> None:
    b = battle([battery("fb1"), battery("fb2", at=(30, 12), limbered=True)])
    assert (width_of(b.units[0]), depth_of(b.units[0])) == (inch(1), inch(1))
    assert (width_of(b.units[1]), depth_of(b.units[1])) == (inch(1), inch(2))


def test_12_1_tirailleurs_keep_gaps_of_a_base() -> None:
    b = battle([brigade("f1", bases=3, formation=TIRAILLEURS, ranks=2)])
    parts = footprint(b, b.units[0]).parts
    assert [part.west for part in parts] == [inch(21.5), inch(23.5), inch(25.5)]


def test_12_1_a_garrison_holds_the_whole_area() -> None:
    village = area(20, 10, 23, 12, BUILT_UP)
    b = battle([brigade("f1", at=(21, 11), formation=GARRISON)], terrain=[village])
    hull = footprint(b, b.units[0]).hull
    assert (hull.west, hull.south, hull.east, hull.north) == tuple(map(inch, (20, 10, 23, 12)))
    assert centre_of(b, b.units[0]) == (inch(21.5), inch(11))


def test_12_1_a_march_column_lies_on_the_bends_behind_its_head() -> None:
    b = battle([brigade("f1", at=(24, 12), bases=4, formation=COLUMN, ranks=2)])
    b.move_to(0, pose(24, 12), [inch(24), inch(10), inch(20), inch(10)])
    parts = footprint(b, b.units[0]).parts
    assert len(parts) == 4
    assert (parts[0].west, parts[0].north) == (inch(23.5), inch(12))
    assert (parts[3].west, parts[3].south) == (inch(22), inch(9.5))


def test_R65_losses_keep_the_middle_of_the_front() -> None:
    b = battle([brigade("f1", bases=6), brigade("f2", at=(10, 12), bases=9, formation=SQUARE)])
    assert shrunk_pose(b, b.units[0], 4).key() == pose(24, 12).key()
    assert shrunk_pose(b, b.units[1], 4).key() == pose(10, 12).key()


def test_R65_tirailleurs_with_somebody_in_a_gap_lose_bases_at_the_end() -> None:
    loose = brigade("f1", bases=3, ranks=2, formation=TIRAILLEURS)  # gaps of an inch
    free = battle([loose])
    assert shrunk_pose(free, free.units[0], 2).key() == pose(24, 12).key()
    column = brigade("a1", ALLIED, (23, 11.5), bases=2, ranks=2, formation=COLUMN)
    b = battle([loose, column])
    assert shrunk_pose(b, b.units[0], 2).key() == pose(25, 12).key()
    b.lose_bases(0, 1, False, shrunk_pose(b, b.units[0], 2))
    assert problems(b) == []


def test_R65_a_garrison_keeps_the_middle_of_its_block() -> None:
    village = area(20, 10, 23, 12, BUILT_UP)
    b = battle([brigade("f1", at=(21, 12), bases=8, formation=GARRISON)], terrain=[village])
    assert shrunk_pose(b, b.units[0], 2).key() == pose(21, 10.5).key()


def test_R65_a_change_keeps_the_middle_of_the_front() -> None:
    b = battle([brigade("f1")])
    turn_into(b, 0, MASSE)
    assert b.units[0].formation == MASSE
    assert b.units[0].pose.key() == pose(24, 12).key()


def test_R65_a_square_forms_about_the_middle() -> None:
    b = battle([brigade("f1", bases=4, formation=LINE, ranks=2)])
    turn_into(b, 0, SQUARE)
    assert body_of(b, b.units[0]).centre() == (inch(24), inch(11.5))


def test_R65_it_shifts_at_most_two_inches_to_find_room() -> None:
    """The friend beside it takes the place of its right wing: an inch to the rear is free."""
    near = brigade("f2", at=(28, 12), bases=2, ranks=2)
    b = battle([brigade("f1", at=(24, 12), formation=MASSE, ranks=2, bases=8), near])
    place = place_for(b, b.units[0], LINE)
    assert place is not None
    assert place.key() == pose(24, 11).key()


def test_R65_without_room_the_change_is_refused() -> None:
    walls = [area(18, 8, 22, 16, IMPASSABLE), area(26, 8, 30, 16, IMPASSABLE)]
    b = battle([brigade("f1", formation=MASSE, bases=8, ranks=2)], terrain=[*walls])
    assert why_not_form(b, b.units[0], LINE) is NO_ROOM
    assert why_not_form(b, b.units[0], SUPPORTED) is None


def test_12_1_cavalry_has_fewer_formations() -> None:
    b = battle([cavalry("f1"), battery("fb1", at=(30, 12))])
    horse, guns = b.units
    assert why_not_form(b, horse, SQUARE) is NOT_FOR_THIS_ARM
    assert why_not_form(b, horse, TIRAILLEURS) is NOT_FOR_THIS_ARM
    assert why_not_form(b, horse, MASSE) is None
    assert why_not_form(b, horse, LIMBERED) is NOT_FOR_THIS_ARM
    assert why_not_form(b, guns, LINE) is NOT_FOR_THIS_ARM


def test_12_3_another_formation_than_its_own() -> None:
    b = battle([brigade("f1")])
    assert why_not_form(b, b.units[0], LINE) is ALREADY_IN_IT
    assert why_not_form(b, b.units[0], SUPPORTED) is None


def test_R66_no_square_in_disorder() -> None:
    b = battle([brigade("f1", marks=DISORDERED), brigade("f2", at=(35, 12))])
    assert why_not_form(b, b.units[0], SQUARE) is NO_SQUARE
    assert why_not_form(b, b.units[1], SQUARE) is None


@pytest.mark.parametrize(("mode", "formation"), [(LINEAR, SUPPORTED), (COLUMNAR, MASSE)])
def test_R66_a_square_forced_back_changes(mode: int, formation: int) -> None:
    b = battle([brigade("f1", formation=SQUARE, mode=mode), brigade("f2", at=(35, 12))])
    assert retreat_formation(b.units[0]) == formation
    assert retreat_formation(b.units[1]) == LINE


def test_R112_a_masse_that_loses_bases_keeps_its_files_and_grows_no_deeper() -> None:
    large = battle([brigade("f1", bases=9, worn=6, spent=3, formation=MASSE, ranks=2)])
    u = large.units[0]
    assert (width_of(u), depth_of(u)) == (inch(3), inch(3))
    large.lose_bases(0, 1, True, u.pose)
    assert (width_of(large.units[0]), depth_of(large.units[0])) == (inch(3), inch(3))
    small = battle([brigade("f1", bases=8, worn=6, spent=3, formation=MASSE, ranks=2)])
    assert (width_of(small.units[0]), depth_of(small.units[0])) == (inch(2), inch(4))
