"""Where a body may be set up, and the zones."""

from __future__ import annotations

from grognard.miniatures.deploying.placement import Site, is_near_table, touches
from grognard.miniatures.deploying.zones import NORTH, SOUTH, holds_point, in_zone, standard_zones
from grognard.table.pose import INCH, Pose
from grognard.table.shapes import Polygon, box
from grognard.table.terrain import Area, Ground
from tests.miniatures.skirmish import OFF, ON, OUT, SHUT, VERDICTS, WET

LAKE = Area("lake", box(0, 0, 4 * INCH, 4 * INCH), SHUT)
GROUND = Ground(72 * INCH, 48 * INCH, [LAKE], [])
ZONE = box(0, 0, 60 * INCH, 12 * INCH)
OTHER = box(20 * INCH, 4 * INCH, 24 * INCH, 6 * INCH)


def site(gap: int = 0) -> Site:
    return Site(GROUND, ZONE, GROUND.areas_with(SHUT), VERDICTS, gap)


def inches(west: float, south: float, east: float, north: float) -> Polygon:
    return box(*(round(edge * INCH) for edge in (west, south, east, north)))


def test_the_usual_zones_lie_back_from_the_middle_line() -> None:
    zones = standard_zones(72 * INCH, 48 * INCH, 12 * INCH)
    assert (zones[SOUTH].south, zones[SOUTH].north) == (0, 12 * INCH)
    assert (zones[NORTH].south, zones[NORTH].north) == (36 * INCH, 48 * INCH)
    assert {zone.east - zone.west for zone in zones} == {72 * INCH}


def test_on_the_line_of_a_zone_is_inside() -> None:
    assert in_zone(ZONE, inches(56, 8, 60, 12)) and not in_zone(ZONE, inches(56, 8, 60, 12.05))
    assert holds_point(ZONE, 60 * INCH, 12 * INCH) and not holds_point(ZONE, 60 * INCH + 1, 0)


def test_a_body_is_on_the_table_in_its_zone_not_on_another_and_on_dry_ground() -> None:
    assert site().why_not(inches(10, 4, 14, 6), [OTHER]) is None
    assert site().why_not(inches(-1, 4, 3, 6), [OTHER]) is OFF
    assert site().why_not(inches(10, 11, 14, 13), [OTHER]) is OUT
    assert site().why_not(inches(23, 5, 27, 7), [OTHER]) is ON
    assert site().why_not(inches(24, 4, 28, 6), [OTHER]) is None  # they touch
    assert site().why_not(inches(3, 1, 7, 3), [OTHER]) is WET
    assert site().why_not(inches(4, 1, 8, 3), [OTHER]) is None


def test_a_game_may_want_a_gap_between_bodies() -> None:
    assert site(INCH).why_not(inches(25, 4, 28, 6), [OTHER]) is None
    assert site(INCH).why_not(inches(24.95, 4, 28, 6), [OTHER]) is ON
    assert site(INCH).why_not(inches(23, 5, 27, 7), [OTHER]) is ON


def test_a_figure_may_not_even_touch_those_that_are_there() -> None:
    assert site().why_not_point(10 * INCH, 5 * INCH, [OTHER]) is None
    assert site().why_not_point(-1, 5 * INCH, [OTHER]) is OFF
    assert site().why_not_point(10 * INCH, 13 * INCH, [OTHER]) is OUT
    assert site().why_not_point(24 * INCH, 5 * INCH, [OTHER]) is ON
    assert site().why_not_point(24 * INCH + 10, 5 * INCH, [OTHER]) is None
    assert site().why_not_point(2 * INCH, 2 * INCH, [OTHER]) is WET


def test_what_is_far_off_is_not_measured() -> None:
    assert is_near_table(GROUND, Pose(72 * INCH, 48 * INCH, 0))
    assert not is_near_table(GROUND, Pose(10**15, 0, 0))
    assert touches(24 * INCH, 5 * INCH, OTHER) and not touches(25 * INCH, 5 * INCH, OTHER)
