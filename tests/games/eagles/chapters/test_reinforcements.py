"""Chapter 10: Reinforcements, and the Prussians at Waterloo."""

from __future__ import annotations

import pytest

from grognard.games.eagles.model.actions import END, PASS, Hide, LayTerrain, Show
from grognard.games.eagles.model.state import Battle
from grognard.kernel.decision import Action
from grognard.kernel.dice import Draw
from tests.games.eagles.field import (
    ALLIED,
    FRENCH,
    PLACES,
    asked,
    card,
    deploy,
    do,
    draw,
    drawn,
    move,
    play,
    roll,
    uid,
    waiting,
    where,
    why_not,
)

COMBAT = "5.0 combat phase"
DRAW = "10.0 draw"
SPECIAL = "13.0 from reserve"
NO_GENERAL = "10.0 prussian general"
LANES = "10.0 prussian lanes"


def show(b: Battle, label: str) -> Action:
    return Show(uid(b, label))


def lay(b: Battle, label: str) -> Action:
    return LayTerrain(uid(b, label))


# ---- 10.0 The draw


def test_10_0_the_rate_of_the_chart_is_drawn_into_the_reserve_at_the_end_of_the_turn() -> None:
    b = drawn("quatre-bras", options={}, FC="023", AC="130", french_pile="002, 024")
    do(b, END)
    assert waiting(b) == DRAW
    draw(b, "024")
    assert where(b, "024") == "reserve-french" and where(b, "002") == "pile-french"
    assert not card(b, "024").up
    assert waiting(b) == COMBAT and asked(b) == ALLIED


def test_10_0_two_cards_are_drawn_where_the_chart_says_two() -> None:
    b = drawn("ligny", FC="037", AC="207", french_pile="001, 003, 038")
    do(b, END)
    draw(b, "003")
    assert waiting(b) == DRAW
    draw(b, "038")
    assert where(b, "003") == where(b, "038") == "reserve-french"
    assert where(b, "001") == "pile-french"
    assert waiting(b) == COMBAT and asked(b) == ALLIED


def test_10_0_the_french_draw_three_at_charleroi() -> None:
    b = drawn("charleroi", phase="reinforce", FC="015", AC="130", french_pile="016, 017, 018, 019")
    for label in ("019", "016", "018"):
        draw(b, label)
    assert where(b, "017") == "pile-french"
    assert waiting(b) == COMBAT and asked(b) == ALLIED


def test_10_0_every_card_of_the_pile_is_as_likely_as_any_other() -> None:
    b = drawn(phase="reinforce", FC="015", AC="130", french_pile="001, 016, 017")
    assert isinstance(b.pending, Draw)
    assert b.pending.outcomes() == [(0, 1), (1, 1), (2, 1)]
    assert waiting(b) == DRAW


def test_10_0_each_side_draws_at_the_end_of_its_own_turn_only() -> None:
    b = drawn("quatre-bras", options={}, FC="023", AC="130", french_pile="002", british_pile="128")
    do(b, END)
    draw(b, "002")
    assert where(b, "128") == "pile-british"
    do(b, END)
    draw(b, "128")
    assert where(b, "128") == "reserve-allied"
    assert waiting(b) == COMBAT and asked(b) == FRENCH


def test_10_0_when_the_pile_is_empty_nothing_more_is_drawn() -> None:
    b = drawn(FC="015", AC="130", french_pile="001")
    do(b, END)
    draw(b, "001")
    assert waiting(b) == COMBAT and asked(b) == ALLIED
    do(b, END, END)
    assert waiting(b) == COMBAT and asked(b) == ALLIED


def test_R38_drawing_is_compulsory() -> None:
    b = drawn(phase="reinforce", FC="015", AC="130", french_pile="001, 016")
    assert isinstance(b.pending, Draw)  # nobody is asked
    roll(b, 1)
    assert isinstance(b.pending, Draw)
    roll(b, 1)
    assert waiting(b) == COMBAT and asked(b) == ALLIED


def test_10_0_a_card_just_drawn_is_played_in_the_next_own_turn() -> None:
    b = drawn(FC="015", AC="130", french_pile="016")
    assert why_not(b, move(b, "016", "FC")) == "8.0 troops and generals"
    do(b, END)
    draw(b, "016")
    assert asked(b) == ALLIED and why_not(b, move(b, "016", "FC")) == "5.0 alternate turns"
    do(b, END)
    assert asked(b) == FRENCH and why_not(b, move(b, "016", "FC")) is None
    assert waiting(b) == COMBAT


