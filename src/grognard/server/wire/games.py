"""What a game tells of itself over HTTP, whoever plays it: its pieces, its rules, its armies."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from .api import Lang, Number, Strict, Text


class PieceInfo(Strict):
    """A piece as its maker printed it; names and texts by language, facts by the game's own words.

    `title` and `subtitle` are short enough for a small picture of it.
    """

    id: str
    side: str
    kind: str
    names: dict[str, str]
    titles: dict[str, str]
    subtitles: dict[str, str]
    texts: dict[str, str]
    facts: dict[str, str | int | bool]


class Catalogue(Strict):
    pieces: list[PieceInfo]


class ChapterInfo(Strict):
    number: str
    title: str


class RuleInfo(Strict):
    """A rule in our words; `cite` is its key in refusals and sums, `rulings` are numbers."""

    number: str
    cite: str
    chapter: str
    title: str
    text: str
    rulings: list[str]


class RulingInfo(Strict):
    """A doubt that was settled: the question is its title, `rules` the paragraphs it is about."""

    number: str
    title: str
    text: str
    reason: str
    rules: list[str]


class Rules(Strict):
    chapters: list[ChapterInfo]
    rules: list[RuleInfo]
    rulings: list[RulingInfo]


# Army lists


class ChoiceInfo(Strict):
    """One value of a term; `price` in words, empty where it costs nothing."""

    key: str
    title: str
    about: str
    price: str


class TermInfo(Strict):
    """One thing that a list says of a unit; a new unit has what is usual.

    A choice is one of its `choices`; a count goes from `least` to `most` by `step`; a flag is 0
    or 1.
    """

    key: str
    kind: Literal["choice", "count", "flag"]
    title: str
    about: str
    cite: str
    price: str
    usual: str | int
    choices: list[ChoiceInfo]
    least: int
    most: int
    step: int


class NationInfo(Strict):
    """`army` names its colours, `prefix` begins the ids of its units."""

    key: str
    title: str
    army: str
    prefix: str


class ReadyArmyInfo(Strict):
    """An army that comes with the game: its key stands for its list."""

    key: str
    name: str
    about: str
    nation: str
    points: int
    units: int


class Armoury(Strict):
    """What an army list may hold; `points` is the usual limit, from `least` to `most`."""

    points: int
    least: int
    most: int
    longest_name: int
    nations: list[NationInfo]
    terms: list[TermInfo]
    ready: list[ReadyArmyInfo]


class ArmyList(Strict):
    """An army list, a share code or the key of a ready army, to be judged."""

    text: Annotated[Text, Field(max_length=10_000)]
    points: Number
    lang: Lang = "en"


class PartInfo(Strict):
    cite: str
    label: str
    value: int


class EntrantInfo(Strict):
    """A unit as it was read, in `words` and by its terms as `facts`; what makes its points.

    `size` is the room it takes, `strip` that of what it sends out: width and depth, in hundredths
    of a millimetre.
    """

    id: str
    name: str
    words: str
    line: int
    facts: dict[str, str | int]
    size: tuple[int, int]
    strip: tuple[int, int]
    points: int
    parts: list[PartInfo]


class FlawInfo(Strict):
    """What is wrong, with which units (none: the army), in which term, by which rule."""

    line: int
    units: list[int]
    term: str
    cite: str
    words: str


class ClosedInfo(Strict):
    """A choice that would be a new flaw, of a unit or (null) of the army, and why."""

    unit: int | None
    term: str
    value: str | int
    cite: str
    words: str


class Muster(Strict):
    """A list judged and written back: `listing` in lines, `line` for an option, `code` to share."""

    name: str
    nation: str
    commander: str
    units: list[EntrantInfo]
    points: int
    limit: int
    flaws: list[FlawInfo]
    closed: list[ClosedInfo]
    listing: str
    line: str
    code: str
