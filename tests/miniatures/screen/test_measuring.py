"""The measuring kit of any game."""

from __future__ import annotations

from math import hypot
from random import Random

import pytest

from grognard.kernel.refusal import BadNotation
from grognard.miniatures.bodies import Body
from grognard.miniatures.contract.measure import Measure
from grognard.miniatures.moving.charge_path import Charger, hits
from grognard.miniatures.screen.general_words import GENERAL
from grognard.miniatures.screen.measuring import BAND, KEEP, End, Kit, hundredth
from grognard.miniatures.screen.range_shapes import (
    Muzzles,
    around,
    charge_fan,
    fire_fan,
    widened,
)
from grognard.miniatures.screen.sight_report import SightWords, first_things, sight_along
from grognard.miniatures.screen.tape import span, spot, tape
from grognard.miniatures.shooting.fire_lines import Front
from grognard.table.lines import Line
from grognard.table.measure import gap, to_polygon, within
from grognard.table.shapes import Polygon, block, polygon
from grognard.table.sight import GROUND
from grognard.table.terrain import inside
from tests.miniatures.screen.scenes import LENGTHS
from tests.miniatures.troops import (
    BLUE,
    ORDERS,
    RED,
    WOOD,
    Make,
    ground,
    guns,
    inches,
    line,
    patch,
    pose,
    skirmishers,
)


class PlainKit(Kit):
    """Two units, in the words of any game."""

    def __init__(self, lang: str = "en") -> None:
        super().__init__(LENGTHS, GENERAL, lang)
        self.units = {"h1": line(0, RED, pose(30, 20)), "gun": guns(1, BLUE, pose(30, 30, 180))}

    def piece(self, name: str) -> End | None:
        return End(self.units[name].shape) if name in self.units else None

    def alone(self, one: End) -> Measure:
        named = [(name, unit.shape) for name, unit in self.units.items()]
        return Measure(self.nearest(one.shape, named), [], [], None)


def test_from_one_to_another() -> None:
    found = PlainKit().measure(" H1 > gun")
    assert found.words == ["10 in from edge to edge."] and found.span is not None
    assert found.span.length == inches(10)
    assert PlainKit().measure("10,20 > 10,26").words == ["6 in from edge to edge."]


def test_one_end_alone_and_who_is_nearest() -> None:
    assert PlainKit().measure("30,24").words == ["Nearest: h1, 4 in."]
    assert PlainKit("fr").measure("30,24.5").words == ["Au plus près\xa0: h1, 4,5 po."]
    assert PlainKit().nearest(spot(0, 0), []) == []


def test_areas_say_how_far_they_go() -> None:
    kit = PlainKit()
    keep = kit.keep_area([unit.shape for unit in kit.units.values()], inches(4))
    assert (keep.kind, keep.words) == (KEEP, "4 in: the enemy may not come closer")
    assert len(keep.outlines) == 2
    reach = kit.range_area(Muzzles(pose(30, 20), 4, inches(1.5), 0, 4500), inches(12.5))
    assert (reach.kind, reach.words) == (BAND, "12.5 in: as far as it shoots")


@pytest.mark.parametrize("text", ["h2", "h1 > h2", "", ">"])
def test_what_is_no_piece(text: str) -> None:
    with pytest.raises(BadNotation, match="expected a unit in sight, or a place"):
        PlainKit().measure(text)


@pytest.mark.parametrize("make", ORDERS)
def test_the_tape_goes_from_nearest_base_to_nearest_base(make: Make) -> None:
    one, other = make(0, RED, pose(20, 20, 33)), make(1, BLUE, pose(31, 30, 160))
    found = span(one.shape, other.shape)
    assert found.length == gap(one.shape, other.shape) == tape(one.shape, other.shape)
    long = hypot(found.end[0] - found.start[0], found.end[1] - found.start[1])
    assert abs(long - found.length) <= 2
    assert tape(spot(*found.start), one.shape) <= 1


def test_tenths_of_a_millimetre() -> None:
    assert [hundredth(amount) for amount in (0, 4, 5, 127)] == [0, 0, 10, 130]


# Shapes


def test_what_is_within_a_distance() -> None:
    unit = line(0, RED, pose(30, 20, 20)).shape
    for x, y in around(unit.hull, inches(4)):
        assert abs(int(to_polygon(x, y, unit.hull)) - inches(4)) <= 20
    assert widened(unit, inches(4)) == around(unit.hull, inches(4))
    assert len(widened(spot(0, 0), inches(4))) == 180


