"""C-ENG-6, D-176, D-210: sappers under fire, and their own carbines."""

from __future__ import annotations

import pytest

from grognard.games.crepuscule.chapters.shooting.musketry import Shooting
from grognard.games.crepuscule.chapters.shooting.need import ORDINARY, REACTION, shots_of
from grognard.games.crepuscule.chapters.shooting.volley import Volley
from grognard.games.crepuscule.model.kinds import HARD_COVER, SINGLED_OUT
from grognard.games.crepuscule.model.state import Battle
from grognard.kernel.dice import Pool
from tests.games.crepuscule.builders import (
    ALLIED,
    area,
    battalion,
    battle,
    run,
    throw,
    waiting,
)


def field(sappers: int = 2, away: float = 8) -> Battle:
    return battle(
        [
            battalion("f1", at=(24, 12)),
            battalion("a1", ALLIED, (24, 12 + away), sappers=sappers),
        ],
        unit_officers="off",
    )


def pool(b: Battle) -> tuple[str, int, int]:
    assert isinstance(b.pending, Pool)
    return waiting(b), b.pending.dice, b.pending.need


def test_c_eng_6_one_die_for_each_sapper_and_the_rest_for_the_others() -> None:
    b = field()
    run(b, Volley(0, 1, ORDINARY))
    assert pool(b) == ("C-ENG-6", 2, 4)
    throw(b, 4, 3)
    throw(b, 4)
    assert (b.units[1].figures, b.units[1].sappers) == (23, 1)
    assert pool(b) == ("C-INF-11", 10, 4)
    throw(b, *[6] * 10)
    throw(b, *[6] * 10)
    assert (b.units[1].figures, b.units[1].sappers) == (13, 1)  # none of them the other sapper


def test_c_eng_6_missed_or_unhurt_he_lives() -> None:
    b = field()
    run(b, Volley(0, 1, ORDINARY))
    throw(b, 4, 4)
    throw(b, 3, 3)
    assert b.units[1].sappers == 2 and waiting(b) == "C-INF-11"


def test_d_210_once_in_a_step_of_the_turn() -> None:
    b = field()
    b.mark(1, SINGLED_OUT)
    run(b, Volley(0, 1, ORDINARY))
    assert pool(b) == ("C-INF-11", 12, 4)
    b.enter(8)
    assert not b.units[1].has(SINGLED_OUT)


def test_c_eng_6_a_unit_without_sappers_has_all_the_dice() -> None:
    b = field(sappers=0)
    run(b, Volley(0, 1, ORDINARY))
    assert pool(b) == ("C-INF-11", 12, 4)


def test_c_eng_6_no_more_dice_for_sappers_than_the_fire_has() -> None:
    b = battle(
        [battalion("f1", figures=2, files=1), battalion("a1", ALLIED, (24, 20), sappers=4)],
        unit_officers="off",
    )
    run(b, Volley(0, 1, ORDINARY))
    assert pool(b)[:2] == ("C-ENG-6", 1)
    throw(b, 1)
    assert waiting(b) == ""


def test_d_39_a_hard_shot_at_sappers_throws_a_second_die_by_the_other_reading() -> None:
    b = battle(
        [battalion("f1", at=(24, 12)), battalion("a1", ALLIED, (24, 24), sappers=2)],
        terrain=[area(10, 23.9, 40, 28, HARD_COVER)],
        unit_officers="off",
        hard_shots="second",
    )
    run(b, Volley(0, 1, ORDINARY))
    assert pool(b) == ("C-ENG-6", 2, 6)
    throw(b, 6, 6)
    assert waiting(b) == "D-39"
    throw(b, 6, 6)
    throw(b, 6, 6)
    assert b.units[1].sappers == 0


@pytest.mark.parametrize(("away", "dice"), [(12, 12), (12.1, 10)])
def test_d_176_beyond_twelve_inches_sappers_do_not_fire(away: float, dice: int) -> None:
    b = battle([battalion("f1", at=(24, 12), sappers=2), battalion("a1", ALLIED, (24, 12 + away))])
    assert shots_of(b, b.units[0], b.units[1], ORDINARY, -1) == dice
    assert shots_of(b, b.units[0], b.units[1], REACTION, -1) == 12


def test_c_eng_6_the_duel_counts_dead_sappers() -> None:
    b = field()
    run(b, Shooting(0, 1, -1, False))
    throw(b, 6, 6)
    throw(b, 6, 6)
    throw(b, *[1] * 10)
    assert b.units[1].figures == 22 and waiting(b) == "C-INF-14"
