"""Chapter 13: Specials of the British artillery: Reverse Slope, Congreve Rockets, Shrapnel.

A scene is written in the roles of staging.py and played in every battle printed on the card.
"""

from __future__ import annotations

from grognard.games.eagles.model.actions import END, PASS
from tests.games.eagles.chapters.specials.moments import ACTS, DIE, SHOT, WINDOW
from tests.games.eagles.field import (
    ALLIED,
    FRENCH,
    asked,
    card,
    dice_thrown,
    do,
    drawn,
    fire,
    move,
    play,
    roll,
    uid,
    waiting,
    where,
    why_not,
)

# Reverse Slope: 197


def test_13_0_reverse_slope_takes_a_cv_from_each_french_artillery_shot_at_the_position() -> None:
    b = drawn(active=ALLIED, allied="197", FC="070, 072", FL="071", AC="130", AR="132")
    do(b, play(b, "197", "AC"))
    assert where(b, "197") == "AC"
    do(b, END)
    for guns, target, dice in (("070", "130", 2), ("072", "130", 1), ("071", "132", 3)):
        do(b, fire(b, guns, target))
        assert dice_thrown(b)[0] == dice
        roll(b, *[2] * dice)
    assert waiting(b) == ACTS


def test_R142_reverse_slope_comes_at_the_start_of_the_enemy_combat_phase_or_under_his_shot() -> (
    None
):
    b = drawn(phase="morale", allied="197", FC="070", AC="130", amended=False)
    assert (waiting(b), asked(b)) == (WINDOW, ALLIED)
    do(b, PASS, fire(b, "070", "130"))
    assert (waiting(b), asked(b)) == (WINDOW, ALLIED)
    do(b, play(b, "197", "AC"))
    assert dice_thrown(b)[0] == 2
    assert waiting(b) == SHOT


def test_R142_reverse_slope_is_not_offered_for_another_act_or_position() -> None:
    b = drawn(allied="197", FC="070, 015", AC="130", AR="132", AL="015")
    do(b, fire(b, "070", "130"))
    assert why_not(b, play(b, "197", "AR")) == "R142 latest moment"
    assert waiting(b) == WINDOW


def test_R116_reverse_slope_lasts_until_the_position_is_engaged() -> None:
    b = drawn(active=ALLIED, allied="197", FC="070, 015", AC="130")
    do(b, play(b, "197", "AC"), END, END, END)
    assert (b.active, where(b, "197"), b.grounds[4].slope) == (FRENCH, "AC", uid(b, "197"))
    do(b, move(b, "015", "AC"))
    assert (where(b, "197"), b.grounds[4].slope) == ("discard", -1)
    assert waiting(b) == ACTS


def test_R85_reverse_slope_covers_prussians_beside_british_but_not_prussians_alone() -> None:
    b = drawn(active=ALLIED, arrived=True, allied="197", FR="070", AL="130, 207", AC="132")
    do(b, play(b, "197", "AL"), END, fire(b, "070", "207"))
    assert dice_thrown(b)[0] == 2
    b = drawn(active=ALLIED, arrived=True, allied="197", FR="070", AL="207", AC="132")
    assert why_not(b, play(b, "197", "AL")) == "13.0 british position"
    assert waiting(b) == ACTS


def test_13_0_reverse_slope_is_for_an_own_unengaged_position() -> None:
    b = drawn(active=ALLIED, allied="197", FC="070", AC="130, 015", AR="132")
    assert why_not(b, play(b, "197", "AC")) == "13.0 unengaged position"
    assert why_not(b, play(b, "197", "FC")) == "13.0 right card"
    assert why_not(b, play(b, "197", "AL")) == "13.0 british position"
    assert why_not(b, play(b, "197", "AR")) is None
    assert waiting(b) == ACTS


def test_R103_a_second_reverse_slope_is_refused_while_one_lies_there() -> None:
    deck = {
        "deck": "custom",
        "french-deck": "015, 016, 017, 018, 019, 070",
        "british-deck": "130, 132, 137, 138, 139, 140, 197 x2",
        "prussian-deck": "207, 208, 216, 201",
    }
    b = drawn(active=ALLIED, options=deck, allied="197, 197b", FC="070", AC="130", AR="132")
    do(b, play(b, "197", "AC"))
    assert why_not(b, play(b, "197b", "AC")) == "R103 counting specials"
    assert why_not(b, play(b, "197b", "AR")) is None
    do(b, END)
    assert (waiting(b), asked(b)) == (WINDOW, ALLIED)
    assert why_not(b, play(b, "197b", "AC")) == "R103 counting specials"


# Congreve Rockets: 199


def test_13_0_rockets_are_tested_at_once_and_leave_no_hits() -> None:
    b = drawn(active=ALLIED, allied="199", FC="015, 016", AC="165")
    do(b, fire(b, "165", "015"))
    assert (waiting(b), asked(b)) == (WINDOW, ALLIED)
    do(b, play(b, "199", "165"))
    roll(b, 6, 6)
    assert (waiting(b), where(b, "199")) == (DIE, "discard")
    roll(b, 3)
    roll(b, 3)
    assert (where(b, "015"), card(b, "015").hits) == ("FC", 0)
    assert waiting(b) == ACTS


def test_13_0_rockets_take_one_from_the_morale_of_cavalry_only() -> None:
    for target, face, place in (
        ("063", 2, "FC"),
        ("063", 3, "casualties"),
        ("015", 3, "FC"),
        ("070", 3, "FC"),
        ("015", 4, "casualties"),
    ):
        b = drawn(active=ALLIED, allied="199", FC=f"{target}, 016", AC="165")
        do(b, fire(b, "165", target), play(b, "199", "165"))
        roll(b, 6, 2)
        roll(b, face)
        assert where(b, target) == place
        assert waiting(b) == ACTS


