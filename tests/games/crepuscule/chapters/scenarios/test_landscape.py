"""Kinds of terrain, the walls of buildings, and random ground that is fair to both sides."""

from __future__ import annotations

import pytest

from grognard.games.crepuscule.armies.army_rules import LEDGER
from grognard.games.crepuscule.chapters.scenarios.landscape import KINDS, RECIPE, WALLS, road_across
from grognard.games.crepuscule.chapters.scenarios.scenarios import setting_for
from grognard.games.crepuscule.model.kinds import (
    BUILDING,
    DIFFICULT,
    FORTIFIED,
    HARD_COVER,
    OBSTACLE,
    OPENINGS,
    SOFT_COVER,
    WALL,
    WATER,
    WOODED,
)
from grognard.miniatures.terrain.pieces import Piece
from grognard.miniatures.terrain.random_terrain import random_terrain, twin
from grognard.table.pose import INCH

TABLE = (72 * INCH, 48 * INCH)


def has(kind: str, traits: int) -> bool:
    return KINDS[kind].traits & traits == traits


def test_c_cov_1_what_is_hard_cover_and_what_is_light() -> None:
    for kind in ("low-wall", "wood", "brick-house", "barricade"):
        assert has(kind, HARD_COVER)
    for kind in ("hedge", "fence", "gabions"):
        assert has(kind, SOFT_COVER) and not has(kind, HARD_COVER)


def test_c_art_40_d_144_what_stops_a_ball() -> None:
    walls = {kind for kind in KINDS if has(kind, WALL)}
    assert walls == {"low-wall", "barricade", "gabions", "earthwork", "high-wall"}


def test_c_art_41_where_a_ball_does_not_bounce() -> None:
    assert has("wood", DIFFICULT | WOODED) and has("marsh", DIFFICULT) and has("river", WATER)
    assert not has("hill", DIFFICULT) and KINDS["hill"].level == 1


def test_c_obs_2_what_is_an_obstacle_and_what_a_fortification() -> None:
    assert all(has(kind, OBSTACLE) for kind in ("hedge", "fence", "low-wall", "ditch", "stream"))
    assert {kind for kind in KINDS if has(kind, FORTIFIED)} == {
        "redoubt",
        "blockhouse",
        "earthwork",
    }


def test_c_bld_3_every_building_has_walls_and_only_buildings_have() -> None:
    assert set(WALLS) == {kind for kind in KINDS if has(kind, BUILDING)}
    for kind, walls in WALLS.items():
        assert (walls.open > 0) == has(kind, OPENINGS)


@pytest.mark.parametrize(
    ("kind", "with_openings", "without", "wounds"),
    [
        ("daub-house", 6, 7, 2),
        ("brick-house", 7, 8, 2),
        ("stone-house", 9, 10, 3),
        ("blockhouse", 10, 10, 5),
    ],
)
def test_c_bld_3_toughness_and_wounds(
    kind: str, with_openings: int, without: int, wounds: int
) -> None:
    walls = WALLS[kind]
    assert (walls.with_openings, walls.without, walls.wounds) == (with_openings, without, wounds)


def test_d_200_a_brick_house_has_openings_on_two_facades() -> None:
    walls = WALLS["brick-house"]
    assert [walls.has_openings(side) for side in range(4)] == [True, False, True, False]
    assert [walls.toughness(side) for side in range(4)] == [7, 8, 7, 8]


def test_every_kind_cites_a_rule() -> None:
    assert all(LEDGER.find(kind.cite) is not None for kind in KINDS.values())


@pytest.mark.parametrize("seed", range(1, 40))
def test_d_200_random_ground_is_the_same_from_both_sides(seed: int) -> None:
    pieces = random_terrain(RECIPE, seed, *TABLE)
    outlines = {(piece.kind, frozenset(piece.points)) for piece in pieces}
    turned = {(piece.kind, frozenset(twin(piece, *TABLE).points)) for piece in pieces}
    assert outlines == turned


def test_d_200_a_road_crosses_where_nothing_is_in_its_way() -> None:
    assert [piece.kind for piece in road_across([], TABLE)] == ["road"]
    wood = Piece("wood", [(34 * INCH, 20 * INCH), (38 * INCH, 20 * INCH), (36 * INCH, 24 * INCH)])
    hill = Piece("hill", wood.points)
    assert road_across([wood], TABLE) == [] and len(road_across([hill], TABLE)) == 1


def test_random_ground_differs_by_its_number_only() -> None:
    def names(seed: str) -> list[tuple[str, list[int]]]:
        ground = setting_for("open-field", {"terrain": seed}).ground
        return [(area.name, area.shape.xs) for area in ground.areas]

    assert names("5") == names("5") != names("6")
