"""Chapter 9: formations."""

from __future__ import annotations

import pytest

from grognard.games.eagles.model.actions import COLUMN, END, LINE, SQUARE
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
    form,
    hits,
    level_of,
    move,
    play,
    roll,
    shock,
    shot,
    waiting,
    where,
    why_not,
)

# 9.0 Formations


def test_9_0_infantry_is_in_one_of_three_formations() -> None:
    b = drawn(FC="015, 016, 017")
    do(b, form(b, "016", "column"), form(b, "017", "square"))
    assert [card(b, label).formation for label in ("015", "016", "017")] == [LINE, COLUMN, SQUARE]
    assert waiting(b) == ACTING


@pytest.mark.parametrize("label", ["055", "069", "001"])
def test_9_0_no_other_card_has_a_formation(label: str) -> None:
    b = drawn(FC=f"015, {label}", french="064")
    assert why_not(b, form(b, label, "column")) == "9.0 infantry only"
    assert why_not(b, move(b, label, "AC", "square")) == "9.0 infantry only"
    assert why_not(b, move(b, "064", "FC", "column")) == "9.0 infantry only"
    assert waiting(b) == ACTING


def test_9_0_infantry_is_in_line_unless_it_is_marked() -> None:
    b = drawn(AC="015, 130", FC="069")
    assert card(b, "015").formation == LINE
    assert why_not(b, form(b, "015", "line")) == "9.0 same formation"
    assert why_not(b, form(b, "015", "column")) is None
    assert waiting(b) == ACTING


def test_9_0_engaged_infantry_must_expend_a_move_to_change() -> None:
    b = drawn(AC="015, 130")
    do(b, form(b, "015", "column"))
    assert card(b, "015").formation == COLUMN
    assert why_not(b, move(b, "015", "FC", "column")) == "7.0 already moved"
    assert waiting(b) == ACTING


def test_9_0_engaged_infantry_that_has_fired_has_no_move_to_expend() -> None:
    b = drawn(AC="015, 016, 130")
    shot(b, fire(b, "015", "130"), 2, 2, 2)
    assert why_not(b, form(b, "015", "square")) == "9.0 change when engaged"
    assert why_not(b, form(b, "016", "square")) is None
    assert waiting(b) == ACTING


def test_9_0_infantry_that_has_just_engaged_has_no_move_to_expend() -> None:
    b = drawn(FC="015", AC="130")
    do(b, move(b, "015", "AC"))
    assert why_not(b, form(b, "015", "square")) == "9.0 change when engaged"
    do(b, END, END)
    assert why_not(b, form(b, "015", "square")) is None
    assert (waiting(b), asked(b)) == (ACTING, FRENCH)


def test_9_0_unengaged_infantry_may_move_even_to_engage_and_change() -> None:
    b = drawn(FC="015, 016", AC="130")
    do(b, move(b, "015", "AC", "square"))
    assert (where(b, "015"), card(b, "015").formation) == ("AC", SQUARE)
    do(b, move(b, "016", "reserve"))
    assert card(b, "016").formation == LINE
    assert waiting(b) == ACTING


def test_9_0_it_may_change_first_and_then_move() -> None:
    b = drawn(FC="015", AC="130")
    do(b, form(b, "015", "column"))
    assert why_not(b, move(b, "015", "AC", "line")) == "9.0 one change"
    do(b, move(b, "015", "AC", "column"))
    assert (where(b, "015"), card(b, "015").formation) == ("AC", COLUMN)
    assert waiting(b) == ACTING


def test_9_0_or_move_first_and_then_change() -> None:
    b = drawn(FL="130", FC="015", AC="111", french="016")
    do(b, move(b, "016", "FC"), form(b, "016", "square"))
    assert card(b, "016").formation == SQUARE
    assert waiting(b) == ACTING


@pytest.mark.parametrize("formation", ["line", "column", "square"])
def test_9_0_infantry_leaves_the_reserve_in_any_formation(formation: str) -> None:
    b = drawn(FC="016", FR="017, 130", french="015")
    assert why_not(b, move(b, "015", "FC", formation)) is None
    do(b, move(b, "015", "FR", formation))
    assert card(b, "015").formation == ["line", "column", "square"].index(formation)
    assert waiting(b) == ACTING


def test_R50_unengaged_infantry_changes_freely_without_moving() -> None:
    b = drawn(FC="015", AC="130")
    do(b, form(b, "015", "square"))
    assert why_not(b, move(b, "015", "AC", "square")) is None
    assert waiting(b) == ACTING


