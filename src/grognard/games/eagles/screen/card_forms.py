"""1.0 The card list as a form: for those who own the cards and enter their printed values.

Judged by the code of `grognard cards --check`. Interpreted: only a person waits for it.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence

from grognard.kernel.bringing.lists import (
    CHOICE,
    NUMBER,
    TEXT,
    ListChange,
    ListCheck,
    ListColumn,
    ListDifference,
    ListFault,
    ListForm,
)

from ..model.card_rows import LONGEST_TEXT, Faults, WrongCell
from ..model.cards import (
    LANES,
    MORALE_GRADES,
    MOST_MEN,
    PRINTED_BATTLES,
    RANGES,
    SPECIAL,
    CardList,
    standard,
)
from ..model.own_cards import (
    COLUMNS,
    FILE,
    LONGEST,
    Difference,
    cells_of,
    checked,
    differences,
    written,
)
from .words import say

FIXED = ("number", "army", "type", "terrain_kind")  # what a card is, which no print changes
MOST_FAULTS = 50
MOST_POINTS = 99
MOST_DIGITS = 9


def card_form(lang: str) -> ListForm:
    """The shipped cards, and the allowed values."""
    cards = [card for card in standard().cards if card.arm != SPECIAL]
    rows = {
        card.label(): {key: value for key, value in cells_of(card).items() if value}
        for card in cards
    }
    names = {card.label(): card.name_fr if lang == "fr" else card.name_en for card in cards}
    columns = [column(key, lang) for key in COLUMNS if key not in FIXED]
    return ListForm(columns, rows, names, written(standard()), LONGEST)


def column(key: str, lang: str) -> ListColumn:
    title = say(lang, "card-column", column=key)
    if key in RANGES:
        return ListColumn(key, title, NUMBER, *RANGES[key])
    if key == "bp":
        return ListColumn(key, title, NUMBER, 1, MOST_POINTS)
    if key == "strength":
        return ListColumn(key, title, NUMBER, 0, MOST_MEN)
    if key == "morale":
        return ListColumn(key, title, CHOICE, choices={grade: grade for grade in MORALE_GRADES[1:]})
    if key == "position":
        lanes = {lane: say(lang, "card-lane", lane=lane) for lane in LANES}
        return ListColumn(key, title, CHOICE, choices=lanes)
    return ListColumn(key, title, TEXT, 0, LONGEST_TEXT)


def card_check(text: str, changes: Sequence[ListChange], lang: str) -> ListCheck:
    """A list, or the shipped one where there is no text, with these values put in, judged."""
    faults = Faults()
    cards = checked(changed(text or written(standard()), changes), faults)
    if faults.lines:
        return ListCheck("", in_words(faults, lang), [])
    mine = CardList(FILE, cards)
    return ListCheck(written(mine), [], [in_one_language(d, mine, lang) for d in differences(mine)])


def changed(text: str, changes: Sequence[ListChange]) -> str:
    """Put values into a list in the fixed form; all other values stay, to be judged."""
    if not changes or len(text) > LONGEST:
        return text
    by_number: dict[str, dict[str, str]] = {}
    for change in changes:
        by_number.setdefault(change.piece, {})[change.column] = change.value
    try:
        lines = list(csv.reader(io.StringIO(text, newline=""), strict=True))
    except csv.Error:
        return text
    out = io.StringIO()
    header = lines[0] if lines else []
    csv.writer(out, lineterminator="\n").writerows(with_values(header, c, by_number) for c in lines)
    return out.getvalue()


def with_values(
    header: list[str], cells: list[str], by_number: dict[str, dict[str, str]]
) -> list[str]:
    """One line with its new values; a line that does not fit its header stays as it is."""
    if cells is header or len(cells) != len(header):
        return cells
    row = dict(zip(header, cells, strict=True))
    given = by_number.get(label_of(row.get("number", "")), {})
    return [given.get(key, row[key]) for key in header]


def in_words(faults: Faults, lang: str) -> list[ListFault]:
    """Cell by cell; where the file as a whole cannot be read, the reader's own words for that."""
    if not faults.cells:
        told = faults.whole[0][lang]
        return [ListFault(0, "", "", say(lang, "card-fault-file", detail=told))]
    return [
        ListFault(cell.line, label_of(cell.number), cell.column, fault_words(cell, lang))
        for cell in faults.cells[:MOST_FAULTS]
    ]


def label_of(number: str) -> str:
    whole = number.isascii() and number.isdecimal() and len(number) < MOST_DIGITS
    return f"{int(number):03d}" if whole else number


def fault_words(cell: WrongCell, lang: str) -> str:
    """Which value of which card, and what was expected there."""
    expected = say(
        lang,
        "card-expected",
        kind=cell.kind,
        least=cell.least,
        most=cell.most,
        battles=", ".join(PRINTED_BATTLES),
    )
    title = say(lang, "card-column", column=cell.column)
    number = label_of(cell.number) or "?"
    return say(
        lang, "card-fault", card=number, column=title, value=cell.value or "–", expected=expected
    )


def in_one_language(found: Difference, mine: CardList, lang: str) -> ListDifference:
    card = mine.by_number.get(found.number) or standard().by_number[found.number]
    name = card.name_fr if lang == "fr" else card.name_en
    title = say(lang, "card-column", column=found.column) if found.column else ""
    return ListDifference(card.label(), name, found.column, title, found.usual, found.own)
