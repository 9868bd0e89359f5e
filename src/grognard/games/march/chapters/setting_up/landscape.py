"""Chapter 4: what may lie on the table, and random ground.

Woods, vineyards and marshes are rough, and so is whatever is built up (R10); hedges, walls, ravines
and streams are obstacles; a hill has slopes; nobody enters a pond. All that is in the game's data.
"""

from __future__ import annotations

from typing import Final

from grognard.miniatures.files.data_files import data_path, read_text
from grognard.miniatures.length_unit import CENTIMETRES
from grognard.miniatures.terrain.kinds import Kind, read_kinds
from grognard.miniatures.terrain.pieces import Piece
from grognard.miniatures.terrain.random_terrain import random_terrain
from grognard.miniatures.terrain.recipe import Recipe, read_recipe

from ...model.pieces import TRAITS

GAME: Final = "march"

_kinds: Final[dict[str, Kind]] = {}
_recipes: Final[list[Recipe]] = []


def kinds() -> dict[str, Kind]:
    """4.2 Every kind of terrain by its name."""
    if not _kinds:
        path = data_path(GAME, "terrain.toml")
        _kinds.update(read_kinds(read_text(path), path.name, TRAITS, CENTIMETRES))
    return _kinds


def recipe() -> Recipe:
    """4.2 What random ground is made of."""
    if not _recipes:
        path = data_path(GAME, "random-terrain.toml")
        _recipes.append(read_recipe(read_text(path), path.name, kinds(), CENTIMETRES))
    return _recipes[0]


def countryside(seed: int, width: int, height: int) -> list[Piece]:
    """4.2 Two or three pairs of pieces, and sometimes one in the middle."""
    return random_terrain(recipe(), seed, width, height)
