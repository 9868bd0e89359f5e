"""What the report of a battle asks of the game:

strength, losses, and which side a throw was lucky for.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.aids import Loss, Thrower
from grognard.kernel.dice import Total
from grognard.miniatures.battle.happened import Happened
from grognard.miniatures.text.grammar import unit_text

from .model.kinds import IN_HAND, NOBODY, ON_TABLE
from .model.state import Battle
from .text.notation import officer_text

FIRE: Final = "fire"
TEST: Final = "test"
OTHER: Final = "other"
KINDS: Final = (FIRE, TEST, OTHER)
GONE: Final = ("destroyed", "fled off")


def strength(b: Battle, seat: int) -> int:
    """The figures that are left."""
    here = (ON_TABLE, IN_HAND)
    return sum(int(u.figures) for u in b.units if u.seat == seat and u.place in here)


def loss(b: Battle, event: Happened) -> Loss | None:
    """Figures as they fall, and all that is left of a unit that is lost."""
    if event.what in ("officer fell", "officer captured"):
        o = b.officers[event.args[0]]
        fate = "fell" if event.what == "officer fell" else "captured"
        return Loss(int(o.seat), officer_text(b, o.oid), 0, fate)
    if event.unit < 0:
        return None
    u = b.units[event.unit]
    if event.what == "lost":
        return Loss(int(u.seat), unit_text(b, u.uid), event.args[0])
    if event.what in GONE:
        return Loss(int(u.seat), unit_text(b, u.uid), int(u.figures), event.what.replace(" ", "-"))
    return None


def thrower(b: Battle) -> Thrower | None:
    """The units that the throwing procedure is about."""
    work = b.stack[-1]
    uid: int = getattr(work, "unit", NOBODY)
    if uid == NOBODY:
        return None
    if isinstance(b.pending, Total):
        return Thrower(int(b.units[uid].seat), TEST, unit_text(b, uid))
    kind = FIRE if type(work).__name__ == "Volley" else OTHER
    return Thrower(int(b.units[uid].seat), kind, unit_text(b, uid))
