"""What may not be chosen: every choice one step away that would be a fault more."""

from __future__ import annotations

from typing import Final

from ..contract.army import CHOICE, COUNT, FLAG, ArmyList, Closed, Fact, ListUnit
from .army_rules import ArmyRules
from .check_words import in_words
from .list_errors import Fault
from .list_terms import ListTerm

UNITS: Final = "units"


def closed(rules: ArmyRules, army: ArmyList, lang: str) -> list[Closed]:
    """Of each unit, then of the army."""
    shut: list[Closed] = []
    for place, unit in enumerate(army.units[: rules.most_units]):
        had = kinds_of(known_faults(rules, army, place, unit))
        for term, value in neighbours(rules.terms.units, unit):
            fault = new_fault(rules, army, place, altered(rules, army, unit, term.key, value), had)
            if fault is not None and not is_less(unit, term.key, value, fault):
                words = in_words(rules, fault, lang)
                shut.append(Closed(place, term.key, value, fault.cite, words))
    return shut + one_more(rules, army, lang)


def one_more(rules: ArmyRules, army: ArmyList, lang: str) -> list[Closed]:
    """A unit that would be one too many."""
    more = ArmyList(army.name, army.facts, [*army.units, *army.units[:1]], army.groups)
    full = [fault for fault in rules.army_faults(more, rules.most) if fault.term == UNITS]
    count = len(army.units) + 1
    words = [(fault.cite, in_words(rules, fault, lang)) for fault in full if army.units]
    return [Closed(None, UNITS, count, cite, told) for cite, told in words]


def neighbours(terms: list[ListTerm], unit: ListUnit) -> list[tuple[ListTerm, Fact]]:
    """The same unit with one thing changed: which, and to what; colours need no rule."""
    found: list[tuple[ListTerm, Fact]] = []
    for term in terms:
        value = unit.facts[term.key]
        if term.kind == CHOICE:
            found += [(term, key) for key in term.values if key != value]
        elif term.kind == FLAG:
            found.append((term, 0 if value else 1))
        elif term.kind == COUNT:
            near = (int(value) - term.step, int(value) + term.step)
            found += [(term, count) for count in near if count >= 0]
    return found


def altered(rules: ArmyRules, army: ArmyList, unit: ListUnit, key: str, value: Fact) -> ListUnit:
    """With one thing changed, without choices that belong to another kind of unit."""
    facts = rules.fitting({**unit.facts, key: value}, army.facts)
    return ListUnit(unit.id, unit.name, facts, unit.group)


def is_less(unit: ListUnit, term: str, value: Fact, fault: Fault) -> bool:
    """Whether it only gives something up: that stays open, and its consequences are then shown."""
    had = unit.facts[term]
    return isinstance(value, int) and isinstance(had, int) and value < had and fault.term != term


def new_fault(
    rules: ArmyRules, army: ArmyList, place: int, unit: ListUnit, had: set[tuple[str, str]]
) -> Fault | None:
    """A fault that the army has with a unit changed and has not without; points apart."""
    for fault in known_faults(rules, army, place, unit):
        if (fault.cite, fault.what) not in had:
            return fault
    return None


def kinds_of(faults: list[Fault]) -> set[tuple[str, str]]:
    return {(fault.cite, fault.what) for fault in faults}


def known_faults(rules: ArmyRules, army: ArmyList, place: int, unit: ListUnit) -> list[Fault]:
    units = [*army.units[:place], unit, *army.units[place + 1 :]]
    whole = ArmyList(army.name, army.facts, units, army.groups)
    faults = [*rules.unit_faults(whole, unit), *rules.army_faults(whole, rules.most)]
    return [fault for fault in faults if fault.what != "points"]
