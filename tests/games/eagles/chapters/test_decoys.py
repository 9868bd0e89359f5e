"""Chapter 14: decoys. One test or more for each sentence of the rulebook, in its order."""

from __future__ import annotations

import pytest

from grognard.games.eagles.chapters.morale import morale_value
from grognard.games.eagles.model.actions import END, PASS, READY
from grognard.games.eagles.model.events import Happened, redacted
from grognard.games.eagles.model.state import Battle
from grognard.games.eagles.text.position import read, write
from grognard.games.eagles.view import view
from grognard.kernel.decision import Decision
from tests.games.eagles.field import (
    ACTING,
    ALLIED,
    FRENCH,
    asked,
    card,
    confuse,
    deploy,
    dice_of,
    do,
    drawn,
    fire,
    hide,
    hits,
    is_up,
    lay,
    move,
    play,
    shot,
    waiting,
    where,
    why_not,
)

DEPLOYING = "4.1 one to four"
DECOYS = {"deck": "open", "decoys": "on"}
TWO_POSITIONS = {"deck": "open", "decoys": "on", "victory": "2"}


# 14.0 Decoys


def test_14_0_decoys_are_an_option() -> None:
    b = drawn(FC="015", AC="130", french="002")
    assert why_not(b, hide(b, "002", "FC")) == "14.0 option"
    b = drawn(options=DECOYS, FC="015", AC="130", french="002")
    assert why_not(b, hide(b, "002", "FC")) is None
    assert waiting(b) == ACTING


@pytest.mark.parametrize("label", ["002", "099", "091"])
def test_14_0_generals_specials_and_terrain_may_be_laid_face_down(label: str) -> None:
    b = drawn(options=DECOYS, FC="015", AC="130", french=label)
    do(b, hide(b, label, "FC"))
    assert where(b, label) == "FC"
    assert is_up(b, label) == [False]
    assert label not in view(b, ALLIED).split()
    assert waiting(b) == ACTING


def test_R9_the_rule_is_about_decoys_and_the_general_is_soult() -> None:
    b = drawn(options=DECOYS, FC="015", AC="130", french="003")
    assert card(b, "003").card.name_fr == "Soult"
    do(b, hide(b, "003", "FC"))
    assert card(b, "003").decoy()
    assert waiting(b) == ACTING


def test_14_0_troop_cards_are_no_decoys() -> None:
    b = drawn(options=DECOYS, FC="015", AC="130", french="016", french_pile="002")
    assert why_not(b, hide(b, "016", "FC")) == "14.0 face down"
    assert why_not(b, hide(b, "002", "FC")) == "14.0 face down"
    assert why_not(b, hide(b, "130", "FC")) == "5.0 alternate turns"
    assert waiting(b) == ACTING


def test_14_0_a_card_already_face_up_on_the_field_is_not_hidden() -> None:
    b = drawn(options=DECOYS, FC="015, 002, 089", AC="130")
    assert why_not(b, hide(b, "002", "FL")) == "14.0 face down"
    assert why_not(b, hide(b, "089", "FC")) == "14.0 face down"
    assert waiting(b) == ACTING


def test_14_0_decoys_are_laid_in_unengaged_positions() -> None:
    b = drawn(options=DECOYS, FC="015, 130", FL="016", french="002")
    assert why_not(b, hide(b, "002", "FC")) == "14.0 unengaged"
    for to in ("FL", "FR"):
        assert why_not(b, hide(b, "002", to)) is None
    b = drawn(options=TWO_POSITIONS, FC="130", FL="016", french="002")
    assert why_not(b, hide(b, "002", "FC")) == "14.0 unengaged"
    assert waiting(b) == ACTING


def test_R92_decoys_go_only_from_the_reserve_to_own_positions_and_back() -> None:
    b = drawn(options=DECOYS, FC="015, 002 down", AC="130", french="006")
    for to in ("AR", "AC", "AL", "french"):
        assert why_not(b, hide(b, "006", to)) == "R92 decoys stay home"
    for to in ("FL", "FR", "AC", "FC"):
        assert why_not(b, move(b, "002", to)) == "R92 decoys stay home"
    do(b, move(b, "002", "reserve"))
    assert where(b, "002") == "reserve-french"
    assert waiting(b) == ACTING


