"""The parts that details of refusals consist of: whose zone, what is there, what is meant.

Interpreted: only a person waits.
"""

from __future__ import annotations

from typing import Final

from grognard.miniatures.screen.battle_words import unit_name
from grognard.miniatures.screen.general_words import hundredths, number
from grognard.miniatures.screen.obstructions import Named, zone_box
from grognard.miniatures.screen.refusal_parts import RefusalParts
from grognard.table.shapes import Polygon

from ..chapters.moving.move_cost import PIP
from ..chapters.setting_up.placing import in_hand, own_zone
from ..model.pieces import IMPASSABLE, NOBODY, PLACES, ROUGH, Battalion
from ..model.state import Battle
from ..text.notation import LENGTHS
from .obstructions import everybody
from .words import ground_name, lexicon, side_name


class Particulars(RefusalParts):
    """What many details have in common."""

    def __init__(self, b: Battle, cite: str, lang: str) -> None:
        measuring = b.setting.options.measuring
        super().__init__(b.setting.ground, IMPASSABLE, ROUGH, measuring, LENGTHS, lexicon, lang)
        self.b: Final = b
        self.cite: Final = cite
        self.number: Final = cite.split(" ", 1)[0]

    def amount(self, parts: int) -> str:
        """7.2 Pips."""
        return number(hundredths(parts, PIP, True), self.lang)

    def ground_name(self, title: str) -> str:
        return ground_name(title, self.lang)

    def out_of_zone(self, seat: int, shapes: list[Polygon]) -> str:
        return self.out_of(zone_box(own_zone(self.b, seat)), shapes)

    def others(self, without: int = NOBODY, own_screen: int = NOBODY) -> list[Named]:
        return everybody(self.b, without, own_screen, self.lang)

    def still_in_hand(self, seat: int, without: int) -> str:
        """R107 The units that would find no room."""
        rest = [u.uid for u in in_hand(self.b, seat) if u.uid != without]
        return self.in_hand([unit_name(self.b, uid) for uid in rest])

    # Who is mentioned

    def seat(self) -> int:
        return int(getattr(self.b.pending, "seat", 0))

    def whose(self, u: Battalion | None, seat: int) -> str:
        """A battalion that is not one's own, or that is not where it should be."""
        if u is None:
            return ""
        if u.seat != seat:
            return self.say("whose", unit=unit_name(self.b, u.uid), side=self.side(u.seat))
        where = self.place(u.pose.x, u.pose.y)
        gone = PLACES[u.place]
        return self.say("gone", unit=unit_name(self.b, u.uid), state=gone, place=where)

    def side(self, seat: int) -> str:
        return side_name(self.b, seat, self.lang)
