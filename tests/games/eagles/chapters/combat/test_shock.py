"""Chapter 7.3: shock, and what it may not be used against."""

from __future__ import annotations

import pytest

from grognard.games.eagles.model.actions import END
from grognard.games.eagles.model.pieces import BLOWN, FRESH, RECOVERING
from tests.games.eagles.field import (
    ACTING,
    ALLIED,
    FRENCH,
    THROWING,
    asked,
    card,
    dice_thrown,
    do,
    drawn,
    fire,
    hits,
    level_of,
    move,
    roll,
    shock,
    shot,
    waiting,
    why_not,
)

# 7.3 Shock


@pytest.mark.parametrize(("firer", "lowest"), [("057", 5), ("015", 4), ("064", 3)])
def test_7_3_shock_works_like_firepower_of_the_same_number(firer: str, lowest: int) -> None:
    formation = " column" if firer == "015" else ""
    b = drawn(AC=f"{firer}{formation}, 130, 131")
    do(b, shock(b, firer, "130"))
    dice, need = dice_thrown(b)
    assert need == lowest
    roll(b, *[lowest] * (dice - 1), lowest - 1)
    assert hits(b, "130", "131") == [dice - 1, 0]
    assert waiting(b) == ACTING


def test_7_3_artillery_has_no_shock() -> None:
    b = drawn(AC="069, 130", FL="070", AR="131")
    assert why_not(b, shock(b, "069", "130")) == "7.3 no shock rating"
    assert why_not(b, shock(b, "070", "131")) == "7.3 no shock rating"
    assert waiting(b) == ACTING


def test_7_3_shock_is_for_cards_in_the_same_position() -> None:
    b = drawn(FC="015 column, 131", AC="130")
    assert why_not(b, shock(b, "015", "130")) == "7.3 engaged only"
    assert why_not(b, shock(b, "015", "131")) is None
    assert waiting(b) == ACTING


# 7.31 Blown cavalry


def test_7_31_cavalry_is_blown_at_once_when_it_uses_shock() -> None:
    b = drawn(AC="055, 064, 130")
    do(b, shock(b, "055", "130"))
    assert (card(b, "055").wind, card(b, "064").wind) == (BLOWN, FRESH)
    assert waiting(b) == THROWING


def test_7_31_infantry_is_never_blown() -> None:
    b = drawn(AC="015 column, 130")
    shot(b, shock(b, "015", "130"), 2, 2, 2)
    assert card(b, "015").wind == FRESH
    assert waiting(b) == ACTING


def test_7_31_blown_cavalry_can_only_fire_at_F1() -> None:
    b = drawn(AC="055 blown, 130")
    assert why_not(b, shock(b, "055", "130")) == "7.31 cavalry blown"
    do(b, fire(b, "055", "130"))
    assert dice_thrown(b) == (4, 6)
    assert waiting(b) == THROWING


def test_7_31_it_stays_blown_as_long_as_it_is_engaged() -> None:
    b = drawn(AC="055, 130")
    shot(b, shock(b, "055", "130"), 2, 2, 2, 2)
    do(b, END, END)
    assert why_not(b, shock(b, "055", "130")) == "7.31 cavalry blown"
    assert (waiting(b), asked(b)) == (ACTING, FRENCH)


def test_7_31_it_recovers_when_it_disengages() -> None:
    b = drawn(AC="055 blown, 015, 130")
    do(b, move(b, "055", "FC"))
    assert card(b, "055").wind == RECOVERING
    do(b, END, END, move(b, "055", "AC"), END, END)
    assert why_not(b, shock(b, "055", "130")) is None
    assert (waiting(b), asked(b)) == (ACTING, FRENCH)


def test_7_31_it_recovers_when_it_is_disengaged() -> None:
    b = drawn(active=ALLIED, FC="055 blown, 130", AC="131")
    do(b, move(b, "130", "AC"))
    assert card(b, "055").wind == RECOVERING
    assert waiting(b) == ACTING


def test_R49_recovering_cavalry_shocks_from_its_next_combat_phase() -> None:
    b = drawn(active=ALLIED, FC="055 blown, 130", AC="131")
    do(b, move(b, "130", "AC"), move(b, "131", "FC"), END)
    assert card(b, "055").wind == FRESH
    assert why_not(b, shock(b, "055", "131")) is None
    assert (waiting(b), asked(b)) == (ACTING, FRENCH)


def test_R49_not_in_the_combat_phase_in_which_it_left() -> None:
    b = drawn(AC="055 recovering, 130")
    assert why_not(b, shock(b, "055", "130")) == "7.31 cavalry blown"
    do(b, END, END)
    assert why_not(b, shock(b, "055", "130")) is None
    assert waiting(b) == ACTING


