"""P-05: charge moves."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.crepuscule.chapters.charging.contact import ContactStep
from grognard.games.crepuscule.chapters.ground import gap_between
from grognard.games.crepuscule.model.actions import Charge
from grognard.games.crepuscule.model.kinds import (
    CHARGED,
    CONTACT,
    DESTROYED,
    DIFFICULT,
    FAILED_CHARGE,
    FLEEING,
    FRONT,
    HOLLOW,
    LIGHT_INFANTRY,
    LINE,
    OBSTACLE,
    REAR,
    RIGHT,
)
from grognard.games.crepuscule.model.state import Battle
from tests.games.crepuscule.builders import (
    ALLIED,
    Staff,
    Troops,
    act,
    area,
    asking,
    battalion,
    battle,
    inch,
    line,
    officer,
    run,
    squadron,
)


def charge(
    units: list[Troops], *terrain: Any, staff: list[Staff] | None = None, go: bool = True
) -> Battle:
    """All units of the south charge unit 1."""
    b = battle(units, staff, list(terrain), phase=CONTACT)
    for u in b.units:
        if u.seat == 0 and u.on_table():
            b.declare(u.uid, 1, 0)
    if go:
        run(b, ContactStep(0))
    return b


def foe(away: float, **details: Any) -> Troops:
    return battalion("a1", ALLIED, (24, 12 + away), **details)


@pytest.mark.parametrize(("away", "reached"), [(8, True), (8.05, False)])
def test_c_inf_10_infantry_reaches_twice_its_move(away: float, reached: bool) -> None:
    b = charge([battalion("f1"), foe(away)])
    u = b.units[0]
    assert u.has(CHARGED) is reached and u.has(FAILED_CHARGE) is not reached
    assert bool(b.contacts) is reached
    assert u.pose.y == (inch(20) if reached else inch(16))


def test_d_24_d_163_a_failed_charge_stops_an_inch_off() -> None:
    b = charge(
        [squadron("f1"), battalion("a1", ALLIED, (24, 30)), battalion("a2", ALLIED, (40, 15))]
    )
    assert b.units[0].has(FAILED_CHARGE) and b.units[0].pose.y == inch(20)
    short = charge([battalion("f1", figures=24), foe(4.5)], area(14, 12.5, 34, 20, DIFFICULT))
    assert short.units[0].has(FAILED_CHARGE) or short.units[0].has(CHARGED)
    if short.units[0].has(FAILED_CHARGE):
        assert gap_between(short, short.units[0], short.units[1]) >= inch(1)


@pytest.mark.parametrize(
    ("troops", "reach"),
    [(battalion("f1"), 5), (squadron("f1"), 14), (battalion("f1", traits=LIGHT_INFANTRY), 8)],
)
def test_c_inf_10_an_obstacle_costs_infantry_three_and_cavalry_two(
    troops: Troops, reach: float
) -> None:
    hedge = line([(5, 12.5), (45, 12.5)], OBSTACLE)
    for away, reached in ((reach, True), (reach + 0.05, False)):
        b = charge([troops, foe(away)], hedge)
        assert b.units[0].has(CHARGED) is reached


@pytest.mark.parametrize(("troops", "reach"), [(battalion("f1"), 7), (squadron("f1"), 14)])
def test_c_cav_13_difficult_ground_costs_double_or_threefold(troops: Troops, reach: float) -> None:
    patch = area(5, 13, 45, 14, DIFFICULT)
    for away, reached in ((reach, True), (reach + 0.05, False)):
        b = charge([troops, foe(away)], patch)
        assert b.units[0].has(CHARGED) is reached


@pytest.mark.parametrize(
    ("at", "facing", "edge"),
    [((24, 14), 0, FRONT), ((32, 20.5), 270, RIGHT), ((24, 26), 180, REAR)],
)
def test_d_159_the_edge_is_that_of_the_sector_it_came_from(
    at: tuple[float, float], facing: float, edge: int
) -> None:
    turned = battalion("a1", ALLIED, (24, 20), figures=12)
    b = charge([battalion("f1", at=at, facing=facing, figures=12), turned])
    mirrored = {FRONT: FRONT, RIGHT: 3, REAR: REAR}
    assert b.contacts[0].edge == mirrored[edge]


def test_d_68_a_square_has_no_flank() -> None:
    square = battalion("a1", ALLIED, (24, 20), figures=12, formation=HOLLOW)
    b = charge([battalion("f1", at=(32, 20.5), facing=270, figures=12), square])
    assert b.contacts[0].edge == FRONT


@pytest.mark.parametrize(("gap", "caught"), [(7.5, True), (11.5, False)])
def test_t_rea_5_d_63_d_165_w_fle_3_fugitives_within_the_full_charge_are_destroyed(
    gap: float, caught: bool
) -> None:
    b = charge([battalion("f1"), foe(gap, marks=FLEEING)])
    assert (b.units[1].place == DESTROYED) is caught
    assert b.units[0].has(CHARGED if caught else FAILED_CHARGE) and not b.contacts
    if not caught:
        assert b.units[0].pose.y == inch(16)


def test_d_137_an_officer_is_captured_with_the_unit_that_is_caught() -> None:
    b = charge(
        [battalion("f1"), foe(7, marks=FLEEING)], staff=[officer("blucher", ALLIED, attached="a1")]
    )
    assert not b.officers[0].on_table()


def test_t_rea_4_a_counter_charge_brings_a_charger_into_reach() -> None:
    for counters, reached in ((True, True), (False, False)):
        b = charge([battalion("f1"), foe(10.5)], go=False)
        if counters:
            b.counter(1, 0)
        run(b, ContactStep(0))
        assert b.units[0].has(CHARGED) is reached


@pytest.mark.parametrize(
    ("target", "ahead"),
    [(foe(10), 3), (squadron("a1", ALLIED, (24, 22)), 4)],
)
def test_t_rea_3_where_a_counter_charge_meets(target: Troops, ahead: float) -> None:
    b = charge([battalion("f1"), target], go=False)
    b.counter(1, 0)
    run(b, ContactStep(0))
    assert b.units[1].pose.y == inch(22 - ahead)
    assert b.contacts[0].attacker == 0


def test_d_133_nearer_than_that_they_meet_half_way() -> None:
    b = charge([battalion("f1"), foe(2)], go=False)
    b.counter(1, 0)
    run(b, ContactStep(0))
    assert b.units[1].pose.y == inch(13)


def test_d_193_the_enemy_met_first_is_struck() -> None:
    b = charge([battalion("f1"), foe(7.5), battalion("a2", ALLIED, (24, 16), figures=8)])
    assert [one.defender for one in b.contacts] == [2]


def test_c_sup_2_c_sup_1_a_unit_behind_closes_up() -> None:
    b = charge([battalion("f1"), foe(6), battalion("f2", at=(24, 10.2))])
    front, behind = b.units[0], b.units[2]
    assert front.has(CHARGED) and behind.has(CHARGED)
    assert len(b.contacts) == 1
    assert gap_between(b, front, behind) < 100


def test_w_mov_1_the_order_of_charges_is_chosen() -> None:
    b = charge(
        [
            battalion("f1", at=(20, 12), figures=8),
            battalion("a1", ALLIED, (24, 18)),
            battalion("f2", at=(28, 12), figures=8),
        ]
    )
    assert len(asking(b).legal(b)) == 2
    act(b, Charge(2, 1, 0))
    assert [one.attacker for one in b.contacts] == [2, 0]
    assert b.units[0].formation == LINE
