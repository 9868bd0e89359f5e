"""Matches of the test game of bids, and what they refuse."""

from __future__ import annotations

import pytest

from grognard.server.match.match import Match, MatchError
from tests.kernel.games.tinygame import BIDS
from tests.server.matches import begun


def bids() -> Match:
    return begun(BIDS, "short", {"hand": "2"})


def rejected(match: Match, seat: int, seen: int, text: str) -> MatchError:
    before = match.game.write(match.state)
    with pytest.raises(MatchError) as caught:
        match.propose(seat, seen, text)
    assert match.game.write(match.state) == before
    return caught.value
