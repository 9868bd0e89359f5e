"""Chapter 8: battle moves. One test or more for each sentence of the rulebook, in its order."""

from __future__ import annotations

from grognard.games.eagles.chapters.movement import DIRECT, NO_ROUTE, via
from grognard.games.eagles.model.actions import END, PASS
from grognard.games.eagles.model.pieces import BLOWN, FRESH, RECOVERING
from tests.games.eagles.field import (
    ACTING,
    ALLIED,
    FRENCH,
    PLACES,
    WON,
    asked,
    card,
    do,
    drawn,
    fire,
    form,
    is_up,
    move,
    play,
    roll,
    shock,
    shot,
    waiting,
    where,
    why_not,
)

# 8.0 Battle moves


def test_8_0_a_card_moves_one_step_to_an_adjacent_position() -> None:
    b = drawn(FC="015, 016", AC="130", french="017")
    do(b, move(b, "015", "AC"))
    assert where(b, "015") == "AC"
    do(b, move(b, "016", "reserve"))
    assert where(b, "016") == "reserve-french"
    do(b, move(b, "017", "FC"))
    assert where(b, "017") == "FC"
    assert where(b, "130") == "AC"
    assert waiting(b) == ACTING


def test_8_0_from_the_reserve_every_own_position_is_adjacent() -> None:
    b = drawn(AC="130", french="015")
    for to in ("FL", "FC", "FR"):
        assert why_not(b, move(b, "015", to)) is None
    for to in ("AR", "AC", "AL"):
        assert why_not(b, move(b, "015", to)) == "8.0 one move"
    assert waiting(b) == ACTING


def test_8_0_a_card_makes_only_one_move_in_a_turn() -> None:
    b = drawn(FC="015, 055, 002", AC="130", french="016, 056")
    do(b, move(b, "015", "reserve"), move(b, "055", "reserve"), move(b, "002", "reserve"))
    assert why_not(b, move(b, "015", "FC")) == "7.0 already moved"
    for label in ("055", "002"):  # both moves would have been one order
        assert why_not(b, move(b, label, "FC")) == "8.3 consecutive"
    assert why_not(b, move(b, "016", "FC")) is None
    assert waiting(b) == ACTING


def test_8_0_infantry_and_artillery_never_make_two_moves() -> None:
    b = drawn(FC="015, 069, 078", AR="130", french="016, 070, 079")
    for label in ("015", "069", "078"):
        assert why_not(b, move(b, label, "FL")) == "8.0 one move"
    for label in ("016", "070", "079"):
        assert why_not(b, move(b, label, "AC")) == "8.0 one move"
    assert why_not(b, move(b, "015", "AC")) is None
    assert waiting(b) == ACTING


def test_8_0_there_is_no_sideways_or_diagonal_move() -> None:
    b = drawn(FC="015, 055, 002", AC="130", AL="128", AR="016, 129")
    for label in ("015", "055", "002"):
        for to in ("AL", "AR"):
            assert why_not(b, move(b, label, to)) == "8.0 no sideways"
    for to in ("AC", "AL", "FC", "FR"):
        assert why_not(b, move(b, "016", to)) == "8.0 no sideways"
    assert waiting(b) == ACTING


def test_8_0_no_card_goes_to_the_enemy_reserve() -> None:
    b = drawn(FC="015, 055", AC="130")
    assert why_not(b, move(b, "015", "allied")) == "8.0 adjacent"
    assert why_not(b, move(b, "055", "allied")) == "8.0 adjacent"
    assert waiting(b) == ACTING


def test_R40_moves_run_from_the_reserve_through_an_own_position_to_the_one_opposite() -> None:
    b = drawn(FL="015", FC="016", FR="017", AR="128", AC="130", AL="129", french="018")
    open_to = {
        label: [
            to
            for to in ("reserve", "FL", "FC", "FR", "AR", "AC", "AL")
            if why_not(b, move(b, label, to)) is None
        ]
        for label in ("015", "016", "017", "018")
    }
    assert open_to == {
        "015": ["reserve", "AR"],
        "016": ["reserve", "AC"],
        "017": ["reserve", "AL"],
        "018": ["FL", "FC", "FR"],
    }
    assert waiting(b) == ACTING


