"""12.4: Generals who are hit, and Generals left alone."""

from __future__ import annotations

import pytest

from grognard.games.eagles.model.actions import END, PASS
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
    shock,
    waiting,
    where,
)

COMBAT = "5.0 combat phase"
MORALE_DIE = "6.0 one roll per hit"
GENERAL_DIE = "12.4 general hit"


# ---- 12.4 Hits


def test_12_4_every_one_thrown_at_his_position_hits_a_general() -> None:
    b = drawn(FC="069, 002", AC="111, 130, 149", AR="114, 137")
    do(b, fire(b, "069", "130"))
    roll(b, 1, 1, 6)
    assert card(b, "111").hits == 2 and card(b, "130").hits == 1
    assert card(b, "002").hits == 0 and card(b, "114").hits == 0
    assert waiting(b) == COMBAT


def test_12_4_shock_hits_a_general_too() -> None:
    b = drawn(AC="111, 130, 055, 002", FC="015")
    do(b, shock(b, "055", "130"))
    roll(b, 1, 2, 2, 2)
    assert card(b, "111").hits == 1 and card(b, "002").hits == 0
    assert waiting(b) == COMBAT


def test_12_4_other_faces_do_not_hit_a_general() -> None:
    b = drawn(FC="069", AC="111, 130")
    do(b, fire(b, "069", "130"))
    roll(b, 2, 3, 6)
    assert card(b, "111").hits == 0 and waiting(b) == COMBAT


def test_12_4_a_hit_general_rolls_first_in_his_morale_phase() -> None:
    b = drawn(FC="069", AC="111, 130, 149")
    do(b, fire(b, "069", "130"))
    roll(b, 1, 6, 2)
    do(b, END)
    assert waiting(b) == GENERAL_DIE
    roll(b, 5)
    assert waiting(b) == MORALE_DIE
    roll(b, 5)
    assert where(b, "111") == "AC" and card(b, "111").hits == 0 and where(b, "130") == "AC"
    assert waiting(b) == COMBAT and asked(b) == ALLIED


@pytest.mark.parametrize("face", [1, 2, 3, 4, 5])
def test_12_4_one_to_five_leaves_a_general_unharmed(face: int) -> None:
    b = drawn(phase="morale", FC="002 hits 1, 015", AC="130")
    roll(b, face)
    assert where(b, "002") == "FC" and card(b, "002").hits == 0
    assert waiting(b) == COMBAT


def test_12_4_a_six_kills_a_general() -> None:
    b = drawn(phase="morale", FC="002 hits 1, 015", AC="130")
    roll(b, 6)
    assert where(b, "002") == "casualties" and where(b, "015") == "FC"
    assert b.damage[ALLIED] == card(b, "002").card.bp
    assert waiting(b) == COMBAT


def test_12_4_a_general_rolls_for_each_hit() -> None:
    b = drawn(phase="morale", FC="002 hits 2, 015", AC="130")
    roll(b, 5)
    assert waiting(b) == GENERAL_DIE and card(b, "002").hits == 1
    roll(b, 6)
    assert where(b, "002") == "casualties" and waiting(b) == COMBAT


def test_R137_a_killed_general_rolls_no_more() -> None:
    b = drawn(phase="morale", FC="002 hits 3, 015", FL="006 hits 1, 016", AC="130")
    assert waiting(b) == GENERAL_DIE
    roll(b, 3)  # Reille first, by Position
    roll(b, 6)
    assert where(b, "006") == "FL" and where(b, "002") == "casualties"
    assert waiting(b) == COMBAT


def test_12_4_specials_may_be_played_before_a_generals_first_die() -> None:
    b = drawn("ligny", phase="morale", FC="001 hits 1, 037, 216", AC="207", allied="300")
    do(b, PASS)  # at the start of the phase
    assert waiting(b) == "13.0 from reserve" and asked(b) == ALLIED
    do(b, play(b, "300", "FC"))
    assert waiting(b) == GENERAL_DIE
    roll(b, 2)
    assert card(b, "037").hits == 1 and waiting(b) == MORALE_DIE


