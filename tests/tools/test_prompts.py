"""The tool that counts the questions of a game, by kind and version of its rules."""

from __future__ import annotations

from grognard.games import versions
from tests.kernel.games.tinygame import BIDS
from tools.prompts import Count, count_prompts


def test_questions_are_counted_by_kind() -> None:
    count = Count(2)
    count.asked.update(ride=30, act=10)
    count.idle["act"] = 1
    assert count.lines() == [
        "    15.0   75 %    0.0 idle  ride",
        "     5.0   25 %    0.5 idle  act",
        "    20.0  100 %    0.5 idle  in all",
    ]


def test_the_same_games_are_counted_alike() -> None:
    counts = [count_prompts(BIDS, BIDS.info.scenarios, 2, "random") for _ in range(2)]
    assert counts[0] == counts[1] and counts[0].games == 2 * len(BIDS.info.scenarios)


def test_by_its_newest_rules_march_asks_less_and_nothing_idle() -> None:
    first, newest = (count_prompts(game, ["training"], 1, "random") for game in versions("march"))
    assert newest.asked["choose-to-ride"] < first.asked["choose-to-ride"]
    assert newest.asked["choose-reroll"] == newest.asked["choose-test"] == 0
    assert first.asked["choose-reroll"] and not sum(newest.idle.values())
