"""C-INF-20, D-208: the ranks of a line change places after the fire."""

from __future__ import annotations

import pytest

from grognard.games.crepuscule.chapters.shooting.rank_swap import RankStep, why_not_swap
from grognard.games.crepuscule.chapters.shooting.targets import has_moved
from grognard.games.crepuscule.model.actions import END_STEP
from grognard.games.crepuscule.model.combat_actions import Swap
from grognard.games.crepuscule.model.kinds import (
    AFTER_FIRE,
    COLUMN,
    EXTENDED,
    FIRED,
    FLEEING,
    LINE,
)
from grognard.games.crepuscule.model.pieces import Contact
from grognard.games.crepuscule.model.state import Battle
from grognard.table.pose import MM
from tests.games.crepuscule.builders import (
    ALLIED,
    act,
    asking,
    battalion,
    battle,
    inch,
    run,
    squadron,
    waiting,
)


def refused(b: Battle, ahead: bool = True) -> str:
    found = why_not_swap(b, b.units[0], ahead)
    return found.cite if found else ""


@pytest.mark.parametrize(("ahead", "by"), [(True, 20), (False, -20)])
def test_c_inf_20_the_line_is_a_base_further_on_or_back(ahead: bool, by: int) -> None:
    b = battle([battalion("f1", at=(24, 12), marks=FIRED)], phase=AFTER_FIRE)
    run(b, RankStep(0))
    act(b, Swap(0, ahead))
    u = b.units[0]
    assert u.pose.y == inch(12) + by * MM and not has_moved(u)
    assert waiting(b) == ""  # once


@pytest.mark.parametrize(
    ("formation", "marks", "cite"),
    [
        (LINE, FIRED, ""),
        (LINE, 0, "C-INF-20"),
        (COLUMN, FIRED, "C-INF-20"),
        (EXTENDED, FIRED, "C-INF-20"),
        (LINE, FIRED | FLEEING, "D-208"),
    ],
)
def test_c_inf_20_only_a_battle_line_that_has_fired(formation: int, marks: int, cite: str) -> None:
    assert refused(battle([battalion("f1", formation=formation, marks=marks)])) == cite


def test_c_inf_20_a_line_of_one_rank_or_of_cavalry_has_none_to_swap() -> None:
    assert refused(battle([battalion("f1", figures=1, marks=FIRED)])) == "C-INF-20"
    assert refused(battle([squadron("f1", marks=FIRED)])) == "C-INF-20"


def test_d_208_not_in_combat_nor_twice_nor_without_room() -> None:
    b = battle([battalion("f1", marks=FIRED), battalion("a1", ALLIED, (24, 20))])
    assert refused(b) == ""
    b.touch(Contact(1, 0, 0, 0))
    assert refused(b) == "D-208"
    blocked = battle(
        [battalion("f1", at=(24, 12), marks=FIRED), battalion("f2", at=(24, 12.9), facing=180)]
    )
    blocked.place(1, blocked.units[1].pose.moved(-inch(1.5)))
    assert refused(blocked, ahead=False) == ""
    near = battle([battalion("f1", at=(24, 12), marks=FIRED), battalion("a1", ALLIED, (24, 13.2))])
    assert refused(near) == "D-208" and refused(near, ahead=False) == ""


def test_c_inf_20_nobody_is_asked_without_such_a_line_and_it_may_be_left() -> None:
    b = battle([battalion("f1")], phase=AFTER_FIRE)
    run(b, RankStep(0))
    assert waiting(b) == ""
    b = battle([battalion("f1", marks=FIRED)], phase=AFTER_FIRE)
    run(b, RankStep(0))
    assert asking(b).legal(b)[0] is END_STEP
    act(b, END_STEP)
    assert waiting(b) == "" and b.units[0].pose.y == inch(12)
