"""Chapter 4: random ground, and the shapes that ground may have."""

from __future__ import annotations

import pytest

from grognard.games.march.chapters.setting_up.deployment_packing import BACK
from grognard.games.march.chapters.setting_up.landscape import KINDS, RECIPE, with_light_woods
from grognard.games.march.chapters.setting_up.scenarios import setting_for
from grognard.games.march.model.pieces import (
    HARD_COVER,
    IMPASSABLE,
    LIGHT_COVER,
    OBSTACLE,
    ROUGH,
    SLOPE,
    TRAITS,
)
from grognard.games.march.screen.rulebook import LEDGER
from grognard.miniatures.deploying.zones import standard_zones
from grognard.miniatures.length_unit import CENTIMETRES
from grognard.miniatures.terrain.outlines import why_bad_shape
from grognard.miniatures.terrain.pieces import Piece, ground_of
from grognard.miniatures.terrain.random_terrain import random_terrain, twin
from grognard.table.measure import overlap
from grognard.table.parts import convex_parts
from grognard.table.pose import CM

SIZES = ((120, 120), (160, 120))


def cm(*points: tuple[float, float]) -> list[tuple[int, int]]:
    return [(round(x * CM), round(y * CM)) for x, y in points]


def drawn(seed: int, size: tuple[int, int] = (120, 120)) -> list[Piece]:
    return random_terrain(RECIPE, seed, size[0] * CM, size[1] * CM)


@pytest.mark.parametrize("size", SIZES)
def test_4_2_every_random_ground_is_valid_and_has_few_pieces(size: tuple[int, int]) -> None:
    for seed in range(300):
        pieces = drawn(seed, size)
        assert 4 <= len(pieces) <= 7
        for piece in pieces:
            line = KINDS[piece.kind].line
            assert why_bad_shape(piece.points, line, size[0] * CM, size[1] * CM, CENTIMETRES) == ""


@pytest.mark.parametrize("size", SIZES)
def test_4_2_both_sides_see_the_same_ground(size: tuple[int, int]) -> None:
    for seed in range(300):
        pieces = drawn(seed, size)
        seen = {(piece.kind, frozenset(piece.points)) for piece in pieces}
        turned = [twin(piece, size[0] * CM, size[1] * CM) for piece in pieces]
        assert {(piece.kind, frozenset(piece.points)) for piece in turned} == seen


@pytest.mark.parametrize("size", SIZES)
def test_4_2_nothing_impassable_lies_in_a_zone(size: tuple[int, int]) -> None:
    zones = standard_zones(size[0] * CM, size[1] * CM, BACK)
    ponds = 0
    for seed in range(300):
        ground = ground_of(size[0] * CM, size[1] * CM, drawn(seed, size), KINDS)
        for area in ground.areas_with(IMPASSABLE):
            ponds += 1
            for part in convex_parts(area.shape):
                assert not any(overlap(part, zone) for zone in zones)
    assert ponds > 10


def test_4_2_the_same_number_draws_the_same_ground() -> None:
    for seed in (0, 1, 7, 999_999_999):
        first, again = drawn(seed), drawn(seed)
        assert [(p.kind, p.points) for p in first] == [(p.kind, p.points) for p in again]
    assert len({str([(p.kind, p.points) for p in drawn(seed)]) for seed in range(50)}) == 50


def test_4_2_ground_drawn_once_stays_as_it_was() -> None:
    """A record names only the number: the ground behind it must never change."""
    assert [(piece.kind, piece.points[0]) for piece in drawn(1)] == [
        ("wood", (53500, 53500)),
        ("marsh", (117000, 49000)),
        ("marsh", (3000, 71000)),
        ("hill", (55500, 24000)),
        ("hill", (64500, 96000)),
        ("pond", (35500, 59500)),
        ("pond", (84500, 60500)),
    ]


def test_4_2_every_kind_comes_now_and_then() -> None:
    seen = {piece.kind for seed in range(200) for piece in drawn(seed)}
    assert seen == set(KINDS) - {"village", "chapel", "ravine"}


def test_4_2_where_nothing_more_finds_room_the_ground_stays_emptier() -> None:
    assert {len(random_terrain(RECIPE, seed, 24 * CM, 30 * CM)) for seed in range(20)} == {0, 1}


def test_4_2_only_woods_and_hills_come_again() -> None:
    for seed in range(200):
        kinds = [piece.kind for piece in drawn(seed)]
        assert all(kinds.count(kind) <= 2 for kind in set(kinds) - {"wood", "hill"})


# Kinds


def test_R10_rough_is_wood_vineyard_marsh_and_built_up() -> None:
    rough = {name for name, kind in KINDS.items() if kind.traits & ROUGH}
    assert rough == {"wood", "vineyard", "marsh", "farm", "village", "chapel"}


def test_R92_woods_and_buildings_are_seen_into_for_four_centimetres() -> None:
    deep = {name: kind.depth for name, kind in KINDS.items() if kind.depth >= 0}
    assert deep == dict.fromkeys(("wood", "farm", "village", "chapel"), 4 * CM)


def test_4_2_what_each_kind_does() -> None:
    assert {name for name, kind in KINDS.items() if kind.traits & HARD_COVER} == {
        "wood", "farm", "village", "chapel", "wall",
    }  # fmt: skip
    assert {name for name, kind in KINDS.items() if kind.traits & LIGHT_COVER} == {
        "vineyard", "hedge", "ravine",
    }  # fmt: skip
    lines = {name for name, kind in KINDS.items() if kind.line}
    assert lines == {name for name, kind in KINDS.items() if kind.traits & OBSTACLE}
    assert lines == {"hedge", "wall", "ravine", "stream"}
    assert {name for name, kind in KINDS.items() if kind.traits & SLOPE} == {"hill"}
    assert KINDS["hill"].level == 1 and KINDS["pond"].traits == IMPASSABLE


def test_R14_woods_were_light_cover_by_the_first_version_of_the_rules() -> None:
    old = with_light_woods(KINDS)
    assert old["wood"].traits == ROUGH | LIGHT_COVER
    assert old["wood"].depth == KINDS["wood"].depth and old["wood"].cite == KINDS["wood"].cite
    assert {name for name in KINDS if old[name] is not KINDS[name]} == {"wood"}


@pytest.mark.parametrize(("first_rules", "cover"), [(True, LIGHT_COVER), (False, HARD_COVER)])
def test_R14_the_woods_of_a_battle_are_those_of_its_rules(first_rules: bool, cover: int) -> None:
    ground = setting_for("training", {}, first_rules).ground
    woods = [area.traits for area in ground.areas if area.name == "wood"]
    assert woods == [ROUGH | cover]


def test_4_2_every_trait_has_its_bit_and_every_kind_its_rule() -> None:
    bits = (ROUGH, LIGHT_COVER, HARD_COVER, OBSTACLE, IMPASSABLE, SLOPE)
    assert [1 << place for place in range(len(TRAITS))] == list(bits)
    assert TRAITS == ("rough", "light-cover", "hard-cover", "obstacle", "impassable", "slope")
    assert all(LEDGER.find(kind.cite) is not None for kind in KINDS.values())


def test_4_2_what_random_ground_is_made_of() -> None:
    assert [RECIPE.lots.count(kind) for kind in ("wood", "hill", "hedge", "farm", "pond")] == [
        3, 3, 2, 2, 1,
    ]  # fmt: skip
    assert RECIPE.again == ["wood", "hill"] and RECIPE.pairs == (2, 3)
    assert RECIPE.sketches["pond"].within == 25 * CM and RECIPE.sketches["farm"].box
