"""Chapter 14: Decoys (optional); the French text misprints their name (R9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.refusal import LIMIT, MEANS, PIECE, TARGET, Refusal

from ..model.cards import PRUSSIAN
from ..model.pieces import MOST_CARDS, MOVED, Unit
from ..model.places import AL, POSITIONS, RESERVE, line_of
from ..model.state import Battle
from .generals import why_not_command
from .specials.effects import is_stopped
from .terrain import PRUSSIANS_AWAY

NOT_IN_USE: Final = Refusal("14.0 option", MEANS)
NOT_A_DECOY: Final = Refusal("14.0 face down", MEANS)
UNENGAGED_ONLY: Final = Refusal("14.0 unengaged", TARGET)
OWN_LINE_ONLY: Final = Refusal("R92 decoys stay home", TARGET, "decoys-stay")
MOVED_ALREADY: Final = Refusal("7.0 already moved", PIECE)
FOUR_CARDS: Final = Refusal("8.4 four cards", LIMIT)
LOST_ORDERS: Final = Refusal("13.0 lost orders")
PRUSSIAN_LANES: Final = Refusal("10.0 prussian lanes")


def stack_size(b: Battle, seat: i64, pos: i64) -> int:
    """8.4 The cards that count for stacking: troops and face-down decoys (R23, R25)."""
    count = b.troops[2 * pos + seat]
    if b.bluffing:
        for uid in b.at[pos]:
            u = b.units[uid]
            if u.seat == seat and u.decoy():
                count += 1
    return count


def shows_enemies(b: Battle, seat: i64, pos: i64) -> bool:
    """R152 To a side about to enter a Position every face-down enemy card there is a troop card."""
    if b.troops[2 * pos + 1 - seat]:
        return True
    return b.bluffing and stack_size(b, 1 - seat, pos) > 0


def why_not_hide(b: Battle, u: Unit, to: i64) -> Refusal | None:
    """14.0 A General, Special or Terrain may be laid face-down in an unengaged Position.

    It need not lie in the lane printed on it, as it is not in use (R90).
    """
    if not b.setting.options.decoys:
        return NOT_IN_USE
    if u.troop or u.place != RESERVE + u.seat:
        return NOT_A_DECOY
    if to >= POSITIONS or line_of(to) != u.seat:
        return OWN_LINE_ONLY
    if u.army == PRUSSIAN and b.setting.prussian_lane and (to != AL or not b.arrived):
        return PRUSSIAN_LANES if b.arrived else PRUSSIANS_AWAY  # R133
    if b.troops[2 * to + 1 - u.seat]:
        return UNENGAGED_ONLY
    if u.acted & MOVED:
        return MOVED_ALREADY
    if is_stopped(b, u, to):
        return LOST_ORDERS  # R159
    if stack_size(b, u.seat, to) >= MOST_CARDS:
        return FOUR_CARDS
    return why_not_command(b, u)


def why_not_withdraw(b: Battle, u: Unit, to: i64) -> Refusal | None:
    """R92 A decoy goes back to the Reserve only in its owner's movement."""
    if to != RESERVE + u.seat:
        return OWN_LINE_ONLY
    return MOVED_ALREADY if u.acted & MOVED else None


def expose(b: Battle, pos: i64, seat: i64) -> None:
    """R131 Decoys are removed the moment an enemy card enters, even beside friendly troops.

    Victory is checked afterwards: decoys alone hold nothing (R91).
    """
    for uid in b.at[pos]:
        if b.units[uid].seat != seat and b.units[uid].decoy():
            b.eliminate(uid, "exposed")
