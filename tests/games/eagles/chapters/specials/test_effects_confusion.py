"""Chapter 13: Battle Confusion (101, 191, 295): one infantry card engages and fires at once."""

from __future__ import annotations

import pytest

from grognard.games.eagles.model.actions import COLUMN, LINE, PASS, SQUARE, Confuse
from grognard.games.eagles.model.places import PLACE_NAMES
from grognard.games.eagles.model.state import Battle
from grognard.kernel.decision import Decision
from tests.games.eagles.chapters.specials.moments import ACTS, SHOT, WINDOW, cv
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
    uid,
    waiting,
    where,
    why_not,
)
from tests.games.eagles.staging import printed, staged

TARGET = "7.4 one target"


def confuse(b: Battle, special: str, label: str, to: str, formation: int = LINE) -> Confuse:
    return Confuse(uid(b, special), uid(b, label), PLACE_NAMES.index(to), formation)


@pytest.mark.parametrize(("special", "battle"), printed("battle_confusion"))
def test_13_0_battle_confusion_lets_one_infantry_card_engage_and_fire_at_once(
    special: str, battle: str
) -> None:
    b, at = staged(special, battle, home="INF, INF2", far="inf down, inf2")
    do(b, confuse(b, special, at["INF"], at["far"]))
    assert (where(b, at["INF"]), where(b, special)) == (at["far"], "discard")
    assert card(b, at["inf"]).up
    assert (waiting(b), asked(b)) == (TARGET, at.seat)
    do(b, fire(b, at["INF"], at["inf"]))
    assert dice_thrown(b) == (cv(b, at["INF"]), 7 - card(b, at["INF"]).card.fire)
    roll(b, *[6] * cv(b, at["INF"]))
    assert card(b, at["inf"]).hits == cv(b, at["INF"])
    assert why_not(b, fire(b, at["INF"], at["inf2"])) == "7.0 already fired"
    assert why_not(b, move(b, at["INF"], at["home"])) == "7.0 already moved"
    assert waiting(b) == ACTS


@pytest.mark.parametrize(("special", "battle"), printed("battle_confusion"))
def test_13_0_battle_confusion_brings_infantry_from_the_reserve_into_an_own_engaged_position(
    special: str, battle: str
) -> None:
    b, at = staged(special, battle, hand="INF", home="INF2, inf")
    do(b, confuse(b, special, at["INF"], at["home"], COLUMN), fire(b, at["INF"], at["inf"]))
    assert dice_thrown(b) == (cv(b, at["INF"]), 6)  # R113: a column fires at F1
    assert waiting(b) == SHOT


@pytest.mark.parametrize(("special", "battle"), printed("battle_confusion"))
def test_13_0_battle_confusion_is_for_infantry_and_for_the_own_combat_phase(
    special: str, battle: str
) -> None:
    b, at = staged(special, battle, home="CAV, GUNS", far="inf")
    assert why_not(b, confuse(b, special, at["CAV"], at["far"])) == "13.0 right card"
    assert why_not(b, confuse(b, special, at["GUNS"], at["far"])) == "13.0 right card"
    b, at = staged(special, battle, own_turn=False, home="INF", far="inf, guns")
    assert why_not(b, confuse(b, special, at["INF"], at["far"])) == "5.0 alternate turns"
    do(b, fire(b, at["guns"], at["INF"]))
    assert waiting(b) == SHOT


def test_R113_the_card_must_have_done_nothing_and_must_engage() -> None:
    b = drawn("quatre-bras", french="101", FC="015 moved, 016", FL="017", AC="130", AR="131, 020")
    assert why_not(b, confuse(b, "101", "015", "AC")) == "7.0 already moved"
    assert why_not(b, confuse(b, "101", "017", "AC")) == "13.0 battle confusion"
    assert why_not(b, confuse(b, "101", "016", "AC")) is None
    assert why_not(b, confuse(b, "101", "020", "FL")) == "13.0 battle confusion"
    b = drawn("quatre-bras", french="101, 018", FC="016", FL="015 fired, 130", AC="")
    assert why_not(b, confuse(b, "101", "016", "AC")) == "13.0 battle confusion"
    assert why_not(b, confuse(b, "101", "018", "FC")) == "13.0 battle confusion"
    assert why_not(b, confuse(b, "101", "018", "FL")) is None
    assert waiting(b) == ACTS


