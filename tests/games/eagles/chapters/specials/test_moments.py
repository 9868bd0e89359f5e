"""Chapter 13: when a Special may be played, and what the others learn of it."""

from __future__ import annotations

import pytest

from grognard.games.eagles.chapters.specials.window import ChoosePlay
from grognard.games.eagles.model import actions
from grognard.games.eagles.model.actions import END, PASS
from grognard.games.eagles.model.events import Happened
from grognard.games.eagles.model.state import Battle
from grognard.kernel.decision import Decision
from tests.games.eagles.chapters.specials.moments import ACTS, DIE, SHOT, WINDOW, roll_for
from tests.games.eagles.field import (
    ALLIED,
    FRENCH,
    asked,
    card,
    dice_thrown,
    do,
    draw,
    drawn,
    fire,
    move,
    play,
    roll,
    shock,
    uid,
    waiting,
    why_not,
)

# What is hidden


def test_R105_a_special_needs_a_card_whose_kind_is_public() -> None:
    b = drawn(
        active=ALLIED,
        phase="morale",
        french="099",
        AC="130 down, 132 down column, 180, 140 down on 180",
        AR="131",
    )
    assert why_not(b, play(b, "099", "130")) == "R105 type not public"
    assert why_not(b, play(b, "099", "132")) is None
    assert why_not(b, play(b, "099", "140")) is None
    assert why_not(b, play(b, "099", "131")) is None
    assert waiting(b) == WINDOW


def test_R105_cards_in_a_reserve_are_never_targets() -> None:
    b = drawn(active=ALLIED, french="099", allied="132", AC="130")
    do(b, move(b, "132", "AC"))
    assert (waiting(b), asked(b)) == (WINDOW, FRENCH)
    assert why_not(b, play(b, "099", "132")) == "13.0 right card"
    assert why_not(b, play(b, "099", "130")) is None


def test_R105_R130_every_face_down_card_is_refused_alike() -> None:
    b = drawn(
        active=ALLIED,
        phase="morale",
        options={"deck": "open", "decoys": "on"},
        french="099",
        AC="130 down, 153 down, 165 down, 111 down",
        AR="185 down, 180 down, 132",
    )
    for label in ("130", "153", "165", "111", "185", "180"):
        assert why_not(b, play(b, "099", label)) == "R105 type not public"
    offered = {a.key() for a in pending(b).candidates(b)}
    assert {play(b, "099", label).key() for label in ("130", "185", "180")} <= offered
    assert waiting(b) == WINDOW


def test_R105_an_own_face_down_card_is_turned_up() -> None:
    b = drawn("quatre-bras", phase="morale", allied="196", AC="130 down")
    do(b, play(b, "196", "130"))
    assert card(b, "130").up
    assert waiting(b) == ACTS


def test_R130_a_player_is_asked_only_when_he_holds_something_to_play() -> None:
    b = drawn(allied="", french="", FC="015", AC="130")
    do(b, move(b, "015", "AC"))
    assert waiting(b) == ACTS
    b = drawn(allied="198, 185", FC="015", AC="130")  # nothing for this moment
    do(b, move(b, "015", "AC"))
    assert waiting(b) == ACTS
    b = drawn("ligny", allied="294", FC="015", AC="207")
    do(b, move(b, "015", "AC"))
    assert (waiting(b), asked(b)) == (WINDOW, ALLIED)


def pending(b: Battle) -> Decision:
    assert isinstance(b.pending, Decision)
    return b.pending


def test_R130_the_question_is_hidden_from_the_other_side() -> None:
    b = drawn("ligny", allied="294", FC="015", AC="207")
    assert not pending(b).hidden
    do(b, move(b, "015", "AC"))
    assert isinstance(b.pending, ChoosePlay) and b.pending.hidden
    do(b, PASS)
    assert waiting(b) == ACTS


@pytest.mark.parametrize("hand", ["", "294"])
def test_R130_the_events_of_a_move_do_not_reveal_whether_somebody_was_asked(hand: str) -> None:
    b = drawn("ligny", allied=hand, FC="015", AC="207")
    b.events = []
    do(b, move(b, "015", "AC"))
    if hand:
        do(b, PASS)
    told = [event.what for event in b.events if isinstance(event, Happened)]
    assert told == ["announced-move", "moved"]
    assert waiting(b) == ACTS


# Moments


def test_R101_the_active_player_goes_first_and_both_are_asked_until_both_decline() -> None:
    b = drawn(french="110, 106", allied="192, 195", AC="063, 130, 134, 015")
    do(b, shock(b, "063", "130"))
    assert (waiting(b), asked(b)) == (WINDOW, FRENCH)
    do(b, PASS)
    assert asked(b) == ALLIED
    do(b, play(b, "192", "AC"))
    assert asked(b) == FRENCH
    do(b, play(b, "110", "AC"))
    assert asked(b) == ALLIED
    do(b, PASS)
    assert dice_thrown(b)[0] == 5  # both stand: +1 and -1
    assert waiting(b) == SHOT


def test_R101_no_special_cancels_another_already_played() -> None:
    b = drawn("quatre-bras", french="110", allied="189, 192", AC="063, 015, 130")
    do(b, play(b, "110", "AC"), fire(b, "015", "130"), play(b, "192", "AC"), play(b, "189", "015"))
    assert waiting(b) == ACTS
    do(b, shock(b, "063", "130"))
    assert dice_thrown(b)[0] == 5
    assert waiting(b) == SHOT


