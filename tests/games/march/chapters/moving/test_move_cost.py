"""Chapter 7, pace: what each step of a way costs, and where the ground slows it."""

from __future__ import annotations

import pytest

from grognard.games.march.chapters.figures import width_of
from grognard.games.march.chapters.moving.move_cost import PIP, move_price, path_cost, slowed
from grognard.games.march.model.actions import COLUMN, LINE
from grognard.games.march.model.pieces import DISORDERED
from grognard.kernel.umpire import settle
from grognard.miniatures.moving.move_cost import trodden
from grognard.table.angles import arc_length
from grognard.table.paths import ADVANCE, BACK, WHEEL
from tests.games.march.chapters.moving.ways import (
    advance,
    at,
    back,
    fence,
    hill,
    march,
    place,
    refused,
    wheel,
    wood,
)
from tests.games.march.field import RED, Troops, cm, field, pose, waiting

# 7.3 Wheels and steps back


def test_7_3_a_step_back_is_2_5_cm_for_each_pip_in_either_formation() -> None:
    for formation in (LINE, COLUMN):
        b = field([Troops("r1", 60, 60, formation=formation)], [Troops("b1", 60, 110, 180)])
        assert refused(b, back(10), pips=4) == ""
        assert refused(b, back(10.001), pips=4) == "7.2 beyond the die"
        march(b, back(10), pips=4)
        assert place(b) == at(60, 50)
        assert waiting(b) == ""


def test_R64_a_line_of_24_cm_turns_30_degrees_for_5_03_pips() -> None:
    b = field([Troops("r1", 60, 20)], [Troops("b1", 60, 110, 180)])
    assert path_cost(b, b.units[0], [wheel(30)]) == 12566 * 24
    assert path_cost(b, b.units[0], [wheel(30)]) / PIP == pytest.approx(5.03, abs=0.005)
    assert refused(b, wheel(30), pips=5) == "7.2 beyond the die"
    assert refused(b, wheel(30), pips=6) == ""


def test_R64_a_column_of_8_cm_turns_90_degrees_for_as_much() -> None:
    b = field([Troops("r1", 60, 20, formation=COLUMN)], [Troops("b1", 60, 110, 180)])
    assert path_cost(b, b.units[0], [wheel(90)]) == 12566 * 24
    assert refused(b, wheel(90), pips=5) == "7.2 beyond the die"
    assert refused(b, wheel(90), pips=6) == ""


