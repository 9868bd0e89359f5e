"""What does not change in a battle, as far as it is the same in any game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from grognard.table.terrain import Ground

from ..scenarios.battle_options import BattleOptions
from ..shooting.fire_lines import Sights
from ..terrain.pieces import Piece


@mypyc_attr(allow_interpreted_subclasses=True)
class BattleSetting:
    """A game adds its armies, and its options with what they mean.

    `ids` are those of the units, by their numbers. `pieces` is the terrain of a position that has
    its own.
    """

    def __init__(
        self,
        key: str,
        titles: dict[str, str],
        ground: Ground,
        chosen: BattleOptions,
        ids: list[str],
        pieces: list[Piece] | None,
    ) -> None:
        self.key: Final = key
        self.titles: Final = titles
        self.ground: Final = ground
        self.given: Final = chosen.given
        self.ids: Final = ids
        self.by_id: Final = {id: uid for uid, id in enumerate(ids)}
        self.pieces: Final = pieces
        self.sights: Final = Sights()  # remembered
