"""Chapter 13: Specials that help one's own morale: Rally, and the cheers of the three armies.

A scene is written in the roles of staging.py and played in every battle printed on the card.
"""

from __future__ import annotations

import pytest

from grognard.games.eagles.model.actions import END, PASS
from tests.games.eagles.chapters.specials.moments import ACTS, DIE, SHOT, WINDOW, morale, roll_for
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
from tests.games.eagles.staging import printed, staged

# Rally: 095, 185, 292


@pytest.mark.parametrize(("special", "battle"), printed("rally"))
def test_13_0_rally_gives_a_routed_card_another_test_and_a_pass_cancels_the_rout(
    special: str, battle: str
) -> None:
    b, at = staged(special, battle, phase="morale", home="INF hits 1, INF2")
    roll(b, 6)
    assert (waiting(b), asked(b)) == (WINDOW, at.seat)
    assert where(b, at["INF"]) == at["home"]
    do(b, play(b, special, at["INF"]))
    assert (waiting(b), where(b, special)) == (DIE, "discard")
    roll(b, morale(b, at["INF"]))
    assert (where(b, at["INF"]), card(b, at["INF"]).hits) == (at["home"], 0)
    assert waiting(b) == ACTS


@pytest.mark.parametrize(("special", "battle"), printed("rally"))
def test_13_0_rally_that_fails_and_a_rally_not_played_leave_the_rout(
    special: str, battle: str
) -> None:
    b, at = staged(special, battle, phase="morale", home="INF hits 1, INF2")
    roll(b, 6)
    do(b, play(b, special, at["INF"]))
    roll(b, 6)
    assert where(b, at["INF"]) == "casualties"
    b, at = staged(special, battle, phase="morale", home="INF hits 1, INF2")
    roll(b, 6)
    do(b, PASS)
    assert (where(b, at["INF"]), where(b, at["INF2"])) == ("casualties", at["home"])
    assert waiting(b) == ACTS


def test_R35_rally_comes_before_the_routed_card_is_removed_and_saves_the_position() -> None:
    b = drawn("ligny", phase="morale", active=ALLIED, allied="292", AC="207 hits 1, 015")
    roll(b, 6)
    assert where(b, "207") == "AC"
    do(b, play(b, "292", "207"))
    roll(b, 1)
    assert (b.finished, where(b, "207")) == (False, "AC")
    b = drawn("ligny", phase="morale", active=ALLIED, allied="292", AC="207 hits 1, 015")
    roll(b, 6)
    do(b, PASS)
    assert (b.finished, b.winner, waiting(b)) == (True, FRENCH, "")


def test_R36_R137_rally_replaces_the_failed_die_and_the_other_hits_follow() -> None:
    b = drawn(phase="morale", french="095", FC="015 hits 3")
    roll(b, 2)
    roll(b, 5)
    do(b, play(b, "095", "015"))
    roll(b, 3)
    assert (card(b, "015").hits, waiting(b)) == (1, DIE)
    roll(b, 4)
    assert where(b, "015") == "casualties"
    assert waiting(b) == ACTS


def test_R36_a_natural_six_still_routs_a_rallied_card() -> None:
    b = drawn(phase="morale", french="095, 107", FC="049 hits 1, 001")
    do(b, play(b, "107", "FC"))
    roll(b, 6)
    do(b, play(b, "095", "049"))
    roll(b, 6)
    assert where(b, "049") == "casualties"
    assert waiting(b) == ACTS


def test_13_0_rally_is_for_troop_cards_and_for_ones_own() -> None:
    b = drawn(phase="morale", french="095", FC="001 hits 1, 015")
    roll(b, 6)
    assert where(b, "001") == "casualties"
    assert waiting(b) == ACTS
    b = drawn("ligny", phase="morale", active=ALLIED, french="095", AC="207 hits 1, 208")
    roll(b, 6)
    assert (where(b, "207"), waiting(b)) == ("casualties", ACTS)