def test_10_0_a_special_just_drawn_may_be_played_in_the_enemy_turn() -> None:
    b = drawn(FC="015", AC="130", french_pile="099")
    do(b, END)
    draw(b, "099")
    assert waiting(b) == SPECIAL and asked(b) == FRENCH  # the Allied Combat phase begins
    do(b, play(b, "099", "130"))
    assert why_not(b, move(b, "130", "FC")) == "13.0 fatigue"
    assert waiting(b) == COMBAT and asked(b) == ALLIED


def test_10_0_a_special_for_the_own_turn_waits_for_it() -> None:
    b = drawn(FC="015, 069", AC="130", french_pile="097")
    do(b, END)
    draw(b, "097")
    assert waiting(b) == COMBAT and asked(b) == ALLIED
    assert why_not(b, play(b, "097", "069")) == "5.0 alternate turns"
    assert waiting(b) == COMBAT


# ---- R83 Late Reserves


def test_R83_late_reserves_stops_the_british_and_the_prussian_draw() -> None:
    b = drawn(
        active=ALLIED, FC="015", AC="130", french="104", british_pile="128", prussian_pile="201"
    )
    do(b, END)
    assert waiting(b) == SPECIAL and asked(b) == FRENCH
    do(b, play(b, "104"))
    assert where(b, "128") == "pile-british" and where(b, "201") == "pile-prussian"
    assert where(b, "104") == "discard"
    assert waiting(b) == COMBAT and asked(b) == FRENCH


def test_R83_late_reserves_stops_one_turns_draw_only() -> None:
    b = drawn(active=ALLIED, FC="015", AC="130", french="104", british_pile="128, 129, 146, 147")
    do(b, END)
    do(b, play(b, "104"))
    do(b, END, END)
    assert waiting(b) == DRAW
    draw(b, "128")
    assert where(b, "128") == "reserve-allied" and waiting(b) == DRAW


def test_R83_declined_the_draw_continues() -> None:
    b = drawn(
        active=ALLIED, phase="reinforce", FC="015", AC="130", french="104", british_pile="128"
    )
    do(b, PASS)
    draw(b, "128")
    assert where(b, "104") == "reserve-french"
    assert waiting(b) == COMBAT and asked(b) == FRENCH


def test_R83_with_no_card_left_to_draw_late_reserves_is_not_offered() -> None:
    b = drawn(active=ALLIED, FC="015", AC="130", french="104")
    do(b, END)
    assert waiting(b) == COMBAT and asked(b) == FRENCH
    assert where(b, "104") == "reserve-french"


# ---- The Prussians at Waterloo


def test_10_0_at_waterloo_prussian_cards_join_the_british_reserve() -> None:
    b = drawn(active=ALLIED, phase="reinforce", FC="015", AC="130", prussian_pile="207, 201")
    draw(b, "201")
    draw(b, "207")
    assert where(b, "201") == where(b, "207") == "reserve-allied"
    assert waiting(b) == COMBAT and asked(b) == FRENCH


def test_R87_both_allied_piles_are_drawn_from_the_first_turn_on() -> None:
    b = drawn(
        active=ALLIED,
        turn=1,
        FC="015",
        AC="130",
        british_pile="128, 129, 146",
        prussian_pile="207, 208, 209",
    )
    do(b, END)
    for label in ("128", "129", "207", "208"):
        assert waiting(b) == DRAW
        draw(b, label)
    assert where(b, "146") == "pile-british" and where(b, "209") == "pile-prussian"
    assert waiting(b) == COMBAT and asked(b) == FRENCH


def test_R87_prussians_wait_in_the_reserve() -> None:
    b = drawn(active=ALLIED, FC="015", AL="130", allied="207, 252, 272, 288, 292")
    for label in ("207", "252", "272"):
        assert why_not(b, move(b, label, "AL")) == NO_GENERAL
    assert why_not(b, lay(b, "288")) == NO_GENERAL
    assert waiting(b) == COMBAT


