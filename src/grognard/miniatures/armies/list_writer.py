"""Army lists written as text: units before the groups that follow them, smaller groups first."""

from __future__ import annotations

from ..contract.army import NO_GROUP, ArmyList, ListGroup, ListUnit
from .list_terms import ListTerms


def write_list(terms: ListTerms, army: ArmyList) -> str:
    """A unit a line."""
    return "\n".join(written(terms, army)) + "\n"


def write_line(terms: ListTerms, army: ArmyList) -> str:
    """The same in one line, for an option."""
    return "; ".join(written(terms, army))


def written(terms: ListTerms, army: ArmyList) -> list[str]:
    lines = [f"{terms.title.bare(army.facts[terms.title.key])}: {army.name}"]
    for term in terms.names:
        if army.facts[term.key]:
            lines.append(f"{term.words[0]}: {army.facts[term.key]}")
    return lines + within(terms, army, NO_GROUP)


def within(terms: ListTerms, army: ArmyList, place: int) -> list[str]:
    """What belongs to a group. One of a later kind after one of an earlier would lie within it."""
    lines = [unit_line(terms, unit) for unit in army.units if unit.group == place]
    inner = [at for at, group in enumerate(army.groups) if group.parent == place]
    for at in sorted(inner, key=lambda at: -terms.level(army.groups[at].kind)):
        lines += [group_line(terms, army.groups[at]), *within(terms, army, at)]
    return lines


def group_line(terms: ListTerms, group: ListGroup) -> str:
    kind = terms.group(group.kind)
    said = [term.written(group.facts[term.key]) for term in kind.terms]
    return f"{', '.join([kind.words[0], *filter(None, said)])}: {group.name}"


def unit_line(terms: ListTerms, unit: ListUnit) -> str:
    first = [unit.id, *(term.bare(unit.facts[term.key]) for term in terms.opening)]
    said = [term.written(unit.facts[term.key]) for term in terms.written]
    return f"{', '.join([' '.join(first), *filter(None, said)])}: {unit.name}"
