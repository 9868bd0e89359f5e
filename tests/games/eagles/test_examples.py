"""The worked examples of the rulebook, the publisher's printed answers, and the places where the
English and the French rulebook differ.
"""

from __future__ import annotations

import pytest

from grognard.games.eagles.chapters.decks import custom_line, line_for, scaled, why_not_scale
from grognard.games.eagles.chapters.morale import morale_value
from grognard.games.eagles.model.actions import COLUMN, END, READY, SQUARE, Hide, LayTerrain
from grognard.games.eagles.model.cards import BRITISH, FRENCH, PRUSSIAN, battles, standard
from grognard.games.eagles.model.pieces import BLOWN
from tests.games.eagles.field import (
    ACTING,
    ALLIED,
    PLACES,
    TESTING,
    THROWING,
    asked,
    card,
    deploy,
    dice_of,
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
    uid,
    waiting,
    where,
    why_not,
)

DEPLOYING = "4.1 one to four"


# The rulebook's examples


def test_2_0_quatre_bras_deals_fourteen_french_and_eighteen_british_cards() -> None:
    chart = battles()["quatre-bras"]
    decks = {army: line_for(standard(), chart, army).deck for army in chart.decks}
    assert decks == {FRENCH: 14, BRITISH: 18}


def test_2_0_waterloo_is_three_to_three_to_two_also_at_half_scale() -> None:
    chart = battles()["waterloo"]
    armies = (FRENCH, BRITISH, PRUSSIAN)
    assert [chart.decks[army].deck for army in armies] == [36, 36, 24]
    assert [scaled(chart.decks[army], 1, 2).deck for army in armies] == [18, 18, 12]
    assert why_not_scale(standard(), chart, "historical", 1, 2) == []


def test_3_0_doubled_decks_turn_m18_into_m36_and_r1_into_r2() -> None:
    waterloo, wavre = battles()["waterloo"], battles()["wavre"]
    assert scaled(waterloo.decks[FRENCH], 2, 1).muster == 36
    assert scaled(wavre.decks[FRENCH], 2, 1).draw == 2


def test_4_3_a_position_taken_in_the_enemys_turn_wins_too() -> None:
    b = drawn(active=ALLIED, phase="morale", AC="015, 130 hits 1")
    roll(b, 6)
    assert (b.finished, b.winner, waiting(b)) == (True, 0, "")


@pytest.mark.parametrize(("face", "place"), [(4, "AC"), (5, "casualties")])
def test_6_0_an_A_card_with_two_hits_stands_on_1_to_4_and_routs_on_5_and_6(
    face: int, place: str
) -> None:
    b = drawn(active=ALLIED, phase="morale", AC="128 hits 2, 130")
    roll(b, 1)
    assert (hits(b, "128"), waiting(b)) == ([1], TESTING)
    roll(b, face)
    assert where(b, "128") == place
    assert (waiting(b), asked(b)) == (ACTING, ALLIED)


@pytest.mark.parametrize(("target", "scored"), [("130", 1), ("165", 2)])
def test_7_21_three_dice_of_2_4_5_score_one_hit_at_F2_and_two_at_F3(
    target: str, scored: int
) -> None:
    b = drawn(AC="015, 130, 165")  # F2, and F3 at artillery
    do(b, fire(b, "015", target))
    assert dice_thrown(b)[0] == 3
    roll(b, 2, 4, 5)
    assert hits(b, target) == [scored]
    assert waiting(b) == ACTING


def test_7_23_a_battery_of_F1_and_F3_fires_long_at_F1_and_short_at_F3() -> None:
    b = drawn(FC="069", AC="130", FL="070, 131")
    assert level_of(b, fire(b, "069", "130")) == [("7.23 long range", 1)]
    assert level_of(b, fire(b, "070", "131")) == [("7.23 short range", 3)]
    assert waiting(b) == ACTING


def test_7_4_infantry_of_S3_targets_artillery_at_S4() -> None:
    b = drawn(AC="015 column, 165")
    do(b, shock(b, "015", "165"))
    assert dice_thrown(b) == (3, 3)
    assert waiting(b) == THROWING


