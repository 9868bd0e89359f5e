"""The report of a battle as it goes over HTTP; declared once."""

from __future__ import annotations

from .api import Lang, SeatKey, Strict
from .replay import RecordText


class ReportEnd(Strict):
    """Who won (null for a draw), where and why; `cite` is empty where no rule decided."""

    winner: str | None
    title: str
    words: str
    cite: str


class ReportSide(Strict):
    """`lost` is what the side lost in all, in the report's `measure`."""

    seat: str
    name: str
    lost: int


class ReportUnit(Strict):
    """A piece that shot or was hurt; `fate` says how it was lost, in `turn`, at `line`."""

    seat: str
    piece: str
    name: str
    shots: int
    hits: int
    lost: int
    fate: str
    turn: int
    line: int


class ReportLuck(Strict):
    """One kind of throw of one seat: what came of its dice, and what was to be expected.

    `error` is the standard error; the difference is luck only where it is `real`.
    """

    seat: str
    name: str
    done: str
    throws: int
    dice: int
    came: float
    expected: float
    error: float
    real: bool


class ReportGain(Strict):
    """Dice that came up better than expected for one seat, worse ones of its enemy included."""

    turn: int
    line: int
    gain: float
    error: float
    real: bool


class ReportSwing(Strict):
    """A line that changed the share of strength from `before` to `after`, and how."""

    line: int
    turn: int
    words: str
    detail: str
    before: float
    after: float


class ReportPoint(Strict):
    line: int
    turn: int
    share: float


class Report(Strict):
    """Gains and shares are those of `seat`; `end` is null for a record that is still open.

    `last` is the last line of the record.
    """

    seat: str
    end: ReportEnd | None
    measure: str
    sides: list[ReportSide]
    units: list[ReportUnit]
    luck: list[ReportLuck]
    net: ReportGain
    turns: list[ReportGain]
    swings: list[ReportSwing]
    points: list[ReportPoint]
    last: int


class NewReport(Strict):
    """A record from elsewhere, to be reported on for a seat or `open`."""

    record: RecordText
    seat: SeatKey = "open"
    lang: Lang = "en"
