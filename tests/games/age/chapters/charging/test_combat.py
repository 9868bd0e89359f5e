"""Chapters 8.1, 8.3 and 8.6: combats are rolled, then settled: all seven rows both ways."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.age.chapters.charging.combat import NOT_A_COMBAT, CombatPhase
from grognard.games.age.chapters.charging.results import CombatOutcome
from grognard.games.age.model.actions import END_STEP, OCCUPY, Resolve
from grognard.games.age.model.kinds import (
    CAPTURED,
    CAVALRY,
    CONSCRIPT,
    COVER_1,
    DAMAGED,
    DESTROYED,
    DISORDERED,
    FOUGHT,
    LINE,
    LOCKED,
    NOBODY,
    ON_TABLE,
    SILENCED,
    SQUARE,
)
from grognard.games.age.model.pieces import Contact
from grognard.games.age.model.state import Battle
from grognard.kernel.dice import OPPOSED_BASE
from grognard.kernel.umpire import answer, settle
from tests.games.age.builders import (
    ALLIED,
    FRENCH,
    Officer,
    Troops,
    area,
    asking,
    battery,
    battle,
    brigade,
    general,
    inch,
    run,
    waiting,
)
from tests.games.age.told import heard

ROLL = "8.1 combat roll"
ORDER = "8.6 cluster"
FOLLOW = "8.7 breakthrough"


def plain(id: str, seat: int, at: tuple[float, float], **details: Any) -> Troops:
    """Six bases that add nothing to their die; a combat is decided by the dice alone."""
    given: dict[str, Any] = {"bases": 6, "worn": 6, "spent": 0, "grade": CONSCRIPT, **details}
    return brigade(id, seat, at, **given)


def attacker(**details: Any) -> Troops:
    return plain("f1", FRENCH, (24, 18), **details)


def defender(**details: Any) -> Troops:
    return plain("a1", ALLIED, (24, 18), **details)


def begin(
    troops: list[Troops],
    touching: list[tuple[int, int]],
    officers: list[Officer] | None = None,
    **setting: Any,
) -> Battle:
    b = battle(troops, officers, **setting)
    for one, other in touching:
        b.touch(Contact(one, other, False, False, False, False))
    b.events = []
    run(b, CombatPhase(FRENCH))
    return b


def dice(one: int, other: int) -> int:
    return one * OPPOSED_BASE + other


def fought(difference: int, *more: Troops, **given: Any) -> Battle:
    """One French brigade has charged an allied one; the dice differ by so much."""
    one = given.pop("one", None) or attacker()
    other = given.pop("other", None) or defender()
    b = begin([one, other, *more], [(0, 1)], **given)
    assert waiting(b) == ROLL
    low = 1 if difference >= 0 else 1 - difference
    settle(b, dice(low + difference, low))
    return b


def at(b: Battle, uid: int) -> float:
    """How far north its front is, in inches."""
    return b.units[uid].pose.y / inch(1)


def state(b: Battle, uid: int) -> tuple[int, bool]:
    return b.units[uid].bases, b.units[uid].has(DISORDERED)


# The roll


def test_8_1_the_difference_of_the_scores_is_shown() -> None:
    b = fought(0)
    assert heard(b, "fought") == [(0, [1, 1, 1, 1, 1, 0])]
    assert b.units[0].has(FOUGHT) and b.units[1].has(FOUGHT)


def test_8_1_without_contacts_nothing_is_rolled() -> None:
    b = begin([attacker(), plain("a1", ALLIED, (24, 30))], [])
    assert waiting(b) == ""


# Seven rows


@pytest.mark.parametrize(
    ("difference", "attackers", "defenders", "place"),
    [
        (9, (6, False), (4, True), 24),  # full speed
        (7, (6, False), (4, True), 24),
        (6, (6, False), (5, True), 21),  # half speed is more than 2 inches
        (4, (6, False), (5, True), 21),
        (3, (6, False), (6, True), 20),  # to 2 inches
        (1, (6, False), (6, True), 20),
        (0, (5, True), (5, True), 18),
    ],
)
def test_8_3_what_a_victory_of_the_attacker_does(
    difference: int, attackers: tuple[int, bool], defenders: tuple[int, bool], place: float
) -> None:
    b = fought(difference)
    if waiting(b) == FOLLOW:
        answer(b, OCCUPY)
    assert state(b, 0) == attackers
    assert state(b, 1) == defenders
    assert at(b, 1) == place
    assert waiting(b) == ""


@pytest.mark.parametrize(
    ("difference", "bases", "place"),
    [(-1, 6, 16), (-3, 6, 16), (-4, 5, 15), (-6, 5, 15), (-7, 4, 12), (-9, 4, 12)],
)
def test_8_3_what_a_victory_of_the_defender_does(difference: int, bases: int, place: float) -> None:
    b = fought(difference)
    assert state(b, 0) == (bases, True)
    assert state(b, 1) == (6, False)
    assert (at(b, 0), at(b, 1)) == (place, 18)
    assert b.contacts == []
    assert waiting(b) == ""


def test_R49_skirmishers_drive_the_beaten_out_of_4_inches() -> None:
    b = fought(-4, other=defender(skirmishers=1))
    assert 18 - at(b, 0) > 4


def test_R79_the_beaten_face_the_enemy() -> None:
    b = fought(1)
    assert b.units[1].pose.h == 18000
    assert fought(-1).units[0].pose.h == 0


# Generals and guns


def test_8_3_a_general_is_captured_when_his_side_is_smashed() -> None:
    officers = [general("g1", ALLIED, attached="a1")]
    b = fought(8, officers=officers)  # he adds 1 for the defender
    assert b.generals[0].place == CAPTURED
    assert fought(7, officers=officers).generals[0].place == ON_TABLE
    officers = [general("g1", FRENCH, attached="f1")]
    assert fought(-8, officers=officers).generals[0].place == CAPTURED
    assert fought(-7, officers=officers).generals[0].place == ON_TABLE


def guns_lost(difference: int) -> Battle:
    """A battery touched beside its brigade."""
    guns = battery("a2", ALLIED, (27, 18))
    b = begin([attacker(), defender(bases=5, worn=5), guns], [(0, 1), (0, 2)])
    low = 1 if difference >= 0 else 1 - difference
    settle(b, dice(low + difference, low))
    if waiting(b) == FOLLOW:
        answer(b, OCCUPY)
    return b


def test_8_3_batteries_are_captured_damaged_or_silenced_with_their_side() -> None:
    assert guns_lost(7).units[2].place == CAPTURED
    damaged = guns_lost(4).units[2]
    assert damaged.has(DAMAGED) and damaged.has(SILENCED)
    silenced = guns_lost(1).units[2]
    assert silenced.has(SILENCED) and not silenced.has(DAMAGED)
    assert silenced.pose.y > inch(20)
    unhurt = guns_lost(-1).units[2]
    assert not unhurt.has(SILENCED) and unhurt.pose.y == inch(18)


def test_R77_guns_alone_pay_for_bases() -> None:
    def alone(difference: int) -> Battle:
        """Two bases charge a battery."""
        guns = battery("a1", ALLIED, (24, 18))
        b = begin([attacker(bases=2, worn=2), guns], [(0, 1)])
        low = 1 if difference >= 0 else 1 - difference
        settle(b, dice(low + difference, low))
        return b

    # numbers 2 to 1 add 2, guns alone -2 and regular +1: 3 more than the dice
    assert alone(4).units[1].place == CAPTURED
    assert alone(1).units[1].has(DAMAGED)
    locked = alone(-3)
    assert locked.units[1].has(DAMAGED) and locked.units[1].has(SILENCED)
    assert locked.units[0].bases == 1


def test_R50_each_point_above_10_costs_a_base_more() -> None:
    def smashed(extra: int) -> int:
        """Elite and fresh attackers have 4 more than their die."""
        one = attacker(bases=8, worn=7, grade=2)
        other = defender(bases=8, worn=8)
        b = begin([one, other], [(0, 1)])
        settle(b, dice(6 + extra, 1))
        return b.units[1].bases

    assert [smashed(extra) for extra in (1, 2, 3)] == [6, 5, 4]  # 10, 11, 12


def test_R77_bases_are_lost_by_the_leading_brigade_first() -> None:
    second = plain("a2", ALLIED, (28, 18), bases=3, worn=3)
    b = begin([attacker(bases=9, worn=9), defender(bases=4, worn=4), second], [(0, 1), (0, 2)])
    settle(b, dice(8, 1))
    assert (b.units[1].bases, b.units[2].bases) == (2, 3)
    assert b.units[1].has(DISORDERED) and b.units[2].has(DISORDERED)


def test_R56_a_brigade_without_bases_is_destroyed_and_its_general_comes_back() -> None:
    other = defender(bases=1, worn=0, spent=0)
    officers = [general("g1", ALLIED, attached="a1")]
    b = begin([attacker(bases=2, worn=2), other], [(0, 1)], officers)
    settle(b, dice(2, 1))  # 2 to 1 adds 2; spent takes 2 off, the general adds 1
    assert heard(b, "fought")[0][1][-1] == 4
    assert b.units[1].place == DESTROYED
    assert b.generals[0].place == ON_TABLE


def test_R48_a_blocked_retreat_loses_the_unit() -> None:
    wall = plain("f2", FRENCH, (24, 22), facing=180, bases=9, worn=9)
    b = fought(4, wall)
    assert b.units[1].place == DESTROYED


# Locked


def test_R51_a_draw_continues_in_the_next_segment_without_charge_bonuses() -> None:
    b = fought(0)
    (contact,) = b.contacts
    assert contact.locked and not contact.flank
    assert b.units[0].has(LOCKED) and b.units[1].has(LOCKED)
    b.begin_segment(ALLIED)
    b.events = []
    run(b, CombatPhase(ALLIED))
    assert waiting(b) == ROLL
    settle(b, dice(1, 2))
    assert heard(b, "fought") == [(1, [0, 1, -1, 2, 0, -1])]  # the allies attack now
    assert at(b, 1) == 20
    assert b.contacts == []
    assert not b.units[0].has(LOCKED)


# Squares


@pytest.mark.parametrize("difference", [-1, -4, -7])
def test_R52_infantry_that_beats_cavalry_forms_square(difference: int) -> None:
    horse = attacker(arm=CAVALRY, bases=6)
    b = fought(difference - 2, one=horse)  # cavalry from near adds 2
    assert b.units[1].formation == SQUARE
    assert b.units[1].pose.h == 18000


def test_R52_not_against_infantry_in_cover_or_after_a_draw() -> None:
    horse = attacker(arm=CAVALRY)
    assert fought(-1).units[1].formation == LINE
    assert fought(-2, one=horse).units[1].formation == LINE
    wood = area(20, 18, 28, 20, COVER_1)
    assert fought(-1, one=horse, terrain=[wood]).units[1].formation == LINE


# Several combats


def two_combats() -> Battle:
    return begin(
        [
            attacker(),
            defender(),
            plain("f2", FRENCH, (36, 18)),
            plain("a2", ALLIED, (36, 18)),
        ],
        [(0, 1), (2, 3)],
    )


def test_1_4_all_combats_are_rolled_before_any_is_settled() -> None:
    b = two_combats()
    settle(b, dice(2, 1))
    assert waiting(b) == ROLL
    assert not b.units[1].has(DISORDERED)
    settle(b, dice(1, 2))
    assert waiting(b) == ORDER


def test_R43_the_player_whose_segment_it_is_chooses_the_order() -> None:
    b = two_combats()
    settle(b, dice(2, 1))
    settle(b, dice(1, 2))
    assert asking(b).seat == FRENCH
    assert asking(b).why_not(b, Resolve(1)) is NOT_A_COMBAT
    assert asking(b).why_not(b, OCCUPY) is NOT_A_COMBAT
    assert [action.key() for action in asking(b).legal(b)] == [(31, 0), (31, 2), (9,)]
    answer(b, Resolve(2))
    assert [unit for unit, _ in heard(b, "disordered")] == [2, 1]
    assert waiting(b) == ""


def test_R92_the_rest_may_be_settled_in_the_order_of_the_rolls() -> None:
    b = two_combats()
    settle(b, dice(2, 1))
    settle(b, dice(1, 2))
    answer(b, END_STEP)
    assert [unit for unit, _ in heard(b, "disordered")] == [1, 2]
    assert waiting(b) == ""


def test_R42_a_cluster_is_one_combat_of_all_its_brigades() -> None:
    second = plain("f2", FRENCH, (28, 18), bases=3, worn=3)
    b = begin([attacker(), defender(bases=9, worn=9), second], [(0, 1), (2, 1)])
    settle(b, dice(1, 2))
    assert at(b, 0) == 16 and at(b, 2) < 18
    assert b.units[0].has(DISORDERED) and b.units[2].has(DISORDERED)


def test_8_3_a_combat_that_is_over_does_nothing_more() -> None:
    b = battle([attacker(), defender()])
    run(b, CombatOutcome(0, FRENCH, False, 7))
    assert waiting(b) == ""
    assert state(b, 1) == (6, False)


def test_R32_a_battery_that_is_silenced_in_combat_leaves_its_brigade() -> None:
    guns = battery("a2", ALLIED, (26.75, 18))
    b = battle([attacker(), defender(), guns])
    b.escort(2, 1)
    b.touch(Contact(0, 1, False, False, False, False))
    run(b, CombatPhase(FRENCH))
    settle(b, dice(2, 1))
    assert b.units[2].has(SILENCED)
    assert b.units[2].escort == NOBODY
    assert b.units[2].pose.y > inch(20)


def test_R107_points_above_10_cost_bases_when_the_guns_are_taken() -> None:
    guns = battery("a2", ALLIED, (27, 18))
    one = attacker(bases=8, worn=7, grade=2)
    b = begin([one, defender(bases=7, worn=7), guns], [(0, 1), (0, 2)])
    settle(b, dice(10, 1))  # fresh and elite: 13
    assert heard(b, "fought")[0][1][-1] == 13
    assert b.units[2].place == CAPTURED
    assert b.units[1].bases == 2
