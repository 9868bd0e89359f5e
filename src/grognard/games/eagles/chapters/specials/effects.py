"""Chapter 13: what each Special does when it is played."""

from __future__ import annotations

from mypy_extensions import i64

from ...model import special_ids as t
from ...model.actions import NOTHING, position_of
from ...model.cards import FRENCH
from ...model.pieces import DEPLETED, DUE, FATIGUED, HARRIED, MOVING, PANICKED, PRONE, VOID, Unit
from ...model.places import POSITIONS, line_of, opposite
from ...model.state import Battle
from .on_cards import BOOSTS


def play_special(b: Battle, card: i64, target: i64) -> str:
    """A Special takes effect; returns the name of the procedure that must follow, if any."""
    u = b.units[card]
    spend(b, card, target)
    if target >= 0:
        return affect_card(b, u, target)
    if target == NOTHING:
        b.no_draw = True
        return ""
    return affect_position(b, u, position_of(target))


def spend(b: Battle, card: i64, target: i64) -> None:
    """13.0 The card leaves the Reserve, is shown to all, and counts for its Position."""
    u = b.units[card]
    pos = b.units[target].place if target >= 0 else position_of(target)
    if target != NOTHING and pos < POSITIONS:
        b.played = [*b.played, (u.seat * POSITIONS + pos) * 32 + u.title]
    b.stale()
    if u.title == t.AMMO_DEPLETION:
        b.leave_special(card, pos, target)
    elif u.title == t.REVERSE_SLOPE:
        b.leave_special(card, pos, -1)
    else:
        b.discard(card)
    if b.events is not None:
        b.tell("played", card, [b.shown(target) if target >= 0 else target])


def affect_card(b: Battle, u: Unit, target: i64) -> str:
    """R101 Fatigue, Friendly Fire and Prone void an announced act; the rest change numbers."""
    title = u.title
    x = b.units[target]
    if x.seat == u.seat and not x.up and x.place < POSITIONS:
        b.reveal(target)  # R105
    if title == t.AMMO_DEPLETION:
        b.mark(target, DEPLETED)
    elif title == t.FATIGUE:
        b.mark(target, FATIGUED)
        if target == b.act_card:
            b.boost(VOID)
    elif title == t.PANIC:
        b.mark(target, PANICKED)
    elif title == t.EMERGENCY_PRONE:
        b.mark(target, PRONE)
        if target == b.act_target and not b.units[b.act_card].card.lancer:
            b.boost(VOID)
    elif title == t.FRIENDLY_FIRE:
        if target == b.act_card:
            b.boost(VOID)
        return "FriendlyFire"
    elif title == t.RALLY:
        b.rallied = True
    else:
        b.boost(BOOSTS[title])
    return ""


def affect_position(b: Battle, u: Unit, pos: i64) -> str:
    title = u.title
    g = b.ground(pos)
    if title == t.BAYONET_CHARGE:
        g.bayonet = u.army + 1
    elif title == t.GRAND_BATTERY:
        g.battery = u.army + 1
    elif title == t.GRAND_CHARGE:
        g.charge = u.army + 1
    elif title == t.BATTLE_SMOKE:
        g.smoke += 1
    elif title == t.VIVE_LEMPEREUR:
        g.cheer += 1
    elif title == t.THE_COLORS:
        g.colors += 1
    elif title == t.VORWARTS:
        g.forward += 1
    elif title == t.LOST_ORDERS:
        lose_orders(b, u, pos)
    elif title == t.NO_QUARTER:
        harry(b, pos)
    elif title == t.DEFECTION:
        defect(b, pos)
        return "ImmediateTests"
    return ""


def defect(b: Battle, pos: i64) -> None:
    """13.0 Defection: every Dutch-Belgian troop card of the Position owes a test (R82, R109)."""
    for uid in b.at[pos]:
        if b.units[uid].troop and b.units[uid].card.dutch_belgian:
            b.reveal(uid)
            b.mark(uid, DUE)


def harry(b: Battle, pos: i64) -> None:
    """R112 No Quarter: one more hit on every French troop card of the Position (R82)."""
    for uid in b.at[pos]:
        if b.units[uid].troop and b.units[uid].army == FRENCH:
            b.hit(uid, 1)
            b.mark(uid, HARRIED)


def lose_orders(b: Battle, u: Unit, pos: i64) -> None:
    """R12 The French card binds everybody, the Allied ones the French; R101 a move is void."""
    b.ground(pos).lost = 1 if u.army == FRENCH else 2
    if b.act == MOVING and stops_route(b, pos):
        b.boost(VOID)


def is_stopped(b: Battle, u: Unit, pos: i64) -> bool:
    """13.0 Lost Orders: nobody (R12: or no French card) enters, leaves or crosses."""
    lost = b.grounds[pos].lost
    return lost == 1 or (lost == 2 and u.army == FRENCH)


def stops_route(b: Battle, pos: i64) -> bool:
    """Whether the announced move enters, leaves or crosses a Position."""
    u = b.units[b.act_card]
    to = b.act_to
    if u.place == to:
        return False
    if pos == u.place or pos == to:
        return True
    crossing = to < POSITIONS and line_of(to) != u.seat and pos == opposite(to)
    back = u.place < POSITIONS and line_of(u.place) != u.seat and pos == opposite(u.place)
    return crossing or back
