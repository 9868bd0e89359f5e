"""Chapter 10: skirmishers and light troops."""

from __future__ import annotations

import pytest

from grognard.games.march.chapters.figures import footprint, footprint_of_screen, screen_footprint
from grognard.games.march.chapters.quality import NOT_ASKED
from grognard.games.march.chapters.shooting.accuracy import Shooting, volley_dice, why_not_volley
from grognard.games.march.chapters.shooting.skirmishers import (
    ScreenMove,
    Skirmishing,
    add_skirmishes,
    is_leashed,
    list_places,
    list_skirmishes,
    most_detached,
    remove_screens_crossed,
    skirmish_dice,
    weigh_skirmish,
    why_not_screen,
    why_not_skirmish,
)
from grognard.games.march.chapters.shooting.volley import ChooseShot
from grognard.games.march.model.actions import (
    CEASE_FIRE,
    COLUMN,
    KEEP,
    FireAt,
    PlaceScreen,
    SkirmishAt,
)
from grognard.games.march.model.pieces import (
    ACTIVATED,
    BRITISH,
    DRILLED,
    FIRED,
    FRENCH,
    GUARD,
    IMPASSABLE,
    READY,
    RIFLED,
    SETTING_UP,
    SKIRMISHED,
    VETERANS,
    Roster,
)
from grognard.games.march.model.state import Battle
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Peaks
from grognard.kernel.umpire import answer, ask_again, settle
from grognard.table.measure import gap
from grognard.table.pose import Pose
from grognard.table.shapes import Footprint, polygon, rectangle
from grognard.table.terrain import Area
from tests.games.march.field import BLUE, RED, Troops, cm, field, pose, run, waiting

DICE = "9.1 shooting dice"
OTHER = "R69 screen and parent"
PLACE = "10.4 screen follows"


def screened(
    distance: float = 15,
    *,
    shooter: Troops | None = None,
    target: Troops | None = None,
    nations: tuple[int, int] = (FRENCH, FRENCH),
    front: float = 7,
    first_rules: bool = False,
    routine: str = "ask",
) -> Battle:
    """Red, 0, behind its screen (front at y 47), and blue, 2, so far before the screen's front."""
    b = field(
        [shooter or Troops("a", 60, 40, detached=5), Troops("bystander", 10, 5)],
        [target or Troops("x", 60, 40 + front + distance, 180)],
        nations=nations,
        first_rules=first_rules,
        routine=routine,
    )
    b.place_screen(0, pose(60, 40 + front), cm(4))
    return b


def rifles(detached: int, rankers: int = 24) -> Troops:
    return Troops(
        "a", 60, 40, rankers=rankers, quality=VETERANS, light=True, rifles=True, detached=detached
    )


def dice_of(b: Battle, target: int = 2, screen: bool = False) -> int:
    return skirmish_dice(b, b.units[0], target, screen).total


def lines_of(b: Battle, target: int = 2, screen: bool = False) -> dict[str, int]:
    return dict(skirmish_dice(b, b.units[0], target, screen, True).lines)


def why_not(b: Battle, target: int = 2, screen: bool = False) -> str:
    refusal = why_not_skirmish(b, b.units[0], target, screen)
    return "" if refusal is None else refusal.cite


def why_not_fire(b: Battle, target: int = 2, screen: bool = False, unit: int = 0) -> str:
    refusal = why_not_volley(b, b.units[unit], target, screen)
    return "" if refusal is None else refusal.cite


def roll(b: Battle, *faces: int) -> None:
    throw = b.pending
    assert isinstance(throw, Peaks)
    settle(b, throw.read([*faces, *[1] * (throw.dice - len(faces))]))


def legal(b: Battle) -> list[Action]:
    decision = b.pending
    assert isinstance(decision, Decision)
    return decision.legal(b)


def asked(b: Battle, action: Action) -> str:
    decision = b.pending
    assert isinstance(decision, Decision)
    refusal = decision.why_not(b, action)
    return "" if refusal is None else refusal.cite


def keys_allowed(b: Battle) -> list[tuple[int, ...]]:
    """What is legal by the slow definition."""
    decision = b.pending
    assert isinstance(decision, Decision)
    return [a.key() for a in decision.candidates(b) if decision.why_not(b, a) is None]


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


# 10.4 With their battalion


def test_10_4_skirmishers_shoot_in_the_activation_of_their_battalion() -> None:
    b = screened()
    run(b, Skirmishing(0, 2, False))
    roll(b, 4)
    assert (b.units[2].rankers, b.units[0].status) == (23, ACTIVATED)
    assert (b.units[1].status, waiting(b)) == (READY, "")


