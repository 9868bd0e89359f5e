"""What is asked: which agents meet, where, and in which games that is played out.

Two games of the same deal with the seats exchanged are a pair: luck that favours a seat favours
each agent once. All games follow from the question alone, so an interrupted run knows which games
are missing.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from importlib.resources import files
from itertools import combinations, product
from pathlib import Path
from typing import Final

from grognard import native
from grognard.agents import CONTESTANTS, Budget
from grognard.agents.evaluation.net import arrays_file
from grognard.games import game as find_game

from .wording import bad_notation

DEAL: Final = "{deal}"  # in the value of an option: the number of the deal
SECONDS: Final = "s"


@dataclass(frozen=True)
class Contestant:
    """An agent by its name and how long it may think: so many simulations, or seconds."""

    name: str
    sims: int = 0
    seconds: float = 0.0

    @property
    def budget(self) -> Budget:
        return Budget(self.sims, self.seconds)

    @property
    def label(self) -> str:
        if self.sims:
            return f"{self.name}:{self.sims}"
        return f"{self.name}:{self.seconds:g}{SECONDS}" if self.seconds else self.name


def contestant(text: str) -> Contestant:
    """`sensible`, `marshal:800` (simulations) or `marshal:0.3s`; raises BadNotation."""
    name, colon, budget = text.partition(":")
    if name not in CONTESTANTS:
        raise bad_notation(name, "no-such-agent", known=", ".join(CONTESTANTS))
    if not colon:
        return Contestant(name)
    timed = budget.endswith(SECONDS)
    amount = read_amount(text, budget.removesuffix(SECONDS), timed)
    return Contestant(name, 0, amount) if timed else Contestant(name, int(amount))


def read_amount(text: str, digits: str, timed: bool) -> float:
    try:
        amount = float(digits) if timed else int(digits)
    except ValueError:
        amount = 0
    if not 0 < amount < float("inf"):
        raise bad_notation(text, "bad-budget")
    return amount


@dataclass(frozen=True)
class Setting:
    """A battle with its options."""

    battle: str
    options: tuple[tuple[str, str], ...] = ()

    def options_of(self, deal: int) -> dict[str, str]:
        return {key: value.replace(DEAL, str(deal)) for key, value in self.options}

    @property
    def label(self) -> str:
        told = [f"{key}={shortened(value)}" for key, value in self.options]
        return " ".join([self.battle, *told])


def shortened(value: str, most: int = 24) -> str:
    """A value of an option that fits into a table: an army is a long line."""
    line = " ".join(value.split())
    return line if len(line) <= most else f"{line[: most - 1]}…"


@dataclass(frozen=True)
class Bout:
    """One game: where, which deal, and which contestant has which seat.

    In a bout that is `swapped` the first agent has the second seat.
    """

    setting: int
    first: int
    second: int
    deal: int
    swapped: bool

    @property
    def seats(self) -> tuple[int, int]:
        """The contestant in each seat."""
        return (self.second, self.first) if self.swapped else (self.first, self.second)

    @property
    def pair(self) -> tuple[int, int, int, int]:
        """What two games of one pair have in common."""
        return (self.setting, self.first, self.second, self.deal)


@dataclass(frozen=True)
class Question:
    """Everything a run depends on except how many deals are played.

    `side` is the only seat that the first agent has; None gives it each in turn. `rules` is a
    fingerprint of the sources and data that the games use.
    """

    game: str
    settings: tuple[Setting, ...]
    contestants: tuple[Contestant, ...]
    seed: int = 0
    side: int | None = None
    rules: str = ""

    @property
    def alone(self) -> bool:
        """An agent against itself: with the seats exchanged it would be the same game."""
        return len(self.contestants) == 1

    def meetings(self) -> list[tuple[int, int]]:
        return [(0, 0)] if self.alone else list(combinations(range(len(self.contestants)), 2))

    def bouts(self, deals: int) -> Iterator[Bout]:
        """Deal by deal, so that a run that is stopped early has played everything equally often."""
        for number in range(self.seed, self.seed + deals):
            for setting, (first, second) in product(range(len(self.settings)), self.meetings()):
                for swapped in self.swaps():
                    yield Bout(setting, first, second, number, swapped)

    def swaps(self) -> Sequence[bool]:
        if self.alone:
            return (False,)
        return (False, True) if self.side is None else (bool(self.side),)

    def text(self) -> str:
        return json.dumps(asdict(self), ensure_ascii=False)


def read_question(text: str) -> Question:
    """A question from its text, as `Question.text` writes it."""
    known = json.loads(text)
    settings = [Setting(s["battle"], tuple(map(tuple, s["options"]))) for s in known["settings"]]
    contestants = [Contestant(**one) for one in known["contestants"]]
    return Question(**{**known, "settings": tuple(settings), "contestants": tuple(contestants)})


def ask(
    game: str,
    battles: Sequence[str],
    options: Sequence[tuple[str, str]],
    contestants: Sequence[Contestant],
    seed: int = 0,
    side: int | None = None,
) -> Question:
    """A question whose every battle and option can be set up; raises BadNotation and BadData.

    An option with several values is tried with each of them.
    """
    if not contestants or len(set(contestants)) < len(contestants):
        raise bad_notation(", ".join(one.label for one in contestants), "agents-once")
    settings = tuple(
        Setting(battle, chosen)
        for battle in dict.fromkeys(battles)
        for chosen in combined(game, options)
    )
    for setting in settings:
        find_game(game).setup(setting.battle, setting.options_of(seed))
    return Question(game, settings, tuple(contestants), seed, side, fingerprint(game))


def combined(game: str, options: Sequence[tuple[str, str]]) -> list[tuple[tuple[str, str], ...]]:
    """One value of every option, in all ways; files are read here, once."""
    values: dict[str, list[str]] = {}
    for key, value in options:
        values.setdefault(key, []).append(value)
    ways = [dict(zip(values, way, strict=True)) for way in product(*values.values())]
    return [tuple(find_game(game).portable(way).items()) for way in ways]


def fingerprint(game: str) -> str:
    """One hash over the sources of all rules and agents and the data of one game."""
    total = hashlib.sha256(native.digest().encode())
    folder = Path(str(files("grognard.games").joinpath(game, "data")))
    for path in [*sorted(folder.rglob("*")), arrays_file(game)]:
        if path.is_file():
            total.update(path.name.encode() + b"\0")
            total.update(path.read_bytes() + b"\0")
    return total.hexdigest()[:16]
