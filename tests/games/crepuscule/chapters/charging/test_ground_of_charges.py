"""C-INF-6, C-INF-9b, C-CAV-11, D-165: what charges cross, how far, and what they catch."""

from __future__ import annotations

import pytest

from grognard.games.crepuscule.chapters.charging.charges import why_not_charge
from grognard.games.crepuscule.chapters.charging.contact import ContactStep
from grognard.games.crepuscule.chapters.charging.ways import path_to, reach_of, way_cost
from grognard.games.crepuscule.model.kinds import (
    ALARMED,
    CAPTURED,
    CHARGED,
    CHARGES,
    CONTACT,
    DESTROYED,
    DIFFICULT,
    FAILED_CHARGE,
    FLEEING,
    LIGHT,
    LIGHT_INFANTRY,
    SKIRMISH,
    VERY_DIFFICULT,
)
from grognard.games.crepuscule.model.state import Battle
from grognard.table.terrain import Area
from tests.games.crepuscule.builders import (
    ALLIED,
    Troops,
    area,
    battalion,
    battle,
    inch,
    officer,
    run,
    squadron,
)

RIVER: Area = area(10, 15, 38, 16, VERY_DIFFICULT)
MARSH: Area = area(10, 15, 38, 16, DIFFICULT)


def toward(charger: Troops, *ground: Area, foe: Troops | None = None) -> Battle:
    enemy = foe or battalion("a1", ALLIED, (24, 19))
    return battle([charger, enemy], terrain=list(ground), phase=CHARGES)


def cost(b: Battle) -> int:
    u = b.units[0]
    return int(way_cost(b, u, path_to(b, u, 1, 0).legs()))


@pytest.mark.parametrize(("ground", "inches"), [(MARSH, 8), (RIVER, 8)])
def test_c_inf_9b_c_inf_10_on_foot_both_kinds_of_bad_ground_cost_double(
    ground: Area, inches: int
) -> None:
    assert cost(toward(battalion("f1"), ground)) == inch(inches)


def test_w_ope_1_separate_figures_are_not_slowed() -> None:
    guns = battalion("a1", ALLIED, (24, 19), formation=SKIRMISH)
    light = battalion("f1", formation=SKIRMISH, traits=LIGHT_INFANTRY)
    assert cost(toward(light, RIVER, foe=guns)) == inch(7)


@pytest.mark.parametrize("weight", [LIGHT, 1])
def test_c_cav_11_no_cavalry_charges_through_very_difficult_ground(weight: int) -> None:
    refusal = why_not_charge(b := toward(squadron("f1", weight=weight), RIVER), b.units[0], 1, 0)
    assert refusal is not None and refusal.cite == "D-193"
    b = toward(squadron("f1", weight=weight), MARSH)
    assert why_not_charge(b, b.units[0], 1, 0) is None


@pytest.mark.parametrize(("traits", "reach"), [(LIGHT_INFANTRY, 8), (0, 6)])
def test_c_inf_6_line_infantry_in_the_open_charges_twice_3_inches(traits: int, reach: int) -> None:
    b = battle([battalion("f1", formation=SKIRMISH, traits=traits)])
    assert reach_of(b.units[0]) == inch(reach)


def fugitive(away: float, **details: int) -> Troops:
    return battalion("a1", ALLIED, (24, 12 + away), 0, figures=8, marks=FLEEING, **details)


def test_d_165_a_charger_ends_where_it_has_caught_them() -> None:
    b = battle([battalion("f1"), fugitive(8)], phase=CONTACT)
    b.declare(0, 1, 0)
    run(b, ContactStep(0))
    assert b.units[1].place == DESTROYED and b.units[0].has(CHARGED)
    assert b.units[0].pose.y > inch(18) and not b.contacts


def test_d_165_bad_ground_saves_fugitives() -> None:
    b = battle([battalion("f1"), fugitive(9)], terrain=[MARSH], phase=CONTACT)
    b.declare(0, 1, 0)
    run(b, ContactStep(0))
    assert b.units[1].on_table() and b.units[0].has(FAILED_CHARGE)


def test_d_137_d_135_an_officer_is_taken_with_them_and_friends_are_alarmed() -> None:
    b = battle(
        [battalion("f1"), fugitive(6), battalion("a2", ALLIED, (32, 20), figures=12)],
        [officer("blucher", ALLIED, attached="a1")],
        phase=CONTACT,
    )
    b.declare(0, 1, 0)
    run(b, ContactStep(0))
    assert b.officers[0].place == CAPTURED and b.units[2].has(ALARMED)
