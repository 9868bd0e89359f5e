"""Random movers, ways and tables for the laws of moving."""

from __future__ import annotations

from hypothesis import strategies as st

from grognard.table.angles import QUARTER, TURN
from grognard.table.measure import TOLERANCE
from grognard.table.paths import ABOUT, ADVANCE, BACK, OBLIQUE, PIVOT, SIDESTEP, WHEEL, Leg
from grognard.table.pose import Pose
from grognard.table.shapes import Footprint, Polygon, bases, block, rectangle

MIDDLE = 60_000
places = st.integers(20_000, 100_000)
headings = st.one_of(st.integers(0, TURN - 1), st.sampled_from(range(0, TURN, 4_500)))
poses = st.builds(Pose, places, places, headings)
sizes = st.one_of(
    st.sampled_from([(24_000, 4_000), (8_000, 12_000), (48_000, 4_000), (4_000, 2_000)]),
    st.tuples(st.integers(1_000, 50_000), st.integers(1_000, 15_000)),
)
limits = st.sampled_from([0, 1, 2, 3, 300, 5_080, 10_000])
legs = st.one_of(
    st.builds(Leg, st.just(ADVANCE), st.integers(0, 45_000)),
    st.builds(Leg, st.just(BACK), st.integers(0, 20_000)),
    st.builds(Leg, st.just(SIDESTEP), st.integers(-20_000, 20_000)),
    st.builds(Leg, st.just(OBLIQUE), st.integers(-30_000, 30_000)),
    st.builds(Leg, st.just(PIVOT), st.integers(-QUARTER, QUARTER)),
    st.builds(Leg, st.just(WHEEL), st.integers(-QUARTER, QUARTER)),
    st.just(Leg(ABOUT, 0)),
)


@st.composite
def units(draw: st.DrawFn) -> Footprint:
    """A unit of one block, or of some bases side by side."""
    pose = draw(poses)
    width, depth = draw(sizes)
    if draw(st.booleans()):
        return block(pose, width, depth)
    side = [pose.moved(0, step) for step in (-7_000, 0, 7_000)]
    return bases([rectangle(place, 4_000, 2_000) for place in side])


def shifted(pose: Pose, dx: int, dy: int) -> Pose:
    return Pose(pose.x + dx, pose.y + dy, pose.h)


def turned_about(pose: Pose, angle: int) -> Pose:
    """Turned, with the whole table, about its middle."""
    x, y = Pose(MIDDLE, MIDDLE, angle).point(pose.y - MIDDLE, pose.x - MIDDLE)
    return Pose(x, y, pose.h + angle)


def all_inside(shape: Polygon, other: Polygon, slack: int = TOLERANCE) -> bool:
    """Whether a convex shape has every corner of another inside, or out by no more than slack."""
    return all(outside(shape, x, y) <= slack for x, y in other.corners())


def outside(shape: Polygon, x: int, y: int) -> float:
    """How far a point is beyond the farthest of the edges of a convex shape."""
    corners = shape.corners()
    worst = 0.0
    for i, (bx, by) in enumerate(corners):
        ax, ay = corners[i - 1]
        dx, dy = bx - ax, by - ay
        worst = max(worst, (dy * (x - ax) - dx * (y - ay)) / (dx * dx + dy * dy) ** 0.5)
    return worst
