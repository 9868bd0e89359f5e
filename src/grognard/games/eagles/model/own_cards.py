"""A player's own card list as text: what the options of a battle carry and records keep.

The text is a CSV file that `grognard cards --check` reads, in one fixed form: the same cards are
always the same text, so that its hash identifies them. The 48 Specials are the published ones.
"""

from __future__ import annotations

import csv
import hashlib
import io
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from grognard.kernel.refusal import BadData

from .card_rows import Faults, bad_list
from .cards import (
    ARMIES,
    ARMS,
    LANES,
    MORALE_GRADES,
    ORDINARY_COLUMNS,
    RATINGS,
    RIVER,
    SPECIAL,
    TERRAIN_KINDS,
    Card,
    CardList,
    cards_in,
    read_cards,
    standard,
)

FILE: Final = "card-list"
COLUMNS: Final = [*ORDINARY_COLUMNS, "strength", "terrain_morale"]
LONGEST: Final = 60_000
MOST_LISTS: Final = 8

_lists: Final[dict[str, CardList]] = {}


def own_list(text: str) -> CardList:
    """1.0 The cards of a text in the fixed form; read once for the same text."""
    found = _lists.get(text)
    if found is None:
        found = read_list(text)
        if written(found) != text:
            problem = "expected the form that `grognard cards --check FILE --write FILE` writes"
            raise BadData(FILE, "", problem)
        if len(_lists) >= MOST_LISTS:
            del _lists[next(iter(_lists))]
        _lists[text] = found
    return found


def read_list(text: str) -> CardList:
    """A list in any form, such as a file that a player has written; raises BadData."""
    faults = Faults()
    cards = checked(text, faults)
    if faults.lines:
        raise bad_list(faults.lines)
    return CardList(FILE, cards)


def checked(text: str, faults: Faults) -> list[Card]:
    """As `cards --check` does; what is wrong is added to the faults."""
    if len(text) > LONGEST:
        faults.add_whole(FILE, 0, "too-long", found=len(text), most=LONGEST)
        return []
    return cards_in(FILE, text.removeprefix("\ufeff"), None, faults)


def written(cards: CardList) -> str:
    """The list in the fixed form."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    for card in cards.cards:
        if card.arm != SPECIAL:
            cells = cells_of(card)
            writer.writerow([cells[column] for column in COLUMNS])
    return out.getvalue()


def carried(options: Mapping[str, str]) -> dict[str, str]:
    """1.0 Options with the list itself in the place of its file; raises BadData."""
    given = dict(options)
    file = given.pop("cards", "")
    if file and not given.get("card-list"):
        given["card-list"] = written(read_cards(Path(file)))
    elif file:
        given["cards"] = file  # one too many, which the options refuse
    return given


def hash_of(text: str) -> str:
    """What players agree to; any program computes it from the file."""
    return hashlib.sha256(text.encode()).hexdigest()


def folded(text: str) -> str:
    """On one line, for positions: no cell holds a backslash."""
    return text.replace("\n", "\\n")


def unfolded(text: str) -> str:
    return text.replace("\\n", "\n")


def cells_of(card: Card) -> dict[str, str]:
    """1.0 What a file says of an ordinary card, by its columns."""
    cells = dict.fromkeys(COLUMNS, "")
    cells["number"] = card.label()
    cells["army"] = ARMIES[card.army]
    cells["type"] = ARMS[card.arm]
    cells["name_en"], cells["name_fr"] = card.name_en, card.name_fr
    cells["corps"], cells["division"], cells["brigade"] = card.corps, card.division, card.brigade
    cells["nationality"], cells["subtype"] = card.nationality, card.subtype
    cells["bp"] = str(card.bp)
    cells["battles"] = ";".join(card.battles)
    cells["strength"] = card.strength
    cells["morale"] = MORALE_GRADES[card.morale]
    cells["position"] = LANES[card.lane] if card.lane >= 0 else ""
    cells["terrain_kind"] = TERRAIN_KINDS[card.terrain]
    for column in columns_of(card.arm, card.terrain):
        cells[column] = str(rating_of(card, column))
    if not card.terrain_morale:
        cells["terrain_morale"] = ""
    return cells


def columns_of(arm: int, kind: int) -> list[str]:
    """7.1, 7.2, 7.3, 11.3, 12.1 The ratings that a card of this arm has."""
    unused = "terrain_capacity" if kind == RIVER else "move_limit"
    return [column for column in RATINGS[arm] if column != unused]


def rating_of(card: Card, column: str) -> int:
    ratings = {
        "cv": card.cv,
        "fire": card.fire,
        "fire_long": card.fire_long,
        "fire_short": card.fire_short,
        "shock": card.shock,
        "offense": card.offense,
        "defense": card.defense,
        "terrain_capacity": card.capacity,
        "move_limit": card.move_limit,
        "terrain_morale": card.terrain_morale,
    }
    return ratings[column]


class Difference:
    """A value that is not the shipped list's; without a column the card itself is new or gone."""

    def __init__(self, number: int, column: str, usual: str, own: str) -> None:
        self.number: Final = number
        self.column: Final = column
        self.usual: Final = usual
        self.own: Final = own


def differences(mine: CardList) -> list[Difference]:
    """Every value in which a list differs from the shipped one, card by card."""
    found: list[Difference] = []
    shipped = standard().by_number
    for number in sorted({*shipped, *mine.by_number}):
        before, after = shipped.get(number), mine.by_number.get(number)
        if before is None or after is None:
            usual, own = name_of(before), name_of(after)
            found.append(Difference(number, "", usual, own))
        elif before.arm != SPECIAL and after.arm != SPECIAL:
            found += changes(number, cells_of(before), cells_of(after))
    return found


def name_of(card: Card | None) -> str:
    return card.name_en if card is not None else ""


def changes(number: int, usual: dict[str, str], own: dict[str, str]) -> list[Difference]:
    return [
        Difference(number, column, usual[column], own[column])
        for column in COLUMNS
        if usual[column] != own[column]
    ]
