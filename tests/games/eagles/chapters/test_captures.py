"""Chapter 11.5: capturing terrain, and taking it back."""

from __future__ import annotations

from grognard.games.eagles.chapters.morale import morale_value
from grognard.games.eagles.model.actions import END, PASS
from tests.games.eagles.field import (
    ACTING,
    ALLIED,
    FRENCH,
    TESTING,
    TWO_POSITIONS,
    asked,
    capture,
    card,
    dice_of,
    dice_thrown,
    do,
    drawn,
    fire,
    form,
    ground_of,
    holder,
    lay,
    move,
    roll,
    shock,
    shot,
    waiting,
    where,
    why_not,
)

CAPTURING = "11.5 capture"


# 11.5 Capturing terrain


def test_11_5_vacant_terrain_is_captured_at_once_by_engaging_infantry() -> None:
    b = drawn(FC="015", AC="180, 130")
    do(b, move(b, "015", "AC"))
    assert ground_of(b, "015") == "180"
    assert holder(b, "180") == FRENCH
    assert ground_of(b, "130") == ""
    assert waiting(b) == ACTING


def test_R65_cavalry_and_guns_that_engage_leave_it_vacant() -> None:
    b = drawn(FC="055, 078, 015", AC="181, 130")
    do(b, move(b, "055", "AC"), move(b, "078", "AC"))
    assert ground_of(b, "055") == ground_of(b, "078") == ""
    assert holder(b, "181") == ALLIED
    assert why_not(b, move(b, "055", "AC", on="181")) == "8.3 not both"
    do(b, move(b, "015", "AC"))
    assert ground_of(b, "015") == "181"
    assert waiting(b) == ACTING


def test_11_5_occupied_terrain_is_not_captured_by_engaging() -> None:
    b = drawn(FC="015", AC="180, 130 on 180, 128")
    do(b, move(b, "015", "AC"))
    assert ground_of(b, "015") == ""
    assert holder(b, "180") == ALLIED
    assert waiting(b) == ACTING


def test_11_5_terrain_whose_defenders_rout_is_captured_at_once() -> None:
    b = drawn(active=ALLIED, phase="morale", AC="180, 133 on 180 hits 1, 130, 015", FC="016")
    assert waiting(b) == TESTING
    roll(b, 6)
    assert where(b, "133") == "casualties"
    assert ground_of(b, "015") == "180"
    assert holder(b, "180") == FRENCH
    assert asked(b) == ALLIED
    assert waiting(b) == ACTING


def test_11_5_a_defender_who_passes_keeps_it() -> None:
    b = drawn(active=ALLIED, phase="morale", AC="180, 133 on 180 hits 1, 130, 015", FC="016")
    roll(b, 1)
    assert ground_of(b, "133") == "180"
    assert holder(b, "180") == ALLIED
    assert waiting(b) == ACTING


def test_R64_cavalry_and_artillery_never_capture_not_even_a_hill() -> None:
    b = drawn(active=ALLIED, phase="morale", AC="181, 133 on 181 hits 1, 130, 055, 078", FC="016")
    roll(b, 6)
    assert ground_of(b, "055") == ground_of(b, "078") == ""
    assert holder(b, "181") == ALLIED
    assert why_not(b, move(b, "130", "AC", on="181")) is None
    assert waiting(b) == ACTING


def test_R64_the_captor_picks_among_his_infantry_in_the_open() -> None:
    b = drawn(active=ALLIED, phase="morale", AC="180, 133 on 180 hits 1, 130, 015, 016, 055")
    roll(b, 6)
    assert asked(b) == FRENCH
    assert waiting(b) == CAPTURING
    assert why_not(b, PASS) == "11.5 capture"
    assert why_not(b, capture(b, "180", "055")) == "R64 who captures"
    assert why_not(b, capture(b, "180", "130")) == "R64 who captures"
    assert why_not(b, capture(b, "181", "015")) == "R64 who captures"
    assert why_not(b, END) == "5.0 combat phase"
    do(b, capture(b, "180", "016"))
    assert [ground_of(b, label) for label in ("015", "016")] == ["", "180"]
    assert asked(b) == ALLIED
    assert waiting(b) == ACTING


