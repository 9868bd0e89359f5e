"""Chapter 8.4: which units may charge which, the way there, and what touches what in the end."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.age.chapters.charging.charge import (
    BARRED,
    FROM_RESERVE,
    IN_CONTACT,
    NO_TARGET,
    NOT_ASKED,
    NOT_FOR_TIRAILLEURS,
    OUT_OF_REACH,
    OUT_OF_SECTOR,
    PASSES_BY,
    SINGLE_BASE,
    TIMID,
    TOO_EARLY,
    TOO_WIDE,
    WRONG_FORMATION,
    Charge,
    why_not_charge,
)
from grognard.games.age.chapters.charging.charge_choices import list_charges
from grognard.games.age.chapters.charging.ways import shortened
from grognard.games.age.model import actions
from grognard.games.age.model.actions import GO_ON, STAND, STOP
from grognard.games.age.model.kinds import (
    CHARGING,
    COLUMN,
    DISORDERED,
    FORD,
    GARRISON,
    HURRIED,
    IMPASSABLE,
    MASSE,
    MOVED,
    RESERVED,
    ROUGH,
    SQUARE,
    TIRAILLEURS,
)
from grognard.games.age.model.setting import Notes
from grognard.games.age.model.state import Battle
from grognard.kernel.refusal import Refusal
from grognard.kernel.umpire import answer
from grognard.table.paths import WHEEL, Leg
from grognard.table.pose import INCH
from tests.games.age.builders import (
    ALLIED,
    Troops,
    area,
    asking,
    battery,
    battle,
    brigade,
    cavalry,
    general,
    inch,
    line,
    run,
    waiting,
)
from tests.games.age.told import heard

SHORT = "8.4 falls short"


def refused(charger: Troops, target: Troops, wheel: float = 0, **setting: Any) -> Refusal | None:
    b = battle([charger, target], **setting)
    return why_not_charge(b, b.units[0], 1, round(wheel * 100))


def ahead(distance: float, **details: Any) -> Troops:
    """An allied line so far before a French front at y = 12."""
    return brigade("a1", ALLIED, (24, 12 + distance), **details)


def charge(troops: list[Troops], wheel: float = 0, allowance: float = 6, **setting: Any) -> Battle:
    b = battle(troops, **setting)
    b.events = []
    run(b, Charge(0, 1, round(wheel * 100), inch(allowance)))
    return b


def contacts(b: Battle) -> list[tuple[int, int, bool, bool]]:
    return [(one.attacker, one.defender, one.flank, one.far) for one in b.contacts]


# Who may charge


@pytest.mark.parametrize("formation", [COLUMN, SQUARE])
def test_R37_march_columns_and_squares_do_not_charge(formation: int) -> None:
    assert refused(brigade("f1", formation=formation), ahead(3)) is WRONG_FORMATION


def test_R37_garrisons_and_guns_do_not_charge() -> None:
    town = area(20, 8, 28, 12, 16)
    garrison = brigade("f1", formation=GARRISON)
    assert refused(garrison, ahead(3), terrain=[town]) is WRONG_FORMATION
    assert refused(battery("f1"), ahead(3)) is WRONG_FORMATION
    assert refused(battery("f1", limbered=True), ahead(3)) is WRONG_FORMATION
    assert refused(brigade("f1", formation=MASSE), ahead(3)) is None


def test_R56_a_single_base_does_not_charge() -> None:
    assert refused(brigade("f1", bases=1, worn=0, spent=0), ahead(3)) is SINGLE_BASE
    assert refused(brigade("f1", bases=2, worn=1, spent=0), ahead(3)) is None


def test_R37_nobody_charges_after_reserve_movement_or_in_contact() -> None:
    assert refused(brigade("f1", marks=RESERVED), ahead(3)) is FROM_RESERVE
    b = battle([brigade("f1"), ahead(3), brigade("a2", ALLIED, (24, 12))])
    b.lock(0, 2)
    assert why_not_charge(b, b.units[0], 1, 0) is IN_CONTACT


def test_10_5_the_timid_and_those_held_back_do_not_charge() -> None:
    assert refused(brigade("f1", timid=True), ahead(3)) is TIMID
    notes = Notes(no_charge_before=[2, 0])
    assert refused(brigade("f1"), ahead(3), notes=notes, turn=1) is TOO_EARLY
    assert refused(brigade("f1"), ahead(3), notes=notes, turn=2) is None


def test_R37_tirailleurs_charge_only_tirailleurs_and_guns_without_a_brigade() -> None:
    loose = brigade("f1", formation=TIRAILLEURS)
    assert refused(loose, ahead(3)) is NOT_FOR_TIRAILLEURS
    assert refused(loose, ahead(3, formation=TIRAILLEURS)) is None
    guns = battery("a1", ALLIED, (24, 15))
    assert refused(loose, guns) is None
    b = battle([loose, guns, brigade("a2", ALLIED, (30, 15))])
    b.escort(1, 2)
    assert why_not_charge(b, b.units[0], 1, 0) is NOT_FOR_TIRAILLEURS


# The way


def test_8_4_only_an_enemy_on_the_table_is_charged() -> None:
    b = battle([brigade("f1"), brigade("f2", at=(24, 15)), ahead(6)])
    assert why_not_charge(b, b.units[0], 1, 0) is NO_TARGET
    assert why_not_charge(b, b.units[0], 7, 0) is NO_TARGET
    b.destroy(2)
    assert why_not_charge(b, b.units[0], 2, 0) is NO_TARGET


def test_R37_the_target_is_in_the_front_sector() -> None:
    behind = brigade("a1", ALLIED, (24, 8), facing=0)
    assert refused(brigade("f1"), behind) is OUT_OF_SECTOR
    beside = brigade("a1", ALLIED, (32, 13), bases=3)
    assert refused(brigade("f1"), beside) is OUT_OF_SECTOR


def test_8_4_one_wheel_of_at_most_45_degrees_and_then_straight() -> None:
    foe = brigade("a1", ALLIED, (29, 16), bases=3)
    horse = cavalry("f1")
    assert refused(horse, foe) is PASSES_BY
    assert refused(horse, foe, 40) is None
    assert refused(horse, foe, -40) is PASSES_BY
    assert refused(horse, foe, 45.01) is TOO_WIDE


def test_R68_a_target_beyond_full_speed_is_not_charged() -> None:
    assert refused(brigade("f1"), ahead(6)) is None
    assert refused(brigade("f1"), ahead(6.01)) is OUT_OF_REACH
    assert refused(cavalry("f1"), ahead(12)) is None


def test_R20_rough_ground_fords_and_friends_cost_a_charge() -> None:
    rough = area(10, 13, 40, 14, ROUGH)
    assert refused(brigade("f1"), ahead(5), terrain=[rough]) is None
    assert refused(brigade("f1"), ahead(5.01), terrain=[rough]) is OUT_OF_REACH
    stream = line([(10, 13), (40, 13)], FORD)
    assert refused(brigade("f1"), ahead(4), terrain=[stream]) is None
    assert refused(brigade("f1"), ahead(4.01), terrain=[stream]) is OUT_OF_REACH

    def through(distance: float, marks: int = 0) -> Refusal | None:
        """Cavalry passes a friend."""
        friend = brigade("f2", at=(24, 15), marks=marks)
        b = battle([cavalry("f1"), ahead(distance), friend])
        return why_not_charge(b, b.units[0], 1, 0)

    assert through(9) is None
    assert through(9.01) is OUT_OF_REACH
    assert through(9, DISORDERED) is BARRED


def test_12_7_closed_ground_bars_a_charge() -> None:
    pond = area(23, 13, 25, 14, IMPASSABLE)
    assert refused(brigade("f1"), ahead(4), terrain=[pond]) is BARRED


def test_8_4_charges_worth_asking_about_are_legal() -> None:
    near = brigade("a1", ALLIED, (22, 16), bases=2)
    b = battle([cavalry("f1"), near, brigade("a2", ALLIED, (30, 18)), ahead(20)])
    found = list_charges(b, b.units[0])
    assert {action.target for action in found if isinstance(action, actions.Charge)} == {1, 2}
    for action in found:
        assert isinstance(action, actions.Charge)
        assert why_not_charge(b, b.units[0], action.target, action.wheel) is None


# Contact


def test_R69_a_charge_ends_flush_in_contact() -> None:
    b = charge([brigade("f1"), ahead(4)])
    assert b.units[0].pose.key() == (24 * INCH, 16 * INCH, 0)
    assert contacts(b) == [(0, 1, False, False)]
    assert b.units[0].has(CHARGING) and b.units[0].has(MOVED)
    assert heard(b, "charged") == [(0, [1, 4 * INCH])]
    assert waiting(b) == ""
    assert not b.units[1].has(CHARGING)


def test_R69_it_turns_flush_to_the_edge_it_touches() -> None:
    slanted = brigade("a1", ALLIED, (24, 15), facing=190)
    b = charge([brigade("f1", bases=3), slanted])
    assert b.units[0].pose.h == 1000


def test_R34_more_than_half_its_speed_makes_it_a_moving_target() -> None:
    assert not charge([brigade("f1"), ahead(3)]).units[0].has(HURRIED)
    assert charge([brigade("f1"), ahead(3.01)]).units[0].has(HURRIED)


def test_R40_a_charge_from_5_inches_or_more_is_from_afar() -> None:
    def from_afar(distance: float) -> bool:
        return charge([cavalry("f1"), ahead(distance)], allowance=12).contacts[0].far

    assert from_afar(5)
    assert not from_afar(4.99)


def test_R45_behind_the_front_line_and_at_the_flank_is_outflanked() -> None:
    def flank(y: float, **details: Any) -> list[tuple[int, int, bool, bool]]:
        """A French brigade facing east, its middle at y, against the left end of a line."""
        foe = brigade("a1", ALLIED, (24, 12), **details)
        return contacts(charge([brigade("f1", at=(18, y), facing=90, bases=3), foe]))

    assert flank(12.5) == [(0, 1, True, False)]
    assert flank(12) == [(0, 1, False, False)]  # on the line
    assert flank(12.5, formation=SQUARE) == [(0, 1, False, False)]


def test_R45_the_rear_is_a_flank_too() -> None:
    b = charge([brigade("f1"), brigade("a1", ALLIED, (24, 17), facing=0)])
    assert contacts(b) == [(0, 1, True, False)]


def test_R69_an_enemy_met_first_becomes_the_target() -> None:
    b = charge([brigade("f1"), ahead(6), brigade("a2", ALLIED, (24, 14), bases=2)])
    assert contacts(b) == [(0, 2, False, False)]
    assert heard(b, "met first") == [(0, [2])]


def test_R69_one_charger_may_touch_two_enemies_side_by_side() -> None:
    pair = [
        brigade("a1", ALLIED, (22.5, 15), bases=3),
        brigade("a2", ALLIED, (25.5, 15), bases=3),
        brigade("a3", ALLIED, (29, 15), bases=3),
    ]
    b = charge([brigade("f1", bases=8), *pair])
    assert contacts(b) == [(0, 1, False, False), (0, 2, False, False)]


def test_R83_a_lone_general_makes_way() -> None:
    officers = [general("g1", ALLIED, (24, 16.5))]
    b = charge([brigade("f1"), ahead(4)], generals=officers)
    assert b.generals[0].y != inch(16.5)


# Falling short


def test_R68_a_charge_that_the_roll_does_not_carry_may_advance_instead() -> None:
    b = charge([brigade("f1"), ahead(5)], allowance=3)
    assert heard(b, "charge cancelled") == [(0, [1])]
    assert waiting(b) == SHORT
    answer(b, GO_ON)
    assert b.units[0].pose.key() == (24 * INCH, 15 * INCH, 0)
    assert b.contacts == []
    assert not b.units[0].has(CHARGING)
    assert b.units[0].has(MOVED)


def test_R68_it_may_also_stay() -> None:
    b = charge([brigade("f1"), ahead(5)], allowance=3)
    answer(b, STOP)
    assert b.units[0].pose.y == 12 * INCH
    assert not b.units[0].has(MOVED)


def test_R67_it_stays_an_inch_from_the_enemy() -> None:
    b = charge([brigade("f1"), ahead(3.5)], allowance=3)
    answer(b, GO_ON)
    assert b.units[0].pose.y == inch(14.5)
    assert waiting(charge([brigade("f1"), ahead(1)], allowance=0.5)) == ""


def test_R37_tirailleurs_stop_where_they_would_meet_a_formed_enemy_first() -> None:
    loose = brigade("f1", formation=TIRAILLEURS, bases=3)
    target = brigade("a1", ALLIED, (24, 17), formation=TIRAILLEURS, bases=2)
    b = battle([loose, target, brigade("a2", ALLIED, (24, 14), bases=2)])
    assert why_not_charge(b, b.units[0], 1, 0) is NOT_FOR_TIRAILLEURS


def test_8_4_a_wheel_that_would_touch_an_enemy_is_barred() -> None:
    foe = brigade("a1", ALLIED, (29, 16), bases=3)
    beside = brigade("a2", ALLIED, (23, 14), bases=2)
    b = battle([cavalry("f1"), foe, beside])
    assert why_not_charge(b, b.units[0], 1, 40 * 100) is BARRED


def test_8_4_nobody_who_may_not_charge_has_charges_listed() -> None:
    b = battle([brigade("f1", formation=SQUARE), ahead(3)])
    assert list_charges(b, b.units[0]) == []


def test_R68_to_advance_or_to_stay_is_all_that_is_asked() -> None:
    b = charge([brigade("f1"), ahead(5)], allowance=3)
    decision = asking(b)
    assert decision.legal(b) == [GO_ON, STOP]
    assert decision.why_not(b, STAND) is NOT_ASKED


def test_R67_a_way_without_a_straight_leg_cannot_be_shortened() -> None:
    b = battle([brigade("f1"), ahead(5)])
    u = b.units[0]
    assert shortened(b, u, u.pose, [], inch(6)) == []
    assert shortened(b, u, u.pose, [Leg(WHEEL, 1000)], inch(6)) == []
