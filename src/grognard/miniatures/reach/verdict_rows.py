"""Places in a row, each with its verdict and its cost, and the rules that forbid them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.refusal import Refusal
from grognard.kernel.rulebook.ledger import Ledger

from ..contract.reach import ALLOWED, Run, Why

Spans = list[tuple[int, int]]
# From a place on: what the way there costs, and by how much each place after it costs more.
Price = tuple[int, int, int]


class Whys:
    """The rules that forbid places, each once, in the order in which they are met."""

    __slots__ = ("lang", "ledger", "numbers", "words")

    def __init__(self, ledger: Ledger, lang: str) -> None:
        self.ledger: Final = ledger
        self.lang: Final = lang
        self.numbers: Final[dict[str, int]] = {}
        self.words: Final[list[Why]] = []

    def number(self, refusal: Refusal | None) -> int:
        """ALLOWED, or where the rule is found among the words."""
        if refusal is None:
            return ALLOWED
        reason = f"{refusal.cite}/{refusal.why}"
        found = self.numbers.get(reason)
        if found is None:
            found = len(self.words)
            self.numbers[reason] = found
            self.words.append(Why(refusal.cite, self.ledger.explain(refusal, self.lang)))
        return found


class Row:
    """Places from 0 on, and by what each is forbidden; what is painted later covers the rest."""

    __slots__ = ("cuts", "most", "prices", "verdicts")

    def __init__(self, most: i64, verdict: i64) -> None:
        self.most: Final[i64] = most
        self.verdicts: Final[list[int]] = [verdict] * (most + 1)
        self.prices: Final[list[Price]] = []
        self.cuts: Final[list[int]] = [most + 1]

    def paint(self, spans: Spans, verdict: i64) -> None:
        for first, last in spans:
            if first > last:
                continue
            self.verdicts[first : last + 1] = [verdict] * (last + 1 - first)
            self.cuts.append(first)
            self.cuts.append(last + 1)

    def charge(self, prices: list[Price]) -> None:
        """What the places cost, from 0 on."""
        for price in prices:
            self.prices.append(price)
            self.cuts.append(price[0])

    def runs(self, pitch: i64) -> list[Run]:
        """Neighbours with the same verdict whose costs continue evenly, by the last of them."""
        found: list[Run] = []
        here: i64 = 0
        start: i64 = 0
        number: i64 = 0
        for cut in sorted(set(self.cuts)):
            if cut <= here:
                continue
            while number + 1 < len(self.prices) and self.prices[number + 1][0] <= here:
                number += 1
            first, cost, slope = self.prices[number]
            cost += (here - first) * slope
            run = ((cut - 1) * pitch, self.verdicts[here], cost, slope)
            if found and goes_on(found[-1], run, here - start):
                _, _, cost, _ = found.pop()
                run = (run[0], run[1], cost, slope)
            else:
                start = here
            found.append(run)
            here = cut
        return found


def beyond_budget(prices: list[Price], budget: i64, most: i64) -> Spans:
    """The places that a budget does not pay."""
    found: Spans = []
    for i in range(len(prices)):
        first, cost, slope = prices[i]
        last: i64 = prices[i + 1][0] - 1 if i + 1 < len(prices) else most
        unpaid = first if cost > budget else last + 1
        if cost <= budget and slope > 0:
            unpaid = first + (budget - cost) // slope + 1
        if unpaid <= last:
            found.append((unpaid, last))
    return found


def last_free(spans: Spans, most: i64) -> i64:
    """The last place that none of some spans covers."""
    for first, last in sorted(spans, reverse=True):
        if last >= most >= first:
            most = first - 1
    return most


def goes_on(run: Run, after: Run, places: i64) -> bool:
    """Whether a run, so many places long, might be one with the run after it."""
    _, verdict, cost, slope = run
    return verdict == after[1] and slope == after[3] and cost + places * slope == after[2]
