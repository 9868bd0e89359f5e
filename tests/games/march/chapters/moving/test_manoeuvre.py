"""Chapter 7: manoeuvre. One test or more for each sentence of the rulebook, in its order."""

from __future__ import annotations

import pytest

from grognard.games.march.chapters.moving.manoeuvre import (
    Manoeuvring,
    Movement,
    weigh_manoeuvre,
    why_not_manoeuvre,
    why_not_reform,
)
from grognard.games.march.chapters.quality import rerolls_left
from grognard.games.march.model.actions import (
    COLUMN,
    MOVE,
    REFORM,
    REROLL,
    STAY,
    Form,
    Manoeuvre,
    March,
    PlaceScreen,
)
from grognard.games.march.model.pieces import (
    ACTIVATED,
    DISORDERED,
    GUARD,
    MENDING,
    READY,
    RECRUITS,
    ROUGH,
    ROUTING,
    VETERANS,
)
from grognard.kernel.decision import Decision
from grognard.kernel.umpire import answer, ask_again, settle
from grognard.table.paths import ADVANCE
from grognard.table.shapes import box
from grognard.table.terrain import Area
from tests.games.march.chapters.moving.ways import (
    ASKING,
    CROSSING,
    advance,
    at,
    crossing,
    fence,
    manoeuvring,
    march,
    moving,
    place,
    refusal,
    told,
)
from tests.games.march.field import BLUE, RED, Troops, cm, field, pose, run, waiting

CHOOSING = "7.0 choose a manoeuvre"
TESTING = "7.1 manoeuvre test"
PACING = "7.2 distance die"


# 7.0 One of three


def test_7_0_a_battalion_moves_changes_formation_or_reforms() -> None:
    b = field([Troops("r1", 60, 20)], [Troops("b1", 60, 100, 180)])
    b.disorder(0)
    manoeuvring(b)
    for action in (MOVE, REFORM, Form(COLUMN, 0)):
        assert refusal(b, action) == ""
    assert refusal(b, STAY) == "5.1 not asked now"
    assert waiting(b) == CHOOSING


def test_7_0_battalions_that_fight_or_rout_do_not_manoeuvre() -> None:
    b = field(
        [Troops("r1", 60, 20), Troops("r2", 20, 20), Troops("r3", 100, 20)],
        [Troops("b1", 60, 20.1, 180), Troops("b2", 20, 100, 180)],
    )
    assert [why_not_manoeuvre(b, b.units[uid]) for uid in (0, 1, 2)] == [None, None, None]
    b.engage(0, 3, False)
    b.support(1, 0)
    b.rout(2)
    refusals = [why_not_manoeuvre(b, b.units[uid]) for uid in (0, 1, 2)]
    cites = ["R76 engaged", "R115 joiner bound", "15.6 routers rally"]
    assert [r.cite for r in refusals if r is not None] == cites
    assert why_not_manoeuvre(b, b.units[4]) is None


# 7.1 The test


def test_7_1_every_manoeuvre_is_tested_on_the_activation_table() -> None:
    b = field([Troops("r1", 60, 20)], [Troops("b1", 60, 100, 180)])
    run(b, Manoeuvring(0))
    assert waiting(b) == TESTING
    settle(b, 4)
    assert waiting(b) == CHOOSING


def test_7_1_who_fails_does_nothing_this_turn() -> None:
    b = field([Troops("r1", 60, 20), Troops("r2", 20, 20)], [Troops("b1", 60, 100, 180)])
    run(b, Manoeuvring(0))
    settle(b, 3)
    assert (b.units[0].status, place(b)) == (ACTIVATED, at(60, 20))
    assert b.units[1].status == READY
    assert waiting(b) == ""


@pytest.mark.parametrize(("quality", "score"), [(RECRUITS, 5), (VETERANS, 3), (GUARD, 2)])
def test_7_1_the_score_is_that_of_its_quality(quality: int, score: int) -> None:
    for face, asked in ((score - 1, ""), (score, CHOOSING)):
        b = field([Troops("r1", 60, 20, quality=quality)], [Troops("b1", 60, 100, 180)])
        run(b, Manoeuvring(0))
        settle(b, face)
        assert waiting(b) == asked


