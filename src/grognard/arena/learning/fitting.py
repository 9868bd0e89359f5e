"""The fit of a small net to the results of games, and how reliable its chances are.

numpy is needed only here: play reads the finished arrays.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

from ..wording import bad_data
from .calibration import Told
from .positions import NUMBER, Watched

HIDDEN: Final = 64
ROUNDS: Final = 12  # how often every position is used
BATCH: Final = 256
PACE: Final = 1e-3
DECAY: Final = 1e-3  # how strongly weights are drawn to 0
HELD_OUT: Final = 8  # one game of so many is kept to judge by
DIGITS: Final = 4


def numpy() -> Any:
    try:
        return import_module("numpy")
    except ImportError:
        raise bad_data("numpy", "no-numpy") from None


@dataclass
class Sample:
    """Positions as rows of numbers, with the result for the first seat and where they are from."""

    numbers: Any
    results: Any
    settings: Any
    openings: Any
    held_out: Any
    games: Any


def sample_of(games: Sequence[Watched], width: int) -> Sample:
    """All positions, game by game in the order of deals, so that processes change nothing."""
    np = numpy()
    ordered = sorted(games, key=lambda one: (one.bout.deal, one.bout.setting))
    counts = [len(one.openings) for one in ordered]

    def spread(values: list[float]) -> Any:
        return np.repeat(np.array(values), counts)

    read = [np.frombuffer(one.numbers, dtype=NUMBER) for one in ordered]
    return Sample(
        np.concatenate(read).reshape(-1, width).astype(np.float64),
        spread([0.5 if one.winner is None else float(one.winner == 0) for one in ordered]),
        spread([float(one.bout.setting) for one in ordered]),
        np.frombuffer(b"".join(one.openings for one in ordered), dtype=np.uint8) == 1,
        spread([float(one.bout.deal % HELD_OUT == 0) for one in ordered]) == 1,
        spread([float(one.bout.deal) for one in ordered]),
    )


@dataclass
class Fit:
    """The weights of a net, and the factors that bring its numbers to a similar size."""

    means: Any
    scales: Any
    rows: Any
    starts: Any
    outs: Any
    start: Any

    def chances(self, numbers: Any) -> Any:
        np = numpy()
        hidden = np.maximum((numbers - self.means) / self.scales @ self.rows.T + self.starts, 0.0)
        return 1.0 / (1.0 + np.exp(-(hidden @ self.outs + self.start)))

    def text(self, names: Sequence[str]) -> str:
        """The file that `agents/evaluation/net.py` reads."""
        parts = {
            "means": self.means,
            "scales": self.scales,
            "starts": self.starts,
            "outs": self.outs,
            "rows": self.rows,
        }
        held = {name: rounded(value.tolist()) for name, value in parts.items()}
        return json.dumps({"names": list(names), "start": float(self.start), **held}) + "\n"


def rounded(value: Any) -> Any:
    """Numbers with as many digits as matter."""
    if isinstance(value, list):
        return [rounded(one) for one in value]
    return float(f"{value:.{DIGITS}g}")


def fitted(sample: Sample, seed: int) -> Fit:
    """A net by Adam; the same positions and seed give the same net."""
    np = numpy()
    learned = ~sample.held_out
    x, y = sample.numbers[learned], sample.results[learned]
    means, scales = x.mean(axis=0), x.std(axis=0)
    scales[scales < 1e-3] = 1.0
    x = (x - means) / scales
    rng = np.random.default_rng(seed)
    weights = [
        rng.normal(0.0, 1.0 / np.sqrt(x.shape[1]), (HIDDEN, x.shape[1])),
        np.zeros(HIDDEN),
        rng.normal(0.0, 1.0 / np.sqrt(HIDDEN), HIDDEN),
        np.zeros(1),
    ]
    adam = Adam(weights, ROUNDS * (len(x) // BATCH + 1))
    for _ in range(ROUNDS):
        order = rng.permutation(len(x))
        for begin in range(0, len(x), BATCH):
            batch = order[begin : begin + BATCH]
            adam.step(slopes(weights, x[batch], y[batch]))
    return Fit(means, scales, weights[0], weights[1], weights[2], weights[3][0])


def slopes(weights: list[Any], x: Any, y: Any) -> list[Any]:
    """How the loss, the surprise at the results, changes with every weight."""
    np = numpy()
    rows, starts, outs, start = weights
    hidden = np.maximum(x @ rows.T + starts, 0.0)
    error = (1.0 / (1.0 + np.exp(-(hidden @ outs + start))) - y) / len(x)
    back = np.outer(error, outs) * (hidden > 0.0)
    return [
        back.T @ x + DECAY * rows,
        back.sum(axis=0),
        hidden.T @ error + DECAY * outs,
        error.sum(keepdims=True),
    ]


class Adam:
    """Steps that adapt to each weight, and get shorter towards the end."""

    def __init__(self, weights: list[Any], steps: int) -> None:
        np = numpy()
        self.weights: Final = weights
        self.steps: Final = steps
        self.first: Final = [np.zeros_like(w) for w in weights]
        self.second: Final = [np.zeros_like(w) for w in weights]
        self.done = 0

    def step(self, found: list[Any]) -> None:
        np = numpy()
        self.done += 1
        pace = PACE * max(0.02, 1.0 - self.done / self.steps)
        for w, m, v, g in zip(self.weights, self.first, self.second, found, strict=True):
            m += 0.1 * (g - m)
            v += 0.001 * (g * g - v)
            mean, spread = m / (1 - 0.9**self.done), v / (1 - 0.999**self.done)
            w -= pace * mean / (np.sqrt(spread) + 1e-8)


# Judging


def told_by(fit: Fit, sample: Sample, battles: Sequence[str]) -> list[Told]:
    """What it says at the turn starts of games that it did not learn from."""
    judged = sample.held_out & sample.openings
    columns = (
        sample.settings[judged],
        sample.games[judged],
        fit.chances(sample.numbers[judged]),
        sample.results[judged],
    )
    rows = zip(*(column.tolist() for column in columns), strict=True)
    return [Told(battles[int(at)], int(game), chance, won) for at, game, chance, won in rows]
