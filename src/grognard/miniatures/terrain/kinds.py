"""The kinds of terrain of a game, as its data has them.

A table for each kind: its `traits`, which are names that the game gives a meaning; whether it is an
area or a `line`, and then its `width`; the `level` by which it is higher than what it lies on; the
`sight`, how far one sees into it and out of it, where it hides anything; and the rule it follows.
"""

from __future__ import annotations

from typing import Final

from ..files.toml_values import Node, check_faults, read_toml
from ..length_unit import LengthUnit

CLEAR: Final = -1  # the sight of what hides nothing
SHAPES: Final = ("area", "line")
WIDEST: Final = 100  # units of length
HIGHEST: Final = 9
LONGEST_CITE: Final = 60


class Kind:
    """What a kind of terrain does."""

    def __init__(
        self,
        traits: int,
        level: int = 0,
        depth: int = CLEAR,
        line: bool = False,
        width: int = 0,
        cite: str = "",
    ) -> None:
        self.traits: Final = traits
        self.level: Final = level
        self.depth: Final = depth
        self.line: Final = line
        self.width: Final = width
        self.cite: Final = cite


def read_kinds(text: str, file: str, traits: tuple[str, ...], unit: LengthUnit) -> dict[str, Kind]:
    """The kinds of a file, in its order; raises BadData with everything that is wrong."""
    top = read_toml(text, file, unit)
    found = {name: _kind(top.table(name), traits) for name in list(top.values)}
    check_faults(file, top)
    return found


def _kind(node: Node, traits: tuple[str, ...]) -> Kind:
    most = WIDEST * node.unit.size
    bits = node.bits("traits", traits)
    line = node.choice("shape", SHAPES, 0) == 1
    width = node.length("width", 0, most, 0) if line else 0
    level = 0 if line else node.whole("level", -HIGHEST, HIGHEST, 0)
    depth = CLEAR if line else node.length("sight", 0, most, CLEAR)
    cite = node.text("cite", LONGEST_CITE)
    node.finish()
    return Kind(bits, level, depth, line, width, cite)
