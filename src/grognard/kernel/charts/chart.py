"""A chart of a game's card: facts, the sums they make, the die, and the table it is read in.

No number is in a declaration: a part of a sum is a function of the rules, which adds its lines to
any tally. Play hands it a real one, a chart for the browser one that takes down the steps.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from ..refusal import Refusal
from ..tally import DOWN, Shares, Tally
from .facts import Fact, Values

Rule = Callable[[Values, Shares], None]
Base = Callable[[Values], tuple[int, str]]

DIE: Final = "die"
OPPOSED: Final = "opposed"
TOTAL: Final = "total"  # two dice, added up
POOL: Final = "pool"


class Part:
    """Lines of a sum that depend only on these facts."""

    def __init__(self, facts: Sequence[str], rule: Rule) -> None:
        self.facts: Final = tuple(facts)
        self.rule: Final = rule


class Start:
    """What a sum begins with, by these facts; for each of what `each` counts, if it is named."""

    def __init__(self, facts: Sequence[str], rule: Base, each: str = "") -> None:
        self.facts: Final = tuple(facts)
        self.rule: Final = rule
        self.each: Final = each

    def of(self, values: Values) -> tuple[int, str]:
        value, cite = self.rule(values)
        return (value * values[self.each] if self.each else value), cite


class Excess:
    """What another sum, named before, has over a number is taken from a sum, by this rule."""

    def __init__(self, of: str, over: int, cite: str) -> None:
        self.of: Final = of
        self.over: Final = over
        self.cite: Final = cite

    def take(self, others: Mapping[str, Tally], sum_: Shares) -> None:
        more = others[self.of].total - self.over
        if more > 0:
            sum_.take(more, self.cite)


class Sum:
    """A labelled sum. `parts` of its numbers make one that is shown (`Tally.parts`)."""

    def __init__(
        self,
        key: str,
        start: Start,
        lines: Sequence[Part],
        rounding: int = DOWN,
        parts: int = 1,
        excess: Excess | None = None,
    ) -> None:
        self.key: Final = key
        self.start: Final = start
        self.lines: Final = list(lines)
        self.rounding: Final = rounding
        self.parts: Final = parts
        self.excess: Final = excess

    def of(self, values: Values, others: Mapping[str, Tally]) -> Shares:
        value, cite = self.start.of(values)
        sum_ = Shares(value, cite, True, self.rounding)
        for part in self.lines:
            part.rule(values, sum_)
        if self.excess is not None:
            self.excess.take(others, sum_)
        return sum_


def begins(cite: str, value: int = 0) -> Start:
    """A sum that begins with the same number for all facts."""
    return Start((), lambda values: (value, cite))


class Bar:
    """Facts that cannot be true together, and the rule that says so."""

    def __init__(self, facts: Sequence[str], rule: Callable[[Values], Refusal | None]) -> None:
        self.facts: Final = tuple(facts)
        self.rule: Final = rule


class Sure:
    """Facts with which no die is thrown: the result they give, and the rule; None: it is thrown."""

    def __init__(self, facts: Sequence[str], rule: Callable[[Values], tuple[int, str] | None]):
        self.facts: Final = tuple(facts)
        self.rule: Final = rule


class Stage:
    """What the dice of a pool that hit must show when they are thrown a second time.

    Its number is read in a grid, by two facts or sums; `column` may be empty. `spares`: a unit that
    shows it is spared. `key` names it.
    """

    def __init__(
        self,
        key: str,
        row: str,
        rows: range,
        need: Callable[[int, int], int],
        column: str = "",
        columns: range = range(1),
        spares: bool = False,
    ) -> None:
        self.key: Final = key
        self.row: Final = row
        self.rows: Final = rows
        self.need: Final = need
        self.column: Final = column
        self.columns: Final = columns
        self.spares: Final = spares


class Throw:
    """What is thrown: a die, two added up, one for each side, or a pool of them.

    `adds` names the sums added to the die of each side. Of a pool the first sum is the number of
    dice, `target` less `less` the lowest face that hits, within `bounds`; both are names of sums,
    or `target` a number. `ones` names the fact that says how many 1s are re-rolled. Those that
    hit go through the `stages`; of a number that no die misses, none is thrown.
    """

    def __init__(
        self,
        kind: str,
        faces: int,
        adds: Sequence[str] = (),
        target: str | int = 0,
        less: str = "",
        bounds: tuple[int, int] | None = None,
        ones: str = "",
        stages: Sequence[Stage] = (),
    ) -> None:
        self.kind: Final = kind
        self.faces: Final = faces
        self.adds: Final = list(adds)
        self.target: Final = target
        self.less: Final = less
        self.bounds: Final = bounds
        self.ones: Final = ones
        self.stages: Final = list(stages)


class Effect:
    """What is changed of a unit in the list: to a value, or by a number.

    `needs` names another fact of the unit and its values without which nothing is changed.
    """

    def __init__(
        self,
        part: str,
        field: str,
        value: int,
        by: bool = False,
        needs: tuple[str, Sequence[int]] | None = None,
    ) -> None:
        self.part: Final = part
        self.field: Final = field
        self.value: Final = value
        self.by: Final = by
        self.needs: Final = (needs[0], list(needs[1])) if needs is not None else None


class Result:
    """A result of a table, by its rule, which names it and says what it does.

    `words` is a message of the game's charts that names it instead, `count` a number in it.
    `short` is one for the head of a column. `also` are rules to remember with it.
    """

    def __init__(
        self,
        cite: str,
        effects: Sequence[Effect] = (),
        words: str = "",
        count: int = 0,
        also: Sequence[str] = (),
        short: str = "",
    ) -> None:
        self.cite: Final = cite
        self.effects: Final = list(effects)
        self.words: Final = words
        self.count: Final = count
        self.also: Final = list(also)
        self.short: Final = short


class Lane:
    """One line of a table: the result of every score from `lowest` on.

    A score beyond either end has the result of that end. The lane itself is for the numbers from
    `low` to `high` (None: without end) of what picks it, or has a name.
    """

    def __init__(
        self,
        lowest: int,
        cells: Sequence[int],
        low: int | None = None,
        high: int | None = None,
        words: str = "",
    ) -> None:
        self.lowest: Final = lowest
        self.cells: Final = list(cells)
        self.low: Final = low
        self.high: Final = high
        self.words: Final = words

    def result(self, score: int) -> int:
        place = min(max(score - self.lowest, 0), len(self.cells) - 1)
        return self.cells[place]


class Limits:
    """Results by sums that a score must not exceed, the first that it does not; else `beyond`.

    The score `best` always has the first result, `worst` always the last.
    """

    def __init__(
        self, results: Sequence[tuple[str, int]], beyond: int, best: int, worst: int
    ) -> None:
        self.results: Final = list(results)
        self.beyond: Final = beyond
        self.best: Final = best
        self.worst: Final = worst

    def lane(self, total: Callable[[str], int]) -> Lane:
        """The result of every score, by these sums."""
        cells = [self.result(score, total) for score in range(self.best, self.worst + 1)]
        return lane(self.best, cells)

    def result(self, score: int, total: Callable[[str], int]) -> int:
        if score == self.best:
            return self.results[0][1]
        if score != self.worst:
            for key, result in self.results:
                if score <= total(key):
                    return result
        return self.beyond


class Table:
    """The lanes of a chart, and the fact or sum that picks one (none: there is only one).

    `across`: results are the columns and lanes the rows, as in a table of fire; else the results
    of one lane are listed below each other. With `limits` the only lane is made of sums.
    """

    def __init__(
        self,
        lanes: Sequence[Lane],
        pick: str = "",
        across: bool = False,
        limits: Limits | None = None,
    ) -> None:
        self.lanes: Final = list(lanes)
        self.pick: Final = pick
        self.across: Final = across
        self.limits: Final = limits


class Chart:
    """A chart by its key and the rule it is headed by.

    A chart that `feeds` another is filled in for each who takes part, and has no die. `again` is
    a fact that counts re-rolls of the results in `rerolled`. `roles` are the parts units of the
    list may have in it.
    """

    def __init__(
        self,
        key: str,
        cite: str,
        icon: str,
        facts: Sequence[Fact],
        sums: Sequence[Sum],
        throw: Throw | None = None,
        table: Table | None = None,
        results: Sequence[Result] = (),
        bars: Sequence[Bar] = (),
        sure: Sequence[Sure] = (),
        again: str = "",
        rerolled: Sequence[int] = (),
        roles: Sequence[str] = (),
        feeds: str = "",
    ) -> None:
        self.key: Final = key
        self.cite: Final = cite
        self.icon: Final = icon
        self.facts: Final = list(facts)
        self.sums: Final = list(sums)
        self.throw: Final = throw
        self.table: Final = table
        self.results: Final = list(results)
        self.bars: Final = list(bars)
        self.sure: Final = list(sure)
        self.again: Final = again
        self.rerolled: Final = list(rerolled)
        self.roles: Final = list(roles)
        self.feeds: Final = feeds

    def fact(self, key: str) -> Fact | None:
        return next((fact for fact in self.facts if fact.key == key), None)

    def why_not(self, values: Values) -> Refusal | None:
        """The rule against such a situation; None when it can be."""
        for bar in self.bars:
            refusal = bar.rule(values)
            if refusal is not None:
                return refusal
        return None

    def totals(self, values: Values) -> dict[str, Tally]:
        found: dict[str, Tally] = {}
        for each in self.sums:
            found[each.key] = each.of(values, found)
        return found


def lane(
    lowest: int,
    results: Sequence[int],
    low: int | None = None,
    high: int | None = None,
    words: str = "",
) -> Lane:
    """A line by the result of every score; what the ends repeat is left out."""
    first, last = 0, len(results) - 1
    while first < last and results[first] == results[first + 1]:
        first += 1
    while last > first and results[last] == results[last - 1]:
        last -= 1
    return Lane(lowest + first, results[first : last + 1], low, high, words)
