"""P-04: reactions to charges."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.crepuscule.chapters.charging.charges import ChargeStep
from grognard.games.crepuscule.chapters.charging.fear import fears
from grognard.games.crepuscule.chapters.charging.reactions import ReactionStep
from grognard.games.crepuscule.model.actions import (
    UNSUPPORTED,
    Charge,
    React,
    Support,
)
from grognard.games.crepuscule.model.kinds import (
    CHARGING,
    COLUMN,
    COUNTER,
    COUNTERING,
    EXTENDED,
    FALL_BACK,
    FEARFUL,
    FIRE_AND_FLEE,
    FIRED_BACK,
    FLEE,
    FLEEING,
    GUARD,
    HEAVY,
    HOLD,
    HOLD_AND_FIRE,
    HOLD_FIRE,
    HOLLOW,
    IMPETUOUS,
    LIGHT_INFANTRY,
    LINE,
    MILITIA,
    NO_VOLLEY,
    REACTED,
    REACTIONS,
    REFORM,
    SKIRMISH,
    SUPPORT_FIRE,
    SUPPORT_STAND,
    VETERAN,
)
from grognard.games.crepuscule.model.state import Battle
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


def charged(target: Troops, *chargers: Troops, ready: bool = True) -> Battle:
    """Unit 0, of the north, is charged by all others of the south."""
    b = battle([target, *chargers], phase=REACTIONS)
    for u in b.units[1:]:
        if u.seat == 0:
            b.declare(u.uid, 0, 0)
    if ready:
        run(b, ReactionStep(ALLIED))
    return b


def foot(away: float = 7, **details: Any) -> Troops:
    return battalion("f1", at=(24, 20 - away), **details)


def horse(away: float = 12, **details: Any) -> Troops:
    return squadron("f1", at=(24, 20 - away), **details)


def defender(**details: Any) -> Troops:
    return battalion("a1", ALLIED, (24, 20), **details)


def offered(b: Battle) -> set[int]:
    return {a.reaction for a in asking(b).legal(b) if isinstance(a, React)}


def refused(b: Battle, action: React) -> str:
    found = asking(b).why_not(b, action)
    return found.cite if found else ""


EVERY = {HOLD, HOLD_AND_FIRE, FLEE, FIRE_AND_FLEE, REFORM, HOLD_FIRE, COUNTER, FALL_BACK}


@pytest.mark.parametrize(("away", "only"), [(3.9, True), (4.0, True), (4.1, False)])
def test_t_rea_1_c_rea_3_c_rea_10_d_72_w_chg_2_a_charger_within_its_base_move_leaves_no_time(
    away: float, only: bool
) -> None:
    b = charged(defender(), foot(away))
    assert offered(b) == ({HOLD} if only else EVERY)


def test_c_rea_7_infantry_counter_charges_infantry_only() -> None:
    assert COUNTER not in offered(charged(defender(), horse()))
    assert REFORM in offered(charged(defender(), horse()))


def test_c_cav_18_c_cav_19_cavalry_has_no_held_fire_and_meets_everybody() -> None:
    found = offered(charged(squadron("a1", ALLIED, (24, 20)), foot()))
    assert found == {HOLD, HOLD_AND_FIRE, FLEE, FIRE_AND_FLEE, REFORM, COUNTER, FALL_BACK}
    heavy = offered(charged(squadron("a1", ALLIED, (24, 20), weight=HEAVY), foot()))
    assert heavy == {HOLD, FLEE, REFORM, COUNTER, FALL_BACK}


def test_d_70_d_151_skirmishers_charged_by_formed_troops_leave() -> None:
    loose = defender(formation=SKIRMISH, figures=12, traits=LIGHT_INFANTRY)
    assert offered(charged(loose, foot())) == {FLEE, FIRE_AND_FLEE, REFORM, FALL_BACK}
    assert offered(charged(loose, foot(3))) == {FLEE}
    like = charged(loose, foot(formation=SKIRMISH, figures=12))
    assert HOLD in offered(like)


def test_d_71_an_extended_line_charged_by_formed_troops() -> None:
    thin = defender(formation=EXTENDED, figures=12)
    assert offered(charged(thin, foot())) == {FLEE, FIRE_AND_FLEE, FALL_BACK}


def test_t_rea_8_d_204_from_the_flank_nobody_fires_or_counter_charges() -> None:
    b = charged(defender(figures=12), battalion("f1", at=(34, 20), facing=270))
    throw(b, 1, 1)  # D-174
    assert refused(b, React(0, HOLD_AND_FIRE)) == "D-204"
    assert refused(b, React(0, COUNTER)) == "D-204"
    assert refused(b, React(0, FIRE_AND_FLEE)) == "D-204"
    assert refused(b, React(0, HOLD)) == ""


def test_d_174_a_charge_on_the_flank_that_reaches_causes_panic() -> None:
    b = charged(defender(figures=12), battalion("f1", at=(34, 20), facing=270), ready=False)
    run(b, ReactionStep(ALLIED))
    assert waiting(b) == "C-MOR-1"
    throw(b, 5, 5)
    throw(b, 3, 3)
    assert b.units[0].is_fleeing() and waiting(b) == ""
    few = charged(defender(figures=12), battalion("f1", at=(34, 20), facing=270, figures=4))
    assert waiting(few) == "D-125"
    far = charged(defender(figures=12), battalion("f1", at=(38, 20), facing=270))
    assert waiting(far) == "D-125"


@pytest.mark.parametrize(
    ("target", "dice"),
    [
        (defender(), 2),
        (squadron("a1", ALLIED, (24, 20)), 3),
        (squadron("a1", ALLIED, (24, 20), weight=HEAVY), 2),
    ],
)
def test_t_rea_2_c_rea_1_c_cav_20_w_fle_1_how_many_dice_a_flight_has(
    target: Troops, dice: int
) -> None:
    b = charged(target, foot())
    act(b, React(0, FLEE))
    throw(b, *[2] * dice)
    assert b.units[0].is_fleeing() and b.units[0].pose.y > inch(20)


def test_c_rea_4_hold_and_fire_is_at_minus_one() -> None:
    b = charged(defender(), foot(7))
    act(b, React(0, HOLD_AND_FIRE))
    assert waiting(b) == "C-INF-11"
    throw(b, *[5] * 2, *[4] * 10)  # 5 or more: 4, and 1 for a charging enemy
    throw(b, 6)
    throw(b, 4, 4)
    assert b.units[1].figures == 22 and b.units[0].has(FIRED_BACK | NO_VOLLEY)
    assert waiting(b) == "" and b.units[1].has(CHARGING)


def test_c_rea_6_held_fire_after_a_test_is_at_plus_one() -> None:
    b = charged(defender(), foot(7))
    act(b, React(0, HOLD_FIRE))
    throw(b, 1, 2)
    throw(b, *[3] * 1, *[2] * 11)
    throw(b, 4)
    assert b.units[1].figures == 23


def test_t_man_2_d_75_a_failed_test_is_a_short_flight() -> None:
    for reaction, dice in ((HOLD_FIRE, 1), (FALL_BACK, 2)):
        b = charged(defender(), foot(7))
        act(b, React(0, reaction))
        throw(b, 6, 6)
        throw(b, *[3] * dice)
        assert b.units[0].is_fleeing() and waiting(b) == ""


def test_c_rea_8_d_158_a_step_back_in_good_order() -> None:
    b = charged(defender(), foot(7))
    act(b, React(0, FALL_BACK))
    throw(b, 1, 2)
    throw(b, 4)
    assert b.units[0].pose.y == inch(24) and not b.units[0].is_fleeing()


def test_t_rea_6_c_rea_5_a_line_of_20_forms_square() -> None:
    b = charged(defender(figures=20), horse())
    act(b, React(0, REFORM, HOLLOW))
    throw(b, 3, 4)
    u = b.units[0]
    assert (u.formation, u.files) == (HOLLOW, 5) and waiting(b) == ""
    assert b.units[1].has(CHARGING)


def test_d_22_the_guard_re_forms_without_a_test() -> None:
    b = charged(defender(figures=20, quality=GUARD), horse())
    act(b, React(0, REFORM, HOLLOW))
    assert b.units[0].formation == HOLLOW and waiting(b) == ""


def test_c_rea_2_fire_and_flee() -> None:
    b = charged(defender(), foot(7))
    act(b, React(0, FIRE_AND_FLEE))
    throw(b, *[1] * 12)
    throw(b, 5)
    assert b.units[0].is_fleeing() and b.units[0].pose.y > inch(24)


def test_c_rea_7_a_counter_charge_is_only_marked_for_now() -> None:
    b = charged(defender(), foot(7))
    act(b, React(0, COUNTER))
    throw(b, 1, 1)
    assert b.units[0].has(COUNTERING) and b.units[0].charge == 1
    assert b.units[0].pose.y == inch(20)


def test_c_rea_11_d_74_rash_troops_must_counter_charge_without_a_test() -> None:
    b = charged(squadron("a1", ALLIED, (24, 20), traits=IMPETUOUS), foot(7))
    assert offered(b) == {COUNTER}
    act(b, React(0, COUNTER))
    assert b.units[0].has(COUNTERING) and waiting(b) == ""
    on_foot = charged(defender(traits=IMPETUOUS), horse())
    assert HOLD in offered(on_foot)  # D-74


def test_d_125_a_charger_shaken_by_fire_does_not_come() -> None:
    b = charged(defender(), foot(7, figures=12))
    act(b, React(0, HOLD_AND_FIRE))
    throw(b, *[6] * 4, *[1] * 8)
    throw(b, 6)
    throw(b, *[6] * 4)
    assert waiting(b) == "C-MOR-1"
    throw(b, 6, 5)
    throw(b, 1, 1)
    assert b.units[1].is_fleeing() and not b.units[1].has(CHARGING)


def test_t_seq_1_c_seq_7_all_charges_are_tested_before_the_first_reaction() -> None:
    b = battle(
        [
            battalion("f1", at=(24, 12), figures=12),
            battalion("f2", at=(34, 12), figures=12),
            battalion("f3", at=(29, 12), figures=12),
            battalion("a1", ALLIED, (24, 19), figures=12),
            battalion("a2", ALLIED, (32, 19), figures=12),
        ]
    )
    run(b, ChargeStep(0))
    for unit, target in ((0, 3), (1, 4), (2, 4)):
        act(b, Charge(unit, target, 0))
        throw(b, 1, 1)
        assert not b.units[3].has(REACTED) and not b.units[4].has(REACTED)
    assert [u.has(CHARGING) for u in b.units[:3]] == [True] * 3
    assert waiting(b) == ""  # nobody else is left to charge
    run(b, ReactionStep(ALLIED))
    act(b, React(4, HOLD))
    act(b, React(3, HOLD))
    assert waiting(b) == ""


def test_d_201_fugitives_who_are_charged_run_on() -> None:
    b = charged(defender(marks=FLEEING), foot(7), ready=False)
    run(b, ReactionStep(ALLIED))
    assert waiting(b) == "D-134"


# Militia


@pytest.mark.parametrize(("figures", "afraid"), [(10, False), (11, True)])
def test_t_qua_1_militia_fears_those_it_does_not_outnumber_twice(
    figures: int, afraid: bool
) -> None:
    b = battle([defender(figures=20, quality=MILITIA), foot(7, figures=figures)])
    assert fears(b.units[0], b.units[1]) is afraid


def test_w_fea_1_d_170_militia_that_fails_flees_or_stands_afraid() -> None:
    outnumbered = charged(defender(figures=12, quality=MILITIA), foot(7))
    assert waiting(outnumbered) == "W-FEA-1"
    throw(outnumbered, 4, 4)
    assert waiting(outnumbered) == "D-134"
    equal = charged(defender(quality=MILITIA), foot(7))
    throw(equal, 4, 4)
    assert equal.units[0].has(FEARFUL) and waiting(equal) == "D-125"


# Support


def with_neighbour(**details: Any) -> Battle:
    b = charged(
        defender(figures=12),
        battalion("f1", at=(24, 13), figures=12),
        battalion("a2", ALLIED, (30, 20), **{"figures": 12, "quality": VETERAN, **details}),
    )
    act(b, React(0, HOLD))
    return b


def test_c_rea_9_c_cav_21_veterans_beside_a_charged_unit_may_fire() -> None:
    b = with_neighbour()
    assert waiting(b) == "C-REA-9"
    act(b, Support(2, 0, SUPPORT_FIRE))
    throw(b, 1, 2)
    assert waiting(b) == "C-INF-11"
    assert waiting(with_neighbour(quality=1)) == ""


def test_d_73_a_supporter_that_fails_falls_back() -> None:
    b = with_neighbour()
    act(b, Support(2, 0, SUPPORT_FIRE))
    throw(b, 6, 6)
    throw(b, 3)
    assert b.units[2].pose.y == inch(23) and waiting(b) == ""


def test_c_sup_5_a_supporter_takes_its_place_behind() -> None:
    b = with_neighbour()
    act(b, Support(2, 0, SUPPORT_STAND))
    throw(b, 1, 2)
    assert b.units[2].pose.y == inch(20) + 2 * 20 * 100
    b = with_neighbour()
    act(b, UNSUPPORTED)
    assert waiting(b) == ""


@pytest.mark.parametrize(("away", "acts"), [(4.0, True), (3.9, False)])
def test_t_rea_7_a_supporter_acts_at_exactly_the_base_move(away: float, acts: bool) -> None:
    b = charged(
        defender(figures=12),
        battalion("f1", at=(24, 20 - away), figures=24),
        battalion("a2", ALLIED, (30, 20), figures=12, quality=VETERAN),
    )
    assert offered(b) == {HOLD}
    act(b, React(0, HOLD))
    assert waiting(b) == ("C-REA-9" if acts else "")


def test_d_160_formations_that_do_not_fit_are_no_reaction() -> None:
    b = charged(defender(figures=12), foot(7))
    assert refused(b, React(0, REFORM, LINE)) == "D-125"
    assert refused(b, React(0, REFORM, COLUMN)) == ""
    assert refused(b, React(0, FLEE, COLUMN)) == "D-125"
