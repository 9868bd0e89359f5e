"""Sliding straight ahead: from where to where a shape is too near to another."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.table.angles import QUARTER
from grognard.table.measure import TOLERANCE, between, overlap
from grognard.table.pose import Pose
from grognard.table.shapes import Polygon, rectangle
from grognard.table.slide import blocked, passes_beside
from tests.table.motion import headings, poses, sizes
from tests.table.strategies import box, moved

HERE = box(0, 0, 1_000, 1_000)
blocks = st.builds(lambda pose, size: rectangle(pose, *size), poses, sizes)


def test_a_box_meets_a_box() -> None:
    ahead = box(0, 5_000, 1_000, 7_000)
    assert blocked(HERE, 0, ahead, 0) == pytest.approx((4_000.0, 7_000.0))
    assert blocked(HERE, 2 * QUARTER, ahead, 0) == pytest.approx((-7_000.0, -4_000.0))
    assert blocked(HERE, 0, ahead, 1_000) == pytest.approx((3_000.0, 8_000.0))


def test_slack_lets_it_nearer() -> None:
    ahead = box(0, 5_000, 1_000, 7_000)
    assert blocked(HERE, 0, ahead, 0, 2) == pytest.approx((4_002.0, 6_998.0))
    assert blocked(HERE, 0, ahead, 1_000, 2) == pytest.approx((3_002.0, 7_998.0))


@pytest.mark.parametrize(("limit", "off"), [(0, 1_000), (300, 1_300)])
def test_it_may_pass_beside_at_the_limit(limit: int, off: int) -> None:
    start, stop = blocked(HERE, 0, moved(HERE, off, 5_000), limit)
    assert start > stop
    start, stop = blocked(HERE, 0, moved(HERE, off - 1, 5_000), limit)
    assert start < 5_000.0 < stop


def test_corners_keep_their_distance_round_about() -> None:
    start, stop = blocked(HERE, 0, moved(HERE, 4_000, 10_000), 5_000)
    assert (start, stop) == pytest.approx((5_000.0, 15_000.0))


def test_a_line_is_in_the_way_too() -> None:
    wall = Polygon([-500, 1_500], [3_000, 3_000])
    assert blocked(HERE, 0, wall, 0) == pytest.approx((2_000.0, 3_000.0))
    assert blocked(HERE, 0, wall, 500) == pytest.approx((1_500.0, 3_500.0))
    assert blocked(HERE, QUARTER, wall, 0)[0] > blocked(HERE, QUARTER, wall, 0)[1]


def slid(shape: Polygon, heading: int, ahead: int) -> Polygon:
    there = Pose(0, 0, heading).moved(ahead)
    return moved(shape, there.x, there.y)


@settings(max_examples=300)
@given(blocks, headings, blocks, st.integers(-60_000, 60_000))
def test_what_it_overlaps_is_what_measuring_finds(
    shape: Polygon, heading: int, other: Polygon, ahead: int
) -> None:
    near, inner = blocked(shape, heading, other, 0, 0), blocked(shape, heading, other, 0, 4)
    there = slid(shape, heading, ahead)
    if overlap(there, other):
        assert near[0] <= ahead <= near[1]
    if inner[0] <= ahead <= inner[1]:
        assert overlap(there, other)


@settings(max_examples=300)
@given(blocks, headings, blocks, st.integers(3, 20_000), st.integers(-60_000, 60_000))
def test_what_is_near_is_what_measuring_finds(
    shape: Polygon, heading: int, other: Polygon, limit: int, ahead: int
) -> None:
    start, stop = blocked(shape, heading, other, limit)
    apart = between(slid(shape, heading, ahead), other)
    if start <= ahead <= stop:
        assert apart <= limit + TOLERANCE
    else:
        assert apart >= limit - TOLERANCE


@pytest.mark.parametrize(("off", "beside"), [(1_000, True), (999, True), (998, False)])
def test_it_passes_beside_by_how_deep_it_goes_into_the_side(off: int, beside: bool) -> None:
    """Behind it, or on the other side, is beside as well; ahead is not."""
    assert passes_beside(HERE, 0, moved(HERE, off, 5_000), 1.25) == beside
    assert passes_beside(HERE, 0, moved(HERE, -off, -5_000), 1.25) == beside
    assert passes_beside(HERE, QUARTER, moved(HERE, 5_000, off), 1.25) == beside
