"""The parts of a scenario file that are the same in any game: names, ground, objectives."""

from __future__ import annotations

import re
from typing import Final

from grognard.table.pose import Point

from ..files.toml_values import Node
from ..terrain.kinds import Kind
from ..terrain.outlines import shape_problem
from ..terrain.pieces import Piece
from .scenario import Objective

ID: Final = re.compile(r"[a-z][a-z0-9-]{0,23}")
LONGEST_NAME: Final = 60


class Goals:
    """What objectives may be: how many, how large, and worth how much."""

    def __init__(self, most: int, radius: tuple[int, int, int], worth: tuple[int, int]) -> None:
        self.most: Final = most
        self.radius: Final = radius  # the least, the most, the usual one
        self.worth: Final = worth  # the most and the usual one


def read_id(node: Node, format_name: str) -> str:
    """The format that the file says it has, and the id of the scenario."""
    said = node.text("format", 40)
    if said != format_name:
        node.fault("format", "not-this-format", value=repr(said), format=repr(format_name))
    key = node.text("id", 24)
    if key and not ID.fullmatch(key):
        node.fault("id", "not-an-id", value=repr(key))
    return key


def read_words(node: Node, most: int, usual: str | None = None) -> dict[str, str]:
    """A text in both languages; the English one replaces a missing French one."""
    english = node.text("en", most, usual)
    french = node.text("fr", most, english)
    node.finish()
    return {"en": english, "fr": french}


def read_pieces(
    node: Node, size: tuple[int, int], kinds: dict[str, Kind], most: int
) -> list[Piece]:
    found = [_piece(one, size, kinds) for one in node.tables("terrain", most)]
    return [piece for piece in found if piece is not None]


def _piece(node: Node, size: tuple[int, int], kinds: dict[str, Kind]) -> Piece | None:
    kind = node.text("kind", 20)
    if kind and kind not in kinds:
        node.fault("kind", "not-one-of", value=repr(kind), known=", ".join(kinds))
    if kind not in kinds:
        return None
    line = kinds[kind].line
    key = "line" if line else "area"
    points = node.points(key)
    name = node.text("name", LONGEST_NAME, "")
    problem = shape_problem(points, line, size[0], size[1], node.unit) if points else {}
    if problem:
        node.told(key, problem)
    node.finish()
    return Piece(kind, points, name)


def read_objectives(node: Node, size: tuple[int, int], goals: Goals) -> list[Objective]:
    """Circles that are worth something."""
    found: list[Objective] = []
    least, most, usual = goals.radius
    for goal in node.tables("objective", goals.most):
        name = goal.text("name", LONGEST_NAME)
        at = place_on_table(goal, "at", size)
        radius = goal.length("radius", least, most, usual)
        worth = goal.whole("worth", 1, goals.worth[0], goals.worth[1])
        goal.finish()
        if name in [known.name for known in found]:
            goal.fault("name", "given-twice", value=repr(name))
        found.append(Objective(name, at[0], at[1], radius, worth))
    return found


def place_on_table(node: Node, key: str, size: tuple[int, int]) -> Point:
    """A place on the table that must be given."""
    at = need_point(node, key)
    if not is_on_table(at[0], at[1], size):
        node.fault(key, "off-table", place=node.unit.place(*at))
    return at


def need_point(node: Node, key: str) -> Point:
    """A place that must be given."""
    missing = key not in node.values
    at = node.point(key)
    if missing:
        node.fault(key, "no-place", example="[60, 12.5]")
    return at or (0, 0)


def is_on_table(x: int, y: int, size: tuple[int, int]) -> bool:
    return 0 <= x <= size[0] and 0 <= y <= size[1]
