"""P-09: canister: the half template slides toward the target."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.dice import Pool, high
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.tally import UP, Shares, Tally
from grognard.table.angles import heading_of
from grognard.table.pose import INCH, Pose

from ...model.flow import BattleProcedure
from ...model.kinds import CANISTER, FORTIFIED, GARRISON, MANNED, SKIRMISH
from ...model.pieces import Unit
from ...model.state import Battle
from ..formations import footprint
from ..ground import COVERS, is_behind, is_fortified, is_mostly_in
from .battery_hits import gun_struck
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
from .types import CANISTER_STRENGTHS, MISFIRE, artillery_die, die_of_guns, most_estimate
from .wagons import wounds_on

HARDLY: Final = 6  # in buildings and fortifications
THE_GUN: Final = -1  # in place of a number of bases (D-91)


def is_walled(b: Battle, u: Unit, x: i64, y: i64) -> bool:
    """D-85 In a building or a fortification."""
    return u.formation == GARRISON or is_fortified(b, u, x, y)


def is_sheltered(b: Battle, u: Unit, x: i64, y: i64) -> bool:
    """C-ART-38, D-85 Behind a wall or hedge, or inside a wood."""
    cover = COVERS & ~FORTIFIED
    return is_behind(b, u, cover, x, y) or is_mostly_in(b, cover, footprint(b, u))


def hits_on(b: Battle, u: Unit, count: i64, x: i64, y: i64) -> i64:
    return hits_tally(b, u, count, x, y).total


def hits_tally(b: Battle, u: Unit, count: i64, x: i64, y: i64, keep: bool = False) -> Tally:
    """D-85, D-86 Every second figure behind cover, and half of those in skirmish order."""
    hits = Shares(int(count), "C-ART-15", keep, UP)
    add_shelter(is_sheltered(b, u, x, y), hits)
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
    """C-ART-15, D-84 One round. `struck` are the units under it, and how many of their bases."""

    unit: i64
    target: i64
    estimate: i64
    hits: i64 = 0
    meets: bool = False  # fired in reaction, at a charger on its way
    struck: list[int] = []

    STAGES = ("throw_die", "spread", "following", "throw_walled", "walled")

    def throw_die(self, b: Battle) -> Step:
        return artillery_die()

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
                count = covered_bases(shape, met if u.uid == self.target else u)
                if count > 0:
                    self.struck = [*self.struck, int(u.uid), int(count)]
                if covers_gun(shape, u):
                    self.struck = [*self.struck, int(u.uid), THE_GUN]
        self.stage = 3
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
            u, count = b.units[self.struck[0]], self.struck[1]
            if count == THE_GUN:
                self.struck = self.struck[2:]
                self.stage = 2
                return gun_struck(u.uid, CANISTER_STRENGTHS[gun.roster.weight])
            if u.on_table() and is_walled(b, u, gun.pose.x, gun.pose.y):
                self.stage = 4
                return self.throw_walled(b)
            self.struck = self.struck[2:]
            if u.on_table():
                return self.strike(b, u, hits_on(b, u, count, gun.pose.x, gun.pose.y))
        return DONE

    def throw_walled(self, b: Battle) -> Step:
        return Pool("D-85", self.struck[1], HARDLY)

    def walled(self, b: Battle) -> Step:
        u = b.units[self.struck[0]]
        self.struck = self.struck[2:]
        return self.strike(b, u, high(b.outcome))

    def strike(self, b: Battle, u: Unit, hits: i64) -> Step:
        """C-ART-17 to 19 By the type of gun; armour saves."""
        self.stage = 2
        b.note("hit", self.unit, [int(u.uid), int(hits)])
        gun = b.units[self.unit]
        strength = CANISTER_STRENGTHS[gun.roster.weight]
        return wounds_on(b, u.uid, hits, strength, True, True, gun.has(MANNED))
