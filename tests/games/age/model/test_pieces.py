"""What a brigade is worth, by its label and the bases it has left."""

from __future__ import annotations

import pytest

from grognard.games.age.model.kinds import ARTILLERY, CONDITIONS, INFANTRY, REGULAR, WORN
from grognard.games.age.model.pieces import Unit
from grognard.games.age.model.setting import Roster


def unit(bases: int, label: tuple[int, int, int], arm: int = INFANTRY, sk: int = 0) -> Unit:
    u = Unit(0, Roster("a", "A", 0, arm, REGULAR, *label, skirmishers=sk), 0)
    u.bases = bases
    return u


@pytest.mark.parametrize(
    ("bases", "condition"),
    [(8, "fresh"), (7, "fresh"), (6, "worn"), (5, "worn"), (4, "spent"), (2, "spent")],
)
def test_12_2_condition_by_the_label(bases: int, condition: str) -> None:
    assert CONDITIONS[unit(bases, (8, 6, 4)).condition()] == condition


def test_R56_a_brigade_of_one_base_is_spent() -> None:
    assert CONDITIONS[unit(2, (3, 1, 0)).condition()] == "fresh"
    assert CONDITIONS[unit(1, (3, 1, 0)).condition()] == "spent"


def test_R80_a_battery_is_neither_fresh_nor_spent() -> None:
    assert unit(1, (1, 0, 0), ARTILLERY).condition() == WORN


@pytest.mark.parametrize(("bases", "left"), [(5, 2), (2, 2), (1, 1)])
def test_R91_no_more_skirmish_bases_than_bases(bases: int, left: int) -> None:
    assert unit(bases, (8, 6, 4), sk=2).skirmishers() == left
