"""What the report of a battle asks of the game: strength, losses, and whose luck a throw is."""

from __future__ import annotations

from typing import Final

from grognard.kernel.aids import RETURNED, Loss, Thrower
from grognard.kernel.dice import Die
from grognard.miniatures.battle.happened import Happened
from grognard.miniatures.text.grammar import unit_text

from .chapters.charging.aggression import Charge
from .chapters.charging.combat import Round
from .chapters.moving.manoeuvre import Movement
from .chapters.quality import QualityTest
from .chapters.shooting.casualties import CombatRisk
from .chapters.shooting.volley import Volley
from .chapters.victory import counts
from .model.pieces import IN_HAND
from .model.state import Battle
from .screen.event_links import DISTANCE
from .screen.words import TESTS
from .sequence import Initiative
from .text.writing import SEATS

FIRE: Final = "fire"
COMBAT: Final = "combat"
CHARGE: Final = "charge"
RISK: Final = "risk"
INITIATIVE: Final = "initiative"
PACE: Final = "distance"
OF_QUALITY: Final = ("aggression", "resolve", "rally", "manoeuvre")
KINDS: Final = (FIRE, COMBAT, CHARGE, *OF_QUALITY, RISK, INITIATIVE, PACE)
MEN: Final = ("lost", "lost skirmishers", "screen swept")
GONE: Final = ("destroyed", "left table")
FATES: Final = ("routed", "caught", *GONE)


def strength(b: Battle, seat: int) -> int:
    """16.1 The men of battalions that count, and of those not yet placed: not of those in rout."""
    there = [u for u in b.units if u.seat == seat and (counts(u) or u.place == IN_HAND)]
    return sum(int(u.rankers + u.screen) for u in there)


def loss(b: Battle, event: Happened) -> Loss | None:
    """14.0 Men and characters as they fall, and all who are left of a battalion that is gone."""
    if event.what == "commander fell":
        return Loss(event.args[0], f"commander {SEATS[event.args[0]]}", 1, "fell")
    if event.unit < 0:
        return None
    seat, piece = int(b.units[event.unit].seat), unit_text(b, event.unit)
    if event.what in MEN:
        return Loss(seat, piece, event.args[0])
    if event.what == "lost character":
        return Loss(seat, piece, 1)
    if event.what == "rallied":
        return Loss(seat, piece, 0, RETURNED)
    if event.what in FATES:
        u = b.units[event.unit]
        left = int(u.rankers + u.screen) if event.what in GONE else 0
        return Loss(seat, piece, left, event.what.replace(" ", "-"))
    return None


def thrower(b: Battle) -> Thrower | None:
    """Dice that only say how far somebody flees, or who sets up first, are nobody's luck."""
    work, throw = b.stack[-1], b.pending
    if isinstance(work, QualityTest):
        return cast(b, work.unit, TESTS[work.kind])
    if isinstance(work, Volley):
        return cast(b, work.unit, FIRE)
    if isinstance(work, CombatRisk):
        return cast(b, work.unit, RISK)
    if isinstance(work, Charge) and isinstance(throw, Die) and throw.cite == DISTANCE:
        return cast(b, work.unit, CHARGE)
    if isinstance(work, Movement) and isinstance(throw, Die) and throw.cite == "7.2 distance die":
        return cast(b, work.unit, PACE)
    if isinstance(work, Round):
        return cast(b, work.unit, COMBAT)
    return Thrower(0, INITIATIVE) if isinstance(work, Initiative) else None


def cast(b: Battle, uid: int, kind: str) -> Thrower:
    return Thrower(int(b.units[uid].seat), kind, unit_text(b, uid))
