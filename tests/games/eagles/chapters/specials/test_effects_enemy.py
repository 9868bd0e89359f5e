"""Chapter 13: Specials against the enemy, each title with every card that bears it.

A scene is written in the roles of staging.py and played in every battle printed on the card.
"""

from __future__ import annotations

import pytest

from grognard.games.eagles.model import actions
from grognard.games.eagles.model.actions import END
from grognard.games.eagles.model.pieces import DEPLETED, FATIGUED
from tests.games.eagles.chapters.specials.moments import ACTS, DIE, SHOT, WINDOW, cv
from tests.games.eagles.field import (
    ALLIED,
    asked,
    card,
    dice_thrown,
    do,
    drawn,
    fire,
    form,
    move,
    play,
    roll,
    shock,
    uid,
    waiting,
    where,
    why_not,
)
from tests.games.eagles.staging import printed, staged

# Ammo Depletion: 093, 183, 289


@pytest.mark.parametrize(("special", "battle"), printed("ammo_depletion"))
def test_13_0_ammo_depletion_keeps_an_engaged_card_from_fire_and_shock_and_stays(
    special: str, battle: str
) -> None:
    b, at = staged(special, battle, far="INF, inf column, inf2, guns")
    do(b, play(b, special, at["inf"]))
    assert (where(b, special), card(b, special).on) == (at["far"], uid(b, at["inf"]))
    for _ in range(2):
        do(b, END)
        assert why_not(b, fire(b, at["inf"], at["INF"])) == "13.0 ammo depletion"
        assert why_not(b, shock(b, at["inf"], at["INF"])) == "13.0 ammo depletion"
        assert why_not(b, fire(b, at["inf2"], at["INF"])) is None
        do(b, END)
    assert waiting(b) == ACTS


@pytest.mark.parametrize(("special", "battle"), printed("ammo_depletion"))
def test_13_0_ammo_depletion_may_be_played_at_the_start_of_the_enemy_combat_phase(
    special: str, battle: str
) -> None:
    b, at = staged(special, battle, own_turn=False, phase="morale", home="INF, guns, inf")
    assert (waiting(b), asked(b)) == (WINDOW, at.seat)
    do(b, play(b, special, at["guns"]))
    assert why_not(b, fire(b, at["guns"], at["INF"])) == "13.0 ammo depletion"
    assert why_not(b, fire(b, at["inf"], at["INF"])) is None
    assert waiting(b) == ACTS


@pytest.mark.parametrize(("special", "battle"), printed("ammo_depletion"))
def test_R146_ammo_depletion_does_not_stop_an_announced_shot_and_binds_afterwards(
    special: str, battle: str
) -> None:
    b, at = staged(special, battle, own_turn=False, home="INF, inf")
    do(b, fire(b, at["inf"], at["INF"]))
    assert (waiting(b), asked(b)) == (WINDOW, at.seat)
    do(b, play(b, special, at["inf"]))
    assert dice_thrown(b)[0] == cv(b, at["inf"])
    roll(b, *[2] * cv(b, at["inf"]))
    do(b, END, END)
    assert why_not(b, fire(b, at["inf"], at["INF"])) == "13.0 ammo depletion"
    assert waiting(b) == ACTS


@pytest.mark.parametrize(("special", "battle"), printed("ammo_depletion"))
def test_13_0_ammo_depletion_is_for_engaged_enemy_infantry_or_artillery(
    special: str, battle: str
) -> None:
    b, at = staged(special, battle, home="INF3", far="INF, INF2, inf, cav, guns, gen", AR="")
    assert why_not(b, play(b, special, at["cav"])) == "13.0 right card"
    assert why_not(b, play(b, special, at["gen"])) == "13.0 right card"
    assert why_not(b, play(b, special, at["INF"])) == "13.0 right card"
    assert why_not(b, play(b, special, at["far"])) == "13.0 right card"
    assert why_not(b, play(b, special, at["inf"])) is None
    assert why_not(b, play(b, special, at["guns"])) is None
    b, at = staged(special, battle, home="INF", far="inf")
    assert why_not(b, play(b, special, at["inf"])) == "13.0 engaged position"
    assert waiting(b) == ACTS


def test_R106_a_depleted_card_is_not_depleted_twice() -> None:
    b = drawn(french="093", FC="015, 130 depleted, 132")
    assert why_not(b, play(b, "093", "130")) == "R106 idle play"
    assert why_not(b, play(b, "093", "132")) is None
    assert waiting(b) == ACTS


