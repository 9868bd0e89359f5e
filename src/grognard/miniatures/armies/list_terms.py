"""The words of army lists: which terms a game has, and how each is written and understood.

A unit has one line: an id, the opening terms as bare words, further terms after commas, a name
after a colon. The first of several words for a thing is the one written.
"""

from __future__ import annotations

import re
from typing import Final

from ..contract.army import CHOICE, COLOUR, COUNT, FLAG, TEXT, Fact
from .list_errors import Fault

LONGEST_NAME: Final = 60
LONGEST_ID: Final = 8
MOST_NUMBER: Final = 9999
UNHEARD: Final = re.compile(r"[;#\x00-\x1f\x7f-\x9f\u2028\u2029]")  # ends a line, or is none
NUMBER: Final = re.compile(r"[0-9]{1,4}")
ENDS: Final = re.compile(r"[,:]")  # of a term within a line

Words = tuple[str, ...]


def is_name(text: str) -> bool:
    """What a list can hold behind a colon."""
    plain = " ".join(text.split()) == text
    return plain and 0 < len(text) <= LONGEST_NAME and not UNHEARD.search(text)


class ListTerm:
    """One term. `cite` is the rule that forbids values which a list may not have.

    `values` are the words for each value of a choice, by key; `marks` are words by which a value
    that nobody knows is still seen to be meant for it. A count goes before its words
    ("2 drummers"), or after them where it is `trailing` ("detach 4"); forms go by its `step`.
    """

    def __init__(
        self,
        key: str,
        kind: str,
        usual: Fact,
        words: Words = (),
        cite: str = "",
        values: dict[str, Words] | None = None,
        marks: Words = (),
        trailing: bool = False,
        step: int = 1,
    ) -> None:
        self.key: Final = key
        self.kind: Final = kind
        self.usual: Final = usual
        self.words: Final = words
        self.cite: Final = cite
        self.values: Final = values or {}
        self.marks: Final = marks
        self.trailing: Final = trailing
        self.step: Final = step

    def is_chosen(self) -> bool:
        return self.kind in (CHOICE, COLOUR)

    def precedence(self) -> int:
        """A word at the beginning decides first, then a mark, then the words themselves."""
        if self.kind == TEXT or self.trailing:
            return 0
        return 1 if self.marks else 2

    # Reading

    def claims(self, words: list[str]) -> bool:
        """Whether these words, in small letters, are about this term."""
        if self.kind == COUNT and not self.trailing:
            return len(words) in (1, 2) and words[-1] in self.words
        if self.kind == COUNT:
            return len(words) == 2 and words[0] in self.words
        if self.kind == TEXT:
            return len(words) > 1 and words[0] in self.words
        if self.kind == FLAG:
            return " ".join(words) in self.words
        marked = len(words) == 2 and any(word in self.marks for word in words)
        return marked or self.value_of(" ".join(words)) is not None

    def read(self, given: list[str]) -> Fact | Fault:
        """The value of words that it claims."""
        words = [word.lower() for word in given]
        if self.kind == FLAG:
            return 1
        if self.kind == TEXT:
            return self.checked(" ".join(given[1:]))
        if self.kind == COUNT:
            counts = words[1:] if self.trailing else words[:-1]
            return self.number(counts[0] if counts else "1")
        return self.choice(" ".join(words))

    def number(self, word: str) -> int | Fault:
        return int(word) if NUMBER.fullmatch(word) else Fault("", "number", self.key, word)

    def value_of(self, words: str) -> str | None:
        return next((key for key, known in self.values.items() if words in known), None)

    def choice(self, words: str) -> str | Fault:
        found = self.value_of(words)
        return found if found is not None else self.unknown(words)

    def unknown(self, value: str) -> Fault:
        known = ", ".join(words[0] for words in self.values.values() if words)
        return Fault(self.cite, self.key, self.key, value, otherwise="choice", known=known)

    def checked(self, value: Fact) -> Fact | Fault:
        """A value that comes as a fact, or what is wrong with it."""
        if self.is_chosen():
            known = isinstance(value, str) and value in self.values
            return value if known else self.unknown(str(value))
        if self.kind == TEXT:
            good = isinstance(value, str) and is_name(value) and not ENDS.search(value)
            wrong = Fault("", "name", self.key, str(value), most=str(LONGEST_NAME))
            return value if good or value == "" else wrong
        most = 1 if self.kind == FLAG else MOST_NUMBER
        good = isinstance(value, int) and 0 <= value <= most
        return int(value) if good else Fault("", "number", self.key, str(value))

    # Writing

    def written(self, value: Fact) -> str:
        """After a comma; nothing where it is the default."""
        if value == self.usual:
            return ""
        if self.is_chosen():
            return self.bare(value)
        if self.kind == FLAG:
            return self.words[0]
        if self.kind == TEXT or self.trailing:
            return f"{self.words[0]} {value}"
        return self.words[0] if value == 1 else f"{value} {self.words[1]}"

    def bare(self, value: Fact) -> str:
        """Among the words that open a line."""
        words = self.values.get(str(value), (str(value),))
        return words[0] if words else ""


class GroupTerms:
    """A kind of group: the words that open its line, and its terms after commas.

    `known` are examples of these, for a writer of something else.
    """

    def __init__(self, key: str, words: Words, terms: list[ListTerm], known: str = "") -> None:
        self.key: Final = key
        self.words: Final = words
        self.terms: Final = terms
        self.known: Final = known


class ListTerms:
    """The grammar of a game's lists.

    `title` is the choice that names the army's line, `names` are texts with a line of their own.
    `units` are in the order of forms and facts, `opening` and `written` are their keys in the order
    of a line; `example` is how a line may begin, `known` what may follow commas. Of `groups`, those
    of a later kind lie within those of an earlier one.
    """

    def __init__(
        self,
        title: ListTerm,
        names: list[ListTerm],
        units: list[ListTerm],
        opening: Words,
        written: Words,
        example: str,
        known: str,
        groups: list[GroupTerms] | None = None,
    ) -> None:
        by_key = {term.key: term for term in units}
        self.title: Final = title
        self.names: Final = names
        self.units: Final = units
        self.opening: Final = [by_key[key] for key in opening]
        self.written: Final = [by_key[key] for key in written]
        self.example: Final = example
        self.known: Final = known
        self.groups: Final = groups or []

    def reserved(self) -> list[str]:
        """Words that are no ids, since they open lines of another kind."""
        titles = [words[0] for words in self.title.values.values()]
        return [*titles, *(word for name in self.names for word in name.words), *self._groups()]

    def _groups(self) -> list[str]:
        return [word for group in self.groups for word in group.words]

    def group(self, key: str) -> GroupTerms:
        return next(group for group in self.groups if group.key == key)

    def level(self, key: str) -> int:
        return [group.key for group in self.groups].index(key)
