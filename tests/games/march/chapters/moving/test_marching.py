"""Chapter 7, marching: which ways a battalion may go."""

from __future__ import annotations

from grognard.games.march.chapters.figures import footprint
from grognard.games.march.chapters.moving.marching import mover_of, must_hold, nearest_on_way
from grognard.games.march.model.actions import COLUMN
from grognard.games.march.model.pieces import DISORDERED, IMPASSABLE, NOBODY
from grognard.miniatures.moving.why_not_path import why_not_way
from grognard.table.measure import gap
from grognard.table.paths import ABOUT, SIDESTEP, Leg
from tests.games.march.chapters.moving.ways import (
    advance,
    back,
    fence,
    hill,
    march,
    patch,
    refused,
    wheel,
    wood,
)
from tests.games.march.field import Troops, cm, field, pose, waiting

# 7.3 Steps


def test_7_3_a_way_has_no_other_steps() -> None:
    b = field([Troops("r1", 60, 20)], [Troops("b1", 60, 110, 180)])
    odd = [
        [Leg(SIDESTEP, cm(1))],
        [Leg(ABOUT, 0)],
        [Leg(9, 9)],
        [advance(0)],
        [advance(-1)],
        [back(-1)],
        [wheel(0)],
        [wheel(361)],
        [wheel(-361)],
        [advance(0.1)] * 25,
    ]
    for legs in odd:
        assert refused(b, *legs) == "7.3 forward, wheel or back"
    assert refused(b, advance(10**12)) == "7.2 beyond the die"
    assert refused(b, *[advance(0.1)] * 24) == ""


# 7.7 Only straight in rough ground


def test_7_7_nobody_wheels_in_rough_ground() -> None:
    # wheeling left about (48, 20), the right front corner goes up from (72, 20)
    for west, cite in ((71.9, "7.7 straight in rough"), (73, "")):
        b = field(
            [Troops("r1", 60, 20)], [Troops("b1", 60, 110, 180)], areas=[wood(west, 20, 90, 30)]
        )
        assert refused(b, wheel(-5)) == cite
    b = field([Troops("r1", 60, 20)], [Troops("b1", 60, 110, 180)], areas=[wood(50, 10, 90, 30)])
    assert refused(b, wheel(-5)) == "7.7 straight in rough"
    assert refused(b, advance(5)) == ""
    assert refused(b, back(5)) == ""


# 7.11 Ten centimetres


def test_7_11_a_move_keeps_10_cm_from_the_enemy() -> None:
    b = field([Troops("r1", 60, 20)], [Troops("b1", 60, 50, 180)])
    assert refused(b, advance(20)) == ""
    assert refused(b, advance(20.003)) == "7.11 ten centimetres"


def test_R8_and_from_an_enemy_screen() -> None:
    b = field([Troops("r1", 60, 20)], [Troops("b1", 60, 80, 180, detached=4)])
    b.place_screen(1, pose(60, 50, 180), cm(2))
    assert refused(b, advance(20)) == ""
    assert refused(b, advance(20.003)) == "7.11 ten centimetres"


def test_R65_every_moment_of_a_move_is_judged() -> None:
    # past an enemy's corner and beyond it: both ends are far enough
    b = field(
        [Troops("r1", 60, 20, formation=COLUMN)],
        [Troops("b1", 85.9, 45, 180), Troops("b2", 20, 110, 180)],
    )
    assert refused(b, advance(45)) == "7.11 ten centimetres"
    b.move_to(1, pose(86, 45, 180))
    assert refused(b, advance(45)) == ""


def test_7_11_a_way_that_leads_too_near_says_by_how_much() -> None:
    b = field(
        [Troops("r1", 60, 20)], [Troops("b1", 20, 70, 180, detached=4), Troops("b2", 60, 50, 180)]
    )
    b.place_screen(1, pose(10, 60, 180), cm(2))
    assert nearest_on_way(b, b.units[0], [advance(22)]) == (2, cm(8))
    assert nearest_on_way(b, b.units[0], []) == (2, cm(30))
    b.destroy(2)
    assert nearest_on_way(b, b.units[0], [advance(22)])[0] == 1
    b.destroy(1)
    assert nearest_on_way(b, b.units[0], [advance(22)]) == (NOBODY, -1)