def test_R64_a_terrain_for_two_may_take_a_second_card() -> None:
    for second in (True, False):
        b = drawn(FL="015", AR="179, 130, 016, 017", FC="018")
        do(b, move(b, "015", "AR"), capture(b, "179", "016"))
        assert waiting(b) == CAPTURING
        assert why_not(b, capture(b, "179", "016")) == "R64 who captures"
        do(b, capture(b, "179", "017") if second else PASS)
        assert ground_of(b, "016") == "179"
        assert ground_of(b, "017") == ("179" if second else "")
        assert ground_of(b, "015") == ""
        assert waiting(b) == ACTING


def test_R64_a_terrain_for_one_takes_no_second_card() -> None:
    b = drawn(FC="015", AC="180, 130, 016", FL="018")
    do(b, move(b, "015", "AC"), capture(b, "180", "016"))
    assert ground_of(b, "015") == ""
    assert waiting(b) == ACTING


def test_R66_terrain_is_not_captured_while_one_of_two_defenders_stands() -> None:
    b = drawn(active=ALLIED, phase="morale", AR="179, 133 on 179 hits 1, 130 on 179, 015", FC="016")
    roll(b, 6)
    assert holder(b, "179") == ALLIED
    assert ground_of(b, "130") == "179"
    assert ground_of(b, "015") == ""
    assert waiting(b) == ACTING


def test_R67_captured_terrain_serves_its_captors_fully() -> None:
    b = drawn(AC="181, 015 on 181, 016, 130, 002")
    assert dice_of(b, fire(b, "015", "130")) == [("7.1 combat value", 3), ("11.1 hill", 1)]
    assert dice_of(b, fire(b, "016", "130")) == [("7.1 combat value", 2)]
    assert morale_value(b, card(b, "015"), keep=True).lines == [
        ("6.0 morale value", 3),
        ("12.1 offense", 3),
    ]
    assert waiting(b) == ACTING


def test_R67_a_captured_building_shields_its_captors_from_shock() -> None:
    b = drawn(active=ALLIED, AC="180, 015 on 180, 016, 130 column", FC="017")
    assert why_not(b, shock(b, "130", "015")) == "7.33 building"
    assert why_not(b, shock(b, "130", "016")) is None
    assert waiting(b) == ACTING


def test_R67_captors_who_leave_give_it_back_to_the_owners_infantry_at_once() -> None:
    b = drawn(AC="180, 015 on 180, 016, 130", FC="017")
    do(b, move(b, "015", "FC"))
    assert ground_of(b, "130") == "180"
    assert holder(b, "180") == ALLIED
    assert waiting(b) == ACTING


def test_R67_captors_who_rout_do_so_too() -> None:
    b = drawn(phase="morale", AC="180, 015 on 180 hits 1, 016, 130, 128", FC="017")
    roll(b, 6)
    assert asked(b) == ALLIED
    assert waiting(b) == CAPTURING
    do(b, capture(b, "180", "128"))
    assert ground_of(b, "128") == "180"
    assert holder(b, "180") == ALLIED
    assert asked(b) == FRENCH
    assert waiting(b) == ACTING


def test_R67_captured_terrain_is_taken_back_even_when_no_attacker_is_left() -> None:
    b = drawn(AC="180, 015 on 180, 130", FC="017")
    do(b, move(b, "015", "FC"))
    assert ground_of(b, "130") == "180"
    assert holder(b, "180") == ALLIED
    assert waiting(b) == ACTING


def test_11_5_defenders_who_leave_terrain_lose_it_to_engaging_infantry() -> None:
    b = drawn(active=ALLIED, AC="180, 130 on 180, 128, 015", FC="016")
    do(b, move(b, "130", "reserve"))
    assert ground_of(b, "015") == "180"
    assert holder(b, "180") == FRENCH
    assert asked(b) == ALLIED
    assert waiting(b) == ACTING


