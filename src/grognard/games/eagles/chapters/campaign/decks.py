"""Chapter 16: the decks of a campaign: which cards fight in which battle.

Everybody can work this out, but for the cards that their owner may put in either of two decks.
"""

from __future__ import annotations

from typing import Final

from ...model.campaign import (
    CHARLEROI,
    KEYS,
    LIGNY,
    QUATRE_BRAS,
    WATERLOO,
    WAVRE,
    Campaign,
    bring,
    key_of_table,
)
from ...model.cards import GENERAL, TERRAIN, Card, battles
from ...model.options import Options
from ...model.pieces import Setting, unit
from ...model.places import BOX, CASUALTIES, PILE
from ...model.special_ids import title_of
from ...model.state import Battle, blank
from ..decks import TROOPS_NEEDED
from ..setup import card_list, seat_of

FIRST_BATTLES: Final = (QUATRE_BRAS, LIGNY)
LAST_BATTLES: Final = (WAVRE, WATERLOO)


# Campaigns share the cards that have never left the box.
_tables: Final[dict[str, Battle]] = {}
MOST_KEPT: Final = 16


def new_table(options: Options, number: int, amended: bool) -> Battle:
    """16.0 A battle with every card of the series still in the box."""
    if options.cards:
        return made_table(options, number, amended)  # the file may change
    key = f"{number} {amended} {sorted(options.given.items())!r}"
    found = _tables.get(key)
    if found is None:
        found = made_table(options, number, amended)
        if len(_tables) >= MOST_KEPT:
            del _tables[next(iter(_tables))]
        _tables[key] = found
    return found.clone()


def made_table(options: Options, number: int, amended: bool) -> Battle:
    """16.0 The same, with the rates of its armies (R6, R163)."""
    cards = card_list(options).cards
    chart = battles()[KEYS[number]]
    setting = Setting(chart, options, [card.label() for card in cards], amended, True)
    for army, line in chart.decks.items():
        setting.musters[army] = int(line.muster > 0)
        setting.draws[army] = line.draw if number == CHARLEROI else 2 * line.draw
    b = blank(setting)
    for uid, card in enumerate(cards):
        b.units.append(unit(uid, card, seat_of(card.army), title_of(card.special)))
        b.at[BOX].append(uid)
        setting.pool_sizes[card.army] += 1
        if card.arm == GENERAL and card.subtype == "army":
            setting.commanders[card.army] = uid
    return b


def homes(c: Campaign, uid: int) -> list[int]:
    """The tables of the stage at which a card may begin it, as everybody knows."""
    card = c.tables[0].units[uid].card
    tables = [t for t in c.stage_tables() if card.army in armies_at(c.tables[t])]
    printed = [t for t in tables if c.tables[t].setting.chart.key in card.battles]
    if c.first_table() == 0:
        return printed
    if was_lost_before(c, uid) or (card.arm == TERRAIN and not printed):
        return []
    return printed or ([] if waits_at_hal(c, card) else tables)  # R95, R140


def armies_at(b: Battle) -> list[int]:
    """The armies that fight a battle from its beginning."""
    return list(battles()[b.setting.chart.key].decks)


def was_lost_before(c: Campaign, uid: int) -> bool:
    """16.0 Eliminated in an earlier stage, for the whole campaign."""
    return any(b.units[uid].place == CASUALTIES for b in c.tables[: c.first_table()])


def waits_at_hal(c: Campaign, card: Card) -> bool:
    """16.0 Cards that have not been in any battle come only to Charleroi (R97)."""
    fought = any(KEYS[number] in card.battles for number in FIRST_BATTLES)
    return not fought and key_of_table(c.tables[-1]) != CHARLEROI


def lay_out_decks(c: Campaign) -> None:
    """16.0 Each card goes to its deck; one that has a choice to the later one, until it is sent."""
    for uid in range(len(c.tables[0].units)):
        tables = homes(c, uid)
        if tables:
            bring(c.tables[tables[-1]], uid)


def free_cards(c: Campaign, seat: int) -> list[int]:
    """R95, R140 The cards of a side that may go to either of two decks."""
    units = c.tables[0].units
    return [u.uid for u in units if u.seat == seat and len(homes(c, u.uid)) > 1]


def half(b: Battle, army: int) -> int:
    """16.0 A Muster is half the deck, rounded down (R4)."""
    return len(b.at[PILE + army]) // 2


def can_muster(b: Battle, army: int) -> bool:
    """R168 Half the deck must be able to hold a troop card for each Position."""
    if not b.setting.musters[army]:
        return False
    troops = sum(b.units[uid].troop for uid in b.at[PILE + army])
    return troops >= TROOPS_NEEDED and half(b, army) >= TROOPS_NEEDED
