"""Campaigns that look just the same to a seat: what it learns at one table counts at the other.

Where an owner has chosen in secret at which of two battles a card fights, hidden cards first change
places between the tables; then each table is redealt like any other battle (view.py).
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.dice import Rng

from .chapters.campaign.decks import homes
from .chapters.setup import seat_of
from .model.campaign import Campaign
from .model.state import Battle
from .text.notation import has_in_hand, viewer_of
from .view import (
    Slot,
    determinize,
    fits,
    follow,
    forget_ways,
    hidden_slots,
    settle_decks,
    settle_decoys,
    shuffle,
)

FREE: Final = -1


def determinize_campaign(c: Campaign, seat: int | None, rng: Rng) -> Campaign:
    """A campaign in which every card the seat cannot see is redealt."""
    other = c.clone()
    viewer = viewer_of(seat)
    for army in range(3):
        if not has_in_hand(viewer, army):
            mix(other, army, viewer, rng)
    other.tables = [determinize(b, seat, rng) for b in other.tables]
    return other


class Place:
    """A slot at one of the tables, and the card that is put there."""

    def __init__(self, table: int, slot: Slot) -> None:
        self.table: Final = table
        self.slot: Final = slot
        self.card = FREE


def mix(c: Campaign, army: int, viewer: int, rng: Rng) -> None:
    """Let the hidden cards of an army change tables, as far as all know they may."""
    places = places_of(c, army, viewer, rng)
    at = {place.slot.uid: place.table for place in places}
    may = {uid: [t for t in tables_for(c, uid) if t in at.values()] for uid in at}
    if not any(len(tables) > 1 for tables in may.values()):
        return
    cards = sorted(may)
    shuffle(cards, rng)
    fill(c, places, cards, may)
    for table in sorted(set(at.values())):
        exchange(c.tables[table], [place for place in places if place.table == table])


def places_of(c: Campaign, army: int, viewer: int, rng: Rng) -> list[Place]:
    """Every hidden slot of an army at the tables of the stage, the most particular first."""
    found: list[Place] = []
    for table in c.stage_tables():
        slots = hidden_slots(c.tables[table], viewer)[army]
        settle_decoys(c.tables[table], slots, viewer, rng)
        settle_decks(c.tables[table], army, slots, rng)
        found += [Place(table, slot) for slot in slots]
    return sorted(found, key=lambda place: -place.slot.need)


def tables_for(c: Campaign, uid: int) -> list[int]:
    """Where a card may be, for all that everybody knows: where it began, or was sent (R166)."""
    begun = homes(c, uid)
    army = c.tables[0].units[uid].army
    if any(was_won_by(c.tables[table], army) for table in begun):
        return c.stage_tables()
    return begun


def was_won_by(b: Battle, army: int) -> bool:
    """Whether an army may have sent survivors of a battle to the other one."""
    return b.finished and b.winner == seat_of(army)


def fill(c: Campaign, places: list[Place], cards: list[int], may: dict[int, list[int]]) -> None:
    """Put a card in each place; there is a way, for the cards lie in one."""
    taken: dict[int, Place] = {}
    for place in places:
        found = find_card(c, place, cards, may, taken, set())
        assert found
    for uid, place in taken.items():
        place.card = uid


def find_card(
    c: Campaign,
    place: Place,
    cards: list[int],
    may: dict[int, list[int]],
    taken: dict[int, Place],
    tried: set[int],
) -> bool:
    """A free card for a place, or one whose own place finds another."""
    fitting = [uid for uid in cards if uid not in tried and may_lie(c, place, uid, may)]
    for uid in fitting:
        if uid not in taken:
            taken[uid] = place
            return True
    for uid in fitting:
        if uid not in tried:
            tried.add(uid)
            if find_card(c, taken[uid], cards, may, taken, tried):
                taken[uid] = place
                return True
    return False


def may_lie(c: Campaign, place: Place, uid: int, may: dict[int, list[int]]) -> bool:
    b = c.tables[place.table]
    return place.table in may[uid] and fits(b.units[uid], place.slot.need, b.units[place.slot.uid])


def exchange(b: Battle, places: list[Place]) -> None:
    """Cards that leave a table change places with those that come from the other, in the box."""
    names = list(range(len(b.units)))
    here = {place.slot.uid for place in places}
    come = {place.card for place in places}
    for place in places:
        names[place.slot.uid] = place.card
    for gone, new in zip(sorted(here - come), sorted(come - here), strict=True):
        names[new] = gone
    moved = [uid for uid in range(len(names)) if uid in here or uid in come]
    true = b.clone()
    follow(true, b, names, moved)
    forget_ways(b, moved, names)
