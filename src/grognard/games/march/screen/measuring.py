"""The measuring kit: what a tape, an arc of card and an eye along the table would tell.

A piece is named as orders name it: `b1`, `b1.screen`, `commander red`; and `60,27.5` is a place.
Interpreted: only a person waits.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.aids import SHORT
from grognard.kernel.refusal import BadNotation, IllegalAction, Refusal
from grognard.miniatures.contract.board import Outline
from grognard.miniatures.contract.measure import Area, Measure, Sight
from grognard.miniatures.text.orders import plain
from grognard.table.shapes import Footprint

from ..chapters.activation import is_recovering
from ..chapters.charging.attacks import why_not_charge
from ..chapters.charging.charge_path import HIGHEST
from ..chapters.commander import STRIDE, post_of, why_not_ride
from ..chapters.disorder import in_rough
from ..chapters.figures import depth_of, footprint, whole_strip, width_of
from ..chapters.moving.marching import GAP
from ..chapters.moving.move_cost import keeps_pace
from ..chapters.shooting.fire_lines import part_of
from ..chapters.shooting.targets import bands_of, why_not_shoot
from ..model.pieces import NOBODY, Battalion
from ..model.state import Battle
from ..text.notation import LENGTHS, SCREEN
from ..text.writing import SEATS
from .obstructions import parts_of
from .range_shapes import around, charge_fan, circle, fire_fan
from .rulebook import LEDGER
from .sight_report import BANDS, View, hundredth, span, spot, tape
from .words import length, say, spell

NOT_MEASURED: Final = Refusal("9.4 no measuring")
EXPECTED: Final = (
    "expected a piece on the table, such as b1, b1.screen or commander red, or a place"
)
COMMANDER: Final = "commander "
BAND: Final = "band"
ARC: Final = "arc"
THREAT: Final = "threat"
KEEP: Final = "keep"


class End:
    """One end of the tape: troops, a Supreme Commander (`seat`), or a place."""

    def __init__(
        self,
        shape: Footprint,
        unit: Battalion | None = None,
        screen: bool = False,
        seat: int = NOBODY,
    ) -> None:
        self.shape: Final = shape
        self.unit: Final = unit
        self.screen: Final = screen
        self.seat: Final = seat


def measure(b: Battle, text: str, lang: str) -> Measure:
    """What may be measured of a piece, or from one to another."""
    if not b.setting.options.measuring:
        raise IllegalAction(NOT_MEASURED, text)
    first, arrow, second = text.partition(">")
    kit = Kit(b, lang)
    one = kit.find(first)
    return kit.between(one, kit.find(second)) if arrow else kit.alone(one)


class Kit:
    """Measurements for one reader."""

    def __init__(self, b: Battle, lang: str) -> None:
        self.b: Final = b
        self.lang: Final = lang

    def say(self, key: str, **facts: object) -> str:
        return spell(self.b, say(self.lang, key, **facts), self.lang, SHORT)

    def cm(self, amount: int) -> str:
        return length(hundredth(amount), self.lang)

    # What is measured

    def find(self, text: str) -> End:
        """A piece or a place by its name; raises BadNotation."""
        name = plain(text.strip())
        if name.startswith(COMMANDER) and name.removeprefix(COMMANDER) in SEATS:
            return self.chief(SEATS.index(name.removeprefix(COMMANDER)), text)
        if name[:1].isdigit():
            x, y = LENGTHS.read_point(name)
            return End(spot(x, y))
        screen = name.endswith(SCREEN)
        known = {id.lower(): uid for id, uid in self.b.setting.by_id.items()}
        uid = known.get(name.removesuffix(SCREEN), NOBODY)
        u = self.b.units[uid] if uid != NOBODY else None
        if u is None or not u.on_table() or (screen and not u.screen):
            raise BadNotation(0, text.strip(), EXPECTED)
        return End(part_of(u, screen), u, screen)

    def chief(self, seat: int, text: str) -> End:
        """3.0 At his post, or with the battalion that he has joined."""
        c = self.b.commanders[seat]
        if not c.placed or not c.alive:
            raise BadNotation(0, text.strip(), EXPECTED)
        if c.unit != NOBODY:
            return End(footprint(self.b.units[c.unit]), seat=seat)
        x, y = post_of(self.b, seat)
        return End(spot(int(x), int(y)), seat=seat)

    # One piece

    def alone(self, one: End) -> Measure:
        if one.unit is not None:
            return self.troops(one.unit, one.screen)
        if one.seat == NOBODY:
            return Measure(self.nearest(one.shape, NOBODY), [], [], None)
        ride = self.say("measure-ride", length=self.cm(HIGHEST * STRIDE))
        refusal = why_not_ride(self.b, one.seat)
        words = [LEDGER.explain(refusal, self.lang)] if refusal is not None else []
        reach = self.widened(one.shape, HIGHEST * STRIDE)
        words += self.nearest(one.shape, one.seat)
        return Measure(words, [Area(BAND, ride, [reach])], [], None)

    def widened(self, shape: Footprint, distance: int) -> Outline:
        if shape.hull.size == 1:
            return circle(shape.hull.xs[0], shape.hull.ys[0], distance)
        return around(shape.hull, distance)

    def troops(self, u: Battalion, screen: bool) -> Measure:
        bands = [
            Area(BAND, self.band(order, limit), [fire_fan(u, screen, limit)])
            for order, limit in enumerate(bands_of(self.b, u))
        ]
        arc = Area(ARC, self.say("measure-arc"), bands[-1].outlines)
        kept = [whole_strip(u)] if screen else [footprint(u)]
        if not screen and u.screen:
            kept.append(whole_strip(u))
        outlines = [around(shape.hull, GAP) for shape in kept]
        keep = Area(KEEP, self.say("measure-keep", length=self.cm(GAP)), outlines)
        areas = [*bands, arc, *self.threats(u, screen, bands[-1].outlines), keep]
        return Measure(self.room(u, screen), areas, [], None)

    def band(self, order: int, limit: int) -> str:
        """9.4 By its effect."""
        return self.say("measure-row", length=self.cm(limit), share=BANDS[order])

    def room(self, u: Battalion, screen: bool) -> list[str]:
        """18.1, 18.2 Its size, and who is nearest."""
        shape = part_of(u, screen)
        size = self.say("measure-screen", groups=int(u.screen_groups()), gap=self.cm(u.gap))
        if not screen:
            wide, deep = self.cm(width_of(u)), self.cm(depth_of(u))
            size = self.say("measure-size", width=wide, depth=deep)
        return [size, *self.nearest(shape, int(u.seat))]

    def nearest(self, shape: Footprint, seat: int) -> list[str]:
        """The enemy who is nearest, or of a place whoever is."""
        found = [(tape(shape, part), name) for name, part in parts_of(self.b, seat, self.lang)]
        if not found:
            return []
        near, name = min(found)
        return [self.say("measure-nearest", who=name, length=self.cm(near))]

    def threats(self, u: Battalion, screen: bool, outlines: list[Outline]) -> list[Area]:
        """5.4 What its next activation may bring: a shot, or a charge with the best of dice."""
        if is_recovering(u):
            return []
        found = []
        if why_not_shoot(u, screen) is None:
            found.append(Area(THREAT, self.say("measure-shot"), outlines))
        if not screen and why_not_charge(u) is None:
            rough = bool(in_rough(self.b, u))
            fan = charge_fan(u, rough and not keeps_pace(self.b, u), not rough)
            found.append(Area(THREAT, self.say("measure-onset", most=HIGHEST), [fan]))
        return found

    # From one to another

    def between(self, one: End, other: End) -> Measure:
        way = span(one.shape, other.shape)
        words = [self.say("measure-span", length=self.cm(way.length))]
        sights: list[Sight] = []
        u, x = one.unit, other.unit
        if u is not None and x is not None and u.seat != x.seat:
            view = View(self.b, u, one.screen, x, other.screen, self.lang)
            words += view.words()
            sights = view.sights()
        return Measure(words, [], sights, way)
