"""15.5, 15.6: flight and rally. One test or more for each sentence of the rulebook."""

from __future__ import annotations

import pytest

from grognard.games.march.chapters.flight import Flight
from grognard.games.march.chapters.resolve import (
    CompulsoryMoves,
    Rallying,
    ResolveStep,
    weigh_rally,
    why_not_rally,
)
from grognard.games.march.model.actions import PURSUE, REROLL
from grognard.games.march.model.pieces import (
    ACTIVATED,
    DESTROYED,
    FLED,
    IMPASSABLE,
    ON_TABLE,
    ROUGH,
    SHOT_AT,
)
from grognard.table.pose import CM
from tests.games.march.chapters.brigades import brigade
from tests.games.march.field import BLUE, RED, Troops, cm, field, pose, run, waiting
from tests.games.march.fights import (
    FLEEING,
    RESOLVING,
    do,
    fight,
    in_contact,
    marks,
    patch,
    place,
    throw,
)

RALLYING = "15.6 rally test"


# 15.5 Flight


@pytest.mark.parametrize(("face", "y"), [(1, 52.5), (2, 45), (6, 15)])
def test_15_5_a_flight_is_1d6_times_7_and_a_half(face: int, y: float) -> None:
    b = field([Troops("r1", 60, 60, 0)], [Troops("b1", 60, 100, 180)])
    b.rout(0)
    run(b, Flight(0))
    throw(b, face)
    assert place(b, 0) == (60, y, 0)
    assert marks(b, 0) == {"routing", "ran"}
    assert waiting(b) == ""


def test_R42_it_leads_straight_to_the_own_edge_whatever_the_facing_R113() -> None:
    b = field([Troops("r1", 60, 60, 120)], [Troops("b1", 60, 100, 200)])
    for uid in (0, 1):
        b.rout(uid)
        run(b, Flight(uid))
        throw(b, 1)
    assert place(b, 0) == (60, 52.5, 120)
    assert place(b, 1) == (60, 107.5, 200)


def test_R42_friends_on_the_way_are_disordered() -> None:
    b = field(
        [Troops("r1", 60, 80), Troops("r2", 60, 70), Troops("r3", 20, 70)],
        [Troops("b1", 60, 110, 180)],
    )
    b.rout(0)
    run(b, Flight(0))
    throw(b, 4)
    assert place(b, 0) == (60, 50, 0)
    assert ["disordered" in marks(b, uid) for uid in range(4)] == [True, True, False, False]


def test_R65_a_flight_that_would_end_on_a_friend_continues_until_clear() -> None:
    """15 cm would bring it on both friends, one behind the other."""
    b = field(
        [Troops("r1", 60, 80), Troops("r2", 60, 66), Troops("r3", 70, 61)],
        [Troops("b1", 60, 110, 180)],
    )
    b.rout(0)
    run(b, Flight(0))
    throw(b, 2)
    assert place(b, 0) == (60, 57, 0)
    assert "disordered" in marks(b, 2)


def test_R113_enemy_screens_and_impassable_ground_do_not_stop_a_flight() -> None:
    b = field(
        [Troops("r1", 60, 80)],
        [Troops("b1", 60, 110, 180, detached=4)],
        areas=[patch(50, 54, 70, 66, IMPASSABLE)],
    )
    b.place_screen(1, pose(60, 60, 180), 2 * CM)
    b.rout(0)
    run(b, Flight(0))
    throw(b, 2)
    assert place(b, 0) == (60, 54, 0)
    assert b.units[1].screen == 4


def test_R42_no_ground_slows_a_flight_but_rough_ground_disorders_it() -> None:
    b = field(
        [Troops("r1", 60, 80)],
        [Troops("b1", 60, 110, 180)],
        areas=[patch(40, 40, 80, 80, ROUGH)],
    )
    b.rout(0)
    run(b, Flight(0))
    throw(b, 2)
    assert place(b, 0) == (60, 65, 0)
    assert "disordered" in marks(b, 0)


def test_R42_a_router_that_touches_the_enemy_is_removed() -> None:
    """Its rear goes from 76 to 61."""
    for y, gone in ((61, False), (61.1, True)):
        b = field(
            [Troops("r1", 60, 80), Troops("r2", 20, 50)], [Troops("b1", 60, y, 0, rankers=16)]
        )
        b.rout(0)
        run(b, Flight(0))
        throw(b, 2)
        assert (b.units[0].place == DESTROYED) == gone
        assert (b.units[1].place, b.units[2].losses()) == (ON_TABLE, 0)
        assert waiting(b) == ""


def test_15_8_who_leaves_the_table_is_gone_for_good() -> None:
    for y, gone in ((19, False), (18.9, True)):
        b = field([Troops("r1", 60, y), Troops("r2", 20, 50)], [Troops("b1", 60, 110, 180)])
        b.rout(0)
        run(b, Flight(0))
        throw(b, 2)  # 15 cm; it is 4 deep
        assert (b.units[0].place == FLED) == gone
        assert b.units[1].place == ON_TABLE
        assert waiting(b) == ""


def test_15_8_a_commander_who_leaves_with_it_is_lost() -> None:
    b = field([Troops("r1", 60, 10)], [Troops("b1", 60, 110, 180)])
    b.join(RED, 0)
    b.rout(0)
    run(b, Flight(0))
    throw(b, 6)
    assert not b.commanders[RED].alive


