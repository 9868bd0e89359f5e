"""Whole lists that players may bring in place of the game's own, such as one of cards.

An option that is `agreed` (kernel/game.py) holds such a list as text. Here is what a screen needs
to fill one in and to show how it differs, as plain data in one language.
"""

from __future__ import annotations

from typing import Final

NUMBER: Final = "number"
CHOICE: Final = "choice"
TEXT: Final = "text"


class ListColumn:
    """One value of every piece: a number from `least` to `most`, one of `choices`, or a text."""

    def __init__(
        self,
        key: str,
        title: str,
        kind: str,
        least: int = 0,
        most: int = 0,
        choices: dict[str, str] | None = None,
    ) -> None:
        self.key: Final = key
        self.title: Final = title
        self.kind: Final = kind
        self.least: Final = least
        self.most: Final = most
        self.choices: Final = choices or {}


class ListForm:
    """The game's own list: its columns, and by the number of each piece their values.

    Values that a piece does not have are left out of its row; `names` are what they are called.
    """

    def __init__(
        self,
        columns: list[ListColumn],
        rows: dict[str, dict[str, str]],
        names: dict[str, str],
        text: str,
        longest: int,
    ) -> None:
        self.columns: Final = columns
        self.rows: Final = rows
        self.names: Final = names
        self.text: Final = text
        self.longest: Final = longest


class ListChange:
    """A value to be put into a list."""

    def __init__(self, piece: str, column: str, value: str) -> None:
        self.piece: Final = piece
        self.column: Final = column
        self.value: Final = value


class ListFault:
    """What is wrong, in words; `line` is 0 and `piece` and `column` empty where it is all of it."""

    def __init__(self, line: int, piece: str, column: str, words: str) -> None:
        self.line: Final = line
        self.piece: Final = piece
        self.column: Final = column
        self.words: Final = words


class ListDifference:
    """A value that is not the game's own; without a `column` the piece itself is new, or gone."""

    def __init__(
        self, piece: str, name: str, column: str, title: str, usual: str, own: str
    ) -> None:
        self.piece: Final = piece
        self.name: Final = name
        self.column: Final = column
        self.title: Final = title
        self.usual: Final = usual
        self.own: Final = own


class ListCheck:
    """A list judged: its text in the form that the option takes, empty where there are faults."""

    def __init__(
        self, text: str, faults: list[ListFault], differences: list[ListDifference]
    ) -> None:
        self.text: Final = text
        self.faults: Final = faults
        self.differences: Final = differences
