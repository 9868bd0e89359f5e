"""C-OFF-6, D-137, D-194: officers ride, join and leave."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.crepuscule.chapters.officers.riding import OfficerStep, why_not_join
from grognard.games.crepuscule.model.actions import END_STEP, Join, Ride
from grognard.games.crepuscule.model.kinds import FLEEING, IMPASSABLE, NOBODY, VERY_DIFFICULT
from grognard.games.crepuscule.model.pieces import Contact
from grognard.games.crepuscule.model.state import Battle
from grognard.table.pose import INCH
from tests.games.crepuscule.builders import (
    ALLIED,
    act,
    area,
    asking,
    battalion,
    battle,
    inch,
    officer,
    run,
    waiting,
)


def refused(b: Battle, x: float, y: float) -> str:
    found = asking(b).why_not(b, Ride(0, inch(x), inch(y)))
    return found.cite if found else ""


def ready(*more: Any, **details: Any) -> Battle:
    b = battle([battalion("f1", at=(24, 12)), *more], [officer("ney", at=(24, 5), **details)])
    run(b, OfficerStep(0))
    return b


@pytest.mark.parametrize(("y", "cite"), [(23, ""), (23.1, "D-194")])
def test_d_194_he_rides_eighteen_inches_far_from_enemies(y: float, cite: str) -> None:
    assert refused(ready(), 24, y) == cite


@pytest.mark.parametrize(("x", "cite"), [(33, ""), (33.1, "D-194")])
def test_d_194_nine_with_an_enemy_within_eight(x: float, cite: str) -> None:
    b = ready(battalion("a1", ALLIED, (10, 5), 90, figures=12))
    assert refused(b, 24 + 18, 5) == ""
    near = ready(battalion("a1", ALLIED, (16.2, 5), 90, figures=12))
    assert refused(near, x, 5) == cite


def test_c_off_6_all_his_rides_of_a_turn_count_together() -> None:
    b = ready()
    act(b, Ride(0, inch(24), inch(17)))
    assert refused(b, 24, 23) == "" and refused(b, 24, 23.1) == "D-194"
    assert b.officers[0].ridden == 12 * INCH
    act(b, END_STEP)
    assert waiting(b) == ""


def test_d_194_not_onto_shut_ground_nor_near_enemies() -> None:
    b = battle(
        [battalion("f1"), battalion("a1", ALLIED, (40, 20))],
        [officer("ney", at=(24, 5))],
        [area(30, 0, 34, 6, VERY_DIFFICULT), area(10, 0, 14, 3, IMPASSABLE)],
    )
    run(b, OfficerStep(0))
    assert refused(b, 32, 5) == "D-194"
    assert refused(b, 36, 5) == "D-194"  # through it
    assert refused(b, 36, 12) == ""


def test_d_137_he_joins_a_unit_and_leaves_it_from_its_edge() -> None:
    b = ready()
    act(b, Join(0, 0))
    assert b.officers[0].attached == 0
    b.begin_player_turn(0)
    run(b, OfficerStep(0))
    act(b, Ride(0, inch(24), inch(14)))
    assert b.officers[0].attached == NOBODY
    assert b.officers[0].ridden == 2 * INCH


@pytest.mark.parametrize(("marks", "cite"), [(0, ""), (FLEEING, "D-137")])
def test_d_137_no_officer_joins_fleeing_units(marks: int, cite: str) -> None:
    b = battle([battalion("f1", marks=marks)], [officer("ney", at=(24, 5))])
    found = why_not_join(b, b.officers[0], 0)
    assert (found.cite if found else "") == cite


def test_d_137_nobody_leaves_a_unit_that_fights() -> None:
    b = battle(
        [battalion("f1"), battalion("a1", ALLIED, (24, 12.1))], [officer("ney", attached="f1")]
    )
    b.touch(Contact(1, 0, 0, 0))
    run(b, OfficerStep(0))
    assert refused(b, 24, 5) == "D-137"
    assert asking(b).legal(b) == [END_STEP]


def test_c_seq_2_without_officers_nobody_is_asked() -> None:
    b = battle([battalion("f1")])
    run(b, OfficerStep(0))
    assert waiting(b) == ""
