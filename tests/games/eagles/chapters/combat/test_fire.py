"""Chapter 7: fire. One test or more for each sentence of the rulebook, in its order.

A battle is drawn by hand, then played: orders by `do`, dice by `roll`. Each test ends by saying
what the battle waits for.
"""

from __future__ import annotations

import pytest

from grognard.games.eagles.model.actions import END, on_position
from grognard.games.eagles.model.events import Happened
from grognard.games.eagles.model.state import Battle
from tests.games.eagles.field import (
    ACTING,
    ALLIED,
    FRENCH,
    PLACES,
    THROWING,
    asked,
    card,
    dice_of,
    dice_thrown,
    do,
    drawn,
    fire,
    hits,
    level_of,
    move,
    open_fire,
    roll,
    shock,
    shot,
    uid,
    waiting,
    where,
    why_not,
)

# 7.0 Combat


def test_7_0_a_card_that_has_fired_may_not_move_or_fire_again() -> None:
    b = drawn(FC="069, 015", AC="130")
    assert why_not(b, move(b, "069", "reserve")) is None
    shot(b, fire(b, "069", "130"), 2, 3, 4)
    assert why_not(b, move(b, "069", "reserve")) == "7.0 already fired"
    assert why_not(b, fire(b, "069", "130")) == "7.0 already fired"
    assert why_not(b, move(b, "015", "reserve")) is None
    assert waiting(b) == ACTING


def test_7_0_a_card_that_has_moved_may_not_fire() -> None:
    b = drawn(FC="070", AC="130", french="069")
    do(b, move(b, "069", "FC"))
    assert why_not(b, fire(b, "069", "130")) == "7.0 already moved"
    assert why_not(b, fire(b, "070", "130")) is None
    assert waiting(b) == ACTING


def test_7_0_cards_move_and_fire_in_any_order() -> None:
    b = drawn(FC="069, 070, 015", AC="130, 131")
    shot(b, fire(b, "070", "131"), 6, 2, 2)
    do(b, move(b, "015", "reserve"))
    shot(b, fire(b, "069", "130"), 6, 2, 2)
    assert (hits(b, "130", "131"), where(b, "015")) == ([1, 1], "reserve-french")
    assert waiting(b) == ACTING


def test_7_0_nobody_fires_the_cards_of_the_other_side() -> None:
    b = drawn(FC="069", AC="165")
    assert why_not(b, fire(b, "165", "069")) == "5.0 alternate turns"
    assert why_not(b, shock(b, "165", "069")) == "5.0 alternate turns"
    assert why_not(b, open_fire(b, "165")) == "5.0 alternate turns"
    assert (waiting(b), asked(b)) == (ACTING, FRENCH)


# 7.1 Combat value


def test_7_1_cards_fire_one_by_one_each_throwing_its_own_dice() -> None:
    b = drawn(FC="069, 072", AC="130, 131")
    do(b, fire(b, "072", "130"))
    assert dice_thrown(b)[0] == 2
    roll(b, 1, 1)
    do(b, fire(b, "069", "130"))
    assert dice_thrown(b)[0] == 3
    assert waiting(b) == THROWING


@pytest.mark.parametrize(
    ("firer", "cv"), [("046", 1), ("016", 2), ("015", 3), ("017", 4), ("056", 5), ("069", 3)]
)
def test_7_1_a_card_throws_one_die_per_cv(firer: str, cv: int) -> None:
    b = drawn(AC=f"130, {firer}")
    do(b, fire(b, firer, "130"))
    assert dice_thrown(b)[0] == cv
    assert waiting(b) == THROWING


def test_7_1_only_troop_cards_on_the_field_fire() -> None:
    b = drawn(FC="069, 001, 089", AC="130", french="070, 096")
    for idle in ("001", "089", "096"):
        assert why_not(b, fire(b, idle, "130")) == "7.1 troop cards"
    assert why_not(b, fire(b, "070", "130")) == "7.23 opposing position"
    assert why_not(b, fire(b, "069", "130")) is None
    assert waiting(b) == ACTING


def test_R54_a_card_reduced_to_no_dice_cannot_fire() -> None:
    b = drawn("quatre-bras", FL="084, 130 on 084, 131, 046, 047 column, 016")
    assert why_not(b, fire(b, "046", "130")) == "7.1 no cv left"
    assert why_not(b, shock(b, "047", "130")) == "7.1 no cv left"
    assert why_not(b, shock(b, "047", "131")) is None
    assert why_not(b, fire(b, "046", "131")) is None
    do(b, fire(b, "016", "130"))
    assert dice_thrown(b) == (1, 5)
    assert waiting(b) == THROWING


