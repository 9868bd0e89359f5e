"""Chapter 13: Specials against the enemy, each title with every card that bears it.

A scene is written in the roles of staging.py and played in every battle printed on the card.
"""

from __future__ import annotations

import pytest

from grognard.games.eagles.model import actions
from grognard.games.eagles.model.actions import END, PASS
from grognard.games.eagles.model.pieces import DEPLETED, FATIGUED, PANICKED
from grognard.games.eagles.model.state import Battle
from tests.games.eagles.field import (
    ALLIED,
    FRENCH,
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
from tests.games.eagles.staging import placed, printed, staged

WINDOW = "13.0 from reserve"
ACTS = "5.0 combat phase"
DIE = "6.0 one roll per hit"
SHOT = "7.2 hit numbers"
CHOOSE = "5.0 morale phase"


def cv(b: Battle, label: str) -> int:
    return card(b, label).card.cv


CAST = ("inf2", "inf3", "cav", "guns", "gen")


def roll_for(b: Battle, label: str) -> actions.Test:
    return actions.Test(uid(b, label))


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
