"""Chapter 4: setting up. One test or more for each sentence of the rulebook, in its order."""

from __future__ import annotations

from grognard.games.march.chapters.figures import footprint, screen_footprint
from grognard.games.march.chapters.setting_up.deployment_packing import BACK
from grognard.games.march.chapters.setting_up.placing import own_zone
from grognard.games.march.chapters.setting_up.scenarios import setting_for
from grognard.games.march.invariants import problems
from grognard.games.march.model.actions import (
    COLUMN,
    GO_FIRST,
    GO_SECOND,
    LINE,
    NORTH,
    RIDE,
    SOUTH,
    Place,
    PlaceCommander,
    PlaceScreen,
    TakeSide,
)
from grognard.games.march.model.pieces import ON_TABLE, SETTING_UP
from grognard.games.march.model.state import Battle
from grognard.kernel.decision import Decision
from grognard.kernel.dice import Throw
from grognard.kernel.umpire import answer
from grognard.miniatures.battle.happened import Happened
from grognard.miniatures.deploying.zones import in_zone, standard_zones
from grognard.table.pose import CM, Pose
from grognard.table.shapes import box
from grognard.table.terrain import Area
from tests.games.march.chapters.setting_up.placing import (
    battle,
    begun,
    place,
    placing,
    pond,
    roll,
    roster,
    why_not,
)
from tests.games.march.field import BLUE, RED, cm, pose, waiting

DICE = "4.3 set-up dice"
SIDE = "4.4 choice of side"
FIRST = "4.6 first to place"
PLACE = "4.7 one by one"
SCREEN = "R82 setup choices"
POST = "4.8 commanders last"


def asked(b: Battle) -> int:
    assert isinstance(b.pending, Decision)
    return b.pending.seat


def happened(b: Battle, what: str) -> list[list[int]]:
    assert b.events is not None
    return [e.args for e in b.events if isinstance(e, Happened) and e.what == what]


# 4.0 The whole of it


def test_4_0_both_armies_come_to_the_table_then_the_battle_begins() -> None:
    b = battle([roster("b1"), roster("b2")], [roster("f1")], sides=[])
    assert b.phase == SETTING_UP and waiting(b) == DICE
    roll(b, 2, 5)
    answer(b, TakeSide(SOUTH))
    answer(b, GO_SECOND)
    answer(b, place(b, "b1", 60, 90, 180))
    answer(b, place(b, "f1", 60, 30))
    answer(b, place(b, "b2", 20, 90, 180))
    answer(b, PlaceCommander(cm(60), cm(5)))
    answer(b, PlaceCommander(cm(60), cm(115)))
    assert [u.place for u in b.units] == [ON_TABLE] * 3
    assert b.sides == [NORTH, SOUTH] and all(c.placed for c in b.commanders)
    assert waiting(b) == ""


def test_4_0_a_ready_battle_asks_nothing() -> None:
    for key in ("vimeiro", "open"):
        b = begun(setting_for(key, {"set-up": "ready"}))
        assert all(u.place == ON_TABLE for u in b.units) and b.sides == [SOUTH, NORTH]
        assert all(c.placed for c in b.commanders)
        assert waiting(b) == ""


def test_4_0_armies_without_a_layout_stand_side_by_side_in_their_order() -> None:
    options = {"set-up": "ready", "blue-army": "vimeiro-french", "red-army": "sample-british"}
    b = begun(setting_for("vimeiro", options))
    for seat in (RED, BLUE):
        xs = [u.pose.x for u in b.side(seat)]
        assert xs == sorted(xs)
    assert [u.screen for u in b.side(BLUE)] == [8, 8, 0, 0, 0]


def test_4_0_an_army_that_barely_fits_stands_ready_all_the_same() -> None:
    lines = "; ".join(["48 guard, detach 10"] * 12)
    options = {"points": "1500", "set-up": "ready", "red-army": f"british; {lines}"}
    b = begun(setting_for("open", options))
    assert len(b.side(RED)) == 12 and waiting(b) == ""


