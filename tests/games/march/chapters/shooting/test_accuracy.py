"""Chapter 9: accuracy. One test or more for each sentence of the rulebook, and for each ruling."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from grognard.games.march.chapters.quality import score
from grognard.games.march.chapters.shooting.accuracy import (
    Shooting,
    add_volleys,
    list_volleys,
    volley_dice,
    weigh_volley,
    why_not_volley,
)
from grognard.games.march.chapters.shooting.fire_lines import (
    ARC,
    front_of,
    sight_of,
    take_aim,
)
from grognard.games.march.chapters.shooting.shot_dice import hit_modifier, need, shot_dice
from grognard.games.march.chapters.shooting.targets import Outlook, declared_reach
from grognard.games.march.chapters.shooting.volley import Volley
from grognard.games.march.model.actions import COLUMN, KEEP, LINE, REROLL, FireAt
from grognard.games.march.model.events import Happened
from grognard.games.march.model.pieces import (
    ACTIVATED,
    BRITISH,
    DISORDERED,
    DRILLED,
    FIRED,
    FRENCH,
    GUARD,
    HARD_COVER,
    LIGHT_COVER,
    OBSTACLE,
    READY,
    RECRUITS,
    ROUGH,
    SERGEANT,
    SHOT_AT,
    SLOPE,
    VETERANS,
)
from grognard.games.march.model.state import Battle
from grognard.kernel.decision import Action
from grognard.kernel.dice import Peaks
from grognard.kernel.umpire import answer, ask_again, settle
from grognard.miniatures.shooting.fire_lines import Front, can_aim
from grognard.table.arcs import in_arc
from grognard.table.pose import Pose
from grognard.table.shapes import polygon
from grognard.table.terrain import Area, Edge
from tests.games.march.field import RED, Troops, cm, field, pose, run, waiting

DICE = "9.1 shooting dice"
AGAIN = "9.1 sergeant's re-roll"


def duel(
    distance: float,
    *,
    shooter: Troops | None = None,
    target: Troops | None = None,
    areas: list[Area] | None = None,
    edges: list[Edge] | None = None,
    nations: tuple[int, int] = (FRENCH, FRENCH),
    rifles: str = "standard",
    measuring: str = "free",
    routine: str = "ask",
) -> Battle:
    """A line of six groups in the south, another so many centimetres before its front."""
    red = shooter or Troops("a", 60, 40)
    blue = target or Troops("x", 60, 40 + distance, 180)
    return field(
        [red, Troops("bystander", 10, 5)],
        [blue],
        areas=areas,
        edges=edges,
        nations=nations,
        rifles=rifles,
        measuring=measuring,
        routine=routine,
    )


def lines_of(b: Battle, target: int = 2, screen: bool = False) -> dict[str, int]:
    """The tally of the first battalion's volley."""
    return dict(volley_dice(b, b.units[0], target, screen, True).lines)


def dice_of(b: Battle, target: int = 2, screen: bool = False) -> int:
    return volley_dice(b, b.units[0], target, screen).total


def why_not(b: Battle, target: int = 2, screen: bool = False, unit: int = 0) -> str:
    refusal = why_not_volley(b, b.units[unit], target, screen)
    return "" if refusal is None else refusal.cite


def fire(b: Battle, target: int = 2, screen: bool = False) -> None:
    run(b, Shooting(0, target, screen))


def thrown(b: Battle) -> tuple[int, int]:
    """How many dice are thrown, and the lowest face that hits."""
    throw = b.pending
    assert isinstance(throw, Peaks)
    return throw.dice, throw.need


def roll(b: Battle, *faces: int) -> None:
    throw = b.pending
    assert isinstance(throw, Peaks) and len(faces) == throw.dice
    settle(b, throw.read(list(faces)))


def box(west: float, south: float, east: float, north: float) -> list[tuple[int, int]]:
    return [(cm(x), cm(y)) for x, y in ((west, south), (east, south), (east, north), (west, north))]


def wood(west: float, south: float, east: float, north: float, traits: int = LIGHT_COVER) -> Area:
    return Area("wood", polygon(box(west, south, east, north)), ROUGH | traits, 0, cm(4))


def hedge(west: float, east: float, y: float, traits: int = LIGHT_COVER, width: float = 0) -> Edge:
    return Edge("hedge", [(cm(west), cm(y)), (cm(east), cm(y))], OBSTACLE | traits, cm(width))


