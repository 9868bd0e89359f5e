"""Chapter 10: arrivals, successors and critical levels as a turn begins."""

from __future__ import annotations

from grognard.games.age.chapters.upkeep import (
    NO_ROOM,
    NOT_ASKED,
    NOT_THERE,
    ChooseEntry,
    Upkeep,
    entry_pose,
)
from grognard.games.age.model.actions import END_STEP, Enter
from grognard.games.age.model.kinds import ARMY, ARRIVED, COLUMN, IMPASSABLE, ON_TABLE, TO_COME
from grognard.games.age.model.state import Battle
from grognard.kernel.umpire import answer
from tests.games.age.builders import (
    ALLIED,
    FRENCH,
    Troops,
    area,
    arrival,
    battle,
    brigade,
    general,
    inch,
    run,
    waiting,
)


def comer(turn: int = 2) -> Troops:
    edge = arrival(turn, 20, 0, 30, 0)
    return brigade("f2", FRENCH, formation=COLUMN, arrival=edge)


def field(*others: Troops, turn: int = 2, comes: int = 2) -> Battle:
    units = [comer(comes), brigade("p1", ALLIED, (24, 30)), *others]
    return battle(units, [general("suchet", arrival=arrival(comes, 20, 0, 30, 0))], turn=turn)


def why(b: Battle, x: float, y: float = 0) -> object:
    return ChooseEntry(FRENCH, 0).why_not(b, Enter(0, inch(x), inch(y)))


def test_10_6_a_unit_comes_in_its_turn_and_not_before() -> None:
    b = field(turn=1)
    run(b, Upkeep())
    assert b.units[0].place == TO_COME and b.generals[0].place == TO_COME
    b = field()
    run(b, Upkeep())
    assert waiting(b) == "10.6 arrivals" and b.generals[0].place == ON_TABLE
    assert (b.generals[0].x, b.generals[0].y) == (inch(25), 0)
    answer(b, Enter(0, inch(22), 0))
    assert b.units[0].place == ON_TABLE


def test_R64_its_rear_is_on_the_edge_and_its_front_inward() -> None:
    b = field()
    pose = entry_pose(b, b.units[0], inch(22), 0)
    assert (pose.x, pose.y, pose.h) == (inch(22), inch(6), 0)
    east = brigade("x", FRENCH, formation=COLUMN, arrival=arrival(2, 48, 10, 48, 20))
    b = battle([east])
    pose = entry_pose(b, b.units[0], inch(48), inch(15))
    assert (pose.x, pose.y, pose.h) == (inch(42), inch(15), 27000)


def test_R64_it_enters_in_its_stretch() -> None:
    b = field()
    assert why(b, 20) is None and why(b, 30) is None
    assert why(b, 19.95) is NOT_THERE and why(b, 25, 1) is NOT_THERE
    assert ChooseEntry(FRENCH, 0).why_not(b, END_STEP) is NOT_ASKED


def test_R64_beside_it_only_where_the_stretch_is_taken() -> None:
    crowd = [brigade(f"c{x}", FRENCH, (x, 3), bases=4) for x in (20, 23.5, 27, 30.5)]
    b = field(*crowd)
    assert why(b, 25) is NO_ROOM
    assert why(b, 33.5) is None
    assert why(b, 36.5) is NOT_THERE


def test_R64_more_than_two_inches_from_the_enemy() -> None:
    near = brigade("p2", ALLIED, (25, 9.05))
    b = field(near)
    assert why(b, 25) is None
    b = field(brigade("p2", ALLIED, (25, 8)))
    assert why(b, 25) is NO_ROOM


def test_R64_where_there_is_no_room_it_comes_a_turn_later() -> None:
    wall = [brigade(f"c{x}", FRENCH, (x, 3), bases=6) for x in (14, 19, 24, 29, 34, 39)]
    b = field(*wall)
    run(b, Upkeep())
    assert b.units[0].place == TO_COME and waiting(b) == ""
    b.turn = 3
    for uid in range(2, 8):
        b.rout(uid)
    run(b, Upkeep())
    assert waiting(b) == "10.6 arrivals"


def test_R64_a_unit_has_arrived_until_the_next_turn_begins_even_if_it_came_late() -> None:
    b = field(turn=3)
    run(b, Upkeep())
    answer(b, Enter(0, inch(22), 0))
    assert [u.has(ARRIVED) for u in b.units] == [True, False]
    b.begin_segment(FRENCH)
    assert b.units[0].has(ARRIVED)
    b.begin_turn()
    assert not b.units[0].has(ARRIVED)


def test_R64_nobody_enters_through_closed_ground() -> None:
    b = battle([comer()], terrain=[area(20, 0, 26, 4, IMPASSABLE)])
    assert why(b, 24) is NO_ROOM
    assert why(b, 28) is None


def test_7_2_a_successor_comes_after_a_whole_turn_with_the_largest_brigade() -> None:
    units = [brigade("f1", FRENCH, (10, 10), bases=4), brigade("f2", FRENCH, (20, 10), bases=8)]
    b = battle(units, [general("suchet", at=(5, 5), charismatic=True)], turn=3)
    b.fell_general(0, 4)
    run(b, Upkeep())
    assert b.generals[0].place != ON_TABLE
    b.turn = 4
    run(b, Upkeep())
    g = b.generals[0]
    assert g.place == ON_TABLE and not g.charismatic
    assert (g.x, g.y) == (inch(20), inch(9.5))


def test_R2_levels_are_counted_as_the_turn_begins() -> None:
    units = [brigade("f1", FRENCH, (10, 10), bases=8), brigade("p1", ALLIED, (24, 30))]
    b = battle(units, [general("lannes", rank=ARMY)])
    b.lose_bases(0, 2, True, b.units[0].pose)
    assert b.levels == [0, 0]
    run(b, Upkeep())
    assert b.levels == [1, 0]


def test_10_6_the_rest_may_come_where_it_is_proposed() -> None:
    more = brigade("f3", FRENCH, formation=COLUMN, arrival=arrival(2, 20, 0, 30, 0))
    b = field(more)
    run(b, Upkeep())
    wait = b.pending
    assert isinstance(wait, ChooseEntry)
    assert wait.why_not(b, END_STEP) is None and END_STEP in wait.legal(b)
    answer(b, END_STEP)
    assert [b.units[0].place, b.units[2].place] == [ON_TABLE, ON_TABLE]
    assert b.units[0].pose.x != b.units[2].pose.x
    assert waiting(b) == ""
