"""Chapter 12: march columns follow their heads, on roads and off them."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.age.chapters.formations import footprint
from grognard.games.age.chapters.moving.columns import after_legs
from grognard.games.age.chapters.moving.journeys import after_march, carry_out, why_not_march
from grognard.games.age.chapters.moving.marching import (
    CLOSED,
    NO_PASSAGE,
    ON_FRIEND,
    TOO_FAR,
    TOO_NEAR,
    WHOLE,
)
from grognard.games.age.chapters.moving.roads import NOT_FOR_ROADS, NOT_ON_ROAD
from grognard.games.age.model.actions import MOVE
from grognard.games.age.model.kinds import (
    BRIDGE,
    COLUMN,
    DISORDERED,
    FORD,
    HURRIED,
    IMPASSABLE,
    MOVED,
    ROUGH,
)
from grognard.games.age.model.state import Battle
from grognard.kernel.refusal import Refusal
from grognard.table.paths import ABOUT, ADVANCE, WHEEL, Leg
from grognard.table.terrain import Area, Edge
from tests.games.age.builders import (
    ALLIED,
    Troops,
    area,
    battery,
    battle,
    brigade,
    inch,
    line,
    pose,
    road,
)

BEND = road((24, 0), (24, 14), (34, 14))


def column(**details: Any) -> Troops:
    return brigade("f1", formation=COLUMN, bases=4, ranks=2, **details)


def on_road(*others: Troops, terrain: list[Area | Edge] | None = None) -> Battle:
    """A column of four inches with its head at (24, 12); the road bends right at (24, 14)."""
    return battle([column(), *others], terrain=[BEND, *(terrain or [])])


def why(
    b: Battle, length: float, legs: list[Leg] | None = None, halves: int = WHOLE
) -> Refusal | None:
    return why_not_march(b, b.units[0], legs or [], inch(length), halves, MOVE)


# Off the road


def test_12_1_the_tail_goes_where_the_head_went() -> None:
    b = battle([column()])
    place = after_legs(b.units[0], [Leg(ADVANCE, inch(2)), Leg(WHEEL, 4500), Leg(ADVANCE, inch(1))])
    assert place.pose.h == 4500
    assert len(place.trail) > 2
    b.move_to(0, place.pose, place.trail)
    parts = footprint(b, b.units[0]).parts
    assert len(parts) == 4
    assert (parts[3].west, parts[3].east) == (inch(23.5), inch(24.5))


def test_12_1_straight_ahead_it_stays_straight() -> None:
    b = battle([column()])
    place = after_legs(b.units[0], [Leg(ADVANCE, inch(6))])
    assert (place.pose.key(), place.trail) == (pose(24, 18).key(), [])


def test_12_6_about_face_makes_the_tail_the_head() -> None:
    b = battle([column()])
    place = after_legs(b.units[0], [Leg(ABOUT, 0)])
    assert (place.pose.key(), place.trail) == (pose(24, 8, 180).key(), [])
    assert why(b, 0, [Leg(ABOUT, 0), Leg(ADVANCE, inch(3))]) is None
    assert why(b, 0, [Leg(ABOUT, 0), Leg(ADVANCE, inch(3.01))]) is TOO_FAR
    assert why(b, 0, [Leg(ABOUT, 0)], 0) is TOO_FAR


def test_R58_no_part_of_a_column_ends_on_a_friend() -> None:
    b = battle([column(), brigade("f2", at=(24, 14.5), bases=1, ranks=2)])
    assert why(b, 0, [Leg(ADVANCE, inch(3))]) is ON_FRIEND


# On the road


@pytest.mark.parametrize(("length", "found"), [(12, None), (12.01, TOO_FAR)])
def test_2_2_the_speed_of_a_road(length: float, found: object) -> None:
    assert why(battle([column()], terrain=[road((24, 0), (24, 36))]), length) is found


def test_2_2_half_a_move_is_half_the_speed_of_the_road() -> None:
    b = battle([column()], terrain=[road((24, 0), (24, 36))])
    assert why(b, 6, halves=1) is None
    assert why(b, 6.01, halves=1) is TOO_FAR


def test_R20_only_if_the_whole_move_is_on_the_road() -> None:
    b = battle([column()], terrain=[road((24, 0), (24, 36))])
    legs = [Leg(ADVANCE, inch(1))]
    assert why(b, 5, legs) is None
    assert why(b, 5.01, legs) is TOO_FAR


def test_2_2_R109_it_lies_on_the_bends_of_the_road() -> None:
    b = on_road()
    assert why(b, 5) is None
    carry_out(b, 0, [], inch(5), False)
    u = b.units[0]
    assert u.pose.key() == pose(27, 14, 90).key()
    assert u.trail == [inch(24), inch(14), inch(24), inch(13)]
    assert u.has(MOVED)
    assert not u.has(HURRIED)


@pytest.mark.parametrize(("length", "hurried"), [(6, False), (6.01, True)])
def test_R34_more_than_half_the_speed_of_the_road(length: float, hurried: bool) -> None:
    b = on_road()
    carry_out(b, 0, [], inch(length), False)
    assert b.units[0].has(HURRIED) is hurried


def test_2_2_it_cannot_go_beyond_the_end_of_the_road() -> None:
    b = battle([column()], terrain=[road((24, 0), (24, 20))])
    assert why(b, 8) is None
    assert why(b, 8.1) is TOO_FAR


def test_2_2_it_follows_the_road_as_it_faces() -> None:
    b = on_road()
    assert why(b, -2) is NOT_ON_ROAD
    assert why(b, -2, [Leg(ABOUT, 0)]) is None
    assert why(b, -3.01, [Leg(ABOUT, 0)]) is TOO_FAR


@pytest.mark.parametrize(("x", "found"), [(24.5, None), (24.6, NOT_ON_ROAD)])
def test_2_2_its_head_is_on_the_road(x: float, found: object) -> None:
    b = battle([brigade("f1", at=(x, 12), formation=COLUMN)], terrain=[BEND])
    assert why(b, 2) is found


def test_2_2_roads_are_for_columns_and_limbered_guns() -> None:
    b = battle([brigade("f1")], terrain=[BEND])
    assert why(b, 2) is NOT_FOR_ROADS
    b = battle([battery("f1", limbered=True)], terrain=[BEND])
    assert why(b, 9) is None
    assert why(b, 9.01) is TOO_FAR
    place = after_march(b, b.units[0], [], inch(9))
    assert (place.pose.key(), place.trail) == (pose(31, 14, 90).key(), [])


def test_2_3_rough_ground_does_not_slow_it_on_the_road() -> None:
    assert why(on_road(terrain=[area(20, 12, 40, 20, ROUGH)]), 12) is None


@pytest.mark.parametrize("bridge", [False, True])
def test_2_4_a_stream_costs_its_price_but_under_a_bridge(bridge: bool) -> None:
    stream: list[Area | Edge] = [line([(20, 13), (28, 13)], FORD)]
    if bridge:
        stream.append(area(23.5, 12.5, 24.5, 13.5, BRIDGE))
    b = on_road(terrain=stream)
    assert why(b, 12 if bridge else 10) is None
    if not bridge:
        assert why(b, 10.01) is TOO_FAR


def test_13_1_a_road_leads_over_a_river_only_by_a_bridge() -> None:
    river = area(28, 10, 30, 18, IMPASSABLE)
    assert why(on_road(terrain=[river]), 6) is None
    assert why(on_road(terrain=[river]), 6.1) is CLOSED
    banks = [area(28, 10, 30, 13.5, IMPASSABLE), area(28, 14.5, 30, 18, IMPASSABLE)]
    assert why(on_road(terrain=[*banks, area(28, 13.5, 30, 14.5, BRIDGE)]), 10) is None


def test_R67_not_within_an_inch_of_an_enemy() -> None:
    b = on_road(brigade("p1", ALLIED, (30, 14), facing=270, bases=1))
    assert why(b, 7) is None
    assert why(b, 7.01) is TOO_NEAR


def test_R55_friends_on_the_road() -> None:
    friend = brigade("f2", at=(28, 13.5), bases=1, ranks=2)
    off = brigade("f2", at=(26.5, 14.4), bases=1, ranks=2)
    assert why(on_road(friend), 12) is None
    assert why(on_road(off), 9) is None
    assert why(on_road(off), 9.01) is TOO_FAR
    assert why(on_road(off), 5) is ON_FRIEND
    confused = brigade("f2", at=(26.5, 14.4), bases=1, ranks=2, marks=DISORDERED)
    assert why(on_road(confused), 9) is NO_PASSAGE


def test_2_2_where_roads_cross_it_follows_the_one_it_faces() -> None:
    b = battle([column()], terrain=[road((10, 12), (40, 12)), road((24, 0), (24, 36))])
    assert after_march(b, b.units[0], [], inch(3)).pose.key() == pose(24, 15).key()
    b = battle([column(facing=90)], terrain=[road((10, 12), (40, 12)), road((24, 0), (24, 36))])
    assert after_march(b, b.units[0], [], inch(3)).pose.key() == pose(27, 12, 90).key()