def test_R110_ones_still_hit_a_general_who_rolls_in_his_morale_phase() -> None:
    b = drawn(active=ALLIED, allied="199", FC="015, 006", AC="165")
    do(b, fire(b, "165", "015"), play(b, "199", "165"))
    roll(b, 6, 1)
    roll(b, 1)
    assert (card(b, "006").hits, waiting(b)) == (1, ACTS)
    do(b, END)
    assert waiting(b) == "12.4 general hit"


def test_R109_hits_already_borne_stay_for_the_morale_phase() -> None:
    b = drawn(active=ALLIED, allied="199", FC="015 struck hits 1", AC="165")
    do(b, fire(b, "165", "015"), play(b, "199", "165"))
    roll(b, 6, 2)
    roll(b, 3)
    assert (card(b, "015").hits, waiting(b)) == (1, ACTS)


def test_R110_rockets_and_shrapnel_or_ricochet_share_a_shot() -> None:
    b = drawn(active=ALLIED, allied="199, 200, 187", FC="015, 016", AC="175")
    do(b, fire(b, "175", "015"), play(b, "199", "175"), play(b, "200", "175"))
    assert dice_thrown(b) == (4, 4)
    roll(b, 4, 2, 2, 2)
    assert waiting(b) == DIE
    b = drawn(active=ALLIED, allied="199, 187", FC="015, 016", AC="175")
    do(b, fire(b, "175", "015"), play(b, "187", "175"), play(b, "199", "175"))
    assert dice_thrown(b) == (8, 6)
    b = drawn(active=ALLIED, allied="200, 187", FC="015 square, 016", AC="175")
    do(b, fire(b, "175", "015"), play(b, "187", "175"), play(b, "200", "175"))
    assert dice_thrown(b) == (8, 3)
    assert waiting(b) == SHOT


def test_13_0_a_third_special_on_the_same_shot_is_refused() -> None:
    b = drawn(active=ALLIED, allied="199, 200, 187, 198", FC="015", AC="175")
    do(b, fire(b, "175", "015"), play(b, "199", "175"), play(b, "200", "175"))
    assert waiting(b) == SHOT
    b = drawn(active=ALLIED, allied="199, 200, 187", french="103", FC="015", AC="175")
    do(b, fire(b, "175", "015"), play(b, "199", "175"), PASS, play(b, "200", "175"))
    assert why_not(b, play(b, "187", "175")) == "5.0 alternate turns"
    assert waiting(b) == WINDOW


def test_13_0_rockets_and_shrapnel_are_for_british_artillery_at_long_range() -> None:
    b = drawn(active=ALLIED, arrived=True, allied="199, 200, 187", FR="015", AL="272, 165")
    do(b, fire(b, "272", "015"))
    assert waiting(b) == SHOT
    b = drawn(active=ALLIED, allied="199, 200", AC="165, 015")
    do(b, fire(b, "165", "015"))
    assert waiting(b) == SHOT
    b = drawn(active=ALLIED, allied="199, 200", AC="165", FC="015")
    assert why_not(b, play(b, "199", "165")) == "R101 announce and answer"
    assert why_not(b, play(b, "200", "165")) == "R101 announce and answer"
    b = drawn(allied="199, 200", AC="165", FC="070, 015")
    do(b, fire(b, "070", "165"))
    assert waiting(b) == SHOT


def test_7_4_a_card_hit_by_rockets_counts_as_hit_though_it_has_passed() -> None:
    b = drawn(active=ALLIED, allied="199", FC="015, 016", AC="165, 166")
    do(b, fire(b, "165", "015"), play(b, "199", "165"))
    roll(b, 6, 2)
    roll(b, 1)
    assert why_not(b, fire(b, "166", "015")) == "7.4 all must be hit first"
    assert why_not(b, fire(b, "166", "016")) is None
    assert waiting(b) == ACTS


def test_R110_rockets_that_empty_a_position_win_nothing() -> None:
    b = drawn(active=ALLIED, allied="199", FC="015", AC="165, 130")
    do(b, fire(b, "165", "015"), play(b, "199", "165"))
    roll(b, 6, 2)
    roll(b, 6)
    assert (b.finished, where(b, "015"), waiting(b)) == (False, "casualties", ACTS)


# Shrapnel: 200


def test_13_0_shrapnel_is_a_long_shot_at_f3() -> None:
    b = drawn(active=ALLIED, allied="200", FC="015", AC="175, 174")
    do(b, fire(b, "175", "015"))
    assert (waiting(b), asked(b)) == (WINDOW, ALLIED)
    do(b, play(b, "200", "175"))
    assert dice_thrown(b) == (4, 4)
    roll(b, 2, 2, 2, 2)
    do(b, fire(b, "174", "015"))
    assert dice_thrown(b) == (4, 5)
    assert (waiting(b), where(b, "200")) == (SHOT, "discard")


def test_R115_shrapnel_sets_f3_first_and_a_column_or_square_then_adds_one() -> None:
    for formation, need in (("line", 4), ("column", 3), ("square", 3)):
        b = drawn(active=ALLIED, allied="200", FC=f"015 {formation}", AC="175")
        do(b, fire(b, "175", "015"), play(b, "200", "175"))
        assert dice_thrown(b) == (4, need)
        assert waiting(b) == SHOT
