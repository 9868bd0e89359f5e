"""Shares: the parts of a seat that may be given to several people.

The rules know seats. The match decides which person of a seat answers for which share; a game only
says what can be given away, and which share an answer belongs to. Some shares are hands: only their
owners see what is in them. A person with all hands of a seat sees what the seat sees; the sight of
some of them has a number of its own, which is used wherever the number of a viewing seat is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

CHIEF: Final = 0  # the chair of the seat's holder, and all that is not given away
ALL_HANDS: Final = "*"  # the share of an answer that all who have a hand must agree to
SIGHTS: Final = 16  # more than a game has seats


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


# Who looks


def sight_of(seat: int, hands: list[str], seen: list[str]) -> int:
    """The sight of some hands of a seat; of all of them it is the seat's own."""
    if len(seen) == len(hands):
        return seat
    return seat + SIGHTS * sum(1 << number for number, key in enumerate(hands) if key in seen)


def sights(seat: int, hands: list[str]) -> list[int]:
    """The sights of people with some hands of a seat but not all."""
    return [seat + SIGHTS * some for some in range(1, (1 << len(hands)) - 1)] if hands else []


def seat_seen(sight: int | None) -> int | None:
    """The seat that a sight belongs to."""
    return None if sight is None else sight % SIGHTS


def hands_seen(sight: int, hands: list[str]) -> list[str]:
    """The hands of a seat that a sight takes in."""
    some = sight // SIGHTS
    return [key for number, key in enumerate(hands) if not some or some >> number & 1]
