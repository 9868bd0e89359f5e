"""Chapter 12, the combat sum: what each side adds to its die, and who defends which cover."""

from __future__ import annotations

import pytest

from grognard.games.march.model.actions import LINE
from grognard.games.march.model.pieces import (
    DEFENDING,
    HARD_COVER,
    LIGHT_COVER,
    ROUGH,
    STRUCK_ASIDE,
    TIRED,
)
from tests.games.march.field import RED, Troops, field
from tests.games.march.fights import blue, hedge, in_contact, level, patch, red, sum_for

# 12.5 What is added


@pytest.mark.parametrize(("rankers", "groups"), [(24, 6), (21, 6), (20, 5), (1, 1)])
def test_12_5_each_firing_group_counts_while_one_of_it_stands_R29(
    rankers: int, groups: int
) -> None:
    b = level(in_contact())
    b.lose(0, 24 - rankers)
    assert sum_for(b).lines == [("12.5 groups", groups)]


def test_12_5_a_screen_does_not_fight() -> None:
    b = level(in_contact(one=red(y=60, detached=4)))
    assert sum_for(b).lines == [("12.5 groups", 5)]


def test_R88_a_column_fights_with_all_its_groups() -> None:
    b = level(in_contact(one=red(y=60, rankers=48), other=blue(y=60, rankers=48)))
    assert (sum_for(b, 0).total, sum_for(b, 1).total) == (12, 12)


def test_12_5_a_charge_in_line_adds_3_and_in_column_6() -> None:
    line = in_contact(one=red(y=60, formation=LINE))
    assert sum_for(line).lines == [("12.5 groups", 6), ("12.5 charge in line", 3)]
    column = in_contact()
    assert sum_for(column).lines == [("12.5 groups", 6), ("12.5 charge in column", 6)]
    assert sum_for(column, 1).lines == [("12.5 groups", 6)]


def test_R30_an_officer_adds_3_and_1_as_a_character() -> None:
    b = level(in_contact(one=red(y=60, staff=(0, 0, 0, 1))))
    assert sum_for(b).lines[1:] == [("12.5 officer", 3), ("12.5 characters", 1)]


def test_12_5_each_character_adds_1() -> None:
    b = level(in_contact(one=red(y=60, staff=(2, 1, 1, 0))))
    assert sum_for(b).lines[1:] == [("12.5 characters", 4)]
    b.lose_character(0, 0)
    assert sum_for(b).lines[1:] == [("12.5 characters", 3)]


def test_R30_the_supreme_commander_adds_3_and_no_more() -> None:
    b = level(in_contact())
    b.join(RED, 0)
    assert sum_for(b).lines[1:] == [("3.4 aggression", 3)]
    assert len(sum_for(b, 1).lines) == 1


def test_R37_friends_who_have_joined_add_2_however_many_they_are() -> None:
    b = field(
        [red(y=60), Troops("r2", 80, 70), Troops("r3", 40, 70)], [blue(y=60), Troops("b2", 20, 90)]
    )
    b.engage(0, 3, False)
    level(b)
    b.support(1, 0)
    assert sum_for(b).lines[1:] == [("12.5 friend joined", 2)]
    b.support(2, 0)
    assert sum_for(b).lines[1:] == [("12.5 friend joined", 2)]
    assert sum_for(b, 3).lines[1:] == []


def test_12_5_higher_ground_adds_2_R31() -> None:
    hill = patch(40, 61, 80, 100, 0, level=1)
    b = level(in_contact(areas=[hill]))
    assert sum_for(b, 1).lines[1:] == [("12.5 higher ground", 2)]
    assert sum_for(b, 0).lines[1:] == []


