"""What the report of a battle asks of the game:

strength, losses, and which side a throw was lucky for.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.aids import Loss, Thrower
from grognard.miniatures.battle.happened import Happened
from grognard.miniatures.text.grammar import unit_text

from .chapters.charging.combat import CombatPass
from .chapters.charging.counter_charge import CounterCharges
from .chapters.command.losses import GeneralHit
from .chapters.fire.fire import Volley
from .chapters.initiative import Initiative
from .chapters.moving.division import DivisionMove
from .chapters.moving.forced import Retreat
from .chapters.moving.orders import Ordered
from .chapters.moving.reserve import ReserveMove
from .model.kinds import CAPTURED, DESTROYED
from .model.state import Battle
from .text.notation import general_text

FIRE: Final = "fire"
KINDS: Final = ("movement", "reserve", FIRE, "combat", "general", "passed", "initiative")
GONE: Final = ("destroyed", "routed", "captured")


def strength(b: Battle, seat: int) -> int:
    """10.1 The bases that are left, including those still to come."""
    there = [u for u in b.units if u.seat == seat and u.place not in (DESTROYED, CAPTURED)]
    return sum(int(u.bases) for u in there)


def loss(b: Battle, event: Happened) -> Loss | None:
    """6.1, 8.3 Bases as they are lost, and all that is left of a unit that is destroyed."""
    if event.what in ("general fell", "general captured"):
        g = b.generals[event.args[0]]
        fate = "fell" if event.what == "general fell" else "captured"
        return Loss(int(g.seat), general_text(b, g.gid), 0, fate)
    if event.unit < 0:
        return None
    u = b.units[event.unit]
    if event.what == "lost bases":
        return Loss(int(u.seat), unit_text(b, u.uid), event.args[0])
    if event.what in GONE:
        return Loss(int(u.seat), unit_text(b, u.uid), int(u.bases), event.what)
    return None


def thrower(b: Battle) -> Thrower | None:
    """Fire is the luck of the firers, a combat that of the attackers."""
    work = b.stack[-1]
    if isinstance(work, Volley):
        return Thrower(1 - int(b.units[work.unit].seat), FIRE)
    if isinstance(work, (Ordered, DivisionMove)):
        return cast(b, work.unit, "movement")
    if isinstance(work, CounterCharges):
        return cast(b, work.last, "movement")
    if isinstance(work, ReserveMove):
        return cast(b, work.unit, "reserve")
    if isinstance(work, GeneralHit):
        return cast(b, work.unit, "general")
    if isinstance(work, Retreat):
        return cast(b, work.unit, "passed")
    if isinstance(work, CombatPass):
        cluster = work.next_cluster(b)
        assert cluster is not None
        return cast(b, cluster.attackers[0], "combat")
    return Thrower(0, "initiative") if isinstance(work, Initiative) else None


def cast(b: Battle, uid: int, kind: str) -> Thrower:
    return Thrower(int(b.units[uid].seat), kind, unit_text(b, uid))
