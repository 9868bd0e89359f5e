"""C-ART-9, C-ART-42, D-82, D-212: batteries that fire together."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.crepuscule.chapters.artillery.estimates import PER_AIM
from grognard.games.crepuscule.chapters.artillery.grand_battery import bonus_of, massed_with
from grognard.games.crepuscule.chapters.artillery.guns import GunStep
from grognard.games.crepuscule.chapters.artillery.roundshot import Roundshot
from grognard.games.crepuscule.model.actions import END_STEP
from grognard.games.crepuscule.model.combat_actions import Aim, Estimate
from grognard.games.crepuscule.model.kinds import (
    BALL,
    CANISTER,
    COLUMN,
    GRAND_BATTERY,
    GUNS,
    MASSED,
)
from grognard.games.crepuscule.model.state import Battle
from grognard.kernel.dice import Pool
from tests.games.crepuscule.builders import (
    ALLIED,
    Troops,
    act,
    battalion,
    battery,
    battle,
    run,
    throw,
    waiting,
)


def gun(id: str, x: float, facing: float = 0, traits: int = GRAND_BATTERY, **more: Any) -> Troops:
    return battery(id, at=(x, 10), facing=facing, traits=traits, **more)


def field(*guns: Troops, points: int = 2500, **target: Any) -> Battle:
    """Guns at 10 inches, and a line of the enemy 26 inches before them."""
    return battle(
        [*guns, battalion("a1", ALLIED, (24, 36), **target)],
        phase=GUNS,
        points=points,
        estimates="exact",
        unit_officers="off",
    )


def aims(b: Battle, ammunition: int = BALL) -> list[int]:
    found: list[int] = []
    for uid in range(len(b.units) - 1):
        found += [uid, len(b.units) - 1, ammunition, 20, 0]
    return found


def wounds(b: Battle) -> int:
    return b.pending.dice if isinstance(b.pending, Pool) and waiting(b) == "W-WND-1" else 0


@pytest.mark.parametrize(("guns", "more"), [(1, 0), (2, 2), (3, 3)])
def test_t_art_2_c_art_9_as_many_hits_as_batteries_are_grouped(guns: int, more: int) -> None:
    b = field(*[gun(f"g{n}", 22 + 2 * n) for n in range(guns)])
    assert bonus_of(b, aims(b), 0) == more


@pytest.mark.parametrize(("points", "more"), [(2499, 0), (2500, 2)])
def test_c_art_9_only_from_2500_points(points: int, more: int) -> None:
    b = field(gun("g1", 23), gun("g2", 25), points=points)
    assert bonus_of(b, aims(b), 0) == more


def test_c_art_9_only_nations_that_group_their_batteries() -> None:
    b = field(gun("g1", 23), gun("g2", 25, traits=0))
    assert bonus_of(b, aims(b), 0) == 0 == bonus_of(b, aims(b), PER_AIM)


@pytest.mark.parametrize(("x", "more"), [(29.14, 2), (29.16, 0)])
def test_d_82_within_three_inches_of_each_other(x: float, more: int) -> None:
    b = field(gun("g1", 23), gun("g2", x))  # with its crew a gun is 80 mm wide
    assert bonus_of(b, aims(b), 0) == more


@pytest.mark.parametrize(("facing", "more"), [(45, 2), (46, 0)])
def test_d_212_pointing_the_same_way(facing: float, more: int) -> None:
    b = field(gun("g1", 23), gun("g2", 26, facing))
    assert bonus_of(b, aims(b), 0) == more


def test_d_212_each_beside_another_of_the_row() -> None:
    b = field(gun("g1", 20), gun("g2", 24), gun("g3", 28))
    assert sorted(massed_with(b, aims(b), 0)) == [0, 1, 2]
    apart = field(gun("g1", 20), gun("g2", 28))
    assert massed_with(apart, aims(apart), 0) == [0]


def test_d_82_at_one_target_and_with_balls() -> None:
    b = field(gun("g1", 23), gun("g2", 25))
    listed = aims(b)
    listed[PER_AIM + 2] = CANISTER
    assert bonus_of(b, listed, 0) == 0
    listed = aims(b)
    listed[PER_AIM + 1] = 0
    assert bonus_of(b, listed, 0) == 0
    assert bonus_of(b, aims(b, CANISTER), 0) == 0


def test_d_212_a_captured_gun_is_not_grouped() -> None:
    b = field(gun("g1", 23), gun("g2", 25))
    b.units[1].captor = 2
    assert bonus_of(b, aims(b), 0) == 0


def shot(b: Battle, estimate: int, bounce: int = 4) -> None:
    run(b, Roundshot(0, len(b.units) - 1, estimate, massed=2))
    throw(b, 3)
    throw(b, bounce)


def test_d_82_the_bonus_comes_with_a_ball_that_hits() -> None:
    b = field(gun("g1", 24), gun("g2", 26))
    shot(b, 20)  # from 26 to 30 inches: both ranks of the line
    assert wounds(b) == 2 + 2 and b.units[0].has(MASSED)
    assert bonus_of(b, aims(b), 0) == 0 == bonus_of(b, aims(b), PER_AIM)


def test_d_82_no_bonus_without_a_hit() -> None:
    b = field(gun("g1", 24), gun("g2", 26))
    shot(b, 10)
    assert waiting(b) == "" and not b.units[0].has(MASSED)


def test_c_art_42_only_the_target_has_the_bonus() -> None:
    b = field(gun("g1", 24), gun("g2", 26), battalion("a0", ALLIED, (24, 34), figures=12))
    shot(b, 18)
    assert wounds(b) == 2  # two ranks before the target
    throw(b, 1, 1)
    assert wounds(b) == 2 + 2 or waiting(b) == ""


def test_c_art_43_a_ball_that_is_absorbed_adds_nothing() -> None:
    b = field(gun("g1", 24), gun("g2", 26), figures=20, formation=COLUMN, files=4)
    run(b, Roundshot(0, 2, 24, massed=2))
    throw(b, 3)  # beyond the five ranks: they absorb it
    assert wounds(b) == 1


def test_d_185_a_battery_that_is_hit_takes_the_bonus_too() -> None:
    b = battle(
        [gun("g1", 24), gun("g2", 26), battery("ab", ALLIED, (24, 36))],
        phase=GUNS,
        points=2500,
        estimates="exact",
    )
    shot(b, 20)
    assert waiting(b) == "C-ART-14"
    throw(b, 3)
    assert isinstance(b.pending, Pool) and (waiting(b), b.pending.dice) == ("C-ART-12", 5)


def test_d_82_in_the_step_each_gun_throws_its_own_shot() -> None:
    b = field(gun("g1", 24), gun("g2", 26))
    run(b, GunStep(0, 0, 0, []))
    act(b, Aim(0, 2, BALL))
    act(b, Aim(1, 2, BALL))
    if waiting(b) == "C-ART-5":
        act(b, END_STEP)
    act(b, Estimate([10, 20]))
    throw(b, 3)
    throw(b, 1)  # the first falls short
    throw(b, 3)
    throw(b, 4)
    assert wounds(b) == 2 + 2 and b.units[1].has(MASSED) and not b.units[0].has(MASSED)
