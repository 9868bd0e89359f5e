"""What the report of a battle asks of EAGLES: strength, losses, and whose luck a throw is.

Asked when a battle is over and its record is open to all.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.aids import Loss, Thrower, ThrowKind

from .chapters.fire import Shot
from .chapters.generals import GeneralTest
from .chapters.morale import FriendlyFire, MoraleTest
from .model.campaign import Campaign
from .model.cards import GENERAL
from .model.events import Happened
from .model.pieces import Unit
from .model.places import CASUALTIES
from .model.state import Battle
from .screen.words import say

FIRE: Final = "fire"
SHOCK: Final = "shock"
MORALE: Final = "morale"
OF_GENERALS: Final = "general"
FRIENDLY: Final = "friendly"
KINDS: Final = (FIRE, SHOCK, MORALE, OF_GENERALS, FRIENDLY)
SHOTS: Final = (FIRE, SHOCK)
FATES: Final = ("routed", "killed", "fell", "exposed")


def strength(b: Battle, seat: int) -> int:
    """The Battle Points of a side's troops and Generals, those of the Reinforcement deck too."""
    return sum(points(u) for u in b.units if u.seat == seat and u.place < CASUALTIES)


def campaign_strength(c: Campaign, seat: int) -> int:
    """The same for a whole campaign, including cards that have not been in any battle yet."""
    units = c.tables[0].units
    return sum(points(u) for u in units if u.seat == seat and not c.is_lost(u.uid))


def points(u: Unit) -> int:
    """What a card counts for as damage: other cards cost nothing."""
    return int(u.card.bp) if u.troop or u.arm == GENERAL else 0


def loss(b: Battle, event: Happened) -> Loss | None:
    if event.what not in FATES:
        return None
    u = b.units[event.card]
    return Loss(int(u.seat), b.setting.labels[event.card], points(u), event.what)


def thrower(b: Battle) -> Thrower | None:
    """Whose luck it is: a card's own fire on itself is the enemy's (13.0)."""
    if not b.stack:
        return None
    top = b.stack[-1]
    if isinstance(top, Shot):
        return cast(b, top.card, SHOCK if top.shocking else FIRE)
    if isinstance(top, MoraleTest):
        return cast(b, top.uid, MORALE)
    if isinstance(top, GeneralTest):
        return cast(b, top.uid, OF_GENERALS)
    if isinstance(top, FriendlyFire):
        return Thrower(1 - int(b.units[top.uid].seat), FRIENDLY)
    return None


def cast(b: Battle, uid: int, kind: str) -> Thrower:
    return Thrower(int(b.units[uid].seat), kind, b.setting.labels[uid])


def throw_kinds(lang: str) -> list[ThrowKind]:
    return [
        ThrowKind(
            kind,
            say(lang, "throw-kind", kind=kind),
            say(lang, "throw-kind.done", kind=kind),
            shot=kind in SHOTS,
        )
        for kind in KINDS
    ]