# ---- 12.4 Generals alone


def test_12_4_a_general_left_alone_with_enemy_troops_is_eliminated_at_once() -> None:
    b = drawn(active=ALLIED, phase="morale", AC="111, 130 hits 1, 078", FC="015")
    roll(b, 4 + 2)
    assert where(b, "130") == where(b, "111") == "casualties"
    assert not b.finished and waiting(b) == COMBAT


def test_12_4_an_attacking_general_whose_last_troops_rout_is_eliminated() -> None:
    b = drawn(phase="morale", AC="002, 015 hits 1, 130", FC="016")
    roll(b, 6)
    assert where(b, "002") == "casualties" and where(b, "130") == "AC"
    assert waiting(b) == COMBAT and asked(b) == FRENCH


def test_R120_a_general_whose_last_troops_leave_is_eliminated() -> None:
    b = drawn(AC="002, 015, 130", FC="016")
    do(b, move(b, "015", "FC"))
    assert where(b, "002") == "casualties" and waiting(b) == COMBAT


def test_R120_he_leaves_before_the_last_of_them() -> None:
    b = drawn(AC="002, 015, 130", FC="016")
    do(b, move(b, "002", "FC"), move(b, "015", "FC"))
    assert where(b, "002") == where(b, "015") == "FC" and waiting(b) == COMBAT


@pytest.mark.parametrize(
    ("amended", "place", "gain"), [(True, "casualties", True), (False, "AC", False)]
)
def test_12_4_a_general_left_alone_is_lost_also_in_the_rout_that_ends_the_battle(
    amended: bool, place: str, gain: bool
) -> None:
    """By version 1 of the rules the battle was over before he was."""
    b = drawn(active=ALLIED, phase="morale", AC="130 hits 1, 111, 015", FC="016", amended=amended)
    roll(b, 6)
    assert b.finished and b.winner == FRENCH
    assert where(b, "111") == place
    assert (b.damage[FRENCH] > card(b, "130").card.bp) == gain


def test_R120_a_general_who_enters_among_enemies_alone_is_eliminated() -> None:
    b = drawn(FC="002, 015", AC="130")
    do(b, move(b, "002", "AC"))
    assert where(b, "002") == "casualties"
    assert b.damage[ALLIED] == 17 and waiting(b) == COMBAT


def test_R120_he_moves_in_after_his_troops() -> None:
    b = drawn(FC="002, 015", AC="130")
    do(b, move(b, "015", "AC"), move(b, "002", "AC"))
    assert where(b, "002") == "AC" and waiting(b) == COMBAT


def test_R120_a_general_may_stand_alone_in_an_own_unengaged_position() -> None:
    b = drawn(FC="002, 015", FL="016", AC="130")
    do(b, move(b, "015", "reserve"))
    assert where(b, "002") == "FC" and waiting(b) == COMBAT


def test_R120_guns_that_enter_kill_a_lone_general() -> None:
    b = drawn(FC="078", AC="111", AR="130")
    do(b, move(b, "078", "AC"))
    assert where(b, "111") == "casualties" and not b.finished
    assert waiting(b) == COMBAT


def test_R120_troops_of_either_allied_army_keep_a_general_company() -> None:
    b = drawn(active=ALLIED, phase="morale", arrived=True, AL="111, 130 hits 1, 207, 015", FC="016")
    roll(b, 6)
    assert where(b, "130") == "casualties" and where(b, "111") == "AL"
    assert waiting(b) == COMBAT


def test_R73_an_enemy_general_alone_does_not_eliminate_a_general() -> None:
    b = drawn(FC="002, 015", AC="111", AR="130")
    do(b, move(b, "002", "AC"))
    assert where(b, "002") == where(b, "111") == "AC"
    assert not b.finished and waiting(b) == COMBAT
