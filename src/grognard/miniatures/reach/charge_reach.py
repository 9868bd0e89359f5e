"""Where a charge may lead: every wheel, and straight on to contact."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.refusal import Refusal
from grognard.table.paths import ADVANCE

from ..contract.reach import CONTACT, Reach, Track
from ..moving.mover import Mover
from .verdict_rows import Whys


class Charge:
    """One wheel, how far it then is to contact, what forbids it, and what it costs."""

    __slots__ = ("cost", "length", "refusal", "wheel")

    def __init__(self, wheel: i64, length: i64, refusal: Refusal | None, cost: i64) -> None:
        self.wheel: Final[i64] = wheel
        self.length: Final[i64] = length
        self.refusal: Final = refusal
        self.cost: Final[i64] = cost


def charge_reach(
    piece: str, m: Mover, pitch: i64, charges: list[Charge], beyond: Refusal, whys: Whys
) -> Reach:
    """The only place of each wheel is where it comes into contact."""
    number = whys.number(beyond)
    tracks: list[Track] = []
    for charge in charges:
        run = (charge.length, whys.number(charge.refusal), charge.cost, 0)
        tracks.append(Track(charge.wheel, charge.length, [run], number, "advance"))
    size = m.width, m.depth
    pose, parts, words = m.pose.key(), m.rates[ADVANCE], whys.words
    return Reach(piece, CONTACT, pose, size, pitch, tracks, words, number, parts, 0, m.budget)
