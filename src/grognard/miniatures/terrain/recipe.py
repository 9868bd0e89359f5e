"""What random terrain is made of, as a game's data has it.

Each `[[piece]]` is a kind that may be drawn: `often`, how many lots it has; `again`, whether it may
come more than once with its twin; `length` and `breadth` of an area or `bend` of a line, from least
to most; `box` for what people built; `within`, how far it may lie from the middle line.
"""

from __future__ import annotations

from typing import Final

from ..files.toml_values import Node, check_faults, read_toml
from ..length_unit import LengthUnit
from .kinds import Kind

ANYWHERE: Final = -1
MOST_DRAWN: Final = 40
MOST_LOTS: Final = 20
MOST_PAIRS: Final = 10


class Sketch:
    """One kind that may be drawn. Half its length, half its breadth or its bend are in steps."""

    def __init__(
        self,
        kind: str,
        line: bool,
        length: tuple[int, int],
        breadth: tuple[int, int],
        box: bool = False,
        within: int = ANYWHERE,
    ) -> None:
        self.kind: Final = kind
        self.line: Final = line
        self.length: Final = length
        self.breadth: Final = breadth
        self.box: Final = box
        self.within: Final = within


class Recipe:
    """How many pieces are drawn, which, and how far they lie from each other and from the rear."""

    def __init__(
        self,
        unit: LengthUnit,
        step: int,
        pairs: tuple[int, int],
        central_in: int,
        border: int,
        middles: int,
        apart: int,
        sketches: dict[str, Sketch],
        lots: list[str],
        again: list[str],
        central: list[str],
    ) -> None:
        self.unit: Final = unit
        self.step: Final = step
        self.pairs: Final = pairs
        self.central_in: Final = central_in  # a piece in the middle in one of so many grounds
        self.border: Final = border  # nothing is placed this close to the rear of a side
        self.middles: Final = middles  # and no piece has its middle this close
        self.apart: Final = apart
        self.sketches: Final = sketches
        self.lots: Final = lots  # each kind as often as it has lots
        self.again: Final = again
        self.central: Final = central


def read_recipe(text: str, file: str, kinds: dict[str, Kind], unit: LengthUnit) -> Recipe:
    """The recipe of a file; raises BadData with everything that is wrong."""
    top = read_toml(text, file, unit)
    recipe = _recipe(top, kinds)
    check_faults(file, top)
    return recipe


def _recipe(top: Node, kinds: dict[str, Kind]) -> Recipe:
    most = 100 * top.unit.size
    step = top.length("step", top.unit.step, most, top.unit.size)
    fewest = top.whole("fewest-pairs", 0, MOST_PAIRS, 0)
    pairs = fewest, top.whole("most-pairs", fewest, MOST_PAIRS, fewest)
    central_in = top.whole("central-in", 1, 100, 1)
    border, middles = top.length("border", 0, most, 0), top.length("middles", 0, most, 0)
    apart = top.length("apart", 0, most, 0)
    lots: list[str] = []
    again: list[str] = []
    sketches = _sketches(top.tables("piece", MOST_DRAWN), kinds, step, lots, again)
    central = _central(top, sketches)
    top.finish()
    return Recipe(
        top.unit, step, pairs, central_in, border, middles, apart, sketches, lots, again, central
    )


def _sketches(
    tables: list[Node], kinds: dict[str, Kind], step: int, lots: list[str], again: list[str]
) -> dict[str, Sketch]:
    """What may be drawn; its lots go to all lots, and what may come again to the others."""
    found: dict[str, Sketch] = {}
    for node in tables:
        kind = _known(node, kinds)
        lots += [kind] * node.whole("often", 0, MOST_LOTS, 1)
        again += [kind] if node.flag("again") else []
        found[kind] = _sketch(node, kind, kind in kinds and kinds[kind].line, step)
        node.finish()
    return found


def _known(node: Node, kinds: dict[str, Kind]) -> str:
    kind = node.text("kind", 20)
    if kind and kind not in kinds:
        node.fault("kind", "not-one-of", value=repr(kind), known=", ".join(kinds))
    return kind


def _sketch(node: Node, kind: str, line: bool, step: int) -> Sketch:
    within = node.length("within", 0, 1000 * node.unit.size, ANYWHERE)
    length = node.span("length", 2 * step)
    if line:
        return Sketch(kind, line, length, node.span("bend", step), within=within)
    return Sketch(kind, line, length, node.span("breadth", 2 * step), node.flag("box"), within)


def _central(top: Node, sketches: dict[str, Sketch]) -> list[str]:
    """Only areas can be their own twins."""
    areas = tuple(kind for kind, sketch in sketches.items() if not sketch.line)
    return top.names("central", areas)
