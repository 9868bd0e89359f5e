"""Procedures by name: what saved games and the circle of Specials and tests need."""

from __future__ import annotations

import pytest

from grognard.games.eagles.chapters.fire import Shot
from grognard.games.eagles.model.flow import PROCEDURES
from grognard.kernel.refusal import BrokenRule


def test_a_procedure_is_made_by_its_name_with_its_fields() -> None:
    made = PROCEDURES.make("Shot", [3, 4, 1])
    assert isinstance(made, Shot)
    assert made.fields() == [3, 4, 1]


def test_an_unknown_procedure_is_our_own_fault() -> None:
    assert not PROCEDURES.knows("Parade")
    with pytest.raises(BrokenRule, match="no procedure is called Parade"):
        PROCEDURES.make("Parade", [])