def test_R71_a_screen_goes_along_with_its_routers() -> None:
    b = field([Troops("r1", 60, 60, rankers=20, detached=4)], [Troops("b1", 60, 110, 180)])
    b.place_screen(0, pose(60, 66), 2 * CM)
    b.rout(0)
    run(b, Flight(0))
    throw(b, 4)
    assert b.units[0].screen_pose.y < cm(45)
    assert waiting(b) == ""


def test_R39_who_breaks_in_combat_flees_at_once() -> None:
    b = in_contact()
    fight(b, 6, 1)
    throw(b, 1)
    assert waiting(b) == FLEEING


def test_R42_who_breaks_in_the_third_step_flees_in_the_fourth() -> None:
    b = brigade()
    b.owe_test(0, SHOT_AT)
    b.resolve_tested(1, True)
    b.resolve_tested(2, True)
    run(b, ResolveStep())
    throw(b, 1)
    assert (b.units[0].routing(), place(b, 0)) == (True, (20, 40, 0))
    assert waiting(b) == ""
    run(b, CompulsoryMoves())
    assert waiting(b) == FLEEING
    throw(b, 1)
    assert place(b, 0) == (20, 32.5, 0)
    assert waiting(b) == ""


def test_R42_nobody_flees_twice_in_a_turn_and_later_a_router_flees_untested() -> None:
    b = brigade()
    b.rout(0)
    b.flee_to(0, pose(20, 35))
    run(b, CompulsoryMoves())
    assert waiting(b) == ""
    b.end_turn()
    b.begin_turn()
    run(b, ResolveStep())
    assert waiting(b) == ""
    run(b, CompulsoryMoves())
    assert waiting(b) == FLEEING


def test_R113_the_first_side_flees_first() -> None:
    b = brigade()
    for uid in (0, 2, 3):
        b.rout(uid)
    b.take_initiative(BLUE)
    run(b, CompulsoryMoves())
    throw(b, 1)
    assert [("ran" in marks(b, uid)) for uid in range(4)] == [False, False, False, True]
    throw(b, 1)
    assert [("ran" in marks(b, uid)) for uid in range(4)] == [True, False, False, True]
    throw(b, 1)
    assert waiting(b) == ""


# 15.6 Rally


def test_15_6_only_routers_rally() -> None:
    b = brigade()
    b.rout(0)
    assert why_not_rally(b, b.units[0]) is None
    found = why_not_rally(b, b.units[1])
    assert found is not None and found.cite == "15.6 routers rally"


def test_15_6_a_router_that_passes_halts_and_reforms_for_a_full_turn() -> None:
    b = brigade()
    b.rout(0)
    b.disorder(0)
    run(b, Rallying(0))
    assert waiting(b) == RALLYING
    throw(b, 4)
    assert marks(b, 0) == {"reforming", "disordered"}
    assert (b.units[0].status, place(b, 0)) == (ACTIVATED, (20, 40, 0))
    run(b, CompulsoryMoves())
    assert waiting(b) == ""
    b.end_turn()
    assert marks(b, 0) == {"reforming", "disordered"}
    b.begin_turn()
    b.end_turn()
    assert marks(b, 0) == set()


def test_15_6_a_router_that_fails_flees_on() -> None:
    b = brigade()
    b.rout(0)
    run(b, Rallying(0))
    throw(b, 3)
    assert (b.units[0].routing(), b.units[0].status) == (True, ACTIVATED)
    assert waiting(b) == ""
    run(b, CompulsoryMoves())
    assert waiting(b) == FLEEING


def test_R43_a_rally_has_the_modifiers_of_resolve_and_the_ensigns_re_roll() -> None:
    b = field([Troops("r1", 20, 40, staff=(0, 0, 1, 1))], [Troops("b1", 60, 100, 180)])
    b.lose(0, 12)
    b.rout(0)
    assert [tally.total for tally in weigh_rally(b, b.units[0])] == [1]
    run(b, Rallying(0))
    throw(b, 2)
    assert waiting(b) == "15.3 ensign's re-roll"
    do(b, REROLL)
    throw(b, 3)
    assert "reforming" in marks(b, 0)


def test_R43_a_rally_is_not_the_resolve_test_of_the_turn() -> None:
    b = brigade()
    b.rout(0)
    run(b, Rallying(0))
    throw(b, 6)
    assert "tested" not in marks(b, 0)
    b.owe_test(0, SHOT_AT)
    run(b, ResolveStep())
    assert waiting(b) == RESOLVING


def test_R55_with_the_supreme_commander_a_rally_needs_no_die() -> None:
    b = brigade()
    b.rout(0)
    b.join(RED, 0)
    assert weigh_rally(b, b.units[0]) == []
    run(b, Rallying(0))
    assert marks(b, 0) == {"reforming"}
    assert waiting(b) == ""


def test_R39_all_other_causes_wait_for_the_third_step() -> None:
    b = in_contact()
    fight(b, 6, 1)
    throw(b, 6)
    do(b, PURSUE)
    b.owe_test(0, SHOT_AT)
    assert waiting(b) == ""
    run(b, ResolveStep())
    assert waiting(b) == RESOLVING
