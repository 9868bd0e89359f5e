"""Lines of sight: what hides the end of a line, and what does not."""

from __future__ import annotations

from math import dist

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from grognard.table.measure import TOLERANCE, distance, to_polygon
from grognard.table.pose import CM, Pose
from grognard.table.shapes import Polygon, polygon, rectangle
from grognard.table.sight import (
    GROUND,
    HILL,
    UNIT,
    blocker,
    blockers,
    nearest_point,
    on_segment,
    visible,
)
from grognard.table.terrain import Area, Ground
from tests.table.sketch import Drawing, sketch
from tests.table.strategies import (
    blocks,
    box,
    convexes,
    coordinates,
    exact_stretches,
    moved,
    points,
    quarter_turned,
    stars,
)

PLAIN = Ground(200_000, 200_000, [], [])
Point = tuple[int, int]


def sees(drawn: Drawing, depth: int = 4 * CM) -> bool:
    """Whether A sees B past the woods `#`, the hills `^` and the units `=` of a drawing."""
    ground, others = drawn.ground(depth=depth), drawn.shapes("=")
    there, back = drawn.line("A", "B"), drawn.line("B", "A")
    seen = visible(ground, *there, others)
    assert visible(ground, *back, others) == seen
    assert (blocker(ground, *there, others) is None) == seen
    return seen


def test_nothing_hides_on_open_ground() -> None:
    assert sees(sketch("A....B"))


def test_a_unit_hides_what_is_behind_it() -> None:
    assert not sees(sketch("A.=..B"))
    assert not sees(sketch("....B / .==.. / A...."))
    assert sees(sketch("....B / .=... / ..... / ..=.. / A...."))


def test_a_wood_hides_what_is_more_than_its_depth_behind_its_edge() -> None:
    assert sees(sketch("A.####.B"))
    assert not sees(sketch("A.#####.B"))


def test_who_stands_in_a_wood_sees_out_and_is_seen_within_its_depth() -> None:
    wood = Ground(50_000, 50_000, [Area("wood", box(10_000, 0, 30_000, 20_000), 1, 0, 4_000)], [])
    at_limit = 14_000 + TOLERANCE
    assert visible(wood, 0, 10_000, at_limit, 10_000, [])
    assert visible(wood, at_limit, 10_000, 0, 10_000, [])
    assert not visible(wood, 0, 10_000, at_limit + 1, 10_000, [])
    assert not visible(wood, at_limit + 1, 10_000, 0, 10_000, [])
    assert visible(wood, 20_000, 10_000, 24_000, 10_000, [])
    assert not visible(wood, 20_000, 10_000, 24_003, 10_000, [])


def test_all_that_a_line_has_of_one_wood_counts_together() -> None:
    bay = """
        A......
        .##.##.
        .##.##.
        .#####.
        ......B
    """
    through_both_arms = sketch(".#.#. / A#.#B / .###.")
    assert sees(through_both_arms, depth=2 * CM)
    assert not sees(through_both_arms, depth=2 * CM - TOLERANCE - 1)
    assert not sees(sketch(bay), depth=3 * CM)
    assert sees(sketch(bay), depth=6 * CM)


def test_two_woods_each_thin_enough_do_not_hide() -> None:
    assert sees(sketch("A.###.###.B"))


def test_a_wall_of_no_depth_hides_but_not_what_stands_against_it() -> None:
    house = Ground(50_000, 50_000, [Area("house", box(10_000, 0, 20_000, 9_000), 1, 0, 0)], [])
    assert not visible(house, 0, 5_000, 30_000, 5_000, [])
    assert visible(house, 0, 5_000, 10_000, 5_000, [])
    assert visible(house, 0, 5_000, 10_000 + TOLERANCE, 5_000, [])
    assert not visible(house, 0, 5_000, 10_000 + TOLERANCE + 1, 5_000, [])
    assert visible(house, 20_000, 5_000, 30_000, 5_000, [])


def test_a_line_along_a_wood_or_a_unit_is_free() -> None:
    ground = Ground(50_000, 50_000, [Area("wood", box(10_000, 0, 30_000, 9_000), 1, 0, 0)], [])
    unit = [box(10_000, 0, 30_000, 9_000)]
    for on in (ground, PLAIN):
        others = unit if on is PLAIN else []
        assert visible(on, 0, 9_000, 50_000, 9_000, others)
        assert visible(on, 0, 9_000 - TOLERANCE, 50_000, 9_000 - TOLERANCE, others)
        assert not visible(on, 0, 9_000 - TOLERANCE - 1, 50_000, 9_000 - TOLERANCE - 1, others)


