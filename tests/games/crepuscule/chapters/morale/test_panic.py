"""P-15: panic."""

from __future__ import annotations

import pytest

from grognard.games.crepuscule.chapters.morale.alarm import spread
from grognard.games.crepuscule.chapters.morale.panic import (
    CombatPanic,
    FirePanic,
    NearbyFlight,
    dismay,
)
from grognard.games.crepuscule.invariants import problems
from grognard.games.crepuscule.model.actions import AGAIN, STAY
from grognard.games.crepuscule.model.kinds import (
    ELITE,
    FLEEING,
    IN_RANKS,
    MILITIA,
    ON_TABLE,
    REROLLED,
    TESTED_FRIEND,
    VETERAN,
)
from grognard.games.crepuscule.model.state import Battle
from tests.games.crepuscule.builders import (
    ALLIED,
    Troops,
    act,
    battalion,
    battery,
    battle,
    inch,
    officer,
    pose,
    run,
    throw,
    waiting,
)


def after_fire(troops: Troops, lost: int) -> Battle:
    """One unit, which has lost so many in this phase."""
    b = battle([troops, battalion("a", ALLIED, (24, 40))])
    u = b.units[0]
    u.figures -= lost
    return b


def is_tested(b: Battle) -> bool:
    run(b, FirePanic(0))
    return waiting(b) == "C-MOR-1"


def test_t_pan_2_d_103_d_173_a_quarter_of_the_strength_at_the_start_of_the_phase() -> None:
    assert not is_tested(after_fire(battalion("f", figures=22), 5))
    assert is_tested(after_fire(battalion("f", figures=22), 6))
    militia = battalion("f", figures=22, quality=MILITIA)
    assert not is_tested(after_fire(militia, 2))
    assert is_tested(after_fire(militia, 3))


def test_c_mor_1_passed_it_stays_failed_it_flees_from_the_nearest_enemy() -> None:
    b = after_fire(battalion("f"), 6)
    run(b, FirePanic(0))
    throw(b, 3, 4)
    assert waiting(b) == "" and not b.units[0].is_fleeing()
    b = after_fire(battalion("f", at=(24, 20)), 6)
    run(b, FirePanic(0))
    throw(b, 4, 4)
    throw(b, 3, 3)
    assert b.units[0].is_fleeing() and b.units[0].pose.y < inch(20)


def test_c_mor_1_an_officer_in_the_unit_lends_his_leadership_one_beside_it_does_not() -> None:
    for attached, panics in (("f", False), ("", True)):
        b = battle(
            [battalion("f"), battalion("a", ALLIED, (24, 40))],
            [officer("o", at=(24, 11), attached=attached, ld=9)],
        )
        b.units[0].figures -= 6
        run(b, FirePanic(0))
        throw(b, 4, 4)
        assert b.units[0].is_fleeing() == panics


def test_d_104_veterans_re_roll_once_in_a_battle() -> None:
    b = after_fire(battalion("f", quality=VETERAN), 6)
    run(b, FirePanic(0))
    throw(b, 4, 4)
    act(b, AGAIN)
    throw(b, 3, 3)
    assert waiting(b) == "" and b.units[0].has(REROLLED)
    b = after_fire(battalion("f", quality=VETERAN), 6)
    run(b, FirePanic(0))
    throw(b, 4, 4)
    act(b, STAY)
    assert waiting(b) == "D-134" and not b.units[0].has(REROLLED)


def chain() -> Battle:
    """A breaks; B is within 12 inches of it, C within 12 inches of B only."""
    return battle(
        [
            battalion("a", at=(20, 20), marks=FLEEING),
            battalion("b", at=(20, 31)),
            battalion("c", at=(20, 43)),
            battalion("x", ALLIED, (60, 40)),
        ]
    )


