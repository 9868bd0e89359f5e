"""Chapter 13: Special cards that name a Position: which one it may be."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.kernel.refusal import Refusal

from ...model import special_ids as t
from ...model.cards import ARTILLERY, CAVALRY, FRENCH, INFANTRY
from ...model.pieces import DEPLETED, DUE, FATIGUED, FIRING, FRESH, SHOCKING, Unit
from ...model.places import POSITIONS, line_of
from ...model.state import Battle
from ..formation import in_column
from . import refusals as why
from .moments import ANNOUNCED, NOT_THERE, NOT_YET
from .on_cards import may_still_act


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
