"""How even battles are between equal players, as measured, and what makes them more even.

The figures are shipped, one file a game; `./run tool balances` measures them again.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

EVEN: Final = 0.5
FAIR: Final = 0.05  # an imbalance this small goes unnoticed
FOLDER: Final = "figures"


@dataclass(frozen=True)
class Handicap:
    """A value of an option, and the first seat's share of the points with it."""

    option: str
    value: str
    share: float


@dataclass(frozen=True)
class Ending:
    """How many of the games ended by a rule, and the first seat's share of the points in these."""

    cite: str
    games: int
    share: float


@dataclass(frozen=True)
class Balance:
    """The first seat's share of the points in so many games; the handicap nearest to even.

    Of a game of several parts also how it ended: by which of its sequels.
    """

    battle: str
    games: int
    share: float
    handicap: Handicap | None = None
    endings: tuple[Ending, ...] = ()

    @property
    def is_fair(self) -> bool:
        return abs(self.share - EVEN) <= FAIR


def figures_file(game: str) -> Path:
    """Where the figures of a game are, or would be."""
    return Path(str(files("grognard.balances").joinpath(FOLDER, f"{game}.json")))


@cache
def balances_of(game: str) -> tuple[Balance, ...]:
    """What was measured of a game's battles; nothing where nothing was measured."""
    place = figures_file(game)
    return read_balances(place.read_text(encoding="utf-8")) if place.is_file() else ()


def read_balances(text: str) -> tuple[Balance, ...]:
    found = []
    for one in json.loads(text):
        given = one["handicap"]
        handicap = Handicap(**given) if given else None
        endings = tuple(Ending(**ending) for ending in one.get("endings", ()))
        found.append(Balance(one["battle"], one["games"], one["share"], handicap, endings))
    return tuple(found)


def endings_of(game: str, battle: str) -> dict[str, Ending]:
    """By their rules, the endings that were measured of a battle as it usually is."""
    measured = [one for one in balances_of(game) if one.battle == battle]
    return {ending.cite: ending for one in measured for ending in one.endings}


def written(balances: list[Balance]) -> str:
    return json.dumps([asdict(one) for one in balances], indent=1) + "\n"
