"""Battles beside the charts that several phones share: the battle as it was, and lines on top.

A line is what one phone wrote down, took back, or the turn it went on to. Its key is the phone's
own, so that one whose answer was lost is recognised. A battle is the text of the charts' files.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from .api import Id, JsonInt, Number, Strict, Text

MOST_UNITS = 200
MOST_ENTRIES = 600
MOST_TURNS = 99
MOST_FACTS = 40
MOST_CHANGES = 60
MOST_AT_ONCE = 40  # lines of one request

Title = Annotated[Text, Field(max_length=80)]
FactKey = Annotated[str, Field(max_length=40)]
Turn = Annotated[JsonInt, Field(ge=1, le=MOST_TURNS)]
Whole = Annotated[JsonInt, Field(ge=-1_000_000, le=1_000_000)]
Place = Annotated[JsonInt, Field(ge=0, le=1_000_000)]
Face = Annotated[JsonInt, Field(ge=0, le=100)]


class BattleUnit(Strict):
    """A unit of a battle: `started` is its strength when the battle began."""

    id: Place
    name: Title
    side: Annotated[JsonInt, Field(ge=0, le=1)]
    group: Title
    started: Place
    values: Annotated[dict[FactKey, Whole], Field(max_length=MOST_FACTS)]


class BattleChange(Strict):
    unit: Place
    field: FactKey
    before: Whole
    after: Whole


class SideName(Strict):
    """A side is renamed from this line."""

    side: Annotated[JsonInt, Field(ge=0, le=1)]
    before: Title
    after: Title


class BattleEntry(Strict):
    """Something that was written down, with all that it changed."""

    turn: Turn
    chart: FactKey
    words: Annotated[Text, Field(max_length=400)]
    faces: Annotated[list[Face], Field(max_length=60)]
    changes: Annotated[list[BattleChange], Field(max_length=MOST_CHANGES)]
    added: Annotated[list[BattleUnit], Field(max_length=MOST_UNITS)]
    removed: Annotated[list[BattleUnit], Field(max_length=MOST_UNITS)]
    named: SideName | None


class BattleText(Strict):
    """A battle as the charts keep it in a file."""

    format: Literal["grognard-charts"]
    version: Literal[1]
    game: Annotated[str, Field(max_length=40)]
    title: Title
    turn: Turn
    sides: Annotated[list[Title], Field(min_length=2, max_length=2)]
    units: Annotated[list[BattleUnit], Field(max_length=MOST_UNITS)]
    log: Annotated[list[BattleEntry], Field(max_length=MOST_ENTRIES)]


class WriteLine(Strict):
    what: Literal["write"]
    key: Id
    entry: BattleEntry


class UndoLine(Strict):
    """The last entry, as it was, is taken back."""

    what: Literal["undo"]
    key: Id
    entry: BattleEntry


class TurnLine(Strict):
    what: Literal["turn"]
    key: Id
    turn: Turn


BattleLine = Annotated[WriteLine | UndoLine | TurnLine, Field(discriminator="what")]


class SharedLines(Strict):
    """The lines that follow on number `after`."""

    after: Number
    lines: list[BattleLine]


class NewLines(Strict):
    """Lines to add, by a client that has seen `after` of them; if there are more, none is added."""

    after: Number
    lines: Annotated[list[BattleLine], Field(min_length=1, max_length=MOST_AT_ONCE)]


class SharedNumber(Strict):
    """How many lines there are now."""

    number: Number


class SharedBattleMade(Strict):
    """`url` is where other phones reach this server, if it knows better than the page."""

    id: Id
    url: str
    days: int


class SharedBattle(Strict):
    """The battle as it was when it was shared, and every line since."""

    id: Id
    url: str
    days: int
    start: BattleText
    lines: list[BattleLine]
