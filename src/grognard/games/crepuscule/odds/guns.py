"""P-08 to P-11: what a shot of a gun may do: ball by estimate, canister, shell.

The procedures of the chapters say which units a shot strikes for each way in which its dice may
fall; the hits, wounds and saves of that are added up.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.procedure import Step
from grognard.table.pose import INCH, Pose

from ..chapters.artillery.aiming import needs_test
from ..chapters.artillery.battery_hits import CREW, BatteryHit
from ..chapters.artillery.canister import HARDLY, Canister, deep_in_wood, hits_on, is_walled
from ..chapters.artillery.gunners_die import may_throw_again
from ..chapters.artillery.howitzer import (
    AROUND,
    BETWEEN,
    DIRECTIONS,
    ON_THE_SPOT,
    SHELTERED,
    UNDER,
    fall_on,
    under,
)
from ..chapters.artillery.paths import aim_distance, aimed, covered_bases, half_disc
from ..chapters.artillery.roundshot import Roundshot
from ..chapters.artillery.types import (
    BALL_STRENGTHS,
    CANISTER_STRENGTHS,
    ERROR_SIDES,
    GUN_TOUGHNESS,
    gunners_seat,
    most_estimate,
)
from ..chapters.artillery.wagons import WagonHit
from ..chapters.casualties import NEVER as NO_SCORE
from ..chapters.casualties import Wounds, need_to_wound
from ..chapters.ground import sees
from ..chapters.orders.manoeuvre import AIMING, manoeuvre_value
from ..model.kinds import BALL, CANISTER, MANNED, NOBODY
from ..model.pieces import Unit
from ..model.state import Battle
from .dice import (
    FACES,
    NEVER,
    SURE,
    Shares,
    add,
    at_most,
    binomial,
    both,
    die_chance,
    pass_chance,
    thinned,
)
from .losses import harm_of

EACH: Final = SURE / FACES
SHORTEST: Final = 2  # inches that the die of guns adds at the least
DICE: Final = (2, 4, 6, 8, 10)
AROUND_AIM: Final = 12  # estimates worth looking at lie so many inches before the target
STEP: Final = 2


class Shot:
    """What one shot may do: the losses of its target, which other units it strikes, and what goes
    wrong.

    `lost` are figures, of a battery its gunners. `wrecks`: a gun or a wagon is struck itself.
    """

    def __init__(self, figures: i64) -> None:
        self.misfires = NEVER
        self.hits = NEVER
        self.lost: Final[Shares] = [NEVER] * (figures + 1)
        self.wrecks = NEVER
        self.stopped = NEVER  # by a wall or a building
        self.others: Final[dict[int, float]] = {}

    def strike(self, uid: i64, weight: float) -> None:
        self.others[int(uid)] = self.others.get(int(uid), NEVER) + weight

    def add(self, other: Shot, weight: float) -> None:
        self.misfires += weight * other.misfires
        self.hits += weight * other.hits
        add(self.lost, other.lost, weight)
        self.wrecks += weight * other.wrecks
        self.stopped += weight * other.stopped
        for uid, chance in other.others.items():
            self.strike(uid, weight * chance)


# Ball


class Cannonade:
    """All that a ball at a target may do, by where it first comes down."""

    def __init__(self, b: Battle, gun: Unit, target: Unit) -> None:
        self.b: Final = b
        self.gun: Final = gun
        self.target: Final = target
        self.by_bounce: Final[dict[int, Shot]] = {}

    def shot(self, estimate: i64) -> Shot:
        """C-ART-14, D-79 Of one estimate: its error, the die of guns, the bounce."""
        found = Shot(self.target.figures)
        misfire, each = faces_of(self.gun)
        for off, often in errors(self.b):
            after = max(estimate + off, 0)
            found.misfires += often * misfire
            for die in DICE:
                found.add(self.bouncing(after + die), often * each)
        add(found.lost, [SURE], found.misfires)
        return found

    def bouncing(self, inches: i64) -> Shot:
        """One ball that first comes down so far away."""
        known = self.by_bounce.get(int(inches))
        if known is None:
            known = self.bounced(inches)
            self.by_bounce[int(inches)] = known
        return known

    def bounced(self, inches: i64) -> Shot:
        found = Shot(self.target.figures)
        trial = quiet(self.b)
        ball = Roundshot(self.gun.uid, self.target.uid, inches - SHORTEST)
        trial.outcome = 1  # the face of the die that means the least
        step = ball.landed(trial)
        if ball.stage != 5:  # it does not bounce
            self.ends(trial, ball, step, SURE, found)
            return found
        for face in range(1, FACES + 1):
            on = Roundshot(self.gun.uid, self.target.uid, ball.estimate)
            trial.outcome = face
            self.ends(trial, on, on.bounced(trial), EACH, found)
        return found

    def ends(self, b: Battle, ball: Roundshot, step: Step, weight: float, found: Shot) -> None:
        """The units that it has struck, as it goes from one to the next."""
        harmed = False
        strength = BALL_STRENGTHS[self.gun.roster.weight]
        if ball.wall != NOBODY or ball.building != NOBODY:
            found.stopped += weight
        while isinstance(step, (Wounds, BatteryHit, WagonHit)):
            uid = step.unit
            if uid != self.target.uid:
                found.strike(uid, weight)
            else:
                harmed = True
                found.hits += weight
                add(found.lost, self.harm(b, step, strength, weight, found), weight)
            step = ball.strike(b)
        if not harmed:
            found.lost[0] += weight

    def harm(self, b: Battle, step: Step, strength: i64, weight: float, found: Shot) -> Shares:
        if isinstance(step, Wounds):
            hits: Shares = [NEVER] * step.hits + [SURE]
            return harm_of(b, self.target, hits, strength, False, True, self.gun.has(MANNED)).lost
        if isinstance(step, BatteryHit):
            return self.crew_hit(strength, weight, found)
        found.wrecks += weight
        return [SURE]

    def crew_hit(self, strength: i64, weight: float, found: Shot) -> Shares:
        """W-ART-5, C-ART-12 1D6 hits, on the gun or on its crew."""
        shares: Shares = [NEVER] * (self.target.figures + 1)
        need = need_to_wound(strength, GUN_TOUGHNESS)
        gun_chance = (SURE - die_chance(CREW)) * (NEVER if need == NO_SCORE else die_chance(need))
        spared = NEVER
        for hits in range(1, FACES + 1):
            crew = thinned(binomial(hits, die_chance(CREW)), wounding(self.target, strength))
            add(shares, at_most(crew, self.target.figures), EACH)
            unhurt = SURE
            for _ in range(hits):
                unhurt *= SURE - gun_chance
            spared += EACH * unhurt
        found.wrecks += weight * (SURE - spared)
        return shares


def wounding(u: Unit, strength: i64) -> float:
    need = need_to_wound(strength, u.roster.profile.toughness)
    return NEVER if need == NO_SCORE else die_chance(need)


def faces_of(gun: Unit) -> tuple[float, float]:
    """C-ART-2 That it misfires, and each number; guards re-roll a misfire."""
    if may_throw_again(gun):
        return EACH * EACH, EACH + EACH * EACH
    return EACH, EACH


def errors(b: Battle) -> list[tuple[int, float]]:
    """D-79 The error of an estimate, in inches."""
    if not b.setting.options.estimate_error:
        return [(0, SURE)]
    ways: dict[int, int] = {}
    for more in range(1, ERROR_SIDES + 1):
        for less in range(1, ERROR_SIDES + 1):
            ways[more - less] = ways.get(more - less, 0) + 1
    total = ERROR_SIDES * ERROR_SIDES
    return [(off, float(count) / float(total)) for off, count in sorted(ways.items())]


def quiet(b: Battle) -> Battle:
    other = b.clone()
    other.events = None
    return other


# Canister


def canister_shot(b: Battle, gun: Unit, target: Unit, estimate: i64, meets: bool) -> Shot:
    """C-ART-15, D-79 By the error of the estimate."""
    found = Shot(target.figures)
    for off, often in errors(b):
        found.add(canister_at(b, gun, target, max(estimate + off, 0), meets), often)
    return found


def canister_at(b: Battle, gun: Unit, target: Unit, estimate: i64, meets: bool) -> Shot:
    """C-ART-15, D-84 to D-86 By the die of guns: who is under the half template."""
    found = Shot(target.figures)
    misfire, each = faces_of(gun)
    found.misfires = misfire
    found.lost[0] += misfire
    met = Canister(gun.uid, target.uid, estimate, meets=meets).met(b)
    aim = aimed(b, gun, met)
    for die in DICE:
        shape = half_disc(aim, estimate * INCH, die * INCH // 2)
        struck = False
        for u in b.units:
            if u.on_table() and u.uid != gun.uid:
                bases = covered_bases(shape, met if u.uid == target.uid else u)
                if bases and u.uid != target.uid:
                    found.strike(u.uid, each)
                elif bases:
                    struck = True
                    found.hits += each
                    deep = deep_in_wood(b, bases)
                    add(found.lost, sprayed(b, gun, target, len(bases), deep), each)
        if not struck:
            found.lost[0] += each
    return found


def sprayed(b: Battle, gun: Unit, target: Unit, count: i64, deep: i64) -> Shares:
    """D-85 So many bases under it; behind walls only a six strikes."""
    strength = CANISTER_STRENGTHS[gun.roster.weight]
    x, y = gun.pose.x, gun.pose.y
    hits: Shares = [NEVER] * hits_on(b, target, count, deep, x, y) + [SURE]
    if is_walled(b, target, x, y):
        hits = binomial(count, die_chance(HARDLY))
    return harm_of(b, target, hits, strength, True, True, gun.has(MANNED)).lost


# Shell


def shell_shot(b: Battle, gun: Unit, target: Unit, estimate: i64) -> Shot:
    """C-ART-20, D-79 By the error of the estimate."""
    found = Shot(target.figures)
    for off, often in errors(b):
        found.add(shell_at(b, gun, target, max(estimate + off, 0)), often)
    return found


def shell_at(b: Battle, gun: Unit, target: Unit, estimate: i64) -> Shot:
    """C-ART-20, D-88, D-89 On the spot, or off it in one of 24 directions."""
    found = Shot(target.figures)
    misfire, number = faces_of(gun)
    found.misfires = misfire
    found.lost[0] += misfire
    x, y = aimed(b, gun, target).point(estimate * INCH, 0)
    stays = float(FACES + 1 - ON_THE_SPOT) * EACH if sees(b, gun, target) else NEVER
    burst(b, gun, target, x, y, (SURE - misfire) * stays, found)
    each = (SURE - stays) * number / float(DIRECTIONS)
    for turn in range(1, DIRECTIONS + 1):
        for die in DICE:
            px, py = point_off(x, y, turn * BETWEEN, die * INCH)
            burst(b, gun, target, px, py, each, found)
    return found


def point_off(x: i64, y: i64, heading: i64, length: i64) -> tuple[int, int]:
    px, py = Pose(x, y, heading).point(length, 0)
    return int(px), int(py)


def burst(b: Battle, gun: Unit, target: Unit, x: i64, y: i64, weight: float, found: Shot) -> None:
    """D-88, D-141, D-143 The round template at a place."""
    if weight <= NEVER:
        return
    struck = False
    for uid in under(b, x, y):
        if uid == gun.uid:
            found.strike(uid, weight)
        elif uid != target.uid:
            found.strike(uid, weight)
        else:
            struck = True
            found.hits += weight
            add(found.lost, burst_on(b, gun, target, x, y), weight)
    if not struck:
        found.lost[0] += weight


def burst_on(b: Battle, gun: Unit, target: Unit, x: i64, y: i64) -> Shares:
    fall = fall_on(b, target, x, y)
    hits: Shares = [NEVER] * fall.sure + [SURE]
    hits = both(hits, binomial(fall.part, die_chance(b.setting.options.partial_hit)))
    hits = both(hits, binomial(fall.sheltered, die_chance(SHELTERED)))
    halved = gun.has(MANNED)
    around = harm_of(b, target, hits, AROUND, False, True, halved).lost
    middle: Shares = [NEVER] * fall.middle + [SURE]
    return at_most(
        both(around, harm_of(b, target, middle, UNDER, False, False, halved).lost), target.figures
    )


# Any of them


def shot_of(b: Battle, gun: Unit, target: Unit, ammunition: i64, estimate: i64) -> Shot:
    """One shot by itself: what a grand battery adds to its first hit is left out (D-82)."""
    if ammunition == BALL:
        return Cannonade(b, gun, target).shot(estimate)
    if ammunition == CANISTER:
        return canister_shot(b, gun, target, estimate, False)
    return shell_shot(b, gun, target, estimate)


def estimates_for(b: Battle, gun: Unit, target: Unit, ammunition: i64) -> list[int]:
    """Estimates worth looking at, by two inches, the nearest first."""
    inches = int(aim_distance(b, gun, target)) // INCH
    most = int(most_estimate(gun, ammunition))
    found = {max(0, min(inches - off, most)) for off in range(0, AROUND_AIM + 1, STEP)}
    return sorted(found)


def best_shot(b: Battle, gun: Unit, target: Unit, ammunition: i64, meets: bool) -> Shares:
    """The losses by the estimate that may be expected to cost most."""
    best: Shares = [SURE]
    most = -SURE
    balls = Cannonade(b, gun, target)
    for estimate in estimates_for(b, gun, target, ammunition):
        if ammunition == BALL:
            shot = balls.shot(estimate)
        else:
            shot = canister_shot(b, gun, target, estimate, meets)
        lost = mean_of(shot.lost)
        if lost > most:
            best, most = shot.lost, lost
    return best


def mean_of(shares: Shares) -> float:
    total = NEVER
    for k in range(len(shares)):
        total += float(k) * shares[k]
    return total


def fires_at_all(b: Battle, gun: Unit, target: Unit) -> float:
    """C-ART-3, C-ART-21, D-168 After a push or a wide turn only on a test of its crew."""
    if not needs_test(b, gun, target):
        return SURE
    crew = b.units[gun.uid if gun.captor == NOBODY else gun.captor]
    return pass_chance(b, manoeuvre_value(b, crew, AIMING).total)


def is_friend(b: Battle, gun: Unit, uid: i64) -> bool:
    return b.units[uid].seat == gunners_seat(b, gun)
