"""A small net of plain arrays: numbers in, one chance out.

Its file is JSON and holds everything: the names of the numbers it was fitted to, the factors that
bring them to a similar size, and the weights. `grognard train` writes it (docs/opponents.md).
"""

from __future__ import annotations

import json
import math
from importlib.resources import files
from pathlib import Path
from typing import Final

from grognard.kernel.refusal import BadData

FOLDER: Final = "arrays"
FURTHEST: Final = 30.0  # beyond this a chance is 0 or 1
FEWEST: Final = 1e-9


class Net:
    """One hidden layer, whose units give nothing below 0."""

    def __init__(
        self,
        names: list[str],
        rows: list[list[float]],
        starts: list[float],
        outs: list[float],
        start: float,
    ) -> None:
        self.names: Final = names
        self.rows: Final = rows  # the weights of each hidden unit
        self.starts: Final = starts
        self.outs: Final = outs
        self.start: Final = start

    def chance(self, numbers: list[float]) -> float:
        """From 0 to 1. Numbers that are 0, about half of them, are skipped."""
        used: list[int] = []
        kept: list[float] = []
        for place, number in enumerate(numbers):
            if number != 0.0:
                used.append(place)
                kept.append(number)
        total = self.start
        for unit, row in enumerate(self.rows):
            x = self.starts[unit]
            for i in range(len(used)):
                x += row[used[i]] * kept[i]
            if x > 0.0:
                total += x * self.outs[unit]
        return logistic(total)


def logistic(x: float) -> float:
    return 1.0 / (1.0 + math.exp(-max(-FURTHEST, min(FURTHEST, x))))


def read_net(text: str, source: str) -> Net:
    """A net from its file; raises BadData where its parts do not fit together."""
    held = json.loads(text)
    names, rows, outs = held["names"], held["rows"], held["outs"]
    starts: list[float] = held["starts"]
    if any(len(row) != len(names) for row in rows) or not len(rows) == len(starts) == len(outs):
        raise BadData(source, "", "the weights do not fit the names")
    means: list[float] = held["means"]
    scales: list[float] = held["scales"]
    weights: list[list[float]] = []
    for unit in range(len(rows)):
        row = [rows[unit][i] / max(scales[i], FEWEST) for i in range(len(names))]
        starts[unit] -= sum([row[i] * means[i] for i in range(len(names))])
        weights.append(row)
    return Net(names, weights, starts, outs, held["start"])


def shipped_net(key: str) -> Net | None:
    """The net that comes with the package for a game; None without one."""
    place = arrays_file(key)
    return read_net(place.read_text(encoding="utf-8"), place.name) if place.is_file() else None


def arrays_file(key: str) -> Path:
    """Where the net of a game is, or would be."""
    return Path(str(files("grognard.agents.evaluation").joinpath(FOLDER, f"{key}.json")))