def test_a_line_that_touches_a_corner_is_free() -> None:
    unit = [box(10_000, 10_000, 20_000, 20_000)]
    assert visible(PLAIN, 0, 20_000, 20_000, 0, unit)
    assert visible(PLAIN, 0, 20_004, 20_004, 0, unit)
    assert not visible(PLAIN, 0, 20_010, 20_010, 0, unit)


def test_a_line_may_end_at_a_unit() -> None:
    unit = [box(10_000, 0, 20_000, 9_000)]
    assert visible(PLAIN, 0, 5_000, 10_000, 5_000, unit)
    assert visible(PLAIN, 0, 5_000, 10_000 + TOLERANCE, 5_000, unit)
    assert not visible(PLAIN, 0, 5_000, 10_000 + TOLERANCE + 1, 5_000, unit)


def test_a_hill_between_hides_those_below_it() -> None:
    assert not sees(sketch("A..^..B"))
    assert sees(sketch("..^.. / A...B"))


def test_from_a_hill_one_sees_down_and_over_to_the_next() -> None:
    ground = sketch(".^^.^^^.^^.").ground()
    assert visible(ground, 1_500, 500, 3_500, 500, [])
    assert not visible(ground, 3_500, 500, 7_500, 500, [])
    assert visible(ground, 1_500, 500, 9_500, 500, [])
    assert visible(ground, 0, 500, 5_500, 500, [])
    assert not visible(ground, 0, 500, 3_500, 500, [])


def test_who_stands_on_a_contour_stands_on_the_hill() -> None:
    ground = sketch("..^^..").ground()
    assert visible(ground, 0, 500, 2_000, 500, [])
    assert visible(ground, 0, 500, 4_000, 500, [])
    assert not visible(ground, 0, 500, 4_001, 500, [])
    assert not visible(ground, 0, 500, 4_003, 500, [])


def test_the_top_of_a_hill_hides_its_slopes_from_each_other() -> None:
    slope = Area("slope", box(10_000, 0, 50_000, 50_000), 2, 1)
    top = Area("top", box(20_000, 0, 30_000, 50_000), 2, 1)
    ground = Ground(60_000, 60_000, [slope, top], [])
    found = blocker(ground, 15_000, 5_000, 40_000, 5_000, [])
    assert found is not None and (found.kind, found.index, found.name) == (HILL, 1, "top")
    assert (found.start, found.end) == (5_000, 15_000)
    assert visible(ground, 25_000, 5_000, 0, 5_000, [])
    assert visible(ground, 15_000, 5_000, 0, 5_000, [])
    assert not visible(ground, 15_000, 5_000, 60_000, 5_000, [])


def test_two_hills_that_adjoin_are_no_higher_where_they_meet() -> None:
    west = Area("west", box(10_000, 0, 20_000, 50_000), 2, 1)
    east = Area("east", box(20_000, 0, 30_000, 50_000), 2, 1)
    overlapping = Area("east", box(20_000 - TOLERANCE, 0, 30_000, 50_000), 2, 1)
    for ground in (Ground(60_000, 60_000, [west, other], []) for other in (east, overlapping)):
        assert visible(ground, 15_000, 5_000, 25_000, 5_000, [])
        assert visible(ground, 20_000, 5_000, 28_000, 5_000, [])


def test_the_ground_between_two_hollows_hides_one_from_the_other() -> None:
    hollows = [box(10_000, 0, 20_000, 50_000), box(30_000, 0, 40_000, 50_000)]
    ground = Ground(60_000, 60_000, [Area("hollow", shape, 2, -1) for shape in hollows], [])
    assert visible(ground, 5_000, 5_000, 45_000, 5_000, [])
    assert visible(ground, 15_000, 5_000, 25_000, 5_000, [])
    assert visible(ground, 15_000, 5_000, 45_000, 5_000, [])
    assert not visible(ground, 15_000, 5_000, 35_000, 5_000, [])


