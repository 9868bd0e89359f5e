"""Chapter 9: how many dice a volley throws, and what they must show."""

from __future__ import annotations

import pytest

from grognard.games.march.chapters.quality import score
from grognard.games.march.chapters.shooting.accuracy import volley_dice
from grognard.games.march.chapters.shooting.shot_dice import hit_modifier, need
from grognard.games.march.model.actions import COLUMN, LINE
from grognard.games.march.model.pieces import (
    BRITISH,
    DISORDERED,
    DRILLED,
    FRENCH,
    GUARD,
    HARD_COVER,
    RECRUITS,
    VETERANS,
)
from tests.games.march.chapters.shooting.duels import (
    DICE,
    dice_of,
    duel,
    fire,
    hedge,
    lines_of,
    thrown,
    wood,
)
from tests.games.march.field import RED, Troops, cm, pose, waiting

# 9.1 What hits


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


# 9.2 How many groups shoot


def test_9_2_of_a_column_only_the_front_rank_of_groups_shoots() -> None:
    b = duel(15, shooter=Troops("a", 60, 40, formation=COLUMN))
    assert dice_of(b) == 2
    b.lose(0, 22)
    assert (b.units[0].groups(), dice_of(b)) == (1, 1)


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


@pytest.mark.parametrize(("distance", "dice"), [(15, 6), (15.1, 3), (30, 3), (30.1, 2), (45, 2)])
def test_R62_exactly_on_a_limit_is_the_better_case(distance: float, dice: int) -> None:
    assert dice_of(duel(distance)) == dice


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


def test_9_4_one_group_is_always_allowed_to_shoot() -> None:
    b = duel(45, shooter=Troops("a", 60, 40, formation=COLUMN))
    b.disorder(0)
    # 2 x 1/2 x 1/4 = 0.25
    assert lines_of(b)["9.4 one group at least"] == 1
    fire(b)
    assert thrown(b) == (1, 4)
    assert waiting(b) == DICE
