"""Luck: thrown against expected, exactly, and what is called luck."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from grognard.kernel.aids import Dice, Thrower
from grognard.kernel.dice import Contest, Die, Draw, Opposed, Pool, Throw
from grognard.kernel.state import State
from grognard.report.luck import Balance, Cast, casts, gathered, moments
from tests.kernel.games.tinygame import Bids


class OneThrow(Bids):
    """A game that waits for one throw and says what its faces do."""

    def __init__(self, throw: Throw, need: int, who: Thrower | None) -> None:
        super().__init__()
        self.state = State()
        self.state.pending = throw
        self.need = need
        self.who = who

    def thrower(self, s: State) -> Thrower | None:
        return self.who

    def dice(self, s: State, faces: list[int]) -> Dice:
        if isinstance(s.pending, Opposed):
            lead = faces[0] - faces[1]
            marks = ["", ""] if not lead else ["pass", "fail"] if lead > 0 else ["fail", "pass"]
            return Dice(marks, ["one", "two"], [], [1, 0])
        marks = ["hit" if face >= self.need else "miss" for face in faces]
        return Dice(marks if self.need else [""] * len(faces), [], [])


MINE = Thrower(1, "fire", "guns")


def found(throw: Throw, faces: list[int], need: int = 5, who: Thrower | None = MINE) -> list[Cast]:
    game = OneThrow(throw, need, who)
    return casts(game, game.state, faces)


def test_a_pool_is_held_against_its_exact_expectation() -> None:
    (cast,) = found(Pool("fire", 4, 5), [5, 6, 1, 2])
    assert (cast.seat, cast.kind, cast.piece, cast.dice) == (1, "fire", "guns", 4)
    assert (cast.came, cast.expected, cast.variance) == (
        Fraction(2),
        Fraction(4, 3),
        Fraction(8, 9),
    )


@pytest.mark.parametrize("need", range(1, 8))
def test_expectation_and_variance_are_those_of_all_throws_counted(need: int) -> None:
    hits = [sum(face >= need for face in faces) for faces in product(range(1, 7), repeat=3)]
    mean = Fraction(sum(hits), len(hits))
    variance = Fraction(sum(n * n for n in hits), len(hits)) - mean**2
    (cast,) = found(Pool("fire", 3, need), [1, 1, 1], need)
    assert (cast.expected, cast.variance) == (mean, variance)


def test_faces_that_do_nothing_are_added_up() -> None:
    (cast,) = found(Die("distance"), [5], need=0)
    assert (cast.came, cast.expected, cast.variance) == (
        Fraction(5),
        Fraction(7, 2),
        Fraction(35, 12),
    )


def test_opposed_dice_are_the_luck_of_both_and_mutual() -> None:
    first, second = found(Opposed("combat"), [4, 2])
    assert [first.seat, second.seat] == [1, 0] and [first.piece, second.piece] == ["one", "two"]
    assert [int(first.came), int(second.came)] == [1, 0] and first.mutual and second.mutual
    assert first.expected == second.expected == Fraction(1, 2)
    assert found(Opposed("combat"), [3, 3])[0].came == Fraction(1, 2)


def test_dice_that_are_re_rolled_when_equal_are_never_expected_equal() -> None:
    first, _ = found(Contest("initiative", 0), [4, 2])
    assert first.expected == Fraction(1, 2) and first.variance == Fraction(1, 4)


def test_cards_drawn_and_throws_of_nobody_are_no_luck() -> None:
    assert found(Draw("card", 5), [3]) == []
    assert found(Pool("fire", 1, 5), [6], who=None) == []


def even(came: int, dice: int) -> Balance:
    """So many coins."""
    ways = gathered([(Fraction(0), 1), (Fraction(1), 1)])
    mean, variance = moments(ways)
    balance = Balance()
    balance.add(Cast(0, "", "", dice, Fraction(came), dice * mean, dice * variance, ways))
    return balance


@pytest.mark.parametrize(("came", "real"), [(61, True), (60, False), (40, False), (39, True)])
def test_luck_begins_beyond_two_standard_errors(came: int, real: bool) -> None:
    assert even(came, 100).error == 5
    assert even(came, 100).is_real is real


def test_a_single_six_is_no_luck_though_it_is_beyond_them() -> None:
    (cast,) = found(Pool("fire", 1, 6), [6], need=6)
    balance = Balance()
    balance.add(cast)
    assert balance.gain > 2 * balance.error
    assert balance.chance() == pytest.approx(1 / 6) and not balance.is_real


def test_the_luck_of_the_enemy_counts_against_one() -> None:
    (cast,) = found(Pool("fire", 2, 4), [6, 6], need=4)
    balance = Balance()
    balance.add(cast)
    balance.add(cast, -1)
    assert balance.gain == 0 and balance.variance == 1
    assert sum(balance.spread().values()) == pytest.approx(1)


def test_what_is_certain_is_no_luck() -> None:
    (cast,) = found(Pool("fire", 3, 1), [1, 2, 3], need=1)
    balance = Balance()
    balance.add(cast)
    assert balance.gain == 0 and balance.error == 0 and not balance.is_real