# 9.1 Groups, hits, once a turn


def test_9_1_a_battalion_shoots_by_groups_of_four_one_die_for_each() -> None:
    b = duel(15)
    fire(b)
    assert thrown(b) == (6, 4)
    assert waiting(b) == DICE


@pytest.mark.parametrize(("rankers", "groups"), [(24, 6), (23, 6), (21, 6), (20, 5), (17, 5)])
def test_9_1_a_part_of_a_group_throws_its_die(rankers: int, groups: int) -> None:
    b = duel(15)
    b.lose(0, 24 - rankers)
    assert dice_of(b) == groups


@pytest.mark.parametrize(
    ("quality", "lowest"), [(RECRUITS, 5), (DRILLED, 4), (VETERANS, 3), (GUARD, 2)]
)
def test_9_1_a_die_at_the_score_of_the_quality_hits_one_enemy(quality: int, lowest: int) -> None:
    b = duel(15, shooter=Troops("a", 60, 40, quality=quality))
    fire(b)
    dice, found = thrown(b)
    assert found == lowest
    roll(b, *[lowest] * (dice - 1), lowest - 1)
    assert b.units[2].rankers == 24 - (dice - 1)
    assert b.units[1].rankers == 24
    assert waiting(b) == ""


def test_9_1_each_base_shoots_once_a_turn() -> None:
    b = duel(15)
    assert why_not(b) == ""
    fire(b)
    roll(b, *[1] * 6)
    assert (b.units[0].status, b.units[1].status) == (ACTIVATED, READY)
    assert why_not(b) == "9.1 once a turn"
    b.end_turn()
    assert why_not(b) == ""


def test_9_1_the_distance_decides_how_many_groups_shoot() -> None:
    assert [dice_of(duel(cm_)) for cm_ in (15, 30, 45)] == [6, 3, 2]


def test_9_1_only_enemies_in_play_are_targets() -> None:
    b = duel(15)
    assert [why_not(b, target) for target in (0, 1, -1, 3, 99)] == ["9.1 an enemy in play"] * 5
    assert why_not(b, 2, True) == "10.2 skirmishers standing"
    b.destroy(2)
    assert why_not(b, 2) == "9.1 an enemy in play"
    assert weigh_volley(b, b.units[0], 2, False) == []


def test_9_1_routers_do_not_shoot_but_are_shot_at() -> None:
    b = duel(15)
    b.rout(2)
    assert why_not(b) == ""
    b.rout(0)
    assert why_not(b) == "9.1 not in rout"


def test_9_1_sergeants_have_missed_dice_thrown_again() -> None:
    b = duel(15, shooter=Troops("a", 60, 40, staff=(0, 2, 0, 0)))
    fire(b)
    roll(b, 4, 5, 1, 1, 2, 3)
    assert (waiting(b), b.units[2].rankers) == (AGAIN, 24)
    answer(b, REROLL)
    assert (waiting(b), thrown(b)) == (DICE, (1, 4))
    roll(b, 4)
    answer(b, REROLL)
    roll(b, 3)
    assert (b.units[2].rankers, b.units[0].status) == (21, ACTIVATED)
    assert waiting(b) == ""


def test_R54_unasked_sergeants_have_every_miss_thrown_again() -> None:
    b = duel(15, shooter=Troops("a", 60, 40, staff=(0, 2, 0, 0)), routine="auto")
    fire(b)
    roll(b, 4, 5, 1, 1, 2, 3)
    assert (waiting(b), thrown(b)) == (DICE, (1, 4))
    roll(b, 4)
    assert waiting(b) == DICE
    roll(b, 3)
    assert (b.units[2].rankers, b.units[0].status, waiting(b)) == (21, ACTIVATED, "")


def test_R54_a_sergeants_re_roll_may_be_left_and_comes_back_next_turn() -> None:
    b = duel(15, shooter=Troops("a", 60, 40, staff=(0, 1, 0, 0)))
    fire(b)
    roll(b, 4, 1, 1, 1, 1, 1)
    answer(b, KEEP)
    assert (b.units[2].rankers, b.units[0].spent, waiting(b)) == (23, 0, "")
    b.end_turn()
    fire(b)
    roll(b, 4, 1, 1, 1, 1, 1)
    answer(b, REROLL)
    roll(b, 1)
    assert (b.units[2].rankers, b.units[0].spent != 0, waiting(b)) == (22, True, "")
    b.end_turn()
    assert b.units[0].spent == 0


