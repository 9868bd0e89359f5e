"""D-127: impetuous troops."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.crepuscule.chapters.morale.impetuosity import Impetuosity
from grognard.games.crepuscule.model.kinds import (
    COMPELLED,
    COMPULSORY,
    FLEEING,
    FRENZY,
    IMPETUOUS,
)
from grognard.games.crepuscule.model.state import Battle
from tests.games.crepuscule.builders import (
    ALLIED,
    battalion,
    battle,
    officer,
    run,
    squadron,
    throw,
    waiting,
)


def tempted(away: float = 12, **details: Any) -> Battle:
    horse = squadron("f1", **{"traits": IMPETUOUS, **details})
    b = battle([horse, battalion("a1", ALLIED, (24, 12 + away))], phase=COMPULSORY)
    run(b, Impetuosity(0))
    return b


@pytest.mark.parametrize(("away", "asked"), [(16, "D-127"), (16.1, "")])
def test_d_127_with_an_enemy_within_its_charge_it_tests(away: float, asked: str) -> None:
    assert waiting(tempted(away)) == asked


def test_d_127_who_fails_must_charge() -> None:
    for dice, must in (((3, 4), False), ((4, 4), True)):
        b = tempted()
        throw(b, *dice)
        assert b.units[0].has(COMPELLED) is must and waiting(b) == ""


def test_d_127_calm_troops_and_fugitives_do_not_test() -> None:
    assert waiting(tempted(traits=0)) == ""
    assert waiting(tempted(marks=FLEEING)) == ""


def test_d_127_an_officer_in_the_unit_lends_his_leadership() -> None:
    b = battle(
        [squadron("f1", traits=IMPETUOUS), battalion("a1", ALLIED, (24, 24))],
        [officer("ney", attached="f1", ld=9)],
    )
    run(b, Impetuosity(0))
    throw(b, 4, 5)
    assert not b.units[0].has(COMPELLED)


def test_d_127_w_war_1_by_the_other_reading_a_die_of_one() -> None:
    for face, must in ((1, True), (2, False)):
        b = battle(
            [squadron("f1", traits=IMPETUOUS), battalion("a1", ALLIED, (24, 24))],
            impetuosity="die",
        )
        run(b, Impetuosity(0))
        throw(b, face)
        assert b.units[0].has(COMPELLED) is must


def test_w_fre_1_frenzied_troops_charge_whenever_they_can() -> None:
    b = tempted(traits=FRENZY)
    assert b.units[0].has(COMPELLED) and waiting(b) == ""
