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
COLOUR: Final = "colour"  # a choice that is shown as cloth; no rule uses it

# Where a form shows a term.
FIRST: Final = "first"
FIGURES: Final = "figures"
MORE: Final = "more"
RARE: Final = "rare"  # what most leave as it is

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


class Only:
    """Which units a term or a value is for: those where another term has one of these values."""

    def __init__(self, term: str, values: list[str]) -> None:
        self.term: Final = term
        self.values: Final = values

    def holds(self, facts: dict[str, Fact]) -> bool:
        return facts.get(self.term) in self.values


class Choice:
    """One value of a term; `price` in words, empty where it costs nothing.

    `colour` paints it, or all that has it; `prefix` begins the ids of its units. `only` is None
    where it is for everybody.
    """

    def __init__(
        self,
        key: str,
        title: str,
        about: str,
        price: str,
        colour: str = "",
        prefix: str = "",
        only: Only | None = None,
    ) -> None:
        self.key: Final = key
        self.title: Final = title
        self.about: Final = about
        self.price: Final = price
        self.colour: Final = colour
        self.prefix: Final = prefix
        self.only: Final = only


class Term:
    """One thing that a list says of an army, a group or a unit, and its default.

    A choice is one of its `choices`; a count goes from `least` to `most` by `step` and is `counted`
    in something; `figure` is the role of the figure it puts on the table. `only` is None where it
    is for all units.
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
        only: Only | None = None,
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
        self.only: Final = only


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


class Start:
    """A kind of unit to begin with: what adding it is called, and its first facts."""

    def __init__(self, add: str, facts: dict[str, Fact]) -> None:
        self.add: Final = add
        self.facts: Final = facts


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
    """All that a list may hold. `points` is the usual limit, from `least` to `most`.

    `starts` are the kinds of units to begin with; none: one adds a unit as usual.
    """

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
        starts: list[Start],
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
        self.starts: Final = starts


NO_OPTIONS: Final = ArmyOptions(0, 0, 0, 0, 0, UnitWords("", "", "", ""), [], [], [], [], [])


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
    its figures are not in ranks, `dress` names what they wear.
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


class Profile:
    """The numbers of a figure as its game writes them, label and value, and its arms in words."""

    def __init__(self, numbers: list[tuple[str, str]], words: str) -> None:
        self.numbers: Final = numbers
        self.words: Final = words


class Stage:
    """What a unit is called while any of these boxes is left."""

    def __init__(self, words: str, boxes: int) -> None:
        self.words: Final = words
        self.boxes: Final = boxes


class CheckedUnit:
    """A unit of a list as it was read, in `words` what it is.

    `boxes` are crossed off as it takes losses: how many, and how many side by side. `stages` are
    the states that it then passes, the first first, where a game has such. `profile` is None in
    games whose units have no numbers of their own.
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
        stages: list[Stage],
        profile: Profile | None = None,
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
        self.stages: Final = stages
        self.profile: Final = profile


class CheckedGroup:
    """A group as it was read, in `words` who leads it; `points` and what makes them are its own."""

    def __init__(
        self,
        kind: str,
        name: str,
        words: str,
        parent: int,
        facts: dict[str, Fact],
        points: int,
        parts: list[Part],
        profile: Profile | None = None,
    ) -> None:
        self.kind: Final = kind
        self.name: Final = name
        self.words: Final = words
        self.parent: Final = parent
        self.facts: Final = facts
        self.points: Final = points
        self.parts: Final = parts
        self.profile: Final = profile


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
