"""9.4, R54: where a shape that slides past others is near them, place by place."""

from __future__ import annotations

import pytest

from grognard.games.age.reach.zone_gaps import Sliding, others_than
from grognard.kernel.dice import Rng
from grognard.table.measure import between
from grognard.table.pose import INCH, Pose
from grognard.table.shapes import Polygon, rectangle

PITCH = 127
LIMIT = 18 * INCH


class Walk:
    """A block that goes ahead; how often it was looked at."""

    def __init__(self, start: Pose) -> None:
        self.start = start
        self.asked = 0

    def at(self, place: int) -> Polygon:
        self.asked += 1
        return rectangle(self.start.moved(place * PITCH), 2 * INCH, INCH)


def block(x: float, y: float, h: int = 0) -> Polygon:
    return rectangle(Pose(round(x * INCH), round(y * INCH), h), 6 * INCH, 2 * INCH)


def places(spans: list[tuple[int, int]]) -> set[int]:
    return {place for low, high in spans for place in range(low, high + 1)}


@pytest.mark.parametrize("seed", range(12))
def test_9_4_the_places_found_near_are_those_that_are_near(seed: int) -> None:
    rng = Rng(seed)
    walk = Walk(Pose(rng.below(60 * INCH), rng.below(40 * INCH), rng.below(36_000)))
    others = [block(rng.below(80) - 10, rng.below(60) - 10, rng.below(36_000)) for _ in range(5)]
    most = 300
    near = places(Sliding(walk.at, PITCH, LIMIT).near(others, 1, most))
    for place in range(1, most + 1):
        shape = walk.at(place)
        assert (place in near) == any(between(shape, one) < LIMIT for one in others)


@pytest.mark.parametrize("off", [-300, -9, -1, 0, 1, 9, 300])
def test_9_4_along_the_edge_of_a_zone_every_place_is_right(off: int) -> None:
    """It slides in parallel to an enemy, as far off as the zone reaches, or a hair more or less."""
    walk = Walk(Pose(0, 0, 9000))
    wall = rectangle(Pose(20 * INCH, 20 * INCH + off, 0), 60 * INCH, INCH)
    near = places(Sliding(walk.at, PITCH, LIMIT).near([wall], 1, 200))
    assert near == {p for p in range(1, 201) if between(walk.at(p), wall) < LIMIT}


def test_9_4_few_places_decide_for_many() -> None:
    walk = Walk(Pose(0, 0, 9000))
    wall = rectangle(Pose(20 * INCH, 21 * INCH, 0), 60 * INCH, INCH)
    Sliding(walk.at, PITCH, LIMIT).near([wall], 1, 400)
    assert walk.asked < 20


def test_places_that_are_in_no_span() -> None:
    assert others_than([], 1, 5) == [(1, 5)]
    assert others_than([(1, 2), (4, 4)], 1, 5) == [(3, 3), (5, 5)]
    assert others_than([(1, 9)], 2, 5) == []
    assert others_than([(7, 9)], 1, 5) == [(1, 5)]