def test_R138_a_depleted_card_may_form_be_targeted_and_leave_and_is_then_free() -> None:
    b = drawn("ligny", active=ALLIED, allied="289", AC="207, 208, 015, 016", FC="017")
    do(b, play(b, "289", "015"), fire(b, "207", "015"))
    roll(b, 6, 2, 2, 2)
    do(b, END)
    roll(b, 1)
    assert why_not(b, form(b, "015", "column")) is None
    do(b, move(b, "015", "FC"))
    assert (where(b, "289"), card(b, "015").marks & DEPLETED) == ("discard", 0)
    do(b, END, END, move(b, "015", "AC"), END, END)
    assert why_not(b, fire(b, "015", "207")) is None
    assert waiting(b) == ACTS


def test_R15_ammo_depletion_ends_when_the_enemy_has_gone() -> None:
    b = drawn("ligny", active=ALLIED, allied="289", FC="207, 015")
    do(b, play(b, "289", "015"), move(b, "207", "AC"))
    assert (where(b, "289"), card(b, "015").marks & DEPLETED) == ("discard", 0)
    assert waiting(b) == ACTS


def test_R15_ammo_depletion_is_discarded_when_its_card_routs() -> None:
    b = drawn("ligny", active=ALLIED, allied="289", FC="207, 015, 016")
    do(b, play(b, "289", "015"), fire(b, "207", "015"))
    roll(b, 6, 2, 2, 2)
    do(b, END)
    roll(b, 6)
    assert (where(b, "289"), where(b, "015")) == ("discard", "casualties")
    assert waiting(b) == ACTS


# Fatigue: 099, 189, 294


@pytest.mark.parametrize(("special", "battle"), printed("fatigue"))
def test_13_0_fatigue_keeps_one_infantry_card_from_fire_shock_and_move_this_turn(
    special: str, battle: str
) -> None:
    b, at = staged(special, battle, own_turn=False, phase="morale", home="INF, inf column, inf2")
    assert (waiting(b), asked(b)) == (WINDOW, at.seat)
    do(b, play(b, special, at["inf"]))
    assert why_not(b, fire(b, at["inf"], at["INF"])) == "13.0 fatigue"
    assert why_not(b, shock(b, at["inf"], at["INF"])) == "13.0 fatigue"
    assert why_not(b, move(b, at["inf"], at["far"], "column")) == "13.0 fatigue"
    assert why_not(b, fire(b, at["inf2"], at["INF"])) is None
    do(b, END, END)
    assert (card(b, at["inf"]).marks & FATIGUED, where(b, special)) == (0, "discard")
    assert why_not(b, fire(b, at["inf"], at["INF"])) is None
    assert waiting(b) == ACTS


@pytest.mark.parametrize(("special", "battle"), printed("fatigue"))
def test_R101_fatigue_voids_an_announced_act_and_uses_the_card_up(
    special: str, battle: str
) -> None:
    b, at = staged(special, battle, own_turn=False, home="INF, inf column, inf2")
    for act in (
        fire(b, at["inf"], at["INF"]),
        shock(b, at["inf"], at["INF"]),
        move(b, at["inf"], at["far"], "column"),
    ):
        b, at = staged(special, battle, own_turn=False, home="INF, inf column, inf2")
        do(b, act)
        assert (waiting(b), asked(b)) == (WINDOW, at.seat)
        do(b, play(b, special, at["inf"]))
        assert (waiting(b), where(b, at["inf"])) == (ACTS, at["home"])
        assert card(b, at["INF"]).hits == 0
        assert why_not(b, act) == "13.0 fatigue"


@pytest.mark.parametrize(("special", "battle"), printed("fatigue"))
def test_13_0_fatigue_is_for_enemy_infantry_and_idle_in_ones_own_turn(
    special: str, battle: str
) -> None:
    b, at = staged(
        special, battle, own_turn=False, phase="morale", home="INF, inf, cav, guns", amended=False
    )
    for role in ("cav", "guns", "INF"):
        assert why_not(b, play(b, special, at[role])) == "13.0 right card"  # R14
    b, at = staged(special, battle, home="INF, inf", amended=False)
    assert why_not(b, play(b, special, at["inf"])) == "R106 idle play"
    b, at = staged(
        special, battle, own_turn=False, phase="morale", home="INF, inf hits 1", amended=False
    )
    assert waiting(b) == DIE  # R142: not before the Combat phase
    assert where(b, special).startswith("reserve")


def test_R84_fatigue_is_not_played_on_a_card_that_has_acted() -> None:
    b = drawn("quatre-bras", allied="189", FC="016", AC="130, 015 fired, 017 moved, 018")
    do(b, fire(b, "018", "130"))
    assert why_not(b, play(b, "189", "015")) == "R106 idle play"
    assert why_not(b, play(b, "189", "017")) == "R106 idle play"
    assert why_not(b, play(b, "189", "018")) is None
    assert waiting(b) == WINDOW


