"""What a screen needs to build an army list, as plain data: what may be chosen, and a list judged.

A game says everything here: prices, limits and words; the screen knows no rule. A unit is
described by terms (its strength, its quality); `facts` are their values, flags being 0 or 1.
"""

from __future__ import annotations

from typing import Final

from .board import Figures

Fact = str | int

CHOICE: Final = "choice"
COUNT: Final = "count"
FLAG: Final = "flag"
TEXT: Final = "text"
COLOUR: Final = "colour"  # a choice that is shown as cloth; no rule asks for it

# Where a form shows a term.
FIRST: Final = "first"
FIGURES: Final = "figures"
MORE: Final = "more"

NO_GROUP: Final = -1


# A list


class ListUnit:
    """A unit of a list; `group` is the place of its group, empty texts get their defaults."""

    def __init__(self, id: str, name: str, facts: dict[str, Fact], group: int = NO_GROUP) -> None:
        self.id: Final = id
        self.name: Final = name
        self.facts: Final = facts
        self.group: Final = group


class ListGroup:
    """Units under one general; `parent` is the place of the larger group that it belongs to."""

    def __init__(
        self, kind: str, name: str, facts: dict[str, Fact], parent: int = NO_GROUP
    ) -> None:
        self.kind: Final = kind
        self.name: Final = name
        self.facts: Final = facts
        self.parent: Final = parent


class ArmyList:
    """An army as facts. A group comes after its parent, units in the order of their groups."""

    def __init__(
        self, name: str, facts: dict[str, Fact], units: list[ListUnit], groups: list[ListGroup]
    ) -> None:
        self.name: Final = name
        self.facts: Final = facts
        self.units: Final = units
        self.groups: Final = groups


# What may be chosen


class Choice:
    """One value of a term; `price` in words, empty where it costs nothing.

    `colour` paints it, or all that has it; `prefix` begins the ids of its units.
    """

    def __init__(
        self, key: str, title: str, about: str, price: str, colour: str = "", prefix: str = ""
    ) -> None:
        self.key: Final = key
        self.title: Final = title
        self.about: Final = about
        self.price: Final = price
        self.colour: Final = colour
        self.prefix: Final = prefix


class Term:
    """One thing that a list says of an army, a group or a unit, and what a new one has.

    A choice is one of its `choices`; a count goes from `least` to `most` by `step` and is
    `counted` in something; `figure` is the role of whom it puts on the table.
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
        section: str = MORE,
        figure: str = "",
        counted: str = "",
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
        self.section: Final = section
        self.figure: Final = figure
        self.counted: Final = counted


class GroupKind:
    """A kind of group, such as a brigade; those of a later kind may lie within it."""

    def __init__(self, key: str, title: str, add: str, terms: list[Term]) -> None:
        self.key: Final = key
        self.title: Final = title
        self.add: Final = add
        self.terms: Final = terms


class UnitWords:
    """What a form calls units: one of them, its name, adding one, having none."""

    def __init__(self, one: str, name: str, add: str, none: str) -> None:
        self.one: Final = one
        self.name: Final = name
        self.add: Final = add
        self.none: Final = none


class ReadyArmy:
    """An army that comes with the game; its list goes by its key."""

    def __init__(
        self, key: str, name: str, about: str, facts: dict[str, Fact], points: int, units: int
    ) -> None:
        self.key: Final = key
        self.name: Final = name
        self.about: Final = about
        self.facts: Final = facts
        self.points: Final = points
        self.units: Final = units


class ArmyOptions:
    """All that a list may hold. `points` is the usual limit, from `least` to `most`."""

    def __init__(
        self,
        points: int,
        least: int,
        most: int,
        longest_name: int,
        longest_id: int,
        words: UnitWords,
        army: list[Term],
        terms: list[Term],
        groups: list[GroupKind],
        ready: list[ReadyArmy],
    ) -> None:
        self.points: Final = points
        self.least: Final = least
        self.most: Final = most
        self.longest_name: Final = longest_name
        self.longest_id: Final = longest_id
        self.words: Final = words
        self.army: Final = army
        self.terms: Final = terms
        self.groups: Final = groups
        self.ready: Final = ready


NO_OPTIONS: Final = ArmyOptions(0, 0, 0, 0, 0, UnitWords("", "", "", ""), [], [], [], [])


# A list judged


class Part:
    """A line of a sum: its rule, the rule's name and how much it adds."""

    def __init__(self, cite: str, label: str, value: int) -> None:
        self.cite: Final = cite
        self.label: Final = label
        self.value: Final = value


