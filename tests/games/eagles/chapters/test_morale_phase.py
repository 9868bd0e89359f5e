"""Chapter 6: the Morale phase: the order of its tests, and what interrupts it."""

from __future__ import annotations

import pytest

from grognard.games.eagles.chapters.morale import FriendlyFire, MoraleTest
from grognard.games.eagles.model.actions import END, PASS
from grognard.games.eagles.model.pieces import HARRIED, PANICKED, ZEAL
from tests.games.eagles.chapters.morale_tests import hits, trial
from tests.games.eagles.field import (
    ALLIED,
    FRENCH,
    asked,
    card,
    do,
    drawn,
    fire,
    move,
    play,
    roll,
    waiting,
    where,
    why_not,
)

MORALE_DIE = "6.0 one roll per hit"
COMBAT = "5.0 combat phase"
CHOOSE_TEST = "5.0 morale phase"
SPECIAL = "13.0 from reserve"


# ---- The order of the tests


def test_R27_generals_roll_before_all_cards_whatever_the_position() -> None:
    b = drawn(phase="morale", FL="015 hits 1", FR="002 hits 1, 016 hits 1", AC="130")
    assert waiting(b) == "12.4 general hit"
    roll(b, 3)
    assert waiting(b) == CHOOSE_TEST


def test_R27_every_hit_general_rolls_before_the_first_card() -> None:
    b = drawn(phase="morale", FL="001 hits 1, 015 hits 1", FR="002 hits 2", AC="130 hits 1, 111")
    for left in ([0, 2], [0, 1], [0, 0]):
        assert waiting(b) == "12.4 general hit"
        roll(b, 3)
        assert [hits(b, "001"), hits(b, "002")] == left
    assert waiting(b) == MORALE_DIE and hits(b, "015") == 1
    roll(b, 1)
    assert waiting(b) == COMBAT


def test_R27_the_owner_chooses_which_card_is_tested_next() -> None:
    b = drawn(phase="morale", FC="015 hits 1, 016 hits 1, 017 hits 1", AC="130")
    assert asked(b) == FRENCH and waiting(b) == CHOOSE_TEST
    do(b, trial(b, "017"))
    roll(b, 4)
    assert where(b, "017") == "casualties" and where(b, "015") == where(b, "016") == "FC"
    assert asked(b) == FRENCH and why_not(b, trial(b, "017")) == "6.0 last enemy turn"
    do(b, trial(b, "016"))
    roll(b, 1)
    roll(b, 1)  # the last one needs no choice
    assert waiting(b) == COMBAT


def test_R27_victory_is_checked_after_each_elimination() -> None:
    b = drawn(phase="morale", FC="015 hits 1, 130", FL="016 hits 1", AC="128")
    do(b, trial(b, "015"))
    roll(b, 6)
    assert b.finished and b.winner == ALLIED and hits(b, "016") == 1
    assert waiting(b) == ""


def test_R28_a_general_killed_in_this_phase_no_longer_helps() -> None:
    b = drawn(active=ALLIED, phase="morale", AC="111 hits 1, 130 hits 1, 128", FC="015")
    roll(b, 6)
    assert where(b, "111") == "casualties"
    roll(b, 4)
    assert where(b, "130") == "casualties" and waiting(b) == COMBAT


def test_R28_a_general_who_lives_helps() -> None:
    b = drawn(active=ALLIED, phase="morale", AC="111 hits 1, 130 hits 1, 128", FC="015")
    roll(b, 5)
    roll(b, 5)  # against 3 + 3
    assert where(b, "130") == "AC" and waiting(b) == COMBAT


# ---- Rally


def test_R35_rally_may_be_played_before_the_routed_card_is_taken_off() -> None:
    b = drawn(phase="morale", FC="015 hits 1, 130", AC="128", french="095")
    roll(b, 6)
    assert where(b, "015") == "FC" and not b.finished
    assert waiting(b) == SPECIAL and asked(b) == FRENCH
    do(b, play(b, "095", "015"))
    assert waiting(b) == MORALE_DIE
    roll(b, 3)
    assert where(b, "015") == "FC" and hits(b, "015") == 0 and where(b, "095") == "discard"
    assert not b.finished and waiting(b) == COMBAT


