"""Chapter 4: what may be on the table, and how it is laid out.

Woods, vineyards and marshes are rough, and so are built-up areas (R10); hedges, walls, ravines and
streams are obstacles; a hill has slopes; nothing enters a pond. All that is in the game's data.
"""

from __future__ import annotations

from typing import Final

from grognard.miniatures.files.data_files import data_path, read_text
from grognard.miniatures.length_unit import CENTIMETRES
from grognard.miniatures.scenarios.battlefield import Surveyor
from grognard.miniatures.terrain.kinds import Kind, read_kinds
from grognard.miniatures.terrain.recipe import read_recipe
from grognard.table.pose import CM

from ...model.pieces import HARD_COVER, LIGHT_COVER, TRAITS

GAME: Final = "march"
MOST_PIECES: Final = 40
TERRAIN: Final = data_path(GAME, "terrain.toml")
RANDOM: Final = data_path(GAME, "random-terrain.toml")
CENTRE: Final = (12 * CM, 2)  # radius and worth of an objective in the middle

# 4.2 Every kind of terrain by its name, and what random ground is made of.
KINDS: Final = read_kinds(read_text(TERRAIN), TERRAIN.name, TRAITS, CENTIMETRES)
RECIPE: Final = read_recipe(read_text(RANDOM), RANDOM.name, KINDS, CENTIMETRES)
SURVEYOR: Final = Surveyor(KINDS, RECIPE, CENTRE)


def with_light_woods(kinds: dict[str, Kind]) -> dict[str, Kind]:
    """R14 The kinds of terrain by the first version of the rules: woods were light cover."""
    wood = kinds["wood"]
    traits = wood.traits & ~HARD_COVER | LIGHT_COVER
    return {**kinds, "wood": Kind(traits, wood.level, wood.depth, cite=wood.cite)}


FIRST_SURVEYOR: Final = Surveyor(with_light_woods(KINDS), RECIPE, CENTRE)
