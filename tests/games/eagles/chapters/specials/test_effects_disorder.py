"""Chapter 13: Specials that turn troops on themselves: Friendly Fire, Defection.

A scene is written in the roles of staging.py and played in every battle printed on the card.
"""

from __future__ import annotations

import pytest

from grognard.games.eagles.model.actions import END, PASS
from grognard.games.eagles.model.events import Happened
from tests.games.eagles.chapters.specials.moments import ACTS, CHOOSE, DIE, SHOT, WINDOW, roll_for
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
from tests.games.eagles.staging import printed, staged

FRIENDLY = "13.0 friendly fire"


# Friendly Fire: 105, 195, 298


@pytest.mark.parametrize(("special", "battle"), printed("friendly_fire"))
def test_13_0_friendly_fire_makes_an_infantry_card_fire_on_itself_at_f2_and_test_at_once(
    special: str, battle: str
) -> None:
    b, at = staged(special, battle, own_turn=False, phase="morale", home="INF, inf column, inf2")
    assert (waiting(b), asked(b)) == (WINDOW, at.seat)
    do(b, play(b, special, at["inf"]))
    dice = card(b, at["inf"]).card.cv
    assert (waiting(b), dice_thrown(b)) == (FRIENDLY, (dice, 5))
    roll(b, 5, 6, *[4] * (dice - 2))
    assert (waiting(b), card(b, at["inf"]).hits) == (DIE, 0)
    roll(b, 1)
    roll(b, 1)
    assert (where(b, at["inf"]), where(b, special)) == (at["home"], "discard")
    assert why_not(b, fire(b, at["inf"], at["INF"])) == "7.0 already fired"  # R81
    assert why_not(b, move(b, at["inf"], at["far"], "column")) == "7.0 already moved"
    assert waiting(b) == ACTS


def test_13_0_friendly_fire_is_shown_as_a_shot_of_the_card_at_itself() -> None:
    for faces, count in (([5, 6, 4], 2), ([4, 4, 4], 0)):
        b = drawn(FC="015, 016, 130", allied="195", phase="morale")
        b.events = []
        do(b, play(b, "195", "015"))
        roll(b, *faces)
        shot = next(event for event in b.events if event.kind() == "shot")
        assert isinstance(shot, Happened)
        assert (shot.card, shot.args) == (uid(b, "015"), [uid(b, "015"), count, 0])


@pytest.mark.parametrize(("special", "battle"), printed("friendly_fire"))
def test_R101_friendly_fire_voids_an_announced_act_of_its_victim(special: str, battle: str) -> None:
    for order in ("fire", "move"):
        b, at = staged(special, battle, own_turn=False, home="INF, inf, inf2")
        act = fire(b, at["inf"], at["INF"]) if order == "fire" else move(b, at["inf"], at["far"])
        do(b, act)
        assert (waiting(b), asked(b)) == (WINDOW, at.seat)
        do(b, play(b, special, at["inf"]))
        roll(b, *[2] * card(b, at["inf"]).card.cv)
        assert (where(b, at["inf"]), card(b, at["INF"]).hits) == (at["home"], 0)
        assert waiting(b) == ACTS


@pytest.mark.parametrize(("special", "battle"), printed("friendly_fire"))
def test_13_0_friendly_fire_on_another_card_leaves_the_announced_act(
    special: str, battle: str
) -> None:
    b, at = staged(special, battle, own_turn=False, home="INF, inf, inf2")
    do(b, fire(b, at["inf"], at["INF"]), play(b, special, at["inf2"]))
    roll(b, *[6] * card(b, at["inf2"]).card.cv)
    roll(b, 6)
    assert (where(b, at["inf2"]), waiting(b)) == ("casualties", SHOT)


@pytest.mark.parametrize(("special", "battle"), printed("friendly_fire"))
def test_R102_friendly_fire_may_come_at_the_end_of_the_enemy_combat_phase(
    special: str, battle: str
) -> None:
    b, at = staged(special, battle, own_turn=False, home="INF, inf, inf2 fired")
    do(b, END)
    assert (waiting(b), asked(b)) == (WINDOW, at.seat)
    assert why_not(b, play(b, special, at["inf2"])) == "R106 idle play"
    do(b, play(b, special, at["inf"]))
    roll(b, *[1] * card(b, at["inf"]).card.cv)
    assert (waiting(b), asked(b)) == (ACTS, at.seat)


@pytest.mark.parametrize(("special", "battle"), printed("friendly_fire"))
def test_13_0_friendly_fire_is_for_enemy_infantry_in_the_enemy_combat_phase(
    special: str, battle: str
) -> None:
    b, at = staged(special, battle, own_turn=False, phase="morale", home="INF, inf, cav, guns, gen")
    for role in ("INF", "cav", "guns", "gen"):
        assert why_not(b, play(b, special, at[role])) == "13.0 right card"
    assert why_not(b, play(b, special, at["inf"])) is None
    b, at = staged(special, battle, home="INF, inf")
    assert why_not(b, play(b, special, at["inf"])) == "13.0 enemy combat phase"
    b, at = staged(special, battle, own_turn=False, phase="morale", home="INF, inf hits 1")
    assert waiting(b) == DIE
    assert where(b, special).startswith("reserve")


