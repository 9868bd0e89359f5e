"""Chapter 10: skirmishers and light troops."""

from __future__ import annotations

import pytest

from grognard.games.march.chapters.figures import footprint, footprint_of_screen, screen_footprint
from grognard.games.march.chapters.shooting.accuracy import Shooting, volley_dice, why_not_volley
from grognard.games.march.chapters.shooting.skirmishers import (
    ScreenMove,
    Skirmishing,
    add_skirmishes,
    list_places,
    list_skirmishes,
    most_detached,
    remove_screens_crossed,
    skirmish_dice,
    weigh_skirmish,
    why_not_screen,
    why_not_skirmish,
)
from grognard.games.march.model.actions import COLUMN, PlaceScreen, SkirmishAt
from grognard.games.march.model.pieces import (
    BRITISH,
    DRILLED,
    FRENCH,
    GUARD,
    SKIRMISHED,
    VETERANS,
    Roster,
)
from grognard.games.march.model.state import Battle
from grognard.kernel.decision import Action
from grognard.kernel.dice import Peaks
from grognard.table.measure import gap
from grognard.table.shapes import Footprint, rectangle
from tests.games.march.chapters.shooting.screened import (
    asked_screen,
    legal,
    lines_of,
    rifles,
    roll,
    screened,
    why_not,
)
from tests.games.march.field import BLUE, RED, Troops, cm, field, pose, run, waiting

DICE = "9.1 shooting dice"
PLACE = "10.4 screen follows"


def dice_of(b: Battle, target: int = 2, screen: bool = False) -> int:
    return skirmish_dice(b, b.units[0], target, screen).total


def why_not_fire(b: Battle, target: int = 2, screen: bool = False, unit: int = 0) -> str:
    refusal = why_not_volley(b, b.units[unit], target, screen)
    return "" if refusal is None else refusal.cite


# 10.0, 10.1 How many


def test_10_0_a_battalion_sends_out_some_of_its_rankers_as_a_screen() -> None:
    b = screened()
    u = b.units[0]
    assert (u.rankers, u.screen, len(screen_footprint(u).parts), len(footprint(u).parts)) == (
        19,
        5,
        3,
        1,
    )


@pytest.mark.parametrize(
    ("rankers", "most"),
    [(16, 4), (20, 4), (24, 5), (28, 6), (32, 7), (36, 8), (40, 8), (44, 9), (48, 10)],
)
def test_10_1_a_fifth_of_the_rankers_rounded_up_may_skirmish_R67(rankers: int, most: int) -> None:
    assert most_detached(Roster("a", "a", DRILLED, rankers, [0, 0, 0, 0], False, False)) == most


def test_R67_the_rankers_left_make_the_formed_groups() -> None:
    b = screened()
    assert (b.units[0].rankers, b.units[0].screen, b.units[0].groups()) == (19, 5, 5)


def test_10_1_skirmishers_are_never_recalled() -> None:
    b = screened()
    run(b, ScreenMove(0))
    actions = legal(b)
    assert actions and all(isinstance(action, PlaceScreen) for action in actions)
    assert waiting(b) == PLACE


# 10.2 Groups of two


@pytest.mark.parametrize(("figures", "groups"), [(6, 3), (5, 3), (4, 2), (1, 1)])
def test_10_2_two_figures_are_a_group_six_shoot_as_three(figures: int, groups: int) -> None:
    b = screened(shooter=Troops("a", 60, 40, rankers=48, detached=6))
    b.lose_skirmishers(0, 6 - figures)
    assert dice_of(b) == groups


def test_10_2_every_fraction_goes_up() -> None:
    """The example of the ruling: five groups at 40 cm are 1.25 dice, so 2."""
    b = screened(40, shooter=Troops("a", 60, 40, rankers=48, detached=10))
    assert lines_of(b) == {"10.2 groups of two": 5, "9.4 a quarter of the groups": -3}
    assert dice_of(b) == 2


def test_R67_half_of_three_dice_are_two() -> None:
    assert dice_of(screened(30)) == 2


def test_10_2_without_skirmishers_nobody_skirmishes() -> None:
    b = screened()
    b.lose_skirmishers(0, 5)
    assert why_not(b) == "10.2 skirmishers standing"
    assert asked_screen(b, pose(60, 47)) == "10.2 skirmishers standing"


