"""Chapter 8.4: stacking limits, and who must leave to keep them."""

from __future__ import annotations

from grognard.games.eagles.model.actions import END
from grognard.games.eagles.model.places import FRENCH_SEAT
from tests.games.eagles.field import (
    ACTING,
    ALLIED,
    asked,
    do,
    drawn,
    fire,
    form,
    is_up,
    lay,
    move,
    play,
    shot,
    waiting,
    where,
    why_not,
)

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
