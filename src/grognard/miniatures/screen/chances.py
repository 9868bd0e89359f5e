"""Chances in words: how likely it is, and by how much a modifier changes it."""

from __future__ import annotations

from fractions import Fraction

from grognard.kernel.dice import OPPOSED_BASE, Opposed


def signed(amount: int) -> str:
    """A modifier as people write it."""
    return f"+{amount}" if amount >= 0 else f"\N{MINUS SIGN}{-amount}"


def percent(chance: Fraction, lang: str) -> str:
    """Rounded, but never to what is sure or out of the question when it is not."""
    rounded = round(float(chance) * 100)
    if 0 < chance < 1:
        rounded = max(1, min(99, rounded))
    return f"{rounded}\N{NARROW NO-BREAK SPACE}%" if lang == "fr" else f"{rounded}%"


def lead_chances(step: Opposed, lead: int) -> tuple[Fraction, Fraction]:
    """That the first sum is the higher, and that both are equal."""
    won = drawn = total = 0
    for outcome, weight in step.outcomes():
        one, other = divmod(outcome, OPPOSED_BASE)
        total += weight
        won += weight if one + lead > other else 0
        drawn += weight if one + lead == other else 0
    return Fraction(won, total), Fraction(drawn, total)


def lead_facts(step: Opposed, lead: int, lang: str) -> dict[str, object]:
    """How likely the first side is to win, to draw and to lose."""
    won, drawn = lead_chances(step, lead)
    lost = 1 - won - drawn
    return {
        "won": percent(won, lang),
        "drawn": percent(drawn, lang),
        "lost": percent(lost, lang),
    }