def test_4_0_in_a_tight_zone_ready_armies_close_up_R107() -> None:
    zones = [box(0, 0, cm(34), cm(12)), box(0, cm(90), cm(120), cm(120))]
    columns = [roster(f"b{i}", formation=COLUMN) for i in range(4)]
    b = battle(columns, [roster("f1")], zones=zones, ready=True)
    assert [u.pose.x for u in b.side(RED)] == [cm(4), cm(12), cm(20), cm(28)]
    assert b.commanders[RED].x == cm(33) and waiting(b) == ""


# 4.1 The table


def test_4_1_the_sides_of_a_long_table_are_its_long_edges_R82() -> None:
    south, north = standard_zones(cm(160), cm(120), BACK)
    assert (south.west, south.south, south.east, south.north) == (0, 0, cm(160), cm(30))
    assert (north.west, north.south, north.east, north.north) == (0, cm(90), cm(160), cm(120))


# 4.2 Impassable ground


def test_4_2_nobody_is_set_up_in_impassable_ground() -> None:
    b = placing(battle([roster("b1")], [roster("f1")], areas=[pond(60, 20)]))
    assert why_not(b, place(b, "b1", 60, 20)) == "4.2 impassable ground"
    assert why_not(b, place(b, "b1", 60, 15)) == ""  # it touches the edge of the pond
    assert why_not(b, place(b, "b1", 60, 15.1)) == "4.2 impassable ground"
    assert waiting(b) == PLACE


def test_4_2_a_position_with_somebody_in_impassable_ground_is_faulty() -> None:
    b = placing(battle([roster("b1")], [roster("f1")], areas=[pond(60, 20)]))
    b.place(0, pose(60, 15), LINE, 0)
    assert problems(b) == []
    b.place(0, pose(60, 20), LINE, 0)
    assert problems(b) == ["b1: is on impassable ground: pond"]


# 4.3 The dice


def test_4_3_the_higher_die_wins() -> None:
    for red, blue, winner in ((6, 5, RED), (1, 2, BLUE)):
        b = battle([roster("b1")], [roster("f1")], sides=[])
        roll(b, red, blue)
        assert happened(b, "set-up thrown") == [[red, blue]]
        assert asked(b) == winner and waiting(b) == SIDE


def test_4_3_equal_dice_are_re_rolled_R82() -> None:
    b = battle([roster("b1")], [roster("f1")], sides=[])
    assert isinstance(b.pending, Throw) and waiting(b) == DICE
    assert "re-rolled" in b.pending.why_bad([3, 3])
    assert b.pending.why_bad([4, 3]) == b.pending.why_bad([3, 4]) == ""


# 4.4 The sides


def test_4_4_the_winner_takes_a_side_and_the_other_the_opposite_one() -> None:
    for side in (SOUTH, NORTH):
        b = battle([roster("b1")], [roster("f1")], sides=[])
        roll(b, 1, 6)
        assert why_not(b, TakeSide(side)) == ""
        assert why_not(b, TakeSide(2)) == why_not(b, GO_FIRST) == "5.1 not asked now"
        answer(b, TakeSide(side))
        assert b.sides[BLUE] == side and b.sides[RED] == 1 - side
        assert asked(b) == BLUE and waiting(b) == FIRST


def test_4_4_where_the_battle_has_its_sides_nobody_is_asked() -> None:
    b = battle([roster("b1")], [roster("f1")], sides=[NORTH, SOUTH])
    roll(b, 1, 6)
    assert b.sides == [NORTH, SOUTH] and asked(b) == BLUE and waiting(b) == FIRST


# 4.5 The zones


