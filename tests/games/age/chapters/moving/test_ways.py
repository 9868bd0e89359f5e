"""Chapter 3: the ways that are proposed to a unit."""

from __future__ import annotations

from grognard.games.age.chapters.moving.marching import WHOLE
from grognard.games.age.chapters.moving.ways import Goals, Moving
from grognard.games.age.model.actions import MOVE
from grognard.games.age.model.setting import Goal
from grognard.games.age.model.state import Battle
from tests.games.age.builders import ALLIED, asking, battle, brigade, inch, run

TOWNS = (("A", 6), ("B", 6.01))  # in one direction


def wheels(b: Battle) -> int:
    goals = Goals(b, b.units[0])
    return len([number for number in range(goals.count()) if goals.angle(number)])


def test_3_4_a_way_toward_two_goals_is_proposed_once() -> None:
    goals = [Goal(name, inch(24 + off), inch(12 + 3 * off), 3, ALLIED) for name, off in TOWNS]
    b = battle([brigade("f1", bases=1)], goals=goals)
    assert wheels(b) == 1
    run(b, Moving(0, WHOLE, MOVE))
    keys = [action.key() for action in asking(b).legal(b)]
    assert len(keys) == len(set(keys))
    apart = battle(
        [brigade("f1", bases=1)], goals=[goals[0], Goal("C", inch(20), inch(30), 3, ALLIED)]
    )
    assert wheels(apart) == 2
