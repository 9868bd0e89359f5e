"""D-200 What may lie on the table, and what it is laid out with. It is the game's data."""

from __future__ import annotations

import tomllib
from typing import Final

from grognard.miniatures.files.data_files import data_path, read_text
from grognard.miniatures.length_unit import INCHES
from grognard.miniatures.scenarios.battle_options import BattleOptions
from grognard.miniatures.scenarios.battlefield import Surveyor
from grognard.miniatures.scenarios.scenario import Scenario
from grognard.miniatures.terrain.kinds import read_kinds
from grognard.miniatures.terrain.pieces import Piece
from grognard.miniatures.terrain.recipe import read_recipe
from grognard.table.pose import INCH

from ...model.kinds import BRIDGE, IMPASSABLE, TRAITS

GAME: Final = "crepuscule"
MOST_PIECES: Final = 80
TERRAIN: Final = data_path(GAME, "terrain.toml")
RANDOM: Final = data_path(GAME, "random-terrain.toml")
CENTRE: Final = (3 * INCH, 100)  # radius and worth of an objective in the middle
VERGE: Final = 3 * INCH // 2  # of a road, to either side of its middle
PASSED_OVER: Final = ("hill", "marsh")  # a road may cross these

KINDS: Final = read_kinds(read_text(TERRAIN), TERRAIN.name, TRAITS, INCHES)
RECIPE: Final = read_recipe(read_text(RANDOM), RANDOM.name, KINDS, INCHES)


class Walls:
    """C-BLD-3 The walls of a kind of building; `open` façades have openings."""

    def __init__(self, with_openings: int, without: int, wounds: int, open: int) -> None:
        self.with_openings: Final = with_openings
        self.without: Final = without
        self.wounds: Final = wounds
        self.open: Final = open

    def has_openings(self, side: int) -> bool:
        """Whether a side of its outline has, the first being 0."""
        return self.open == 4 or (self.open == 2 and side % 2 == 0)

    def toughness(self, side: int) -> int:
        return self.with_openings if self.has_openings(side) else self.without


def read_walls() -> dict[str, Walls]:
    table = tomllib.loads(read_text(data_path(GAME, "buildings.toml")))
    found: dict[str, Walls] = {}
    for kind, values in table.items():
        with_openings, without = values["toughness"]
        found[kind] = Walls(with_openings, without, values["wounds"], values["open"])
    return found


WALLS: Final = read_walls()


class RoadSurveyor(Surveyor):
    """D-200 Random ground has a road between the edges of both armies, where one fits."""

    def pieces(
        self, scenario: Scenario, options: BattleOptions, size: tuple[int, int]
    ) -> list[Piece]:
        found = super().pieces(scenario, options, size)
        if found is scenario.pieces:
            return found
        return [*found, *road_across(found, size)]


def road_across(pieces: list[Piece], size: tuple[int, int]) -> list[Piece]:
    """A straight road through the middle: it is its own twin."""
    x = size[0] // 2
    solid = [piece for piece in pieces if piece.kind not in PASSED_OVER]
    for piece in solid:
        xs = [point[0] for point in piece.points]
        if min(xs) < x + VERGE and x - VERGE < max(xs):
            return []
    return [Piece("road", [(x, 0), (x, size[1])])]


SURVEYOR: Final = RoadSurveyor(KINDS, RECIPE, CENTRE, IMPASSABLE, BRIDGE)
