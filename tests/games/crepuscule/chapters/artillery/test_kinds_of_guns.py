"""C-ART-16 to 20, C-ART-44: what each kind of gun can do."""

from __future__ import annotations

import pytest

from grognard.games.crepuscule.chapters.artillery.aiming import why_not_aim
from grognard.games.crepuscule.chapters.artillery.howitzer import Shell
from grognard.games.crepuscule.chapters.artillery.types import (
    BALL_STRENGTHS,
    CANISTER_STRENGTHS,
    LARGE_BONUSES,
    TRAVERSES,
    fires,
    most_estimate,
)
from grognard.games.crepuscule.model.kinds import (
    BALL,
    CANISTER,
    GUNS,
    HEAVY,
    HOWITZER,
    LIGHT,
    MEDIUM,
    SHELL,
)
from grognard.kernel.dice import Pool
from grognard.table.angles import DEGREE
from tests.games.crepuscule.builders import (
    ALLIED,
    area,
    battalion,
    battery,
    battle,
    run,
    squadron,
    throw,
    waiting,
)


@pytest.mark.parametrize(
    ("weight", "ball", "canister", "strengths", "bonus", "turn"),
    [
        (LIGHT, 24, 4, (6, 3), 1, 180),
        (MEDIUM, 36, 8, (7, 4), 2, 90),
        (HEAVY, 48, 12, (8, 4), 2, 45),
    ],
)
def test_c_art_17_c_art_18_c_art_19_light_medium_and_heavy_guns(
    weight: int, ball: int, canister: int, strengths: tuple[int, int], bonus: int, turn: int
) -> None:
    gun = battle([battery("g", weight=weight)]).units[0]
    assert (most_estimate(gun, BALL), most_estimate(gun, CANISTER)) == (ball, canister)
    assert (BALL_STRENGTHS[weight], CANISTER_STRENGTHS[weight]) == strengths
    assert (LARGE_BONUSES[weight], TRAVERSES[weight]) == (bonus, turn * DEGREE)


def test_c_art_16_a_howitzer_throws_shells_alone_to_36_inches() -> None:
    gun = battle([battery("g", weight=HOWITZER)]).units[0]
    assert [fires(gun, round) for round in (BALL, CANISTER, SHELL)] == [False, False, True]
    assert (most_estimate(gun, SHELL), TRAVERSES[HOWITZER]) == (36, 45 * DEGREE)
    assert not fires(battle([battery("g")]).units[0], SHELL)


@pytest.mark.parametrize(
    ("weight", "round", "cite"), [(HOWITZER, SHELL, ""), (MEDIUM, BALL, "D-136")]
)
def test_c_art_20_only_a_howitzer_fires_at_what_it_does_not_see(
    weight: int, round: int, cite: str
) -> None:
    gun = battery("g", at=(24, 10), weight=weight)
    friends = battalion("f", at=(24, 20))
    b = battle([gun, battalion("a", ALLIED, (24, 30)), friends], phase=GUNS)
    refusal = why_not_aim(b, b.units[0], 1, round)
    assert (refusal.cite if refusal is not None else "") == cite


@pytest.mark.parametrize("hidden", [False, True])
def test_c_art_20_a_shell_fired_blind_always_scatters(hidden: bool) -> None:
    gun = battery("g", at=(24, 10), weight=HOWITZER)
    friends = battalion("f", at=(24, 20) if hidden else (60, 20))
    b = battle([gun, battalion("a", ALLIED, (24, 30)), friends], phase=GUNS, estimates="exact")
    run(b, Shell(0, 1, 20))
    throw(b, 5)
    assert waiting(b) == ("D-89" if hidden else "W-ART-1")


@pytest.mark.parametrize("level", [0, 1])
def test_c_art_44_from_a_height_a_gun_fires_over_its_own_troops(level: int) -> None:
    hill = area(20, 5, 28, 12, 0, level=level)
    units = [
        battery("g", at=(24, 10)), battalion("a", ALLIED, (24, 40)), battalion("f", at=(24, 20)),
    ]  # fmt: skip
    b = battle(units, terrain=[hill], phase=GUNS)
    assert (why_not_aim(b, b.units[0], 1, BALL) is None) == (level == 1)


def test_w_sav_3_no_armour_saves_from_a_shell() -> None:
    gun = battery("g", at=(24, 10), weight=HOWITZER)
    riders = squadron("c", ALLIED, (24, 36), weight=HEAVY, save=5)
    b = battle([gun, riders], unit_officers="off", phase=GUNS, estimates="exact")
    run(b, Shell(0, 1, 26))
    throw(b, 5)
    throw(b, 1)
    seen = set()
    while isinstance(b.pending, Pool):
        seen.add(waiting(b))
        throw(b, *[6] * b.pending.dice)
    assert "W-WND-1" in seen and "W-SAV-1" not in seen
    assert b.units[1].figures < 8
