"""Chapter 7.4: targeting. One test or more for each sentence of the rulebook, in its order."""

from __future__ import annotations

import pytest

from grognard.games.eagles.model.actions import END, PASS
from tests.games.eagles.field import (
    ACTING,
    ALLIED,
    FRENCH,
    TESTING,
    THROWING,
    asked,
    dice_thrown,
    do,
    drawn,
    fire,
    hits,
    level_of,
    play,
    roll,
    shock,
    shot,
    waiting,
    where,
    why_not,
)

# 7.4 Targeting


def test_7_4_every_shot_names_one_enemy_card() -> None:
    b = drawn(FC="069, 015", AC="130, 111, 180", allied="131")
    assert why_not(b, fire(b, "069", "015")) == "7.4 enemy card"
    assert why_not(b, fire(b, "069", "131")) == "7.4 same position"
    assert why_not(b, fire(b, "069", "130")) is None
    assert waiting(b) == ACTING


def test_7_4_all_hits_go_to_the_card_that_was_named() -> None:
    b = drawn(AC="049, 130, 131, 132")
    shot(b, fire(b, "049", "131"), 6, 5, 4)
    assert hits(b, "130", "131", "132") == [0, 3, 0]
    do(b, END)
    assert (waiting(b), b.setting.labels[b.test_card]) == (TESTING, "131")


def test_7_4_a_card_that_was_hit_is_closed_until_all_have_been_hit() -> None:
    b = drawn(FC="069, 070, 072", AC="130, 131")
    shot(b, fire(b, "069", "130"), 6, 2, 2)
    assert why_not(b, fire(b, "070", "130")) == "7.4 all must be hit first"
    assert why_not(b, fire(b, "070", "131")) is None
    shot(b, fire(b, "070", "131"), 6, 2, 2)
    assert why_not(b, fire(b, "072", "130")) is None
    assert why_not(b, fire(b, "072", "131")) is None
    assert waiting(b) == ACTING


def test_7_4_only_cards_of_the_same_position_keep_it_closed() -> None:
    b = drawn(FC="069, 070", AC="130", AR="131")
    shot(b, fire(b, "069", "130"), 6, 2, 2)
    assert why_not(b, fire(b, "070", "130")) is None
    assert waiting(b) == ACTING


def test_7_4_once_open_a_position_may_be_targeted_as_often_as_possible() -> None:
    b = drawn(FC="069, 070, 072", AC="130")
    for firer in ("069", "070"):
        shot(b, fire(b, firer, "130"), 6, 2, 2)
    shot(b, fire(b, "072", "130"), 6, 6)
    assert hits(b, "130") == [4]
    assert waiting(b) == ACTING


def test_7_4_the_mark_goes_with_the_turn() -> None:
    b = drawn(FC="069", AC="130, 131")
    shot(b, fire(b, "069", "130"), 6, 2, 2)
    do(b, END)
    roll(b, 1)
    do(b, END)
    assert why_not(b, fire(b, "069", "130")) is None
    assert (waiting(b), asked(b)) == (ACTING, FRENCH)


def test_7_4_infantry_fires_and_shocks_at_engaged_artillery_at_one_level_more() -> None:
    b = drawn(AC="015, 016 column, 055, 165, 130")
    assert level_of(b, fire(b, "015", "165")) == [
        ("7.2 firepower", 2),
        ("7.4 infantry against artillery", 1),
    ]
    assert level_of(b, fire(b, "015", "130")) == [("7.2 firepower", 2)]
    assert level_of(b, shock(b, "055", "165")) == [("7.3 shock", 3)]
    do(b, shock(b, "016", "165"))
    assert dice_thrown(b) == (2, 3)
    assert waiting(b) == THROWING


@pytest.mark.parametrize(
    ("formation", "cite"), [("column", "9.2 column fire"), ("square", "9.3 square fire")]
)
@pytest.mark.parametrize("guns", ["165", "175"])
def test_R57_the_bonus_reaches_columns_and_squares_and_counts_against_horse_artillery(
    formation: str, cite: str, guns: str
) -> None:
    b = drawn(AC=f"015 {formation}, {guns}")
    assert level_of(b, fire(b, "015", guns)) == [(cite, 1), ("7.4 infantry against artillery", 1)]
    do(b, fire(b, "015", guns))
    assert dice_thrown(b) == (3, 5)
    assert waiting(b) == THROWING


def test_R51_cards_the_firer_may_not_target_keep_nothing_closed() -> None:
    b = drawn("quatre-bras", active=ALLIED, AR="165, 166", FL="084, 023 on 084, 024")
    shot(b, fire(b, "165", "024"), 6, 2)
    assert why_not(b, fire(b, "166", "024")) is None
    assert why_not(b, fire(b, "166", "023")) == "11.2 woods infantry attacks"
    assert waiting(b) == ACTING


