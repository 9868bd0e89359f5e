"""P-09, D-79: canister: the half template slides toward the target."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.dice import Pool, high
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.tally import UP, Shares, Tally
from grognard.table.angles import heading_of
from grognard.table.measure import square_to_segment
from grognard.table.pose import INCH, Pose
from grognard.table.shapes import Footprint, Polygon
from grognard.table.terrain import Area, covered, inside

from ...model.flow import BattleProcedure
from ...model.kinds import (
    BUILDING,
    CANISTER,
    FORTIFIED,
    GARRISON,
    HARD_COVER,
    MANNED,
    OPEN_WORK,
    SKIRMISH,
    SOFT_COVER,
    WOODED,
)
from ...model.pieces import Unit
from ...model.state import Battle
from ..formations import footprint
from ..ground import is_behind, is_fortified
from .battery_hits import gun_struck
from .gunners_die import gunners_die
from .paths import (
    aim_distance,
    aim_point,
    aimed,
    covered_bases,
    covers_gun,
    half_disc,
    rim,
    stretch,
)
from .types import (
    CANISTER_STRENGTHS,
    MISFIRE,
    die_of_guns,
    error_dice,
    mistaken,
    most_estimate,
)
from .wagons import wounds_on

HARDLY: Final = 6  # in buildings and fortifications
THE_GUN: Final = -1  # in place of a number of bases (D-91)
PER_UNIT: Final = 3  # numbers in `struck`
BORDER: Final = 2 * INCH  # of a wood
CLOSE: Final = WOODED | BUILDING | FORTIFIED
WHOLE: Final = 10_000


def is_walled(b: Battle, u: Unit, x: i64, y: i64) -> bool:
    """D-85 In a building or a fortification."""
    return u.formation == GARRISON or is_fortified(b, u, x, y)


def is_sheltered(b: Battle, u: Unit, x: i64, y: i64) -> bool:
    """C-ART-38, D-85 Behind a wall or hedge, or in a ruin; fences stop nothing."""
    if is_behind(b, u, SOFT_COVER | HARD_COVER, x, y, OPEN_WORK | FORTIFIED):
        return True
    here = footprint(b, u)
    ruins = [one for one in b.setting.ground.areas_with(HARD_COVER) if not one.traits & CLOSE]
    return len(ruins) > 0 and 2 * share_in(ruins, here) >= len(here.parts) * WHOLE


def share_in(areas: list[Area], place: Footprint) -> i64:
    """How much of each part of a place some areas cover, added up."""
    total: i64 = 0
    for part in place.parts:
        total += covered(areas, part)
    return total


def deep_in_wood(b: Battle, bases: list[Polygon]) -> i64:
    """C-ART-38 How many figures stand more than 2 inches inside a wood."""
    count: i64 = 0
    for base in bases:
        x, y = base.centre()
        for area in b.setting.ground.areas_with(WOODED):
            if inside(area.shape, x, y) and is_far_in(area.shape, x, y):
                count += 1
                break
    return count


def is_far_in(shape: Polygon, x: i64, y: i64) -> bool:
    """Beyond the border of a wood, that is."""
    corners = shape.corners()
    for i in range(len(corners)):
        ax, ay = corners[i]
        bx, by = corners[(i + 1) % len(corners)]
        if square_to_segment(x, y, ax, ay, bx, by) <= float(BORDER) * float(BORDER):
            return False
    return True


def hits_on(b: Battle, u: Unit, count: i64, deep: i64, x: i64, y: i64) -> i64:
    return hits_tally(b, u, count, deep, x, y).total


def hits_tally(
    b: Battle, u: Unit, count: i64, deep: i64, x: i64, y: i64, keep: bool = False
) -> Tally:
    """D-85, D-86 Every second figure behind cover, and half of those in skirmish order.

    Of those covered so many are `deep` in a wood.
    """
    hits = Shares(int(count), "C-ART-15", keep, UP)
    if 0 < deep < count and not is_sheltered(b, u, x, y):
        hits.add(-int(deep // 2), "C-ART-38")
    else:
        add_shelter(deep > 0 or is_sheltered(b, u, x, y), hits)
    add_skirmish(u.formation == SKIRMISH, hits)
    return hits


def add_shelter(sheltered: bool, hits: Shares) -> None:
    """C-ART-38"""
    if sheltered:
        hits.cut(1, 2, "C-ART-38")


def add_skirmish(skirmish: bool, hits: Shares) -> None:
    """D-86"""
    if skirmish:
        hits.cut(1, 2, "D-86")


def nearer(b: Battle, gun: Unit, charger: Unit, length: i64) -> Unit:
    """A charger as it will be when it has come so much nearer to a gun."""
    x, y = aim_point(b, gun, charger)
    toward = heading_of(gun.pose.x - x, gun.pose.y - y)
    px, py = Pose(charger.pose.x, charger.pose.y, toward).point(length, 0)
    there = charger.copy()
    there.pose = Pose(px, py, charger.pose.h)
    there.body = None
    return there


class Canister(BattleProcedure):
    """C-ART-15, D-84 One round.

    `struck` are the units under it, how many of their bases, and how many of these deep in a wood.
    """

    unit: i64
    target: i64
    estimate: i64
    hits: i64 = 0
    meets: bool = False  # fired in reaction, at a charger on its way
    struck: list[int] = []

    STAGES = (
        "throw_error", "erred", "throw_die", "spread", "following", "throw_walled", "walled",
    )  # fmt: skip

    def throw_error(self, b: Battle) -> Step:
        if not b.setting.options.estimate_error:
            self.stage = 3
            return self.throw_die(b)
        return error_dice()

    def erred(self, b: Battle) -> Step:
        self.estimate = mistaken(self.estimate, b.outcome)
        self.stage = 3
        return self.throw_die(b)

    def throw_die(self, b: Battle) -> Step:
        return gunners_die(b, b.units[self.unit])

    def spread(self, b: Battle) -> Step:
        die = die_of_guns(b.outcome)
        if die == MISFIRE:
            b.note("misfired", self.unit, [])
            return DONE
        met = self.met(b)
        aim = aimed(b, b.units[self.unit], met)
        start, sweep = self.estimate * INCH, die * INCH // 2
        shape = half_disc(aim, start, sweep)
        flight = stretch(aim, start, start + sweep) + rim(aim, start + sweep)
        b.note("swept", self.unit, [int(self.estimate), int(die), *flight])
        for u in b.units:
            if u.on_table() and u.uid != self.unit:
                bases = covered_bases(shape, met if u.uid == self.target else u)
                if bases:
                    deep = deep_in_wood(b, bases)
                    self.struck = [*self.struck, int(u.uid), len(bases), int(deep)]
                if covers_gun(shape, u):
                    self.struck = [*self.struck, int(u.uid), THE_GUN, 0]
        self.stage = 5
        return self.following(b)

    def met(self, b: Battle) -> Unit:
        """D-96 A charger where it comes within the range of canister, or where it starts."""
        gun, target = b.units[self.unit], b.units[self.target]
        limit = most_estimate(gun, CANISTER) * INCH
        if not self.meets or aim_distance(b, gun, target) <= limit:
            return target
        return nearer(b, gun, target, aim_distance(b, gun, target) - limit)

    def following(self, b: Battle) -> Step:
        gun = b.units[self.unit]
        while self.struck:
            u, count, deep = b.units[self.struck[0]], self.struck[1], self.struck[2]
            if count == THE_GUN:
                self.struck = self.struck[PER_UNIT:]
                self.stage = 4
                strength = CANISTER_STRENGTHS[gun.roster.weight]
                return gun_struck(u.uid, strength, gun.has(MANNED))
            if u.on_table() and is_walled(b, u, gun.pose.x, gun.pose.y):
                self.stage = 6
                return self.throw_walled(b)
            self.struck = self.struck[PER_UNIT:]
            if u.on_table():
                return self.strike(b, u, hits_on(b, u, count, deep, gun.pose.x, gun.pose.y))
        return DONE

    def throw_walled(self, b: Battle) -> Step:
        return Pool("D-85", self.struck[1], HARDLY)

    def walled(self, b: Battle) -> Step:
        u = b.units[self.struck[0]]
        self.struck = self.struck[PER_UNIT:]
        return self.strike(b, u, high(b.outcome))

    def strike(self, b: Battle, u: Unit, hits: i64) -> Step:
        """C-ART-17 to 19 By the type of gun; armour saves."""
        self.stage = 4
        b.note("hit", self.unit, [int(u.uid), int(hits)])
        gun = b.units[self.unit]
        strength = CANISTER_STRENGTHS[gun.roster.weight]
        return wounds_on(b, u.uid, hits, strength, True, True, gun.has(MANNED))