def test_R35_without_rally_the_last_defender_loses_the_position_at_once() -> None:
    b = drawn(phase="morale", FC="015 hits 1, 130", AC="128", french="095")
    roll(b, 6)
    do(b, PASS)
    assert where(b, "015") == "casualties"
    assert b.finished and b.winner == ALLIED and waiting(b) == ""


def test_R36_rally_gives_one_new_die_and_then_the_other_hits_follow() -> None:
    b = drawn(phase="morale", FC="015 hits 2", AC="130", french="095")
    roll(b, 4)
    do(b, play(b, "095", "015"))
    roll(b, 3)
    assert hits(b, "015") == 1 and waiting(b) == MORALE_DIE
    roll(b, 3)
    assert hits(b, "015") == 0 and waiting(b) == COMBAT


def test_R36_a_hit_not_yet_rolled_can_still_rout_a_rallied_card() -> None:
    b = drawn(phase="morale", FC="015 hits 2, 016", AC="130", french="095")
    roll(b, 4)
    do(b, play(b, "095", "015"))
    roll(b, 1)
    roll(b, 4)
    assert where(b, "015") == "casualties" and waiting(b) == COMBAT


def test_R36_a_natural_six_routs_a_card_that_tries_to_rally() -> None:
    b = drawn(phase="morale", FC="001, 015 hits 1, 016", AC="130", french="095")
    roll(b, 6)
    do(b, play(b, "095", "015"))
    roll(b, 6)
    assert where(b, "015") == "casualties" and where(b, "001") == "FC"
    assert waiting(b) == COMBAT


def test_R36_a_passed_die_opens_no_window_for_rally() -> None:
    b = drawn(phase="morale", FC="015 hits 1", AC="130", french="095")
    roll(b, 3)
    assert waiting(b) == COMBAT and where(b, "095") == "reserve-french"


def test_R137_rally_never_saves_a_general() -> None:
    b = drawn(phase="morale", FC="001 hits 1, 015", AC="130", french="095")
    roll(b, 6)
    assert where(b, "001") == "casualties" and where(b, "095") == "reserve-french"
    assert waiting(b) == COMBAT


# ---- R100 "this turn", R109 tests at once


def test_R100_a_bonus_of_the_morale_phase_helps_every_test_of_that_phase() -> None:
    b = drawn(phase="morale", FC="015 hits 2", AC="130", french="107")
    assert waiting(b) == SPECIAL and asked(b) == FRENCH
    do(b, play(b, "107", "FC"))
    roll(b, 4)
    roll(b, 4)
    assert where(b, "015") == "FC" and waiting(b) == COMBAT


def test_R100_a_bonus_is_over_when_its_turn_is_over() -> None:
    b = drawn(phase="morale", FC="015 hits 1, 016", AC="165, 128", french="107")
    do(b, play(b, "107", "FC"))
    roll(b, 4)
    do(b, END)
    assert asked(b) == ALLIED
    do(b, fire(b, "165", "015"))
    roll(b, 6, 2)
    do(b, END)
    assert waiting(b) == MORALE_DIE
    roll(b, 4)
    assert where(b, "015") == "casualties" and waiting(b) == COMBAT


def test_R100_a_bonus_played_in_the_enemy_turn_does_not_reach_the_own_morale_phase() -> None:
    b = drawn(active=ALLIED, FC="055, 015 hits 1", AC="165, 128", french="107", allied="199")
    do(b, fire(b, "165", "055"))
    assert waiting(b) == SPECIAL and asked(b) == ALLIED
    do(b, play(b, "199", "165"))
    roll(b, 5, 2)
    assert waiting(b) == SPECIAL and asked(b) == FRENCH
    do(b, play(b, "107", "FC"))
    roll(b, 3)  # 3 + 1 - 1
    assert where(b, "055") == "FC" and waiting(b) == COMBAT and asked(b) == ALLIED
    do(b, END)
    roll(b, 4)  # the infantry's own hit, in the French Morale phase
    assert where(b, "015") == "casualties" and waiting(b) == COMBAT and asked(b) == FRENCH


