"""Kinds of terrain as data of a game."""

from __future__ import annotations

import pytest

from grognard.kernel.refusal import BadData
from grognard.miniatures.length_unit import INCHES
from grognard.miniatures.terrain.kinds import CLEAR, Kind, read_kinds
from grognard.miniatures.terrain.pieces import Piece, ground_of, kind_of, own_name
from grognard.table.pose import INCH
from grognard.table.terrain import inside
from tests.miniatures.skirmish import HIGH_COVER, KINDS, LOW_COVER, ROAD, SLOW, TRAITS, VERY_SLOW


def wrong(text: str) -> str:
    with pytest.raises(BadData) as caught:
        read_kinds(text, "kinds.toml", TRAITS, INCHES)
    return str(caught.value)


def test_a_kind_has_what_its_table_says() -> None:
    copse, highway = KINDS["copse"], KINDS["highway"]
    assert (copse.traits, copse.depth, copse.level, copse.line) == (
        SLOW | LOW_COVER, 2 * INCH, 0, False,
    )  # fmt: skip
    assert (highway.traits, highway.line, highway.width) == (ROAD, True, 3 * INCH // 2)
    assert KINDS["redoubt"].traits == VERY_SLOW | HIGH_COVER
    assert KINDS["ridge"].level == 2 and KINDS["ridge"].depth == CLEAR
    assert KINDS["lake"].cite == "3.4 water"
    assert list(KINDS) == ["copse", "redoubt", "ridge", "lake", "highway"]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[a]", "a.cite: is missing"),
        ("[a]\ncite = 'x'\ntraits = ['wet']", "a.traits: 'wet' is not one of slow, very-slow"),
        ("[a]\ncite = 'x'\nshape = 'dot'", "a.shape: 'dot' is not one of area, line"),
        ("[a]\ncite = 'x'\nwidth = 1", "a.width: no such key; known here: traits, shape, level"),
        ("[a]\ncite = 'x'\nshape = 'line'\nlevel = 1", "a.level: no such key"),
        ("[a]\ncite = 'x'\nsight = 0.01", "a.sight: 0.01 is not a number of inches from 0 to 100"),
        ("a = 3", "a: 3 is not a table"),
    ],
)
def test_a_bad_kind_is_named(text: str, problem: str) -> None:
    assert problem in wrong(text)


def test_pieces_become_areas_and_edges_with_their_names() -> None:
    wood = Piece("copse", [(0, 0), (5 * INCH, 0), (0, 5 * INCH)], "Bois de Bossu")
    ridge = Piece("ridge", [(0, 0), (INCH, 0), (0, INCH)])
    road = Piece("highway", [(0, 0), (9 * INCH, 9 * INCH)])
    ground = ground_of(72 * INCH, 48 * INCH, [wood, ridge, road], KINDS)
    assert [area.name for area in ground.areas] == ["copse Bois de Bossu", "ridge"]
    assert [(area.level, area.depth) for area in ground.areas] == [(0, 2 * INCH), (2, -1)]
    assert [(edge.name, edge.width) for edge in ground.edges] == [("highway", 3 * INCH // 2)]
    assert (ground.width, ground.height) == (72 * INCH, 48 * INCH)


def test_the_ground_knows_kinds_and_names_again() -> None:
    assert kind_of("copse Bois de Bossu") == "copse"
    assert own_name("copse Bois de Bossu") == "Bois de Bossu"
    assert kind_of("ridge") == "ridge" and own_name("ridge") == ""


def test_a_bridge_opens_the_water_it_leads_over() -> None:
    lake = Piece("lake", [(0, 0), (9_000, 0), (9_000, 2_000), (0, 2_000)], "Long")
    bridge = Piece("highbridge", [(4_000, -500), (5_000, -500), (5_000, 2_500), (4_000, 2_500)])
    kinds = {**KINDS, "highbridge": Kind(ROAD)}
    wet = KINDS["lake"].traits
    open_ground = ground_of(20_000, 20_000, [lake, bridge], kinds, wet, ROAD)
    assert [area.name for area in open_ground.areas_with(wet)] == ["lake Long", "lake Long"]
    assert not any(inside(area.shape, 4_500, 1_000) for area in open_ground.areas_with(wet))
    assert any(inside(area.shape, 3_900, 1_000) for area in open_ground.areas_with(wet))
    whole = ground_of(20_000, 20_000, [lake, bridge], kinds)
    assert len(whole.areas_with(wet)) == 1
