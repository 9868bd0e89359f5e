"""What one line of an army list says of a unit or a group, term by term."""

from __future__ import annotations

import re
from typing import Final

from ..contract.army import COUNT, Fact
from .list_errors import Fault
from .list_terms import LONGEST_ID, ListTerm, ListTerms

ID: Final = re.compile(rf"[a-z][a-z0-9-]{{0,{LONGEST_ID - 1}}}")


class Entry:
    """Facts as far as they are read, and what is wrong with the others, which stay default."""

    def __init__(self, terms: list[ListTerm], known: str) -> None:
        self.facts: Final[dict[str, Fact]] = {term.key: term.usual for term in terms}
        self.faults: Final[list[Fault]] = []
        self._terms: Final = sorted(terms, key=ListTerm.precedence)
        self._known: Final = known
        self._seen: Final[list[str]] = []

    def put(self, term: ListTerm, value: Fact | Fault) -> None:
        if isinstance(value, Fault):
            self.faults.append(value)
            if term.kind == COUNT:
                self.facts[term.key] = term.usual
        else:
            self.facts[term.key] = value

    def say(self, given: list[str]) -> None:
        """One of the things after commas, each said once."""
        words = [word.lower() for word in given]
        term = next((term for term in self._terms if term.claims(words)), None)
        if term is None:
            self.faults.append(Fault("", "word", "", " ".join(words), known=self._known))
            return
        self.put(term, term.read(given))
        if term.key in self._seen:
            twice = Fault("", "twice", term.key, " ".join(words), said=term.key)
            self.faults.append(twice)
        self._seen.append(term.key)

    def take(self, facts: dict[str, Fact]) -> None:
        """Facts as they come from a screen."""
        terms = {term.key: term for term in self._terms}
        for key, value in facts.items():
            if key in terms:
                self.put(terms[key], terms[key].checked(value))
            else:
                self.faults.append(Fault("", "word", "", key, known=", ".join(terms)))


class UnitEntry(Entry):
    """A unit's, with its id."""

    def __init__(self, terms: ListTerms, usual: str) -> None:
        super().__init__(terms.units, terms.known)
        self.id = usual
        self._list: Final = terms

    def read(self, text: str) -> None:
        """The words before the colon."""
        parts = [part.split() for part in text.split(",")]
        self._begin([word.lower() for word in parts[0]])
        for words in parts[1:]:
            self.say(words)

    def _begin(self, first: list[str]) -> None:
        """An id, which is optional, and the opening terms."""
        opening = self._list.opening
        if len(first) == len(opening) + 1:
            self.take_id(first[0])
            first = first[1:]
        if len(first) != len(opening):
            example = self._list.example
            self.faults.append(Fault("", "opening", "", " ".join(first), example=example))
            return
        for term, word in zip(opening, first, strict=True):
            self.put(term, term.number(word) if term.kind == COUNT else term.choice(word))

    def take_id(self, word: str) -> None:
        if not ID.fullmatch(word) or word in self._list.reserved():
            self.faults.append(Fault("", "id", "id", word))
        else:
            self.id = word
