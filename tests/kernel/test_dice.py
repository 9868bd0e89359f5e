"""Throws: what shows, what the rules read, and how likely it is."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product

import pytest

from grognard.kernel.dice import (
    OPPOSED_BASE,
    Contest,
    Deal,
    Die,
    Draw,
    Opposed,
    Peaks,
    Pool,
    Rng,
    Throw,
    Total,
    high,
    ones,
    sixes,
)

SIX = range(1, 7)
NUMBERS_OF_1815 = [1, 2, 4, 4, 6, 2, 2, 3, 3, 6, 4, 3]


def test_the_same_seed_gives_the_same_numbers() -> None:
    one, same, other = Rng(5), Rng(5), Rng(6)
    numbers = [one.below(100) for _ in range(20)]
    assert numbers == [same.below(100) for _ in range(20)]
    assert numbers != [other.below(100) for _ in range(20)]


def test_the_numbers_of_a_seed_never_change() -> None:
    rng = Rng(1815)
    assert [rng.below(6) + 1 for _ in range(12)] == NUMBERS_OF_1815


@pytest.mark.parametrize("seed", [0, 1, -1, 1 << 32, (1 << 64) - 1, 2654435769])
def test_every_seed_gives_numbers_in_range(seed: int) -> None:
    rng = Rng(seed)
    assert {rng.below(3) for _ in range(200)} == {0, 1, 2}


def test_the_generator_is_fair_enough_for_dice() -> None:
    rng = Rng(3)
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert all(9_700 < counts[face] < 10_300 for face in range(6))


def test_a_die_reads_its_face() -> None:
    assert Die("x").read([4]) == 4
    assert Die("x", 10).outcomes() == [(face, 1) for face in range(1, 11)]


def test_a_pool_counts_the_high_dice_and_the_ones() -> None:
    outcome = Pool("x", 5, 5).read([6, 5, 4, 1, 1])
    assert high(outcome) == 2
    assert ones(outcome) == 2


@pytest.mark.parametrize("need", range(9))
@pytest.mark.parametrize("dice", range(5))
def test_the_outcomes_of_a_pool_count_all_its_faces(dice: int, need: int) -> None:
    pool = Pool("x", dice, need)
    counted = Counter(pool.read(list(faces)) for faces in product(SIX, repeat=dice))
    assert dict(pool.outcomes()) == counted


def test_peaks_count_the_high_dice_and_the_sixes_among_them() -> None:
    outcome = Peaks("x", 5, 5).read([6, 6, 5, 4, 1])
    assert (high(outcome), sixes(outcome)) == (3, 2)


def test_a_six_that_does_not_reach_the_need_is_no_peak() -> None:
    assert Peaks("x", 2, 7).read([6, 6]) == 0


@pytest.mark.parametrize("need", range(9))
@pytest.mark.parametrize("dice", range(5))
def test_the_outcomes_of_peaks_count_all_their_faces(dice: int, need: int) -> None:
    peaks = Peaks("x", dice, need)
    counted = Counter(peaks.read(list(faces)) for faces in product(SIX, repeat=dice))
    assert dict(peaks.outcomes()) == counted


@pytest.mark.parametrize("sides", [6, 10, 20])
def test_opposed_dice_read_as_two_numbers(sides: int) -> None:
    throw = Opposed("x", sides)
    assert divmod(throw.read([3, sides]), OPPOSED_BASE) == (3, sides)
    every = product(range(1, sides + 1), repeat=2)
    counted = Counter(throw.read(list(faces)) for faces in every)
    assert dict(throw.outcomes()) == counted
    assert throw.why_bad([1, sides]) == ""
    assert throw.why_bad([1, sides + 1]) == f"a face must be 1 to {sides}, not {sides + 1}"


@pytest.mark.parametrize("lead", [-7, -5, -1, 0, 2, 5, 7])
def test_a_contest_always_decides(lead: int) -> None:
    contest, rng = Contest("x", lead), Rng(1)
    every = [list(faces) for faces in product(SIX, repeat=2)]
    decided = [faces for faces in every if faces[0] + lead != faces[1]]
    assert [faces for faces in every if not contest.why_bad(faces)] == decided
    assert dict(contest.outcomes()) == Counter(contest.read(faces) for faces in decided)
    assert all(contest.sample(rng) in decided for _ in range(100))


def test_a_pool_without_dice_has_one_outcome() -> None:
    pool = Pool("x", 0, 5)
    assert pool.sample(Rng(0)) == []
    assert pool.outcomes() == [(0, 1)]
    assert pool.why_bad([]) == ""


def test_a_draw_shows_cards_from_one_and_reads_them_from_zero() -> None:
    draw = Draw("x", 5)
    assert draw.read([1]) == 0
    assert draw.outcomes() == [(card, 1) for card in range(5)]


def test_a_deal_packs_its_cards_in_the_order_dealt() -> None:
    deal = Deal("x", 9, 4)
    assert deal.dealt(deal.read([9, 1, 5, 2])) == [8, 0, 4, 1]


def test_a_deal_never_deals_a_card_twice() -> None:
    for seed in range(50):
        faces = Deal("x", 8, 8).sample(Rng(seed))
        assert sorted(faces) == list(range(1, 9))


def test_the_outcomes_of_a_deal_are_every_ordered_deal() -> None:
    deal = Deal("x", 4, 2)
    assert [deal.dealt(o) for o, _ in deal.outcomes()] == [
        list(cards) for cards in permutations(range(4), 2)
    ]


def test_a_deal_knows_how_many_there_are_without_listing_them() -> None:
    assert Deal("x", 4, 2).breadth() == 12
    assert Deal("x", 52, 26).breadth() > 10**40
    assert Pool("x", 3, 5).breadth() == len(Pool("x", 3, 5).outcomes())


@pytest.mark.parametrize(
    "throw",
    [
        Die("x"),
        Die("x", 20),
        Pool("x", 6, 4),
        Peaks("x", 6, 4),
        Opposed("x"),
        Total("x"),
        Total("x", 3),
        Opposed("x", 10),
        Contest("x", 1),
        Draw("x", 30),
        Deal("x", 9, 3),
    ],
)
def test_a_toss_is_a_sample_read(throw: Throw) -> None:
    for seed in range(30):
        faces = throw.sample(Rng(seed))
        assert throw.why_bad(faces) == ""
        assert throw.toss(Rng(seed)) == throw.read(faces)


@pytest.mark.parametrize(
    ("throw", "faces", "problem"),
    [
        (Die("x"), [0], "a face must be 1 to 6, not 0"),
        (Die("x"), [7], "a face must be 1 to 6, not 7"),
        (Die("x"), [1, 2], "1 dice were expected, 2 given"),
        (Pool("x", 3, 5), [6, 6], "3 dice were expected, 2 given"),
        (Contest("x", 1), [3, 4], "these dice are tied and are re-rolled"),
        (Opposed("x"), [6], "2 dice were expected, 1 given"),
        (Pool("x", 2, 5), [6, -1], "a face must be 1 to 6, not -1"),
        (Draw("x", 4), [5], "a face must be 1 to 4, not 5"),
        (Deal("x", 4, 2), [3, 3], "a card was dealt twice"),
        (Deal("x", 4, 2), [3], "2 dice were expected, 1 given"),
    ],
)
def test_faces_that_cannot_be_are_named(throw: Throw, faces: list[int], problem: str) -> None:
    assert throw.why_bad(faces) == problem


def test_the_edges_of_a_die_are_good_faces() -> None:
    assert Die("x").why_bad([1]) == ""
    assert Die("x").why_bad([6]) == ""


def test_a_throw_without_a_quicker_way_reads_what_it_samples() -> None:
    class Coin(Throw):
        def sample(self, rng: Rng) -> list[int]:
            return [rng.below(2) + 1]

        def read(self, faces: list[int]) -> int:
            return faces[0] - 1

    tossed, sampled = Rng(8), Rng(8)
    coin = Coin("heads or tails")
    for _ in range(20):
        assert coin.toss(tossed) == coin.read(coin.sample(sampled))
