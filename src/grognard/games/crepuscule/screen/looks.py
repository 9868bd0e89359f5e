"""How the ground of this game looks, and the table as everything shows it. Interpreted."""

from __future__ import annotations

from typing import Final

from grognard.miniatures.scenarios.scenario import Objective
from grognard.miniatures.screen.looks import (
    HEDGE,
    HILL,
    HOUSES,
    MARSH,
    RAVINE,
    VINES,
    WALL,
    WATER,
    WOOD,
    Look,
    Looks,
)
from grognard.miniatures.screen.scene import Scene

from ..chapters.scenarios.landscape import KINDS as GROUND
from ..model.kinds import (
    BRIDGE,
    BUILDING,
    FORTIFIED,
    HARD_COVER,
    IMPASSABLE,
    OBSTACLE,
    ROAD,
    WOODED,
)
from ..model.kinds import (
    WATER as WET,
)
from ..model.state import Battle
from ..text.notation import LENGTHS
from .names import named
from .words import moment_title, say

# Drawings and signs by what ground does, the first that fits.
BY_TRAIT: Final = (
    (BUILDING, Look(HOUSES, "⌂")),
    (BRIDGE, Look(MARSH, "=")),
    (WET | IMPASSABLE, Look(WATER, "≈")),
    (WOODED, Look(WOOD, "♣")),
    (ROAD, Look(RAVINE, "=")),
    (FORTIFIED, Look(WALL, "#")),
    (HARD_COVER, Look(WALL, "=")),
    (OBSTACLE, Look(HEDGE, "-")),
)
RAISED: Final = Look(HILL, "·")
ROUGH: Final = Look(VINES, '"')


def look_of(kind: str) -> Look:
    traits = GROUND[kind].traits
    for trait, look in BY_TRAIT:
        if traits & trait:
            return look
    return RAISED if GROUND[kind].level else ROUGH


KINDS: Final = {kind: look_of(kind) for kind in GROUND}


def looks(lang: str) -> Looks:
    return Looks(
        KINDS, lambda kind: say(lang, "ground-label", kind=kind), lambda name: named(name, lang)
    )


def scene_of(b: Battle, lang: str) -> Scene:
    setting = b.setting
    title, moment = setting.titles[lang], moment_title(b, lang)
    goals = [Objective(named(g.name, lang), g.x, g.y, g.radius, g.worth) for g in setting.goals]
    return Scene(setting.ground, goals, looks(lang), LENGTHS, title, moment)
