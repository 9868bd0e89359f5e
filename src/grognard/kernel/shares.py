"""Shares: the parts of a seat that may be given to several people.

The rules know seats. Which person of a seat answers for which share is the match's business; a game
only says what can be given away, and whose matter an answer is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

CHIEF: Final = 0  # the chair of the one who holds the seat, and all that is not given away


class Share:
    """A part of a seat by the name that it has in the notation, and the share it lies `within`."""

    def __init__(self, key: str, within: str = "") -> None:
        self.key: Final = key
        self.within: Final = within


def chair_of(shares: list[Share], given: Mapping[str, int], key: str) -> int:
    """The chair that answers for a share: its own, or that of the nearest share it lies within."""
    above = {share.key: share.within for share in shares}
    while key:
        if key in given:
            return given[key]
        key = above.get(key, "")
    return CHIEF


def within(shares: list[Share], key: str) -> list[str]:
    """A share and all that lies within it."""
    found = [key]
    for share in shares:  # what lies within another comes after it
        if share.within in found:
            found.append(share.key)
    return found
