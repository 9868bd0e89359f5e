"""Reading what people write: the words of a line, one after the other, with good errors."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

from mypy_extensions import mypyc_attr

import grognard
from grognard.lexicon import LANGUAGES, Lexicon

from .game import Option
from .procedure import Procedure, Procedures
from .refusal import BadData, BadNotation, BrokenRule
from .state import State
from .umpire import ask_again

EXPECTED: Final = Lexicon(Path(grognard.__path__[0], "kernel", "words"))
BATTLE: Final = "battle"
MOST_DIGITS: Final = 6


def in_all_languages(words: Lexicon, key: str, **facts: object) -> dict[str, str]:
    """A message of `words` by language."""
    return {lang: words.say(lang, key, **facts) for lang in LANGUAGES}


def unread(words: Lexicon, value: str, key: str, line: int = 0, **facts: object) -> BadNotation:
    """What cannot be read, and in every language what was expected there: a message of `words`."""
    told = in_all_languages(words, key, **facts)
    return BadNotation(line, value, told["en"], told)


# The options of a game, in the reader's language whatever is wrong with them


def option_values(known: list[Option], given: Mapping[str, str]) -> dict[str, str]:
    """What is given, and the defaults of the others; raises BadNotation."""
    options = {option.key: option for option in known}
    for key, value in given.items():
        check_option(options, key, value)
    return {key: given.get(key, option.default) for key, option in options.items()}


def check_option(known: Mapping[str, Option], key: str, value: str, line: int = 0) -> None:
    """Whether there is such an option and it takes the value; raises BadNotation."""
    if key not in known:
        raise unread(EXPECTED, key, "no-such-option", line, known=", ".join(known))
    allowed = known[key].values
    if allowed and value not in allowed:
        listed = ", ".join(allowed)
        raise unread(EXPECTED, value, "not-a-value", line, option=key, known=listed)


def whole_option(key: str, text: str, least: int, most: int) -> int:
    """The number that an option is; raises BadNotation."""
    if not (text.isascii() and text.isdecimal()) or not least <= int(text) <= most:
        raise unread(EXPECTED, text, "not-whole", option=key, least=least, most=most)
    return int(text)


def no_such_battle(key: str, known: Iterable[str]) -> BadNotation:
    return unread(EXPECTED, key, "no-such-battle", known=", ".join(known))


class Opening:
    """What a position begins with, wherever it stands: its scenario and options, with their lines.

    Everything else depends on them. `last` is the line of the last of them all.
    """

    def __init__(self, scenario: str, options: dict[str, str], lines: dict[str, int]) -> None:
        self.scenario: Final = scenario
        self.options: Final = options
        self.lines: Final = lines
        self.last: Final = max(lines.values())


def at_its_line(opening: Opening, error: BadData | BadNotation) -> BadNotation:
    """A complaint about a battle or its options, with the line of the option at fault."""
    where = opening.lines[BATTLE]
    if isinstance(error, BadData):
        return BadNotation(where, error.where or error.file, error.problem, error.told)
    said = f"{error.value} {error.expected}"
    at = next((opening.lines[key] for key in opening.options if key in said), where)
    return error.on_line(at)


def numbered_lines(text: str) -> list[tuple[int, str]]:
    """The lines that say something, with their numbers; those that begin with # are comments."""
    return [
        (number, line.rstrip())
        for number, line in enumerate(text.splitlines(), start=1)
        if line.strip() and not line.startswith("#")
    ]


def check_first(lines: list[tuple[int, str]], game: str, version: str) -> None:
    """Whether a text is a position of this game and version; raises BadNotation."""
    number, line = lines[0] if lines else (1, "")
    words = line.split()
    if words[:2] != [game, "position"]:
        raise unread(EXPECTED, line, "first-line", number, game=game, version=version)
    if words[2:] != [version]:
        value = " ".join(words[2:])
        raise unread(EXPECTED, value, "unknown-version", number, game=game, version=version)


