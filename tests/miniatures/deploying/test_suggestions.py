"""Places worth proposing."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from grognard.miniatures.deploying.free_grid import Block, Plot, Room, room_in
from grognard.miniatures.deploying.suggestions import BACK, a_few, beside, nearest, spot_near
from grognard.miniatures.deploying.zones import NORTH, SOUTH
from grognard.table.pose import INCH, Pose
from grognard.table.shapes import block, box
from tests.miniatures.skirmish import PITCH, Brigades


def room(side: int = SOUTH) -> Room:
    """Twelve inches by three, with a body in the middle of its front."""
    empty = room_in(Plot(box(0, 0, 12 * INCH, 3 * INCH), side, PITCH, Brigades()), [], 1)
    front = 3 * INCH if side == SOUTH else 0
    return empty.holding([block(Pose(6 * INCH, front, 18000 * side), 2 * INCH, INCH)])


def test_a_few_are_the_first_the_last_and_some_between() -> None:
    assert a_few(2, 3) == [0, 1] and a_few(3, 3) == [0, 1, 2]
    assert a_few(4, 3) == [0, 2, 3] and a_few(12, 3) == [0, 6, 11]
    assert a_few(12, 4) == [0, 4, 8, 11] and a_few(0, 3) == []


def test_the_nearest_free_columns_lie_on_either_side_of_one_that_is_taken() -> None:
    assert beside(0b1001_0000, 5) == [4, 7] and beside(0b1001_0000, 4) == [4]
    assert beside(0, 3) == [] and beside(0b1, 3) == [0] and beside(0b1_0000, 3) == [4]


def test_a_spot_is_near_its_part_of_the_front() -> None:
    for side, facing in ((SOUTH, 0), (NORTH, 18000)):
        here = room(side)
        middle = spot_near(here, [Block(4, 4)], (1, 2))
        left = spot_near(here, [Block(4, 4)], (1, 6))
        assert middle is not None and left is not None
        assert (middle.row, middle.column) == (0, 16)  # six aside are less than four back
        assert here.pose(left).key() == (2 * INCH, 3 * INCH if side == SOUTH else 0, facing)


def test_the_first_block_that_fits_is_taken() -> None:
    spot = spot_near(room(), [Block(4, 13, 1), Block(60, 4, 2), Block(8, 4, 3)], (0, 1), back=2)
    assert spot is not None and (spot.block.formation, spot.row, spot.column) == (3, 2, 0)
    assert spot_near(room(), [Block(60, 1)], (0, 1)) is None


@given(st.integers(1, 20), st.integers(1, 12), st.integers(-5, 50), st.integers(0, 12))
def test_no_free_place_is_nearer(width: int, depth: int, goal: int, back: int) -> None:
    here = room()
    costs = [
        abs(column - goal) + BACK * abs(row - back)
        for row in range(len(here.rows) - depth + 1)
        for column in range(here.plot.columns)
        if here.starts(row, width, depth) >> column & 1
    ]
    found = nearest(here, width, depth, goal, back)
    if found is None:
        assert costs == [] or back > len(here.rows) - depth
    elif goal >= 0:
        assert abs(found[1] - goal) + BACK * abs(found[0] - back) == min(costs)