def test_9_0_infantry_goes_from_the_reserve_to_its_center_as_a_square_and_engages() -> None:
    b = drawn(FC="015, 130", french="016")
    do(b, move(b, "016", "FC", "square"))
    assert (where(b, "016"), card(b, "016").formation) == ("FC", SQUARE)
    assert waiting(b) == ACTING


def test_9_2_a_battery_of_F1_and_F3_fires_at_columns_at_F2_and_F4() -> None:
    b = drawn(FC="069", AC="130 column", FL="070, 131 column")
    do(b, fire(b, "069", "130"))
    assert dice_thrown(b) == (3, 5)
    roll(b, 2, 2, 2)
    do(b, fire(b, "070", "131"))
    assert dice_thrown(b) == (3, 3)
    assert waiting(b) == THROWING


def test_9_3_a_battery_of_F2_and_F3_fires_at_squares_at_F3_and_F4() -> None:
    b = drawn(FC="072", AC="130 square", FL="076, 131 square")
    do(b, fire(b, "072", "130"))
    assert dice_thrown(b) == (2, 4)
    roll(b, 2, 2)
    do(b, fire(b, "076", "131"))
    assert dice_thrown(b) == (4, 3)
    assert waiting(b) == THROWING


def test_9_3_cavalry_cannot_shock_a_square_but_may_fire_at_it_at_F1() -> None:
    b = drawn(AC="055, 130 square")
    assert why_not(b, shock(b, "055", "130")) == "7.33 square"
    do(b, fire(b, "055", "130"))
    assert dice_thrown(b) == (4, 6)
    assert waiting(b) == THROWING


def test_11_0_hougoumont_is_played_at_waterloo_on_the_british_right() -> None:
    b = drawn(active=ALLIED, AR="130", FC="015", allied="179")
    assert why_not(b, LayTerrain(uid(b, "179"))) is None
    do(b, LayTerrain(uid(b, "179")))
    assert where(b, "179") == "AR"
    others = [key for key in battles() if key in standard().by_number[179].battles]
    assert others == ["waterloo"]
    assert waiting(b) == ACTING


def test_11_1_infantry_of_3cv_on_a_hill_fires_at_4cv_and_its_attacker_at_3() -> None:
    b = drawn(active=ALLIED, AC="181, 130 on 181, 015")
    do(b, fire(b, "130", "015"))
    assert dice_thrown(b)[0] == 4
    roll(b, 2, 2, 2, 2)
    do(b, END, fire(b, "015", "130"))
    assert dice_thrown(b)[0] == 3
    assert waiting(b) == THROWING


def test_11_1_artillery_of_2cv_on_a_hill_fires_at_3cv_at_long_and_at_short_range() -> None:
    b = drawn(FC="089, 072 on 089", AC="130", FL="091, 082 on 091, 131")
    do(b, fire(b, "072", "130"))
    assert dice_thrown(b)[0] == 3
    roll(b, 2, 2, 2)
    do(b, fire(b, "082", "131"))
    assert dice_thrown(b)[0] == 3
    assert waiting(b) == THROWING


def test_11_5_a_card_comes_from_the_reserve_into_a_building_that_was_just_played() -> None:
    b = drawn(active=ALLIED, AC="130", FC="015", allied="180, 131")
    do(b, LayTerrain(uid(b, "180")), move(b, "131", "AC", on="180"))
    assert card(b, "131").on == uid(b, "180")
    assert waiting(b) == ACTING


def test_12_1_a_general_of_2_1_adds_2_when_attacking_and_1_when_defending() -> None:
    b = drawn(AC="007, 031, 032, 130", FC="008, 037")  # Vandamme and Gérard, both 2/1
    assert morale_value(b, card(b, "031"), keep=True).lines == [
        ("6.0 morale value", 2),
        ("12.1 offense", 2),
    ]
    assert morale_value(b, card(b, "037"), keep=True).lines == [
        ("6.0 morale value", 2),
        ("12.1 defense", 1),
    ]
    assert waiting(b) == ACTING


