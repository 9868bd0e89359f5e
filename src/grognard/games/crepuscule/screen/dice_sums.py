"""What the dice that a battle waits for are measured by, line by line. Interpreted."""

from __future__ import annotations

from grognard.kernel.tally import Tally

from ..chapters.orders.manoeuvre import AIMING, manoeuvre_value
from ..chapters.orders.ordered import Ordered, order_value
from ..chapters.shooting.duel import Duel
from ..chapters.shooting.musketry import Shooting
from ..chapters.shooting.need import need_to_hit
from ..chapters.shooting.volley import Volley
from ..model.state import Battle


def sums_of(b: Battle) -> list[Tally]:
    """The sums of the pending throw."""
    work = b.stack[-1]
    if isinstance(work, Ordered):
        u = b.units[work.unit]
        return [order_value(b, u, work.order, work.target, work.strength, True)]
    if isinstance(work, (Shooting, Duel)):
        return [manoeuvre_value(b, b.units[work.unit], AIMING, True)]
    if isinstance(work, Volley):
        u, foe = b.units[work.unit], b.units[work.target]
        return [need_to_hit(b, u, foe, work.fire, True)]
    return []
