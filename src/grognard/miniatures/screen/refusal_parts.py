"""The parts that details of refusals are made of, for any game on a measured table."""

from __future__ import annotations

from typing import Final

from grognard.table.shapes import Footprint, Polygon
from grognard.table.terrain import Ground

from .obstructions import (
    Box,
    Named,
    Near,
    beyond,
    closed_by,
    ground_under,
    table_box,
    taken_by,
)

YES_NO: Final = {True: "yes", False: "no"}


class RefusalParts:
    """What many details have in common. A game says it in its words and its unit of length.

    `closed` and `rough` are the traits of ground that nobody enters and of ground that is hard to
    cross; who plays without measuring is told of no distance.
    """

    def __init__(self, ground: Ground, closed: int, rough: int, measuring: bool) -> None:
        self.table: Final = ground
        self.closed_traits: Final = closed
        self.rough_traits: Final = rough
        self.measuring: Final = measuring

    # What a game fills in

    def say(self, key: str, **facts: object) -> str:
        raise NotImplementedError

    def length(self, amount: int, up: bool = False) -> str:
        """A length as a reader sees it; `up` for one that is too long."""
        raise NotImplementedError

    def place(self, x: int, y: int) -> str:
        raise NotImplementedError

    def ground_name(self, title: str) -> str:
        raise NotImplementedError

    # What many have in common

    def off_table(self, shapes: list[Polygon]) -> str:
        over, edge = beyond(table_box(self.table), shapes)
        return self.say("off-table", length=self.length(over, True), edge=edge)

    def out_of(self, box: Box, shapes: list[Polygon]) -> str:
        """Shapes that reach out of a zone."""
        corners = {"start": self.place(box[0], box[1]), "stop": self.place(box[2], box[3])}
        over, edge = beyond(box, shapes)
        return self.say("zone", length=self.length(over, True), edge=edge, **corners)

    def taken_of(self, named: list[Named], spot: Footprint) -> str:
        """Who stands there, or what ground bars it."""
        who = taken_by(named, spot)
        return self.say("taken", who=who) if who else self.closed([spot.hull])

    def closed(self, shapes: list[Polygon]) -> str:
        return self.on_ground(closed_by(self.table, self.closed_traits, shapes))

    def rough(self, shapes: list[Polygon]) -> str:
        return self.on_ground(ground_under(self.table, self.rough_traits, shapes))

    def on_ground(self, title: str) -> str:
        return self.say("ground", ground=self.ground_name(title)) if title else ""

    def near(self, found: Near | None) -> str:
        if found is None:
            return ""
        measured = YES_NO[self.measuring]
        lengths = {"length": self.length(found.distance), "limit": self.length(found.limit)}
        return self.say("near", who=found.name, measured=measured, **lengths)

    def hidden(self, names: list[str]) -> str:
        """What hides a target, at most two of them."""
        shown = [name for name in names if name]
        if not shown:
            return ""
        return self.say("hidden", first=shown[0], second=shown[1] if shown[1:] else "none")
