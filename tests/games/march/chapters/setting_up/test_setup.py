"""Chapter 4: setting up. One test or more for each sentence of the rulebook, in its order."""

from __future__ import annotations

import pytest

from grognard.games.march.chapters.figures import footprint, screen_footprint
from grognard.games.march.chapters.setting_up.deployment_packing import (
    BACK,
    BATTALIONS,
    empty_room,
)
from grognard.games.march.chapters.setting_up.placing import (
    in_hand,
    own_zone,
    room_left,
    why_not_place,
)
from grognard.games.march.chapters.setting_up.scenarios import setting_for
from grognard.games.march.chapters.setting_up.setup import SetUp
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
from grognard.games.march.model.events import Happened
from grognard.games.march.model.options import Options
from grognard.games.march.model.pieces import (
    BRITISH,
    DRILLED,
    FRENCH,
    IMPASSABLE,
    IN_HAND,
    ON_TABLE,
    SETTING_UP,
    VETERANS,
    Army,
    Roster,
    Setting,
)
from grognard.games.march.model.state import Battle, blank
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import OPPOSED_BASE, Rng, Throw
from grognard.kernel.umpire import advance, answer, ask_again, settle
from grognard.miniatures.deploying.free_grid import Plot, Room, room_in
from grognard.miniatures.deploying.packing import first_spot, has_room, packing, stand_behind
from grognard.miniatures.deploying.zones import in_zone, standard_zones
from grognard.table.measure import collide
from grognard.table.pose import CM, Pose
from grognard.table.shapes import Footprint, Polygon, block, box, polygon
from grognard.table.terrain import Area, Ground
from tests.games.march.field import BLUE, RED, cm, pose, waiting

DICE = "4.3 set-up dice"
SIDE = "4.4 choice of side"
FIRST = "4.6 first to place"
PLACE = "4.7 one by one"
SCREEN = "R82 setup choices"
POST = "4.8 commanders last"


def roster(id: str, rankers: int = 24, *, formation: int = LINE, light: bool = False) -> Roster:
    quality = VETERANS if light else DRILLED
    return Roster(id, id, quality, rankers, [0, 0, 0, 0], light, False, formation)


def battle(
    red: list[Roster],
    blue: list[Roster],
    *,
    sides: list[int] | None = None,
    areas: list[Area] | None = None,
    size: tuple[int, int] = (120, 120),
    zones: list[Polygon] | None = None,
    ready: bool = False,
) -> Battle:
    """A battle about to throw for its sides."""
    armies = [Army("Red", BRITISH, "", red), Army("Blue", FRENCH, "", blue)]
    ground = Ground(cm(size[0]), cm(size[1]), areas or [], [])
    titles = {"en": "Test", "fr": "Essai"}
    given = [SOUTH, NORTH] if sides is None else sides
    options = Options({"set-up": "ready"} if ready else {})
    setting = Setting("test", titles, ground, [], armies, given, options, zones)
    return begun(setting)


def begun(setting: Setting) -> Battle:
    b = blank(setting)
    b.events = []
    b.stack = [SetUp()]
    advance(b)
    return b


def roll(b: Battle, red: int, blue: int) -> None:
    settle(b, red * OPPOSED_BASE + blue)


def placing(b: Battle) -> Battle:
    """Red has won the dice and places first."""
    roll(b, 6, 1)
    answer(b, GO_FIRST)
    return b


def asked(b: Battle) -> int:
    assert isinstance(b.pending, Decision)
    return b.pending.seat


def why_not(b: Battle, action: Action) -> str:
    assert isinstance(b.pending, Decision)
    refusal = b.pending.why_not(b, action)
    return refusal.cite if refusal is not None else ""


def place(
    b: Battle,
    id: str,
    x: float,
    y: float,
    facing: float = 0,
    formation: int = LINE,
    detached: int = 0,
) -> Place:
    return Place(b.setting.by_id[id], pose(x, y, facing), formation, detached)


