"""Chapter 7.0: the Combat phase as a whole: acts in any order, limits, and how the phase ends."""

from __future__ import annotations

from grognard.games.eagles.chapters.combat import has_room
from grognard.games.eagles.model.actions import END, PASS, READY
from grognard.games.eagles.model.state import Battle
from grognard.kernel.decision import Action, Decision
from tests.games.eagles.field import (
    ACTING,
    ALLIED,
    FRENCH,
    PLACES,
    asked,
    card,
    do,
    draw,
    drawn,
    fire,
    form,
    hits,
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

ANSWERING = "13.0 from reserve"


def legal(b: Battle) -> list[Action]:
    assert isinstance(b.pending, Decision)
    return b.pending.legal(b)


# 7.0 Combat


def test_7_0_each_card_may_move_or_fire() -> None:
    b = drawn(FC="015, 069", AC="130")
    assert why_not(b, move(b, "069", "reserve")) is None
    assert why_not(b, fire(b, "069", "130")) is None
    shot(b, fire(b, "069", "130"), 1, 2, 3)
    assert why_not(b, move(b, "069", "reserve")) == "7.0 already fired"
    do(b, move(b, "015", "AC"))
    assert why_not(b, fire(b, "015", "130")) == "7.21 next turn"
    assert waiting(b) == ACTING


def test_7_0_moves_and_shots_are_mixed_in_any_order() -> None:
    b = drawn(FC="069, 015", FL="070", FR="055, 016, 128", AC="130", AR="129", french="017")
    shot(b, fire(b, "069", "130"), 1, 2, 3)
    do(b, move(b, "015", "AC"))
    shot(b, shock(b, "055", "128"), 6, 6, 1, 1)
    do(b, move(b, "017", "FL"))
    shot(b, fire(b, "070", "129"), 6, 1, 1)
    shot(b, fire(b, "016", "128"), 1, 2)
    assert hits(b, "130", "128", "129") == [0, 2, 1]
    assert waiting(b) == ACTING


def test_7_0_a_shot_may_clear_the_way_for_a_later_choice() -> None:
    b = drawn(FC="069, 070, 015", AC="130")
    shot(b, fire(b, "069", "130"), 6, 6, 1)
    assert why_not(b, fire(b, "070", "130")) is None
    do(b, move(b, "015", "AC"))
    assert why_not(b, fire(b, "070", "130")) == "7.23 target position engaged"
    assert waiting(b) == ACTING


def test_7_0_the_choice_is_each_cards_own() -> None:
    b = drawn(AC="015, 016, 130", FC="017")
    shot(b, fire(b, "015", "130"), 1, 2, 3)
    assert why_not(b, fire(b, "016", "130")) is None
    assert why_not(b, move(b, "016", "FC")) is None
    assert waiting(b) == ACTING


def test_7_0_nobody_gives_orders_to_enemy_cards() -> None:
    b = drawn(FC="015, 016 column", AC="130, 165, 123", allied="180, 200")
    for order in (
        move(b, "130", "reserve"), move(b, "123", "reserve"), fire(b, "165", "015"),
        shock(b, "130", "015"), form(b, "130", "column"), lay(b, "180"), open_fire(b, "165"),
    ):  # fmt: skip
        assert why_not(b, order) == "5.0 alternate turns"
    assert why_not(b, play(b, "200", "165")) == "5.0 alternate turns"
    assert why_not(b, READY) == "4.1 reserve"
    assert waiting(b) == ACTING


def test_7_0_nobody_has_to_do_anything() -> None:
    b = drawn(FC="015, 069", AC="130")
    assert END in legal(b)
    do(b, END)
    assert asked(b) == ALLIED
    assert waiting(b) == ACTING


def test_7_0_what_a_card_has_done_is_forgotten_with_the_turn() -> None:
    b = drawn(FC="069, 015", AC="130", AL="128", french="016")
    shot(b, fire(b, "069", "130"), 1, 2, 3)
    do(b, move(b, "016", "FC"), form(b, "015", "column"), END, END)
    assert asked(b) == FRENCH
    assert why_not(b, fire(b, "069", "130")) is None
    assert why_not(b, move(b, "016", "AC")) is None
    assert why_not(b, form(b, "015", "line")) is None
    assert waiting(b) == ACTING


def test_7_0_the_end_of_the_phase_brings_the_reinforcements() -> None:
    b = drawn(FC="015", AC="130", french_pile="016, 017")
    do(b, END)
    assert waiting(b) == "10.0 draw"
    draw(b, "017")
    assert where(b, "017") == "reserve-french"
    draw(b, "016")
    assert asked(b) == ALLIED
    assert waiting(b) == ACTING


# 8.1 The end of the phase reveals


def test_8_1_at_the_end_of_the_phase_every_engaged_position_is_revealed() -> None:
    b = drawn(
        FL="015 down", FC="016 down", FR="017 down", AR="130 down", AC="128 down", AL="129 down"
    )
    do(b, move(b, "015", "AR"), move(b, "016", "AC"))
    assert is_up(b, "015", "130", "016", "128") == [False] * 4
    do(b, END)
    assert is_up(b, "015", "130", "016", "128") == [True] * 4
    assert is_up(b, "017", "129") == [False, False]
    assert waiting(b) == ACTING


def test_8_1_a_card_that_only_passed_by_reveals_nothing() -> None:
    b = drawn(FC="015 down, 016 down", AC="130 down", AL="128", french="055")
    do(b, move(b, "055", "FR"), END)
    assert is_up(b, "015", "016", "130", "055") == [False] * 4
    assert waiting(b) == ACTING


def test_8_1_horse_artillery_that_engages_and_fires_reveals_at_once() -> None:
    b = drawn(FC="078 down, 015 down", AC="130 down, 128 down")
    do(b, move(b, "078", "AC"), open_fire(b, "078"))
    assert is_up(b, "078", "130", "128", "015") == [True, True, True, False]
    do(b, fire(b, "078", "128"))
    roll(b, 4, 1)
    assert hits(b, "130", "128") == [0, 1]
    assert waiting(b) == ACTING


# 8.4 Over the limit


def test_R145_the_phase_does_not_end_over_the_limit_while_a_card_can_leave() -> None:
    b = drawn(FC="015, 016, 017, 018", AC="130", french="019")
    do(b, move(b, "019", "FC"))
    assert END not in legal(b)
    assert why_not(b, END) == "8.4 four cards"
    assert why_not(b, move(b, "019", "reserve")) == "7.0 already moved"
    assert waiting(b) == ACTING


def test_R145_it_ends_when_nobody_can_leave_and_the_last_to_come_goes_back() -> None:
    b = drawn(
        FC="019 moved, 020 moved, 021 moved, 022 moved",
        AC="015, 016 fired, 017 fired, 018 fired, 056 moved, 130",
    )
    assert why_not(b, move(b, "015", "FC")) == "8.4 four cards"
    assert why_not(b, END) is None
    do(b, END)
    assert where(b, "056") == "reserve-french"
    assert [where(b, label) for label in ("015", "016", "017", "018")] == ["AC"] * 4
    assert asked(b) == ALLIED
    assert waiting(b) == ACTING


def test_R145_a_card_that_cannot_leave_is_free_to_act() -> None:
    b = drawn(
        FC="019 moved, 020 moved, 021 moved, 022 moved",
        AC="015, 016 fired, 017 fired, 018 fired, 056 moved, 130",
    )
    assert why_not(b, fire(b, "015", "130")) is None
    assert waiting(b) == ACTING


def closed(b: Battle, where_to: str, *orders: str) -> None:
    """Moves ("015 > reserve"), the last of them answered by Lost Orders."""
    for order in orders:
        label, _, to = order.split()
        do(b, move(b, label, to))
        if asked(b) == ALLIED:
            assert waiting(b) == ANSWERING
            do(b, play(b, "193", where_to) if order == orders[-1] else PASS)


def test_R121_with_the_exit_closed_the_last_card_in_goes_back_to_the_reserve() -> None:
    b = drawn(FL="015, 016, 017, 018", AC="130", french="019", allied="193")
    closed(b, "FL", "019 > FL", "015 > reserve")
    assert where(b, "015") == "FL"
    assert why_not(b, move(b, "015", "reserve")) == "13.0 lost orders"
    assert why_not(b, END) is None
    do(b, END)
    assert where(b, "019") == "reserve-french"
    assert [where(b, label) for label in ("015", "016", "017", "018")] == ["FL"] * 4
    assert asked(b) == ALLIED
    assert waiting(b) == ACTING


def test_R121_it_goes_back_to_the_position_it_came_from() -> None:
    b = drawn(FL="015, 016, 017, 018", FC="055, 020", AC="130", allied="193")
    closed(b, "FL", "055 > FL", "015 > reserve")
    do(b, END)
    assert where(b, "055") == "FC"
    assert waiting(b) == ACTING


def test_R121_and_to_the_reserve_where_that_is_full_again() -> None:
    b = drawn(
        FL="015, 016, 017, 018", FC="055, 020, 021, 022", AC="130", french="019", allied="193"
    )
    closed(b, "FL", "055 > FL", "019 > FC", "015 > reserve")
    do(b, END)
    assert where(b, "055") == "reserve-french"
    assert where(b, "019") == "FC"
    assert waiting(b) == ACTING


def test_R121_and_to_the_reserve_where_it_came_from_among_enemies() -> None:
    b = drawn(FC="015, 016, 017, 018", AC="019, 020, 130", AL="128", allied="193")
    closed(b, "FC", "019 > FC", "015 > reserve")
    do(b, END)
    assert where(b, "019") == "reserve-french"
    assert where(b, "020") == "AC"
    assert waiting(b) == ACTING


def test_R121_cards_go_back_one_by_one_the_last_first() -> None:
    b = drawn(FL="015, 016, 017, 018", AC="130", french="019, 020", allied="193")
    closed(b, "FL", "019 > FL", "020 > FL", "015 > reserve")
    do(b, END)
    assert where(b, "019") == where(b, "020") == "reserve-french"
    assert len(b.at[0]) == 4
    assert waiting(b) == ACTING


def test_R121_only_as_many_go_back_as_are_too_many() -> None:
    b = drawn(FL="015, 016, 017", AC="130", french="019, 020", allied="193")
    closed(b, "FL", "019 > FL", "020 > FL", "015 > reserve")
    do(b, END)
    assert where(b, "019") == "FL"
    assert where(b, "020") == "reserve-french"
    assert waiting(b) == ACTING


def test_R121_a_second_general_goes_back_too() -> None:
    b = drawn(FL="015, 002", AC="130", french="006", allied="193")
    closed(b, "FL", "006 > FL", "002 > reserve")
    assert why_not(b, END) is None
    do(b, END)
    assert where(b, "002") == "FL"
    assert where(b, "006") == "reserve-french"
    assert waiting(b) == ACTING


def test_R121_going_back_is_no_crossing_and_no_river_stops_it() -> None:
    b = drawn(
        "ligny", active=ALLIED, french="103", middle_right="281",
        FR="031, 207 fired, 208 fired, 210 fired, 211, 252 moved", AL="213",
    )  # fmt: skip
    assert b.crossed == [0, 0, 0]
    do(b, move(b, "211", "AL"))
    assert asked(b) == FRENCH
    do(b, play(b, "103", "AL"))
    assert where(b, "211") == "FR"
    do(b, END)
    assert where(b, "252") == "reserve-allied"
    assert b.crossed == [0, 0, 0]
    assert asked(b) == FRENCH
    assert waiting(b) == ACTING


def test_R121_fatigue_closes_an_exit_as_well() -> None:
    b = drawn(
        "ligny", FC="031 column, 032 fired, 033 fired, 034 fired, 207", AC="208",
        french="058", allied="294",
    )  # fmt: skip
    do(b, move(b, "058", "FC"), PASS, move(b, "031", "reserve"))
    assert asked(b) == ALLIED
    do(b, play(b, "294", "031"))
    assert where(b, "031") == "FC"
    assert why_not(b, move(b, "031", "reserve")) == "13.0 fatigue"
    do(b, END)
    assert where(b, "058") == "reserve-french"
    assert card(b, "031").formation == 1
    assert asked(b) == ALLIED
    assert waiting(b) == ACTING


def test_R48_a_general_bound_for_a_position_with_a_general_waits_for_room_on_his_way_out() -> None:
    b = drawn(FC="016, 006 moved, 128", AC="015, 002", AL="130", options={"victory": "2"})
    assert why_not(b, move(b, "002", "FC")) == "12.0 one general"
    assert why_not(b, move(b, "002", "reserve")) == "8.3 through engagement"
    assert why_not(b, END) is None
    assert waiting(b) == ACTING


def test_R121_a_general_goes_back_only_where_no_other_general_stands() -> None:
    b = drawn(FL="002, 015", FC="001, 016", FR="017", AC="130")
    assert not has_room(b, card(b, "001"), PLACES["FL"])
    assert has_room(b, card(b, "001"), PLACES["FR"])
    assert not has_room(b, card(b, "001"), PLACES["AC"])