def test_R54_nobody_is_asked_when_no_die_missed_or_no_re_roll_could_hit() -> None:
    b = duel(15, shooter=Troops("a", 60, 40, staff=(0, 2, 0, 0)))
    fire(b)
    roll(b, *[4] * 6)
    assert (b.units[2].rankers, waiting(b)) == (18, "")
    run(b, Volley(0, 2, False, 3, 7))
    roll(b, 6, 6, 6)
    assert (b.units[2].rankers, waiting(b)) == (18, "")


def test_R104_a_second_sergeant_may_have_the_same_die_thrown_again() -> None:
    b = duel(15, shooter=Troops("a", 60, 40, staff=(0, 2, 0, 0)))
    fire(b)
    roll(b, 4, 4, 4, 4, 4, 1)
    answer(b, REROLL)
    roll(b, 1)
    assert waiting(b) == AGAIN
    answer(b, REROLL)
    roll(b, 6)
    assert (b.units[2].rankers, waiting(b)) == (18, "")


def test_R5_no_test_comes_before_the_dice_of_a_volley() -> None:
    b = duel(15)
    fire(b)
    assert waiting(b) == DICE


def test_R24_no_face_hits_or_misses_by_itself() -> None:
    guard = duel(15, shooter=Troops("a", 60, 40, quality=GUARD))
    guard.join(RED, 0)
    fire(guard)
    dice, lowest = thrown(guard)
    assert (dice, lowest) == (8, 1)
    roll(guard, *[1] * 8)
    assert guard.units[2].rankers == 16
    recruits = duel(15, shooter=Troops("a", 60, 40, quality=RECRUITS))
    recruits.kill_commander(RED)
    fire(recruits)
    assert thrown(recruits) == (6, 6)
    assert waiting(recruits) == DICE


def test_R45_a_lowered_battalion_hits_a_face_later() -> None:
    b = duel(15)
    assert need(b, b.units[0]) == 4
    b.join(RED, 1)
    assert (need(b, b.units[0]), need(b, b.units[1])) == (5, 3)
    assert hit_modifier(b, b.units[1], True).lines == [("9.1 to hit", 0), ("3.3 accuracy", 1)]


def test_R77_bonuses_look_at_the_quality_on_the_roster() -> None:
    b = duel(15, shooter=Troops("a", 60, 40, quality=GUARD), nations=(BRITISH, FRENCH))
    b.kill_commander(RED)
    assert score(b, b.units[0]) == 3
    assert (lines_of(b)["9.3 Guard"], lines_of(b)["9.3 British in line"]) == (2, 2)
    drilled = duel(15, nations=(BRITISH, FRENCH))
    drilled.kill_commander(RED)
    assert lines_of(drilled)["9.3 British in line"] == 2


# 9.2 Who may shoot


def test_9_2_in_line_every_group_with_a_clear_line_from_its_front_shoots() -> None:
    b = field(
        [Troops("a", 60, 40), Troops("b", 53, 50, rankers=16, formation=COLUMN)],
        [Troops("x", 60, 70, 180, rankers=48)],
    )
    # the column b, from 49 to 57, stands before the groups at 50, 54 and nearly 58
    assert len(take_aim(b, b.units[0], False, b.units[2], False).lines) == 4
    b.move_to(1, pose(30, 50))
    assert len(take_aim(b, b.units[0], False, b.units[2], False).lines) == 6


def test_9_2_without_any_clear_line_there_is_no_shot() -> None:
    b = field([Troops("a", 60, 40), Troops("b", 60, 50, rankers=32)], [Troops("x", 60, 70, 180)])
    assert why_not(b) == "9.2 line of fire"
    assert why_not(b, 2, False, 1) == ""
    assert volley_dice(b, b.units[0], 2, False, True).lines == [("9.1 firing groups", 0)]


def test_9_2_of_a_column_only_the_front_rank_of_groups_shoots() -> None:
    b = duel(15, shooter=Troops("a", 60, 40, formation=COLUMN))
    assert dice_of(b) == 2
    b.lose(0, 22)
    assert (b.units[0].groups(), dice_of(b)) == (1, 1)


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


