"""Chapter 9, lines of fire: which groups may aim, how far it is, and what covers the target."""

from __future__ import annotations

import pytest

from grognard.games.march.chapters.shooting.accuracy import why_not_volley
from grognard.games.march.chapters.shooting.fire_lines import ARC, front_of, sight_of, take_aim
from grognard.games.march.chapters.shooting.shot_dice import shot_dice
from grognard.games.march.model.actions import COLUMN
from grognard.games.march.model.pieces import SLOPE
from grognard.miniatures.shooting.fire_lines import Front, can_aim
from grognard.table.arcs import in_arc
from grognard.table.pose import Pose
from grognard.table.shapes import polygon
from grognard.table.terrain import Area
from tests.games.march.chapters.shooting.duels import box, dice_of, duel, hedge, why_not, wood
from tests.games.march.field import Troops, cm, field, pose

# 9.2 Which groups may aim


def test_9_2_in_line_every_group_with_a_clear_line_from_its_front_shoots() -> None:
    b = field(
        [Troops("a", 60, 40), Troops("b", 53, 50, rankers=16, formation=COLUMN)],
        [Troops("x", 60, 70, 180, rankers=48)],
    )
    # the column b, from 49 to 57, is in front of the groups at 50, 54 and nearly 58
    assert len(take_aim(b, b.units[0], False, b.units[2], False).lines) == 4
    b.move_to(1, pose(30, 50))
    assert len(take_aim(b, b.units[0], False, b.units[2], False).lines) == 6


def test_9_2_the_lines_of_a_columns_front_rank_must_be_clear_too() -> None:
    b = field(
        [
            Troops("a", 60, 40, formation=COLUMN),
            Troops("b", 64, 50, rankers=16, formation=COLUMN),
        ],
        [Troops("x", 60, 60, 180)],
    )
    assert dice_of(b) == 1
    b.move_to(1, pose(60, 50))
    assert why_not(b) == "9.2 line of fire"


def test_R99_the_fallen_keep_the_front_but_only_the_living_shoot() -> None:
    b = duel(15)
    b.lose(0, 9)
    aim = take_aim(b, b.units[0], False, b.units[2], False)
    assert (len(aim.lines), dice_of(b)) == (6, 4)
    b.lose(0, 3)  # half are lost: the fallen come off
    assert len(take_aim(b, b.units[0], False, b.units[2], False).lines) == 3


def test_R18_a_group_aims_up_to_45_degrees_off_its_front() -> None:
    b = field([Troops("a", 40, 40, rankers=16, formation=COLUMN)], [Troops("x", 82, 60, 180)])
    # from the right-hand group, at 42, the corner of x at (70, 60) is 28 right and 20 ahead
    assert why_not(b, 1) == "R18 arc and target"
    b.move_to(1, pose(74, 60, 180))
    assert why_not(b, 1) == ""  # 20 right and 20 ahead: exactly 45 degrees
    assert dice_of(b, 1) == 1
    b.move_to(1, pose(74.1, 60, 180))
    assert why_not(b, 1) == "R18 arc and target"


def test_R18_the_arc_is_the_tables_arc() -> None:
    for heading in range(0, 36000, 1234):
        front = Front(Pose(0, 0, heading), 1, cm(4), 0, ARC)
        here = Pose(0, 0, heading)
        for x in range(-3000, 3001, 750):
            for y in range(-3000, 3001, 750):
                assert front.bears(x, y) == in_arc(here, ARC, x, y)


@pytest.mark.parametrize(("deep", "hidden"), [(4.0, False), (4.1, True)])
def test_R19_a_wood_deeper_than_four_centimetres_hides_what_is_behind(
    deep: float, hidden: bool
) -> None:
    b = duel(15, areas=[wood(40, 45, 80, 45 + deep)])
    assert why_not(b) == ("9.2 line of fire" if hidden else "")


def test_R19_a_hill_between_hides_but_not_from_those_on_it() -> None:
    hill = Area("hill", polygon(box(30, 43, 90, 50)), SLOPE, 1)
    b = duel(15, areas=[hill])
    assert why_not(b) == "9.2 line of fire"
    b.move_to(0, pose(60, 45))
    assert why_not(b) == ""


def test_R19_friends_and_enemies_in_between_stop_a_line() -> None:
    b = field([Troops("a", 60, 40)], [Troops("x", 60, 70, 180), Troops("y", 60, 55, 180)])
    assert why_not(b, 1) == "9.2 line of fire"
    assert why_not(b, 2) == ""


