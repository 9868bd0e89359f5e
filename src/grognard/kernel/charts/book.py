"""The charts of a game, its words for them, and the list of units that is kept beside them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from grognard.lexicon import Lexicon, sentence

from ..rulebook.ledger import Ledger
from .chart import Chart, Lane, Result
from .facts import Fact, Values

CONDITION: Final = "condition"  # found by the numbers of a unit, not kept


class Condition:
    """What a unit is called by its numbers, such as worn: the words, and whether it is grave."""

    def __init__(self, words: str, grave: bool) -> None:
        self.words: Final = words
        self.grave: Final = grave


class UnitSheet:
    """What is kept of a unit: its facts, which of them is its strength if any, its condition.

    `condition` says by the facts in `decided_by` and its strength at the start from how much
    strength down each condition begins, the mildest first; the first of all has no such number.
    A chart may fill a fact from the condition by the name CONDITION. `shown` are chosen facts worth
    a word in the list, `gone` is ticked when a unit is no more.
    """

    def __init__(
        self,
        facts: Sequence[Fact],
        strength: str = "",
        conditions: Sequence[Condition] = (),
        decided_by: Sequence[str] = (),
        condition: Callable[[Values, int], list[int]] | None = None,
        shown: Sequence[str] = (),
        gone: str = "",
    ) -> None:
        self.facts: Final = list(facts)
        self.strength: Final = strength
        self.conditions: Final = list(conditions)
        self.decided_by: Final = tuple(decided_by)
        self.condition: Final = condition
        self.shown: Final = list(shown)
        self.gone: Final = gone


class ListedUnit:
    """A unit of an army: its name, the seat it fights for, its formation, and its facts."""

    def __init__(self, name: str, seat: int, group: str, values: Mapping[str, int]) -> None:
        self.name: Final = name
        self.seat: Final = seat
        self.group: Final = group
        self.values: Final = dict(values)


class ListedBattle:
    """A battle whose units may be listed: its key, its title, the names of both sides."""

    def __init__(
        self, key: str, title: str, sides: Sequence[str], units: Sequence[ListedUnit]
    ) -> None:
        self.key: Final = key
        self.title: Final = title
        self.sides: Final = list(sides)
        self.units: Final = list(units)


class ListedArmy:
    """The army of one side, from a list: its name, where it comes from if known, its units."""

    def __init__(self, name: str, about: str, units: Sequence[ListedUnit]) -> None:
        self.name: Final = name
        self.about: Final = about
        self.units: Final = list(units)


class ChartBook:
    """All charts of a game. Its words have a message for each chart, sum and choice:

    `chart-<key>`, `sum-<key>`, `fact-<words>`, `choice-<key>`, `part-<role>`, and those that
    results, lanes and conditions name. A rule names whatever has no message of its own.
    """

    def __init__(
        self,
        charts: Sequence[Chart],
        sheet: UnitSheet,
        ledger: Ledger,
        words: Lexicon,
    ) -> None:
        self.charts: Final = list(charts)
        self.sheet: Final = sheet
        self.ledger: Final = ledger
        self.words: Final = words

    def chart(self, key: str) -> Chart | None:
        return next((chart for chart in self.charts if chart.key == key), None)

    # Words

    def say(self, lang: str, key: str, **facts: object) -> str:
        return self.words.say(lang, key, **facts)

    def title(self, chart: Chart, lang: str) -> str:
        return self.say(lang, f"chart-{chart.key}")

    def sum_title(self, key: str, lang: str) -> str:
        return self.say(lang, f"sum-{key}")

    def label(self, fact: Fact, lang: str) -> str:
        if fact.words:
            return self.say(lang, f"fact-{fact.words}")
        return sentence(self.ledger.label(fact.cite, lang))

    def choice(self, key: str, lang: str) -> str:
        return self.say(lang, f"choice-{key}")

    def result(self, result: Result, lang: str) -> str:
        """The name of a result."""
        if result.words:
            return self.say(lang, result.words, count=result.count)
        return sentence(self.ledger.label(result.cite, lang))

    def short(self, result: Result, lang: str) -> str:
        """Its name at the head of a column."""
        return self.say(lang, result.short) if result.short else self.result(result, lang)

    def told(self, result: Result, lang: str) -> str:
        """What a result does."""
        return self.ledger.text(result.cite, lang)

    def lane(self, lane: Lane, lang: str) -> str:
        """The name of a line of a table: the numbers it is for, or its own."""
        if lane.words:
            return self.say(lang, lane.words)
        return span(lane.low, lane.high)


def span(low: int | None, high: int | None) -> str:
    """Numbers as a table prints them: 12–14, ≤ 0, 50+, 4."""
    if low is None and high is None:
        return ""
    if low is None:
        return f"≤ {minus(high or 0)}"
    if high is None:
        return f"{minus(low)}+"
    if low == high:
        return minus(low)
    joint = " – " if low < 0 else "–"
    return f"{minus(low)}{joint}{minus(high)}"


def minus(number: int) -> str:
    return str(number).replace("-", "−")


def runs(lane: Lane) -> list[tuple[int, int | None, int | None]]:
    """A line as a table prints it: each result in its order, and its scores, open at both ends."""
    found: list[tuple[int, int | None, int | None]] = []
    last = len(lane.cells) - 1
    start = 0
    for place, cell in enumerate(lane.cells):
        if place < last and lane.cells[place + 1] == cell:
            continue
        low = None if start == 0 else lane.lowest + start
        high = None if place == last else lane.lowest + place
        found.append((cell, low, high))
        start = place + 1
    return found