def test_14_0_a_decoy_targeted_and_hit_by_artillery_is_eliminated() -> None:
    b = drawn(options=DECOYS, FC="069", AC="130 down, 111 down", AL="128")
    shot(b, fire(b, "069", "111"), 6, 2, 2)
    assert where(b, "111") == "casualties"
    assert is_up(b, "111", "130") == [True, False]
    assert b.damage == [card(b, "111").card.bp, 0]
    assert waiting(b) == ACTING


def test_R131_a_miss_leaves_it_hidden() -> None:
    b = drawn(options=DECOYS, FC="069, 070", AC="130 down, 111 down", AL="128")
    shot(b, fire(b, "069", "111"), 5, 4, 3)
    assert where(b, "111") == "AC"
    assert is_up(b, "111") == [False]
    assert why_not(b, fire(b, "070", "111")) is None
    assert waiting(b) == ACTING


def test_R131_a_face_down_general_takes_no_hits_from_ones() -> None:
    b = drawn(options=DECOYS, FC="069", AC="130, 123 down, 111", AL="128")
    shot(b, fire(b, "069", "130"), 1, 1, 2)
    assert hits(b, "111", "123", "130") == [2, 0, 0]
    assert waiting(b) == ACTING


def test_R131_a_hit_elsewhere_leaves_the_decoy_alone() -> None:
    b = drawn(options=DECOYS, FC="069", AC="130 down, 111 down", AL="128")
    shot(b, fire(b, "069", "130"), 6, 2, 2)
    assert is_up(b, "130", "111") == [True, False]
    assert why_not(b, fire(b, "069", "111")) == "7.0 already fired"
    assert waiting(b) == ACTING


def test_R131_to_the_firer_a_decoy_counts_as_a_troop_card_until_it_is_turned_up() -> None:
    b = drawn(options=DECOYS, FC="069, 070, 071", AC="130 down, 111 down", AL="128")
    shot(b, fire(b, "069", "130"), 6, 2, 2)
    assert why_not(b, fire(b, "070", "130")) == "7.4 all must be hit first"
    shot(b, fire(b, "070", "111"), 6, 2, 2)
    assert why_not(b, fire(b, "071", "130")) is None
    assert waiting(b) == ACTING


@pytest.mark.parametrize("intruder", ["015", "055", "078", "002"])
def test_14_0_a_decoy_is_eliminated_when_any_enemy_card_engages(intruder: str) -> None:
    b = drawn(options=DECOYS, FC=f"{intruder}, 016", AC="130 down, 111 down, 185 down", AL="128")
    do(b, move(b, intruder, "AC"))
    assert where(b, "111") == where(b, "185") == "casualties"
    assert where(b, "130") == "AC"
    assert is_up(b, "111", "185", "130") == [True, True, False]
    assert waiting(b) == ACTING


def test_R131_a_decoy_in_another_position_is_safe() -> None:
    b = drawn(options=DECOYS, FC="015", AC="130 down", AL="111 down, 128")
    do(b, move(b, "015", "AC"))
    assert where(b, "111") == "AL"
    assert waiting(b) == ACTING


def test_R131_the_moment_an_enemy_enters_not_when_the_phase_ends() -> None:
    b = drawn(options=DECOYS, FC="055, 015", AC="130 down, 111 down")
    do(b, move(b, "055", "AC"))
    assert where(b, "111") == "casualties"
    assert is_up(b, "130") == [False]
    do(b, END)
    assert is_up(b, "130") == [True]
    assert waiting(b) == ACTING


@pytest.mark.parametrize("intruder", ["015", "055"])
def test_R91_decoys_alone_do_not_stop_infantry_or_cavalry_from_winning(intruder: str) -> None:
    b = drawn(options=DECOYS, FC=intruder, AC="111 down, 181 down", AL="128")
    do(b, move(b, intruder, "AC"))
    assert where(b, "111") == "casualties"
    assert b.winner == FRENCH
    assert b.ending == "4.3 sole occupation"
    assert waiting(b) == ""


@pytest.mark.parametrize("intruder", ["078", "002"])
def test_R91_guns_and_generals_expose_decoys_and_win_nothing(intruder: str) -> None:
    b = drawn(options=DECOYS, FC=f"{intruder}, 015", AC="111 down", AL="128")
    do(b, move(b, intruder, "AC"))
    assert where(b, "111") == "casualties"
    assert where(b, intruder) == "AC"
    assert not b.finished
    assert waiting(b) == ACTING


