"""How the ground of this game looks.

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
from grognard.miniatures.screen.svg.svg_symbols import BLUE, GREY, RED

from ..model.pieces import BRITISH, FRENCH
from ..model.state import Battle
from .words import say

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


def colours(b: Battle) -> tuple[str, str]:
    """Those of the nations; two armies of one nation are told apart by their seats."""
    nations = [army.nation for army in b.setting.armies]
    if nations[0] == nations[1]:
        return RED, BLUE
    red, blue = (RED if n == BRITISH else BLUE if n == FRENCH else GREY for n in nations)
    return red, blue
