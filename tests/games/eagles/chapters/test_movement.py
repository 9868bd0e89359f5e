"""Chapter 8: battle moves. One test or more for each sentence of the rulebook, in its order."""

from __future__ import annotations

from grognard.games.eagles.chapters.movement import DIRECT, NO_ROUTE, via
from grognard.games.eagles.model.actions import END, PASS
from grognard.games.eagles.model.pieces import BLOWN, FRESH, RECOVERING
from grognard.games.eagles.model.places import FRENCH_SEAT
from tests.games.eagles.field import (
    ALLIED,
    FRENCH,
    PLACES,
    asked,
    card,
    do,
    drawn,
    fire,
    form,
    is_up,
    lay,
    move,
    open_fire,
    play,
    roll,
    shock,
    shot,
    waiting,
    where,
    why_not,
)

ACTING = "5.0 combat phase"
WON = "4.3 sole occupation"
TWO_POSITIONS = {"deck": "open", "victory": "2"}


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


def test_R119_cavalry_that_goes_on_through_the_reserve_arrives_face_down() -> None:
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


# 8.4 Stacking limits


def test_8_4_four_cards_of_a_player_may_stand_in_a_position_and_a_fifth_may_not_stay() -> None:
    b = drawn(FC="015, 016, 017", AC="130", french="018, 019")
    do(b, move(b, "018", "FC"))
    assert why_not(b, END) is None
    do(b, move(b, "019", "FC"))
    assert why_not(b, END) == "8.4 four cards"
    assert waiting(b) == ACTING


def test_8_4_the_limit_is_for_each_player() -> None:
    b = drawn(FC="015, 016, 017, 018, 130, 128, 129, 131", AC="132", french="019")
    assert why_not(b, END) is None
    do(b, move(b, "019", "FC"))
    assert why_not(b, END) == "8.4 four cards"
    assert waiting(b) == ACTING


def test_8_4_generals_and_terrain_never_count() -> None:
    b = drawn(FC="015, 016, 017", AC="130", french="018, 002, 089")
    do(b, move(b, "018", "FC"), move(b, "002", "FC"), lay(b, "089"))
    assert why_not(b, END) is None
    do(b, END)
    assert is_up(b, "002", "089") == [True, True]
    assert asked(b) == ALLIED
    assert waiting(b) == ACTING


def test_8_4_specials_that_stay_never_count() -> None:
    b = drawn(active=ALLIED, AC="130, 128, 129, 131", FC="015", allied="197")
    do(b, play(b, "197", "AC"))
    assert where(b, "197") == "AC"
    assert is_up(b, "197") == [True]
    assert why_not(b, END) is None
    assert waiting(b) == ACTING


def test_8_4_the_reserve_has_no_limit() -> None:
    b = drawn(FC="015, 016, 017, 018", FL="055, 056, 063", AC="130", french="019, 020, 021, 022")
    do(b, *(move(b, label, "reserve") for label in ("015", "016", "017", "055", "056", "063")))
    assert len(b.at[6 + FRENCH_SEAT]) == 10
    do(b, END)
    assert asked(b) == ALLIED
    assert waiting(b) == ACTING


def test_R25_british_and_prussian_cards_count_together() -> None:
    b = drawn(active=ALLIED, arrived=True, AL="130, 128, 207, 208", FR="015", allied="240")
    do(b, move(b, "240", "AL"))
    assert why_not(b, END) == "8.4 four cards"
    do(b, move(b, "128", "reserve"))
    assert why_not(b, END) is None
    assert waiting(b) == ACTING


def test_R26_a_position_keeps_one_general_of_each_player() -> None:
    b = drawn(active=ALLIED, arrived=True, AL="130, 111", FR="015, 002", allied="206, 123")
    assert why_not(b, move(b, "206", "AL")) is None
    do(b, move(b, "206", "AL"))
    assert why_not(b, END) == "12.0 one general"
    do(b, move(b, "111", "FR"))
    assert where(b, "111") == "casualties"
    assert where(b, "002") == "FR"
    assert why_not(b, END) is None
    assert waiting(b) == ACTING


def test_R26_the_enemy_general_bars_nobody() -> None:
    b = drawn(FC="015, 002", AC="130, 123")
    do(b, move(b, "015", "AC"), move(b, "002", "AC"))
    assert where(b, "002") == where(b, "123") == "AC"
    assert why_not(b, END) is None
    assert waiting(b) == ACTING


def test_R48_a_fifth_card_is_refused_where_nobody_could_leave() -> None:
    b = drawn(FC="015 moved, 016 moved, 017 moved, 018 moved", AC="130", french="019, 020")
    assert why_not(b, move(b, "019", "FC")) == "8.4 four cards"
    b = drawn(FC="015 moved, 016 moved, 017 moved, 018", AC="130", french="019, 020")
    do(b, move(b, "019", "FC"))
    assert why_not(b, move(b, "020", "FC")) == "8.4 four cards"
    assert why_not(b, move(b, "020", "FL")) is None
    assert waiting(b) == ACTING


