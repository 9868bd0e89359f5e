"""The scenarios that come with a game, and those that players write themselves."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from grognard.kernel.reading import no_such_battle

from .battle_options import FILE, OWN_BATTLE
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

    def chosen(self, key: str, file: str = "", text: str = "") -> Scenario:
        """One of them, or a player's own by its file or its text; raises BadNotation or BadData."""
        if file:
            return self.format.read(Path(file))
        if text:
            return self.format.parse(text, OWN_BATTLE)
        if key not in self.known:
            raise no_such_battle(key, self.known)
        return self.known[key]

    def carried(self, options: Mapping[str, str]) -> dict[str, str]:
        """Options with the battle itself in the place of its file; raises BadData."""
        given = dict(options)
        file = given.pop(FILE, "")
        if file:
            given[OWN_BATTLE] = self.format.write(self.format.read(Path(file)))
        return given