def test_11_5_even_when_they_only_step_down_from_it() -> None:
    b = drawn(active=ALLIED, AC="180, 130 on 180, 128, 015", FC="016")
    do(b, move(b, "130", "AC"))
    assert ground_of(b, "130") == ""
    assert ground_of(b, "015") == "180"
    assert waiting(b) == ACTING


def test_11_5_to_occupy_vacant_terrain_is_a_move() -> None:
    b = drawn(active=ALLIED, AC="181, 130, 128, 055", FC="016")
    do(b, move(b, "130", "AC", on="181"))
    assert ground_of(b, "130") == "181"
    assert why_not(b, fire(b, "130", "055")) == "7.21 next turn"
    assert why_not(b, move(b, "130", "reserve")) == "7.0 already moved"
    shot(b, fire(b, "128", "055"), 1, 2, 3)
    assert why_not(b, move(b, "128", "AC", on="181")) == "7.0 already fired"
    assert waiting(b) == ACTING


def test_R68_stepping_down_from_terrain_is_a_move_as_well() -> None:
    b = drawn(FC="089, 069 on 089, 015", AC="130")
    do(b, move(b, "069", "FC"))
    assert ground_of(b, "069") == ""
    assert why_not(b, fire(b, "069", "130")) == "7.0 already moved"
    assert why_not(b, move(b, "015", "FC")) == "8.0 adjacent"
    assert waiting(b) == ACTING


def test_R68_a_card_may_change_from_one_terrain_to_another() -> None:
    b = drawn(active=ALLIED, AC="180, 181, 130 on 180", FC="015")
    assert why_not(b, move(b, "130", "AC", on="180")) == "8.0 adjacent"
    do(b, move(b, "130", "AC", on="181"))
    assert ground_of(b, "130") == "181"
    assert waiting(b) == ACTING


def test_R68_unengaged_infantry_may_change_formation_as_it_does_so() -> None:
    b = drawn(FC="089, 015, 016", AC="130")
    do(b, move(b, "015", "FC", "square", on="089"))
    assert card(b, "015").formation == 2
    assert why_not(b, form(b, "015", "line")) == "R50 change without moving"
    b = drawn(FC="089, 015, 055, 154", AC="130")
    assert why_not(b, move(b, "015", "FC", "square", on="089")) == "9.0 change when engaged"
    assert why_not(b, move(b, "015", "FC", on="089")) is None
    assert waiting(b) == ACTING


def test_11_5_terrain_just_played_may_be_occupied_from_the_reserve() -> None:
    b = drawn(active=ALLIED, AC="128", FC="015", allied="180, 130")
    do(b, lay(b, "180"), move(b, "130", "AC", on="180"))
    assert ground_of(b, "130") == "180"
    assert waiting(b) == ACTING


def test_11_5_a_card_occupies_terrain_only_where_it_stands_or_enters() -> None:
    b = drawn(active=ALLIED, AC="180, 128", AL="182, 129", FC="015", allied="130, 181")
    assert why_not(b, move(b, "130", "AL", on="180")) == "11.5 same position"
    assert why_not(b, move(b, "130", "AC", on="181")) == "11.5 same position"
    assert why_not(b, move(b, "130", "AC", on="128")) == "11.5 same position"
    assert why_not(b, move(b, "128", "reserve", on="180")) == "11.5 same position"
    assert waiting(b) == ACTING


def test_R117_entering_a_position_and_its_terrain_is_one_move() -> None:
    b = drawn(FC="089, 015", FL="055", AC="016, 130", french="078")
    do(b, move(b, "016", "FC", on="089"), move(b, "055", "FC", on="089"))
    assert ground_of(b, "016") == ground_of(b, "055") == "089"
    assert waiting(b) == ACTING


def test_R117_cavalry_from_another_lane_goes_straight_on_to_terrain() -> None:
    b = drawn(FC="089, 015", FL="055, 017", AC="016, 130")
    assert why_not(b, move(b, "055", "FC", on="089")) is None
    assert why_not(b, move(b, "017", "FC", on="089")) == "8.0 one move"
    assert waiting(b) == ACTING


