"""Chapter 13: Specials that help one's own cards, each title with every card that bears it.

A scene is written in the roles of staging.py and played in every battle printed on the card.
"""

from __future__ import annotations

import pytest

from grognard.games.eagles.model.actions import END, PASS
from tests.games.eagles.chapters.specials.moments import ACTS, DIE, SHOT, WINDOW, cv
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
    shock,
    waiting,
    where,
    why_not,
)
from tests.games.eagles.staging import printed, staged

# Bayonet Charge: 094, 184, 290


@pytest.mark.parametrize(("special", "battle"), printed("bayonet_charge"))
def test_13_0_bayonet_charge_gives_every_own_column_of_the_position_one_more_cv_in_shock(
    special: str, battle: str
) -> None:
    b, at = staged(special, battle, far="INF column, INF2 column, inf, inf2")
    do(b, play(b, special, at["far"]))
    assert where(b, special) == "discard"
    for column, target in (("INF", "inf"), ("INF2", "inf2")):
        do(b, shock(b, at[column], at[target]))
        assert dice_thrown(b)[0] == cv(b, at[column]) + 1
        roll(b, *[2] * dice_thrown(b)[0])
    assert waiting(b) == ACTS


@pytest.mark.parametrize(("special", "battle"), printed("bayonet_charge"))
def test_13_0_bayonet_charge_may_go_with_the_announced_shock(special: str, battle: str) -> None:
    b, at = staged(special, battle, far="INF column, inf")
    do(b, shock(b, at["INF"], at["inf"]))
    assert (waiting(b), asked(b)) == (WINDOW, at.seat)
    do(b, play(b, special, at["far"]))
    assert dice_thrown(b)[0] == cv(b, at["INF"]) + 1
    assert waiting(b) == SHOT


def test_13_0_bayonet_charge_does_nothing_for_fire_for_lines_or_for_the_enemy() -> None:
    b = drawn("ligny", french="094", AC="015 column, 016, 207 column")
    do(b, play(b, "094", "AC"), fire(b, "015", "207"))
    assert dice_thrown(b)[0] == cv(b, "015")
    roll(b, 2, 2, 2)
    do(b, fire(b, "016", "207"))
    assert dice_thrown(b)[0] == cv(b, "016")
    roll(b, 2, 2)
    do(b, END)
    do(b, shock(b, "207", "015"))
    assert dice_thrown(b)[0] == cv(b, "207")
    assert waiting(b) == SHOT


def test_13_0_bayonet_charge_needs_an_engaged_position_with_a_column_that_can_still_shock() -> None:
    b = drawn(
        "ligny",
        french="094, 093",
        FC="015 column",
        AC="016, 207",
        AL="017 column fired, 208",
        AR="018 column depleted, 210",
    )
    assert why_not(b, play(b, "094", "FC")) == "13.0 engaged position"
    assert why_not(b, play(b, "094", "AC")) == "R106 idle play"
    assert why_not(b, play(b, "094", "AL")) == "R106 idle play"
    assert why_not(b, play(b, "094", "AR")) == "R106 idle play"
    assert waiting(b) == ACTS


def test_R141_bayonet_charge_is_not_offered_for_fire_or_for_a_move_of_the_column() -> None:
    b = drawn("ligny", french="094", FC="016", AC="015 column, 207")
    do(b, fire(b, "015", "207"))
    assert waiting(b) == SHOT
    roll(b, 1, 1, 1)
    b = drawn("ligny", french="094", FC="016", AC="015 column, 207")
    do(b, move(b, "015", "FC", "column"))
    assert (waiting(b), where(b, "015"), where(b, "094")) == (ACTS, "FC", "reserve-french")


@pytest.mark.parametrize("special", ["094", "184", "290"])
def test_13_0_bayonet_charge_is_for_the_own_combat_phase_only(special: str) -> None:
    battle = {"094": "ligny", "184": "waterloo", "290": "wavre"}[special]
    b, at = staged(special, battle, own_turn=False, far="INF column hits 1, inf column")
    do(b, shock(b, at["inf"], at["INF"]))
    assert waiting(b) == SHOT
    b, at = staged(special, battle, phase="morale", far="INF column hits 1, inf column")
    assert waiting(b) == DIE


# Grand Charge: 110


@pytest.mark.parametrize("battle", ["quatre-bras", "waterloo"])
def test_13_0_grand_charge_gives_all_fresh_cavalry_of_the_position_one_more_cv(
    battle: str,
) -> None:
    b = drawn(battle, french="110", AC="063, 064, 130, 132")
    do(b, play(b, "110", "AC"), shock(b, "063", "130"))
    assert dice_thrown(b)[0] == cv(b, "063") + 1
    roll(b, *[2] * 6)
    do(b, shock(b, "064", "132"))
    assert dice_thrown(b)[0] == cv(b, "064") + 1
    assert (waiting(b), where(b, "110")) == (SHOT, "discard")


@pytest.mark.parametrize("battle", ["quatre-bras", "waterloo"])
def test_13_0_grand_charge_may_go_with_the_announced_shock_but_not_with_fire_or_a_move(
    battle: str,
) -> None:
    b = drawn(battle, french="110", AC="063, 130")
    do(b, shock(b, "063", "130"))
    assert (waiting(b), asked(b)) == (WINDOW, FRENCH)
    do(b, play(b, "110", "AC"))
    assert dice_thrown(b)[0] == cv(b, "063") + 1
    b = drawn(battle, french="110", AC="063, 130")
    do(b, fire(b, "063", "130"))
    assert dice_thrown(b)[0] == cv(b, "063")
    b = drawn(battle, french="110", FC="016", AC="063, 015, 130")
    do(b, move(b, "063", "FC"))
    assert (waiting(b), where(b, "063")) == (ACTS, "FC")