@pytest.mark.parametrize(("depth", "seen"), [(4.0, True), (4.2, False)])
def test_R92_sight_reaches_units_within_four_centimetres_of_a_woods_edge(
    depth: float, seen: bool
) -> None:
    trees = wood(30, 55, 90, 90)
    b = duel(15, areas=[trees], target=Troops("x", 60, 55 + depth, 180))
    assert (why_not(b) == "") == seen
    refusal = why_not_volley(b, b.units[2], 0, False)
    assert (refusal is None) == seen


def test_R92_a_battalion_half_in_a_wood_shoots_and_is_shot_at_as_one() -> None:
    b = duel(15, areas=[wood(60, 30, 90, 90)])
    # the groups in the wood look through more of it than one can; the others shoot
    assert dice_of(b) == 3
    assert why_not(b) == ""


def test_R62_the_range_is_from_the_nearest_edge_of_the_groups_that_shoot() -> None:
    b = field([Troops("a", 60, 40), Troops("b", 60, 50, rankers=16)], [Troops("x", 60, 70, 180)])
    # the outer groups of a look past b; x is straight before them
    aim = take_aim(b, b.units[0], False, b.units[2], False)
    assert (len(aim.lines), aim.range) == (2, cm(30))


def test_R62_a_front_edge_may_be_in_range_where_the_middle_of_it_is_not() -> None:
    b = field([Troops("a", 20, 40, rankers=16, formation=COLUMN)], [Troops("x", 54, 81, 180)])
    aim = take_aim(b, b.units[0], False, b.units[1], False)
    # corner (24, 40) to corner (42, 81): 44.78 cm; from the middle of the group 45.62
    assert aim.range == 44777
    assert why_not(b, 1) == ""


# R79 What covers a target


def test_R79_more_than_half_of_the_target_must_lie_in_the_cover() -> None:
    half = duel(15, areas=[wood(60, 55, 90, 90)])
    assert dice_of(half) == 6
    more = duel(15, areas=[wood(59.9, 55, 90, 90)])
    assert dice_of(more) == 4


@pytest.mark.parametrize(("y", "covered"), [(53, True), (52.9, False)])
def test_R79_behind_an_obstacle_within_two_centimetres(y: float, covered: bool) -> None:
    b = duel(15, edges=[hedge(30, 90, y)])
    assert dice_of(b) == (4 if covered else 6)


@pytest.mark.parametrize(("west", "covered"), [(59.9, False), (57.9, True)])
def test_R79_the_lines_of_more_than_half_of_the_groups_cross_the_obstacle(
    west: float, covered: bool
) -> None:
    b = duel(15, edges=[hedge(west, 90, 54)])
    assert dice_of(b) == (4 if covered else 6)


def test_R79_an_obstacle_behind_the_target_covers_nobody() -> None:
    b = duel(15, edges=[hedge(30, 90, 59.5)])
    assert dice_of(b) == 6


def test_R79_half_of_a_screens_groups_in_cover_are_not_enough() -> None:
    def dice(west: float) -> int:
        b = duel(
            40,
            target=Troops("x", 60, 65, 180, detached=4),
            areas=[wood(west, 54, 90, 60)],
        )
        b.place_screen(2, pose(60, 55, 180), cm(2))
        return dice_of(b, 2, True)

    assert (dice(60), dice(55)) == (3, 2)


# Lines found quickly


def test_9_2_can_aim_agrees_with_take_aim_beyond_the_range() -> None:
    b = duel(45.1)
    u, x = b.units[0], b.units[2]
    sight = sight_of(b, u, False, x, False)
    assert not can_aim(b.setting.ground, front_of(u, False), sight, [], cm(45))
    assert can_aim(b.setting.ground, front_of(u, False), sight, [], cm(46))
    assert shot_dice(b, u, False, x, False).total == 0


def test_R62_remembered_lines_are_redrawn_when_either_has_moved() -> None:
    b = duel(15)
    u = b.units[0]
    before = sight_of(b, u, False, b.units[2], False)
    assert sight_of(b.clone(), u, False, b.units[2], False) is before
    b.lose(2, 3)
    assert sight_of(b, u, False, b.units[2], False) is before
    b.move_to(2, pose(90, 55, 180))
    assert len(sight_of(b, u, False, b.units[2], False).lines) == 2
    b.move_to(0, pose(90, 40))
    assert len(sight_of(b, b.units[0], False, b.units[2], False).lines) == 6
