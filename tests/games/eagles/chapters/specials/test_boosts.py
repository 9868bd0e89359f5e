"""Chapters 7 and 13 together: what Specials do to the dice, the level and the course of a shot."""

from __future__ import annotations

from grognard.games.eagles.model.actions import END, PASS
from grognard.games.eagles.model.pieces import FRESH
from tests.games.eagles.field import (
    ACTING,
    ALLIED,
    FRENCH,
    TESTING,
    THROWING,
    asked,
    card,
    dice_thrown,
    do,
    drawn,
    fire,
    hits,
    move,
    play,
    roll,
    shock,
    shot,
    uid,
    waiting,
    where,
    why_not,
)

ANSWERING = "13.0 from reserve"


# What changes the dice


def test_R151_a_shot_whose_last_die_is_taken_by_an_answer_is_spent() -> None:
    b = drawn(AC="046, 015, 130", allied="192")
    do(b, fire(b, "046", "130"))
    assert (waiting(b), asked(b)) == (ANSWERING, ALLIED)
    do(b, play(b, "192", "AC"))
    assert why_not(b, move(b, "046", "FC")) == "7.0 already fired"
    do(b, fire(b, "015", "130"))
    assert dice_thrown(b) == (2, 5)
    assert waiting(b) == THROWING


def test_R55_doubling_comes_before_plus_and_minus() -> None:
    b = drawn(FC="089, 069 on 089", AC="130", french="097")
    do(b, fire(b, "069", "130"), play(b, "097", "069"))
    assert dice_thrown(b) == (7, 6)
    assert waiting(b) == THROWING


def test_R55_so_do_double_grape_and_sappers() -> None:
    b = drawn(FC="089, 069 on 089, 130", french="096")
    do(b, fire(b, "069", "130"), play(b, "096", "069"))
    assert dice_thrown(b) == (7, 4)
    b = drawn(AC="180, 130 on 180, 015", french="108")
    do(b, fire(b, "015", "130"), play(b, "108", "015"))
    assert dice_thrown(b) == (6, 5)
    assert waiting(b) == THROWING


def test_R13_battle_smoke_takes_a_die_from_fire_and_from_shock() -> None:
    for special in ("192", "296"):
        b = drawn(FR="015, 016 column, 064, 130, 240", arrived=True, allied=special)
        do(b, fire(b, "015", "130"), play(b, special, "FR"))
        assert dice_thrown(b) == (2, 5)
        roll(b, 2, 2)
        do(b, shock(b, "016", "130"))
        assert dice_thrown(b) == (1, 4)
        assert waiting(b) == THROWING


def test_R13_the_french_card_does_the_same() -> None:
    b = drawn(active=ALLIED, FC="015, 130, 131 column", french="102")
    do(b, shock(b, "131", "015"), play(b, "102", "FC"))
    assert dice_thrown(b) == (1, 4)
    assert waiting(b) == THROWING


def test_R10_blown_cavalry_has_no_part_in_a_grand_charge() -> None:
    b = drawn(AC="055 blown, 130", french="110")
    assert why_not(b, play(b, "110", "AC")) == "R106 idle play"
    b = drawn(AC="055 blown, 064, 130", french="110")
    do(b, play(b, "110", "AC"))
    assert why_not(b, shock(b, "055", "130")) == "7.31 cavalry blown"
    do(b, shock(b, "064", "130"))
    assert dice_thrown(b) == (5, 3)
    assert waiting(b) == THROWING


def test_R114_a_bonus_on_a_position_also_serves_a_card_that_came_later() -> None:
    b = drawn(FC="069", AC="130", french="109, 078, 015")
    do(b, play(b, "109", "FC"), move(b, "078", "FC"), fire(b, "078", "130"))
    assert dice_thrown(b) == (3, 6)
    assert waiting(b) == THROWING


def test_R114_bayonet_charge_helps_only_columns_that_shock() -> None:
    b = drawn(AC="015 column, 016 column, 017, 130", french="094")
    do(b, play(b, "094", "AC"), shock(b, "015", "130"))
    assert dice_thrown(b) == (4, 4)
    roll(b, 2, 2, 2, 2)
    do(b, fire(b, "016", "130"))
    assert dice_thrown(b) == (2, 6)
    roll(b, 2, 2)
    do(b, fire(b, "017", "130"))
    assert dice_thrown(b) == (4, 5)
    assert waiting(b) == THROWING


def test_R54_a_die_of_bayonet_charge_allows_the_shock_and_not_the_fire() -> None:
    b = drawn(FC="046 column, 015 column, 130, 131", french="094", allied="192")
    do(b, play(b, "094", "FC"), fire(b, "015", "130"), play(b, "192", "FC"))
    roll(b, 2, 2)
    assert why_not(b, fire(b, "046", "130")) == "7.1 no cv left"
    assert why_not(b, shock(b, "046", "130")) is None
    assert waiting(b) == ACTING


def test_R115_a_level_is_set_first_and_then_raised() -> None:
    b = drawn(active=ALLIED, AC="175, 165", FC="015 column, 016", allied="200")
    do(b, fire(b, "175", "015"), play(b, "200", "175"))
    assert dice_thrown(b) == (4, 3)
    assert waiting(b) == THROWING


def test_R115_howitzer_fire_at_a_building_stays_at_F3() -> None:
    b = drawn(FC="069", AC="180, 130 square on 180, 131", french="098")
    do(b, fire(b, "069", "130"), play(b, "098", "069"))
    assert dice_thrown(b) == (3, 4)
    assert waiting(b) == THROWING


