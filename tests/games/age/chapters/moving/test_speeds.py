"""Chapter 2: speeds."""

from __future__ import annotations

import pytest

from grognard.games.age.chapters.moving.speeds import (
    full_speed,
    road_speed_of,
    speed_of,
    takes_roads,
)
from grognard.games.age.model.kinds import COLUMN, COLUMNAR, IMPULSE, LINE, LINEAR, MASSE, SQUARE
from tests.games.age.builders import battery, battle, brigade, cavalry, inch


@pytest.mark.parametrize(("mode", "speed"), [(COLUMNAR, 9), (LINEAR, 6), (IMPULSE, 9)])
def test_2_1_infantry_goes_by_its_mode(mode: int, speed: int) -> None:
    b = battle([brigade("f1", mode=mode)])
    assert speed_of(b, b.units[0]) == inch(speed)
    assert road_speed_of(b, b.units[0]) == inch(12)


def test_2_1_cavalry_and_guns() -> None:
    b = battle([cavalry("f1"), battery("fb1", at=(30, 5)), battery("fb2", at=(36, 5), horse=True)])
    assert [speed_of(b, u) for u in b.units] == [inch(12), inch(6), inch(9)]
    assert [road_speed_of(b, u) for u in b.units] == [inch(15), inch(9), inch(12)]


def test_R66_a_square_goes_at_half_speed() -> None:
    b = battle([brigade("f1", formation=SQUARE, mode=COLUMNAR)])
    assert speed_of(b, b.units[0]) == inch(4.5)
    assert full_speed(b.units[0]) == inch(9)


@pytest.mark.parametrize(("formation", "takes"), [(COLUMN, True), (LINE, False), (MASSE, False)])
def test_R20_roads_are_for_march_columns(formation: int, takes: bool) -> None:
    (u,) = battle([brigade("f1", formation=formation)]).units
    assert takes_roads(u) is takes


def test_R20_roads_are_for_limbered_guns() -> None:
    b = battle([battery("fb1"), battery("fb2", at=(30, 5), limbered=True)])
    assert [takes_roads(u) for u in b.units] == [False, True]
