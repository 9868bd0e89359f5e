"""2.2 A march column in hand follows the bends of its road, as the rules have it."""

from __future__ import annotations

import pytest

from grognard.games.age.chapters.moving.journeys import RESERVE_MOVE, after_march
from grognard.games.age.chapters.moving.marching import WHOLE
from grognard.games.age.chapters.moving.orders import TacticalStep
from grognard.games.age.chapters.moving.roads import road_at
from grognard.games.age.chapters.moving.ways import Moving
from grognard.games.age.game import GAME
from grognard.games.age.model.actions import MOVE, WITHDRAW, March, Move
from grognard.games.age.model.kinds import COLUMN, FORD
from grognard.games.age.model.state import Battle
from grognard.games.age.reach.road_reach import RoadWays
from grognard.games.age.screen.lexicon import LEDGER
from grognard.kernel.decision import Action
from grognard.miniatures.contract.reach import Reach, Track
from grognard.miniatures.reach.verdict_rows import Whys
from grognard.table.paths import ABOUT, ADVANCE, Leg
from grognard.table.pose import INCH
from tests.games.age.builders import (
    ALLIED,
    FRENCH,
    Troops,
    battery,
    battle,
    brigade,
    inch,
    line,
    road,
    run,
)
from tests.games.age.reaching import HAND
from tests.miniatures.reach.reading import all_places, differences, is_sound

BEND = road((24, 0), (24, 14), (34, 16), (34, 36))
ENEMY = brigade("a1", ALLIED, at=(8, 34))


def on_road(*more: Troops, facing: int = 0, terrain: list[object] | None = None) -> Battle:
    """A column of four inches with its head at (24, 12), and an enemy far off."""
    column = brigade("f1", at=(24, 12), facing=facing, formation=COLUMN, bases=4)
    ground = [BEND] if terrain is None else terrain
    b = battle([column, ENEMY, *more], terrain=ground)  # type: ignore[arg-type]
    run(b, Moving(0, WHOLE, MOVE))
    return b


def found(b: Battle, action: Action) -> Reach:
    reach = GAME.reach(b, action, "en")
    assert reach is not None and is_sound(reach)
    return reach


def roads(reach: Reach) -> list[Track]:
    return [track for track in reach.tracks if track.line is not None]


def disagreements(b: Battle, action: Action) -> list[object]:
    reach = found(b, action)
    asked = [(track, all_places(reach, track)) for track in roads(reach)]
    return list(differences(HAND, b, action, asked, reach))


@pytest.mark.parametrize("before", [[], [Leg(ADVANCE, INCH)], [Leg(ABOUT, 0)]])
def test_2_2_every_place_has_the_word_of_the_rule(before: list[Leg]) -> None:
    b = on_road()
    assert disagreements(b, March(before)) == []
    assert len(roads(found(b, March(before)))) == 1


def test_R58_somebody_stands_on_the_road_and_a_ford_is_paid_for() -> None:
    b = on_road(brigade("f2", at=(34, 20), bases=2), battery("fb", at=(30, 15.2)))
    assert disagreements(b, March([])) == []
    water = line([(30, 0), (30, 36)], FORD)
    assert disagreements(on_road(terrain=[BEND, water]), March([])) == []


def test_2_2_the_speed_of_the_road_is_more_than_that_beside_it() -> None:
    reach = found(on_road(), March([]))
    (track,) = roads(reach)
    assert track.line is not None and track.line.total > reach.total
    assert track.runs[-1][0] > inch(9)
    before = [Leg(ADVANCE, INCH)]
    (after,) = roads(found(on_road(), March(before)))
    assert after.line is not None and after.line.total == reach.total


def test_R20_it_leads_where_the_head_faces() -> None:
    assert [track.leg for track in roads(found(on_road(), March([])))] == ["road"]
    back = [track.leg for track in roads(found(on_road(facing=180), March([])))]
    assert back == ["road-back"]
    assert roads(found(on_road(facing=90), March([]))) == []
    assert roads(found(on_road(terrain=[]), March([]))) == []


def test_12_1_nobody_else_follows_bends() -> None:
    b = battle([brigade("f1", at=(24, 12)), ENEMY], terrain=[BEND])
    run(b, Moving(0, WHOLE, MOVE))
    reach = found(b, March([]))
    assert roads(reach) == [] and reach.trail == [] and reach.link == 0


def test_2_2_before_the_die_it_is_planned_along_the_road() -> None:
    units = [brigade("f1", at=(24, 12), formation=COLUMN), brigade("a1", ALLIED, at=(24, 27))]
    b = battle(units, terrain=[BEND])
    run(b, TacticalStep(FRENCH))
    assert len(roads(found(b, Move(0)))) == 1


def test_R109_the_trail_is_where_the_column_lies() -> None:
    b = on_road()
    assert found(b, March([])).trail == [(inch(24), inch(12)), (inch(24), inch(8))]
    before = [Leg(ADVANCE, INCH)]
    assert found(b, March(before)).trail[0] == after_march(b, b.units[0], before, 0).pose.key()[:2]
    assert found(b, March([])).link == INCH


# What decides for all ends at once


def is_lonely(b: Battle, order: int, inches: float) -> bool:
    ways = RoadWays(b, b.units[0], WHOLE, order, [], Whys(LEDGER, "en"))
    place = road_at(b, b.units[0].pose)
    assert place is not None
    return ways.is_lonely(place, inch(inches))


@pytest.mark.parametrize(("x", "lonely"), [(40, True), (35.5, False)])
def test_R58_nobody_near_the_road_forbids_any_end_on_it(x: float, lonely: bool) -> None:
    assert is_lonely(on_road(brigade("f2", at=(x, 17), bases=2)), MOVE, 12) is lonely


def test_R58_the_edge_of_the_table_may_forbid_one() -> None:
    b = on_road()
    assert is_lonely(b, MOVE, 12)
    assert not is_lonely(b, MOVE, 36)


@pytest.mark.parametrize(("order", "lonely"), [(MOVE, True), (RESERVE_MOVE, False)])
def test_9_4_a_zone_beside_the_road_concerns_only_a_reserve_move(order: int, lonely: bool) -> None:
    b = battle([brigade("f1", at=(24, 12), formation=COLUMN, bases=4), ENEMY], terrain=[BEND])
    assert is_lonely(b, order, 12) is lonely


def test_9_4_a_withdrawal_is_looked_at_end_by_end() -> None:
    assert not is_lonely(on_road(), WITHDRAW, 12)