def test_7_1_a_card_that_fires_is_revealed() -> None:
    b = drawn(FC="069 down, 070 down", AC="130")
    do(b, fire(b, "069", "130"))
    assert (card(b, "069").up, card(b, "070").up) == (True, False)
    assert waiting(b) == THROWING


# 7.2 Firepower


@pytest.mark.parametrize(
    ("order", "lowest"),
    [
        (("133", "015"), 6),  # F1
        (("015", "130"), 5),  # F2
        (("130", "015"), 4),  # F3
        (("165", "016"), 3),  # F3 at a column
    ],
)
def test_7_2_each_firepower_hits_on_its_own_numbers(order: tuple[str, str], lowest: int) -> None:
    firer, target = order
    active = FRENCH if firer < "111" else ALLIED
    b = drawn(active=active, AC="015, 016 column, 130, 133, 165")
    do(b, fire(b, firer, target))
    dice, need = dice_thrown(b)
    assert need == lowest
    roll(b, *[lowest] * (dice - 1), lowest - 1)
    assert hits(b, target) == [dice - 1]
    assert waiting(b) == ACTING


def test_R53_no_level_rises_above_four() -> None:
    b = drawn(AC="049 column, 165, 130")
    assert level_of(b, shock(b, "049", "165")) == [
        ("7.3 shock", 4),
        ("7.4 infantry against artillery", 1),
        ("7.2 highest level", -1),
    ]
    do(b, shock(b, "049", "165"))
    assert dice_thrown(b) == (3, 3)
    assert waiting(b) == THROWING


# 7.21 Infantry


def test_7_21_infantry_that_is_not_engaged_cannot_fire() -> None:
    b = drawn(FC="015", AC="130", AR="016, 131")
    assert why_not(b, fire(b, "015", "130")) == "7.21 infantry not engaged"
    assert why_not(b, fire(b, "016", "131")) is None
    assert waiting(b) == ACTING


def test_7_21_infantry_that_engages_fires_on_its_next_turn() -> None:
    b = drawn(FC="015", AC="130")
    do(b, move(b, "015", "AC"))
    assert why_not(b, fire(b, "015", "130")) == "7.21 next turn"
    do(b, END, END)
    assert why_not(b, fire(b, "015", "130")) is None
    assert (waiting(b), asked(b)) == (ACTING, FRENCH)


def test_7_21_infantry_fires_at_enemy_cards_that_have_engaged_it() -> None:
    b = drawn(FC="015", AC="130")
    do(b, move(b, "015", "AC"), END)
    shot(b, fire(b, "130", "015"), 4, 3, 3)
    assert hits(b, "015") == [1]
    assert (waiting(b), asked(b)) == (ACTING, ALLIED)


def test_7_21_infantry_that_joins_an_engagement_waits_a_turn_too() -> None:
    b = drawn(FC="015, 130", french="016")
    do(b, move(b, "016", "FC"))
    assert why_not(b, fire(b, "016", "130")) == "7.21 next turn"
    assert why_not(b, fire(b, "015", "130")) is None
    assert waiting(b) == ACTING


# 7.22 Cavalry


def test_7_22_cavalry_must_engage_to_fire() -> None:
    b = drawn(FC="055", AC="130")
    assert why_not(b, fire(b, "055", "130")) == "7.22 cavalry not engaged"
    do(b, move(b, "055", "AC"))
    assert why_not(b, fire(b, "055", "130")) == "7.0 already moved"
    do(b, END, END)
    assert why_not(b, fire(b, "055", "130")) is None
    assert waiting(b) == ACTING


def test_7_22_cavalry_fires_at_F1_and_shocks_better() -> None:
    b = drawn(AC="055, 130")
    assert level_of(b, fire(b, "055", "130")) == [("7.22 cavalry firepower", 1)]
    assert level_of(b, shock(b, "055", "130")) == [("7.3 shock", 3)]
    do(b, fire(b, "055", "130"))
    assert dice_thrown(b) == (4, 6)
    assert waiting(b) == THROWING


# 7.23 Artillery


