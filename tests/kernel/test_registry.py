"""The registry of games."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from grognard.kernel import registry
from grognard.kernel.refusal import BadNotation
from grognard.kernel.registry import find, register, registered
from tests.kernel.tinygame import BIDS


@pytest.fixture
def with_the_tiny_game() -> Iterator[None]:
    register(BIDS)
    yield
    del registry._games["bids"]


@pytest.mark.usefixtures("with_the_tiny_game")
def test_a_registered_game_is_found_by_its_key() -> None:
    assert find("bids") is BIDS
    assert BIDS in registered()


@pytest.mark.usefixtures("with_the_tiny_game")
def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadNotation, match=r"'chess': no such game; known games: .*bids"):
        find("chess")


@pytest.mark.usefixtures("with_the_tiny_game")
def test_registering_twice_keeps_one() -> None:
    register(BIDS)
    assert [game.info.key for game in registered()].count("bids") == 1


def test_games_are_listed_by_key() -> None:
    listed = [game.info.key for game in registered()]
    assert listed == sorted(listed)
