"""Where a battle is fought: on the scenario's own table, or on one that the players ask for."""

from __future__ import annotations

from typing import Final

from grognard.kernel.reading import unread
from grognard.kernel.refusal import BadNotation
from grognard.table.shapes import Polygon
from grognard.table.terrain import Ground

from ..terrain.kinds import Kind
from ..terrain.pieces import Piece, ground_of
from ..terrain.random_terrain import random_terrain
from ..terrain.recipe import Recipe
from ..text.lengths import EXPECTED
from .battle_options import AS_SCENARIO, BY_SCENARIO, BattleOptions
from .scenario import Objective, Scenario

FIRST_SEED: Final = 1  # of random ground that nobody chose
NONE: Final = "off"
ALWAYS: Final = "on"
CENTRE: Final = "Centre"


class Surveyor:
    """What a game lays tables out with.

    `kinds` are its terrain and `recipe` makes random ground of it, if any is wanted; an
    objective in the middle has the `centre`'s radius and worth. Areas with `opening` traits lead
    over those with `closed` ones.
    """

    def __init__(
        self,
        kinds: dict[str, Kind],
        recipe: Recipe | None,
        centre: tuple[int, int],
        closed: int = 0,
        opening: int = 0,
    ) -> None:
        self.kinds: Final = kinds
        self.recipe: Final = recipe
        self.centre: Final = centre
        self.closed: Final = closed
        self.opening: Final = opening

    def survey(
        self, scenario: Scenario, options: BattleOptions, given: list[Piece] | None = None
    ) -> Battlefield:
        """Raises BadNotation where an option does not go with the scenario.

        Where the ground is `given`, all but the ground is as the scenario and the options say.
        """
        size = table_size(scenario, options)
        pieces = self.pieces(scenario, options, size)
        own = pieces is scenario.pieces
        goals = self.objectives(scenario, options, size, own)
        zones = scenario.zones if own else []
        laid = pieces if given is None else given
        ground = ground_of(size[0], size[1], laid, self.kinds, self.closed, self.opening)
        return Battlefield(ground, goals, zones, own)

    def pieces(
        self, scenario: Scenario, options: BattleOptions, size: tuple[int, int]
    ) -> list[Piece]:
        """The scenario's ground, or random ground."""
        if scenario.pieces is not None and options.seed == BY_SCENARIO:
            return scenario.pieces
        if self.recipe is None:
            raise BadNotation(0, scenario.key, "this game has no random ground")
        seed = FIRST_SEED if options.seed == BY_SCENARIO else options.seed
        return random_terrain(self.recipe, seed, size[0], size[1])

    def objectives(
        self, scenario: Scenario, options: BattleOptions, size: tuple[int, int], own: bool
    ) -> list[Objective]:
        """Those of the scenario on its own ground; else, if wanted, the middle of the table."""
        if options.objectives == NONE:
            return []
        if scenario.objectives and own:
            return scenario.objectives
        if options.objectives != ALWAYS:
            return []
        radius, worth = self.centre
        return [Objective(CENTRE, size[0] // 2, size[1] // 2, radius, worth)]


class Battlefield:
    """A table laid out. On its `own` ground a scenario also says where armies are and set up.

    Its zones are by side; there are none where they are the usual ones of the game.
    """

    def __init__(
        self, ground: Ground, objectives: list[Objective], zones: list[Polygon], own: bool
    ) -> None:
        self.ground: Final = ground
        self.objectives: Final = objectives
        self.zones: Final = zones
        self.own: Final = own


def table_size(scenario: Scenario, options: BattleOptions) -> tuple[int, int]:
    """That of the scenario; on random ground the one that was asked for, such as 160x120."""
    own = scenario.width, scenario.height
    if options.table == AS_SCENARIO:
        return own
    width, _, height = options.table.partition("x")
    unit = scenario.unit.size
    size = int(width) * unit, int(height) * unit
    if size != own and scenario.pieces is not None and options.seed == BY_SCENARIO:
        raise unread(EXPECTED, options.table, "own-table", battle=scenario.key)
    return size
