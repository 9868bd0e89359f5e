"""D-135: how many friends run after a unit in panic, as trials of its very procedures tell."""

from __future__ import annotations

import pytest

from grognard.games.crepuscule.game import GAME
from grognard.games.crepuscule.model.kinds import ELITE, FLEEING
from grognard.games.crepuscule.model.state import Battle
from grognard.games.crepuscule.odds.panic_chains import TRIALS, panic_chain
from tests.games.crepuscule.builders import ALLIED, Troops, battalion, battle

FAILS = 15 / 36  # a test of two dice against 7
DEPTH = 2 * 20 / 25.4


def line_of(*units: Troops) -> Battle:
    return battle([battalion("a", at=(20, 6)), *units, battalion("x", ALLIED, (60, 45))])


def behind(id: str, gap: float, *, after: float = 6, **details: int) -> Troops:
    return battalion(id, at=(20, after + gap + DEPTH), **details)


@pytest.mark.parametrize(("gap", "share"), [(12, FAILS), (12.1, 0)])
def test_d_135_a_friend_within_12_inches_may_run_and_nobody_beyond(
    gap: float, share: float
) -> None:
    found = panic_chain(line_of(behind("b", gap)), 0)
    assert found.any_of == found.mean == pytest.approx(share, abs=found.error)
    assert (found.any_of > 0) == (share > 0)


def test_w_pan_2_a_friend_of_a_friend_may_run_too() -> None:
    near = behind("b", 11)
    both = line_of(near, behind("c", 11, after=6 + 11 + DEPTH))
    alone = panic_chain(line_of(near), 0)
    found = panic_chain(both, 0)
    assert found.any_of == pytest.approx(FAILS, abs=found.error)
    assert found.mean == pytest.approx(FAILS + FAILS * FAILS, abs=2 * found.error)
    assert found.mean > alone.mean


def test_d_105_neither_elites_nor_those_who_run_already_follow() -> None:
    assert panic_chain(line_of(behind("b", 6, quality=ELITE)), 0).mean == 0
    assert panic_chain(line_of(behind("b", 6, marks=FLEEING)), 0).mean == 0


def test_the_error_is_two_standard_errors_and_nothing_changes() -> None:
    b = line_of(behind("b", 6))
    before = GAME.write(b)
    found = panic_chain(b, 0)
    spread = found.any_of * (1 - found.any_of) / TRIALS
    assert found.error == pytest.approx(2 * spread**0.5)
    assert GAME.write(b) == before
    again = panic_chain(b, 0)
    assert (again.any_of, again.mean) == (found.any_of, found.mean)
