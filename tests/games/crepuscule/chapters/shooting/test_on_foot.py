"""How march columns and dismounted carbines fire."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.crepuscule.chapters.shooting.need import COMMANDED, ORDINARY, shots_of
from grognard.games.crepuscule.chapters.shooting.targets import why_not_shot
from grognard.games.crepuscule.model.kinds import CARBINE, MARCH, MARCHED, MOVED, MUSKET
from tests.games.crepuscule.builders import ALLIED, battalion, battle


def refusal(away: float, **details: Any) -> str:
    b = battle([battalion("f", **details), battalion("a", ALLIED, (24, 12 + away))])
    found = why_not_shot(b, b.units[0], 1, -1)
    return found.cite if found is not None else ""


def test_d_153_a_march_column_fires_with_its_front_rank() -> None:
    column = battalion("f", formation=MARCH, files=3)
    b = battle([column, battalion("a", ALLIED, (24, 20))])
    one, other = b.units
    assert shots_of(b, one, other, ORDINARY, -1) == 3
    assert shots_of(b, one, other, COMMANDED, -1) == 3


def test_d_153_not_after_a_march() -> None:
    assert refusal(8, formation=MARCH, files=3, marks=MOVED) == ""
    assert refusal(8, formation=MARCH, files=3, marks=MOVED | MARCHED) == "C-INF-19"


@pytest.mark.parametrize(("away", "found"), [(12, ""), (12.2, "C-WPN-3")])
def test_d_176_carbines_on_foot_carry_12_inches(away: float, found: str) -> None:
    assert refusal(away, firearm=CARBINE) == found
    assert refusal(away, firearm=MUSKET) == ""


def test_d_176_after_a_move_too() -> None:
    assert refusal(8, firearm=CARBINE, marks=MOVED) == ""
