"""What goes over the wire of a measured table: the ground, reaches, measurements; declared once.

Lengths are hundredths of a millimetre, directions hundredths of a degree clockwise from north.
"""

from __future__ import annotations

from typing import Literal

from .api import Strict

PointOn = tuple[int, int]


class FeatureInfo(Strict):
    """A piece of ground: an area, or a line of some width; `level` is how high a hill stands.

    `openings` are the sides of a building that have doors and windows.
    """

    kind: str
    name: str
    points: list[PointOn]
    line: bool
    width: int
    level: int
    openings: list[int] = []


class ZoneInfo(Strict):
    """Ground with a meaning: where a seat sets up, or what is fought for (no seat)."""

    seat: str | None
    name: str
    points: list[PointOn]


class SideInfo(Strict):
    """An army as the table shows it; `army` names its colours."""

    seat: str
    name: str
    army: str


class UnitInfo(Strict):
    """What does not change of a unit."""

    id: str
    seat: str
    kind: str
    name: str
    title: str
    facts: dict[str, str | int]


class BoardInfo(Strict):
    """A table and both sides on it: everything that views do not repeat.

    Lengths are shown in `unit` with so many `decimals`; `step` is the least by which a hand moves a
    piece.
    """

    title: str
    width: int
    height: int
    unit: Literal["cm", "in"]
    step: int
    decimals: int
    features: list[FeatureInfo]
    zones: list[ZoneInfo]
    sides: list[SideInfo]
    units: list[UnitInfo]


class WhyInfo(Strict):
    """A rule that forbids, in words."""

    cite: str
    words: str


class BendsInfo(Strict):
    """The points of a road that a track follows; its places begin `skip` after the first of them.

    `total` parts may be spent on it.
    """

    points: list[tuple[int, int]]
    skip: int
    total: int


class TrackInfo(Strict):
    """Places one after another: a ray of a fan (`at` is the wheel before it) or a row (its y).

    Each run is its last place, -1 where that is allowed or else the index of a reason, what the
    whole way to its first place costs, and by how much each place after that costs more. `leg` is
    the word of a ray's straight leg, `course` the angle at which that leads from the front. Places
    beyond the last run are refused by `beyond`. On a `line` the piece faces as that does.
    """

    at: int
    first: int
    runs: list[tuple[int, int, int, int]]
    beyond: int
    leg: str
    course: int
    line: BendsInfo | None = None


class TurnInfo(Strict):
    """A leg without any choice in it, such as an about-face, and where it leads.

    Verdict and cost are those of the way that ends with it.
    """

    leg: str
    verdict: int
    cost: int
    pose: tuple[int, int, int]


class PaceInfo(Strict):
    """What a face of the die for a way would pay for, and the chance of that face or better."""

    face: int
    total: int
    chance: float


class ReachInfo(Strict):
    """Every place where a hand may put a piece, and the rule's word on each.

    What is on no track is refused by `beyond`. Costs, `spent` and `total` are in parts, of which
    `parts` are a hundredth of a millimetre. `figures`, as views write them, are those of a piece
    that is not on the table so; without any it stays as it is. `paces` are there before the die
    for the way is thrown; `caveat` says what they leave out. Of a grid the front edge of the piece
    is `ahead` of the place that is named. A piece with a `trail` follows in the steps of its head,
    each `link` of it by itself, and lies along these points now.
    """

    piece: str
    kind: Literal["fan", "contact", "grid", "on-the-spot"]
    pose: tuple[int, int, int]
    size: tuple[int, int]
    pitch: int
    tracks: list[TrackInfo]
    whys: list[WhyInfo]
    beyond: int
    parts: int
    spent: int
    total: int
    turns: list[TurnInfo]
    figures: str
    paces: list[PaceInfo]
    caveat: str
    ahead: int
    trail: list[tuple[int, int]] = []
    link: int = 0


class AreaInfo(Strict):
    """Ground with words about it: a range band, an arc, what a unit threatens."""

    kind: str
    words: str
    outlines: list[list[PointOn]]


class SightInfo(Strict):
    """A line that is looked along: clear, or seen no farther than `stop`, and why."""

    start: PointOn
    end: PointOn
    stop: PointOn | None
    cite: str
    words: str


class SpanInfo(Strict):
    """The shortest way between two things, edge to edge."""

    start: PointOn
    end: PointOn
    length: int


class LineInfo(Strict):
    """A thread from one piece to another: what it adds, in a few signs and in a sentence.

    One that does not count is shown all the same, with its reason.
    """

    kind: str
    start: str
    end: str
    label: str
    words: str
    counts: bool


class MeasureInfo(Strict):
    """What may be measured of one piece, or from one to another; `lines` lead to other pieces."""

    words: list[str]
    areas: list[AreaInfo]
    sights: list[SightInfo]
    span: SpanInfo | None
    lines: list[LineInfo] = []
