"""The measuring kit: every figure and every shape is the engine's own."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot

import pytest

from grognard.games.march.chapters.figures import depth_of, footprint, screen_footprint, width_of
from grognard.games.march.chapters.moving.move_cost import PIP, way_cost
from grognard.games.march.chapters.shooting.fire_lines import front_of, in_the_way, sight_of
from grognard.games.march.chapters.shooting.shot_dice import band_of
from grognard.games.march.chapters.shooting.targets import bands_of
from grognard.games.march.game import GAME
from grognard.games.march.model.actions import COLUMN, LINE
from grognard.games.march.model.pieces import (
    FALTERED,
    FIRED,
    HARD_COVER,
    LIGHT_COVER,
    ROUGH,
    ROUTING,
    SLOPE,
    Battalion,
)
from grognard.games.march.model.state import Battle
from grognard.games.march.screen.measuring import measure
from grognard.games.march.screen.range_shapes import charge_fan, fire_fan
from grognard.games.march.sequence import new_battle
from grognard.kernel.dice import Rng
from grognard.kernel.refusal import BadNotation, IllegalAction
from grognard.kernel.umpire import play_random
from grognard.miniatures.contract.board import Outline
from grognard.miniatures.contract.measure import Measure
from grognard.miniatures.screen.range_shapes import around, circle
from grognard.miniatures.shooting.fire_lines import sees_over, who_stops
from grognard.table.contact import straight_to
from grognard.table.measure import gap, to_polygon, within
from grognard.table.paths import ADVANCE, WHEEL, Leg
from grognard.table.pose import Pose
from grognard.table.shapes import Polygon, polygon, rectangle
from grognard.table.terrain import Area, Edge, inside
from tests.games.march.field import BLUE, RED, Troops, cm, field, pose

BESIDE = 15  # hundredths of a millimetre: chords lie up to 0.1 mm inside their arcs


def two(y: float = 55, **more: Area | list[Area] | list[Edge]) -> Battle:
    return field([Troops("b1", 60, 40)], [Troops("f1", 60, y, 180)], **more)  # type: ignore[arg-type]


def kinds(found: Measure) -> list[str]:
    return [area.kind for area in found.areas]


def dot(x: int, y: int) -> Polygon:
    return Polygon([x, x + 1, x + 1, x], [y, y, y + 1, y + 1])


def beside(outline: Outline, off: float) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """Points just inside and just outside the middle of each longer side of an outline."""
    shape = polygon(outline)
    corners = shape.corners()
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True):
        long = hypot(bx - ax, by - ay)
        if long > 8 * off:
            mx, my = (ax + bx) / 2, (ay + by) / 2
            nx, ny = (by - ay) / long * off, (ax - bx) / long * off  # outward
            yield (round(mx - nx), round(my - ny)), (round(mx + nx), round(my + ny))


# Shapes


def bears(u: Battalion, detached: bool, limit: int, x: int, y: int) -> bool:
    front, point = front_of(u, detached), dot(x, y)
    return any(
        front.line(group, [point]) is not None and within(front.distance(group, [point]), limit)
        for group in range(front.bases)
    )


def shooters() -> Iterator[tuple[Battle, Battalion, bool]]:
    rng = Rng(4)
    for rankers in (3, 4, 24, 36, 40):
        for formation in (LINE, COLUMN):
            at, facing = 60 + rng.below(7), rng.below(36000) / 100
            troops = Troops("b1", at, 60, facing, rankers=rankers, formation=formation)
            b = field([troops], [])
            yield b, b.units[0], False
    for detached, apart in ((1, 2), (5, 2), (8, 3.5), (8, 4)):
        b = field([Troops("b1", 60, 60, rankers=40, detached=detached)], [])
        b.place_screen(0, Pose(cm(60), cm(60), rng.below(36000)), cm(apart))
        yield b, b.units[0], True


def test_9_4_a_point_is_in_a_band_if_the_rules_find_it_in_range_and_arc() -> None:
    rng = Rng(9)
    for b, u, detached in shooters():
        for limit in [*bands_of(b, u), cm(60)]:
            (outline,) = fire_fan(u, detached, limit)
            shape = polygon(outline)
            pairs = list(beside(outline, BESIDE))
            assert len(pairs) > 20
            for (x, y), (ox, oy) in pairs:
                assert inside(shape, x, y) and bears(u, detached, limit, x, y)
                assert not inside(shape, ox, oy) and not bears(u, detached, limit, ox, oy)
            for _ in range(40):
                x, y = rng.below(cm(120)), rng.below(cm(120))
                if not near_outline(outline, x, y):
                    assert inside(shape, x, y) == bears(u, detached, limit, x, y)


def near_outline(outline: Outline, x: int, y: int) -> bool:
    sides = zip(outline, outline[1:] + outline[:1], strict=True)
    return any(to_polygon(x, y, Polygon([a[0], b[0]], [a[1], b[1]])) < BESIDE for a, b in sides)


def test_R62_the_effect_of_each_band_is_the_row_of_the_range_table() -> None:
    b = two()
    found = measure(b, "b1", "en")
    bands = [area for area in found.areas if area.kind == "band"]
    assert [area.words for area in bands] == [
        "15 cm, every group (9.4)",
        "30 cm, half of the groups (9.4)",
        "45 cm, a quarter of the groups (9.4)",
    ]
    u = b.units[0]
    for y in range(41, 95):
        rows = [inside(polygon(area.outlines[0]), cm(58), cm(y)) for area in bands]
        row = int(band_of(b, u, cm(y - 40)))
        assert rows == [order >= row for order in range(3)]


def test_R15_long_rifles_have_bands_of_their_own() -> None:
    b = field([Troops("b1", 60, 40, rifles=True)], [], rifles="long")
    assert measure(b, "b1", "fr").areas[2].words == "60 cm, un quart des groupes (9.4)"


def test_7_11_what_must_be_kept_away_from_a_battalion_and_its_screen() -> None:
    rng = Rng(2)
    for _ in range(20):
        shape = rectangle(Pose(cm(50), cm(50), rng.below(36000)), cm(8 + rng.below(30)), cm(4))
        outline = around(shape, cm(10))
        for (x, y), (ox, oy) in beside(outline, BESIDE):
            assert within(to_polygon(x, y, shape), cm(10))
            assert not within(to_polygon(ox, oy, shape), cm(10))
    b = field([Troops("b1", 60, 40, detached=5)], [])
    b.place_screen(0, pose(60, 48), cm(2))
    assert len(measure(b, "b1", "en").areas[-1].outlines) == 2
    kept = measure(b, "b1.screen", "en").areas[-1]
    assert kept.kind == "keep" and len(kept.outlines) == 1


def test_a_circle_is_one() -> None:
    assert all(abs(hypot(x - 500, y - 700) - cm(60)) < 1 for x, y in circle(500, 700, cm(60)))


def charges(u: Battalion, x: int, y: int, slow: bool, most: int) -> bool:
    """12.3 Whether any wheel and a 6 bring it to a point."""
    width, depth = int(width_of(u)), int(depth_of(u))
    for wheel in range(-most, most + 1, 5):
        ahead = straight_to(u.pose.wheeled(width, wheel), width, depth, dot(x, y))
        legs = [Leg(WHEEL, wheel), Leg(ADVANCE, ahead)]
        if ahead >= 0 and way_cost(legs, u.formation, width, slow) <= 6 * PIP:
            return True
    return False


@pytest.mark.parametrize(
    ("rankers", "formation", "slow"),
    [
        (24, LINE, False),
        (8, LINE, False),
        (4, LINE, False),
        (24, COLUMN, False),
        (24, COLUMN, True),
    ],
)
def test_12_3_a_point_is_in_reach_of_a_charge_if_some_wheel_leads_there(
    rankers: int, formation: int, slow: bool
) -> None:
    b = field([Troops("b1", 60, 60, 33, rankers=rankers, formation=formation)], [])
    u = b.units[0]
    outline = charge_fan(u, slow, not slow)
    ahead = u.pose.moved(cm(0.3))
    for (x, y), (ox, oy) in list(beside(outline, 100))[::3]:
        if (x - ahead.x) * _sin(u) + (y - ahead.y) * _cos(u) > 0:  # not on its own front edge
            assert charges(u, x, y, slow, 0 if slow else 4500)
            assert not charges(u, ox, oy, slow, 0 if slow else 4500)


def _sin(u: Battalion) -> int:
    return int(u.pose.point(1000, 0)[0] - u.pose.x)


def _cos(u: Battalion) -> int:
    return int(u.pose.point(1000, 0)[1] - u.pose.y)


# One piece


def test_a_battalion_alone() -> None:
    found = measure(two(), "B1", "en")
    assert kinds(found) == ["band", "band", "band", "arc", "threat", "threat", "keep"]
    assert found.words == ["24 × 4 cm (18.1).", "Nearest: f1, 15 cm (18.6)."]
    assert found.span is None and found.sights == []
    assert found.areas[5].words.startswith("Can charge this far with a 6")


def test_a_screen_alone() -> None:
    b = field([Troops("b1", 60, 40, detached=5)], [])
    b.place_screen(0, pose(60, 48), cm(2))
    found = measure(b, "b1.screen", "en")
    assert kinds(found) == ["band", "band", "band", "arc", "threat", "keep"]
    assert found.words == ["Screen of 3 groups, gaps of 2 cm (18.2)."]


def test_who_may_not_act_threatens_nobody() -> None:
    b = two()
    b.mark(0, FIRED)
    assert kinds(measure(b, "b1", "en")).count("threat") == 1
    b.mark(0, ROUTING)
    assert kinds(measure(b, "b1", "en")).count("threat") == 0
    b.mark(1, FALTERED)
    assert kinds(measure(b, "f1", "en")).count("threat") == 0


def test_7_6_R96_in_rough_ground_a_charge_is_short_and_straight() -> None:
    wood = Area(
        "wood", polygon([(0, cm(30)), (cm(120), cm(30)), (cm(120), cm(45)), (0, cm(45))]), ROUGH
    )
    b = two(90, areas=[wood])
    reach = measure(b, "b1", "en").areas[5].outlines[0]
    assert len(reach) == 4 and max(y for _, y in reach) == cm(40 + 15)
    b.join(RED, 0)
    assert max(y for _, y in measure(b, "b1", "en").areas[5].outlines[0]) == cm(40 + 30)


def test_3_5_a_commander_alone_and_with_a_battalion() -> None:
    b = two()
    found = measure(b, "commander red", "en")
    assert kinds(found) == ["band"] and found.areas[0].words.startswith(
        "60 cm: the furthest he can ride"
    )
    assert (cm(61), cm(1)) in found.areas[0].outlines[0]
    b.join(RED, 0)
    found = measure(b, "commander red", "fr")
    assert found.words[0].startswith("3.5\xa0:") and len(found.words) == 2
    assert max(y for _, y in found.areas[0].outlines[0]) == cm(100)
    b.kill_commander(BLUE)
    with pytest.raises(BadNotation):
        measure(b, "commander blue", "en")


def test_a_place_alone() -> None:
    found = measure(two(), "60,50", "en")
    assert found.areas == [] and found.words == ["Nearest: f1, 5 cm (18.6)."]
    assert measure(field([], []), "60,50", "en").words == []


@pytest.mark.parametrize(
    "text", ["", "b9", "b1.screen", "commander green", "b1 >", "f1 > b1.screen"]
)
def test_what_is_not_there_cannot_be_measured(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.measure(two(), None, text, "en")


def test_9_4_who_plays_without_measuring_may_not() -> None:
    b = field([Troops("b1", 60, 40)], [Troops("f1", 60, 60, 180)], measuring="none")
    with pytest.raises(IllegalAction) as refused:
        GAME.measure(b, None, "b1", "en")
    assert refused.value.refusal.cite == "9.4 no measuring"


# From one to another


def battles() -> Iterator[Battle]:
    for scenario in ("training", "vimeiro", "barrosa"):
        for seed in range(4):
            b = new_battle(scenario, {"set-up": "ready"})
            play_random(b, Rng(seed), 40 + 25 * seed)
            yield b


def pairs(b: Battle) -> Iterator[tuple[Battalion, bool, Battalion, bool]]:
    there = [u for u in b.units if u.on_table()]
    ends = [(u, False) for u in there] + [(u, True) for u in there if u.screen]
    for u, detached in ends:
        for x, screen in ends:
            if u.uid != x.uid:
                yield u, detached, x, screen


def named(u: Battalion, screen: bool) -> str:
    return u.roster.id + (".screen" if screen else "")


def test_18_6_the_tape_says_what_the_rules_measure() -> None:
    checked = 0
    for b in battles():
        for u, detached, x, screen in pairs(b):
            found = measure(b, f"{named(u, detached)} > {named(x, screen)}", "en").span
            own, other = (
                screen_footprint(u) if detached else footprint(u),
                screen_footprint(x) if screen else footprint(x),
            )
            assert found is not None and found.length == gap(own, other)
            if found.length:
                ends = (found.end[0] - found.start[0], found.end[1] - found.start[1])
                assert abs(hypot(*ends) - found.length) < 2
                assert to_polygon(*found.start, own.hull) <= 1
                assert to_polygon(*found.end, other.hull) <= 1
                checked += 1
    assert checked > 500


def test_9_2_a_line_is_clear_if_and_only_if_the_rules_see_along_it() -> None:
    clear = stopped = 0
    for b in battles():
        for u, detached, x, screen in pairs(b):
            found = measure(b, f"{named(u, detached)} > {named(x, screen)}", "en").sights
            if u.seat == x.seat:
                assert found == []
                continue
            seen = sight_of(b, u, detached, x, screen)
            shapes = in_the_way(b, u, detached, screen)
            assert len(found) == len(seen.lines)
            for i, sight in enumerate(found):
                crossed = who_stops(seen.lines[i], shapes, -1) >= 0
                free = not crossed and sees_over(b.setting.ground, seen, i)
                assert (sight.stop is None) == free
                clear += free
                if sight.stop is not None:
                    stopped += 1
                    hills = [area.shape for area in b.setting.ground.areas]
                    assert any(touches(shape, *sight.stop) for shape in shapes + hills)
    assert clear > 100 and stopped > 50


def touches(shape: Polygon, x: int, y: int) -> bool:
    return any(inside(shape, x + east, y + north) for east in (-3, 0, 3) for north in (-3, 0, 3))


def wall_of(name: str, traits: int, south: float, north: float, **more: int) -> Area:
    corners = [(cm(20), cm(south)), (cm(100), cm(south)), (cm(100), cm(north)), (cm(20), cm(north))]
    return Area(name, polygon(corners), traits, **more)


def test_R92_one_sees_so_deep_into_a_wood() -> None:
    wood = wall_of("wood Pinar", ROUGH, 45, 52, depth=cm(4))
    found = measure(two(60, areas=[wood]), "b1 > f1", "en")
    first = found.sights[0]
    assert (first.cite, first.words) == ("R92 sight into cover", "Stopped by Pinar.")
    assert first.stop is not None and first.stop[1] == cm(49)
    assert (
        found.words[1]
        == "Of 6 groups: 6 with the target in the arc (R18), 0 with a clear line (9.2)."
    )
    assert found.words[2].startswith("9.2:")


def test_R92_woods_with_a_bay_hide_by_all_that_lies_on_the_line() -> None:
    corners = [(20, 45), (100, 45), (100, 48), (30, 48), (30, 50), (100, 50), (100, 53), (20, 53)]
    wood = Area("wood", polygon([(cm(x), cm(y)) for x, y in corners]), ROUGH, depth=cm(4))
    stop = measure(two(60, areas=[wood]), "b1 > f1", "en").sights[0].stop
    assert stop is not None and stop[1] == cm(51)


def test_R19_a_hill_between_hides() -> None:
    hill = wall_of("hill", SLOPE, 45, 52, level=1)
    first = measure(two(60, areas=[hill]), "b1 > f1", "fr").sights[0]
    assert (first.cite, first.words) == ("R19 line of sight", "Arrêtée par la colline.")
    assert first.stop is not None and first.stop[1] == cm(45)


def test_10_3_a_screen_on_the_line_is_named() -> None:
    b = field([Troops("b1", 60, 40)], [Troops("f1", 60, 62, 180, detached=5)])
    b.place_screen(1, pose(60, 55, 180), cm(2))
    found = measure(b, "b1 > f1", "en")
    assert found.sights[2].words == "Stopped by the screen of f1."
    assert measure(b, "b1 > f1.screen", "en").sights[0].stop is None
    assert [line for line in found.words if line.startswith("10.3:")]


def test_in_words_with_their_rules() -> None:
    b = two(55)
    assert measure(b, "b1 > f1", "en").words == [
        "15 cm from edge to edge (R62).",
        "Of 6 groups: 6 with the target in the arc (R18), 6 with a clear line (9.2).",
        "Range 15 cm: every group counts (9.4).",
        "No cover (9.3).",
        "In its front sector (R26).",
        "A charge arrives on 3 or more on the distance die (12.3).",
    ]


@pytest.mark.parametrize(
    ("facing", "words"),
    [(90, "In its flank sector (R26)."), (0, "In its rear sector (R26).")],
)
def test_R26_by_the_diagonals_of_the_target(facing: int, words: str) -> None:
    b = field([Troops("b1", 60, 40)], [Troops("f1", 60, 60, facing)])
    assert words in measure(b, "b1 > f1", "en").words


def test_9_3_cover_and_range_as_the_dice_will_have_them() -> None:
    vines = wall_of("vineyard", LIGHT_COVER, 84, 95)
    words = measure(two(86, areas=[vines]), "b1 > f1", "fr").words
    assert "Portée 46 cm\xa0: au-delà de 45 cm (9.4)." in words
    walls = Edge("wall", [(cm(20), cm(69)), (cm(100), cm(69))], HARD_COVER)
    words = measure(two(70, edges=[walls]), "b1 > f1", "fr").words
    assert (
        "Couvert dur (9.3)." in words
        and "Portée 30 cm\xa0: la moitié des groupes compte (9.4)." in words
    )
    vines = wall_of("vineyard", LIGHT_COVER, 60, 95)
    assert "Light cover (9.3)." in measure(two(70, areas=[vines]), "b1 > f1", "en").words


def test_R76_nobody_shoots_into_a_combat() -> None:
    b = two(40)
    b.engage(0, 1, False)
    assert measure(b, "b1 > f1", "en").words[1].startswith("R76:")


def test_commanders_and_places_are_measured_by_tape_alone() -> None:
    b = two()
    found = measure(b, "commander red > b1", "en")
    assert found.span is not None and found.span.end == (cm(48), cm(36)) and found.sights == []
    assert found.words == ["58.6 cm from edge to edge (R62)."]
    found = measure(b, "60,38 > b1", "en")
    assert found.span is not None and found.span.length == 0
    found = measure(b, "10,10 > 13,14", "en")
    assert found.span is not None and (found.span.end, found.span.length) == (
        (cm(13), cm(14)),
        cm(5),
    )
