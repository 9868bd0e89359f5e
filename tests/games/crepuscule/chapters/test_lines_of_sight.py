"""D-136, F-01, F-02, W-SHO-6: which figures see what, and what is seen over."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.crepuscule.chapters.formations import footprint
from grognard.games.crepuscule.chapters.ground import (
    bearing,
    bearing_on,
    bears,
    in_front_arc,
    sees,
)
from grognard.games.crepuscule.model.kinds import (
    COLUMN,
    GARRISON,
    HOLLOW,
    LEFT,
    LINE,
    REAR,
    RIGHT,
    SKIRMISH,
    SOLID,
)
from grognard.games.crepuscule.model.state import Battle
from tests.games.crepuscule.builders import (
    ALLIED,
    Troops,
    area,
    battalion,
    battery,
    battle,
    inch,
    squadron,
)

FAR = inch(60)


def lines(b: Battle, limit: float = 60, face: int = 0) -> int:
    return len(bearing(b, b.units[0], b.units[1], inch(limit), face))


# Who bears


@pytest.mark.parametrize(("away", "figures"), [(17.9, 12), (17.95, 10), (18, 8), (18.1, 0)])
def test_w_sho_6_d_16_each_figure_of_the_front_rank_by_its_own_distance(
    away: float, figures: int
) -> None:
    """Those beside the target are farther from it than those before it."""
    few = battalion("a", ALLIED, (24, 12 + away), figures=12, files=6)
    b = battle([battalion("f"), few])
    assert lines(b, 18) == figures
    assert bears(b, b.units[0], b.units[1], inch(18)) is (figures > 0)


@pytest.mark.parametrize(("figures", "bearing"), [(24, 12), (12, 12), (8, 8)])
def test_w_sho_6_no_more_than_there_are_in_the_front_rank(figures: int, bearing: int) -> None:
    men = battalion("f", figures=figures, files=12)
    assert lines(battle([men, battalion("a", ALLIED, (24, 20))])) == bearing


@pytest.mark.parametrize(
    ("at", "sector"), [((24, 40), 0), ((44, 20), RIGHT), ((24, 4), REAR), ((4, 20), LEFT)]
)
@pytest.mark.parametrize(("formation", "abreast"), [(HOLLOW, 3), (SOLID, 5)])
def test_c_inf_4a_each_face_of_a_square_sees_its_own_side(
    at: tuple[float, float], sector: int, formation: int, abreast: int
) -> None:
    square = battalion("f", at=(24, 21), figures=24, formation=formation)
    b = battle([square, battalion("a", ALLIED, at, figures=8, files=4)])
    found = [lines(b, 60, face) for face in range(4)]
    assert found == [abreast if face == sector else 0 for face in range(4)]
    assert sees(b, b.units[0], b.units[1])


def test_w_sho_6_a_line_does_not_see_what_is_beside_or_behind_it() -> None:
    for at in ((44, 11), (24, 4), (4, 11)):
        b = battle([battalion("f", at=(24, 12), figures=8), battalion("a", ALLIED, at, figures=8)])
        assert not sees(b, b.units[0], b.units[1])


@pytest.mark.parametrize("at", [(24, 30), (24, 6), (44, 20), (8, 20)])
def test_c_inf_6a_separate_figures_see_all_round_and_each_fires(at: tuple[float, float]) -> None:
    loose = battalion("f", at=(24, 20), figures=6, files=3, formation=SKIRMISH)
    b = battle([loose, battalion("a", ALLIED, at, figures=8, files=4)])
    assert lines(b) == 6
    assert in_front_arc(b, b.units[0], b.units[1])


def test_d_16_separate_figures_by_their_own_distance() -> None:
    """Two ranks of bases with an inch between them; the second is 1.79 inches farther."""
    loose = battalion("f", at=(24, 20), figures=6, files=3, formation=SKIRMISH)
    b = battle([loose, battalion("a", ALLIED, (24, 30))])
    assert [lines(b, limit) for limit in (9.9, 10, 11.7, 11.8)] == [0, 3, 3, 6]


@pytest.mark.parametrize("face", range(4))
def test_d_16_each_face_measures_from_its_own_edge(face: int) -> None:
    """Five abreast and four deep: 3.94 inches by 3.15."""
    wide, deep = 100 / 25.4, 80 / 25.4
    middle = 21 - deep / 2
    at, facing = [
        ((24, 31), 180),
        ((24 + wide / 2 + 10, middle), 270),
        ((24, 21 - deep - 10), 0),
        ((24 - wide / 2 - 10, middle), 90),
    ][face]
    square = battalion("f", at=(24, 21), figures=20, files=5, formation=SOLID)
    b = battle([square, battalion("a", ALLIED, at, facing)])
    assert lines(b, 9.9, face) == 0 and lines(b, 10.1, face) > 0


@pytest.mark.parametrize(("away", "figures"), [(11.8, 8), (11.9, 6), (11.97, 4), (12, 2)])
def test_w_sho_6_horsemen_are_farther_apart(away: float, figures: int) -> None:
    """Eight are 7.87 inches wide, and two of the foe 1.57."""
    few = battalion("a", ALLIED, (24, 12 + away), figures=4, files=2)
    assert lines(battle([squadron("h"), few]), 12) == figures


def test_w_sho_6_a_single_figure_fires_alone() -> None:
    one = battle([battalion("f", figures=1, files=1), battalion("a", ALLIED, (24, 20))])
    assert lines(one) == 1


@pytest.mark.parametrize("formation", [LINE, SKIRMISH])
def test_it_looks_for_no_more_lines_than_asked(formation: int) -> None:
    men = battalion("f", figures=12, files=6, formation=formation)
    b = battle([men, battalion("a", ALLIED, (24, 24))])
    place = footprint(b, b.units[1])
    assert [len(bearing_on(b, b.units[0], place, 1, FAR, 0, most)) for most in (1, 3)] == [1, 3]


@pytest.mark.parametrize("nearest", [-1, 0, 1])
def test_d_16_the_nearest_of_separate_figures_is_aimed_at(nearest: int) -> None:
    """Three with an inch between their bases; one of them is straight ahead."""
    step = 1 + 20 / 25.4
    loose = {"formation": SKIRMISH}
    one = battalion("f", at=(24, 20), figures=1, files=1, **loose)
    three = battalion("a", ALLIED, (24 + nearest * step, 30), figures=3, files=3, **loose)
    b = battle([one, three])
    assert lines(b, 10) == 1 and lines(b, 9.9) == 0


@pytest.mark.parametrize("formation", [LINE, HOLLOW])
def test_d_136_sight_is_as_far_as_the_table_and_ends_at_a_screen(formation: int) -> None:
    screen = battalion("g", at=(24, 8), figures=30, files=15)
    b = battle([battalion("f", at=(24, 6), formation=formation), battalion("a", ALLIED, (24, 46))])
    assert seen(b)
    b = battle(
        [
            battalion("f", at=(24, 5), figures=12, formation=formation),
            battalion("a", ALLIED, (24, 46), figures=4, files=2),
            screen,
        ]
    )
    assert not seen(b)


def test_d_136_nothing_hides_an_enemy_in_contact() -> None:
    b = battle([battalion("f"), battalion("a", ALLIED, (24, 12))])
    assert lines(b, 1) == 12


# The front arc


@pytest.mark.parametrize(("east", "found"), [(38.2, True), (38.4, False)])
@pytest.mark.parametrize("mirrored", [False, True])
def test_d_159_the_front_arc_is_45_degrees_beyond_the_corners(
    east: float, found: bool, mirrored: bool
) -> None:
    """The corner of eight abreast is 3.15 inches from the middle, the rear of the foe 9.6 ahead."""
    x = 48 - east if mirrored else east
    foe = battalion("a", ALLIED, (x, 20), figures=8, files=4)
    b = battle([battalion("f", figures=16, files=8), foe])
    assert in_front_arc(b, b.units[0], b.units[1]) is found


def test_d_159_a_garrison_looks_all_round() -> None:
    b = battle([battalion("f"), battalion("a", ALLIED, (24, 4), facing=0)])
    assert not in_front_arc(b, b.units[0], b.units[1])
    b.units[0].formation = GARRISON
    assert in_front_arc(b, b.units[0], b.units[1])


# What hides


def between(*screen: Troops, terrain: list[Any] | None = None, far: float = 30) -> Battle:
    column = battalion("f", at=(24, 12), figures=12, formation=COLUMN, files=4)
    target = battalion("a", ALLIED, (24, far), figures=12, formation=COLUMN, files=4)
    return battle([column, target, *screen], terrain=terrain)


def seen(b: Battle) -> bool:
    return sees(b, b.units[0], b.units[1])


def test_d_136_guns_hide_nobody() -> None:
    guns = [battery(f"g{n}", at=(20 + 2 * n, 20)) for n in range(5)]
    assert seen(between(*guns))


def test_d_136_who_stands_aside_or_beyond_hides_nobody() -> None:
    assert seen(between(battalion("g", at=(40, 20))))
    assert seen(between(battalion("g", ALLIED, (24, 36))))


@pytest.mark.parametrize(
    ("files", "figures", "dense"), [(7, 12, True), (8, 12, False), (7, 11, False)]
)
def test_f_01_a_figure_for_each_inch_of_their_width(files: int, figures: int, dense: bool) -> None:
    """Seven bases with an inch between them are 11.5 inches wide, eight 13.3."""
    loose = battalion("g", at=(24, 20), figures=figures, files=files, formation=SKIRMISH)
    assert seen(between(loose)) is not dense


def test_f_01_the_width_is_measured_across_the_line() -> None:
    """Twenty are 20.4 inches wide and 2.6 deep: end on they hide what is behind them."""
    row: dict[str, Any] = {"figures": 20, "files": 12, "formation": SKIRMISH}
    assert seen(between(battalion("g", at=(24, 22), **row)))
    assert not seen(between(battalion("g", at=(25.3, 23), facing=90, **row), far=36))


# What is seen over


HILL = area(18, 4, 30, 12.5, 0, level=1)  # below the column that looks
RISE = area(10, 29, 40, 40, 0, level=1)  # below its target


@pytest.mark.parametrize(("y", "over"), [(13.8, True), (27.9, True), (28.5, False)])
def test_f_02_from_above_over_enemies_who_are_not_close_to_the_target(y: float, over: bool) -> None:
    foe = battalion("x", ALLIED, (24, y), figures=12, formation=LINE, facing=0)
    assert seen(between(foe, terrain=[HILL])) is over


def test_f_02_over_friends_to_a_target_above_but_not_over_enemies() -> None:
    for seat, over in ((0, True), (ALLIED, False)):
        screen = battalion("g", seat, (24, 20), figures=12, facing=0)
        assert seen(between(screen, terrain=[RISE])) is over
    near = battalion("g", at=(24, 14.5), figures=12)
    assert not seen(between(near, terrain=[RISE]))  # within 2 inches of those who look


def test_f_02_a_hill_elsewhere_helps_nobody() -> None:
    friend = battalion("g", at=(24, 20), figures=12)
    assert not seen(between(friend, terrain=[area(60, 4, 70, 12, 0, level=1)]))


def test_f_02_those_who_stand_as_high_hide_what_is_behind() -> None:
    plateau = area(10, 4, 40, 24, 0, level=1)
    assert not seen(between(battalion("g", at=(24, 20), figures=12), terrain=[plateau]))
    assert not seen(between(battalion("x", ALLIED, (24, 20), figures=12), terrain=[plateau]))
