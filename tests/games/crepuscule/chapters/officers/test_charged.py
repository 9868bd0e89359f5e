"""C-OFF-4, C-OFF-5, D-108, D-207: an officer on his own is charged."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.crepuscule.chapters.charging.charges import ChargeStep, ChooseCharge
from grognard.games.crepuscule.chapters.charging.contact import ContactStep
from grognard.games.crepuscule.chapters.charging.reactions import ReactionStep
from grognard.games.crepuscule.chapters.melee.combat import CombatStep
from grognard.games.crepuscule.chapters.shooting.officers import why_not_snipe
from grognard.games.crepuscule.model.actions import (
    END_STEP,
    EVADE,
    STAY,
    SURRENDER,
    ChargeOfficer,
    Join,
    Ride,
)
from grognard.games.crepuscule.model.kinds import (
    CAPTURED,
    CHARGED,
    CHARGES,
    CHARGING,
    CHIEF_OF_BRIGADE,
    DEFENDS,
    DESTROYED,
    FAILED_CHARGE,
    LANCE,
    NOBODY,
    SKIRMISH,
    TESTED_CHIEF,
)
from grognard.games.crepuscule.model.state import Battle
from grognard.table.angles import DEGREE
from tests.games.crepuscule.builders import (
    ALLIED,
    act,
    asking,
    battalion,
    battle,
    inch,
    officer,
    run,
    squadron,
    throw,
    waiting,
)


def hunted(*more: Any, at: tuple[float, float] = (24, 18), **details: Any) -> Battle:
    """A battalion at 12 inches, facing north; an enemy officer ahead of it, on his own."""
    return battle(
        [battalion("f1", at=(24, 12)), *more],
        [officer("picton", ALLIED, at, **details)],
        phase=CHARGES,
    )


def refused(b: Battle, wheel: int = 0) -> str:
    found = ChooseCharge(0).why_not(b, ChargeOfficer(0, 0, wheel))
    return found.cite if found else ""


def charge(b: Battle, score: tuple[int, int] = (3, 3)) -> None:
    """He is charged, and the test passed."""
    run(b, ChargeStep(0))
    act(b, ChargeOfficer(0, 0, 0))
    throw(b, *score)
    if waiting(b) == "C-SEQ-3":
        act(b, END_STEP)


def answer(b: Battle, action: Any) -> None:
    run(b, ReactionStep(1))
    act(b, action)


# The charge


def test_c_off_5_an_officer_alone_is_charged() -> None:
    b = hunted()
    assert refused(b) == ""
    charge(b)
    assert b.units[0].quarry == 0 and b.units[0].has(CHARGING) and b.units[0].charge == NOBODY


def test_c_off_5_not_an_officer_with_a_unit() -> None:
    b = hunted(battalion("a1", ALLIED, (24, 20)), attached="a1")
    assert refused(b) == "C-OFF-5"


def test_c_off_5_not_one_of_its_own_side_nor_nobody() -> None:
    b = battle([battalion("f1")], [officer("ney", at=(24, 18))], phase=CHARGES)
    assert refused(b) == "C-OFF-5"
    found = ChooseCharge(0).why_not(b, ChargeOfficer(0, 7, 0))
    assert found is not None and found.cite == "C-OFF-5"


def test_d_207_a_unit_before_him_is_met_first() -> None:
    assert refused(hunted(battalion("a1", ALLIED, (24, 14)), at=(24, 19))) == "C-INF-10"
    loose = hunted(battalion("a1", ALLIED, (21.5, 14), formation=SKIRMISH, files=2, figures=2))
    assert refused(loose) == "D-207"


@pytest.mark.parametrize(
    ("at", "wheel", "cite"),
    [
        ((24, 18), 0, ""),
        ((32, 20), 0, "W-MOV-4"),
        ((24, 6), 0, "D-159"),
        ((24, 18), 91, "W-MOV-4"),
    ],
)
def test_d_207_ahead_after_one_wheel(at: tuple[float, float], wheel: int, cite: str) -> None:
    assert refused(hunted(at=at), wheel * DEGREE) == cite


def test_d_207_the_test_counts_one_figure() -> None:
    b = hunted()
    (tally,) = ChooseCharge(0).weigh(b, ChargeOfficer(0, 0, 0))
    assert tally.total == 7 + 2 + 2  # HALF, and nobody who could fire
    b.units[0].figures = 1
    (alone,) = ChooseCharge(0).weigh(b, ChargeOfficer(0, 0, 0))
    assert alone.total == 7 + 2 - 2  # one figure against one, after heavy losses


def test_d_207_open_order_may_charge_him() -> None:
    b = battle(
        [battalion("f1", formation=SKIRMISH)],
        [officer("picton", ALLIED, (24, 18))],
        phase=CHARGES,
    )
    assert refused(b) == ""


# His answer


def test_c_off_4_he_withdraws_as_far_as_two_dice_allow() -> None:
    b = hunted()
    charge(b)
    answer(b, EVADE)
    throw(b, 2, 3)
    asked = asking(b)
    assert asked.cite == "C-OFF-4"
    assert asked.why_not(b, Ride(0, inch(24), inch(23))) is None
    found = asked.why_not(b, Ride(0, inch(24), inch(23.1)))
    assert found is not None and found.cite == "C-OFF-4"
    act(b, Ride(0, inch(24), inch(23)))
    assert (b.officers[0].x, b.officers[0].y) == (inch(24), inch(23)) and waiting(b) == ""


@pytest.mark.parametrize(("dice", "cite"), [((2, 2), ""), ((1, 2), "C-OFF-4")])
def test_c_off_4_he_joins_a_unit_within_his_dice(dice: tuple[int, int], cite: str) -> None:
    b = hunted(battalion("a1", ALLIED, (24, 22.98)))
    charge(b)
    answer(b, EVADE)
    throw(b, *dice)
    found = asking(b).why_not(b, Join(0, 1))
    assert (found.cite if found else "") == cite
    if not cite:
        act(b, Join(0, 1))
        assert b.officers[0].attached == 1


def test_c_off_4_not_a_unit_that_flees_nor_an_enemy() -> None:
    b = hunted(battalion("a1", ALLIED, (24, 21)))
    charge(b)
    b.flee(1)
    answer(b, EVADE)
    throw(b, 6, 6)
    for unit in (0, 1, 9):
        found = asking(b).why_not(b, Join(0, unit))
        assert found is not None and found.cite == "D-137"


def test_d_207_a_unit_that_he_joins_ends_the_charge() -> None:
    b = hunted(battalion("a1", ALLIED, (24, 22)))
    charge(b)
    answer(b, EVADE)
    throw(b, 6, 6)
    act(b, Join(0, 1))
    run(b, ContactStep(0))
    assert b.units[0].has(FAILED_CHARGE) and not b.contacts
    assert b.units[0].pose.y == inch(16)  # its base move


def test_d_108_officers_answer_after_all_units() -> None:
    b = hunted(battalion("f2", at=(50, 12)), battalion("a1", ALLIED, (50, 18)))
    b.declare(1, 2, 0)
    b.declare_on(0, 0, 0)
    run(b, ReactionStep(1))
    assert waiting(b) == "D-125"


# The charge move


def test_c_off_5_who_surrenders_is_taken_when_he_is_reached() -> None:
    b = hunted()
    charge(b)
    answer(b, SURRENDER)
    assert b.officers[0].on_table()
    run(b, ContactStep(0))
    assert b.officers[0].place == CAPTURED and b.units[0].has(CHARGED)


def test_c_off_5_not_beyond_twice_its_move() -> None:
    for y, place in ((12 + 7.9 + 1, CAPTURED), (12 + 8.1 + 1, 0)):
        b = hunted(at=(24, y))
        b.declare_on(0, 0, 0)
        answer(b, SURRENDER)
        run(b, ContactStep(0))
        assert b.officers[0].place == place
        assert b.units[0].has(FAILED_CHARGE) == (place == 0)


@pytest.mark.parametrize(("score", "place"), [(3, CAPTURED), (4, 0)])
def test_d_108_caught_in_withdrawal_a_die_decides(score: int, place: int) -> None:
    b = hunted(at=(24, 15))
    charge(b)
    answer(b, EVADE)
    throw(b, 1, 1)
    act(b, Ride(0, inch(24), inch(17)))
    run(b, ContactStep(0))
    assert waiting(b) == "D-108"
    throw(b, score)
    assert b.officers[0].place == place
    if not place:
        assert b.officers[0].answer == DEFENDS


@pytest.mark.parametrize(("rank", "marked"), [(CHIEF_OF_BRIGADE, True), (1, False)])
def test_d_109_the_army_tests_when_its_chief_is_taken(rank: int, marked: bool) -> None:
    b = hunted(battalion("a1", ALLIED, (60, 40)), rank=rank)
    charge(b)
    answer(b, SURRENDER)
    run(b, ContactStep(0))
    assert waiting(b) == ("C-MOR-1" if marked else "")
    assert b.units[1].has(TESTED_CHIEF) == marked and not b.units[0].has(TESTED_CHIEF)


def test_d_193_a_unit_that_comes_between_is_met() -> None:
    b = hunted(battalion("a1", ALLIED, (60, 40)))
    charge(b)
    b.place(1, b.units[0].pose.moved(inch(3)).turned(18000))
    run(b, ContactStep(0))
    assert [(one.attacker, one.defender) for one in b.contacts] == [(0, 1)]
    assert b.units[0].quarry == NOBODY and b.units[0].charge == 1


# The fight


def defending(charger: Any = None, **details: Any) -> Battle:
    """He has been reached, and step 6 begins."""
    b = battle(
        [charger or battalion("f1", at=(24, 12))],
        [officer("picton", ALLIED, (24, 15), **details)],
        phase=CHARGES,
    )
    b.declare_on(0, 0, 0)
    b.answer_charge(0, DEFENDS)
    run(b, ContactStep(0))
    assert b.units[0].has(CHARGED)
    run(b, CombatStep(0, []))
    return b


def test_d_207_figures_that_touch_his_base_strike_harder_by_the_charge() -> None:
    b = defending()
    throw(b, 6, 6, 6)  # 25 mm: one figure, and the two corners; 4+ against WS 4
    throw(b, 2, 2, 3)  # S4 against T3 needs 3
    throw(b, 2, 2)  # his two attacks miss: he needs 3 with WS 4 against 3
    assert b.officers[0].lost == 1


def test_d_207_a_chief_has_a_wider_base() -> None:
    b = defending(rank=CHIEF_OF_BRIGADE)
    throw(b, 1, 1, 1, 1)  # 50 mm: two figures, and two corners
    assert b.officers[0].lost == 0


def test_d_207_two_separate_figures_at_most() -> None:
    b = defending(battalion("f1", at=(24, 12), formation=SKIRMISH))
    throw(b, 1, 1)
    assert b.officers[0].lost == 0


def test_d_207_struck_down_he_still_strikes() -> None:
    b = defending()
    throw(b, 6, 6, 6)
    throw(b, 6, 6, 6)
    throw(b, 6, 6)
    throw(b, 6, 6)
    assert b.officers[0].place == DESTROYED and b.units[0].figures == 22 and waiting(b) == ""


def test_d_49_lances_strike_before_him() -> None:
    b = defending(squadron("f1", at=(24, 12), blade=LANCE))
    throw(b, 6, 6, 6)
    throw(b, 6, 6, 6)
    assert b.officers[0].place == DESTROYED and b.units[0].figures == 8 and waiting(b) == ""


@pytest.mark.parametrize(("dice", "place"), [((3, 4), 0), ((4, 4), CAPTURED)])
def test_d_207_beaten_he_tests_or_is_taken(dice: tuple[int, int], place: int) -> None:
    b = defending()
    throw(b, 1, 1, 1)
    throw(b, 1, 1)  # 0 wounds against 0, and 1 for the charge: 8 - 1
    assert waiting(b) == "D-207"
    throw(b, *dice)
    assert b.officers[0].place == place
    assert waiting(b) == ("W-MEL-1" if not place else "")  # he fights on


def test_d_207_even_they_fight_on() -> None:
    b = defending()
    throw(b, 1, 1, 1)
    throw(b, 6, 1)
    throw(b, 6)  # one wound against the charge
    assert waiting(b) == "W-MEL-1" and b.units[0].figures == 23


def test_d_207_who_beats_them_off_withdraws() -> None:
    b = defending()
    throw(b, 1, 1, 1)
    throw(b, 6, 6)
    throw(b, 6, 6)
    assert waiting(b) == "C-OFF-4" and b.units[0].quarry == NOBODY
    throw(b, 1, 2)
    act(b, STAY)
    assert waiting(b) == "" and b.officers[0].on_table()


def test_d_46_nobody_shoots_at_him_while_he_is_fought() -> None:
    b = battle(
        [battalion("f1", at=(24, 12)), battalion("f2", at=(40, 12))],
        [officer("picton", ALLIED, (38, 15))],
    )
    assert why_not_snipe(b, b.units[1], 0) is None
    b.declare_on(0, 0, 0)
    b.end_charge(0, CHARGED)
    found = why_not_snipe(b, b.units[1], 0)
    assert found is not None and found.cite == "D-46"


def test_d_207_with_the_turn_all_is_forgotten() -> None:
    b = hunted()
    b.declare_on(0, 0, 0)
    b.answer_charge(0, DEFENDS)
    b.begin_player_turn(1)
    assert b.units[0].quarry == NOBODY and b.officers[0].answer == NOBODY