def test_R117_from_the_reserve_each_lane_has_its_own_way_on_to_terrain() -> None:
    full = "128 fired, 129 fired, 131 fired, 132 fired"
    b = drawn(active=ALLIED, AR="179, 134", AC=full, FC="015", allied="130")
    assert why_not(b, move(b, "130", "AR", on="179")) is None
    b = drawn(active=ALLIED, AR=full, AC="180, 134", FC="015", allied="130")
    assert why_not(b, move(b, "130", "AC", on="180")) is None
    b = drawn(active=ALLIED, AR=f"179, {full}", AC="134", FC="015", allied="130")
    assert why_not(b, move(b, "130", "AR", on="179")) == "8.4 four cards"
    assert waiting(b) == ACTING


def test_R117_cavalry_rides_from_the_reserve_straight_on_to_terrain_across_the_line() -> None:
    full = "128 fired, 129 fired, 131 fired, 132 fired"
    b = drawn(active=ALLIED, FC="089, 130 on 089, 015", AC="134", AL=full, allied="154")
    assert why_not(b, move(b, "154", "FC", on="089")) is None
    b = drawn(active=ALLIED, FC=f"089, {full} on 089, 015", AC="134", AL="130", allied="154")
    assert why_not(b, move(b, "154", "FC", on="089")) == "8.4 four cards"
    assert waiting(b) == ACTING


def test_R117_horse_artillery_that_occupies_a_hill_may_still_fire_and_nobody_else() -> None:
    b = drawn(FC="089, 069, 078", AC="130")
    do(b, move(b, "078", "FC", on="089"), move(b, "069", "FC", on="089"))
    assert why_not(b, fire(b, "069", "130")) == "7.0 already moved"
    do(b, fire(b, "078", "130"))
    assert dice_thrown(b) == (3, 6)
    roll(b, 1, 1, 1)
    assert waiting(b) == ACTING


def test_R124_a_free_place_on_terrain_that_the_enemy_holds_is_closed() -> None:
    b = drawn(FL="015", AR="179, 130 on 179, 016", FC="017")
    assert why_not(b, move(b, "016", "AR", on="179")) == "R124 one side holds"
    assert why_not(b, move(b, "015", "AR", on="179")) == "R124 one side holds"
    b = drawn(active=ALLIED, AR="179, 015 on 179, 130", AC="128", allied="129")
    assert why_not(b, move(b, "130", "AR", on="179")) == "R124 one side holds"
    assert why_not(b, move(b, "129", "AR", on="179")) == "R124 one side holds"
    assert waiting(b) == ACTING


def test_R124_the_side_that_holds_it_may_fill_it_up() -> None:
    b = drawn(FL="015", AR="179, 016 on 179, 130", FC="017")
    do(b, move(b, "015", "AR", on="179"))
    assert ground_of(b, "015") == "179"
    assert waiting(b) == ACTING


def test_R124_british_and_prussians_may_share_one() -> None:
    b = drawn(active=ALLIED, arrived=True, AL="179, 130 on 179", FC="015", allied="207")
    do(b, move(b, "207", "AL", on="179"))
    assert ground_of(b, "130") == ground_of(b, "207") == "179"
    assert waiting(b) == ACTING


def test_R126_infantry_that_opposes_the_routed_captors_comes_before_their_comrades() -> None:
    b = drawn(phase="morale", AC="180, 015 on 180 hits 1, 016, 130", FC="017")
    roll(b, 6)
    assert ground_of(b, "130") == "180"
    assert ground_of(b, "016") == ""
    assert waiting(b) == ACTING


def test_R126_failing_that_attacking_infantry_takes_it_while_the_position_is_engaged() -> None:
    b = drawn(phase="morale", AC="180, 015 on 180 hits 1, 016, 153", FC="017")
    roll(b, 6)
    assert ground_of(b, "016") == "180"
    assert holder(b, "180") == FRENCH
    assert waiting(b) == ACTING


def test_R126_else_it_lies_vacant_and_faces_the_owner_of_the_position() -> None:
    b = drawn(phase="morale", AC="180, 015 on 180 hits 1, 055, 153", FC="017")
    roll(b, 6)
    assert holder(b, "180") == ALLIED
    do(b, END)
    assert asked(b) == ALLIED
    assert waiting(b) == ACTING


