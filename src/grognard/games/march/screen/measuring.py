"""The measuring kit: what a tape, an arc of card and an eye along the table would show.

A piece is named as orders name it: `b1`, `b1.screen`, `commander red`; and `60,27.5` is a place.
Interpreted: only a person waits.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.aids import SHORT
from grognard.kernel.refusal import IllegalAction, Refusal
from grognard.miniatures.contract.board import Outline
from grognard.miniatures.contract.measure import Area, Measure, Sight
from grognard.miniatures.screen import measuring
from grognard.miniatures.screen.measuring import ARC, BAND, THREAT, End
from grognard.miniatures.screen.obstructions import Named
from grognard.miniatures.screen.range_shapes import widened
from grognard.miniatures.screen.tape import spot

from ..chapters.activation import is_recovering
from ..chapters.charging.attacks import why_not_charge
from ..chapters.charging.charge_path import HIGHEST
from ..chapters.commander import STRIDE, post_of, why_not_ride
from ..chapters.disorder import in_rough
from ..chapters.figures import depth_of, footprint, whole_screen, width_of
from ..chapters.moving.marching import GAP
from ..chapters.moving.move_cost import keeps_pace
from ..chapters.shooting.fire_lines import part_of
from ..chapters.shooting.targets import bands_of, why_not_shoot
from ..model.pieces import NOBODY, Battalion
from ..model.state import Battle
from ..text.notation import EXPECTED, LENGTHS, SCREEN
from ..text.writing import SEATS
from .obstructions import parts_of
from .range_shapes import charge_fan, fire_fan
from .rulebook import LEDGER
from .sight_report import BANDS, View
from .words import lexicon, spell

NOT_MEASURED: Final = Refusal("9.4 no measuring")
COMMANDER: Final = "commander "


class Troops(End):
    """A battalion, or its screen."""

    def __init__(self, unit: Battalion, screen: bool) -> None:
        super().__init__(part_of(unit, screen))
        self.unit: Final = unit
        self.screen: Final = screen


class Chief(End):
    """3.0 A Supreme Commander, at his post or with the battalion that he has joined."""

    def __init__(self, b: Battle, seat: int) -> None:
        c = b.commanders[seat]
        x, y = post_of(b, seat)
        super().__init__(footprint(b.units[c.unit]) if c.unit != NOBODY else spot(int(x), int(y)))
        self.seat: Final = seat


def measure(b: Battle, text: str, lang: str) -> Measure:
    """What may be measured of a piece, or from one to another."""
    if not b.setting.options.measuring:
        raise IllegalAction(NOT_MEASURED, text)
    return Kit(b, lang).measure(text)


class Kit(measuring.Kit):
    """Measurements for one reader."""

    def __init__(self, b: Battle, lang: str) -> None:
        super().__init__(LENGTHS, lexicon, lang, EXPECTED)
        self.b: Final = b

    def say(self, key: str, **facts: object) -> str:
        return spell(self.b, super().say(key, **facts), self.lang, SHORT)

    def piece(self, name: str) -> End | None:
        if name.startswith(COMMANDER) and name.removeprefix(COMMANDER) in SEATS:
            seat = SEATS.index(name.removeprefix(COMMANDER))
            c = self.b.commanders[seat]
            return Chief(self.b, seat) if c.placed and c.alive else None
        screen = name.endswith(SCREEN)
        known = {id.lower(): uid for id, uid in self.b.setting.by_id.items()}
        uid = known.get(name.removesuffix(SCREEN), NOBODY)
        u = self.b.units[uid] if uid != NOBODY else None
        if u is None or not u.on_table() or (screen and not u.screen):
            return None
        return Troops(u, screen)

    # One piece

    def alone(self, one: End) -> Measure:
        if isinstance(one, Troops):
            return self.troops(one.unit, one.screen)
        if not isinstance(one, Chief):
            return Measure(self.nearest(one.shape, self.enemies(NOBODY)), [], [], None)
        ride = self.say("measure-ride", length=self.length(HIGHEST * STRIDE))
        refusal = why_not_ride(self.b, one.seat)
        words = [LEDGER.explain(refusal, self.lang)] if refusal is not None else []
        reach = widened(one.shape, HIGHEST * STRIDE)
        words += self.nearest(one.shape, self.enemies(one.seat))
        return Measure(words, [Area(BAND, ride, [reach])], [], None)

    def enemies(self, seat: int) -> list[Named]:
        """Everything not of a seat: of a place, everything."""
        return parts_of(self.b, seat, self.lang)

    def troops(self, u: Battalion, screen: bool) -> Measure:
        bands = [
            Area(BAND, self.band(order, limit), fire_fan(u, screen, limit))
            for order, limit in enumerate(bands_of(self.b, u))
        ]
        arc = Area(ARC, self.say("measure-arc"), bands[-1].outlines)
        kept = [whole_screen(u)] if screen else [footprint(u)]
        if not screen and u.screen:
            kept.append(whole_screen(u))
        keep = self.keep_area(kept, GAP)
        areas = [*bands, arc, *self.threats(u, screen, bands[-1].outlines), keep]
        return Measure(self.room(u, screen), areas, [], None)

    def band(self, order: int, limit: int) -> str:
        """9.4 By its effect."""
        return self.say("measure-row", length=self.length(limit), share=BANDS[order])

    def room(self, u: Battalion, screen: bool) -> list[str]:
        """18.1, 18.2 Its size, and who is nearest."""
        shape = part_of(u, screen)
        size = self.say("measure-screen", groups=int(u.screen_groups()), gap=self.length(u.gap))
        if not screen:
            wide, deep = self.length(width_of(u)), self.length(depth_of(u))
            size = self.say("measure-size", width=wide, depth=deep)
        return [size, *self.nearest(shape, self.enemies(int(u.seat)))]

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

    def sights(self, one: End, other: End) -> tuple[list[str], list[Sight]]:
        if not isinstance(one, Troops) or not isinstance(other, Troops):
            return [], []
        if one.unit.seat == other.unit.seat:
            return [], []
        view = View(self.b, one.unit, one.screen, other.unit, other.screen, self.lang)
        return view.words(), view.sights()
