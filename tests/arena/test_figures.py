"""Scores, ratings and the sequential test, against figures worked out elsewhere."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from grognard.arena.contest import Bout
from grognard.arena.ratings import expected, fitted, ratings
from grognard.arena.scores import (
    Score,
    Unit,
    pentanomial,
    points_of,
    share_of_pairs,
    units,
    wilson,
)
from grognard.arena.sprt import BOUND, Claims, Sequential, likelihood_ratio, tilted
from tests.arena.small_runs import made
from tests.nightly import by_night

SPRT = Claims(0, 30)


def test_wins_draws_and_losses_are_counted_from_a_seat() -> None:
    score = Score()
    for winner in (1, None, 0, 1):
        score.add(winner, 1)
    assert (score.won, score.drawn, score.lost, score.games) == (2, 1, 1, 4)
    assert score.share().value == 0.625


def test_wilsons_interval() -> None:
    """81 of 263: the example of the textbooks gives 0.2553 to 0.3662."""
    share = wilson(81, 263)
    assert (share.low, share.high) == pytest.approx((0.2553, 0.3662), abs=1e-4)
    assert wilson(10, 10).high == pytest.approx(1.0) and wilson(10, 10).low > 0.7
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)
    assert share.holds(0.3) and not share.holds(0.25)


def test_pairs_are_counted_by_the_points_of_the_first_agent() -> None:
    games = [
        made(Bout(0, 0, 1, 1, False), 0),
        made(Bout(0, 0, 1, 1, True), 1),  # won both
        made(Bout(0, 0, 1, 2, False), None),
        made(Bout(0, 0, 1, 2, True), 0),  # half a point
        made(Bout(0, 0, 1, 3, True), 1),  # the other game is missing
    ]
    count = units(games)[(0, 1)]
    assert count == {Unit(4, 2): 1, Unit(1, 2): 1, Unit(2, 1): 1}
    assert pentanomial(count) == [0, 1, 0, 0, 1]
    assert points_of(count) == (3.5, 5)


def test_games_of_a_pair_are_not_independent() -> None:
    """Pairs that always share their points say that nobody is better, however few they are."""
    share = share_of_pairs({Unit(2, 2): 20})
    assert (share.low, share.value, share.high) == (0.5, 0.5, 0.5)
    mixed = share_of_pairs({Unit(0, 2): 10, Unit(4, 2): 10})
    assert mixed.low < 0.35 and mixed.high > 0.65


def test_ratings_explain_the_points() -> None:
    """Three agents, 75 % of each over the next: 191 Elo a step, but for the drawn pairs added."""
    three = Counter({Unit(3, 2): 4000})
    best = fitted(3, {(0, 1): three, (1, 2): three})
    assert best == pytest.approx([190.8, 0, -190.8], abs=0.5)
    assert expected(190.8) == pytest.approx(0.75, abs=1e-3)


def test_who_never_lost_is_not_infinitely_good() -> None:
    best = fitted(2, {(0, 1): Counter({Unit(4, 2): 5})})
    assert 150 < best[0] - best[1] < 600


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    rng = random.Random(3)
    truth, held, rounds = 190.8, 0, by_night(60, 12)
    for _ in range(rounds):
        found = Counter(Unit(rng.choices((0, 2, 4), (1, 2, 5))[0], 2) for _ in range(60))
        rated = ratings(2, {(0, 1): found})
        held += rated[0].low <= truth / 2 <= rated[0].high
    assert held >= 0.85 * rounds, f"{held} of {rounds}"


def test_agents_that_never_met_are_not_compared() -> None:
    assert fitted(3, {(0, 1): Counter({Unit(2, 2): 5})}) == pytest.approx([0, 0, 0])


@pytest.mark.parametrize("mean", [0.2, 0.5, 0.8])
def test_the_likeliest_chances_have_the_mean_that_is_claimed(mean: float) -> None:
    chances = tilted((0.1, 0.2, 0.3, 0.25, 0.15), mean)
    assert sum(chances) == pytest.approx(1)
    assert sum(c * p for c, p in zip(chances, (0, 0.25, 0.5, 0.75, 1), strict=True)) == (
        pytest.approx(mean)
    )


def test_the_likelihood_ratio_is_that_of_fishtest() -> None:
    """Near even its normal approximation holds: (s1 - s0)(2 s - s0 - s1) N / (2 var)."""
    pairs = [20, 200, 520, 230, 30]
    total = sum(pairs)
    points = (0.0, 0.25, 0.5, 0.75, 1.0)
    mean = sum(n * p for n, p in zip(pairs, points, strict=True)) / total
    spread = sum(n * (p - mean) ** 2 for n, p in zip(pairs, points, strict=True)) / total
    low, high = expected(0), expected(5)
    near = (high - low) * (2 * mean - low - high) * total / (2 * spread)
    assert likelihood_ratio(pairs, Claims(0, 5)) == pytest.approx(near, rel=0.02)


def test_it_is_the_more_likely_the_better_the_first_agent_does() -> None:
    some = [likelihood_ratio(pairs, SPRT) for pairs in ([5, 5, 9, 1, 0], [2, 3, 9, 3, 2], [0] * 5)]
    assert some[0] < 0 and some[0] < some[1] and some[2] == pytest.approx(0, abs=0.01)
    assert likelihood_ratio([0, 1, 9, 5, 5], SPRT) > 0


def decided(elo: float, seed: int) -> bool | None:
    """The verdict on an agent of a strength that is known."""
    rng = random.Random(seed)
    test = Sequential(SPRT)
    share = expected(elo)
    for _ in range(4000):
        games = [rng.random() < share for _ in range(2)]
        if test.add(2 * sum(games)):
            break
    return test.better


@pytest.mark.parametrize(("elo", "better"), [(0, False), (30, True)])
def test_a_verdict_is_wrong_in_one_run_of_twenty_at_most(elo: float, better: bool) -> None:
    runs = by_night(60, 5)
    verdicts = [decided(elo, seed) for seed in range(runs)]
    assert None not in verdicts
    assert verdicts.count(not better) <= 0.12 * runs


def test_nothing_is_added_after_the_verdict() -> None:
    test = Sequential(SPRT)
    while not test.add(4):
        pass
    pairs = test.trial().pairs
    assert test.add(0) and test.trial().pairs == pairs and test.better is True
    assert test.trial().ratio >= BOUND