def test_R126_infantry_on_other_terrain_is_not_used() -> None:
    b = drawn(active=ALLIED, phase="morale", AC="180, 181, 015 on 180, 133 on 181 hits 1, 130")
    roll(b, 6)
    assert ground_of(b, "015") == "180"
    assert holder(b, "181") == ALLIED
    assert waiting(b) == ACTING


def test_R126_one_infantry_card_takes_one_terrain_and_its_owner_says_which() -> None:
    for chosen, other in (("180", "181"), ("181", "180")):
        b = drawn(FC="015", AC="180, 181, 130")
        do(b, move(b, "015", "AC"))
        assert waiting(b) == CAPTURING
        assert why_not(b, PASS) == "11.5 capture"
        do(b, capture(b, chosen, "015"))
        assert ground_of(b, "015") == chosen
        assert holder(b, other) == ALLIED
        assert waiting(b) == ACTING


def test_R126_no_second_card_goes_where_another_terrain_still_needs_it() -> None:
    b = drawn(FC="015", AC="180, 181, 130, 016")
    do(b, move(b, "015", "AC"), capture(b, "181", "016"))
    assert ground_of(b, "015") == "180"
    assert ground_of(b, "016") == "181"
    assert waiting(b) == ACTING


def test_R126_four_cards_may_fill_two_terrains() -> None:
    b = drawn("ligny", FC="034", AC="278, 279, 207, 031, 032, 033")
    do(b, move(b, "034", "AC"))
    do(b, capture(b, "279", "031"), capture(b, "279", "032"))
    do(b, capture(b, "278", "034"), capture(b, "278", "033"))
    grounds = [ground_of(b, label) for label in ("031", "032", "033", "034")]
    assert grounds == ["279", "279", "278", "278"]
    assert waiting(b) == ACTING


def test_R126_a_capture_leaves_the_card_free_to_act() -> None:
    b = drawn(active=ALLIED, phase="morale", AC="180, 133 on 180 hits 1, 130, 015", FC="016")
    roll(b, 6)
    do(b, END)
    assert asked(b) == FRENCH
    assert ground_of(b, "015") == "180"
    assert why_not(b, fire(b, "015", "130")) is None
    assert why_not(b, move(b, "015", "FC")) is None
    assert waiting(b) == ACTING


def test_R126_a_captor_that_steps_down_alone_must_take_it_again() -> None:
    b = drawn(AC="180, 015 on 180, 153", FC="016")
    do(b, move(b, "015", "AC"))
    assert ground_of(b, "015") == "180"
    assert why_not(b, fire(b, "015", "153")) == "7.21 next turn"
    assert waiting(b) == ACTING


def test_R154_attackers_left_alone_take_the_terrain_of_the_routed_defenders() -> None:
    b = drawn(
        options=TWO_POSITIONS, active=ALLIED, phase="morale",
        AC="180, 133 on 180 hits 1, 015", AL="130", FC="016", allied="128",
    )  # fmt: skip
    roll(b, 6)
    assert not b.finished
    assert ground_of(b, "015") == "180"
    assert why_not(b, move(b, "128", "AC", on="180")) == "R124 one side holds"
    assert why_not(b, move(b, "128", "AC")) is None
    assert waiting(b) == ACTING


def test_R154_attackers_who_enter_an_undefended_position_take_its_vacant_terrain() -> None:
    b = drawn(options=TWO_POSITIONS, FC="015", FL="016", AC="180", AL="130")
    do(b, move(b, "015", "AC"))
    assert not b.finished
    assert ground_of(b, "015") == "180"
    do(b, END)
    assert asked(b) == ALLIED
    assert waiting(b) == ACTING


def test_R154_and_give_it_back_when_they_go() -> None:
    b = drawn(options=TWO_POSITIONS, FC="016", AC="180, 015 on 180", AL="130")
    do(b, move(b, "015", "FC"))
    assert holder(b, "180") == ALLIED
    assert waiting(b) == ACTING