def test_R109_a_test_at_once_has_the_usual_modifiers_and_leaves_old_hits_alone() -> None:
    b = drawn(AC="117, 133 hits 1, 130 hits 1, 015", french="106")
    do(b, play(b, "106", "AC"))
    assert waiting(b) == MORALE_DIE
    roll(b, 3)  # against 1 + 2
    assert where(b, "133") == "AC" and hits(b, "133") == 1 and hits(b, "130") == 1
    assert waiting(b) == COMBAT and asked(b) == FRENCH


def test_R109_defection_is_one_die_for_each_card_in_the_owners_order() -> None:
    b = drawn(AC="117, 133 hits 2, 134, 130, 015", french="106")
    do(b, play(b, "106", "AC"))
    assert waiting(b) == CHOOSE_TEST and asked(b) == ALLIED
    assert why_not(b, trial(b, "130")) == "6.0 last enemy turn"
    do(b, trial(b, "134"))
    roll(b, 4)  # 2 + 2: Perponcher commands in I Corps
    assert where(b, "134") == "AC"
    roll(b, 4)  # against 1 + 2
    assert where(b, "133") == "casualties" and where(b, "130") == "AC"
    assert waiting(b) == COMBAT and asked(b) == FRENCH


def test_R109_rally_may_answer_a_test_at_once() -> None:
    b = drawn(AC="133, 015", french="106", allied="185")
    do(b, play(b, "106", "AC"))
    roll(b, 2)
    assert waiting(b) == SPECIAL and asked(b) == ALLIED
    do(b, play(b, "185", "133"))
    roll(b, 1)
    assert where(b, "133") == "AC" and not b.finished and waiting(b) == COMBAT


def test_R109_a_rout_at_once_can_end_the_battle() -> None:
    b = drawn(AC="133, 015", french="106")
    do(b, play(b, "106", "AC"))
    roll(b, 2)
    assert b.finished and b.winner == FRENCH and waiting(b) == ""


# ---- R111 Panic and R112 No Quarter belong to the Morale phase


def test_R111_panic_spreads_to_the_cards_that_were_not_hit() -> None:
    b = drawn(
        active=ALLIED, phase="morale", AC="130 hits 1, 149 hits 1, 128, 146, 015", french="100"
    )
    do(b, trial(b, "130"))
    assert waiting(b) == SPECIAL and asked(b) == FRENCH
    do(b, play(b, "100", "130"))
    roll(b, 4)
    assert where(b, "130") == "casualties"
    assert waiting(b) == CHOOSE_TEST and asked(b) == ALLIED
    assert why_not(b, trial(b, "149")) == "6.0 last enemy turn"
    do(b, trial(b, "146"))
    roll(b, 5)
    assert where(b, "146") == "casualties"
    roll(b, 4)
    assert where(b, "128") == "AC" and hits(b, "149") == 1
    roll(b, 1)  # at last the other card that was hit
    assert waiting(b) == COMBAT and asked(b) == ALLIED


def test_R111_a_card_that_passes_spreads_no_panic() -> None:
    b = drawn(active=ALLIED, phase="morale", AC="130 hits 1, 128, 015", french="100")
    do(b, play(b, "100", "130"))
    roll(b, 3)
    assert where(b, "130") == where(b, "128") == "AC"
    assert waiting(b) == COMBAT and asked(b) == ALLIED


def test_R111_a_card_that_passes_is_in_panic_no_longer() -> None:
    b = drawn(active=ALLIED, phase="morale", AC="130 hits 1, 149 hits 1, 015", french="100")
    do(b, trial(b, "130"))
    do(b, play(b, "100", "130"))
    assert card(b, "130").marks & PANICKED
    roll(b, 1)
    assert waiting(b) == MORALE_DIE  # of the other card: the phase continues
    assert not card(b, "130").marks & PANICKED


