"""What a refusal does not say by itself: where, which unit, and by how much.

The numbers come from the questions of the chapters. By eye (option `by-eye`) distances are not
shown: a refusal would serve as a tape. Interpreted: only a person waits.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.aids import FULL
from grognard.kernel.decision import Action, Decision
from grognard.kernel.refusal import MOMENT, Refusal
from grognard.miniatures.moving.charge_path import wheel_sweep
from grognard.miniatures.moving.move_cost import cost
from grognard.miniatures.screen.battle_words import unit_name
from grognard.miniatures.screen.general_words import angle
from grognard.miniatures.screen.obstructions import Named, nearest_of, zone_box
from grognard.miniatures.screen.refusal_parts import RefusalParts, swept
from grognard.table.measure import gap
from grognard.table.paths import ADVANCE, Leg, sweep
from grognard.table.pose import INCH, Pose
from grognard.table.shapes import Footprint, Polygon
from grognard.table.terrain import enters

from ..chapters.artillery.aiming import OVER_FRIENDS, RELOADING
from ..chapters.artillery.aiming import TOO_FAR as BEYOND_GUNS
from ..chapters.artillery.aiming import reach_of as gun_reach
from ..chapters.artillery.estimates import NOT_SO_MANY, ChooseEstimates, aims_of
from ..chapters.artillery.paths import aim_distance, strip
from ..chapters.artillery.paths import aimed as aim_of
from ..chapters.artillery.types import most_estimate
from ..chapters.charging.charges import BARRED, OUT_OF_ARC, PASSES_BY, UNSEEN
from ..chapters.charging.choices import NO_SQUARE, NO_TIME, nearest_charger
from ..chapters.charging.ways import list_wheels, path_to
from ..chapters.deploying import placing
from ..chapters.deploying.plots import in_hand, zone_of
from ..chapters.formations import (
    CLOSED,
    KEPT_AWAY,
    body_of,
    field_of,
    footprint,
    footprint_at,
    new_pose,
    usual_files,
)
from ..chapters.ground import ARC, gap_between, in_front_arc
from ..chapters.moving.hauling import gun_mover
from ..chapters.moving.marching import (
    NO_PASSAGE,
    OFFICER_TIRED,
    march_budget,
    mover_of,
    walk_budget,
)
from ..chapters.moving.paces import base_move
from ..chapters.officers import riding
from ..chapters.officers.riding import allowance_of, base_at, way_to, way_to_unit
from ..chapters.orders import changes, skirmishers
from ..chapters.orders.changes import NO_ROOM, TOO_FEW, WRONG_FILES, files_for
from ..chapters.orders.orders import ENGAGED, TOO_MANY
from ..chapters.orders.skirmishers import FEWEST, LEASH, LEFT, out_of, screen_files
from ..chapters.shooting.targets import NO_SIGHT, OUT_OF_RANGE, range_of
from ..model.actions import (
    Charge,
    Detach,
    Form,
    Join,
    March,
    Place,
    Post,
    React,
    Ride,
)
from ..model.combat_actions import (
    Aim,
    Estimate,
    Shoot,
    Snipe,
    Volley,
)
from ..model.kinds import DIFFICULT, NOBODY, SKIRMISH, VERY_DIFFICULT
from ..model.pieces import Unit
from ..model.state import Battle
from ..text.notation import LENGTHS
from .lexicon import details
from .named import enemies_of, everybody, ground_name, hidden_by
from .prompts import prompt
from .words import officer_name, spell

LENGTHY: Final = frozenset({"length", "need"})  # the part of a sentence that gives a distance
ANY_WAY: Final = 1000 * INCH  # for any way on a table


def detail(b: Battle, action: Action, refusal: Refusal, lang: str) -> str:
    """A sentence or two, or nothing where the rule says all."""
    told = Details(b, refusal, lang)
    if refusal.bars == MOMENT:
        return told.now()
    said = told.of(action)
    return spell(b, said, lang, FULL) if said else ""


class Details(RefusalParts):
    """What may be said of one refusal, in one language."""

    def __init__(self, b: Battle, refusal: Refusal, lang: str) -> None:
        rough = DIFFICULT | VERY_DIFFICULT
        self.by_eye: Final = b.setting.options.by_eye
        super().__init__(b.setting.ground, CLOSED, rough, not self.by_eye, LENGTHS, details, lang)
        self.b: Final = b
        self.why: Final = refusal
        self.cite: Final = refusal.cite

    def say(self, key: str, **facts: object) -> str:
        """By eye only what names no length; who is too near is named without one."""
        if self.by_eye and key != "near" and LENGTHY & facts.keys():
            return ""
        return super().say(key, **facts)

    def ground_name(self, title: str) -> str:
        return ground_name(title, self.lang)

    def amount(self, parts: int) -> str:
        return self.length(parts, True)

    def now(self) -> str:
        """What is asked instead."""
        seat = getattr(self.b.pending, "seat", None)
        return self.say("now", prompt=prompt(self.b, seat, self.lang))

    def name(self, uid: int) -> str:
        return unit_name(self.b, uid)

    def unit(self, uid: int) -> Unit | None:
        """A unit by an id from outside; None unless it is on the table."""
        known = NOBODY < uid < len(self.b.units)
        return self.b.units[uid] if known and self.b.units[uid].on_table() else None

    # By what was tried

    def of(self, action: Action) -> str:
        if isinstance(action, (Ride, Join)):
            return self.riding(action)
        if isinstance(action, Detach):
            return self.detaching(action)
        if isinstance(action, Estimate):
            return self.estimating(action)
        if isinstance(action, (Place, Post)):
            return self.deploying(action)
        u = self.unit(int(getattr(action, "unit", NOBODY)))
        if u is None:
            return self.whose(int(getattr(action, "unit", NOBODY)))
        if self.why is ENGAGED:
            return self.engaged(u)
        if self.why is TOO_MANY:
            return self.say("tries", tests=int(u.attempts), orders=int(u.orders))
        if isinstance(action, March):
            return self.marching(u, action.legs)
        if isinstance(action, Form):
            return self.forming(u, action)
        if isinstance(action, React):
            return self.reacting(u)
        if isinstance(action, Snipe):
            return ""
        foe = self.unit(int(getattr(action, "target", NOBODY)))
        if foe is None:
            return ""
        if isinstance(action, Charge):
            return self.charging(u, foe, int(action.wheel))
        if isinstance(action, (Shoot, Volley)):
            return self.shooting(u, foe)
        return self.aiming(u, foe, int(action.ammunition)) if isinstance(action, Aim) else ""

    def whose(self, uid: int) -> str:
        if not NOBODY < uid < len(self.b.units):
            return ""
        return self.say("gone", unit=self.name(uid))

    def engaged(self, u: Unit) -> str:
        foes = self.b.foes_of(u.uid)
        if not foes:
            return ""
        return self.say("engaged", unit=self.name(u.uid), foe=self.name(int(foes[0])))

    # Ways

    def marching(self, u: Unit, legs: list[Leg]) -> str:
        if self.why is OFFICER_TIRED:
            return self.tired(u, legs)
        if self.why.bars == 1:  # the unit itself
            return ""
        others = everybody(self.b, u.uid)
        if not u.is_troops():
            m = gun_mover(self.b, u, False)
            return self.on_way(m, int(m.budget), legs, self.cite, others)
        walk, march = int(walk_budget(u)), int(march_budget(self.b, u))
        plain = mover_of(self.b, u, ANY_WAY, False)
        marches = march > walk and all(plain.rates[leg.kind] >= 0 for leg in legs)
        marches = marches and cost(plain, legs) > walk
        m = mover_of(self.b, u, ANY_WAY, True) if marches else plain
        if self.why is NO_PASSAGE:
            return self.first_on(others, swept(m, legs, False))
        return self.on_way(m, max(walk, march), legs, self.cite, others)

    def tired(self, u: Unit, legs: list[Leg]) -> str:
        for o in self.b.attached_to(u.uid):
            limit = 2 * int(o.roster.profile.move) * INCH - int(o.ridden)
            far = int(cost(mover_of(self.b, u, ANY_WAY, False), legs))
            name = officer_name(self.b, o.oid, self.lang)
            return self.say(
                "tired", officer=name, length=self.length(far, True), limit=self.length(limit)
            )
        return ""

    # Formations

    def forming(self, u: Unit, action: Form) -> str:
        if self.why is WRONG_FILES:
            usual = int(usual_files(u.arm, action.formation, u.figures))
            return self.say("files", files=int(action.files), usual=usual)
        if self.why is TOO_FEW:
            return self.say("figures", figures=int(u.figures))
        if self.why is changes.NO_MOVE_LEFT:
            return self.say("used", share=int(u.used) // 100)
        if self.why is NO_ROOM:
            files = files_for(u, action.formation, action.files)
            pose = new_pose(self.b, u, action.formation, files)
            return self.at(u, footprint_at(u.roster, action.formation, files, u.figures, pose))
        return ""

    def at(self, u: Unit, spot: Footprint) -> str:
        """Who or what is where it would stand."""
        if not self.table.on_table(spot.hull):
            return self.off_table([spot.hull])
        said = self.taken_of(everybody(self.b, u.uid), spot)
        return said or self.near(nearest_of(enemies_of(self.b, u.seat), spot, int(KEPT_AWAY)))

    def detaching(self, action: Detach) -> str:
        known = NOBODY < action.unit < len(self.b.units)
        if not known or not self.b.units[action.unit].is_detached():
            return ""
        group = self.b.units[action.unit]
        parent = self.b.units[group.roster.parent]
        if self.why is skirmishers.TOO_MANY:
            allowed = int(parent.roster.skirmishers - out_of(self.b, parent.uid))
            most = max(0, min(allowed, int(parent.figures) - LEFT))
            return self.say("detached", count=int(action.count), least=FEWEST, most=most)
        pose = Pose(action.x, action.y, action.facing)
        files = screen_files(action.count)
        spot = footprint_at(group.roster, SKIRMISH, files, action.count, pose)
        if self.why is skirmishers.TOO_FAR and parent.on_table():
            off = int(gap(spot, footprint(self.b, parent)))
            return self.say("leash", length=self.length(off, True), limit=self.length(int(LEASH)))
        return self.at(group, spot) if self.why is skirmishers.NO_ROOM else ""

    # Deployment

    def deploying(self, action: Place | Post) -> str:
        """D-112 Who is to be set up first, who is there, and how far it is out of its zone."""
        seat = self.b.pending.seat if isinstance(self.b.pending, Decision) else 0
        waiting = [u for u in in_hand(self.b, seat) if u.uid != getattr(action, "unit", NOBODY)]
        if self.why is placing.GUNS_FIRST:
            return self.in_hand([self.name(u.uid) for u in waiting if u.is_battery()])
        if self.why is placing.SHUTS_OUT:
            return self.in_hand([self.name(u.uid) for u in waiting])
        known = NOBODY < getattr(action, "unit", NOBODY) < len(self.b.units)
        if isinstance(action, Place) and known and self.why is placing.FILES:
            u = self.b.units[action.unit]
            usual = int(usual_files(u.arm, action.formation, u.figures))
            return self.say("files", files=int(action.files), usual=usual)
        if isinstance(action, Place) and known and self.why is placing.TOO_FEW:
            return self.say("figures", figures=int(self.b.units[action.unit].figures))
        return self.standing(seat, action)

    def standing(self, seat: int, action: Place | Post) -> str:
        """D-112 What is wrong with the place itself."""
        if isinstance(action, Place):
            hull = placing.place_of(self.b.units[action.unit], action)
        else:
            hull = base_at(self.b.officers[action.officer], action.x, action.y).hull
        if self.why is placing.OFF_TABLE:
            return self.off_table([hull])
        if self.why is placing.OUT_OF_ZONE:
            return self.out_of(zone_box(zone_of(self.table, seat)), [hull])
        if self.why in (placing.ON_ANOTHER, placing.SHUT):
            return self.taken_of(everybody(self.b, NOBODY), Footprint([hull], hull))
        return ""

    # Officers

    def riding(self, action: Ride | Join) -> str:
        if not NOBODY < action.officer < len(self.b.officers):
            return ""
        o = self.b.officers[action.officer]
        if self.why is riding.TOO_FAR:
            u = self.unit(int(action.unit)) if isinstance(action, Join) else None
            far = way_to_unit(self.b, o, u) if u is not None else 0
            if isinstance(action, Ride):
                far = way_to(self.b, o, action.x, action.y)
            left = max(int(allowance_of(self.b, o)) - int(o.ridden), 0)
            return self.say("ride", length=self.length(int(far), True), limit=self.length(left))
        if self.why is not riding.BARRED or not isinstance(action, Ride):
            return ""
        place = base_at(o, action.x, action.y)
        if not self.table.on_table(place.hull):
            return self.off_table([place.hull])
        for area in self.table.areas_with(int(riding.SHUT)):
            if enters(area, place.hull):
                return self.on_ground(area.name)
        near = self.near(nearest_of(enemies_of(self.b, o.seat), place, int(KEPT_AWAY)))
        return near or self.say("ride-way")

    # Charges

    def charging(self, u: Unit, foe: Unit, wheel: int) -> str:
        if self.why is OUT_OF_ARC:
            return self.off_front(u.pose, footprint(self.b, foe).hull, int(ARC))
        if self.why is UNSEEN:
            return self.hidden(hidden_by(self.b, u, foe, self.lang))
        if self.why is PASSES_BY:
            return self.better_wheel(u, foe)
        return self.barred(u, foe, wheel) if self.why is BARRED else ""

    def better_wheel(self, u: Unit, foe: Unit) -> str:
        """W-MOV-4 A wheel that would strike the enemy, if there is one."""
        wheels = [int(wheel) for wheel in list_wheels(self.b, u, foe.uid)]
        if not wheels:
            return self.say("no-wheel", unit=self.name(foe.uid))
        least = min(wheels, key=abs)
        hand = "none" if not least else "right" if least > 0 else "left"
        return self.say("better", angle=angle(least, self.lang), hand=hand)

    def barred(self, u: Unit, foe: Unit, wheel: int) -> str:
        """D-193 What the wheel or the run meets."""
        way = path_to(self.b, u, foe.uid, wheel)
        turned = wheel_sweep(body_of(self.b, u), wheel) if wheel else []
        run = (
            sweep(way.pose, way.width, way.depth, Leg(ADVANCE, way.length))
            if way.length > 0
            else []
        )
        others = everybody(self.b, u.uid)
        said = self.closed([*turned, *run]) or self.first_on(others, turned)
        return said or self.first_on([one for one in others if one[0] != self.name(foe.uid)], run)

    def first_on(self, others: list[Named], pieces: list[Polygon]) -> str:
        """Who is on the way."""
        for piece in pieces:
            said = self.taken_of(others, Footprint([piece], piece))
            if said:
                return said
        return ""

    # Reactions

    def reacting(self, u: Unit) -> str:
        charger = nearest_charger(self.b, u)
        if self.why is NO_TIME and charger != NOBODY:
            foe = self.b.units[charger]
            off, limit = int(gap_between(self.b, u, foe)), int(base_move(foe))
            return self.say(
                "no-time",
                foe=self.name(foe.uid),
                length=self.length(off),
                limit=self.length(limit),
            )
        return self.say("no-square") if self.why is NO_SQUARE else ""

    # Fire

    def shooting(self, u: Unit, foe: Unit) -> str:
        if self.why is OUT_OF_RANGE:
            off = int(gap_between(self.b, u, foe))
            limit = self.length(int(range_of(u)))
            return self.say("range", length=self.length(off, True), limit=limit)
        if self.why is not NO_SIGHT:
            return ""
        if not u.is_square() and not in_front_arc(self.b, u, foe):
            return self.off_front(u.pose, footprint(self.b, foe).hull, int(ARC))
        return self.hidden(hidden_by(self.b, u, foe, self.lang))

    def aiming(self, u: Unit, foe: Unit, ammunition: int) -> str:
        if self.why is RELOADING:
            return self.say("waits", turns=int(u.waits))
        if self.why is BEYOND_GUNS:
            off = int(aim_distance(self.b, u, foe))
            limit = self.length(int(gun_reach(u, ammunition)))
            return self.say("range", length=self.length(off, True), limit=limit)
        if self.why.cite == NO_SIGHT.cite:
            return self.hidden(hidden_by(self.b, u, foe, self.lang))
        return self.over(u, foe) if self.why is OVER_FRIENDS else ""

    def over(self, u: Unit, foe: Unit) -> str:
        """D-99 The friend in the corridor of fire."""
        corridor = strip(aim_of(self.b, u, foe), aim_distance(self.b, u, foe))
        spot = Footprint([corridor], corridor)
        friends = [
            (self.name(body.owner), body.shape)
            for body in field_of(self.b).friends(u.seat)
            if body.owner != u.uid
        ]
        return self.taken_of(friends, spot)

    def estimating(self, action: Estimate) -> str:
        wait = self.b.pending
        if not isinstance(wait, ChooseEstimates):
            return ""
        mine = aims_of(self.b, wait.aims, wait.seat)
        if self.why is NOT_SO_MANY:
            return self.say("number", given=len(action.inches), guns=len(mine))
        for inches, i in zip(action.inches, mine, strict=True):
            gun = self.b.units[wait.aims[i]]
            most = int(most_estimate(gun, wait.aims[i + 2]))
            if not 0 <= inches <= most:
                return self.say("estimate", unit=self.name(gun.uid), given=inches, most=most)
        return ""
