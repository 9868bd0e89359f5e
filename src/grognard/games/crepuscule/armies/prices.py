"""D-205 What units and officers cost, line by line."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from grognard.miniatures.contract.army import ArmyList, ListGroup, ListUnit

from ..model.kinds import ARTILLERY
from .list_terms import AIDE, BRIGADIER, CHIEF
from .troops import ENGINEER, GUNS, OFFICERS, arm_of, fusilier_of, troop

COMMAND: Final = 5  # a colour, a musician, an elite horseman more than another
GUNNER: Final = 5
GUN_OFFICER: Final = 15
CAISSON: Final = 25
GUARD_CREW: Final = 15
ARMOUR: Final = 2  # a figure


class Price:
    """A line of a sum: what is paid for, by which rule, how much of it, what each costs."""

    def __init__(self, what: str, cite: str, count: int, each: int) -> None:
        self.what: Final = what
        self.cite: Final = cite
        self.count: Final = count
        self.each: Final = each
        self.points: Final = count * each


def unit_prices(nation: str, unit: ListUnit) -> list[Price]:
    """Its figures, then its extras."""
    battery = arm_of(nation, str(unit.facts["troops"])) == ARTILLERY
    lines = battery_prices(unit) if battery else troop_prices(nation, unit)
    return [line for line in lines if line.points]


def troop_prices(nation: str, unit: ListUnit) -> list[Price]:
    """C-CMD-3, C-CAV-23, C-ENG-1 Sappers are among the figures, at a price of their own."""
    facts = unit.facts
    kind, sappers = troop(nation, str(facts["troops"])), int(facts["sappers"])
    figures = int(facts["figures"]) - sappers
    return [
        Price("figures", "D-205", figures, kind.price),
        Price("sappers", "C-ENG-1", sappers, fusilier_of(nation).price + ENGINEER),
        Price("armour", "C-ENG-2", int(facts["figures"]) * int(facts["armour"]), ARMOUR),
        Price("elites", "C-CAV-23", int(facts["elites"]), COMMAND),
        Price("colour", "C-CMD-3", int(facts["colour"]), COMMAND),
        Price("musician", "C-CMD-3", int(facts["musician"]), COMMAND),
    ]


def battery_prices(unit: ListUnit) -> list[Price]:
    """A gun with its crew and limber; gunners beyond the crew, its officer, a caisson."""
    facts = unit.facts
    gun = GUNS[str(facts["troops"])]
    return [
        Price("battery", "D-205", 1, gun.price),
        Price("gunners", "C-ART-8", max(int(facts["figures"]) - gun.crew, 0), GUNNER),
        Price("officer", "C-ART-8", int(facts["officer"]), GUN_OFFICER),
        Price("guard", "C-ART-2", int(facts["guard"]), GUARD_CREW),
        Price("caisson", "C-ART-30", int(facts["caisson"]), CAISSON),
    ]


def rank_of(group: ListGroup) -> str:
    """The rank of an officer, as the lists call it."""
    return {CHIEF: str(group.facts.get("rank", "")), BRIGADIER: "brigadier", AIDE: "adc"}[
        group.kind
    ]


def group_prices(group: ListGroup) -> list[Price]:
    cite = "C-OFF-1" if group.kind == CHIEF else "C-OFF-2"
    return [Price("rank", cite, 1, OFFICERS[rank_of(group)].price)]


@lru_cache(maxsize=2000)  # a list is judged many times with one unit changed
def unit_points(nation: str, unit: ListUnit) -> int:
    return sum(line.points for line in unit_prices(nation, unit))


def army_points(army: ArmyList) -> int:
    nation = str(army.facts["nation"])
    units = sum(unit_points(nation, unit) for unit in army.units)
    return units + sum(line.points for group in army.groups for line in group_prices(group))
