"""Army lists over HTTP: what they may hold, and one judged."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from .api import JsonInt, Lang, Number, ShortText, Strict, Text

MOST_UNITS = 300
MOST_GROUPS = 60
MOST_FACTS = 40

Value = ShortText | Number
Facts = Annotated[dict[ShortText, Value], Field(max_length=MOST_FACTS)]
Place = Annotated[JsonInt, Field(ge=0, lt=MOST_GROUPS)]


# What may be chosen


class OnlyInfo(Strict):
    """A term or a value is for units where another term has one of these values."""

    term: str
    values: list[str]


class ChoiceInfo(Strict):
    """One value of a term; `price` in words, empty where it costs nothing.

    `colour` paints it, or all that has it; `prefix` begins the ids of its units.
    """

    key: str
    title: str
    about: str
    price: str
    colour: str
    prefix: str
    only: OnlyInfo | None


class TermInfo(Strict):
    """One thing that a list says of an army, a group or a unit; a new one has the default.

    A choice or a colour is one of its `choices`; a count goes from `least` to `most` by `step` and
    is `counted` in something; a flag is 0 or 1. `section` is the part of a form it belongs to,
    `figure` the role of the figure it puts on the table.
    """

    key: str
    kind: Literal["choice", "count", "flag", "text", "colour"]
    title: str
    about: str
    cite: str
    price: str
    usual: str | int
    choices: list[ChoiceInfo]
    least: int
    most: int
    step: int
    section: Literal["first", "figures", "more", "rare"]
    figure: str
    counted: str
    only: OnlyInfo | None


class GroupKindInfo(Strict):
    """A kind of group, such as a brigade; those of a later kind may lie within it."""

    key: str
    title: str
    add: str
    terms: list[TermInfo]


class ReadyArmyInfo(Strict):
    """An army that comes with the game: its key means its list."""

    key: str
    name: str
    about: str
    facts: dict[str, str | int]
    points: int
    units: int


class UnitWordsInfo(Strict):
    """What a form calls units: one of them, its name, adding one, having none."""

    one: str
    name: str
    add: str
    none: str


class StartInfo(Strict):
    """A kind of unit to begin with: what adding it is called, and its first facts."""

    add: str
    facts: dict[str, str | int]


class ArmyOptions(Strict):
    """What an army list may hold; `points` is the usual limit, from `least` to `most`.

    `starts` are kinds of units to begin with, if there are several.
    """

    points: int
    least: int
    most: int
    longest_name: int
    longest_id: int
    words: UnitWordsInfo
    army: list[TermInfo]
    terms: list[TermInfo]
    groups: list[GroupKindInfo]
    ready: list[ReadyArmyInfo]
    starts: list[StartInfo]


# A list to be judged


class UnitFacts(Strict):
    """A unit by its terms, in the group at that place; what is left out takes its default."""

    id: ShortText = ""
    name: ShortText = ""
    facts: Facts = {}
    group: Place | None = None


class GroupFacts(Strict):
    """A group; `parent` is the place of an earlier one that it belongs to."""

    kind: ShortText
    name: ShortText = ""
    facts: Facts = {}
    parent: Place | None = None


class ArmyFacts(Strict):
    """An army by its terms."""

    name: ShortText = ""
    facts: Facts = {}
    units: Annotated[list[UnitFacts], Field(max_length=MOST_UNITS)] = []
    groups: Annotated[list[GroupFacts], Field(max_length=MOST_GROUPS)] = []


class ArmyQuestion(Strict):
    """What to check: a `text` (a list, a share code, the key of a ready army) or facts."""

    text: Annotated[Text, Field(max_length=10_000)] | None = None
    army: ArmyFacts | None = None
    points: Number
    lang: Lang = "en"

    @model_validator(mode="after")
    def one_of_both(self) -> Self:
        if (self.text is None) == (self.army is None):
            raise ValueError("either a text or an army")
        return self


# A list judged


class PartInfo(Strict):
    cite: str
    label: str
    value: int


class ArmyPieceInfo(Strict):
    """Something that a unit puts on the table, in hundredths of a millimetre.

    Its front has its middle at `x`, `y` before that of the unit's first piece. `figures` are as
    views write them, `loose` ones are not in ranks, `dress` names what they wear.
    """

    x: int
    y: int
    width: int
    depth: int
    figures: str
    loose: bool
    dress: list[str]


class StageInfo(Strict):
    """What a unit is called while any of these boxes is left."""

    words: str
    boxes: int


class ProfileInfo(Strict):
    """The numbers of a figure, label and value, and its arms in words."""

    numbers: list[tuple[str, str]]
    words: str


class CheckedUnitInfo(Strict):
    """A unit as it was read, in `words` and by its terms as `facts`; what makes its points.

    `boxes` are struck off on paper: how many, and how many stand side by side; `stages` are the
    states that it then passes, the first first.
    """

    id: str
    name: str
    words: str
    line: int
    group: int | None
    facts: dict[str, str | int]
    pieces: list[ArmyPieceInfo]
    boxes: tuple[int, int]
    points: int
    parts: list[PartInfo]
    stages: list[StageInfo]
    profile: ProfileInfo | None


class CheckedGroupInfo(Strict):
    """A group as it was read, in `words` who leads it; `points` and what makes them are its own."""

    kind: str
    name: str
    words: str
    parent: int | None
    facts: dict[str, str | int]
    points: int
    parts: list[PartInfo]
    profile: ProfileInfo | None


class FlawInfo(Strict):
    """What is wrong, with which units (none: the army), in which term, by which rule.

    What is `unread` is not in the list as it was read.
    """

    line: int
    units: list[int]
    term: str
    cite: str
    words: str
    unread: bool


class ClosedInfo(Strict):
    """A choice that would be a new flaw, of a unit or (null) of the army, and why."""

    unit: int | None
    term: str
    value: str | int
    cite: str
    words: str


class ArmyCheck(Strict):
    """A list judged and written back: `listing` in lines, `line` for an option, `code` to share.

    `words` say how large it is.
    """

    name: str
    words: str
    facts: dict[str, str | int]
    units: list[CheckedUnitInfo]
    groups: list[CheckedGroupInfo]
    points: int
    limit: int
    flaws: list[FlawInfo]
    closed: list[ClosedInfo]
    listing: str
    line: str
    code: str
