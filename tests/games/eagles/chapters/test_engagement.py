"""Chapters 8.1 and 8.2: engaging and disengaging, and what follows at once."""

from __future__ import annotations

from grognard.games.eagles.model.actions import END
from tests.games.eagles.field import (
    ACTING,
    ALLIED,
    FRENCH,
    TWO_POSITIONS,
    WON,
    asked,
    card,
    do,
    drawn,
    fire,
    is_up,
    lay,
    move,
    open_fire,
    shock,
    shot,
    waiting,
    where,
    why_not,
)

# 8.1 Engaging


def test_8_1_a_card_engages_by_moving_where_enemy_cards_are() -> None:
    b = drawn(FC="015", AC="130")
    do(b, move(b, "015", "AC"))
    assert b.is_engaged(card(b, "015"))
    assert b.is_engaged(card(b, "130"))
    assert waiting(b) == ACTING


def test_8_1_a_move_to_a_position_without_enemies_engages_nobody() -> None:
    b = drawn(FC="015", AC="130", french="016")
    do(b, move(b, "016", "FC"))
    assert not b.is_engaged(card(b, "016"))
    assert waiting(b) == ACTING


def test_8_1_all_engaged_cards_are_revealed_when_movement_is_over() -> None:
    b = drawn(FC="015 down, 016 down", AC="130 down, 128 down", AL="129 down")
    do(b, move(b, "015", "AC"))
    assert is_up(b, "015", "130", "128") == [False, False, False]
    do(b, END)
    assert is_up(b, "015", "130", "128") == [True, True, True]
    assert is_up(b, "016", "129") == [False, False]
    assert asked(b) == ALLIED
    assert waiting(b) == ACTING


def test_R47_the_first_shot_in_a_position_reveals_it_before_the_target_is_named() -> None:
    b = drawn(FC="078 down, 015 down", AC="130 down, 128 down")
    do(b, move(b, "015", "AC"), move(b, "078", "AC"))
    assert why_not(b, fire(b, "078", "130")) == "R143 opening fire"
    do(b, open_fire(b, "078"))
    assert is_up(b, "015", "078", "130", "128") == [True] * 4
    assert waiting(b) == "7.4 one target"
    assert asked(b) == FRENCH


def test_R47_a_shot_elsewhere_reveals_nothing_here() -> None:
    b = drawn(FC="015 down", FR="069 down", AC="130 down", AL="128 down")
    do(b, move(b, "015", "AC"))
    shot(b, fire(b, "069", "128"), 2, 3, 4)
    assert is_up(b, "069", "128", "015", "130") == [True, False, False, False]
    assert waiting(b) == ACTING


def test_8_1_foot_artillery_never_engages() -> None:
    b = drawn(FC="069", FL="015", AC="130", french="070")
    assert why_not(b, move(b, "069", "AC")) == "8.1 foot artillery"
    b = drawn(FC="015, 130", FL="069", french="070")
    assert why_not(b, move(b, "070", "FC")) == "8.1 foot artillery"
    assert why_not(b, move(b, "070", "FL")) is None
    assert waiting(b) == ACTING


def test_8_1_foot_artillery_can_be_engaged() -> None:
    b = drawn(active=ALLIED, FC="069", AC="130")
    do(b, move(b, "130", "FC"), END)
    assert b.is_engaged(card(b, "069"))
    assert why_not(b, fire(b, "069", "130")) is None
    assert asked(b) == FRENCH
    assert waiting(b) == ACTING


def test_8_1_horse_artillery_may_engage_and_fire() -> None:
    b = drawn(FC="078", AC="130")
    do(b, move(b, "078", "AC"))
    shot(b, fire(b, "078", "130"), 4, 1)
    assert card(b, "130").hits == 1
    assert waiting(b) == ACTING


def test_R46_foot_artillery_may_cross_into_an_empty_position_and_wins_nothing() -> None:
    b = drawn(FC="069, 015", AL="130")
    do(b, move(b, "069", "AC"))
    assert not b.finished
    assert waiting(b) == ACTING
    do(b, move(b, "015", "AC"))
    assert b.winner == FRENCH
    assert b.ending == WON
    assert waiting(b) == ""


def test_8_1_cards_once_revealed_stay_face_up_as_they_move() -> None:
    b = drawn(FC="015, 016 down", AC="017, 130")
    do(b, move(b, "017", "FC"))
    assert is_up(b, "015", "016", "017") == [True, False, True]
    do(b, move(b, "015", "AC"))
    assert is_up(b, "015") == [True]
    assert waiting(b) == ACTING


def test_8_1_a_card_that_goes_to_the_reserve_is_hidden_again() -> None:
    b = drawn(FC="015, 016", AC="130")
    do(b, move(b, "015", "reserve"))
    assert is_up(b, "015", "016") == [False, True]
    assert waiting(b) == ACTING


def test_R119_troops_come_from_the_reserve_face_down_and_generals_face_up() -> None:
    b = drawn(FC="015", AC="130", french="016, 055, 069, 002, 089")
    do(b, *(move(b, label, "FL") for label in ("016", "055", "069", "002")), lay(b, "089"))
    assert is_up(b, "016", "055", "069") == [False, False, False]
    assert is_up(b, "002", "089") == [True, True]
    assert waiting(b) == ACTING


def test_R119_cavalry_that_moves_on_through_the_reserve_arrives_face_down() -> None:
    b = drawn(FC="055, 002, 015", AC="130")
    do(b, move(b, "055", "FL"), move(b, "002", "FR"))
    assert is_up(b, "055", "002", "015") == [False, True, True]
    assert waiting(b) == ACTING


