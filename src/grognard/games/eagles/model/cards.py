"""Chapter 1: The Cards, and the Battles Chart of chapter 3.

A card list is two CSV files, ordinary cards and Specials; columns may be in any order. The
list shipped with the game is a reconstruction (see `RECONSTRUCTED`); a player who owns the cards
can load their own list with `read_cards`, which reports every bad row at once.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import grognard
from grognard.kernel.refusal import BadData

from .card_rows import Faults, Row, bad_list, read_rows, read_text
from .special_ids import KEYS

FRENCH: Final = 0
BRITISH: Final = 1
PRUSSIAN: Final = 2
ARMIES: Final = ("French", "British", "Prussian")

GENERAL: Final = 0
INFANTRY: Final = 1
CAVALRY: Final = 2
ARTILLERY: Final = 3
TERRAIN: Final = 4
SPECIAL: Final = 5
ARMS: Final = ("General", "Infantry", "Cavalry", "Artillery", "Terrain", "Special")
TROOPS: Final = (INFANTRY, CAVALRY, ARTILLERY)

NO_TERRAIN: Final = 0
HILL: Final = 1
WOODS: Final = 2
RIVER: Final = 3
BUILDING: Final = 4
TERRAIN_KINDS: Final = ("", "hill", "woods", "river", "building")

LANES: Final = ("L", "C", "R")

MORALE_GRADES: Final = ("", "D", "C", "B", "A")
RANKS: Final = ("army", "wing", "chief_of_staff", "second", "corps", "division")
GUNS: Final = ("foot", "horse")

# Charleroi is never printed on a card: 16.0 takes every card there.
# R11: 193 is printed for Ligny too, where no British army fights; the list leaves that out.
PRINTED_BATTLES: Final = ("quatre-bras", "ligny", "wavre", "waterloo", "hal")

RECONSTRUCTED: Final = {
    "en": (
        "The 252 ordinary cards are a reconstruction from the historical order of battle, not the "
        "publisher's card list, which is not public; the 48 Specials follow the published texts."
    ),
    "fr": (
        "Les 252 cartes ordinaires sont une reconstitution d'après l'ordre de bataille historique "
        "et non la liste de l'éditeur, qui n'est pas publique\xa0; les 48 cartes spéciales suivent "
        "les textes publiés."
    ),
}


class Card:
    """1.0 One card, as printed. Never changes; shared by every game."""

    def __init__(
        self,
        number: int,
        army: int,
        arm: int,
        name_en: str,
        name_fr: str = "",
        corps: str = "",
        division: str = "",
        brigade: str = "",
        nationality: str = "",
        subtype: str = "",
        cv: int = 0,
        fire: int = 0,
        fire_long: int = 0,
        fire_short: int = 0,
        shock: int = 0,
        morale: int = 0,
        offense: int = 0,
        defense: int = 0,
        bp: int = 0,
        battles: Sequence[str] = (),
        lane: int = -1,
        terrain: int = NO_TERRAIN,
        capacity: int = 0,
        move_limit: int = 0,
        terrain_morale: int = 0,
        special: str = "",
        effect_en: str = "",
        effect_fr: str = "",
        notes: str = "",
        strength: str = "",
    ) -> None:
        self.number: Final = number
        self.army: Final = army
        self.arm: Final = arm
        self.name_en: Final = name_en
        self.name_fr: Final = name_fr or name_en
        self.corps: Final = corps
        self.division: Final = division
        self.brigade: Final = brigade
        self.nationality: Final = nationality
        self.subtype: Final = subtype
        self.cv: Final = cv
        self.fire: Final = fire
        self.fire_long: Final = fire_long
        self.fire_short: Final = fire_short
        self.shock: Final = shock
        self.morale: Final = morale
        self.offense: Final = offense
        self.defense: Final = defense
        self.bp: Final = bp
        self.battles: Final[list[str]] = list(battles)
        self.lane: Final = lane
        self.terrain: Final = terrain
        self.capacity: Final = capacity
        self.move_limit: Final = move_limit
        self.terrain_morale: Final = terrain_morale
        self.special: Final = special
        self.effect_en: Final = effect_en
        self.effect_fr: Final = effect_fr or effect_en
        self.notes: Final = notes
        self.strength: Final = strength
        self.troop: Final[bool] = arm in TROOPS
        self.horse: Final[bool] = arm == ARTILLERY and subtype == "horse"
        self.twice: Final[bool] = arm == CAVALRY or arm == GENERAL  # 8.3, 12.0: two moves
        self.lancer: Final[bool] = arm == CAVALRY and "lancer" in subtype
        self.dutch_belgian: Final[bool] = self.troop and nationality == "Dutch-Belgian"
        self.chief_of_staff: Final[bool] = arm == GENERAL and subtype == "chief_of_staff"
        self.second: Final[bool] = arm == GENERAL and subtype == "second"
        self.army_commander: Final[bool] = (
            arm == GENERAL and corps == "A" and subtype not in ("chief_of_staff", "second")
        )

    def label(self) -> str:
        """The number as printed on the card: 015."""
        return f"{self.number:03d}"

    def __repr__(self) -> str:
        return f"<Card {self.label()} {self.name_en}>"


class CardList:
    """A set of cards to play with: the reconstruction, or a player's own list."""

    def __init__(self, name: str, cards: list[Card], reconstructed: bool = False) -> None:
        self.name: Final = name
        self.by_number: Final[dict[int, Card]] = {card.number: card for card in cards}
        self.cards: Final[list[Card]] = [self.by_number[n] for n in sorted(self.by_number)]
        self.reconstructed: Final = reconstructed


