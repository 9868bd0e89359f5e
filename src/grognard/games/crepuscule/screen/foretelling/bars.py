"""Chances as a screen shows them: fractions, and bars that make one together. Interpreted."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from ...odds.dice import Shares, at_least

Bars = list[tuple[str, Fraction]]

MOST_BARS: Final = 13
SHOWN: Final = 0.0005  # bars less likely than this are added to the last
MILLION: Final = 1_000_000


def share(chance: float) -> Fraction:
    """To the millionth; nothing that may happen is out of the question, or sure."""
    if 0.0 < chance < 1.0:
        return Fraction(max(1, min(round(chance * MILLION), MILLION - 1)), MILLION)
    return Fraction(round(max(0.0, min(chance, 1.0))))


def whole(bars: list[tuple[str, float]]) -> Bars:
    """Bars that make one together: the largest takes what was rounded."""
    found = [(label, share(chance)) for label, chance in bars]
    rest = 1 - sum((chance for _, chance in found), Fraction(0))
    largest = max(range(len(found)), key=lambda k: found[k][1])
    found[largest] = (found[largest][0], found[largest][1] + rest)
    return found


def counted(shares: Shares) -> Bars:
    """How many, up to the last that is at all likely; beyond it all together."""
    last = max(k for k, chance in enumerate(shares) if chance >= SHOWN or k == 0)
    most = min(last, MOST_BARS - 1)
    bars = [(str(k), shares[k]) for k in range(most)]
    label = f"{most}+" if at_least(shares, most + 1) > 0.0 else str(most)
    return whole([*bars, (label, at_least(shares, most))])
