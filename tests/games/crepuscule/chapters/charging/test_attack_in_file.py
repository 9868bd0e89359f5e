"""C-SUP-1 to 4, D-07, D-146: attacks in file, and how far they reach."""

from __future__ import annotations

import pytest

from grognard.games.crepuscule.chapters.charging.contact import ContactStep
from grognard.games.crepuscule.chapters.charging.ways import attack_strength
from grognard.games.crepuscule.chapters.melee.fighters import supporters
from grognard.games.crepuscule.chapters.melee.strikes import EVERYBODY, blows_of
from grognard.games.crepuscule.model.kinds import (
    CHARGED,
    CONTACT,
    FAILED_CHARGE,
    FRONT,
    HEAVY,
    LINE,
)
from grognard.games.crepuscule.model.pieces import Contact
from grognard.games.crepuscule.model.state import Battle
from tests.games.crepuscule.builders import ALLIED, battalion, battle, inch, run, squadron


def file_of_two(second: float) -> Battle:
    """A battalion, another 0.2 inches behind it, and an enemy so far from the second."""
    front = 24 - second + 1.775
    return battle(
        [
            battalion("f1", at=(24, front)),
            battalion("a1", ALLIED, (24, 24)),
            battalion("f2", at=(24, front - 1.775)),
        ],
        phase=CONTACT,
    )


@pytest.mark.parametrize(("away", "reaches"), [(8.0, True), (8.1, False)])
def test_c_sup_4_d_146_the_last_of_a_file_must_reach_the_enemy_itself(
    away: float, reaches: bool
) -> None:
    b = file_of_two(away)
    assert attack_strength(b, b.units[0], 1) == (48 if reaches else 24)
    b.declare(0, 1, 0)
    b.declare(2, 1, 0)
    run(b, ContactStep(0))
    assert b.units[0].has(CHARGED)
    assert b.units[2].has(CHARGED if reaches else FAILED_CHARGE)
    assert supporters(b, b.contacts[0], 0) == ([2] if reaches else [])


def strengths(b: Battle) -> list[tuple[int, int, int]]:
    found = blows_of(b, b.contacts[0], 0, 8, True, EVERYBODY)
    return [(int(one.dice), int(one.strength), int(one.need)) for one in found if one.unit == 2]


@pytest.mark.parametrize(("charges", "strength"), [(True, 4), (False, 3)])
def test_d_145_a_supporter_that_joins_later_has_the_bonus_of_its_own_charge(
    charges: bool, strength: int
) -> None:
    b = battle(
        [
            battalion("f1", at=(24, 22.4)),
            battalion("a1", ALLIED, (24, 22.4)),
            battalion("f2", at=(24, 20.8), marks=CHARGED if charges else 0),
        ]
    )
    b.touch(Contact(0, 1, FRONT, b.now(), 1))
    if charges:
        b.counter(2, 1)
    assert strengths(b) == [(6, strength, 4)]


def test_c_sup_3_c_cav_5_heavy_cavalry_in_support_brings_its_impact() -> None:
    b = battle(
        [
            squadron("f1", at=(24, 22.4), weight=HEAVY),
            battalion("a1", ALLIED, (24, 22.4)),
            squadron("f2", at=(24, 20.4), weight=HEAVY, marks=CHARGED),
        ]
    )
    b.touch(Contact(0, 1, FRONT, b.now()))
    b.counter(2, 1)
    assert strengths(b) == [(4, 4, 4), (4, 3, 4)]


def test_d_193_a_file_stays_in_line() -> None:
    b = file_of_two(6)
    assert b.units[2].formation == LINE and b.units[0].pose.y - b.units[2].pose.y == inch(1.775)
