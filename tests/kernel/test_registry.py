"""The registry of games and of the versions of their rules."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from grognard.kernel import registry
from grognard.kernel.game import Game, GameInfo
from grognard.kernel.refusal import BadNotation
from grognard.kernel.registry import find, register, registered
from tests.kernel.games.tinygame import BIDS, INFO, Bids


class Renumbered(Bids):
    """The tiny game as another version of its rules."""

    def __init__(self, version: str) -> None:
        info = GameInfo("bids", "Bids", version, INFO.seats, INFO.scenarios, INFO.options)
        Game.__init__(self, info)


@pytest.fixture
def with_the_tiny_game() -> Iterator[None]:
    known = dict(registry._games)
    registry._games.pop("bids", None)
    register(BIDS)
    yield
    registry._games.clear()
    registry._games.update(known)


@pytest.mark.usefixtures("with_the_tiny_game")
def test_a_registered_game_is_found_by_its_key() -> None:
    assert find("bids") is BIDS
    assert find("bids", "1") is BIDS
    assert BIDS in registered()


@pytest.mark.usefixtures("with_the_tiny_game")
def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadNotation, match=r"'chess': no such game; known games: .*bids"):
        find("chess")


@pytest.mark.usefixtures("with_the_tiny_game")
def test_registering_twice_keeps_one() -> None:
    register(BIDS)
    assert [game.info.key for game in registered()].count("bids") == 1


@pytest.mark.usefixtures("with_the_tiny_game")
def test_old_versions_stay_and_the_newest_is_the_one_meant() -> None:
    ten, nine = Renumbered("10"), Renumbered("9")
    register(ten)
    register(nine)
    assert find("bids") is ten
    assert find("bids", "9") is nine
    assert find("bids", "1") is BIDS
    assert [game for game in registered() if game.info.key == "bids"] == [ten]


@pytest.mark.usefixtures("with_the_tiny_game")
def test_a_version_that_is_gone_is_refused_with_those_that_are_there() -> None:
    with pytest.raises(BadNotation, match=r"'bids 7': made by version 7 .* plays version 1$"):
        find("bids", "7")
    register(Renumbered("2"))
    with pytest.raises(BadNotation, match=r"'bids 7': made by version 7 .* plays versions 1, 2$"):
        find("bids", "7")


def test_games_are_listed_by_key() -> None:
    listed = [game.info.key for game in registered()]
    assert listed == sorted(listed)