def guards_at_column(first_rules: bool = False) -> Battle:
    return screened(
        shooter=Troops("a", 60, 40, quality=GUARD, detached=5),
        target=Troops("x", 60, 62, 180, formation=COLUMN),
        nations=(BRITISH, FRENCH),
        first_rules=first_rules,
    )


def test_R17_a_screen_has_all_the_dice_but_those_of_a_line() -> None:
    assert lines_of(guards_at_column()) == {
        "10.2 groups of two": 3,
        "9.3 target in column": 2,
        "9.3 Guard": 2,
        "9.4 all groups": 0,
    }
    at_line = screened(shooter=Troops("a", 60, 40, detached=5), nations=(BRITISH, FRENCH))
    assert lines_of(at_line) == {"10.2 groups of two": 3, "9.4 all groups": 0}


def test_R17_a_screen_as_target_is_no_column() -> None:
    b = screened(target=Troops("x", 60, 66, 180, formation=COLUMN, detached=4))
    b.place_screen(2, pose(60, 58, 180), cm(2))
    assert "9.3 target in column" not in dict(skirmish_dice(b, b.units[0], 2, True, True).lines)


def test_R17_by_the_first_version_of_the_rules_a_screen_had_only_the_rifles_dice() -> None:
    b = guards_at_column(first_rules=True)
    assert lines_of(b) == {"10.2 groups of two": 3, "9.4 all groups": 0}
    light = screened(shooter=rifles(18), nations=(BRITISH, FRENCH))
    assert lines_of(light)["9.3 rifles"] == 2


def test_R102_disorder_does_not_touch_the_screen() -> None:
    b = screened()
    b.disorder(0)
    assert dice_of(b) == 3
    b.join(RED, 0)
    run(b, Skirmishing(0, 2, False))
    throw = b.pending
    assert isinstance(throw, Peaks) and throw.need == 3
    assert waiting(b) == DICE


def test_10_2_a_screen_shoots_once_a_turn_at_enemies_in_its_arc_and_range() -> None:
    b = screened()
    assert why_not(b) == ""
    assert why_not(b, 1) == "9.1 an enemy in play"
    b.mark(0, SKIRMISHED)
    assert why_not(b) == "9.1 once a turn"
    assert why_not(screened(45.1)) == "9.4 out of range"
    aside = screened()
    aside.move_to(2, pose(110, 50, 270))
    assert why_not(aside) == "R18 arc and target"


# 10.3 Lines through screens


def test_10_3_a_battalion_does_not_shoot_through_its_own_skirmishers() -> None:
    b = screened(shooter=Troops("a", 60, 40, rankers=16, formation=COLUMN, detached=4))
    assert why_not_fire(b) == "10.3 own screen in the way"
    b.place_screen(0, pose(30, 47), cm(2))
    assert why_not_fire(b) == ""


def test_10_3_lines_past_ones_own_screen_are_free() -> None:
    b = screened(target=Troops("x", 60, 50, 180, rankers=48))
    # five groups from 50 to 70; the screen, 20 wide, leaves none of them clear
    assert why_not_fire(b) == "10.3 own screen in the way"
    b.place_screen(0, pose(56, 47), cm(2))
    assert why_not_fire(b) == ""
    assert volley_dice(b, b.units[0], 2, False).total == 2


def test_10_3_the_enemy_must_shoot_at_the_screen_first() -> None:
    b = screened()
    assert why_not_fire(b, 0, False, 2) == "10.3 screen first"
    assert why_not_fire(b, 0, True, 2) == ""
    b.lose_skirmishers(0, 5)
    assert why_not_fire(b, 0, False, 2) == ""


def test_R70_a_screen_that_no_line_crosses_hides_nobody() -> None:
    b = screened()
    b.place_screen(0, pose(25, 47), cm(2))
    assert why_not_fire(b, 0, False, 2) == ""


