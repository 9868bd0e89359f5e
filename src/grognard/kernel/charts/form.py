"""A book of charts as plain data, for a reader that knows no rule: a browser without a connection.

Every function of the rules becomes a table of what it does for each combination of its few facts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import Any, Final

from ..refusal import Refusal
from ..tally import Steps
from .book import ChartBook
from .chart import Bar, Chart, Lane, Limits, Part, Result, Stage, Start, Sum, Sure, Throw
from .facts import Fact, Values

Plain = dict[str, Any]


def form_of(book: ChartBook, game: str, lang: str) -> Plain:
    """The whole book in one language."""
    writer = Writer(book, lang)
    charts = [writer.chart(chart) for chart in book.charts]
    sheet = writer.sheet()
    return {"game": game, "charts": charts, "sheet": sheet, "rules": writer.rules}


def cells_of(facts: Sequence[Fact], cell: Callable[[Values], Any]) -> tuple[list[Any], list[int]]:
    """Every cell that comes up, each once, and which it is for every combination of the facts.

    The last fact changes fastest.
    """
    found: list[Any] = []
    at: list[int] = []
    for numbers in product(*(fact.span() for fact in facts)):
        one = cell({fact.key: value for fact, value in zip(facts, numbers, strict=True)})
        if one not in found:
            found.append(one)
        at.append(found.index(one))
    return found, at


class Writer:
    """Charts in one language. Rules are named once, and elsewhere by their place in `rules`."""

    def __init__(self, book: ChartBook, lang: str) -> None:
        self.book: Final = book
        self.lang: Final = lang
        self.rules: Final[list[Plain]] = []
        self.places: Final[dict[str, int]] = {}

    def rule(self, cite: str) -> int:
        """The place of a rule: its number, and its name beside a number of several or of one."""
        if cite not in self.places:
            self.places[cite] = len(self.rules)
            ledger = self.book.ledger
            many, one = (ledger.label_of(cite, value, self.lang) for value in (2, 1))
            number = cite.partition(" ")[0]
            self.rules.append({"number": number, "label": many, "one": "" if one == many else one})
        return self.places[cite]

    def chart(self, chart: Chart) -> Plain:
        throw, table = chart.throw, chart.table
        return {
            "key": chart.key,
            "title": self.book.title(chart, self.lang),
            "rule": self.rule(chart.cite),
            "icon": chart.icon,
            "facts": [self.fact(fact) for fact in chart.facts],
            "sums": [self.sum(chart, each) for each in chart.sums],
            "bars": [self.bar(chart, bar) for bar in chart.bars],
            "sure": [self.sure(chart, sure) for sure in chart.sure],
            "throw": None if throw is None else self.throw(throw),
            "pick": table.pick if table else "",
            "across": bool(table and table.across),
            "lanes": [self.lane(lane) for lane in table.lanes] if table else [],
            "limits": limits_of(table.limits) if table and table.limits else None,
            "results": [self.result(result) for result in chart.results],
            "again": chart.again,
            "rerolled": chart.rerolled,
            "roles": [
                {"key": r, "name": self.book.say(self.lang, f"part-{r}")} for r in chart.roles
            ],
            "feeds": chart.feeds,
        }

    def throw(self, throw: Throw) -> Plain:
        least, most = throw.bounds or (None, None)
        return {
            "kind": throw.kind,
            "faces": throw.faces,
            "adds": throw.adds,
            "target": throw.target if isinstance(throw.target, str) else "",
            "start": throw.target if isinstance(throw.target, int) else 0,
            "less": throw.less,
            "least": least,
            "most": most,
            "ones": throw.ones,
            "stages": [self.stage(stage) for stage in throw.stages],
        }

    def stage(self, stage: Stage) -> Plain:
        return {
            "name": self.book.say(self.lang, f"stage-{stage.key}"),
            "row": stage.row,
            "column": stage.column,
            "first_row": stage.rows[0],
            "first_column": stage.columns[0],
            "needs": [[stage.need(row, column) for column in stage.columns] for row in stage.rows],
            "spares": stage.spares,
        }

    def fact(self, fact: Fact) -> Plain:
        fill = fact.fill
        return {
            "key": fact.key,
            "rule": self.rule(fact.cite),
            "label": self.book.label(fact, self.lang),
            "kind": fact.kind,
            "least": fact.least,
            "most": fact.most,
            "usual": fact.default,
            "choices": [self.book.choice(key, self.lang) for key in fact.choices],
            "needs": needs_of(fact.needs),
            "fill": None
            if fill is None
            else {
                "part": fill.part,
                "field": fill.field,
                "values": None
                if fill.values is None
                else {str(key): value for key, value in fill.values.items()},
            },
            "fed_by": fact.fed_by,
            "part": fact.part,
        }

    def sum(self, chart: Chart, sum_: Sum) -> Plain:
        return {
            "key": sum_.key,
            "title": self.book.sum_title(sum_.key, self.lang),
            "rounding": sum_.rounding,
            "parts": sum_.parts,
            "start": self.start(chart, sum_.start),
            "lines": [self.part(chart, part) for part in sum_.lines],
            "excess": None
            if sum_.excess is None
            else {
                "of": sum_.excess.of,
                "over": sum_.excess.over,
                "rule": self.rule(sum_.excess.cite),
            },
        }

    def start(self, chart: Chart, start: Start) -> Plain:
        def cell(values: Values) -> list[int]:
            value, cite = start.rule(values)
            return [value, self.rule(cite)]

        cells, at = cells_of(facts_of(chart, start.facts), cell)
        return {"facts": start.facts, "cells": cells, "at": at, "each": start.each}

    def part(self, chart: Chart, part: Part) -> Plain:
        def cell(values: Values) -> list[list[int]]:
            taken = Steps()
            part.rule(values, taken)
            return [[what, self.rule(cite), *numbers] for what, cite, numbers in taken.steps]

        cells, at = cells_of(facts_of(chart, part.facts), cell)
        return {"facts": part.facts, "cells": cells, "at": at}

    def bar(self, chart: Chart, bar: Bar) -> Plain:
        def cell(values: Values) -> str:
            refusal: Refusal | None = bar.rule(values)
            return "" if refusal is None else self.book.ledger.explain(refusal, self.lang)

        cells, at = cells_of(facts_of(chart, bar.facts), cell)
        return {"facts": bar.facts, "cells": cells, "at": at}

    def sure(self, chart: Chart, sure: Sure) -> Plain:
        def cell(values: Values) -> list[int]:
            found = sure.rule(values)
            return [] if found is None else [found[0], self.rule(found[1])]

        cells, at = cells_of(facts_of(chart, sure.facts), cell)
        return {"facts": sure.facts, "cells": cells, "at": at}

    def lane(self, lane: Lane) -> Plain:
        return {
            "name": self.book.lane(lane, self.lang),
            "low": lane.low,
            "high": lane.high,
            "lowest": lane.lowest,
            "cells": lane.cells,
        }

    def result(self, result: Result) -> Plain:
        return {
            "name": self.book.result(result, self.lang),
            "short": self.book.short(result, self.lang),
            "text": self.book.told(result, self.lang),
            "rule": self.rule(result.cite),
            "effects": [
                {
                    "part": effect.part,
                    "field": effect.field,
                    "value": effect.value,
                    "by": effect.by,
                    "needs": needs_of(effect.needs),
                }
                for effect in result.effects
            ],
            "also": [
                f"{self.book.ledger.text(cite, self.lang)} ({cite.partition(' ')[0]})"
                for cite in result.also
            ],
        }

    def sheet(self) -> Plain:
        """The form of a unit, and for each combination and strength where its conditions begin."""
        sheet = self.book.sheet
        known = {fact.key: fact for fact in sheet.facts}
        most = known[sheet.strength].most if sheet.strength else 0
        condition = sheet.condition

        def cell(values: Values) -> list[list[int]]:
            if condition is None:
                return []
            return [condition(values, strength) for strength in range(1, most + 1)]

        cells, at = cells_of([known[key] for key in sheet.decided_by], cell)
        return {
            "facts": [self.fact(fact) for fact in sheet.facts],
            "strength": sheet.strength,
            "shown": sheet.shown,
            "gone": sheet.gone,
            "conditions": [
                {"name": self.book.say(self.lang, one.words), "grave": one.grave}
                for one in sheet.conditions
            ],
            "decided_by": sheet.decided_by,
            "cells": cells,
            "at": at,
        }


def limits_of(limits: Limits) -> Plain:
    return {
        "results": [{"sum": key, "result": result} for key, result in limits.results],
        "beyond": limits.beyond,
        "best": limits.best,
        "worst": limits.worst,
    }


def needs_of(needs: tuple[str, list[int]] | None) -> Plain | None:
    return None if needs is None else {"fact": needs[0], "values": needs[1]}


def facts_of(chart: Chart, keys: Sequence[str]) -> list[Fact]:
    """The facts of these names; a name that is none is our mistake."""
    known = {fact.key: fact for fact in chart.facts}
    return [known[key] for key in keys]