def happened(b: Battle, what: str) -> list[list[int]]:
    assert b.events is not None
    return [e.args for e in b.events if isinstance(e, Happened) and e.what == what]


def pond(x: float, y: float, radius: float = 5) -> Area:
    corners = [(x - radius, y - radius), (x + radius, y - radius), (x, y + radius)]
    return Area("pond", polygon([(cm(a), cm(b)) for a, b in corners]), IMPASSABLE)


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


def test_4_0_in_a_tight_zone_those_who_stand_ready_close_up_R107() -> None:
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


def test_4_3_equal_dice_are_thrown_again_R82() -> None:
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


# R107 Room for all


def test_R107_nobody_may_shut_out_those_still_in_hand() -> None:
    zones = [box(0, 0, cm(30), cm(11)), box(0, cm(90), cm(120), cm(120))]
    b = placing(battle([roster("b1", 24), roster("b2", 24)], [roster("f1")], zones=zones))
    assert why_not(b, place(b, "b1", 12, 11)) == ""
    assert why_not(b, place(b, "b1", 15, 7.5)) == "R107 room for all"  # 3.5 cm on either side
    assert why_not(b, place(b, "b1", 15, 8)) == ""
    answer(b, place(b, "b1", 12, 4))
    answer(b, place(b, "f1", 60, 100, 180))
    assert why_not(b, place(b, "b2", 15, 7.5)) == "18.6 overlap"
    assert why_not(b, place(b, "b2", 15, 9.5)) == ""
    assert waiting(b) == PLACE


def test_R107_a_screen_may_not_shut_them_out_either() -> None:
    zones = [box(0, 0, cm(30), cm(11)), box(0, cm(90), cm(120), cm(120))]
    b = placing(battle([roster("b1", 24), roster("b2", 24)], [roster("f1")], zones=zones))
    answer(b, place(b, "b1", 12, 4, detached=5))
    assert why_not(b, PlaceScreen(0, pose(12, 6), 2 * CM)) == ""
    assert why_not(b, PlaceScreen(0, pose(12, 8.5), 2 * CM)) == "R107 room for all"
    assert waiting(b) == SCREEN


def test_R107_the_supreme_commander_needs_room_too() -> None:
    room = room_in(Plot(box(0, 0, cm(24), cm(8)), SOUTH, CM, BATTALIONS), [], 0)
    assert not packing(room, (24, 24)).complete
    assert packing(room, (24,)).complete and packing(room, ()).complete


def test_R107_where_there_was_no_room_before_nobody_is_blamed() -> None:
    zones = [box(0, 0, cm(24), cm(8)), box(0, cm(90), cm(120), cm(120))]
    b = placing(battle([roster("b1"), roster("b2")], [roster("f1")], zones=zones))
    assert why_not(b, place(b, "b1", 12, 4)) == ""
    assert isinstance(b.pending, Decision) and b.pending.legal(b)


def test_R107_a_position_without_room_for_a_supreme_commander_is_faulty() -> None:
    zones = [box(0, 0, cm(24), cm(9)), box(0, cm(90), cm(120), cm(120))]
    b = placing(battle([roster("b1"), roster("b2")], [roster("f1")], zones=zones))
    assert problems(b) == ["battle: leaves no room in the zone for b1, b2"]
    b.place(0, pose(12, 4), LINE, 0)
    b.place(1, pose(12, 8), LINE, 0)
    assert problems(b) == ["b2: leaves no room in the zone for the Supreme Commander"]
    b.place_commander(RED, cm(12), cm(9))
    assert problems(b) == []


def random_room(rng: Rng) -> Room:
    """A zone where some stand already, at any angle or facing the enemy."""
    width, depth = 40 + rng.below(80), 8 + rng.below(30)
    zone = box(cm(5), cm(7), cm(5 + width), cm(7 + depth))
    room = room_in(Plot(zone, rng.below(2), CM, BATTALIONS), [], 8)
    return room.holding([random_block(zone, rng) if rng.below(2) else None for _ in range(8)])