def test_9_2_distinct_cover_halves_the_share_of_the_range() -> None:
    """The example of the book: at 18 cm half of the groups, behind a wall a quarter."""
    open_ = duel(18, shooter=Troops("a", 60, 40, rankers=32))
    walled = duel(
        18,
        shooter=Troops("a", 60, 40, rankers=32),
        edges=[hedge(30, 90, 57, HARD_COVER)],
    )
    assert (dice_of(open_), dice_of(walled)) == (4, 2)


def test_9_2_a_half_and_more_rounds_up_less_rounds_down() -> None:
    halves = duel(30, shooter=Troops("a", 60, 40, rankers=20))
    assert dice_of(halves) == 3  # 2.5
    quarters = duel(45, shooter=Troops("a", 60, 40, rankers=20))
    assert dice_of(quarters) == 1  # 1.25


def test_9_2_a_group_lives_until_its_last_figure_falls() -> None:
    """The example of the book: 20 rankers are 5 groups, 17 still 5, 16 only 4."""
    b = duel(15, shooter=Troops("a", 60, 40, rankers=20))
    assert dice_of(b) == 5
    b.lose(0, 3)
    assert dice_of(b) == 5
    b.lose(0, 1)
    assert dice_of(b) == 4


def test_9_2_characters_do_not_count_in_groups() -> None:
    b = duel(15, shooter=Troops("a", 60, 40, staff=(2, 2, 1, 1)))
    assert dice_of(b) == 6


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


def test_R18_what_is_behind_is_no_target() -> None:
    b = duel(15)
    b.move_to(2, pose(60, 25, 0))
    assert why_not(b) == "R18 arc and target"


def test_R18_the_arc_is_the_tables_arc() -> None:
    for heading in range(0, 36000, 1234):
        front = Front(Pose(0, 0, heading), 1, cm(4), 0, ARC)
        here = Pose(0, 0, heading)
        for x in range(-3000, 3001, 750):
            for y in range(-3000, 3001, 750):
                assert front.bears(x, y) == in_arc(here, ARC, x, y)


def test_R18_nobody_shoots_into_a_combat() -> None:
    b = field([Troops("a", 60, 40), Troops("b", 20, 58)], [Troops("x", 60, 55, 180)])
    b.engage(1, 2, False)
    assert why_not(b) == "R76 engaged"
    assert why_not(b, 2, False, 1) == "R76 engaged"
    found: list[Action] = []
    list_volleys(b, b.units[0], found)
    list_volleys(b, b.units[1], found)
    assert not found
    b.part(2)
    assert why_not(b) == ""


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


@pytest.mark.parametrize(("distance", "dice"), [(15, 6), (15.1, 3), (30, 3), (30.1, 2), (45, 2)])
def test_R62_exactly_on_a_limit_is_the_better_case(distance: float, dice: int) -> None:
    assert dice_of(duel(distance)) == dice


def test_R62_a_front_edge_may_be_in_range_where_the_middle_of_it_is_not() -> None:
    b = field([Troops("a", 20, 40, rankers=16, formation=COLUMN)], [Troops("x", 54, 81, 180)])
    aim = take_aim(b, b.units[0], False, b.units[1], False)
    # corner (24, 40) to corner (42, 81): 44.78 cm; from the middle of the group 45.62
    assert aim.range == 44777
    assert why_not(b, 1) == ""


# 9.3 Modifiers


def test_9_3_two_dice_more_at_a_column() -> None:
    b = duel(15, target=Troops("x", 60, 55, 180, formation=COLUMN))
    assert lines_of(b) == {
        "9.1 firing groups": 6,
        "9.3 target in column": 2,
        "9.4 all groups": 0,
    }
    assert dice_of(b) == 8


@pytest.mark.parametrize(
    ("quality", "formation", "nation", "bonus"),
    [
        (DRILLED, LINE, BRITISH, 2),
        (VETERANS, LINE, BRITISH, 2),
        (RECRUITS, LINE, BRITISH, 0),
        (DRILLED, COLUMN, BRITISH, 0),
        (DRILLED, LINE, FRENCH, 0),
    ],
)
def test_9_3_two_dice_more_for_british_in_line_who_are_not_recruits(
    quality: int, formation: int, nation: int, bonus: int
) -> None:
    b = duel(
        15,
        shooter=Troops("a", 60, 40, quality=quality, formation=formation),
        nations=(nation, FRENCH),
    )
    assert lines_of(b).get("9.3 British in line", 0) == bonus


