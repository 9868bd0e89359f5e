"""Chapter 13: Special cards: what each may be played on, and how many.

Which card or Position suits each is in on_cards.py and on_positions.py, when they may be played
in moments.py, what they do in effects.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action
from grognard.kernel.refusal import Refusal

from ...model import special_ids as t
from ...model.act_cache import ANY_TITLE
from ...model.actions import LINE, NOTHING, on_position, position_of
from ...model.cards import ARTILLERY, FRENCH, GENERAL, INFANTRY, PRUSSIAN, SPECIAL
from ...model.pieces import MOVED, MOVING, Unit
from ...model.places import FR, FRENCH_SEAT, PILE, POSITIONS, RESERVE
from ...model.state import Battle
from ..out_of_phase import NOT_A_SPECIAL, NOT_YOURS
from . import refusals as why
from .moments import ANNOUNCED, BETWEEN_ACTS, OWN_COMBAT, is_timely, titles_for, why_untimely
from .on_cards import PLAYS_ON_ENEMY, why_not_on_card
from .on_positions import may_defect, why_not_on_position

_ON_POSITION: Final = (
    t.BAYONET_CHARGE,
    t.BATTLE_SMOKE,
    t.LOST_ORDERS,
    t.DEFECTION,
    t.VIVE_LEMPEREUR,
    t.GRAND_BATTERY,
    t.GRAND_CHARGE,
    t.REVERSE_SLOPE,
    t.THE_COLORS,
    t.VORWARTS,
    t.NO_QUARTER,
)
_WHERE_ENGAGED: Final = (
    t.BAYONET_CHARGE,
    t.BATTLE_SMOKE,
    t.DEFECTION,
    t.GRAND_CHARGE,
    t.NO_QUARTER,
)
_NEEDS_ENGAGEMENT: Final = [title in _WHERE_ENGAGED for title in range(len(t.KEYS))]
_PLAYS_ON_POSITION: Final = [title in _ON_POSITION for title in range(len(t.KEYS))]
_ALL_POSITIONS: Final = [on_position(pos) for pos in range(POSITIONS)]
_NO_TARGET: Final = [NOTHING]
_NONE: Final[list[int]] = []


def plays_on_card(title: i64) -> bool:
    """Whether a Special names a card, not a Position and not nothing."""
    if title == t.LATE_RESERVES or title == t.BATTLE_CONFUSION:
        return False
    return not _PLAYS_ON_POSITION[title]


def useful_targets(b: Battle, u: Unit) -> list[int]:
    """The targets of `special_targets` less Positions where nobody is engaged, on the enemy line,
    without the card that tests, or without one to defect, where that is asked for."""
    if _NEEDS_ENGAGEMENT[u.title]:
        troops = b.troops
        engaged = [pos for pos in range(POSITIONS) if troops[2 * pos] and troops[2 * pos + 1]]
        if u.title == t.DEFECTION:
            engaged = [pos for pos in engaged if may_defect(b, pos)]
        return [on_position(pos) for pos in engaged]
    if u.title == t.GRAND_BATTERY or u.title == t.REVERSE_SLOPE:
        return _ALL_POSITIONS[:3] if u.seat == FRENCH_SEAT else _ALL_POSITIONS[3:]
    if u.title in (t.VIVE_LEMPEREUR, t.THE_COLORS, t.VORWARTS) and b.test_card >= 0:
        pos = b.units[b.test_card].place
        return _ALL_POSITIONS[pos : pos + 1]
    return special_targets(b, u)


def special_targets(b: Battle, u: Unit) -> list[int]:
    """What a Special could name: Positions, cards, or nothing."""
    title = u.title
    if _PLAYS_ON_POSITION[title]:
        return _ALL_POSITIONS
    if title == t.LATE_RESERVES:
        return _NO_TARGET
    if title == t.BATTLE_CONFUSION:
        return _NONE
    if title == t.EMERGENCY_PRONE:
        return cards_on_field(b, u.seat)
    if PLAYS_ON_ENEMY[title]:
        return cards_on_field(b, 1 - u.seat)
    named = b.test_card if title == t.RALLY or title == t.PANIC else b.act_card
    return [named] if named >= 0 else _NONE


def cards_on_field(b: Battle, seat: i64) -> list[int]:
    """A side's cards in the Positions, without the Specials all can see (R105, R130)."""
    return [
        uid
        for pos in range(POSITIONS)
        for uid in b.at[pos]
        if b.units[uid].seat == seat and not (b.units[uid].arm == SPECIAL and b.units[uid].up)
    ]


def plays(b: Battle, seat: i64, moment: i64, found: list[Action]) -> None:
    """Every Special a seat may play now, added to `found`."""
    timely = titles_for(b, seat, moment) & titles_held(b, seat)
    for uid in b.specials[seat]:
        u = b.units[uid]
        if timely >> u.title & 1 and not is_away(b, u):
            for target in useful_targets(b, u):
                if why_not_on(b, u, target, moment) is None:
                    found.append(u.actions.play(target))