def test_a_line_along_a_contour_is_free() -> None:
    ground = sketch("..... / .^^^. / .....").ground()
    assert visible(ground, 0, 2_000, 5_000, 2_000, [])
    assert visible(ground, 0, 2_000 - TOLERANCE, 5_000, 2_000 - TOLERANCE, [])
    assert not visible(ground, 0, 2_000 - TOLERANCE - 1, 5_000, 2_000 - TOLERANCE - 1, [])


def test_a_line_along_contours_on_either_side_in_turn_is_free() -> None:
    ground = sketch(".^^.... / ....^^.").ground()
    assert visible(ground, 0, 1_000, 7_000, 1_000, [])
    assert not visible(ground, 0, 1_003, 7_000, 1_003, [])


def test_a_hill_with_a_top_is_one_rise_and_a_hill_with_a_gap_two() -> None:
    slope = Area("slope", box(10_000, 0, 50_000, 50_000), 2, 1)
    top = Area("top", box(20_000, 0, 30_000, 50_000), 2, 1)
    gap = Area("gap", box(20_000, 0, 30_000, 50_000), 2, -1)
    [hill] = blockers(Ground(60_000, 60_000, [slope, top], []), 0, 5_000, 60_000, 5_000, [])
    assert (hill.name, hill.start, hill.end) == ("slope", 10_000, 50_000)
    hills = blockers(Ground(60_000, 60_000, [slope, gap], []), 0, 5_000, 60_000, 5_000, [])
    assert [(hill.start, hill.end) for hill in hills] == [(10_000, 20_000), (30_000, 50_000)]


@pytest.mark.parametrize(
    ("drawing", "kinds"),
    [
        ("A.=.######.^.B", [UNIT, GROUND, HILL]),
        ("A.^.=.######.B", [HILL, UNIT, GROUND]),
        ("A.######.^.=.B", [GROUND, HILL, UNIT]),
        ("A............B", []),
    ],
)
def test_all_that_hides_is_named_from_the_near_end_on(drawing: str, kinds: list[int]) -> None:
    drawn = sketch(drawing)
    ground, others = drawn.ground(), drawn.shapes("=")
    found = blockers(ground, *drawn.line("A", "B"), others)
    assert [one.kind for one in found] == kinds
    first = blocker(ground, *drawn.line("A", "B"), others)
    assert (first.kind if first else None) == (kinds[0] if kinds else None)
    back = blockers(ground, *drawn.line("B", "A"), others)
    assert [one.kind for one in back] == kinds[::-1]


def test_what_hides_is_reported_by_name_place_and_stretch() -> None:
    ground, others = sketch("A.######.=.B").ground(), sketch("A.######.=.B").shapes("=")
    wood, unit = blockers(ground, 500, 500, 11_500, 500, [moved(others[0], 0, 9_000), *others])
    assert (wood.kind, wood.index, wood.name) == (GROUND, 0, "wood")
    assert (wood.start, wood.end) == (1_500, 7_500)
    assert (unit.kind, unit.index, unit.name) == (UNIT, 1, "")
    # a unit counts without the rim that may be touched
    assert (unit.start, unit.end) == (8_500 + TOLERANCE, 9_500 - TOLERANCE)


def test_a_point_sees_itself() -> None:
    ground = Ground(60_000, 60_000, [Area("wood", box(0, 0, 9_000, 9_000), 1, 1, 0)], [])
    assert visible(ground, 5_000, 5_000, 5_000, 5_000, [box(0, 0, 9_000, 9_000)])
    assert blockers(ground, 5_000, 5_000, 5_000, 5_000, [box(0, 0, 9_000, 9_000)]) == []


lands = st.lists(
    st.builds(
        Area,
        st.just("land"),
        stars(),
        st.just(1),
        st.integers(-1, 2),
        st.sampled_from((-1, 0, 4_000, 20_000)),
    ),
    max_size=5,
).map(lambda areas: Ground(200_000, 200_000, areas, []))


@given(lands, points, points, st.lists(blocks, max_size=3))
def test_sight_has_no_direction(ground: Ground, a: Point, b: Point, others: list[Polygon]) -> None:
    seen = visible(ground, *a, *b, others)
    assert visible(ground, *b, *a, others) == seen
    assert (blocker(ground, *a, *b, others) is None) == seen


@given(lands, points, points, st.lists(blocks, max_size=3))
def test_what_hides_alone_hides_among_others(
    ground: Ground, a: Point, b: Point, others: list[Polygon]
) -> None:
    assume(not visible(ground, *a, *b, []))
    assert not visible(ground, *a, *b, others)