def test_4_5_no_battalion_is_nearer_than_30_cm_to_the_centre_line() -> None:
    b = placing(battle([roster("b1")], [roster("f1")]))
    assert why_not(b, place(b, "b1", 60, 30)) == ""
    assert why_not(b, place(b, "b1", 60, 30.01)) == "4.5 own zone"
    assert why_not(b, place(b, "b1", 60, 90, 180)) == "4.5 own zone"
    answer(b, place(b, "b1", 60, 30))
    assert why_not(b, place(b, "f1", 60, 90, 180)) == ""
    assert why_not(b, place(b, "f1", 60, 89.99, 180)) == "4.5 own zone"
    assert waiting(b) == PLACE and asked(b) == BLUE


def test_4_5_every_part_counts_whatever_its_heading() -> None:
    b = placing(battle([roster("b1")], [roster("f1")]))
    assert why_not(b, place(b, "b1", 60, 18, 90)) == ""  # 24 cm from 6 to 30
    assert why_not(b, place(b, "b1", 60, 18.1, 90)) == "4.5 own zone"
    assert why_not(b, place(b, "b1", 60, 26, 180)) == ""
    assert why_not(b, place(b, "b1", 60, 26.1, 180)) == "4.5 own zone"


def test_4_5_a_battle_may_have_zones_of_its_own() -> None:
    zones = [box(cm(20), 0, cm(60), cm(40)), box(0, cm(80), cm(120), cm(120))]
    b = placing(battle([roster("b1")], [roster("f1")], zones=zones))
    assert why_not(b, place(b, "b1", 32, 40)) == ""
    assert why_not(b, place(b, "b1", 31.9, 40)) == "4.5 own zone"
    assert why_not(b, place(b, "b1", 48.1, 30)) == "4.5 own zone"
    assert waiting(b) == PLACE


# 4.6 Who places first


def test_4_6_the_winner_places_first_or_has_the_other_do_so() -> None:
    for action, first in ((GO_FIRST, RED), (GO_SECOND, BLUE)):
        b = battle([roster("b1")], [roster("f1")])
        roll(b, 6, 1)
        assert why_not(b, action) == "" and why_not(b, RIDE) == "5.1 not asked now"
        answer(b, action)
        assert happened(b, "places first") == [[first]]
        assert asked(b) == first and waiting(b) == PLACE


# 4.7 One battalion after the other


def test_4_7_players_place_in_turn_and_the_longer_list_finishes_alone() -> None:
    b = placing(battle([roster(f"b{i}") for i in range(3)], [roster("f1")]))
    order = [asked(b)]
    for action in (
        place(b, "b1", 20, 30),
        place(b, "f1", 60, 90, 180),
        place(b, "b0", 50, 30),
        place(b, "b2", 80, 30),
    ):
        assert waiting(b) == PLACE
        answer(b, action)
        order.append(asked(b))
    assert order[:4] == [RED, BLUE, RED, RED] and waiting(b) == POST


def test_4_7_only_own_battalions_and_each_once() -> None:
    b = placing(battle([roster("b1"), roster("b2")], [roster("f1")]))
    assert why_not(b, place(b, "f1", 60, 20)) == "4.7 own battalion"
    for unit in (-1, 3, 99):
        assert why_not(b, Place(unit, pose(60, 20), LINE, 0)) == "4.7 own battalion"
    answer(b, place(b, "b1", 60, 20))
    answer(b, place(b, "f1", 60, 100, 180))
    assert why_not(b, place(b, "b1", 20, 20)) == "4.7 placed already"
    assert why_not(b, PlaceCommander(cm(60), cm(10))) == "5.1 not asked now"
    assert waiting(b) == PLACE


def test_4_7_in_line_or_in_column() -> None:
    b = placing(battle([roster("b1")], [roster("f1")]))
    assert why_not(b, place(b, "b1", 60, 20, formation=COLUMN)) == ""
    for formation in (-1, 2):
        assert why_not(b, place(b, "b1", 60, 20, formation=formation)) == "7.4 two formations"
    answer(b, place(b, "b1", 60, 20, formation=COLUMN))
    assert footprint(b.units[0]).hull.east - footprint(b.units[0]).hull.west == cm(8)