def test_R113_a_card_across_the_line_does_not_come_back_by_battle_confusion() -> None:
    b = drawn(
        "quatre-bras",
        options={"deck": "open", "victory": "2"},
        french="101",
        AC="015",
        FC="016, 130",
    )
    assert why_not(b, confuse(b, "101", "015", "FC")) == "13.0 battle confusion"
    assert why_not(b, move(b, "015", "FC")) is None
    assert waiting(b) == ACTS


def test_R113_formation_is_free_on_the_way_once_a_turn() -> None:
    b = drawn("quatre-bras", french="101", FC="015 formed column", AC="130")
    assert why_not(b, confuse(b, "101", "015", "AC", SQUARE)) == "9.0 one change"
    assert why_not(b, confuse(b, "101", "015", "AC", COLUMN)) is None
    b = drawn("quatre-bras", french="101", FC="015", AC="130")
    do(b, confuse(b, "101", "015", "AC", SQUARE), fire(b, "015", "130"))
    assert dice_thrown(b) == (3, 6)
    assert waiting(b) == SHOT


def test_R113_the_river_limit_the_four_cards_woods_and_7_4_hold_as_usual() -> None:
    b = drawn("ligny", active=ALLIED, allied="295, 208", middle_right="281", AL="207", FR="015")
    do(b, move(b, "207", "FR"))
    assert why_not(b, confuse(b, "295", "208", "AL")) == "13.0 battle confusion"
    do(b, move(b, "208", "AL"))
    b = drawn("ligny", active=ALLIED, allied="295", middle_right="281", AL="207, 208", FR="015")
    do(b, move(b, "207", "FR"))
    assert why_not(b, confuse(b, "295", "208", "FR")) == "11.3 move limit"
    full = "016 moved, 017 moved, 018 moved, 019 moved, 130"
    b = drawn("quatre-bras", french="101", FC="015", AC=full)
    assert why_not(b, confuse(b, "101", "015", "AC")) == "8.4 four cards"
    b = drawn(
        "quatre-bras", active=ALLIED, allied="191", AR="130", FL="084, 015 on 084, 016 struck"
    )
    do(b, confuse(b, "191", "130", "FL"))
    assert why_not(b, fire(b, "130", "016")) == "7.4 all must be hit first"
    do(b, fire(b, "130", "015"))
    assert dice_thrown(b)[0] == 2
    assert waiting(b) == SHOT


def test_13_0_battle_confusion_allows_no_shock() -> None:
    b = drawn("quatre-bras", french="101", FC="015", AC="130")
    do(b, confuse(b, "101", "015", "AC", COLUMN))
    assert why_not(b, shock(b, "015", "130")) == "5.0 phases"
    do(b, fire(b, "015", "130"))
    roll(b, 1, 1, 1)
    assert why_not(b, shock(b, "015", "130")) == "7.0 already fired"
    assert waiting(b) == ACTS


def test_R158_battle_confusion_counts_for_the_position_engaged() -> None:
    b = drawn(french="101, 094, 110, 106", FC="015", AC="016 column, 063, 130, 134")
    do(b, play(b, "094", "AC"), play(b, "110", "AC"))
    assert why_not(b, confuse(b, "101", "015", "AC")) == "13.0 two specials"
    b = drawn(french="101, 094, 110, 106", FC="015", AC="016 column, 063, 130, 134")
    do(b, confuse(b, "101", "015", "AC"), fire(b, "015", "130"))
    roll(b, 1, 1, 1)
    do(b, play(b, "094", "AC"))
    assert why_not(b, play(b, "110", "AC")) == "13.0 two specials"
    assert waiting(b) == ACTS


def test_R101_fatigue_in_answer_stops_the_confused_card_before_it_moves() -> None:
    b = drawn("quatre-bras", french="101", allied="189", FC="015", AC="130")
    do(b, confuse(b, "101", "015", "AC"))
    assert (waiting(b), asked(b)) == (WINDOW, ALLIED)
    do(b, play(b, "189", "015"))
    assert (where(b, "015"), where(b, "101")) == ("FC", "discard")
    assert why_not(b, move(b, "015", "AC")) == "13.0 fatigue"
    assert waiting(b) == ACTS


