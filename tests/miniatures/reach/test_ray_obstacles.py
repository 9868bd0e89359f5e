"""What a straight way meets: where it surely is within a limit of somebody."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from grognard.miniatures.reach.ray_obstacles import Straight
from grognard.miniatures.reach.rays import Ray
from grognard.table.measure import TOLERANCE, between
from grognard.table.paths import ADVANCE
from grognard.table.shapes import rectangle
from tests.miniatures.moving import parade
from tests.miniatures.moving.parade import at, body, inch

STEP = 127
MOST = 240
LIMIT = inch(3)


@given(st.floats(14, 34), st.floats(14, 46), st.integers(0, 359), st.integers(0, 35_999))
def test_a_place_is_surely_near_when_it_is_and_most_of_these_are(
    x: float, y: float, facing: int, heading: int
) -> None:
    enemy = body(at(x, y, facing))
    ray = Ray(parade.mover(), at(24, 20, heading / 100), ADVANCE, 1, MOST, STEP)
    straight = Straight(ray)
    straight.past_limits([enemy], [LIMIT])
    sure = {k for first, last in straight.within for k in range(first, min(last, MOST) + 1)}
    for place in range(1, MOST + 1):
        gap = between(rectangle(ray.end(place), inch(4), inch(1)), enemy.hull)
        assert place not in sure or gap < LIMIT - TOLERANCE
        assert place in sure or gap >= LIMIT - 2 * STEP  # the rest is about to leave or to come


def test_where_nobody_is_near_no_place_is() -> None:
    straight = Straight(Ray(parade.mover(), at(24, 20), ADVANCE, 1, MOST, STEP))
    straight.past_limits([body(at(40, 20))], [LIMIT])
    assert straight.within == []