def test_R8_an_enemy_nearer_already_need_not_be_left_but_may_not_be_approached() -> None:
    b = field([Troops("r1", 60, 20)], [Troops("b1", 60, 27, 180)])
    assert gap(footprint(b.units[0]), footprint(b.units[1])) == cm(7)
    assert refused(b, advance(0.1)) == "7.11 ten centimetres"
    assert refused(b, back(1)) == ""
    assert refused(b, back(1), advance(1)) == ""
    assert refused(b, back(1), advance(1.1)) == "7.11 ten centimetres"
    assert refused(b, wheel(10)) == "7.11 ten centimetres"
    assert refused(b) == ""


def test_R65_a_wheel_is_judged_at_every_moment() -> None:
    # the rear corner swings out to x = 49.58 on its way, and ends at x = 52
    red, far_off = [Troops("r1", 60, 40, formation=COLUMN)], Troops("b2", 60, 115, 180)
    for east, cite in ((39.6, "7.11 ten centimetres"), (39.57, "")):
        b = field(red, [Troops("b1", east, 40, 90), far_off])
        assert refused(b, wheel(90)) == cite


# R65, R81 Where a way may lead


def test_R81_nobody_leaves_the_table() -> None:
    b = field([Troops("r1", 60, 100)], [Troops("b1", 20, 20)])
    assert refused(b, advance(20)) == ""
    assert refused(b, advance(20.003)) == "18.6 off the table"
    b.move_to(0, pose(12, 60))
    assert refused(b, wheel(-5)) == ""
    b.move_to(0, pose(12, 60, 180))
    assert refused(b, wheel(-5)) == "18.6 off the table"
    b.move_to(0, pose(60, 5))
    assert refused(b, back(1)) == ""
    assert refused(b, back(1.003)) == "18.6 off the table"


def test_R65_nobody_enters_impassable_ground() -> None:
    pond = patch(40, 40, 80, 50, IMPASSABLE)
    b = field([Troops("r1", 60, 20)], [Troops("b1", 60, 110, 180)], areas=[pond])
    assert refused(b, advance(20)) == ""
    assert refused(b, advance(20.003)) == "R65 swept path"
    gorge = fence((30, 40), (90, 40), traits=IMPASSABLE)
    b = field([Troops("r1", 60, 20)], [Troops("b1", 60, 110, 180)], edges=[gorge])
    assert refused(b, advance(20)) == ""
    assert refused(b, advance(20.003)) == "R65 swept path"
    assert refused(b, wheel(30)) == ""


def test_R65_a_move_ends_on_no_unit_but_may_pass_through_friends() -> None:
    b = field(
        [Troops("r1", 60, 20), Troops("r2", 60, 35), Troops("r3", 20, 20)],
        [Troops("b1", 60, 110, 180)],
    )
    assert refused(b, advance(11)) == ""
    assert refused(b, advance(11.003)) == "18.6 overlap"
    assert refused(b, advance(18.97)) == "18.6 overlap"
    assert refused(b, advance(19)) == ""
    march(b, advance(19))
    assert [u.has(DISORDERED) for u in b.units] == [True, True, False, False]
    assert waiting(b) == ""


# R98 The French of Barrosa


def test_R98_by_option_the_french_keep_to_their_hill_for_two_turns() -> None:
    red, blue = [Troops("r1", 60, 20)], [Troops("b1", 60, 62, 180), Troops("b2", 100, 110, 180)]
    ground = [hill(40, 50, 80, 100)]
    b = field(red, blue, areas=ground)
    assert refused(b, advance(15), unit=1) == ""
    b = field(red, blue, areas=ground, french_hold="on")
    assert must_hold(b, b.units[1]) and not must_hold(b, b.units[2])
    assert refused(b, advance(14), unit=1) == ""
    assert refused(b, advance(14.01), unit=1) == "R98 hold the hill"
    assert refused(b, advance(15), unit=2) == ""
    assert refused(b, unit=1) == ""
    b.turn = 3
    assert refused(b, advance(15), unit=1) == ""


# What needs no measuring


def test_7_2_a_wheel_in_the_open_is_not_measured_piece_by_piece() -> None:
    b = field([Troops("r1", 60, 40)], [Troops("b1", 60, 115, 180)])
    around = mover_of(b, b.units[0], 6)
    assert around.free and not around.enemies and not around.whole_way
    assert why_not_way(around, [wheel(28)]) is None
