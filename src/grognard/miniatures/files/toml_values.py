"""The tables of a TOML file that people write: values taken one by one, every fault remembered."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

import grognard
from grognard.kernel.reading import in_all_languages
from grognard.kernel.refusal import BadData, BadNotation
from grognard.lexicon import LANGUAGES, Lexicon
from grognard.table.angles import TURN
from grognard.table.pose import Point

from ..length_unit import LengthUnit, whole_parts

MOST_FAULTS: Final = 20
DEGREE: Final = 100
WORDS: Final = Lexicon(Path(grognard.__path__[0], "miniatures", "files", "words"))

Told = dict[str, str]  # what is wrong, by language


class Node:
    """A table of the file: its values taken one by one, its place, and all faults found so far."""

    def __init__(
        self,
        values: dict[str, Any],
        where: str,
        faults: list[tuple[str, Told]],
        unit: LengthUnit,
    ) -> None:
        self.unit = unit  # lengths are written in it
        self.values: Final = dict(values)
        self.known: Final[list[str]] = []
        self.where: Final = where
        self.faults: Final = faults

    def fault(self, key: str, word: str, **facts: object) -> None:
        """An error in a value, in the words of any game."""
        self.told(key, in_all_languages(WORDS, word, **facts))

    def told(self, key: str, problem: Told) -> None:
        self.faults.append((self.place(key), problem))

    def unread(self, key: str, error: BadNotation) -> None:
        """What is wrong with a text that has a grammar of its own, such as an army."""
        told = {
            lang: WORDS.say(
                lang,
                "unread",
                line=error.line,
                value=repr(error.value),
                expected=error.expected_in(lang),
            )
            for lang in LANGUAGES
        }
        self.told(key, told)

    def place(self, key: str) -> str:
        return f"{self.where}.{key}" if self.where and key else self.where or key

    def take(self, key: str) -> Any:
        self.known.append(key)
        return self.values.pop(key, None)

    def finish(self) -> None:
        for key in self.values:
            self.fault(key, "no-such-key", known=", ".join(self.known))

    def table(self, key: str) -> Node:
        value = self.take(key)
        if value is not None and not isinstance(value, dict):
            self.fault(key, "not-a-table", value=repr(value), place=self.place(key))
        return Node(
            value if isinstance(value, dict) else {}, self.place(key), self.faults, self.unit
        )

    def tables(self, key: str, most: int) -> list[Node]:
        value = self.take(key)
        if value is None:
            return []
        if not isinstance(value, list) or not all(isinstance(one, dict) for one in value):
            self.fault(key, "not-tables", name=key)
            return []
        if len(value) > most:
            self.fault(key, "too-many", count=len(value), most=most)
        return [
            Node(one, f"{self.place(key)} {order}", self.faults, self.unit)
            for order, one in enumerate(value, 1)
        ]

    def text(self, key: str, most: int, usual: str | None = None) -> str:
        value = self.take(key)
        if value is None:
            if usual is None:
                self.fault(key, "no-text")
            return usual or ""
        if not isinstance(value, str) or not value.strip():
            self.fault(key, "not-text", value=repr(value))
            return usual or ""
        if len(value) > most:
            self.fault(key, "too-long", count=len(value), most=most)
        return value.strip()

    def choice(self, key: str, names: tuple[str, ...], usual: int) -> int:
        value = self.take(key)
        if value is None:
            return usual
        if value not in names:
            self.fault(key, "not-one-of", value=repr(value), known=", ".join(names))
            return usual
        return names.index(value)

    def whole(self, key: str, low: int, most: int, usual: int) -> int:
        value = self.take(key)
        if value is None:
            return usual
        if type(value) is not int or not low <= value <= most:
            self.fault(key, "not-whole", value=repr(value), low=str(low), most=str(most))
            return usual
        return value

    def flag(self, key: str) -> bool:
        """Whether it is set; left out, it is not."""
        value = self.take(key)
        if value is not None and not isinstance(value, bool):
            self.fault(key, "not-a-flag", value=repr(value))
        return value is True

    def names(self, key: str, known: tuple[str, ...]) -> list[str]:
        """Some of these names, in the order of the file."""
        value = self.take(key)
        if value is not None and not isinstance(value, list):
            self.fault(key, "not-names", value=repr(value))
        found: list[str] = []
        for name in value if isinstance(value, list) else []:
            if name in known:
                found.append(name)
            else:
                self.fault(key, "not-one-of", value=repr(name), known=", ".join(known))
        return found

    def bits(self, key: str, known: tuple[str, ...]) -> int:
        """The same as a bit for each, by its place among those known."""
        total = 0
        for name in self.names(key, known):
            total |= 1 << known.index(name)
        return total

    def length(self, key: str, low: int, most: int, usual: int) -> int:
        value = self.take(key)
        if value is None:
            return usual
        found = self.unit.read(value)
        if found is None or not low <= found <= most:
            limits = {"low": self.unit.told(low), "most": self.unit.told(most)}
            self.fault(key, "not-a-length", value=repr(value), unit=self.unit.key, **limits)
            return usual
        return found

    def span(self, key: str, step: int) -> tuple[int, int]:
        """From a least to a most length, both counted in steps."""
        value = self.take(key)
        found = self._point(value)
        if found is None or not 0 < found[0] <= found[1] or found[0] % step or found[1] % step:
            self.fault(key, "not-a-span", value=repr(value), step=self.unit.told(step))
            return 1, 1
        return found[0] // step, found[1] // step

    def angle(self, key: str, usual: int) -> int:
        """In degrees clockwise from north, to a hundredth."""
        value = self.take(key)
        if value is None:
            return usual
        found = whole_parts(value, DEGREE)
        if found is None or not 0 <= found < TURN:
            self.fault(key, "not-a-direction", value=repr(value))
            return usual
        return found

    def point(self, key: str) -> Point | None:
        value = self.take(key)
        if value is None:
            return None
        found = self._point(value)
        if found is None:
            self.fault(key, "not-a-place", value=repr(value))
        return found

    def points(self, key: str) -> list[tuple[int, int]]:
        value = self.take(key)
        found = [self._point(one) for one in value] if isinstance(value, list) else []
        good = [one for one in found if one is not None]
        if not found or len(good) < len(found):
            self.fault(key, "not-places", value=repr(value))
            return []
        return good

    def _point(self, value: object) -> Point | None:
        if not isinstance(value, list) or len(value) != 2:
            return None
        x, y = self.unit.read(value[0]), self.unit.read(value[1])
        return None if x is None or y is None else (x, y)


def read_toml(text: str, file: str, unit: LengthUnit) -> Node:
    """The whole of a file; raises BadData for what is no TOML."""
    try:
        values = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        told = in_all_languages(WORDS, "no-toml", said=str(error))
        raise BadData(file, "", told["en"], told) from error
    return Node(values, "", [], unit)


def check_faults(file: str, node: Node) -> None:
    """Raises BadData with everything that was found wrong."""
    if node.faults:
        raise bad_file(file, node.faults)


def bad_file(file: str, faults: list[tuple[str, Told]]) -> BadData:
    """All faults in one exception, a line for each."""
    if len(faults) == 1:
        where, told = faults[0]
        return BadData(file, where, told["en"], told)
    told = {lang: in_lines(faults, lang) for lang in LANGUAGES}
    return BadData(file, "", told["en"], told)


def in_lines(faults: list[tuple[str, Told]], lang: str) -> str:
    lines = [WORDS.say(lang, "problems", count=len(faults))]
    lines += [f"{where}: {told[lang]}" for where, told in faults[:MOST_FAULTS]]
    return "\n".join(lines)
