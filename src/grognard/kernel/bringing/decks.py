"""Decks that players build from a game's catalogue, as plain data: limits, and a deck judged.

A game says everything here, in the reader's words. A screen may itself add up what pieces cost and
count their copies (facts `points` and `copies` of the catalogue), to answer at once; the judgement
is the game's.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final


class DeckReason:
    """A rule that bars something, in words; `pieces` are those that it is about."""

    def __init__(self, cite: str, words: str, pieces: list[str]) -> None:
        self.cite: Final = cite
        self.words: Final = words
        self.pieces: Final = pieces


class DeckArmy:
    """One army in a battle: the seat whose deck it is, the option that holds it, its limits.

    `cards` is how many a dealt deck has there; `pieces` may be in a deck, all others may not, and
    `barred` says why of those of the army.
    """

    def __init__(
        self,
        key: str,
        seat: str,
        option: str,
        points: int,
        cards: int,
        pieces: list[str],
        barred: list[DeckReason],
    ) -> None:
        self.key: Final = key
        self.seat: Final = seat
        self.option: Final = option
        self.points: Final = points
        self.cards: Final = cards
        self.pieces: Final = pieces
        self.barred: Final = barred


class DeckBattle:
    def __init__(self, key: str, name: str, armies: list[DeckArmy]) -> None:
        self.key: Final = key
        self.name: Final = name
        self.armies: Final = armies


class DeckStyle:
    """A way in which a deck builds itself."""

    def __init__(self, key: str, title: str, about: str) -> None:
        self.key: Final = key
        self.title: Final = title
        self.about: Final = about


class DeckForm:
    """`copies` are the rules that limit copies, by kind of piece; `points` that of the total."""

    def __init__(
        self,
        battles: list[DeckBattle],
        styles: list[DeckStyle],
        copies: dict[str, str],
        points: str,
    ) -> None:
        self.battles: Final = battles
        self.styles: Final = styles
        self.copies: Final = copies
        self.points: Final = points


class DeckQuestion:
    """A deck for a battle: as text, or built in a style; `owned` are the pieces there are.

    A battle, army or scale that is left empty is that of which the text speaks.
    """

    def __init__(
        self,
        battle: str,
        army: str,
        scale: str = "",
        text: str = "",
        style: str = "",
        owned: Mapping[str, int] | None = None,
        name: str = "",
    ) -> None:
        self.battle: Final = battle
        self.army: Final = army
        self.scale: Final = scale
        self.text: Final = text
        self.style: Final = style
        self.owned: Final = owned
        self.name: Final = name


class DeckArm:
    def __init__(self, key: str, title: str, cards: int, points: int) -> None:
        self.key: Final = key
        self.title: Final = title
        self.cards: Final = cards
        self.points: Final = points


class DeckCurve:
    """Bars with their labels; `unit` is put behind their numbers."""

    def __init__(self, key: str, title: str, bars: list[tuple[str, int]], unit: str = "") -> None:
        self.key: Final = key
        self.title: Final = title
        self.bars: Final = bars
        self.unit: Final = unit


class DeckCheck:
    """A deck judged. `closed` names, for every piece of which no more may be added, the rule.

    `line` is the deck as an option takes it, `code` the share code, `listing` the file.
    """

    def __init__(
        self,
        battle: str,
        army: str,
        scale: str,
        name: str,
        copies: dict[str, int],
        points: int,
        limit: int,
        muster: int,
        flaws: list[DeckReason],
        closed: dict[str, str],
        arms: list[DeckArm],
        curves: list[DeckCurve],
        notes: list[str],
        line: str,
        code: str,
        listing: str,
    ) -> None:
        self.battle: Final = battle
        self.army: Final = army
        self.scale: Final = scale
        self.name: Final = name
        self.copies: Final = copies
        self.points: Final = points
        self.limit: Final = limit
        self.muster: Final = muster
        self.flaws: Final = flaws
        self.closed: Final = closed
        self.arms: Final = arms
        self.curves: Final = curves
        self.notes: Final = notes
        self.line: Final = line
        self.code: Final = code
        self.listing: Final = listing
