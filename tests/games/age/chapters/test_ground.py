"""Chapter 13: cover, sight and distances."""

from __future__ import annotations

import pytest

from grognard.games.age.chapters.ground import (
    cover_from,
    cover_of,
    gap_between,
    in_the_open,
    nearest_enemy,
    sees,
)
from grognard.games.age.model.kinds import (
    BUILT_UP,
    COVER_1,
    COVER_2,
    COVER_3,
    GARRISON,
    ROUGH,
    WOODED,
    WORKS,
)
from tests.games.age.builders import ALLIED, area, battery, battle, brigade, inch, line


@pytest.mark.parametrize(("trait", "cover"), [(COVER_1, 1), (COVER_2, 2), (COVER_3, 3)])
def test_13_3_R35_the_cover_of_the_ground(trait: int, cover: int) -> None:
    b = battle([brigade("f1"), brigade("f2", at=(40, 12))], terrain=[area(20, 10, 30, 14, trait)])
    assert cover_of(b, b.units[0]) == cover
    assert cover_of(b, b.units[1]) == 0


@pytest.mark.parametrize(("east", "cover"), [(24, 1), (23.9, 0)])
def test_R70_at_least_half_of_the_unit_is_in_it(east: float, cover: int) -> None:
    b = battle([brigade("f1")], terrain=[area(20, 10, east, 14, COVER_1)])
    assert cover_of(b, b.units[0]) == cover


def test_R35_of_two_covers_the_better_counts() -> None:
    ground = [area(20, 10, 30, 14, COVER_1), area(20, 10, 30, 14, COVER_2)]
    b = battle([brigade("f1")], terrain=[*ground])
    assert cover_of(b, b.units[0]) == 2


def test_R35_a_garrison_has_the_cover_of_its_area() -> None:
    town = area(20, 10, 24, 13, BUILT_UP | COVER_3)
    b = battle([brigade("f1", at=(22, 12), formation=GARRISON)], terrain=[town])
    assert cover_of(b, b.units[0]) == 3


@pytest.mark.parametrize(("y", "cover"), [(13, 2), (13.1, 0)])
def test_R70_works_cover_within_an_inch_of_the_line_to_the_firer(y: float, cover: int) -> None:
    works = line([(18, y), (30, y)], WORKS | COVER_2)
    foe = brigade("p1", ALLIED, (24, 16))
    behind = brigade("p2", ALLIED, (24, 8), facing=0)
    b = battle([brigade("f1"), foe, behind], terrain=[works])
    assert cover_from(b, b.units[0], b.units[1]) == cover
    assert cover_from(b, b.units[0], b.units[2]) == 0


@pytest.mark.parametrize(
    ("traits", "open_"), [(0, True), (ROUGH, False), (WOODED, False), (COVER_1, False)]
)
def test_R98_in_the_open(traits: int, open_: bool) -> None:
    b = battle([brigade("f1")], terrain=[area(20, 10, 30, 14, traits)])
    assert in_the_open(b, b.units[0]) is open_


def test_R98_a_garrison_is_not_in_the_open() -> None:
    town = area(20, 10, 24, 13, BUILT_UP)
    b = battle([brigade("f1", at=(22, 12), formation=GARRISON)], terrain=[town])
    assert not in_the_open(b, b.units[0])


@pytest.mark.parametrize(("north", "seen"), [(16, True), (16.1, False)])
def test_R25_one_sees_through_two_inches_of_wood(north: float, seen: bool) -> None:
    wood = area(10, 14, 40, north, WOODED, depth=2)
    b = battle([brigade("f1"), brigade("p1", ALLIED, (24, 20))], terrain=[wood])
    assert sees(b, b.units[0], b.units[1]) is seen
    assert sees(b, b.units[1], b.units[0]) is seen


def test_R25_a_crest_higher_than_both_ends_hides() -> None:
    units = [brigade("f1"), brigade("p1", ALLIED, (24, 20))]
    b = battle(units, terrain=[area(10, 14, 40, 16, 0, level=1)])
    assert not sees(b, b.units[0], b.units[1])
    b = battle(units, terrain=[area(10, 11, 40, 16, 0, level=1)])
    assert sees(b, b.units[0], b.units[1])


@pytest.mark.parametrize(("bases", "seen"), [(12, False), (6, False), (5, True)])
def test_R25_R99_units_with_fewer_bases_hide_nothing(bases: int, seen: bool) -> None:
    between = brigade("p2", ALLIED, (24, 16), bases=bases, ranks=2)
    target = brigade("p1", ALLIED, (24, 20), bases=6)
    b = battle([brigade("f1", bases=2), target, between])
    assert sees(b, b.units[0], b.units[1]) is seen


@pytest.mark.parametrize(("y", "seen"), [(20, True), (15.9, False)])
def test_R25_guns_on_higher_ground_see_over_units(y: float, seen: bool) -> None:
    """The unit between is 5 inches from the target; from the guns it must be more than 4 too."""
    units = [battery("fb1"), brigade("p1", ALLIED, (24, 26)), brigade("p2", ALLIED, (24, y))]
    b = battle(units, terrain=[area(20, 10, 28, 13, 0, level=1)])
    assert sees(b, b.units[0], b.units[1]) is seen
    b = battle(units)
    assert not sees(b, b.units[0], b.units[1])
    b = battle([brigade("f1", bases=1), *units[1:]], terrain=[area(20, 10, 28, 13, 0, level=1)])
    assert not sees(b, b.units[0], b.units[1])


def test_13_5_distances_are_from_edge_to_edge() -> None:
    b = battle([brigade("f1"), brigade("p1", ALLIED, (24, 20)), brigade("p2", ALLIED, (24, 30))])
    assert gap_between(b, b.units[0], b.units[1]) == inch(8)
    assert nearest_enemy(b, b.units[0]) is b.units[1]
