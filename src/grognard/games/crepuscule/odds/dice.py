"""Chances of dice as numbers: so many of them, their sums, and tests of two.

A share is the chance of a count, by its place in a list; together they make one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..chapters.leadership import HIGHEST, LOWEST, passes
from ..model.state import Battle

FACES: Final = 6
SURE: Final = 1.0
NEVER: Final = 0.0

Shares = list[float]


def die_chance(need: i64) -> float:
    """That one die shows so much."""
    return float(FACES + 1 - max(1, min(need, FACES + 1))) / FACES


def none_at_all() -> Shares:
    return [SURE]


def binomial(count: i64, chance: float) -> Shares:
    """How many of so many dice show what each of them shows with this chance."""
    found: Shares = [SURE]
    for _ in range(count):
        wider: Shares = [NEVER] * (len(found) + 1)
        for k in range(len(found)):
            wider[k] += found[k] * (SURE - chance)
            wider[k + 1] += found[k] * chance
        found = wider
    return found


def thinned(shares: Shares, chance: float) -> Shares:
    """Of each of a count so much comes through."""
    found: Shares = [NEVER] * len(shares)
    for count in range(len(shares)):
        if shares[count] > 0.0:
            add(found, binomial(count, chance), shares[count])
    return found


def add(found: Shares, shares: Shares, weight: float) -> None:
    """Add shares with a weight to others that are at least as many."""
    for k in range(len(shares)):
        found[k] += weight * shares[k]


def both(one: Shares, other: Shares) -> Shares:
    """The sum of two counts that do not depend on each other."""
    found: Shares = [NEVER] * (len(one) + len(other) - 1)
    for i in range(len(one)):
        if one[i] > 0.0:
            for k in range(len(other)):
                found[i + k] += one[i] * other[k]
    return found


def at_most(shares: Shares, most: i64) -> Shares:
    """All beyond a limit is that limit."""
    if len(shares) <= most + 1:
        return shares
    found = shares[: most + 1]
    for k in range(most + 1, len(shares)):
        found[most] += shares[k]
    return found


def at_least(shares: Shares, count: i64) -> float:
    total = NEVER
    for k in range(max(count, 0), len(shares)):
        total += shares[k]
    return total


def expected(shares: Shares) -> float:
    total = NEVER
    for k in range(len(shares)):
        total += float(k) * shares[k]
    return total


def sum_of(dice: i64) -> Shares:
    """The sum of so many dice."""
    found: Shares = [SURE]
    one: Shares = [NEVER, *[SURE / FACES] * FACES]
    for _ in range(dice):
        found = both(found, one)
    return found


# Tests of two dice

TWO: Final = sum_of(2)


def pass_chance(b: Battle, value: i64) -> float:
    """D-04 That a test is passed."""
    total = NEVER
    for score in range(LOWEST, HIGHEST + 1):
        if passes(b, score, value):
            total += TWO[score]
    return total


def again(chance: float, tries: i64) -> float:
    """That one of several tries at the same chance succeeds."""
    fails = SURE
    for _ in range(tries):
        fails *= SURE - chance
    return SURE - fails
