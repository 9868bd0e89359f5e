"""Scenarios as files: read and checked to the last key, and written.

Everything that is wrong is said at once, each with its place in the file, the value found there and
what was expected. A game gives its limits, and reads and writes the keys that only it has.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import mypyc_attr

from grognard.table.shapes import Polygon, box

from ..deploying.zones import FACING, NORTH, SIDES, SOUTH, standard_zones
from ..files.data_files import read_text
from ..files.toml_values import Node, check_faults, read_toml
from ..files.toml_writing import Page
from ..length_unit import LengthUnit
from ..terrain.kinds import Kind
from ..terrain.pieces import Piece
from .scenario import NO_SIDE, Force, Own, Scenario, Stand
from .scenario_sections import (
    Goals,
    is_on_table,
    read_id,
    read_objectives,
    read_pieces,
    read_words,
)
from .scenario_writing import write_sections

GROUNDS: Final = ("given", "random")
LONGEST_TITLE: Final = 60
LONGEST_NOTE: Final = 2000
LONGEST_LIST: Final = 4000


class Limits:
    """What a table, a zone and a game may be at the least and at the most."""

    def __init__(
        self,
        smallest: tuple[int, int],
        largest: int,
        table: tuple[int, int],
        turns: tuple[int, int],
        back: int,
        zone: int,
        apart: int,
        pieces: int,
        goals: Goals,
    ) -> None:
        self.smallest: Final = smallest
        self.largest: Final = largest
        self.table: Final = table  # if nothing is said
        self.turns: Final = turns  # the usual number, and the most
        self.back: Final = back  # of the usual zones from the middle line
        self.zone: Final = zone  # the least width and depth of one
        self.apart: Final = apart  # and the least distance of both
        self.pieces: Final = pieces
        self.goals: Final = goals


@mypyc_attr(allow_interpreted_subclasses=True)
class ScenarioFormat:
    """How a game writes its scenarios; the first unit of length is the one that is not named."""

    def __init__(
        self,
        name: str,
        units: list[LengthUnit],
        seats: tuple[str, ...],
        kinds: dict[str, Kind],
        limits: Limits,
    ) -> None:
        self.name: Final = name
        self.units: Final = units
        self.seats: Final = seats
        self.kinds: Final = kinds
        self.limits: Final = limits

    # What a game adds

    def read_own(self, node: Node) -> Own:
        """Keys of the whole scenario that only this game has."""
        return Own()

    def write_own(self, page: Page, own: Own) -> None:
        """The same for a file."""

    def read_force(self, node: Node, size: tuple[int, int], own: Own) -> Force:
        """The army of one seat. The text of its list is the game's to read."""
        return Force(node.text("army", LONGEST_LIST), read_side(node), {})

    def write_force(self, page: Page, seat: str, force: Force) -> None:
        """More of it than the army and its side."""

    def write_stand(self, page: Page, force: Force, name: str, stand: Stand) -> dict[str, str]:
        """More of it than its place: values already written, by key."""
        return {}

    # Reading

    def read(self, path: Path) -> Scenario:
        """A scenario from a file; raises BadData with everything that is wrong."""
        return self.parse(read_text(path), path.name)

    def parse(self, text: str, file: str) -> Scenario:
        node = read_toml(text, file, self.units[0])
        scenario = self._scenario(node)
        check_faults(file, node)
        return scenario

    def _scenario(self, node: Node) -> Scenario:
        key = read_id(node, self.name)
        self._take_unit(node)
        size = self._size(node)
        usual, most = self.limits.turns
        turns = node.whole("turns", 1, most, usual)
        titles = read_words(node.table("title"), LONGEST_TITLE)
        notes = read_words(node.table("note"), LONGEST_NOTE, usual="")
        pieces = self._pieces(node, size)
        goals = read_objectives(node, size, self.limits.goals)
        zones, zoned = self._zones(node.table("zones"), size)
        own = self.read_own(node)
        forces = [self._force(node.table(seat), size, own) for seat in self.seats]
        _check_sides(node, self.seats, forces)
        node.finish()
        unit = node.unit
        return Scenario(
            key, titles, notes, unit, size, turns, pieces, goals, zones, zoned, own, forces
        )

    def _pieces(self, node: Node, size: tuple[int, int]) -> list[Piece] | None:
        """The ground; None where it is random."""
        random = node.choice("ground", GROUNDS, 0) == 1
        found = read_pieces(node, size, self.kinds, self.limits.pieces)
        if random and found:
            node.fault("terrain", "random-ground")
        return None if random else found

    def _take_unit(self, node: Node) -> None:
        """Only a game with several units is asked for one."""
        if len(self.units) > 1:
            keys = tuple(unit.key for unit in self.units)
            node.unit = self.units[node.choice("unit", keys, 0)]

    def _force(self, node: Node, size: tuple[int, int], own: Own) -> Force:
        force = self.read_force(node, size, own)
        node.finish()
        return force

    def _size(self, node: Node) -> tuple[int, int]:
        limits, unit = self.limits, node.unit
        given = node.point("table")
        if given is None:
            return limits.table
        (width, height), most = limits.smallest, limits.largest
        if not (width <= given[0] <= most and height <= given[1] <= most):
            node.fault(
                "table",
                "not-a-size",
                place=unit.place(*given),
                width=unit.told(width),
                height=unit.told(height),
                most=unit.told(most),
                unit=unit.key,
            )
            return limits.table
        return given

    # Zones

    def _zones(self, node: Node, size: tuple[int, int]) -> tuple[list[Polygon], list[int]]:
        """Where the armies are set up: two corners each, or so far from the middle line."""
        unit = node.unit
        zones = standard_zones(size[0], size[1], self.limits.back)
        given: list[int] = []
        for side, name in enumerate(SIDES):
            if name in node.values:
                given.append(side)
                zones[side] = self._zone(node, name, size, zones[side])
            else:
                node.known.append(name)
        apart = self.limits.apart
        if zones[SOUTH].north + apart > zones[NORTH].south:
            node.fault("", "zones-too-near", apart=unit.told(apart), unit=unit.key)
        node.finish()
        return zones, given

    def _zone(self, node: Node, name: str, size: tuple[int, int], usual: Polygon) -> Polygon:
        corners = node.points(name)
        if not corners:
            return usual
        if len(corners) != 2:
            node.fault(name, "not-corners")
            return usual
        for x, y in corners:
            if not is_on_table(x, y, size):
                node.fault(name, "off-table", place=node.unit.place(x, y))
        (a, b), (c, d) = corners
        least = self.limits.zone
        if abs(a - c) < least or abs(b - d) < least:
            node.fault(name, "zone-too-small", least=node.unit.told(least), unit=node.unit.key)
            return usual
        return box(min(a, c), min(b, d), max(a, c), max(b, d))

    # Writing

    def write(self, scenario: Scenario) -> str:
        """The file that is read as this scenario."""
        page = Page(scenario.unit)
        page.text("format", self.name)
        page.text("id", scenario.key)
        if scenario.unit is not self.units[0]:
            page.text("unit", scenario.unit.key)
        page.point("table", (scenario.width, scenario.height))
        page.whole("turns", scenario.turns)
        if scenario.pieces is None:
            page.text("ground", GROUNDS[1])
        self.write_own(page, scenario.own)
        write_sections(page, scenario, self.kinds)
        for seat, force in zip(self.seats, scenario.forces, strict=True):
            self._write_force(page, seat, force)
        return page.written()

    def _write_force(self, page: Page, seat: str, force: Force) -> None:
        page.table(seat)
        page.text("army", force.army)
        if force.side != NO_SIDE:
            page.text("side", SIDES[force.side])
        self.write_force(page, seat, force)
        if force.stands:
            page.table(f"{seat}.stand")
        for name, stand in force.stands.items():
            values = {"at": page.place((stand.pose.x, stand.pose.y))}
            if stand.pose.h != usual_facing(force.side):
                values["facing"] = page.degrees(stand.pose.h)
            values.update(self.write_stand(page, force, name, stand))
            page.inline(name, values)


def read_side(node: Node) -> int:
    return node.choice("side", SIDES, NO_SIDE)


def usual_facing(side: int) -> int:
    """To the enemy; north, where dice decide."""
    return FACING[side] if side != NO_SIDE else 0


def named_tables(node: Node, names: list[str]) -> dict[str, Node]:
    """The tables of those of some names that have one; there may be no others."""
    found: dict[str, Node] = {}
    for name in names:
        if name in node.values:
            found[name] = node.table(name)
        else:
            node.known.append(name)
    node.finish()
    return found


def _check_sides(node: Node, seats: tuple[str, ...], forces: list[Force]) -> None:
    first, second = forces[0].side, forces[1].side
    if (first == NO_SIDE) != (second == NO_SIDE):
        node.fault(f"{seats[0]}.side", "one-side-only")
    elif first == second != NO_SIDE:
        node.fault(f"{seats[1]}.side", "same-side", side=SIDES[first])
