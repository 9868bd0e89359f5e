"""Lots for the eye: always the same for the same name, so that nothing drawn jumps about.

Interpreted: only a person waits.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

WORD: Final = 2**32 - 1


def lots(name: str) -> Iterator[float]:
    """Numbers from 0 up to 1, without end."""
    state = seed_of(name)
    while True:
        state = (state + 0x6D2B79F5) & WORD
        mixed = (state ^ state >> 15) * (state | 1) & WORD
        mixed ^= (mixed + (mixed ^ mixed >> 7) * (mixed | 61)) & WORD
        yield (mixed ^ mixed >> 14) / 2**32


def seed_of(name: str) -> int:
    seed = 2166136261
    for letter in name:
        seed = (seed ^ ord(letter)) * 16777619 & WORD
    return seed