def test_R81_friendly_fire_is_only_for_a_card_that_has_not_acted() -> None:
    b = drawn(allied="195", AC="130, 015 fired, 016 moved, 017, 018 formed")
    do(b, fire(b, "017", "130"))
    assert why_not(b, play(b, "195", "015")) == "R106 idle play"
    assert why_not(b, play(b, "195", "016")) == "R106 idle play"
    assert why_not(b, play(b, "195", "018")) is None
    assert waiting(b) == WINDOW


def test_R156_friendly_fire_is_not_for_a_card_that_cannot_fire() -> None:
    b = drawn(phase="morale", allied="195", AC="130, 015 fatigued, 016 depleted, 017")
    assert why_not(b, play(b, "195", "015")) == "R156 friendly fire without fire"
    assert why_not(b, play(b, "195", "016")) == "R156 friendly fire without fire"
    assert why_not(b, play(b, "195", "017")) is None
    assert waiting(b) == WINDOW


def test_R108_friendly_fire_throws_the_printed_cv_whatever_ground_smoke_or_zeal() -> None:
    b = drawn(
        "ligny",
        phase="morale",
        allied="298, 296",
        FC="087, 049 square zeal on 087, 207",
    )
    do(b, play(b, "296", "FC"), play(b, "298", "049"))
    assert dice_thrown(b) == (3, 5)
    assert waiting(b) == FRIENDLY


def test_R150_friendly_fire_turns_its_victim_face_up_even_when_it_misses() -> None:
    b = drawn("ligny", FC="015 down column, 016 down", allied="298", phase="morale")
    do(b, play(b, "298", "015"))
    roll(b, *[4] * card(b, "015").card.cv)
    assert (card(b, "015").up, card(b, "016").up) == (True, False)
    assert waiting(b) == ACTS


def test_R108_friendly_fire_falls_on_an_unengaged_card_too() -> None:
    b = drawn("ligny", phase="morale", allied="298", FC="015")
    do(b, play(b, "298", "015"))
    roll(b, 6, 2, 2)
    roll(b, 4)
    assert where(b, "015") == "casualties"
    assert waiting(b) == ACTS


def test_R108_friendly_fire_tests_with_all_modifiers_and_hits_no_general() -> None:
    b = drawn("ligny", phase="morale", allied="298", FC="015 square, 001")
    do(b, play(b, "298", "015"))
    roll(b, 6, 1, 1)
    assert card(b, "001").hits == 0  # R56
    roll(b, 5)  # B3, square +1, Napoleon +2
    assert where(b, "015") == "FC"
    assert waiting(b) == ACTS


def test_R108_victory_is_checked_when_friendly_fire_routs_the_last_defender() -> None:
    b = drawn("ligny", phase="morale", allied="298", FC="015, 207")
    do(b, play(b, "298", "015"))
    roll(b, 6, 2, 2)
    roll(b, 6)
    assert (b.finished, b.winner, waiting(b)) == (True, ALLIED, "")


def test_R109_hits_already_borne_are_not_tested_by_friendly_fire() -> None:
    b = drawn(active=ALLIED, french="105", AC="130, 015, 132 hits 1")
    do(b, fire(b, "130", "015"), play(b, "105", "132"))
    roll(b, 6, 2, 2, 2)
    roll(b, 2)
    assert (card(b, "132").hits, waiting(b)) == (1, SHOT)


# Defection: 106

DUTCH = "134, 133 hits 1, 130, 015, 113"


@pytest.mark.parametrize("battle", ["quatre-bras", "waterloo"])
def test_13_0_defection_makes_every_dutch_belgian_troop_card_of_the_position_test_once(
    battle: str,
) -> None:
    b = drawn(battle, french="106", AC=DUTCH, AR="162, 016")
    do(b, play(b, "106", "AC"))
    assert (waiting(b), asked(b), where(b, "106")) == (CHOOSE, ALLIED, "discard")
    assert why_not(b, roll_for(b, "130")) == "6.0 last enemy turn"
    assert why_not(b, roll_for(b, "113")) == "6.0 last enemy turn"  # R82: no General
    assert why_not(b, roll_for(b, "162")) == "6.0 last enemy turn"  # another Position
    do(b, roll_for(b, "134"))
    roll(b, 3)
    roll(b, 1)
    assert (where(b, "134"), where(b, "133"), card(b, "133").hits) == ("casualties", "AC", 1)
    assert waiting(b) == ACTS


def test_13_0_defection_needs_an_engaged_position_with_dutch_belgians() -> None:
    b = drawn(french="106", AC="134", AR="130, 015", AL="133 down, 016", FC="160, 017")
    assert why_not(b, play(b, "106", "AC")) == "13.0 engaged position"
    assert why_not(b, play(b, "106", "AR")) == "13.0 right card"
    assert why_not(b, play(b, "106", "AL")) == "13.0 right card"  # R105: still face-down
    assert why_not(b, play(b, "106", "FC")) is None
    assert waiting(b) == ACTS


