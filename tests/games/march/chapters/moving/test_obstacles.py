"""Chapter 7, obstacles: where a way meets them, and how far it leads after their dice."""

from __future__ import annotations

from grognard.games.march.chapters.moving.move_cost import PIP
from grognard.games.march.chapters.moving.obstacles import before_friends
from grognard.games.march.model.actions import COLUMN, Form
from grognard.games.march.model.pieces import ACTIVATED, DISORDERED
from grognard.kernel.umpire import answer, settle
from grognard.table.angles import arc_length
from grognard.table.paths import ADVANCE, BACK
from tests.games.march.chapters.moving.ways import (
    CROSSING,
    advance,
    at,
    back,
    crossing,
    fence,
    hill,
    manoeuvring,
    march,
    place,
    told,
    wheel,
)
from tests.games.march.field import Troops, cm, field, pose, waiting

# 7.8 Obstacles


def test_7_8_an_obstacle_takes_1d6_times_2_5_cm_off_the_move() -> None:
    b = crossing(pips=6, length=30)
    assert (waiting(b), place(b)) == (CROSSING, at(60, 20))
    b.events = []
    settle(b, 4)
    assert place(b) == at(60, 40)
    assert told(b, "obstacle met") == [[0, 0, 4, 0]]
    assert told(b, "marched") == [[0, ADVANCE, cm(20)]]
    assert waiting(b) == ""


def test_R11_with_less_than_nothing_left_it_stops_at_the_obstacle() -> None:
    # 3 pips are 15 cm: 10 left at the fence, that is a 4
    for face, y in ((4, 25), (5, 25), (3, 27.5)):
        b = crossing(pips=3, length=15)
        settle(b, face)
        assert abs(place(b)[1] - cm(y)) <= 2
        assert waiting(b) == ""


def test_R11_the_die_is_not_thrown_before_the_obstacle_is_touched() -> None:
    b = crossing(pips=6, length=5)
    assert (place(b), waiting(b)) == (at(60, 25), "")


def test_R94_what_is_left_carries_it_no_farther_than_it_wanted() -> None:
    b = crossing(pips=6, length=12)
    settle(b, 1)
    assert (place(b), waiting(b)) == (at(60, 32), "")


def test_R94_a_column_pays_centimetres_of_its_own_pace() -> None:
    b = crossing(pips=4, length=30, formation=COLUMN)
    settle(b, 2)
    assert (place(b), waiting(b)) == (at(60, 45), "")


def test_R94_backward_the_centimetres_are_backward_ones() -> None:
    b = field(
        [Troops("r1", 60, 40)], [Troops("b1", 60, 110, 180)], edges=[fence((30, 31), (90, 31))]
    )
    march(b, back(15), pips=6)
    settle(b, 2)
    assert (place(b), waiting(b)) == (at(60, 30), "")


def test_R94_a_wheel_pays_on_its_arc() -> None:
    # wheeling left about (48, 20) the right front corner meets a fence soon
    b = field(
        [Troops("r1", 60, 20)], [Troops("b1", 60, 110, 180)], edges=[fence((60, 25), (90, 25))]
    )
    march(b, wheel(-30), pips=6)
    assert waiting(b) == CROSSING
    settle(b, 1)
    turned = 36000 - b.units[0].pose.h
    assert arc_length(cm(24), turned) * 24 <= 5 * PIP < arc_length(cm(24), turned + 1) * 24
    assert waiting(b) == ""


def test_R94_a_slowed_move_pays_slow_centimetres() -> None:
    b = field(
        [Troops("r1", 60, 20)],
        [Troops("b1", 60, 110, 180)],
        areas=[hill(30, 23, 90, 60)],
        edges=[fence((30, 25), (90, 25))],
    )
    march(b, advance(15), pips=6)
    settle(b, 2)
    assert (place(b), waiting(b)) == (at(60, 30), "")


def test_R95_touching_an_obstacle_it_has_yet_to_cross() -> None:
    b = field(
        [Troops("r1", 60, 25)], [Troops("b1", 60, 110, 180)], edges=[fence((30, 25), (90, 25))]
    )
    march(b, advance(10), pips=4)
    assert waiting(b) == CROSSING
    settle(b, 6)
    assert abs(place(b)[1] - cm(30)) <= 2
    assert waiting(b) == ""


