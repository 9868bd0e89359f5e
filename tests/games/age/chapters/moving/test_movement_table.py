"""Chapter 3: the movement table."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.age.chapters.moving.movement_table import (
    allowance,
    apply_result,
    column_of,
    counter_charge_sum,
    look_up,
    retreat_of,
    tactical_sum,
)
from grognard.games.age.model.actions import HOLD, MOVE, WITHDRAW
from grognard.games.age.model.chart_rows import IN_DISORDER, IN_ORDER, IN_RESERVE
from grognard.games.age.model.kinds import (
    COLUMN,
    COLUMNAR,
    CONSCRIPT,
    DESTROYED,
    DISORDERED,
    ELITE,
    IMPULSE,
    LINE,
    LINEAR,
    ON_TABLE,
    REGULAR,
    SQUARE,
    TESTED,
)
from grognard.games.age.model.state import Battle
from tests.games.age.builders import (
    ALLIED,
    FRENCH,
    battle,
    brigade,
    cavalry,
    general,
    inch,
)

FOE = brigade("p1", ALLIED, (24, 20), bases=4)


def lines(b: Battle, order: int = MOVE) -> dict[str, int]:
    """The modifiers of f1 by their cites."""
    return dict(tactical_sum(b, b.units[0], order, True).lines[1:])


def alone(**details: Any) -> Battle:
    return battle([brigade("f1", **{"bases": 3, **details}), FOE])


def test_3_2_a_worn_linear_brigade_has_no_modifier() -> None:
    assert lines(alone()) == {}


@pytest.mark.parametrize(
    ("bases", "found"),
    [(5, {"3.2 brigade fresh": 2}), (4, {}), (3, {}), (2, {"3.2 brigade spent": -2})],
)
def test_3_2_fresh_and_spent(bases: int, found: dict[str, int]) -> None:
    assert lines(alone(bases=bases)) == found


@pytest.mark.parametrize(("formation", "added"), [(COLUMN, 1), (SQUARE, 1), (LINE, 0)])
def test_3_2_march_column_or_square(formation: int, added: int) -> None:
    assert lines(alone(formation=formation)).get("3.2 march column or square", 0) == added


@pytest.mark.parametrize(("mode", "added"), [(COLUMNAR, 1), (IMPULSE, 1), (LINEAR, 0)])
def test_3_2_columnar_or_impulse(mode: int, added: int) -> None:
    assert lines(alone(mode=mode)).get("3.2 columnar or impulse", 0) == added


def test_3_2_cavalry_has_no_mode() -> None:
    b = battle([cavalry("f1", bases=3, mode=COLUMNAR), FOE])
    assert lines(b) == {}


def test_3_2_generals_add_theirs() -> None:
    b = battle(
        [brigade("f1", bases=3), FOE],
        [general("a", attached="f1"), general("b", at=(24, 2), charismatic=True)],
    )
    assert lines(b) == {"3.2 attached general": 1, "3.2 detached charismatic general": 2}


def test_R53_an_insecure_flank() -> None:
    enemy = brigade("p2", ALLIED, (34, 11.5), facing=270, bases=1)
    b = battle([brigade("f1", bases=3), enemy])
    assert lines(b) == {"3.2 insecure flank": -1}


def test_R54_to_withdraw_costs_two() -> None:
    assert lines(alone(), WITHDRAW) == {"3.2 withdrawal": -2}
    assert lines(alone(), HOLD) == {}


def test_R2_critical_levels() -> None:
    b = alone()
    b.reach_level(FRENCH, 2)
    b.reach_level(ALLIED, 1)
    assert lines(b) == {"3.2 critical level": -2}
    b = battle([brigade("f1", bases=3), FOE], critical="initiative")
    b.reach_level(FRENCH, 2)
    assert lines(b) == {}


def test_R41_disordered_cavalry_that_counter_charges() -> None:
    b = battle([cavalry("f1", bases=3), FOE])
    assert counter_charge_sum(b, b.units[0]).total == -3


@pytest.mark.parametrize(
    ("score", "rallied", "speed", "lost", "gone"),
    [
        (10, True, 6, 0, False),
        (9, True, 3, 0, False),
        (7, True, 3, 0, False),
        (6, True, 0, 0, False),
        (5, True, 0, 0, False),
        (4, False, 0, 0, False),
        (3, False, 0, 0, False),
        (2, False, -1, 1, False),
        (1, False, -1, 1, False),
        (0, False, 0, 0, True),
    ],
)
def test_3_1_rows_of_the_disordered(
    score: int, rallied: bool, speed: int, lost: int, gone: bool
) -> None:
    b = alone(marks=DISORDERED)
    result = look_up(b, 0, column_of(b.units[0]), 5, score - 5)
    assert b.units[0].has(TESTED)
    apply_result(b, 0, result)
    u = b.units[0]
    assert (u.in_order(), 3 - u.bases, u.place == DESTROYED) == (rallied, lost, gone)
    assert (retreat_of(0, result) is not None) is (speed < 0)
    assert gone or allowance(b, u, result) == inch(max(speed, 0))


@pytest.mark.parametrize(
    ("score", "speed", "disordered", "forms"),
    [
        (10, 6, False, True),
        (9, 6, False, True),
        (7, 6, False, True),
        (6, 3, False, False),
        (5, 3, False, False),
        (4, 0, False, False),
        (3, 0, False, False),
        (2, -1, False, False),
        (1, -1, False, False),
        (0, -1, True, False),
    ],
)
def test_3_1_rows_of_those_in_order(score: int, speed: int, disordered: bool, forms: bool) -> None:
    b = alone()
    result = look_up(b, 0, column_of(b.units[0]), 5, score - 5)
    apply_result(b, 0, result)
    assert (b.units[0].has(DISORDERED), result.forms) == (disordered, forms)
    assert (retreat_of(0, result) is not None) is (speed < 0)
    assert allowance(b, b.units[0], result) == inch(max(speed, 0))


@pytest.mark.parametrize(
    ("grade", "score", "rallied"),
    [(REGULAR, 10, True), (ELITE, 5, True), (REGULAR, 4, False), (CONSCRIPT, 10, False)],
)
def test_R14_reserve_movement_rallies_regulars(grade: int, score: int, rallied: bool) -> None:
    b = alone(marks=DISORDERED, grade=grade)
    apply_result(b, 0, look_up(b, 0, IN_RESERVE, score, 0))
    assert b.units[0].in_order() is rallied


def test_3_1_the_column_is_that_of_its_order() -> None:
    b = battle([brigade("f1"), brigade("f2", at=(40, 12), marks=DISORDERED)])
    assert [column_of(u) for u in b.units] == [IN_ORDER, IN_DISORDER]


def test_R56_a_brigade_that_loses_its_last_base_leaves_its_general() -> None:
    b = battle([brigade("f1", bases=1, marks=DISORDERED), FOE], [general("a", attached="f1")])
    apply_result(b, 0, look_up(b, 0, IN_DISORDER, 1, 0))
    assert b.units[0].place == DESTROYED
    assert b.generals[0].place == ON_TABLE
    assert b.generals[0].attached == -1
