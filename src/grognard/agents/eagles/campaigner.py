"""What a commander decides above the battles of a campaign: when to retreat, and which cards go
where.

It knows what its side knows: the enemy's hidden cards count as average ones.
"""

from __future__ import annotations

from typing import Final

from grognard.games.eagles.chapters.campaign.decks import homes
from grognard.games.eagles.chapters.campaign.reinforcing import ChooseCards
from grognard.games.eagles.model.actions import ALL, Send
from grognard.games.eagles.model.campaign import Campaign
from grognard.games.eagles.model.pieces import Unit
from grognard.games.eagles.model.places import CASUALTIES, FRENCH_SEAT, POSITIONS, line_of
from grognard.games.eagles.model.state import Battle
from grognard.kernel.decision import Decision

AVERAGE: Final = 8.0  # Battle Points of a card that is not seen
GO: Final = 500.0
STAY: Final = -100.0

# A Position is lost where the enemy in it is this many times as strong, and a battle where the
# cards still to come are no more than this share of the enemy.
CRUSHED: Final = 3.0
SPENT: Final = 0.35
# With this many times the enemy's strength no help is needed.
AMPLE: Final = 2.5


def score_retreat(c: Campaign, seat: int) -> float:
    """16.0 Whether to give a battle up, while there is another to fight."""
    if c.first_table():
        return STAY  # no stage follows these
    other = c.tables[1 - c.table]
    if seat == FRENCH_SEAT and other.finished and other.winner == 1 - seat:
        return STAY  # with both lost everything is lost
    return GO if is_hopeless(c.tables[c.table], seat) else STAY


def is_hopeless(b: Battle, seat: int) -> bool:
    """A Position is about to fall, and too few are left to do anything about it."""
    theirs = points_of(b, 1 - seat, seat)
    if points_of(b, seat, seat) > SPENT * theirs:
        return False
    for pos in range(POSITIONS):
        if line_of(pos) == seat and b.engaged(pos) and b.troops[2 * pos + seat] <= 1:
            if points_in(b, 1 - seat, pos, seat) > CRUSHED * points_in(b, seat, pos, seat):
                return True
    return False


def points_of(b: Battle, side: int, seat: int) -> float:
    """The Battle Points of the troops that a side still has at a battle, as a seat knows them."""
    total = 0.0
    for place in range(CASUALTIES):
        total += points_in(b, side, place, seat)
    return total


def points_in(b: Battle, side: int, place: int, seat: int) -> float:
    total = 0.0
    for uid in b.at[place]:
        if b.units[uid].seat == side:
            total += points(b.units[uid], seat)
    return total


def points(u: Unit, seat: int) -> float:
    if not u.up and u.seat != seat:
        return AVERAGE
    return float(u.card.bp) if u.troop else 0.0


def score_send(c: Campaign, decision: Decision, action: Send) -> float:
    """R166, R140 Sending a card is worth something or nothing; sending no more is worth 0."""
    assert isinstance(decision, ChooseCards)
    if decision.decks:
        return score_deck(c, decision.seat, action)
    return score_survivors(c, decision.seat, action)


def score_survivors(c: Campaign, seat: int, action: Send) -> float:
    """All go where they are needed, and none to a battle that is lost or won without them."""
    other = c.other_table(c.table)
    assert other >= 0
    b = c.tables[other]
    ours, theirs = points_of(b, seat, seat), points_of(b, 1 - seat, seat)
    last = c.first_table() > 0
    if not last and (is_hopeless(b, seat) or ours > AMPLE * theirs):
        return STAY
    return GO if action.card == ALL else 1.0


def score_deck(c: Campaign, seat: int, action: Send) -> float:
    """Enough for the first battle to hold; Waterloo decides, so the rest goes there."""
    if action.card == ALL:
        return STAY
    first = c.first_table()
    u = c.tables[c.table].units[action.card]
    enough = points_of(c.tables[first], seat, seat) >= printed_points(c, 1 - seat, first)
    return STAY if enough or not u.troop else points(u, seat)


def printed_points(c: Campaign, side: int, table: int) -> float:
    """The Battle Points of the troops that a side must have at a battle, as everybody knows."""
    total = 0.0
    for u in c.tables[table].units:
        if u.seat == side and u.troop and homes(c, u.uid) == [table]:
            total += float(u.card.bp)
    return total
