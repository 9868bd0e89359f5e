"""What a side of a combat might have added and does not: lines of zero, each with its reason."""

from __future__ import annotations

from typing import Final

from grognard.kernel.tally import Tally

from ..chapters.charging.clusters import Cluster, leaders_of, numbers_of
from ..chapters.charging.modifiers import attack_sum, defence_sum
from ..model.kinds import CAVALRY, INFANTRY
from ..model.state import Battle

# The lines of which one side may have only one, by the line that says why it has none.
GENERALS: Final = ("8.2 general attached", "8.2 charismatic general attached")
SUPPORT: Final = ("8.2 breakthrough or support",)
CONDITIONS: Final = ("8.2 brigade fresh", "8.2 brigade spent")
GRADES: Final = ("8.2 regular unit", "8.2 elite unit")
COVER: Final = ("8.2 defender in cover",)
FLANKS: Final = ("8.2 defender outflanked",)
RATIOS: Final = (
    "8.2 outnumbers 3 to 2",
    "8.2 outnumbers 2 to 1",
    "8.2 outnumbers 3 to 1",
    "8.2 outnumbers 4 to 1",
)
CHARGES: Final = ("8.2 cavalry from near", "8.2 cavalry from afar", "8.2 lancers")


def told_attack(b: Battle, cluster: Cluster) -> Tally:
    """8.2 The attackers' sum."""
    horse = leaders_of(b, cluster.attackers)[0].arm == CAVALRY
    at_foot = leaders_of(b, cluster.defenders)[0].arm == INFANTRY
    groups = [GENERALS, *ratios(b, cluster.attackers, cluster.defenders)]
    groups += [CHARGES] if horse and at_foot else []
    return with_idle(attack_sum(b, cluster, True), [*groups, *own(b, cluster.attackers)])


def told_defence(b: Battle, cluster: Cluster) -> Tally:
    """8.2 The defenders' sum."""
    groups = [GENERALS, *ratios(b, cluster.defenders, cluster.attackers)]
    groups += [COVER, FLANKS, *own(b, cluster.defenders)]
    return with_idle(defence_sum(b, cluster, True), groups)


def own(b: Battle, uids: list[int]) -> list[tuple[str, ...]]:
    """For brigades; a battery is neither fresh nor spent, and has no support."""
    brigades = leaders_of(b, uids)[0].is_brigade()
    return [SUPPORT, CONDITIONS, GRADES] if brigades else []


def ratios(b: Battle, uids: list[int], foes: list[int]) -> list[tuple[str, ...]]:
    """Shown only for the side that has more bases."""
    return [RATIOS] if numbers_of(b, uids) > numbers_of(b, foes) else []


def with_idle(sum_: Tally, groups: list[tuple[str, ...]]) -> Tally:
    counted = {cite for cite, _ in sum_.lines}
    for group in groups:
        if not counted.intersection(group):
            sum_.add(0, group[0])
    return sum_
