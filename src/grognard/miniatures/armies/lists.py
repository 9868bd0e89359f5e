"""Army lists as players give them: a text, a share code, or the name of a ready army."""

from __future__ import annotations

from ..contract.army import ArmyList, ListUnit
from .army_rules import ArmyRules
from .list_errors import Fault
from .list_parser import read_draft
from .list_writer import write_list


def read_army(rules: ArmyRules, text: str, points: int) -> ArmyList:
    """A list, in lines or in one; raises BadNotation with the line, the value and the rule."""
    draft = read_draft(rules, text)
    for found in draft.found:
        raise rules.bad(found.fault, found.line)
    army = draft.army()
    for fault in rules.army_faults(army, points):
        raise rules.bad(fault, 0)
    return army


def army_from(rules: ArmyRules, text: str, points: int) -> ArmyList:
    """A ready army by its name, a share code, or a list; raises BadNotation as above."""
    found = list_of(rules, text)
    if isinstance(found, Fault):
        raise rules.bad(found, 0)
    return read_army(rules, found, points)


def readable_army(rules: ArmyRules, text: str) -> ArmyList:
    """The same without a limit: of any cost and any composition."""
    found = list_of(rules, text.strip())
    if isinstance(found, Fault):
        raise rules.bad(found, 0)
    draft = read_draft(rules, found)
    for wrong in draft.found:
        raise rules.bad(wrong.fault, wrong.line)
    return draft.army()


def list_of(rules: ArmyRules, text: str, lang: str = "") -> str | Fault:
    """The list that a ready army's name or a share code means; a list means itself.

    A name alone is no list. For a builder a ready army has the names of its language; in a match
    it keeps those of its file, which every reader sees in their own.
    """
    known = rules.ready()
    if text in known:
        army = in_words(rules, known[text], lang) if lang else known[text]
        return write_list(rules.terms, army)
    if rules.codes.is_code(text):
        line = rules.codes.read(text)
        return line if line is not None else Fault("", "code", "", text)
    if ":" not in text and ";" not in text and "\n" not in text:
        return Fault("", "army", "", text, known=", ".join(known))
    return text


def in_words(rules: ArmyRules, army: ArmyList, lang: str) -> ArmyList:
    """A ready army with all its names in one language."""
    units = [
        ListUnit(one.id, rules.name_in(one.name, lang), one.facts, one.group) for one in army.units
    ]
    groups = [rules.group_in(one, lang) for one in army.groups]
    return ArmyList(rules.name_in(army.name, lang), army.facts, units, groups)