def test_10_0_no_prussian_card_is_played_until_a_general_is_shown() -> None:
    b = drawn(active=ALLIED, FC="015", AL="130", allied="207, 203")
    assert why_not(b, move(b, "207", "AL")) == NO_GENERAL
    assert why_not(b, move(b, "203", "AL")) == NO_GENERAL
    do(b, show(b, "203"))
    assert b.arrived and card(b, "203").up and where(b, "203") == "reserve-allied"
    do(b, move(b, "207", "AL"), move(b, "203", "AL"))
    assert where(b, "207") == where(b, "203") == "AL"
    assert waiting(b) == COMBAT


def test_10_0_only_a_prussian_general_in_the_reserve_is_shown() -> None:
    b = drawn(active=ALLIED, FC="015", AC="111, 130", allied="207, 112, 206", prussian_pile="201")
    assert why_not(b, show(b, "207")) == NO_GENERAL
    assert why_not(b, show(b, "112")) == NO_GENERAL
    assert why_not(b, show(b, "201")) == NO_GENERAL
    assert why_not(b, show(b, "206")) is None
    assert waiting(b) == COMBAT


def test_10_0_the_enemy_cannot_show_ones_general() -> None:
    b = drawn(FC="015", AC="130", allied="201")
    assert why_not(b, show(b, "201")) == "5.0 alternate turns"
    assert waiting(b) == COMBAT and asked(b) == FRENCH


def test_R88_a_general_is_shown_in_a_turn_after_the_one_he_was_drawn_in() -> None:
    b = drawn(active=ALLIED, FC="015", AC="130", allied="207", prussian_pile="206")
    assert why_not(b, show(b, "206")) == NO_GENERAL
    do(b, END)
    draw(b, "206")
    assert asked(b) == FRENCH and not card(b, "206").up
    do(b, END)
    assert why_not(b, move(b, "207", "AL")) == NO_GENERAL
    do(b, show(b, "206"), move(b, "207", "AL"))
    assert where(b, "207") == "AL" and waiting(b) == COMBAT and asked(b) == ALLIED


def test_R88_one_general_is_shown_and_no_second_is_needed() -> None:
    b = drawn(active=ALLIED, FC="015", AC="130", allied="206, 203")
    do(b, show(b, "206"))
    assert why_not(b, show(b, "203")) == NO_GENERAL
    assert not card(b, "203").up and waiting(b) == COMBAT


def test_R88_gneisenau_counts_even_while_bluecher_keeps_him_in_the_reserve() -> None:
    b = drawn(active=ALLIED, FC="015", AL="130", allied="202, 201, 207")
    do(b, show(b, "202"))
    assert b.arrived and why_not(b, move(b, "207", "AL")) is None
    assert why_not(b, move(b, "202", "AL")) == "12.3 kept in reserve"
    assert waiting(b) == COMBAT


def test_R88_the_arrival_stands_when_the_general_dies() -> None:
    b = drawn(
        active=ALLIED, phase="morale", arrived=True, FC="015", AL="203 hits 1, 130", allied="207"
    )
    roll(b, 6)
    assert where(b, "203") == "casualties"
    do(b, move(b, "207", "AL"))
    assert where(b, "207") == "AL" and waiting(b) == COMBAT


def test_R88_he_need_not_leave_the_reserve() -> None:
    b = drawn(active=ALLIED, FC="015", AL="130", allied="206, 207")
    do(b, show(b, "206"), move(b, "207", "AL"), END, END)
    assert where(b, "206") == "reserve-allied" and b.arrived
    assert waiting(b) == COMBAT and asked(b) == ALLIED


def test_R133_from_the_turn_of_the_showing_every_kind_of_prussian_card_may_be_played() -> None:
    b = drawn(active=ALLIED, FC="015", AL="130", allied="201, 207, 252, 272, 288")
    do(b, show(b, "201"))
    for label in ("201", "207", "252", "272"):
        assert why_not(b, move(b, label, "AL")) is None
    do(b, lay(b, "288"))
    assert where(b, "288") == "AL" and waiting(b) == COMBAT


def test_R133_prussian_specials_wait_for_the_arrival_too() -> None:
    b = drawn(phase="combat", FC="015", AL="130", allied="297")
    do(b, move(b, "015", "reserve"))
    assert waiting(b) == COMBAT  # Lost Orders of the Prussians is not offered
    b = drawn(arrived=True, FR="015", AL="130", allied="297")
    do(b, move(b, "015", "reserve"))
    assert waiting(b) == SPECIAL and asked(b) == ALLIED


