"""P-08: a ball: estimate and die, what it goes through, the bounce, and what it hits."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.kernel.dice import Die
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.tally import UP, Shares, Tally
from grognard.table.pose import INCH, Pose

from ...model.flow import BattleProcedure
from ...model.kinds import COLUMN, GARRISON, MANNED, MASSED, NOBODY
from ...model.pieces import Unit
from ...model.state import Battle
from ..buildings.bombardment import Bombardment, first_building
from ..buildings.facades import facade_toward
from ..casualties import Wounds
from .battery_hits import BatteryHit
from .gunners_die import gunners_die
from .paths import (
    aimed,
    at_point,
    first_crossed,
    is_model,
    is_soft,
    segment,
    stretch,
    struck_by_ball,
)
from .types import (
    BALL_STRENGTHS,
    LARGE_BONUSES,
    MISFIRE,
    TYPE_RULES,
    die_of_guns,
    error_dice,
    mistaken,
)
from .wagons import WagonHit
from .walls import SHATTERS, WALL_BONUSES, is_first, not_above, shatter, wall_before

SHARE = 3  # of those crossed before the bounce one in three is hit (C-ART-43)


def is_large_for_guns(u: Unit) -> bool:
    """C-INF-1, C-INF-3, C-INF-4a, C-CAV-6 Assault columns too are large for artillery."""
    return u.is_large() or u.formation == COLUMN


def hits_on(gun: Unit, u: Unit, figures: i64, aimed_at: bool) -> i64:
    return hits_tally(gun, u, figures, aimed_at).total


def hits_tally(gun: Unit, u: Unit, figures: i64, aimed_at: bool, keep: bool = False) -> Tally:
    """C-INF-6c, C-CAV-9, D-81 Separate figures count half; a large target costs more."""
    hits = Shares(int(figures), "C-ART-14", keep, UP)
    add_open(u.is_open(), hits)
    add_large(gun.roster.weight, aimed_at and figures > 0 and is_large_for_guns(u), hits)
    return hits


def add_open(separate: bool, hits: Shares) -> None:
    """C-INF-6c, C-CAV-9"""
    if separate:
        hits.cut(1, 2, "C-INF-6c")


def add_large(weight: i64, large: bool, hits: Tally) -> None:
    """C-ART-17 to 19, D-81"""
    if large:
        hits.add(LARGE_BONUSES[weight], TYPE_RULES[weight])


class Roundshot(BattleProcedure):
    """C-ART-14, D-79, D-80 One ball. `struck` are the units it strikes, and how often each."""

    unit: i64
    target: i64
    estimate: i64  # in inches, with its error and then with the die
    wall: i64 = NOBODY  # the obstacle that it meets in the end, or
    building: i64 = NOBODY  # the building
    x: i64 = 0  # where it does
    y: i64 = 0
    massed: i64 = 0  # what its grand battery adds, if the target is hit
    crossed: bool = False  # before the bounce, where nothing is added (C-ART-43)
    struck: list[int] = []

    STAGES = (
        "throw_error", "erred", "throw_die", "landed", "throw_bounce", "bounced", "strike",
        "throw_wall", "wall_struck",
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

    def aim(self, b: Battle) -> Pose:
        return aimed(b, b.units[self.unit], b.units[self.target])

    def landed(self, b: Battle) -> Step:
        """C-ART-41, C-ART-43 What stops it before it bounces."""
        die = die_of_guns(b.outcome)
        if die == MISFIRE:
            b.note("misfired", self.unit, [])
            return DONE
        self.estimate += die
        gun, aim = b.units[self.unit], self.aim(b)
        bounce = self.estimate * INCH
        met = first_crossed(b, gun, aim, bounce)
        wall = wall_before(b, gun, b.units[self.target], aim, 0, bounce)
        if wall.number != NOBODY and not_above(b, gun, wall) and is_first(wall, met):
            self.tell(b, wall.off, wall.off, 0)
            self.wall, self.x, self.y = wall.number, wall.x, wall.y
            return self.hit(b, [])
        if met is not None:
            self.tell(b, met.start, met.stop, 0)
            hits = met.figures // SHARE
            self.crossed = True
            return self.hit(b, [int(met.unit), int(hits)] if hits else [])
        x, y = aim.point(self.estimate * INCH, 0)
        if is_soft(b, x, y):
            self.tell(b, bounce, bounce, 0)
            return self.hit(b, self.counted(b, at_point(b, x, y)))
        self.stage = 5
        return self.throw_bounce(b)

    def throw_bounce(self, b: Battle) -> Step:
        return Die("C-ART-14")

    def bounced(self, b: Battle) -> Step:
        start, aim, roll = self.estimate * INCH, self.aim(b), b.outcome
        stop = start + b.outcome * INCH
        wall = wall_before(b, b.units[self.unit], b.units[self.target], aim, start, stop)
        if wall.number != NOBODY:
            stop = wall.off
        number, share = first_building(b, segment(aim, start, stop))
        if number != NOBODY:
            self.building = number
            stop = start + int(share * float(stop - start))
            self.x, self.y = aim.point(stop, 0)
        elif wall.number != NOBODY:
            self.wall, self.x, self.y = wall.number, wall.x, wall.y
        self.tell(b, start, stop, roll)
        return self.hit(b, self.counted(b, struck_by_ball(b, aim, start, stop)))

    def tell(self, b: Battle, start: i64, stop: i64, roll: i64) -> None:
        """C-ART-14 Where it touches the ground first, and where it comes to rest."""
        flight = stretch(self.aim(b), start, stop)
        b.note("bounced", self.unit, [int(self.estimate), int(roll), *flight])

    def counted(self, b: Battle, found: list[tuple[int, int]]) -> list[int]:
        """C-ART-42 Only the target of the shot counts as large."""
        gun = b.units[self.unit]
        listed: list[int] = []
        for uid, figures in found:
            u = b.units[uid]
            if u.formation == GARRISON:  # D-185 the wall is hit
                continue
            hits = figures if is_model(u) else hits_on(gun, u, figures, uid == self.target)
            listed += [uid, int(hits)]
        return listed

    def hit(self, b: Battle, struck: list[int]) -> Step:
        self.struck = struck
        self.stage = 7
        return self.strike(b)

    def strike(self, b: Battle) -> Step:
        """D-83, D-93 A wound kills one figure, and no armour saves it."""
        self.stage = 6
        strength = BALL_STRENGTHS[b.units[self.unit].roster.weight]
        while self.struck:
            uid, hits = self.struck[0], self.struck[1]
            self.struck = self.struck[2:]
            if b.units[uid].on_table():
                more = self.take_bonus(b, uid)
                b.note("hit", self.unit, [uid, int(hits + more)])
                hits += int(more)
                halved = b.units[self.unit].has(MANNED)
                if b.units[uid].is_wagon():
                    return WagonHit(uid, 0, strength, halved, more)
                if is_model(b.units[uid]):
                    return BatteryHit(uid, strength, more=more, halved=halved)
                return Wounds(uid, hits, strength, False, True, halved)
        return self.end(b, strength)

    def take_bonus(self, b: Battle, uid: i64) -> i64:
        """C-ART-9, C-ART-42, D-82 Only on the target, and once for the grand battery."""
        if uid != self.target or self.massed == 0 or self.crossed:
            return 0
        more, self.massed = self.massed, 0
        b.mark(self.unit, MASSED)
        b.note("grand battery", self.unit, [uid, int(more)])
        return more

    def end(self, b: Battle, strength: i64) -> Step:
        """C-ART-40, D-185 What has stopped it."""
        self.stage = len(self.STAGES)
        if self.building != NOBODY:
            gun = b.units[self.unit]
            area = b.setting.ground.areas[self.building]
            facade = facade_toward(b, area, gun.pose.x, gun.pose.y)
            return Bombardment(self.building, facade.number, strength, gun.pose.x, gun.pose.y)
        if self.wall == NOBODY:
            return DONE
        self.stage = 8
        return self.throw_wall(b)

    def throw_wall(self, b: Battle) -> Step:
        return Die("C-ART-40")

    def wall_struck(self, b: Battle) -> Step:
        """C-ART-40, D-144 One more for a heavy gun, one less for a light one."""
        if b.outcome + WALL_BONUSES[b.units[self.unit].roster.weight] < SHATTERS:
            b.note("wall held", self.unit, [])
            return DONE
        return shatter(b, self.unit, self.target, self.wall, self.x, self.y)