def test_R50_only_in_its_own_combat_phase() -> None:
    b = drawn(FC="015", AC="130")
    assert why_not(b, form(b, "130", "square")) == "5.0 alternate turns"
    assert why_not(b, form(b, "015", "square")) is None
    assert (waiting(b), asked(b)) == (ACTING, FRENCH)


def test_R50_infantry_that_disengages_does_not_change_on_the_way() -> None:
    b = drawn(AC="015, 016, 130")
    assert why_not(b, move(b, "015", "FC", "column")) == "9.0 change when engaged"
    assert why_not(b, move(b, "015", "FC")) is None
    assert waiting(b) == ACTING


def test_R50_nor_after_it_has_disengaged() -> None:
    b = drawn(AC="015, 016, 130", FC="017")
    do(b, move(b, "015", "FC"))
    assert why_not(b, form(b, "015", "column")) == "R50 change without moving"
    assert why_not(b, form(b, "017", "column")) is None
    do(b, END, END)
    assert why_not(b, form(b, "015", "column")) is None
    assert (waiting(b), asked(b)) == (ACTING, FRENCH)


def test_R118_one_change_for_each_card_and_turn() -> None:
    b = drawn(FC="015, 016", french="017")
    do(b, form(b, "015", "column"), move(b, "017", "FC", "square"))
    assert why_not(b, form(b, "015", "line")) == "9.0 one change"
    assert why_not(b, form(b, "017", "line")) == "R50 change without moving"
    assert why_not(b, form(b, "016", "square")) is None
    do(b, END, END)
    assert why_not(b, form(b, "015", "line")) is None
    assert waiting(b) == ACTING


def test_R118_an_engaged_change_is_the_move_and_no_shot_follows() -> None:
    b = drawn(AC="015, 016, 130")
    do(b, form(b, "015", "column"))
    assert why_not(b, shock(b, "015", "130")) == "7.21 next turn"
    assert why_not(b, fire(b, "015", "130")) == "7.21 next turn"
    assert why_not(b, fire(b, "016", "130")) is None
    do(b, END, END)
    assert why_not(b, shock(b, "015", "130")) is None
    assert (waiting(b), asked(b)) == (ACTING, FRENCH)


def test_R118_a_card_in_the_reserve_has_no_formation() -> None:
    b = drawn(FC="015 column, 016", french="017")
    assert why_not(b, move(b, "015", "reserve", "column")) == "9.0 from reserve"
    assert why_not(b, form(b, "017", "column")) == "9.0 from reserve"
    do(b, move(b, "015", "reserve"))
    assert card(b, "015").formation == LINE
    assert waiting(b) == ACTING


def test_R24_the_marker_of_a_face_down_card_is_public() -> None:
    b = drawn(FC="069", AC="130 column down, 131 down")
    assert level_of(b, fire(b, "069", "130")) == [
        ("7.23 long range", 1),
        ("9.2 column under artillery", 1),
    ]
    assert level_of(b, fire(b, "069", "131")) == [("7.23 long range", 1)]
    assert waiting(b) == ACTING


def test_R107_fatigue_bars_the_change_of_engaged_infantry() -> None:
    b = drawn("quatre-bras", AC="023, 024, 130", FC="025", allied="189")
    do(b, fire(b, "023", "130"), play(b, "189", "023"))
    assert why_not(b, form(b, "023", "square")) == "13.0 fatigue"
    assert why_not(b, form(b, "024", "square")) is None
    assert waiting(b) == ACTING


def test_R107_fatigue_does_not_bar_a_free_change() -> None:
    b = drawn("quatre-bras", FC="023 fatigued, 085", AC="130")
    assert why_not(b, form(b, "023", "square")) is None
    assert why_not(b, move(b, "023", "FC", on="085")) == "13.0 fatigue"
    assert waiting(b) == ACTING


def test_R107_fatigue_does_not_bar_an_automatic_capture() -> None:
    b = drawn(active=ALLIED, phase="morale", AC="180, 131 on 180 hits 1, 130, 015 fatigued")
    roll(b, 6)
    assert card(b, "015").on == b.setting.by_label["180"]
    assert (waiting(b), asked(b)) == (ACTING, ALLIED)


# 9.1 Line


def test_9_1_infantry_in_line_fires_normally() -> None:
    b = drawn(AC="049, 130")
    do(b, fire(b, "049", "130"))
    assert dice_thrown(b) == (3, 4)
    assert waiting(b) == THROWING


def test_9_1_a_line_cannot_shock_but_may_be_shocked() -> None:
    b = drawn(AC="015, 016 column, 055, 130 line, 131 square")
    assert why_not(b, shock(b, "015", "130")) == "7.32 infantry in column"
    assert why_not(b, shock(b, "016", "130")) is None
    assert why_not(b, shock(b, "055", "130")) is None
    assert why_not(b, shock(b, "055", "131")) == "7.33 square"
    assert waiting(b) == ACTING