def test_R116_reverse_slope_takes_a_die_from_each_french_artillery_shot_there() -> None:
    b = drawn(active=ALLIED, FC="069, 070", AC="130", FL="071", AR="131", allied="197")
    do(b, play(b, "197", "AC"), END)
    for firer in ("069", "070"):
        do(b, fire(b, firer, "130"))
        assert dice_thrown(b) == (2, 6)
        roll(b, 2, 2)
    do(b, fire(b, "071", "131"))
    assert dice_thrown(b) == (3, 6)
    assert waiting(b) == THROWING


def test_R116_only_french_lancers_may_target_a_prone_card() -> None:
    b = drawn("quatre-bras", AC="023, 056, 064, 130, 131", allied="196")
    do(b, fire(b, "023", "130"), play(b, "196", "130"))
    assert why_not(b, fire(b, "023", "130")) == "13.0 emergency prone"
    assert why_not(b, shock(b, "064", "130")) == "13.0 emergency prone"
    assert why_not(b, shock(b, "056", "130")) is None
    assert why_not(b, fire(b, "023", "131")) is None
    assert waiting(b) == ACTING


def test_R116_ones_thrown_at_others_still_hit_the_general_beside_a_prone_card() -> None:
    b = drawn("quatre-bras", AC="023, 130 prone, 131, 111")
    shot(b, fire(b, "023", "131"), 1, 2, 2, 2)
    assert hits(b, "111", "130", "131") == [1, 0, 0]
    assert waiting(b) == ACTING


# What an answer may do to a shot


def test_R101_fatigue_voids_the_shot_and_uses_the_card_up() -> None:
    b = drawn("quatre-bras", AC="023, 130", allied="189")
    do(b, fire(b, "023", "130"), play(b, "189", "023"))
    assert why_not(b, fire(b, "023", "130")) == "13.0 fatigue"
    assert why_not(b, move(b, "023", "FC")) == "13.0 fatigue"
    assert (waiting(b), asked(b)) == (ACTING, FRENCH)


def test_R101_a_firer_lost_to_an_answer_fires_no_more() -> None:
    b = drawn(active=ALLIED, AC="015, 130, 133", french="106")
    do(b, fire(b, "133", "015"), play(b, "106", "AC"))
    assert waiting(b) == TESTING
    roll(b, 6)
    assert (where(b, "133"), hits(b, "015")) == ("casualties", [0])
    assert why_not(b, fire(b, "130", "015")) is None
    assert (waiting(b), asked(b)) == (ACTING, ALLIED)


def test_R101_a_target_that_an_answer_puts_out_of_reach_leaves_the_card_free() -> None:
    b = drawn(active=ALLIED, FR="090, 133 on 090, 155, 015", french="106")
    do(b, shock(b, "155", "015"), play(b, "106", "FR"))
    roll(b, 6)
    assert (where(b, "133"), card(b, "015").on) == ("casualties", uid(b, "090"))
    assert (card(b, "155").wind, why_not(b, shock(b, "155", "015"))) == (FRESH, "7.33 building")
    assert why_not(b, fire(b, "155", "015")) is None
    assert (waiting(b), asked(b)) == (ACTING, ALLIED)


def test_R146_ammo_depletion_does_not_stop_a_shot_already_announced() -> None:
    b = drawn(AC="015, 130", allied="183")
    do(b, fire(b, "015", "130"), play(b, "183", "015"))
    assert waiting(b) == THROWING
    roll(b, 5, 2, 2)
    assert hits(b, "130") == [1]
    do(b, END)
    roll(b, 1)
    do(b, END)
    assert why_not(b, fire(b, "015", "130")) == "13.0 ammo depletion"
    assert (waiting(b), asked(b)) == (ACTING, FRENCH)


def test_R146_a_player_may_pass_and_the_shot_continues() -> None:
    b = drawn(AC="015, 130", allied="183")
    do(b, fire(b, "015", "130"), PASS)
    assert dice_thrown(b) == (3, 5)
    assert waiting(b) == THROWING


# 1s and Generals


def test_R56_the_dice_of_friendly_fire_do_not() -> None:
    b = drawn(AC="015, 130, 001", allied="195")
    do(b, fire(b, "015", "130"), play(b, "195", "015"))
    roll(b, 1, 1, 2)
    assert hits(b, "001", "015") == [0, 0]
    assert (waiting(b), asked(b)) == (ACTING, FRENCH)


def test_R110_rockets_test_all_hits_of_the_shot_at_once_and_ones_wait() -> None:
    b = drawn(active=ALLIED, AC="175", FC="064, 015, 001", allied="199")
    do(b, fire(b, "175", "064"), play(b, "199", "175"))
    roll(b, 6, 6, 1, 2)
    assert (waiting(b), hits(b, "064", "001")) == (TESTING, [0, 1])
    roll(b, 5)  # B 3, Napoleon 2, cavalry -1: 4
    assert (where(b, "064"), where(b, "015")) == ("casualties", "FC")
    assert (waiting(b), asked(b)) == (ACTING, ALLIED)


def test_R110_shrapnel_may_share_the_shot_and_infantry_has_no_minus() -> None:
    b = drawn(active=ALLIED, AC="175", FC="015, 016, 001", allied="199, 200")
    do(b, fire(b, "175", "015"), play(b, "199", "175"), play(b, "200", "175"))
    assert dice_thrown(b) == (4, 4)
    roll(b, 4, 2, 2, 2)
    roll(b, 5)  # B 3, Napoleon 2
    assert where(b, "015") == "FC"
    assert waiting(b) == ACTING
