"""Every figure in its place: ranks, squares, skirmishers, bends of a road, walls, generals."""

from __future__ import annotations

from itertools import pairwise

import pytest

from grognard.games.age.armies.lists import army_from
from grognard.games.age.game import GAME
from grognard.games.age.model.kinds import (
    COLUMN,
    LIMBERED,
    LINE,
    MASSE,
    SQUARE,
    TIRAILLEURS,
    UNLIMBERED,
)
from grognard.games.age.model.setting import Roster
from grognard.games.age.model.state import Battle
from grognard.games.age.screen.figures import column_stands, pieces
from grognard.games.age.screen.men import at_the_ends, figures_in, stands_in
from grognard.miniatures.contract.board import Figures, TablePiece
from grognard.table.pose import INCH, Pose


def roster(line: str) -> Roster:
    return army_from(f"french: A\ndivision, led Foy: D\n{line}", 0).rosters[0]


def roles(figures: Figures) -> dict[str, int]:
    names = [figure.role for figure in figures]
    return {name: names.count(name) for name in names}


FOOT = roster("f1 infantry regular 6, skirmishers 2: One")


@pytest.mark.parametrize("formation", [LINE, MASSE, COLUMN, SQUARE])
@pytest.mark.parametrize("bases", range(1, 7))
def test_12_1_four_men_stand_on_every_base_that_is_left(formation: int, bases: int) -> None:
    found = roles(figures_in(FOOT, formation, bases))
    assert sum(found.values()) == 5 * bases
    assert found["base" if formation == SQUARE else "narrow-base"] == bases
    assert found.get("flag", 0) == (1 if bases > 2 else 0)
    assert found["marksman"] == 4 * min(bases, 2)


def test_12_1_tirailleurs_all_take_aim_with_gaps_between_them() -> None:
    found = figures_in(FOOT, TIRAILLEURS, 4)
    assert roles(found) == {"narrow-base": 4, "marksman": 16}
    xs = [figure.x for figure in found if figure.role == "narrow-base"]
    assert {after - before for before, after in pairwise(xs)} == {3 * INCH // 2}


def test_12_1_a_square_faces_all_four_ways() -> None:
    stands = stands_in(FOOT, SQUARE, 6)
    assert {one.turn for one in stands} == {0, 9000, 18000, 27000}
    side = 3 * 3 * INCH // 4
    assert all(0 < one.x < side and 0 < one.y < side for one in stands)
    assert len({(one.x, one.y) for one in stands}) == 6
    assert len({(one.x, one.y) for one in stands_in(FOOT, SQUARE, 9)}) == 9


@pytest.mark.parametrize(
    ("line", "role"),
    [
        ("f1 light-cavalry regular 4: One", "hussar"),
        ("f1 heavy-cavalry regular 4: One", "dragoon"),
        ("f1 cuirassiers regular 4: One", "cuirassier"),
        ("f1 light-cavalry regular 4, lancers: One", "lancer"),
    ],
)
def test_two_riders_of_their_arm_stand_on_a_base(line: str, role: str) -> None:
    assert roles(figures_in(roster(line), LINE, 4)) == {"base": 4, role: 8}


def test_elite_infantry_wears_bearskins() -> None:
    found = roles(figures_in(roster("f1 infantry elite 3: One"), LINE, 3))
    assert found == {"narrow-base": 3, "grenadier": 11, "flag": 1}


def test_a_battery_is_a_gun_or_its_team() -> None:
    guns = roster("f1 foot-battery regular 1: One")
    assert roles(figures_in(guns, UNLIMBERED, 1)) == {"gun": 1}
    assert roles(figures_in(guns, LIMBERED, 1)) == {"limber": 1}


def test_skirmish_bases_are_at_both_ends() -> None:
    assert at_the_ends(6, 3) == {0, 5, 1} and at_the_ends(2, 5) == {0, 1}


# On the table


def table(scenario: str) -> tuple[Battle, dict[str, TablePiece]]:
    b = GAME.setup(scenario, {})
    assert isinstance(b, Battle)
    return b, {piece.id: piece for piece in pieces(b)}


@pytest.mark.parametrize("scenario", ["saalfeld", "albuera", "quatre-bras"])
def test_every_figure_stands_within_its_unit(scenario: str) -> None:
    for piece in table(scenario)[1].values():
        width, depth = piece.size
        for figure in piece.figures:
            assert 0 <= figure.x <= width, piece.id
            assert 0 <= figure.y <= depth, piece.id


def test_12_1_a_garrison_is_at_the_walls_of_its_village() -> None:
    kgl = table("albuera")[1]["kgl"]
    assert (kgl.base, kgl.size) == ("ring", (4 * INCH, 4 * INCH))
    assert roles(kgl.figures) == {"marksman": 9, "flag": 1}
    assert {figure.turn for figure in kgl.figures} == {0, 9000, 18000, 27000}


def test_12_1_a_column_follows_the_bend_of_its_road() -> None:
    b, _ = table("quatre-bras")
    u = b.units[b.setting.by_id["fbau"]].copy()
    u.pose, u.formation, u.bases = Pose(50000, 50000, 0), COLUMN, 4
    u.trail = [50000, 50000 - 2 * INCH, 50000 + 4 * INCH, 50000 - 2 * INCH]
    stands = column_stands(u)
    assert [one.turn % 36000 for one in stands] == [0, 0, 27000, 27000]
    width = 3 * INCH // 4
    assert [abs(one.x - width // 2) < 2 for one in stands] == [True, True, False, False]
    assert abs(stands[3].x - width // 2 - 3 * INCH // 2) < 3 and abs(stands[3].y - 2 * INCH) < 3


def test_a_general_and_his_aide_stand_about_their_place() -> None:
    _, found = table("albuera")
    soult = found["soult"]
    assert soult.base == "round" and roles(soult.figures) == {"staff": 1}
    assert (soult.figures[0].x, soult.figures[0].y) == (soult.size[0] // 2, 0)