def shown(outlines: list[list[tuple[int, int]]], x: int, y: int) -> bool:
    return any(inside(polygon(outline), x, y) for outline in outlines)


@pytest.mark.parametrize("arc", [1000, 2250, 4500, 6000, 8900])
@pytest.mark.parametrize(("bases", "width", "between"), [(1, 1.5, 0), (4, 1.5, 0), (2, 2, 3)])
def test_a_fan_of_fire_is_where_a_base_may_shoot(
    arc: int, bases: int, width: float, between: float
) -> None:
    place = pose(36, 20, 25)
    muzzles = Muzzles(place, bases, inches(width), inches(between), arc)
    front = Front(place, bases, inches(width), inches(between), arc)
    lots = Random(arc)
    seen = 0
    for limit in (inches(4), inches(12)):
        outlines = fire_fan(muzzles, limit)
        for _ in range(150):
            x, y = lots.randrange(inches(18), inches(54)), lots.randrange(inches(6), inches(40))
            if any(near_edge(outline, x, y) for outline in outlines):
                continue
            dot = [Polygon([x, x + 1, x + 1, x], [y, y, y + 1, y + 1])]
            may = any(
                front.line(base, dot) is not None and within(front.distance(base, dot), limit)
                for base in range(bases)
            )
            assert shown(outlines, x, y) == may
            seen += may
    assert seen > 0


def near_edge(outline: list[tuple[int, int]], x: int, y: int) -> bool:
    """Too near to the line for chords to decide."""
    for i, (bx, by) in enumerate(outline):
        ax, ay = outline[i - 1]
        long = hypot(bx - ax, by - ay)
        share = max(0.0, min(1.0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / long**2))
        if hypot(ax + share * (bx - ax) - x, ay + share * (by - ay) - y) < 30:
            return True
    return False


def test_narrow_arcs_far_apart_are_fans_of_their_own() -> None:
    muzzles = Muzzles(pose(36, 20), 2, inches(2), inches(6), 1000)
    assert len(fire_fan(muzzles, inches(12))) == 2
    assert len(fire_fan(muzzles, inches(30))) == 1


def test_a_charge_reaches_no_farther_than_its_fan() -> None:
    horse = line(0, RED, pose(36, 20, 10), bases=2, base=2)
    outline = charge_fan(horse.pose, int(horse.width), float(inches(12)), 2.0, 3000)
    c = Charger(horse, 3000, inches(12), 1, 2)
    lots = Random(5)
    met = 0
    for _ in range(300):
        x, y = lots.randrange(inches(22), inches(50)), lots.randrange(inches(16), inches(36))
        if near_edge(outline, x, y):
            continue
        place = pose(x / 2540, y / 2540)
        dot = Body(1, 0, BLUE, place, 8, 8, block(place, 8, 8))
        if any(hits(c, wheel, dot) for wheel in range(-3000, 3001, 50)):
            met += 1
            assert inside(polygon(outline), x, y)
    assert met > 20


# Sights

WORDS = SightWords(
    "clear", lambda who: f"blocked by {who}", str.upper, lambda shape: "unit", "9", {GROUND: "10"}
)


def test_a_line_is_clear_or_ends_where_something_hides_its_end() -> None:
    table = ground(patch("wood", 20, 24, 40, 30, WOOD))
    way = Line(inches(30), inches(20), inches(30), inches(40))
    through = sight_along(table, way, [], WORDS)
    assert (through.words, through.cite) == ("blocked by WOOD", "10")
    assert through.stop == (inches(30), inches(26))  # two inches deep
    aside = Line(inches(50), inches(20), inches(50), inches(40))
    clear = sight_along(table, aside, [], WORDS)
    assert (clear.words, clear.cite, clear.stop) == ("clear", "9", None)
    post = [skirmishers(0, RED, pose(50, 30), bases=1).shape.hull]
    stopped = sight_along(table, aside, post, WORDS)
    assert stopped.words == "blocked by unit" and stopped.stop is not None
    assert abs(stopped.stop[1] - inches(29.5)) <= 2


def test_what_comes_first_on_each_line_is_named_once() -> None:
    table = ground(patch("wood", 20, 24, 40, 30, WOOD))
    lines = [Line(inches(x), inches(20), inches(x), inches(40)) for x in (30, 31, 50, 60)]
    post = [line(0, RED, pose(50, 30), bases=1).shape.hull]
    assert first_things(table, lines, post, WORDS, 2) == ["WOOD", "unit"]
    assert first_things(table, lines, post, WORDS, 1) == ["WOOD"]
