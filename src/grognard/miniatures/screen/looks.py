"""How the kinds of ground of a game look: in pictures, on text maps, and by name.

A piece of ground is called by its kind, and may have a name of its own after it: "village Vimeiro".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ..terrain.pieces import kind_of, own_name

# The drawings that pictures have for areas, and for lines.
HILL: Final = "hill"
WATER: Final = "water"
HOUSES: Final = "houses"
CHAPEL: Final = "chapel"
WOOD: Final = "wood"
VINES: Final = "vines"
MARSH: Final = "marsh"
WALL: Final = "wall"
HEDGE: Final = "hedge"
RAVINE: Final = "ravine"
STREAM: Final = "stream"


class Look:
    """How a kind of ground is drawn, and its sign on a text map."""

    def __init__(self, drawing: str, sign: str) -> None:
        self.drawing: Final = drawing
        self.sign: Final = sign
        self.low: Final = drawing == HILL  # below all that lies on it

    def is_built(self) -> bool:
        return self.drawing in (HOUSES, CHAPEL)


class Looks:
    """The looks of all kinds, and what each piece is called on a map in one language."""

    def __init__(
        self,
        kinds: Mapping[str, Look],
        kind_label: Callable[[str], str],
        named: Callable[[str], str] = str,
    ) -> None:
        self.kinds: Final = kinds
        self.kind_label: Final = kind_label
        self.named: Final = named  # a name of its own in that language

    def of(self, title: str) -> Look:
        return self.kinds[kind_of(title)]

    def label(self, title: str) -> str:
        """By its own name, or else by its kind."""
        own = own_name(title)
        return self.named(own) if own else self.kind_label(kind_of(title))