def test_R70_the_gaps_of_the_strip_stop_lines_too() -> None:
    b = screened(
        shooter=Troops("a", 60, 40, rankers=16, formation=COLUMN, detached=4),
        target=Troops("x", 60, 62, 180, rankers=16, formation=COLUMN),
    )
    b.place_screen(0, pose(60, 47), cm(4))
    u = b.units[0]
    middle = u.screen_pose.point(-cm(1), 0)
    assert not any(p.west < middle[0] < p.east for p in screen_footprint(u).parts)
    assert why_not_fire(b, 0, False, 2) == "10.3 screen first"


def test_R70_the_screen_of_another_battalion_stops_lines_that_cross_it() -> None:
    b = field(
        [Troops("a", 60, 40)],
        [Troops("x", 60, 75, 180), Troops("y", 60, 90, 180, detached=5)],
    )
    b.place_screen(2, pose(60, 62, 180), cm(4))
    assert volley_dice(b, b.units[0], 1, False).total == 1  # the outer two look past it
    b.lose(0, 12)
    assert why_not_fire(b, 1) == "10.3 screen first"


def test_R117_one_line_across_its_screen_makes_the_screen_the_target() -> None:
    b = screened(15)
    b.place_screen(0, pose(44, 47), cm(2))  # its right end, at 52, is before one group of x only
    assert why_not_fire(b, 0, False, 2) == "10.3 screen first"
    b.place_screen(0, pose(41, 47), cm(2))
    assert why_not_fire(b, 0, False, 2) == ""


def test_R19_screens_of_friends_do_not_hide_enemy_skirmishers() -> None:
    b = field(
        [Troops("a", 60, 40, rankers=16), Troops("b", 100, 40, detached=5)],
        [Troops("x", 60, 75, 180, detached=5)],
        nations=(FRENCH, FRENCH),
    )
    b.place_screen(1, pose(60, 50), cm(4))
    b.place_screen(2, pose(60, 65, 180), cm(4))
    assert why_not_fire(b, 2, True) == ""
    assert why_not_fire(b, 2, False) == "10.3 screen first"
    b.lose_skirmishers(2, 5)
    assert why_not_fire(b, 2, False) == "9.2 line of fire"


def test_R69_nobody_shoots_through_his_own_screen_even_at_skirmishers() -> None:
    b = screened(
        shooter=Troops("a", 60, 40, rankers=16, formation=COLUMN, detached=4),
        target=Troops("x", 60, 80, 180, detached=5),
    )
    b.place_screen(2, pose(60, 70, 180), cm(2))
    assert why_not_fire(b, 2, True) == "10.3 own screen in the way"
    assert why_not(b, 2, True) == ""


def test_10_3_a_screen_behind_its_battalion_sees_nothing() -> None:
    b = screened(15, front=-6)
    assert why_not(b) == "9.2 line of fire"


def test_R49_hits_on_a_screen_take_skirmishers_only() -> None:
    b = screened(
        15,
        shooter=Troops("a", 60, 40, rankers=48),
        target=Troops("x", 60, 70, 180, detached=4, staff=(0, 0, 0, 1)),
    )
    b.place_screen(2, pose(60, 55, 180), cm(2))
    run(b, Shooting(0, 2, True))
    roll(b, 6, 6, 6)
    assert (b.units[2].screen, b.units[2].rankers, b.units[2].staff) == (1, 20, [0, 0, 0, 1])
    assert (b.units[2].causes, waiting(b)) == (0, "")


def test_R49_hits_left_over_are_lost_and_an_empty_screen_is_gone() -> None:
    b = screened(15, target=Troops("x", 60, 70, 180, detached=4))
    b.place_screen(2, pose(60, 62, 180), cm(2))
    b.lose_skirmishers(0, 5)
    run(b, Shooting(0, 2, True))
    roll(b, *[6] * 1)
    b.end_turn()
    b.lose_skirmishers(2, 2)
    b.lose_skirmishers(2, 7)
    assert (b.units[2].screen, b.units[2].rankers) == (0, 20)
    assert why_not_fire(b, 2, True) == "10.2 skirmishers standing"
    assert why_not_fire(b, 2, False) == ""


# 10.5 Attacked