def test_R69_after_the_screen_its_battalion_may_shoot() -> None:
    b = screened()
    b.place_screen(0, pose(44, 47), cm(2))
    run(b, Skirmishing(0, 2, False))
    roll(b, 4)
    assert waiting(b) == OTHER
    assert [a.key() for a in legal(b)] == [CEASE_FIRE.key(), FireAt(0, 2, False).key()]
    answer(b, FireAt(0, 2, False))
    roll(b, 4)
    assert (b.units[2].rankers, b.units[0].status, waiting(b)) == (22, ACTIVATED, "")


def test_R69_unasked_the_battalion_shoots_too_at_its_only_target() -> None:
    b = screened(routine="auto")
    b.place_screen(0, pose(44, 47), cm(2))
    run(b, Skirmishing(0, 2, False))
    roll(b, 4)
    assert waiting(b) == DICE
    roll(b, 4)
    assert (b.units[2].rankers, b.units[0].status, waiting(b)) == (22, ACTIVATED, "")


def test_R69_with_two_targets_it_is_asked_all_the_same() -> None:
    b = field(
        [Troops("a", 60, 40, detached=5)],
        [Troops("x", 60, 55, 180), Troops("y", 30, 60, 180)],
        nations=(FRENCH, FRENCH),
        routine="auto",
    )
    b.place_screen(0, pose(42, 47), cm(2))
    run(b, Shooting(0, 1, False))
    roll(b, 4)
    assert waiting(b) == OTHER


def test_R69_after_a_battalion_its_screen_may_shoot_elsewhere_or_cease() -> None:
    def volley() -> Battle:
        b = field(
            [Troops("a", 60, 40, detached=5)],
            [Troops("x", 60, 55, 180), Troops("y", 30, 60, 180)],
            nations=(FRENCH, FRENCH),
        )
        b.place_screen(0, pose(42, 47), cm(2))
        run(b, Shooting(0, 1, False))
        roll(b, 4)
        return b

    b = volley()
    assert (waiting(b), b.units[0].marks & (FIRED | SKIRMISHED)) == (OTHER, FIRED)
    assert asked(b, SkirmishAt(0, 2, False)) == ""
    answer(b, SkirmishAt(0, 2, False))
    roll(b, 4)
    assert (b.units[1].rankers, b.units[2].rankers, waiting(b)) == (23, 23, "")
    still = volley()
    answer(still, CEASE_FIRE)
    assert (still.units[2].rankers, still.units[0].status, waiting(still)) == (24, ACTIVATED, "")


def test_R69_only_the_other_part_is_asked() -> None:
    b = screened()
    b.place_screen(0, pose(44, 47), cm(2))
    run(b, Skirmishing(0, 2, False))
    roll(b, 4)
    decision = b.pending
    assert isinstance(decision, ChooseShot)
    assert asked(b, SkirmishAt(0, 2, False)) == NOT_ASKED.cite
    assert asked(b, FireAt(1, 2, False)) == NOT_ASKED.cite
    assert asked(b, KEEP) == NOT_ASKED.cite
    assert asked(b, FireAt(0, 77, True)) == "9.1 an enemy in play"
    assert decision.weigh(b, KEEP) == []
    assert decision.weigh(b, FireAt(0, 2, False))[0].lines[0][0] == "9.1 firing groups"
    allowed = [a.key() for a in decision.candidates(b) if decision.why_not(b, a) is None]
    assert allowed == [a.key() for a in decision.legal(b)]
    fields = [p.fields() for p in b.stack]
    copy = b.clone()
    ask_again(copy)
    assert [p.fields() for p in copy.stack] == fields
    for p, q in zip(b.stack, copy.stack, strict=True):
        q.restore(p.fields())
    assert waiting(b) == OTHER


def test_R69_rifle_dice_are_given_once_a_turn() -> None:
    b = screened(shooter=rifles(8), nations=(BRITISH, FRENCH))
    b.place_screen(0, pose(40, 47), cm(2))
    assert lines_of(b)["9.3 rifles"] == 2
    run(b, Skirmishing(0, 2, False))
    roll(b, 1)
    assert b.units[0].marks & RIFLED
    decision = b.pending
    assert isinstance(decision, ChooseShot)
    weighed = dict(decision.weigh(b, FireAt(0, 2, False))[0].lines)
    assert "9.3 rifles" not in weighed and weighed["9.3 British in line"] == 2
    b.end_turn()
    assert lines_of(b)["9.3 rifles"] == 2


