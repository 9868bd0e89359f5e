"""What was shown in a game: every line for every seat, in every language."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from typing import Final

from grognard.kernel.dice import Die, Opposed, Pool, Throw, high
from grognard.kernel.event import Event
from grognard.kernel.game import Game
from grognard.kernel.state import State
from grognard.lexicon import LANGUAGES

Line = dict[tuple[int | None, str], str]

DICE_MARK: Final = "    "
HEADLINE: Final = "— "
UNBROKEN: Final = "\N{NO-BREAK SPACE}"


class Log:
    """Lines are written when they happen, so that a later state reveals nothing about them."""

    def __init__(self, game: Game) -> None:
        self.game: Final = game
        self.seats: Final[list[int | None]] = [None, *range(len(game.info.seats))]
        self.lines: Final[list[Line]] = []

    def hear(self, s: State) -> None:
        """Take the events that a state has collected."""
        for event in s.events or []:
            self.lines.append(self.told(s, event))
        s.events = []

    def told(self, s: State, event: Event) -> Line:
        line: Line = {}
        for seat in self.seats:
            known = self.game.redact(event, seat)
            for lang in LANGUAGES:
                words = "" if known is None else self.game.narrate(s, known, lang)
                line[(seat, lang)] = words
        return line

    def throw(self, s: State, throw: Throw, faces: list[int]) -> None:
        """Dice are shown with what they needed and how likely it was; deals reveal nothing."""
        if not isinstance(throw, Die | Pool | Opposed):
            return
        shown = UNBROKEN.join(["⟶", *(str(face) for face in faces)])
        line: Line = {}
        for seat in self.seats:
            for lang in LANGUAGES:
                before = self.game.prompt(s, seat, lang)
                line[(seat, lang)] = f"{DICE_MARK}{before}{chances(throw, lang)} {shown}"
        self.lines.append(line)

    def since(self, start: int, seat: int | None, lang: str) -> list[str]:
        """The lines from a number on, without headings that have nothing under them."""
        lines = [line[(seat, lang)] for line in self.lines[start:] if line[(seat, lang)]]
        return [
            line
            for line, after in pairwise([*lines, ""])
            if not (is_lesser(line) and after.startswith(HEADLINE))
        ]


def is_lesser(line: str) -> bool:
    """A heading that ends with brackets is that of a part: a phase, not a turn."""
    return line.startswith(HEADLINE) and line.endswith(") —")


def chances(throw: Throw, lang: str) -> str:
    """The odds of a pool, in a few figures."""
    if not isinstance(throw, Pool):
        return ""
    weights: dict[int, int] = {}
    for outcome, weight in throw.outcomes():
        weights[high(outcome)] = weights.get(high(outcome), 0) + weight
    total = sum(weights.values())
    parts = [f"{n}: {percent(Fraction(weights[n], total), lang)}" for n in sorted(weights)]
    return f" [{' · '.join(parts)}]"


def percent(chance: Fraction, lang: str) -> str:
    rounded = round(float(chance) * 100)
    if 0 < chance < 1:
        rounded = max(1, min(99, rounded))
    return f"{rounded} %" if lang == "fr" else f"{rounded}%"
