"""The report of a battle and its analysis as they go over HTTP; declared once."""

from __future__ import annotations

from typing import Literal

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


# Analysis


class AnalysisTurn(Strict):
    """The chance when a turn begins, and what its dice and deals did to it."""

    turn: int
    line: int
    chance: float
    luck: float


class AnalysisPoint(Strict):
    """A throw, a mistake or a whole turn that changed much, with the line where it was.

    `gain` is the change of the chance, of a mistake what it gave away, with its standard error.
    """

    kind: Literal["throw", "mistake", "turn"]
    line: int
    turn: int
    seat: str | None
    words: str
    detail: str
    gain: float
    error: float


class Analysis(Strict):
    """Was it luck or play? Chances, luck and gains are those of `seat`.

    `without_luck` is how the same play does on average. `looked_at` of the `answers` were weighed
    against others; null where nobody looked for mistakes. `last` is the last line of the record.
    """

    seat: str
    title: str
    summary: list[str]
    luck: float
    without_luck: float
    end: float
    turns: list[AnalysisTurn]
    points: list[AnalysisPoint]
    looked_at: int | None
    answers: int
    last: int


class NewAnalysis(Strict):
    """A record of a battle that is over, looked at for a seat or `open`; `review`: for mistakes."""

    record: RecordText
    seat: SeatKey = "open"
    lang: Lang = "en"
    review: bool = False