def playable(b: Battle, seat: i64, moment: i64, titles: int) -> bool:
    """R130 Whether a seat has anything to be asked about; `titles` are those of the moment."""
    if moment == ANNOUNCED and b.act == MOVING and seat == b.active:
        return False  # R141: no Special affects its owner's own announced move
    timely = titles & titles_held(b, seat)
    for uid in b.specials[seat]:
        u = b.units[uid]
        if timely >> u.title & 1 and not is_away(b, u) and has_target(b, u, moment):
            return True
    return False


def titles_held(b: Battle, seat: i64) -> int:
    """The titles of the Specials in a Reserve, one bit each."""
    known = b.act_cache.titles
    if known[seat] == ANY_TITLE:
        titles = 0
        for uid in b.specials[seat]:
            titles |= 1 << b.units[uid].title
        known[seat] = titles
    return known[seat]


def has_target(b: Battle, u: Unit, moment: i64) -> bool:
    """Whether a timely Special could be played on anything."""
    if PLAYS_ON_ENEMY[u.title]:
        return has_enemy_target(b, u, moment)
    for target in useful_targets(b, u):
        if why_not_on(b, u, target, moment) is None:
            return True
    return False


def has_enemy_target(b: Battle, u: Unit, moment: i64) -> bool:
    """R105, R130 Whether an enemy card on the field, its type public, may be named."""
    for pos in range(POSITIONS):
        if not b.troops[2 * pos + 1 - u.seat]:
            continue  # only infantry and guns are named
        for uid in b.at[pos]:
            x = b.units[uid]
            if x.seat == u.seat or not (x.up or x.formation != LINE or x.on >= 0):
                continue
            if x.arm == INFANTRY or (x.arm == ARTILLERY and u.title == t.AMMO_DEPLETION):
                if why_not_on(b, u, uid, moment) is None:
                    return True
    return False


def why_not_play(b: Battle, seat: i64, card: i64, target: i64, moment: i64) -> Refusal | None:
    """13.0 A Special is played from its owner's Reserve, at its moment, on its target."""
    u = b.units[card]
    if u.seat != seat:
        return NOT_YOURS
    if u.arm != SPECIAL or u.place != RESERVE + seat:
        return NOT_A_SPECIAL
    if u.title == t.BATTLE_CONFUSION:
        return why.CONFUSE if moment == BETWEEN_ACTS else OWN_COMBAT[u.title]
    if not is_timely(b, u, moment):
        return why_untimely(b, u)
    if is_away(b, u):
        return why.PRUSSIANS_AWAY
    if target not in special_targets(b, u):
        return why.WRONG_CARD[u.title]
    return why_not_on(b, u, target, moment)


def why_not_on(b: Battle, u: Unit, target: i64, moment: i64) -> Refusal | None:
    """13.0 The target, then the limits of nation and number."""
    if u.acted & MOVED:
        return why.TAKEN_BACK
    pos = -1
    if target >= 0:
        refusal = why_not_on_card(b, u, b.units[target])
        pos = b.units[target].place
    elif target == NOTHING:
        refusal = why_not_late(b, u)
    else:
        pos = position_of(target)
        refusal = why_not_on_position(b, u, pos, moment)
    if refusal is None and u.army != FRENCH and b.setting.two_allies:
        refusal = why_not_nation(b, u, target, pos)
    if refusal is None and pos >= 0 and b.played:
        refusal = why_not_number(b, u, pos)
    return refusal


def why_not_number(b: Battle, u: Unit, pos: i64) -> Refusal | None:
    """13.0 Two different Specials per player, Position and phase (R79, R103)."""
    count = 0
    for entry in b.played:
        if entry // 32 == u.seat * POSITIONS + pos:
            if entry % 32 == u.title:
                return why.SAME_TITLE
            count += 1
    return why.TWO_SPECIALS if count >= 2 else None


def why_not_nation(b: Battle, u: Unit, target: i64, pos: i64) -> Refusal | None:
    """13.0 Where both Allied armies fight, each helps and harms only beside its own (R7, R104)."""
    if is_away(b, u):
        return why.PRUSSIANS_AWAY
    prussian = u.army == PRUSSIAN
    if u.title == t.LOST_ORDERS:
        return why.PRUSSIAN_POSITION if prussian and b.setting.prussian_lane and pos != FR else None
    if pos < 0:
        return None
    if target >= 0 and b.units[target].seat == u.seat and b.units[target].army != u.army:
        return why.PRUSSIAN_AID if prussian else why.BRITISH_AID
    if not army_stands_in(b, u.army, pos):
        return why.PRUSSIAN_POSITION if prussian else why.BRITISH_POSITION
    return None


def is_away(b: Battle, u: Unit) -> bool:
    """10.0 Whether a Special belongs to Prussians who have not yet arrived (R133)."""
    return u.army == PRUSSIAN and b.setting.prussian_lane and not b.arrived


def army_stands_in(b: Battle, army: i64, pos: i64) -> bool:
    for uid in b.at[pos]:
        u = b.units[uid]
        if u.army == army and (u.troop or u.arm == GENERAL):
            return True
    return False


def why_not_late(b: Battle, u: Unit) -> Refusal | None:
    """13.0 Late Reserves needs a draw to stop (R83)."""
    if b.no_draw:
        return why.STOPPED_ALREADY
    for army in range(3):
        if b.at[PILE + army] and (army == FRENCH) == (u.seat == 1):
            return None
    return why.NOTHING_TO_DRAW
