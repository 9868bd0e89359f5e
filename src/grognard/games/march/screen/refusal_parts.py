"""The parts that details of refusals are made of: lengths, edges, names, in one language.

Interpreted: only a person waits.
"""

from __future__ import annotations

from typing import Final

from grognard.miniatures.screen.obstructions import zone_box
from grognard.miniatures.screen.refusal_parts import RefusalParts
from grognard.miniatures.text.lengths import decimal
from grognard.table.pose import CM
from grognard.table.shapes import Footprint, Polygon

from ..chapters.moving.move_cost import PIP
from ..chapters.setting_up.placing import in_hand, own_zone
from ..model.pieces import IMPASSABLE, NOBODY, PLACES, ROUGH, Battalion
from ..model.state import Battle
from .obstructions import everybody
from .words import ground_name, number, place, say, side_name, unit_name

HUNDREDTHS: Final = 10  # parts of a hundredth of a centimetre


def cm(amount: int, up: bool = False) -> str:
    """A length to the hundredth of a centimetre; `up` for one that is too long."""
    return decimal(-(-amount // HUNDREDTHS) if up else amount // HUNDREDTHS, CM // HUNDREDTHS)


def pips(cost: int) -> str:
    """What a way costs, to the hundredth of a pip, rounded up."""
    return decimal(-(-cost * 100 // PIP), 100)


class Particulars(RefusalParts):
    """What many details have in common."""

    def __init__(self, b: Battle, cite: str, lang: str) -> None:
        super().__init__(b.setting.ground, IMPASSABLE, ROUGH, b.setting.options.measuring)
        self.b: Final = b
        self.cite: Final = cite
        self.lang: Final = lang
        self.number: Final = cite.split(" ", 1)[0]

    def say(self, key: str, **facts: object) -> str:
        return say(self.lang, f"detail-{key}", **facts)

    def length(self, amount: int, up: bool = False) -> str:
        return number(cm(amount, up), self.lang)

    def place(self, x: int, y: int) -> str:
        return place(x, y, self.lang)

    def ground_name(self, title: str) -> str:
        return ground_name(title, self.lang)

    def out_of_zone(self, seat: int, shapes: list[Polygon]) -> str:
        return self.out_of(zone_box(own_zone(self.b, seat)), shapes)

    def taken(self, spot: Footprint, without: int = NOBODY, own_screen: int = NOBODY) -> str:
        return self.taken_of(everybody(self.b, without, own_screen, self.lang), spot)

    def still_in_hand(self, seat: int, without: int) -> str:
        """R107 Those who would find no room."""
        rest = [unit_name(self.b, u.uid) for u in in_hand(self.b, seat) if u.uid != without]
        return self.say("in-hand", units=", ".join(rest)) if rest else ""

    # Who is spoken of

    def seat(self) -> int:
        return int(getattr(self.b.pending, "seat", 0))

    def whose(self, u: Battalion | None, seat: int) -> str:
        """A battalion that is not one's own, or that is not where it should be."""
        if u is None:
            return ""
        if u.seat != seat:
            return self.say("whose", unit=unit_name(self.b, u.uid), side=self.side(u.seat))
        where = place(u.pose.x, u.pose.y, self.lang)
        gone = PLACES[u.place]
        return self.say("gone", unit=unit_name(self.b, u.uid), state=gone, place=where)

    def side(self, seat: int) -> str:
        return side_name(self.b, seat, self.lang)