def test_R103_the_formed_part_has_rifle_dice_only_when_the_screen_has_no_shot() -> None:
    b = screened(shooter=rifles(8), nations=(BRITISH, FRENCH))
    b.place_screen(0, pose(40, 47), cm(2))
    kept = dict(volley_dice(b, b.units[0], 2, False, True).lines)
    assert "9.3 rifles" not in kept
    b.place_screen(0, pose(40, 47, 180), cm(2))  # it looks the other way
    given = dict(volley_dice(b, b.units[0], 2, False, True).lines)
    assert given["9.3 rifles"] == 2
    run(b, Shooting(0, 2, False))
    assert b.units[0].marks & RIFLED
    assert waiting(b) == DICE


def asked_screen(b: Battle, where: Pose, gap: float = 2) -> str:
    refusal = why_not_screen(b, b.units[0], where, cm(gap))
    return "" if refusal is None else refusal.cite


def test_10_4_the_screen_follows_when_its_battalion_has_moved() -> None:
    b = screened()
    b.move_to(0, pose(60, 50))
    run(b, ScreenMove(0))
    assert (waiting(b), len(legal(b)) > 0) == (PLACE, True)
    assert [a.key() for a in legal(b)] == keys_allowed(b)
    assert isinstance(b.pending, Decision) and not b.pending.finite
    answer(b, PlaceScreen(0, pose(58, 58, 5), cm(3)))
    assert (b.units[0].screen_pose.key(), b.units[0].gap) == ((cm(58), cm(58), 500), cm(3))
    assert waiting(b) == ""


def test_10_4_it_may_stay_where_it_is() -> None:
    b = screened()
    b.events = []
    run(b, ScreenMove(0))
    answer(b, PlaceScreen(0, b.units[0].screen_pose, b.units[0].gap))
    assert (b.events, waiting(b)) == ([], "")


@pytest.mark.parametrize(("ahead", "far"), [(10, False), (10.1, True)])
def test_10_4_never_farther_than_ten_centimetres(ahead: float, far: bool) -> None:
    b = screened(40)
    where = pose(60, 40 + ahead + 2)
    assert asked_screen(b, where) == ("10.4 within ten centimetres" if far else "")


def test_R70_each_group_keeps_within_the_limit() -> None:
    b = screened(40, shooter=Troops("a", 60, 40, rankers=48, formation=COLUMN, detached=10))
    # five groups, 28 cm: the outermost ends 6 cm beside the column, so 8 cm ahead is the most
    assert asked_screen(b, pose(60, 50)) == ""
    assert asked_screen(b, pose(60, 50.1)) == "10.4 within ten centimetres"


@pytest.mark.parametrize(("gap_", "bad"), [(1.9, True), (2, False), (4, False), (4.1, True)])
def test_R70_gaps_are_two_to_four_centimetres(gap_: float, bad: bool) -> None:
    b = screened(40)
    assert asked_screen(b, pose(60, 47), gap_) == ("R70 screen strip" if bad else "")


def test_R70_the_strip_stays_ten_centimetres_from_the_enemy() -> None:
    b = screened(25)
    b.move_to(2, pose(60, 57, 180))
    assert asked_screen(b, pose(60, 47)) == ""
    assert asked_screen(b, pose(60, 47.1)) == "R8 ten centimetres"
    skirmished = screened(40, target=Troops("x", 60, 80, 180, detached=4))
    skirmished.place_screen(2, pose(60, 58, 180), cm(2))
    assert asked_screen(skirmished, pose(60, 48)) == ""
    assert asked_screen(skirmished, pose(60, 48.1)) == "R8 ten centimetres"


def test_R8_a_screen_that_was_nearer_already_need_not_go_away() -> None:
    b = screened(5)
    assert asked_screen(b, pose(60, 47)) == ""
    assert asked_screen(b, pose(60, 46.9)) == ""
    assert asked_screen(b, pose(60, 47.1)) == "R8 ten centimetres"
    b.phase = SETTING_UP
    assert asked_screen(b, pose(60, 47)) == "R8 ten centimetres"


def test_R70_a_screen_stands_on_nobody_and_on_the_table() -> None:
    rocks = Area(
        "rocks",
        polygon([(cm(80), cm(41)), (cm(90), cm(41)), (cm(90), cm(60)), (cm(80), cm(60))]),
        IMPASSABLE,
    )
    b = field(
        [Troops("a", 60, 40, detached=5), Troops("b", 90, 12, detached=5), Troops("c", 40, 46)],
        [Troops("x", 60, 100, 180)],
        areas=[rocks],
    )
    b.place_screen(0, pose(60, 47), cm(2))
    b.place_screen(1, pose(75, 32), cm(2))
    assert asked_screen(b, pose(60, 38)) == "18.6 overlap"  # on its own battalion
    assert asked_screen(b, pose(50, 44)) == "18.6 overlap"  # on a friend
    assert asked_screen(b, pose(74, 33)) == "18.6 overlap"  # on another screen
    assert asked_screen(b, pose(75, 45)) == "R65 swept path"  # on the rocks
    assert asked_screen(b, pose(60, 47)) == ""
    b.move_to(0, pose(60, 112))
    assert asked_screen(b, pose(60, 120.1)) == "R81 table edge"
    assert asked_screen(b, pose(60, 120)) == ""


