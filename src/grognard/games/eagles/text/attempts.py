"""What a player may mean by touching a card, or putting it on a card or a place.

Nothing of it need be allowed, nor even asked for: the rules then say why not.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.decision import Action, Decision

from ..chapters.movement import destinations
from ..chapters.specials.confusion import add_confusions
from ..chapters.specials.targets import special_targets
from ..model.actions import (
    LINE,
    NOTHING,
    Confuse,
    LayTerrain,
    Play,
    Test,
    deploys,
    fire,
    move,
    on_position,
    shock,
)
from ..model.cards import SPECIAL, TERRAIN
from ..model.pieces import DEPLOYMENT, Unit
from ..model.places import POSITIONS, RESERVE, own_position
from ..model.special_ids import BATTLE_CONFUSION, LATE_RESERVES
from ..model.state import Battle
from .notation import card_name, find_place, reader
from .taken_apart import take_apart

NOWHERE: Final = -1


def attempts(b: Battle, piece: str, target: str) -> list[Action]:
    """Every action that this may mean; nothing where the seat asked sees no such card."""
    u = seen_card(b, piece)
    if u is None:
        return []
    if not target:
        return [*asked_about(b, piece), *on_its_own(b, u)]
    to = place_of(target, u.seat)
    if to != NOWHERE:
        return into(b, u, to)
    x = seen_card(b, target)
    return [] if x is None else against(b, u, x)


def seen_card(b: Battle, name: str) -> Unit | None:
    """The card that the seat asked calls so."""
    viewer = reader(b)
    wanted = name.upper() if "#" in name else name.lower()
    for u in b.units:
        if u.place < POSITIONS or u.place in (RESERVE, RESERVE + 1):
            if card_name(b, u.uid, viewer) == wanted:
                return u
    return None


def place_of(name: str, seat: int) -> int:
    return RESERVE + seat if name == "reserve" else find_place(name.lower())


def asked_about(b: Battle, piece: str) -> list[Action]:
    """The answers worth asking about that this card gives."""
    decision = b.pending
    assert isinstance(decision, Decision)
    found = decision.candidates(b)
    return [action for action in found if take_apart(b, action).piece == piece]


def on_its_own(b: Battle, u: Unit) -> list[Action]:
    """What a card is for, in any question."""
    if b.phase == DEPLOYMENT:
        return [deploys(u.uid, own_position(u.seat, lane), -1)[LINE] for lane in range(3)]
    if u.arm == SPECIAL:
        return confusions(b, u) or [Play(u.uid, aim) for aim in special_targets(b, u) or [NOTHING]]
    if u.arm == TERRAIN:
        return [LayTerrain(u.uid)]
    moves: list[Action] = [
        move(u.uid, to, u.formation, -1) for to in destinations(u) if to != u.place
    ]
    return [Test(u.uid), *moves] if u.hits else moves


def confusions(b: Battle, u: Unit) -> list[Action]:
    """Battle Confusion is played with an infantry card."""
    found: list[Action] = []
    if u.title == BATTLE_CONFUSION:
        add_confusions(b, u.seat, found)
    return [action for action in found if isinstance(action, Confuse) and action.special == u.uid]


def into(b: Battle, u: Unit, to: int) -> list[Action]:
    """A card put into a place."""
    if b.phase == DEPLOYMENT:
        return [deploys(u.uid, to, -1)[LINE]]
    if u.arm == SPECIAL:
        return [play(u, on_position(to) if to < POSITIONS else NOTHING)]
    if u.arm == TERRAIN:
        return [LayTerrain(u.uid)]
    return [move(u.uid, to, u.formation, -1), move(u.uid, to, LINE, -1)]


def against(b: Battle, u: Unit, x: Unit) -> list[Action]:
    """A card put on another: a shot, a Special played on it, or a place beside it or on it."""
    if u.arm == SPECIAL and b.phase != DEPLOYMENT:
        where = on_position(x.place) if x.place < POSITIONS else NOTHING
        named = [play(u, aim) for aim in special_targets(b, u) if aim in (x.uid, where)]
        return named or [play(u, x.uid)]
    if x.arm == TERRAIN and x.place < POSITIONS and u.troop:
        return [move(u.uid, x.place, u.formation, x.uid)]
    if x.seat == u.seat or b.phase == DEPLOYMENT:
        return into(b, u, x.place)
    return [fire(u.uid, x.uid), shock(u.uid, x.uid)]


def play(u: Unit, aim: int) -> Action:
    """Late Reserves is played on nothing, wherever it is put."""
    return Play(u.uid, NOTHING if u.title == LATE_RESERVES else aim)
