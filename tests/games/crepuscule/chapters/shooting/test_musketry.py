"""P-06: which units may fire at which, and the fire itself."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.crepuscule.chapters.shooting.musketry import MusketryStep, why_not_volley
from grognard.games.crepuscule.chapters.shooting.targets import why_not_shot
from grognard.games.crepuscule.chapters.shooting.volley import ReactionFire
from grognard.games.crepuscule.model.actions import END_STEP, PASS
from grognard.games.crepuscule.model.combat_actions import Shoot, Volley
from grognard.games.crepuscule.model.kinds import (
    CHARGED,
    COLUMN,
    FIRED,
    FIRED_BACK,
    FLEEING,
    FORAGERS,
    HEAVY,
    HOLLOW,
    LIGHT,
    MARCHED,
    MOVE_AND_FIRE,
    MOVED,
    NO_FIREARM,
    NO_VOLLEY,
    RALLIED,
    SKIRMISH,
)
from grognard.games.crepuscule.model.pieces import Contact
from grognard.games.crepuscule.model.state import Battle
from tests.games.crepuscule.builders import (
    ALLIED,
    act,
    asking,
    battalion,
    battle,
    run,
    squadron,
    throw,
    waiting,
)


def facing(away: float = 8, **details: Any) -> Battle:
    return battle(
        [battalion("f1", **details), battalion("a1", ALLIED, (24, 12 + away), formation=COLUMN)]
    )


def refusal(b: Battle, face: int = -1) -> str:
    found = why_not_shot(b, b.units[0], 1, face)
    return found.cite if found else ""


@pytest.mark.parametrize(("away", "cite"), [(18, ""), (18.1, "C-WPN-3")])
def test_c_inf_11_c_wpn_3_a_musket_carries_18_inches(away: float, cite: str) -> None:
    assert refusal(facing(away)) == cite


@pytest.mark.parametrize(
    ("marks", "cite"),
    [
        (0, ""),
        (MOVED, ""),
        (MARCHED, "C-INF-19"),
        (CHARGED, "D-24"),
        (RALLIED, "D-169"),
        (FIRED, "C-INF-11"),
        (FLEEING, "C-INF-11"),
    ],
)
def test_c_inf_19_w_sho_7_what_bars_fire(marks: int, cite: str) -> None:
    assert refusal(facing(marks=marks)) == cite


def test_d_46_nobody_fires_into_a_combat_or_out_of_it() -> None:
    b = battle([battalion("f1"), battalion("a1", ALLIED, (24, 20)), battalion("f2", at=(24, 19))])
    b.touch(Contact(2, 1, 0, b.now()))
    assert refusal(b) == "D-46"
    assert why_not_shot(b, b.units[2], 1, -1) is not None


def test_d_136_what_is_behind_a_formed_unit_is_not_seen() -> None:
    b = battle(
        [
            battalion("f1"),
            battalion("a1", ALLIED, (24, 26), figures=8),
            battalion("f2", at=(24, 18)),
        ]
    )
    assert refusal(b) == "D-136"


def test_d_42_c_wpn_1_c_wpn_2_carbines_fire_mounted_only_when_still() -> None:
    def shot(**details: Any) -> str:
        return refusal(battle([squadron("f1", **details), battalion("a1", ALLIED, (24, 20))]))

    assert shot() == ""
    assert shot(marks=MOVED) == "D-42"
    assert shot(marks=MOVED, traits=MOVE_AND_FIRE) == ""
    assert shot(marks=MOVED, weight=LIGHT) == "D-42"
    assert shot(marks=MOVED, weight=LIGHT, formation=FORAGERS) == ""


def test_d_43_heavy_cavalry_does_not_fire() -> None:
    b = battle([squadron("f1", weight=HEAVY, firearm=3), battalion("a1", ALLIED, (24, 20))])
    assert refusal(b) == "D-43"
    b = battle(
        [squadron("f1", weight=HEAVY, firearm=3), battalion("a1", ALLIED, (24, 20))],
        heavy_fire="on",
    )
    assert refusal(b) == ""


def test_c_inf_11_without_a_firearm_nobody_fires() -> None:
    assert refusal(facing(firearm=NO_FIREARM)) == "C-INF-11"


@pytest.mark.parametrize(
    ("details", "cite"),
    [
        ({}, ""),
        ({"formation": COLUMN, "files": 4}, ""),
        ({"formation": SKIRMISH, "files": 12}, "D-35"),
        ({"formation": HOLLOW}, "D-35"),
        ({"marks": MOVED}, "C-INF-12"),
        ({"marks": NO_VOLLEY}, "C-INF-18"),
    ],
)
def test_d_35_who_may_fire_by_command(details: dict[str, Any], cite: str) -> None:
    b = facing(**details)
    found = why_not_volley(b, b.units[0], 1)
    assert (found.cite if found else "") == cite


def test_t_sho_4_c_inf_18_d_48_reaction_fire_bars_commanded_fire_in_the_next_own_turn() -> None:
    b = facing()
    run(b, ReactionFire(0, 1, False))
    throw(b, *[1] * 12)
    assert b.units[0].has(NO_VOLLEY) and b.units[0].has(FIRED_BACK)
    b.begin_player_turn(0)
    assert b.units[0].has(NO_VOLLEY) and not b.units[0].has(FIRED_BACK)
    run(b, MusketryStep(0))
    barred, plain = (asking(b).why_not(b, one) for one in (Volley(0, 1), Shoot(0, 1)))
    assert barred is not None and barred.cite == "C-INF-18" and plain is None
    b.end_player_turn()
    assert not b.units[0].has(NO_VOLLEY)


def test_c_seq_5_a_unit_fires_once_and_hits_wound() -> None:
    b = facing()
    run(b, MusketryStep(0))
    act(b, Shoot(0, 1))
    throw(b, *[4] * 3, *[3] * 9)
    throw(b, 6)  # no hit is the officer's
    throw(b, 4, 4, 1)
    assert (b.units[1].figures, waiting(b)) == (22, "")
    assert b.units[0].has(FIRED)


def test_c_man_5_c_inf_12_d_36_d_188_commanded_fire_tests_first() -> None:
    for score, dice in (((3, 4), 24), ((6, 5), 12)):
        b = facing()
        run(b, MusketryStep(0))
        act(b, Volley(0, 1))
        assert waiting(b) == "C-MAN-6"
        throw(b, *score)
        throw(b, *[1] * dice)
        assert waiting(b) == ""


def test_c_seq_5_the_step_may_be_ended() -> None:
    b = facing()
    run(b, MusketryStep(0))
    assert len(asking(b).legal(b)) == 3
    act(b, END_STEP)
    assert waiting(b) == "" and not b.units[0].has(FIRED)


def test_d_130_each_face_of_a_square_fires_once() -> None:
    b = battle(
        [
            battalion("f1", figures=12, formation=HOLLOW),
            battalion("a1", ALLIED, (24, 20), formation=COLUMN),
            battalion("a2", ALLIED, (34, 11), 270, formation=COLUMN),
        ]
    )
    run(b, MusketryStep(0))
    act(b, Shoot(0, 1, 0))
    throw(b, 1, 1, 1)
    assert refusal(b, 0) == "C-INF-11"
    act(b, Shoot(0, 2, 1))
    throw(b, 1, 1, 1)
    assert waiting(b) == ""


def test_c_inf_14_a_target_in_line_is_asked_whether_it_answers() -> None:
    b = battle([battalion("f1"), battalion("a1", ALLIED, (24, 20))])
    run(b, MusketryStep(0))
    act(b, Shoot(0, 1))
    throw(b, *[1] * 12)
    assert waiting(b) == "C-INF-14" and asking(b).seat == ALLIED
    act(b, PASS)
    assert waiting(b) == ""