def test_8_0_cards_move_one_by_one_in_any_order() -> None:
    orders = [("015", "AC"), ("055", "reserve"), ("016", "reserve"), ("017", "FL")]
    for first in range(4):
        b = drawn(FC="015, 016, 055", AC="130", french="017")
        for label, to in orders[first:] + orders[:first]:
            do(b, move(b, label, to))
            assert waiting(b) == ACTING
        assert [where(b, label) for label, _ in orders] == [
            "AC", "reserve-french", "reserve-french", "FL",
        ]  # fmt: skip


def test_8_0_the_limit_is_ignored_until_all_movement_is_over() -> None:
    b = drawn(FC="015, 016, 017, 018", AC="130", french="019")
    do(b, move(b, "019", "FC"))
    assert why_not(b, END) == "8.4 four cards"
    do(b, move(b, "015", "reserve"))
    assert why_not(b, END) is None
    do(b, END)
    assert asked(b) == ALLIED
    assert waiting(b) == ACTING


def test_8_0_only_troops_and_generals_make_battle_moves() -> None:
    b = drawn(FC="015, 089", AC="130", french="093, 091")
    assert why_not(b, move(b, "089", "reserve")) == "8.0 troops and generals"
    assert why_not(b, move(b, "093", "FC")) == "8.0 troops and generals"
    assert why_not(b, move(b, "091", "FL")) == "8.0 troops and generals"
    assert waiting(b) == ACTING


def test_8_0_cards_undrawn_or_lost_do_not_move() -> None:
    b = drawn(FC="015", AC="130", french_pile="016")
    assert why_not(b, move(b, "016", "FC")) == "8.0 troops and generals"
    assert waiting(b) == ACTING


# 8.3 Cavalry and General moves


def test_8_3_cavalry_makes_two_consecutive_moves() -> None:
    b = drawn(FC="015, 056", AC="130", french="055")
    do(b, move(b, "055", "AC"))
    assert where(b, "055") == "AC"
    do(b, move(b, "056", "FL"))
    assert where(b, "056") == "FL"
    assert waiting(b) == ACTING


def test_8_3_generals_make_two_moves_as_well() -> None:
    b = drawn(FC="015, 002", AC="016, 130", french="006")
    do(b, move(b, "006", "AC"))
    assert where(b, "006") == "AC"
    do(b, move(b, "002", "FR"))
    assert where(b, "002") == "FR"
    assert waiting(b) == ACTING


def test_8_3_two_moves_but_never_three() -> None:
    b = drawn(AC="055, 130", FC="015")
    assert why_not(b, move(b, "055", "FL")) == "8.0 no sideways"
    assert why_not(b, move(b, "055", "reserve")) is None
    assert waiting(b) == ACTING


def test_8_3_the_two_moves_are_made_one_straight_after_the_other() -> None:
    b = drawn(FC="055, 015", AC="130")
    do(b, move(b, "055", "reserve"), move(b, "015", "AC"))
    assert why_not(b, move(b, "055", "FL")) == "8.3 consecutive"
    assert waiting(b) == ACTING


def test_8_3_cavalry_may_engage_with_its_second_move() -> None:
    b = drawn(FC="015", AC="130", FL="016, 128, 055", french="056")
    do(b, move(b, "056", "AC"))
    assert b.is_engaged(card(b, "056"))
    b = drawn(FL="055", FC="015, 130")
    do(b, move(b, "055", "FC"))
    assert b.is_engaged(card(b, "055"))
    assert waiting(b) == ACTING


def test_R44_cavalry_may_disengage_and_go_on_to_the_reserve() -> None:
    b = drawn(FC="016", AC="055, 002, 015, 130")
    do(b, move(b, "055", "reserve"), move(b, "002", "reserve"))
    assert where(b, "055") == where(b, "002") == "reserve-french"
    assert waiting(b) == ACTING