def test_9_3_two_dice_more_for_the_guard() -> None:
    b = duel(15, shooter=Troops("a", 60, 40, quality=GUARD))
    assert (lines_of(b)["9.3 Guard"], dice_of(b)) == (2, 8)


def test_R17_grounds_for_more_dice_add_up() -> None:
    b = duel(
        15,
        shooter=Troops("a", 60, 40, quality=GUARD),
        target=Troops("x", 60, 55, 180, formation=COLUMN),
        nations=(BRITISH, FRENCH),
    )
    assert dice_of(b) == 6 + 2 + 2 + 2


def test_9_3_two_dice_more_for_british_rifles() -> None:
    rifles = Troops("a", 60, 40, quality=VETERANS, light=True, rifles=True)
    b = duel(15, shooter=rifles, nations=(BRITISH, FRENCH))
    assert lines_of(b)["9.3 rifles"] == 2
    assert dice_of(b) == 6 + 2 + 2


def test_9_3_two_dice_fewer_at_light_cover_never_below_none() -> None:
    b = duel(15, areas=[wood(30, 55, 90, 60)])
    assert (lines_of(b)["9.3 light cover"], dice_of(b)) == (-2, 4)
    b.lose(0, 21)
    assert dict(volley_dice(b, b.units[0], 2, False, True).lines) == {
        "9.1 firing groups": 1,
        "9.3 light cover": -1,
        "9.4 all groups": 0,
        "9.4 one group at least": 1,
    }


def test_9_3_hard_cover_halves() -> None:
    b = duel(15, areas=[wood(30, 55, 90, 60, HARD_COVER)])
    assert (lines_of(b)["9.3 hard cover"], dice_of(b)) == (-3, 3)


def test_R14_the_kinds_of_cover_do_not_add_up() -> None:
    b = duel(15, areas=[wood(30, 55, 90, 60), wood(30, 55, 90, 60, HARD_COVER)])
    assert "9.3 light cover" not in lines_of(b)
    assert dice_of(b) == 3


def test_9_3_disorder_halves_the_shooters_dice() -> None:
    b = duel(15)
    b.disorder(0)
    assert (lines_of(b)["9.3 disordered"], dice_of(b)) == (-3, 3)
    b.unmark(0, DISORDERED)
    b.disorder(2)
    assert dice_of(b) == 6


def test_9_3_skirmishers_as_targets_halve_the_dice() -> None:
    b = duel(40, target=Troops("x", 60, 65, 180, detached=4))
    b.place_screen(2, pose(60, 55, 180), cm(2))
    assert (lines_of(b, 2, True)["9.3 skirmishers as target"], dice_of(b, 2, True)) == (-3, 3)


def test_R16_one_rounding_at_the_very_end() -> None:
    """The example of the ruling: six groups at a column in hard cover at 20 cm throw 2."""
    b = duel(
        20,
        target=Troops("x", 60, 60, 180, formation=COLUMN),
        edges=[hedge(30, 90, 59, HARD_COVER)],
    )
    assert volley_dice(b, b.units[0], 2, False, True).lines == [
        ("9.1 firing groups", 6),
        ("9.3 target in column", 2),
        ("9.3 hard cover", -4),
        ("9.4 half of the groups", -2),
    ]
    assert dice_of(b) == 2


def test_R16_halvings_are_not_rounded_one_by_one() -> None:
    b = duel(20, shooter=Troops("a", 60, 40, rankers=28))
    b.disorder(0)
    # 7 x 1/2 x 1/2 = 1.75, not (3.5 -> 4) x 1/2 = 2
    assert dice_of(b) == 2
    b.lose(0, 8)  # 5 groups: 1.25; rounded one by one it would be 2
    assert dice_of(b) == 1


def test_R16_the_sample_of_the_british_line_at_a_column() -> None:
    """Nine groups, British line at a column: 13 dice; 100, 50, 25 % of them are 13, 7, 3."""
    dice = []
    for distance in (15, 30, 45):
        b = duel(
            distance,
            shooter=Troops("a", 60, 40, rankers=36),
            target=Troops("x", 60, 40 + distance, 180, formation=COLUMN),
            nations=(BRITISH, FRENCH),
        )
        dice.append(dice_of(b))
    assert dice == [13, 7, 3]


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


