"""The ledger as players read it."""

from __future__ import annotations

import pytest

from grognard.games.eagles.rulebook import load
from grognard.kernel.refusal import BadData


def test_both_files_of_the_ledger_are_found() -> None:
    assert "7.33 building" in load("rulebook.toml")
    assert "R28" in load("rulings.toml")


def test_a_missing_file_of_the_game_is_named() -> None:
    with pytest.raises(BadData, match=r"parade\.toml: this file of the game is missing"):
        load("parade.toml")