# 9.2 Column


def test_9_2_a_column_uses_its_shock_or_fires_at_F1() -> None:
    b = drawn(AC="049 column, 130")
    assert level_of(b, shock(b, "049", "130")) == [("7.3 shock", 4)]
    assert level_of(b, fire(b, "049", "130")) == [("9.2 column fire", 1)]
    do(b, shock(b, "049", "130"))
    assert dice_thrown(b) == (3, 3)
    assert waiting(b) == THROWING


@pytest.mark.parametrize(("battery", "long", "short"), [("069", 2, 4), ("072", 3, 4)])
def test_9_2_artillery_fires_at_columns_at_one_level_more(
    battery: str, long: int, short: int
) -> None:
    b = drawn(FC=battery, AC="130 column")
    do(b, fire(b, battery, "130"))
    assert dice_thrown(b)[1] == 7 - long
    b = drawn(FC=f"{battery}, 130 column")
    do(b, fire(b, battery, "130"))
    assert dice_thrown(b)[1] == 7 - short
    assert waiting(b) == THROWING


def test_9_2_infantry_and_cavalry_target_a_column_at_normal_levels() -> None:
    b = drawn(AC="015, 016 column, 055, 130 column")
    assert level_of(b, fire(b, "015", "130")) == [("7.2 firepower", 2)]
    assert level_of(b, shock(b, "016", "130")) == [("7.3 shock", 3)]
    assert level_of(b, fire(b, "055", "130")) == [("7.22 cavalry firepower", 1)]
    assert level_of(b, shock(b, "055", "130")) == [("7.3 shock", 3)]
    assert waiting(b) == ACTING


# 9.3 Square


def test_9_3_a_square_moves_and_engages_normally() -> None:
    b = drawn(FC="015 square, 016 square", AC="130")
    do(b, move(b, "015", "AC", "square"), move(b, "016", "reserve"))
    assert (where(b, "015"), card(b, "015").formation) == ("AC", SQUARE)
    assert waiting(b) == ACTING


def test_9_3_a_square_fires_at_F1_and_has_no_shock() -> None:
    b = drawn(AC="049 square, 130")
    assert why_not(b, shock(b, "049", "130")) == "7.32 infantry in column"
    assert level_of(b, fire(b, "049", "130")) == [("9.3 square fire", 1)]
    do(b, fire(b, "049", "130"))
    assert dice_thrown(b) == (3, 6)
    assert waiting(b) == THROWING


@pytest.mark.parametrize(
    ("formation", "face", "place"),
    [
        ("square", 4, "AC"),
        ("square", 5, "casualties"),
        ("line", 4, "casualties"),
        ("column", 4, "casualties"),
    ],
)
def test_9_3_a_square_has_one_more_morale(formation: str, face: int, place: str) -> None:
    b = drawn(active=ALLIED, phase="morale", AC=f"130 {formation} hits 1, 131")
    assert waiting(b) == TESTING
    roll(b, face)
    assert where(b, "130") == place
    assert (waiting(b), asked(b)) == (ACTING, ALLIED)


def test_R62_not_in_a_building_where_it_counts_as_line() -> None:
    b = drawn(active=ALLIED, phase="morale", AC="180, 130 square on 180 hits 1, 131")
    roll(b, 4)
    assert where(b, "130") == "casualties"
    assert waiting(b) == ACTING


def test_9_3_no_card_shocks_a_square_and_any_may_fire_at_it() -> None:
    b = drawn(AC="015 column, 055, 069, 130 square")
    for firer in ("015", "055"):
        assert why_not(b, shock(b, firer, "130")) == "7.33 square"
    assert level_of(b, fire(b, "015", "130")) == [("9.2 column fire", 1)]
    assert level_of(b, fire(b, "055", "130")) == [("7.22 cavalry firepower", 1)]
    shot(b, fire(b, "055", "130"), 6, 5, 5, 5)
    assert hits(b, "130") == [1]
    assert waiting(b) == ACTING


@pytest.mark.parametrize(("battery", "long", "short"), [("072", 3, 4), ("069", 2, 4)])
def test_9_3_artillery_fires_at_squares_at_one_level_more(
    battery: str, long: int, short: int
) -> None:
    b = drawn(FC=battery, AC="130 square")
    do(b, fire(b, battery, "130"))
    assert dice_thrown(b)[1] == 7 - long
    b = drawn(FC=f"{battery}, 130 square")
    do(b, fire(b, battery, "130"))
    assert dice_thrown(b)[1] == 7 - short
    assert waiting(b) == THROWING
