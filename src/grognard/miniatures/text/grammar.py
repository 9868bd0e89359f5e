"""The sentences that orders of any battle are made of: a word, a verb and a unit, or two units."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from grognard.kernel.decision import Action
from grognard.kernel.reading import unread
from grognard.lexicon import Lexicon
from grognard.table.paths import Leg

from ..battle.state import BattleState
from .lengths import Lengths
from .orders import Sentence, words_of


def unit_text(b: BattleState, uid: int) -> str:
    return b.common().ids[uid]


def at_text(b: BattleState, verb: str, unit: int, target: int) -> str:
    return f"{verb} {unit_text(b, unit)} > {unit_text(b, target)}"


class Grammar:
    """The verbs of a game. `simple` are sentences of one word, `about_one` of a verb and a unit,
    `at_another` of a verb, a unit and another; the game itself reads the `longer` ones and ways.

    `aliases` are other words that players may type.
    """

    def __init__(
        self,
        expected: Lexicon,
        lengths: Lengths,
        simple: Mapping[str, Action],
        about_one: Mapping[str, Callable[[int], Action]],
        at_another: Mapping[str, Callable[[int, int], Action]],
        longer: tuple[str, ...],
        aliases: Mapping[str, str],
    ) -> None:
        self.expected: Final = expected
        self.lengths: Final = lengths
        self.simple: Final = simple
        self.about_one: Final = about_one
        self.at_another: Final = at_another
        self.aliases: Final = aliases
        self.verbs: Final = (*simple, *about_one, *at_another, *longer)
        self.simple_of: Final = {action.key(): word for word, action in simple.items()}
        self.verb_of: Final = {
            **{one(0).key()[0]: verb for verb, one in about_one.items()},
            **{two(0, 0).key()[0]: verb for verb, two in at_another.items()},
        }

    def written(self, b: BattleState, action: Action) -> str | None:
        """An action that is one of these sentences; None for any other."""
        key = action.key()
        word = self.simple_of.get(key)
        if word is not None:
            return word
        verb = self.verb_of.get(key[0])
        if verb is None:
            return None
        text = f"{verb} {unit_text(b, key[1])}"
        return text if len(key) == 2 else f"{text} > {unit_text(b, key[2])}"

    def words_of(self, text: str) -> list[str]:
        """The words of an order; raises BadNotation where there are none."""
        words = words_of(text, self.aliases)
        if not words:
            raise unread(self.expected, text, "verb", known=", ".join(self.verbs))
        return words


@mypyc_attr(allow_interpreted_subclasses=True)
class OrderReader(Sentence):
    """One order. A game reads what is longer than the sentences of its grammar."""

    def __init__(self, grammar: Grammar, b: BattleState, text: str, words: list[str]) -> None:
        super().__init__(text, words, grammar.lengths, b.common().by_id, grammar.expected)
        self.grammar: Final = grammar

    def longer(self, verb: str) -> Action | None:
        """A sentence of the game's own; None for a verb that it does not know."""
        raise NotImplementedError

    def verb(self) -> str:
        return self.next("verb", known=", ".join(self.grammar.verbs))

    def sentence(self, verb: str) -> Action:
        """An order without a way, to its end."""
        action = self.one(verb)
        if action is None:
            raise self.bad(verb, "verb", known=", ".join(self.grammar.verbs))
        self.end()
        return action

    def one(self, verb: str) -> Action | None:
        grammar = self.grammar
        if verb in grammar.simple:
            return grammar.simple[verb]
        if verb in grammar.about_one:
            return grammar.about_one[verb](self.unit())
        if verb in grammar.at_another:
            unit = self.unit()
            self.arrow()
            return grammar.at_another[verb](unit, self.unit())
        return self.longer(verb)

    def named(self, key: str, known: dict[str, int]) -> int:
        """A piece that is no unit, by its id; `key` says in the words of the game what it is."""
        listed = ", ".join(known)
        word = self.next(key, known=listed)
        small = {id.lower(): number for id, number in known.items()}
        if word not in small:
            raise self.bad(word, key, known=listed)
        return small[word]

    def way(self, known: tuple[str, ...]) -> list[Leg]:
        """All that is left: legs with commas between them."""
        left = self.words[self.at :]
        if not left:
            raise self.bad(f"{self.text.strip()} …", "way")
        return Sentence(" ".join(left), left, self.lengths, {}, self.own).legs(known)