class DeckLine:
    """3.0 One army's line of the Battles Chart: D, M, R and BP."""

    def __init__(self, deck: int, muster: int, draw: int, points: int) -> None:
        self.deck: Final = deck
        self.muster: Final = muster
        self.draw: Final = draw
        self.points: Final = points

    def __repr__(self) -> str:
        return f"D{self.deck}/M{self.muster} R{self.draw}/BP{self.points}"


class BattleChart:
    """3.0 One battle of the Battles Chart; `half_muster` where every Muster is half the deck."""

    def __init__(
        self,
        key: str,
        name_en: str,
        name_fr: str,
        decks: dict[int, DeckLine],
        half_muster: bool = False,
        note_en: str = "",
        note_fr: str = "",
    ) -> None:
        self.key: Final = key
        self.name_en: Final = name_en
        self.name_fr: Final = name_fr
        self.decks: Final = decks
        self.half_muster: Final = half_muster
        self.note_en: Final = note_en
        self.note_fr: Final = note_fr


ORDINARY_COLUMNS: Final = (
    "number army type name_en name_fr corps division brigade nationality subtype cv fire "
    "fire_long fire_short shock morale offense defense bp battles position terrain_kind "
    "terrain_capacity move_limit"
).split()
ORDINARY_OPTIONAL: Final = ["strength", "terrain_morale", "notes", "confidence"]
SPECIAL_COLUMNS: Final = "number army key name_en name_fr battles effect_en bp".split()
SPECIAL_OPTIONAL: Final = ["effect_fr", "notes"]

MOST_MEN: Final = 99_999
MOST_CARDS: Final = 500

RANGES: Final = {
    "cv": (1, 5),
    "fire": (1, 3),
    "fire_long": (1, 3),
    "fire_short": (1, 3),
    "shock": (2, 4),
    "offense": (0, 5),
    "defense": (0, 5),
    "terrain_capacity": (1, 2),
    "move_limit": (1, 2),
    "terrain_morale": (-3, 3),
}
RATINGS: Final = {
    GENERAL: ["offense", "defense"],
    INFANTRY: ["cv", "fire", "shock"],
    CAVALRY: ["cv", "fire", "shock"],
    ARTILLERY: ["cv", "fire_long", "fire_short"],
    TERRAIN: ["terrain_capacity", "move_limit", "terrain_morale"],
}


