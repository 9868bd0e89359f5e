"""Chapter 11: Terrain. One test or more for each sentence of the rulebook, in its order."""

from __future__ import annotations

from grognard.games.eagles.chapters.setup import template
from grognard.games.eagles.model.actions import END
from grognard.games.eagles.model.cards import TERRAIN
from tests.games.eagles.field import (
    ACTING,
    ALLIED,
    FRENCH,
    TWO_POSITIONS,
    asked,
    card,
    dice_of,
    dice_thrown,
    do,
    drawn,
    fire,
    ground_of,
    hits,
    holder,
    is_up,
    lay,
    move,
    play,
    roll,
    shock,
    waiting,
    where,
    why_not,
)

# 11.0 Terrain


def test_11_0_terrain_is_played_in_the_position_printed_on_it() -> None:
    b = drawn(active=ALLIED, AR="130", AC="128", AL="129", FC="015", allied="179, 180, 182")
    do(b, lay(b, "179"), lay(b, "180"), lay(b, "182"))
    assert [where(b, label) for label in ("179", "180", "182")] == ["AR", "AC", "AL"]
    b = drawn(FL="015", FC="016", FR="017", AC="130", french="089, 090, 091")
    do(b, lay(b, "091"), lay(b, "089"), lay(b, "090"))
    assert [where(b, label) for label in ("091", "089", "090")] == ["FL", "FC", "FR"]
    assert waiting(b) == ACTING


def test_11_0_terrain_is_good_for_its_own_battle_only() -> None:
    for scenario in ("waterloo", "ligny", "wavre", "quatre-bras"):
        b = template(scenario, {"deck": "open"})
        for u in b.units:
            assert u.arm != TERRAIN or scenario in u.card.battles
    b = drawn(FC="015", AC="130", french="016")
    assert why_not(b, lay(b, "016")) == "11.0 battle and lane"
    assert waiting(b) == ACTING


def test_R97_there_is_no_terrain_at_charleroi() -> None:
    b = drawn("charleroi", FC="015", AC="130, 207")
    assert not [u for u in b.units if u.arm == TERRAIN]
    assert waiting(b) == ACTING


def test_R1_two_terrains_of_one_position_may_both_be_played_and_neither_must() -> None:
    b = drawn(active=ALLIED, AC="130", FC="015", allied="180, 181")
    assert why_not(b, END) is None
    do(b, lay(b, "180"), lay(b, "181"))
    assert where(b, "180") == where(b, "181") == "AC"
    assert waiting(b) == ACTING


def test_11_0_terrain_helps_only_the_cards_on_it() -> None:
    b = drawn(active=ALLIED, AC="181, 130 on 181, 128, 015")
    assert dice_of(b, fire(b, "130", "015")) == [("7.1 combat value", 3), ("11.1 hill", 1)]
    assert dice_of(b, fire(b, "128", "015")) == [("7.1 combat value", 3)]
    assert waiting(b) == ACTING


def test_11_0_terrain_holds_one_or_two_troop_cards() -> None:
    b = drawn(active=ALLIED, AC="180, 181, 130 on 180, 128 on 181, 129, 131", FC="015")
    assert why_not(b, move(b, "129", "AC", on="180")) == "11.0 capacity"
    do(b, move(b, "129", "AC", on="181"))
    assert why_not(b, move(b, "131", "AC", on="181")) == "11.0 capacity"
    assert waiting(b) == ACTING


def test_11_0_only_troop_cards_occupy_terrain() -> None:
    b = drawn(active=ALLIED, AC="181, 130", FC="015", allied="123")
    assert why_not(b, move(b, "123", "AC", on="181")) == "11.0 occupants only"
    assert why_not(b, move(b, "123", "AC")) is None
    assert waiting(b) == ACTING


def test_11_0_terrain_is_played_in_friendly_unengaged_positions_only() -> None:
    b = drawn(active=ALLIED, AC="130, 015", AL="128", FC="016", allied="180, 182")
    assert why_not(b, lay(b, "180")) == "11.0 unengaged position"
    assert why_not(b, lay(b, "182")) is None
    assert waiting(b) == ACTING


