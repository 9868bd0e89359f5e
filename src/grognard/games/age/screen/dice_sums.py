"""What is added to the dice that a battle waits for, line by line. Interpreted."""

from __future__ import annotations

from grognard.kernel.tally import Tally

from ..chapters.charging.combat import CombatPass
from ..chapters.charging.counter_charge import CounterCharges
from ..chapters.fire.fire import Volley
from ..chapters.fire.power import fire_modifiers
from ..chapters.initiative import Initiative, initiative_modifier
from ..chapters.moving.division import DivisionMove
from ..chapters.moving.movement_table import counter_charge_sum, tactical_sum
from ..chapters.moving.orders import Ordered
from ..chapters.moving.reserve import ReserveMove, reserve_sum
from ..model.actions import MOVE
from ..model.pieces import Unit
from ..model.state import Battle
from .idle_lines import told_attack, told_defence


def sums_of(b: Battle) -> list[Tally]:
    """The sums of the pending throw; two where each side throws a die."""
    work = b.stack[-1]
    if isinstance(work, Ordered):
        return [tactical_sum(b, b.units[work.unit], work.order, True)]
    if isinstance(work, DivisionMove):
        return [tactical_sum(b, b.units[work.unit], MOVE, True)]
    if isinstance(work, ReserveMove):
        return [reserve_sum(b, b.units[work.unit], True)]
    if isinstance(work, CounterCharges):
        return [counter_charge_sum(b, b.units[work.last], True)]
    if isinstance(work, Volley):
        target = b.units[work.unit]
        return [fire_modifiers(b, firers_at(b, target), target, True)]
    if isinstance(work, CombatPass):
        cluster = work.next_cluster(b)
        if cluster is not None:
            return [told_attack(b, cluster), told_defence(b, cluster)]
    if isinstance(work, Initiative):
        return [initiative_modifier(b, seat, True) for seat in range(2)]
    return []


def firers_at(b: Battle, target: Unit) -> list[Unit]:
    """R27 The units that have this target in the present fire step."""
    return [u for u in b.units if u.on_table() and u.seat != target.seat and u.aim == target.uid]
