"""Where each figure stands: figures are found by a line as their bases are."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.games.crepuscule.chapters.artillery.paths import crossed
from grognard.games.crepuscule.chapters.figures import (
    bases_of,
    crossed_figures,
    gun_base,
    middles_of,
    poses_of,
)
from grognard.games.crepuscule.model.kinds import (
    COLUMN,
    FOOT_BASE,
    FORAGERS,
    GUN_DEPTH,
    GUN_WIDTH,
    HOLLOW,
    HORSE_DEPTH,
    HORSE_WIDTH,
    LIGHT,
    LINE,
    MARCH,
    SKIRMISH,
    SOLID,
)
from grognard.games.crepuscule.model.pieces import Unit
from grognard.games.crepuscule.model.state import Battle
from grognard.table.lines import Line, Track
from grognard.table.pose import INCH
from tests.games.crepuscule.builders import battalion, battery, battle, inch, squadron

FORMATIONS = (LINE, COLUMN, MARCH, HOLLOW, SOLID, SKIRMISH)
places = st.tuples(st.integers(inch(12), inch(36)), st.integers(inch(2), inch(20)))
facings = st.integers(0, 359)


def shapes_of(facing: int) -> list[Unit]:
    """A unit of every formation on the same spot, a squadron and a battery too."""
    foot = [battalion("f1", facing=facing, formation=one, figures=23) for one in FORMATIONS]
    horse = squadron("f1", facing=facing, formation=FORAGERS, weight=LIGHT)
    return [battle([one]).units[0] for one in (*foot, horse, battery("f1", facing=facing))]


@given(places, places, facings)
def test_d_80_d_186_as_many_figures_are_crossed_as_bases(
    start: tuple[int, int], end: tuple[int, int], facing: int
) -> None:
    line = Line(*start, *end)
    for u in shapes_of(facing):
        assert crossed_figures(u, line) == crossed(line, bases_of(u))


def test_d_80_a_line_through_a_rank_is_near_few_of_its_figures() -> None:
    u = battle([battalion("f1", figures=24)]).units[0]
    line = Line(inch(24), inch(2), inch(24), inch(20))
    assert len(poses_of(u)) == 24
    assert len(poses_of(u, Track(line, u.pose))) == 4
    aside = Line(inch(2), inch(2), inch(2), inch(20))
    assert poses_of(u, Track(aside, u.pose)) == []


@pytest.mark.parametrize("facing", [0, 33, 90, 211])
def test_the_middle_of_a_figure_is_that_of_its_base(facing: int) -> None:
    for u in shapes_of(facing):
        assert middles_of(u) == [base.centre() for base in bases_of(u)]


def places_of(b: Battle) -> list[tuple[int, int]]:
    """The middle of the front of each figure, from that of the unit, to the right and ahead."""
    u = b.units[0]
    return [(one.x - u.pose.x, one.y - u.pose.y) for one in poses_of(u)]


def row(count: int, apart: int, ahead: int) -> list[tuple[int, int]]:
    return [(i * apart - (count - 1) * apart // 2, ahead) for i in range(count)]


def test_c_inf_2_figures_stand_rank_by_rank_and_a_short_last_rank_in_the_middle() -> None:
    line = [battalion("f1", figures=23, files=12)]
    assert places_of(battle(line)) == row(12, FOOT_BASE, 0) + row(11, FOOT_BASE, -FOOT_BASE)
    column = [battalion("f1", figures=10, formation=COLUMN, files=4)]
    assert places_of(battle(column)) == [
        *row(4, FOOT_BASE, 0),
        *row(4, FOOT_BASE, -FOOT_BASE),
        *row(2, FOOT_BASE, -2 * FOOT_BASE),
    ]


def test_c_inf_6_c_cav_9_separate_figures_stand_an_inch_apart() -> None:
    loose = battle([battalion("f1", figures=5, formation=SKIRMISH, files=3)])
    apart = FOOT_BASE + INCH
    assert places_of(loose) == row(3, apart, 0) + row(2, apart, -apart)
    horse = [squadron("f1", figures=3, formation=FORAGERS, weight=LIGHT, files=2)]
    wide, deep = HORSE_WIDTH + INCH, HORSE_DEPTH + INCH
    assert places_of(battle(horse)) == row(2, wide, 0) + row(1, wide, -deep)


def test_d_131_the_faces_of_a_hollow_square_turn_about_its_middle() -> None:
    b = battle([battalion("f1", figures=12, formation=HOLLOW)])
    front = [(-3 * FOOT_BASE // 2, 0), (-FOOT_BASE // 2, 0), (FOOT_BASE // 2, 0)]
    half, found = 2 * FOOT_BASE, []
    for _ in range(4):
        found += front
        front = [(y + half, -x - half) for x, y in front]
    assert places_of(b) == found


def test_c_art_14_gunners_stand_by_turns_right_and_left_of_their_gun() -> None:
    aside = (GUN_WIDTH + FOOT_BASE) // 2
    assert places_of(battle([battery("f1", gunners=5)])) == [
        *((aside, 0), (-aside, 0), (aside, -FOOT_BASE), (-aside, -FOOT_BASE)),
        (aside, -2 * FOOT_BASE),
    ]


def test_w_pro_5_each_figure_has_the_base_of_its_arm() -> None:
    for unit, wide, deep in (
        (battalion("f1"), FOOT_BASE, FOOT_BASE),
        (squadron("f1"), HORSE_WIDTH, HORSE_DEPTH),
        (battery("f1"), FOOT_BASE, FOOT_BASE),
    ):
        base = bases_of(battle([unit]).units[0])[0]
        assert (base.east - base.west, base.north - base.south) == (wide, deep)
    gun = gun_base(battle([battery("f1")]).units[0])
    assert (gun.east - gun.west, gun.north - gun.south) == (GUN_WIDTH, GUN_DEPTH)