@pytest.mark.parametrize("mark", ["panicked", "harried", "battered"])
def test_R111_what_was_done_to_a_card_in_the_enemy_turn_is_over_with_its_morale_phase(
    mark: str,
) -> None:
    b = drawn(active=ALLIED, phase="morale", AC=f"130 {mark}, 149 hits 1, 015")
    assert card(b, "130").marks
    roll(b, 1)
    assert waiting(b) == COMBAT and not card(b, "130").marks


def test_R111_a_card_hit_two_turns_ago_counts_as_unhit() -> None:
    b = drawn(active=ALLIED, phase="morale", AC="130 hits 1, 128, 069", FC="070", french="100")
    do(b, PASS)
    roll(b, 1)
    do(b, END)
    do(b, fire(b, "069", "128"))
    roll(b, 6, 6, 2)
    assert hits(b, "128") == 2 and waiting(b) == COMBAT
    do(b, END)
    do(b, play(b, "100", "128"))
    roll(b, 5)
    assert where(b, "128") == "casualties"
    assert waiting(b) == MORALE_DIE  # 130, hit in an earlier turn, panics
    roll(b, 2)
    assert where(b, "130") == "AC" and waiting(b) == COMBAT


def test_R112_no_quarter_adds_a_hit_before_the_tests_and_rewards_cards_that_hold() -> None:
    b = drawn("ligny", phase="morale", FC="037 hits 1, 038, 216", AC="207", allied="300")
    assert waiting(b) == SPECIAL and asked(b) == ALLIED
    do(b, play(b, "300", "FC"))
    assert (hits(b, "037"), hits(b, "038"), hits(b, "216")) == (2, 1, 0)
    do(b, trial(b, "037"))
    roll(b, 2)
    assert card(b, "037").marks & HARRIED
    roll(b, 1)
    assert card(b, "037").marks & (HARRIED | ZEAL) == ZEAL
    assert card(b, "038").marks & (HARRIED | ZEAL) == HARRIED
    roll(b, 3)
    assert where(b, "038") == "casualties"
    assert waiting(b) == COMBAT and asked(b) == FRENCH
    do(b, fire(b, "037", "216"))
    roll(b, 1, 1, 1, 1)  # 3 cv and one more
    assert waiting(b) == COMBAT


# ---- The Combat phase follows


def test_6_0_a_card_that_passed_its_tests_may_act_in_the_same_turn() -> None:
    b = drawn(phase="morale", FC="015 hits 1", AC="130")
    roll(b, 3)
    assert why_not(b, move(b, "015", "AC")) is None
    assert waiting(b) == COMBAT


def test_R150_a_card_that_panic_makes_test_is_turned_face_up() -> None:
    b = drawn(
        "quatre-bras",
        active=FRENCH,
        phase="morale",
        FC="023 hits 1, 024 down",
        FL="025",
        FR="026",
        AC="128",
        allied="190",
    )
    do(b, play(b, "190", "023"))
    roll(b, 6)
    assert card(b, "024").up
    assert waiting(b) == "6.0 one roll per hit"


def test_R150_a_card_that_need_not_test_stays_face_down() -> None:
    b = drawn("quatre-bras", phase="morale", FC="023 hits 1, 024 down", FL="025", AC="128")
    roll(b, 6)
    assert not card(b, "024").up
    assert waiting(b) == "5.0 combat phase"


def test_R157_tests_can_be_saved_in_the_middle() -> None:
    for fields in ([3, 2, 1, 0, 7], [5, 4, 0, 1, -1]):
        test = MoraleTest(0, 0, False)
        test.restore(fields)
        assert test.fields() == test.copy().fields() == fields
    fire = FriendlyFire(0)
    fire.restore([7])
    assert fire.fields() == fire.copy().fields() == [7]
