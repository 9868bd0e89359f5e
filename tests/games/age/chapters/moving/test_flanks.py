"""Chapter 3: insecure flanks (R53)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.age.chapters.moving.flanks import has_insecure_flank
from grognard.games.age.model.kinds import (
    BUILT_UP,
    COLUMN,
    DISORDERED,
    GARRISON,
    IMPASSABLE,
    ROUGH,
    SILENCED,
    SQUARE,
    WOODED,
)
from grognard.games.age.model.state import Battle
from grognard.table.terrain import Area
from tests.games.age.builders import ALLIED, Troops, area, battery, battle, brigade

# Six bases of an inch: the right end of f1 is at x = 27, from y = 11 to 12.


def one(**details: Any) -> Troops:
    return brigade("f1", ranks=2, **details)


def on_the_right(x: float = 34) -> Troops:
    return brigade("p1", ALLIED, (x, 11.5), facing=270, bases=1)


def insecure(*others: Troops, terrain: list[Area] | None = None) -> bool:
    b: Battle = battle([one(), *others], terrain=[*(terrain or [])])
    return has_insecure_flank(b, b.units[0])


@pytest.mark.parametrize(("x", "found"), [(39, True), (39.1, False)])
def test_R53_an_enemy_within_12_inches_on_that_side(x: float, found: bool) -> None:
    assert insecure(on_the_right(x)) is found


def test_R53_an_enemy_ahead_threatens_no_flank() -> None:
    assert not insecure(brigade("p1", ALLIED, (24, 18), bases=4))


@pytest.mark.parametrize(("y", "found"), [(17.4, True), (17.6, False)])
def test_R53_the_side_is_a_quarter_circle(y: float, found: bool) -> None:
    """From (27, 11.5): a corner at (33, y) is within it up to y = 17.5."""
    enemy = brigade("p1", ALLIED, (32.5, y), bases=1, ranks=2)
    assert insecure(enemy) is found


@pytest.mark.parametrize(("x", "found"), [(33, False), (33.1, True)])
def test_R53_a_friend_within_3_inches(x: float, found: bool) -> None:
    friend = brigade("f2", at=(x, 12), ranks=2)
    assert insecure(on_the_right(38), friend) is found


def test_R53_a_friend_in_disorder_covers_nothing() -> None:
    friend = brigade("f2", at=(31, 12), ranks=2, marks=DISORDERED)
    assert insecure(on_the_right(38), friend)
    assert insecure(on_the_right(38), battery("fb1", at=(29, 12), marks=SILENCED))
    assert not insecure(on_the_right(38), battery("fb1", at=(29, 12)))


@pytest.mark.parametrize(
    ("traits", "found"),
    [(WOODED, False), (BUILT_UP, False), (IMPASSABLE, False), (ROUGH, True)],
)
def test_R53_ground_that_covers_a_flank(traits: int, found: bool) -> None:
    assert insecure(on_the_right(34), terrain=[area(29, 8, 31, 14, traits)]) is found


@pytest.mark.parametrize(("x", "found"), [(6, False), (6.1, True)])
def test_R53_the_edge_of_the_table(x: float, found: bool) -> None:
    """Its left end is 3 inches from the edge; the enemy stands between."""
    enemy = brigade("p1", ALLIED, (1, 13), facing=90, bases=1)
    b = battle([brigade("f1", at=(x, 12), ranks=2), enemy])
    assert has_insecure_flank(b, b.units[0]) is found


@pytest.mark.parametrize("formation", [SQUARE, COLUMN])
def test_R53_formations_without_flanks(formation: int) -> None:
    b = battle([one(formation=formation), on_the_right()])
    assert not has_insecure_flank(b, b.units[0])


def test_R53_a_garrison_has_no_flanks() -> None:
    town = area(22, 10, 26, 12, BUILT_UP)
    b = battle([one(formation=GARRISON), on_the_right()], terrain=[town])
    assert not has_insecure_flank(b, b.units[0])


def test_R53_the_left_flank_counts_as_well() -> None:
    assert insecure(brigade("p1", ALLIED, (14, 11.5), facing=90, bases=1))
