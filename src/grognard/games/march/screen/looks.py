"""How the ground of this game looks, and the table as everything shows it.

Interpreted: only a person waits.
"""

from __future__ import annotations

from typing import Final

from grognard.miniatures.screen.looks import (
    CHAPEL,
    HEDGE,
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
from grognard.miniatures.screen.svg.svg_symbols import BLUE, GREY, RED

from ..model.pieces import BRITISH, FRENCH
from ..model.state import Battle
from ..text.notation import LENGTHS
from .words import moment_title, say

KINDS: Final = {
    "wood": Look(WOOD, "♣"),
    "vineyard": Look(VINES, '"'),
    "marsh": Look(MARSH, '"'),
    "farm": Look(HOUSES, "⌂"),
    "village": Look(HOUSES, "⌂"),
    "chapel": Look(CHAPEL, "⌂"),
    "hill": Look(HILL, "·"),
    "pond": Look(WATER, "≈"),
    "hedge": Look(HEDGE, "="),
    "wall": Look(WALL, "="),
    "ravine": Look(RAVINE, "="),
    "stream": Look(STREAM, "~"),
}


def looks(lang: str) -> Looks:
    return Looks(KINDS, lambda kind: say(lang, "ground-label", kind=kind))


def scene_of(b: Battle, lang: str) -> Scene:
    setting = b.setting
    title, moment = setting.titles[lang], moment_title(b, lang)
    return Scene(setting.ground, setting.objectives, looks(lang), LENGTHS, title, moment)


def colours(b: Battle) -> tuple[str, str]:
    """Those of the nations; two armies of one nation are distinguished by their seats."""
    nations = [army.nation for army in b.setting.armies]
    if nations[0] == nations[1]:
        return RED, BLUE
    red, blue = (RED if n == BRITISH else BLUE if n == FRENCH else GREY for n in nations)
    return red, blue