def test_7_3_a_wheel_costs_the_arc_of_the_outer_corner() -> None:
    b = field([Troops("r1", 60, 20)], [Troops("b1", 60, 110, 180)])
    arc = arc_length(cm(24), 2000)
    assert path_cost(b, b.units[0], [wheel(20)]) == arc * 24
    march(b, wheel(20), pips=4)
    u = b.units[0]
    assert u.pose.h == 2000
    inner = u.pose.point(0, width_of(u) // 2)
    assert inner == (cm(72), cm(20))
    assert waiting(b) == ""


def test_R6_steps_and_wheels_are_paid_together_from_the_same_pips() -> None:
    b = field([Troops("r1", 60, 30, formation=COLUMN)], [Troops("b1", 60, 110, 180)])
    legs = [advance(7.5), wheel(-45), advance(7.5), back(2.5)]
    arc = arc_length(cm(8), 4500)
    assert path_cost(b, b.units[0], legs) == 3 * PIP + arc * 24
    assert refused(b, *legs, pips=6) == ""
    assert refused(b, *legs, pips=5) == "7.2 beyond the die"


def test_R64_many_small_wheels_cost_as_much_as_one() -> None:
    b = field([Troops("r1", 60, 20, formation=COLUMN)], [Troops("b1", 60, 110, 180)])
    small = [wheel(1.01), wheel(-0.99)] * 10
    assert path_cost(b, b.units[0], small) == path_cost(b, b.units[0], [wheel(20)])


def test_7_3_prices() -> None:
    assert [move_price(LINE, kind, False) for kind in (ADVANCE, BACK, WHEEL)] == [12, 24, 24]
    assert [move_price(COLUMN, kind, False) for kind in (ADVANCE, BACK, WHEEL)] == [8, 24, 24]
    assert [move_price(COLUMN, kind, True) for kind in (ADVANCE, BACK, WHEEL)] == [16, 48, 48]


# 7.6 Slow ground


def test_7_6_a_move_that_starts_in_rough_ground_is_at_half_pace() -> None:
    # R66: a line of 24 x 4 cm, rear at y = 16; more than half of it in the wood
    for north, cite in ((18.01, "7.2 beyond the die"), (18, "")):
        b = field(
            [Troops("r1", 60, 20)], [Troops("b1", 60, 110, 180)], areas=[wood(40, 10, 80, north)]
        )
        assert refused(b, advance(20), pips=4) == cite
        assert refused(b, advance(10), pips=4) == ""
        assert refused(b, advance(10.001), pips=4) == cite


def test_7_6_the_slow_pace_holds_to_the_end_of_the_move() -> None:
    b = field(
        [Troops("r1", 60, 20)],
        [Troops("b1", 60, 110, 180)],
        areas=[wood(40, 10, 80, 21)],
        edges=[fence((30, 25), (90, 25))],
    )
    march(b, advance(15), pips=6)
    settle(b, 3)
    assert (place(b), b.units[0].has(DISORDERED), waiting(b)) == (at(60, 27.5), True, "")


def test_R9_a_column_has_half_its_own_pace() -> None:
    b = field(
        [Troops("r1", 60, 20, formation=COLUMN)],
        [Troops("b1", 60, 110, 180)],
        areas=[wood(40, 5, 80, 30)],
    )
    assert refused(b, advance(15), pips=4) == ""
    assert refused(b, advance(15.001), pips=4) == "7.2 beyond the die"


def test_R66_more_than_half_of_the_way_through_rough_ground_slows_all_of_it() -> None:
    # from y = 20: of 20 cm just half lies beyond y = 30
    for south, cite in ((29.99, "7.2 beyond the die"), (30, "")):
        b = field(
            [Troops("r1", 60, 20)], [Troops("b1", 60, 110, 180)], areas=[wood(40, south, 80, 60)]
        )
        assert refused(b, advance(20), pips=4) == cite
        assert refused(b, advance(19.9), pips=4) == ""  # it may stop short


def test_R66_going_back_it_is_the_middle_of_the_rear_edge_that_counts() -> None:
    # rear edge at y = 36, so 10 cm back lead to y = 26
    for north, cite in ((31.01, "7.2 beyond the die"), (31, "")):
        b = field(
            [Troops("r1", 60, 40)], [Troops("b1", 60, 110, 180)], areas=[wood(40, 10, 80, north)]
        )
        assert refused(b, back(10), pips=4) == cite


def test_7_7_backward_in_slow_ground_is_1_25_cm_for_each_pip() -> None:
    b = field([Troops("r1", 60, 40)], [Troops("b1", 60, 110, 180)], areas=[wood(40, 10, 80, 60)])
    assert refused(b, back(5), pips=4) == ""
    assert refused(b, back(5.001), pips=4) == "7.2 beyond the die"


def test_R78_uphill_is_at_half_pace_and_along_or_down_is_not() -> None:
    slope = hill(40, 30, 80, 60)
    b = field([Troops("r1", 60, 20)], [Troops("b1", 60, 110, 180)], areas=[slope])
    assert refused(b, advance(20), pips=4) == "7.2 beyond the die"
    assert refused(b, advance(10), pips=4) == ""  # it may stop short of the slope
    b.move_to(0, pose(60, 40))
    assert refused(b, advance(20), pips=4) == ""
    assert refused(b, back(5), pips=4) == ""
    b.move_to(0, pose(60, 58))
    assert refused(b, advance(20), pips=4) == ""


def test_R78_backward_uphill_is_slow_too() -> None:
    b = field([Troops("r1", 60, 70)], [Troops("b1", 60, 110, 180)], areas=[hill(40, 30, 80, 60)])
    assert refused(b, back(5.99), pips=4) == ""
    assert refused(b, back(10), pips=4) == "7.2 beyond the die"


def test_R64_uphill_the_arc_costs_double() -> None:
    # the middle of the front goes from (60, 20) to about (56.8, 32)
    b = field(
        [Troops("r1", 60, 30, formation=COLUMN)],
        [Troops("b1", 60, 110, 180)],
        areas=[hill(40, 31, 80, 60)],
    )
    legs = [wheel(45)]
    assert slowed(b, b.units[0], legs)
    assert path_cost(b, b.units[0], legs) == arc_length(cm(8), 4500) * 48
    assert refused(b, *legs, pips=6) == ""
    assert refused(b, *legs, pips=5) == "7.2 beyond the die"
    assert not slowed(b, b.units[0], [wheel(5)])


def test_R66_a_wheel_is_followed_along_its_arc() -> None:
    b = field([Troops("r1", 60, 30)], [Troops("b1", 60, 110, 180)])
    points = trodden(b.units[0].pose, cm(24), cm(4), wheel(-12))
    assert (len(points), points[0]) == (4, (cm(60), cm(30)))
    assert trodden(b.units[0].pose, cm(24), cm(4), back(3)) == [
        (cm(60), cm(26)),
        (cm(60), cm(23)),
    ]


def test_R46_with_the_commander_no_ground_slows_it() -> None:
    ground = [wood(40, 10, 80, 30), hill(40, 35, 80, 60)]
    b = field([Troops("r1", 60, 20)], [Troops("b1", 60, 110, 180)], areas=ground)
    assert refused(b, advance(20), pips=4) == "7.2 beyond the die"
    b.join(RED, 0)
    assert refused(b, advance(20), pips=4) == ""
    assert refused(b, wheel(5), pips=4) == "7.7 straight in rough"  # R96
    assert not slowed(b, b.units[0], [advance(20)])
