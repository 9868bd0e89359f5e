"""Luck: what was thrown against what was to be expected, exactly, by kind of throw.

What each face does is what the game says of its dice, so that luck, the log and the odds never
disagree. A difference is called luck only beyond two standard errors: dice differ from their
average by less all the time. With few dice that rule is too quick (a six is beyond it), so the
exact chance of so much luck must be as small as it would be with many.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt
from typing import Final

from grognard.kernel.aids import Thrower
from grognard.kernel.dice import OPPOSED_BASE, Die, Opposed, Pool, Throw
from grognard.kernel.game import Game
from grognard.kernel.state import State

GOOD: Final = ("hit", "pass")
REAL: Final = 2  # standard errors
RARE: Final = 0.02275  # the chance of more than so many standard errors, with many dice
HALF: Final = Fraction(1, 2)

# (what may come of one die, in how many of its ways)
Ways = tuple[tuple[Fraction, int], ...]


@dataclass(frozen=True, slots=True)
class Cast:
    """One throw as the luck of one seat: what came of it, and what was to be expected.

    A `mutual` one is the other side of another's: what one seat wins its enemy loses.
    """

    seat: int
    kind: str
    piece: str
    dice: int
    came: Fraction
    expected: Fraction
    variance: Fraction
    ways: Ways
    mutual: bool = False


@dataclass(slots=True)
class Balance:
    """Throws added up; those of the enemy with a sign of -1."""

    throws: int = 0
    dice: int = 0
    came: Fraction = Fraction(0)
    expected: Fraction = Fraction(0)
    variance: Fraction = Fraction(0)
    casts: list[tuple[Cast, int]] = field(default_factory=list)

    def add(self, cast: Cast, sign: int = 1) -> None:
        self.casts.append((cast, sign))
        self.throws += 1
        self.dice += cast.dice
        self.came += sign * cast.came
        self.expected += sign * cast.expected
        self.variance += cast.variance

    @property
    def gain(self) -> Fraction:
        return self.came - self.expected

    @property
    def error(self) -> float:
        """The standard error of the gain."""
        return sqrt(self.variance)

    @property
    def is_real(self) -> bool:
        """Whether the gain is more than dice do all the time."""
        return self.gain**2 > REAL**2 * self.variance and self.chance() < RARE

    def chance(self) -> float:
        """How likely dice are to come out so well, or better; or so badly, or worse."""
        came, above = int(2 * self.came), self.gain > 0
        return sum(
            chance
            for value, chance in self.spread().items()
            if (value >= came if above else value <= came)
        )

    def spread(self) -> dict[int, float]:
        """The chance of everything that may come of all throws, counted in halves."""
        spread = {0: 1.0}
        for cast, sign in self.casts:
            total = sum(weight for _, weight in cast.ways)
            steps = [(sign * int(2 * value), weight / total) for value, weight in cast.ways]
            for _ in range(cast.dice):
                wider: dict[int, float] = {}
                for at, chance in spread.items():
                    for step, part in steps:
                        wider[at + step] = wider.get(at + step, 0.0) + chance * part
                spread = wider
        return spread


def casts(game: Game, s: State, faces: list[int]) -> list[Cast]:
    """The luck in a throw that comes out so, of one seat or of both."""
    throw, who = s.pending, game.thrower(s)
    if who is None or not isinstance(throw, Die | Pool | Opposed):
        return []
    if isinstance(throw, Opposed):
        return opposed_casts(game, s, who, faces)
    values = by_face(game, s, throw, len(faces))
    came = sum((values[face - 1] for face in faces), Fraction(0))
    ways = gathered([(value, 1) for value in values])
    mean, variance = moments(ways)
    n = len(faces)
    return [Cast(who.seat, who.kind, who.piece, n, came, n * mean, n * variance, ways)]


def opposed_casts(game: Game, s: State, who: Thrower, faces: list[int]) -> list[Cast]:
    """One die against another: the luck of both seats."""
    dice = game.dice(s, faces)
    seats = dice.seats or [who.seat, 1 - who.seat]
    pieces = dice.pieces if len(dice.pieces) == len(seats) else [""] * len(seats)
    each = contest(game, s)
    found = []
    for at, seat in enumerate(seats):
        ways = gathered([(won(marks, at), weight) for marks, weight in each])
        mean, variance = moments(ways)
        came = won(dice.marks, at)
        found.append(Cast(seat, who.kind, pieces[at], 1, came, mean, variance, ways, mutual=True))
    return found


def by_face(game: Game, s: State, throw: Throw, n: int) -> list[Fraction]:
    """What one die is worth on each of its faces: one where it does well, or the face itself."""
    sides = throw.sides if isinstance(throw, Die) else 6
    alike = [[face] * n for face in range(1, sides + 1)]
    marks = [next(iter(found), "") for found in game.marks(s, alike)]
    if not any(marks):
        return [Fraction(face) for face in range(1, sides + 1)]
    return [Fraction(mark in GOOD) for mark in marks]


def won(marks: list[str], at: int) -> Fraction:
    """What a die against another is worth; equal ones are worth half."""
    return Fraction(marks[at] in GOOD) if any(marks) else HALF


def contest(game: Game, s: State) -> list[tuple[list[str], int]]:
    """The marks of every way in which two dice against each other may come out, and its weight."""
    assert isinstance(s.pending, Opposed)
    outcomes = list(s.pending.outcomes())
    marks = game.marks(s, [list(divmod(outcome, OPPOSED_BASE)) for outcome, _ in outcomes])
    return [(each, weight) for each, (_, weight) in zip(marks, outcomes, strict=True)]


def gathered(each: list[tuple[Fraction, int]]) -> Ways:
    """The ways of each value together."""
    weights: dict[Fraction, int] = {}
    for value, weight in each:
        weights[value] = weights.get(value, 0) + weight
    return tuple(weights.items())


def moments(ways: Ways) -> tuple[Fraction, Fraction]:
    """The mean and the variance of what may come."""
    total = sum(weight for _, weight in ways)
    mean = sum((value * weight for value, weight in ways), Fraction(0)) / total
    square = sum((value**2 * weight for value, weight in ways), Fraction(0)) / total
    return mean, square - mean**2
