"""Details of refusals for any game on a measured table: where, who, and by how much.

What the layer itself refuses, a way or a place, it also explains; a game adds its own.
"""

from __future__ import annotations

from typing import Final

from grognard.lexicon import Lexicon
from grognard.table.angles import heading_of, turn_between
from grognard.table.paths import WHEEL, Leg, end, end_path, sweep
from grognard.table.pose import Pose
from grognard.table.shapes import Footprint, Polygon, block
from grognard.table.sight import nearest_point
from grognard.table.terrain import Ground

from ..deploying.placement import Site
from ..moving.move_cost import cost_at, way_factor
from ..moving.mover import Mover, Steps, Verdicts
from ..moving.why_not_path import turns, why_not_steps
from ..shooting.fire_lines import Front
from ..text.lengths import Lengths
from . import general_words
from .general_words import angle, hundredths, number, place
from .obstructions import (
    Box,
    Named,
    Near,
    beyond,
    closed_by,
    dot,
    ground_under,
    nearest_met,
    speck,
    table_box,
    taken_by,
    zone_box,
)

YES_NO: Final = {True: "yes", False: "no"}


class RefusalParts:
    """What may be said of refusals in one language, in a game's words or else in general ones.

    `closed` and `rough` are the traits of ground that cannot be entered and of ground that is hard
    to cross; players who do not measure see no distance.
    """

    def __init__(
        self,
        ground: Ground,
        closed: int,
        rough: int,
        measuring: bool,
        lengths: Lengths,
        lexicon: Lexicon,
        lang: str,
    ) -> None:
        self.table: Final = ground
        self.closed_traits: Final = closed
        self.rough_traits: Final = rough
        self.measuring: Final = measuring
        self.lengths: Final = lengths
        self.lexicon: Final = lexicon
        self.lang: Final = lang

    # What a game fills in

    def ground_name(self, title: str) -> str:
        """A piece of ground in a sentence."""
        raise NotImplementedError

    def amount(self, parts: int) -> str:
        """What a way costs, in the measure that players count in, rounded up."""
        raise NotImplementedError

    # Words

    def say(self, key: str, **facts: object) -> str:
        message = f"detail-{key}"
        return general_words.say(self.lexicon, self.lengths.unit, self.lang, message, facts)

    def length(self, amount: int, up: bool = False) -> str:
        """A length as a reader sees it; `up` for one that is too long."""
        return number(hundredths(amount, self.lengths.unit.size, up), self.lang)

    def place(self, x: int, y: int) -> str:
        return place(self.lengths, x, y, self.lang)

    # Where a piece would be put

    def at_site(self, site: Site, spot: Footprint, cite: str, others: list[Named]) -> str:
        """A body that may not be set up there, with the bodies around it."""
        said = site.verdicts
        if cite == said.off_table.cite:
            return self.off_table([spot.hull])
        if cite == said.out_of_zone.cite:
            return self.out_of(zone_box(site.zone), [spot.hull])
        if cite in (said.on_another.cite, said.closed.cite):
            return self.taken_of(others, spot)
        return ""

    def at_point(self, site: Site, x: int, y: int, cite: str, others: list[Named]) -> str:
        """A figure that takes no room."""
        said, here = site.verdicts, [speck(x, y)]
        if cite == said.off_table.cite:
            return self.off_table(here)
        if cite == said.closed.cite:
            return self.closed([dot(x, y).hull])
        box = zone_box(site.zone)
        return self.out_of(box, here) if beyond(box, here)[0] > 0 else self.touched(others, x, y)

    def off_table(self, shapes: list[Polygon]) -> str:
        over, edge = beyond(table_box(self.table), shapes)
        return self.say("off-table", length=self.length(over, True), edge=edge)

    def out_of(self, box: Box, shapes: list[Polygon]) -> str:
        """Shapes that reach out of a zone."""
        corners = {"start": self.place(box[0], box[1]), "stop": self.place(box[2], box[3])}
        over, edge = beyond(box, shapes)
        return self.say("zone", length=self.length(over, True), edge=edge, **corners)

    def taken_of(self, named: list[Named], spot: Footprint) -> str:
        """Which unit is there, or what ground bars it."""
        who = taken_by(named, spot)
        return self.say("taken", who=who) if who else self.closed([spot.hull])

    def touched(self, named: list[Named], x: int, y: int) -> str:
        who = taken_by(named, dot(x, y))
        return self.say("taken", who=who) if who else ""

    def in_hand(self, names: list[str]) -> str:
        """The units that would no longer find room."""
        return self.say("in-hand", units=", ".join(names)) if names else ""

    def closed(self, shapes: list[Polygon]) -> str:
        areas = self.table.areas_with(self.closed_traits)
        return self.on_ground(closed_by(areas, self.table.edges_with(self.closed_traits), shapes))

    def rough(self, shapes: list[Polygon]) -> str:
        return self.on_ground(ground_under(self.table.areas_with(self.rough_traits), shapes))

    def on_ground(self, title: str) -> str:
        return self.say("ground", ground=self.ground_name(title)) if title else ""

    # Which way it would go

    def on_way(self, m: Mover, had: int, legs: list[Leg], cite: str, others: list[Named]) -> str:
        """A way that a mover may not go, with the bodies around it.

        It has a budget of `had`; the mover is made with one for any way on the table, since a mover
        knows only what is within its reach.
        """
        said = m.verdicts
        if cite == said.not_a_step.cite:
            return self.bad_steps(m.steps, said, legs)
        if cite == said.too_far.cite:
            return self.too_far(m, had, legs)
        pieces = swept(m, legs, only_wheels=cite == said.no_wheel_here.cite)
        spot = block(end_path(m.pose, m.width, m.depth, legs), m.width, m.depth)
        return self.meets(m, pieces, spot, cite, others)

    def meets(
        self, m: Mover, pieces: list[Polygon], spot: Footprint, cite: str, others: list[Named]
    ) -> str:
        """What it sweeps over on the way, and where it ends."""
        said = m.verdicts
        if cite == said.too_near.cite:
            return self.near(nearest_met(m, pieces, others))
        if cite == said.off_table.cite:
            return self.off_table(pieces)
        if cite == said.no_wheel_here.cite:
            return self.on_ground(ground_under(m.turning, [m.here.hull, *pieces]))
        if cite == said.no_passage.cite:
            return self.on_ground(closed_by(m.closed, m.barred, pieces))
        if cite == said.on_friend.cite:
            return self.taken_of(others, spot)
        tolls = [toll for toll in m.tolls if toll.refusal is not None and toll.refusal.cite == cite]
        edges = [edge for toll in tolls for edge in toll.edges]
        return self.on_ground(closed_by([], edges, pieces))

    def bad_steps(self, steps: Steps, verdicts: Verdicts, legs: list[Leg]) -> str:
        if len(legs) > steps.most:
            return self.say("legs", count=len(legs), most=int(steps.most))
        single = [why_not_steps(steps, verdicts, [leg]) for leg in legs]
        wrong = [order for order, refusal in enumerate(single, 1) if refusal is not None]
        return self.say("leg", order=wrong[0]) if wrong else ""

    def too_far(self, m: Mover, had: int, legs: list[Leg]) -> str:
        """What it costs against what there is."""
        longest = max((abs(int(leg.amount)) for leg in legs if not turns(leg)), default=0)
        limit = int(m.steps.longest)
        if longest > limit:
            return self.say("longest", length=self.length(longest), limit=self.length(limit))
        times, over = way_factor(m, legs)
        need = self.amount(int(cost_at(m, legs, (times, over))))
        return self.say("cost", need=need, had=self.amount(had), slow=YES_NO[times > over])

    def in_way(self, who: str) -> str:
        return self.say("way", who=who) if who else ""

    def near(self, found: Near | None) -> str:
        if found is None:
            return ""
        measured = YES_NO[self.measuring]
        lengths = {"length": self.length(found.distance), "limit": self.length(found.limit)}
        return self.say("near", who=found.name, measured=measured, **lengths)

    # What it would shoot at

    def out_of_range(self, front: Front, shapes: list[Polygon], limit: int) -> str:
        """How far a target is from the nearest base."""
        off = min(int(front.distance(base, shapes)) for base in range(int(front.bases)))
        return self.say("range", length=self.length(off, True), limit=self.length(limit))

    def off_front(self, pose: Pose, target: Polygon, arc: int) -> str:
        """How far off its front a target lies from the middle of the shooters."""
        x, y = nearest_point(target, pose.x, pose.y)
        off = abs(int(turn_between(pose.h, heading_of(x - pose.x, y - pose.y))))
        return self.say("arc", angle=angle(off, self.lang), limit=angle(arc, self.lang))

    def hidden(self, names: list[str]) -> str:
        """What hides a target, at most two of them."""
        shown = [name for name in names if name]
        if not shown:
            return ""
        return self.say("hidden", first=shown[0], second=shown[1] if shown[1:] else "none")


def swept(m: Mover, legs: list[Leg], only_wheels: bool) -> list[Polygon]:
    """All the table that a way passes."""
    pose = m.pose
    pieces: list[Polygon] = []
    for leg in legs:
        if leg.kind == WHEEL or not only_wheels:
            pieces += sweep(pose, m.width, m.depth, leg)
        pose = end(pose, m.width, m.depth, leg)
    return pieces
