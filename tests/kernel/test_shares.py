"""Shares of a seat: who answers for what, and whose sight is which."""

from __future__ import annotations

from grognard.kernel.shares import CHIEF, SIGHTS, Share, chair_of, sight_of, sights, within

CORPS = [Share("i"), Share("i-1", "i"), Share("i-1-a", "i-1"), Share("ii"), Share("ii-1", "ii")]


def test_the_nearest_share_that_was_given_away_decides() -> None:
    given = {"i": 1, "i-1": 2}
    assert chair_of(CORPS, given, "i-1-a") == 2
    assert chair_of(CORPS, given, "i-1") == 2
    assert chair_of(CORPS, given, "i") == 1
    assert chair_of(CORPS, given, "ii-1") == CHIEF


def test_all_that_lies_within_a_share_goes_with_it() -> None:
    assert within(CORPS, "i") == ["i", "i-1", "i-1-a"]
    assert within(CORPS, "i-1") == ["i-1", "i-1-a"]
    assert within(CORPS, "ii-1") == ["ii-1"]


def test_the_sight_of_all_hands_is_that_of_the_seat() -> None:
    hands = ["british", "prussian"]
    assert sight_of(1, hands, hands) == 1
    assert sight_of(1, hands, ["british"]) == 1 + SIGHTS
    assert sight_of(1, hands, ["prussian"]) == 1 + 2 * SIGHTS
    assert sights(1, hands) == [1 + SIGHTS, 1 + 2 * SIGHTS]
    assert sights(1, []) == []
