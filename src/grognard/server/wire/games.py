"""What a game publishes of itself over HTTP to everybody: its pieces, its verbs and its rules."""

from __future__ import annotations

from typing import Literal

from grognard.kernel.aids import Piece

from .api import Strict


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


def piece_info(piece: Piece) -> PieceInfo:
    return PieceInfo(
        id=piece.id,
        side=piece.side,
        kind=piece.kind,
        names=piece.names,
        titles=piece.titles,
        subtitles=piece.subtitles,
        texts=piece.texts,
        facts=piece.facts,
    )


class VerbInfo(Strict):
    """A verb of the game's orders; their order is that of menus and bars.

    `label` is by language. `icon` is beside it in the menu of a piece; empty: it is in none.
    `parts` are the names of what its actions say after verb, piece and target.
    """

    word: str
    label: dict[str, str]
    traits: list[
        Literal[
            "throws",
            "aimed",
            "test",
            "free",
            "plain",
            "kept",
            "named",
            "going",
            "held",
            "reshapes",
            "apart",
            "quiet",
            "certain",
        ]
    ]
    icon: str
    parts: list[str]


class Catalogue(Strict):
    pieces: list[PieceInfo]
    verbs: list[VerbInfo]


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
    """A question that was settled: its title asks it, `rules` are the paragraphs it is about."""

    number: str
    title: str
    text: str
    reason: str
    rules: list[str]


class FoundRules(Strict):
    """The `cite` of each rule, the `number` of each ruling, the best answer first."""

    cites: list[str]


class Rules(Strict):
    chapters: list[ChapterInfo]
    rules: list[RuleInfo]
    rulings: list[RulingInfo]
