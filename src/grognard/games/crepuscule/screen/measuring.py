"""The measuring kit: ranges, arcs, lines of sight, what a unit threatens, the reach of officers.

A piece is named as orders name it: `f1`, `ney`; and `24,10.5` is a place. By eye (option `by-eye`)
no length is shown at all: any tape on the table would show how far the target of a gun is.
Interpreted.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.aids import SHORT, Link
from grognard.miniatures.contract.board import Outline
from grognard.miniatures.contract.measure import Area, Measure, Sight
from grognard.miniatures.screen import measuring
from grognard.miniatures.screen.measuring import ARC as ARC_AREA
from grognard.miniatures.screen.measuring import BAND, THREAT, End
from grognard.miniatures.screen.range_shapes import Muzzles, charge_fan, fire_fan, widened
from grognard.miniatures.text.grammar import unit_text
from grognard.table.pose import INCH

from ..chapters.artillery.aiming import why_not_aim
from ..chapters.artillery.types import TRAVERSES, ammunition_of, fires
from ..chapters.charging.charges import why_not_charger
from ..chapters.charging.ways import WIDEST, reach_of
from ..chapters.formations import (
    KEPT_AWAY,
    base_of,
    body_of,
    depth_of,
    footprint,
    officer_shape,
    width_of,
)
from ..chapters.ground import ARC, HARD, cover_of, edge_toward, face_pose, front_of
from ..chapters.leadership import commands
from ..chapters.leadership import range_of as command_range
from ..chapters.officers.riding import allowance_of
from ..chapters.orders.manoeuvre import AT_HAND
from ..chapters.shooting.targets import (
    CANISTER_RANGES,
    faces_of,
    gun_reach,
    is_armed,
    range_of,
    why_not_shot,
)
from ..model.kinds import CANISTER, EDGES, EIGHT_INCHES, GARRISON, NOBODY
from ..model.pieces import Officer, Unit
from ..model.state import Battle
from ..text.notation import EXPECTED, LENGTHS, officer_text
from .lexicon import LEDGER, details
from .named import enemies_of, everybody, sights_between
from .words import length, officer_name, spell

COMMAND: Final = "command"
WATCHED: Final = "zone"


class Troops(End):
    """A unit."""

    def __init__(self, b: Battle, unit: Unit) -> None:
        super().__init__(footprint(b, unit))
        self.unit: Final = unit


class Leader(End):
    """D-132 An officer, where he is or with the unit that he has joined."""

    def __init__(self, b: Battle, officer: Officer) -> None:
        super().__init__(officer_shape(b, officer))
        self.officer: Final = officer


def measure(b: Battle, text: str, lang: str) -> Measure:
    """What may be measured of a piece, or from one to another."""
    return Kit(b, lang).measure(text)


class Kit(measuring.Kit):
    """Measurements for one reader."""

    def __init__(self, b: Battle, lang: str) -> None:
        super().__init__(LENGTHS, details, lang, EXPECTED)
        self.b: Final = b
        self.by_eye: Final = b.setting.options.by_eye

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
        oid = {id.lower(): oid for id, oid in setting.officer_by_id.items()}.get(name, NOBODY)
        if oid == NOBODY or not self.b.officers[oid].on_table():
            return None
        return Leader(self.b, self.b.officers[oid])

    # One piece

    def alone(self, one: End) -> Measure:
        if self.by_eye:
            return Measure([self.say("measure-by-eye")], [], [], None)
        if isinstance(one, Troops):
            return self.troops(one.unit)
        if isinstance(one, Leader):
            return self.leader(one)
        return Measure(self.nearest(one.shape, everybody(self.b)), [], [], None)

    def troops(self, u: Unit) -> Measure:
        """Ranges, the arc, its charge, the inch it keeps, and where nobody marches near it."""
        bands = self.bands(u)
        areas = [*bands, *self.threats(u, bands)]
        if not u.is_open() and u.formation != GARRISON and not u.is_square():
            areas.append(self.arc(u))
        areas.append(self.keep_area([footprint(self.b, u)], int(KEPT_AWAY)))
        if u.is_troops():
            areas.append(self.watched(u))
        return Measure(self.room(u), areas, [], None, self.chain(u))

    def room(self, u: Unit) -> list[str]:
        wide, deep = self.length(width_of(u)), self.length(depth_of(u))
        words = [self.say("measure-size", width=wide, depth=deep)]
        return words + self.nearest(footprint(self.b, u), enemies_of(self.b, int(u.seat)))

    def bands(self, u: Unit) -> list[Area]:
        """C-INF-11, C-ART-16 to 19 How far it fires, and half of it; of guns canister too."""
        if u.is_battery():
            if not u.is_deployed():
                return []
            limits = [("guns", int(gun_reach(u)))]
            if fires(u, CANISTER):
                limits.insert(0, ("canister", int(CANISTER_RANGES[u.roster.weight])))
        elif is_armed(self.b, u):
            far = int(range_of(u))
            limits = [("short", far // 2), ("long", far)]
        else:
            return []
        return [self.band(u, kind, limit) for kind, limit in limits]

    def band(self, u: Unit, kind: str, limit: int) -> Area:
        words = self.say("measure-band", length=self.length(limit), kind=kind)
        return Area(BAND, words, self.fan(u, limit))

    def fan(self, u: Unit, limit: int) -> list[Outline]:
        """W-SHO-6, C-INF-6 Each figure within its arc; separate figures and garrisons all round."""
        if u.is_open() or u.formation == GARRISON:
            return [widened(footprint(self.b, u), limit)]
        if u.is_battery():
            turn = min(int(TRAVERSES[u.roster.weight]), int(2 * ARC))
            muzzles = Muzzles(u.pose, 1, 1, 0, min(turn, 8_900))
            return fire_fan(muzzles, limit)
        found: list[Outline] = []
        for face in faces_of(u):
            side = max(face, 0)
            count, wide = int(front_of(u, side).bases), int(base_of(u.roster)[0])
            muzzles = Muzzles(face_pose(u, side), count, wide, 0, int(ARC))
            found += fire_fan(muzzles, limit)
        return found

    def arc(self, u: Unit) -> Area:
        """D-159 The front arc, as far as its charge."""
        body = body_of(self.b, u)
        muzzles = Muzzles(body.pose, 1, int(body.width), 0, int(ARC))
        return Area(ARC_AREA, self.say("measure-arc"), fire_fan(muzzles, int(reach_of(u))))

    def threats(self, u: Unit, bands: list[Area]) -> list[Area]:
        """What it may do to others: its fire, and its charge over open ground."""
        found: list[Area] = []
        if bands:
            found.append(Area(THREAT, self.say("measure-shot"), bands[-1].outlines))
        if why_not_charger(self.b, u) is None:
            body, most = body_of(self.b, u), int(reach_of(u))
            fan = charge_fan(body.pose, int(body.width), float(most), 1.0, int(WIDEST))
            words = self.say("measure-onset", length=self.length(most))
            found.append(Area(THREAT, words, [fan]))
        return found

    def watched(self, u: Unit) -> Area:
        """D-25 Nearer than that no enemy marches."""
        words = self.say("measure-watched", length=self.length(EIGHT_INCHES))
        return Area(WATCHED, words, [widened(footprint(self.b, u), int(EIGHT_INCHES))])

    # Officers

    def chain(self, u: Unit) -> list[Link]:
        """D-14, D-15 Officers of its side, and which of them have it in their range."""
        return [self.thread(o, u) for o in self.b.staff(u.seat) if o.on_table()]

    def thread(self, o: Officer, u: Unit) -> Link:
        counts = commands(self.b, o, u)
        name = officer_name(self.b, o.oid, self.lang)
        words = self.say("link-command", officer=name, counts="yes" if counts else "no")
        start, end = officer_text(self.b, o.oid), unit_text(self.b, u.uid)
        return Link(
            COMMAND, start, end, str(int(o.roster.profile.ld)) if counts else "", words, counts
        )

    def leader(self, one: Leader) -> Measure:
        """C-OFF-2, C-OFF-6 How far his command reaches, and how far he may still ride."""
        o = one.officer
        areas = [self.ring(one, "command", int(command_range(self.b, o)))]
        if not o.is_chief():
            areas.append(self.ring(one, "at-hand", int(AT_HAND)))
        left = max(int(allowance_of(self.b, o)) - int(o.ridden), 0)
        if left >= INCH:
            words = self.say("measure-ride", length=self.length(left))
            areas.append(Area(BAND, words, [widened(one.shape, left)]))
        links = [self.thread(o, u) for u in self.b.side(o.seat) if u.is_troops()]
        near = self.nearest(one.shape, enemies_of(self.b, int(o.seat)))
        return Measure(near, areas, [], None, links)

    def ring(self, one: Leader, kind: str, limit: int) -> Area:
        name = officer_name(self.b, one.officer.oid, self.lang)
        words = self.say("measure-ring", officer=name, length=self.length(limit), kind=kind)
        return Area(COMMAND, words, [widened(one.shape, limit)])

    # From one to another

    def between(self, one: End, other: End) -> Measure:
        """By eye only what is seen, never how far it is."""
        if not self.by_eye:
            return super().between(one, other)
        words, sights = self.sights(one, other)
        return Measure([self.say("measure-by-eye"), *words], [], sights, None)

    def sights(self, one: End, other: End) -> tuple[list[str], list[Sight]]:
        if not isinstance(one, Troops) or not isinstance(other, Troops):
            return [], []
        u, foe = one.unit, other.unit
        if u.seat == foe.seat:
            return [], []
        return self.told(u, foe), sights_between(self.b, u, foe, self.lang)

    def told(self, u: Unit, foe: Unit) -> list[str]:
        """Whether it is a target, from which side it would be struck, and its cover."""
        words = [self.say("measure-edge", edge=EDGES[edge_toward(self.b, foe, u)])]
        cover = int(cover_of(self.b, foe, u.pose.x, u.pose.y))
        if cover:
            words.append(self.say("measure-cover", cover="hard" if cover == HARD else "soft"))
        if self.by_eye:
            return words
        refusals = [self.why_not(u, foe, kind) for kind in self.ways_to_fire(u)]
        if not refusals:
            return words
        worst = [one for one in refusals if one]
        if len(worst) == len(refusals):
            return [*words, worst[0]]
        return [*words, self.say("measure-target")]

    def ways_to_fire(self, u: Unit) -> list[int]:
        if u.is_battery():
            return list(ammunition_of(u))
        return list(faces_of(u)) if is_armed(self.b, u) else []

    def why_not(self, u: Unit, foe: Unit, kind: int) -> str:
        """A round of a gun, or a face of a unit: what forbids a shot, in words."""
        if u.is_battery():
            refusal = why_not_aim(self.b, u, foe.uid, kind)
        else:
            refusal = why_not_shot(self.b, u, foe.uid, kind)
        return "" if refusal is None else LEDGER.explain(refusal, self.lang)
