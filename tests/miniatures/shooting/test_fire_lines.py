"""Which bases may aim at a target, how far it is, and what covers it."""

from __future__ import annotations

from random import Random

import pytest

from grognard.kernel.refusal import Refusal
from grognard.miniatures.bodies import Body
from grognard.miniatures.shooting.cover import cover_traits, is_behind, lies_in
from grognard.miniatures.shooting.fire_lines import (
    FAR,
    Front,
    ShotVerdicts,
    Sight,
    Sights,
    any_crosses,
    can_aim,
    sees_over,
    take_aim,
    who_stops,
    why_not_bear,
)
from grognard.table.arcs import in_arc
from grognard.table.measure import gap
from grognard.table.pose import Pose
from grognard.table.shapes import Polygon, block
from tests.miniatures.troops import (
    BLUE,
    ORDERS,
    RED,
    WALL,
    WOOD,
    Make,
    ground,
    guns,
    inches,
    line,
    on_the_road,
    patch,
    pose,
    skirmishers,
    square,
    wall,
)

OPEN = ground()
ARCS = [0, 1500, 2250, 4500, 6000, 9000]


def front(place: Pose, bases: int = 4, base: float = 1.5, gap: float = 0, arc: int = 4500) -> Front:
    return Front(place, bases, inches(base), inches(gap), arc)


def sight(own: Body, target: Body, aims: Front) -> Sight:
    """Aimed at the bases of the target."""
    seen = Sight(own.shape, target.shape, target.shape.parts)
    seen.draw(aims)
    return seen


def test_a_target_is_out_of_range_before_it_is_out_of_arc() -> None:
    far, aside, hidden = Refusal("1 range"), Refusal("2 arc"), Refusal("3 sight")
    verdicts = ShotVerdicts(far, aside, hidden)
    shapes = line(1, BLUE, pose(30, 30, 180)).shape.parts
    ahead, away = front(pose(30, 20)), front(pose(30, 20, 180))
    assert why_not_bear(ahead, shapes, inches(10), verdicts) is None
    assert why_not_bear(ahead, shapes, inches(9.9), verdicts) is far
    assert why_not_bear(away, shapes, inches(9.9), verdicts) is far
    assert why_not_bear(away, shapes, inches(10), verdicts) is aside


@pytest.mark.parametrize("arc", ARCS)
def test_the_arc_is_the_tables_arc(arc: int) -> None:
    for heading in range(0, 36000, 2345):
        aims = front(Pose(0, 0, heading), 1, arc=arc)
        for x in range(-3000, 3001, 750):
            for y in range(-3000, 3001, 750):
                assert aims.bears(x, y) == in_arc(Pose(0, 0, heading), arc, x, y)


@pytest.mark.parametrize("arc", ARCS)
@pytest.mark.parametrize("make", [line, skirmishers, on_the_road])
def test_whom_a_quick_look_passes_over_no_base_can_aim_at(arc: int, make: Make) -> None:
    lots = Random(arc)
    passed = 0
    for _ in range(60):
        own = line(0, RED, pose(36, 24, lots.uniform(0, 360)))
        place = pose(lots.uniform(10, 62), lots.uniform(8, 40), lots.uniform(0, 360))
        foe = make(1, BLUE, place)
        aims = front(own.pose, arc=arc)
        if aims.passes_by(foe.shape.hull, inches(12)):
            passed += 1
            assert not can_aim(OPEN, aims, sight(own, foe, aims), [], inches(12))
    assert 10 < passed < 60


@pytest.mark.parametrize("make", ORDERS)
def test_lines_go_to_the_nearest_base(make: Make) -> None:
    own, foe = line(0, RED, pose(30, 20)), make(1, BLUE, pose(31, 30, 160))
    aims = front(own.pose)
    seen = sight(own, foe, aims)
    assert seen.bases == [0, 1, 2, 3]
    aim = take_aim(OPEN, aims, seen, [])
    assert len(aim.lines) == 4
    assert abs(int(aim.range) - int(gap(own.shape, foe.shape))) <= 2


def test_a_gun_in_a_gap_shoots_past_both_neighbours() -> None:
    own = guns(0, RED, pose(30, 20), gap=3)
    aims = front(own.pose, 2, 2, 3, arc=1500)
    foe = line(1, BLUE, pose(27.5, 30, 180), bases=2)
    assert sight(own, foe, aims).bases == [0]
    between = skirmishers(2, RED, pose(27.5, 24), bases=2, gap=1)
    shapes = list(between.shape.parts)
    assert len(take_aim(OPEN, aims, sight(own, foe, aims), shapes).lines) == 1
    assert take_aim(OPEN, aims, sight(own, foe, aims), [between.shape.hull]).range == FAR


