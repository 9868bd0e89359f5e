"""Chapter 8, the combat sum: every line that each side adds to its die, in the card's order."""

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
    LIMBERED,
    MASSE,
    NOBODY,
    REGULAR,
    SILENCED,
    SPENT,
    SQUARE,
    SUPPORTED,
    TIRAILLEURS,
)
from ...model.pieces import Contact, General, Unit
from ...model.state import Battle
from ..command.chain import best_attached
from ..formations import body_of, centre_of, files_and_ranks
from ..ground import cover_from, gap_between, in_the_open
from .clusters import Cluster, leaders_of, numbers_of

BEHIND: Final = 2 * INCH  # how near a supporting friend is (R44)
SECTOR: Final = 45 * DEGREE


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
    """8.2 With this brigade to lead the attack on that one."""
    sum_ = Tally(0, "8.1 combat roll", keep)
    add_general(b, cluster.attackers, sum_)
    add_numbers(b, cluster.attackers, cluster.defenders, sum_)
    add_charge(b, cluster, u, foe, sum_)
    add_weight(u, sum_)
    add_support(b, cluster, u, is_through(cluster, u), False, sum_)
    add_disorder(u, False, sum_)
    add_losses(u, sum_)
    add_quality(u, sum_)
    return sum_


def defence_sum_of(b: Battle, cluster: Cluster, u: Unit, foe: Unit, keep: bool) -> Tally:
    """8.2 With this brigade to lead the defence against that one."""
    sum_ = Tally(0, "8.1 combat roll", keep)
    outflanked = is_outflanked(cluster)
    add_general(b, cluster.defenders, sum_)
    add_numbers(b, cluster.defenders, cluster.attackers, sum_)
    add_weight(u, sum_)
    add_support(b, cluster, u, False, outflanked, sum_)
    add_disorder(u, is_charged(cluster, u), sum_)
    add_losses(u, sum_)
    add_position(b, u, foe, outflanked, sum_)
    add_quality(u, sum_)
    return sum_


# What the contacts say


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


def add_general(b: Battle, uids: list[int], sum_: Tally) -> None:
    """8.2, R75 One general a side counts, the best."""
    best: General | None = None
    for uid in uids:
        g = best_attached(b, uid)
        if g is not None and (best is None or (g.charismatic and not best.charismatic)):
            best = g
    if best is not None:
        add(
            sum_, "8.2 charismatic general attached" if best.charismatic else "8.2 general attached"
        )


def add_numbers(b: Battle, own: list[int], foes: list[int], sum_: Tally) -> None:
    """8.2, R46, R86 The best ratio of bases that is reached."""
    cite = outnumbering(numbers_of(b, own), numbers_of(b, foes))
    if cite:
        add(sum_, cite)


def add_charge(b: Battle, cluster: Cluster, u: Unit, foe: Unit, sum_: Tally) -> None:
    """8.2, R40, R75, R93 Cavalry at infantry in the open, from near or from afar."""
    contact = contact_of(cluster, u)
    if u.arm != CAVALRY or foe.arm != INFANTRY or contact.locked:
        return
    if foe.formation == GARRISON or not in_the_open(b, foe):
        return
    if foe.formation != SQUARE:
        add(sum_, "8.2 cavalry from afar" if contact.far else "8.2 cavalry from near")
    if u.roster.lancers:
        add(sum_, "8.2 lancers")


def add_weight(u: Unit, sum_: Tally) -> None:
    """8.2, R75 Heavy or armoured, the higher only."""
    if u.arm == CAVALRY and u.roster.weight == CUIRASSIER:
        add(sum_, "8.2 armoured cavalry")
    elif u.arm == CAVALRY and u.roster.weight == HEAVY:
        add(sum_, "8.2 heavy cavalry")


def add_support(
    b: Battle, cluster: Cluster, u: Unit, through: bool, outflanked: bool, sum_: Tally
) -> None:
    """8.2, R44 Breakthrough and support are one line."""
    if through or (not outflanked and is_supported(b, u)):
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


def add_disorder(u: Unit, charged: bool, sum_: Tally) -> None:
    """8.2, R81, R82 The four reasons for -2 never add up."""
    if u.has(DISORDERED):
        add(sum_, "8.2 disordered")
    elif u.formation == COLUMN or u.formation == LIMBERED:
        sum_.add(modifier("8.2 disordered"), "R82 caught on the march")
    elif u.arm == CAVALRY and charged and not u.has(COUNTERING):
        add(sum_, "8.2 cavalry standing")
    elif u.formation == TIRAILLEURS:
        add(sum_, "8.2 tirailleurs")
    elif u.is_battery() and (u.escort == NOBODY or u.has(SILENCED)):
        add(sum_, "8.2 guns alone or silenced")


def add_losses(u: Unit, sum_: Tally) -> None:
    """8.2, R39 Bases lost to fire in this segment."""
    if u.fire_losses:
        add(sum_, "8.2 base lost to fire", u.fire_losses)


def add_position(b: Battle, u: Unit, foe: Unit, outflanked: bool, sum_: Tally) -> None:
    """8.2, R35, R45 What only a defender has: cover, an open flank, a square."""
    cover = cover_from(b, u, foe)
    if cover:
        add(sum_, "8.2 defender in cover", cover)
    if outflanked:
        add(sum_, "8.2 defender outflanked")
    if u.formation == SQUARE and foe.arm == CAVALRY:
        add(sum_, "8.2 square against cavalry")
    elif u.formation == SQUARE and foe.arm == INFANTRY:
        add(sum_, "8.2 square against infantry")


def add_quality(u: Unit, sum_: Tally) -> None:
    """8.2, R75, R80 Fresh or spent, and the grade; guns are regular at least."""
    condition = u.condition()
    if u.is_brigade() and condition == FRESH:
        add(sum_, "8.2 brigade fresh")
    elif u.is_brigade() and condition == SPENT:
        add(sum_, "8.2 brigade spent")
    if u.roster.grade == ELITE:
        add(sum_, "8.2 elite unit")
    elif u.roster.grade == REGULAR or u.is_battery():
        add(sum_, "8.2 regular unit")
