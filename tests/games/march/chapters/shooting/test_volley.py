"""Chapter 9, the volley: re-rolled dice, and what follows from hits."""

from __future__ import annotations

from grognard.games.march.chapters.shooting.volley import Volley
from grognard.games.march.model.actions import KEEP, REROLL
from grognard.games.march.model.pieces import ACTIVATED, SERGEANT, SHOT_AT
from grognard.kernel.umpire import answer, ask_again
from tests.games.march.chapters.shooting.duels import DICE, duel, fire, roll, thrown
from tests.games.march.field import Troops, run, waiting

AGAIN = "9.1 sergeant's re-roll"


# 9.1 Sergeants


def test_9_1_sergeants_have_missed_dice_re_rolled() -> None:
    b = duel(15, shooter=Troops("a", 60, 40, staff=(0, 2, 0, 0)))
    fire(b)
    roll(b, 4, 5, 1, 1, 2, 3)
    assert (waiting(b), b.units[2].rankers) == (AGAIN, 24)
    answer(b, REROLL)
    assert (waiting(b), thrown(b)) == (DICE, (1, 4))
    roll(b, 4)
    answer(b, REROLL)
    roll(b, 3)
    assert (b.units[2].rankers, b.units[0].status) == (21, ACTIVATED)
    assert waiting(b) == ""


def test_R54_unasked_sergeants_have_every_miss_re_rolled() -> None:
    b = duel(15, shooter=Troops("a", 60, 40, staff=(0, 2, 0, 0)), routine="auto")
    fire(b)
    roll(b, 4, 5, 1, 1, 2, 3)
    assert (waiting(b), thrown(b)) == (DICE, (1, 4))
    roll(b, 4)
    assert waiting(b) == DICE
    roll(b, 3)
    assert (b.units[2].rankers, b.units[0].status, waiting(b)) == (21, ACTIVATED, "")


def test_R54_a_sergeants_re_roll_may_be_left_and_comes_back_next_turn() -> None:
    b = duel(15, shooter=Troops("a", 60, 40, staff=(0, 1, 0, 0)))
    fire(b)
    roll(b, 4, 1, 1, 1, 1, 1)
    answer(b, KEEP)
    assert (b.units[2].rankers, b.units[0].spent, waiting(b)) == (23, 0, "")
    b.end_turn()
    fire(b)
    roll(b, 4, 1, 1, 1, 1, 1)
    answer(b, REROLL)
    roll(b, 1)
    assert (b.units[2].rankers, b.units[0].spent != 0, waiting(b)) == (22, True, "")
    b.end_turn()
    assert b.units[0].spent == 0


def test_R54_nobody_is_asked_when_no_die_missed_or_no_re_roll_could_hit() -> None:
    b = duel(15, shooter=Troops("a", 60, 40, staff=(0, 2, 0, 0)))
    fire(b)
    roll(b, *[4] * 6)
    assert (b.units[2].rankers, waiting(b)) == (18, "")
    run(b, Volley(0, 2, False, 3, 7))
    roll(b, 6, 6, 6)
    assert (b.units[2].rankers, waiting(b)) == (18, "")


def test_R104_a_second_sergeant_may_have_the_same_die_re_rolled() -> None:
    b = duel(15, shooter=Troops("a", 60, 40, staff=(0, 2, 0, 0)))
    fire(b)
    roll(b, 4, 4, 4, 4, 4, 1)
    answer(b, REROLL)
    roll(b, 1)
    assert waiting(b) == AGAIN
    answer(b, REROLL)
    roll(b, 6)
    assert (b.units[2].rankers, waiting(b)) == (18, "")


# What follows a volley


def test_9_1_a_battalion_that_is_hit_by_fire_will_test_its_resolve() -> None:
    b = duel(15)
    fire(b)
    roll(b, 4, 1, 1, 1, 1, 1)
    assert (b.units[2].rankers, b.units[2].causes) == (23, SHOT_AT)
    miss = duel(15)
    fire(miss)
    roll(miss, *[3] * 6)
    assert (miss.units[2].rankers, miss.units[2].causes) == (24, 0)
    assert waiting(miss) == ""


def test_9_1_a_volley_can_be_saved_and_copied_at_every_wait() -> None:
    b = duel(15, shooter=Troops("a", 60, 40, staff=(0, 1, 0, 0)))
    fire(b)
    for outcome in ([4, 4, 1, 1, 1, 1], None, [6]):
        copy = b.clone()
        assert type(ask_again(copy)) is type(b.pending)
        fields = [p.fields() for p in b.stack]
        assert [p.fields() for p in copy.stack] == fields
        for p, q in zip(b.stack, copy.stack, strict=True):
            q.restore(p.fields())
        assert [p.fields() for p in copy.stack] == fields
        if outcome is None:
            answer(b, REROLL)
        else:
            roll(b, *outcome)
    assert (b.units[2].rankers, b.units[0].spent >> (4 * SERGEANT)) == (21, 1)
    assert waiting(b) == ""
