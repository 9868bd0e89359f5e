"""P-03: which units may charge which, and the test."""

from __future__ import annotations

import pytest

from grognard.games.crepuscule.chapters.charging.charges import ChargeStep, why_not_charge
from grognard.games.crepuscule.chapters.charging.ways import attack_strength
from grognard.games.crepuscule.model.actions import (
    AGAIN,
    END_STEP,
    STAY,
    Charge,
    Form,
)
from grognard.games.crepuscule.model.kinds import (
    CHARGES,
    CHARGING,
    COLUMN,
    COMPELLED,
    DISORDERED,
    ECHELON,
    EXTENDED,
    FLEEING,
    FORAGERS,
    HALTED,
    HOLLOW,
    LIGHT,
    LINE,
    MARCH,
    MILITIA,
    RALLIED,
    SKIRMISH,
    UNWIELDY,
)
from grognard.games.crepuscule.model.state import Battle
from tests.games.crepuscule.builders import (
    ALLIED,
    Troops,
    act,
    asking,
    battalion,
    battery,
    battle,
    run,
    squadron,
    throw,
    waiting,
)


def refused(b: Battle, wheel: int = 0) -> str:
    found = why_not_charge(b, b.units[0], 1, wheel)
    return found.cite if found else ""


def facing(charger: Troops, target: Troops, *more: Troops) -> Battle:
    return battle([charger, target, *more], phase=CHARGES)


@pytest.mark.parametrize(
    ("formation", "cite"),
    [
        (LINE, ""),
        (COLUMN, ""),
        (MARCH, "D-23"),
        (HOLLOW, "D-23"),
        (EXTENDED, "D-23"),
        (SKIRMISH, "D-23"),
    ],
)
def test_d_23_formations_that_charge_a_formed_enemy(formation: int, cite: str) -> None:
    b = facing(battalion("f1", formation=formation), battalion("a1", ALLIED, (24, 20)))
    assert refused(b) == cite


@pytest.mark.parametrize("formation", [EXTENDED, SKIRMISH])
def test_c_inf_6b_open_order_charges_skirmishers_and_guns(formation: int) -> None:
    loose = battalion("a1", ALLIED, (24, 20), figures=8, formation=SKIRMISH)
    for foe in (loose, battery("a1", ALLIED, (24, 20))):
        assert refused(facing(battalion("f1", formation=formation), foe)) == ""


def test_c_cav_7_lines_and_echelons_charge_and_foragers_do_not() -> None:
    foe = battalion("a1", ALLIED, (24, 24))
    assert refused(facing(squadron("f1"), foe)) == ""
    assert refused(facing(squadron("f1", formation=ECHELON), foe)) == ""
    assert refused(facing(squadron("f1", weight=LIGHT, formation=FORAGERS), foe)) == "D-23"


@pytest.mark.parametrize(
    ("marks", "cite"),
    [(FLEEING, "D-169"), (RALLIED, "D-169"), (HALTED, "D-18"), (DISORDERED, "D-34")],
)
def test_w_chg_1_who_may_not_charge(marks: int, cite: str) -> None:
    b = facing(battalion("f1", marks=marks), battalion("a1", ALLIED, (24, 20)))
    assert refused(b) == cite


def test_d_159_only_what_is_in_the_front_arc_and_in_sight() -> None:
    assert refused(facing(battalion("f1"), battalion("a1", ALLIED, (48, 12), 270))) == "D-159"
    hidden = facing(
        battalion("f1"),
        battalion("a1", ALLIED, (24, 26), figures=8),
        battalion("f2", at=(24, 18)),
    )
    assert refused(hidden) == "C-INF-10"


def test_w_mov_4_after_one_wheel_the_target_is_straight_ahead() -> None:
    b = facing(battalion("f1", figures=12), battalion("a1", ALLIED, (31, 19), figures=8))
    assert refused(b) == "W-MOV-4"
    assert refused(b, 4500) == ""
    assert refused(b, 9100) == "W-MOV-4"


def test_d_24_reach_is_not_looked_at_when_a_charge_is_declared() -> None:
    b = facing(battalion("f1"), battalion("a1", ALLIED, (24, 36)))
    assert refused(b) == ""


