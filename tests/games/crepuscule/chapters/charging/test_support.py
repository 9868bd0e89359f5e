"""C-REA-9, D-73, D-125, D-213: what a supporter does, and when."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.crepuscule.chapters.charging.contact import ContactStep
from grognard.games.crepuscule.chapters.charging.reactions import ReactionStep
from grognard.games.crepuscule.chapters.melee.fighters import is_charge
from grognard.games.crepuscule.model.actions import React, Support
from grognard.games.crepuscule.model.kinds import (
    COUNTER,
    COUNTERING,
    HOLD,
    HOLD_AND_FIRE,
    HOLLOW,
    REACTIONS,
    SUPPORT_COUNTER,
    SUPPORT_FIRE,
    SUPPORT_STAND,
    TESTED_LOSSES,
    VETERAN,
)
from grognard.games.crepuscule.model.state import Battle
from grognard.kernel.dice import Pool
from tests.games.crepuscule.builders import (
    ALLIED,
    Troops,
    act,
    asking,
    battalion,
    battle,
    inch,
    run,
    squadron,
    throw,
    waiting,
)

CHARGER, NEIGHBOUR = 1, 2


def charged(reaction: int, charger: Troops | None = None, **details: Any) -> Battle:
    """A line with veterans on its left is charged, and has announced its reaction."""
    b = battle(
        [
            battalion("a1", ALLIED, (24, 20), figures=12),
            charger or battalion("f1", at=(26, 13), figures=12),
            battalion("a2", ALLIED, (30, 20), figures=12, quality=VETERAN, **details),
        ],
        phase=REACTIONS,
    )
    b.declare(CHARGER, 0, 0)
    run(b, ReactionStep(ALLIED))
    act(b, React(0, reaction))
    return b


def refused(b: Battle, job: int) -> str:
    found = asking(b).why_not(b, Support(NEIGHBOUR, 0, job))
    return found.cite if found else ""


def test_c_rea_9_a_supporter_counter_charges_in_place_of_the_charged_unit() -> None:
    b = charged(HOLD)
    act(b, Support(NEIGHBOUR, 0, SUPPORT_COUNTER))
    throw(b, 1, 2)
    assert b.units[NEIGHBOUR].has(COUNTERING) and waiting(b) == ""
    assert b.units[CHARGER].charge == NEIGHBOUR
    run(b, ContactStep(0))
    (one,) = b.contacts
    assert (one.attacker, one.defender) == (CHARGER, NEIGHBOUR)
    assert b.units[NEIGHBOUR].pose.y == inch(17)  # 3 inches on (D-133)
    assert is_charge(b, one, NEIGHBOUR) and is_charge(b, one, CHARGER)
    assert b.units[0].pose.y == inch(20)


def test_d_213_a_supporter_that_fails_its_test_meets_nobody() -> None:
    b = charged(HOLD)
    act(b, Support(NEIGHBOUR, 0, SUPPORT_COUNTER))
    throw(b, 6, 6)
    throw(b, 3)
    assert b.units[CHARGER].charge == 0 and b.units[NEIGHBOUR].pose.y == inch(23)


@pytest.mark.parametrize(
    ("reaction", "job", "cite"),
    [
        (HOLD, SUPPORT_COUNTER, ""),
        (HOLD_AND_FIRE, SUPPORT_COUNTER, "C-REA-9"),
        (COUNTER, SUPPORT_COUNTER, "C-REA-9"),
        (COUNTER, SUPPORT_FIRE, "C-REA-9"),
        (COUNTER, SUPPORT_STAND, ""),
    ],
)
def test_c_rea_9_one_counter_charges_and_then_nobody_fires(
    reaction: int, job: int, cite: str
) -> None:
    assert refused(charged(reaction), job) == cite


def test_d_213_infantry_meets_no_cavalry_and_no_unit_meets_a_charger_from_the_side() -> None:
    assert refused(charged(HOLD, squadron("f1", at=(26, 8))), SUPPORT_COUNTER) == "C-REA-7"
    aside = charged(HOLD, formation=HOLLOW)
    assert refused(aside, SUPPORT_COUNTER) == "D-23"
    behind = charged(HOLD, facing=0)
    assert refused(behind, SUPPORT_COUNTER) == "D-204"


def test_d_213_units_that_attack_in_file_follow_their_leader() -> None:
    b = battle(
        [
            battalion("a1", ALLIED, (24, 20), figures=12),
            battalion("f1", at=(26, 16), figures=12),
            battalion("a2", ALLIED, (30, 20), figures=12, quality=VETERAN),
            battalion("f2", at=(26, 13.6), figures=12),
        ],
        phase=REACTIONS,
    )
    b.declare(CHARGER, 0, 0)
    b.declare(3, 0, 0)
    b.place(CHARGER, b.units[CHARGER].pose.moved(-inch(0.2)))
    run(b, ReactionStep(ALLIED))
    act(b, React(0, HOLD))
    act(b, Support(NEIGHBOUR, 0, SUPPORT_COUNTER))
    throw(b, 1, 2)
    assert [b.units[uid].charge for uid in (CHARGER, 3)] == [NEIGHBOUR, NEIGHBOUR]


def test_d_125_the_fire_of_both_counts_together_before_the_charger_tests() -> None:
    b = charged(HOLD_AND_FIRE, battalion("f1", at=(26, 13), figures=20))
    act(b, Support(NEIGHBOUR, 0, SUPPORT_FIRE))
    throw(b, 1, 2)
    for _ in range(2):  # three of twenty fall to each of them
        hits = len(dice(b))
        throw(b, *[6] * 3, *[1] * (hits - 3))
        if waiting(b) == "C-CMD-2":
            throw(b, 6)
        throw(b, 6, 6, 6)
    assert b.units[CHARGER].figures == 14 and b.units[CHARGER].has(TESTED_LOSSES)
    assert waiting(b) == "C-MOR-1"


def dice(b: Battle) -> list[int]:
    pool = b.pending
    assert isinstance(pool, Pool)
    return [0] * pool.dice