def random_block(zone: Polygon, rng: Rng) -> Footprint:
    x = zone.west + rng.below(zone.east - zone.west)
    y = zone.south + rng.below(zone.north - zone.south)
    heading = rng.below(4) * 9000 if rng.below(2) else rng.below(36000)
    return block(Pose(x, y, heading), cm(4 + rng.below(20)), cm(4))


def test_R107_what_is_quickly_known_is_what_would_be_found_out() -> None:
    rng = Rng(107)
    quick, kept = 0, 0
    for _ in range(400):
        room = random_room(rng)
        sizes = tuple(sorted([16 + 4 * rng.below(9) for _ in range(rng.below(6))], reverse=True))
        shapes = [random_block(room.zone, rng).hull for _ in range(1 + rng.below(2))]
        taken = [room.under(shape) for shape in shapes]
        rows = room.rows[:]
        for part in taken:
            part.take_from(rows)
        after = Room(room.plot, room.bare, rows, room.standing)
        slow = packing(after, sizes).complete
        assert has_room(room, sizes, taken) == slow
        quick += stand_behind(room, sizes, taken)
        kept += not stand_behind(room, sizes, taken) and slow
        if sizes:
            first, found = first_spot(room, sizes), packing(room, sizes)
            places = [room.pose(spot).key() for spot in found.spots[:1]]
            assert ([room.pose(first).key()] if first is not None else []) == places
    assert quick > 50 and kept > 50


def test_R107_the_room_that_is_left_is_remembered_rightly() -> None:
    b = begun(setting_for("vimeiro", {}))
    rng = Rng(3)
    for _ in range(40):
        if b.sides and b.stack:
            for seat in (RED, BLUE):
                room = room_left(b, seat)
                assert room_left(b, seat) is room
                fresh = empty_room(b.setting, b.sides[seat]).holding(room.standing)
                assert room.rows == fresh.rows
        old = b.clone()
        step(b, rng)
        if rng.below(3) == 0:
            b = old  # another way to go on from there
    assert [u for u in b.units if u.place == ON_TABLE]


def step(b: Battle, rng: Rng) -> None:
    wait = b.pending
    if isinstance(wait, Throw):
        settle(b, wait.toss(rng))
    elif isinstance(wait, Decision):
        legal = wait.legal(b)
        answer(b, legal[rng.below(len(legal))])


# No set-up comes to a dead end

EXTREMES = {
    "twelve of 16": "; ".join(["16 recruits"] * 12),
    "twelve of 48": "; ".join(["48 guard, 2 drummers, 2 sergeants, ensign, officer"] * 12),
    "twelve of 48, columns": "; ".join(["48 recruits, column, detach 10"] * 12),
    "four lines": "; ".join(["48 drilled"] * 4),
    "one of 16": "16 recruits",
    "light": "28 veterans, light, rifles, detach 21; " + "; ".join(["44 recruits"] * 11),
    "mixed": "; ".join(
        f"{size} recruits" for size in (16, 20, 24, 28, 32, 36, 40, 44, 48, 48, 44, 40)
    ),
}


def walk(b: Battle, rng: Rng, wild: bool) -> int:
    """Set up at random, from the proposals or from anywhere; returns the questions answered."""
    made = 0
    while b.stack:
        step = b.pending
        if isinstance(step, Throw):
            settle(b, step.toss(rng))
            continue
        assert isinstance(step, Decision)
        legal = step.legal(b)
        assert legal, f"a dead end: {step.cite} after {made} answers"
        check_legal(b, step, legal)
        action = legal[rng.below(len(legal))]
        answer(b, random_place(b, step.seat, rng) or action if wild else action)
        made += 1
    return made


