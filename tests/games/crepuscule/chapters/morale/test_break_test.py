"""W-BRK-1, D-61, D-62: who holds, who falls back, who breaks."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.crepuscule.chapters.morale.break_test import (
    BREAKS,
    FALLS_BACK,
    HOLDS,
    outcome_of,
)
from grognard.games.crepuscule.model.kinds import (
    GUARD,
    LIGHT_INFANTRY,
    MILITIA,
    REGULAR,
    SKIRMISH,
    STUBBORN,
    VETERAN,
)
from tests.games.crepuscule.builders import battalion, battle, officer


def outcome(score: int, difference: int, flanked: bool = False, **details: Any) -> int:
    b = battle([battalion("f1", **details)])
    return outcome_of(b, b.units[0], score, difference, flanked)


@pytest.mark.parametrize(("score", "found"), [(4, HOLDS), (6, FALLS_BACK), (8, BREAKS)])
def test_t_brk_1_w_brk_1_w_brk_2_a_veteran_battalion_beaten_by_three(
    score: int, found: int
) -> None:
    assert outcome(score, 3, quality=VETERAN) == found


def test_t_brk_2_c_qua_5_the_guard_is_stubborn() -> None:
    assert outcome(9, 6, ld=9, quality=GUARD) == HOLDS
    assert outcome(9, 6, ld=9, quality=VETERAN) == FALLS_BACK


def test_w_stu_1_stubborn_troops_outside_the_guard() -> None:
    assert outcome(7, 5, traits=STUBBORN) == HOLDS
    assert outcome(8, 5, traits=STUBBORN) == BREAKS


def test_d_04_a_two_holds_and_a_twelve_breaks() -> None:
    assert outcome(2, 9) == HOLDS
    assert outcome(12, 0, ld=10, quality=GUARD) == BREAKS


@pytest.mark.parametrize(
    ("details", "flanked", "found"),
    [
        ({"quality": REGULAR}, False, BREAKS),
        ({"quality": REGULAR, "traits": LIGHT_INFANTRY}, False, FALLS_BACK),
        ({"quality": VETERAN}, True, BREAKS),
        ({"quality": VETERAN, "lost": 20}, False, BREAKS),
        ({"quality": VETERAN, "lost": 19}, False, FALLS_BACK),
        ({"quality": VETERAN, "formation": SKIRMISH}, False, BREAKS),
        ({"quality": MILITIA, "traits": LIGHT_INFANTRY}, False, BREAKS),
    ],
)
def test_d_62_who_falls_back_in_good_order(
    details: dict[str, Any], flanked: bool, found: int
) -> None:
    assert outcome(6, 3, flanked, **details) == found


def test_d_62_by_the_option_all_that_are_formed() -> None:
    b = battle([battalion("f1")], good_order="formed")
    assert outcome_of(b, b.units[0], 6, 3, False) == FALLS_BACK


def test_d_61_c_mor_2_w_cha_1_an_officer_in_range_lends_his_leadership() -> None:
    for at, found in (((24, 5), HOLDS), ((24, 1), BREAKS)):
        b = battle([battalion("f1", at=(24, 12))], [officer("one", at=at, ld=9)])
        assert outcome_of(b, b.units[0], 7, 2, False) == found