def test_R95_touching_it_with_too_little_it_stays_where_it_is() -> None:
    b = field(
        [Troops("r1", 60, 25)], [Troops("b1", 60, 110, 180)], edges=[fence((30, 25), (90, 25))]
    )
    b.events = []
    march(b, advance(5), pips=1)
    settle(b, 3)
    assert abs(place(b)[1] - cm(25)) <= 2
    assert told(b, "obstacle met") == [[0, 0, 3, 1]]
    assert (b.units[0].status, waiting(b)) == (ACTIVATED, "")


def test_R95_lying_across_an_obstacle_it_pays_nothing_more() -> None:
    b = field(
        [Troops("r1", 60, 27)], [Troops("b1", 60, 110, 180)], edges=[fence((30, 25), (90, 25))]
    )
    march(b, advance(20), pips=4)
    assert (place(b), waiting(b)) == (at(60, 47), "")


def test_R124_a_new_formation_across_an_obstacle_throws_no_die_nor_does_the_next_move() -> None:
    b = field(
        [Troops("r1", 60, 20)], [Troops("b1", 60, 110, 180)], edges=[fence((30, 22), (90, 22))]
    )
    manoeuvring(b)
    answer(b, Form(COLUMN, 0))  # its front is at y = 24 now
    assert (place(b), waiting(b)) == (at(60, 24), "")
    b.end_turn()
    march(b, advance(10))
    assert (place(b), waiting(b)) == (at(60, 34), "")


def test_R95_every_obstacle_has_one_die() -> None:
    b = field(
        [Troops("r1", 60, 20)],
        [Troops("b1", 60, 110, 180)],
        edges=[fence((30, 35), (90, 35)), fence((30, 25), (90, 25))],
    )
    march(b, advance(20), back(1), pips=6)
    assert waiting(b) == CROSSING
    settle(b, 1)
    assert waiting(b) == CROSSING
    settle(b, 1)
    assert (place(b), waiting(b)) == (at(60, 39), "")


def test_R94_an_obstacle_out_of_reach_after_another_is_not_diced_for() -> None:
    b = field(
        [Troops("r1", 60, 20)],
        [Troops("b1", 60, 110, 180)],
        edges=[fence((30, 25), (90, 25)), fence((30, 45), (90, 45))],
    )
    march(b, advance(30), pips=6)
    settle(b, 4)
    assert (place(b), waiting(b)) == (at(60, 40), "")


def test_R11_an_obstacle_aside_costs_nothing() -> None:
    b = field(
        [Troops("r1", 60, 20)], [Troops("b1", 60, 110, 180)], edges=[fence((72.1, 25), (90, 25))]
    )
    march(b, advance(30), pips=6)
    assert (place(b), waiting(b)) == (at(60, 50), "")


# R65 Before friends


def test_R65_a_way_cut_short_stops_before_the_friend_it_would_end_on() -> None:
    # the fence takes 10 cm: it would end on r2, which lies on r3's side of the way
    b = field(
        [Troops("r1", 60, 20), Troops("r2", 60, 40), Troops("r3", 60, 35.5)],
        [Troops("b1", 60, 110, 180)],
        edges=[fence((30, 25), (90, 25))],
    )
    march(b, advance(30), pips=6)
    settle(b, 4)
    assert abs(place(b)[1] - cm(31.5)) <= 2
    assert [u.has(DISORDERED) for u in b.units] == [False, False, False, False]
    assert waiting(b) == ""


def test_R65_steps_before_a_friend_are_kept() -> None:
    b = field(
        [Troops("r1", 60, 20, formation=COLUMN), Troops("r2", 60, 36)],
        [Troops("b1", 60, 110, 180)],
    )
    legs = before_friends(b, b.units[0], [back(1), advance(15)])
    assert [leg.key() for leg in legs] == [(BACK, 1000), (ADVANCE, 13000)]
    assert before_friends(b, b.units[0], [advance(3), wheel(3)])[0].amount == 3000
    b.move_to(1, pose(60, 24))
    assert before_friends(b, b.units[0], [advance(3)]) == []
