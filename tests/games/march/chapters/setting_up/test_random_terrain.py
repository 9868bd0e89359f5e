"""Chapter 4: random ground, and the shapes that ground may have."""

from __future__ import annotations

import pytest

from grognard.games.march.chapters.setting_up.landscape import (
    KINDS,
    Piece,
    crosses_itself,
    ground_of,
    kind_of,
    own_name,
    why_bad_shape,
)
from grognard.games.march.chapters.setting_up.random_terrain import countryside, twin
from grognard.games.march.model.free_grid import standard_zones
from grognard.games.march.model.pieces import (
    HARD_COVER,
    IMPASSABLE,
    LIGHT_COVER,
    OBSTACLE,
    ROUGH,
    SLOPE,
)
from grognard.table.measure import overlap
from grognard.table.parts import convex_parts
from grognard.table.pose import CM
from grognard.table.shapes import polygon

SIZES = ((120, 120), (160, 120))


def cm(*points: tuple[float, float]) -> list[tuple[int, int]]:
    return [(round(x * CM), round(y * CM)) for x, y in points]


def drawn(seed: int, size: tuple[int, int] = (120, 120)) -> list[Piece]:
    return countryside(seed, size[0] * CM, size[1] * CM)


@pytest.mark.parametrize("size", SIZES)
def test_4_2_every_random_ground_is_valid_and_has_few_pieces(size: tuple[int, int]) -> None:
    for seed in range(300):
        pieces = drawn(seed, size)
        assert 4 <= len(pieces) <= 7
        for piece in pieces:
            line = KINDS[piece.kind].line
            assert why_bad_shape(piece.points, line, size[0] * CM, size[1] * CM) == ""


@pytest.mark.parametrize("size", SIZES)
def test_4_2_both_sides_see_the_same_ground(size: tuple[int, int]) -> None:
    for seed in range(300):
        pieces = drawn(seed, size)
        seen = {(piece.kind, frozenset(piece.points)) for piece in pieces}
        turned = [twin(piece, size[0] * CM, size[1] * CM) for piece in pieces]
        assert {(piece.kind, frozenset(piece.points)) for piece in turned} == seen


@pytest.mark.parametrize("size", SIZES)
def test_4_2_nothing_impassable_lies_in_a_zone(size: tuple[int, int]) -> None:
    zones = standard_zones(size[0] * CM, size[1] * CM)
    ponds = 0
    for seed in range(300):
        ground = ground_of(size[0] * CM, size[1] * CM, drawn(seed, size))
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
    kinds = {piece.kind for seed in range(200) for piece in drawn(seed)}
    assert kinds == set(KINDS) - {"village", "chapel", "ravine"}


def test_4_2_where_nothing_more_finds_room_the_ground_stays_emptier() -> None:
    assert {len(countryside(seed, 24 * CM, 30 * CM)) for seed in range(20)} == {0, 1}


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
        "farm", "village", "chapel", "wall",
    }  # fmt: skip
    assert {name for name, kind in KINDS.items() if kind.traits & LIGHT_COVER} == {
        "wood", "vineyard", "hedge", "ravine",
    }  # fmt: skip
    lines = {name for name, kind in KINDS.items() if kind.line}
    assert lines == {name for name, kind in KINDS.items() if kind.traits & OBSTACLE}
    assert lines == {"hedge", "wall", "ravine", "stream"}
    assert {name for name, kind in KINDS.items() if kind.traits & SLOPE} == {"hill"}
    assert KINDS["hill"].level == 1 and KINDS["pond"].traits == IMPASSABLE


def test_4_2_pieces_become_areas_and_edges_with_their_names() -> None:
    farm = Piece("farm", cm((10, 10), (20, 10), (20, 20)), "La Haye Sainte")
    hedge = Piece("hedge", cm((30, 30), (40, 30)))
    ground = ground_of(120 * CM, 120 * CM, [farm, hedge])
    assert [area.name for area in ground.areas] == ["farm La Haye Sainte"]
    assert [edge.name for edge in ground.edges] == ["hedge"]
    assert kind_of("farm La Haye Sainte") == "farm" and own_name("farm La Haye Sainte") == (
        "La Haye Sainte"
    )
    assert kind_of("hedge") == "hedge" and own_name("hedge") == ""


# Shapes


def why(points: list[tuple[int, int]], line: bool = False) -> str:
    return why_bad_shape(points, line, 120 * CM, 120 * CM)


def test_4_2_a_shape_needs_its_points() -> None:
    assert why(cm((1, 1), (9, 1))) == "3 to 40 points are needed, 2 are given"
    assert why(cm((1, 1), (9, 1)), line=True) == ""
    assert why(cm((1, 1)), line=True) == "2 to 40 points are needed, 1 are given"
    assert "41 are given" in why(cm(*((x, x % 2) for x in range(41))), line=True)


def test_4_2_a_shape_lies_on_the_table() -> None:
    assert why(cm((0, 0), (120, 0), (120, 120))) == ""
    assert why(cm((0, 0), (120.5, 0), (60, 60))) == "[120.5, 0] is off the table of 120 x 120 cm"
    assert why(cm((0, -1), (10, 0)), line=True).startswith("[0, -1] is off")


def test_4_2_a_point_does_not_stand_twice_in_a_row() -> None:
    assert why(cm((1, 1), (1, 1), (9, 9))) == "[1, 1] stands twice in a row"
    assert why(cm((1, 1), (9, 1), (9, 9), (1, 1))) == "[1, 1] stands twice in a row"
    assert why(cm((1, 1), (9, 1), (1, 1)), line=True) == ""


def test_4_2_an_outline_neither_crosses_nor_touches_itself() -> None:
    crossing = "its outline crosses or touches itself"
    assert why(cm((0, 0), (10, 10), (10, 0), (0, 10))) == crossing
    assert why(cm((0, 0), (10, 0), (5, 0), (5, 9))) == crossing
    assert why(cm((0, 0), (10, 0), (10, 10), (5, 0), (0, 10))) == crossing
    assert why(cm((0, 0), (10, 0), (10, 10), (5, 1), (0, 10))) == ""
    assert crosses_itself(cm((0, 0), (4, 0), (8, 0), (8, 8))) is False
    assert crosses_itself(cm((0, 0), (8, 0), (4, 0)))  # it folds back


def test_4_2_an_area_is_no_splinter() -> None:
    assert why(cm((0, 0), (1, 0), (1, 1), (0, 1))) == ""
    assert why(cm((0, 0), (1, 0), (1, 0.9), (0, 0.9))) == "it is smaller than a square centimetre"


def test_4_2_a_shape_may_run_either_way_round() -> None:
    points = cm((0, 0), (10, 0), (10, 10))
    assert why(points) == why(points[::-1]) == ""
    assert set(polygon(points).corners()) == set(polygon(points[::-1]).corners())
