"""C-CAV-17, D-65: cavalry breaks off."""

from __future__ import annotations

import pytest

from grognard.games.crepuscule.chapters.melee.breaking_off import BreakOffStep, why_not_break_off
from grognard.games.crepuscule.chapters.melee.contacts import contact_between
from grognard.games.crepuscule.model.actions import END_STEP, STAY, Form
from grognard.games.crepuscule.model.combat_actions import BreakOff
from grognard.games.crepuscule.model.kinds import FRONT, LINE, MARCH, PURSUIT, PUSH
from grognard.games.crepuscule.model.state import Battle
from grognard.kernel.refusal import IllegalAction
from tests.games.crepuscule.builders import (
    ALLIED,
    Troops,
    act,
    asking,
    battalion,
    battle,
    inch,
    run,
    squadron,
    throw,
    waiting,
)


def locked(horse: Troops, foe: Troops, rounds: int = 1) -> Battle:
    b = battle([horse, foe], phase=PURSUIT)
    one = contact_between(b, 0, 1, FRONT)
    b.touch(one)
    if rounds:
        b.change_contact(one, one.fought(0))
    return b


def test_c_cav_17_passed_it_is_a_move_away_and_forms_as_it_likes() -> None:
    b = locked(squadron("c", at=(24, 20)), battalion("a", ALLIED, (24, 20)))
    run(b, BreakOffStep(0))
    act(b, BreakOff(0))
    throw(b, 3, 4)
    assert not b.is_engaged(0) and b.units[0].pose.y == inch(20) - inch(8)
    act(b, Form(0, MARCH, 0, -1))
    assert b.units[0].formation == MARCH and waiting(b) == ""


def test_d_59_failed_the_infantry_pushes_and_it_does_not_try_again() -> None:
    b = locked(squadron("c", at=(24, 20), marks=PUSH), battalion("a", ALLIED, (24, 20)))
    run(b, BreakOffStep(0))
    act(b, BreakOff(0))
    throw(b, 4, 4)
    assert b.units[1].has(PUSH) and not b.units[0].has(PUSH) and b.is_engaged(0)
    assert waiting(b) == ""


def test_d_65_not_from_cavalry_nor_before_a_round_nor_by_infantry() -> None:
    b = locked(squadron("c"), squadron("d", ALLIED))
    refusal = why_not_break_off(b, b.units[0])
    assert refusal is not None and refusal.cite == "D-65"
    b = locked(squadron("c"), battalion("a", ALLIED), rounds=0)
    refusal = why_not_break_off(b, b.units[0])
    assert refusal is not None and refusal.cite == "D-65"
    refusal = why_not_break_off(b, b.units[1])
    assert refusal is not None and refusal.cite == "C-CAV-17"


def test_c_cav_17_both_sides_are_asked_the_active_one_first() -> None:
    b = locked(battalion("f", at=(24, 20)), squadron("c", ALLIED, (24, 20)))
    run(b, BreakOffStep(0))
    assert asking(b).seat == 1
    with pytest.raises(IllegalAction):
        act(b, BreakOff(0))
    act(b, END_STEP)
    assert waiting(b) == "" and b.is_engaged(1)


def test_d_65_it_may_stay_as_it_is() -> None:
    b = locked(squadron("c", at=(24, 20)), battalion("a", ALLIED, (24, 20)))
    run(b, BreakOffStep(0))
    act(b, BreakOff(0))
    throw(b, 1, 1)
    act(b, STAY)
    assert b.units[0].formation == LINE