def test_what_stands_in_the_way_stops_the_lines_that_cross_it() -> None:
    own, foe = line(0, RED, pose(30, 20)), line(1, BLUE, pose(30, 30, 180))
    aims = front(own.pose)
    seen = sight(own, foe, aims)
    post: list[Polygon] = [block(pose(27.75, 25), inches(1), inches(1)).hull]
    assert [who_stops(one, post, -1) for one in seen.lines] == [0, -1, -1, -1]
    assert who_stops(seen.lines[0], post, 0) == 0
    assert any_crosses(seen.lines, post[0]) and not any_crosses(seen.lines[1:], post[0])
    assert len(take_aim(OPEN, aims, seen, post).lines) == 3


def test_ground_hides_a_line_and_is_looked_at_once() -> None:
    own, foe = line(0, RED, pose(30, 20)), square(1, BLUE, pose(30, 30))
    aims = front(own.pose)
    seen = sight(own, foe, aims)
    wood = ground(patch("wood", 20, 22, 30, 26, WOOD))
    assert [sees_over(wood, seen, i) for i in range(4)] == [False, False, True, True]
    assert (seen.open, seen.shut) == (0b1100, 0b0011)
    assert can_aim(wood, aims, seen, [], inches(12))
    assert len(take_aim(wood, aims, seen, []).lines) == 2


def test_range_is_measured_from_the_front_edge_of_a_base() -> None:
    own, foe = line(0, RED, pose(30, 20)), line(1, BLUE, pose(40, 30, 180), bases=1)
    aims = front(own.pose, arc=9000)
    seen = sight(own, foe, aims)
    assert seen.lines[3].length > float(take_aim(OPEN, aims, seen, []).range)
    limit = int(aims.distance(3, foe.shape.parts))
    assert can_aim(OPEN, aims, seen, [], limit)
    assert not can_aim(OPEN, aims, seen, [], limit - 3)


def test_lines_are_remembered_while_nobody_moves() -> None:
    own, foe = line(0, RED, pose(30, 20)), line(1, BLUE, pose(30, 30, 180))
    known = Sights()
    assert known.recall(7, own.shape, foe.shape) is None
    seen = sight(own, foe, front(own.pose))
    known.keep(7, seen)
    assert known.recall(7, own.shape, foe.shape) is seen
    assert known.recall(8, own.shape, foe.shape) is None
    assert known.recall(7, own.shape, line(1, BLUE, pose(30, 30, 180)).shape) is None


# Cover


@pytest.mark.parametrize("make", ORDERS)
def test_in_an_area_by_more_than_half(make: Make) -> None:
    foe = make(1, BLUE, pose(30, 30))
    hull = foe.shape.hull
    west, east = hull.west / 2540, hull.east / 2540
    assert lies_in(patch("wood", west, 20, west + 0.51 * (east - west) + 0.3, 40, WOOD), foe.shape)
    assert not lies_in(patch("wood", west, 20, west + 0.3 * (east - west), 40, WOOD), foe.shape)


def test_behind_a_wall_for_more_than_half_of_the_lines() -> None:
    own, foe = line(0, RED, pose(30, 20)), guns(1, BLUE, pose(30, 30, 180))
    lines = take_aim(OPEN, front(own.pose), sight(own, foe, front(own.pose)), []).lines
    whole, half = wall((20, 29), (40, 29)), wall((20, 29), (30, 29))
    assert is_behind(whole, lines) and not is_behind(half, lines)

    def cover(edge: tuple[tuple[float, float], ...], near: float) -> int:
        table = ground(edges=(wall(*edge),))
        return int(cover_traits(table, WALL | WOOD, foe.shape, lines, inches(near)))

    assert cover(((20, 29), (40, 29)), 1) == WALL
    assert cover(((20, 29), (40, 29)), 0.9) == 0
    assert cover(((20, 29), (30, 29)), 1) == 0


def test_all_that_covers_counts_together() -> None:
    own, foe = line(0, RED, pose(30, 20)), line(1, BLUE, pose(30, 30, 180))
    lines = take_aim(OPEN, front(own.pose), sight(own, foe, front(own.pose)), []).lines
    wood = patch("wood", 20, 29.5, 40, 40, WOOD)
    table = ground(wood, edges=(wall((20, 29), (40, 29)),))
    assert cover_traits(table, WALL | WOOD, foe.shape, lines, inches(1)) == WALL | WOOD
    assert cover_traits(table, WALL, foe.shape, lines, inches(1)) == WALL
    assert cover_traits(table, WALL | WOOD, foe.shape, [], inches(1)) == WOOD
