"""An army list read with everything that is wrong in it, so that all faults are shown at once.

What cannot be read is left out or takes its default; a list with faults is not played.
"""

from __future__ import annotations

from typing import Final

from ..contract.army import NO_GROUP, ArmyList, Fact, ListGroup, ListUnit
from .army_rules import ArmyRules
from .list_entry import Entry, UnitEntry
from .list_errors import Fault, Found
from .list_terms import LONGEST_NAME, GroupTerms, ListTerm, is_name

LONGEST_LIST: Final = 4000
NO_UNIT: Final = -1


def read_draft(rules: ArmyRules, text: str) -> Draft:
    """A list, in lines or in one, and what is wrong with it, line by line."""
    draft = Draft(rules)
    if len(text) > LONGEST_LIST:
        value = f"{len(text)} characters"
        draft.wrong(0, Fault("", "length", "", value, most=str(LONGEST_LIST)))
        text = ""
    for number, line in enumerate(text.splitlines(), 1):
        for item in line.partition("#")[0].split(";"):
            if item.strip():
                draft.take(number, item.strip())
    draft.close()
    return draft


def place_of(words: list[tuple[str, ...]], word: str) -> int:
    return next((place for place, known in enumerate(words) if word in known), -1)


class Line:
    """A unit's line, to be read when all is known of the army."""

    def __init__(self, number: int, head: str, name: str, group: int) -> None:
        self.number: Final = number
        self.head: Final = head
        self.name: Final = name
        self.group: Final = group


class Draft:
    """An army list as far as it is read; `lines` are those of its units."""

    def __init__(self, rules: ArmyRules) -> None:
        terms = rules.terms
        self.rules: Final = rules
        self.name = ""
        known = [terms.title, *terms.names]
        self.facts: Final[dict[str, Fact]] = {term.key: term.usual for term in known}
        self.units: Final[list[ListUnit]] = []
        self.groups: Final[list[ListGroup]] = []
        self.lines: Final[list[int]] = []
        self.found: Final[list[Found]] = []
        self.titled = False
        self._waiting: Final[list[Line]] = []
        self._open: Final[list[int]] = []

    def army(self) -> ArmyList:
        return ArmyList(self.name, self.facts, self.units, self.groups)

    def wrong(self, line: int, fault: Fault, unit: int = NO_UNIT, unread: bool = True) -> None:
        self.found.append(Found(line, unit, fault, unread))

    # Lines

    def take(self, line: int, item: str) -> None:
        terms = self.rules.terms
        head, colon, tail = item.partition(":")
        word = head.strip().lower()
        title = terms.title.value_of(word)
        name = place_of([name.words for name in terms.names], word)
        group = place_of([group.words for group in terms.groups], word.partition(",")[0].strip())
        if title is not None:
            self._take_title(line, head, title, tail)
        elif name >= 0:
            self._take_name(line, head, terms.names[name], tail)
        elif group >= 0:
            self._take_group(line, head, terms.groups[group], tail)
        else:
            called = self.named(line, tail, "name", len(self._waiting)) if colon else ""
            self._waiting.append(Line(line, head, called, self._group()))

    def _take_title(self, line: int, head: str, value: str, tail: str) -> None:
        """An army has one."""
        if self.titled:
            self.wrong(line, self._twice(self.rules.terms.title, head))
            return
        self.titled = True
        self.facts[self.rules.terms.title.key] = value
        self.name = self.named(line, tail, "army") if tail.strip() else ""

    def _take_name(self, line: int, head: str, term: ListTerm, tail: str) -> None:
        if self.facts[term.key]:
            self.wrong(line, self._twice(term, head))
        else:
            self.facts[term.key] = self.named(line, tail, term.key)

    def _take_group(self, line: int, head: str, kind: GroupTerms, tail: str) -> None:
        """It ends those of its own kind and of later ones, and lies within what is still open."""
        level = self.rules.terms.level
        while self._open and level(self.groups[self._open[-1]].kind) >= level(kind.key):
            self._open.pop()
        name = self.named(line, tail, "group") if tail.strip() else ""
        entry = Entry(kind.terms, kind.known)
        for part in head.split(",")[1:]:
            entry.say(part.split())
        self.add_group(line, kind, name, entry, self._group())
        self._open.append(len(self.groups) - 1)

    def _group(self) -> int:
        return self._open[-1] if self._open else NO_GROUP

    def add_group(self, line: int, kind: GroupTerms, name: str, entry: Entry, parent: int) -> None:
        for fault in entry.faults:
            self.wrong(line, fault)
        order = len([group for group in self.groups if group.kind == kind.key]) + 1
        called = name or self.rules.usual_group_name(kind, order)
        self.groups.append(ListGroup(kind.key, called, entry.facts, parent))

    def _twice(self, term: ListTerm, head: str) -> Fault:
        return Fault(term.cite, f"{term.key}-twice", term.key, head, otherwise="twice", said=head)

    def named(self, line: int, text: str, term: str, unit: int = NO_UNIT) -> str:
        name = " ".join(text.split())
        if is_name(name):
            return name
        self.wrong(line, Fault("", "name", term, text.strip(), most=str(LONGEST_NAME)), unit)
        return ""

    def close(self) -> None:
        """The units, when all is read and the army known."""
        self.entitle()
        for order, line in enumerate(self._waiting, 1):
            entry = UnitEntry(self.rules.terms, self.rules.usual_id(self.facts, order))
            entry.read(line.head)
            self.enlist(line.number, entry, line.name, line.group)

    def entitle(self) -> None:
        title = self.rules.terms.title
        if not self.titled:
            known = ", ".join(words[0] for words in title.values.values())
            what = f"{title.key}-missing"
            missing = Fault(title.cite, what, title.key, "", otherwise="missing", known=known)
            self.wrong(0, missing)
        self.name = self.name or self.rules.usual_army_name(self.facts)

    def enlist(self, line: int, entry: UnitEntry, name: str, group: int) -> None:
        place = len(self.units)
        called = name or self.rules.usual_name(self.facts, place + 1)
        facts = self.rules.settled(self.facts, entry.facts)
        unit = ListUnit(entry.id, called, facts, group)
        for fault in entry.faults:
            self.wrong(line, fault, place)
        if unit.id in [other.id for other in self.units]:
            self.wrong(line, Fault("", "same-id", "id", unit.id), place, unread=False)
        for fault in self.rules.unit_faults(self.army(), unit):
            self.wrong(line, fault, place, unread=False)
        self.units.append(unit)
        self.lines.append(line)
