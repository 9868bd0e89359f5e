"""Chapters 3, 4 and 10: where pieces may be put by hand. Every place has its order's verdict."""

from __future__ import annotations

import pytest

from grognard.games.march.chapters.commander import ChooseRide
from grognard.games.march.chapters.setting_up.setup import ChooseBattalion, ChoosePost, ChooseScreen
from grognard.games.march.chapters.shooting.skirmishers import ChoosePlace
from grognard.games.march.model.actions import (
    COLUMN,
    LINE,
    SOUTH,
    Place,
    PlaceCommander,
    PlaceScreen,
    RideTo,
)
from grognard.games.march.model.pieces import IMPASSABLE, IN_HAND, SETTING_UP
from grognard.games.march.model.state import Battle
from grognard.kernel.decision import Action, Decision
from grognard.miniatures.contract.reach import ALLOWED, GRID, Reach
from grognard.table.pose import CM
from grognard.table.shapes import box, polygon
from grognard.table.terrain import Area
from tests.games.march.field import RED, Troops, cm, field, pose
from tests.games.march.reaching import differences, reach_of
from tests.miniatures.reach.reading import all_places, cite_at, is_sound

HOUSE = Area("house", polygon([(cm(70), cm(5)), (cm(80), cm(5)), (cm(76), cm(14))]), IMPASSABLE)


def check(b: Battle, wait: Decision, action: Action, every: int = 1) -> Reach:
    """Every place of some rows."""
    b.pending = wait
    reach = reach_of(b, action)
    assert is_sound(reach)
    assert (reach.kind, reach.parts, reach.total) == (GRID, 0, 0)
    rows = [(track, all_places(reach, track)) for track in reach.tracks[::every]]
    assert differences(b, action, iter(rows), reach) == []
    return reach


def cites(reach: Reach) -> set[str | None]:
    verdicts = {v for t in reach.tracks for _, v, _, _ in t.runs}
    return {None if v == ALLOWED else reach.whys[v].cite for v in verdicts}


def told(reach: Reach, x: float, y: float) -> str | None:
    [row] = [track for track in reach.tracks if track.at == cm(y)]
    return cite_at(reach, row, cm(x))


# 4.7 Battalions


def setting_up(*, rankers: int = 24, more: int = 1) -> Battle:
    """Some in hand, one of each side on the table."""
    red = [Troops(f"r{i}", 60, 10, rankers=rankers, light=i == 1) for i in range(2 + more)]
    b = field(red, [Troops("b1", 60, 110, 180)], areas=[HOUSE])
    for uid in range(1, 2 + more):
        b.units[uid].place = IN_HAND
    b.phase = SETTING_UP
    return b


@pytest.mark.parametrize("facing", [0, 35])
def test_4_7_a_battalion_may_be_set_up_where_there_is_room(facing: int) -> None:
    b = setting_up()
    action = Place(1, pose(30, 20, facing), LINE, 0)
    reach = check(b, ChooseBattalion(RED, "4.7 one by one"), action, 3)
    assert (reach.piece, reach.pitch) == ("r1", CM)
    assert reach.pose == action.pose.key()
    assert reach.size == (cm(24), cm(4))
    expected = {None, "18.6 overlap", "4.5 own zone", "18.6 off the table", "4.2 impassable ground"}
    assert cites(reach) == expected
    assert reach.whys[reach.beyond].cite == "18.6 off the table"


def test_R82_who_sends_out_skirmishers_needs_room_for_them() -> None:
    b = setting_up(more=0)
    action = Place(1, pose(31, 21), COLUMN, 18)
    reach = check(b, ChooseBattalion(RED, "4.7 one by one"), action, 4)
    assert reach.pitch == 2 * CM
    assert reach.tracks[0].first == cm(1)
    assert reach.size == (cm(8), cm(4))


def test_R107_room_is_left_for_those_in_hand() -> None:
    b = field([Troops("r1", 60, 80), Troops("r2", 60, 80)], [Troops("b1", 60, 110, 180)])
    b.setting.zones[:] = [box(0, 0, cm(30), cm(11)), box(0, cm(90), cm(120), cm(120))]
    for u in b.side(RED):
        u.place = IN_HAND
    action = Place(0, pose(15, 7.5), LINE, 0)
    reach = check(b, ChooseBattalion(RED, "4.7 one by one"), action)
    assert told(reach, 15, 7.5) == "R107 room for all"
    assert told(reach, 12, 4.5) is None


