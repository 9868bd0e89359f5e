"""A scenario as a file: read, and checked to the last key.

docs/formats.md tells what may stand in one. Everything that is wrong is said at once, each with its
place in the file, the value found there and what was expected.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Final

from grognard.kernel.refusal import BadData, BadNotation
from grognard.miniatures.armies.list_terms import LONGEST_NAME
from grognard.table.pose import CM, Point, Pose
from grognard.table.shapes import Polygon

from ...armies.armies import ARMY_POINTS
from ...armies.lists import army_from
from ...model.actions import FORMATIONS, NORTH, SIDES, SOUTH
from ...model.free_grid import box, standard_zones
from ...model.options import FEWEST_POINTS, MOST_POINTS, MOST_TURNS, TURNS
from ...model.pieces import SCREEN_DEPTH, Army, Objective, Stand
from .files import read_text
from .landscape import KINDS, MOST_PIECES, Piece, in_cm, why_bad_shape
from .toml_values import Node, bad_file

FORMAT: Final = "march scenario 1"
SEATS: Final = ("red", "blue")
LANGUAGES: Final = ("en", "fr")
ID: Final = re.compile(r"[a-z][a-z0-9-]{0,23}")
NO_SIDE: Final = -1
SMALLEST_TABLE: Final = (60, 80)
LARGEST_TABLE: Final = 360
ZONES_APART: Final = 10 * CM
LEAST_GAP: Final = 2 * CM
MOST_GAP: Final = 4 * CM
MOST_OBJECTIVES: Final = 6
MOST_WORTH: Final = 12
LONGEST_NOTE: Final = 2000


class Force:
    """The army of one seat, and where it stands when the battle begins ready."""

    def __init__(
        self, army: Army | None, side: int, stands: dict[str, Stand], post: Point | None
    ) -> None:
        self.army: Final = army
        self.side: Final = side
        self.stands: Final = stands
        self.post: Final = post


class Scenario:
    """A battle that may be played: table, ground, armies, objectives."""

    def __init__(
        self,
        key: str,
        titles: dict[str, str],
        notes: dict[str, str],
        size: tuple[int, int],
        turns: int,
        points: int,
        pieces: list[Piece] | None,
        objectives: list[Objective],
        zones: list[Polygon],
        forces: list[Force],
    ) -> None:
        self.key: Final = key
        self.titles: Final = titles
        self.notes: Final = notes
        self.width: Final = size[0]
        self.height: Final = size[1]
        self.turns: Final = turns
        self.points: Final = points
        self.pieces: Final = pieces  # None where the ground is random
        self.objectives: Final = objectives
        self.zones: Final = zones
        self.forces: Final = forces


# The file


def read_scenario(path: Path) -> Scenario:
    """A scenario from a file; raises BadData with everything that is wrong."""
    return parse_scenario(read_text(path), path.name)


def parse_scenario(text: str, file: str) -> Scenario:
    try:
        values = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadData(file, "", f"is not TOML: {error}") from error
    faults: list[tuple[str, str]] = []
    scenario = _scenario(Node(values, "", faults))
    if faults:
        raise bad_file(file, faults)
    return scenario


def _scenario(node: Node) -> Scenario:
    format_ = node.text("format", 40)
    if format_ != FORMAT:
        node.fault("format", f"{format_!r} is not {FORMAT!r}")
    key = node.text("id", 24)
    if key and not ID.fullmatch(key):
        node.fault("id", f"{key!r} is not made of small letters, digits and dashes")
    size = _size(node)
    turns = node.whole("turns", 1, MOST_TURNS, TURNS)
    titles = _words(node.table("title"), LONGEST_NAME)
    notes = _words(node.table("note"), LONGEST_NOTE, usual="")
    pieces = _pieces(node, size)
    objectives = _objectives(node, size)
    zones = _zones(node.table("zones"), size)
    points = node.whole("points", FEWEST_POINTS, MOST_POINTS, ARMY_POINTS)
    forces = [_force(node.table(seat), size, points) for seat in SEATS]
    _check_sides(node, forces)
    node.finish()
    return Scenario(key, titles, notes, size, turns, points, pieces, objectives, zones, forces)


def _size(node: Node) -> tuple[int, int]:
    """4.1 The table."""
    given = node.point("table")
    if given is None:
        return 120 * CM, 120 * CM
    limits = f"{SMALLEST_TABLE[0]} x {SMALLEST_TABLE[1]} to {LARGEST_TABLE} x {LARGEST_TABLE}"
    wide = SMALLEST_TABLE[0] * CM <= given[0] <= LARGEST_TABLE * CM
    if not (wide and SMALLEST_TABLE[1] * CM <= given[1] <= LARGEST_TABLE * CM):
        node.fault("table", f"{in_cm(*given)} is not a table of {limits} cm")
        return 120 * CM, 120 * CM
    return given


def _words(node: Node, most: int, usual: str | None = None) -> dict[str, str]:
    english = node.text("en", most, usual)
    french = node.text("fr", most, english)
    node.finish()
    return {"en": english, "fr": french}


def _pieces(node: Node, size: tuple[int, int]) -> list[Piece] | None:
    """4.2 The ground; None where it is random."""
    random = node.choice("ground", ("given", "random"), 0) == 1
    found = [_piece(one, size) for one in node.tables("terrain", MOST_PIECES)]
    if not random:
        return [piece for piece in found if piece is not None]
    if found:
        node.fault("terrain", "random ground has no terrain of its own")
    return None


def _piece(node: Node, size: tuple[int, int]) -> Piece | None:
    kind = node.text("kind", 20)
    if kind and kind not in KINDS:
        node.fault("kind", f"{kind!r} is not one of {', '.join(KINDS)}")
    if kind not in KINDS:
        return None
    line = KINDS[kind].line
    key = "line" if line else "area"
    points = node.points(key)
    name = node.text("name", LONGEST_NAME, "")
    problem = why_bad_shape(points, line, size[0], size[1]) if points else ""
    if problem:
        node.fault(key, problem)
    node.finish()
    return Piece(kind, points, name)


def _objectives(node: Node, size: tuple[int, int]) -> list[Objective]:
    """16.3 Circles that count as so many battalions."""
    found: list[Objective] = []
    for one in node.tables("objective", MOST_OBJECTIVES):
        name = one.text("name", LONGEST_NAME)
        at = _on_table(one, "at", size)
        radius = one.length("radius", CM, 60 * CM, 12 * CM)
        worth = one.whole("worth", 1, MOST_WORTH, 1)
        one.finish()
        if name in [known.name for known in found]:
            one.fault("name", f"{name!r} is given twice")
        found.append(Objective(name, at[0], at[1], radius, worth))
    return found


def _on_table(node: Node, key: str, size: tuple[int, int]) -> Point:
    given = node.values.get(key)
    at = node.point(key)
    if at is None:
        if given is None:
            node.fault(key, "is missing; expected a place such as [60, 12.5]")
        return 0, 0
    if not (0 <= at[0] <= size[0] and 0 <= at[1] <= size[1]):
        node.fault(key, f"{in_cm(*at)} is off the table")
    return at


def _zones(node: Node, size: tuple[int, int]) -> list[Polygon]:
    """4.5 Where the armies are set up: two corners each, or all but 30 cm to the centre line."""
    zones = standard_zones(size[0], size[1])
    for side, name in enumerate(SIDES):
        if name in node.values:
            given = node.points(name)
            corners = given if len(given) == 2 else []
            if given and not corners:
                node.fault(name, "a zone is two opposite corners")
            for x, y in corners:
                if not (0 <= x <= size[0] and 0 <= y <= size[1]):
                    node.fault(name, f"{in_cm(x, y)} is off the table")
            if corners:
                zones[side] = _zone(node, name, corners, zones[side])
        else:
            node.known.append(name)
    if zones[SOUTH].north + ZONES_APART > zones[NORTH].south:
        node.fault("", "the south zone must end 10 cm or more before the north zone begins")
    node.finish()
    return zones


def _zone(node: Node, name: str, corners: list[tuple[int, int]], usual: Polygon) -> Polygon:
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    if max(xs) - min(xs) < 8 * CM or max(ys) - min(ys) < 8 * CM:
        node.fault(name, "a zone is at least 8 cm wide and deep")
        return usual
    return box(min(xs), min(ys), max(xs), max(ys))


def _force(node: Node, size: tuple[int, int], points: int) -> Force:
    army = _army(node, points)
    side = node.choice("side", SIDES, NO_SIDE)
    post = _on_table(node, "commander", size) if "commander" in node.values else None
    if post is None:
        node.known.append("commander")
    stands = _stands(node.table("stand"), army, side)
    node.finish()
    return Force(army, side, stands, post)


def _army(node: Node, points: int) -> Army | None:
    text = node.text("army", 4000)
    if not text:
        return None
    try:
        return army_from(text, points)
    except BadNotation as error:
        node.fault("army", str(error))
        return None


def _check_sides(node: Node, forces: list[Force]) -> None:
    red, blue = forces[0].side, forces[1].side
    if (red == NO_SIDE) != (blue == NO_SIDE):
        node.fault("red.side", "either both armies have their side, or dice decide for both")
    elif red == blue != NO_SIDE:
        node.fault("blue.side", f"both armies are set up in the {SIDES[red]}")


def _stands(node: Node, army: Army | None, side: int) -> dict[str, Stand]:
    """4.0 The ready layout: where battalions stand; the others find room by themselves."""
    stands: dict[str, Stand] = {}
    for roster in army.battalions if army is not None else []:
        if roster.id in node.values:
            one = node.table(roster.id)
            stands[roster.id] = _stand(one, side, roster.formation, roster.detached)
        else:
            node.known.append(roster.id)
    if army is not None:
        node.finish()
    return stands


def _stand(node: Node, side: int, usual: int, detached: int) -> Stand:
    facing = node.angle("facing", 18000 if side == NORTH else 0)
    at = node.point("at") or _missing(node, "at")
    formation = node.choice("formation", FORMATIONS, usual)
    out = node.whole("detach", 0, 48, detached)
    screen = node.point("screen")
    if screen is None and out:
        screen = _missing(node, "screen")
    turned = node.angle("screen-facing", facing)
    gap = node.length("gap", LEAST_GAP, MOST_GAP, SCREEN_DEPTH)
    node.finish()
    stripe = Pose(screen[0], screen[1], turned) if screen else Pose(0, 0, 0)
    return Stand(Pose(at[0], at[1], facing), formation, out, stripe, gap)


def _missing(node: Node, key: str) -> Point:
    node.fault(key, "is missing; expected a place such as [60, 12.5]")
    return 0, 0