def test_R51_they_do_for_a_firer_who_may() -> None:
    b = drawn("quatre-bras", active=ALLIED, FL="084, 023 on 084, 024, 130, 131, 162")
    shot(b, fire(b, "130", "024"), 4, 2, 2)
    assert why_not(b, fire(b, "131", "024")) == "7.4 all must be hit first"
    assert why_not(b, fire(b, "162", "024")) is None
    assert waiting(b) == ACTING


def test_R51_a_prone_card_does_not_count_for_those_it_hides_from() -> None:
    b = drawn("quatre-bras", AC="130 prone, 131, 023, 024, 056")
    shot(b, fire(b, "023", "131"), 5, 2, 2, 2)
    assert why_not(b, fire(b, "024", "131")) is None
    assert why_not(b, fire(b, "056", "131")) == "7.4 all must be hit first"
    assert waiting(b) == ACTING


def test_R51_a_square_counts_for_cavalry_which_may_fire_at_it() -> None:
    b = drawn(AC="055, 064, 130 square, 131")
    shot(b, shock(b, "055", "131"), 6, 2, 2, 2)
    assert why_not(b, shock(b, "064", "131")) == "7.4 all must be hit first"
    shot(b, fire(b, "064", "130"), 6, 2, 2, 2)
    assert hits(b, "130", "131") == [1, 1]
    assert waiting(b) == ACTING


def test_R52_a_card_that_was_missed_may_be_shot_at_again() -> None:
    b = drawn(FC="069, 070", AC="130, 131")
    shot(b, fire(b, "069", "130"), 5, 5, 5)
    assert why_not(b, fire(b, "070", "130")) is None
    assert waiting(b) == ACTING


def test_R127_a_hit_counts_even_when_it_was_tested_away_at_once() -> None:
    b = drawn(active=ALLIED, AC="175, 174", FC="015, 016", allied="199")
    do(b, fire(b, "175", "015"), play(b, "199", "175"))
    roll(b, 6, 2, 2, 2)
    roll(b, 1)
    assert hits(b, "015") == [0]
    assert why_not(b, fire(b, "174", "015")) == "7.4 all must be hit first"
    assert why_not(b, fire(b, "174", "016")) is None
    assert waiting(b) == ACTING


def test_R127_a_routed_card_drops_out() -> None:
    b = drawn(active=ALLIED, AC="175, 174, 165", FC="015, 016", allied="199")
    do(b, fire(b, "174", "015"), PASS)
    roll(b, 6, 2, 2, 2)
    do(b, fire(b, "175", "016"), play(b, "199", "175"))
    roll(b, 6, 2, 2, 2)
    roll(b, 6)
    assert where(b, "016") == "casualties"
    assert why_not(b, fire(b, "165", "015")) is None
    assert waiting(b) == ACTING


def test_R127_once_open_the_position_stays_open() -> None:
    b = drawn(FC="069, 070, 072, 075", AC="130, 131")
    for firer, target in (("069", "130"), ("070", "131")):
        shot(b, fire(b, firer, target), 6, 2, 2)
    shot(b, fire(b, "072", "130"), 6, 2)
    assert why_not(b, fire(b, "075", "130")) is None
    assert waiting(b) == ACTING


def test_R128_only_troops_and_at_long_range_face_down_cards_are_targets() -> None:
    b = drawn(FC="069", AC="130 down, 111, 180, 197")
    assert why_not(b, fire(b, "069", "130")) is None
    for idle in ("111", "180", "197"):
        assert why_not(b, fire(b, "069", idle)) == "7.4 troop target"
    assert waiting(b) == ACTING


def test_R128_a_face_down_card_counts_as_a_troop_card_until_it_is_turned_up() -> None:
    b = drawn(options={"deck": "open", "decoys": "on"}, FC="069, 070, 072", AC="130, 111 down")
    shot(b, fire(b, "069", "130"), 6, 2, 2)
    assert why_not(b, fire(b, "070", "130")) == "7.4 all must be hit first"
    shot(b, fire(b, "070", "111"), 6, 2, 2)
    assert where(b, "111") == "casualties"
    assert why_not(b, fire(b, "072", "130")) is None
    assert waiting(b) == ACTING


def test_R61_cavalry_may_not_target_cards_in_woods_which_may_target_it() -> None:
    b = drawn("quatre-bras", active=ALLIED, FL="084, 023 column on 084, 162 blown")
    assert why_not(b, fire(b, "162", "023")) == "11.2 woods infantry attacks"
    assert why_not(b, shock(b, "162", "023")) == "11.2 woods infantry attacks"
    do(b, END)
    shot(b, fire(b, "023", "162"), 6, 2, 2, 2)
    assert hits(b, "162") == [1]
    assert (waiting(b), asked(b)) == (ACTING, FRENCH)


def test_R56_every_one_at_any_target_in_his_position_hits_the_general() -> None:
    b = drawn(FC="069", AC="130, 111", FL="015, 131, 116")
    shot(b, fire(b, "069", "130"), 1, 1, 6)
    shot(b, fire(b, "015", "131"), 1, 2, 3)
    assert hits(b, "111", "116", "130", "131") == [2, 1, 1, 0]
    assert waiting(b) == ACTING
