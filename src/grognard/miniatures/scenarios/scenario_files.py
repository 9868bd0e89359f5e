"""The scenarios that come with a game, and those that players write themselves."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from grognard.kernel.refusal import BadNotation

from .scenario import Scenario
from .scenario_format import ScenarioFormat


class ScenarioFiles:
    """All of a game's own, by their ids: those of `first` in this order, then the others."""

    def __init__(
        self, format: ScenarioFormat, files: list[Path], first: tuple[str, ...] = ()
    ) -> None:
        self.format: Final = format
        found = {scenario.key: scenario for scenario in map(format.read, files)}
        order = [*first, *(key for key in found if key not in first)]
        self.known: Final = {key: found[key] for key in order}

    def chosen(self, key: str, file: str = "") -> Scenario:
        """One of them, or a player's own file; raises BadNotation or BadData."""
        if file:
            return self.format.read(Path(file))
        if key not in self.known:
            raise BadNotation(0, key, f"no such battle; known: {', '.join(self.known)}")
        return self.known[key]
