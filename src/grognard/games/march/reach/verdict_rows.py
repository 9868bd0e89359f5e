"""Places in a row, each with its verdict, and the rules that forbid them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.refusal import Refusal
from grognard.miniatures.contract.reach import ALLOWED, Why

from ..screen.rulebook import LEDGER
from .ray_ground import Spans


class Whys:
    """The rules that forbid places, each once, in the order in which they are met."""

    __slots__ = ("lang", "numbers", "words")

    def __init__(self, lang: str) -> None:
        self.lang: Final = lang
        self.numbers: Final[dict[str, int]] = {}
        self.words: Final[list[Why]] = []

    def number(self, refusal: Refusal | None) -> int:
        """ALLOWED, or where the rule is found among the words."""
        if refusal is None:
            return ALLOWED
        found = self.numbers.get(refusal.cite)
        if found is None:
            found = len(self.words)
            self.numbers[refusal.cite] = found
            self.words.append(Why(refusal.cite, LEDGER.explain(refusal, self.lang)))
        return found


class Row:
    """Places from 0 on, and by what each is forbidden; what is painted later covers the rest."""

    __slots__ = ("cuts", "paces", "verdicts")

    def __init__(self, most: i64, verdict: i64) -> None:
        self.verdicts: Final[list[int]] = [verdict] * (most + 1)
        self.paces: Final[list[int]] = [1] * (most + 1)
        self.cuts: Final[list[int]] = [most + 1]

    def paint(self, spans: Spans, verdict: i64) -> None:
        for first, last in spans:
            if first > last:
                continue
            self.verdicts[first : last + 1] = [verdict] * (last + 1 - first)
            self.cuts.append(first)
            self.cuts.append(last + 1)

    def slow(self, spans: Spans, payable: i64, verdict: i64) -> None:
        """Twice as dear: what lies farther than is payable then is forbidden."""
        for first, last in spans:
            self.paces[first : last + 1] = [2] * (last + 1 - first)
            self.cuts.append(first)
            if payable < last:
                self.paint([(max(first, payable + 1), last)], verdict)
            self.cuts.append(last + 1)

    def runs(self, pitch: i64) -> list[tuple[int, int, int]]:
        """Neighbours with the same verdict and pace, by the last of them."""
        found: list[tuple[int, int, int]] = []
        here = 0
        for cut in sorted(set(self.cuts)):
            if cut > here:
                run = ((cut - 1) * pitch, self.verdicts[here], self.paces[here])
                if found and found[-1][1:] == run[1:]:
                    found.pop()
                found.append(run)
                here = cut
        return found
