"""The parts that details of refusals are made of: lengths, edges, names, in one language.

Interpreted: only a person waits.
"""

from __future__ import annotations

from typing import Final

from grognard.miniatures.text.lengths import decimal
from grognard.table.pose import CM
from grognard.table.shapes import Footprint, Polygon

from ..chapters.moving.move_cost import PIP
from ..chapters.setting_up.placing import in_hand, own_zone
from ..model.pieces import NOBODY, PLACES, Battalion
from ..model.state import Battle
from .obstructions import Near, beyond, closed_by, rough_under, table_box, taken_by, zone_box
from .words import YES_NO, number, place, say, side_name, unit_name

HUNDREDTHS: Final = 10  # parts of a hundredth of a centimetre


def cm(amount: int, up: bool = False) -> str:
    """A length to the hundredth of a centimetre; `up` for one that is too long."""
    return decimal(-(-amount // HUNDREDTHS) if up else amount // HUNDREDTHS, CM // HUNDREDTHS)


def pips(cost: int) -> str:
    """What a way costs, to the hundredth of a pip, rounded up."""
    return decimal(-(-cost * 100 // PIP), 100)


class Particulars:
    """What many details have in common."""

    def __init__(self, b: Battle, cite: str, lang: str) -> None:
        self.b: Final = b
        self.cite: Final = cite
        self.lang: Final = lang
        self.number: Final = cite.split(" ", 1)[0]

    def say(self, key: str, **facts: object) -> str:
        return say(self.lang, f"detail-{key}", **facts)

    def length(self, amount: int, up: bool = False) -> str:
        return number(cm(amount, up), self.lang)

    # What many have in common

    def off_table(self, shapes: list[Polygon]) -> str:
        over, edge = beyond(table_box(self.b), shapes)
        return self.say("off-table", length=self.length(over, True), edge=edge)

    def out_of_zone(self, seat: int, shapes: list[Polygon]) -> str:
        box = zone_box(own_zone(self.b, seat))
        corners = {
            "start": place(box[0], box[1], self.lang),
            "stop": place(box[2], box[3], self.lang),
        }
        over, edge = beyond(box, shapes)
        return self.say("zone", length=self.length(over, True), edge=edge, **corners)

    def taken(self, spot: Footprint, without: int = NOBODY, own_screen: int = NOBODY) -> str:
        who = taken_by(self.b, spot, without, own_screen, self.lang)
        return self.say("taken", who=who) if who else self.closed([spot.hull])

    def closed(self, shapes: list[Polygon]) -> str:
        ground = closed_by(self.b, shapes, self.lang)
        return self.say("ground", ground=ground) if ground else ""

    def rough(self, shapes: list[Polygon]) -> str:
        ground = rough_under(self.b, shapes, self.lang)
        return self.say("ground", ground=ground) if ground else ""

    def near(self, found: Near | None) -> str:
        if found is None:
            return ""
        measured = YES_NO[self.b.setting.options.measuring]
        lengths = {"length": self.length(found.distance), "limit": self.length(found.limit)}
        return self.say("near", who=found.name, measured=measured, **lengths)

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

    def hidden(self, names: list[str]) -> str:
        shown = [name for name in names if name]
        if not shown:
            return ""
        return self.say("hidden", first=shown[0], second=shown[1] if shown[1:] else "none")
