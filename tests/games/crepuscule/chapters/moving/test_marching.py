"""C-INF-1 to 10, C-CAV-6 to 12: how far, by which legs, and past which units."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.crepuscule.chapters.moving.marching import carry_out, why_not_move
from grognard.games.crepuscule.chapters.moving.paces import allowance_of, base_move, times_of
from grognard.games.crepuscule.model.kinds import (
    COLUMN,
    DIFFICULT,
    ECHELON,
    EXTENDED,
    FORAGERS,
    GUARD,
    HEAVY,
    HOLLOW,
    INFANTRY,
    LIGHT,
    LIGHT_INFANTRY,
    LINE,
    MARCH,
    MARCHED,
    MOVED,
    OBSTACLE,
    REFORMED,
    ROAD,
    SKIRMISH,
    VERY_DIFFICULT,
    WHOLE,
)
from grognard.games.crepuscule.model.setting import Profile
from grognard.games.crepuscule.model.state import Battle
from grognard.table.paths import ABOUT, ADVANCE, BACK, PIVOT, SIDESTEP, WHEEL, Leg
from grognard.table.pose import INCH
from tests.games.crepuscule.builders import (
    ALLIED,
    Troops,
    area,
    battalion,
    battle,
    inch,
    line,
    officer,
    squadron,
    unit,
)


def ahead(length: float) -> list[Leg]:
    return [Leg(ADVANCE, inch(length))]


def refused(b: Battle, legs: list[Leg]) -> str:
    found = why_not_move(b, b.units[0], legs)
    return found.cite if found else ""


def alone(troops: Troops, *terrain: Any) -> Battle:
    return battle([troops], terrain=list(terrain))


@pytest.mark.parametrize(
    ("troops", "most"),
    [
        (battalion("f1"), 8),
        (battalion("f1", formation=COLUMN), 8),
        (battalion("f1", formation=MARCH), 8),
        (battalion("f1", formation=MARCH, musician=True), 12),
        (battalion("f1", formation=EXTENDED), 8),
        (battalion("f1", formation=HOLLOW), 2),
        (battalion("f1", formation=SKIRMISH), 6),
        (squadron("f1", musician=True), 24),
        (squadron("f1"), 16),
        (squadron("f1", formation=ECHELON, musician=True), 16),
        (squadron("f1", weight=LIGHT, formation=FORAGERS), 18),
        (squadron("f1", weight=HEAVY), 14),
    ],
)
def test_c_inf_1_c_cav_3_c_cav_4_c_cav_6_c_cav_8_w_mov_3_how_far_each_formation_goes(
    troops: Troops, most: float
) -> None:
    b = battle([troops], table=(96, 72))
    assert refused(b, ahead(most)) == ""
    assert refused(b, ahead(most + 0.05)) != ""


def test_d_27_light_infantry_in_skirmish_order() -> None:
    profile = Profile(open_move=5)
    for formation, move in ((SKIRMISH, 5), (LINE, 4)):
        light = unit(
            "f1", 0, (24, 12), 0, INFANTRY, 12, profile, formation=formation, traits=LIGHT_INFANTRY
        )
        assert base_move(alone(light).units[0]) == move * INCH


@pytest.mark.parametrize(("gap", "times"), [(8, 1), (8.05, 2)])
def test_d_25_no_march_within_eight_inches_of_an_enemy(gap: float, times: int) -> None:
    units = [battalion("f1", at=(24, 12)), battalion("a1", ALLIED, (24, 12 + gap))]
    b = battle(units)
    assert times_of(b, b.units[0]) == times
    assert times_of(battle(units, march_limit="off"), b.units[0]) == 2


def test_d_26_a_forced_march_needs_a_musician_unless_the_option_is_off() -> None:
    b = battle([battalion("f1", formation=MARCH)], march_musician="off")
    assert allowance_of(b, b.units[0]) == 12 * INCH


def test_d_19_no_forced_march_after_a_change_of_formation() -> None:
    b = alone(battalion("f1", formation=MARCH, musician=True, marks=REFORMED))
    assert times_of(b, b.units[0]) == 2


def test_c_inf_1_four_times_on_a_road() -> None:
    column = battalion("f1", at=(24, 8), formation=MARCH, musician=True)
    on_road = alone(column, line([(24, 0), (24, 40)], ROAD, 2))
    assert refused(on_road, ahead(16)) == "" and refused(on_road, ahead(16.1)) != ""
    beside = alone(column, line([(34, 0), (34, 40)], ROAD, 2))
    assert refused(beside, ahead(16)) != ""


def test_w_mov_2_marching_only_wheels() -> None:
    b = alone(battalion("f1"))
    assert refused(b, [Leg(PIVOT, 9000), *ahead(3)]) == ""
    assert refused(b, [Leg(PIVOT, 9000), *ahead(3.5)]) != ""
    assert refused(b, [Leg(WHEEL, 1000), *ahead(6)]) == ""
    assert refused(b, [Leg(BACK, inch(1))]) == "W-MOV-4"


def test_d_29_w_mov_5_w_ope_1_turns_cost_a_quarter_but_for_the_guard_and_open_order() -> None:
    about = [Leg(ABOUT, 0), *ahead(4)]
    assert refused(alone(battalion("f1", quality=GUARD)), about) == ""
    assert refused(alone(battalion("f1", traits=LIGHT_INFANTRY)), about) == ""
    assert refused(alone(battalion("f1")), about) != ""


@pytest.mark.parametrize(("formation", "cite"), [(LINE, ""), (EXTENDED, ""), (COLUMN, "W-MOV-4")])
def test_c_inf_2_side_steps_of_lines(formation: int, cite: str) -> None:
    b = alone(battalion("f1", formation=formation))
    assert refused(b, [Leg(SIDESTEP, inch(2))]) == cite
    assert refused(b, [Leg(SIDESTEP, inch(2.05))]) != ""


def test_c_inf_5_d_28_an_extended_line_wheels_45_degrees_at_double_cost() -> None:
    b = alone(battalion("f1", figures=4, formation=EXTENDED))
    assert refused(b, [Leg(WHEEL, 3600)]) == ""  # 2 x 1.98 inches
    assert refused(b, [Leg(WHEEL, 3700)]) != ""
    small = alone(battalion("f1", figures=2, formation=EXTENDED))
    assert refused(small, [Leg(WHEEL, 4600)]) == "C-INF-5"


def test_d_31_infantry_walks_through_difficult_ground_and_does_not_march() -> None:
    wood = area(20, 13, 28, 30, DIFFICULT)
    b = alone(battalion("f1"), wood)
    assert refused(b, ahead(4)) == "" and refused(b, ahead(4.1)) != ""


def test_c_inf_9b_very_difficult_ground_halves() -> None:
    b = alone(battalion("f1"), area(10, 12, 40, 30, VERY_DIFFICULT))
    assert refused(b, ahead(2)) == "" and refused(b, ahead(2.1)) != ""


def test_d_32_c_cav_11_only_foragers_enter_difficult_ground() -> None:
    wood = area(20, 13, 28, 30, DIFFICULT)
    assert refused(alone(squadron("f1", weight=LIGHT), wood), ahead(4)) == "D-32"
    assert refused(alone(squadron("f1", weight=LIGHT, formation=FORAGERS), wood), ahead(4)) == ""


def test_d_33_an_obstacle_costs_cavalry_two_inches() -> None:
    hedge = line([(10, 14), (40, 14)], OBSTACLE)
    b = alone(squadron("f1"), hedge)
    assert refused(b, ahead(6)) == "" and refused(b, ahead(6.1)) != ""
    foot = alone(battalion("f1"), hedge)
    assert refused(foot, ahead(4)) == "" and refused(foot, ahead(4.1)) != ""


def test_w_mov_6_an_inch_from_enemies() -> None:
    b = battle([battalion("f1"), battalion("a1", ALLIED, (24, 16))])
    assert refused(b, ahead(3)) == "" and refused(b, ahead(3.1)) == "W-MOV-6"


def test_c_inf_9c_formed_friends_are_not_passed_and_skirmishers_are() -> None:
    def behind(**details: Any) -> Battle:
        return battle([battalion("f1", at=(24, 12)), battalion("f2", at=(24, 15), **details)])

    assert refused(behind(), ahead(8)) == "D-34"
    assert refused(behind(formation=SKIRMISH, files=12), ahead(8)) == ""
    assert refused(behind(formation=SKIRMISH, files=12), ahead(3)) == "C-INF-9c"


def test_c_off_6_an_officer_goes_no_farther_than_his_own_move() -> None:
    b = battle([squadron("f1", weight=LIGHT)], [officer("ney", attached="f1")])
    b.carry(0, inch(4))
    assert refused(b, ahead(5)) == "" and refused(b, ahead(6)) == "C-OFF-6"
    assert refused(b, ahead(14)) == ""  # a march doubles his move
    assert refused(b, ahead(14.1)) == "C-OFF-6"


def test_d_19_d_30_a_move_uses_its_share() -> None:
    b = alone(battalion("f1"))
    carry_out(b, 0, ahead(2))
    assert b.units[0].used == WHOLE // 4 and b.units[0].has(MOVED)
    assert not b.units[0].has(MARCHED)
    carry_out(b, 0, ahead(5))
    assert b.units[0].has(MARCHED)