def test_13_0_rally_answers_a_test_outside_the_morale_phase_in_either_turn() -> None:
    b = drawn("ligny", french="095", allied="298", FC="015, 016")
    do(b, move(b, "016", "reserve"), play(b, "298", "015"))
    roll(b, 6, 2, 2)
    roll(b, 6)
    assert (waiting(b), asked(b)) == (WINDOW, FRENCH)
    do(b, play(b, "095", "015"))
    roll(b, 1)
    assert where(b, "015") == "FC"
    b = drawn(french="106", allied="185", AC="134, 130, 015")
    do(b, play(b, "106", "AC"))
    roll(b, 6)
    assert (waiting(b), asked(b)) == (WINDOW, ALLIED)
    do(b, play(b, "185", "134"))
    roll(b, 2)
    assert where(b, "134") == "AC"
    assert waiting(b) == ACTS


# Vive l'Empereur: 107; the Colors: 198; Vorwärts: 299

CHEERS = [*printed("vive_lempereur"), *printed("the_colors"), *printed("vorwarts")]


@pytest.mark.parametrize(("special", "battle"), CHEERS)
def test_13_0_a_cheer_gives_the_army_in_one_position_one_more_morale_this_turn(
    special: str, battle: str
) -> None:
    b, at = staged(special, battle, phase="morale", home="INF hits 1, INF3 hits 1", amended=False)
    do(b, roll_for(b, at["INF"]))
    assert (waiting(b), asked(b)) == (WINDOW, at.seat)
    do(b, play(b, special, at["home"]))
    roll(b, morale(b, at["INF"]) + 1)
    roll(b, morale(b, at["INF3"]) + 1)
    assert (where(b, at["INF"]), where(b, at["INF3"])) == (at["home"], at["home"])
    assert (waiting(b), where(b, special)) == (ACTS, "discard")


@pytest.mark.parametrize(("special", "battle"), CHEERS)
def test_13_0_a_cheer_serves_an_engaged_position_and_vorwarts_more_on_the_french_line(
    special: str, battle: str
) -> None:
    gain = 2 if special == "299" else 1
    for short, stays in ((0, True), (1, False)):
        b, at = staged(special, battle, phase="morale", far="INF hits 1, INF3, inf, inf2")
        do(b, play(b, special, at["far"]))
        roll(b, morale(b, at["INF"]) + gain + short)
        assert where(b, at["INF"]) == (at["far"] if stays else "casualties")
        assert waiting(b) == ACTS


def test_13_0_vorwarts_gives_two_on_the_french_line_and_one_on_its_own() -> None:
    b = drawn("ligny", active=ALLIED, phase="morale", allied="299", FC="211 hits 1, 207, 015")
    do(b, play(b, "299", "FC"))
    roll(b, 4)
    assert where(b, "211") == "FC"
    b = drawn("ligny", active=ALLIED, phase="morale", allied="299", FC="211 hits 1, 207, 015")
    do(b, play(b, "299", "FC"))
    roll(b, 5)
    assert where(b, "211") == "casualties"
    b = drawn("ligny", active=ALLIED, phase="morale", allied="299", AC="211 hits 1, 207, 015")
    do(b, play(b, "299", "AC"))
    roll(b, 4)
    assert where(b, "211") == "casualties"
    assert waiting(b) == ACTS


@pytest.mark.parametrize(("special", "battle"), CHEERS)
def test_R142_a_cheer_waits_for_a_test_of_its_army_in_that_position(
    special: str, battle: str
) -> None:
    b, at = staged(special, battle, home="INF", far="inf", amended=False)
    assert why_not(b, play(b, special, at["home"])) == "R142 latest moment"
    b, at = staged(
        special, battle, phase="morale", home="INF hits 1", far="inf, INF3", amended=False
    )
    assert why_not(b, play(b, special, at["far"])) == "R142 latest moment"
    assert why_not(b, play(b, special, at["home"])) is None
    b, at = staged(special, battle, phase="morale", home="GEN hits 1, INF", amended=False)
    assert waiting(b) == "12.4 general hit"
    b, at = staged(
        special, battle, own_turn=False, phase="morale", home="INF", far="inf hits 1", amended=False
    )
    assert waiting(b) == DIE


