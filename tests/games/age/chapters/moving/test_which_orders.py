"""Chapter 3: answers that are drawn without being listed are those of the lists."""

from __future__ import annotations

import pytest

from grognard.games.age.game import GAME
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng
from grognard.kernel.umpire import play_random

MOMENTS = 150


def keys(actions: list[Action]) -> list[tuple[int, ...]]:
    return sorted(action.key() for action in actions)


@pytest.mark.parametrize("scenario", ["saalfeld", "quatre-bras"])
def test_3_4_what_may_be_drawn_is_what_is_listed(scenario: str) -> None:
    s = GAME.setup(scenario, {})
    rng = Rng(7)
    seen = 0
    for _ in range(MOMENTS):
        play_random(s, rng, 1)
        decision = s.pending
        slots = decision.slots(s) if isinstance(decision, Decision) else None
        if slots is not None and isinstance(decision, Decision):
            seen += 1
            assert keys(slots.listed()) == keys(decision.legal(s))
    assert seen > MOMENTS // 10