def cornered() -> Battle:
    """A battalion with enemies on three sides, its screen far off in the corner of the table."""
    b = field(
        [Troops("a", 12, 20, detached=5)],
        [Troops("x", 12, 24, 180), Troops("y", 31, 18, 270), Troops("z", 12, 10, 0)],
        size=(60, 60),
    )
    b.place_screen(0, pose(45, 45), cm(2))
    return b


def test_R101_without_an_allowed_place_the_screen_stays_unasked() -> None:
    b = cornered()
    run(b, ScreenMove(0))
    assert (b.units[0].screen_pose.key(), waiting(b)) == ((cm(45), cm(45), 0), "")


def test_R101_where_no_usual_place_is_free_all_around_is_searched() -> None:
    u = screened(60).units[0]
    rocks = [
        Area("rock", polygon(rectangle(p, cm(1), cm(2)).corners()), IMPASSABLE)
        for p in list_places(u)
    ]
    b = field([Troops("a", 60, 40, detached=5)], [Troops("x", 60, 110, 180)], areas=rocks)
    b.place_screen(0, pose(60, 90), cm(2))
    u = b.units[0]
    assert all(why_not_screen(b, u, p, cm(2)) is not None for p in list_places(u))
    run(b, ScreenMove(0))
    assert waiting(b) == PLACE
    places = legal(b)
    assert len(places) == 1
    assert keys_allowed(b) == [places[0].key()]
    answer(b, places[0])
    u = b.units[0]
    assert (is_leashed(u, u.screen_pose, u.gap), waiting(b)) == (True, "")


def test_R71_the_screen_of_a_router_comes_along_unasked() -> None:
    b = screened(60)
    b.rout(0)
    b.flee_to(0, pose(60, 20, 180))
    run(b, ScreenMove(0))
    assert gap(screen_footprint(b.units[0]), footprint(b.units[0])) <= cm(10)
    assert (why_not_screen(b, b.units[0], b.units[0].screen_pose, b.units[0].gap), waiting(b)) == (
        None,
        "",
    )
    before = b.units[0].screen_pose.key()
    run(b, ScreenMove(0))
    assert b.units[0].screen_pose.key() == before
    assert why_not(b) == "9.1 not in rout"


def test_R71_the_screen_of_a_router_without_a_place_stays() -> None:
    b = cornered()
    b.rout(0)
    run(b, ScreenMove(0))
    assert (b.units[0].screen_pose.key(), waiting(b)) == ((cm(45), cm(45), 0), "")


def test_10_4_without_a_screen_or_off_the_table_nobody_is_asked() -> None:
    b = screened()
    run(b, ScreenMove(1))
    assert waiting(b) == ""
    b.destroy(0)
    run(b, ScreenMove(0))
    assert waiting(b) == ""


def test_10_4_only_a_place_for_this_screen_is_an_answer() -> None:
    b = screened()
    run(b, ScreenMove(0))
    assert asked(b, CEASE_FIRE) == NOT_ASKED.cite
    assert asked(b, PlaceScreen(1, pose(60, 47), cm(2))) == NOT_ASKED.cite
    assert asked(b, PlaceScreen(0, pose(-900, 4700), cm(-3))) == "R70 screen strip"
    p = b.clone().stack[0]
    p.restore([1])
    assert (p.fields(), b.stack[0].fields()) == ([1], [0])


@pytest.mark.parametrize("formation", [0, COLUMN])
def test_R50_there_is_a_place_for_every_size_of_screen(formation: int) -> None:
    for rankers in range(16, 49, 4):
        troops = Troops("a", 60, 60, 30, rankers=rankers, formation=formation)
        detached = most_detached(troops.roster)
        troops.detached = detached
        b = field([troops], [Troops("x", 10, 110, 180)])
        b.phase = SETTING_UP
        u = b.units[0]
        allowed = [p for p in list_places(u) if why_not_screen(b, u, p, cm(2)) is None]
        assert len(allowed) >= 4


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


def test_10_5_an_attack_goes_on_to_the_battalion_whose_screen_is_gone() -> None:
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