def test_R90_a_face_down_general_gives_no_morale() -> None:
    b = drawn(options=DECOYS, FC="015, 002 down", AC="130")
    assert morale_value(b, card(b, "015")).total == 3
    b = drawn(options=DECOYS, FC="015, 002", AC="130")
    assert morale_value(b, card(b, "015")).total == 4
    assert waiting(b) == ACTING


def test_R90_face_down_terrain_need_not_lie_in_its_lane_and_helps_nobody() -> None:
    b = drawn(options=DECOYS, FC="015, 069", FL="016", AC="130", french="089, 090, 091")
    for terrain in ("089", "090", "091"):
        for to in ("FL", "FC", "FR"):
            assert why_not(b, hide(b, terrain, to)) is None
    do(b, hide(b, "090", "FC"), hide(b, "089", "FC"))
    assert why_not(b, move(b, "015", "FC", on="090")) == "11.5 same position"
    assert why_not(b, move(b, "069", "FC", on="089")) == "11.5 same position"
    assert dice_of(b, fire(b, "069", "130")) == [("7.1 combat value", 3)]
    assert waiting(b) == ACTING


def test_R90_a_river_lying_face_down_stops_nobody() -> None:
    b = drawn("wavre", options=DECOYS, FC="031, 032", AC="233", AL="230, 283 down")
    do(b, move(b, "031", "AC"), move(b, "032", "AC"))
    assert where(b, "283") == "AL"
    assert waiting(b) == ACTING


def test_R90_a_face_down_special_has_no_effect_and_cannot_be_played() -> None:
    b = drawn(options=DECOYS, FC="015, 069, 109 down", AC="130")
    assert why_not(b, play(b, "109", "FC")) == "13.0 from reserve"
    assert waiting(b) == ACTING


def test_R90_face_down_terrain_is_not_captured() -> None:
    b = drawn(options=DECOYS, FC="015", AC="130, 180 down, 181")
    do(b, move(b, "015", "AC"))
    assert where(b, "180") == "casualties"
    assert card(b, "015").on == card(b, "181").uid
    assert waiting(b) == ACTING


def test_14_0_a_decoy_may_be_taken_back_during_its_owners_movement() -> None:
    b = drawn(options=DECOYS, FC="015, 002 down, 089 down, 109 down", AC="130")
    do(b, *(move(b, label, "reserve") for label in ("002", "089", "109")))
    assert {where(b, label) for label in ("002", "089", "109")} == {"reserve-french"}
    assert waiting(b) == ACTING


def test_14_0_taking_back_or_laying_is_the_decoys_move() -> None:
    b = drawn(options=DECOYS, FC="015, 002 down", AC="130", french="006")
    do(b, move(b, "002", "reserve"), hide(b, "006", "FC"))
    assert why_not(b, hide(b, "002", "FC")) == "7.0 already moved"
    assert why_not(b, move(b, "002", "FC")) == "8.3 consecutive"
    assert why_not(b, move(b, "006", "reserve")) == "7.0 already moved"
    do(b, END, END)
    assert why_not(b, move(b, "006", "reserve")) is None
    assert asked(b) == FRENCH
    assert waiting(b) == ACTING


def test_14_0_a_general_who_came_back_this_turn_is_not_laid_face_down() -> None:
    b = drawn(options=DECOYS, FC="015, 002", AC="130")
    do(b, move(b, "002", "reserve"))
    assert why_not(b, hide(b, "002", "FL")) == "7.0 already moved"
    assert waiting(b) == ACTING


def test_R153_a_card_taken_back_is_used_from_the_next_turn_on() -> None:
    b = drawn(options=DECOYS, FC="015, 069, 089 down, 109 down", AC="130")
    do(b, move(b, "089", "reserve"), move(b, "109", "reserve"))
    assert why_not(b, lay(b, "089")) == "R153 taken back"
    assert why_not(b, play(b, "109", "FC")) == "R153 taken back"
    do(b, END, END)
    assert asked(b) == FRENCH
    assert why_not(b, lay(b, "089")) is None
    assert why_not(b, play(b, "109", "FC")) is None
    assert waiting(b) == ACTING


def test_R153_a_special_taken_back_serves_already_in_the_enemy_turn() -> None:
    b = drawn(options=DECOYS, FC="015, 099 down", AC="130")
    do(b, move(b, "099", "reserve"), END)
    assert asked(b) == FRENCH
    assert waiting(b) == "13.0 from reserve"
    assert why_not(b, play(b, "099", "130")) is None