def test_R99_a_position_is_engaged_while_each_side_has_a_troop_card_there() -> None:
    b = drawn(FC="015, 069", AC="130", AR="002, 016")
    assert not b.engaged(3) and not b.engaged(4)
    do(b, move(b, "015", "AC"))
    assert b.engaged(4)
    assert waiting(b) == ACTING


def test_R99_generals_and_terrain_make_no_engagement() -> None:
    b = drawn(FC="069, 015", AC="123, 181", AL="130")
    assert why_not(b, move(b, "069", "AC")) is None
    do(b, move(b, "069", "AC"))
    assert not b.engaged(4)
    assert waiting(b) == ACTING


def test_R99_nobody_disengages_into_a_position_that_holds_enemies_only() -> None:
    b = drawn(options=TWO_POSITIONS, FC="130", FL="016", AC="015, 128, 055")
    assert not b.engaged(1)
    assert why_not(b, move(b, "015", "FC")) == "8.2 not free"
    assert why_not(b, move(b, "055", "reserve")) == "8.3 through engagement"
    assert waiting(b) == ACTING


def test_R45_moving_from_the_reserve_into_an_own_engaged_position_is_engaging() -> None:
    b = drawn(FC="015, 130", FL="016", french="017, 055, 069, 078")
    assert why_not(b, move(b, "069", "FC")) == "8.1 foot artillery"
    do(b, move(b, "017", "FC"), move(b, "055", "FC"), move(b, "078", "FC"))
    assert why_not(b, fire(b, "017", "130")) == "7.21 next turn"
    assert why_not(b, shock(b, "055", "130")) == "7.0 already moved"
    assert why_not(b, fire(b, "078", "130")) is None
    assert why_not(b, fire(b, "015", "130")) is None
    assert waiting(b) == ACTING


# 8.2 Disengaging


def test_8_2_an_engaged_card_disengages_to_an_unengaged_friendly_position() -> None:
    b = drawn(FC="016", AC="015, 130, 017")
    do(b, move(b, "015", "FC"))
    assert where(b, "015") == "FC"
    assert not b.is_engaged(card(b, "015"))
    assert b.is_engaged(card(b, "017"))
    assert waiting(b) == ACTING


def test_8_2_and_not_to_an_engaged_one() -> None:
    b = drawn(FC="016, 128", AC="015, 130")
    assert why_not(b, move(b, "015", "FC")) == "8.2 not free"
    assert waiting(b) == ACTING


def test_R41_an_engaged_defender_disengages_to_the_reserve() -> None:
    b = drawn(FC="015, 016, 130")
    do(b, move(b, "015", "reserve"))
    assert where(b, "015") == "reserve-french"
    assert waiting(b) == ACTING


def test_R42_an_engaged_card_may_not_go_forward() -> None:
    b = drawn(FC="015, 055, 002, 130", AL="128")
    for label in ("015", "055", "002"):
        assert why_not(b, move(b, label, "AC")) == "8.2 no way forward"
    b = drawn(FC="015", AL="128")
    do(b, move(b, "015", "AC"))
    assert b.winner == FRENCH
    assert waiting(b) == ""


def test_R43_both_positions_of_a_lane_may_be_engaged_and_then_attackers_are_shut_in() -> None:
    b = drawn(FC="016, 128", AC="015, 055, 130")
    assert b.engaged(1) and b.engaged(4)
    assert why_not(b, move(b, "015", "FC")) == "8.2 not free"
    assert why_not(b, move(b, "055", "FC")) == "8.2 not free"
    assert why_not(b, move(b, "055", "reserve")) == "8.3 through engagement"
    assert why_not(b, move(b, "016", "reserve")) is None
    assert waiting(b) == ACTING


def test_R43_attackers_who_are_not_engaged_may_come_back_and_engage_at_home() -> None:
    b = drawn(options=TWO_POSITIONS, FC="016, 128", FL="017", AC="015", AL="130")
    do(b, move(b, "015", "FC"))
    assert b.is_engaged(card(b, "015"))
    assert waiting(b) == ACTING


# R120 Generals without troops


def test_R120_a_general_may_stand_alone_in_an_own_unengaged_position() -> None:
    b = drawn(FL="015", FC="002, 016", AR="130", AC="128")
    do(b, move(b, "016", "reserve"))
    assert where(b, "002") == "FC"
    assert waiting(b) == ACTING


def test_R120_a_general_who_enters_before_his_troops_is_lost() -> None:
    b = drawn(FC="015, 002", AC="130, 128")
    do(b, move(b, "002", "AC"))
    assert where(b, "002") == "casualties"
    b = drawn(FC="015, 002", AC="130, 128")
    do(b, move(b, "015", "AC"), move(b, "002", "AC"))
    assert where(b, "002") == "AC"
    assert waiting(b) == ACTING


def test_R120_a_general_left_behind_by_the_last_of_his_troops_is_lost() -> None:
    b = drawn(FC="016", AC="015, 002, 130")
    do(b, move(b, "015", "FC"))
    assert where(b, "002") == "casualties"
    assert where(b, "016") == "FC"
    assert waiting(b) == ACTING


def test_R120_troops_of_either_allied_army_keep_him_company() -> None:
    b = drawn(active=ALLIED, arrived=True, AL="130", FR="207, 128, 123, 015")
    do(b, move(b, "128", "AL"))
    assert where(b, "123") == "FR"
    do(b, move(b, "207", "AL"))
    assert where(b, "123") == "casualties"
    assert waiting(b) == ACTING


def test_R120_a_general_alone_falls_to_guns_that_win_nothing() -> None:
    b = drawn(FC="069", FL="015", AC="123", AL="130")
    do(b, move(b, "069", "AC"))
    assert where(b, "123") == "casualties"
    assert not b.finished
    assert waiting(b) == ACTING
