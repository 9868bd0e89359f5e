"""An army list that comes as facts from a screen, checked as strictly as one that is read."""

from __future__ import annotations

from ..contract.army import NO_GROUP, ArmyList, ListGroup, ListUnit
from .army_rules import ArmyRules
from .list_entry import Entry, UnitEntry
from .list_errors import Fault
from .list_parser import NO_UNIT, Draft
from .list_terms import UNHEARD


def draft_of(rules: ArmyRules, given: ArmyList) -> Draft:
    """The list in the order in which it is given, and what is wrong with it."""
    draft = Draft(rules)
    title = rules.terms.title
    value = given.facts.get(title.key, "")
    if isinstance(value, str) and value in title.values:
        draft.titled = True
        draft.facts[title.key] = value
    draft.name = named(draft, given.name, "army")
    for term in rules.terms.names:
        draft.facts[term.key] = named(draft, str(given.facts.get(term.key, "")), term.key)
    draft.entitle()
    for group in given.groups:
        take_group(draft, group)
    take_units(draft, given.units)
    return draft


def named(draft: Draft, text: str, term: str, unit: int = NO_UNIT) -> str:
    """A name without what a list could not hold."""
    plain = " ".join(UNHEARD.sub(" ", text).split())
    return draft.named(0, plain, term, unit) if plain else ""


def take_group(draft: Draft, group: ListGroup) -> None:
    """A kind that nobody knows is taken for the first, a parent that cannot be one for none."""
    kinds = draft.rules.terms.groups
    known = [kind.key for kind in kinds]
    if group.kind not in known:
        draft.wrong(0, Fault("", "word", "group", group.kind, known=", ".join(known)))
    if kinds:
        kind = kinds[known.index(group.kind) if group.kind in known else 0]
        entry = Entry(kind.terms, kind.known)
        entry.take(group.facts)
        parent = group.parent if may_hold(draft, group.parent, kind.key) else NO_GROUP
        draft.add_group(0, kind, named(draft, group.name, "group"), entry, parent)


def may_hold(draft: Draft, parent: int, kind: str) -> bool:
    level = draft.rules.terms.level
    return 0 <= parent < len(draft.groups) and level(draft.groups[parent].kind) < level(kind)


def take_units(draft: Draft, units: list[ListUnit]) -> None:
    taken = [unit.id for unit in units]
    for place, unit in enumerate(units):
        entry = UnitEntry(draft.rules.terms, free_id(draft, taken, place + 1))
        if unit.id:
            entry.take_id(unit.id.strip().lower())
        taken[place] = entry.id
        entry.take(unit.facts)
        group = unit.group if 0 <= unit.group < len(draft.groups) else NO_GROUP
        draft.enlist(0, entry, named(draft, unit.name, "name", place), group)


def free_id(draft: Draft, taken: list[str], order: int) -> str:
    """The usual one, or the next that nobody has."""
    while draft.rules.usual_id(draft.facts, order) in taken:
        order += 1
    return draft.rules.usual_id(draft.facts, order)