def test_11_0_a_position_that_holds_enemies_only_is_not_friendly() -> None:
    b = drawn(options=TWO_POSITIONS, active=ALLIED, AC="015", AL="128", allied="180, 182")
    assert why_not(b, lay(b, "180")) == "11.0 friendly position"
    assert why_not(b, lay(b, "182")) is None
    assert waiting(b) == ACTING


def test_11_0_an_empty_own_position_is_friendly() -> None:
    b = drawn(active=ALLIED, AL="128", FC="015", allied="180")
    do(b, lay(b, "180"))
    assert where(b, "180") == "AC"
    assert waiting(b) == ACTING


def test_11_0_terrain_played_during_the_battle_lies_face_up() -> None:
    b = drawn(active=ALLIED, AC="130", FC="015", allied="180")
    assert is_up(b, "180") == [False]
    do(b, lay(b, "180"))
    assert is_up(b, "180") == [True]
    assert why_not(b, lay(b, "180")) == "11.0 battle and lane"
    assert waiting(b) == ACTING


def test_R63_playing_terrain_costs_no_card_its_action() -> None:
    b = drawn(active=ALLIED, AC="130, 165", FC="015", allied="180, 128")
    do(b, lay(b, "180"))
    assert why_not(b, fire(b, "165", "015")) is None
    assert why_not(b, move(b, "130", "FC")) is None
    assert why_not(b, move(b, "128", "AC")) is None
    assert waiting(b) == ACTING


def test_R63_terrain_is_played_only_in_the_owners_turn() -> None:
    b = drawn(AC="130", FC="015", allied="180")
    assert asked(b) == FRENCH
    assert why_not(b, lay(b, "180")) == "5.0 alternate turns"
    assert waiting(b) == ACTING


def test_11_0_fichermont_waits_for_the_prussians() -> None:
    b = drawn(active=ALLIED, AL="130", FC="015", allied="288")
    assert why_not(b, lay(b, "288")) == "10.0 prussian general"
    b = drawn(active=ALLIED, arrived=True, AL="130", FC="015", allied="288")
    do(b, lay(b, "288"))
    assert where(b, "288") == "AL"
    assert waiting(b) == ACTING


# 11.1 Hills


def test_11_1_a_card_on_a_hill_fires_with_one_more_cv() -> None:
    b = drawn(active=ALLIED, AC="181, 130 on 181, 015")
    do(b, fire(b, "130", "015"))
    assert dice_thrown(b) == (4, 4)
    roll(b, 4, 3, 2, 1)
    assert hits(b, "015") == [1]
    assert waiting(b) == ACTING


def test_11_1_and_shocks_with_one_more() -> None:
    b = drawn(active=ALLIED, AC="181, 130 column on 181, 153 on 181, 015")
    do(b, shock(b, "130", "015"))
    assert dice_thrown(b) == (4, 4)
    roll(b, 1, 1, 1, 1)
    do(b, shock(b, "153", "015"))
    assert dice_thrown(b) == (4, 7 - card(b, "153").card.shock)
    roll(b, 1, 1, 1, 1)
    assert waiting(b) == ACTING


def test_11_1_artillery_on_a_hill_has_the_bonus_at_both_ranges_R2() -> None:
    b = drawn(FC="089, 072 on 089, 069", AC="130")
    assert dice_of(b, fire(b, "072", "130")) == [("7.1 combat value", 2), ("11.1 hill", 1)]
    assert dice_of(b, fire(b, "069", "130")) == [("7.1 combat value", 3)]
    b = drawn(FC="089, 072 on 089, 130")
    do(b, fire(b, "072", "130"))
    assert dice_thrown(b) == (3, 4)
    roll(b, 1, 1, 1)
    assert waiting(b) == ACTING


def test_11_1_the_attacker_has_his_normal_cv() -> None:
    b = drawn(AC="181, 130 on 181, 015, 016 column", FC="017")
    assert dice_of(b, fire(b, "015", "130")) == [("7.1 combat value", 3)]
    assert dice_of(b, shock(b, "016", "130")) == [("7.1 combat value", 2)]
    assert waiting(b) == ACTING