def test_13_0_grand_charge_is_idle_without_fresh_cavalry_and_needs_an_engaged_position() -> None:
    b = drawn(french="110", AC="063 blown, 130", AR="064 fired, 132", AL="015, 133", FC="066")
    assert why_not(b, play(b, "110", "AC")) == "R106 idle play"
    assert why_not(b, play(b, "110", "AR")) == "R106 idle play"
    assert why_not(b, play(b, "110", "AL")) == "R106 idle play"
    assert why_not(b, play(b, "110", "FC")) == "13.0 engaged position"
    assert waiting(b) == ACTS


def test_13_0_grand_charge_does_nothing_for_infantry_in_column() -> None:
    b = drawn(french="110", AC="063, 015 column, 130")
    do(b, play(b, "110", "AC"), shock(b, "015", "130"))
    assert dice_thrown(b)[0] == cv(b, "015")
    assert waiting(b) == SHOT


def test_13_0_grand_charge_is_for_the_own_combat_phase() -> None:
    b = drawn(active=ALLIED, french="110, 105", AC="063, 130")
    do(b, fire(b, "130", "063"))
    assert why_not(b, play(b, "110", "AC")) == "13.0 own combat phase"
    assert waiting(b) == WINDOW


# Emergency Prone: 196


def test_13_0_emergency_prone_lets_only_french_lancers_target_one_british_infantry_card() -> None:
    b = drawn("quatre-bras", phase="morale", allied="196", AC="130 down, 132, 015, 055 , 063")
    assert (waiting(b), asked(b)) == (WINDOW, ALLIED)
    do(b, play(b, "196", "130"))
    assert (where(b, "196"), card(b, "130").up) == ("discard", True)
    assert why_not(b, fire(b, "015", "130")) == "13.0 emergency prone"
    assert why_not(b, shock(b, "063", "130")) == "13.0 emergency prone"
    assert why_not(b, fire(b, "063", "132")) is None
    assert why_not(b, shock(b, "055", "130")) is None
    assert why_not(b, fire(b, "055", "130")) is None
    assert waiting(b) == ACTS


def test_13_0_emergency_prone_lasts_this_turn_only() -> None:
    b = drawn("quatre-bras", phase="morale", allied="196", AC="130, 015")
    do(b, play(b, "196", "130"), END, END)
    assert b.active == FRENCH
    assert why_not(b, fire(b, "015", "130")) is None
    assert waiting(b) == ACTS


def test_R101_emergency_prone_voids_an_announced_shot_and_leaves_the_firer_free() -> None:
    b = drawn("quatre-bras", allied="196", AC="130, 132, 015")
    do(b, fire(b, "015", "130"))
    assert (waiting(b), asked(b)) == (WINDOW, ALLIED)
    do(b, play(b, "196", "130"))
    assert (waiting(b), card(b, "015").acted) == (ACTS, 0)
    do(b, fire(b, "015", "132"))
    assert waiting(b) == SHOT


def test_13_0_emergency_prone_does_not_void_the_shot_of_a_lancer_or_at_another_card() -> None:
    b = drawn("quatre-bras", allied="196", AC="130, 132, 055, 015")
    do(b, shock(b, "055", "130"), play(b, "196", "130"))
    assert waiting(b) == SHOT
    roll(b, 2, 2, 2, 2)
    b = drawn("quatre-bras", allied="196", AC="130, 132, 055, 015")
    do(b, fire(b, "015", "132"), play(b, "196", "130"))
    assert waiting(b) == SHOT


def test_R116_ones_rolled_at_others_still_hit_the_general_beside_a_prone_card() -> None:
    b = drawn("quatre-bras", phase="morale", allied="196", AC="130, 132, 111, 015")
    do(b, play(b, "196", "130"), fire(b, "015", "132"))
    roll(b, 1, 1, 2)
    assert (card(b, "111").hits, card(b, "130").hits) == (2, 0)
    assert waiting(b) == ACTS


def test_13_0_emergency_prone_is_for_british_infantry_in_the_french_turn() -> None:
    b = drawn("quatre-bras", phase="morale", allied="196", AC="130, 153, 165, 111, 015")
    assert why_not(b, play(b, "196", "153")) == "13.0 right card"
    assert why_not(b, play(b, "196", "165")) == "13.0 right card"
    assert why_not(b, play(b, "196", "111")) == "13.0 right card"
    assert why_not(b, play(b, "196", "015")) == "13.0 right card"
    assert why_not(b, play(b, "196", "130")) is None
    b = drawn("quatre-bras", active=ALLIED, allied="196", AC="130, 015")
    assert why_not(b, play(b, "196", "130")) == "13.0 enemy turn"
    assert waiting(b) == ACTS


def test_R84_emergency_prone_undoes_nothing_that_is_done() -> None:
    b = drawn("quatre-bras", allied="196", AC="130, 132, 015, 016")
    do(b, fire(b, "015", "130"), PASS)
    roll(b, 6, 2, 2)
    do(b, fire(b, "016", "132"), play(b, "196", "130"))
    assert (card(b, "130").hits, waiting(b)) == (1, SHOT)