def test_R84_fatigue_may_still_stop_the_shot_of_a_confused_card_that_has_moved() -> None:
    b = drawn("quatre-bras", french="101", allied="189", FC="015", AC="130")
    do(b, confuse(b, "101", "015", "AC"), PASS, fire(b, "015", "130"))
    assert (waiting(b), asked(b)) == (WINDOW, ALLIED)
    do(b, play(b, "189", "015"))
    assert (where(b, "015"), card(b, "130").hits) == ("AC", 0)
    assert why_not(b, fire(b, "015", "130")) == "7.21 next turn"
    assert waiting(b) == ACTS


def test_R101_lost_orders_in_answer_leave_the_confused_card_free_but_the_special_is_spent() -> None:
    b = drawn(french="101", allied="193", FC="015", AC="130")
    do(b, confuse(b, "101", "015", "AC"), play(b, "193", "FC"))
    assert (where(b, "015"), where(b, "101"), card(b, "015").acted) == ("FC", "discard", 0)
    assert why_not(b, move(b, "015", "AC")) == "13.0 lost orders"
    assert waiting(b) == ACTS


def test_R158_prone_leaves_the_confused_card_another_target() -> None:
    b = drawn("quatre-bras", french="101", allied="196", FC="015", AC="130, 132")
    do(b, confuse(b, "101", "015", "AC"), PASS, fire(b, "015", "130"), play(b, "196", "130"))
    assert (waiting(b), asked(b)) == (TARGET, FRENCH)
    assert why_not(b, fire(b, "015", "130")) == "13.0 emergency prone"
    do(b, fire(b, "015", "132"))
    assert dice_thrown(b)[0] == 3
    roll(b, 1, 1, 1)
    assert waiting(b) == ACTS
    b = drawn("quatre-bras", french="101", allied="196", FC="015", AC="130")
    do(b, confuse(b, "101", "015", "AC"), PASS, fire(b, "015", "130"), play(b, "196", "130"))
    assert waiting(b) == ACTS


def test_13_0_battle_smoke_bites_on_a_confused_card() -> None:
    b = drawn("quatre-bras", french="101", allied="192", FC="015", AC="130")
    do(b, confuse(b, "101", "015", "AC"), fire(b, "015", "130"))
    assert (waiting(b), asked(b)) == (WINDOW, ALLIED)
    do(b, play(b, "192", "AC"))
    assert dice_thrown(b)[0] == 2
    assert waiting(b) == SHOT


def test_13_0_battle_confusion_is_played_from_the_reserve() -> None:
    b = drawn("quatre-bras", french="106", french_pile="101", FC="015", AC="130")
    assert why_not(b, confuse(b, "101", "015", "AC")) == "13.0 from reserve"
    assert why_not(b, confuse(b, "106", "015", "AC")) == "13.0 from reserve"
    assert waiting(b) == ACTS


def test_R101_what_a_confused_card_engages_may_be_taken_away_before_it_moves() -> None:
    b = drawn("quatre-bras", active=ALLIED, french="106", allied="191, 130", AC="134, 132, 015")
    do(b, confuse(b, "191", "130", "AC"))
    assert (waiting(b), asked(b)) == (WINDOW, FRENCH)
    do(b, play(b, "106", "AC"))
    roll(b, 6)
    assert (where(b, "134"), where(b, "130"), waiting(b)) == ("casualties", "AC", TARGET)


@pytest.mark.parametrize("seat", [FRENCH, ALLIED])
def test_R113_every_way_to_play_it_is_thought_of_allowed_or_not(seat: int) -> None:
    b = drawn(active=seat, FL="015", AC="130, 016", FC="069", french="101, 017", allied="191, 128")
    special, ahead, behind, home, far = [
        ("101", "015", "017", ["FL", "FC", "FR"], "AR"),
        ("191", "130", "128", ["AR", "AC", "AL"], "FC"),
    ][seat]
    assert isinstance(b.pending, Decision)
    thought = {act.key() for act in b.pending.candidates(b) if isinstance(act, Confuse)}
    ways = [(ahead, far), *((behind, to) for to in home)]
    assert thought == {
        confuse(b, special, label, to, formation).key()
        for label, to in ways
        for formation in (LINE, COLUMN, SQUARE)
    }
