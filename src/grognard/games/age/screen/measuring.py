"""The measuring kit: ranges and arcs, zones, sight, and the reach of command.

A piece is named as orders name it: `f17`, `lannes`; and `24,10.5` is a place. Interpreted.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.aids import SHORT, Link
from grognard.miniatures.contract.board import Outline
from grognard.miniatures.contract.measure import Area, Measure, Sight
from grognard.miniatures.screen import measuring
from grognard.miniatures.screen.battle_words import unit_name
from grognard.miniatures.screen.chances import signed
from grognard.miniatures.screen.measuring import ARC, BAND, THREAT, End
from grognard.miniatures.screen.obstructions import Named
from grognard.miniatures.screen.range_shapes import Muzzles, charge_fan, fire_fan, widened
from grognard.miniatures.screen.tape import spot
from grognard.miniatures.text.grammar import unit_text

from ..chapters.charging.charge import why_not_charger
from ..chapters.charging.ways import WIDEST
from ..chapters.command.chain import (
    chain_of,
    commander_in_chief,
    distance_to,
    generals_near,
    is_in_chain,
    point_of,
    staff_cite,
)
from ..chapters.command.riding import allowance
from ..chapters.fire import targets
from ..chapters.fire.targets import faces_all_round, reach_of, why_not_fire, why_not_target
from ..chapters.formations import body_of, depth_of, footprint, width_of
from ..chapters.ground import cover_from, gap_between
from ..chapters.moving.marching import GAP
from ..chapters.moving.speeds import speed_of
from ..chapters.moving.zones import is_tactical
from ..model.charts import modifier, most_from_generals
from ..model.kinds import NOBODY, RADIUS, ZONE
from ..model.pieces import General, Unit
from ..model.state import Battle
from ..text.notation import EXPECTED, LENGTHS, general_text
from .lexicon import LEDGER, lexicon
from .sight_report import sights_between
from .words import general_name, length, spell

COMMAND: Final = "command"
ZONES: Final = "zone"


class Troops(End):
    """A brigade or a battery."""

    def __init__(self, b: Battle, unit: Unit) -> None:
        super().__init__(footprint(b, unit))
        self.unit: Final = unit


class Leader(End):
    """11.1 A general, where he is or with the brigade he is attached to."""

    def __init__(self, b: Battle, general: General) -> None:
        with_unit = general.attached != NOBODY
        x, y = point_of(b, general)
        shape = footprint(b, b.units[general.attached]) if with_unit else spot(int(x), int(y))
        super().__init__(shape)
        self.general: Final = general


def measure(b: Battle, text: str, lang: str) -> Measure:
    """What may be measured of a piece, or from one to another."""
    return Kit(b, lang).measure(text)


class Kit(measuring.Kit):
    """Measurements for one reader."""

    def __init__(self, b: Battle, lang: str) -> None:
        super().__init__(LENGTHS, lexicon, lang, EXPECTED)
        self.b: Final = b

    def say(self, key: str, **facts: object) -> str:
        return spell(self.b, super().say(key, **facts), self.lang, SHORT)

    def length(self, amount: int) -> str:
        return length(int(amount), self.lang)

    def piece(self, name: str) -> End | None:
        setting = self.b.setting
        uid = {id.lower(): uid for id, uid in setting.by_id.items()}.get(name, NOBODY)
        if uid != NOBODY:
            u = self.b.units[uid]
            return Troops(self.b, u) if u.on_table() else None
        gid = {id.lower(): gid for id, gid in setting.general_by_id.items()}.get(name, NOBODY)
        if gid == NOBODY or not self.b.generals[gid].on_table():
            return None
        return Leader(self.b, self.b.generals[gid])

    # One piece

    def alone(self, one: End) -> Measure:
        if isinstance(one, Troops):
            return self.troops(one.unit)
        if isinstance(one, Leader):
            return self.leader(one)
        return Measure(self.nearest(one.shape, self.enemies(NOBODY)), [], [], None)

    def enemies(self, seat: int) -> list[Named]:
        """All units not of a seat: for a place, all units."""
        return [
            (unit_name(self.b, u.uid), footprint(self.b, u))
            for u in self.b.units
            if u.on_table() and u.seat != seat
        ]

    def troops(self, u: Unit) -> Measure:
        """6.2, 8.4, 9.1 Ranges, the arc, what it threatens, and the zone that it makes."""
        bands = self.bands(u)
        areas = [*bands, *self.threats(u, bands)]
        if not faces_all_round(u):
            areas.insert(len(bands), Area(ARC, self.say("measure-arc"), bands[-1].outlines))
        areas.append(self.keep_area([footprint(self.b, u)], int(GAP)))
        areas.append(self.zone(u))
        areas += [self.ring(g) for g in self.commanders(u)]
        return Measure(self.room(u), areas, [], None, self.chain(u))

    def room(self, u: Unit) -> list[str]:
        wide, deep = self.length(width_of(u)), self.length(depth_of(u))
        words = [self.say("measure-size", width=wide, depth=deep)]
        words += self.nearest(footprint(self.b, u), self.enemies(int(u.seat)))
        zone = "tactical" if is_tactical(self.b, u) else "reserve"
        return [*words, self.say("measure-zone", zone=zone)]

    def bands(self, u: Unit) -> list[Area]:
        """6.2, 5.1, 5.2 How far it fires, by the columns of its class."""
        limits = [int(targets.MUSKETS)]
        if reach_of(u) > targets.MUSKETS:
            limits.append(int(targets.SKIRMISHERS))
        if u.is_battery():
            limits.append(int(targets.GUNS))
        return [Area(BAND, self.band(u, limit), self.fan(u, limit)) for limit in limits]

    def band(self, u: Unit, limit: int) -> str:
        kind = "guns" if u.is_battery() else "muskets" if limit == targets.MUSKETS else "skirmish"
        return self.say("measure-band", length=self.length(limit), kind=kind)

    def fan(self, u: Unit, limit: int) -> list[Outline]:
        """R24 Within 45 degrees of its front; squares and garrisons all round."""
        if faces_all_round(u):
            return [widened(footprint(self.b, u), limit)]
        body = body_of(self.b, u)
        muzzles = Muzzles(body.pose, 1, int(body.width), 0, int(targets.ARC))
        return fire_fan(muzzles, limit)

    def threats(self, u: Unit, bands: list[Area]) -> list[Area]:
        """6.2, 8.4 Its fire, and its charge at full speed over open ground."""
        found: list[Area] = []
        if why_not_fire(self.b, u) is None:
            found.append(Area(THREAT, self.say("measure-shot"), bands[-1].outlines))
        if why_not_charger(self.b, u) is None:
            body, most = body_of(self.b, u), float(speed_of(self.b, u))
            fan = charge_fan(body.pose, int(body.width), most, 1.0, int(WIDEST))
            words = self.say("measure-onset", length=self.length(int(most)))
            found.append(Area(THREAT, words, [fan]))
        return found

    def zone(self, u: Unit) -> Area:
        """9.1 Where its enemies are in the tactical zone."""
        words = self.say("measure-zone-of", length=self.length(ZONE))
        return Area(ZONES, words, [widened(footprint(self.b, u), int(ZONE))])

    # 11 The chain of command

    def commanders(self, u: Unit) -> list[General]:
        return [g for g in self.b.staff(u.seat) if g.on_table() and self.commands(g, u)]

    def commands(self, g: General, u: Unit) -> bool:
        """R7 Whether he is in its chain, even if another leads in his place."""
        if is_in_chain(self.b, g, u) or g.gid == commander_in_chief(self.b, g.seat):
            return True
        return any(number in chain_of(self.b, u) for number in g.roster.commands)

    def chain(self, u: Unit) -> list[Link]:
        """3.2, R6, R8 Each of its generals, and what he adds to its roll."""
        counted = [g.gid for g in generals_near(self.b, u)]
        left = int(most_from_generals())
        found: list[Link] = []
        for g in self.commanders(u):
            share = min(left, int(modifier(staff_cite(g)))) if g.gid in counted else 0
            left -= share
            found.append(self.thread(g, u, share, g.gid in counted))
        return found

    def thread(self, g: General, u: Unit, share: int, counts: bool) -> Link:
        name = general_name(self.b, g.gid, self.lang)
        off = self.length(distance_to(self.b, g, u))
        reason = "near" if counts else "with-others" if g.attached != NOBODY else "far"
        if g.attached == u.uid:
            reason = "with-it"
        words = self.say("link-command", general=name, length=off, reason=reason)
        start, end = general_text(self.b, g.gid), unit_text(self.b, u.uid)
        return Link(COMMAND, start, end, signed(share) if counts else "", words, counts)

    def ring(self, g: General) -> Area:
        """11.1 As far as his command reaches."""
        x, y = point_of(self.b, g)
        name = general_name(self.b, g.gid, self.lang)
        words = self.say("measure-ring", general=name, length=self.length(RADIUS))
        return Area(COMMAND, words, [widened(spot(int(x), int(y)), int(RADIUS))])

    def leader(self, one: Leader) -> Measure:
        """11.1, 11.5 His ring, his ride, and all units under his command."""
        g = one.general
        left = int(allowance(g))
        areas = [self.ring(g)]
        if g.attached == NOBODY and left > 0:
            words = self.say("measure-ride", length=self.length(left))
            areas.append(Area(BAND, words, [widened(one.shape, left)]))
        links: list[Link] = []
        for u in self.b.side(g.seat):
            if u.is_brigade() and is_in_chain(self.b, g, u):
                counts = g in generals_near(self.b, u)
                links.append(self.thread(g, u, int(modifier(staff_cite(g))), counts))
        return Measure(self.nearest(one.shape, self.enemies(int(g.seat))), areas, [], None, links)

    # From one to another

    def sights(self, one: End, other: End) -> tuple[list[str], list[Sight]]:
        if not isinstance(one, Troops) or not isinstance(other, Troops):
            return [], []
        u, foe = one.unit, other.unit
        if u.seat == foe.seat:
            return [], []
        refusal = why_not_target(self.b, u, foe.uid)
        words = [self.say("measure-target")]
        if refusal is not None:
            words = [LEDGER.explain(refusal, self.lang)]
        words.append(self.say("measure-cover", cover=int(cover_from(self.b, foe, u))))
        if is_near(self.b, u, foe):
            words.append(self.say("measure-near"))
        return words, sights_between(self.b, u, foe, self.lang)


def is_near(b: Battle, u: Unit, foe: Unit) -> bool:
    """9.1 Whether each is in the tactical zone for the other."""
    return int(gap_between(b, u, foe)) < ZONE
