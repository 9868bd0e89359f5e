"""What a player says of a situation: ticked, counted or chosen; and what is said of a unit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

Values = Mapping[str, int]

TICK: Final = "tick"
NUMBER: Final = "number"
CHOICE: Final = "choice"


class Fill:
    """Where a fact is read off a unit in the list: its part in the action, and its own fact.

    `values` has for each value of that fact the value of this one; none: the same value.
    """

    def __init__(self, part: str, field: str, values: Mapping[int, int] | None = None) -> None:
        self.part: Final = part
        self.field: Final = field
        self.values: Final = dict(values) if values is not None else None


class Fact:
    """One thing that decides a sum or a row: a whole number, with any meaning.

    `cite` is the rule that uses it. `needs` names another fact and its values without which this
    one does not matter; it then has its least value. `part` is the role that it is about, one of
    the chart's roles. Its name is that of its rule, unless the words of the game's charts have a
    message `fact-<words>`.
    """

    def __init__(
        self,
        key: str,
        cite: str,
        kind: str = TICK,
        least: int = 0,
        most: int = 1,
        choices: Sequence[str] = (),
        default: int | None = None,
        needs: tuple[str, Sequence[int]] | None = None,
        words: str = "",
        fill: Fill | None = None,
        fed_by: str = "",
        part: str = "",
    ) -> None:
        self.key: Final = key
        self.cite: Final = cite
        self.kind: Final = kind
        self.least: Final = least
        self.most: Final = len(choices) - 1 if choices else most
        self.choices: Final = list(choices)
        self.default: Final = least if default is None else default
        self.needs: Final = (needs[0], list(needs[1])) if needs is not None else None
        self.words: Final = words
        self.fill: Final = fill
        self.fed_by: Final = fed_by
        self.part: Final = part or (fill.part if fill is not None else "")

    def span(self) -> range:
        return range(self.least, self.most + 1)

    def is_asked(self, values: Values) -> bool:
        return self.needs is None or values[self.needs[0]] in self.needs[1]


def tick(
    key: str,
    cite: str,
    *,
    needs: tuple[str, Sequence[int]] | None = None,
    words: str = "",
    fill: Fill | None = None,
    part: str = "",
) -> Fact:
    """Something that is so or not."""
    return Fact(key, cite, needs=needs, words=words, fill=fill, part=part)


def number(
    key: str,
    cite: str,
    least: int,
    most: int,
    *,
    default: int | None = None,
    needs: tuple[str, Sequence[int]] | None = None,
    words: str = "",
    fill: Fill | None = None,
    fed_by: str = "",
    part: str = "",
) -> Fact:
    """Something that is counted. `fed_by` is a chart whose sums may be added up for it."""
    return Fact(
        key,
        cite,
        NUMBER,
        least,
        most,
        default=default,
        needs=needs,
        words=words,
        fill=fill,
        fed_by=fed_by,
        part=part,
    )


def choice(
    key: str,
    cite: str,
    choices: Sequence[str],
    *,
    default: int = 0,
    needs: tuple[str, Sequence[int]] | None = None,
    words: str = "",
    fill: Fill | None = None,
    part: str = "",
) -> Fact:
    """One of several."""
    return Fact(
        key,
        cite,
        CHOICE,
        choices=choices,
        default=default,
        needs=needs,
        words=words,
        fill=fill,
        part=part,
    )


def complete(facts: Sequence[Fact], given: Values) -> dict[str, int]:
    """A value for every fact: as given, usual, or unasked because another fact rules it out.

    Facts come after those they need.
    """
    values: dict[str, int] = {}
    for fact in facts:
        asked = fact.is_asked(values)
        values[fact.key] = given.get(fact.key, fact.default) if asked else fact.least
    return values
