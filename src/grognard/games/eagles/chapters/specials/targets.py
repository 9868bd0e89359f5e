"""Chapter 13: Special cards: what each may be played on, and how many.

When they may be played is in moments.py, what they do in effects.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action
from grognard.kernel.refusal import Refusal

from ...model import special_ids as t
from ...model.act_cache import ANY_TITLE
from ...model.actions import LINE, NOTHING, on_position, position_of
from ...model.cards import (
    ARTILLERY,
    BRITISH,
    BUILDING,
    CAVALRY,
    FRENCH,
    GENERAL,
    INFANTRY,
    PRUSSIAN,
    SPECIAL,
    WOODS,
)
from ...model.pieces import (
    DEPLETED,
    DUE,
    FATIGUED,
    FIRED,
    FIRING,
    FRESH,
    GRAPE,
    HOWITZER,
    MOVED,
    MOVING,
    PANICKED,
    PRONE,
    QUICK,
    RICOCHET,
    ROCKETS,
    SAPPING,
    SHELLS,
    SHOCKING,
    Unit,
)
from ...model.places import FR, FRENCH_SEAT, PILE, POSITIONS, RESERVE, line_of
from ...model.state import Battle
from ..formation import in_building, in_column
from ..out_of_phase import NOT_A_SPECIAL, NOT_YOURS
from . import refusals as why
from .moments import (
    ANNOUNCED,
    BETWEEN_ACTS,
    NOT_THERE,
    NOT_YET,
    OWN_COMBAT,
    WITH_ITS_SHOT,
    is_timely,
    titles_for,
    why_untimely,
)

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
_ON_ENEMY_CARD: Final = (t.AMMO_DEPLETION, t.FATIGUE, t.FRIENDLY_FIRE)
_WHERE_ENGAGED: Final = (
    t.BAYONET_CHARGE,
    t.BATTLE_SMOKE,
    t.DEFECTION,
    t.GRAND_CHARGE,
    t.NO_QUARTER,
)
_NEEDS_ENGAGEMENT: Final = [title in _WHERE_ENGAGED for title in range(len(t.KEYS))]
_PLAYS_ON_POSITION: Final = [title in _ON_POSITION for title in range(len(t.KEYS))]
_PLAYS_ON_ENEMY: Final = [title in _ON_ENEMY_CARD for title in range(len(t.KEYS))]
_ALL_POSITIONS: Final = [on_position(pos) for pos in range(POSITIONS)]
_NO_TARGET: Final = [NOTHING]
_NONE: Final[list[int]] = []
BOOSTS: Final[dict[int, int]] = {
    t.DOUBLE_GRAPE: GRAPE,
    t.RICOCHET_FIRE: RICOCHET,
    t.HOWITZER_FIRE: HOWITZER,
    t.SAPPERS: SAPPING,
    t.CONGREVE_ROCKETS: ROCKETS,
    t.SHRAPNEL: SHELLS,
}


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
    if _PLAYS_ON_ENEMY[title]:
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
    if _PLAYS_ON_ENEMY[u.title]:
        return has_enemy_target(b, u, moment)
    for target in useful_targets(b, u):
        if why_not_on(b, u, target, moment) is None:
            return True
    return False


def has_enemy_target(b: Battle, u: Unit, moment: i64) -> bool:
    """R105, R130 Whether an enemy card on the field, its type public, may be named."""
    for pos in range(POSITIONS):
        if not b.troops[2 * pos + 1 - u.seat]:
            continue  # only foot and guns are named
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


def type_is_public(b: Battle, u: Unit) -> bool:
    """R105 Face-up, marked with a formation, or standing where only infantry may stand."""
    if u.up or u.formation != LINE:
        return True
    kind = b.terrain_under(u)
    return kind == WOODS or kind == BUILDING


def why_not_late(b: Battle, u: Unit) -> Refusal | None:
    """13.0 Late Reserves needs a draw to stop (R83)."""
    if b.no_draw:
        return why.STOPPED_ALREADY
    for army in range(3):
        if b.at[PILE + army] and (army == FRENCH) == (u.seat == 1):
            return None
    return why.NOTHING_TO_DRAW


def why_not_on_card(b: Battle, u: Unit, x: Unit) -> Refusal | None:
    title = u.title
    if _PLAYS_ON_ENEMY[title]:
        return why_not_on_enemy(b, u, x)
    if title == t.EMERGENCY_PRONE:
        if x.arm != INFANTRY or x.army != BRITISH:
            return why.WRONG_CARD[title]
        return why.PRONE_ALREADY if x.marks & PRONE else None
    if title == t.RALLY:
        return None if x.seat == u.seat and x.troop else why.WRONG_CARD[title]  # R137
    if title == t.PANIC:
        if x.seat == u.seat or not x.troop or x.hits == 0:
            return why.WRONG_CARD[title]
        return why.PANICKED_ALREADY if x.marks & PANICKED else None
    return why_not_on_shot(b, u, x)


def why_not_on_enemy(b: Battle, u: Unit, x: Unit) -> Refusal | None:
    """Ammo Depletion, Fatigue and Friendly Fire name an enemy card (R14, R105)."""
    if not type_is_public(b, x):
        return why.TYPE_HIDDEN
    if u.title == t.AMMO_DEPLETION:
        if x.arm != INFANTRY and x.arm != ARTILLERY:
            return why.WRONG_CARD[u.title]
        if not b.engaged(x.place):
            return why.NOT_ENGAGED
        return why.DEPLETED_ALREADY if x.marks & DEPLETED else None
    if x.arm != INFANTRY:
        return why.WRONG_CARD[u.title]
    if u.title == t.FATIGUE:
        return None if may_still_act(x) and not x.marks & FATIGUED else why.NOTHING_TO_STOP  # R84
    if x.acted & (FIRED | MOVED):
        return why.ACTED_ALREADY  # R81
    return why.CANNOT_FIRE if x.marks & (FATIGUED | DEPLETED) else None


def may_still_act(u: Unit) -> bool:
    """7.0 A card moves or fires; horse artillery and Battle Confusion fire after the move.

    A face-down card that moved may be horse artillery, for all the other side knows (R130).
    """
    if u.acted & FIRED:
        return False
    return not u.acted & MOVED or not u.up or u.card.horse or u.marks & QUICK != 0


def why_not_on_shot(b: Battle, u: Unit, f: Unit) -> Refusal | None:
    """R101 Specials that go with an own announced shot."""
    title = u.title
    if f.seat != u.seat or b.act != FIRING:
        return WITH_ITS_SHOT[title]
    x = b.units[b.act_target]
    if title == t.SAPPERS:
        if f.arm != INFANTRY or not in_building(b, x):
            return why.WRONG_CARD[title]
        return why.HELPED_ALREADY if b.act_boost & SAPPING else None
    if f.arm != ARTILLERY:
        return why.WRONG_CARD[title]
    if (f.place == x.place) != (title == t.DOUBLE_GRAPE):
        return why.WRONG_CARD[title]
    if title == t.HOWITZER_FIRE and not in_building(b, x):
        return why.WRONG_CARD[title]
    if title in (t.CONGREVE_ROCKETS, t.SHRAPNEL) and f.army != BRITISH:
        return why.BRITISH_AID
    return why.HELPED_ALREADY if b.act_boost & BOOSTS[title] else None


def why_not_on_position(b: Battle, u: Unit, pos: i64, moment: i64) -> Refusal | None:
    title = u.title
    if title == t.LOST_ORDERS:
        return why_not_lost_orders(b, u, pos)
    if title == t.REVERSE_SLOPE:
        return why_not_slope(b, u, pos, moment)
    if title in (t.VIVE_LEMPEREUR, t.THE_COLORS, t.VORWARTS):
        return why_not_cheer(b, u, pos)
    if title == t.GRAND_BATTERY:
        if line_of(pos) != u.seat:
            return why.WRONG_CARD[title]
        if b.engaged(pos):
            return why.STILL_ENGAGED
        return why_not_in_force(b, u, pos, ARTILLERY, moment)
    if not b.engaged(pos):
        return why.NOT_ENGAGED
    if title == t.BAYONET_CHARGE:
        return why_not_in_force(b, u, pos, INFANTRY, moment)
    if title == t.GRAND_CHARGE:
        return why_not_in_force(b, u, pos, CAVALRY, moment)
    if title == t.BATTLE_SMOKE:
        return None if any_may_act(b, pos, b.active) else why.NOBODY_IN_SMOKE  # R84
    if title == t.DEFECTION:
        return why_not_defect(b, pos)
    return why.TESTED_ALREADY if b.grounds[pos].tested else None  # no quarter, R112


def why_not_lost_orders(b: Battle, u: Unit, pos: i64) -> Refusal | None:
    """R12 The French card names any Position, the Allied ones a French Position."""
    if b.engaged(pos):
        return why.STILL_ENGAGED
    if u.army != FRENCH and line_of(pos) != 0:
        return why.WRONG_CARD[u.title]
    return why.LOST_ALREADY if b.grounds[pos].lost else None


def why_not_slope(b: Battle, u: Unit, pos: i64, moment: i64) -> Refusal | None:
    """R85, R116, R142 Reverse Slope lies on an own unengaged Position."""
    if line_of(pos) != u.seat:
        return why.WRONG_CARD[u.title]
    if b.engaged(pos):
        return why.STILL_ENGAGED
    if b.grounds[pos].slope >= 0:
        return why.SECOND_SLOPE
    if moment == ANNOUNCED:
        if b.act != FIRING:
            return NOT_YET[u.title]
        if b.units[b.act_target].place != pos:
            return NOT_THERE[u.title]
    return None


def why_not_cheer(b: Battle, u: Unit, pos: i64) -> Refusal | None:
    """R142 A morale bonus is for a card of its army there: the one that tests, if one does."""
    if b.test_card < 0:
        return None if troops_of(b, u.army, pos) else why.WRONG_CARD[u.title]
    x = b.units[b.test_card]
    if x.seat != u.seat or not x.troop:
        return NOT_YET[u.title]
    if x.place != pos:
        return NOT_THERE[u.title]
    return None if x.army == u.army else why.WRONG_CARD[u.title]


def troops_of(b: Battle, army: i64, pos: i64) -> bool:
    for uid in b.at[pos]:
        u = b.units[uid]
        if u.troop and u.army == army:
            return True
    return False


def why_not_in_force(b: Battle, u: Unit, pos: i64, arm: i64, moment: i64) -> Refusal | None:
    """R114 A bonus for one arm in a Position: some card there must be able to use it."""
    if already_in_force(b, pos, arm):
        return why.IN_FORCE_ALREADY
    if moment == ANNOUNCED:
        wanted = FIRING if arm == ARTILLERY else SHOCKING
        f = b.units[b.act_card]
        ours = b.act == wanted and f.place == pos and can_use(b, u, f, arm)
        return None if ours else why.NOT_THIS_ACT
    for uid in b.at[pos]:
        f = b.units[uid]
        if f.arm == arm and can_use(b, u, f, arm) and may_still_act(f):
            if not f.marks & (FATIGUED | DEPLETED):
                return None
    if arm == INFANTRY:
        return why.NO_COLUMN
    return why.NO_GUNS if arm == ARTILLERY else why.NO_HORSES


def already_in_force(b: Battle, pos: i64, arm: i64) -> bool:
    g = b.grounds[pos]
    if arm == INFANTRY:
        return g.bayonet > 0
    return g.battery > 0 if arm == ARTILLERY else g.charge > 0


def can_use(b: Battle, u: Unit, f: Unit, arm: i64) -> bool:
    """R114 The bonus is for the Special's own army; shock needs a column or fresh horses."""
    if f.arm != arm or f.army != u.army:
        return False
    if arm == INFANTRY:
        return in_column(b, f)
    return arm == ARTILLERY or f.wind == FRESH


def any_may_act(b: Battle, pos: i64, seat: i64) -> bool:
    """Whether a side still has a troop card in a Position that could fire or shock."""
    for uid in b.at[pos]:
        u = b.units[uid]
        if u.seat == seat and u.troop and may_still_act(u):
            return True
    return False


def why_not_defect(b: Battle, pos: i64) -> Refusal | None:
    """13.0 Defection needs a Dutch-Belgian card all can see, and no test still owed."""
    if any_owes_test(b):
        return why.TESTS_FIRST
    return None if may_defect(b, pos) else why.WRONG_CARD[t.DEFECTION]


def may_defect(b: Battle, pos: i64) -> bool:
    """Whether a Position holds a Dutch-Belgian card that all can see."""
    for uid in b.at[pos]:
        u = b.units[uid]
        if u.troop and u.up and u.card.dutch_belgian:
            return True
    return False


def any_owes_test(b: Battle) -> bool:
    units = b.units
    for pos in range(POSITIONS):
        for uid in b.at[pos]:
            if units[uid].marks & DUE:
                return True
    return False
