"""What boards, maps and pictures show beside the troops: the table, its ground, and a heading."""

from __future__ import annotations

from typing import Final

from grognard.table.terrain import Ground

from ..scenarios.scenario import Objective
from ..text.lengths import Lengths
from .looks import Looks


class Scene:
    """A table at one moment, in one language."""

    def __init__(
        self,
        ground: Ground,
        objectives: list[Objective],
        looks: Looks,
        lengths: Lengths,
        title: str,
        moment: str,
    ) -> None:
        self.ground: Final = ground
        self.objectives: Final = objectives
        self.looks: Final = looks
        self.lengths: Final = lengths
        self.title: Final = title
        self.moment: Final = moment
