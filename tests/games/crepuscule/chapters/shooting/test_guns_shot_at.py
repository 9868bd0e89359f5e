"""D-90: muskets at a battery."""

from __future__ import annotations

import pytest

from grognard.games.crepuscule.chapters.shooting.need import REACTION
from grognard.games.crepuscule.chapters.shooting.volley import Volley
from grognard.games.crepuscule.model.kinds import DEPLOYED
from tests.games.crepuscule.builders import (
    ALLIED,
    battalion,
    battery,
    battle,
    run,
    throw,
    waiting,
)


@pytest.mark.parametrize(("face", "struck"), [(4, False), (5, True)])
def test_d_90_w_art_5_a_hit_strikes_the_gun_on_1_to_4_and_the_crew_on_5_and_6(
    face: int, struck: bool
) -> None:
    b = battle(
        [battalion("f", at=(24, 12), figures=1, files=1), battery("g", ALLIED, (24, 16))],
        unit_officers="off",
    )
    assert b.units[1].formation == DEPLOYED
    run(b, Volley(0, 1, REACTION))
    throw(b, 6)
    assert waiting(b) == "D-90"
    throw(b, face)
    assert (waiting(b) == "W-WND-1") == struck
    assert b.units[1].wounds == 0


def test_d_90_other_troops_are_simply_hit() -> None:
    b = battle(
        [battalion("f", at=(24, 12), figures=1, files=1), battalion("a", ALLIED, (24, 16))],
        unit_officers="off",
    )
    run(b, Volley(0, 1, REACTION))
    throw(b, 6)
    assert waiting(b) == "W-WND-1"