def test_4_7_no_battalion_stands_on_another() -> None:
    b = placing(battle([roster("b1"), roster("b2")], [roster("f1")]))
    answer(b, place(b, "b1", 40, 20))
    answer(b, place(b, "f1", 60, 100, 180))
    assert why_not(b, place(b, "b2", 64, 20)) == ""  # they touch
    assert why_not(b, place(b, "b2", 63.9, 20)) == "18.6 overlap"
    assert why_not(b, place(b, "b2", 40, 16)) == ""
    assert waiting(b) == PLACE


def test_4_7_no_battalion_stands_over_the_edge_R81() -> None:
    b = placing(battle([roster("b1")], [roster("f1")]))
    assert why_not(b, place(b, "b1", 12, 4)) == ""
    assert why_not(b, place(b, "b1", 11.9, 4)) == "18.6 off the table"
    assert why_not(b, place(b, "b1", 60, 3.9)) == "18.6 off the table"
    for far in (-1, 10**15):
        assert why_not(b, Place(0, Pose(far, far, 0), LINE, 0)) == "18.6 off the table"
    assert waiting(b) == PLACE


def test_4_7_candidates_face_the_enemy_and_do_not_overlap() -> None:
    b = placing(battle([roster("b1"), roster("b2", 48)], [roster("f1")]))
    answer(b, place(b, "b1", 60, 30))
    assert isinstance(b.pending, Decision)
    for action in b.pending.candidates(b):
        assert isinstance(action, Place) and action.pose.h == 18000
    answer(b, next(a for a in b.pending.legal(b) if isinstance(a, Place) and not a.detached))
    for action in b.pending.candidates(b):
        assert isinstance(action, Place) and action.unit == 1 and action.pose.h == 0
        assert why_not(b, action) == ""
    assert {a.detached for a in b.pending.legal(b) if isinstance(a, Place)} == {0, 10}


# Skirmishers


def test_R67_a_battalion_sends_out_a_fifth_at_most() -> None:
    b = placing(battle([roster("b1", 24)], [roster("f1")]))
    assert why_not(b, place(b, "b1", 60, 20, detached=5)) == ""
    assert why_not(b, place(b, "b1", 60, 20, detached=6)) == "R67 skirmish numbers"
    assert why_not(b, place(b, "b1", 60, 20, detached=-1)) == "R67 skirmish numbers"


def test_R68_a_light_battalion_sends_out_three_quarters_at_most() -> None:
    b = placing(battle([roster("b1", 28, light=True)], [roster("f1")]))
    assert why_not(b, place(b, "b1", 60, 20, detached=21)) == ""
    assert why_not(b, place(b, "b1", 60, 20, detached=22)) == "R68 light screen"


def test_R82_a_screen_is_placed_with_its_battalion() -> None:
    b = placing(battle([roster("b1"), roster("b2")], [roster("f1")]))
    answer(b, place(b, "b1", 60, 20, detached=5))
    u = b.units[0]
    assert (u.rankers, u.screen, u.detached) == (19, 5, 5)
    assert asked(b) == RED and waiting(b) == SCREEN
    assert in_zone(own_zone(b, RED), screen_footprint(u).hull)  # where it waits is a place already
    good = PlaceScreen(0, pose(60, 25), 2 * CM)
    assert why_not(b, good) == ""
    assert why_not(b, PlaceScreen(1, pose(60, 25), 2 * CM)) == "5.1 not asked now"
    assert why_not(b, GO_FIRST) == "5.1 not asked now"
    assert why_not(b, PlaceScreen(0, pose(60, 25), 5 * CM)) == "R70 screen strip"
    assert why_not(b, PlaceScreen(0, Pose(10**15, 0, 0), 2 * CM)) == "18.6 off the table"
    answer(b, good)
    assert b.units[0].screen_pose.key() == (cm(60), cm(25), 0)
    assert asked(b) == BLUE and waiting(b) == PLACE


