"""An army list judged for a screen: what it costs, all that is wrong, what may not be chosen."""

from __future__ import annotations

from typing import Final

from grognard.kernel.refusal import BadNotation

from ..contract.army import (
    ArmyCheck,
    ArmyList,
    CheckedGroup,
    CheckedUnit,
    Flaw,
    ListUnit,
)
from .army_rules import ArmyRules
from .check_words import flaw
from .closed_choices import closed
from .list_errors import Fault, Found
from .list_facts import draft_of
from .list_parser import NO_UNIT, Draft, read_draft
from .list_writer import write_line, write_list
from .lists import list_of

MOST_FLAWS: Final = 40


def army_check(rules: ArmyRules, given: str | ArmyList, points: int, lang: str) -> ArmyCheck:
    """A text, the name of a ready army, a share code, or facts.

    Raises BadNotation for points that nobody may play for.
    """
    if not rules.least <= points <= rules.most:
        limits = f"points is a whole number from {rules.least} to {rules.most}"
        raise BadNotation(0, str(points), limits)
    found = list_of(rules, given, lang) if isinstance(given, str) else given
    if isinstance(found, Fault):
        unread = [flaw(rules, Found(0, NO_UNIT, found, True), [], lang)]
        return judged(rules, read_draft(rules, ""), unread, points, lang)
    draft = read_draft(rules, found) if isinstance(found, str) else draft_of(rules, found)
    return judged(rules, draft, flaws(rules, draft, points, lang), points, lang)


def judged(rules: ArmyRules, draft: Draft, told: list[Flaw], points: int, lang: str) -> ArmyCheck:
    army = draft.army()
    line = write_line(rules.terms, army)
    lines = zip(army.units, draft.lines, strict=True)
    return ArmyCheck(
        army.name,
        rules.army_words(army, lang),
        army.facts,
        [checked(rules, army, unit, number, lang) for unit, number in lines],
        groups_of(rules, army, lang),
        rules.army_cost(army),
        points,
        told[:MOST_FLAWS],
        closed(rules, army, lang),
        write_list(rules.terms, army),
        line,
        rules.codes.write(line),
    )


# What was read


def checked(rules: ArmyRules, army: ArmyList, unit: ListUnit, line: int, lang: str) -> CheckedUnit:
    return CheckedUnit(
        unit.id,
        unit.name,
        rules.unit_words(unit, lang),
        line,
        unit.group,
        unit.facts,
        rules.pieces(army, unit),
        rules.boxes(unit),
        int(rules.unit_cost(army, unit).total),
        rules.unit_parts(army, unit, lang),
        rules.stages(unit, lang),
        rules.unit_profile(army, unit, lang),
    )


def groups_of(rules: ArmyRules, army: ArmyList, lang: str) -> list[CheckedGroup]:
    return [
        CheckedGroup(
            group.kind,
            group.name,
            rules.group_words(group, lang),
            group.parent,
            group.facts,
            rules.group_cost(army, group),
            rules.group_parts(army, group, lang),
            rules.group_profile(army, group, lang),
        )
        for group in army.groups
    ]


# What is wrong


def flaws(rules: ArmyRules, draft: Draft, points: int, lang: str) -> list[Flaw]:
    """Of the lines one after another, then of the army."""
    told: list[Flaw] = []
    for found in draft.found:
        units = [found.unit] if found.unit != NO_UNIT else []
        told.append(flaw(rules, found, units, lang))
    army = draft.army()
    for fault in rules.army_faults(army, points):
        wide = Found(0, NO_UNIT, fault, False)
        told.append(flaw(rules, wide, rules.concerned(army, fault), lang))
    return told
