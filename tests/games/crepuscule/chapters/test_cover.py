"""C-COV-1, C-OBS-1, D-16, D-115, D-161, D-184: cover, fortifications, and how far apart two are."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.crepuscule.chapters.ground import (
    HARD,
    NO_COVER,
    SOFT,
    cover_of,
    heading_between,
    in_difficult_ground,
    is_behind,
    is_beyond,
    is_fortified,
    level_of,
    nearest_enemy,
    officer_gap,
)
from grognard.games.crepuscule.model.kinds import (
    BUILDING,
    DIFFICULT,
    EXTENDED,
    FORTIFIED,
    GARRISON,
    HARD_COVER,
    OBSTACLE,
    OPEN_WORK,
    SOFT_COVER,
    WOODED,
)
from grognard.games.crepuscule.model.state import Battle
from grognard.table.angles import DEGREE
from grognard.table.pose import INCH
from tests.games.crepuscule.builders import (
    ALLIED,
    area,
    battalion,
    battle,
    inch,
    line,
    officer,
)

SHOOTER = inch(24), inch(12)


def sheltered(*terrain: Any, **details: Any) -> Battle:
    """Twelve in two ranks of six, 12 inches before a shooter to their south."""
    return battle([battalion("a", ALLIED, (24, 24), figures=12, **details)], terrain=list(terrain))


def cover(*terrain: Any, at: tuple[int, int] = SHOOTER, **details: Any) -> int:
    b = sheltered(*terrain, **details)
    return cover_of(b, b.units[0], *at)


def before(traits: int, off: float = 0.5, west: float = 10, east: float = 40) -> Any:
    """A wall or hedge so far before them."""
    return line([(west, 24 - off), (east, 24 - off)], traits)


# Walls and hedges


@pytest.mark.parametrize(
    ("traits", "found"),
    [(HARD_COVER, HARD), (SOFT_COVER, SOFT), (FORTIFIED, HARD), (OBSTACLE, NO_COVER)],
)
def test_c_cov_1_walls_are_hard_cover_hedges_light(traits: int, found: int) -> None:
    assert cover(before(traits)) == found


def test_c_cov_1_of_two_covers_the_better_counts() -> None:
    assert cover(before(SOFT_COVER), before(HARD_COVER)) == HARD
    assert cover(before(SOFT_COVER), area(10, 23, 40, 30, WOODED)) == HARD


@pytest.mark.parametrize(("off", "found"), [(0.9, SOFT), (1, SOFT), (1.1, NO_COVER)])
def test_d_161_a_hedge_is_cover_within_an_inch_of_those_behind(off: float, found: int) -> None:
    assert cover(before(SOFT_COVER, off)) == found


def test_d_161_it_is_none_from_their_own_side_of_it() -> None:
    assert cover(before(SOFT_COVER), at=(inch(24), inch(40))) == NO_COVER


@pytest.mark.parametrize(("east", "found"), [(24, SOFT), (23.4, NO_COVER)])
def test_d_161_half_of_the_figures_are_enough(east: float, found: int) -> None:
    """Their middles are 0.79 inches apart, three files to either side of 24."""
    assert cover(before(SOFT_COVER, 0.5, 10, east), at=(inch(24), 0)) == found


@pytest.mark.parametrize(("east", "found"), [(24.3, SOFT), (23.7, NO_COVER)])
def test_d_161_of_seven_in_a_row_four_are_half(east: float, found: int) -> None:
    row = {"figures": 7, "files": 7, "formation": EXTENDED}
    b = battle(
        [battalion("a", ALLIED, (24, 24), **row)], terrain=[before(SOFT_COVER, 0.5, 10, east)]
    )
    assert cover_of(b, b.units[0], inch(24), -inch(200)) == found


def test_c_art_38_some_kinds_may_be_left_out() -> None:
    fence = SOFT_COVER | OPEN_WORK
    for traits, found in ((SOFT_COVER, True), (fence, False)):
        b = sheltered(before(traits))
        assert is_behind(b, b.units[0], SOFT_COVER, *SHOOTER, OPEN_WORK) is found
        assert is_behind(b, b.units[0], SOFT_COVER, *SHOOTER)


# Woods, vineyards, houses


@pytest.mark.parametrize(
    ("traits", "found"),
    [(WOODED, HARD), (HARD_COVER, HARD), (FORTIFIED, HARD), (SOFT_COVER, SOFT), (0, NO_COVER)],
)
def test_c_cov_1_ground_that_covers(traits: int, found: int) -> None:
    assert cover(area(10, 20, 40, 30, traits)) == found


def test_d_161_half_in_the_open_and_half_in_a_vineyard() -> None:
    """Two ranks are 1.57 inches deep."""
    for south, found in ((24.7, SOFT), (24.9, NO_COVER)):
        assert cover(area(10, south, 40, 40, SOFT_COVER)) == found


@pytest.mark.parametrize("traits", [WOODED, HARD_COVER, FORTIFIED, BUILDING])
def test_d_161_hard_and_light_cover_together_are_light_cover_for_half(traits: int) -> None:
    """Six files are 4.72 inches wide, from 21.64 to 26.36: 1.36 and 1.36 of them."""
    hard, light = area(10, 20, 23, 30, traits), area(25, 20, 40, 30, SOFT_COVER)
    assert cover(hard, light) == SOFT
    assert cover(hard) == cover(light) == NO_COVER


def test_c_cov_1_a_garrison_has_hard_cover() -> None:
    b = sheltered()
    assert cover_of(b, b.units[0], *SHOOTER) == NO_COVER
    b.units[0].formation = GARRISON
    assert cover_of(b, b.units[0], *SHOOTER) == HARD


@pytest.mark.parametrize(("share", "found"), [(24.7, True), (24.9, False)])
def test_c_obs_1_half_of_it_in_difficult_ground(share: float, found: bool) -> None:
    b = sheltered(area(10, share, 40, 40, DIFFICULT))
    assert in_difficult_ground(b, b.units[0]) is found
    plain = sheltered(area(10, share, 40, 40, SOFT_COVER))
    assert not in_difficult_ground(plain, plain.units[0])


# Fortifications


def fortified(b: Battle) -> bool:
    return is_fortified(b, b.units[0], *SHOOTER)


def test_c_man_9_behind_or_in_fortifications() -> None:
    assert fortified(sheltered(before(FORTIFIED)))
    assert fortified(sheltered(area(10, 20, 40, 30, FORTIFIED)))
    assert not fortified(sheltered(before(HARD_COVER)))
    assert not fortified(sheltered(area(10, 20, 40, 30, HARD_COVER)))


@pytest.mark.parametrize("strong", [False, True])
def test_c_man_9_a_garrison_by_the_building_that_it_is_in(strong: bool) -> None:
    """Not by what is around it."""
    house = area(22, 23, 26, 26, BUILDING | (FORTIFIED if strong else 0))
    other = area(10, 10, 12, 12, BUILDING | (0 if strong else FORTIFIED))
    b = sheltered(other, house, before(0 if strong else FORTIFIED))
    b.units[0].building = 1
    assert fortified(b) is strong


# Distances


def test_d_184_beyond_is_more_than_a_limit() -> None:
    b = battle([battalion("f"), battalion("a", ALLIED, (24, 18))])
    u, v = b.units
    assert not is_beyond(b, u, v, inch(6)) and is_beyond(b, u, v, inch(6) - 1)
    aside = battle([battalion("f"), battalion("a", ALLIED, (60, 12))])
    assert is_beyond(aside, aside.units[0], aside.units[1], inch(6))


def test_d_16_an_officer_is_measured_from_his_base() -> None:
    """It is 50 mm deep, and the rear of the battalion 40 mm behind its front."""
    b = battle(
        [battalion("f", at=(24, 12)), battalion("g", at=(40, 12))], [officer("n", at=(24, 5))]
    )
    wanted = 7 - (40 + 25) / 25.4
    assert officer_gap(b, b.officers[0], b.units[0]) / INCH == pytest.approx(wanted, abs=0.01)
    b = battle([battalion("f"), battalion("g", at=(40, 12))], [officer("n", attached="f")])
    assert officer_gap(b, b.officers[0], b.units[0]) == 0
    assert officer_gap(b, b.officers[0], b.units[1]) > 0


def test_d_16_the_nearest_enemy_and_of_equals_the_first() -> None:
    mine, friend = battalion("f", at=(36, 20)), battalion("g", at=(36, 17))
    foes = [battalion(id, ALLIED, (x, 32), figures=8) for id, x in (("x", 26), ("y", 46))]
    b = battle([mine, friend, *foes])
    assert nearest_enemy(b, b.units[0]) is b.units[2]
    b = battle([mine, friend, *foes, battalion("z", ALLIED, (36, 31.9), figures=8)])
    assert nearest_enemy(b, b.units[0]) is b.units[4]
    b = battle([mine, friend])
    assert nearest_enemy(b, b.units[0]) is None


@pytest.mark.parametrize(
    ("end", "heading"), [((2, 9), 0), ((8, 3), 90), ((2, 1), 180), ((1, 3), 270)]
)
def test_headings_are_counted_from_the_north_by_the_east(
    end: tuple[int, int], heading: int
) -> None:
    start, there = (inch(2), inch(3)), (inch(end[0]), inch(end[1]))
    assert heading_between(start, there) % (360 * DEGREE) == heading * DEGREE


@pytest.mark.parametrize(("north", "level"), [(11.1, 0), (11.3, 1)])
def test_w_res_3_a_unit_stands_as_high_as_its_middle(north: float, level: int) -> None:
    """Two ranks are 1.57 inches deep: their middle is at 11.21."""
    b = battle([battalion("f", at=(24, 12))], terrain=[area(10, 2, 40, north, 0, level=1)])
    assert level_of(b, b.units[0]) == level