def test_R82_every_proposal_for_a_screen_is_within_its_zone_or_refused() -> None:
    b = placing(battle([roster("b1")], [roster("f1")]))
    answer(b, place(b, "b1", 60, 30, detached=5))
    assert isinstance(b.pending, Decision) and b.pending.legal(b)
    for action in b.pending.candidates(b):
        assert why_not(b, action) in ("", "R106 set up inside", "18.6 overlap")
    assert waiting(b) == SCREEN


def test_R82_without_room_for_its_screen_a_battalion_is_not_placed_so() -> None:
    zones = [box(cm(48), cm(14), cm(72), cm(24)), box(0, cm(90), cm(120), cm(120))]
    b = placing(battle([roster("b1", 24)], [roster("f1")], zones=zones))
    for y in (18, 20, 24):
        assert why_not(b, place(b, "b1", 60, y)) == ""
    tight = [box(cm(48), cm(16), cm(72), cm(24)), box(0, cm(90), cm(120), cm(120))]
    b = placing(battle([roster("b1", 20), roster("b2", 16)], [roster("f1")], zones=tight))
    assert why_not(b, place(b, "b1", 62, 24, detached=4)) == "R82 setup choices"
    assert why_not(b, place(b, "b1", 62, 24)) == ""
    assert waiting(b) == PLACE


def test_R106_a_screen_is_set_up_in_the_zone_too() -> None:
    b = placing(battle([roster("b1")], [roster("f1")]))
    answer(b, place(b, "b1", 60, 26, detached=5))
    assert why_not(b, PlaceScreen(0, pose(60, 30), 2 * CM)) == ""
    assert why_not(b, PlaceScreen(0, pose(60, 30.1), 2 * CM)) == "R106 set up inside"
    assert waiting(b) == SCREEN


def test_R106_no_battalion_is_placed_on_a_screen() -> None:
    b = placing(battle([roster("b1"), roster("b2")], [roster("f1")]))
    answer(b, place(b, "b1", 60, 20, detached=5))
    answer(b, PlaceScreen(0, pose(60, 26), 2 * CM))
    answer(b, place(b, "f1", 60, 100, 180))
    assert why_not(b, place(b, "b2", 60, 30)) == ""  # it touches the screen behind it
    assert why_not(b, place(b, "b2", 60, 29.9)) == "18.6 overlap"
    assert waiting(b) == PLACE


# 4.8 The Supreme Commanders


def commanding(areas: list[Area] | None = None) -> Battle:
    b = placing(battle([roster("b1")], [roster("f1")], areas=areas))
    answer(b, place(b, "b1", 60, 20))
    answer(b, place(b, "f1", 60, 100, 180))
    return b


def test_4_8_the_supreme_commanders_come_last_one_after_the_other() -> None:
    b = commanding()
    assert asked(b) == RED and waiting(b) == POST
    assert why_not(b, place(b, "b1", 20, 20)) == "5.1 not asked now"
    answer(b, PlaceCommander(cm(60), cm(10)))
    assert asked(b) == BLUE and waiting(b) == POST
    answer(b, PlaceCommander(cm(60), cm(110)))
    assert (b.commanders[RED].x, b.commanders[BLUE].y) == (cm(60), cm(110))
    assert waiting(b) == ""


def test_R106_he_is_set_up_in_his_zone_touching_nobody() -> None:
    b = commanding([pond(100, 10)])
    assert why_not(b, PlaceCommander(cm(0), cm(30))) == ""
    assert why_not(b, PlaceCommander(cm(10), cm(30.1))) == "R106 set up inside"
    assert why_not(b, PlaceCommander(cm(60), cm(18))) == "R106 set up inside"
    assert why_not(b, PlaceCommander(cm(60), cm(20))) == "R106 set up inside"
    assert why_not(b, PlaceCommander(cm(60), cm(20.1))) == ""
    assert why_not(b, PlaceCommander(cm(100), cm(10))) == "4.2 impassable ground"
    assert why_not(b, PlaceCommander(-1, cm(10))) == "18.6 off the table"
    assert waiting(b) == POST
