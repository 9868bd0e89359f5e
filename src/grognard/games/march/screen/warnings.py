"""Warnings: order lost on the way, flanks shown, shots given up.

Interpreted: only a person waits.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.aids import SHORT, Warning
from grognard.kernel.decision import Action
from grognard.miniatures.moving.charge_path import Approach
from grognard.miniatures.screen.battle_words import unit_name
from grognard.miniatures.screen.obstructions import ground_under
from grognard.table.arcs import FRONT
from grognard.table.paths import Leg, end_path, sweep_path
from grognard.table.shapes import Polygon

from ..chapters.activation import is_ready
from ..chapters.charging.attacks import why_not_attack
from ..chapters.charging.charge_path import approach, list_wheels, next_obstacle
from ..chapters.charging.strength import cover_of
from ..chapters.disorder import passed_through
from ..chapters.figures import depth_of, width_of
from ..chapters.moving.formation import new_place
from ..chapters.moving.manoeuvre import ChooseManoeuvre, ChoosePath, why_not_reform
from ..chapters.moving.obstacles import first_touch, lies_across
from ..chapters.shooting.defence import struck_sector, why_not_defend
from ..chapters.shooting.targets import any_shot
from ..model.actions import Attack, CounterCharge, Form, Join, Manoeuvre, March, Pass
from ..model.pieces import HARD_COVER, NOBODY, OBSTACLE, ROUGH, Battalion
from ..model.state import Battle
from .words import ground_name, say, spell

ROUGH_GROUND: Final = "8.1 rough ground"
MIXING: Final = "8.3 mixing"
ACROSS: Final = "7.8 obstacle die"
CHARGED_ACROSS: Final = "7.9 charge across"
WALLS: Final = "12.5 hard cover"
ASIDE: Final = "8.0 struck aside"
NO_ANSWER: Final = "13.1 not yet activated"
NO_SHOT: Final = "6.1 kind declared"
UNMENDED: Final = "7.10 reform"
LOWERED: Final = "3.6 quality lowered"
NO_FIRE: Final = "R53 counter charge"


def warnings(b: Battle, action: Action, lang: str) -> list[Warning]:
    """What an action gives away; nothing for one that gives nothing away."""
    told = Cautions(b, lang)
    step = b.pending
    if isinstance(action, March) and isinstance(step, ChoosePath):
        return told.marching(b.units[step.unit], action.legs)
    if isinstance(action, Form) and isinstance(step, ChooseManoeuvre):
        u = b.units[step.unit]
        after = b.clone()
        place = new_place(u, action.formation, action.heading)
        after.form(u.uid, action.formation, place)
        return told.flanks(after, after.units[u.uid])
    if isinstance(action, Attack):
        u = b.units[action.unit]
        return told.charging(u, approach(b, u, action.wheel, action.target))
    if isinstance(action, Pass):
        return told.passing(b.units[action.unit])
    if isinstance(action, Manoeuvre):
        return told.manoeuvring(b.units[action.unit])
    if isinstance(action, Join):
        return told.joining(int(action.unit))
    return told.countering() if isinstance(action, CounterCharge) else []


class Cautions:
    """Warnings for one reader."""

    def __init__(self, b: Battle, lang: str) -> None:
        self.b: Final = b
        self.lang: Final = lang

    def say(self, key: str, **facts: object) -> str:
        return spell(self.b, say(self.lang, key, **facts), self.lang, SHORT)

    def named(self, units: list[Battalion]) -> str:
        return ", ".join(unit_name(self.b, u.uid) for u in units)

    # Ways

    def marching(self, u: Battalion, legs: list[Leg]) -> list[Warning]:
        """7.8, 8.1, 8.3 What the way does to its order, and what it shows at its end."""
        pieces = sweep_path(u.pose, width_of(u), depth_of(u), legs)
        found = self.order(u, pieces)
        touch = first_touch(self.b, u, legs, lies_across(self.b, u))
        if touch is not None:
            edge = self.b.setting.ground.edges_with(OBSTACLE)[touch.edge]
            ground = ground_name(edge.name, self.lang)
            found.append(Warning(ACROSS, self.say("caution-obstacle", ground=ground)))
        after = self.b.clone()
        after.move_to(u.uid, end_path(u.pose, width_of(u), depth_of(u), legs))
        return found + self.flanks(after, after.units[u.uid])

    def order(self, u: Battalion, pieces: list[Polygon]) -> list[Warning]:
        title = ground_under(self.b.setting.ground.areas_with(ROUGH), pieces)
        rough = ground_name(title, self.lang)
        found = [Warning(ROUGH_GROUND, self.say("caution-rough", ground=rough))] if title else []
        friends = passed_through(self.b, u.uid, pieces)
        if friends:
            found.append(Warning(MIXING, self.say("caution-mixing", units=self.named(friends))))
        return found

    def flanks(self, b: Battle, u: Battalion) -> list[Warning]:
        """8.0, R28 Who could charge it in flank or rear there."""
        enemies = [x for x in chargers(b, u) if struck_sector(u, x) != FRONT]
        if not enemies:
            return []
        return [Warning(ASIDE, self.say("caution-flank", units=self.named(enemies)))]

    def charging(self, u: Battalion, way: Approach) -> list[Warning]:
        """7.9, 8.1, 8.3 What a charge costs on its way; that it may fall short is in its odds."""
        pieces = sweep_path(u.pose, way.width, way.depth, way.legs())
        found = self.order(u, pieces)
        touch = next_obstacle(self.b, u, way, lies_across(self.b, u))
        if touch is not None:
            edge = self.b.setting.ground.edges_with(OBSTACLE)[touch.edge]
            ground = ground_name(edge.name, self.lang)
            found.append(Warning(CHARGED_ACROSS, self.say("caution-across", ground=ground)))
        enemy = self.b.units[way.met]
        if cover_of(self.b, enemy, way.edge()) & HARD_COVER:
            found.append(
                Warning(WALLS, self.say("caution-walls", unit=unit_name(self.b, enemy.uid)))
            )
        return found

    # The Supreme Commander, and answers to a charge

    def joining(self, unit: int) -> list[Warning]:
        """3.6, R45 Unless he comes from another, where it was so already."""
        if self.b.commanders[self.b.units[unit].seat].unit != NOBODY:
            return []
        words = self.say("caution-lowered", unit=unit_name(self.b, unit))
        return [Warning(LOWERED, words)]

    def countering(self) -> list[Warning]:
        return [Warning(NO_FIRE, self.say("caution-counter"))]

    # Activations

    def passing(self, u: Battalion) -> list[Warning]:
        """6.1, 7.10 What is given up by doing nothing."""
        unit = unit_name(self.b, u.uid)
        found = []
        if any_shot(self.b, u, False) or any_shot(self.b, u, True):
            found.append(Warning(NO_SHOT, self.say("caution-shot", unit=unit)))
        if why_not_reform(u) is None:
            found.append(Warning(UNMENDED, self.say("caution-mend", unit=unit)))
        return found

    def manoeuvring(self, u: Battalion) -> list[Warning]:
        """13.1 A battalion that has acted cannot answer a charge with fire."""
        enemies = [x for x in chargers(self.b, u) if why_not_defend(self.b, u, x) is None]
        if not enemies:
            return []
        facts = {"unit": unit_name(self.b, u.uid), "units": self.named(enemies)}
        return [Warning(NO_ANSWER, self.say("caution-answer", **facts))]


def chargers(b: Battle, u: Battalion) -> list[Battalion]:
    """12.2 The enemies who may still act, and could charge a battalion with the best of dice.

    Nobody, where the players agreed not to measure (R105).
    """
    if not b.setting.options.measuring:
        return []
    return [x for x in b.units if x.seat != u.seat and is_ready(x) and can_charge(b, x, u)]


def can_charge(b: Battle, x: Battalion, u: Battalion) -> bool:
    wheels = list_wheels(x, u)
    return any(why_not_attack(b, x, u.uid, wheel) is None for wheel in wheels)
