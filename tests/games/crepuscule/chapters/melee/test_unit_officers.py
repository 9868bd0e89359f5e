"""C-CMD-2, D-110, D-150, R-OFF: officers of units, and generals with them, in close combat."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.crepuscule.chapters.melee.combat import CombatStep
from grognard.games.crepuscule.chapters.melee.strikes import EVERYBODY, blows_of
from grognard.games.crepuscule.model.kinds import COMBAT, FRONT, LOOKED_OUT, NO_OFFICER
from grognard.games.crepuscule.model.pieces import Contact
from grognard.games.crepuscule.model.state import Battle
from grognard.kernel.dice import Pool
from tests.games.crepuscule.builders import (
    ALLIED,
    battalion,
    battle,
    officer,
    run,
    throw,
    waiting,
)


def melee(rounds: int = 1, staff: Any = None, **options: Any) -> Battle:
    """Two lines of twelve, front to front."""
    b = battle(
        [battalion("f1", figures=12), battalion("a1", ALLIED, (24, 12), figures=12)],
        staff,
        phase=COMBAT,
        **options,
    )
    b.touch(Contact(0, 1, FRONT, b.now(), rounds))
    return b


def strike(b: Battle, hits: int) -> None:
    """The first blow: so many of its dice hit."""
    run(b, CombatStep(0, []))
    assert isinstance(b.pending, Pool)
    throw(b, *[6] * hits, *[1] * (b.pending.dice - hits))


@pytest.mark.parametrize(("hits", "cite"), [(1, "W-WND-1"), (2, "C-CMD-2")])
def test_c_cmd_2_several_hits_in_melee_endanger_the_officer(hits: int, cite: str) -> None:
    b = melee()
    strike(b, hits)
    assert waiting(b) == cite


def test_c_cmd_2_d_150_the_officer_falls_with_his_men_at_the_end_of_the_step() -> None:
    b = melee()
    strike(b, 3)
    throw(b, 1)
    assert b.units[1].has(LOOKED_OUT)
    throw(b, 4)  # wounds him
    throw(b, 1, 1)  # his men are spared
    assert not b.units[1].has(NO_OFFICER)
    assert isinstance(b.pending, Pool) and b.pending.dice == 7  # he still strikes (C-CC-1)
    throw(b, *[1] * 7)
    assert b.units[1].has(NO_OFFICER) and b.units[1].figures == 11


def test_c_cmd_2_without_the_option_nobody_looks_out() -> None:
    b = melee(unit_officers="off")
    strike(b, 3)
    assert waiting(b) == "W-WND-1"


@pytest.mark.parametrize(("rounds", "strength"), [(0, 4), (1, 3)])
def test_d_137_a_general_strikes_harder_when_his_unit_charges(rounds: int, strength: int) -> None:
    b = melee(rounds, [officer("ney", attached="f1")])
    blows = blows_of(b, b.contacts[0], 0, 6, True, EVERYBODY)
    assert [int(one.strength) for one in blows] == [strength, strength]