def test_d_21_every_charge_is_tested() -> None:
    b = facing(battalion("f1"), battalion("a1", ALLIED, (24, 19)))
    run(b, ChargeStep(0))
    act(b, Charge(0, 1, 0))
    assert waiting(b) == "C-MAN-6"
    throw(b, 1, 2)
    assert b.units[0].has(CHARGING) and b.units[0].charge == 1


def test_d_18_a_charge_that_finally_fails_leaves_the_unit_without_orders() -> None:
    b = facing(battalion("f1"), battalion("a1", ALLIED, (24, 19)))
    run(b, ChargeStep(0))
    act(b, Charge(0, 1, 0))
    throw(b, 6, 5)
    act(b, AGAIN)
    throw(b, 6, 5)
    act(b, STAY)
    assert not b.units[0].has(CHARGING) and b.units[0].has(HALTED)


def test_t_man_1b_d_20_d_189_form_column_then_charge_at_minus_two() -> None:
    b = facing(battalion("f1", formation=MARCH), battalion("a1", ALLIED, (24, 19)))
    run(b, ChargeStep(0))
    assert asking(b).why_not(b, Charge(0, 1, 0)) is not None
    act(b, Form(0, COLUMN, 4))
    throw(b, 1, 2)
    [value] = asking(b).weigh(b, Charge(0, 1, 0))
    assert value.total == 7 - 1 - 2
    act(b, Charge(0, 1, 0))
    throw(b, 1, 2)
    assert b.units[0].has(CHARGING)


def test_d_180_unwieldy_troops_do_not_charge_after_a_change() -> None:
    b = facing(battalion("f1", formation=MARCH, traits=UNWIELDY), battalion("a1", ALLIED, (24, 19)))
    run(b, ChargeStep(0))
    act(b, Form(0, COLUMN, 4))
    throw(b, 1, 1)
    assert refused(b) == "D-180"


def test_d_127_compelled_troops_charge_the_nearest_without_a_test() -> None:
    b = facing(
        battalion("f1", marks=COMPELLED),
        battalion("a1", ALLIED, (27, 19), figures=12),
        battalion("a2", ALLIED, (21, 18), figures=12),
    )
    run(b, ChargeStep(0))
    assert b.units[0].has(CHARGING) and b.units[0].charge == 2


def test_d_07_c_sup_4_units_lined_up_behind_support_the_attack() -> None:
    b = facing(
        battalion("f1", figures=30),
        battalion("a1", ALLIED, (24, 18), figures=24),
        battalion("f2", at=(24, 10.2), figures=20),
        battalion("f3", at=(24, 5), figures=20),
    )
    assert attack_strength(b, b.units[0], 1) == 50
    run(b, ChargeStep(0))
    [value] = asking(b).weigh(b, Charge(0, 1, 0))
    assert ("C-MAN-9 HALF", 2) in value.lines


def test_d_146_the_unit_behind_a_charger_charges_with_it() -> None:
    b = facing(battalion("f1"), battalion("a1", ALLIED, (24, 19)), battalion("f2", at=(24, 10.2)))
    assert why_not_charge(b, b.units[2], 1, 0) is not None
    b.declare(0, 1, 0)
    assert why_not_charge(b, b.units[2], 1, 0) is None


def test_w_fea_1_c_qua_1_d_120_militia_tests_before_it_charges_what_it_fears() -> None:
    b = facing(battalion("f1", quality=MILITIA), battalion("a1", ALLIED, (24, 19)))
    run(b, ChargeStep(0))
    act(b, Charge(0, 1, 0))
    assert waiting(b) == "W-FEA-1"
    throw(b, 4, 4)
    assert b.units[0].has(HALTED) and not b.units[0].has(CHARGING)
    twice = facing(battalion("f1", quality=MILITIA), battalion("a1", ALLIED, (24, 19), figures=12))
    run(twice, ChargeStep(0))
    act(twice, Charge(0, 1, 0))
    assert waiting(twice) == "C-MAN-6"


def test_c_seq_3_the_step_may_be_ended() -> None:
    b = facing(battalion("f1"), battalion("a1", ALLIED, (24, 19)))
    run(b, ChargeStep(0))
    act(b, END_STEP)
    assert waiting(b) == "" and not b.units[0].has(CHARGING)
