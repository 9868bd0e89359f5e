"""What a screen shows a player beside the table: pieces, rules, odds and warnings, as plain data.

Texts that never change are given in every language at once, by its key.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any, Final

from .tally import Tally

Fact = str | int | bool

# How a sentence calls the pieces it mentions: as the game's players do, by their short titles, or
# by marks that are filled in later.
FULL: Final = 0
SHORT: Final = 1
MARKED: Final = 2

MARK: Final = re.compile("\x02([^\x03]*)\x03")


def mark(name: str) -> str:
    """A piece in a marked sentence, by the name it has in views and actions."""
    return f"\x02{name}\x03"


def marked(text: str) -> list[str]:
    """The pieces that a marked sentence mentions, each once."""
    return list(dict.fromkeys(MARK.findall(text)))


class Piece:
    """A piece as it is printed. `titles` and `subtitles` are short enough for a small picture.

    `facts` are in the game's own words, for the code that draws it.
    """

    def __init__(
        self,
        id: str,
        side: str,
        kind: str,
        names: dict[str, str],
        titles: dict[str, str],
        subtitles: dict[str, str],
        texts: dict[str, str],
        facts: dict[str, Fact],
    ) -> None:
        self.id: Final = id
        self.side: Final = side
        self.kind: Final = kind
        self.names: Final = names
        self.titles: Final = titles
        self.subtitles: Final = subtitles
        self.texts: Final = texts
        self.facts: Final = facts


class Chapter:
    def __init__(self, number: str, title: str) -> None:
        self.number: Final = number
        self.title: Final = title


class Rule:
    """A rule in words; `rulings` are the numbers of those that settle a doubt about it."""

    def __init__(
        self, number: str, cite: str, chapter: str, title: str, text: str, rulings: list[str]
    ) -> None:
        self.number: Final = number
        self.cite: Final = cite
        self.chapter: Final = chapter
        self.title: Final = title
        self.text: Final = text
        self.rulings: Final = rulings


class Ruling:
    """A question that was settled: `title` asks it; then why so, and the paragraphs it is about."""

    def __init__(self, number: str, title: str, text: str, reason: str, rules: list[str]) -> None:
        self.number: Final = number
        self.title: Final = title
        self.text: Final = text
        self.reason: Final = reason
        self.rules: Final = rules


class Rules:
    def __init__(self, chapters: list[Chapter], rules: list[Rule], rulings: list[Ruling]) -> None:
        self.chapters: Final = chapters
        self.rules: Final = rules
        self.rulings: Final = rulings


class Link:
    """A thread from one piece to another: what it adds, in a few signs and in a sentence.

    One that does not count is shown all the same, with its reason.
    """

    def __init__(
        self, kind: str, start: str, end: str, label: str, words: str, counts: bool = True
    ) -> None:
        self.kind: Final = kind
        self.start: Final = start
        self.end: Final = end
        self.label: Final = label
        self.words: Final = words
        self.counts: Final = counts


class Tag:
    """What is shown beside a piece: a few signs, and a sentence."""

    def __init__(self, about: str, label: str, words: str) -> None:
        self.about: Final = about
        self.label: Final = label
        self.words: Final = words


class ChartRow:
    """A row of a table; `lit` is the one that is rolled on."""

    def __init__(self, label: str, cells: list[str], lit: bool) -> None:
        self.label: Final = label
        self.cells: Final = cells
        self.lit: Final = lit


class Chart:
    """Rows of a printed table about the one that counts; `legend` says what a cell means."""

    def __init__(self, columns: list[str], rows: list[ChartRow], legend: dict[str, str]) -> None:
        self.columns: Final = columns
        self.rows: Final = rows
        self.legend: Final = legend


class Forecast:
    """Dice about to be thrown: how many, the faces that count, and what may come of them.

    `bars` is the chance of each count, with its label; together they make one. `meanings` are
    sentences, each with the chance that it comes true; `without` says of some of them how likely
    they are if the action is left out. `deals` is the number of possible deals that the chances
    are the average of, 0 where they are exact. Where bars are rows of a table, `notes` has for
    each the scores or faces that lead to it and what it does; `chart` is the table itself, `links`
    and `tags` are what the screen draws on the table.
    """

    def __init__(
        self,
        title: str,
        dice: int,
        faces: list[int],
        bars: list[tuple[str, Fraction]],
        meanings: list[tuple[str, Fraction]],
        without: dict[str, Fraction] | None = None,
        deals: int = 0,
    ) -> None:
        self.title: Final = title
        self.dice: Final = dice
        self.faces: Final = faces
        self.bars: Final = bars
        self.meanings: Final = meanings
        self.without: Final = without or {}
        self.deals: Final = deals
        self.notes: list[tuple[str, str]] = []
        self.chart: Chart | None = None
        self.links: list[Link] = []
        self.tags: list[Tag] = []


class Warning:
    """Something a player may regret, and the rule behind it."""

    def __init__(self, cite: str, words: str) -> None:
        self.cite: Final = cite
        self.words: Final = words


class StakeMark:
    """Something at stake: the place or piece it is about, as views name it, and its owner.

    `word` is `last` (the last piece there), `danger` (it can be lost in the next turn) or `held`.
    `label` is short enough to be shown beside it, `words` is a sentence.
    """

    def __init__(self, about: str, word: str, seat: int | None, label: str, words: str) -> None:
        self.about: Final = about
        self.word: Final = word
        self.seat: Final = seat
        self.label: Final = label
        self.words: Final = words


class Sequel:
    """What comes after this part of a game by one of its rules, and whether it still can.

    `names` are the parts that are played then.
    """

    def __init__(self, cite: str, open: bool, names: Sequence[str]) -> None:
        self.cite: Final = cite
        self.open: Final = open
        self.names: Final = names


class Roll:
    """How many pieces of a group are known to be in play, are lost for good, or neither."""

    def __init__(self, seat: int, side: str, group: str) -> None:
        self.seat: Final = seat
        self.side: Final = side
        self.group: Final = group
        self.here = 0
        self.lost = 0
        self.other = 0


class Stakes:
    """What a game is decided by, as it is now: the goal, its rule, and the last turn (0: none).

    `sides` is what each seat has of what counts, in a few words. A game of several parts says what
    may come next, and calls the roll.
    """

    def __init__(
        self,
        goal: str,
        cite: str,
        turn: int,
        turns: int,
        sides: list[str],
        marks: list[StakeMark],
        sequels: Sequence[Sequel] = (),
        roll: Sequence[Roll] = (),
    ) -> None:
        self.goal: Final = goal
        self.cite: Final = cite
        self.turn: Final = turn
        self.turns: Final = turns
        self.sides: Final = sides
        self.marks: Final = marks
        self.sequels: Final = sequels
        self.roll: Final = roll


class ResultRow:
    """A row of the table that dice are looked up in: its rule, the scores that lead to it.

    `chance` is what it was before the dice fell; `lit` is the row that was reached.
    """

    def __init__(self, cite: str, scores: str, chance: Fraction, lit: bool) -> None:
        self.cite: Final = cite
        self.scores: Final = scores
        self.chance: Final = chance
        self.lit: Final = lit


class Dice:
    """Dice on the table: what each face did, the pieces concerned, and the sums thrown on.

    What a face did is one of `hit`, `miss`, `strike`, `pass`, `fail`, or nothing. Where each side
    throws a die, `seats` says whose each is. `rows` are those of the table it is looked up in.
    """

    def __init__(
        self,
        marks: list[str],
        pieces: list[str],
        sums: list[Tally],
        seats: list[int] | None = None,
        rows: list[ResultRow] | None = None,
    ) -> None:
        self.marks: Final = marks
        self.pieces: Final = pieces
        self.sums: Final = sums
        self.seats: Final = seats or []
        self.rows: Final = rows or []


class Outlook:
    """An order that a piece might be given, and how well it would be carried out.

    `shares` are chances by a word, the best first; `note` is its likely result.
    """

    def __init__(self, action: str, shares: list[tuple[str, Fraction]], note: str) -> None:
        self.action: Final = action
        self.shares: Final = shares
        self.note: Final = note


class Paper:
    """Something to print: a template of Typst, and the data that it is filled with."""

    def __init__(self, name: str, template: Path, data: dict[str, Any]) -> None:
        self.name: Final = name
        self.template: Final = template
        self.data: Final = data


class Sheet:
    """A piece as it stands: its state in sentences, and its numbers with what made them."""

    def __init__(
        self, lines: list[str], sums: list[Tally], outlooks: list[Outlook] | None = None
    ) -> None:
        self.lines: Final = lines
        self.sums: Final = sums
        self.outlooks: Final = outlooks or []


# For the report of a battle

# The fate of a piece that was as good as lost and came back.
RETURNED: Final = "returned"


class Thrower:
    """Whose luck a throw is: the seat, the kind of throw (ThrowKind.key) and the piece."""

    def __init__(self, seat: int, kind: str, piece: str = "") -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.piece: Final = piece


class ThrowKind:
    """A kind of throw as a report names it; `done` is what a die does that comes up well.

    A `shot` is counted for the piece that shoots. An `aside` kind has a
    measure of its own (a distance in pips) and goes into no sum.
    """

    def __init__(
        self, key: str, name: str, done: str, shot: bool = False, aside: bool = False
    ) -> None:
        self.key: Final = key
        self.name: Final = name
        self.done: Final = done
        self.shot: Final = shot
        self.aside: Final = aside


class Loss:
    """What an event costs a seat: the piece, how much of its strength, and its fate.

    `fate` is a key that the game has a word for (`Game.fate`), empty where it only bleeds.
    """

    def __init__(self, seat: int, piece: str, amount: int, fate: str = "") -> None:
        self.seat: Final = seat
        self.piece: Final = piece
        self.amount: Final = amount
        self.fate: Final = fate