def test_R153_battle_confusion_taken_back_waits_as_well() -> None:
    b = drawn(options=DECOYS, FC="015, 101 down", AC="130")
    do(b, move(b, "101", "reserve"))
    assert why_not(b, confuse(b, "101", "015", "AC")) == "R153 taken back"
    assert waiting(b) == ACTING


def test_R23_a_decoy_takes_one_of_the_four_places() -> None:
    b = drawn(options=DECOYS, FC="015, 016, 017, 002 down", AC="130", french="018, 006, 001")
    assert why_not(b, hide(b, "006", "FC")) == "8.4 four cards"
    assert why_not(b, move(b, "006", "FC")) is None
    do(b, move(b, "018", "FC"))
    assert why_not(b, END) == "8.4 four cards"
    do(b, move(b, "002", "reserve"))
    assert why_not(b, END) is None
    assert waiting(b) == ACTING


def test_R23_a_decoy_that_cannot_leave_keeps_its_place() -> None:
    b = drawn(options=DECOYS, FC="015 moved, 016 moved, 017 moved", AC="130", french="018, 006")
    do(b, hide(b, "006", "FC"))
    assert why_not(b, move(b, "018", "FC")) == "8.4 four cards"
    assert waiting(b) == ACTING


def test_14_0_a_face_down_general_is_not_the_one_general_of_a_position() -> None:
    b = drawn(options=DECOYS, FC="015, 002 down", AC="130", french="006")
    do(b, move(b, "006", "FC"))
    assert why_not(b, END) is None
    assert is_up(b, "002", "006") == [False, True]
    assert waiting(b) == ACTING


def test_14_0_a_chief_of_staff_is_no_decoy_while_his_commander_is_there() -> None:
    b = drawn(options=DECOYS, FC="015", AC="130", french="001, 003")
    assert why_not(b, hide(b, "003", "FC")) == "12.3 kept in reserve"
    assert why_not(b, hide(b, "001", "FC")) is None
    assert waiting(b) == ACTING


def test_14_0_prussian_decoys_wait_for_their_general_and_keep_to_their_lane() -> None:
    b = drawn(options=DECOYS, active=ALLIED, AL="130", AC="128", FC="015", allied="206, 298")
    assert why_not(b, hide(b, "298", "AL")) == "10.0 prussian general"
    b = drawn(options=DECOYS, active=ALLIED, arrived=True, AL="130", FC="015", allied="206, 298")
    assert why_not(b, hide(b, "298", "AC")) == "10.0 prussian lanes"
    assert why_not(b, hide(b, "298", "AL")) is None
    assert waiting(b) == ACTING


def test_14_0_a_general_shown_in_the_reserve_may_be_laid_face_down_again() -> None:
    from grognard.games.eagles.model.actions import Show

    b = drawn(options=DECOYS, active=ALLIED, AL="130, 123", FC="015", allied="206")
    do(b, Show(card(b, "206").uid))
    assert is_up(b, "206") == [True]
    do(b, hide(b, "206", "AL"))
    assert is_up(b, "206", "123") == [False, True]
    assert why_not(b, END) is None
    assert waiting(b) == ACTING


@pytest.mark.parametrize("hidden", ["130 down", "111 down", "181 down, 185 down"])
def test_R152_face_down_cards_count_as_troops_for_who_would_enter(hidden: str) -> None:
    b = drawn(options=DECOYS, FC="069, 015", AC=hidden, AL="128", french="101")
    assert why_not(b, move(b, "069", "AC")) == "8.1 foot artillery"
    assert why_not(b, confuse(b, "101", "015", "AC")) is None
    assert waiting(b) == ACTING


def test_R152_face_up_generals_and_terrain_do_not() -> None:
    b = drawn(options=DECOYS, FC="069, 015", AC="111, 181", AL="128", french="101")
    assert why_not(b, confuse(b, "101", "015", "AC")) == "13.0 battle confusion"
    assert why_not(b, move(b, "069", "AC")) is None
    assert waiting(b) == ACTING


def test_R152_battle_confusion_against_decoys_alone_wins_at_once() -> None:
    b = drawn(options=DECOYS, FC="015", AC="111 down", AL="128", french="101")
    do(b, confuse(b, "101", "015", "AC"))
    assert where(b, "111") == "casualties"
    assert b.winner == FRENCH
    assert waiting(b) == ""


# Decoys in the deployment