# 9.4 Range


@pytest.mark.parametrize(
    ("distance", "cite", "dice"),
    [
        (1, "9.4 all groups", 6),
        (15, "9.4 all groups", 6),
        (16, "9.4 half of the groups", 3),
        (30, "9.4 half of the groups", 3),
        (31, "9.4 a quarter of the groups", 2),
        (45, "9.4 a quarter of the groups", 2),
    ],
)
def test_9_4_all_half_or_a_quarter_of_the_groups_by_range(
    distance: int, cite: str, dice: int
) -> None:
    b = duel(distance)
    assert (cite in lines_of(b), dice_of(b)) == (True, dice)


def test_9_4_beyond_45_centimetres_there_is_no_shot() -> None:
    assert why_not(duel(45)) == ""
    assert why_not(duel(45.1)) == "9.4 out of range"


def test_9_4_those_who_see_the_target_may_be_too_far() -> None:
    b = field(
        [Troops("a", 30, 40, rankers=48), Troops("b", 52, 50, rankers=16)],
        [Troops("x", 60, 84, 180, rankers=16, formation=COLUMN)],
    )
    assert why_not(b) == "9.4 out of range"


def test_9_4_one_group_is_always_allowed_to_shoot() -> None:
    b = duel(45, shooter=Troops("a", 60, 40, formation=COLUMN))
    b.disorder(0)
    # 2 x 1/2 x 1/4 = 0.25
    assert lines_of(b)["9.4 one group at least"] == 1
    fire(b)
    assert thrown(b) == (1, 4)
    assert waiting(b) == DICE


def test_R15_rifles_reach_no_further_than_muskets_unless_agreed() -> None:
    def rifles(distance: float, ranges: str = "standard") -> Battle:
        shooter = Troops("a", 60, 20, rankers=16, quality=VETERANS, light=True, rifles=True)
        return duel(distance - 20, shooter=shooter, nations=(BRITISH, FRENCH), rifles=ranges)

    assert [dice_of(rifles(d)) for d in (15, 20, 30, 45)] == [8, 4, 4, 2]
    long = [dice_of(rifles(d, "long")) for d in (20, 20.1, 40, 40.1, 60)]
    assert long == [8, 4, 4, 2, 2]
    assert why_not(rifles(45.1)) == "9.4 out of range"
    assert why_not(rifles(60.1, "long")) == "9.4 out of range"
    muskets = duel(45.1, rifles="long")
    assert why_not(muskets) == "9.4 out of range"


def test_R105_without_measuring_a_shot_may_be_wasted() -> None:
    b = duel(50, measuring="none")
    assert declared_reach(b, b.units[0]) > cm(500)
    assert why_not(b) == ""
    assert lines_of(b) == {"9.1 firing groups": 6, "9.4 out of range": -6}
    b.events = []
    fire(b)
    assert waiting(b) == ""
    assert b.units[0].marks & FIRED and b.units[0].status == ACTIVATED
    assert [e.what for e in b.events if isinstance(e, Happened)] == ["shot"]
    assert why_not(duel(50)) == "9.4 out of range"


# What follows a volley


def test_9_1_a_battalion_that_is_hit_by_fire_will_test_its_resolve() -> None:
    b = duel(15)
    fire(b)
    roll(b, 4, 1, 1, 1, 1, 1)
    assert (b.units[2].rankers, b.units[2].causes) == (23, SHOT_AT)
    miss = duel(15)
    fire(miss)
    roll(miss, *[3] * 6)
    assert (miss.units[2].rankers, miss.units[2].causes) == (24, 0)
    assert waiting(miss) == ""


def test_9_1_a_volley_can_be_saved_and_copied_at_every_wait() -> None:
    b = duel(15, shooter=Troops("a", 60, 40, staff=(0, 1, 0, 0)))
    fire(b)
    for outcome in ([4, 4, 1, 1, 1, 1], None, [6]):
        copy = b.clone()
        assert type(ask_again(copy)) is type(b.pending)
        fields = [p.fields() for p in b.stack]
        assert [p.fields() for p in copy.stack] == fields
        for p, q in zip(b.stack, copy.stack, strict=True):
            q.restore(p.fields())
        assert [p.fields() for p in copy.stack] == fields
        if outcome is None:
            answer(b, REROLL)
        else:
            roll(b, *outcome)
    assert (b.units[2].rankers, b.units[0].spent >> (4 * SERGEANT)) == (21, 1)
    assert waiting(b) == ""


