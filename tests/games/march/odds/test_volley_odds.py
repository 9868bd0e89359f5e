"""The odds of volleys: exact, and the same as counting every throw."""

from __future__ import annotations

from fractions import Fraction

import pytest

from grognard.games.march.chapters.shooting.accuracy import Shooting
from grognard.games.march.model.actions import REROLL
from grognard.games.march.model.pieces import DRILLED, GUARD, ON_TABLE, RECRUITS, TESTED, VETERANS
from grognard.games.march.model.state import Battle
from grognard.games.march.odds.volley_odds import (
    chance_of,
    forecast_defence,
    forecast_shot,
    hit_chances,
    pass_chance,
)
from grognard.kernel.decision import Decision
from grognard.kernel.dice import Throw
from grognard.kernel.umpire import answer, settle
from tests.games.march.field import BLUE, Troops, cm, field, pose, run


def duel(shooter: Troops, target: Troops) -> Battle:
    return field([shooter], [target], nations=(1, 1))


@pytest.mark.parametrize(
    ("quality", "chance"),
    [
        (RECRUITS, Fraction(1, 3)),
        (DRILLED, Fraction(1, 2)),
        (VETERANS, Fraction(2, 3)),
        (GUARD, Fraction(5, 6)),
    ],
)
def test_9_1_the_chance_of_a_hit_by_quality(quality: int, chance: Fraction) -> None:
    b = duel(Troops("a", 60, 40, quality=quality, rankers=16), Troops("x", 60, 55, 180))
    found = forecast_shot(b, b.units[0], False, b.units[1], False)
    dice = len(found.hits) - 1
    assert found.expected() == chance * dice
    assert found.any_loss() == 1 - (1 - chance) ** dice


def test_9_1_no_die_is_sure_to_miss_or_bound_to_hit() -> None:
    chances = [chance_of(lowest) for lowest in (0, 1, 6, 7, 8)]
    assert chances == [Fraction(sixths, 6) for sixths in (6, 6, 1, 0, 0)]


def test_R54_re_rolls_are_used_while_a_die_has_missed() -> None:
    ways = hit_chances(1, 4, 2)
    assert sum(c for (hits, _), c in ways.items() if hits == 0) == Fraction(1, 8)
    assert sum(ways.values()) == 1
    assert sum(hit_chances(4, 7, 2).values()) == 1


def walk(b: Battle, chance: Fraction, ends: list[tuple[Fraction, Battle]]) -> None:
    """Every way on from here, re-rolls always taken."""
    wait = b.pending
    if isinstance(wait, Throw):
        outcomes = wait.outcomes()
        total = sum(weight for _, weight in outcomes)
        for outcome, weight in outcomes:
            c = b.clone()
            settle(c, outcome)
            walk(c, chance * Fraction(weight, total), ends)
    elif isinstance(wait, Decision):
        c = b.clone()
        answer(c, REROLL)
        walk(c, chance, ends)
    else:
        ends.append((chance, b))


@pytest.mark.parametrize("staff", [(0, 0, 0, 0), (1, 0, 1, 1), (0, 0, 0, 1)])
def test_9_1_a_forecast_is_what_walking_every_throw_finds(
    staff: tuple[int, int, int, int],
) -> None:
    b = duel(
        Troops("a", 60, 40, rankers=16, staff=(0, 1, 0, 0)),
        Troops("x", 60, 55, 180, rankers=16, staff=staff),
    )
    b.lose(1, 6)
    found = forecast_shot(b, b.units[0], False, b.units[1], False)
    run(b, Shooting(0, 1, False))
    ends: list[tuple[Fraction, Battle]] = []
    walk(b, Fraction(1), ends)
    character = rout = Fraction(0)
    for chance, end in ends:
        x = end.units[1]
        assert x.place == ON_TABLE
        if x.staff != list(staff):
            character += chance
        if x.causes:
            rout += chance * (1 - pass_chance(end, x))
    assert (found.character, found.rout) == (character, rout)
    assert found.gone == 0
    assert sum(found.hits) == 1


def test_9_1_a_forecast_knows_destruction() -> None:
    b = duel(Troops("a", 60, 40, rankers=16), Troops("x", 60, 55, 180, rankers=16))
    b.lose(1, 14)
    found = forecast_shot(b, b.units[0], False, b.units[1], False)
    assert found.gone == found.hits[2] + found.hits[3] + found.hits[4]
    assert found.rout > found.gone


def test_9_1_routers_are_not_routed_again() -> None:
    b = duel(Troops("a", 60, 40, rankers=16), Troops("x", 60, 55, 180, rankers=16))
    b.rout(1)
    found = forecast_shot(b, b.units[0], False, b.units[1], False)
    assert found.rout == 0 and found.any_loss() > 0


def test_R49_a_forecast_of_a_shot_at_a_screen() -> None:
    b = duel(Troops("a", 60, 40), Troops("x", 60, 70, 180, detached=2))
    b.place_screen(1, pose(60, 55, 180), cm(2))
    found = forecast_shot(b, b.units[0], False, b.units[1], True)
    assert [len(found.hits), found.rout] == [4, 0]
    assert found.gone == found.hits[2] + found.hits[3]


def test_15_1_the_chance_to_hold() -> None:
    b = duel(Troops("a", 60, 40), Troops("x", 60, 55, 180, staff=(0, 0, 1, 0)))
    assert pass_chance(b, b.units[0]) == Fraction(1, 2)
    assert pass_chance(b, b.units[1]) == Fraction(3, 4)  # its ensign
    b.mark(0, TESTED)
    assert pass_chance(b, b.units[0]) == 1
    b.join(BLUE, 1)
    assert pass_chance(b, b.units[1]) == 1


def test_13_2_a_forecast_of_defensive_fire_weighs_the_range_die() -> None:
    b = duel(Troops("a", 60, 40), Troops("x", 60, 60, 180))
    found = forecast_defence(b, b.units[0], b.units[1])
    assert sum(found.hits) == 1
    expected = Fraction(2 * 2 + 3 * 3 + 6, 6) * Fraction(1, 3)
    assert found.expected() == expected
