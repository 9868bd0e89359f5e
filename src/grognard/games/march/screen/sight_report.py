"""From one unit to another as the rules look: how far, along which lines, and what stops them.

Interpreted: only a person waits.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.aids import SHORT
from grognard.miniatures.contract.measure import Sight, Span
from grognard.miniatures.shooting.fire_lines import Aim
from grognard.table.arcs import FRONT, REAR
from grognard.table.lines import Line, stretches_within
from grognard.table.measure import gap, to_polygon
from grognard.table.pose import Point
from grognard.table.shapes import Footprint, Polygon
from grognard.table.sight import GROUND, HILL, Blocker, blocker, nearest_point
from grognard.table.terrain import Ground

from ..chapters.charging.attacks import why_not_attack
from ..chapters.charging.charge_path import HIGHEST, approach, least_cost, list_wheels
from ..chapters.moving.move_cost import PIP
from ..chapters.shooting.defence import struck_sector
from ..chapters.shooting.fire_lines import cover_of, front_of, in_the_way, sight_of, take_aim
from ..chapters.shooting.shot_dice import band_of
from ..chapters.shooting.targets import bands_of, why_not_aim, why_not_target
from ..model.pieces import HARD_COVER, LIGHT_COVER, Battalion
from ..model.state import Battle
from .obstructions import whose
from .rulebook import LEDGER
from .words import ground_name, length, say, spell

LINE_OF_FIRE: Final = "9.2 line of fire"
BLOCKED: Final = {GROUND: "R92 sight into cover", HILL: "R19 line of sight"}
SECTORS: Final = {FRONT: "front", REAR: "rear"}
COVERS: Final = {0: "none", LIGHT_COVER: "light", HARD_COVER: "hard"}
BANDS: Final = ("all", "half", "quarter")


# The tape


def spot(x: int, y: int) -> Footprint:
    """A place that takes no room."""
    point = Polygon([x], [y])
    return Footprint([point], point)


def span(one: Footprint, other: Footprint) -> Span:
    """18.6, R62 The shortest way from one to another, nearest base to nearest base."""
    ways = [way for part in one.parts for base in other.parts for way in _ways(part, base)]
    start, end = min(ways, key=lambda way: _square(*way))
    return Span(_plain(start), _plain(end), tape(one, other))


def tape(one: Footprint, other: Footprint) -> int:
    """How far it is; a place may lie within a unit."""
    for single, parts in ((one.parts[0], other.parts), (other.parts[0], one.parts)):
        if single.size == 1:
            return min(int(to_polygon(single.xs[0], single.ys[0], part)) for part in parts)
    return int(gap(one, other))


def _ways(one: Polygon, other: Polygon) -> list[tuple[Point, Point]]:
    """From each corner of either to the nearest point of the other."""
    there = [(corner, nearest_point(other, *corner)) for corner in one.corners()]
    back = [(nearest_point(one, *corner), corner) for corner in other.corners()]
    return there + back


def _square(start: Point, end: Point) -> int:
    return int((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2)


def _plain(point: Point) -> tuple[int, int]:
    return int(point[0]), int(point[1])


# The eye


class View:
    """A battalion, or its screen, that looks at an enemy or at his screen."""

    def __init__(
        self, b: Battle, u: Battalion, detached: bool, x: Battalion, screen: bool, lang: str
    ) -> None:
        self.b: Final = b
        self.u: Final = u
        self.detached: Final = detached
        self.x: Final = x
        self.screen: Final = screen
        self.lang: Final = lang

    def say(self, key: str, **facts: object) -> str:
        return spell(self.b, say(self.lang, key, **facts), self.lang, SHORT)

    def sights(self) -> list[Sight]:
        """9.2, R62 The line of each group that has the target in its arc."""
        shapes = in_the_way(self.b, self.u, self.detached, self.screen)
        seen = sight_of(self.b, self.u, self.detached, self.x, self.screen)
        return [self.sight(line, shapes) for line in seen.lines]

    def sight(self, line: Line, shapes: list[Polygon]) -> Sight:
        start, end = (int(line.ax), int(line.ay)), (int(line.bx), int(line.by))
        found = blocker(self.b.setting.ground, line.ax, line.ay, line.bx, line.by, shapes)
        if found is None:
            words = self.say("sight-clear")
            return Sight(start, end, None, LINE_OF_FIRE, words)
        words = self.say("sight-blocked", who=self.name(found, shapes))
        cite = BLOCKED.get(found.kind, LINE_OF_FIRE)
        return Sight(start, end, stop_of(self.b.setting.ground, line, found), cite, words)

    def name(self, found: Blocker, shapes: list[Polygon]) -> str:
        if found.kind in BLOCKED:
            return ground_name(found.name, self.lang)
        return whose(self.b, shapes[found.index], self.lang)

    # In words, each with its rule

    def words(self) -> list[str]:
        refusal = why_not_target(self.b, self.u, self.x.uid, self.screen)
        if refusal is not None:
            return [LEDGER.explain(refusal, self.lang)]
        aim = take_aim(self.b, self.u, self.detached, self.x, self.screen)
        told = [self.bearing(aim)]
        if aim.lines:
            told += [self.band(aim), self.cover(aim)]
        else:
            why = why_not_aim(self.b, self.u, self.detached, self.x, self.screen)
            told.append(LEDGER.explain(why, self.lang))
        if not self.screen and not self.detached:
            told += [self.sector(), *self.charge()]
        return told

    def bearing(self, aim: Aim) -> str:
        """R18, 9.2 How many groups there are, have it in their arc, and see it."""
        front = front_of(self.u, self.detached)
        bear = len(sight_of(self.b, self.u, self.detached, self.x, self.screen).lines)
        facts = {"groups": int(front.bases), "bear": bear, "see": len(aim.lines)}
        return self.say("measure-bearing", **facts)

    def band(self, aim: Aim) -> str:
        """9.4 The row of the range table."""
        band = int(band_of(self.b, self.u, aim.range))
        bands = bands_of(self.b, self.u)
        facts = {"length": length(hundredth(int(aim.range)), self.lang)}
        if band == len(BANDS):
            limit = length(bands[-1], self.lang)
            return self.say("measure-beyond", limit=limit, **facts)
        return self.say("measure-band", share=BANDS[band], **facts)

    def cover(self, aim: Aim) -> str:
        """9.3, R79 What protects the target from these lines."""
        cover = COVERS[int(cover_of(self.b, self.x, self.screen, aim.lines))]
        return self.say("measure-cover", cover=cover)

    def sector(self) -> str:
        """R26 Where it stands to the target."""
        sector = SECTORS.get(struck_sector(self.x, self.u), "flank")
        return self.say("measure-sector", sector=sector)

    def charge(self) -> list[str]:
        """12.3 The least that its distance die must show."""
        costs = [
            int(least_cost(self.b, self.u, approach(self.b, self.u, wheel, self.x.uid)))
            for wheel in list_wheels(self.u, self.x)
            if why_not_attack(self.b, self.u, self.x.uid, wheel) is None
        ]
        if not costs:
            return []
        need = max(1, -(-min(costs) // PIP))
        return [self.say("measure-charge", need=min(need, HIGHEST))]


def stop_of(ground: Ground, line: Line, found: Blocker) -> tuple[int, int]:
    """Where one sees no farther: where the line meets what hides its end, or so deep within."""
    at = float(found.start)
    if found.kind == GROUND:
        area = ground.areas[found.index]
        deep = float(area.depth)
        for start, end in stretches_within(line, area.shape, line.touch):
            at = min(end, start + deep)
            deep -= at - start
            if deep <= 0:
                break
    share = min(1.0, at / line.length)
    along, across = float(line.dx) * share, float(line.dy) * share
    return round(float(line.ax) + along), round(float(line.ay) + across)


def hundredth(amount: int) -> int:
    """A length to the hundredth of a centimetre."""
    return (amount + 5) // 10 * 10