def test_9_1_listed_volleys_are_exactly_the_allowed_ones() -> None:
    for b in crowds():
        for u in b.units:
            listed: list[Action] = []
            sure: list[Action] = []
            list_volleys(b, u, listed)
            add_volleys(b, u, sure)
            keys = [a.key() for a in sure]
            assert keys == [a.key() for a in listed if allowed(b, a)]
            everything = [FireAt(u.uid, x.uid, screen) for x in b.units for screen in (False, True)]
            assert sorted(keys) == sorted(a.key() for a in everything if allowed(b, a))


def crowds() -> Sequence[Battle]:
    """Battles with much in the way."""
    found = []
    for turn in range(6):
        b = field(
            [
                Troops("a", 30 + turn, 40, 10 * turn, detached=4),
                Troops("b", 58, 38 + turn, 350, formation=COLUMN),
                Troops("c", 62, 60, 45, rankers=16),
            ],
            [
                Troops("x", 40, 75, 180, detached=5),
                Troops("y", 70 - turn, 82, 200, formation=COLUMN),
                Troops("z", 90, 60, 270 - turn),
            ],
            areas=[wood(20, 52, 34, 60), Area("hill", polygon(box(60, 66, 80, 74)), SLOPE, 1)],
        )
        b.place_screen(0, pose(34 + turn, 50, 10 * turn), cm(2))
        b.place_screen(3, pose(40 + 2 * turn, 66, 180), cm(3))
        if turn == 3:
            b.rout(1)
        if turn == 4:
            b.mark(0, FIRED)
        found.append(b)
    return found


def allowed(b: Battle, action: Action) -> bool:
    assert isinstance(action, FireAt)
    return why_not_volley(b, b.units[action.unit], action.target, action.screen) is None


def test_9_2_a_quick_look_never_misses_a_shot() -> None:
    for b in crowds():
        for u in b.units:
            for x in b.units:
                if x.seat != u.seat:
                    aim = take_aim(b, u, False, x, False)
                    near = aim.lines and aim.range <= declared_reach(b, u) + 2
                    assert bool(near) == any_of(b, u.uid, x.uid)


def any_of(b: Battle, unit: int, target: int) -> bool:
    return Outlook(b, b.units[unit], False).has(b.units[target], False)


def test_9_1_weighing_shows_the_dice_and_what_is_added_to_each() -> None:
    b = duel(15)
    dice, die = weigh_volley(b, b.units[0], 2, False)
    assert dice.lines == [("9.1 firing groups", 6), ("9.4 all groups", 0)]
    assert die.lines == [("9.1 to hit", 0)]


def test_9_0_a_battalion_that_shoots_throws_its_dice_and_has_acted() -> None:
    b = duel(15)
    b.events = []
    fire(b)
    assert waiting(b) == DICE
    roll(b, 4, 6, 1, 1, 1, 1)
    told = [(e.what, e.args) for e in b.events if isinstance(e, Happened)]
    assert told[:2] == [("shot", [2, 0, 0, 6, 4]), ("hit", [2, 0, 2, 1])]
    assert [u.rankers for u in b.units] == [24, 24, 22]
    assert (b.units[0].status, waiting(b)) == (ACTIVATED, "")


def test_9_2_out_of_arc_and_hidden_groups_together_have_no_shot() -> None:
    b = field(
        [Troops("a", 40, 40, rankers=48), Troops("b", 60, 52, rankers=24)],
        [Troops("x", 88, 62, 180, rankers=16)],
    )
    # from the left end x lies more than 45 degrees aside; b hides it from the right end
    assert why_not(b) == "9.2 line of fire"


def test_9_2_can_aim_agrees_with_take_aim_beyond_the_range() -> None:
    b = duel(45.1)
    u, x = b.units[0], b.units[2]
    sight = sight_of(b, u, False, x, False)
    assert not can_aim(b.setting.ground, front_of(u, False), sight, [], cm(45))
    assert can_aim(b.setting.ground, front_of(u, False), sight, [], cm(46))
    assert shot_dice(b, u, False, x, False).total == 0


def test_R62_remembered_lines_are_drawn_anew_when_either_has_moved() -> None:
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