def test_10_5_an_attack_that_touches_the_screen_removes_it() -> None:
    b = screened(20)
    path = rectangle(pose(60, 48, 180), cm(24), cm(30))
    remove_screens_crossed(b, BLUE, [path])
    assert (b.units[0].screen, b.units[0].rankers, b.units[0].causes) == (5, 19, 0)
    reaching = rectangle(pose(60, 46, 180), cm(24), cm(30))
    remove_screens_crossed(b, RED, [reaching])
    assert b.units[0].screen == 5
    remove_screens_crossed(b, BLUE, [path, reaching])
    assert (b.units[0].screen, b.units[0].rankers, b.units[0].causes) == (0, 19, 0)
    assert b.units[0].losses() == 5


def test_R71_any_part_of_the_strip_crossed_is_enough() -> None:
    b = screened(20)
    b.place_screen(0, pose(60, 47), cm(4))
    between = screen_footprint(b.units[0]).parts
    slit = (between[0].east + between[1].west) // 2
    remove_screens_crossed(b, BLUE, [rectangle(pose(slit / 1000, 40, 180), cm(1), cm(20))])
    assert b.units[0].screen == 0


def test_10_5_an_attack_continues_to_the_battalion_whose_screen_is_gone() -> None:
    b = screened(20)
    assert why_not_fire(b, 0, False, 2) == "10.3 screen first"
    remove_screens_crossed(b, BLUE, [rectangle(pose(60, 41, 180), cm(24), cm(30))])
    assert why_not_fire(b, 0, False, 2) == ""


# 10.6 Light troops


@pytest.mark.parametrize(("rankers", "most"), [(16, 12), (20, 15), (24, 18), (28, 21)])
def test_10_6_three_quarters_of_a_light_battalion_may_skirmish_R68(rankers: int, most: int) -> None:
    assert most_detached(Roster("a", "a", VETERANS, rankers, [0, 0, 0, 0], True, True)) == most


@pytest.mark.parametrize(("ahead", "far"), [(15, False), (15.1, True)])
def test_10_6_the_rest_follows_fifteen_centimetres_behind(ahead: float, far: bool) -> None:
    b = field([rifles(18)], [Troops("x", 60, 110, 180)])
    b.place_screen(0, pose(60, 50), cm(2))
    assert asked_screen(b, pose(60, 42 + ahead)) == ("R68 light screen" if far else "")


@pytest.mark.parametrize("rankers", [16, 20, 24, 28])
def test_R100_the_whole_screen_of_a_light_battalion_finds_its_place(rankers: int) -> None:
    troops = rifles(0, rankers)
    troops.detached = most_detached(troops.roster)
    b = field([troops], [Troops("x", 60, 110, 180)])
    u = b.units[0]
    outermost = footprint_of_screen(pose(60, 57), u.screen, cm(2)).parts[0]
    assert gap(Footprint([outermost], outermost), footprint(u)) > cm(15)
    assert why_not_screen(b, u, pose(60, 57), cm(2)) is None
    assert len([p for p in list_places(u) if why_not_screen(b, u, p, cm(2)) is None]) >= 3


def test_10_6_british_lights_with_rifles_shoot_as_riflemen() -> None:
    b = screened(shooter=rifles(18), nations=(BRITISH, FRENCH))
    # nine groups, all within 45 degrees of the nearest point of x or not
    assert lines_of(b)["9.3 rifles"] == 2
    assert dice_of(b) == lines_of(b)["10.2 groups of two"] + 2


def test_10_2_listed_shots_are_exactly_the_allowed_ones() -> None:
    b = screened(target=Troops("x", 60, 80, 180, detached=4))
    b.place_screen(2, pose(60, 66, 180), cm(2))
    for u in b.units:
        listed: list[Action] = []
        sure: list[Action] = []
        list_skirmishes(b, u, listed)
        add_skirmishes(b, u, sure)
        keys = [a.key() for a in sure]
        assert keys == [a.key() for a in listed if allowed_skirmish(b, a)]
    assert weigh_skirmish(b, b.units[0], 2, True)[0].lines[0] == ("10.2 groups of two", 3)


def allowed_skirmish(b: Battle, action: Action) -> bool:
    assert isinstance(action, SkirmishAt)
    return why_not_skirmish(b, b.units[action.unit], action.target, action.screen) is None
