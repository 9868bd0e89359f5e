"""Army lists as players give them: a text, a share code, or the name of a ready army."""

from __future__ import annotations

from ..contract.army import ArmyList
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


def list_of(rules: ArmyRules, text: str) -> str | Fault:
    """The list that a ready army's name or a share code means; a list means itself.

    A name alone is no list.
    """
    known = rules.ready()
    if text in known:
        return write_list(rules.terms, known[text])
    if rules.codes.is_code(text):
        line = rules.codes.read(text)
        return line if line is not None else Fault("", "code", "", text)
    if ":" not in text and ";" not in text and "\n" not in text:
        return Fault("", "army", "", text, known=", ".join(known))
    return text
