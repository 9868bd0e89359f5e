"""Chances as figures and bars, the way the language writes them."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from .speech import language

BAR: Final = 30
EIGHTHS: Final = ("", "▏", "▎", "▍", "▌", "▋", "▊", "▉")


def percent(chance: Fraction) -> str:
    """To a tenth of a percent."""
    text = f"{float(chance) * 100:.1f}"
    return f"{text.replace('.', ',')} %" if language() == "fr" else f"{text}%"


def bar(chance: Fraction, whole: int = BAR) -> str:
    """A bar in eighths of a character."""
    full, rest = divmod(round(float(chance) * whole * 8), 8)
    return "█" * full + EIGHTHS[rest]
