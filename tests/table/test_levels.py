"""How high the ground is, and whether a way leads up."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from grognard.table.measure import TOLERANCE
from grognard.table.pose import CM
from grognard.table.shapes import Polygon, polygon
from grognard.table.terrain import Area, Ground, rises
from tests.table.sketch import sketch
from tests.table.strategies import box, points, stars

HILL = 2


def hill(shape: Polygon, level: int = 1) -> Area:
    return Area("hill", shape, HILL, level)


def hills(*areas: Area) -> Ground:
    return Ground(100 * CM, 100 * CM, list(areas), [])


def test_contours_add_up() -> None:
    ground = hills(hill(box(10, 10, 90, 90)), hill(box(30, 30, 70, 70), 2))
    assert [ground.level_at(x, 50) for x in (5, 20, 50, 80, 95)] == [0, 1, 3, 1, 0]


def test_on_a_contour_the_higher_side_counts() -> None:
    ground = hills(hill(box(10, 10, 90, 90)), hill(box(30, 30, 70, 70), 2))
    assert [ground.level_at(x, 50) for x in (9, 10, 29, 30, 70, 71, 90, 91)] == [
        *(0, 1, 1, 3),
        *(3, 1, 1, 0),
    ]
    assert ground.level_at(10, 10) == 1


def test_a_contour_shared_by_two_hills_side_by_side_is_no_ridge() -> None:
    ground = hills(hill(box(10, 10, 50, 90)), hill(box(50, 10, 90, 90)))
    assert [ground.level_at(x, 50) for x in (49, 50, 51)] == [1, 1, 1]


def test_a_contour_shared_by_a_hill_and_its_top_is_the_top() -> None:
    ground = hills(hill(box(0, 0, 90, 90)), hill(box(0, 30, 30, 60)))
    assert [ground.level_at(0, y) for y in (29, 30, 45, 60, 61)] == [1, 2, 2, 2, 1]


def test_at_a_hollow_the_rim_counts() -> None:
    ground = hills(hill(box(10, 10, 90, 90), -1))
    assert [ground.level_at(x, 50) for x in (9, 10, 11)] == [0, 0, -1]


def test_the_tip_of_a_needle_is_on_the_hill() -> None:
    ground = hills(hill(polygon([(0, 0), (1000, 300), (1000, 310)])))
    assert ground.level_at(0, 0) == 1


GROUND = sketch("""
    .......
    .^^.^^.
    .^^.^^.
    .^^^^^.
    .......
""").ground()


def test_a_way_leads_up_but_not_down_or_on_the_level() -> None:
    assert rises(GROUND, 500, 1_500, 2_500, 1_500)
    assert not rises(GROUND, 2_500, 1_500, 500, 1_500)
    assert not rises(GROUND, 1_500, 1_500, 5_500, 1_500)
    assert not rises(GROUND, 500, 500, 5_500, 500)
    assert not rises(GROUND, 1_500, 1_500, 1_500, 1_500)


def test_a_way_leads_up_over_a_hill_and_through_a_valley() -> None:
    assert rises(GROUND, 500, 1_500, 6_500, 1_500)
    assert rises(GROUND, 2_500, 2_500, 4_500, 2_500)
    assert not rises(GROUND, 2_500, 2_500, 3_500, 2_500)


def test_a_way_along_a_contour_is_not_up() -> None:
    assert not rises(GROUND, 1_000, 1_000, 1_000, 3_000)
    assert not rises(GROUND, 1_000, 3_000, 1_000, 1_000)
    assert not rises(GROUND, 1_000, 0, 1_000, 5_000)
    assert not rises(GROUND, 1_000 + TOLERANCE, 0, 1_000 + TOLERANCE, 5_000)
    assert rises(GROUND, 1_000 + TOLERANCE + 1, 0, 1_000 + TOLERANCE + 1, 5_000)


def test_a_way_along_contours_on_either_side_in_turn_is_not_up() -> None:
    ground = sketch(".^^.... / ....^^.").ground()
    assert not rises(ground, 0, 1_000, 7_000, 1_000)
    assert rises(ground, 0, 1_003, 7_000, 1_003)


def test_who_halts_on_a_contour_has_climbed_once() -> None:
    assert rises(GROUND, 500, 1_500, 1_000, 1_500)
    assert not rises(GROUND, 1_000, 1_500, 1_500, 1_500)
    assert not rises(GROUND, 500, 1_500, 999, 1_500)
    assert rises(GROUND, 999, 1_500, 1_500, 1_500)


def test_a_way_from_one_hill_to_the_next_that_adjoins_is_not_up() -> None:
    ground = hills(hill(box(1_000, 0, 2_000, 5_000)), hill(box(2_000, 0, 3_000, 5_000)))
    assert not rises(ground, 1_500, 2_500, 2_500, 2_500)
    assert not rises(ground, 2_000, 2_500, 2_500, 2_500)
    assert rises(ground, 500, 2_500, 2_500, 2_500)


def test_a_way_leads_up_to_the_top_of_a_hill_and_out_of_a_hollow() -> None:
    ground = hills(
        hill(box(1_000, 0, 5_000, 5_000)),
        hill(box(2_000, 0, 3_000, 5_000)),
        hill(box(6_000, 0, 7_000, 5_000), -1),
    )
    assert rises(ground, 1_500, 2_500, 2_500, 2_500)
    assert not rises(ground, 2_500, 2_500, 4_500, 2_500)
    assert rises(ground, 6_500, 2_500, 8_000, 2_500)
    assert not rises(ground, 5_500, 2_500, 6_500, 2_500)


def test_no_way_leads_up_on_a_plain() -> None:
    assert not rises(hills(), 0, 0, 5_000, 5_000)


@given(stars(), points, points)
def test_up_one_way_is_down_the_other(
    shape: Polygon, a: tuple[int, int], b: tuple[int, int]
) -> None:
    ground = hills(hill(shape))
    before, after = ground.level_at(*a), ground.level_at(*b)
    if after > before:
        assert rises(ground, *a, *b)
    if before == after == 0:
        assert rises(ground, *a, *b) == rises(ground, *b, *a)


@given(stars(), st.lists(points, min_size=2, max_size=5))
def test_no_way_leads_up_unnoticed(shape: Polygon, way: list[tuple[int, int]]) -> None:
    ground = hills(hill(shape))
    if ground.level_at(*way[-1]) > ground.level_at(*way[0]):
        assert any(rises(ground, *a, *b) for a, b in pairwise(way))


@given(st.lists(stars(), max_size=4), points, points)
def test_a_way_that_comes_to_higher_ground_leads_up(
    shapes: list[Polygon], a: tuple[int, int], b: tuple[int, int]
) -> None:
    ground = hills(*(hill(shape) for shape in shapes))
    levels = [
        plainly(ground, a[0] + (b[0] - a[0]) * i // 40, a[1] + (b[1] - a[1]) * i // 40)
        for i in range(41)
    ]
    known = [level for level in levels if level is not None]
    if any(after > before for before, after in pairwise(known)):
        assert rises(ground, *a, *b)


def plainly(ground: Ground, x: int, y: int) -> int | None:
    """How high the ground is, where no contour is near."""
    around = {int(ground.level_at(x + dx, y + dy)) for dx in (-6, 0, 6) for dy in (-6, 0, 6)}
    return around.pop() if len(around) == 1 else None
