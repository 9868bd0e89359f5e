"""Whose luck each throw is, and what is added to it: no kind of throw is left out."""

from __future__ import annotations

import pytest

from grognard.games.age.battle_report import KINDS
from grognard.games.age.chapters.moving.division import DivisionMove
from grognard.games.age.game import GAME
from grognard.games.age.model.flow import battle
from grognard.games.age.screen.dice_sums import sums_of
from grognard.kernel.dice import Throw
from tests.laws.walks import walk


@pytest.mark.parametrize("key", ["saalfeld", "albuera"])
def test_every_throw_of_a_battle_is_the_luck_of_a_side(key: str) -> None:
    seen = set()
    for s in walk(GAME, key, {}, 1):
        if isinstance(s.pending, Throw):
            found = GAME.thrower(s)
            assert found is not None, f"{s.pending.cite}: nobody's luck"
            assert found.kind in KINDS and found.seat in (0, 1)
            seen.add(found.kind)
    assert len(seen) > 3


def test_3_5_a_brigade_of_a_division_rolls_with_its_modifiers() -> None:
    for s in walk(GAME, "saalfeld", {}, 1):
        b = battle(s)
        if isinstance(s.pending, Throw) and isinstance(b.stack[-1], DivisionMove):
            (sum_,) = sums_of(b)
            unit = b.units[b.stack[-1].unit]
            thrower = GAME.thrower(s)
            assert thrower is not None
            assert (thrower.seat, thrower.kind) == (unit.seat, "movement")
            assert f": {sum_.total:+d} to the die" in GAME.prompt(s, None, "en").replace("−", "-")
            return
    raise AssertionError("no division was moved")
