"""How the ground of this game looks, and the table as everything shows it. Interpreted."""

from __future__ import annotations

from typing import Final

from grognard.miniatures.scenarios.scenario import Objective
from grognard.miniatures.screen.looks import (
    HILL,
    HOUSES,
    MARSH,
    RAVINE,
    STREAM,
    VINES,
    WALL,
    WATER,
    WOOD,
    Look,
    Looks,
)
from grognard.miniatures.screen.scene import Scene

from ..chapters.victory import HOLDS
from ..model.state import Battle
from ..text.notation import LENGTHS
from .names import named
from .words import moment_title, say

KINDS: Final = {
    "wood": Look(WOOD, "♣"),
    "wooded-hill": Look(WOOD, "♣"),
    "orchard": Look(VINES, "♣"),
    "marsh": Look(MARSH, '"'),
    "hill": Look(HILL, "·"),
    "knoll": Look(HILL, "·"),
    "farm": Look(HOUSES, "⌂"),
    "village": Look(HOUSES, "⌂"),
    "town": Look(HOUSES, "⌂"),
    "redoubt": Look(MARSH, "⌂"),
    "earthwork": Look(WALL, "="),
    "river": Look(WATER, "≈"),
    "pond": Look(WATER, "≈"),
    "bridge": Look(MARSH, "="),
    "stream": Look(STREAM, "~"),
    "road": Look(RAVINE, "="),
}


def looks(lang: str) -> Looks:
    return Looks(
        KINDS, lambda kind: say(lang, "ground-label", kind=kind), lambda name: named(name, lang)
    )


def scene_of(b: Battle, lang: str) -> Scene:
    setting = b.setting
    title, moment = setting.titles[lang], moment_title(b, lang)
    goals = [Objective(named(g.name, lang), g.x, g.y, HOLDS, g.worth) for g in setting.goals]
    return Scene(setting.ground, goals, looks(lang), LENGTHS, title, moment)
