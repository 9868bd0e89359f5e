"""Chapters 2 and 12: what a move is made of, and what it costs."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.age.chapters.moving.journeys import RESERVE_MOVE, legs_cost, why_not_march
from grognard.games.age.chapters.moving.marching import (
    CLOSED,
    IN_RANGE,
    NO_PASSAGE,
    NOT_A_STEP,
    OFF_TABLE,
    ON_FRIEND,
    TOO_FAR,
    TOO_NEAR,
    TOO_WIDE,
    WHOLE,
)
from grognard.games.age.model.actions import MOVE
from grognard.games.age.model.kinds import (
    COLUMN,
    COLUMNAR,
    DISORDERED,
    FORD,
    IMPASSABLE,
    ROUGH,
    SILENCED,
    SQUARE,
)
from grognard.games.age.model.state import Battle
from grognard.kernel.refusal import Refusal
from grognard.table.paths import ABOUT, ADVANCE, BACK, OBLIQUE, PIVOT, SIDESTEP, WHEEL, Leg
from tests.games.age.builders import (
    ALLIED,
    Troops,
    area,
    battery,
    battle,
    brigade,
    cavalry,
    inch,
    line,
)

RIGHT = 9000


def why(b: Battle, legs: list[Leg], halves: int = WHOLE, order: int = MOVE) -> Refusal | None:
    return why_not_march(b, b.units[0], legs, 0, halves, order)


def ahead(length: float) -> list[Leg]:
    return [Leg(ADVANCE, inch(length))]


def field(*others: Troops, one: Troops | None = None, terrain: Any = ()) -> Battle:
    """Linear infantry in line, six bases of 3/4 inch, 6 inches a move."""
    return battle([one or brigade("f1"), *others], terrain=[*terrain])


@pytest.mark.parametrize(("length", "found"), [(6, None), (6.01, TOO_FAR)])
def test_2_1_it_goes_its_speed(length: float, found: object) -> None:
    assert why(field(), ahead(length)) is found


@pytest.mark.parametrize(("length", "found"), [(3, None), (3.01, TOO_FAR)])
def test_3_1_half_a_move(length: float, found: object) -> None:
    assert why(field(), ahead(length), 1) is found


def test_3_4_no_legs_are_a_halt() -> None:
    assert why(field(), [], 1) is None


@pytest.mark.parametrize(("length", "found"), [(3, None), (3.01, TOO_FAR)])
def test_12_6_backward_costs_double(length: float, found: object) -> None:
    assert why(field(), [Leg(BACK, inch(length))]) is found


@pytest.mark.parametrize("kind", [OBLIQUE, ADVANCE])
def test_12_6_an_oblique_costs_its_length(kind: int) -> None:
    b = field()
    assert legs_cost(b, b.units[0], [Leg(kind, inch(4))], False) == inch(4)


def test_R84_a_wheel_costs_the_arc_of_the_outer_corner() -> None:
    b = field(one=brigade("f1", bases=6, ranks=2))
    assert legs_cost(b, b.units[0], [Leg(WHEEL, 4500)], False) == pytest.approx(inch(4.712), abs=10)
    assert legs_cost(b, b.units[0], [Leg(WHEEL, 3000)], False) == pytest.approx(inch(3.142), abs=10)


@pytest.mark.parametrize(("angle", "found"), [(4500, None), (-4500, None), (4501, TOO_WIDE)])
def test_R84_at_most_45_degrees(angle: int, found: object) -> None:
    assert why(field(), [Leg(WHEEL, angle)]) is found


@pytest.mark.parametrize(
    ("turn", "length", "found"),
    [
        (Leg(ABOUT, 0), 3, None),
        (Leg(ABOUT, 0), 3.01, TOO_FAR),
        (Leg(PIVOT, RIGHT), 3, None),
        (Leg(PIVOT, -RIGHT), 3.01, TOO_FAR),
    ],
)
def test_2_6_to_turn_on_the_spot_costs_half_a_move(turn: Leg, length: float, found: object) -> None:
    assert why(field(), [turn, *ahead(length)]) is found


def test_2_6_only_a_quarter_turn_to_a_flank() -> None:
    assert why(field(), [Leg(PIVOT, 4500)]) is NOT_A_STEP


@pytest.mark.parametrize(
    "legs",
    [
        [Leg(WHEEL, 1000), Leg(ADVANCE, 100)],
        [Leg(OBLIQUE, 100), Leg(ADVANCE, 100)],
        [Leg(OBLIQUE, -100), Leg(BACK, 100)],
        [Leg(ABOUT, 0), Leg(WHEEL, 100), Leg(ADVANCE, 100)],
        [Leg(WHEEL, 100), Leg(ADVANCE, 100), Leg(ABOUT, 0)],
    ],
)
def test_12_6_one_wheel_or_oblique_then_straight(legs: list[Leg]) -> None:
    assert why(field(), legs) is None


@pytest.mark.parametrize(
    "legs",
    [
        [Leg(ADVANCE, 100), Leg(WHEEL, 100)],
        [Leg(WHEEL, 100), Leg(OBLIQUE, 100)],
        [Leg(WHEEL, 100), Leg(WHEEL, 100)],
        [Leg(ADVANCE, 100), Leg(BACK, 100)],
        [Leg(ABOUT, 0), Leg(ADVANCE, 100), Leg(ABOUT, 0)],
        [Leg(ABOUT, 0), Leg(PIVOT, RIGHT)],
        [Leg(SIDESTEP, 100)],
        [Leg(9, 100)],
        [Leg(ADVANCE, -100)],
    ],
)
def test_12_6_what_is_not_a_move(legs: list[Leg]) -> None:
    assert why(field(), legs) is NOT_A_STEP


def test_12_6_columns_and_limbered_guns_follow_several_legs() -> None:
    legs = [Leg(ADVANCE, 100), Leg(WHEEL, 2000), Leg(ADVANCE, 100), Leg(WHEEL, -2000)]
    assert why(field(one=brigade("f1", formation=COLUMN)), legs) is None
    assert why(field(one=battery("f1", limbered=True)), legs) is None
    column = field(one=brigade("f1", formation=COLUMN))
    assert why(column, [Leg(BACK, 100)]) is NOT_A_STEP
    assert why(column, [Leg(OBLIQUE, 100)]) is NOT_A_STEP
    assert why(column, [Leg(ADVANCE, 100), Leg(ABOUT, 0)]) is NOT_A_STEP


@pytest.mark.parametrize(
    ("one", "length", "found"),
    [
        (brigade("f1"), 4, None),
        (brigade("f1"), 4.01, TOO_FAR),
        (cavalry("f1"), 5.333, None),
        (cavalry("f1"), 5.34, TOO_FAR),
        (battery("f1", limbered=True), 3.333, None),
        (battery("f1", limbered=True), 3.34, TOO_FAR),
    ],
)
def test_R20_each_inch_of_rough_ground_costs_more(
    one: Troops, length: float, found: object
) -> None:
    """Two inches are open; then an inch costs infantry 2, cavalry and guns 3."""
    b = field(one=one, terrain=[area(0, 14, 48, 30, ROUGH)])
    assert why(b, ahead(length)) is found


@pytest.mark.parametrize(
    ("one", "length", "found"),
    [
        (brigade("f1"), 4, None),
        (brigade("f1"), 4.01, TOO_FAR),
        (battery("f1", limbered=True), 3, None),
        (battery("f1", limbered=True), 3.01, TOO_FAR),
    ],
)
def test_R20_a_ford_costs_its_price_once(one: Troops, length: float, found: object) -> None:
    b = field(one=one, terrain=[line([(0, 13), (48, 13)], FORD)])
    assert why(b, ahead(length)) is found


def test_13_2_nobody_enters_impassable_ground() -> None:
    b = field(terrain=[area(0, 14, 48, 16, IMPASSABLE)])
    assert why(b, ahead(2)) is None
    assert why(b, ahead(2.1)) is CLOSED


def test_R85_nobody_leaves_the_table_by_choice() -> None:
    assert why(field(one=brigade("f1", at=(24, 31))), ahead(5)) is None
    assert why(field(one=brigade("f1", at=(24, 31))), ahead(5.1)) is OFF_TABLE


@pytest.mark.parametrize(("length", "found"), [(4, None), (4.01, TOO_NEAR)])
def test_R67_nobody_comes_within_an_inch_of_an_enemy(length: float, found: object) -> None:
    assert why(field(brigade("p1", ALLIED, (24, 17))), ahead(length)) is found


def test_R67_who_is_nearer_may_go_away() -> None:
    b = field(brigade("p1", ALLIED, (24, 12.5)))
    assert why(b, ahead(0.1)) is TOO_NEAR
    assert why(b, [Leg(BACK, inch(1))]) is None


@pytest.mark.parametrize(("length", "found"), [(2.9, None), (3, IN_RANGE)])
def test_R11_a_reserve_move_keeps_more_than_two_inches(length: float, found: object) -> None:
    b = field(brigade("p1", ALLIED, (24, 17)))
    assert why(b, ahead(length), WHOLE, RESERVE_MOVE) is found


@pytest.mark.parametrize(("length", "found"), [(9, None), (9.01, TOO_FAR), (3, ON_FRIEND)])
def test_R55_a_friend_passed_costs_three_inches(length: float, found: object) -> None:
    b = field(brigade("f2", at=(24, 14), bases=2), one=cavalry("f1", at=(24, 11)))
    assert why(b, ahead(length)) is found


@pytest.mark.parametrize(("mine", "theirs"), [(DISORDERED, 0), (0, DISORDERED), (0, SILENCED)])
def test_R55_only_in_good_order(mine: int, theirs: int) -> None:
    friend = brigade("f2", at=(24, 14), marks=theirs)
    b = field(friend, one=cavalry("f1", at=(24, 11), marks=mine))
    assert why(b, ahead(6)) is NO_PASSAGE


def test_R55_guns_do_not_pass_guns_in_battery() -> None:
    guns = battery("f2", at=(24, 14))
    assert why(field(guns, one=cavalry("f1", at=(24, 11))), ahead(6)) is None
    horse = battery("f1", at=(24, 12), limbered=True, horse=True)
    assert why(field(guns, one=horse), ahead(5)) is NO_PASSAGE
    limbered = battery("f2", at=(24, 14), limbered=True)
    assert why(field(limbered, one=horse), ahead(5.5)) is None


def test_R66_a_square_goes_half_as_far() -> None:
    b = field(one=brigade("f1", formation=SQUARE, mode=COLUMNAR))
    assert why(b, ahead(4.5)) is None
    assert why(b, ahead(4.51)) is TOO_FAR
