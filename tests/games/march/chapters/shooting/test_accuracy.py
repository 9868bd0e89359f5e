"""Chapter 9: accuracy. Groups, dice and hits of a volley."""

from __future__ import annotations

import pytest

from grognard.games.march.chapters.shooting.accuracy import weigh_volley
from grognard.games.march.model.pieces import ACTIVATED, DRILLED, GUARD, READY, RECRUITS, VETERANS
from grognard.miniatures.battle.happened import Happened
from tests.games.march.chapters.shooting.duels import (
    DICE,
    dice_of,
    duel,
    fire,
    roll,
    thrown,
    why_not,
)
from tests.games.march.field import RED, Troops, waiting

# 9.1 Groups, hits, once a turn


def test_9_1_a_battalion_shoots_by_groups_of_four_one_die_for_each() -> None:
    b = duel(15)
    fire(b)
    assert thrown(b) == (6, 4)
    assert waiting(b) == DICE


@pytest.mark.parametrize(("rankers", "groups"), [(24, 6), (23, 6), (21, 6), (20, 5), (17, 5)])
def test_9_1_a_part_of_a_group_throws_its_die(rankers: int, groups: int) -> None:
    b = duel(15)
    b.lose(0, 24 - rankers)
    assert dice_of(b) == groups


@pytest.mark.parametrize(
    ("quality", "lowest"), [(RECRUITS, 5), (DRILLED, 4), (VETERANS, 3), (GUARD, 2)]
)
def test_9_1_a_die_at_the_score_of_the_quality_hits_one_enemy(quality: int, lowest: int) -> None:
    b = duel(15, shooter=Troops("a", 60, 40, quality=quality))
    fire(b)
    dice, found = thrown(b)
    assert found == lowest
    roll(b, *[lowest] * (dice - 1), lowest - 1)
    assert b.units[2].rankers == 24 - (dice - 1)
    assert b.units[1].rankers == 24
    assert waiting(b) == ""


def test_9_1_each_base_shoots_once_a_turn() -> None:
    b = duel(15)
    assert why_not(b) == ""
    fire(b)
    roll(b, *[1] * 6)
    assert (b.units[0].status, b.units[1].status) == (ACTIVATED, READY)
    assert why_not(b) == "9.1 once a turn"
    b.end_turn()
    assert why_not(b) == ""


def test_9_1_the_distance_decides_how_many_groups_shoot() -> None:
    assert [dice_of(duel(cm_)) for cm_ in (15, 30, 45)] == [6, 3, 2]


def test_R5_no_test_comes_before_the_dice_of_a_volley() -> None:
    b = duel(15)
    fire(b)
    assert waiting(b) == DICE


def test_R24_no_face_hits_or_misses_by_itself() -> None:
    guard = duel(15, shooter=Troops("a", 60, 40, quality=GUARD))
    guard.join(RED, 0)
    fire(guard)
    dice, lowest = thrown(guard)
    assert (dice, lowest) == (8, 1)
    roll(guard, *[1] * 8)
    assert guard.units[2].rankers == 16
    recruits = duel(15, shooter=Troops("a", 60, 40, quality=RECRUITS))
    recruits.kill_commander(RED)
    fire(recruits)
    assert thrown(recruits) == (6, 6)
    assert waiting(recruits) == DICE


# 9.0 The shot as a whole


def test_9_1_weighing_shows_the_dice_and_what_is_added_to_each() -> None:
    b = duel(15)
    dice, die = weigh_volley(b, b.units[0], 2, False)
    assert dice.lines == [("9.1 firing groups", 6), ("9.4 all groups", 0)]
    assert die.lines == [("9.1 to hit", 0)]


def test_9_0_a_battalion_that_shoots_throws_its_dice_and_has_acted() -> None:
    b = duel(15)
    b.events = []
    fire(b)
    assert waiting(b) == DICE
    roll(b, 4, 6, 1, 1, 1, 1)
    told = [(e.what, e.args) for e in b.events if isinstance(e, Happened)]
    assert told[:2] == [("shot", [2, 0, 0, 6, 4]), ("hit", [2, 0, 2, 1])]
    assert [u.rankers for u in b.units] == [24, 24, 22]
    assert (b.units[0].status, waiting(b)) == (ACTIVATED, "")
