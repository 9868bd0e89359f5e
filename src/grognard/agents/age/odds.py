"""What fire and combat may be expected to do, by the rules' own sums and charts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.age.chapters.charging.charge import run_up
from grognard.games.age.chapters.charging.clusters import Cluster
from grognard.games.age.chapters.charging.modifiers import attack_sum, defence_sum
from grognard.games.age.chapters.fire.power import firing_bases, is_deep, is_raining
from grognard.games.age.chapters.fire.targets import faces_all_round
from grognard.games.age.chapters.formations import centre_of
from grognard.games.age.model.chart_rows import DISORDERS
from grognard.games.age.model.charts import (
    base_power_halves,
    battery_power,
    fire_effect,
    is_from_afar,
    troops_row,
)
from grognard.games.age.model.kinds import (
    CAVALRY,
    DAMAGED,
    DISORDERED,
    GARRISON,
    INFANTRY,
    LIMBERED,
    LOCKED,
    SILENCED,
    SQUARE,
)
from grognard.games.age.model.pieces import Contact, Unit
from grognard.games.age.model.state import Battle
from grognard.table.arcs import is_ahead

FACES: Final = 10
STANDING: Final = 2.0  # what cavalry that counter-charges does not lose
BROKEN_RANKS: Final = 2.0  # the cost of disorder in combat


def disorder_and_loss(power: i64, modifier: i64) -> tuple[float, float]:
    """6.1 The chance that fire has any effect, and the bases it may be expected to cost."""
    hits: i64 = 0
    bases: i64 = 0
    for face in range(1, FACES + 1):
        effect = fire_effect(power, face + modifier)
        if effect >= DISORDERS:
            hits += 1
            bases += effect - DISORDERS
    return float(hits) / FACES, float(bases) / FACES


def point_blank(b: Battle, foe: Unit, charger: Unit) -> i64:
    """8.4 The fire power of a unit that is charged."""
    if foe.has(LOCKED | SILENCED) or foe.formation == LIMBERED:
        return 0
    if foe.arm == CAVALRY and charger.arm == CAVALRY:
        return 0
    if foe.is_battery():
        halves = 2 * battery_power(foe.roster.guns, foe.roster.weight, 0)
        halves = 2 * halves if is_deep(charger) else halves
    else:
        row = troops_row(foe.arm, foe.roster.mode, foe.roster.ranks, foe.formation)
        halves = firing_bases(foe) * base_power_halves(row, 0)
    if foe.has(DISORDERED | DAMAGED) or (foe.arm == INFANTRY and is_raining(b)):
        halves = halves // 2
    return halves // 2


def is_flanking(b: Battle, u: Unit, foe: Unit) -> bool:
    """8.2 Whether a charge would most likely hit its target behind the front."""
    if faces_all_round(foe) or foe.formation == SQUARE or foe.formation == GARRISON:
        return False
    x, y = centre_of(b, u)
    return not is_ahead(foe.pose, x, y)


def cost_of_fire(b: Battle, u: Unit, foe: Unit) -> float:
    """8.2 How much the charged enemy's fire can be expected to take from the charger's score."""
    disorder, bases = disorder_and_loss(point_blank(b, foe, u), 0)
    return bases + (0.0 if u.has(DISORDERED) else BROKEN_RANKS * disorder)


def contact_with(b: Battle, u: Unit, foe: Unit, near: bool) -> Contact:
    far = not near and u.arm == CAVALRY and is_from_afar(run_up(b, u, foe))
    return Contact(u.uid, foe.uid, is_flanking(b, u, foe), far, False, False)


def expected_lead(b: Battle, chargers: list[Unit], foe: Unit, near: bool = False) -> float:
    """8.1 By how much these chargers, with those already in contact, should win.

    `near`: as if cavalry charged from less than 5 inches.
    """
    contacts = [contact_with(b, u, foe, near) for u in chargers]
    there = [one for one in b.contacts if one.defender == foe.uid]
    uids = sorted({one.attacker for one in contacts + there})
    cluster = Cluster(uids, [int(foe.uid)], contacts + there)
    lead = float(attack_sum(b, cluster).total - defence_sum(b, cluster).total)
    largest = chargers[0]
    for u in chargers:
        if u.bases > largest.bases:
            largest = u
    if is_flanking(b, largest, foe):
        return lead
    if foe.arm == CAVALRY and largest.arm == CAVALRY and foe.in_order():
        lead -= STANDING
    return lead - cost_of_fire(b, largest, foe) / len(uids)