@given(lands, points, points, st.lists(blocks, max_size=2))
def test_sight_is_the_same_wherever_the_table_lies(
    ground: Ground, a: Point, b: Point, others: list[Polygon]
) -> None:
    def turned(shape: Polygon) -> Polygon:
        return moved(quarter_turned(shape), 200_000, 0)

    areas = [Area("land", turned(it.shape), 1, it.level, it.depth) for it in ground.areas]
    beside = Ground(200_000, 200_000, areas, [])
    seen = visible(ground, *a, *b, others)
    there, here = (200_000 - a[1], a[0]), (200_000 - b[1], b[0])
    assert visible(beside, *there, *here, [turned(shape) for shape in others]) == seen


@given(stars(), points, points, st.integers(0, 30_000))
def test_a_wood_hides_as_exact_pieces_say(shape: Polygon, a: Point, b: Point, depth: int) -> None:
    assume(a != b)
    exact = float(sum(high - low for low, high in exact_stretches(shape, a, b))) * dist(a, b)
    # within a millimetre of the depth, or of a line along an edge, the tolerance decides
    assume(abs(exact - depth) > 100)
    ground = Ground(200_000, 200_000, [Area("wood", shape, 1, 0, depth)], [])
    assert visible(ground, *a, *b, []) == (exact <= depth)


@given(stars(), points, points)
def test_a_hill_hides_as_exact_pieces_say(shape: Polygon, a: Point, b: Point) -> None:
    ground = Ground(200_000, 200_000, [Area("hill", shape, 1, 1)], [])
    assume(a != b)
    exact = float(sum(high - low for low, high in exact_stretches(shape, a, b))) * dist(a, b)
    below = ground.level_at(*a) == ground.level_at(*b) == 0
    assume(exact == 0 or exact > 100)
    assert visible(ground, *a, *b, []) == (exact == 0 or not below)


@given(lands, points, points)
def test_a_hill_that_hides_is_higher_than_both_ends(ground: Ground, a: Point, b: Point) -> None:
    eye = max(int(ground.level_at(*a)), int(ground.level_at(*b)))
    for found in blockers(ground, *a, *b, []):
        if found.kind == HILL:
            share = (found.start + found.end) / 2 / dist(a, b)
            x, y = a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])
            assert ground.level_at(round(x), round(y)) > eye


@given(convexes(), points, points)
def test_a_unit_hides_as_exact_pieces_say(shape: Polygon, a: Point, b: Point) -> None:
    assume(a != b)
    found = blocker(PLAIN, *a, *b, [shape])
    pieces = exact_stretches(shape, a, b)
    if not pieces:
        assert found is None
    elif found is not None:
        [(low, high)] = pieces
        whole = dist(a, b)
        assert float(low) * whole - 1 <= float(found.start)
        assert float(found.start) <= float(found.end) <= float(high) * whole + 1


@given(blocks, coordinates, coordinates)
def test_the_nearest_point_is_as_near_as_the_shape(shape: Polygon, x: int, y: int) -> None:
    px, py = nearest_point(shape, x, y)
    assert abs(int(distance(px, py, x, y) - to_polygon(x, y, shape))) <= 1
    assert to_polygon(px, py, shape) <= 1


def test_the_nearest_point_of_a_block() -> None:
    unit = rectangle(Pose(10_000, 10_000, 0), 8_000, 4_000)
    assert nearest_point(unit, 9_000, 20_000) == (9_000, 10_000)
    assert nearest_point(unit, 30_000, 20_000) == (14_000, 10_000)
    assert nearest_point(unit, 0, 8_000) == (6_000, 8_000)
    assert nearest_point(unit, 10_000, 9_000) == (10_000, 9_000)


def test_of_two_nearest_points_a_half_goes_up() -> None:
    assert on_segment(0, 0, 2, 2, 1, 0) == (1, 1)
    assert on_segment(0, 0, 2, 2, -5, 0) == (0, 0)
    assert on_segment(0, 0, 2, 2, 9, 0) == (2, 2)
    assert on_segment(0, 0, 100_000, 1, 50_000, 7) == (50_000, 1)
    slope = polygon([(0, 0), (3, 1), (0, 1)])
    assert nearest_point(slope, 3, 0) == (3, 1)
