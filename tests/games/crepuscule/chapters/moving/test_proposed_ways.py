"""C-INF-7, C-ART-3: the ways that a unit is proposed, each once, and which of them it may go."""

from __future__ import annotations

from grognard.games.crepuscule.chapters.moving.proposed_ways import HAULED_WHEELS, WHEELS, proposed
from grognard.games.crepuscule.model.kinds import EXTENDED, HOLLOW, LIMBERED
from grognard.games.crepuscule.model.state import Battle
from grognard.table.angles import DEGREE
from grognard.table.paths import ABOUT, ADVANCE, WHEEL, Leg
from tests.games.crepuscule.builders import ALLIED, battalion, battery, battle, inch

Keys = list[tuple[tuple[int, int], ...]]


def ways(b: Battle) -> Keys:
    return [tuple(leg.key() for leg in legs) for legs in proposed(b, b.units[0]).listed()]


def legal(b: Battle) -> int:
    found = proposed(b, b.units[0])
    return sum(found.legal(number) is not None for number in range(found.count()))


def test_c_inf_7_half_of_a_march_is_a_walk_and_proposed_once() -> None:
    b = battle([battalion("f1")])
    found = ways(b)
    ahead = [way[0][1] for way in found if len(way) == 1 and way[0][0] == ADVANCE]
    assert ahead == [inch(4), inch(2), inch(8)]
    assert found.count(((ABOUT, 0),)) == 1
    assert len(set(found)) == len(found)


def test_c_inf_7_units_that_may_not_march_are_proposed_walks_only() -> None:
    ahead = [
        way[0][1] for way in ways(battle([battalion("f1", formation=HOLLOW)])) if len(way) == 1
    ]
    assert max(ahead) == inch(2)


def test_c_inf_5_an_extended_line_wheels_walking_only() -> None:
    found = ways(battle([battalion("f1", formation=EXTENDED)]))
    wheels = [way[0][1] for way in found if way[0][0] == WHEEL]
    assert len(set(wheels)) == len(wheels)


def test_the_wheel_to_the_nearest_enemy_unless_it_is_proposed_already() -> None:
    enemy = battalion("a1", ALLIED, (40, 40))
    b = battle([battalion("f1", at=(20, 12)), enemy])
    angles = {way[0][1] for way in ways(b) if way[0][0] == WHEEL}
    assert len(angles - set(WHEELS)) == 1
    assert 0 < (angles - set(WHEELS)).pop() < 90 * DEGREE


def test_c_art_3_a_gun_is_pushed_ahead_and_a_team_wheels_too() -> None:
    pushed = ways(battle([battery("f1")]))
    assert [way[0][0] for way in pushed if way[0][0] == WHEEL] == []
    teams = ways(battle([battery("f1", formation=LIMBERED)]))
    assert {way[0][1] for way in teams if way[0][0] == WHEEL} == set(HAULED_WHEELS)


def test_c_inf_7_only_ways_that_nothing_forbids_are_legal() -> None:
    free = battle([battalion("f1")])
    assert legal(free) == len(ways(free))
    barred = battle([battalion("f1"), battalion("f2", at=(24, 17))])
    assert 0 < legal(barred) < len(ways(barred))


def test_the_halt_is_no_way() -> None:
    assert [] not in [list(way) for way in ways(battle([battalion("f1")]))]
    assert Leg(ADVANCE, 0).key() not in [way[0] for way in ways(battle([battalion("f1")]))]
