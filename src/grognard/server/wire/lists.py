"""Lists that players may bring in place of a game's own: a form to fill in, and one judged."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from grognard.kernel.bringing import lists as kernel

from .api import LONGEST_OPTION, Lang, ShortText, Strict, Text

MOST_CHANGES = 5000


class ListColumnInfo(Strict):
    """One value of every piece: a number, one of `choices` (with their titles), or a text."""

    key: str
    title: str
    kind: Literal["number", "choice", "text"]
    least: int
    most: int
    choices: dict[str, str]


class ListForm(Strict):
    """A game's own list: its columns, the values by the number of each piece, names."""

    columns: list[ListColumnInfo]
    rows: dict[str, dict[str, str]]
    names: dict[str, str]
    written: str
    longest: int


class ListChange(Strict):
    piece: ShortText
    column: ShortText
    value: ShortText


class ListQuestion(Strict):
    """A list to be judged, with values put in; an empty one means the game's own."""

    written: Annotated[Text, Field(max_length=LONGEST_OPTION)] = ""
    changes: Annotated[list[ListChange], Field(max_length=MOST_CHANGES)] = []
    lang: Lang = "en"


class ListFaultInfo(Strict):
    line: int
    piece: str
    column: str
    words: str


class ListDifferenceInfo(Strict):
    """A value that is not the game's own; without a column the piece is new, or gone."""

    piece: str
    name: str
    column: str
    title: str
    usual: str
    own: str


class ListCheck(Strict):
    """A list judged; `written` is as the option takes it, `hash` what players agree to.

    Both are empty where there are faults.
    """

    written: str
    hash: str
    faults: list[ListFaultInfo]
    differences: list[ListDifferenceInfo]


def form_of(found: kernel.ListForm) -> ListForm:
    columns = [
        ListColumnInfo(
            key=column.key,
            title=column.title,
            kind=column.kind,  # type: ignore[arg-type]
            least=column.least,
            most=column.most,
            choices=column.choices,
        )
        for column in found.columns
    ]
    return ListForm(
        columns=columns,
        rows=found.rows,
        names=found.names,
        written=found.text,
        longest=found.longest,
    )


def check_of(found: kernel.ListCheck, hash_of_text: str) -> ListCheck:
    return ListCheck(
        written=found.text,
        hash=hash_of_text,
        faults=[
            ListFaultInfo(line=f.line, piece=f.piece, column=f.column, words=f.words)
            for f in found.faults
        ],
        differences=[
            ListDifferenceInfo(
                piece=d.piece,
                name=d.name,
                column=d.column,
                title=d.title,
                usual=d.usual,
                own=d.own,
            )
            for d in found.differences
        ],
    )
