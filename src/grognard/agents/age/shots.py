"""Which target to fire at: the one where the next firer adds most."""

from __future__ import annotations

from typing import Final

from grognard.games.age.chapters.fire.fire import ChooseFire, can_change, firers_at
from grognard.games.age.chapters.fire.power import fire_modifiers, total_power
from grognard.games.age.chapters.fire.targets import targets_of
from grognard.games.age.model.actions import OPEN_FIRE, Aim
from grognard.games.age.model.kinds import DAMAGED, SILENCED, SPENT, UNLIMBERED
from grognard.games.age.model.pieces import Unit
from grognard.games.age.model.state import Battle

from ..agent import Staff
from ..thought import Proposal, ranked
from .odds import disorder_and_loss

DISORDER: Final = 1.0  # the value of disordering a sound brigade
BASE: Final = 2.0  # and of costing it a base
BATTERY: Final = 1.5
LEAST_GAIN: Final = 0.02  # a change of aim that gains less is not made
BREAKING: Final = 0.5  # extra, for each base when nearly spent


def propose_fire(b: Battle, decision: ChooseFire, staff: Staff) -> list[Proposal]:
    """R26 The change of aim that gains most, or fire."""
    actions: list[Aim] = []
    gains: list[float] = []
    for u in b.side(decision.seat):
        if can_change(b, u, decision.seat):
            now = share_of(b, u, b.units[u.aim])
            for uid in targets_of(b, u):
                if uid != u.aim and staff.answers_for(b, Aim(u.uid, uid)):
                    actions.append(Aim(u.uid, uid))
                    gains.append(share_of(b, u, b.units[uid]) - now)
    return ranked([OPEN_FIRE, *actions], [LEAST_GAIN, *gains])


def share_of(b: Battle, u: Unit, target: Unit) -> float:
    """What one firer adds to the fire of the others at a target."""
    others = [one for one in firers_at(b, target) if one.uid != u.uid]
    return value_of(b, [*others, u], target) - value_of(b, others, target)


def value_of(b: Battle, firers: list[Unit], target: Unit) -> float:
    """What the fire of some units at a target can be expected to be worth."""
    if not firers:
        return 0.0
    power = total_power(b, firers, target)
    disorder, bases = disorder_and_loss(power, fire_modifiers(b, firers, target).total)
    if target.is_battery():
        fresh = target.formation == UNLIMBERED and not target.has(SILENCED | DAMAGED)
        return BATTERY * (disorder + bases) * (1.0 if fresh else 0.5)
    each = BASE + (0.0 if target.condition() == SPENT else BREAKING)
    return each * bases + (DISORDER * disorder if target.in_order() else 0.0)
