"""The analysis of a battle as it goes over HTTP; declared once."""

from __future__ import annotations

from typing import Literal

from .api import Lang, SeatKey, Strict
from .replay import RecordText


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