def test_17_4_penne_is_of_the_VI_corps_and_the_21st_division() -> None:
    penne = standard().by_number[48]
    assert penne.name_en.startswith("Penne")
    assert (penne.corps, penne.division, penne.brigade) == ("VI", "21", "Penne")


# The publisher's printed answers


def test_4_1_the_publisher_lets_the_french_redeploy_every_card_and_formation() -> None:
    b = drawn(active=ALLIED, phase="deployment", allied="130, 131, 132", french="015, 016, 017")
    do(b, deploy(b, "130", "AL"), deploy(b, "131", "AC"), deploy(b, "132", "AR", "square"), READY)
    assert (waiting(b), asked(b)) == (DEPLOYING, 0)
    do(b, deploy(b, "015", "FR", "column"), deploy(b, "016", "FC", "square"))
    do(b, deploy(b, "017", "FL"), READY)
    assert [card(b, label).formation for label in ("015", "016")] == [COLUMN, SQUARE]
    assert (waiting(b), asked(b)) == (ACTING, 0)


def test_4_2_the_publisher_leaves_terrain_laid_face_up_where_it_is() -> None:
    b = drawn(phase="deployment", french="015, 016, 017, 089", AC="130", options={"decoys": "on"})
    do(b, deploy(b, "089", "FC"))
    assert card(b, "089").up
    assert why_not(b, deploy(b, "089", "FC")) == "4.1 reserve"
    do(b, deploy(b, "015", "FL"), deploy(b, "016", "FC"), deploy(b, "017", "FR"), READY)
    assert why_not(b, move(b, "089", "reserve")) == "8.0 troops and generals"
    assert waiting(b) == ACTING


def test_4_2_the_publisher_lets_terrain_laid_as_a_decoy_be_taken_back() -> None:
    b = drawn(phase="deployment", french="015, 016, 017, 089", AC="130", options={"decoys": "on"})
    do(b, Hide(uid(b, "089"), PLACES["FL"]))
    do(b, deploy(b, "015", "FL"), deploy(b, "016", "FC"), deploy(b, "017", "FR"), READY)
    do(b, move(b, "089", "reserve"))
    assert where(b, "089") == "reserve-french"
    assert waiting(b) == ACTING


def test_4_3_the_publisher_says_horse_artillery_wins_nothing_alone() -> None:
    b = drawn(FC="078, 055", FL="015", AL="130")
    do(b, move(b, "078", "AC"))
    assert (b.finished, waiting(b)) == (False, ACTING)
    do(b, move(b, "055", "AC"))
    assert (b.finished, b.winner, waiting(b)) == (True, 0, "")


def test_8_3_the_publisher_lets_cavalry_pass_through_a_full_position() -> None:
    b = drawn(FC="015, 016, 017, 018", AC="130", french="055, 019")
    assert why_not(b, move(b, "019", "FC")) is None  # four of them may still leave
    do(b, move(b, "055", "AC"))
    assert where(b, "055") == "AC"
    assert waiting(b) == ACTING


def test_8_4_the_publisher_lets_a_general_pass_through_a_generals_position() -> None:
    b = drawn(FC="015, 001", AC="016, 130", french="002")
    do(b, move(b, "002", "AC"))
    assert where(b, "002") == "AC"
    assert waiting(b) == ACTING


def test_8_4_the_publisher_counts_the_limits_only_after_all_movement() -> None:
    b = drawn(FC="015, 016, 017, 018, 001", AC="130", french="019, 002")
    do(b, move(b, "019", "FC"), move(b, "002", "FC"))
    assert why_not(b, END) == "8.4 four cards"
    do(b, move(b, "018", "AC"))
    assert why_not(b, END) == "12.0 one general"
    do(b, move(b, "001", "reserve"))
    assert why_not(b, END) is None
    assert waiting(b) == ACTING


