"""Chapter 8, the combat sum: every line that each side adds to its die, in the card's order.

Functions that add a line take plain facts: the printed charts ask a player for the same ones.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.tally import Tally
from grognard.table.angles import DEGREE
from grognard.table.arcs import REAR, corner_sector, in_wide_arc
from grognard.table.measure import within
from grognard.table.pose import INCH

from ...model.charts import modifier, outnumbering
from ...model.kinds import (
    CAVALRY,
    COLUMN,
    COUNTERING,
    CUIRASSIER,
    DISORDERED,
    ELITE,
    FRESH,
    GARRISON,
    HEAVY,
    INFANTRY,
    LIGHT,
    LIMBERED,
    MASSE,
    NOBODY,
    REGULAR,
    SILENCED,
    SPENT,
    SQUARE,
    SUPPORTED,
    TIRAILLEURS,
    WORN,
)
from ...model.pieces import Contact, Unit
from ...model.state import Battle
from ..command.chain import best_attached
from ..formations import body_of, centre_of, files_and_ranks
from ..ground import cover_from, gap_between, in_the_open
from .clusters import Cluster, leaders_of, numbers_of

BEHIND: Final = 2 * INCH  # how near a supporting friend is (R44)
SECTOR: Final = 45 * DEGREE

# A general with a side: the best one.
NO_GENERAL: Final = 0
A_GENERAL: Final = 1
CHARISMATIC: Final = 2
# Cavalry at infantry in the open.
NO_CHARGE: Final = 0
FROM_NEAR: Final = 1
FROM_AFAR: Final = 2
AT_SQUARE: Final = 3
# Why a unit is out of order; the first reason counts.
IN_ORDER: Final = 0
IN_DISORDER: Final = 1
ON_THE_MARCH: Final = 2
STANDING: Final = 3
IN_OPEN_ORDER: Final = 4
GUNS_ALONE: Final = 5


def add(sum_: Tally, cite: str, times: i64 = 1) -> None:
    sum_.add(modifier(cite) * times, cite)


# One sum a side


def attack_sum(b: Battle, cluster: Cluster, keep: bool = False) -> Tally:
    """8.2, R42, R103 What the attackers add, led by the brigade that adds most of the largest."""
    best: Tally | None = None
    foe = leaders_of(b, cluster.defenders)[0]
    for u in leaders_of(b, cluster.attackers):
        sum_ = attack_sum_of(b, cluster, u, foe, keep)
        if best is None or sum_.total > best.total:
            best = sum_
    assert best is not None
    return best


def defence_sum(b: Battle, cluster: Cluster, keep: bool = False) -> Tally:
    """8.2, R42 The same of the defenders."""
    best: Tally | None = None
    foe = leaders_of(b, cluster.attackers)[0]
    for u in leaders_of(b, cluster.defenders):
        sum_ = defence_sum_of(b, cluster, u, foe, keep)
        if best is None or sum_.total > best.total:
            best = sum_
    assert best is not None
    return best


def attack_sum_of(b: Battle, cluster: Cluster, u: Unit, foe: Unit, keep: bool) -> Tally:
    """8.2 With this brigade leading the attack on that one."""
    sum_ = Tally(0, "8.1 combat roll", keep)
    add_general(general_with(b, cluster.attackers), sum_)
    add_numbers(numbers_of(b, cluster.attackers), numbers_of(b, cluster.defenders), sum_)
    add_charge(charge_of(b, cluster, u, foe), u.roster.lancers, sum_)
    add_weight(weight_of(u), sum_)
    add_support(is_through(cluster, u) or is_supported(b, u), sum_)
    add_disorder(disorder_of(u, False), sum_)
    add_losses(u.fire_losses, sum_)
    add_condition(condition_of(u), sum_)
    add_grade(grade_of(u), sum_)
    return sum_


def defence_sum_of(b: Battle, cluster: Cluster, u: Unit, foe: Unit, keep: bool) -> Tally:
    """8.2 With this brigade leading the defence against that one."""
    sum_ = Tally(0, "8.1 combat roll", keep)
    outflanked = is_outflanked(cluster)
    add_general(general_with(b, cluster.defenders), sum_)
    add_numbers(numbers_of(b, cluster.defenders), numbers_of(b, cluster.attackers), sum_)
    add_weight(weight_of(u), sum_)
    add_support(not outflanked and is_supported(b, u), sum_)
    add_disorder(disorder_of(u, is_charged(cluster, u)), sum_)
    add_losses(u.fire_losses, sum_)
    add_cover(cover_from(b, u, foe), sum_)
    add_outflanked(outflanked, sum_)
    add_square(u.formation == SQUARE, foe.arm, sum_)
    add_condition(condition_of(u), sum_)
    add_grade(grade_of(u), sum_)
    return sum_


# What the contacts show


def contact_of(cluster: Cluster, u: Unit) -> Contact:
    """The first contact of a unit."""
    for one in cluster.contacts:
        if one.attacker == u.uid or one.defender == u.uid:
            return one
    return cluster.contacts[0]


def is_through(cluster: Cluster, u: Unit) -> bool:
    return contact_of(cluster, u).through


def is_outflanked(cluster: Cluster) -> bool:
    """8.2, R45, R93 Any defender of the cluster is."""
    for one in cluster.contacts:
        if one.flank:
            return True
    return False


def is_charged(cluster: Cluster, u: Unit) -> bool:
    """R51, R81 Whether it is charged in this round; a locked round is no charge."""
    for one in cluster.contacts:
        if one.defender == u.uid and not one.locked:
            return True
    return False


# The lines


def general_with(b: Battle, uids: list[int]) -> i64:
    """8.2, R75 One general a side counts, the best."""
    best: i64 = NO_GENERAL
    for uid in uids:
        g = best_attached(b, uid)
        if g is not None:
            best = max(best, CHARISMATIC if g.charismatic else A_GENERAL)
    return best


def add_general(general: i64, sum_: Tally) -> None:
    if general == CHARISMATIC:
        add(sum_, "8.2 charismatic general attached")
    elif general == A_GENERAL:
        add(sum_, "8.2 general attached")


def add_numbers(own: i64, foes: i64, sum_: Tally) -> None:
    """8.2, R46, R86 The best ratio of bases that is reached."""
    cite = outnumbering(own, foes)
    if cite:
        add(sum_, cite)


def charge_of(b: Battle, cluster: Cluster, u: Unit, foe: Unit) -> i64:
    """8.2, R40, R93 Cavalry at infantry in the open, from near or from afar, or at a square."""
    contact = contact_of(cluster, u)
    if u.arm != CAVALRY or foe.arm != INFANTRY or contact.locked:
        return NO_CHARGE
    if foe.formation == GARRISON or not in_the_open(b, foe):
        return NO_CHARGE
    if foe.formation == SQUARE:
        return AT_SQUARE
    return FROM_AFAR if contact.far else FROM_NEAR


def add_charge(charge: i64, lancers: bool, sum_: Tally) -> None:
    """8.2, R40, R75 What a square takes from cavalry, it does not take from lances."""
    if charge == NO_CHARGE:
        return
    if charge != AT_SQUARE:
        add(sum_, "8.2 cavalry from afar" if charge == FROM_AFAR else "8.2 cavalry from near")
    if lancers:
        add(sum_, "8.2 lancers")


def weight_of(u: Unit) -> i64:
    """8.2 Only of cavalry."""
    return u.roster.weight if u.arm == CAVALRY else LIGHT


def add_weight(weight: i64, sum_: Tally) -> None:
    """8.2, R75 Heavy or armoured, the higher only."""
    if weight == CUIRASSIER:
        add(sum_, "8.2 armoured cavalry")
    elif weight == HEAVY:
        add(sum_, "8.2 heavy cavalry")


def add_support(supported: bool, sum_: Tally) -> None:
    """8.2, R44 Breakthrough and support are one line."""
    if supported:
        add(sum_, "8.2 breakthrough or support")


def is_supported(b: Battle, u: Unit) -> bool:
    """R44 By its own depth, or by a friend close behind."""
    if u.is_battery():
        return False
    if u.formation == SUPPORTED:
        return True
    files, _ = files_and_ranks(u.formation, u.bases, u.roster.bases)
    if u.formation == MASSE and u.bases >= 2 * files:
        return True
    for friend in b.side(u.seat):
        if friend.uid != u.uid and is_behind(b, u, friend):
            return True
    return False


def is_behind(b: Battle, u: Unit, friend: Unit) -> bool:
    """R44 Of the same arm, in order, free, within 2 inches of its rear and facing the fight."""
    if friend.arm != u.arm or not friend.in_order() or b.in_contact(friend.uid):
        return False
    if not within(gap_between(b, u, friend), BEHIND):
        return False
    body, other = body_of(b, u), body_of(b, friend)
    x, y = centre_of(b, friend)
    if corner_sector(body.pose, body.width, body.depth, SECTOR, x, y) != REAR:
        return False
    x, y = centre_of(b, u)
    return in_wide_arc(other.pose, other.width, SECTOR, x, y)


def disorder_of(u: Unit, charged: bool) -> i64:
    """8.2, R81, R82 The first of the reasons for -2, which never add up."""
    if u.has(DISORDERED):
        return IN_DISORDER
    if u.formation == COLUMN or u.formation == LIMBERED:
        return ON_THE_MARCH
    if u.arm == CAVALRY and charged and not u.has(COUNTERING):
        return STANDING
    if u.formation == TIRAILLEURS:
        return IN_OPEN_ORDER
    if u.is_battery() and (u.escort == NOBODY or u.has(SILENCED)):
        return GUNS_ALONE
    return IN_ORDER


def add_disorder(reason: i64, sum_: Tally) -> None:
    if reason == ON_THE_MARCH:
        sum_.add(modifier("8.2 disordered"), "R82 caught on the march")
    elif reason != IN_ORDER:
        add(sum_, DISORDERS[reason])


DISORDERS: Final = (
    "",
    "8.2 disordered",
    "R82 caught on the march",
    "8.2 cavalry standing",
    "8.2 tirailleurs",
    "8.2 guns alone or silenced",
)


def add_losses(lost: i64, sum_: Tally) -> None:
    """8.2, R39 Bases lost to fire in this segment."""
    if lost:
        add(sum_, "8.2 base lost to fire", lost)


def add_cover(cover: i64, sum_: Tally) -> None:
    """8.2, R35 Of a defender only."""
    if cover:
        add(sum_, "8.2 defender in cover", cover)


def add_outflanked(outflanked: bool, sum_: Tally) -> None:
    """8.2, R45 Of a defender only."""
    if outflanked:
        add(sum_, "8.2 defender outflanked")


def add_square(square: bool, arm: i64, sum_: Tally) -> None:
    """8.2 A defender in square, by the arm that attacks it."""
    if square and arm == CAVALRY:
        add(sum_, "8.2 square against cavalry")
    elif square and arm == INFANTRY:
        add(sum_, "8.2 square against infantry")


def condition_of(u: Unit) -> i64:
    """8.2 Of a brigade; batteries are neither fresh nor spent."""
    return u.condition() if u.is_brigade() else WORN


def add_condition(condition: i64, sum_: Tally) -> None:
    if condition == FRESH:
        add(sum_, "8.2 brigade fresh")
    elif condition == SPENT:
        add(sum_, "8.2 brigade spent")


def grade_of(u: Unit) -> i64:
    """8.2, R75, R80 Guns are regular at least."""
    return max(u.roster.grade, REGULAR) if u.is_battery() else u.roster.grade


def add_grade(grade: i64, sum_: Tally) -> None:
    if grade == ELITE:
        add(sum_, "8.2 elite unit")
    elif grade == REGULAR:
        add(sum_, "8.2 regular unit")