def test_R48_who_comes_from_the_reserve_leaves_no_place_free_at_home() -> None:
    abroad = "015, 016, 017, 018, 154"
    b = drawn(AC=abroad, FC="019, 020, 021, 023", french="055")
    assert why_not(b, move(b, "019", "AC")) is None
    assert why_not(b, move(b, "055", "AC")) == "8.4 four cards"
    b = drawn(AC=abroad, FC="019, 020, 021", french="055")
    assert why_not(b, move(b, "055", "AC")) is None
    b = drawn(AC="015, 016, 017, 064, 154", FC="019, 020, 021, 023", french="055")
    assert why_not(b, move(b, "055", "AC")) is None  # the other cavalry can ride off
    assert waiting(b) == ACTING


def test_R48_a_second_general_is_refused_where_the_first_cannot_leave() -> None:
    b = drawn(FC="015, 002 moved", AC="130", french="006")
    assert why_not(b, move(b, "006", "FC")) == "12.0 one general"
    b = drawn(FC="015, 002", AC="130", french="006")
    do(b, move(b, "006", "FC"))
    assert why_not(b, END) == "12.0 one general"
    do(b, move(b, "002", "FL"))
    assert why_not(b, END) is None
    assert waiting(b) == ACTING


def test_R48_two_cards_may_change_places_across_the_line() -> None:
    b = drawn(
        FC="015, 016 moved, 017 moved, 018 moved", AC="019, 020 fired, 021 fired, 022 fired, 130"
    )
    do(b, move(b, "015", "AC"))
    assert why_not(b, END) == "8.4 four cards"
    do(b, move(b, "019", "FC"))
    assert why_not(b, END) is None
    assert waiting(b) == ACTING


def test_R48_the_way_out_must_have_room() -> None:
    b = drawn(
        FC="015 moved, 016 moved, 017 moved, 018 moved",
        AC="019, 020 fired, 021 fired, 022 fired, 130",
        french="055",
    )
    assert why_not(b, move(b, "055", "AC")) == "8.4 four cards"
    b = drawn(
        FC="015 moved, 016 moved, 017 moved",
        AC="019, 020 fired, 021 fired, 022 fired, 130",
        french="055, 056",
    )
    do(b, move(b, "055", "AC"))
    assert why_not(b, move(b, "056", "AC")) == "8.4 four cards"
    do(b, move(b, "019", "FC"))
    assert why_not(b, END) is None
    assert waiting(b) == ACTING


def test_R48_cavalry_across_the_line_can_go_past_a_full_position_to_the_reserve() -> None:
    b = drawn(
        FC="015 moved, 016 moved, 017 moved, 018 moved",
        AC="056, 020 fired, 021 fired, 022 fired, 130",
        french="055",
    )
    do(b, move(b, "055", "AC"))
    assert why_not(b, move(b, "056", "FC")) == "8.4 four cards"
    do(b, move(b, "056", "reserve"))
    assert why_not(b, END) is None
    assert waiting(b) == ACTING


def test_R48_the_way_out_may_not_be_a_river_that_is_used_up() -> None:
    b = drawn(
        "wavre", active=ALLIED, AC="233", middle_center="283",
        FC="031, 230, 231, 232 fired, 237 fired",
    )  # fmt: skip
    assert why_not(b, move(b, "233", "FC")) == "8.4 four cards"
    b = drawn(
        "wavre", active=ALLIED, AR="233", middle_left="285",
        FL="031, 230, 231, 232 fired, 237 fired",
    )  # fmt: skip
    do(b, move(b, "233", "FL"), move(b, "230", "AR"))
    assert why_not(b, END) is None
    assert waiting(b) == ACTING


def test_R155_a_card_on_whose_leaving_the_limit_depends_may_do_nothing_else() -> None:
    b = drawn(FC="078", AC="181, 015, 016 fired, 017 fired on 181, 018 fired, 130")
    assert why_not(b, fire(b, "015", "130")) is None
    assert why_not(b, move(b, "015", "AC", on="181")) is None
    do(b, move(b, "078", "AC"))
    assert why_not(b, move(b, "015", "AC", on="181")) == "8.4 four cards"
    assert why_not(b, fire(b, "015", "130")) == "8.4 four cards"
    assert why_not(b, form(b, "015", "column")) == "8.4 four cards"
    assert why_not(b, fire(b, "078", "130")) is None
    assert why_not(b, END) == "8.4 four cards"
    do(b, move(b, "015", "FC"))
    assert why_not(b, END) is None
    assert waiting(b) == ACTING


def test_R155_the_last_card_that_can_leave_is_bound_not_the_first() -> None:
    b = drawn(FC="078", AC="015, 016, 017 fired, 018 fired, 130")
    do(b, move(b, "078", "AC"))
    shot(b, fire(b, "015", "130"), 1, 2, 3)
    assert why_not(b, fire(b, "016", "130")) == "8.4 four cards"
    assert why_not(b, move(b, "016", "FC")) is None
    assert waiting(b) == ACTING


def test_R155_nobody_takes_the_room_that_a_card_needs_for_its_way_back() -> None:
    b = drawn(
        FC="078, 020 moved, 021 moved, 022 moved",
        AC="015, 016 fired, 017 fired, 018 fired, 130",
        french="019",
    )
    do(b, move(b, "078", "AC"))
    assert why_not(b, move(b, "019", "FC")) == "8.4 four cards"
    assert why_not(b, move(b, "019", "FL")) is None
    do(b, move(b, "015", "FC"))
    assert why_not(b, move(b, "019", "FC")) == "8.4 four cards"
    assert why_not(b, END) is None
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