def test_R67_too_many_skirmishers_have_no_place_at_all() -> None:
    b = setting_up()
    b.pending = ChooseBattalion(RED, "4.7 one by one")
    reach = reach_of(b, Place(1, pose(30, 20), LINE, 19))
    assert (reach.tracks, reach.whys[reach.beyond].cite) == ([], "R68 light screen")
    assert is_sound(reach)


# 10.4 Screens


def screened(*, light: bool = False) -> Battle:
    red = [Troops("r1", 60, 20, 10, light=light, detached=5), Troops("r2", 85, 22)]
    b = field(red, [Troops("b1", 66, 42, 180)], areas=[HOUSE])
    b.place_screen(0, pose(59.25, 27.8, 10), cm(2))
    return b


def test_10_4_a_screen_stays_near_its_battalion() -> None:
    b = screened()
    action = PlaceScreen(0, pose(59.25, 27.8, 10), cm(2))
    reach = check(b, ChoosePlace(RED, 0), action, 5)
    assert (reach.piece, reach.pitch, reach.size) == ("r1.screen", CM // 2, (cm(16), cm(2)))
    assert cites(reach) >= {
        None, "10.4 within ten centimetres", "18.6 overlap", "R8 ten centimetres",
        "R81 table edge",
    }  # fmt: skip
    assert told(reach, 59.25, 27.8) is None
    assert reach.whys[reach.beyond].cite == "R81 table edge"


def test_R68_a_light_screen_has_a_longer_leash() -> None:
    b = screened(light=True)
    reach = check(b, ChoosePlace(RED, 0), PlaceScreen(0, pose(60, 27), cm(3)), 5)
    assert reach.pitch == CM
    assert "R68 light screen" in cites(reach)


def test_R70_a_gap_that_is_none_has_no_place_at_all() -> None:
    b = screened()
    b.pending = ChoosePlace(RED, 0)
    reach = reach_of(b, PlaceScreen(0, pose(60, 27), cm(5)))
    assert (reach.tracks, reach.whys[reach.beyond].cite) == ([], "R70 screen strip")


def test_R106_in_set_up_a_screen_stays_in_its_zone() -> None:
    b = screened()
    b.phase = SETTING_UP
    wait = ChooseScreen(RED, "R82 setup choices", 0)
    reach = check(b, wait, PlaceScreen(0, pose(60, 27), cm(2)), 5)
    assert {None, "R106 set up inside"} <= cites(reach)
    assert reach.whys[reach.beyond].cite == "18.6 off the table"


# 3, 4.8 The Supreme Commander


def test_4_8_a_commander_takes_post_in_his_zone() -> None:
    b = setting_up(more=0)
    reach = check(b, ChoosePost(RED, "4.8 commanders last"), PlaceCommander(cm(60), cm(3.5)))
    assert (reach.piece, reach.pose, reach.size) == ("commander red", (cm(60), cm(3.5), 0), (0, 0))
    assert cites(reach) == {None, "R106 set up inside", "4.2 impassable ground"}
    assert reach.tracks[0].at == cm(0.5)


def test_3_5_a_commander_rides_as_far_as_his_die() -> None:
    b = field(
        [Troops("r1", 60, 40), Troops("r2", 40, 30, 45)],
        [Troops("b1", 70, 62, 180, detached=4)],
        areas=[HOUSE],
    )
    b.place_screen(2, pose(70, 55, 180), cm(2))
    b.place_commander(RED, cm(62), cm(33.3))
    reach = check(b, ChooseRide(RED, cm(30)), RideTo(cm(62), cm(33.3)), 2)
    assert cites(reach) == {None, "3.5 beyond his die", "R97 the ride"}
    assert reach.whys[reach.beyond].cite == "R81 table edge"
    assert [told(reach, x, 33.3) for x in (92, 93)] == [None, "3.5 beyond his die"]
    b.join(RED, 0)
    check(b, ChooseRide(RED, cm(20)), RideTo(cm(60), cm(36)), 2)


def test_4_5_zones_are_those_of_the_side() -> None:
    b = setting_up(more=0)
    assert b.sides[RED] == SOUTH
    b.pending = ChooseBattalion(RED, "4.7 one by one")
    reach = reach_of(b, Place(1, pose(30, 20), LINE, 0))
    assert [told(reach, 30, y) for y in (30, 31)] == [None, "4.5 own zone"]
