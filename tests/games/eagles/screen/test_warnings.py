"""Warnings: before a move that loses at once or leaves a Position to the enemy, and no other."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games import game
from grognard.games.eagles.model.actions import END, READY, RESIGN
from grognard.games.eagles.model.state import Battle
from grognard.kernel.decision import Action
from tests.games.eagles.field import confuse, drawn, hide, move

GAME = game("eagles")
HELD: dict[str, Any] = {"FL": "017", "FR": "018", "AL": "132", "AR": "140"}


def warned(b: Battle, action: Action, lang: str = "en") -> list[str]:
    found = GAME.warnings(b, action, lang)
    assert {warning.cite for warning in found} <= {"4.3 sole occupation"}
    return [warning.words for warning in found]


# Lost at once


def test_4_3_the_last_card_to_leave_loses_the_battle() -> None:
    b = drawn(FC="015, 130", AC="128", **HELD)
    assert warned(b, move(b, "015", "reserve")) == [
        "The enemy would be alone in the French Center: you would lose the battle at once."
    ]
    assert warned(b, move(b, "015", "reserve"), "fr") == [
        "L'ennemi serait seul au centre français\xa0: vous perdriez aussitôt la bataille."
    ]


def test_4_3_while_another_card_stays_nothing_is_lost() -> None:
    b = drawn(FC="015, 016, 130", AC="128", **HELD)
    assert warned(b, move(b, "015", "reserve")) == []


def test_4_3_guns_alone_do_not_win() -> None:
    b = drawn(FC="015, 174", AC="165", **HELD)
    assert warned(b, move(b, "015", "reserve")) == []


def test_4_3_a_move_that_wins_is_no_reason_for_a_warning() -> None:
    b = drawn(FC="015, 016", AC="", **HELD)
    assert warned(b, move(b, "015", "AC")) == []


# Left empty


def test_4_3_a_position_left_empty_before_the_enemy() -> None:
    b = drawn(FC="015", AC="130", **HELD)
    empty = (
        "You would have no troops left in the French Center, and the enemy opposite could take it "
        "unopposed."
    )
    assert warned(b, move(b, "015", "reserve")) == [empty]
    assert warned(b, move(b, "015", "AC")) == []  # he is busy with the one that came


@pytest.mark.parametrize(
    ("across", "count"), [("130", 1), ("154", 1), ("165", 0), ("130 down", 1), ("111, 165", 0)]
)
def test_4_3_before_whom_it_is_left_empty(across: str, count: int) -> None:
    """Infantry and cavalry, or a face-down card, which may be either; guns and Generals not."""
    b = drawn(FC="015", AC=across, **HELD)
    assert len(warned(b, move(b, "015", "reserve"))) == count


def test_4_3_nobody_stands_before_it() -> None:
    b = drawn(FC="015", AC="", **HELD)
    assert warned(b, move(b, "015", "reserve")) == []


def test_11_3_an_enemy_who_may_not_cross_is_no_danger() -> None:
    b = drawn(scenario="wavre", FC="033", AC="233 fatigued", FL="034", FR="035", AL="234")
    assert len(warned(b, move(b, "033", "reserve"))) == 1  # tired today, not tomorrow
    held = drawn(FC="015", AC="130, 016 column", **HELD)
    assert len(warned(held, move(held, "015", "reserve"))) == 0  # our column holds him there


def test_the_phase_is_not_ended_unwarned_over_an_empty_position() -> None:
    assert len(warned(drawn(FC="", AC="130", french="015", **HELD), END)) == 1
    assert warned(drawn(FC="", AC="165", french="015", **HELD), END) == []
    assert warned(drawn(FC="015", AC="130", **HELD), END) == []


def test_battle_confusion_is_a_move_like_any_other() -> None:
    b = drawn(FC="015", AC="130", french="101, 016", **HELD)
    assert warned(b, confuse(b, "101", "015", "AC")) == []
    c = drawn(FC="015, 130", AC="128", french="101, 016", AL="132", AR="140", FL="017", FR="018")
    assert warned(c, confuse(c, "101", "016", "FC")) == []


# Deployment and the rest


def test_14_0_readiness_behind_decoys_alone() -> None:
    options = {"deck": "open", "decoys": "on"}
    b = drawn(phase="deployment", options=options, FL="017", FC="016", french="001, 005", FR="018")
    assert warned(b, READY) == []
    bluff = drawn(phase="deployment", options=options, FL="017", FC="016", FR="001 down")
    assert warned(bluff, READY) == [
        "You have only decoys in the French Right: the first enemy troops to enter take it "
        "unopposed."
    ]


def test_other_actions_bring_no_warning() -> None:
    options = {"deck": "open", "decoys": "on"}
    b = drawn(phase="deployment", options=options, FL="017", FC="016", french="001, 005")
    assert warned(b, hide(b, "001", "FR")) == []
    assert warned(drawn(FC="015", AC="130", **HELD), RESIGN) == []


def test_a_warning_changes_nothing() -> None:
    b = drawn(FC="015, 130", AC="128", **HELD)
    before = GAME.write(b)
    warned(b, move(b, "015", "reserve"))
    assert GAME.write(b) == before
