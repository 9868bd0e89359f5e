"""When the sensible commander of EAGLES plays a Special: one simple rule for each title."""

from __future__ import annotations

from typing import Final

from grognard.games.eagles.model import special_ids as t
from grognard.games.eagles.model.actions import NOTHING, position_of
from grognard.games.eagles.model.cards import ARTILLERY, CAVALRY, FRENCH, INFANTRY
from grognard.games.eagles.model.pieces import FIRED, FRESH, MOVED, Unit
from grognard.games.eagles.model.places import POSITIONS, line_of, opposite
from grognard.games.eagles.model.state import Battle

YES: Final = 3.0
NO: Final = -1.0
STRONG: Final = 3  # combat value of a card worth a Special

_WITH_A_SHOT: Final = (
    t.DOUBLE_GRAPE,
    t.RICOCHET_FIRE,
    t.HOWITZER_FIRE,
    t.SAPPERS,
    t.CONGREVE_ROCKETS,
    t.SHRAPNEL,
)


def worth_of_special(b: Battle, special: Unit, target: int) -> float:
    """Whether its effect now is worth the card, as a score."""
    if target == NOTHING:
        return YES  # late reserves
    if target >= 0:
        return YES if worth_on_card(b, special, b.units[target]) else NO
    return worth_on_position(b, special, position_of(target))


def worth_on_card(b: Battle, special: Unit, x: Unit) -> bool:
    title = special.title
    if title == t.RALLY:
        return x.card.bp >= 6 or hangs(b, x)
    if title in _WITH_A_SHOT:
        return x.card.cv >= 2
    if title == t.PANIC:
        return b.troops[2 * x.place + x.seat] >= 3
    if title == t.EMERGENCY_PRONE:
        return x.uid == b.act_target
    if title == t.FATIGUE:
        return x.uid == b.act_card
    if not x.up:
        return title == t.AMMO_DEPLETION
    return x.card.cv >= STRONG


def hangs(b: Battle, x: Unit) -> bool:
    """Whether a Position may fall along with this card."""
    return b.engaged(x.place) and b.troops[2 * x.place + x.seat] <= 2


def worth_on_position(b: Battle, special: Unit, pos: int) -> float:
    count = served(b, special, pos)
    if special.title == t.LOST_ORDERS:
        return YES if pos == b.act_to and line_of(pos) == special.seat else NO
    if special.title in (t.VIVE_LEMPEREUR, t.THE_COLORS, t.VORWARTS):
        return YES if tested_hits(b) > 1 or count > 1 else NO
    if special.title == t.REVERSE_SLOPE:
        return YES if count else NO
    return YES + count if count > 1 else NO


def tested_hits(b: Battle) -> int:
    return b.units[b.test_card].hits if b.test_card >= 0 else 0


def served(b: Battle, special: Unit, pos: int) -> int:
    """How many cards in reach the effect would touch."""
    place = opposite(pos) if special.title == t.REVERSE_SLOPE else pos
    count = 0
    for uid in b.at[place]:
        if touches(special, b.units[uid]):
            count += 1
    return count


def touches(special: Unit, x: Unit) -> bool:
    """Whether one card is affected, as far as the player of the Special can see."""
    own = x.seat == special.seat
    if not x.troop or x.place >= POSITIONS or not (own or x.up):
        return False
    title = special.title
    idle = not x.acted & (FIRED | MOVED)
    if title == t.BAYONET_CHARGE:
        return own and idle and x.arm == INFANTRY
    if title == t.GRAND_CHARGE:
        return own and idle and x.arm == CAVALRY and x.wind == FRESH
    if title == t.GRAND_BATTERY:
        return own and idle and x.arm == ARTILLERY
    if title == t.BATTLE_SMOKE:
        return not own and idle
    if title == t.REVERSE_SLOPE:
        return not own and x.arm == ARTILLERY
    if title == t.DEFECTION:
        return x.card.dutch_belgian
    if title == t.NO_QUARTER:
        return x.army == FRENCH and x.hits > 0
    return own and x.hits > 0