def test_R49_cavalry_that_goes_to_the_reserve_recovers_there() -> None:
    b = drawn(AC="055 blown, 015, 130")
    do(b, move(b, "055", "reserve"))
    assert card(b, "055").wind == RECOVERING
    do(b, END, END)
    assert card(b, "055").wind == FRESH
    assert waiting(b) == ACTING


def test_7_31_engaged_cavalry_may_fire_and_save_its_shock() -> None:
    b = drawn(AC="055, 130")
    shot(b, fire(b, "055", "130"), 2, 2, 2, 2)
    assert card(b, "055").wind == FRESH
    do(b, END, END)
    assert why_not(b, shock(b, "055", "130")) is None
    assert waiting(b) == ACTING


# 7.32 Infantry shock


@pytest.mark.parametrize("formation", ["line", "square"])
def test_7_32_infantry_shocks_only_in_column(formation: str) -> None:
    b = drawn(AC=f"015 {formation}, 016 column, 130")
    assert why_not(b, shock(b, "015", "130")) == "7.32 infantry in column"
    assert why_not(b, shock(b, "016", "130")) is None
    assert waiting(b) == ACTING


def test_7_32_infantry_shocks_any_number_of_times_in_one_engagement() -> None:
    b = drawn(AC="015 column, 130")
    shot(b, shock(b, "015", "130"), 2, 2, 2)
    do(b, END, END)
    shot(b, shock(b, "015", "130"), 2, 2, 2)
    do(b, END, END)
    assert why_not(b, shock(b, "015", "130")) is None
    assert waiting(b) == ACTING


def test_7_32_artillery_fires_at_a_column_at_one_level_more() -> None:
    b = drawn(FC="069", AC="130 column, 131", FL="070, 132 column")
    assert level_of(b, fire(b, "069", "130")) == [
        ("7.23 long range", 1),
        ("9.2 column under artillery", 1),
    ]
    assert level_of(b, fire(b, "069", "131")) == [("7.23 long range", 1)]
    do(b, fire(b, "070", "132"))
    assert dice_thrown(b) == (3, 3)
    assert waiting(b) == THROWING


def test_7_32_a_column_may_fire_at_F1_instead() -> None:
    b = drawn(AC="015 column, 130")
    assert level_of(b, fire(b, "015", "130")) == [("9.2 column fire", 1)]
    do(b, fire(b, "015", "130"))
    assert dice_thrown(b) == (3, 6)
    assert waiting(b) == THROWING


# 7.33, 7.34 What shock may not be used against


def test_7_33_shock_is_not_used_against_infantry_in_a_building() -> None:
    b = drawn(AC="015 column, 055, 180, 130 on 180, 131")
    assert why_not(b, shock(b, "015", "130")) == "7.33 building"
    assert why_not(b, shock(b, "055", "130")) == "7.33 building"
    assert why_not(b, fire(b, "055", "130")) is None
    assert why_not(b, shock(b, "055", "131")) is None
    assert waiting(b) == ACTING


def test_7_33_shock_is_not_used_against_a_square() -> None:
    b = drawn(AC="015 column, 055, 130 square, 131")
    assert why_not(b, shock(b, "015", "130")) == "7.33 square"
    assert why_not(b, shock(b, "055", "130")) == "7.33 square"
    assert why_not(b, shock(b, "055", "131")) is None
    assert waiting(b) == ACTING


def test_R62_infantry_in_a_building_counts_as_in_line() -> None:
    b = drawn(active=ALLIED, AC="015, 180, 130 column on 180, 055", FC="069")
    assert why_not(b, shock(b, "130", "015")) == "11.4 fire only"
    assert level_of(b, fire(b, "130", "015")) == [("7.2 firepower", 3)]
    b = drawn(FC="069", AC="180, 130 square on 180")
    assert level_of(b, fire(b, "069", "130")) == [("7.23 long range", 1)]
    assert waiting(b) == ACTING


def test_7_34_infantry_never_shocks_cavalry() -> None:
    b = drawn(AC="015 column, 155, 156 blown, 130")
    assert why_not(b, shock(b, "015", "155")) == "7.34 infantry against cavalry"
    assert why_not(b, shock(b, "015", "156")) == "7.34 infantry against cavalry"
    assert why_not(b, fire(b, "015", "155")) is None
    assert why_not(b, shock(b, "015", "130")) is None
    assert waiting(b) == ACTING


def test_7_34_cavalry_shocks_only_cavalry_that_is_blown() -> None:
    b = drawn(AC="055, 155, 156 blown, 157 recovering")
    assert why_not(b, shock(b, "055", "155")) == "7.34 cavalry against fresh cavalry"
    assert why_not(b, shock(b, "055", "157")) == "7.34 cavalry against fresh cavalry"
    assert why_not(b, fire(b, "055", "155")) is None
    shot(b, shock(b, "055", "156"), 4, 4, 3, 3)
    assert hits(b, "155", "156") == [0, 2]
    assert waiting(b) == ACTING