def test_R44_cavalry_may_disengage_and_go_on_to_another_own_position() -> None:
    b = drawn(FL="055, 015, 130", FC="016", FR="017, 128")
    assert why_not(b, move(b, "055", "FC")) is None
    assert why_not(b, move(b, "055", "FR")) == "8.3 not both"
    do(b, move(b, "055", "FC"))
    assert where(b, "055") == "FC"
    assert waiting(b) == ACTING


def test_8_3_no_card_disengages_and_engages_in_one_turn() -> None:
    b = drawn(FL="055, 002, 015, 130", FR="017, 128", AC="129", FC="018")
    assert why_not(b, move(b, "055", "FR")) == "8.3 not both"
    assert why_not(b, move(b, "002", "FR")) == "12.0 not both"
    assert why_not(b, move(b, "002", "FC")) is None
    assert waiting(b) == ACTING


def test_8_3_no_card_engages_and_disengages_in_one_turn() -> None:
    b = drawn(FC="055, 015", AC="130")
    do(b, move(b, "055", "AC"))
    assert why_not(b, move(b, "055", "FC")) == "8.3 not both"
    assert why_not(b, move(b, "055", "reserve")) == "8.3 not both"
    assert waiting(b) == ACTING


def test_8_3_no_card_moves_through_an_engagement() -> None:
    b = drawn(FC="015, 128", AC="130, 016", french="055, 002")
    assert why_not(b, move(b, "055", "AC")) == "8.3 through engagement"
    assert why_not(b, move(b, "002", "AC")) == "8.3 through engagement"
    assert why_not(b, move(b, "055", "FC")) is None
    assert waiting(b) == ACTING


def test_8_3_cavalry_passes_through_four_cards_and_a_general_past_a_general() -> None:
    b = drawn(FC="015, 016, 017, 018, 002", AC="130, 019", french="055, 006")
    do(b, move(b, "055", "AC"), move(b, "006", "AC"))
    assert where(b, "055") == where(b, "006") == "AC"
    assert why_not(b, END) is None
    assert waiting(b) == ACTING


def test_R144_two_moves_may_not_end_where_they_began() -> None:
    b = drawn(FC="055, 002, 015", AC="130", french="056")
    assert why_not(b, move(b, "055", "FC")) == "R144 no second hiding"
    assert why_not(b, move(b, "002", "FC")) == "R144 no second hiding"
    assert why_not(b, move(b, "056", "reserve")) == "R144 no second hiding"
    assert why_not(b, move(b, "015", "FC")) == "8.0 adjacent"
    assert is_up(b, "055") == [True]
    assert waiting(b) == ACTING


def test_8_3_lost_orders_stops_a_second_move_too() -> None:
    b = drawn(active=ALLIED, french="103", FC="015", AC="130, 154", allied="153")
    do(b, move(b, "153", "FC"))
    assert asked(b) == FRENCH
    do(b, play(b, "103", "AC"))
    assert where(b, "153") == "reserve-allied"
    for order in (move(b, "153", "FC"), move(b, "153", "AC"), move(b, "154", "reserve")):
        assert why_not(b, order) == "13.0 lost orders"
    assert why_not(b, move(b, "153", "AL")) is None
    assert waiting(b) == ACTING


# Rulings that belong to moves


def test_R49_blown_cavalry_that_leaves_shocks_again_only_in_its_next_combat_phase() -> None:
    b = drawn(FC="015", AC="055 blown, 016, 130")
    do(b, move(b, "055", "FC"))
    assert card(b, "055").wind == RECOVERING
    do(b, END)
    assert card(b, "055").wind == RECOVERING
    do(b, END)
    assert card(b, "055").wind == FRESH
    assert asked(b) == FRENCH
    assert waiting(b) == ACTING


def test_R49_blown_cavalry_recovers_when_the_enemy_is_gone() -> None:
    b = drawn(active=ALLIED, AC="130, 128", FC="055 blown, 129", FL="015")
    do(b, move(b, "129", "AC"))
    assert card(b, "055").wind == RECOVERING
    do(b, move(b, "130", "FC"), END)
    assert card(b, "055").wind == FRESH
    assert why_not(b, shock(b, "055", "130")) is None
    assert asked(b) == FRENCH
    assert waiting(b) == ACTING


