"""Chapter 18: how much room battalions and screens take."""

from __future__ import annotations

import pytest

from grognard.games.march.chapters.figures import (
    centre,
    depth_of,
    footprint,
    footprint_of_screen,
    screen_footprint,
    shown_groups,
    size,
    width_of,
)
from grognard.games.march.invariants import problems
from grognard.games.march.model.actions import COLUMN, LINE
from grognard.games.march.model.state import Battle
from grognard.table.measure import gap
from tests.games.march.field import Troops, cm, field, pose


def one(formation: int = LINE, rankers: int = 24, detached: int = 0) -> Battle:
    troops = Troops("b1", 60, 30, rankers=rankers, formation=formation, detached=detached)
    return field([troops], [Troops("f1", 60, 100, 180)])


@pytest.mark.parametrize(("rankers", "width"), [(16, 16), (24, 24), (28, 28), (36, 36), (48, 48)])
def test_18_1_a_line_has_four_centimetres_of_front_for_each_group(rankers: int, width: int) -> None:
    u = one(LINE, rankers).units[0]
    assert (width_of(u), depth_of(u)) == (cm(width), cm(4))


@pytest.mark.parametrize(("rankers", "depth"), [(16, 8), (20, 12), (24, 12), (28, 16), (48, 24)])
def test_18_1_a_column_is_two_groups_wide(rankers: int, depth: int) -> None:
    u = one(COLUMN, rankers).units[0]
    assert (width_of(u), depth_of(u)) == (cm(8), cm(depth))


def test_18_1_the_footprint_lies_behind_the_middle_of_the_front() -> None:
    shape = footprint(one().units[0]).hull
    assert (shape.west, shape.east) == (cm(48), cm(72))
    assert (shape.south, shape.north) == (cm(26), cm(30))


def test_18_2_a_screen_is_separate_groups_with_gaps() -> None:
    b = one(detached=5)
    b.place_screen(0, pose(60, 38), cm(3))
    groups = screen_footprint(b.units[0]).parts
    assert [(g.west, g.east) for g in groups] == [
        (cm(51), cm(55)), (cm(58), cm(62)), (cm(65), cm(69)),
    ]  # fmt: skip
    assert {g.north - g.south for g in groups} == {cm(2)}
    assert len(footprint_of_screen(pose(60, 38), 4, cm(2)).parts) == 2


def test_18_2_a_screen_shrinks_as_its_groups_fall() -> None:
    b = one(detached=5)
    b.place_screen(0, pose(60, 38), cm(2))
    assert len(screen_footprint(b.units[0]).parts) == 3
    b.lose_skirmishers(0, 1)
    assert len(screen_footprint(b.units[0]).parts) == 2


def test_18_3_characters_take_no_room() -> None:
    plain = one().units[0]
    staffed = field([Troops("b1", 60, 30, staff=(2, 2, 1, 1))], [Troops("f1", 60, 100)]).units[0]
    assert width_of(plain) == width_of(staffed)


@pytest.mark.parametrize(("formation", "y"), [(LINE, 28), (COLUMN, 24)])
def test_18_4_the_centre_is_the_middle_of_the_room_it_takes(formation: int, y: int) -> None:
    assert centre(one(formation).units[0]) == (cm(60), cm(y))


def test_18_1_a_last_group_that_is_not_full_takes_as_much_room() -> None:
    b = field([Troops("a", 60, 60, rankers=16)], [])
    b.lose(0, 8)  # half: the fallen come off
    assert (width_of(b.units[0]), b.units[0].engaged()) == (cm(8), False)
    b.lose(0, 3)
    assert width_of(b.units[0]) == cm(8)
    b.lose(0, 1)
    assert width_of(b.units[0]) == cm(4)


def test_18_5_and_R44_the_fallen_hold_their_place_until_half_are_lost() -> None:
    b = one()
    b.lose(0, 11)
    assert (shown_groups(b.units[0]), width_of(b.units[0])) == (6, cm(24))
    b.lose(0, 1)
    assert (shown_groups(b.units[0]), width_of(b.units[0])) == (3, cm(12))


def test_R44_skirmishers_lost_count_for_the_half() -> None:
    b = one(detached=5)
    b.lose(0, 8)
    b.lose_skirmishers(0, 3)
    assert shown_groups(b.units[0]) == 5
    b.lose_skirmishers(0, 1)
    assert shown_groups(b.units[0]) == 3


def test_R44_a_line_shrinks_at_both_ends_and_a_column_from_the_rear() -> None:
    line, column = one(LINE), one(COLUMN)
    for b in (line, column):
        b.lose(0, 12)
    assert (footprint(line.units[0]).hull.west, footprint(line.units[0]).hull.east) == (
        cm(54),
        cm(66),
    )
    assert (footprint(column.units[0]).hull.south, footprint(column.units[0]).hull.north) == (
        cm(22),
        cm(30),
    )


def test_18_6_no_part_may_lie_over_the_edge_of_the_table() -> None:
    at_the_edge = field([Troops("b1", 12, 4)], [Troops("f1", 60, 100, 180)])
    assert problems(at_the_edge) == []
    over_it = field([Troops("b1", 11.9, 4)], [Troops("f1", 60, 100, 180)])
    assert problems(over_it) == ["b1: extends over the edge of the table"]


def test_18_6_battalions_may_touch_but_not_overlap() -> None:
    far = [Troops("f1", 60, 100, 180)]
    assert problems(field([Troops("b1", 30, 30), Troops("b2", 54, 30)], far)) == []
    mixed = field([Troops("b1", 30, 30), Troops("b2", 53.9, 30)], far)
    assert problems(mixed) == ["b2: is on b1"]


def test_18_6_distances_are_measured_from_edge_to_edge() -> None:
    b = field([Troops("b1", 60, 30)], [Troops("f1", 60, 45, 180)])
    assert gap(footprint(b.units[0]), footprint(b.units[1])) == cm(15)


def test_18_1_sizes_follow_the_groups() -> None:
    assert size(5, LINE) == (cm(20), cm(4))
    assert size(5, COLUMN) == (cm(8), cm(12))
    assert size(1, COLUMN)[1] == cm(4)