def test_R78_on_equal_levels_nobody_is_higher() -> None:
    wide = level(in_contact(areas=[patch(40, 40, 80, 100, 0, level=1)]))
    assert (len(sum_for(wide, 0).lines), len(sum_for(wide, 1).lines)) == (1, 1)
    terrace = patch(40, 40, 80, 100, 0, level=1)
    top = patch(40, 61, 80, 100, 0, level=1)
    steep = level(in_contact(areas=[terrace, top]))
    assert sum_for(steep, 1).lines[1:] == [("12.5 higher ground", 2)]
    summit = patch(40, 62.1, 80, 100, 0, level=1)  # beyond the centre of the blue line
    assert len(sum_for(level(in_contact(areas=[summit])), 1).lines) == 1


@pytest.mark.parametrize(
    ("traits", "line"),
    [
        (LIGHT_COVER, [("12.5 light cover", -1)]),
        (HARD_COVER, [("12.5 hard cover", -4)]),
        (LIGHT_COVER | HARD_COVER, [("12.5 hard cover", -4)]),
        (ROUGH, []),
    ],
)
def test_12_5_cover_that_the_enemy_defends_lowers_the_sum(
    traits: int, line: list[tuple[str, int]]
) -> None:
    b = level(in_contact(areas=[patch(40, 60, 80, 80, traits)]))
    assert sum_for(b, 0).lines[1:] == line
    assert sum_for(b, 1).lines[1:] == []


def test_R32_light_and_hard_cover_do_not_add_up() -> None:
    wood, wall = patch(40, 60, 80, 80, LIGHT_COVER), hedge(40, 80, 60, HARD_COVER)
    b = level(in_contact(areas=[wood], edges=[wall]))
    assert sum_for(b, 0).lines[1:] == [("12.5 hard cover", -4)]


def test_R79_an_area_covers_if_more_than_half_of_the_defender_lies_in_it() -> None:
    half = level(in_contact(areas=[patch(40, 62, 80, 80, LIGHT_COVER)]))
    assert sum_for(half, 0).lines[1:] == []
    more = level(in_contact(areas=[patch(40, 61.9, 80, 80, LIGHT_COVER)]))
    assert sum_for(more, 0).lines[1:] == [("12.5 light cover", -1)]


def test_R79_an_obstacle_covers_within_2_cm_of_the_edge_that_is_struck() -> None:
    def cover(y: float) -> int:
        b = level(in_contact(edges=[hedge(40, 80, y, LIGHT_COVER)]))
        return sum_for(b, 0).total - 6

    assert [cover(y) for y in (57.9, 58, 59, 60, 60.1, 64)] == [0, -1, -1, -1, 0, 0]
    short = level(in_contact(edges=[hedge(40, 59, 59, LIGHT_COVER)]))
    assert sum_for(short, 0).total == 6  # not before the middle of that edge


def test_R79_an_obstacle_before_the_front_is_none_for_who_comes_from_aside() -> None:
    wall = hedge(40, 80, 69, HARD_COVER)
    b = field([red(x=72, y=72, facing=270)], [blue()], edges=[wall])
    b.engage(0, 1, True)
    assert sum_for(level(b), 0).lines == [("12.5 groups", 6)]


def test_R32_who_charged_or_pursued_defends_no_cover() -> None:
    b = level(in_contact(areas=[patch(40, 40, 80, 80, LIGHT_COVER)]))
    assert (sum_for(b, 0).total, sum_for(b, 1).total) == (5, 6)
    b.unmark(1, DEFENDING)
    assert (sum_for(b, 0).total, sum_for(b, 1).total) == (6, 6)


def test_12_5_a_disordered_battalion_subtracts_2_once() -> None:
    b = level(in_contact())
    b.mark(1, STRUCK_ASIDE)
    assert sum_for(b, 1).lines[1:] == [("R28 flank attack", -2)]
    b.mark(1, TIRED)
    assert sum_for(b, 1).lines[1:] == [("R28 flank attack", -2)]
    b.disorder(1)
    assert sum_for(b, 1).lines[1:] == [("12.5 disordered", -2)]
    assert sum_for(b, 0).lines[1:] == []


def test_R36_the_tired_fight_as_if_disordered() -> None:
    b = level(in_contact())
    b.tire(1)
    assert sum_for(b, 1).lines[1:] == [("R36 tired", -2)]
