"""Chapter 10: critical levels, objectives, points, and the end of a battle."""

from __future__ import annotations

import pytest

from grognard.games.age.chapters.victory import (
    check_end,
    critical_level,
    hold_goals,
    holder_of,
    is_broken,
    points_of,
    strength_at_start,
    strength_lost,
)
from grognard.games.age.model.kinds import ARMY, DISORDERED, NOBODY
from grognard.games.age.model.setting import Goal, Notes
from grognard.games.age.model.state import Battle
from tests.games.age.builders import (
    ALLIED,
    FRENCH,
    battery,
    battle,
    brigade,
    general,
    inch,
)


def army(turn: int = 2, critical: list[int] | None = None) -> Battle:
    """Eight bases and a battery, 10 in all, against six."""
    units = [
        brigade("f1", FRENCH, (10, 10), bases=8, worn=5, spent=3),
        battery("fb", FRENCH, (20, 10)),
        brigade("p1", ALLIED, (24, 26)),
    ]
    chiefs = [general("lannes", rank=ARMY), general("louis", ALLIED, (40, 30), rank=ARMY)]
    goals = [Goal("Town", inch(30), inch(18), 5, ALLIED)]
    notes = Notes(critical=critical)
    return battle(units, chiefs, goals=goals, turn=turn, turns=4, notes=notes)


def lose(b: Battle, count: int) -> None:
    b.lose_bases(0, count, False, b.units[0].pose)


def test_R3_a_battery_and_the_commander_in_chief_count_two_bases() -> None:
    b = army()
    assert strength_at_start(b, FRENCH) == 10
    assert strength_lost(b, FRENCH) == 0
    b.destroy(1)
    assert strength_lost(b, FRENCH) == 2
    b.fell_general(0, 4)
    assert strength_lost(b, FRENCH) == 4
    assert strength_lost(b, ALLIED) == 0


@pytest.mark.parametrize(("lost", "level"), [(0, 0), (2, 0), (3, 1), (4, 2), (5, 3)])
def test_10_1_levels_are_reached_at_a_quarter_a_third_and_a_half(lost: int, level: int) -> None:
    b = army()
    if lost:
        lose(b, lost)
    assert critical_level(b, FRENCH) == level
    assert is_broken(b, FRENCH) == (level == 3)


def test_R3_a_scenario_may_have_levels_of_its_own() -> None:
    b = army(critical=[10, 20, 90])
    lose(b, 2)
    assert critical_level(b, FRENCH) == 2


def test_R88_a_side_without_brigades_is_broken() -> None:
    b = army(critical=[97, 98, 99])
    assert not is_broken(b, ALLIED)
    b.rout(2)
    assert is_broken(b, ALLIED)


def test_10_2_an_objective_belongs_to_who_last_had_it_alone_in_good_order() -> None:
    b = army()
    assert b.holders == [ALLIED]
    b.move_to(0, b.units[0].pose.moved(inch(8), inch(20)), [])
    assert holder_of(b, 0) == FRENCH
    b.mark(0, DISORDERED)
    assert holder_of(b, 0) == NOBODY
    b.unmark(0, DISORDERED)
    hold_goals(b)
    assert b.holders == [FRENCH]
    b.move_to(0, b.units[0].pose.moved(-inch(8)), [])
    hold_goals(b)
    assert b.holders == [FRENCH]


def test_10_2_points_count_the_highest_line_of_each_unit() -> None:
    b = army()
    assert points_of(b, ALLIED).total == 5
    lose(b, 3)
    assert points_of(b, ALLIED).total == 5 + 1
    lose(b, 2)
    assert points_of(b, ALLIED).total == 5 + 2
    b.rout(0)
    assert points_of(b, ALLIED).total == 5 + 4
    b.capture(1)
    assert points_of(b, ALLIED).total == 5 + 4 + 2
    b.fell_general(0, 4)
    tally = points_of(b, ALLIED, keep=True)
    assert tally.total == 5 + 4 + 2 + 3
    assert ("10.2 commander lost", 3) in tally.lines
    assert points_of(b, FRENCH).total == 0


def test_R36_a_captured_general_counts_though_he_is_replaced() -> None:
    b = army()
    b.capture_general(0, 4)
    before = points_of(b, ALLIED).total
    b.succeed(0, 0, 0)
    assert points_of(b, ALLIED).total == before == 5 + 3


def test_10_1_a_broken_army_loses_at_the_end_of_the_turn() -> None:
    b = army()
    lose(b, 5)
    check_end(b)
    assert b.finished and (b.winner, b.ending) == (ALLIED, "10.3 decisive victory")


def test_10_4_after_the_last_turn_points_decide() -> None:
    b = army(turn=3)
    check_end(b)
    assert not b.finished
    b = army(turn=4)
    check_end(b)
    assert (b.winner, b.ending) == (ALLIED, "10.3 minor victory")


@pytest.mark.parametrize(
    ("worth", "ending", "winner"),
    [
        (3, "10.3 draw", NOBODY),
        (4, "10.3 minor victory", ALLIED),
        (9, "10.3 minor victory", ALLIED),
        (10, "10.3 major victory", ALLIED),
    ],
)
def test_10_3_the_lead_decides_what_kind_of_victory_it_is(
    worth: int, ending: str, winner: int
) -> None:
    units = [brigade("f1", FRENCH, (10, 10)), brigade("p1", ALLIED, (24, 26))]
    b = battle(units, goals=[Goal("Town", 0, 0, worth, ALLIED)], turn=10)
    check_end(b)
    assert b.finished and (b.winner, b.ending) == (winner, ending)
