"""Chapter 13: Specials that shake the enemy's morale: Panic, No Quarter.

A scene is written in the roles of staging.py and played in every battle printed on the card.
"""

from __future__ import annotations

import pytest

from grognard.games.eagles.model.actions import END, PASS
from grognard.games.eagles.model.pieces import PANICKED
from tests.games.eagles.chapters.specials.moments import (
    ACTS,
    CHOOSE,
    DIE,
    SHOT,
    WINDOW,
    cv,
    roll_for,
)
from tests.games.eagles.field import (
    ALLIED,
    FRENCH,
    asked,
    card,
    dice_thrown,
    do,
    drawn,
    fire,
    play,
    roll,
    shock,
    waiting,
    where,
    why_not,
)
from tests.games.eagles.staging import placed, printed, staged

CAST = ("inf2", "inf3", "cav", "guns", "gen")


# Panic: 100, 190


@pytest.mark.parametrize(("special", "battle"), printed("panic"))
def test_13_0_panic_makes_the_unhit_cards_of_the_position_test_when_the_named_card_routs(
    special: str, battle: str
) -> None:
    b, at = staged(
        special,
        battle,
        own_turn=False,
        phase="morale",
        far="inf hits 1, inf2 hits 1, cav, guns, gen",
        home="inf3",
    )
    do(b, roll_for(b, at["inf2"]), PASS)
    roll(b, 1)
    assert (waiting(b), asked(b)) == (WINDOW, at.seat)
    do(b, play(b, special, at["inf"]))
    roll(b, 6)
    assert (where(b, at["inf"]), where(b, special)) == ("casualties", "discard")
    assert (waiting(b), asked(b)) == (CHOOSE, 1 - at.seat)
    asked_for = {label for label in CAST if why_not(b, roll_for(b, at[label])) is None}
    assert asked_for == {
        "cav",
        "guns",
    }  # nobody hit, elsewhere, or a General (R82)
    do(b, roll_for(b, at["cav"]))
    roll(b, 6)
    roll(b, 1)
    assert (where(b, at["cav"]), where(b, at["guns"])) == ("casualties", at["far"])
    assert waiting(b) == ACTS


@pytest.mark.parametrize(("special", "battle"), printed("panic"))
def test_13_0_panic_does_nothing_when_the_named_card_stands(special: str, battle: str) -> None:
    b, at = staged(special, battle, own_turn=False, phase="morale", far="inf hits 1, cav")
    do(b, play(b, special, at["inf"]))
    roll(b, 1)
    assert (where(b, special), card(b, at["inf"]).marks & PANICKED) == ("discard", 0)
    assert waiting(b) == ACTS


@pytest.mark.parametrize(("special", "battle"), printed("panic"))
def test_13_0_panic_is_for_the_enemy_morale_phase_and_a_hit_troop_card(
    special: str, battle: str
) -> None:
    b, at = staged(special, battle, phase="morale", home="INF hits 1", far="inf hits 1")
    assert waiting(b) == DIE
    b, at = staged(special, battle, home="INF", far="inf hits 1")
    assert why_not(b, play(b, special, at["inf"])) == "13.0 enemy morale phase"
    b, at = staged(special, battle, own_turn=False, home="INF", far="inf hits 1, guns")
    do(b, fire(b, at["guns"], at["INF"]))
    assert waiting(b) == SHOT
    b, at = staged(special, battle, own_turn=False, phase="morale", far="gen hits 1, inf hits 1")
    assert waiting(b) == "12.4 general hit"
    roll(b, 1)
    assert why_not(b, play(b, special, at["gen"])) == "13.0 right card"
    assert why_not(b, play(b, special, at["inf"])) is None
    assert waiting(b) == WINDOW


def test_R111_panic_comes_before_the_first_die_of_the_card() -> None:
    b = drawn("ligny", active=ALLIED, phase="morale", french="100", AC="207 hits 2, 208")
    do(b, PASS)
    roll(b, 1)
    assert waiting(b) == DIE
    roll(b, 6)
    assert (where(b, "207"), where(b, "208"), waiting(b)) == ("casualties", "AC", ACTS)


