"""P-16: rally, and flight that continues."""

from __future__ import annotations

import pytest

from grognard.games.crepuscule.chapters.morale.flight import FlightStep
from grognard.games.crepuscule.chapters.morale.rally import RallyStep, rally_value
from grognard.games.crepuscule.model.actions import STAY, Form
from grognard.games.crepuscule.model.kinds import COLUMN, COMMAND, FLEEING, HOLLOW, RALLIED
from grognard.games.crepuscule.model.state import Battle
from grognard.kernel.refusal import IllegalAction
from tests.games.crepuscule.builders import (
    ALLIED,
    Troops,
    act,
    battalion,
    battle,
    inch,
    officer,
    run,
    squadron,
    throw,
    waiting,
)


def fleeing(troops: Troops, since: int = 3) -> Battle:
    b = battle([troops, battalion("a", ALLIED, (24, 40))], phase=COMMAND)
    b.units[0].since = since
    return b


def test_d_169_passed_it_stands_in_any_formation_and_facing() -> None:
    b = fleeing(battalion("f", at=(24, 20), facing=180, marks=FLEEING))
    run(b, RallyStep(0))
    throw(b, 3, 4)
    act(b, Form(0, COLUMN, 4, 0))
    u = b.units[0]
    assert not u.is_fleeing() and u.has(RALLIED) and (u.formation, u.pose.h) == (COLUMN, 0)


def test_d_169_it_may_stay_as_it_stands_and_not_form_what_it_cannot() -> None:
    b = fleeing(battalion("f", at=(24, 20), figures=11, marks=FLEEING))
    run(b, RallyStep(0))
    throw(b, 1, 2)
    with pytest.raises(IllegalAction):
        act(b, Form(0, HOLLOW))
    act(b, STAY)
    assert not b.units[0].is_fleeing()


def test_d_169_failed_it_flees_on_toward_its_own_edge() -> None:
    b = fleeing(battalion("f", at=(24, 20), facing=180, marks=FLEEING))
    run(b, RallyStep(0))
    throw(b, 4, 4)
    assert waiting(b) == "" and b.units[0].is_fleeing()
    run(b, FlightStep(0))
    throw(b, 2, 3)
    assert b.units[0].pose.y == inch(15)


def test_w_ral_1_not_in_the_player_turn_in_which_it_began_to_flee() -> None:
    b = fleeing(battalion("f", marks=FLEEING), since=4)
    run(b, RallyStep(0))
    assert waiting(b) == ""
    run(b, FlightStep(0))
    assert waiting(b) == ""  # it has run already


def test_t_ral_1_four_of_four_may_rally_three_may_not() -> None:
    b = fleeing(squadron("c", figures=4, marks=FLEEING))
    run(b, RallyStep(0))
    assert waiting(b) == "D-169"
    b = fleeing(squadron("c", figures=4, lost=1, marks=FLEEING))
    run(b, RallyStep(0))
    assert waiting(b) == ""


def test_w_mus_1_a_musician_helps_up_to_ten_and_an_officer_in_range() -> None:
    b = battle([battalion("f", musician=True), battalion("g", ld=10, musician=True)])
    assert [rally_value(b, u) for u in b.units] == [8, 10]
    b = battle([battalion("f", at=(24, 12))], [officer("o", at=(24, 8), ld=9)])
    assert rally_value(b, b.units[0]) == 9