def read_opening(lines: list[tuple[int, str]], example: str) -> Opening:
    scenario = ""
    places: dict[str, int] = {}
    given: dict[str, str] = {}
    for number, line in lines[1:]:
        words = line.split(None, 2)
        if words[0] == BATTLE and len(words) == 2:
            scenario, places[BATTLE] = words[1], number
        elif words[0] == "option":
            if len(words) < 3:
                raise unread(EXPECTED, line, "option-line", number)
            given[words[1]], places[words[1]] = words[2], number
    if not scenario:
        raise unread(EXPECTED, "", "a-line", 1, example=f"{BATTLE} {example}")
    return Opening(scenario, given, places)


def ask_first(s: State, stack_line: int) -> None:
    """Let a position that has been read ask its question; its stack may not fit it."""
    try:
        ask_again(s)
    except (IndexError, AssertionError, BrokenRule) as error:
        raise unread(EXPECTED, "stack", "other-procedures", stack_line) from error


@mypyc_attr(allow_interpreted_subclasses=True)
class Reader:
    """The words of one line at a time; every error names the line and the word.

    What was expected is described in the words of the game or layer (`own`), or in those of any
    game.
    """

    def __init__(self, *own: Lexicon) -> None:
        self.own: Final = own
        self.words: list[str] = []
        self.at = 0
        self.line = 0

    def lexicon(self, key: str) -> Lexicon:
        return next((words for words in self.own if words.has("en", key)), EXPECTED)

    def bad(self, value: str, key: str, **facts: object) -> BadNotation:
        return unread(self.lexicon(key), value, key, self.line, **facts)

    def peek(self) -> str:
        return self.words[self.at] if self.at < len(self.words) else ""

    def next(self, key: str, **facts: object) -> str:
        """The next word; `key` says what it should be."""
        if self.at == len(self.words):
            expected = in_all_languages(self.lexicon(key), key, **facts)
            told = {lang: EXPECTED.say(lang, "ends", expected=expected[lang]) for lang in expected}
            raise BadNotation(self.line, " ".join(self.words), told["en"], told)
        self.at += 1
        return self.words[self.at - 1]

    def choice(self, names: Sequence[str]) -> int:
        """The place of the next word among the names allowed."""
        listed = ", ".join(name for name in names if name)
        word = self.next("one-of", known=listed)
        if word and word.lower() in names:
            return names.index(word.lower())
        raise self.bad(word, "one-of", known=listed)

    def number(self) -> int:
        word = self.next("a-number")
        if not (word.isascii() and word.isdecimal() and len(word) <= MOST_DIGITS):
            raise self.bad(word, "whole-number")
        return int(word)

    def field(self) -> int:
        """A whole number that may be negative."""
        word = self.next("whole-number")
        digits = word.removeprefix("-")
        if not (digits.isascii() and digits.isdecimal() and len(digits) <= MOST_DIGITS):
            raise self.bad(word, "whole-number")
        return int(word)

    def finish_line(self, what: str) -> None:
        if self.at < len(self.words):
            raise self.bad(self.peek(), "line-over", what=what)

    def stack(self, known: Procedures, example: str) -> list[Procedure]:
        """The procedures of a saved game: names, stages and fields, with / between them."""
        made: list[Procedure] = []
        for entry in " ".join(self.words).split("/"):
            self.words, self.at = entry.split(), 0
            made.append(self.procedure(known, example))
        return made

    def procedure(self, known: Procedures, example: str) -> Procedure:
        name = self.next("procedure", example=example)
        if not known.knows(name):
            raise self.bad(name, "procedure", example=example)
        stage = self.number()
        fields: list[int] = []
        while self.peek():
            fields.append(self.procedure_field(name, len(fields)))
        try:
            made = known.make(name, fields)
        except (IndexError, ValueError) as error:
            raise self.bad(" ".join(self.words), "more-fields", name=name) from error
        if made.fields() != fields:
            raise self.bad(" ".join(self.words), "wrong-fields", name=name)
        made.stage = stage
        return made

    def procedure_field(self, name: str, order: int) -> int:
        """A field of a procedure; a game whose fields name pieces reads them itself."""
        return self.field()
