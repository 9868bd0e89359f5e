"""What a screen needs to build an army list, as plain data: what may be chosen, and a list judged.

A game says everything here: prices, limits and words. Whoever shows it knows no rule. A unit is
told by terms (its strength, its quality); `facts` are their values, flags being 0 or 1.
"""

from __future__ import annotations

from typing import Final

Fact = str | int

CHOICE: Final = "choice"
COUNT: Final = "count"
FLAG: Final = "flag"


class Choice:
    """One value of a term; `price` in words, empty where it costs nothing."""

    def __init__(self, key: str, title: str, about: str, price: str) -> None:
        self.key: Final = key
        self.title: Final = title
        self.about: Final = about
        self.price: Final = price


class Term:
    """One thing that a list says of a unit, the rule it comes by, and what a new unit has.

    A choice is one of its `choices`; a count goes from `least` to `most` by `step`.
    """

    def __init__(
        self,
        key: str,
        kind: str,
        title: str,
        about: str,
        cite: str,
        price: str,
        usual: Fact,
        choices: list[Choice],
        least: int = 0,
        most: int = 1,
        step: int = 1,
    ) -> None:
        self.key: Final = key
        self.kind: Final = kind
        self.title: Final = title
        self.about: Final = about
        self.cite: Final = cite
        self.price: Final = price
        self.usual: Final = usual
        self.choices: Final = choices
        self.least: Final = least
        self.most: Final = most
        self.step: Final = step


class Nation:
    """`army` names its colours, `prefix` begins the ids of its units."""

    def __init__(self, key: str, title: str, army: str, prefix: str) -> None:
        self.key: Final = key
        self.title: Final = title
        self.army: Final = army
        self.prefix: Final = prefix


class ReadyArmy:
    """An army that comes with the game; its list goes by its key."""

    def __init__(
        self, key: str, name: str, about: str, nation: str, points: int, units: int
    ) -> None:
        self.key: Final = key
        self.name: Final = name
        self.about: Final = about
        self.nation: Final = nation
        self.points: Final = points
        self.units: Final = units


class Armoury:
    """All that a list may hold. `points` is the usual limit, from `least` to `most`."""

    def __init__(
        self,
        points: int,
        least: int,
        most: int,
        longest_name: int,
        nations: list[Nation],
        terms: list[Term],
        ready: list[ReadyArmy],
    ) -> None:
        self.points: Final = points
        self.least: Final = least
        self.most: Final = most
        self.longest_name: Final = longest_name
        self.nations: Final = nations
        self.terms: Final = terms
        self.ready: Final = ready


class Part:
    """A line of a sum: its rule, the rule's name and how much it adds."""

    def __init__(self, cite: str, label: str, value: int) -> None:
        self.cite: Final = cite
        self.label: Final = label
        self.value: Final = value


class Entrant:
    """A unit of a list as it was read, in `words` what it is.

    `size` is the room it takes when it is set up as the list says, `strip` that of what it sends
    out before it, in hundredths of a millimetre: width and depth.
    """

    def __init__(
        self,
        id: str,
        name: str,
        words: str,
        line: int,
        facts: dict[str, Fact],
        size: tuple[int, int],
        strip: tuple[int, int],
        points: int,
        parts: list[Part],
    ) -> None:
        self.id: Final = id
        self.name: Final = name
        self.words: Final = words
        self.line: Final = line
        self.facts: Final = facts
        self.size: Final = size
        self.strip: Final = strip
        self.points: Final = points
        self.parts: Final = parts


class Flaw:
    """What is wrong: the units concerned by their places (none: the army), the term, the rule."""

    def __init__(self, line: int, units: list[int], term: str, cite: str, words: str) -> None:
        self.line: Final = line
        self.units: Final = units
        self.term: Final = term
        self.cite: Final = cite
        self.words: Final = words


class Closed:
    """A choice that would be a new flaw, of a unit or (None) of the army, and why."""

    def __init__(self, unit: int | None, term: str, value: Fact, cite: str, words: str) -> None:
        self.unit: Final = unit
        self.term: Final = term
        self.value: Final = value
        self.cite: Final = cite
        self.words: Final = words


class Muster:
    """A list as it was read, what it costs, all that is wrong, and the list written back.

    `listing` has a unit a line, `line` is for an option, `code` for a link.
    """

    def __init__(
        self,
        name: str,
        nation: str,
        commander: str,
        units: list[Entrant],
        points: int,
        limit: int,
        flaws: list[Flaw],
        closed: list[Closed],
        listing: str,
        line: str,
        code: str,
    ) -> None:
        self.name: Final = name
        self.nation: Final = nation
        self.commander: Final = commander
        self.units: Final = units
        self.points: Final = points
        self.limit: Final = limit
        self.flaws: Final = flaws
        self.closed: Final = closed
        self.listing: Final = listing
        self.line: Final = line
        self.code: Final = code