def test_R111_panic_waits_until_the_rout_stands() -> None:
    for face, next_wait in ((1, ACTS), (6, DIE)):
        b = drawn(
            "ligny", active=ALLIED, phase="morale", french="100", allied="292", AC="207 hits 1, 208"
        )
        do(b, play(b, "100", "207"))
        roll(b, 6)
        do(b, play(b, "292", "207"))
        roll(b, face)
        assert waiting(b) == next_wait


def test_R111_routs_from_panic_cause_no_new_panic() -> None:
    b = drawn(
        "ligny", active=ALLIED, phase="morale", french="100", AC="207 hits 1, 208, 216", AL="221"
    )
    do(b, play(b, "100", "207"))
    roll(b, 6)
    do(b, roll_for(b, "208"))
    roll(b, 6)
    roll(b, 1)
    assert (where(b, "216"), where(b, "221"), waiting(b)) == ("AC", "AL", ACTS)


def test_R111_a_card_hit_by_rockets_the_turn_before_took_a_hit() -> None:
    b = drawn("quatre-bras", active=ALLIED, allied="199, 190", FC="015, 016, 017", AC="165, 166")
    do(b, fire(b, "165", "016"), play(b, "199", "165"))
    roll(b, 6, 2)
    roll(b, 1)
    do(b, fire(b, "166", "015"))
    roll(b, 6, 2)
    do(b, END, play(b, "190", "015"))
    roll(b, 6)
    assert waiting(b) == DIE
    roll(b, 6)
    assert (where(b, "016"), where(b, "017")) == ("FC", "casualties")
    assert waiting(b) == ACTS


# No Quarter: 300


@pytest.mark.parametrize(("battle", "pos"), [("ligny", "AC"), ("ligny", "FC"), ("waterloo", "FR")])
def test_13_0_no_quarter_adds_a_hit_to_each_french_troop_card_before_the_tests(
    battle: str, pos: str
) -> None:
    cards = {pos: "207, 208, 015 hits 1, 063, 001", "FL": "016", "allied": "300"}
    b = placed(battle, cards, FRENCH, "morale")
    assert (waiting(b), asked(b)) == (WINDOW, ALLIED)
    do(b, play(b, "300", pos))
    hits = [card(b, label).hits for label in ("015", "063", "001", "016", "207")]
    assert hits == [2, 1, 0, 0, 0]  # R82: no General; nobody elsewhere, no Prussian
    assert (waiting(b), asked(b), where(b, "300")) == (CHOOSE, FRENCH, "discard")


def test_R16_R112_a_card_that_passes_all_its_dice_fights_with_one_more_cv_this_turn() -> None:
    b = drawn("ligny", phase="morale", allied="300", AC="207, 208, 015 hits 1, 016 column, 017")
    do(b, play(b, "300", "AC"), roll_for(b, "015"))
    roll(b, 1)
    roll(b, 1)
    do(b, roll_for(b, "016"))
    roll(b, 1)
    roll(b, 6)
    assert where(b, "017") == "casualties"
    do(b, fire(b, "015", "207"))
    assert dice_thrown(b)[0] == cv(b, "015") + 1
    roll(b, 2, 2, 2, 2)
    do(b, shock(b, "016", "208"))
    assert dice_thrown(b)[0] == cv(b, "016") + 1
    roll(b, 2, 2, 2)
    do(b, END, END, fire(b, "015", "207"))
    assert dice_thrown(b)[0] == cv(b, "015")
    assert waiting(b) == SHOT