def test_R22_with_decoys_a_position_may_be_held_by_decoys_only() -> None:
    b = drawn(options=DECOYS, phase="deployment", french="015, 002, 099", AC="130")
    do(b, hide(b, "002", "FL"), hide(b, "099", "FC"))
    assert why_not(b, READY) == "4.1 at least one"
    do(b, deploy(b, "015", "FR"))
    assert is_up(b, "002", "099", "015") == [False, False, False]
    do(b, READY)
    assert asked(b) == FRENCH
    assert waiting(b) == ACTING


def test_R22_cards_needed_for_an_empty_position_are_not_spent_elsewhere() -> None:
    b = drawn(options=DECOYS, phase="deployment", french="015, 016, 002, 089", AC="130")
    do(b, deploy(b, "015", "FL"))
    do(b, deploy(b, "016", "FL"))
    assert why_not(b, deploy(b, "002", "FC")) == "4.1 at least one"
    assert why_not(b, deploy(b, "089", "FC")) == "4.1 at least one"
    assert why_not(b, hide(b, "002", "FL")) == "4.1 at least one"
    do(b, hide(b, "002", "FC"), hide(b, "089", "FR"))
    assert isinstance(b.pending, Decision)
    assert b.pending.legal(b) == [READY]
    assert waiting(b) == DEPLOYING


def test_R23_decoys_count_for_the_four_in_the_deployment_too() -> None:
    b = drawn(
        options=DECOYS, phase="deployment", french="015, 016, 017, 018, 019, 002, 006", AC="130"
    )
    do(b, deploy(b, "015", "FL"), deploy(b, "016", "FL"), hide(b, "002", "FL"))
    do(b, deploy(b, "017", "FL"))
    assert why_not(b, deploy(b, "018", "FL")) == "4.1 at most four"
    assert why_not(b, hide(b, "006", "FL")) == "8.4 four cards"
    assert why_not(b, deploy(b, "006", "FL")) is None
    assert waiting(b) == DEPLOYING


def test_14_0_terrain_deployed_face_down_may_later_be_taken_back_and_played() -> None:
    b = drawn(options=DECOYS, phase="deployment", french="015, 016, 017, 089", AC="130")
    do(b, hide(b, "089", "FL"), deploy(b, "015", "FL"), deploy(b, "016", "FC"))
    do(b, deploy(b, "017", "FR"), READY)
    do(b, move(b, "089", "reserve"), END, END)
    do(b, lay(b, "089"))
    assert where(b, "089") == "FC"
    assert asked(b) == FRENCH
    assert waiting(b) == ACTING


# R161 Decoys announced


def heard_by_the_enemy(b: Battle, label: str, hand: str) -> list[tuple[str, list[int]]]:
    b.events = []
    do(b, hide(b, label, "FC") if label == "002" else move(b, label, "FC"))
    if hand:
        do(b, PASS)
    told = [redacted(event, ALLIED) for event in b.events if isinstance(event, Happened)]
    return [(event.what, event.facts()) for event in told]


@pytest.mark.parametrize("hand", ["", "297"])
def test_R161_a_decoy_that_is_laid_sounds_like_a_card_that_comes(hand: str) -> None:
    decoy, troop = (
        drawn("ligny", options=DECOYS, allied=hand, french="002, 016", FC="015", AC="207")
        for _ in range(2)
    )
    assert heard_by_the_enemy(decoy, "002", hand) == heard_by_the_enemy(troop, "016", hand)
    assert decoy.pauses == troop.pauses
    assert (where(decoy, "002"), waiting(decoy)) == ("FC", ACTING)


def test_R161_lost_orders_in_answer_keep_a_decoy_in_the_reserve() -> None:
    b = drawn("ligny", options=DECOYS, allied="297", french="002", FC="015", AC="207")
    do(b, hide(b, "002", "FC"))
    assert asked(b) == ALLIED
    do(b, play(b, "297", "FC"))
    assert (where(b, "002"), waiting(b)) == ("reserve-french", ACTING)
    assert why_not(b, hide(b, "002", "FL")) is None


def test_R161_a_decoy_about_to_be_laid_is_saved_and_read_back() -> None:
    b = drawn("ligny", options=DECOYS, allied="297", french="002", FC="015", AC="207")
    do(b, hide(b, "002", "FC"))
    again = read(write(b))
    do(again, PASS)
    assert where(again, "002") == "FC"