def test_13_0_defection_turns_up_every_dutch_belgian_card_of_the_position() -> None:
    b = drawn(french="106", AC="134, 133 down, 130 down, 015")
    do(b, play(b, "106", "AC"))
    assert (card(b, "133").up, card(b, "130").up) == (True, False)
    assert waiting(b) == CHOOSE


@pytest.mark.parametrize("phase", ["morale", "combat", "reinforce"])
def test_R102_defection_may_be_played_in_each_phase_of_the_own_turn(phase: str) -> None:
    b = drawn(phase=phase, french="106", AC="134, 130, 015")
    do(b, play(b, "106", "AC"))
    roll(b, 6)
    assert where(b, "134") == "casualties"
    assert waiting(b) == ACTS


@pytest.mark.parametrize("moment", range(6))
def test_R102_defection_may_be_played_at_every_moment_of_the_enemy_turn(moment: int) -> None:
    b = drawn(
        active=ALLIED,
        phase="morale",
        french="106",
        allied="131",
        british_pile="132",
        AC="134, 130 hits 1, 015",
    )
    if moment >= 1:
        do(b, PASS)  # the Morale phase has begun; now before the die of 130
    if moment >= 2:
        do(b, PASS)
        roll(b, 1)  # the Combat phase begins
    if moment >= 3:
        do(b, PASS, move(b, "131", "AR"))  # a move is announced
    if moment >= 4:
        do(b, PASS, END)  # the Combat phase ends
    if moment >= 5:
        do(b, PASS)  # before the draw
    assert (waiting(b), asked(b)) == (WINDOW, FRENCH)
    do(b, play(b, "106", "AC"))
    roll(b, 6)
    assert (where(b, "134"), where(b, "106")) == ("casualties", "discard")
    assert waiting(b) == [DIE, DIE, ACTS, ACTS, "10.0 draw", "10.0 draw"][moment]


def test_R157_defection_comes_before_the_die_about_to_be_thrown() -> None:
    b = drawn(phase="morale", french="106, 095", AC="134, 130, 015 hits 1, 016")
    do(b, PASS)
    assert (waiting(b), asked(b)) == (WINDOW, FRENCH)  # before the die of 015
    do(b, play(b, "106", "AC"))
    roll(b, 1)
    assert (waiting(b), where(b, "134")) == (DIE, "AC")
    roll(b, 6)
    assert (waiting(b), asked(b)) == (WINDOW, FRENCH)
    do(b, play(b, "095", "015"))  # Rally still knows which card failed
    roll(b, 1)
    assert where(b, "015") == "AC"
    assert waiting(b) == ACTS


def test_R157_a_card_routed_by_defection_rolls_no_more() -> None:
    b = drawn(active=ALLIED, phase="morale", french="106", AC="134 hits 2, 130, 015")
    do(b, PASS, play(b, "106", "AC"))
    roll(b, 6)
    assert (where(b, "134"), waiting(b)) == ("casualties", ACTS)


def test_R157_a_morale_bonus_may_follow_defection_before_the_same_die() -> None:
    b = drawn(phase="morale", french="106, 107", AC="134, 130, 015 hits 1, 016")
    do(b, PASS, play(b, "106", "AC"))
    roll(b, 1)
    assert (waiting(b), asked(b)) == (WINDOW, FRENCH)
    do(b, play(b, "107", "AC"))
    roll(b, 4)
    assert where(b, "015") == "AC"
    assert waiting(b) == ACTS


def test_R157_defection_waits_while_other_tests_are_owed() -> None:
    b = drawn(
        "quatre-bras",
        active=ALLIED,
        phase="morale",
        french="100, 106",
        AC="130 hits 1, 132, 140, 134, 015",
    )
    do(b, PASS, play(b, "100", "130"), PASS)
    roll(b, 6)
    do(b, roll_for(b, "132"))
    assert waiting(b) == DIE
    roll(b, 1)
    do(b, roll_for(b, "134"))
    roll(b, 1)
    assert (waiting(b), asked(b)) == (WINDOW, FRENCH)  # before the last of them
    do(b, play(b, "106", "AC"))
    roll(b, 6)
    assert (where(b, "134"), waiting(b)) == ("casualties", DIE)


def test_R109_defection_leaves_the_hits_of_a_card_to_its_morale_phase() -> None:
    b = drawn(french="106", AC="134 hits 1, 130, 015")
    do(b, play(b, "106", "AC"))
    roll(b, 2)
    assert (card(b, "134").hits, waiting(b)) == (1, ACTS)


def test_13_0_defection_of_the_last_defender_wins_at_once() -> None:
    b = drawn(french="106", AC="134, 015")
    do(b, play(b, "106", "AC"))
    roll(b, 3)
    assert (b.finished, b.winner, waiting(b)) == (True, FRENCH, "")