def test_R112_a_card_rallied_after_no_quarter_has_passed_all_its_dice() -> None:
    b = drawn("ligny", phase="morale", french="095", allied="300", AC="207, 015, 016")
    do(b, play(b, "300", "AC"), roll_for(b, "015"))
    roll(b, 6)
    do(b, play(b, "095", "015"))
    roll(b, 1)
    roll(b, 6)
    do(b, fire(b, "015", "207"))
    assert dice_thrown(b)[0] == cv(b, "015") + 1
    assert waiting(b) == SHOT


def test_R112_no_quarter_may_wait_for_a_die_but_not_beyond_the_first_troop_die_there() -> None:
    b = drawn(
        "ligny",
        phase="morale",
        allied="300",
        AC="207, 015 hits 2, 001 hits 1",
        AR="208, 016 hits 1",
    )
    do(b, PASS)
    assert (waiting(b), asked(b)) == (WINDOW, ALLIED)  # before the General's die
    do(b, PASS)
    roll(b, 1)
    do(b, roll_for(b, "015"), PASS)
    roll(b, 1)
    roll(b, 1)
    assert (waiting(b), asked(b)) == (WINDOW, ALLIED)  # before 016 rolls
    assert why_not(b, play(b, "300", "AC")) == "R106 idle play"
    do(b, play(b, "300", "AR"))
    roll(b, 1)
    assert (card(b, "015").hits, card(b, "016").hits, waiting(b)) == (0, 1, DIE)


def test_R112_a_test_of_defection_is_not_yet_a_troop_die_of_the_phase() -> None:
    b = drawn(phase="morale", arrived=True, french="106", allied="300", FR="207, 134, 130, 015")
    do(b, play(b, "106", "FR"), PASS)
    roll(b, 1)
    assert why_not(b, play(b, "300", "FR")) is None
    assert (waiting(b), asked(b)) == (WINDOW, ALLIED)


def test_13_0_no_quarter_is_for_the_french_morale_phase_and_an_engaged_position() -> None:
    b = drawn("ligny", phase="morale", allied="300", AC="207, 015", FC="016 hits 1")
    assert why_not(b, play(b, "300", "FC")) == "13.0 engaged position"
    assert why_not(b, play(b, "300", "AC")) is None
    b = drawn("ligny", active=ALLIED, allied="300", AC="207, 015")
    assert why_not(b, play(b, "300", "AC")) == "13.0 enemy morale phase"
    b = drawn("ligny", active=ALLIED, phase="morale", allied="300", AC="207 hits 1, 015")
    assert waiting(b) == DIE
    b = drawn("ligny", allied="300, 298", AC="207, 015")
    do(b, fire(b, "015", "207"))
    assert why_not(b, play(b, "300", "AC")) == "13.0 enemy morale phase"
    assert waiting(b) == WINDOW


def test_13_0_no_quarter_at_waterloo_needs_prussians_there() -> None:
    b = drawn(phase="morale", arrived=True, allied="300", FR="130, 015 hits 1", AL="207, 016")
    assert why_not(b, play(b, "300", "FR")) == "13.0 prussian position"
    assert why_not(b, play(b, "300", "AL")) is None
    assert waiting(b) == WINDOW


def test_13_0_cards_that_fail_under_no_quarter_rout_and_may_lose_the_battle() -> None:
    b = drawn("ligny", phase="morale", allied="300", FC="207, 015")
    do(b, play(b, "300", "FC"))
    roll(b, 4)
    assert (b.finished, b.winner, waiting(b)) == (True, ALLIED, "")


def test_R82_panic_and_no_quarter_reach_troop_cards_only() -> None:
    b = drawn("ligny", phase="morale", french="100", allied="300", AC="207, 015, 001")
    do(b, play(b, "300", "AC"))
    assert (card(b, "015").hits, card(b, "001").hits, waiting(b)) == (1, 0, DIE)
    b = drawn("ligny", active=ALLIED, phase="morale", french="100", AC="207 hits 1, 201")
    do(b, play(b, "100", "207"))
    roll(b, 6)
    assert (where(b, "201"), waiting(b)) == ("AC", ACTS)