def check_legal(b: Battle, wait: Decision, legal: list[Action]) -> None:
    """What is listed quickly is what the rules allow of what is proposed, and not too much."""
    proposed = wait.candidates(b)
    allowed = [action.key() for action in proposed if wait.why_not(b, action) is None]
    assert [action.key() for action in legal] == allowed
    assert wait.cite not in (PLACE, SCREEN) or len(proposed) <= 14


def random_place(b: Battle, seat: int, rng: Rng) -> Action | None:
    """Anywhere in the zone, at any angle, if the rules allow it."""
    if waiting(b) != PLACE:
        return None
    zone, waiting_units = own_zone(b, seat), in_hand(b, seat)
    u = waiting_units[rng.below(len(waiting_units))]
    for _ in range(4):
        x = zone.west + rng.below(zone.east - zone.west)
        y = zone.south + rng.below(zone.north - zone.south)
        facing = rng.below(36) * 1000 if rng.below(2) else 18000 * b.sides[seat]
        action = Place(u.uid, Pose(x, y, facing), rng.below(2), rng.below(2) * 4)
        if why_not_place(b, seat, action) is None:
            return action
    return None


def check(b: Battle) -> None:
    standing = [footprint(u) for u in b.units] + [screen_footprint(u) for u in b.units if u.screen]
    for order, one in enumerate(standing):
        assert not any(collide(one, other) for other in standing[:order])
    for u in b.units:
        assert u.place == ON_TABLE and in_zone(own_zone(b, u.seat), footprint(u).hull)
    assert all(commander.placed for commander in b.commanders)


@pytest.mark.parametrize("wild", [False, True])
@pytest.mark.parametrize("key", ["training", "vimeiro", "barrosa", "open"])
def test_4_7_the_set_up_of_every_scenario_can_always_be_ended(key: str, wild: bool) -> None:
    setting = setting_for(key, {})
    for seed in range(2):
        b = begun(setting)
        assert walk(b, Rng(seed), wild) >= len(b.units) + 3
        check(b)


@pytest.mark.parametrize("wild", [False, True])
@pytest.mark.parametrize("name", EXTREMES)
def test_R107_the_set_up_of_extreme_armies_can_always_be_ended(name: str, wild: bool) -> None:
    options = {
        "points": "1500",
        "red-army": f"british; {EXTREMES[name]}",
        "blue-army": "french; 16 recruits",
        "terrain": "4",
    }
    b = begun(setting_for("open", options))
    walk(b, Rng(len(name)), wild)
    check(b)


def test_R107_a_pond_in_the_zone_is_set_up_around() -> None:
    armies = [roster(f"b{i}", 48) for i in range(7)]
    b = placing(battle(armies, [roster("f1")], areas=[pond(40, 15, 12)]))
    walk(b, Rng(5), True)
    check(b)


# Saved games


def test_4_0_every_question_is_asked_again_when_a_game_is_restored() -> None:
    b = begun(setting_for("open", {"red-army": "vimeiro-british"}))
    rng, seen = Rng(8), set()
    while b.stack:
        before = waiting(b), b.pending.seat if isinstance(b.pending, Decision) else -1
        seen.add(before[0])
        top = b.stack[-1]
        again = SetUp()
        again.restore(top.fields())
        again.stage = top.stage
        copied = top.copy()
        assert (copied.stage, copied.fields()) == (top.stage, top.fields())
        b.stack = [again]
        ask_again(b)
        assert (waiting(b), b.pending.seat if isinstance(b.pending, Decision) else -1) == before
        if isinstance(b.pending, Throw):
            settle(b, b.pending.toss(rng))
        else:
            assert isinstance(b.pending, Decision)
            legal = b.pending.legal(b)
            answer(b, legal[rng.below(len(legal))])
    assert seen == {DICE, SIDE, FIRST, PLACE, SCREEN, POST}
    assert all(u.place != IN_HAND for u in b.units)
