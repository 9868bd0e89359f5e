"""The plain form of the charts: a reader that knows no rule finds in it what the rules say."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

import pytest

from grognard.games import load
from grognard.kernel.charts.book import ChartBook
from grognard.kernel.charts.chart import Chart
from grognard.kernel.charts.facts import Fact, Values
from grognard.kernel.charts.form import cells_of, facts_of, form_of
from grognard.kernel.dice import Rng
from grognard.kernel.registry import find
from grognard.kernel.tally import Steps

GAMES = ("eagles", "march", "age", "crepuscule")
TRIED = 20  # combinations of the facts of each function
EVERY_GAME = pytest.mark.parametrize("key", GAMES)


def book_of(key: str) -> ChartBook:
    load()
    book = find(key).charts()
    assert book is not None
    return book


def place_of(facts: Sequence[Fact], values: Values) -> int:
    """Where a combination is in a table whose last fact changes fastest."""
    place = 0
    for fact in facts:
        span = list(fact.span())
        place = place * len(span) + span.index(values[fact.key])
    return place


def some_values(facts: Sequence[Fact], rng: Rng) -> Values:
    return {fact.key: list(fact.span())[rng.below(len(list(fact.span())))] for fact in facts}


def cell(chart: Chart, table: dict[str, Any], values: Values) -> Any:
    facts = facts_of(chart, table["facts"])
    assert len(table["at"]) == prod(len(list(fact.span())) for fact in facts)
    return table["cells"][table["at"][place_of(facts, values)]]


@EVERY_GAME
def test_starts_lines_and_bars_are_those_of_the_rules(key: str) -> None:
    book, rng = book_of(key), Rng(1)
    form = form_of(book, key, "en")
    numbers = [rule["number"] for rule in form["rules"]]
    compared = 0
    for chart, told in zip(book.charts, form["charts"], strict=True):
        assert told["key"] == chart.key and told["title"]
        assert [fact["key"] for fact in told["facts"]] == [fact.key for fact in chart.facts]
        for _ in range(TRIED):
            values = some_values(chart.facts, rng)
            for sum_, plain in zip(chart.sums, told["sums"], strict=True):
                value, cite = sum_.start.rule(values)
                found = cell(chart, plain["start"], values)
                assert [found[0], numbers[found[1]]] == [value, cite.partition(" ")[0]]
                for part, line in zip(sum_.lines, plain["lines"], strict=True):
                    taken = Steps()
                    part.rule(values, taken)
                    expected = [
                        [what, cite.partition(" ")[0], *more] for what, cite, more in taken.steps
                    ]
                    found = [
                        [what, numbers[rule], *more]
                        for what, rule, *more in cell(chart, line, values)
                    ]
                    assert found == expected
                    compared += 1
            for bar, plain in zip(chart.bars, told["bars"], strict=True):
                refusal = bar.rule(values)
                assert bool(cell(chart, plain, values)) == (refusal is not None)
            for sure, plain in zip(chart.sure, told["sure"], strict=True):
                outcome = sure.rule(values)
                found = cell(chart, plain, values)
                assert found[:1] == ([] if outcome is None else [outcome[0]])
    assert compared > TRIED


@EVERY_GAME
def test_both_languages_have_the_same_form_in_other_words(key: str) -> None:
    english, french = (form_of(book_of(key), key, lang) for lang in ("en", "fr"))
    for one, other in zip(english["charts"], french["charts"], strict=True):
        assert one["key"] == other["key"]
        assert (one["throw"] is None) == (other["throw"] is None)
        assert [len(each["cells"]) for each in one["sums"][0]["lines"]] == [
            len(each["cells"]) for each in other["sums"][0]["lines"]
        ]
    assert english["rules"] != french["rules"]
    assert [rule["number"] for rule in english["rules"]] == [
        rule["number"] for rule in french["rules"]
    ]


@EVERY_GAME
def test_the_sheet_says_where_the_conditions_of_a_unit_begin(key: str) -> None:
    book = book_of(key)
    sheet, told = book.sheet, form_of(book, key, "en")["sheet"]
    known = {fact.key: fact for fact in sheet.facts}
    facts = [known[one] for one in sheet.decided_by]
    rng = Rng(2)
    for _ in range(TRIED):
        values = some_values(facts, rng)
        found = told["cells"][told["at"][place_of(facts, values)]]
        if sheet.condition is None:
            assert found == []
            continue
        most = known[sheet.strength].most
        assert found == [sheet.condition(values, left) for left in range(1, most + 1)]


def test_every_cell_is_kept_once_and_found_by_its_facts() -> None:
    facts = book_of("march").charts[0].facts[:2]
    cells, at = cells_of(facts, lambda values: sum(values.values()) % 3)
    assert len(cells) == len(set(cells)) <= 3
    assert len(at) == prod(len(list(fact.span())) for fact in facts)