def test_11_2_the_publisher_lets_only_infantry_fire_on_or_shock_infantry_in_woods() -> None:
    b = drawn("quatre-bras", active=ALLIED, AR="165", FL="084, 023 on 084, 024")
    assert why_not(b, fire(b, "165", "023")) == "11.2 woods infantry attacks"
    assert why_not(b, fire(b, "165", "024")) is None
    b = drawn("quatre-bras", active=ALLIED, FL="084, 023 on 084, 130, 131 column, 162, 167")
    assert why_not(b, fire(b, "167", "023")) == "11.2 woods infantry attacks"
    assert why_not(b, fire(b, "162", "023")) == "11.2 woods infantry attacks"
    assert why_not(b, shock(b, "162", "023")) == "11.2 woods infantry attacks"
    assert why_not(b, fire(b, "130", "023")) is None
    assert why_not(b, shock(b, "131", "023")) is None
    assert waiting(b) == ACTING


def test_14_0_the_publisher_lets_a_decoy_be_withdrawn_and_then_played_normally() -> None:
    options = {"deck": "open", "decoys": "on"}
    b = drawn(options=options, FC="015, 001 down, 089 down", AC="130")
    do(b, move(b, "001", "reserve"), move(b, "089", "reserve"), END, END)
    do(b, move(b, "001", "FC"), LayTerrain(uid(b, "089")))
    assert (card(b, "001").up, card(b, "089").up) == (True, True)
    assert waiting(b) == ACTING


# Where the English and the French text differ


def test_R1_of_two_terrains_for_one_position_both_may_be_played_and_none_has_to() -> None:
    b = drawn(active=ALLIED, AC="130", FC="015", allied="180, 181")
    assert why_not(b, END) is None
    do(b, LayTerrain(uid(b, "180")))
    assert why_not(b, END) is None
    do(b, LayTerrain(uid(b, "181")))
    assert (where(b, "180"), where(b, "181")) == ("AC", "AC")
    assert waiting(b) == ACTING


def test_R3_the_order_of_battle_reads_corps_division_brigade() -> None:
    codes = {n: standard().by_number[n] for n in (15, 48, 130)}
    assert [c.corps for c in codes.values()] == ["I", "VI", "I"]
    assert all(c.brigade and c.brigade in c.name_en for c in codes.values())


def test_R4_half_of_an_odd_custom_deck_is_rounded_down() -> None:
    chart = battles()["ligny"]
    musters = [custom_line(chart, FRENCH, size).muster for size in (20, 21, 22)]
    assert musters == [10, 10, 11]


def test_R5_battle_points_keep_to_the_chart_unless_the_players_scale_them() -> None:
    chart = battles()["ligny"]
    assert custom_line(chart, FRENCH, 20).points == 330
    assert custom_line(chart, FRENCH, 20, 1, 2).points == 165


def test_R7_a_british_special_helps_british_cards_among_british_cards() -> None:
    b = drawn(active=ALLIED, arrived=True, AL="272", FR="016", AC="165", FC="015", allied="187")
    do(b, fire(b, "272", "016"))
    assert waiting(b) == THROWING  # 187 is not even offered
    roll(b, 2, 2, 2)
    do(b, fire(b, "165", "015"), play(b, "187", "165"))
    assert dice_thrown(b) == (4, 5)
    assert waiting(b) == THROWING


def test_R8_the_allies_lock_their_deployment_before_the_french_begin() -> None:
    b = drawn(active=ALLIED, phase="deployment", allied="130, 131, 132", french="015, 016, 017")
    assert (waiting(b), asked(b)) == (DEPLOYING, ALLIED)
    do(b, deploy(b, "130", "AL"), deploy(b, "131", "AC"), deploy(b, "132", "AR"), READY)
    assert why_not(b, deploy(b, "130", "AC")) == "5.0 alternate turns"
    assert (waiting(b), asked(b)) == (DEPLOYING, 0)


def test_R9_the_chief_of_staff_is_soult_and_the_option_is_about_decoys() -> None:
    chiefs = [c.name_en for c in standard().cards if c.chief_of_staff]
    assert chiefs == ["Soult", "Gneisenau"]
    b = drawn(FC="015", AC="130", french="001", options={"deck": "open", "decoys": "on"})
    assert why_not(b, Hide(uid(b, "001"), PLACES["FC"])) is None
    assert waiting(b) == ACTING


