"""What decides a campaign: the battles that may follow, and who is left, as far as a seat knows.

Interpreted: nobody plays by it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grognard.kernel.aids import Roll, Sequel, Stakes

from ..campaign_sequence import LAST
from ..chapters.campaign.decks import LAST_BATTLES
from ..model.campaign import CHARLEROI, KEYS, Campaign, key_of_table
from ..model.cards import ARMIES, GENERAL
from ..model.pieces import RETREAT, Unit
from ..model.places import ALLIED_SEAT, FRENCH_SEAT, PILE
from ..model.state import Battle
from ..text.notation import is_known, viewer_of
from .stakes import stakes

BOTH_LOST: Final = "16.0 both lost"
BOTH_WON: Final = "16.0 both won"
ONE_EACH: Final = "16.0 charleroi"


def campaign_stakes(c: Campaign, seat: int | None, lang: str) -> Stakes:
    """The stakes of the battle where a player is asked, and those of the whole campaign."""
    here = stakes(c.tables[c.table], seat, lang)
    return Stakes(
        here.goal,
        here.cite,
        here.turn,
        here.turns,
        here.sides,
        here.marks,
        sequels(c),
        roll(c, viewer_of(seat)),
    )


def sequels(c: Campaign) -> list[Sequel]:
    """16.0 What follows from the battles of this stage, and what their results so far rule out."""
    if c.finished:
        return []
    if c.first_table():
        last = key_of_table(c.tables[-1])
        return [Sequel(LAST[last], True, [KEYS[last]])]
    won = {b.winner for b in c.tables if is_decided(b)}
    over = all(is_decided(b) for b in c.tables)
    both_lost, both_won = won <= {ALLIED_SEAT}, won <= {FRENCH_SEAT}
    return [
        Sequel(BOTH_WON, both_won, [KEYS[number] for number in LAST_BATTLES]),
        Sequel(ONE_EACH, not (over and (both_lost or both_won)), [KEYS[CHARLEROI]]),
        Sequel(BOTH_LOST, both_lost, []),
    ]


def is_decided(b: Battle) -> bool:
    """Its beaten side may still be testing as it goes."""
    return b.finished or b.phase == RETREAT


def roll(c: Campaign, viewer: int) -> Sequence[Roll]:
    """The troops and Generals of every corps, where a viewer knows them to be."""
    found: dict[tuple[int, str], Roll] = {}
    for u in c.tables[0].units:
        if not u.troop and u.arm != GENERAL:
            continue
        key = (int(u.army), u.card.corps)
        if key not in found:
            found[key] = Roll(int(u.seat), ARMIES[u.army].lower(), u.card.corps)
        count(c, u, viewer, found[key])
    return [found[key] for key in sorted(found)]


def count(c: Campaign, u: Unit, viewer: int, into: Roll) -> None:
    if c.is_lost(u.uid):
        into.lost += 1
    elif any(fights(c, table, u, viewer) for table in c.stage_tables()):
        into.here += 1
    else:
        into.other += 1


def fights(c: Campaign, table: int, u: Unit, viewer: int) -> bool:
    """On the field or in the Reserve of a battle in progress, as a viewer may know."""
    b = c.tables[table]
    there = b.units[u.uid]
    return not is_decided(b) and there.place < PILE and is_known(there, viewer)
