"""Rankings: the best first, all equals of the best, and one of them at random."""

from __future__ import annotations

from collections import Counter

import pytest

from grognard.agents import AT_ONCE, Budget, Proposal, Thought
from grognard.agents.thought import SEVERAL, at_random, by_lot, preferred, ranked
from grognard.kernel.decision import Action
from grognard.kernel.dice import Rng
from tests.kernel.games.tinygame import Bid


def bids(count: int) -> list[Action]:
    return [Bid(card) for card in range(count)]


def cards(proposals: list[Proposal]) -> list[int]:
    return [proposal.action.key()[-1] for proposal in proposals]


def scores(proposals: list[Proposal]) -> list[float]:
    return [proposal.score for proposal in proposals]


def test_the_best_comes_first_and_equals_keep_their_order() -> None:
    found = ranked(bids(5), [1.0, 3.0, -2.0, 3.0, 2.0])
    assert cards(found) == [1, 3, 4, 0, 2]
    assert scores(found) == [3.0, 3.0, 2.0, 1.0, -2.0]


@pytest.mark.parametrize(("count", "kept"), [(0, 0), (1, 1), (SEVERAL, SEVERAL), (30, SEVERAL)])
def test_only_several_are_kept(count: int, kept: int) -> None:
    assert len(ranked(bids(count), [float(-n) for n in range(count)])) == kept


def test_but_all_that_are_as_good_as_the_best() -> None:
    alike = SEVERAL + 5
    found = ranked(bids(30), [1.0] * alike + [0.0] * (30 - alike))
    assert cards(found) == list(range(alike))


def test_one_of_the_best_is_drawn_and_all_of_them_as_often() -> None:
    rng = Rng(1)
    firsts = Counter(
        cards(by_lot(ranked(bids(4), [2.0, 2.0, 1.0, 2.0]), rng))[0] for _ in range(3000)
    )
    assert set(firsts) == {0, 1, 3} and min(firsts.values()) > 900


def test_drawing_loses_and_disorders_nothing() -> None:
    for seed in range(20):
        found = by_lot(ranked(bids(6), [0.0, 5.0, 5.0, 5.0, 1.0, 0.0]), Rng(seed))
        assert sorted(cards(found)) == list(range(6))
        assert scores(found) == [5.0, 5.0, 5.0, 1.0, 0.0, 0.0]


def test_at_random_every_action_is_kept_and_may_come_first() -> None:
    firsts = {cards(at_random(bids(12), Rng(seed)))[0] for seed in range(200)}
    assert firsts == set(range(12)) and len(at_random(bids(12), Rng(1))) == 12


def test_a_preferred_action_counts_as_no_worse_than_the_others() -> None:
    others = ranked(bids(4), [4.0, 3.0, 2.0, 1.0])
    found = preferred(Bid(2), others)
    assert cards(found) == [2, 0, 1, 3] and scores(found) == [4.0, 4.0, 3.0, 1.0]
    assert cards(preferred(Bid(9), others)) == [9, 0, 1, 2, 3]
    assert scores(preferred(Bid(9), [])) == [0.0]


def test_a_thought_answers_with_its_first_option() -> None:
    options = ranked(bids(3), [0.0, 2.0, 1.0])
    thought = Thought(options, None, None, 0)
    assert thought.action is options[0].action and thought.options is options
    assert thought.win is None and thought.error is None and thought.sims == 0
    measured = Thought(options, 0.5, 0.02, 400)
    assert (measured.win, measured.error, measured.sims) == (0.5, 0.02, 400)


def test_a_budget_names_simulations_or_seconds_or_neither() -> None:
    assert (AT_ONCE.sims, AT_ONCE.seconds) == (0, 0.0)
    assert (Budget(sims=100).sims, Budget(seconds=0.5).seconds) == (100, 0.5)
