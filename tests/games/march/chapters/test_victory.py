"""Chapter 16: Victory. One test or more for each sentence of the rulebook."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.march.chapters.victory import check_victory, counted, holder, losses, standing
from grognard.games.march.model.pieces import NOBODY, Objective
from grognard.games.march.model.state import Battle
from tests.games.march.field import BLUE, RED, Troops, cm, field

MIDDLE = Objective("Mill", cm(60), cm(60), cm(10), 2)


def battle(**details: Any) -> Battle:
    """Two battalions a side, after the eighth turn."""
    b = field(
        [Troops("r1", 20, 40), Troops("r2", 60, 40)],
        [Troops("b1", 20, 80, 180), Troops("b2", 60, 80, 180)],
        **details,
    )
    b.turn = 8
    return b


def outcome(b: Battle) -> tuple[bool, int, str]:
    check_victory(b)
    return b.finished, b.winner, b.ending


def test_16_0_the_battle_ends_after_eight_turns() -> None:
    b = battle()
    b.destroy(3)
    b.turn = 7
    assert outcome(b)[0] is False
    b.turn = 8
    assert outcome(b) == (True, RED, "16.1 battalions")


def test_16_0_a_scenario_or_an_option_may_give_another_length() -> None:
    b = battle(turns="9")
    assert outcome(b)[0] is False
    b.turn = 9
    assert outcome(b)[0] is True


def test_16_1_the_side_with_more_battalions_not_in_rout_wins() -> None:
    b = battle()
    b.rout(0)
    assert (len(counted(b, RED)), len(counted(b, BLUE))) == (1, 2)
    assert outcome(b) == (True, BLUE, "16.1 battalions")


def test_R51_who_has_rallied_counts_and_who_has_left_does_not() -> None:
    b = battle()
    b.rout(0)
    b.rally(0)
    b.leave_table(2)
    assert (len(counted(b, RED)), len(counted(b, BLUE))) == (2, 1)
    assert outcome(b)[1] == RED


def test_16_2_if_equal_the_side_with_fewer_losses_wins() -> None:
    b = battle()
    b.lose(0, 3)
    b.lose(2, 2)
    assert (losses(b, RED), losses(b, BLUE)) == (3, 2)
    assert outcome(b) == (True, BLUE, "16.2 fewer losses")
    b = battle()
    b.lose(0, 1)
    b.lose(2, 2)
    assert outcome(b) == (True, RED, "16.2 fewer losses")


def test_16_2_only_the_losses_of_the_remaining_units_count() -> None:
    b = battle()
    b.lose(0, 10)
    b.rout(0)
    b.lose(2, 1)
    b.rout(3)
    assert (losses(b, RED), losses(b, BLUE)) == (0, 1)
    assert outcome(b)[1] == RED


def test_R80_skirmishers_characters_and_the_commander_are_losses() -> None:
    b = field([Troops("r1", 20, 40, staff=(1, 0, 1, 0), detached=4)], [Troops("b1", 20, 80, 180)])
    b.lose_skirmishers(0, 1)
    assert losses(b, RED) == 1
    b.lose_character(0, 2)
    assert losses(b, RED) == 2
    b.kill_commander(RED)
    assert (losses(b, RED), losses(b, BLUE)) == (3, 0)


def test_R80_still_equal_it_is_a_draw() -> None:
    assert outcome(battle()) == (True, NOBODY, "R80 end and ties")


@pytest.mark.parametrize("turn", [1, 8])
def test_R80_a_side_without_any_battalion_that_counts_loses_at_once(turn: int) -> None:
    b = battle()
    b.turn = turn
    b.rout(0)
    b.destroy(1)
    assert outcome(b) == (True, BLUE, "R80 end and ties")


def test_R80_if_neither_has_one_it_is_a_draw() -> None:
    b = battle()
    b.turn = 2
    for uid in range(4):
        b.rout(uid)
    assert outcome(b) == (True, NOBODY, "R80 end and ties")


def test_16_3_an_objective_counts_for_the_only_side_that_touches_it() -> None:
    b = battle(objectives=[MIDDLE])
    assert holder(b, MIDDLE) == NOBODY
    b.move_to(1, b.units[1].pose.moved(cm(10)))  # its front is 10 cm from the middle
    assert holder(b, MIDDLE) == RED
    assert standing(b, RED, True).lines == [("16.1 battalions", 2), ("16.3 objectives", 2)]
    assert standing(b, BLUE).total == 2
    assert outcome(b) == (True, RED, "16.1 battalions")


def test_R51_two_sides_at_an_objective_hold_it_neither() -> None:
    b = battle(objectives=[MIDDLE])
    b.move_to(1, b.units[1].pose.moved(cm(10)))
    b.move_to(3, b.units[3].pose.moved(cm(9.9)))
    assert holder(b, MIDDLE) == RED
    b.move_to(3, b.units[3].pose.moved(cm(0.1)))
    assert holder(b, MIDDLE) == NOBODY


def test_R51_routers_hold_nothing() -> None:
    b = battle(objectives=[MIDDLE])
    b.move_to(1, b.units[1].pose.moved(cm(10)))
    b.rout(1)
    assert holder(b, MIDDLE) == NOBODY


def test_16_3_objectives_weigh_against_battalions() -> None:
    b = battle(objectives=[MIDDLE])
    b.move_to(1, b.units[1].pose.moved(cm(10)))
    b.rout(0)
    assert outcome(b)[1] == RED
