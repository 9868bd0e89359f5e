"""Chapter 8, the results of a combat: losses, then the losers' move, then the winners'."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.procedure import DONE, Step

from ...model.chart_rows import (
    ATTACKER_LOSES,
    BOTH_LOSE,
    FULL_RETREAT,
    GUNS_CAPTURED,
    GUNS_DAMAGED,
    GUNS_SILENCED,
    OUT_OF_RANGE,
    CombatResult,
)
from ...model.charts import combat_result, combat_row
from ...model.flow import BattleProcedure
from ...model.kinds import CAVALRY, INFANTRY, NOBODY, SQUARE
from ...model.state import Battle
from ..command.losses import capture_generals, displace_generals
from ..formations import place_for, shrunk_pose
from ..ground import in_the_open
from ..moving.forced import FULL, HALF_OR_RANGE, TWO_INCHES, Retreat
from .breakthrough import FollowUp, vacated
from .clusters import Cluster, batteries_with, brigades_of, cluster_with

FREE: Final = 10  # points of difference above which more is captured (R50)
GUNS_ONLY: Final = (0, GUNS_DAMAGED, GUNS_CAPTURED)  # R77, by bases lost


class CombatOutcome(BattleProcedure):
    """8.3, R78 What a difference does. `winners` is filled before the losers are gone."""

    unit: i64
    seat: i64
    through: bool
    difference: i64
    winners: list[int] = []

    STAGES = ("settle", "follow")

    def settle(self, b: Battle) -> Step:
        """8.3 The losers' losses, and their retreat."""
        cluster = cluster_with(b, self.seat, self.through, self.unit)
        if cluster is None:
            return DONE
        result = combat_result(combat_row(self.difference))
        if result.loser == BOTH_LOSE:
            lock_up(b, cluster, result)
            self.stage = 2
            return DONE
        attacked = result.loser == ATTACKER_LOSES
        losers = cluster.attackers if attacked else cluster.defenders
        self.winners = beaten_off(b, cluster) if attacked else vacated(b, cluster)
        extra = max(self.difference - FREE, -self.difference - FREE, 0)
        return Beaten(result.retreat, suffer(b, losers, result, extra))

    def follow(self, b: Battle) -> Step:
        """8.3, R52, R78 The winners hold and form square, or follow up."""
        result = combat_result(combat_row(self.difference))
        if result.loser == ATTACKER_LOSES:
            for uid in self.winners:
                form_square(b, uid)
            return DONE
        return FollowUp(result.winner, self.through, self.winners)


class Beaten(BattleProcedure):
    """8.8, R77 Each of the losers goes back."""

    retreat: i64
    units: list[int]

    STAGES = ("next",)

    def next(self, b: Battle) -> Step:
        self.stage = 0
        if not self.units:
            return DONE
        uid = self.units[0]
        self.units = self.units[1:]
        return Retreat(uid, self.how(b.units[uid].is_battery()))

    def how(self, guns: bool) -> i64:
        """8.3 Recoiling guns go as far back as driven-back units."""
        if self.retreat == FULL_RETREAT:
            return FULL
        return HALF_OR_RANGE if guns or self.retreat == OUT_OF_RANGE else TWO_INCHES


# Losses


def suffer(b: Battle, side: list[int], result: CombatResult, extra: i64) -> list[int]:
    """8.3, R50, R77, R107 Disorder, bases, generals and guns; units that remain have to go back."""
    brigades, guns = brigades_of(b, side), batteries_with(b, side)
    for uid in brigades:
        b.disorder(uid)
        if result.general_captured:
            capture_generals(b, uid)
    take_bases(b, brigades, result.bases + extra)
    hurt_guns(b, guns, result, not brigades)
    left = [*brigades, *guns]
    return [uid for uid in left if b.units[uid].on_table() and b.units[uid].escort == NOBODY]


def take_bases(b: Battle, brigades: list[int], count: i64) -> None:
    """R77 From the largest brigade first; its generals come back if nothing is left of it."""
    for uid in brigades:
        u = b.units[uid]
        lost = min(count, u.bases)
        if lost > 0:
            count -= lost
            if lost == u.bases:
                displace_generals(b, uid)
            b.lose_bases(uid, lost, False, shrunk_pose(b, u, u.bases - lost))


def hurt_guns(b: Battle, guns: list[int], result: CombatResult, alone: bool) -> None:
    """8.3, R77 Each battery suffers the result of the row; where there are only guns, one pays for
    the bases.
    """
    for place, uid in enumerate(guns):
        fate = result.guns
        if alone and place == 0:
            fate = max(fate, GUNS_ONLY[result.bases])
        hurt_battery(b, uid, fate)


def hurt_battery(b: Battle, uid: i64, fate: i64) -> None:
    """8.3, R32, R90 A battery that is silenced leaves its brigade."""
    if fate == GUNS_CAPTURED:
        b.capture(uid)
        return
    if fate == GUNS_DAMAGED:
        b.damage(uid)
    if fate >= GUNS_SILENCED and b.units[uid].on_table():
        b.silence(uid)
        if b.units[uid].escort != NOBODY:
            b.escort(uid, NOBODY)


def lock_up(b: Battle, cluster: Cluster, result: CombatResult) -> None:
    """8.3, R51, R77 Both are disordered, each side loses a base or has a battery damaged."""
    for side in (cluster.attackers, cluster.defenders):
        brigades, guns = brigades_of(b, side), batteries_with(b, side)
        for uid in brigades:
            b.disorder(uid)
        take_bases(b, brigades, result.bases)
        for place, uid in enumerate(guns):
            pays = place == 0 and not brigades
            hurt_battery(b, uid, GUNS_DAMAGED if pays else GUNS_SILENCED)
    for one in cluster.contacts:
        if b.units[one.attacker].on_table() and b.units[one.defender].on_table():
            b.lock(one.attacker, one.defender)


# Squares


def beaten_off(b: Battle, cluster: Cluster) -> list[int]:
    """R52 Defending infantry that cavalry has attacked."""
    found: list[int] = []
    for one in cluster.contacts:
        for uid, foe in ((one.attacker, one.defender), (one.defender, one.attacker)):
            if uid in cluster.defenders and b.units[foe].arm == CAVALRY and uid not in found:
                found.append(uid)
    return found


def form_square(b: Battle, uid: i64) -> None:
    """8.3, R52 At no cost, in the open, where there is room."""
    u = b.units[uid]
    if u.arm != INFANTRY or not u.on_table() or u.formation == SQUARE or not in_the_open(b, u):
        return
    pose = place_for(b, u, SQUARE)
    if pose is not None:
        b.form_square(uid, pose)
