"""16.0 Campaigns at random all end, by every branch: a hundred by day, a thousand at night."""

from __future__ import annotations

from collections import Counter

from grognard.games import game as find_game
from grognard.games.eagles.campaign_sequence import new_campaign
from grognard.kernel.dice import Rng
from grognard.kernel.umpire import play_random
from tests.nightly import by_night

CAMPAIGNS = by_night(1_000, 100)
MOST_DECISIONS = 200_000


def test_16_0_every_random_campaign_ends_and_every_branch_is_taken() -> None:
    game = find_game("eagles")
    ends: Counter[str] = Counter()
    for seed in range(CAMPAIGNS):
        c = new_campaign({})
        assert play_random(c, Rng(seed), MOST_DECISIONS) < MOST_DECISIONS
        verdict = game.verdict(c)
        assert verdict is not None and game.problems(c) == [], seed
        ends[verdict.cite] += 1
    assert set(ends) == {"16.0 both lost", "16.0 both won", "16.0 charleroi"}
    assert min(ends.values()) > CAMPAIGNS // 20
