"""Chapter 6: the fire step: targets are proposed, then every target is rolled for."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.age.chapters.fire.fire import IS_DECLARED, NOT_ITS_FIRE, FireStep
from grognard.games.age.chapters.fire.targets import CHARGES, NO_TARGET
from grognard.games.age.model.actions import END_STEP, OPEN_FIRE, Aim, HoldFire
from grognard.games.age.model.kinds import (
    AIMED,
    CAPTURED,
    CHARGING,
    COLUMN,
    DAMAGED,
    DESTROYED,
    DISORDERED,
    ENEMY_FIRE,
    FIRED,
    LIMBERED,
    LINE,
    MASSE,
    NOBODY,
    ON_TABLE,
    OUT,
    SILENCED,
    SQUARE,
    SUPPORTED,
)
from grognard.games.age.model.state import Battle
from grognard.games.age.sequence import stack_for
from grognard.kernel.umpire import answer, ask_again, settle
from grognard.table.pose import INCH
from tests.games.age.builders import (
    ALLIED,
    FRENCH,
    Officer,
    Troops,
    asking,
    battery,
    battle,
    brigade,
    general,
    run,
    waiting,
)
from tests.games.age.told import told

CHOICE = "R26 choice of target"
ROLL = "6.1 fire roll"
GENERAL = "7.1 general at risk"


def firing(
    troops: list[Troops], officers: list[Officer] | None = None, active: int = FRENCH
) -> Battle:
    """The fire step of the French."""
    b = battle(troops, officers, active=active)
    b.events = []
    run(b, FireStep(FRENCH))
    return b


def twelve_points(**details: Any) -> list[Troops]:
    """Six bases of three ranks at one enemy: 12 points."""
    return [brigade("f1"), brigade("a1", ALLIED, (24, 14), **details)]


def hit(troops: list[Troops], face: int, officers: list[Officer] | None = None) -> Battle:
    b = firing(troops, officers)
    answer(b, OPEN_FIRE)
    assert waiting(b) == ROLL
    settle(b, face)
    return b


def gunned(face: int, guns: int = 4, **details: Any) -> Battle:
    """So many light batteries, 5 points each, at a battery 3 inches off."""
    firers = [battery(f"f{n}", at=(20 + 1.5 * n, 12)) for n in range(guns)]
    target = battery("a1", ALLIED, (23, 15), **details)
    return hit([*firers, target], face)


# Targets are declared


def test_R26_every_firer_has_the_nearest_target_proposed() -> None:
    b = firing([*twelve_points(), brigade("a2", ALLIED, (24, 20))])
    assert waiting(b) == CHOICE
    assert b.units[0].aim == 1


def test_6_2_nobody_is_asked_without_a_target() -> None:
    assert waiting(firing([brigade("f1"), brigade("a1", ALLIED, (24, 20))])) == ""
    assert waiting(firing([brigade("f1", marks=CHARGING), brigade("a1", ALLIED, (24, 14))])) == ""


def test_R105_a_target_is_declared_once() -> None:
    b = firing(
        [
            battery("f1"),
            battery("f2", at=(30, 12)),
            brigade("a1", ALLIED, (24, 20)),
            brigade("a2", ALLIED, (30, 20)),
        ]
    )
    decision = asking(b)
    assert decision.why_not(b, Aim(0, 3)) is None
    assert decision.why_not(b, Aim(2, 0)) is NOT_ITS_FIRE
    assert decision.why_not(b, END_STEP) is not None
    answer(b, Aim(0, 3))
    assert b.units[0].aim == 3 and b.units[0].has(AIMED)
    assert asking(b).why_not(b, Aim(0, 2)) is IS_DECLARED
    answer(b, HoldFire(1))
    assert waiting(b) == ROLL
    assert told(b)[-1] == ("shot at", 3, [3, 0])


def test_6_2_the_legal_answers_are_those_that_are_not_refused() -> None:
    b = firing(
        [
            battery("f1"),
            brigade("f2", at=(30, 12), marks=CHARGING),
            brigade("f3", at=(36, 12)),
            brigade("a1", ALLIED, (20, 20)),
            brigade("a2", ALLIED, (28, 20)),
        ]
    )
    decision = asking(b)
    assert [a.key() for a in decision.legal(b)] == [
        a.key() for a in (OPEN_FIRE, Aim(0, 4), HoldFire(0))
    ]
    assert all(decision.why_not(b, action) is None for action in decision.legal(b))
    assert decision.why_not(b, HoldFire(1)) is CHARGES
    assert decision.why_not(b, HoldFire(2)) is NO_TARGET
    assert decision.why_not(b, Aim(0, 3)) is not None  # its target already


def test_R87_targets_are_rolled_for_in_the_order_of_their_numbers() -> None:
    b = firing(
        [
            battery("f1"),
            battery("f2", at=(30, 12)),
            brigade("a1", ALLIED, (30, 20)),
            brigade("a2", ALLIED, (24, 20)),
        ]
    )
    answer(b, OPEN_FIRE)
    assert told(b)[-1] == ("shot at", 2, [4, 1])
    settle(b, 1)
    assert waiting(b) == ROLL
    assert told(b)[-1] == ("shot at", 3, [4, 0])
    settle(b, 1)
    assert waiting(b) == ""


def test_R27_all_who_fire_at_a_target_make_one_roll() -> None:
    b = firing([battery("f1"), battery("f2", at=(26, 12)), brigade("a1", ALLIED, (25, 20))])
    answer(b, OPEN_FIRE)
    assert told(b)[-1] == ("shot at", 2, [8, 0, 1])
    settle(b, 1)
    assert waiting(b) == ""


def test_6_1_below_one_point_no_die_is_rolled() -> None:
    b = firing(
        [brigade("f1", bases=1, marks=DISORDERED, skirmishers=1), brigade("a1", ALLIED, (24, 15))]
    )
    answer(b, OPEN_FIRE)
    assert waiting(b) == ""
    assert told(b)[-1] == ("shot at", 1, [0, 0])


def test_R71_fire_is_an_action_in_the_battery_s_own_segment_only() -> None:
    troops = [battery("f1"), brigade("a1", ALLIED, (24, 20))]
    own, other = firing(troops), firing(troops, active=ALLIED)
    for b in (own, other):
        answer(b, OPEN_FIRE)
    assert own.units[0].has(FIRED)
    assert not other.units[0].has(FIRED)


def test_5_4_what_the_roll_is_made_on_is_weighed() -> None:
    b = firing([*twelve_points(formation=SQUARE), brigade("a2", ALLIED, (20, 14), bases=2)])
    sums = asking(b).weigh(b, OPEN_FIRE)
    assert [sum_.lines for sum_ in sums] == [
        [("5.3 total power", 0), ("5.2 three ranks", 96)],
        [("6.1 fire roll", 0)],
    ]


# What it does to brigades


@pytest.mark.parametrize(
    ("face", "disordered", "bases"),
    [(4, False, 6), (5, True, 6), (7, True, 6), (8, True, 5), (10, True, 5)],
)
def test_6_1_the_row_of_12_points(face: int, disordered: bool, bases: int) -> None:
    b = hit(twelve_points(), face)
    u = b.units[1]
    assert (u.has(DISORDERED), u.bases, u.fire_losses) == (disordered, bases, 6 - bases)
    assert waiting(b) == ""
    assert not b.units[0].has(DISORDERED)


def test_5_4_the_modifier_is_added_to_the_die() -> None:
    b = firing([*twelve_points(formation=3)])
    answer(b, OPEN_FIRE)
    settle(b, 10)  # a march column adds 1
    assert b.units[1].bases == 4
    assert ("fire result", 1, [10, 1, 3]) in told(b)


def test_R56_a_brigade_without_bases_is_destroyed() -> None:
    b = hit(twelve_points(bases=1, worn=0, spent=0), 8)
    assert b.units[1].place == DESTROYED


def test_R65_a_line_shrinks_about_the_middle_of_its_front() -> None:
    b = hit(twelve_points(), 8)
    assert b.units[1].pose.key() == (24 * INCH, 14 * INCH, 18000)


# Generals


def test_R36_a_general_is_at_risk_when_his_brigade_loses_a_base() -> None:
    officers = [general("g1", ALLIED, attached="a1")]
    assert waiting(hit(twelve_points(), 7, officers)) == ""
    b = hit(twelve_points(), 8, officers)
    assert waiting(b) == GENERAL
    settle(b, 5)
    assert b.generals[0].place == OUT
    assert waiting(b) == ""


@pytest.mark.parametrize("formation", [LINE, SUPPORTED, MASSE, SQUARE])
def test_R56_a_general_whose_brigade_is_gone_comes_back(formation: int) -> None:
    troops = twelve_points(bases=1, worn=0, spent=0, formation=formation)
    b = hit(troops, 8, [general("g1", ALLIED, attached="a1")])
    assert waiting(b) == GENERAL
    settle(b, 6)
    g = b.generals[0]
    assert (g.place, g.attached) == (ON_TABLE, NOBODY)
    assert b.units[1].place == DESTROYED


def test_R56_so_does_one_whose_march_column_is_gone_on_the_bend_of_a_road() -> None:
    troops = twelve_points(bases=1, worn=0, spent=0, formation=COLUMN)
    b = firing(troops, [general("g1", ALLIED, attached="a1")])
    b.move_to(1, b.units[1].pose, [24 * INCH, 15 * INCH, 25 * INCH, 16 * INCH])
    answer(b, OPEN_FIRE)
    settle(b, 10)
    settle(b, 6)
    assert (b.generals[0].place, b.generals[0].attached) == (ON_TABLE, NOBODY)


# What it does to batteries


def test_R90_disorder_silences_guns_and_they_withdraw_at_once() -> None:
    b = gunned(3)  # 20 points
    u = b.units[4]
    assert u.has(SILENCED) and not u.has(DAMAGED)
    assert u.formation == LIMBERED
    assert u.pose.y == 18 * INCH  # half of its speed
    assert waiting(b) == ""


def test_R90_one_base_damages_guns_without_silencing_them() -> None:
    u = gunned(6).units[4]
    assert u.has(DAMAGED) and not u.has(SILENCED)
    assert u.pose.y == 15 * INCH


def test_R31_more_wrecks_them_and_so_does_a_second_damage() -> None:
    assert gunned(8).units[4].place == DESTROYED
    assert gunned(6, marks=DAMAGED).units[4].place == DESTROYED
    assert gunned(2).units[4].place == ON_TABLE


def test_R32_a_silenced_battery_leaves_its_brigade() -> None:
    b = battle([battery("f1"), battery("a1", ALLIED, (24, 20)), brigade("a2", ALLIED, (28, 20))])
    b.escort(1, 2)
    run(b, FireStep(FRENCH))
    answer(b, Aim(0, 1) if b.units[0].aim != 1 else OPEN_FIRE)
    settle(b, 10)
    assert b.units[1].has(SILENCED)
    assert b.units[1].escort == NOBODY
    assert b.units[2].place != CAPTURED


def test_5_3_what_one_firer_adds_is_weighed() -> None:
    b = firing(
        [
            battery("f1"),
            brigade("a1", ALLIED, (24, 20), formation=MASSE),
            brigade("a2", ALLIED, (28, 20)),
        ]
    )
    decision = asking(b)
    assert [sum_.lines for sum_ in decision.weigh(b, Aim(0, 2))] == [
        [("5.1 other guns", 24)],
        [("6.1 fire roll", 0)],
    ]
    assert decision.weigh(b, Aim(0, 1)) == []
    assert decision.weigh(b, HoldFire(0)) == []
    assert decision.recommended(b) == [OPEN_FIRE]
    assert decision.why_not(b, Aim(0, 7)) is NO_TARGET


def test_6_2_who_is_not_on_the_table_does_not_fire() -> None:
    b = firing([battery("f1"), battery("f2", at=(30, 12)), brigade("a1", ALLIED, (24, 20))])
    b.destroy(1)
    assert asking(b).why_not(b, HoldFire(1)) is NOT_ITS_FIRE


def test_1_3_both_sides_fire_in_a_segment_the_other_side_first() -> None:
    b = battle(twelve_points(), phase=ENEMY_FIRE)
    b.stack = stack_for(b)
    ask_again(b)
    assert (asking(b).seat, waiting(b)) == (ALLIED, CHOICE)
    answer(b, OPEN_FIRE)
    settle(b, 5)
    assert b.units[0].has(DISORDERED)  # and so it fires at half power
    assert (asking(b).seat, waiting(b)) == (FRENCH, CHOICE)
    assert asking(b).weigh(b, OPEN_FIRE)[0].total == 48