_standard: CardList | None = None
_battles: Final[dict[str, BattleChart]] = {}


def standard() -> CardList:
    """1.0 The 300 cards of the series."""
    global _standard
    if _standard is None:
        read = read_cards(data_file("cards.csv"), data_file("specials.csv"))
        _standard = CardList("standard", read.cards, reconstructed=True)
    return _standard


def battles() -> dict[str, BattleChart]:
    """3.0 The Battles Chart, and Charleroi (16.0), by key."""
    if not _battles:
        text = data_file("battles.toml").read_text(encoding="utf-8")
        for key, entry in tomllib.loads(text).items():
            _battles[key] = chart(key, entry)
    return _battles


def read_cards(ordinary: Path, specials: Path | None = None) -> CardList:
    """1.0 A player's own list; without Specials of its own it takes the 48 published ones."""
    faults = Faults()
    text = read_text(ordinary, faults)
    found = cards_in(ordinary.name, text, specials, faults)
    if faults.lines:
        raise bad_list(faults.lines)
    return CardList(ordinary.stem, found)


def cards_in(file: str, text: str | None, specials: Path | None, faults: Faults) -> list[Card]:
    """The cards of a list and its Specials; everything wrong with them is added to the faults."""
    rows = read_rows(file, text, ORDINARY_COLUMNS, ORDINARY_OPTIONAL, faults)
    if len(rows) > MOST_CARDS:
        faults.add_whole(file, 0, "too-many-cards", found=len(rows), most=MOST_CARDS)
        return []
    cards = [ordinary_card(row) for row in rows]
    extra = specials or data_file("specials.csv")
    special_text = read_text(extra, faults)
    special_rows = read_rows(extra.name, special_text, SPECIAL_COLUMNS, SPECIAL_OPTIONAL, faults)
    cards += [special_card(row) for row in special_rows]
    refuse_repeats(rows + special_rows)
    return cards


def ordinary_card(row: Row) -> Card:
    """1.0 Generals, Infantry, Cavalry, Artillery and Terrain."""
    arm = row.choice("type", ARMS[:SPECIAL])
    kind = max(NO_TERRAIN, mark(row, "terrain_kind", TERRAIN_KINDS, arm, [TERRAIN]))
    ratings = rated(row, arm, kind)
    check_kind(row, arm)
    return Card(
        number=row.whole("number", 1, 999),
        army=row.choice("army", ARMIES),
        arm=arm,
        name_en=row.name("name_en"),
        name_fr=row.name("name_fr"),
        corps=row.plain("corps"),  # R3: the printed code reads corps, division, brigade
        division=row.plain("division"),
        brigade=row.plain("brigade"),
        nationality=row.plain("nationality"),
        subtype=row.plain("subtype"),
        cv=ratings.get("cv", 0),
        fire=ratings.get("fire", 0),
        fire_long=ratings.get("fire_long", 0),
        fire_short=ratings.get("fire_short", 0),
        shock=ratings.get("shock", 0),
        morale=max(0, mark(row, "morale", MORALE_GRADES, arm, TROOPS)),
        offense=ratings.get("offense", 0),
        defense=ratings.get("defense", 0),
        bp=row.whole("bp", 1, 99),
        battles=row.battles(PRINTED_BATTLES),
        lane=mark(row, "position", LANES, arm, [TERRAIN]),
        terrain=kind,
        capacity=ratings.get("terrain_capacity", 0),
        move_limit=ratings.get("move_limit", 0),
        terrain_morale=ratings.get("terrain_morale", 0),
        notes=row.text("notes"),
        strength=str(row.whole("strength", 0, MOST_MEN)) if row.text("strength") else "",
    )


