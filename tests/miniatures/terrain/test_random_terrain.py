"""Random terrain keeps its promises, for every recipe, table and number."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel.refusal import BadData
from grognard.miniatures.length_unit import INCHES
from grognard.miniatures.terrain.outlines import why_bad_shape
from grognard.miniatures.terrain.pieces import Piece
from grognard.miniatures.terrain.random_terrain import random_terrain, twin
from grognard.miniatures.terrain.recipe import ANYWHERE, read_recipe
from grognard.table.pose import INCH
from tests.miniatures.skirmish import KINDS, RECIPE, RECIPE_TEXT

seeds = st.integers(0, 1 << 40)
widths = st.integers(40, 96).map(lambda inches: inches * INCH)
heights = st.integers(32, 72).map(lambda inches: inches * INCH)


def box(piece: Piece) -> tuple[int, int, int, int]:
    xs, ys = [x for x, _ in piece.points], [y for _, y in piece.points]
    return min(xs), min(ys), max(xs), max(ys)


@given(seeds, widths, heights)
def test_every_piece_is_valid_and_on_the_table(seed: int, width: int, height: int) -> None:
    for piece in random_terrain(RECIPE, seed, width, height):
        line = KINDS[piece.kind].line
        assert why_bad_shape(piece.points, line, width, height, INCHES) == ""


@given(seeds, widths, heights)
def test_both_sides_see_the_same(seed: int, width: int, height: int) -> None:
    pieces = random_terrain(RECIPE, seed, width, height)
    seen = {(piece.kind, frozenset(piece.points)) for piece in pieces}
    turned = [twin(piece, width, height) for piece in pieces]
    assert {(piece.kind, frozenset(piece.points)) for piece in turned} == seen


@given(seeds, widths, heights)
def test_pieces_keep_apart_from_each_other_and_from_the_rear(
    seed: int, width: int, height: int
) -> None:
    pieces = random_terrain(RECIPE, seed, width, height)
    drawn = pieces[len(pieces) % 2 :]  # the one in the middle comes first, without a twin
    for order, piece in enumerate(drawn):
        west, south, east, north = box(piece)
        assert south >= RECIPE.border and north <= height - RECIPE.border
        for other in drawn[:order]:
            a, b, c, d = box(other)
            across = max(west - c, a - east)
            along = max(south - d, b - north)
            assert max(across, along) >= RECIPE.apart


@given(seeds, widths, heights)
def test_how_many_there_are_and_where_a_kind_may_lie(seed: int, width: int, height: int) -> None:
    pieces = random_terrain(RECIPE, seed, width, height)
    fewest, most = RECIPE.pairs
    assert len(pieces) <= 2 * most + 1
    if len(pieces) % 2:
        assert pieces[0].kind in RECIPE.central
    kinds = [piece.kind for piece in pieces[len(pieces) % 2 :]]
    assert all(kinds.count(kind) <= 2 for kind in kinds if kind not in RECIPE.again)
    for piece in pieces[len(pieces) % 2 :]:
        within = RECIPE.sketches[piece.kind].within
        _, south, _, north = box(piece)
        assert within == ANYWHERE or height // 2 - within <= south <= north
        assert within == ANYWHERE or north <= height - height // 2 + within
    assert fewest == 1


@given(seeds, widths, heights)
def test_the_same_number_draws_the_same(seed: int, width: int, height: int) -> None:
    first, again = (random_terrain(RECIPE, seed, width, height) for _ in range(2))
    assert [(p.kind, p.points) for p in first] == [(p.kind, p.points) for p in again]


@given(seeds)
def test_places_are_on_whole_steps_and_sizes_within_their_limits(seed: int) -> None:
    for piece in random_terrain(RECIPE, seed, 72 * INCH, 48 * INCH):
        assert all(x % RECIPE.step == 0 and y % RECIPE.step == 0 for x, y in piece.points)
        west, south, east, north = box(piece)
        most = 2 * RECIPE.sketches[piece.kind].length[1] * RECIPE.step * 5 // 4
        assert max(east - west, north - south) <= most


def test_every_kind_comes_now_and_then() -> None:
    drawn = {
        piece.kind
        for seed in range(200)
        for piece in random_terrain(RECIPE, seed, 72 * INCH, 48 * INCH)
    }
    assert drawn == set(KINDS)


def test_where_nothing_more_finds_room_the_ground_stays_emptier() -> None:
    counts = {len(random_terrain(RECIPE, seed, 12 * INCH, 14 * INCH)) for seed in range(40)}
    assert counts <= {0, 1, 2} and 0 in counts


def test_a_recipe_without_lots_draws_nothing() -> None:
    bare = read_recipe("step = 1\nmost-pairs = 3\ncentral-in = 1\n", "r.toml", KINDS, INCHES)
    assert [random_terrain(bare, seed, 72 * INCH, 48 * INCH) for seed in range(5)] == [[]] * 5


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('kind = "lake"', 'kind = "sea"', "piece 4.kind: 'sea' is not one of copse, redoubt"),
        ("step = 0.25", "step = 0.01", "step: 0.01 is not a number of inches from 0.05"),
        (
            "length = [5, 9]",
            "length = [9, 5]",
            "piece 1.length: [9, 5] is not a shortest and a longest length",
        ),
        ("length = [5, 9]", "length = [5.25, 9]", "in steps of 0.5"),
        (
            "bend = [0.25, 1.5]",
            "breadth = [2, 3]",
            "piece 5.bend: None is not a shortest and a longest length",
        ),
        ("often = 4", "often = -1", "piece 1.often: -1 is not a whole number from 0 to 20"),
        ("often = 4", "rare = true", "piece 1.rare: no such key"),
        ('"ridge"]', '"highway"]', "central: 'highway' is not one of copse, ridge"),
        ("most-pairs = 4", "most-pairs = 0", "most-pairs: 0 is not a whole number from 1 to 10"),
    ],
)
def test_a_bad_recipe_is_named(old: str, new: str, problem: str) -> None:
    assert old in RECIPE_TEXT
    with pytest.raises(BadData) as caught:
        read_recipe(RECIPE_TEXT.replace(old, new, 1), "recipe.toml", KINDS, INCHES)
    assert problem in str(caught.value)
