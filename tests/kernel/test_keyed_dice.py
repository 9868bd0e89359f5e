"""Keyed dice: the same luck for the same key, even after other throws, and fair for all keys."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import sqrt

import pytest

from grognard.kernel.dice import Deal, Die, Draw, KeyedDice, Opposed, Pool, Throw, keyed, stirred

pytestmark = pytest.mark.both_forms

FIRE = Die("7.1 fire")
RALLY = Die("6.0 rally")


def tossed(seed: int, *throws: tuple[Throw, int]) -> list[int]:
    dice = KeyedDice(seed)
    return [dice.toss(throw, turn) for throw, turn in throws]


def faces(seed: int, turn: int, count: int) -> list[int]:
    return tossed(seed, *[(FIRE, turn)] * count)


def test_the_same_seed_throws_the_same() -> None:
    assert faces(5, 3, 40) == faces(5, 3, 40)


@pytest.mark.parametrize(("seed", "turn"), [(6, 3), (5, 4), (5 + (1 << 32), 3), (-5, 3)])
def test_another_seed_or_turn_throws_otherwise(seed: int, turn: int) -> None:
    assert faces(seed, turn, 40) != faces(5, 3, 40)


def test_another_kind_throws_otherwise() -> None:
    assert tossed(5, *[(RALLY, 3)] * 40) != faces(5, 3, 40)


def test_what_else_is_thrown_changes_nothing() -> None:
    alone = faces(5, 3, 10)
    dice = KeyedDice(5)
    found = []
    for number in range(10):
        for _ in range(number):
            dice.toss(RALLY, 3)
        dice.toss(FIRE, 2)
        found.append(dice.toss(FIRE, 3))
    assert found == alone


def test_a_line_that_leaves_a_throw_out_has_the_next_one_of_that_kind() -> None:
    assert tossed(5, (RALLY, 3), (FIRE, 3), (FIRE, 4)) != tossed(5, (FIRE, 3), (FIRE, 3), (FIRE, 4))
    assert tossed(5, (RALLY, 3), (FIRE, 4))[1] == tossed(5, (FIRE, 3), (FIRE, 4))[1]


def test_going_back_to_a_turn_continues_with_its_throws() -> None:
    apart = tossed(5, (FIRE, 3), (FIRE, 4), (FIRE, 3), (FIRE, 3))
    assert [apart[0], *apart[2:]] == faces(5, 3, 3)


def test_more_dice_of_a_kind_begin_with_the_same_faces() -> None:
    for dice in range(1, 9):
        assert (
            Pool("7.1", dice, 4).sample(keyed(5, 3, "7.1", 0))
            == (Pool("7.1", 9, 4).sample(keyed(5, 3, "7.1", 0))[:dice])
        )


def test_every_kind_of_throw_gets_an_outcome_of_its_own() -> None:
    throws = [FIRE, Draw("4 draw", 7), Opposed("5.2"), Pool("7.1", 4, 5)]
    for throw in throws:
        possible = {outcome for outcome, _ in throw.outcomes()}
        assert set(tossed(1, *[(throw, 1)] * 200)) <= possible
    deal = Deal("1 deal", 20, 5)
    assert sorted(set(deal.dealt(tossed(1, (deal, 0))[0]))) == sorted(
        deal.dealt(tossed(1, (deal, 0))[0])
    )


# Fairness


def check_even(found: Iterable[object], kinds: int) -> None:
    """A chi-square sum, five deviations wide: the keys are fixed anyway."""
    counts = Counter(found)
    total = sum(counts.values())
    want = total / kinds
    square = sum((got - want) ** 2 / want for got in counts.values())
    square += (kinds - len(counts)) * want
    freedom = kinds - 1
    assert square < freedom + 5 * sqrt(2 * freedom), f"chi-square {square:.1f}"


def face(seed: int, turn: int, kind: str, count: int) -> int:
    return keyed(seed, turn, kind, count).below(6)


def test_faces_are_even_along_every_part_of_the_key() -> None:
    check_even((face(1, 1, "fire", n) for n in range(6000)), 6)
    check_even((face(1, n, "fire", 0) for n in range(6000)), 6)
    check_even((face(n, 1, "fire", 0) for n in range(6000)), 6)
    check_even((face(1, 1, f"kind {n}", 0) for n in range(6000)), 6)


def test_neighbours_have_nothing_in_common() -> None:
    check_even(((face(1, 1, "fire", n), face(1, 1, "fire", n + 1)) for n in range(9000)), 36)
    check_even(((face(1, n, "fire", 0), face(1, n + 1, "fire", 0)) for n in range(9000)), 36)
    check_even(((face(n, 1, "fire", 0), face(n + 1, 1, "fire", 0)) for n in range(9000)), 36)
    check_even(((face(n, 1, "fire", 0), face(n, 1, "rally", 0)) for n in range(9000)), 36)


def test_one_throw_of_several_dice_is_even() -> None:
    check_even((Opposed("5.2").toss(keyed(n, 2, "5.2", 1)) for n in range(9000)), 36)


def test_stirring_loses_nothing() -> None:
    found = {stirred(n) for n in range(20_000)} | {
        stirred((1 << 32) - 1 - n) for n in range(20_000)
    }
    assert len(found) == 40_000 and all(0 <= x < 1 << 32 for x in found)