def test_R10_cavalry_that_shocked_in_a_grand_charge_is_blown_like_any_other() -> None:
    b = drawn(AC="064, 130", french="110")
    do(b, play(b, "110", "AC"), shock(b, "064", "130"))
    assert dice_thrown(b) == (5, 3)
    roll(b, 2, 2, 2, 2, 2)
    assert card(b, "064").wind == BLOWN
    assert waiting(b) == ACTING


def test_R12_lost_orders_bind_what_each_card_prints() -> None:
    b = drawn(active=ALLIED, FC="015", AC="130", AL="131", french="103")
    do(b, move(b, "130", "FC"), play(b, "103", "FC"))
    assert (where(b, "130"), why_not(b, move(b, "130", "FC"))) == ("AC", "13.0 lost orders")
    assert why_not(b, form(b, "130", "square")) is None
    assert (waiting(b), asked(b)) == (ACTING, ALLIED)
    b = drawn(FC="015, 069", AC="130", FL="016", allied="193")
    do(b, move(b, "015", "AC"), play(b, "193", "FC"))
    assert why_not(b, move(b, "015", "AC")) == "13.0 lost orders"
    assert why_not(b, fire(b, "069", "130")) is None
    assert why_not(b, form(b, "015", "square")) is None
    assert why_not(b, move(b, "016", "reserve")) is None
    assert (waiting(b), asked(b)) == (ACTING, 0)


def test_R14_fatigue_and_friendly_fire_name_enemy_infantry() -> None:
    for special in ("099", "105"):
        b = drawn(active=ALLIED, AC="130, 155, 015", FC="016", french=special)
        do(b, fire(b, "130", "015"))
        assert why_not(b, play(b, special, "015")) == "13.0 right card"
        assert why_not(b, play(b, special, "155")) == "13.0 right card"
        assert why_not(b, play(b, special, "130")) is None
        assert (waiting(b), asked(b)) == ("13.0 from reserve", 0)


def test_R15_ammo_depletion_lasts_as_long_as_the_engagement() -> None:
    b = drawn(FC="016", AC="015, 130, 131", french="093")
    do(b, play(b, "093", "130"), END)
    assert why_not(b, fire(b, "130", "015")) == "13.0 ammo depletion"
    do(b, END, END)
    assert why_not(b, fire(b, "130", "015")) == "13.0 ammo depletion"
    do(b, END, move(b, "015", "FC"))
    assert where(b, "093") == "discard"
    assert (waiting(b), asked(b)) == (ACTING, 0)


def test_R15_vorwarts_lasts_this_turn() -> None:
    b = drawn("ligny", active=ALLIED, phase="morale", AC="207 hits 1, 208", allied="299", FC="031")
    do(b, play(b, "299", "AC"))
    roll(b, 4)
    assert where(b, "207") == "AC"
    assert [line for line, _ in morale_value(b, card(b, "208"), keep=True).lines][1:] == [
        "13.0 vorwarts"
    ]
    do(b, END)
    assert len(morale_value(b, card(b, "208"), keep=True).lines) == 1
    assert (waiting(b), asked(b)) == (ACTING, 0)


def test_R16_no_quarter_gives_its_die_in_the_combat_phase_that_follows() -> None:
    b = drawn("ligny", phase="morale", AC="031, 207", allied="300")
    do(b, play(b, "300", "AC"))
    assert waiting(b) == TESTING
    roll(b, 1)
    assert dice_of(b, fire(b, "031", "207")) == [("7.1 combat value", 4), ("13.0 no quarter", 1)]
    do(b, END, END)
    assert dice_of(b, fire(b, "031", "207")) == [("7.1 combat value", 4)]
    assert (waiting(b), asked(b)) == (ACTING, 0)


def test_R17_the_prussians_have_no_muster_at_waterloo() -> None:
    waterloo = battles()["waterloo"]
    assert line_for(standard(), waterloo, PRUSSIAN).muster == 0
    assert custom_line(waterloo, PRUSSIAN, 20).muster == 0
    assert custom_line(waterloo, BRITISH, 20).muster == 10
