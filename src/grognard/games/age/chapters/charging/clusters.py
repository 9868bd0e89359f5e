"""Chapter 8, which units fight: clusters of contacts, and the brigade that leads each side."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...model.kinds import NOBODY
from ...model.pieces import Contact, Unit
from ...model.state import Battle


class Cluster:
    """8.6, R43 One combat: all that are connected by contacts, and the contacts themselves."""

    __slots__ = ("attackers", "contacts", "defenders")

    def __init__(self, attackers: list[int], defenders: list[int], contacts: list[Contact]) -> None:
        self.attackers: Final = attackers
        self.defenders: Final = defenders
        self.contacts: Final = contacts

    def anchor(self) -> i64:
        """The unit by which a combat is named: the first of its attackers."""
        return self.attackers[0]


def clusters_of(b: Battle, seat: i64, through: bool) -> list[Cluster]:
    """8.6, R92 The combats of a pass, of which the side whose segment it is attacks (R76)."""
    left = [one for one in b.contacts if one.through == through]
    found: list[Cluster] = []
    while left:
        members = connected(b, left, left[0].attacker)
        inside = [one for one in left if one.attacker in members]
        left = [one for one in left if one.attacker not in members]
        own = sorted([uid for uid in members if b.units[uid].seat == seat])
        foes = sorted([uid for uid in members if b.units[uid].seat != seat])
        found.append(Cluster(own, foes, inside))
    found.sort(key=by_anchor)
    return found


def by_anchor(cluster: Cluster) -> int:
    return cluster.anchor()


def connected(b: Battle, contacts: list[Contact], first: i64) -> list[int]:
    """R43, R80 All units that can be reached from one unit over contacts, or to fight for guns."""
    links = [(one.attacker, one.defender) for one in contacts]
    for u in b.units:
        if u.escort != NOBODY and u.on_table() and touches_any(contacts, u.uid):
            links.append((u.uid, u.escort))
    members: list[int] = [first]
    grown = True
    while grown:
        grown = False
        for one, other in links:
            if (one in members) != (other in members):
                members.append(other if one in members else one)
                grown = True
    return members


def touches_any(contacts: list[Contact], uid: i64) -> bool:
    for one in contacts:
        if one.attacker == uid or one.defender == uid:
            return True
    return False


def cluster_with(b: Battle, seat: i64, through: bool, uid: i64) -> Cluster | None:
    """The combat that a unit is in now, in this pass."""
    for cluster in clusters_of(b, seat, through):
        if uid in cluster.attackers or uid in cluster.defenders:
            return cluster
    return None


# Leaders and numbers


def by_size(b: Battle, uids: list[int]) -> list[int]:
    """R42, R77 The brigades of a side, the largest first, then its batteries."""
    order = [(b.units[uid].is_battery(), -b.units[uid].bases, uid) for uid in uids]
    return [uid for _, _, uid in sorted(order)]


def leaders_of(b: Battle, uids: list[int]) -> list[Unit]:
    """8.6, R42 The brigades that have most bases; their owner may choose among them."""
    first = b.units[by_size(b, uids)[0]]
    found: list[Unit] = []
    for uid in uids:
        u = b.units[uid]
        if u.bases == first.bases and u.is_battery() == first.is_battery():
            found.append(u)
    return found


def numbers_of(b: Battle, uids: list[int]) -> i64:
    """R42, R86 All bases in contact; a battery counts as one."""
    total: i64 = 0
    for uid in uids:
        total += b.units[uid].bases
    return total


def batteries_with(b: Battle, uids: list[int]) -> list[int]:
    """R77 The batteries of a side in a combat: those touched, and those attached to a brigade."""
    found: list[int] = []
    for u in b.units:
        if u.is_battery() and u.on_table():
            if u.uid in uids or (u.escort != NOBODY and u.escort in uids):
                found.append(u.uid)
    return found


def brigades_of(b: Battle, uids: list[int]) -> list[int]:
    """The brigades of a side that are left, the largest first."""
    ordered = [b.units[uid] for uid in by_size(b, uids)]
    return [u.uid for u in ordered if u.is_brigade() and u.on_table()]