def test_13_0_the_colors_do_not_serve_prussians_nor_vorwarts_the_british() -> None:
    b = drawn(
        active=ALLIED,
        phase="morale",
        arrived=True,
        allied="198, 299",
        AL="207 hits 1, 130 hits 1",
        amended=False,
    )
    do(b, roll_for(b, "207"))
    assert why_not(b, play(b, "198", "AL")) == "13.0 right card"
    do(b, play(b, "299", "AL"))
    roll(b, 4)
    assert why_not(b, play(b, "198", "AL")) is None
    do(b, PASS)
    roll(b, 4)
    assert (where(b, "207"), where(b, "130")) == ("AL", "casualties")
    assert waiting(b) == ACTS


def test_R114_prussians_beside_the_colors_have_their_own_morale() -> None:
    b = drawn(
        active=ALLIED,
        phase="morale",
        arrived=True,
        allied="198",
        AL="207 hits 1, 130 hits 1, 216",
        amended=False,
    )
    do(b, roll_for(b, "130"), play(b, "198", "AL"))
    roll(b, 4)
    roll(b, morale(b, "207") + 1)
    assert (where(b, "130"), where(b, "207")) == ("AL", "casualties")
    assert waiting(b) == ACTS


def test_R100_a_cheer_lasts_to_the_end_of_the_turn_and_no_longer() -> None:
    b = drawn(phase="morale", french="107", allied="195, 199", FC="015 hits 1, 130", AL="")
    do(b, play(b, "107", "FC"))
    roll(b, 4)
    assert (waiting(b), asked(b)) == (WINDOW, ALLIED)
    do(b, play(b, "195", "015"))
    roll(b, 6, 1, 1)
    roll(b, 4)
    assert where(b, "015") == "FC"
    assert b.grounds[1].cheer == 1
    do(b, END)
    assert (b.active, b.grounds[1].cheer) == (ALLIED, 0)
    assert waiting(b) == ACTS


def test_R100_a_cheer_in_the_enemy_turn_serves_the_tests_made_in_it() -> None:
    b = drawn(active=ALLIED, french="107", allied="199", FC="015, 016", AC="165, 166")
    do(b, fire(b, "166", "016"), PASS)
    roll(b, 6, 2)
    assert (card(b, "016").hits, waiting(b)) == (1, ACTS)  # no test now, nothing to play
    do(b, fire(b, "165", "015"), play(b, "199", "165"))
    assert waiting(b) == SHOT  # R142: not before a card has a test to make
    roll(b, 6, 2)
    assert (waiting(b), asked(b)) == (WINDOW, FRENCH)
    do(b, play(b, "107", "FC"))
    roll(b, 4)
    assert where(b, "015") == "FC"
    do(b, END)
    assert (waiting(b), b.active, b.grounds[1].cheer) == (DIE, FRENCH, 0)


def test_13_0_the_colors_answer_defection_in_each_phase() -> None:
    for phase in ("morale", "combat", "reinforce"):
        b = drawn(phase=phase, french="106", allied="198", AC="134, 130, 015")
        do(b, play(b, "106", "AC"))
        assert (waiting(b), asked(b)) == (WINDOW, ALLIED)
        do(b, play(b, "198", "AC"))
        roll(b, 3)
        assert where(b, "134") == "AC"
    assert waiting(b) == ACTS


def test_R114_a_cheer_reaches_a_card_that_came_later() -> None:
    b = drawn(
        active=ALLIED,
        phase="morale",
        french="106",
        allied="198, 134",
        AC="130 hits 1, 133, 015",
        amended=False,
    )
    do(b, PASS, play(b, "198", "AC"), PASS)
    roll(b, 4)
    do(b, PASS, move(b, "134", "AC"), PASS, END, play(b, "106", "AC"), roll_for(b, "134"))
    roll(b, 3)
    assert where(b, "134") == "AC"
    roll(b, 3)
    assert where(b, "133") == "casualties"
    assert (waiting(b), asked(b)) == (ACTS, FRENCH)
