"""Parts of a small game of inches: its ground, what its bodies need, and its scenario files."""

from __future__ import annotations

from typing import Final

from grognard.kernel.refusal import Refusal
from grognard.miniatures.deploying.free_grid import Block, Needs
from grognard.miniatures.deploying.placement import Verdicts
from grognard.miniatures.files.toml_values import Node
from grognard.miniatures.files.toml_writing import Page, quoted
from grognard.miniatures.length_unit import CENTIMETRES, INCHES
from grognard.miniatures.scenarios.scenario import Force, Own, Scenario, Stand
from grognard.miniatures.scenarios.scenario_format import (
    Limits,
    ScenarioFormat,
    named_tables,
    read_side,
    usual_facing,
)
from grognard.miniatures.scenarios.scenario_sections import Goals, need_point
from grognard.miniatures.terrain.kinds import read_kinds
from grognard.miniatures.terrain.recipe import read_recipe
from grognard.table.pose import INCH, Pose

# Ground

TRAITS: Final = ("slow", "very-slow", "cover-1", "cover-3", "shut", "road")
SLOW, VERY_SLOW, LOW_COVER, HIGH_COVER, SHUT, ROAD = (1 << bit for bit in range(len(TRAITS)))

KINDS_TEXT: Final = """
[copse]
traits = ["slow", "cover-1"]
sight = 2
cite = "3.1 woods"

[redoubt]
traits = ["very-slow", "cover-3"]
cite = "3.2 works"

[ridge]
level = 2
cite = "3.3 height"

[lake]
traits = ["shut"]
cite = "3.4 water"

[highway]
traits = ["road"]
shape = "line"
width = 1.5
cite = "3.5 roads"
"""
KINDS: Final = read_kinds(KINDS_TEXT, "kinds.toml", TRAITS, INCHES)

RECIPE_TEXT: Final = """
step = 0.25
fewest-pairs = 1
most-pairs = 4
central-in = 3
central = ["redoubt", "ridge"]
border = 4
middles = 6
apart = 2

[[piece]]
kind = "copse"
often = 4
again = true
length = [5, 9]
breadth = [4, 6]

[[piece]]
kind = "ridge"
length = [8, 14]
breadth = [5, 8]

[[piece]]
kind = "redoubt"
length = [3, 4]
breadth = [2, 3]
box = true

[[piece]]
kind = "lake"
length = [4, 6]
breadth = [3, 4]
within = 9

[[piece]]
kind = "highway"
length = [10, 16]
bend = [0.25, 1.5]
"""
RECIPE: Final = read_recipe(RECIPE_TEXT, "recipe.toml", KINDS, INCHES)

# Bodies: a number of bases of three quarters of an inch, or a gun

LINE, MASSE = 0, 1
GUN: Final = 1
PITCH: Final = INCH // 4


class Brigades(Needs):
    """Size 1 is a gun, larger ones are bases of infantry: in line first, or in a mass."""

    def __init__(self, general: bool = True) -> None:
        super().__init__(2, [Block(2, 2)] if general else [])

    def blocks(self, size: int, order: int) -> list[Block]:
        if size == GUN:
            return [Block(4, 4)]
        both = [Block(3 * size, 4, LINE), Block(6, 4 * ((size + 1) // 2), MASSE)]
        return both if order == 1 else both[::-1]


OFF: Final = Refusal("1.1 off the table")
OUT: Final = Refusal("1.2 out of the zone")
ON: Final = Refusal("1.3 on another")
WET: Final = Refusal("1.4 in the water")
VERDICTS: Final = Verdicts(OFF, OUT, ON, WET)

# Scenario files

SEATS: Final = ("french", "allied")
WEATHER: Final = ("clear", "rain")
ORDERS: Final = ("line", "masse")


class Sky(Own):
    """The weather, which only this game has."""

    def __init__(self, weather: int) -> None:
        self.weather: Final = weather


class BrigadeStand(Stand):
    def __init__(self, pose: Pose, order: int) -> None:
        super().__init__(pose)
        self.order: Final = order


class SkirmishFormat(ScenarioFormat):
    def read_own(self, node: Node) -> Own:
        return Sky(node.choice("weather", WEATHER, 0))

    def write_own(self, page: Page, own: Own) -> None:
        assert isinstance(own, Sky)
        page.text("weather", WEATHER[own.weather])

    def read_force(self, node: Node, size: tuple[int, int], own: Own) -> Force:
        """An army is the ids of its brigades."""
        army = node.text("army", 400)
        side = read_side(node)
        tables = named_tables(node.table("stand"), army.split())
        return Force(army, side, {id: _stand(one, side) for id, one in tables.items()})

    def write_stand(self, page: Page, force: Force, name: str, stand: Stand) -> dict[str, str]:
        assert isinstance(stand, BrigadeStand)
        return {"order": quoted(ORDERS[stand.order])}


def _stand(node: Node, side: int) -> Stand:
    at = need_point(node, "at")
    facing = node.angle("facing", usual_facing(side))
    order = node.choice("order", ORDERS, 0)
    node.finish()
    return BrigadeStand(Pose(at[0], at[1], facing), order)


LIMITS: Final = Limits(
    smallest=(24 * INCH, 24 * INCH),
    largest=96 * INCH,
    table=(72 * INCH, 48 * INCH),
    turns=(10, 20),
    back=12 * INCH,
    zone=6 * INCH,
    apart=12 * INCH,
    pieces=60,
    goals=Goals(most=8, radius=(INCH, 12 * INCH, 3 * INCH), worth=(10, 1)),
)
FORMAT: Final = SkirmishFormat("skirmish scenario 1", [INCHES, CENTIMETRES], SEATS, KINDS, LIMITS)

PLAIN: Final = """
format = "skirmish scenario 1"
id = "bridge"
[title]
en = "The bridge"
[french]
army = "f1 f2"
[allied]
army = "a1"
"""


def parsed(text: str) -> Scenario:
    return FORMAT.parse(text, "bridge.toml")