def test_7_23_artillery_has_one_firepower_for_long_range_and_one_for_short() -> None:
    b = drawn(FC="069", AC="130", FL="070, 131")
    assert level_of(b, fire(b, "069", "130")) == [("7.23 long range", 1)]
    assert level_of(b, fire(b, "070", "131")) == [("7.23 short range", 3)]
    do(b, fire(b, "069", "130"))
    assert dice_thrown(b) == (3, 6)
    roll(b, 2, 2, 2)
    do(b, fire(b, "070", "131"))
    assert dice_thrown(b) == (3, 4)
    assert waiting(b) == THROWING


def test_7_23_long_range_reaches_only_the_opposing_position() -> None:
    b = drawn(FC="069", AC="130", AL="131", AR="132")
    assert why_not(b, fire(b, "069", "130")) is None
    assert why_not(b, fire(b, "069", "131")) == "7.23 opposing position"
    assert why_not(b, fire(b, "069", "132")) == "7.23 opposing position"
    assert waiting(b) == ACTING


def test_7_23_only_artillery_fires_across_the_middle_ground() -> None:
    b = drawn(FC="015, 055, 131", AC="130")
    assert why_not(b, fire(b, "015", "130")) == "7.23 only artillery"
    assert why_not(b, fire(b, "055", "130")) == "7.23 only artillery"
    assert waiting(b) == ACTING


def test_7_23_no_long_range_while_the_own_position_is_engaged() -> None:
    b = drawn(FC="069, 131", AC="130")
    assert why_not(b, fire(b, "069", "130")) == "7.23 own position engaged"
    assert why_not(b, fire(b, "069", "131")) is None
    assert waiting(b) == ACTING


def test_7_23_no_long_range_into_a_position_where_friends_are_engaged() -> None:
    b = drawn(FC="069, 015", AC="130")
    assert why_not(b, fire(b, "069", "130")) is None
    do(b, move(b, "015", "AC"))
    assert why_not(b, fire(b, "069", "130")) == "7.23 target position engaged"
    assert waiting(b) == ACTING


def test_7_23_the_battery_and_the_cards_it_hits_are_revealed() -> None:
    b = drawn(FC="069 down", AC="130 down, 131 down")
    shot(b, fire(b, "069", "130"), 6, 2, 2)
    assert [card(b, label).up for label in ("069", "130", "131")] == [True, True, False]
    assert waiting(b) == ACTING


def test_7_23_a_card_that_is_missed_stays_hidden() -> None:
    b = drawn(FC="069", AC="130 down")
    shot(b, fire(b, "069", "130"), 5, 2, 2)
    assert (hits(b, "130"), card(b, "130").up) == ([0], False)
    assert waiting(b) == ACTING


def test_7_23_short_range_is_fire_at_engaging_cards() -> None:
    b = drawn(active=ALLIED, FC="069", AC="130")
    do(b, move(b, "130", "FC"), END)
    shot(b, fire(b, "069", "130"), 4, 3, 3)
    assert hits(b, "130") == [1]
    assert (waiting(b), asked(b)) == (ACTING, FRENCH)


def test_R59_artillery_in_an_enemy_position_has_no_long_range() -> None:
    b = drawn(AC="069, 070", FC="131", FL="015")
    assert why_not(b, fire(b, "069", "131")) == "R59 guns across"
    assert waiting(b) == ACTING


def test_R58_artillery_fires_at_a_building_at_its_usual_firepower() -> None:
    b = drawn(FC="069, 070", AC="180, 130 on 180, 131")
    do(b, fire(b, "069", "130"))
    assert dice_thrown(b) == (3, 6)
    roll(b, 6, 2, 2)
    assert hits(b, "130") == [1]
    assert waiting(b) == ACTING


def test_R2_artillery_on_a_hill_has_its_die_more_at_both_ranges() -> None:
    b = drawn(FC="089, 069 on 089, 070", AC="130", FL="091, 071 on 091, 131")
    assert dice_of(b, fire(b, "069", "130")) == [("7.1 combat value", 3), ("11.1 hill", 1)]
    assert dice_of(b, fire(b, "070", "130")) == [("7.1 combat value", 3)]
    do(b, fire(b, "071", "131"))
    assert dice_thrown(b) == (4, 4)
    assert waiting(b) == THROWING


# 7.24 Horse artillery


