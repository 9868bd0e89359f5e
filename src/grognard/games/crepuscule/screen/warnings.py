"""Warnings about an answer. Interpreted: only a person waits."""

from __future__ import annotations

from typing import Final

from grognard.kernel.aids import SHORT, Warning
from grognard.kernel.decision import Action
from grognard.miniatures.screen.battle_words import unit_name
from grognard.miniatures.screen.general_words import say as say_of
from grognard.table.measure import overlap

from ..chapters.artillery.paths import aimed, strip
from ..chapters.charging.ways import path_to, reach_of, way_cost
from ..chapters.formations import footprint
from ..chapters.moving.marching import Movers, pace_of
from ..chapters.orders.orders import ChooseOrder
from ..chapters.shooting.targets import gun_reach, is_armed
from ..model.actions import Charge, March
from ..model.combat_actions import Aim
from ..model.kinds import BALL
from ..model.state import Battle
from ..text.notation import LENGTHS
from .lexicon import details
from .words import length, spell

SHORT_CHARGE: Final = "D-24"
NO_FIRE: Final = "C-INF-19"
WORSE_FIRE: Final = "W-SHO-2 moved"
FRIENDS: Final = "C-ART-43"


def warnings(b: Battle, action: Action, lang: str) -> list[Warning]:
    """Nothing for an answer that gives nothing away."""
    told = Cautions(b, lang)
    if isinstance(action, Charge):
        return told.charging(action)
    if isinstance(action, March) and isinstance(b.pending, ChooseOrder):
        return told.marching(action)
    if isinstance(action, Aim) and action.ammunition == BALL:
        return told.aiming(action)
    return []


class Cautions:
    """Warnings for one reader."""

    def __init__(self, b: Battle, lang: str) -> None:
        self.b: Final = b
        self.lang: Final = lang

    def say(self, key: str, **facts: object) -> str:
        said = say_of(details, LENGTHS.unit, self.lang, f"caution-{key}", facts)
        return spell(self.b, said, self.lang, SHORT)

    def charging(self, action: Charge) -> list[Warning]:
        """D-24 Farther than it charges: it falls short, an inch from the enemy at the most."""
        u = self.b.units[action.unit]
        way = path_to(self.b, u, action.target, action.wheel)
        far, most = int(way_cost(self.b, u, way.legs())), int(reach_of(u))
        if way.struck is None or far <= most:
            return []
        if self.b.setting.options.by_eye:
            return [Warning(SHORT_CHARGE, self.say("short-by-eye"))]
        lengths = {"length": length(far, self.lang), "limit": length(most, self.lang)}
        return [Warning(SHORT_CHARGE, self.say("short", **lengths))]

    def marching(self, action: March) -> list[Warning]:
        """C-INF-19, W-SHO-2 What it gives up by moving."""
        u = self.b.units[action.unit]
        if not u.is_troops() or not is_armed(self.b, u):
            return []
        if pace_of(Movers(self.b, u), action.legs).marches:
            return [Warning(NO_FIRE, self.say("march"))]
        return [Warning(WORSE_FIRE, self.say("moved"))]

    def aiming(self, action: Aim) -> list[Warning]:
        """C-ART-43 Friends behind the target, as far as a ball may fly."""
        gun, foe = self.b.units[action.unit], self.b.units[action.target]
        corridor = strip(aimed(self.b, gun, foe), gun_reach(gun))
        names = [
            unit_name(self.b, u.uid)
            for u in self.b.side(gun.seat)
            if u.uid != gun.uid and overlap(corridor, footprint(self.b, u).hull)
        ]
        if not names:
            return []
        return [Warning(FRIENDS, self.say("friends", units=", ".join(names)))]
