"""What an order of battle may not have, each with its rule."""

from __future__ import annotations

import re
from typing import Final

from grognard.miniatures.armies.list_errors import Fault
from grognard.miniatures.contract.army import ArmyList, ListGroup, ListUnit

from ..model.kinds import ARTILLERY, CAVALRY, FORMATIONS, INFANTRY, LIMBERED, SQUARE
from .orders_of_battle import ARMS, bases_of, slug
from .prices import is_led

MOST_UNITS: Final = 40
MOST_BASES: Final = 12
LEAST_BASES: Final = 1

SIZE: Final = "12.8 bases from men"
CHAIN: Final = "11.1 chain of command"
NOT_THIS_ARM: Final = "12.1 not for this arm"
SHORT_NAME: Final = re.compile(r"[A-Za-z0-9-]{1,16}")

# What only one arm has: its term, the value that all others have, the arm, the rule.
OF_ONE_ARM: Final = (
    ("mode", "linear", INFANTRY, "2.1 columnar infantry"),
    ("lancers", 0, CAVALRY, "8.2 lancers"),
    ("heavy", 0, ARTILLERY, "5.1 other guns"),
    ("guns", "other", ARTILLERY, "5.1 other guns"),
)


def unit_faults(unit: ListUnit) -> list[Fault]:
    facts = unit.facts
    arm, bases = ARMS[str(facts["arm"])], bases_of(unit)
    faults: list[Fault] = []
    if arm != ARTILLERY and not LEAST_BASES <= bases <= MOST_BASES:
        least, most = LEAST_BASES, MOST_BASES
        faults.append(Fault(SIZE, "bases", "bases", str(bases), least=least, most=most))
    if not 2 <= int(facts["ranks"]) <= 3:
        faults.append(Fault("5.2 two ranks", "ranks", "ranks", str(facts["ranks"])))
    if int(facts["skirmishers"]) > bases or (facts["skirmishers"] and arm != INFANTRY):
        value = str(facts["skirmishers"])
        faults.append(Fault("5.2 skirmish bases", "skirmishers", "skirmishers", value))
    worn, spent = int(facts["worn"]), int(facts["spent"])
    if worn and not bases > worn > spent:
        faults.append(Fault("12.2 worn", "label", "worn", f"{bases}, {worn}, {spent}"))
    return faults + arm_faults(unit, arm)


def arm_faults(unit: ListUnit, arm: int) -> list[Fault]:
    """Terms that belong to another arm."""
    facts = unit.facts
    faults = [
        Fault(cite, key, key, str(facts[key]))
        for key, usual, only, cite in OF_ONE_ARM
        if facts[key] != usual and arm != only
    ]
    formation = str(facts["formation"])
    if formation and not may_form(arm, FORMATIONS.index(formation)):
        faults.append(Fault(NOT_THIS_ARM, "formation", "formation", formation))
    return faults


def may_form(arm: int, formation: int) -> bool:
    """12.1 Guns are limbered or not; squares, tirailleurs and garrisons are for infantry."""
    if arm == ARTILLERY or formation >= LIMBERED:
        return arm == ARTILLERY and formation >= LIMBERED
    return arm == INFANTRY or formation < SQUARE


def army_faults(army: ArmyList) -> list[Fault]:
    faults: list[Fault] = []
    if not 1 <= len(army.units) <= MOST_UNITS:
        faults.append(Fault(SIZE, "units", "units", f"{len(army.units)} units", most=MOST_UNITS))
    if not any(is_led(group) for group in army.groups):
        faults.append(Fault(CHAIN, "no-general", "group", army.name))
    if len([group for group in army.groups if group.kind == "army"]) > 1:
        faults.append(Fault(CHAIN, "two-armies", "group", army.name))
    return faults + short_name_faults(army.groups)


def short_name_faults(groups: list[ListGroup]) -> list[Fault]:
    """11.1 Orders call formations and generals by short names, so each has its own."""
    formations = [str(group.facts.get("as", "")) for group in groups]
    generals = [general_id(group) for group in groups if is_led(group)]
    faults = [
        Fault(CHAIN, "short-name", "group", name)
        for name in [*formations, *(str(group.facts["id"]) for group in groups)]
        if name and not SHORT_NAME.fullmatch(name)
    ]
    faults += [Fault(CHAIN, "same-formation", "group", name) for name in twice(formations)]
    faults += [Fault(CHAIN, "same-general", "group", name) for name in twice(generals)]
    called = {word for group in groups for word in str(group.facts.get("commands", "")).split()}
    unknown = sorted(called - set(formations))
    return faults + [Fault(CHAIN, "no-formation", "group", name) for name in unknown]


def general_id(group: ListGroup) -> str:
    led = group.name if group.kind == "general" else str(group.facts["led"])
    return str(group.facts["id"]) or slug(led)


def twice(names: list[str]) -> list[str]:
    return sorted({name for name in names if name and names.count(name) > 1})
