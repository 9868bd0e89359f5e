"""Chapter 13: what may be on the table, and how it is laid out. It is the game's data."""

from __future__ import annotations

from typing import Final

from grognard.miniatures.files.data_files import data_path, read_text
from grognard.miniatures.length_unit import INCHES
from grognard.miniatures.scenarios.battlefield import Surveyor
from grognard.miniatures.terrain.kinds import read_kinds
from grognard.miniatures.terrain.recipe import read_recipe
from grognard.table.pose import INCH

from ...model.kinds import BRIDGE, IMPASSABLE, TRAITS

GAME: Final = "age"
MOST_PIECES: Final = 60
TERRAIN: Final = data_path(GAME, "terrain.toml")
RANDOM: Final = data_path(GAME, "random-terrain.toml")
CENTRE: Final = (2 * INCH, 5)  # radius and worth of an objective in the middle

KINDS: Final = read_kinds(read_text(TERRAIN), TERRAIN.name, TRAITS, INCHES)
RECIPE: Final = read_recipe(read_text(RANDOM), RANDOM.name, KINDS, INCHES)
SURVEYOR: Final = Surveyor(KINDS, RECIPE, CENTRE, IMPASSABLE, BRIDGE)