def test_w_pan_2_t_pan_1_panic_spreads_and_each_unit_tests_once() -> None:
    b = chain()
    spread(b, 0)
    run(b, CombatPanic(0))
    throw(b, 6, 5)  # B
    throw(b, 1, 1)  # flees
    assert b.units[1].is_fleeing() and waiting(b) == "C-MOR-1"
    throw(b, 1, 1)  # C
    assert waiting(b) == "" and b.units[2].has(TESTED_FRIEND)
    spread(b, 0)
    run(b, CombatPanic(0))
    assert waiting(b) == ""


def test_c_qua_4_d_105_elites_ignore_the_flight_of_lower_classes() -> None:
    b = battle([battalion("a"), battalion("b", at=(24, 18), quality=ELITE)])
    spread(b, 0)
    run(b, CombatPanic(0))
    assert waiting(b) == ""
    b = battle([battalion("a", quality=ELITE), battalion("b", at=(24, 18), quality=ELITE)])
    spread(b, 0)
    run(b, CombatPanic(0))
    assert waiting(b) == "C-MOR-1"


def test_w_pan_1_fugitives_within_4_inches_at_the_start_unless_they_are_half_as_many() -> None:
    def near(gap: float, figures: int) -> Battle:
        depth = 2 * 20 / 25.4
        b = battle(
            [
                battalion("f", at=(24, 20), figures=24),
                battalion("g", at=(24, 20 + gap + depth), figures=figures, marks=FLEEING),
            ]
        )
        run(b, NearbyFlight(0))
        return b

    assert waiting(near(3.9, 24)) == "C-MOR-1"
    assert waiting(near(4.1, 24)) == ""
    assert waiting(near(3.9, 13)) == "C-MOR-1"
    assert waiting(near(3.9, 12)) == ""


def test_d_109_the_loss_of_the_chief_dismays_everybody() -> None:
    b = battle([battalion("f"), battalion("g", at=(60, 12)), battalion("a", ALLIED, (24, 40))])
    dismay(b, 0)
    run(b, CombatPanic(0))
    throw(b, 1, 1)
    assert waiting(b) == "C-MOR-1"
    throw(b, 1, 1)
    assert waiting(b) == ""


def test_d_196_skirmishers_run_to_their_battalion() -> None:
    def detached(at: float) -> Battle:
        b = battle([battalion("f", at=(24, 12), skirmishers=6), battalion("a", ALLIED, (24, 46))])
        b.detach(0, 2, 6, pose(24, at), 6, 9)
        b.units[2].counted = 8
        run(b, FirePanic(0))
        throw(b, 6, 5)
        return b

    b = detached(18)
    throw(b, 6, 6)
    assert b.units[2].place == IN_RANKS and b.units[0].figures == 24
    b = detached(30)
    throw(b, 2, 2)
    assert b.units[2].on_table() and b.units[2].pose.y == inch(26)


@pytest.mark.parametrize(("across", "place"), [(4.7, ON_TABLE), (4.8, IN_RANKS)])
def test_d_196_a_battalion_without_room_takes_no_skirmishers_in(across: float, place: int) -> None:
    """Twelve files of 20 mm need 4.73 inches to the edge of the table."""
    b = battle([battalion("f", at=(across, 12), skirmishers=6), battalion("a", ALLIED, (24, 46))])
    b.detach(0, 2, 6, pose(12, 18), 6, 9)
    b.units[2].counted = 8
    run(b, FirePanic(0))
    throw(b, 6, 5)
    throw(b, 6, 6)
    assert b.units[2].place == place and problems(b) == []
    assert b.units[0].figures == (18 if place == ON_TABLE else 24)


def test_c_art_11_gunners_in_panic_leave_their_gun() -> None:
    b = battle([battery("g"), battalion("a", ALLIED, (24, 40))])
    b.units[0].figures -= 1
    run(b, FirePanic(0))
    throw(b, 6, 5)
    act(b, STAY)
    assert b.units[0].on_table() and b.units[0].figures == 0