def test_R69_cavalry_and_guns_may_hold_a_hill_but_no_woods_and_no_building() -> None:
    b = drawn(FC="089, 055, 069", AC="130")
    do(b, move(b, "055", "FC", on="089"), move(b, "069", "FC", on="089"))
    assert ground_of(b, "055") == ground_of(b, "069") == "089"
    b = drawn(active=ALLIED, AC="180, 153, 165, 130", FC="015")
    for label in ("153", "165"):
        assert why_not(b, move(b, label, "AC", on="180")) == "11.4 infantry only"
    b = drawn("quatre-bras", FL="084, 063, 071, 023", AR="130")
    for label in ("063", "071"):
        assert why_not(b, move(b, label, "FL", on="084")) == "11.2 woods infantry only"
    assert why_not(b, move(b, "023", "FL", on="084")) is None
    assert waiting(b) == ACTING


# 11.2 Woods


def test_11_2_only_infantry_can_defend_woods() -> None:
    b = drawn("quatre-bras", FL="084", AR="130", french="063, 078, 023")
    assert why_not(b, move(b, "063", "FL", on="084")) == "11.2 woods infantry only"
    assert why_not(b, move(b, "078", "FL", on="084")) == "11.2 woods infantry only"
    do(b, move(b, "023", "FL", on="084"))
    assert ground_of(b, "023") == "084"
    assert waiting(b) == ACTING


def test_11_2_only_infantry_can_attack_woods_by_fire_or_shock() -> None:
    b = drawn("quatre-bras", active=ALLIED, FL="084, 023 on 084, 130 column, 163, 167", AC="128")
    for label in ("163", "167"):
        assert why_not(b, fire(b, label, "023")) == "11.2 woods infantry attacks"
    assert why_not(b, shock(b, "163", "023")) == "11.2 woods infantry attacks"
    assert why_not(b, fire(b, "130", "023")) is None
    assert why_not(b, shock(b, "130", "023")) is None
    assert waiting(b) == ACTING


def test_11_2_artillery_may_not_fire_long_at_infantry_in_woods() -> None:
    b = drawn("quatre-bras", active=ALLIED, FL="084, 023 on 084, 024", AR="165")
    assert why_not(b, fire(b, "165", "023")) == "11.2 woods infantry attacks"
    assert why_not(b, fire(b, "165", "024")) is None
    assert waiting(b) == ACTING


def test_11_2_infantry_attacking_woods_has_one_cv_less() -> None:
    b = drawn("quatre-bras", active=ALLIED, FL="084, 023 on 084, 024, 130 column", AC="128")
    less = [("7.1 combat value", 3), ("11.2 woods attack", -1)]
    assert dice_of(b, fire(b, "130", "023")) == less
    assert dice_of(b, shock(b, "130", "023")) == less
    assert dice_of(b, fire(b, "130", "024")) == [("7.1 combat value", 3)]
    assert waiting(b) == ACTING


def test_11_2_cards_in_woods_use_fire_and_shock_normally() -> None:
    b = drawn("quatre-bras", FL="084, 023 column on 084, 025 on 084, 130, 163", AC="128")
    assert dice_of(b, fire(b, "025", "130")) == [("7.1 combat value", 4)]
    assert dice_of(b, shock(b, "023", "130")) == [("7.1 combat value", 4)]
    assert why_not(b, fire(b, "025", "163")) is None
    assert waiting(b) == ACTING


def test_R125_the_former_owner_of_the_woods_has_one_less_too() -> None:
    b = drawn("quatre-bras", FL="084, 130 on 084, 023, 128", AC="129")
    assert dice_of(b, fire(b, "023", "130")) == [
        ("7.1 combat value", 4),
        ("11.2 woods attack", -1),
    ]
    assert dice_of(b, fire(b, "023", "128")) == [("7.1 combat value", 4)]
    b = drawn("quatre-bras", active=ALLIED, FL="084, 130 on 084, 023, 128", AC="129")
    assert dice_of(b, fire(b, "130", "023")) == [("7.1 combat value", 3)]
    assert waiting(b) == ACTING


