"""What a charge would lead to: contact, the fire it meets, the combat, a breakthrough. Interpreted.

Only the fire of the units it strikes is known beforehand: others choose their targets.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from grognard.miniatures.bodies import besides
from grognard.miniatures.moving.charge_path import flush_pose

from ..chapters.charging.charge import come_into_contact, path_to
from ..chapters.charging.clusters import clusters_of
from ..chapters.charging.modifiers import attack_sum, defence_sum
from ..chapters.charging.ways import way_cost
from ..chapters.fire.fire import firers_at
from ..chapters.fire.power import fire_modifiers, total_power
from ..chapters.fire.targets import targets_of
from ..chapters.formations import field_of, shrunk_pose
from ..chapters.moving.movement_table import allowance, column_of, tactical_sum
from ..chapters.moving.orders import ELAN
from ..model.actions import CHARGE, Charge
from ..model.chart_rows import DISORDERS, WINNER_BREAKS_THROUGH, WINNER_CHOOSES
from ..model.charts import combat_result, fire_effect, movement_result, movement_row
from ..model.kinds import CHARGING, IMPASSABLE, MOVED
from ..model.state import Battle
from .table_rows import COMBAT_ROWS, EACH, FACES, combat_chances

WON: Final = 3  # rows in which the attacker wins
BREAK_THROUGH: Final = (WINNER_CHOOSES, WINNER_BREAKS_THROUGH)


class ChargeOutlook:
    """The chances of a charge that may be declared.

    `contact` is the chance that its roll brings it there, `shaken` that the fire it meets disorders
    it, `rows` are those of the combat results, all three if it makes contact.
    """

    def __init__(self, b: Battle, action: Charge) -> None:
        u = b.units[action.unit]
        way = path_to(b, u, action.target, action.wheel)
        self.cost: Final = int(way_cost(b, u, u.pose, way.legs()))
        self.contact: Final = contact_chance(b, action, self.cost)
        self.shaken = Fraction(0)
        self.rows: Final = [Fraction(0)] * COMBAT_ROWS
        if way.struck is not None:
            trial = b.clone()
            trial.events = None
            others = besides(field_of(trial).bodies, u.uid)
            place = flush_pose(way, others, b.setting.ground, IMPASSABLE)
            trial.mark(u.uid, CHARGING | MOVED)
            come_into_contact(trial, trial.units[u.uid], way.met, place, False)
            self.fight(trial, int(u.uid))

    @property
    def wins(self) -> Fraction:
        return sum(self.rows[:WON], Fraction(0))

    @property
    def breaks(self) -> Fraction:
        """8.3 That it must or may break through."""
        through = [combat_result(row).winner in BREAK_THROUGH for row in range(COMBAT_ROWS)]
        return sum((c for c, breaks in zip(self.rows, through, strict=True) if breaks), Fraction(0))

    def fight(self, b: Battle, uid: int) -> None:
        """6.2, 8.3 For each effect of the fire it meets, the combat that follows."""
        seat = int(b.units[uid].seat)
        for foe in b.foes_of(uid):
            if uid in targets_of(b, b.units[foe]):
                b.aim(foe, uid)
        for effect, weight in effects_on(b, uid).items():
            after = b.clone()
            after.events = None
            u = after.units[uid]
            if effect >= DISORDERS:
                self.shaken += weight
                after.disorder(uid)
            lost = min(effect - DISORDERS, int(u.bases) - 1) if effect > DISORDERS else 0
            if lost:
                after.lose_bases(uid, lost, True, shrunk_pose(after, u, u.bases - lost))
            for cluster in clusters_of(after, seat, False):
                if uid in cluster.attackers:
                    lead = attack_sum(after, cluster).total - defence_sum(after, cluster).total
                    for row, chance in enumerate(combat_chances(int(lead))):
                        self.rows[row] += weight * chance


def contact_chance(b: Battle, action: Charge, cost: int) -> Fraction:
    """8.4, R37 The faces that let it go so far."""
    u = b.units[action.unit]
    added = int(tactical_sum(b, u, CHARGE).total)
    faces = 0
    for face in range(1, FACES + 1):
        result = movement_result(column_of(u), movement_row(face + added))
        bold = u.in_order() or face + added >= ELAN
        faces += bold and 0 < cost <= int(allowance(b, u, result))
    return Fraction(faces, FACES)


def effects_on(b: Battle, uid: int) -> dict[int, Fraction]:
    """6.1 What the fire of the units it strikes would do, with the chance of each result."""
    target = b.units[uid]
    firers = firers_at(b, target)
    power = total_power(b, firers, target) if firers else 0
    if power <= 0:
        return {0: Fraction(1)}
    added = fire_modifiers(b, firers, target).total
    found: dict[int, Fraction] = {}
    for face in range(1, FACES + 1):
        effect = int(fire_effect(power, face + added))
        found[effect] = found.get(effect, Fraction(0)) + EACH
    return found
