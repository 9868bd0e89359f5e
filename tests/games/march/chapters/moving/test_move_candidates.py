"""Chapter 7, ways worth considering."""

from __future__ import annotations

import pytest

from grognard.games.march.chapters.moving.manoeuvre import ChoosePath
from grognard.games.march.chapters.moving.marching import mover_of
from grognard.games.march.chapters.moving.move_candidates import list_paths
from grognard.games.march.chapters.moving.move_cost import PIP
from grognard.games.march.model.actions import COLUMN
from grognard.games.march.model.pieces import IMPASSABLE
from grognard.games.march.model.state import Battle
from grognard.table.paths import ADVANCE, BACK, WHEEL
from tests.games.march.chapters.moving.ways import fence, hill, patch, wood
from tests.games.march.field import Troops, cm, field, pose

# Ways worth considering


def lengths(b: Battle, pips: int, unit: int = 0) -> list[list[tuple[int, int]]]:
    u = b.units[unit]
    return [[leg.key() for leg in legs] for legs in list_paths(b, u, mover_of(b, u, pips))]


def test_7_2_ways_worth_thinking_about_in_the_open() -> None:
    b = field([Troops("r1", 60, 30, formation=COLUMN)], [Troops("b1", 60, 115, 180)])
    ways = lengths(b, 4)
    assert ways[:3] == [[], [(ADVANCE, 30000)], [(ADVANCE, 15000)]]
    wheels = [way[0][1] for way in ways if way and way[0][0] == WHEEL]
    assert wheels == [1500, -1500, 3000, -3000, 4500, -4500]
    assert ways[-1] == [(BACK, 10000)]
    assert len(ways) <= 16


def test_7_2_ways_stop_at_ranges_and_at_10_cm_from_the_enemy() -> None:
    b = field([Troops("r1", 60, 20)], [Troops("b1", 60, 55, 180), Troops("b2", 10, 110, 180)])
    ways = lengths(b, 6)
    for length in (25000, 12500, 20000, 5000):
        assert [(ADVANCE, length)] in ways
    b = field([Troops("r1", 60, 20)], [Troops("b1", 60, 55, 180), Troops("b2", 60, 50, 180)])
    assert [(ADVANCE, 20000)] in lengths(b, 6)
    b = field([Troops("r1", 60, 20)], [Troops("b1", 60, 65, 180)])
    assert [way for way in lengths(b, 6) if way == [(ADVANCE, 15000)]] == [[(ADVANCE, 15000)]]
    b = field([Troops("r1", 60, 40)], [Troops("b1", 60, 50, 180)])
    assert [way for way in lengths(b, 6) if way and way[0][0] == ADVANCE] == []


def test_7_2_ways_stop_at_rough_ground() -> None:
    b = field([Troops("r1", 60, 20)], [Troops("b1", 60, 115, 180)], areas=[wood(40, 32, 80, 60)])
    ways = lengths(b, 6)
    assert [(ADVANCE, 12000)] in ways
    assert [(ADVANCE, 15000)] in ways  # 3 cm of it rough, and half of 30 cm: all slow
    b.move_to(0, pose(60, 40))
    assert [(BACK, 7500)] in lengths(b, 6)


def test_7_2_ways_uphill_are_half_as_long_and_wheels_without_a_rest_stand_alone() -> None:
    b = field([Troops("r1", 60, 20)], [Troops("b1", 60, 115, 180)], areas=[hill(0, 21, 120, 80)])
    ways = lengths(b, 6)
    assert [(ADVANCE, 15000)] in ways
    slow = [way for way in ways if way and way[0] == (WHEEL, 1500)]
    assert slow == [[(WHEEL, 1500), (ADVANCE, (6 * PIP - 6283 * 48) // 24)]]
    assert [way for way in ways if way and way[0] == (WHEEL, 3000)] == [[(WHEEL, 3000)]]
    assert all(not way or way[0][1] != 4500 for way in ways)


@pytest.mark.parametrize("pips", [1, 3, 6])
def test_7_2_the_quick_list_is_the_slow_one(pips: int) -> None:
    ground = [wood(20, 40, 45, 60), hill(60, 35, 100, 70), patch(5, 30, 15, 50, IMPASSABLE)]
    edges = [fence((50, 30), (70, 34)), fence((80, 30), (95, 30), traits=IMPASSABLE)]
    red = [
        Troops("r1", 25, 30),
        Troops("r2", 60, 20, 20, formation=COLUMN),
        Troops("r3", 100, 20, 340),
        Troops("r4", 30, 52, 90, formation=COLUMN),
        Troops("r5", 110, 45, formation=COLUMN),
    ]
    blue = [Troops("b1", 62, 48, 200, detached=4), Troops("b2", 20, 80, 180)]
    b = field(red, blue, areas=ground, edges=edges, french_hold="on")
    b.place_screen(5, pose(62, 41, 180), cm(2))
    for uid in range(7):
        decision = ChoosePath(b.units[uid].seat, uid, pips)
        candidates = decision.candidates(b)
        slow = [a.key() for a in candidates if decision.why_not(b, a) is None]
        assert [a.key() for a in decision.legal(b)] == slow
        assert slow[0] == (12,) and len(candidates) <= 16
        assert len({a.key() for a in candidates}) == len(candidates)
