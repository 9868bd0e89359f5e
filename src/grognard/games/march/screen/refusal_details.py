"""What a refusal does not say by itself: where, which unit, and by how much.

The numbers come from the questions of the chapters. Players without measuring (R105) see which unit
is in the way or too near, but no distance. Interpreted: only a person waits.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.aids import FULL
from grognard.kernel.decision import Action
from grognard.kernel.refusal import Refusal
from grognard.miniatures.moving.charge_path import wheel_sweep
from grognard.miniatures.screen.battle_words import YES_NO, unit_name
from grognard.miniatures.screen.general_words import angle
from grognard.miniatures.screen.obstructions import (
    Near,
    beyond,
    dot,
    nearest_of,
    nearest_of_place,
    speck,
    table_box,
    too_near,
)
from grognard.table.measure import gap
from grognard.table.paths import Leg, sweep
from grognard.table.pose import Pose
from grognard.table.shapes import Footprint, Polygon, block

from ..chapters.activation import unit_of
from ..chapters.charging.charge_path import HIGHEST, WIDEST, approach, least_cost, list_wheels
from ..chapters.commander import join_length, post_of, ride_length
from ..chapters.figures import (
    body_of,
    depth_of,
    footprint,
    footprint_of_screen,
    shown_groups,
    size,
    width_of,
)
from ..chapters.moving.formation import new_place
from ..chapters.moving.marching import GAP, mover_of
from ..chapters.moving.move_cost import PIP
from ..chapters.quality import NOT_ASKED
from ..chapters.setting_up.placing import Placer, post_site
from ..chapters.shooting.fire_lines import ARC, front_of, part_of, take_aim
from ..chapters.shooting.skirmishers import (
    ENEMY_DISTANCE,
    LEASH,
    LEAST_GAP,
    LIGHT_LEASH,
    MOST_GAP,
    most_detached,
)
from ..chapters.shooting.targets import declared_reach
from ..model.actions import (
    Attack,
    FireAt,
    Form,
    Join,
    March,
    Place,
    PlaceCommander,
    PlaceScreen,
    RideTo,
    SkirmishAt,
)
from ..model.pieces import GROUP_SIZE, NOBODY, ON_TABLE, Battalion
from ..model.state import Battle
from .obstructions import crossed_by, hides_enemy, hides_target, on_table, parts_of
from .refusal_parts import Particulars
from .words import spell

ANY_WAY: Final = 1000  # pips for any way on a table
OFF_TABLE: Final = ("18.6 off the table", "R81 table edge")


def detail(b: Battle, action: Action, refusal: Refusal, lang: str) -> str:
    """A sentence or two, or nothing where the rule says all."""
    if refusal.cite == NOT_ASKED.cite:
        return ""
    told = Details(b, refusal.cite, lang)
    if isinstance(action, Place):
        said = told.placing(action)
    elif isinstance(action, PlaceScreen):
        said = told.screening(action)
    elif isinstance(action, PlaceCommander):
        said = told.posting(action)
    elif isinstance(action, (RideTo, Join)):
        said = told.riding(action)
    elif isinstance(action, (March, Form)):
        said = told.manoeuvring(action)
    else:
        said = told.activating(action)
    return spell(b, said, lang, FULL) if said else ""


class Details(Particulars):
    """What may be said of one refusal, in one language."""

    # 4 Set-up

    def placing(self, action: Place) -> str:
        u = self.b.units[action.unit] if NOBODY < action.unit < len(self.b.units) else None
        seat = self.seat()
        if u is None or u.seat != seat or u.place != 0:
            return self.whose(u, seat)
        if self.number in ("R67", "R68"):
            most = int(most_detached(u.roster))
            return self.say("detached", count=int(action.detached), most=most)
        if self.number == "R107":
            return self.still_in_hand(seat, u.uid)
        site, spot = Placer(self.b, seat).site, body(u, action)
        return self.at_site(site, spot, self.cite, self.others())

    def screening(self, action: PlaceScreen) -> str:
        """10.4, R70 The screen of the battalion that the question is about."""
        u = on_table(self.b, int(action.unit))
        if u is None or not u.screen:
            return ""
        if self.number == "R70":
            limits = {"least": self.length(LEAST_GAP), "most": self.length(MOST_GAP)}
            return self.say("gap", gap=self.length(int(action.gap)), **limits)
        spot = footprint_of_screen(action.pose, u.screen, action.gap)
        if self.cite in OFF_TABLE:
            return self.off_table([spot.hull])
        if self.number in ("10.4", "R68"):
            return self.leash(u, spot)
        if self.number == "18.6":
            return self.taken_of(self.others(own_screen=u.uid), spot)
        if self.number == "R65":
            return self.closed([spot.hull])
        if self.number == "R8":
            return self.near(nearest_of(parts_of(self.b, u.seat, self.lang), spot, ENEMY_DISTANCE))
        if self.number == "R106":
            return self.out_of_zone(u.seat, [spot.hull])
        return self.still_in_hand(u.seat, u.uid) if self.number == "R107" else ""

    def leash(self, u: Battalion, spot: Footprint) -> str:
        parent = footprint(u)
        if u.roster.light:
            off, limit = int(gap(spot, parent)), LIGHT_LEASH
        else:
            off = max(int(gap(Footprint([base], base), parent)) for base in spot.parts)
            limit = LEASH
        return self.say("leash", length=self.length(off, True), limit=self.length(limit))

    def posting(self, action: PlaceCommander) -> str:
        """4.8 His zone, or the unit he would touch."""
        site = post_site(self.b, self.seat())
        return self.at_point(site, int(action.x), int(action.y), self.cite, self.others())

    # 3 The Supreme Commander

    def riding(self, action: RideTo | Join) -> str:
        b, seat = self.b, self.seat()
        reach = int(getattr(b.pending, "reach", 0))
        if isinstance(action, Join):
            u = on_table(b, int(action.unit))
            if u is None or u.seat != seat:
                return self.whose(u, seat)
            far, goal = int(join_length(b, seat, u)), (int(u.pose.x), int(u.pose.y))
        else:
            far, goal = int(ride_length(b, seat, action.x, action.y)), (action.x, action.y)
        if self.cite in OFF_TABLE:
            return self.off_table([speck(*goal)])
        if self.number == "3.5":
            return self.say("ride", length=self.length(far, True), limit=self.length(reach))
        return self.barred_ride(seat, goal) if self.number == "R97" else ""

    def barred_ride(self, seat: int, goal: tuple[int, int]) -> str:
        """R97 What is at the end of the ride, or on its way."""
        b = self.b
        said = self.closed([dot(*goal).hull]) or self.touched(self.others(), *goal)
        near = nearest_of_place(parts_of(b, seat, self.lang), *goal, ENEMY_DISTANCE)
        if said or near is not None:
            return said or self.near(near)
        return self.in_way(crossed_by(b, seat, post_of(b, seat), goal, self.lang))

    # 7 Manoeuvre

    def manoeuvring(self, action: March | Form) -> str:
        u = on_table(self.b, int(getattr(self.b.pending, "unit", NOBODY)))
        if u is None:
            return ""
        others = self.others(u.uid, u.uid)
        m = mover_of(self.b, u, ANY_WAY)
        if isinstance(action, March):
            had = int(getattr(self.b.pending, "pips", 0)) * PIP
            return self.on_way(m, had, action.legs, self.cite, others)
        width, depth = size(shown_groups(u), action.formation)
        spot = block(new_place(u, action.formation, action.heading), width, depth)
        return self.meets(m, [spot.hull], spot, self.cite, others)

    # 5 Activations

    def activating(self, action: Action) -> str:
        b = self.b
        uid = int(unit_of(action))
        u = b.units[uid] if NOBODY < uid < len(b.units) else None
        if u is None or self.number == "5.4":
            return self.unready(u)
        if self.number == "R76":
            return self.engaged(u, action)
        if isinstance(action, (FireAt, SkirmishAt)):
            x = on_table(b, int(action.target))
            return self.shooting(u, isinstance(action, SkirmishAt), x, action.screen) if x else ""
        if isinstance(action, Attack):
            x = on_table(b, int(action.target))
            return self.attacking(u, x, int(action.wheel)) if x else ""
        return ""

    def unready(self, u: Battalion | None) -> str:
        """5.4 Whose it is, where it has gone, or how long it recovers."""
        if u is None:
            return ""
        if u.seat != self.seat() or u.place != ON_TABLE:
            return self.whose(u, self.seat())
        return self.say("until", turn=int(u.until)) if self.cite == "5.4 recovering" else ""

    def engaged(self, u: Battalion, action: Action) -> str:
        """R76 Which battalion: the one asked about, or the one it would shoot at."""
        x = on_table(self.b, int(getattr(action, "target", NOBODY)))
        for one in (u, x):
            if one is not None and one.foe != NOBODY:
                names = {"unit": unit_name(self.b, one.uid), "foe": unit_name(self.b, one.foe)}
                return self.say("engaged", **names)
        return ""

    # 9 Shooting

    def shooting(self, u: Battalion, detached: bool, x: Battalion, screen: bool) -> str:
        if self.number == "9.4":
            return self.distance(u, detached, x, screen)
        if self.number == "R18":
            pose = u.screen_pose if detached else u.pose
            return self.off_front(pose, part_of(x, screen).hull, ARC)
        if self.number in ("9.2", "10.3"):
            return self.hidden(hides_target(self.b, u, detached, x, screen, self.lang))
        return ""

    def distance(self, u: Battalion, detached: bool, x: Battalion, screen: bool) -> str:
        """9.4 From the group that is nearest, or nearest of those that see the target."""
        front, shapes = front_of(u, detached), [part_of(x, screen).hull]
        groups = range(int(front.bases))
        off = min(int(front.distance(group, shapes)) for group in groups)
        limit = int(declared_reach(self.b, u))
        seen = off <= limit
        if seen:
            off = int(take_aim(self.b, u, detached, x, screen).range)
        facts = {"length": self.length(off, True), "limit": self.length(limit)}
        return self.say("range", seen=YES_NO[seen], **facts)

    # 12 Charges

    def attacking(self, u: Battalion, x: Battalion, wheel: int) -> str:
        if self.number == "R74":
            return self.say("wheel", angle=angle(wheel, self.lang), limit=angle(WIDEST, self.lang))
        if self.number == "R26":
            return self.better_wheel(u, x)
        if self.cite == "12.2 in sight":
            return self.hidden(hides_enemy(self.b, u, x, self.lang))
        if self.number == "R96":
            return self.rough(wheel_sweep(body_of(u), wheel))
        if self.number == "12.9" and x.foe != NOBODY:
            names = {"unit": unit_name(self.b, x.uid), "foe": unit_name(self.b, x.foe)}
            return self.say("engaged", **names)
        if self.number == "12.3":
            way = approach(self.b, u, wheel, x.uid)
            need = self.amount(int(least_cost(self.b, u, way)))
            return self.say("reach", need=need, most=HIGHEST)
        return self.barred_charge(u, x, wheel) if self.number == "R65" else ""

    def better_wheel(self, u: Battalion, x: Battalion) -> str:
        """R26 A wheel that would strike the enemy, if there is one."""
        wheels = [int(wheel) for wheel in list_wheels(u, x)]
        if not wheels:
            return self.say("no-wheel", unit=unit_name(self.b, x.uid))
        least = min(wheels, key=abs)
        hand = "none" if not least else "right" if least > 0 else "left"
        return self.say("better", angle=angle(least, self.lang), hand=hand)

    def barred_charge(self, u: Battalion, x: Battalion, wheel: int) -> str:
        """R65 What the wheel or the run meets, or what is where it would end."""
        way = approach(self.b, u, wheel, x.uid)
        pieces = wheel_sweep(body_of(u), wheel) if wheel else []
        near = self.nearing(u, pieces) if pieces else None
        if near is not None and near.distance == 0:
            return self.in_way(near.name)
        pieces += self.swept_from(way.pose, u, int(way.length))
        if beyond(table_box(self.table), pieces)[0] > 0:
            return self.off_table(pieces)
        spot = block(way.contact(), way.width, way.depth)
        return self.closed(pieces) or self.taken_of(self.others(u.uid, u.uid), spot)

    def nearing(self, u: Battalion, pieces: list[Polygon]) -> Near | None:
        """7.11, R8 The enemy who would be too near."""
        return too_near(parts_of(self.b, u.seat, self.lang), footprint(u), pieces, GAP)

    def swept_from(self, pose: Pose, u: Battalion, run: int) -> list[Polygon]:
        return sweep(pose, width_of(u), depth_of(u), Leg(0, run)) if run > 0 else []


def body(u: Battalion, action: Place) -> Footprint:
    """The ground that a battalion would take, in any order."""
    groups = (u.roster.rankers - action.detached + GROUP_SIZE - 1) // GROUP_SIZE
    width, depth = size(groups, action.formation)
    return block(action.pose, width, depth)
