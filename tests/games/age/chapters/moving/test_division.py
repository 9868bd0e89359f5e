"""Chapter 3: a division's move."""

from __future__ import annotations

import pytest

from grognard.games.age.chapters.moving.division import NO_SUCH, as_far
from grognard.games.age.chapters.moving.marching import NOT_A_STEP, WHOLE
from grognard.games.age.chapters.moving.orders import TacticalStep
from grognard.games.age.model.actions import GO_ON, STOP, MoveDivision
from grognard.games.age.model.kinds import MOVED, TESTED
from grognard.games.age.model.state import Battle
from grognard.kernel.umpire import settle, submit
from grognard.table.paths import ADVANCE, BACK, WHEEL, Leg
from tests.games.age.builders import (
    ALLIED,
    FRENCH,
    Troops,
    asking,
    battle,
    brigade,
    inch,
    pose,
    run,
    waiting,
)

ROLLING = "3.1 movement roll"
FAILING = "3.5 division's move"
ORDERING = "3.4 order named first"
AHEAD = [Leg(ADVANCE, inch(4))]


def begun(*more: Troops) -> Battle:
    """Three worn brigades of one division, one of another, and an enemy far ahead."""
    b = battle(
        [
            brigade("f1", bases=3, command="suchet"),
            brigade("f2", at=(32, 12), bases=3, command="suchet"),
            brigade("f3", at=(16, 11), bases=3, command="suchet"),
            brigade("f4", at=(40, 12), bases=3, command="gazan"),
            brigade("p1", ALLIED, (24, 24), bases=4),
            *more,
        ]
    )
    run(b, TacticalStep(FRENCH))
    return b


def suchet(b: Battle, legs: list[Leg] | None = None) -> MoveDivision:
    return MoveDivision(b.setting.command_by_id["suchet"], AHEAD if legs is None else legs)


def test_3_5_each_brigade_rolls_and_goes() -> None:
    b = begun()
    submit(b, suchet(b))
    for face in (7, 7, 5):
        assert waiting(b) == ROLLING
        settle(b, face)
    assert waiting(b) == ORDERING
    assert [u.pose.y for u in b.units[:4]] == [inch(16), inch(16), inch(14), inch(12)]
    assert [u.has(MOVED) for u in b.units] == [True, True, True, False, False]


def test_3_5_after_a_failure_the_player_may_stop() -> None:
    b = begun()
    submit(b, suchet(b))
    settle(b, 3)
    assert waiting(b) == FAILING
    submit(b, STOP)
    assert waiting(b) == ORDERING
    assert [u.has(TESTED) for u in b.units[:3]] == [True, False, False]


def test_3_5_or_the_rest_continue() -> None:
    b = begun()
    submit(b, suchet(b))
    settle(b, 3)
    submit(b, GO_ON)
    assert waiting(b) == ROLLING
    settle(b, 7)
    settle(b, 4)
    assert waiting(b) == ORDERING
    assert [u.pose.y for u in b.units[:3]] == [inch(12), inch(16), inch(11)]


def test_3_5_one_that_falls_back_is_a_failure_too() -> None:
    b = begun(brigade("p2", ALLIED, (24, 13.5), bases=2))
    submit(b, suchet(b))
    settle(b, 1)
    assert waiting(b) == FAILING
    assert b.units[0].pose.y < inch(12)


def test_3_5_of_a_formation_of_ones_own() -> None:
    b = begun()
    why = asking(b).why_not
    assert why(b, suchet(b)) is None
    assert why(b, MoveDivision(b.setting.command_by_id["division1"], AHEAD)) is NO_SUCH
    assert why(b, MoveDivision(99, AHEAD)) is NO_SUCH
    assert why(b, suchet(b, [])) is NO_SUCH
    assert why(b, suchet(b, [Leg(ADVANCE, 9), Leg(WHEEL, 9)])) is NOT_A_STEP


@pytest.mark.parametrize(("halves", "length"), [(WHOLE, 6), (1, 3)])
def test_3_5_as_far_as_it_can_pay_for(halves: int, length: int) -> None:
    b = begun()
    (leg,) = as_far(b, b.units[0], [Leg(ADVANCE, inch(8))], halves)
    assert inch(length) - 1 <= leg.amount <= inch(length)


def test_3_5_an_inch_from_enemies_and_on_no_friend() -> None:
    b = begun(brigade("p2", ALLIED, (24, 15), bases=2), brigade("f9", at=(32, 16), bases=3))
    (leg,) = as_far(b, b.units[0], [Leg(ADVANCE, inch(6))], WHOLE)
    assert b.units[0].pose.y + leg.amount == pose(24, 14).y
    (leg,) = as_far(b, b.units[1], [Leg(ADVANCE, inch(3.5))], WHOLE)
    assert leg.amount in range(inch(3), inch(3) + 3)
    assert as_far(b, b.units[0], [Leg(BACK, inch(9))], 1)[0].amount in range(3800, 3811)