def test_7_24_horse_artillery_moves_and_fires() -> None:
    b = drawn(FC="015", AC="130", french="078, 069")
    do(b, move(b, "078", "FC"), move(b, "069", "FC"))
    assert why_not(b, fire(b, "069", "130")) == "7.0 already moved"
    do(b, fire(b, "078", "130"))
    assert dice_thrown(b) == (2, 6)
    assert waiting(b) == THROWING


def test_7_24_horse_artillery_does_not_fire_and_move() -> None:
    b = drawn(FC="078, 079", AC="130")
    shot(b, fire(b, "078", "130"), 2, 2)
    assert why_not(b, move(b, "078", "reserve")) == "7.24 fire then move"
    assert why_not(b, move(b, "079", "reserve")) is None
    assert waiting(b) == ACTING


def test_7_24_the_move_may_engage() -> None:
    b = drawn(FC="078", AC="130 down, 131 down")
    do(b, move(b, "078", "AC"), open_fire(b, "078"), fire(b, "078", "131"))
    assert dice_thrown(b) == (2, 4)
    assert waiting(b) == THROWING


def test_7_24_horse_artillery_never_gets_two_moves() -> None:
    b = drawn(FC="015", AC="130", french="078")
    assert why_not(b, move(b, "078", "AC")) == "8.0 one move"
    do(b, move(b, "078", "FC"))
    assert why_not(b, move(b, "078", "AC")) == "7.24 never two moves"
    assert waiting(b) == ACTING


def test_R60_horse_artillery_may_come_back_and_then_fire() -> None:
    b = drawn(AC="078, 130", FC="015")
    do(b, move(b, "078", "FC"))
    assert why_not(b, fire(b, "078", "130")) is None
    assert waiting(b) == ACTING


def test_R60_not_if_friends_stay_engaged_in_that_lane() -> None:
    b = drawn(AC="078, 015, 130")
    do(b, move(b, "078", "FC"))
    assert why_not(b, fire(b, "078", "130")) == "7.23 target position engaged"
    assert waiting(b) == ACTING


def test_R117_horse_artillery_that_takes_a_hill_still_fires_and_others_do_not() -> None:
    b = drawn(FC="089", AC="130", french="078, 069")
    do(b, move(b, "078", "FC", on="089"), move(b, "069", "FC", on="089"))
    assert why_not(b, fire(b, "069", "130")) == "7.0 already moved"
    do(b, fire(b, "078", "130"))
    assert dice_thrown(b) == (3, 6)
    assert waiting(b) == THROWING


def test_R45_a_card_from_the_reserve_into_an_engaged_position_does_not_fire() -> None:
    b = drawn(FC="015, 130", french="055, 069, 078")
    assert why_not(b, move(b, "069", "FC")) == "8.1 foot artillery"
    do(b, move(b, "055", "FC"), move(b, "078", "FC"))
    assert why_not(b, fire(b, "055", "130")) == "7.0 already moved"
    assert why_not(b, fire(b, "078", "130")) is None
    assert waiting(b) == ACTING


# What is reported


def told(b: Battle, what: str) -> Happened:
    """The last event of a kind."""
    assert b.events is not None
    found = [e for e in b.events if isinstance(e, Happened) and e.what == what]
    return found[-1]


def test_R130_a_shot_at_a_hidden_card_reveals_only_where_it_lies() -> None:
    b = drawn(FC="069, 070", AC="130 down, 131")
    b.events = []
    shot(b, fire(b, "069", "130"), 2, 1, 3)
    assert told(b, "announced-shot").args == [on_position(PLACES["AC"]), 0]
    assert told(b, "shot").args == [on_position(PLACES["AC"]), 0, 1]
    shot(b, fire(b, "070", "131"), 6, 1, 3)
    assert told(b, "announced-shot").args == [uid(b, "131"), 0]
    assert told(b, "shot").args == [uid(b, "131"), 1, 1]
    assert waiting(b) == ACTING


def test_R130_the_sums_shown_for_a_shot_do_not_reveal_what_a_hidden_card_is() -> None:
    b = drawn(FC="015", AC="130 down, 165 down")
    for target in ("130", "165"):
        assert dice_of(b, fire(b, "015", target)) == [("7.1 combat value", 3)]
        assert level_of(b, fire(b, "015", target)) == [("7.2 firepower", 2)]
    assert waiting(b) == ACTING