def test_7_1_R54_two_drummers_repeat_a_failed_test_twice() -> None:
    b = field([Troops("r1", 60, 20, staff=(2, 0, 0, 0))], [Troops("b1", 60, 100, 180)])
    run(b, Manoeuvring(0))
    settle(b, 1)
    assert waiting(b) == "7.1 drummers' re-roll"
    answer(b, REROLL)
    settle(b, 2)
    assert waiting(b) == "7.1 drummers' re-roll"
    answer(b, REROLL)
    settle(b, 3)
    assert (rerolls_left(b.units[0], 0), b.units[0].status) == (0, ACTIVATED)
    assert waiting(b) == ""


def test_7_1_what_is_added_to_the_die_is_shown_and_nothing_where_no_die_falls() -> None:
    b = field(
        [Troops("r1", 60, 20, quality=RECRUITS), Troops("r2", 20, 20)], [Troops("b1", 60, 100, 180)]
    )
    assert [tally.total for tally in weigh_manoeuvre(b, b.units[0])] == [0]
    b.join(RED, 1)
    assert weigh_manoeuvre(b, b.units[0])[0].lines[-1] == ("3.6 recruits lowered", -1)
    assert weigh_manoeuvre(b, b.units[1]) == []


# 7.2 The distance


def test_7_2_a_line_moves_5_cm_for_each_pip() -> None:
    b = field([Troops("r1", 60, 20)], [Troops("b1", 60, 110, 180)])
    moving(b, pips=4)
    assert refusal(b, March([advance(20)])) == ""
    assert refusal(b, March([advance(20.001)])) == "7.2 beyond the die"
    answer(b, March([advance(20)]))
    assert (place(b), b.units[0].status) == (at(60, 40), ACTIVATED)
    assert waiting(b) == ""


def test_7_2_a_column_moves_7_5_cm_for_each_pip() -> None:
    b = field([Troops("r1", 60, 20, formation=COLUMN)], [Troops("b1", 60, 110, 180)])
    moving(b, pips=4)
    assert refusal(b, March([advance(30)])) == ""
    assert refusal(b, March([advance(30.001)])) == "7.2 beyond the die"
    assert waiting(b) == ASKING


def test_R7_one_die_and_any_part_of_it() -> None:
    b = field([Troops("r1", 60, 20), Troops("r2", 20, 20)], [Troops("b1", 60, 110, 180)])
    b.events = []
    moving(b, pips=3)
    answer(b, March([advance(7.3)]))
    assert (place(b), place(b, 1)) == (at(60, 27.3), at(20, 20))
    assert told(b, "paced") == [[0, 3]]
    assert told(b, "marched") == [[0, ADVANCE, 7300]]
    assert waiting(b) == ""


def test_7_2_it_may_halt_and_is_activated_all_the_same() -> None:
    b = field([Troops("r1", 60, 20)], [Troops("b1", 60, 110, 180)])
    march(b, pips=1)
    assert (place(b), b.units[0].status) == (at(60, 20), ACTIVATED)
    assert waiting(b) == ""


def test_7_2_the_question_takes_ways_only() -> None:
    b = field([Troops("r1", 60, 20)], [Troops("b1", 60, 110, 180)])
    moving(b)
    assert refusal(b, MOVE) == "5.1 not asked now"
    assert refusal(b, Manoeuvre(0)) == "5.1 not asked now"
    assert waiting(b) == ASKING


# 7.7 Where there is nothing to choose


@pytest.mark.parametrize(
    ("south", "disordered", "asked"),
    [(30, False, PACING), (41, False, CHOOSING), (30, True, CHOOSING)],
)
def test_7_7_in_rough_ground_a_battalion_that_can_only_move_is_not_asked(
    south: int, disordered: bool, asked: str
) -> None:
    wood = Area("wood", box(cm(40), cm(south), cm(80), cm(60)), ROUGH)
    b = field([Troops("r1", 60, 40)], [], areas=[wood], routine="auto")
    if disordered:
        b.disorder(0)
    run(b, Manoeuvring(0))
    settle(b, 6)
    assert waiting(b) == asked


# 7.10 Reforming


def test_7_10_a_disordered_battalion_reforms_where_it_stands() -> None:
    b = field([Troops("r1", 60, 20), Troops("r2", 20, 20)], [Troops("b1", 60, 110, 180)])
    b.disorder(0)
    b.disorder(1)
    manoeuvring(b)
    answer(b, REFORM)
    assert b.units[0].has(MENDING) and not b.units[1].has(MENDING)
    assert (place(b), b.units[0].status, waiting(b)) == (at(60, 20), ACTIVATED, "")