def test_R49_blown_cavalry_that_stays_engaged_stays_blown() -> None:
    b = drawn(FC="015", AC="055 blown, 016, 130, 128")
    do(b, move(b, "016", "FC"))
    assert card(b, "055").wind == BLOWN
    assert why_not(b, shock(b, "055", "130")) == "7.31 cavalry blown"
    assert waiting(b) == ACTING


def test_R50_unengaged_infantry_changes_formation_without_moving_and_still_moves() -> None:
    b = drawn(FC="015, 016", AC="130")
    do(b, form(b, "015", "column"))
    assert why_not(b, move(b, "015", "AC", "column")) is None
    assert why_not(b, move(b, "015", "AC", "square")) == "9.0 one change"
    do(b, move(b, "016", "AC", "square"))
    assert why_not(b, form(b, "016", "line")) == "9.0 one change"
    assert waiting(b) == ACTING


def test_R50_infantry_that_disengages_may_not_also_change() -> None:
    b = drawn(FC="016", AC="015 column, 017, 130")
    assert why_not(b, move(b, "015", "FC", "line")) == "9.0 change when engaged"
    assert why_not(b, move(b, "015", "FC", "column")) is None
    do(b, move(b, "015", "FC", "column"))
    assert waiting(b) == ACTING


def test_R122_a_player_may_leave_his_own_position_empty() -> None:
    b = drawn(FC="015", FL="016", AC="130", AL="128")
    do(b, move(b, "015", "reserve"), END)
    assert not b.finished
    do(b, move(b, "130", "FC"))
    assert b.winner == ALLIED
    assert b.ending == WON
    assert waiting(b) == ""


def test_R122_long_fire_that_empties_a_position_wins_nothing_until_a_card_enters() -> None:
    b = drawn(FC="069, 015", AC="133", AL="130")
    shot(b, fire(b, "069", "133"), 6, 2, 2)
    do(b, END)
    roll(b, 6)
    assert where(b, "133") == "casualties"
    assert not b.finished
    do(b, END, move(b, "015", "AC"))
    assert b.winner == FRENCH
    assert waiting(b) == ""


def test_R134_at_charleroi_prussians_need_no_general_and_keep_to_no_lane() -> None:
    b = drawn("charleroi", active=ALLIED, AC="130", FC="015", AR="128", allied="207, 252")
    do(b, move(b, "207", "AR"), move(b, "252", "FC"))
    assert where(b, "207") == "AR"
    assert where(b, "252") == "FC"
    assert waiting(b) == ACTING


def test_R134_at_waterloo_they_do() -> None:
    b = drawn(active=ALLIED, AC="130", FC="015", AR="128", allied="207, 252")
    assert why_not(b, move(b, "207", "AL")) == "10.0 prussian general"
    b = drawn(active=ALLIED, arrived=True, AC="130", FR="015", AR="128", allied="207, 252")
    assert why_not(b, move(b, "207", "AR")) == "10.0 prussian lanes"
    assert why_not(b, move(b, "252", "FC")) == "10.0 prussian lanes"
    assert why_not(b, move(b, "252", "FR")) is None
    assert waiting(b) == ACTING


def test_8_0_a_move_that_nobody_stops_goes_on_after_a_declined_answer() -> None:
    b = drawn(active=ALLIED, french="103", FC="015", AC="130", AL="128")
    do(b, move(b, "130", "FC"))
    assert asked(b) == FRENCH
    assert waiting(b) == "13.0 from reserve"
    do(b, PASS)
    assert where(b, "130") == "FC"
    assert asked(b) == ALLIED
    assert waiting(b) == ACTING


def test_R40_no_road_leads_from_the_reserve_to_a_place_off_the_field() -> None:
    b = drawn(FC="015", AC="130", french="016")
    assert via(card(b, "016"), PLACES["allied"]) == NO_ROUTE
    assert via(card(b, "016"), PLACES["FC"]) == DIRECT