@pytest.mark.parametrize("label", ["207", "252", "272", "201"])
def test_10_0_prussians_keep_to_the_british_left_and_the_french_right(label: str) -> None:
    b = drawn(active=ALLIED, arrived=True, FC="015", AL="130", allied=label)
    assert why_not(b, move(b, label, "AR")) == LANES
    assert why_not(b, move(b, label, "AC")) == LANES
    assert why_not(b, move(b, label, "AL")) is None
    assert waiting(b) == COMBAT


def test_10_0_prussians_go_on_from_the_british_left_to_the_french_right_and_back() -> None:
    b = drawn(active=ALLIED, arrived=True, AL="207, 252", AC="130", FR="015, 016", FC="017")
    do(b, move(b, "207", "FR"))
    assert where(b, "207") == "FR" and not b.finished
    do(b, END, END)
    do(b, move(b, "207", "AL"))
    assert where(b, "207") == "AL" and waiting(b) == COMBAT


def test_10_0_two_moves_of_prussian_cavalry_end_in_its_lanes() -> None:
    b = drawn(active=ALLIED, arrived=True, AL="252", AC="130", FR="015", FC="017", allied="253")
    assert why_not(b, move(b, "253", "FR")) is None
    assert why_not(b, move(b, "253", "FC")) == LANES
    assert why_not(b, move(b, "252", "AC")) == LANES
    assert why_not(b, move(b, "252", "reserve")) is None
    assert waiting(b) == COMBAT


def test_10_0_british_cards_keep_every_lane() -> None:
    b = drawn(active=ALLIED, FC="015", AL="130", allied="128")
    for to in ("AR", "AC", "AL"):
        assert why_not(b, move(b, "128", to)) is None
    assert waiting(b) == COMBAT


def test_10_0_no_prussian_card_is_deployed_at_waterloo() -> None:
    b = drawn(active=ALLIED, phase="deployment", allied="207, 201, 130, 128, 129")
    assert why_not(b, deploy(b, "207", "AL")) == NO_GENERAL
    assert why_not(b, deploy(b, "201", "AL")) == NO_GENERAL
    assert why_not(b, deploy(b, "130", "AL")) is None
    assert waiting(b) == "4.1 one to four"


def test_R133_prussian_decoys_wait_for_the_arrival_and_keep_their_lane() -> None:
    decoys = {"deck": "open", "decoys": "on"}
    b = drawn(options=decoys, active=ALLIED, FC="015", AC="130", allied="201, 203")
    assert why_not(b, Hide(uid(b, "201"), PLACES["AL"])) == NO_GENERAL
    do(b, show(b, "201"))
    assert why_not(b, Hide(uid(b, "203"), PLACES["AC"])) == LANES
    do(b, Hide(uid(b, "201"), PLACES["AL"]))
    assert where(b, "201") == "AL" and not card(b, "201").up
    assert waiting(b) == COMBAT


# ---- R134 Elsewhere


def test_R134_at_charleroi_prussians_need_no_general_and_have_no_lanes() -> None:
    b = drawn("charleroi", active=ALLIED, FC="015", AC="130", AR="128", allied="207, 201")
    for to in ("AR", "AC", "AL"):
        assert why_not(b, move(b, "207", to)) is None
    assert why_not(b, show(b, "201")) == NO_GENERAL
    do(b, move(b, "207", "AR"))
    assert where(b, "207") == "AR" and waiting(b) == COMBAT


def test_R134_at_charleroi_each_allied_army_draws_two_from_its_own_pile() -> None:
    b = drawn(
        "charleroi",
        active=ALLIED,
        phase="reinforce",
        FC="015",
        AC="130",
        british_pile="128, 129, 146",
        prussian_pile="207, 208, 209",
    )
    for label in ("146", "128", "209", "207"):
        draw(b, label)
    assert where(b, "129") == "pile-british" and where(b, "208") == "pile-prussian"
    assert waiting(b) == COMBAT and asked(b) == FRENCH


def test_10_0_at_ligny_the_prussians_need_no_general() -> None:
    b = drawn("ligny", active=ALLIED, FC="037", AC="208", allied="207")
    for to in ("AR", "AC", "AL"):
        assert why_not(b, move(b, "207", to)) is None
    assert waiting(b) == COMBAT