# 11.3 Rivers


def test_11_3_a_river_goes_to_the_middle_ground() -> None:
    b = drawn(
        "wavre", active=ALLIED, AR="230", AC="233", AL="237", FC="031", allied="283, 285, 286"
    )
    do(b, lay(b, "283"), lay(b, "285"), lay(b, "286"))
    assert [where(b, label) for label in ("283", "285", "286")] == [
        "middle-center", "middle-left", "middle-right",
    ]  # fmt: skip
    assert waiting(b) == ACTING


def test_11_3_a_move_limit_of_one_lets_one_card_cross_in_a_turn() -> None:
    b = drawn("wavre", FC="031, 032", FL="033", AC="233", AR="230", middle_center="283")
    do(b, move(b, "031", "AC"))
    assert why_not(b, move(b, "032", "AC")) == "11.3 move limit"
    assert why_not(b, move(b, "033", "AR")) is None
    assert why_not(b, move(b, "032", "reserve")) is None
    assert waiting(b) == ACTING


def test_11_3_a_move_limit_of_two_lets_two_cross() -> None:
    b = drawn("wavre", FL="031, 032, 033", AR="233", middle_left="285")
    do(b, move(b, "031", "AR"), move(b, "032", "AR"))
    assert why_not(b, move(b, "033", "AR")) == "11.3 move limit"
    assert waiting(b) == ACTING


def test_11_3_a_river_is_a_barrier_for_both_sides_in_every_turn() -> None:
    b = drawn("wavre", FC="031, 032", AC="233, 237, 230", middle_center="283")
    do(b, move(b, "031", "AC"), END)
    assert asked(b) == ALLIED
    b = drawn("wavre", active=ALLIED, FC="031", AC="233, 237", AL="230", middle_center="283")
    do(b, move(b, "233", "FC"))
    assert why_not(b, move(b, "237", "FC")) == "11.3 move limit"
    do(b, END, END)
    assert asked(b) == ALLIED
    assert why_not(b, move(b, "237", "FC")) is None
    assert waiting(b) == ACTING


def test_R70_crossing_counts_both_ways_together() -> None:
    b = drawn("wavre", FC="031", AC="032, 033, 233", middle_center="283")
    do(b, move(b, "032", "FC"))
    assert why_not(b, move(b, "031", "AC")) == "11.3 move limit"
    assert why_not(b, move(b, "033", "FC")) == "11.3 move limit"
    b = drawn("wavre", FC="031", AC="032, 033, 233", middle_center="283")
    do(b, move(b, "031", "AC"))
    assert why_not(b, move(b, "032", "FC")) == "11.3 move limit"
    assert waiting(b) == ACTING


def test_R70_cavalry_that_makes_two_moves_crosses_once() -> None:
    b = drawn("wavre", FL="031", AR="233", middle_left="285", french="061, 062, 058")
    do(b, move(b, "061", "AR"), move(b, "062", "AR"))
    assert why_not(b, move(b, "058", "AR")) == "11.3 move limit"
    b = drawn("wavre", FC="031, 061", FL="032", AC="062, 033, 233", middle_center="283")
    do(b, move(b, "061", "FL"), move(b, "062", "reserve"))
    assert why_not(b, move(b, "033", "FC")) == "11.3 move limit"
    assert waiting(b) == ACTING


def test_11_3_generals_are_exempt_from_the_limit() -> None:
    b = drawn("wavre", FC="031, 032, 004", AC="233, 205", middle_center="283", french="007")
    do(b, move(b, "031", "AC"), move(b, "004", "AC"))
    assert where(b, "004") == "AC"
    assert why_not(b, move(b, "032", "AC")) == "11.3 move limit"
    b = drawn("wavre", FC="031, 004", AC="233, 032", middle_center="283")
    do(b, move(b, "004", "AC"))
    assert why_not(b, move(b, "031", "AC")) is None
    assert waiting(b) == ACTING


