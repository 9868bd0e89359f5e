"""How far the chances given at the beginning of turns can be trusted."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

BINS: Final = 10
SURE: Final = 1.96  # standard errors of a 95 % interval


@dataclass(frozen=True)
class Told:
    """A chance of the first seat, in which battle and game, and the result for that seat."""

    battle: str
    game: int
    chance: float
    result: float


@dataclass(frozen=True)
class Calibration:
    """How chances came true; `battle` None is all of them.

    A bin is the mean chance given, the share that was won, and how many positions. `error` is half
    of the 95 % interval of the Brier score, counted by games: positions of one game end alike.
    """

    battle: str | None
    games: int
    positions: int
    brier: float
    error: float
    constant: float
    bins: list[tuple[float, float, int]]


def calibrations(told: Sequence[Told], battles: Sequence[str]) -> list[Calibration]:
    """All battles together first, then each that there is."""
    found = [calibration(told, None)]
    for battle in battles:
        within = [one for one in told if one.battle == battle]
        if within:
            found.append(calibration(within, battle))
    return found


def calibration(told: Sequence[Told], battle: str | None) -> Calibration:
    count = len(told)
    brier = sum(missed(one) for one in told) / count
    usual = sum(one.result for one in told) / count
    constant = sum((one.result - usual) ** 2 for one in told) / count
    over: dict[tuple[str, int], float] = {}
    for one in told:
        key = one.battle, one.game
        over[key] = over.get(key, 0.0) + missed(one) - brier
    error = SURE * math.sqrt(sum(value**2 for value in over.values())) / count
    return Calibration(battle, len(over), count, brier, error, constant, bins_of(told))


def missed(one: Told) -> float:
    return (one.chance - one.result) ** 2


def bins_of(told: Sequence[Told]) -> list[tuple[float, float, int]]:
    bins: list[list[Told]] = [[] for _ in range(BINS)]
    for one in told:
        bins[min(int(one.chance * BINS), BINS - 1)].append(one)
    return [
        (
            sum(one.chance for one in some) / len(some),
            sum(one.result for one in some) / len(some),
            len(some),
        )
        for some in bins
        if some
    ]
