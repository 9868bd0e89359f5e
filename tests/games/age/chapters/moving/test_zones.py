"""Chapter 9: the two zones."""

from __future__ import annotations

import pytest

from grognard.games.age.chapters.formations import footprint
from grognard.games.age.chapters.moving.zones import is_in_zone, is_tactical, look_at_zones
from grognard.games.age.model.kinds import TACTICAL
from tests.games.age.builders import ALLIED, FRENCH, battery, battle, brigade, general


@pytest.mark.parametrize(("y", "tactical"), [(29.9, True), (30.1, False)])
def test_R62_an_enemy_nearer_than_18_inches(y: float, tactical: bool) -> None:
    b = battle([brigade("f1"), brigade("p1", ALLIED, (24, y))])
    assert is_tactical(b, b.units[0]) is tactical
    assert is_tactical(b, b.units[1]) is tactical
    assert is_in_zone(b, FRENCH, footprint(b, b.units[0])) is tactical


@pytest.mark.parametrize("mark", [0, TACTICAL])
def test_R62_at_exactly_18_inches_it_is_what_it_was(mark: int) -> None:
    b = battle([brigade("f1", marks=mark), brigade("p1", ALLIED, (24, 30))])
    assert is_tactical(b, b.units[0]) is (mark == TACTICAL)
    look_at_zones(b)
    assert b.units[0].has(TACTICAL) is (mark == TACTICAL)


def test_R62_batteries_count_and_generals_do_not() -> None:
    b = battle([brigade("f1")], [general("blake", ALLIED, (24, 14))])
    assert not is_tactical(b, b.units[0])
    b = battle([brigade("f1"), battery("pb1", ALLIED, (24, 20))])
    assert is_tactical(b, b.units[0])


def test_R62_the_zone_is_remembered_and_forgotten() -> None:
    b = battle([brigade("f1"), brigade("p1", ALLIED, (24, 20)), brigade("f2", at=(5, 1))])
    look_at_zones(b)
    assert [u.has(TACTICAL) for u in b.units] == [True, True, False]
    b.destroy(1)
    look_at_zones(b)
    assert not b.units[0].has(TACTICAL)