def test_11_3_specials_are_exempt_from_the_limit() -> None:
    b = drawn("wavre", FC="031, 032", AC="233", middle_center="283", french="093")
    do(b, move(b, "031", "AC"), END)
    assert asked(b) == FRENCH
    do(b, play(b, "093", "233"))
    assert where(b, "093") == "AC"
    assert asked(b) == ALLIED
    assert waiting(b) == ACTING


def test_R70_of_two_rivers_the_smaller_limit_counts() -> None:
    for rivers in ("283, 285", "285, 283"):
        b = drawn("wavre", FC="031, 032", AC="233", middle_center=rivers)
        do(b, move(b, "031", "AC"))
        assert why_not(b, move(b, "032", "AC")) == "11.3 move limit"
    b = drawn("wavre", FC="031, 032, 033", AC="233", middle_center="285")
    do(b, move(b, "031", "AC"), move(b, "032", "AC"))
    assert why_not(b, move(b, "033", "AC")) == "11.3 move limit"
    assert waiting(b) == ACTING


def test_R71_a_river_may_be_laid_behind_troops_that_are_across() -> None:
    b = drawn("wavre", active=ALLIED, FC="031, 233", AC="237", allied="283")
    do(b, lay(b, "283"))
    assert where(b, "283") == "middle-center"
    assert why_not(b, move(b, "233", "AC")) is None
    b = drawn("wavre", active=ALLIED, FC="031, 233", AC="237, 032", allied="283")
    assert why_not(b, lay(b, "283")) == "11.0 unengaged position"
    assert waiting(b) == ACTING


def test_R72_rivers_are_not_captured() -> None:
    b = drawn("wavre", FC="031", AC="233", middle_center="283")
    do(b, move(b, "031", "AC"))
    assert ground_of(b, "031") == ""
    assert holder(b, "283") == ALLIED
    assert where(b, "283") == "middle-center"
    assert waiting(b) == ACTING


def test_R123_crossings_made_before_a_river_is_laid_count() -> None:
    b = drawn("wavre", active=ALLIED, FC="031", AC="233, 237, 230, 216", allied="283")
    do(b, move(b, "233", "FC"), move(b, "237", "FC"), lay(b, "283"))
    assert where(b, "233") == where(b, "237") == "FC"
    assert why_not(b, move(b, "230", "FC")) == "11.3 move limit"
    b = drawn("wavre", active=ALLIED, FL="031", AR="233, 237, 230", allied="285")
    do(b, move(b, "233", "FL"), lay(b, "285"), move(b, "237", "FL"))
    assert why_not(b, move(b, "230", "FL")) == "11.3 move limit"
    assert waiting(b) == ACTING


def test_R123_a_river_laid_first_counts_from_the_first_crossing() -> None:
    b = drawn("wavre", active=ALLIED, FC="031", AC="233, 237", allied="283")
    do(b, lay(b, "283"), move(b, "233", "FC"))
    assert why_not(b, move(b, "237", "FC")) == "11.3 move limit"
    assert waiting(b) == ACTING


# 11.4 Buildings


def test_11_4_only_infantry_can_defend_a_building() -> None:
    b = drawn(active=ALLIED, AC="180", FC="015", allied="153, 165, 174, 130")
    for label in ("153", "165", "174"):
        assert why_not(b, move(b, label, "AC", on="180")) == "11.4 infantry only"
    assert why_not(b, move(b, "130", "AC", on="180")) is None
    assert waiting(b) == ACTING


def test_11_4_cards_in_a_building_fire_but_cannot_shock() -> None:
    b = drawn(active=ALLIED, AC="180, 130 column on 180, 128 column, 015")
    assert why_not(b, shock(b, "130", "015")) == "11.4 fire only"
    assert why_not(b, fire(b, "130", "015")) is None
    assert why_not(b, shock(b, "128", "015")) is None
    assert waiting(b) == ACTING


def test_11_4_cards_in_a_building_cannot_be_shocked() -> None:
    b = drawn(AC="180, 130 on 180, 128, 015 column, 055")
    for label in ("015", "055"):
        assert why_not(b, shock(b, label, "130")) == "7.33 building"
        assert why_not(b, fire(b, label, "130")) is None
        assert why_not(b, shock(b, label, "128")) is None
    assert waiting(b) == ACTING