def test_R13_order_returns_at_the_end_of_the_turn_and_not_before() -> None:
    b = field([Troops("r1", 60, 20), Troops("r2", 20, 20)], [Troops("b1", 60, 110, 180)])
    b.disorder(0)
    b.disorder(1)
    manoeuvring(b)
    answer(b, REFORM)
    assert b.units[0].has(DISORDERED)
    b.end_turn()
    assert not b.units[0].has(DISORDERED)
    assert b.units[1].has(DISORDERED)


def test_7_10_who_is_in_order_does_not_reform() -> None:
    b = field([Troops("r1", 60, 20)], [Troops("b1", 60, 110, 180)])
    manoeuvring(b)
    assert refusal(b, REFORM) == "7.10 in order already"
    b.disorder(0)
    assert refusal(b, REFORM) == ""
    b.mend(0)
    assert why_not_reform(b.units[0]) is not None
    assert waiting(b) == CHOOSING


# R50, R70 The screen comes along


def test_R70_the_screen_moves_with_its_battalion() -> None:
    b = field([Troops("r1", 60, 20, detached=4)], [Troops("b1", 60, 110, 180)])
    b.place_screen(0, pose(60, 27), cm(2))
    march(b, advance(10))
    assert waiting(b).startswith("10.")
    decision = b.pending
    assert isinstance(decision, Decision) and decision.seat == RED
    screen = decision.legal(b)[0]
    assert isinstance(screen, PlaceScreen)
    answer(b, screen)
    assert (place(b), waiting(b)) == (at(60, 30), "")


def test_R50_the_screen_follows_a_change_of_formation() -> None:
    b = field([Troops("r1", 60, 20, detached=4)], [Troops("b1", 60, 110, 180)])
    b.place_screen(0, pose(60, 27), cm(2))
    manoeuvring(b)
    answer(b, Form(COLUMN, 18000))
    assert waiting(b).startswith("10.")


def test_R46_an_enemy_commander_on_the_way_makes_room() -> None:
    b = field([Troops("r1", 60, 20)], [Troops("b1", 20, 110, 180)])
    b.place_commander(BLUE, cm(60), cm(30))
    march(b, advance(15))
    c = b.commanders[BLUE]
    assert (c.alive, c.x, c.y) == (True, cm(60), cm(40))
    assert waiting(b) == ""


def test_R46_and_for_a_new_formation_too() -> None:
    b = field([Troops("r1", 60, 40)], [Troops("b1", 20, 110, 180)])
    b.place_commander(BLUE, cm(60), cm(43))
    manoeuvring(b)
    answer(b, Form(COLUMN, 0))
    assert (b.commanders[BLUE].y, waiting(b)) == (cm(53), "")


def test_R11_skirmishers_pay_nothing_for_obstacles() -> None:
    b = field(
        [Troops("r1", 60, 20, detached=4)],
        [Troops("b1", 60, 110, 180)],
        edges=[fence((30, 26), (90, 26))],
    )
    b.place_screen(0, pose(60, 24), cm(2))
    march(b, advance(5))
    answer(b, PlaceScreen(0, pose(60, 32), cm(2)))
    assert (b.units[0].screen_pose.key(), waiting(b)) == (at(60, 32), "")


# The procedures are kept in saved games


def test_7_2_a_move_in_progress_is_copied_and_asked_again() -> None:
    b = crossing(pips=6, length=30)
    other = b.clone()
    settle(b, 6)
    top = other.stack[-1]
    assert isinstance(top, Movement)
    kept = Movement(0)
    kept.restore(top.fields())
    kept.stage = top.stage
    other.stack[-1] = kept
    ask_again(other)
    assert waiting(other) == CROSSING
    settle(other, 2)
    assert (place(b), place(other)) == (at(60, 35), at(60, 45))


def test_7_0_a_manoeuvre_in_progress_is_copied_and_asked_again() -> None:
    b = field([Troops("r1", 60, 20), Troops("r2", 20, 20)], [Troops("b1", 60, 110, 180)])
    manoeuvring(b, 1)
    other = b.clone()
    top = other.stack[-1]
    kept = Manoeuvring(0)
    kept.restore(top.fields())
    kept.stage = top.stage
    other.stack[-1] = kept
    ask_again(other)
    assert waiting(other) == CHOOSING
    answer(other, MOVE)
    settle(other, 1)
    again = other.clone()
    ask_again(again)
    answer(again, March([advance(5)]))
    assert (place(again, 1), place(other, 1), waiting(again)) == (at(20, 25), at(20, 20), "")
    assert not b.units[1].has(ROUTING)
