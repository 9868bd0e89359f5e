"""Bids in which one seat holds the joker and is asked in secret."""

from __future__ import annotations

from grognard.server.match.match import Match
from tests.kernel.games.tinygame import BIDS
from tests.server.matches import act, from_position


def with_joker(north: bool) -> Match:
    """A trick in which both have bid but for south; north may hold the joker."""
    hands = "c0 c5\nc3 c4" if north else "c1 c5\nc3 c4"
    deck = "c2 c6 c7 c1" if north else "c2 c6 c7 c0"
    position = f"short 2\n{deck}\n\n{hands}\n-1 -1\n0 0\n0 0\n0 0\nMatch 2\nTrick 1 0 0\n"
    match = from_position(BIDS, position)
    act(match, "bid c5")
    return match
