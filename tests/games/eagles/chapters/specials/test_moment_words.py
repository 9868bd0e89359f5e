"""R142: what a refusal says of a Special's moments is what the rules allow, in both languages."""

from __future__ import annotations

import re

import pytest

from grognard.games.eagles.chapters.specials.moments import (
    AFTER_FAIL,
    ANNOUNCED,
    BEFORE_DIE,
    BEFORE_DRAW,
    BETWEEN_ACTS,
    COMBAT_END,
    PHASE_START,
    titles_for,
)
from grognard.games.eagles.model import special_ids as t
from grognard.games.eagles.model.pieces import COMBAT, MORALE, REINFORCE
from grognard.games.eagles.screen.rulebook import LEDGER
from tests.games.eagles.field import drawn

# The words by which a sentence names a moment.
SAID = {
    (PHASE_START, MORALE): ("Morale .*begin", "début .*moral"),
    (PHASE_START, COMBAT): (
        "Combat phase begins|Combat phase: as it begins|any pause",
        "début (de la phase|d'une phase|ou à la fin) .*combat|combat ennemie.: à son début|pause",
    ),
    (BEFORE_DIE, MORALE): ("about to roll|before (a|one of its) di", "va (faire|lancer)|ses dés"),
    (AFTER_FAIL, MORALE): ("failed", "rater"),
    (BETWEEN_ACTS, COMBAT): ("between two acts", "entre deux (de vos )?actions"),
    (ANNOUNCED, COMBAT): ("announce|goe?s? with|any pause", "annonc|accompagne|pause"),
    (COMBAT_END, COMBAT): ("ends|any pause", "à (la|sa) fin|pause"),
    (BEFORE_DRAW, REINFORCE): ("draw", "tirage"),
}


def is_allowed(title: int, moment: int, phase: int) -> bool:
    """In the owner's turn or in the enemy's."""
    if title == t.BATTLE_CONFUSION:  # an act of its own
        return (moment, phase) == (BETWEEN_ACTS, COMBAT)
    b = drawn("waterloo")
    b.phase = phase
    return any(titles_for(b, seat, moment) >> title & 1 for seat in range(2))


@pytest.mark.parametrize("key", [key for key in t.KEYS if key])
@pytest.mark.parametrize("lang", [0, 1], ids=["en", "fr"])
def test_r142_a_refusal_names_every_moment_of_a_special_and_no_other(key: str, lang: int) -> None:
    words = LEDGER.causes.say(("en", "fr")[lang], f"when-{key.replace('_', '-')}")
    told = {at for at, said in SAID.items() if re.search(said[lang], words)}
    assert told == {at for at in SAID if is_allowed(t.KEYS.index(key), *at)}, words