def special_card(row: Row) -> Card:
    """13.0 A Special: its effect is printed on it."""
    row.choice("key", KEYS)
    return Card(
        number=row.whole("number", 1, 999),
        army=row.choice("army", ARMIES),
        arm=SPECIAL,
        name_en=row.filled("name_en"),
        name_fr=row.filled("name_fr"),
        bp=row.whole("bp", 1, 99),
        battles=row.battles(PRINTED_BATTLES),
        special=row.text("key"),
        effect_en=row.filled("effect_en"),
        effect_fr=row.text("effect_fr"),
        notes=row.text("notes"),
    )


def rated(row: Row, arm: int, kind: int) -> dict[str, int]:
    """7.1, 7.2, 7.3, 12.1 The ratings of an arm; those of other arms must stay empty."""
    if arm < 0:
        return {}
    ratings: dict[str, int] = {}
    for column, (low, high) in RANGES.items():
        if column not in RATINGS[arm] or column == unused_rating(arm, kind):
            row.blank(column, TERRAIN_KINDS[kind] or ARMS[arm])
        elif column != "terrain_morale" or row.text(column):
            ratings[column] = row.whole(column, low, high)
    if arm == CAVALRY and ratings["fire"] > 1:
        row.fault("fire", "number", "1 for Cavalry (7.22)", (1, 1))
    return ratings


def unused_rating(arm: int, kind: int) -> str:
    """11.3 Rivers have a Move Limit and no room for cards; other Terrain the reverse."""
    if arm != TERRAIN:
        return ""
    return "terrain_capacity" if kind == RIVER else "move_limit"


def mark(row: Row, column: str, words: Sequence[str], arm: int, bearers: Sequence[int]) -> int:
    """4.2, 6.0, 11.0 A mark that only some arms have; the others must leave it empty."""
    if arm in bearers:
        return row.choice(column, words)
    if arm >= 0:
        row.blank(column, ARMS[arm])
    return -1


def check_kind(row: Row, arm: int) -> None:
    """11.0, 12.2, 17.4 Terrain belongs to one battle; troops and Generals to a corps."""
    if arm == TERRAIN:
        row.blank("corps", "Terrain")
        if ";" in row.text("battles") or row.text("battles").lower() == "hal":
            row.fault("battles", "battle", "one battle for Terrain (11.0)")
    elif arm >= 0:
        row.filled("corps")
    if arm == GENERAL:
        row.choice("subtype", RANKS)
    if arm == ARTILLERY:
        row.choice("subtype", GUNS)


def refuse_repeats(rows: list[Row]) -> None:
    """1.0 Every card has a number of its own."""
    first: dict[str, Row] = {}
    for row in rows:
        number = row.text("number").lstrip("0")
        if number in first:
            before = first[number]
            expected = f"a new one: {before.file}, line {before.line} already has it"
            row.fault("number", "new", expected)
        elif number:
            first[number] = row


def chart(key: str, entry: dict[str, object]) -> BattleChart:
    """3.0 One battle, as its table in battles.toml gives it."""
    decks: dict[int, DeckLine] = {}
    for army, name in enumerate(ARMIES):
        line = entry.get(name.lower())
        if isinstance(line, dict):
            decks[army] = DeckLine(line["deck"], line["muster"], line["draw"], line["points"])
    return BattleChart(
        key,
        str(entry["name_en"]),
        str(entry["name_fr"]),
        decks,
        bool(entry.get("half_muster", False)),
        str(entry.get("note_en", "")),
        str(entry.get("note_fr", "")),
    )


def data_file(name: str) -> Path:
    # The compiled modules may lie in another folder than the data, so ask the package itself.
    for root in grognard.__path__:
        path = Path(root, "games", "eagles", "data", name)
        if path.is_file():
            return path
    raise BadData(name, "", "this file of the game is missing; reinstall the package")
