"""Chapter 13: Special cards that name a card: which one it may be."""

from __future__ import annotations

from typing import Final

from grognard.kernel.refusal import Refusal

from ...model import special_ids as t
from ...model.actions import LINE
from ...model.cards import ARTILLERY, BRITISH, BUILDING, INFANTRY, WOODS
from ...model.pieces import (
    DEPLETED,
    FATIGUED,
    FIRED,
    FIRING,
    GRAPE,
    HOWITZER,
    MOVED,
    PANICKED,
    PRONE,
    QUICK,
    RICOCHET,
    ROCKETS,
    SAPPING,
    SHELLS,
    Unit,
)
from ...model.state import Battle
from ..formation import in_building
from . import refusals as why
from .moments import WITH_ITS_SHOT

_ON_ENEMY_CARD: Final = (t.AMMO_DEPLETION, t.FATIGUE, t.FRIENDLY_FIRE)
PLAYS_ON_ENEMY: Final = [title in _ON_ENEMY_CARD for title in range(len(t.KEYS))]
BOOSTS: Final[dict[int, int]] = {
    t.DOUBLE_GRAPE: GRAPE,
    t.RICOCHET_FIRE: RICOCHET,
    t.HOWITZER_FIRE: HOWITZER,
    t.SAPPERS: SAPPING,
    t.CONGREVE_ROCKETS: ROCKETS,
    t.SHRAPNEL: SHELLS,
}


def type_is_public(b: Battle, u: Unit) -> bool:
    """R105 Face-up, marked with a formation, or standing where only infantry may stand."""
    if u.up or u.formation != LINE:
        return True
    kind = b.terrain_under(u)
    return kind == WOODS or kind == BUILDING


def why_not_on_card(b: Battle, u: Unit, x: Unit) -> Refusal | None:
    title = u.title
    if PLAYS_ON_ENEMY[title]:
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

    A face-down card that moved may be horse artillery, as far as the other side knows (R130).
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