class Piece:
    """Something that a unit puts on the table, in hundredths of a millimetre.

    Its front has its middle at `x`, `y` before that of the unit's first piece. `loose` says that
    its figures do not stand in ranks, `dress` names what they wear.
    """

    def __init__(
        self,
        x: int,
        y: int,
        width: int,
        depth: int,
        figures: Figures,
        loose: bool = False,
        dress: list[str] | None = None,
    ) -> None:
        self.x: Final = x
        self.y: Final = y
        self.width: Final = width
        self.depth: Final = depth
        self.figures: Final = figures
        self.loose: Final = loose
        self.dress: Final = dress or []


class CheckedUnit:
    """A unit of a list as it was read, in `words` what it is.

    `boxes` are crossed off as it takes losses: how many, and how many side by side.
    """

    def __init__(
        self,
        id: str,
        name: str,
        words: str,
        line: int,
        group: int,
        facts: dict[str, Fact],
        pieces: list[Piece],
        boxes: tuple[int, int],
        points: int,
        parts: list[Part],
    ) -> None:
        self.id: Final = id
        self.name: Final = name
        self.words: Final = words
        self.line: Final = line
        self.group: Final = group
        self.facts: Final = facts
        self.pieces: Final = pieces
        self.boxes: Final = boxes
        self.points: Final = points
        self.parts: Final = parts


class CheckedGroup:
    """A group as it was read; `points` are its own, without those of its units."""

    def __init__(
        self, kind: str, name: str, parent: int, facts: dict[str, Fact], points: int
    ) -> None:
        self.kind: Final = kind
        self.name: Final = name
        self.parent: Final = parent
        self.facts: Final = facts
        self.points: Final = points


class Flaw:
    """What is wrong: the units concerned by their places (none: the army), the term, the rule.

    `value` is what was given, `expected` what should have been; `words` say it in a sentence.
    What is `unread` is left out of the list as it was read.
    """

    def __init__(
        self,
        line: int,
        units: list[int],
        term: str,
        cite: str,
        value: str,
        expected: str,
        words: str,
        unread: bool,
    ) -> None:
        self.line: Final = line
        self.units: Final = units
        self.term: Final = term
        self.cite: Final = cite
        self.value: Final = value
        self.expected: Final = expected
        self.words: Final = words
        self.unread: Final = unread


class Closed:
    """A choice that would be a new flaw, of a unit or (None) of the army, and why."""

    def __init__(self, unit: int | None, term: str, value: Fact, cite: str, words: str) -> None:
        self.unit: Final = unit
        self.term: Final = term
        self.value: Final = value
        self.cite: Final = cite
        self.words: Final = words


class ArmyCheck:
    """A list as it was read, what it costs, all that is wrong, and the list written back.

    `words` say how large it is; `listing` has a unit a line, `line` is for an option, `code` for
    a link.
    """

    def __init__(
        self,
        name: str,
        words: str,
        facts: dict[str, Fact],
        units: list[CheckedUnit],
        groups: list[CheckedGroup],
        points: int,
        limit: int,
        flaws: list[Flaw],
        closed: list[Closed],
        listing: str,
        line: str,
        code: str,
    ) -> None:
        self.name: Final = name
        self.words: Final = words
        self.facts: Final = facts
        self.units: Final = units
        self.groups: Final = groups
        self.points: Final = points
        self.limit: Final = limit
        self.flaws: Final = flaws
        self.closed: Final = closed
        self.listing: Final = listing
        self.line: Final = line
        self.code: Final = code