def test_R107_fatigue_bars_an_engaged_change_and_a_move_on_to_terrain_but_no_free_change() -> None:
    b = drawn(phase="morale", allied="189", AC="130, 015")
    do(b, play(b, "189", "015"))
    assert why_not(b, form(b, "015", "square")) == "13.0 fatigue"
    b = drawn("ligny", phase="morale", allied="294", FC="015, 087")
    do(b, play(b, "294", "015"))
    assert why_not(b, move(b, "015", "FC", on="087")) == "13.0 fatigue"
    assert why_not(b, form(b, "015", "square")) is None
    assert waiting(b) == ACTS


def test_R107_a_fatigued_card_still_captures_terrain_at_once() -> None:
    b = drawn(phase="morale", allied="189", AC="180, 130 on 180, 132, 015, 016")
    do(b, play(b, "189", "015"), fire(b, "016", "130"))
    roll(b, 6, 2)
    do(b, END)
    roll(b, 6)
    assert waiting(b) == "11.5 capture"
    do(b, actions.Capture(uid(b, "180"), uid(b, "015")))
    assert card(b, "015").on == uid(b, "180")
    assert waiting(b) == ACTS


# Battle Smoke: 102, 192, 296


@pytest.mark.parametrize(("special", "battle"), printed("battle_smoke"))
def test_R13_battle_smoke_takes_a_cv_from_the_fire_and_the_shock_of_enemy_cards_there(
    special: str, battle: str
) -> None:
    b, at = staged(
        special, battle, own_turn=False, phase="morale", home="INF, INF2, inf column, inf2, cav"
    )
    assert (waiting(b), asked(b)) == (WINDOW, at.seat)
    do(b, play(b, special, at["home"]))
    for act, label in (
        (shock(b, at["inf"], at["INF"]), at["inf"]),
        (fire(b, at["inf2"], at["INF"]), at["inf2"]),
        (shock(b, at["cav"], at["INF2"]), at["cav"]),
    ):
        do(b, act)
        assert dice_thrown(b)[0] == cv(b, label) - 1
        roll(b, *[2] * (cv(b, label) - 1))
    do(b, END, fire(b, at["INF"], at["inf"]))
    assert dice_thrown(b)[0] == cv(b, at["INF"])
    assert (waiting(b), where(b, special)) == (SHOT, "discard")


@pytest.mark.parametrize(("special", "battle"), printed("battle_smoke"))
def test_13_0_battle_smoke_may_answer_an_announced_shot(special: str, battle: str) -> None:
    b, at = staged(special, battle, own_turn=False, home="INF, inf, inf2")
    do(b, fire(b, at["inf"], at["INF"]))
    assert (waiting(b), asked(b)) == (WINDOW, at.seat)
    do(b, play(b, special, at["home"]))
    assert dice_thrown(b)[0] == cv(b, at["inf"]) - 1
    roll(b, *[2] * (cv(b, at["inf"]) - 1))
    do(b, fire(b, at["inf2"], at["INF"]))
    assert dice_thrown(b)[0] == cv(b, at["inf2"]) - 1
    assert waiting(b) == SHOT


@pytest.mark.parametrize(("special", "battle"), printed("battle_smoke"))
def test_13_0_battle_smoke_is_for_the_enemy_turn_and_an_engaged_position(
    special: str, battle: str
) -> None:
    b, at = staged(special, battle, home="INF, inf")
    assert why_not(b, play(b, special, at["home"])) == "13.0 enemy turn"
    b, at = staged(special, battle, own_turn=False, phase="morale", home="INF", far="INF2, inf")
    assert why_not(b, play(b, special, at["home"])) == "13.0 engaged position"
    assert why_not(b, play(b, special, at["far"])) is None
    assert waiting(b) == WINDOW


def test_R84_battle_smoke_is_idle_once_every_enemy_card_there_has_acted() -> None:
    b = drawn(allied="192", AC="130, 015 fired, 016 moved", AR="132, 017")
    do(b, fire(b, "017", "132"))
    assert why_not(b, play(b, "192", "AC")) == "R106 idle play"
    assert why_not(b, play(b, "192", "AR")) is None
    assert waiting(b) == WINDOW


def test_13_0_battle_smoke_touches_horse_artillery_that_may_still_fire() -> None:
    b = drawn(allied="192", AC="130, 082 moved", AR="132, 017")
    do(b, fire(b, "017", "132"))
    assert why_not(b, play(b, "192", "AC")) is None
    assert waiting(b) == WINDOW


def test_13_0_battle_smoke_that_leaves_no_dice_uses_the_card_up() -> None:
    b = drawn(allied="192", AC="130, 046, 015")
    do(b, fire(b, "046", "130"), play(b, "192", "AC"))
    assert waiting(b) == ACTS
    assert why_not(b, fire(b, "046", "130")) == "7.0 already fired"
