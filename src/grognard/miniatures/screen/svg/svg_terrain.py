"""The ground of a picture: hills, woods, fields, water, buildings, and the lines between them.

The drawn shape is the rule's shape, edge to edge. Interpreted: only a person waits.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from math import hypot
from typing import Final

from grognard.kernel.dice import Rng
from grognard.table.pose import MM
from grognard.table.terrain import Area, Edge, inside

from ...scenarios.scenario import Objective
from ..board import objective_name
from ..looks import CHAPEL, HEDGE, HILL, HOUSES, MARSH, RAVINE, STREAM, VINES, WALL, WATER, Looks
from ..looks import WOOD as WOODS
from .svg_labels import SERIF, Layout, box_at, halo, text_width
from .svg_symbols import (
    BRASS,
    CARD,
    HILLS,
    INK,
    LINE,
    PALE_INK,
    ROOF,
    ROOF_LINE,
    ROOF_SHADE,
    WATER_LINE,
    WOOD,
    WOOD_LINE,
    use,
)
from .svg_symbols import WATER as BLUE_WATER

Points = list[tuple[float, float]]

TREES_APART: Final = 26
HACHURES_APART: Final = 7
ROWS_APART: Final = 9
HOUSES_APART: Final = 40
HOUSE: Final = (30.0, 20.0)
LABEL: Final = 15.0


def outline(points: Points, closed: bool = True) -> str:
    way = " ".join(f"{x:.1f} {y:.1f}" for x, y in points)
    return f"M{way}{'Z' if closed else ''}"


class Scenery:
    """The pieces of ground; `height` turns the table's north into the picture's top."""

    def __init__(self, height: float, looks: Looks) -> None:
        self.height: Final = height
        self.looks: Final = looks
        self.areas: Final[dict[str, Callable[[Area, int], str]]] = {
            HILL: self.hill,
            WATER: self.pond,
            HOUSES: self.houses,
            CHAPEL: self.church,
            WOODS: self.wood,
            VINES: self.field,
            MARSH: self.marsh,
        }
        self.edges: Final[dict[str, Callable[[Points], str]]] = {
            WALL: wall,
            HEDGE: hedge,
            RAVINE: ravine,
            STREAM: stream,
        }

    def point(self, x: int, y: int) -> tuple[float, float]:
        return x / MM, self.height - y / MM

    def corners(self, area: Area) -> Points:
        return [self.point(int(x), int(y)) for x, y in area.shape.corners()]

    # Areas

    def area(self, area: Area, order: int) -> str:
        return self.areas[self.looks.of(area.name).drawing](area, order)

    def filled(self, area: Area, fill: str, line: str, dash: str = "") -> str:
        dashes = f' stroke-dasharray="{dash}"' if dash else ""
        return f'<path d="{outline(self.corners(area))}" fill="{fill}" stroke="{line}"{dashes}/>'

    def hill(self, area: Area, order: int) -> str:
        """Hachures run downhill from the contour."""
        points = self.corners(area)
        strokes = []
        for start, end in zip(points, points[1:] + points[:1], strict=True):
            long = hypot(end[0] - start[0], end[1] - start[1])
            dx, dy = (end[0] - start[0]) / long, (end[1] - start[1]) / long
            for step in range(int(long / HACHURES_APART)):
                x = start[0] + dx * step * HACHURES_APART
                y = start[1] + dy * step * HACHURES_APART
                reach = (11, 7, 14, 8, 10)[step % 5]
                strokes.append(f"M{x:.1f} {y:.1f}l{-dy * reach:.1f} {dx * reach:.1f}")
        fill = HILLS[min(max(int(area.level), 1), len(HILLS)) - 1]
        slopes = f'<path d="{"".join(strokes)}" stroke="{LINE}" stroke-width=".9" fill="none"/>'
        return f"{slopes}{self.filled(area, fill, LINE)}"

    def clipped(self, area: Area, order: int, inner: str) -> str:
        """Something that is seen only inside an area."""
        clip = f'<clipPath id="area{order}"><path d="{outline(self.corners(area))}"/></clipPath>'
        return f'{clip}<g clip-path="url(#area{order})">{inner}</g>'

    def pond(self, area: Area, order: int) -> str:
        waves = [
            f"M{x - 12:.1f} {y:.1f}q6 -5 12 0t12 0" for x, y in self.scattered(area, TREES_APART)
        ]
        drawn = f'<path d="{"".join(waves)}" stroke="{WATER_LINE}" fill="none" opacity=".7"/>'
        return self.filled(area, BLUE_WATER, WATER_LINE) + self.clipped(area, order, drawn)

    def wood(self, area: Area, order: int) -> str:
        places = sorted(self.scattered(area, TREES_APART), key=lambda place: place[1])
        rng = Rng(7)
        trees = [use("tree", x, y, 27 + rng.below(9), rng.below(4) * 90) for x, y in places]
        return self.filled(area, WOOD, WOOD_LINE, "5 4") + "".join(trees)

    def field(self, area: Area, order: int) -> str:
        """Vines in rows along the longest side."""
        points = self.corners(area)
        sides = list(zip(points, points[1:] + points[:1], strict=True))
        start, end = max(
            sides, key=lambda side: hypot(side[1][0] - side[0][0], side[1][1] - side[0][1])
        )
        long = hypot(end[0] - start[0], end[1] - start[1])
        dx, dy = (end[0] - start[0]) / long, (end[1] - start[1]) / long
        x, y = self.middle(area)
        reach = (
            hypot(
                float(area.shape.east - area.shape.west), float(area.shape.north - area.shape.south)
            )
            / MM
        )
        rows = []
        for row in range(int(-reach / 2), int(reach / 2), ROWS_APART):
            rx, ry = x - dy * row - dx * reach / 2, y + dx * row - dy * reach / 2
            rows.append(f"M{rx:.1f} {ry:.1f}l{dx * reach:.1f} {dy * reach:.1f}")
        drawn = (
            f'<path d="{"".join(rows)}" stroke="{WOOD_LINE}" stroke-width="3" fill="none" '
            f'stroke-dasharray="1 6" stroke-linecap="round" opacity=".75"/>'
        )
        return self.filled(area, WOOD, WOOD_LINE, "3 3") + self.clipped(area, order, drawn)

    def marsh(self, area: Area, order: int) -> str:
        tufts = [
            f"M{x - 6:.1f} {y:.1f}h12M{x - 3:.1f} {y:.1f}l-2 -7M{x:.1f} {y:.1f}v-9"
            f"M{x + 3:.1f} {y:.1f}l2 -7"
            for x, y in self.scattered(area, TREES_APART)
        ]
        drawn = f'<path d="{"".join(tufts)}" stroke="{WATER_LINE}" fill="none"/>'
        return self.filled(area, WOOD, WATER_LINE, "2 4") + drawn

    def church(self, area: Area, order: int) -> str:
        return self.filled(area, HILLS[0], ROOF_LINE, "8 4") + chapel(*self.middle(area))

    def houses(self, area: Area, order: int) -> str:
        drawn = self.filled(area, HILLS[0], ROOF_LINE, "8 4")
        spots = self.scattered(area, HOUSES_APART, 5)
        places = [place for place in spots if self.fits(area, place)]
        if len(places) < 2:
            places = self.farmyard(area)
        for number, (x, y) in enumerate(places):
            drawn += house(x, y, 90 if number % 3 == 1 else 0)
        return drawn

    def farmyard(self, area: Area) -> Points:
        """Two houses at right angles where there is little room, or one where there is less."""
        x, y = self.middle(area)
        pair = [(x - 14, y - 12), (x + 20, y + 6)]
        return pair if all(self.fits(area, place) for place in pair) else [(x, y)]

    def fits(self, area: Area, place: tuple[float, float]) -> bool:
        """Whether a house there stays within its bounds."""
        half = HOUSE[0] / 2 + 2
        return all(
            inside(area.shape, int((place[0] + dx) * MM), int((self.height - place[1] - dy) * MM))
            for dx in (-half, half)
            for dy in (-half, half)
        )

    def middle(self, area: Area) -> tuple[float, float]:
        x, y = area.shape.centre()
        return self.point(int(x), int(y))

    def scattered(self, area: Area, apart: int, loose: int = 2) -> Points:
        """Places inside an area, a little off a grid, always the same."""
        shape, rng, free = area.shape, Rng(len(area.name)), max(1, apart // loose)
        found: Points = []
        for y in range(int(shape.south / MM) + apart // 2, int(shape.north / MM), apart):
            for x in range(int(shape.west / MM) + apart // 2, int(shape.east / MM), apart):
                at = x + rng.below(free) - free // 2, y + rng.below(free) - free // 2
                if inside(shape, at[0] * MM, at[1] * MM):
                    found.append(self.point(at[0] * MM, at[1] * MM))
        return found

    # Lines

    def edge(self, edge: Edge) -> str:
        points = [self.point(int(x), int(y)) for x, y in edge.points]
        return self.edges[self.looks.of(edge.name).drawing](points)

    # Names

    def area_name(self, area: Area, layout: Layout) -> str:
        """In the middle, or beside it where houses are there."""
        x, y = self.middle(area)
        anchor = x, y, x, y
        if self.looks.of(area.name).is_built():
            left, top = self.point(int(area.shape.west), int(area.shape.north))
            right, bottom = self.point(int(area.shape.east), int(area.shape.south))
            anchor = left, top, right, bottom
        return self.name(self.looks.label(area.name), anchor, layout)

    def edge_name(self, edge: Edge, layout: Layout) -> str:
        middle = self.along(edge, 4)
        x, y = middle[len(middle) // 2]
        return self.name(self.looks.label(edge.name), (x, y, x, y), layout)

    def along(self, edge: Edge, apart: float) -> Points:
        return along([self.point(int(x), int(y)) for x, y in edge.points], apart)

    def name(self, words: str, anchor: tuple[float, float, float, float], layout: Layout) -> str:
        box = layout.place(anchor, text_width(words, LABEL), LABEL)
        style = f'font-family="{SERIF}" font-style="italic" fill="{PALE_INK}" text-anchor="middle"'
        return halo(words, (box[0] + box[2]) / 2, box[3] - 3.5, LABEL, style)

    def objective(self, goal: Objective) -> str:
        """The circle that counts."""
        x, y = self.point(int(goal.x), int(goal.y))
        radius = goal.radius / MM
        return (
            f'<g class="objective"><circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" '
            f'fill="{BRASS}" fill-opacity=".08" stroke="{BRASS}" stroke-width="3" '
            f'stroke-dasharray="10 6"/>'
            f'<path d="M{x:.1f} {y + 12:.1f}v-26l18 6l-18 7" fill="{BRASS}" stroke="{INK}"/></g>'
        )

    def objective_name(self, goal: Objective, layout: Layout) -> str:
        x, y = self.point(int(goal.x), int(goal.y))
        radius = goal.radius / MM
        words = objective_name(goal)
        wide = text_width(words, LABEL + 2, True)
        box = layout.place(box_at(x, y, 2 * radius, 2 * radius), wide, LABEL + 4, "above")
        style = f'font-family="{SERIF}" font-weight="600" fill="{INK}" text-anchor="middle"'
        return halo(words, (box[0] + box[2]) / 2, box[3] - 5, LABEL + 2, style)


def house(x: float, y: float, turn: int) -> str:
    """A roof of two slopes, one of them in the shade."""
    wide, deep = HOUSE
    left, top = x - wide / 2, y - deep / 2
    shade = f'<rect x="{left:.1f}" y="{y:.1f}" width="{wide:g}" height="{deep / 2:g}"'
    return (
        f'<g transform="rotate({turn} {x:.1f} {y:.1f})" stroke="{ROOF_LINE}">'
        f'<rect x="{left:.1f}" y="{top:.1f}" width="{wide:g}" height="{deep:g}" fill="{ROOF}"/>'
        f'{shade} fill="{ROOF_SHADE}"/></g>'
    )


def chapel(x: float, y: float) -> str:
    """A nave, and a tower with a cross on it."""
    return (
        house(x + 6, y, 0)
        + f'<rect x="{x - 27:.1f}" y="{y - 10:.1f}" width="20" height="20" fill="{ROOF_SHADE}" '
        f'stroke="{ROOF_LINE}"/><path d="M{x - 17:.1f} {y - 7:.1f}v14M{x - 22:.1f} {y - 2:.1f}h10" '
        f'stroke="{CARD}" stroke-width="2.5"/>'
    )


def along(points: Points, apart: float) -> Points:
    """Places along a line, evenly."""
    found = [points[0]]
    for start, end in pairwise(points):
        long = hypot(end[0] - start[0], end[1] - start[1])
        steps = max(1, round(long / apart))
        found += [
            (start[0] + (end[0] - start[0]) * k / steps, start[1] + (end[1] - start[1]) * k / steps)
            for k in range(1, steps + 1)
        ]
    return found


def wall(points: Points) -> str:
    """Stones between two faces."""
    way = outline(points, closed=False)
    return (
        f'<path d="{way}" fill="none" stroke="{INK}" stroke-width="7"/>'
        f'<path d="{way}" fill="none" stroke="{CARD}" stroke-width="4.5"/>'
        f'<path d="{way}" fill="none" stroke="{INK}" stroke-width="4.5" '
        f'stroke-dasharray="1 6"/>'
    )


def hedge(points: Points) -> str:
    """Bushes of three sizes."""
    return "".join(
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{4.5 + order % 3:g}" fill="{WOOD}" '
        f'stroke="{WOOD_LINE}"/>'
        for order, (x, y) in enumerate(along(points, 8))
    )


def stream(points: Points) -> str:
    way = outline(points, closed=False)
    return (
        f'<path d="{way}" fill="none" stroke="{WATER_LINE}" stroke-width="8" '
        f'stroke-linejoin="round"/><path d="{way}" fill="none" stroke="{BLUE_WATER}" '
        f'stroke-width="6" stroke-linejoin="round"/>'
    )


def ravine(points: Points) -> str:
    """Two rims with hachures towards each other."""
    strokes = []
    for start, end in pairwise(points):
        long = hypot(end[0] - start[0], end[1] - start[1])
        dx, dy = (end[0] - start[0]) / long, (end[1] - start[1]) / long
        for step in range(int(long / HACHURES_APART) + 1):
            x = start[0] + dx * step * HACHURES_APART
            y = start[1] + dy * step * HACHURES_APART
            strokes.append(f"M{x - dy * 8:.1f} {y + dx * 8:.1f}l{dy * 5:.1f} {-dx * 5:.1f}")
            strokes.append(f"M{x + dy * 8:.1f} {y - dx * 8:.1f}l{-dy * 5:.1f} {dx * 5:.1f}")
    return (
        f'<path d="{outline(points, closed=False)}" fill="none" stroke="{HILLS[2]}" '
        f'stroke-width="7" stroke-linejoin="round"/>'
        f'<path d="{"".join(strokes)}" fill="none" stroke="{LINE}" stroke-width="1.2"/>'
    )
