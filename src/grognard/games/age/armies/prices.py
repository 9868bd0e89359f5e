"""R97 What units and generals cost, line by line."""

from __future__ import annotations

from typing import Final

from grognard.miniatures.contract.army import ListGroup, ListUnit

from ..model.kinds import ARTILLERY, GRADES
from .list_terms import USUAL_VALUE, VALUES
from .orders_of_battle import ARMS, bases_of

# What a base costs by arm and grade, and what comes on top.
BASES: Final = {
    "infantry": (3, 4, 6),
    "light-cavalry": (3, 4, 6),
    "heavy-cavalry": (4, 5, 7),
    "cuirassiers": (5, 6, 8),
}
BATTERY: Final = 8
HEAVY_BATTERY: Final = 3
HORSE_BATTERY: Final = 2
GUNS: Final = {"other": 0, "french-line": 2, "old-guard": 4}
SKIRMISH_BASE: Final = 1
LANCES_A_POINT: Final = 3  # a point for so many bases of lancers
GENERAL: Final = 3
CHARISMATIC: Final = 3
VALUE: Final = 2  # for each point of a commander-in-chief above the least
LEAST_VALUE: Final = -2


class Price:
    """A line of a sum: what is paid for, how much of it, what each costs, and all together."""

    def __init__(self, what: str, count: int, each: int) -> None:
        self.what: Final = what
        self.count: Final = count
        self.each: Final = each
        self.points: Final = count * each


def unit_prices(unit: ListUnit) -> list[Price]:
    """R97 By arm, grade and bases; drill, ranks, lances, skirmishers and guns are added."""
    facts = unit.facts
    if ARMS[str(facts["arm"])] == ARTILLERY:
        lines = [
            Price("battery", 1, BATTERY),
            Price("heavy", int(facts["heavy"]), HEAVY_BATTERY),
            Price("horse", int(facts["arm"] == "horse-battery"), HORSE_BATTERY),
            Price("guns", 1, GUNS[str(facts["guns"])]),
        ]
    else:
        bases = bases_of(unit)
        lines = [
            Price("bases", bases, BASES[str(facts["arm"])][GRADES.index(str(facts["grade"]))]),
            Price("mode", int(facts["mode"] != "linear"), bases),
            Price("ranks", int(facts["ranks"] == 2), bases),
            Price("lancers", int(facts["lancers"]), -(-bases // LANCES_A_POINT)),
            Price("skirmishers", int(facts["skirmishers"]), SKIRMISH_BASE),
        ]
    return [line for line in lines if line.points]


def group_prices(group: ListGroup) -> list[Price]:
    """R97 A formation costs what its general does."""
    if not is_led(group):
        return []
    lines = [
        Price("general", 1, GENERAL),
        Price("charismatic", int(group.facts["charismatic"]), CHARISMATIC),
    ]
    if is_chief(group):
        lines.append(Price("value", value_of(group) - LEAST_VALUE, VALUE))
    return [line for line in lines if line.points]


def is_led(group: ListGroup) -> bool:
    return group.kind == "general" or bool(group.facts["led"])


def is_chief(group: ListGroup) -> bool:
    """Whether he leads the whole army, and is paid for his value."""
    return group.kind == "army" or (group.kind == "general" and not group.facts["commands"])


def value_of(group: ListGroup) -> int:
    return VALUES[str(group.facts.get("value", USUAL_VALUE))]