def test_R80_R102_no_special_is_asked_for_between_the_dice_of_a_shot() -> None:
    b = drawn(french="096, 110", allied="192, 195, 183", AC="063, 015, 130")
    do(b, fire(b, "063", "130"), PASS)
    assert waiting(b) == SHOT
    roll(b, 6, 6, 1, 1, 1)
    assert waiting(b) == ACTS


def test_R102_after_a_failed_die_only_rally_may_be_played() -> None:
    b = drawn(phase="morale", french="095, 107, 106", FC="015 hits 1", AC="134, 130, 016")
    do(b, PASS, PASS)
    roll(b, 6)
    assert (waiting(b), asked(b)) == (WINDOW, FRENCH)
    assert why_not(b, play(b, "107", "FC")) == "R142 latest moment"
    assert why_not(b, play(b, "106", "AC")) == "R102 any time"
    assert why_not(b, play(b, "095", "015")) is None


def test_R102_a_special_just_drawn_may_be_used_from_the_next_enemy_turn() -> None:
    b = drawn("ligny", phase="reinforce", french_pile="099", FC="015", AC="207")
    draw(b, "099")
    assert (waiting(b), asked(b)) == (WINDOW, FRENCH)
    assert why_not(b, play(b, "099", "207")) is None
    b = drawn("ligny", phase="reinforce", french_pile="106", FC="015", AC="207")
    draw(b, "106")
    assert (waiting(b), asked(b)) == (ACTS, ALLIED)


def test_R102_before_the_first_die_of_each_card_and_of_a_general_in_a_morale_phase() -> None:
    b = drawn("ligny", phase="morale", allied="300", AC="207, 015 hits 1, 016 hits 1, 001 hits 1")
    do(b, PASS)
    assert (waiting(b), asked(b)) == (WINDOW, ALLIED)  # the General
    do(b, PASS)
    roll(b, 1)
    do(b, roll_for(b, "015"))
    assert (waiting(b), asked(b)) == (WINDOW, ALLIED)
    do(b, PASS)
    roll(b, 1)
    assert waiting(b) == DIE  # after the first troop die there it is too late (R112)


def test_R141_the_active_player_is_asked_only_for_what_bears_on_his_act() -> None:
    b = drawn(french="093, 106, 109, 110, 096", FC="015", AC="016, 130, 134")
    do(b, fire(b, "016", "130"))
    assert waiting(b) == SHOT
    b = drawn(french="097, 096", FC="070", AC="130")
    do(b, fire(b, "070", "130"))
    assert why_not(b, play(b, "096", "070")) == "13.0 right card"
    assert why_not(b, play(b, "097", "070")) is None
    assert waiting(b) == WINDOW


def test_R142_a_special_waits_for_the_last_moments_before_its_effect() -> None:
    b = drawn("ligny", french="107, 106", allied="294, 296, 289, 297", AC="207, 015", amended=False)
    assert why_not(b, play(b, "107", "AC")) == "R142 latest moment"
    b = drawn(phase="morale", allied="193, 198", FC="015 hits 1", AC="130", amended=False)
    assert waiting(b) == DIE
    roll(b, 1)
    assert (waiting(b), asked(b)) == (WINDOW, ALLIED)
    assert why_not(b, play(b, "198", "AC")) == "R142 latest moment"
    assert why_not(b, play(b, "193", "FC")) is None


def test_R106_an_idle_play_is_not_offered() -> None:
    b = drawn(french="099, 110, 109, 094", FC="015", AC="016, 130")
    assert why_not(b, play(b, "099", "130")) == "R106 idle play"
    assert why_not(b, play(b, "110", "AC")) == "R106 idle play"
    assert why_not(b, play(b, "109", "FC")) == "R106 idle play"
    assert why_not(b, play(b, "094", "AC")) == "R106 idle play"
    assert not [a for a in pending(b).legal(b) if isinstance(a, actions.Play)]
    assert waiting(b) == ACTS


OWN_COMBAT = ["094", "096", "097", "098", "108", "109", "110"]


@pytest.mark.parametrize("special", OWN_COMBAT)
def test_13_0_specials_of_the_own_combat_phase_are_refused_in_the_enemy_turn(special: str) -> None:
    b = drawn(active=ALLIED, phase="morale", french=f"{special}, 105", AC="130, 015", FC="070")
    target = "FC" if special == "109" else "AC"
    assert why_not(b, play(b, special, target)) == "13.0 own combat phase"
    assert waiting(b) == WINDOW


@pytest.mark.parametrize("special", ["096", "097", "098", "108"])
def test_R101_specials_of_a_shot_are_played_with_its_announcement(special: str) -> None:
    b = drawn(french=special, FC="070", AC="130, 015")
    assert why_not(b, play(b, special, "070")) == "R101 announce and answer"
    assert waiting(b) == ACTS


def test_13_0_battle_confusion_is_played_with_its_own_verb() -> None:
    b = drawn(french="101", FC="015", AC="130")
    assert why_not(b, play(b, "101", "015")) == "13.0 battle confusion"
    assert why_not(b, actions.Confuse(uid(b, "101"), uid(b, "015"), 4, 0)) is None
    assert waiting(b) == ACTS


def test_13_0_a_window_takes_only_plays_and_passes() -> None:
    b = drawn("ligny", allied="294", FC="015", AC="207")
    do(b, move(b, "015", "AC"))
    assert why_not(b, END) == "5.0 combat phase"
    assert why_not(b, PASS) is None
    assert waiting(b) == WINDOW
